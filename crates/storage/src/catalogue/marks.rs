//! Tags, notes and saved searches, in a file beside the catalogue.

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::own_files::marks_file;
use crate::atomic;
use kifuscribe_archive::marks::ArchiveMarks;

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
            atomic::write(&marks_file(path), changed.to_json().as_bytes())?;
        }
        self.marks = changed;
        Ok(())
    }
}
