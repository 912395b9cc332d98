//! Tags, notes and saved searches, in a file beside the catalogue.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::location::with_suffix;
use crate::{StorageError, atomic};
use kifuscribe_archive::marks::ArchiveMarks;

/// The file beside a catalogue.
fn beside(path: &Path) -> PathBuf {
    with_suffix(path, ".marks.json")
}

/// The marks of the catalogue at `path`.
///
/// # Errors
/// [`StorageError::Read`] where the file cannot be read, or is something else: it is not overwritten.
pub(super) fn read(path: &Path) -> Result<ArchiveMarks, StorageError> {
    let path = beside(path);
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(ArchiveMarks::default()),
        Err(source) => return Err(StorageError::Read { path, source }),
    };
    ArchiveMarks::from_json(&text).ok_or(StorageError::Read { path, source: ErrorKind::InvalidData.into() })
}

impl Catalogue {
    /// Tags, notes and saved searches.
    #[must_use]
    pub const fn marks(&self) -> &ArchiveMarks {
        &self.marks
    }

    /// Changes the marks and writes them.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where they cannot be written; they stay as they were then.
    pub fn change_marks(&mut self, change: impl FnOnce(&mut ArchiveMarks)) -> Result<(), CatalogueError> {
        let mut changed = self.marks.clone();
        change(&mut changed);
        if let Some(path) = self.path().filter(|_| changed != self.marks) {
            atomic::write(&beside(path), changed.to_json().as_bytes())?;
        }
        self.marks = changed;
        Ok(())
    }
}
