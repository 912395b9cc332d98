//! The evidence of a count that is followed: for each notice a picture of the board, named by its hash, and an event for
//! the journal.

use std::path::Path;

use crate::count::tracker::Notice;
use crate::evidence_recorder::crop;
use kifuscribe_core::count::checkpoints::CheckpointEvent;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::session::counting::{CountEvent, CountNotice};
use kifuscribe_storage::evidence::{EvidenceFolder, jpeg};

/// Writes the pictures of one count.
#[derive(Debug)]
pub struct EvidenceStore {
    /// `None` where no pictures are wanted.
    evidence: Option<EvidenceFolder>,
}

impl EvidenceStore {
    /// Writes pictures into the session folder at `session`, at most `most_bytes` of them; 0 keeps none.
    #[must_use]
    pub fn of(session: &Path, most_bytes: u64) -> Self {
        Self { evidence: (most_bytes > 0).then(|| EvidenceFolder::of(session, most_bytes)) }
    }

    /// Writes the picture of a notice and returns its event; `None` for a newer picture of a known checkpoint. `at` is
    /// the local time as ISO 8601, `size` that of the board. A picture that cannot be written is left out.
    #[must_use]
    pub fn event(&self, notice: &Notice, size: BoardSize, at: String) -> Option<CountEvent> {
        if matches!(notice.event, CheckpointEvent::Again(_)) {
            return None;
        }
        let (frame, pose) = &notice.picture;
        let write = |evidence: &EvidenceFolder| {
            let (side, rgb) = crop(frame, pose)?;
            evidence.keep(&jpeg(side, side, &rgb)?).ok()
        };
        let picture = self.evidence.as_ref().and_then(write);
        Some(CountEvent::Noticed(CountNotice { at, what: notice.noticed(size), picture }))
    }
}
