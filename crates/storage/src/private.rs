//! Files and folders that nobody else on the computer may read. What is there already keeps its permissions: its owner may share it.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder for its owner alone, and those above it that are missing as any folder.
///
/// # Errors
/// The error of the system.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    if let Some(above) = folder.parent() {
        fs::create_dir_all(above)?;
    }
    match create_new_folder(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        created => created,
    }
}

/// Creates a folder for its owner alone, which is refused where there is one.
///
/// # Errors
/// The error of the system.
pub fn create_new_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(false);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Creates an empty file for its owner alone where there is none. What a database keeps beside it is private then too. Nothing is made
/// where a link leads.
///
/// # Errors
/// The error of the system.
pub fn create_file(path: &Path) -> io::Result<()> {
    match new_file().open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && path.exists() => Ok(()),
        created => created.map(drop),
    }
}

/// The options of a new file for its owner alone, which is refused where there is one.
#[must_use]
pub fn new_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates an empty file for its owner alone in the place of what has this name: of half a file that an earlier program has left, or of
/// a link, which is not followed.
///
/// # Errors
/// The error of the system.
pub fn replace_file(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => new_file().open(path).map(drop),
    }
}

/// Lets nobody else on the computer read a file.
///
/// # Errors
/// The error of the system.
pub fn restrict(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        Ok(())
    }
}

/// Whether others on the computer may read a file or folder, as far as the system says it.
#[must_use]
pub fn is_open_to_others(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::metadata(path).is_ok_and(|data| data.permissions().mode() & 0o044 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_is_new_is_its_owners_alone_and_what_is_there_stays_as_it_is() {
        use std::os::unix::fs::PermissionsExt as _;
        let around = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let folder = around.path().join("a/b");
        create_folder(&folder).unwrap();
        create_file(&folder.join("file")).unwrap();
        assert_eq!((mode(&folder), mode(&folder.join("file"))), (0o700, 0o600));
        assert!(!is_open_to_others(&folder));
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        fs::set_permissions(folder.join("file"), fs::Permissions::from_mode(0o644)).unwrap();
        create_folder(&folder).unwrap();
        create_file(&folder.join("file")).unwrap();
        assert_eq!((mode(&folder), mode(&folder.join("file"))), (0o755, 0o644));
        assert!(is_open_to_others(&folder));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_is_replaced_takes_the_place_of_a_link_and_nothing_behind_it() {
        let folder = tempfile::tempdir().unwrap();
        let [photograph, part] = ["photograph", "part"].map(|name| folder.path().join(name));
        fs::write(&photograph, "the owner's").unwrap();
        std::os::unix::fs::symlink(&photograph, &part).unwrap();
        for _ in 0..2 {
            replace_file(&part).unwrap();
            assert!(fs::symlink_metadata(&part).unwrap().is_file() && !is_open_to_others(&part));
        }
        assert_eq!(fs::read_to_string(&photograph).unwrap(), "the owner's");
        // A link that leads nowhere makes nothing there.
        let [link, none] = ["link", "none"].map(|name| folder.path().join(name));
        std::os::unix::fs::symlink(&none, &link).unwrap();
        assert!(create_file(&link).is_err() && !none.exists());
    }
}
