//! The count at the end of a recording, or of a game that was recorded before: followed unasked, and journalled where
//! everything else of the recording is.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError};

use super::{Parcel, Shared, TICK};
use crate::archive::ArchiveError;
use crate::formats::sgf::SgfGame;
use crate::jobs::audit::follower::{Followed, Follower};
use crate::jobs::audit::keeping::Kept;
use crate::jobs::audit::watching::Watching;
use crate::jobs::audit::witness::Witness;
use crate::jobs::models::Eyesight;
use crate::jobs::record::RecordError;
use crate::jobs::score::Agreement;
use crate::jobs::scribe::Scribe;
use crate::sensing::frame::Frame;
use crate::sensing::observation::Observation;
use crate::sensing::sight::Sight;
use crate::session::counting;
use crate::session::recording::Phase;

/// The count of the game that is being recorded.
pub(super) struct CountOfRecording {
    follower: Option<Follower>,
    /// The moves of the record when it was followed first.
    moves: usize,
    /// Whether a person said that the count begins.
    asked: bool,
    /// The last look at the board as it is recorded: the position that is counted, should the count begin now.
    position: Option<(Frame, Observation)>,
    most_evidence: u64,
}

impl CountOfRecording {
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
    pub(super) fn see(
        &mut self,
        shared: &Shared,
        scribe: &mut Scribe,
        frame: &Frame,
        sight: &Sight,
    ) -> Result<(), ArchiveError> {
        let is_counting = self.asked || matches!(scribe.state().phase(), Phase::Stopped(_) | Phase::Counting);
        if !is_counting || scribe.state().moves().len() != self.moves {
            self.follower = None;
        }
        if is_counting && self.follower.is_none() {
            self.follow(shared, scribe)?;
        }
        match &mut self.follower {
            Some(follower) => {
                let (events, is_new) = follower.see(frame, sight);
                self.keep(shared, scribe, frame.time, events, is_new)?;
            }
            None => {
                if let Sight::Board(observation) = sight
                    && scribe.is_as_recorded(observation)
                {
                    self.position = Some((frame.clone(), observation.clone()));
                }
            }
        }
        Ok(())
    }

    /// Begins with the last picture of the position: by the time a count is noticed its first stones lie there.
    fn follow(&mut self, shared: &Shared, scribe: &mut Scribe) -> Result<(), ArchiveError> {
        let Some(record) = scribe.state().record() else { return Ok(()) };
        let game = SgfGame { record: record.clone(), notes: Vec::new() };
        let Ok(watching) = Watching::new(game, Agreement::default(), None) else { return Ok(()) };
        let mut follower = Follower::new(watching, Witness::of(scribe.folder().path(), self.most_evidence));
        let mut events = Vec::new();
        let mut time = Duration::ZERO;
        if let Some((frame, observation)) = &self.position {
            time = frame.time;
            let settled = Frame { settled: true, ..frame.clone() };
            events = follower.see(&settled, &Sight::Board(observation.clone())).0;
        }
        self.follower = Some(follower);
        self.moves = scribe.state().moves().len();
        self.keep(shared, scribe, time, events, true)
    }

    /// A person's word on the count, or an audit of it.
    pub(super) fn note(
        &mut self,
        shared: &Shared,
        scribe: &mut Scribe,
        time: Duration,
        event: counting::Event,
    ) -> Result<(), ArchiveError> {
        self.keep(shared, scribe, time, vec![event], true)
    }

    fn keep(
        &self,
        shared: &Shared,
        scribe: &mut Scribe,
        time: Duration,
        events: Vec<counting::Event>,
        is_new: bool,
    ) -> Result<(), ArchiveError> {
        if !is_new {
            return Ok(());
        }
        scribe.note_count(time, events)?;
        let kept = Some(Kept::of(scribe.state().counting(), &scribe.folder().journal(), scribe.head()));
        let followed = self.follower.as_ref().map(Follower::followed).unwrap_or_default();
        shared.update(|s| s.count = Some(Arc::new(Followed { kept, ..followed })));
        Ok(())
    }
}

/// The looking thread of a count without a recording: nothing is journalled here, pictures go into `folder`.
pub(super) fn look(
    shared: &Shared,
    from_capture: &Receiver<Parcel>,
    eyesight: &Eyesight,
    watching: Watching,
    folder: &Path,
    most_evidence: u64,
) -> Result<(), RecordError> {
    let (mut watch, notice) = eyesight.open();
    let mut follower = Follower::new(watching, Witness::of(folder, most_evidence));
    shared.update(|s| {
        s.notice = notice;
        s.status = "Watching the count".to_owned();
        s.count = Some(Arc::new(follower.followed()));
    });
    while !shared.stop.is_raised() {
        match from_capture.recv_timeout(TICK) {
            Ok(Parcel::Frame(frame)) => {
                let sight = watch.see(&frame)?;
                let (_, is_new) = follower.see(&frame, &sight);
                shared.update(|s| {
                    s.take_in(sight);
                    if is_new {
                        s.count = Some(Arc::new(follower.followed()));
                    }
                });
            }
            Ok(Parcel::Waiting(why)) => shared.update(|s| s.waiting = Some(why)),
            Ok(Parcel::Ended(result)) => return Ok(result?),
            Ok(Parcel::Opened(_)) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    Ok(())
}
