//! The count at the end of a recording: followed without being asked, and written into the recording's journal.

use std::time::Duration;

use crate::count::evidence_store::EvidenceStore;
use crate::count::follower::{CountFollower, CountProgress};
use crate::count::tracker::CountTracker;
use crate::session_writer::SessionWriter;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::count::checkpoints::Checkpoint;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_formats::sgf::{SgfGame, WrittenInfo};
use kifuscribe_storage::StorageError;
use kifuscribe_storage::count_journal::CountRecord;

/// The count of the game that is being recorded.
#[derive(Debug)]
pub struct RecordedCount {
    follower: Option<CountFollower>,
    /// The number of moves in the record whose count is followed.
    moves: usize,
    /// Whether a person has started the count.
    requested: bool,
    /// The last frame that shows the board as it is recorded: the position that is counted if the count begins now.
    position: Option<(Frame, Observation)>,
    most_evidence: u64,
}

impl RecordedCount {
    /// A count that has not begun; at most `most_evidence` bytes of pictures are kept.
    #[must_use]
    pub const fn new(most_evidence: u64) -> Self {
        Self { follower: None, moves: 0, requested: false, position: None, most_evidence }
    }

    /// Begins the count, whether it is visible already or not.
    pub const fn begin(&mut self) {
        self.requested = true;
    }

    /// Leaves the count that a person has begun; one that is visible is followed all the same.
    pub const fn leave(&mut self) {
        self.requested = false;
    }

    /// Whether stones of the count that is followed lie on the board: its compensation.
    #[must_use]
    pub fn is_laid(&self) -> bool {
        self.follower.as_ref().and_then(CountFollower::furthest) >= Some(Checkpoint::Compensated)
    }

    /// Begins again with the next frame, because the record and so the counted position may have changed.
    pub fn restart(&mut self) {
        self.follower = None;
    }

    /// Follows the count through one frame, if there is one; returns its progress where that changed.
    ///
    /// # Errors
    /// [`StorageError::Write`] when the journal cannot be written.
    pub fn observe(
        &mut self,
        writer: &mut SessionWriter,
        frame: &Frame,
        observed: &FrameObservation,
    ) -> Result<Option<CountProgress>, StorageError> {
        let is_counting =
            self.requested || matches!(writer.state().phase(), RecordingPhase::Stopped(_) | RecordingPhase::Counting);
        let is_started = self.follower.is_some() && writer.state().moves().len() == self.moves;
        let mut progress = None;
        if !is_counting {
            self.follower = None;
        } else if !is_started {
            progress = self.follow(writer)?;
        }
        let Some(follower) = &mut self.follower else {
            if let FrameObservation::Board(observation) = observed
                && writer.is_as_recorded(observation)
            {
                self.position = Some((frame.clone(), observation.clone()));
            }
            return Ok(None);
        };
        let (events, is_changed) = follower.observe(frame, observed);
        if is_changed {
            progress = Some(self.note(writer, frame.time, events)?);
        }
        Ok(progress)
    }

    /// As [`CountFollower::needs_reading`](CountFollower::needs_reading); not while no count is followed.
    #[must_use]
    pub fn needs_reading(&self) -> bool {
        self.follower.as_ref().is_some_and(CountFollower::needs_reading)
    }

    /// Writes events into the journal and returns the progress of the count.
    ///
    /// # Errors
    /// [`StorageError::Write`] when the journal cannot be written.
    pub fn note(
        &self,
        writer: &mut SessionWriter,
        time: Duration,
        events: Vec<CountEvent>,
    ) -> Result<CountProgress, StorageError> {
        writer.note_count(time, events)?;
        let kept = Some(CountRecord::of(writer.state(), &writer.folder().journal(), writer.head()));
        Ok(CountProgress { kept, ..self.follower.as_ref().map(CountFollower::followed).unwrap_or_default() })
    }

    /// Begins with the last frame of the final position: the first stones of the fill may be on the board already.
    fn follow(&mut self, writer: &mut SessionWriter) -> Result<Option<CountProgress>, StorageError> {
        self.follower = None;
        let Some(record) = writer.state().record() else { return Ok(None) };
        let game = SgfGame { record: record.clone(), notes: Vec::new(), written: WrittenInfo::default() };
        let agreement = Agreement { noted: NotedCount::of(writer.state(), None).penalties, ..Agreement::default() };
        let Ok(tracker) = CountTracker::new(game, agreement, None) else { return Ok(None) };
        let mut follower = CountFollower::new(tracker, EvidenceStore::of(writer.folder().path(), self.most_evidence));
        let (mut time, mut events) = (Duration::ZERO, Vec::new());
        if let Some((frame, observation)) = &self.position {
            time = frame.time;
            let settled = Frame { settled: true, ..frame.clone() };
            events = follower.observe(&settled, &FrameObservation::Board(observation.clone())).0;
        }
        self.follower = Some(follower);
        self.moves = writer.state().moves().len();
        self.note(writer, time, events).map(Some)
    }
}
