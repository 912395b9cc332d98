//! A lock on a file that keeps other programs from writing it.

use std::fs::{File, TryLockError};
use std::io;

/// A lock on an open file. It ends when this is dropped, and when the program ends in any way.
#[derive(Debug)]
pub struct FileLock(File);

impl FileLock {
    /// Locks `file`; `None` if it is locked already, by this program or another.
    ///
    /// # Errors
    /// An error of the file system; some have no locks.
    pub fn take(file: File) -> io::Result<Option<Self>> {
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(e)) => Err(e),
        }
    }
}

impl Drop for FileLock {
    /// Ends the lock itself. Why: closing the file does not end it while a child process, between `fork` and `exec`,
    /// still has a copy of the descriptor.
    fn drop(&mut self) {
        // A file that cannot be unlocked is unlocked when the last copy is closed.
        let _ = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_its_owner_though_a_copy_of_the_descriptor_is_open() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let open = || File::options().create(true).truncate(false).write(true).open(&path).unwrap();
        let file = open();
        let copy = file.try_clone().unwrap();
        let lock = FileLock::take(file).unwrap().unwrap();
        assert!(FileLock::take(open()).unwrap().is_none());
        drop(lock);
        assert!(FileLock::take(open()).unwrap().is_some());
        drop(copy);
    }
}
