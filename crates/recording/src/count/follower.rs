//! Follows a count frame by frame: the notices so far, and the events for the journal.

use crate::count::evidence_store::EvidenceStore;
use crate::count::tracker::{CountTracker, TrackedCount};
use kifuscribe_core::count::checkpoints::Checkpoint;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::session::counting::{CountEvent, CountNotice};
use kifuscribe_platform::clock;
use kifuscribe_storage::count_journal::CountRecord;

/// A count so far.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CountProgress {
    /// The notices, the oldest first.
    pub notice: Vec<CountNotice>,
    /// The furthest checkpoint that the count has reached or passed.
    pub furthest: Option<Checkpoint>,
    /// The pictures for the audit.
    pub watched: TrackedCount,
    /// The count in the recording's journal; `None` where no recording runs.
    pub kept: Option<CountRecord>,
}

/// Follows one count.
#[derive(Debug)]
pub struct CountFollower {
    tracker: CountTracker,
    evidence: EvidenceStore,
    notices: Vec<CountNotice>,
}

impl CountFollower {
    /// Follows the count that `tracker` tracks; `evidence` writes the pictures.
    #[must_use]
    pub const fn new(tracker: CountTracker, evidence: EvidenceStore) -> Self {
        Self { tracker, evidence, notices: Vec::new() }
    }

    /// Processes a frame and what it shows; returns the events for the journal, and whether the progress changed.
    pub fn observe(&mut self, frame: &Frame, observed: &FrameObservation) -> (Vec<CountEvent>, bool) {
        let before = self.tracker.furthest();
        let notices = self.tracker.observe(frame, observed);
        let size = self.tracker.position().size();
        let events: Vec<CountEvent> =
            notices.iter().filter_map(|notice| self.evidence.event(notice, size, clock::now())).collect();
        self.notices.extend(events.iter().filter_map(|event| match event {
            CountEvent::Noticed(notice) => Some(notice.clone()),
            CountEvent::Audited(_)
            | CountEvent::Ruled(_)
            | CountEvent::Withdrawn(_)
            | CountEvent::Incident(_)
            | CountEvent::Papers(_) => None,
        }));
        (events, !notices.is_empty() || self.tracker.furthest() != before)
    }

    /// As [`CountTracker::needs_reading`].
    #[must_use]
    pub fn needs_reading(&self) -> bool {
        self.tracker.needs_reading()
    }

    /// As [`CountTracker::furthest`].
    #[must_use]
    pub fn furthest(&self) -> Option<Checkpoint> {
        self.tracker.furthest()
    }

    /// Returns the count so far.
    #[must_use]
    pub fn followed(&self) -> CountProgress {
        let (furthest, watched) = (self.tracker.furthest(), self.tracker.tracked());
        CountProgress { notice: self.notices.clone(), furthest, watched, kept: None }
    }
}
