//! Files that are always whole: either the old content or the new, also when the power goes.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use crate::storage::StorageError;

/// Replaces the file at `path` with `bytes`, or leaves it as it is.
///
/// The new content is written beside it, forced to the disk, and renamed over it.
///
/// # Errors
/// [`StorageError::Write`]; the old file stands then.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |source| StorageError::Write { path: path.to_owned(), source };
    let folder = folder_of(path);
    let mut file = tempfile::Builder::new().prefix(".kifuscribe-").tempfile_in(folder).map_err(failed)?;
    file.write_all(bytes).map_err(failed)?;
    give_usual_permissions(file.as_file());
    file.as_file().sync_all().map_err(failed)?;
    file.persist(path).map_err(|e| failed(e.error))?;
    sync_folder(folder);
    Ok(())
}

/// The folder a path lies in.
#[must_use]
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."))
}

/// Finds out before anything is begun whether `path` can be written, by making and removing a file beside
/// it.
///
/// # Errors
/// [`StorageError::Write`] where it cannot.
pub fn probe(path: &Path) -> Result<(), StorageError> {
    let failed = |source| StorageError::Write { path: path.to_owned(), source };
    if path.is_dir() {
        return Err(failed(std::io::ErrorKind::IsADirectory.into()));
    }
    let mut file = tempfile::Builder::new().prefix(".kifuscribe-").tempfile_in(folder_of(path)).map_err(failed)?;
    file.write_all(b"probe").map_err(failed)?;
    Ok(())
}

/// A rename is only kept once its folder is. Not every system can do that; the file itself is safe.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Temporary files are private; a record is read by others: a web server, a viewer, the referee.
#[cfg(unix)]
fn give_usual_permissions(file: &File) {
    use std::os::unix::fs::PermissionsExt as _;
    let _ = file.set_permissions(fs::Permissions::from_mode(0o644));
}

#[cfg(not(unix))]
fn give_usual_permissions(_: &File) {
    let _ = fs::metadata(".");
}

#[cfg(test)]
mod tests {
    use super::*;

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
