//! Files that are replaced as a whole: after a power cut they have either the old content or the new.

use std::fs::{self, DirEntry, File};
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use tempfile::NamedTempFile;

use crate::StorageError;

/// How the names of files begin that are written beside those that they replace. Six letters and digits follow.
const PREFIX: &str = ".kifuscribe-";

/// How old such a file is before nothing goes on with it. Why: another program may be writing one, which takes moments.
const ABANDONED_AFTER: Duration = Duration::from_secs(3600);

/// Replaces the file at `path` with `bytes`, or leaves it as it is.
///
/// The new content is written beside it, forced to the disk, and renamed over it. A file that exists keeps its
/// permissions; a new one gets those of any new file.
///
/// # Errors
/// [`StorageError::Write`]; the old file stays then.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |source| StorageError::Write { path: path.to_owned(), source };
    let mut file = temporary_file(folder_of(path)).map_err(failed)?;
    file.write_all(bytes).map_err(failed)?;
    put_in_place(file, path)
}

/// Replaces the file at `path` with one of its folder that [`temporary_file`] made, as [`write()`] does.
///
/// # Errors
/// [`StorageError::Write`]; the old file stays then.
pub(super) fn put_in_place(file: NamedTempFile, path: &Path) -> Result<(), StorageError> {
    let failed = |source| StorageError::Write { path: path.to_owned(), source };
    // The permissions of what a link leads to are not those of the file that takes the link's place.
    if let Ok(existing) = fs::symlink_metadata(path)
        && existing.is_file()
    {
        file.as_file().set_permissions(existing.permissions()).map_err(failed)?;
    }
    file.as_file().sync_all().map_err(failed)?;
    file.persist(path).map_err(|e| failed(e.error))?;
    sync_folder(folder_of(path));
    Ok(())
}

/// Replaces the file at `path` as [`write()`] does, for its owner alone to read.
///
/// # Errors
/// [`StorageError::Write`]; the old file stays then.
pub fn write_private(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |source| StorageError::Write { path: path.to_owned(), source };
    // The library's own files are private.
    let made = tempfile::Builder::new().prefix(PREFIX).tempfile_in(folder_of(path));
    let mut file = made.map_err(|error| failed(error.kind().into()))?;
    file.write_all(bytes).map_err(failed)?;
    file.as_file().sync_all().map_err(failed)?;
    file.persist(path).map_err(|e| failed(e.error))?;
    sync_folder(folder_of(path));
    Ok(())
}

/// Deletes files of a folder, those that are there, so that a power cut does not bring them back.
///
/// # Errors
/// [`StorageError::Write`] of the first that cannot be deleted; those after it stay.
pub fn delete(folder: &Path, files: &[&str]) -> Result<(), StorageError> {
    let mut is_changed = false;
    for file in files {
        let path = folder.join(file);
        match fs::remove_file(&path) {
            Ok(()) => is_changed = true,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(source) => return Err(StorageError::Write { path, source }),
        }
    }
    if is_changed {
        sync_folder(folder);
    }
    Ok(())
}

/// Deletes the files of a folder that a program left beside those that they should have replaced, because it was killed. What
/// cannot be deleted stays.
pub fn delete_abandoned(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().filter(is_abandoned) {
        let _ = fs::remove_file(entry.path());
    }
}

fn is_abandoned(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let letters = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
    let is_ours =
        letters.is_some_and(|letters| letters.len() == 6 && letters.bytes().all(|b| b.is_ascii_alphanumeric()));
    let is_old = |data: fs::Metadata| {
        let age = data.modified().ok().and_then(|written| written.elapsed().ok());
        data.is_file() && age.is_some_and(|age| age > ABANDONED_AFTER)
    };
    is_ours && entry.metadata().is_ok_and(is_old)
}

/// The folder that contains a path.
#[must_use]
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."))
}

/// Checks in advance whether `path` can be written, by creating and removing a file beside it.
///
/// # Errors
/// [`StorageError::Write`] if it cannot.
pub fn probe(path: &Path) -> Result<(), StorageError> {
    let failed = |source| StorageError::Write { path: path.to_owned(), source };
    if path.is_dir() {
        return Err(failed(std::io::ErrorKind::IsADirectory.into()));
    }
    let mut file = temporary_file(folder_of(path)).map_err(failed)?;
    file.write_all(b"probe").map_err(failed)?;
    Ok(())
}

