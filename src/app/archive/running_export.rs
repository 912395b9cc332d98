//! Games of the archive that are being written, and what came of it.

use std::path::{Path, PathBuf};

use crate::app::backend::ExportHandle;
use crate::app::message::Message;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::{CatalogueError, ExportOutcome};

/// Games that are being written.
pub struct RunningExport {
    pub(super) handle: Box<dyn ExportHandle>,
    /// The number of games that are to be written.
    pub total: usize,
    /// The folder or the package.
    pub target: PathBuf,
    /// Whether it was asked to stop.
    pub is_stopping: bool,
}

impl RunningExport {
    /// The number of games that are written.
    #[must_use]
    pub fn written(&self) -> usize {
        self.handle.written().min(self.total)
    }
}

/// What came of an export, as a message.
pub(super) fn exported(path: &Path, written: Result<ExportOutcome, CatalogueError>) -> Message {
    let outcome = match written {
        Ok(outcome) => outcome,
        Err(why) => return Message::problem(why.to_string()),
    };
    if outcome.stopped {
        return Message::note(say!("archive-page-the-export-was-stopped-and").to_owned());
    }
    let (games, withheld) = (outcome.games, outcome.withheld);
    let text = say!("archive-page-written-to", games, file = path.display(), withheld);
    match outcome.refused.first() {
        None => Message::note(text),
        Some(refused) => {
            Message::problem(say!("archive-page-left-out", text, games = outcome.refused.len(), why = refused.why))
        }
    }
}
