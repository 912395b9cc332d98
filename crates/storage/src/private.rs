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
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        created => created,
    }
}

/// Creates an empty file for its owner alone where there is none. What a database keeps beside it is private then too.
///
/// # Errors
/// The error of the system.
pub fn create_file(path: &Path) -> io::Result<()> {
    match new_file().open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
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
}