/// A temporary file with the permissions of any new file, those that the umask leaves.
pub(super) fn temporary_file(folder: &Path) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // The library's error names the file that it could not make, which nobody knows.
    builder.prefix(PREFIX).tempfile_in(folder).map_err(|error| error.kind().into())
}

/// Forces the entries of a folder to the disk: a new or renamed file survives a power cut only after that.
///
/// Errors are ignored. Why: not every system can sync a folder, and the content of the file is on the disk already.
pub(super) fn sync_folder(folder: &Path) {
    #[cfg(test)]
    SYNCED.with_borrow_mut(|synced| synced.push(folder.to_owned()));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Forces the entries of all folders above `path` to the disk: whatever made them, it survives a power cut from then on.
pub(super) fn sync_folders_above(path: &Path) {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    whole.ancestors().skip(1).for_each(sync_folder);
}

/// Creates a folder, with those above it that are missing, so that it survives a power cut.
///
/// # Errors
/// The error of the system.
pub(super) fn create_folder(folder: &Path) -> std::io::Result<()> {
    if !folder.is_dir() {
        fs::create_dir_all(folder)?;
        sync_folders_above(folder);
    }
    Ok(())
}

#[cfg(test)]
thread_local! {
    /// The folders that this thread has synced, for tests.
    pub(super) static SYNCED: std::cell::RefCell<Vec<std::path::PathBuf>> = const { std::cell::RefCell::new(Vec::new()) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_program_left_is_deleted_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let old = std::time::SystemTime::now() - 2 * ABANDONED_AFTER;
        let make = |name: &str, is_old: bool| {
            let file = File::create(folder.path().join(name)).unwrap();
            if is_old {
                file.set_modified(old).unwrap();
            }
        };
        make(".kifuscribe-a1B2c3", true);
        make(".kifuscribe-d4E5f6", false);
        for name in [".kifuscribe-my-notes", ".kifuscribe-", "kifuscribe-a1B2c3", ".kifuscribe-a1B2c3.sgf", "game.sgf"]
        {
            make(name, true);
        }
        // What is written, and left by a program that is killed, has such a name.
        let written = temporary_file(folder.path()).unwrap();
        written.as_file().set_modified(old).unwrap();
        written.keep().unwrap();
        delete_abandoned(folder.path());
        let mut left: Vec<_> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let kept = [".kifuscribe-", ".kifuscribe-a1B2c3.sgf", ".kifuscribe-d4E5f6", ".kifuscribe-my-notes"];
        assert_eq!(left, [&kept[..], &["game.sgf", "kifuscribe-a1B2c3"]].concat());
    }

    #[test]
    fn the_folder_is_synced_after_the_rename() {
        let folder = tempfile::tempdir().unwrap();
        write(&folder.path().join("game.sgf"), b"(;)").unwrap();
        assert_eq!(SYNCED.take(), [folder.path()]);
    }

    #[test]
    #[cfg(unix)]
    fn an_existing_file_keeps_its_permissions_and_a_new_one_has_those_of_any_new_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let (new, plain) = (folder.path().join("new.sgf"), folder.path().join("plain.sgf"));
        write(&new, b"(;)").unwrap();
        fs::write(&plain, b"(;)").unwrap();
        assert_eq!(mode(&new), mode(&plain));
        for private in [0o600, 0o640, 0o664] {
            fs::set_permissions(&new, fs::Permissions::from_mode(private)).unwrap();
            write(&new, b"(;again)").unwrap();
            assert_eq!(mode(&new), private);
        }
        // A link gives it none.
        let (link, open) = (folder.path().join("link.sgf"), folder.path().join("open.sgf"));
        fs::write(&open, b"(;)").unwrap();
        fs::set_permissions(&open, fs::Permissions::from_mode(0o666)).unwrap();
        std::os::unix::fs::symlink(&open, &link).unwrap();
        write(&link, b"(;)").unwrap();
        assert_eq!(mode(&link), mode(&plain));
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.sgf");
        write(&path, b"(;one)").unwrap();
        write(&path, b"(;two)").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"(;two)");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_cannot_be_written_is_said_beforehand() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a-file");
        fs::write(&file, "x").unwrap();
        for path in [file.join("game.sgf"), folder.path().join("nowhere/game.sgf"), folder.path().to_owned()] {
            let said = probe(&path).unwrap_err().to_string();
            assert!(said.starts_with("cannot write ") && said.contains("check that the folder exists"), "{said}");
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
