//! Tags, notes and searches, in files beside the catalogue.

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::own_files;
use kifuscribe_archive::marks::ArchiveMarks;
use kifuscribe_archive::recent_searches::RecentSearches;

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
        let (marks, outcome) = own_files::change(self.path(), &self.marks, |marks| {
            let outcome = change(marks);
            marks.withhold(&self.redaction);
            outcome
        })?;
        self.marks = marks;
        Ok(outcome)
    }

    /// The searches that were made last.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where they cannot be read.
    pub fn recent_searches(&self) -> Result<RecentSearches, CatalogueError> {
        Ok(self.path().map(own_files::read).transpose()?.unwrap_or_default())
    }

    /// Changes the searches that were made last, as they are by now, and writes them. They are in a file of their own: a search does not
    /// write what the archivist noted. Of a catalogue in memory none are kept.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where they cannot be read or written; they stay as they were then.
    pub fn change_recent_searches(&self, change: impl FnOnce(&mut RecentSearches)) -> Result<(), CatalogueError> {
        own_files::change(self.path(), &RecentSearches::default(), |recent| {
            change(recent);
            recent.withhold(&self.redaction);
        })?;
        Ok(())
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
