//! The folder of a rehearsal: nothing of it is kept, also where the program was killed.

use std::fs;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::file_lock::FileLock;
use crate::owner;

/// How the names of these folders begin.
const PREFIX: &str = "kifuscribe-rehearsal-";

/// The file in such a folder that is locked while the rehearsal goes on.
const LOCK: &str = "lock";

/// The folder of a rehearsal. It is removed when this is dropped.
#[derive(Debug)]
pub struct RehearsalFolder {
    folder: TempDir,
    /// Held until the folder is removed.
    _lock: Option<FileLock>,
}

impl RehearsalFolder {
    /// Creates a folder in `base`, the system's folder for temporary files, and removes those of rehearsals that were
    /// killed.
    ///
    /// # Errors
    /// The system's error where it cannot be created.
    pub fn create(base: &Path) -> io::Result<Self> {
        remove_abandoned(base);
        let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(base)?;
        let lock = FileLock::take(File::create(folder.path().join(LOCK))?)?;
        Ok(Self { folder, _lock: lock })
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// Removes the folders in `base` of rehearsals that no program goes on with. Those of other people stay, and what cannot
/// be removed.
pub fn remove_abandoned(base: &Path) {
    for folder in fs::read_dir(base).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if is_abandoned(&folder) {
            let _ = fs::remove_dir_all(&folder);
        }
    }
}

fn is_abandoned(folder: &PathBuf) -> bool {
    let is_named = folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PREFIX));
    // A link is not followed: what it leads to is not a rehearsal. Another account may have made a pipe in place of the lock.
    let is_folder = fs::symlink_metadata(folder).is_ok_and(|data| data.is_dir() && owner::is_own(&data));
    let lock = folder.join(LOCK);
    let is_lock = || fs::symlink_metadata(&lock).is_ok_and(|data| data.is_file());
    let is_free = || File::open(&lock).is_ok_and(|file| matches!(FileLock::take(file), Ok(Some(_))));
    is_named && is_folder && is_lock() && is_free()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(base: &Path) -> usize {
        fs::read_dir(base).unwrap().count()
    }

    #[test]
    fn nothing_is_left_of_a_rehearsal() {
        let base = tempfile::tempdir().unwrap();
        let rehearsal = RehearsalFolder::create(base.path()).unwrap();
        fs::write(rehearsal.path().join("game.sgf"), "(;)").unwrap();
        assert_eq!(left(base.path()), 1);
        drop(rehearsal);
        assert_eq!(left(base.path()), 0);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_place_of_the_lock_of_a_rehearsal_keeps_nobody_waiting() {
        let base = tempfile::tempdir().unwrap();
        let folder = base.path().join(format!("{PREFIX}of-somebody"));
        fs::create_dir(&folder).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(folder.join(LOCK)).status().unwrap().success());
        remove_abandoned(base.path());
        assert!(folder.exists());
    }

    #[test]
    fn a_rehearsal_that_was_killed_is_removed_by_the_next_and_one_that_goes_on_is_not() {
        let base = tempfile::tempdir().unwrap();
        // As a program that was killed leaves it: the folder is there, and its lock is held by nobody.
        let killed = base.path().join(format!("{PREFIX}killed"));
        fs::create_dir(&killed).unwrap();
        fs::write(killed.join(LOCK), "").unwrap();
        let other = base.path().join("kifuscribe-rehearsals-of-mine");
        fs::create_dir(&other).unwrap();
        let first = RehearsalFolder::create(base.path()).unwrap();
        assert!(!killed.exists() && other.exists());
        let second = RehearsalFolder::create(base.path()).unwrap();
        assert!(first.path().exists() && second.path().exists(), "two windows may rehearse at once");
    }
}
