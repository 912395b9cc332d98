//! What is seen of a watched count is kept as the moves of a recording are: the board's picture by its hash, and an
//! event for the journal.

use std::path::Path;

use crate::count::checkpoints::CheckpointEvent;
use crate::game::stones::Stones;
use crate::pipeline::count::tracker::Notice;
use crate::pipeline::evidence_recorder::crop;
use crate::session::counting::{CountEvent, CountNotice};
use crate::storage::evidence::{EvidenceFolder, jpeg};

/// Keeps the pictures of one watched count.
#[derive(Debug)]
pub struct EvidenceStore {
    /// `None` where no pictures are wanted.
    evidence: Option<EvidenceFolder>,
}

impl EvidenceStore {
    /// Keeps pictures in the session folder at `session`, at most `most_bytes` of them; 0 keeps none.
    #[must_use]
    pub fn of(session: &Path, most_bytes: u64) -> Self {
        Self { evidence: (most_bytes > 0).then(|| EvidenceFolder::of(session, most_bytes)) }
    }

    /// What was seen as an event, its picture kept; `None` for a better picture of what is known already. `at` is the
    /// time by the clock on the wall, `stones` the position. A picture that cannot be written is left out.
    #[must_use]
    pub fn event(&self, notice: &Notice, stones: &Stones, at: String) -> Option<CountEvent> {
        if matches!(notice.news, CheckpointEvent::Again(_)) {
            return None;
        }
        let (frame, pose) = &notice.shot;
        let keep = |evidence: &EvidenceFolder| {
            let (side, rgb) = crop(frame, pose)?;
            evidence.keep(&jpeg(side, side, &rgb)?).ok()
        };
        let picture = self.evidence.as_ref().and_then(keep);
        Some(CountEvent::Noticed(CountNotice {
            at,
            what: notice.name().to_owned(),
            text: notice.text(stones),
            picture,
        }))
    }
}
