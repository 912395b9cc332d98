//! Tags, notes and saved searches, in a file beside the catalogue.

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::own_files::{marks_file, read_marks};
use crate::atomic;
use kifuscribe_archive::marks::ArchiveMarks;

impl Catalogue {
    /// Tags, notes and saved searches.
    #[must_use]
    pub const fn marks(&self) -> &ArchiveMarks {
        &self.marks
    }

    /// Changes the marks, as they are by now, and writes them. Names that are withheld do not come back in them.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where they cannot be read or written; they stay as they were then.
    pub fn change_marks<T>(&mut self, change: impl FnOnce(&mut ArchiveMarks) -> T) -> Result<T, CatalogueError> {
        // Another program may have changed them since this one read them.
        let now = self.path().map(read_marks).transpose()?.unwrap_or_else(|| self.marks.clone());
        let mut changed = now.clone();
        let outcome = change(&mut changed);
        changed.withhold(&self.redaction);
        if let Some(path) = self.path().filter(|_| changed != now) {
            atomic::write(&marks_file(path), changed.to_json().as_bytes())?;
        }
        self.marks = changed;
        Ok(outcome)
    }

    /// Changes what is kept of one game, and notes where it stands, to know it again when its file was edited.
    ///
    /// # Errors
    /// As [`Catalogue::change_marks`], and where the catalogue cannot be read.
    pub fn mark(&mut self, change: impl FnOnce(&mut ArchiveMarks)) -> Result<(), CatalogueError> {
        self.change_marks(change)?;
        self.anchor_marks()
    }
}
