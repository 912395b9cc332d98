//! The count at the end of a recording, or of a game that was recorded before: followed unasked, and journalled where
//! everything else of the recording is.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError};

use crate::audit::final_position::Agreement;
use crate::formats::sgf::SgfGame;
use crate::pipeline::count::evidence_store::EvidenceStore;
use crate::pipeline::count::follower::{CountFollower, CountProgress};
use crate::pipeline::count::tracker::CountTracker;
use crate::pipeline::inline::RecordError;
use crate::pipeline::networks::DetectorSettings;
use crate::pipeline::session_writer::SessionWriter;
use crate::pipeline::threaded::{CaptureEvent, Shared, TICK};
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::Observation;
use crate::session::counting;
use crate::session::recording::RecordingPhase;
use crate::storage::StorageError;
use crate::storage::count_journal::CountRecord;

/// The count of the game that is being recorded.
pub(super) struct RecordedCount {
    follower: Option<CountFollower>,
    /// The moves of the record when it was followed first.
    moves: usize,
    /// Whether a person said that the count begins.
    asked: bool,
    /// The last look at the board as it is recorded: the position that is counted, should the count begin now.
    position: Option<(Frame, Observation)>,
    most_evidence: u64,
}

impl RecordedCount {
    /// A count that has not begun; at most `most_evidence` bytes of pictures are kept.
    pub(super) const fn new(most_evidence: u64) -> Self {
        Self { follower: None, moves: 0, asked: false, position: None, most_evidence }
    }

    /// A person says that the count begins.
    pub(super) const fn begin(&mut self) {
        self.asked = true;
    }

    /// The record has changed: what is followed is another position.
    pub(super) fn begin_anew(&mut self) {
        self.follower = None;
    }

    /// Takes in a picture and what the eyes said of it.
    pub(super) fn observe(
        &mut self,
        shared: &Shared,
        writer: &mut SessionWriter,
        frame: &Frame,
        observed: &FrameObservation,
    ) -> Result<(), StorageError> {
        let is_counting =
            self.asked || matches!(writer.state().phase(), RecordingPhase::Stopped(_) | RecordingPhase::Counting);
        if !is_counting || writer.state().moves().len() != self.moves {
            self.follower = None;
        }
        if is_counting && self.follower.is_none() {
            self.follow(shared, writer)?;
        }
        match &mut self.follower {
            Some(follower) => {
                let (events, is_new) = follower.observe(frame, observed);
                self.keep(shared, writer, frame.time, events, is_new)?;
            }
            None => {
                if let FrameObservation::Board(observation) = observed
                    && writer.is_as_recorded(observation)
                {
                    self.position = Some((frame.clone(), observation.clone()));
                }
            }
        }
        Ok(())
    }

    /// Begins with the last picture of the position: by the time a count is noticed its first stones lie there.
    fn follow(&mut self, shared: &Shared, writer: &mut SessionWriter) -> Result<(), StorageError> {
        let Some(record) = writer.state().record() else { return Ok(()) };
        let game = SgfGame { record: record.clone(), notes: Vec::new() };
        let Ok(watching) = CountTracker::new(game, Agreement::default(), None) else { return Ok(()) };
        let mut follower = CountFollower::new(watching, EvidenceStore::of(writer.folder().path(), self.most_evidence));
        let mut events = Vec::new();
        let mut time = Duration::ZERO;
        if let Some((frame, observation)) = &self.position {
            time = frame.time;
            let settled = Frame { settled: true, ..frame.clone() };
            events = follower.observe(&settled, &FrameObservation::Board(observation.clone())).0;
        }
        self.follower = Some(follower);
        self.moves = writer.state().moves().len();
        self.keep(shared, writer, time, events, true)
    }

    /// A person's word on the count, or an audit of it.
    pub(super) fn note(
        &mut self,
        shared: &Shared,
        writer: &mut SessionWriter,
        time: Duration,
        event: counting::CountEvent,
    ) -> Result<(), StorageError> {
        self.keep(shared, writer, time, vec![event], true)
    }

    fn keep(
        &self,
        shared: &Shared,
        writer: &mut SessionWriter,
        time: Duration,
        events: Vec<counting::CountEvent>,
        is_new: bool,
    ) -> Result<(), StorageError> {
        if !is_new {
            return Ok(());
        }
        writer.note_count(time, events)?;
        let kept = Some(CountRecord::of(writer.state().counting(), &writer.folder().journal(), writer.head()));
        let followed = self.follower.as_ref().map(CountFollower::followed).unwrap_or_default();
        shared.update(|s| s.count = Some(Arc::new(CountProgress { kept, ..followed })));
        Ok(())
    }
}

/// The looking thread of a count without a recording: nothing is journalled here, pictures go into `folder`.
pub(super) fn look(
    shared: &Shared,
    from_capture: &Receiver<CaptureEvent>,
    detector_settings: &DetectorSettings,
    watching: CountTracker,
    folder: &Path,
    most_evidence: u64,
) -> Result<(), RecordError> {
    let (mut watch, notice) = detector_settings.open();
    let mut follower = CountFollower::new(watching, EvidenceStore::of(folder, most_evidence));
    shared.update(|s| {
        s.notice = notice;
        s.status = "Watching the count".to_owned();
        s.count = Some(Arc::new(follower.followed()));
    });
    while !shared.stop.is_raised() {
        match from_capture.recv_timeout(TICK) {
            Ok(CaptureEvent::Frame(frame)) => {
                let observed = watch.track(&frame)?;
                let (_, is_new) = follower.observe(&frame, &observed);
                shared.update(|s| {
                    s.take_in(observed);
                    if is_new {
                        s.count = Some(Arc::new(follower.followed()));
                    }
                });
            }
            Ok(CaptureEvent::Waiting(why)) => shared.update(|s| s.waiting = Some(why)),
            Ok(CaptureEvent::Ended(result)) => return Ok(result?),
            Ok(CaptureEvent::Opened(_)) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    Ok(())
}
