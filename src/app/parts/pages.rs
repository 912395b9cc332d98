//! The pages that lie over the record, and what is written from them.

use crate::app::archive::page::ArchivePage;
use crate::app::count::forms::CountForms;
use crate::app::count::page::CountPage;
use kifuscribe_recording::game_export_task::GameExportTask;

/// The pages that lie over the record, and what is written from them.
#[derive(Default)]
pub struct Pages {
    /// The audit of a count, while its page is open.
    pub count: Option<CountPage>,
    /// What was given for the settings of each game, while the page of its count is closed.
    pub forms: CountForms,
    /// The page of the archive, once it was opened.
    pub archive: Option<ArchivePage>,
    /// Whether it is open.
    pub archive_is_open: bool,
    /// The game that is being exported.
    pub exporting: Option<GameExportTask>,
}

impl Pages {
    /// Closes the page of the count; what was given for its settings stays.
    pub fn close_count(&mut self) {
        if let Some(page) = self.count.take() {
            self.forms = page.into_forms();
        }
    }

    /// The page of the archive, while it is open.
    #[must_use]
    pub fn open_archive(&self) -> Option<&ArchivePage> {
        self.archive.as_ref().filter(|_| self.archive_is_open)
    }
}
