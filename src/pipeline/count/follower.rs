//! A count that is followed in the thread that looks, for a window: what was seen so far, and what of it belongs in a
//! journal.

use crate::pipeline::count::evidence_store::EvidenceStore;
use crate::pipeline::count::tracker::{CountTracker, TrackedCount};
use crate::platform::clock;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::session::counting::{CountEvent, CountNotice};
use crate::storage::count_journal::CountRecord;

/// A count as it has been followed so far.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CountProgress {
    /// What was seen, the oldest first.
    pub notice: Vec<CountNotice>,
    /// The pictures for the audit.
    pub watched: TrackedCount,
    /// The count as the recording's journal keeps it; `None` where no recording runs.
    pub kept: Option<CountRecord>,
}

/// Follows one count.
#[derive(Debug)]
pub struct CountFollower {
    watching: CountTracker,
    evidence: EvidenceStore,
    notice: Vec<CountNotice>,
}

impl CountFollower {
    /// Follows what `watching` watches; `evidence` keeps the pictures.
    #[must_use]
    pub const fn new(watching: CountTracker, evidence: EvidenceStore) -> Self {
        Self { watching, evidence, notice: Vec::new() }
    }

    /// Takes in what the eyes say of a picture; gives what belongs in the journal, and whether the pictures changed.
    pub fn observe(&mut self, frame: &Frame, observed: &FrameObservation) -> (Vec<CountEvent>, bool) {
        let news = self.watching.observe(frame, observed);
        let position = self.watching.position();
        let events: Vec<CountEvent> =
            news.iter().filter_map(|notice| self.evidence.event(notice, position, clock::now())).collect();
        self.notice.extend(events.iter().filter_map(|event| match event {
            CountEvent::Noticed(count_notice) => Some(count_notice.clone()),
            CountEvent::Audited(_) | CountEvent::Ruled(_) => None,
        }));
        (events, !news.is_empty())
    }

    /// The count as it has been followed so far.
    #[must_use]
    pub fn followed(&self) -> CountProgress {
        CountProgress { notice: self.notice.clone(), watched: self.watching.watched(), kept: None }
    }
}
