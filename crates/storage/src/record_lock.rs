//! A lock on a file that keeps every other program from writing it meanwhile: on an SGF, a journal, and the files that are replaced as a
//! whole.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::StorageError;
use crate::atomic;
use crate::file_lock::FileLock;
use crate::regular_file;

/// How often a file that another program has just deleted is opened again.
const MOST_TRIES: usize = 100;

/// The lock on an SGF or a journal. It ends when this is dropped, and when the program ends in any way.
///
/// The file itself cannot be locked: an SGF is replaced with each move, and on Windows nobody could read a journal that is locked. What is
/// locked is the hidden file `.NAME.lock` beside it, which is deleted with the lock; one that a killed program has left locks nothing.
#[derive(Debug)]
pub struct RecordLock {
    path: PathBuf,
    /// `None` where the file system has no locks.
    lock: Option<FileLock>,
}

impl RecordLock {
    /// Whether others are kept out: some file systems, as of some network drives, have no locks.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.lock.is_some()
    }

    /// Whether a program has locked the file at `path` at this moment, as far as the file system says.
    #[must_use]
    pub fn is_taken(path: &Path) -> bool {
        let lock = lock_of(path);
        lock.is_file() && matches!(regular_file::open_lock(&lock).and_then(FileLock::take), Ok(None))
    }

    /// Locks the file at `sgf`, whether it exists or not.
    ///
    /// # Errors
    /// [`StorageError::RecordInUse`] if it is locked already, by this program or another; [`StorageError::Write`] if its folder
    /// cannot be written.
    pub fn take(sgf: &Path) -> Result<Self, StorageError> {
        let path = lock_of(sgf);
        for _ in 0..MOST_TRIES {
            let file = match regular_file::open_lock(&path) {
                // The one before has deleted it just when it was opened.
                Err(error) if error.kind() == ErrorKind::NotFound && atomic::folder_of(&path).is_dir() => continue,
                opened => opened.map_err(|source| StorageError::Write { path: path.clone(), source })?,
            };
            let taken = file.try_clone().and_then(FileLock::take);
            match taken {
                Ok(None) => return Err(StorageError::RecordInUse { path: sgf.to_owned() }),
                // The one before may have deleted the file after it was opened here: another is there then, or none.
                Ok(Some(lock)) if is_at(&file, &path) => return Ok(Self { path, lock: Some(lock) }),
                Ok(Some(_)) => {}
                // Some file systems have no locks; recording goes on there.
                Err(_) => return Ok(Self { path, lock: None }),
            }
        }
        // Some give a file another number each time it is asked for.
        Ok(Self { path, lock: None })
    }
}

impl Drop for RecordLock {
    /// Deletes the file before its lock ends: nobody else has locked it then.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
        self.lock = None;
    }
}

/// The file that is locked for another one, in its real folder: one folder has several names where there are links.
fn lock_of(sgf: &Path) -> PathBuf {
    let folder = atomic::folder_of(sgf);
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    folder.join(format!(".{}.lock", sgf.file_name().unwrap_or_default().to_string_lossy()))
}

/// Whether this open file is the one at `path`.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let number = |data: std::io::Result<fs::Metadata>| data.ok().map(|data| (data.dev(), data.ino()));
    number(file.metadata()).is_some_and(|open| number(fs::metadata(path)) == Some(open))
}

/// Whether this open file is the one at `path`: a file that is open elsewhere keeps its name there.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_sgf_has_one_writer_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let sgf = folder.path().join("game.sgf");
        let lock = RecordLock::take(&sgf).unwrap();
        assert!(matches!(RecordLock::take(&sgf), Err(StorageError::RecordInUse { .. })));
        assert!(RecordLock::take(&folder.path().join("other.sgf")).is_ok());
        drop(lock);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        // A program that was killed has left the file, and no lock.
        fs::write(lock_of(&sgf), "").unwrap();
        assert!(RecordLock::take(&sgf).is_ok());
    }

    #[test]
    #[cfg(unix)]
    fn a_lock_that_others_could_read_is_its_owners_alone_once_it_is_taken() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let sgf = folder.path().join("game.sgf");
        fs::write(lock_of(&sgf), "").unwrap();
        fs::set_permissions(lock_of(&sgf), fs::Permissions::from_mode(0o644)).unwrap();
        let _lock = RecordLock::take(&sgf).unwrap();
        assert_eq!(fs::metadata(lock_of(&sgf)).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    #[cfg(unix)]
    fn a_folder_with_two_names_is_one() {
        let folder = tempfile::tempdir().unwrap();
        let [real, link] = ["real", "link"].map(|name| folder.path().join(name));
        fs::create_dir(&real).unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        let _lock = RecordLock::take(&real.join("game.sgf")).unwrap();
        assert!(matches!(RecordLock::take(&link.join("game.sgf")), Err(StorageError::RecordInUse { .. })));
    }
}
