//! Work on the frames of a source, step by step: what goes into a step, and what comes out of it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use crate::board_observer::OneOfSeveral;
use crate::count::follower::CountProgress;
use crate::preflight_list::PreflightTick;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_capture::silence::Silence;
use kifuscribe_capture::source::CaptureError;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::session::recording::{EndCause, RecordingView, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::Message;
use kifuscribe_platform::power::PowerWarning;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::board_settings::Corners;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::several_boards::FoundBoards;

/// Work on the frames of a source: a recording, a preview, or a count without a recording.
pub(super) trait LoopTask {
    /// Processes one input and returns what changed. [`LoopInput::End`] is the last one.
    ///
    /// # Errors
    /// [`RecordError`], after which only [`LoopInput::End`] may follow. Of what waits for room, requests and retries follow the end.
    fn step(&mut self, input: LoopInput) -> Result<LoopOutput, RecordError>;

    /// Returns whether another frame would be processed.
    fn wants_frames(&self) -> bool {
        true
    }

    /// Returns whether something waits for room on the disk, so that [`LoopInput::Retry`] is to follow; after the end, too.
    fn lacks_room(&self) -> bool {
        false
    }

    /// Returns whether it has come to its end by itself, so that only [`LoopInput::End`] may follow.
    fn is_over(&self) -> bool {
        false
    }
}

/// The input of one step.
#[derive(Debug)]
pub enum LoopInput {
    /// The next frame of the source.
    Frame(Frame),
    /// A live source is silent, and why.
    Waiting(Silence),
    /// A person asks for something.
    Request(Request),
    /// Try again to write what could not be written.
    Retry,
    /// There are no more frames.
    End(EndCause),
}

/// What a person asks of running work.
#[derive(Debug, Clone)]
pub enum Request {
    /// Do what a person at this computer asks for; a preview or a count ignores it.
    Act {
        /// What, all of it or nothing.
        acts: Vec<SessionAct>,
        /// Who does it, and when.
        signed: Signature,
    },
    /// Do what people did in the hall, as its journal has it. What the recording has already is passed over, because a hall repeats
    /// it; and so is what contradicts it, because the hall shows that. A preview or a count ignores it.
    ActInHall(Vec<SessionEvent>),
    /// A hall or a list of pairings says this of the game.
    Inform(Box<GameInfo>),
    /// In a preview: the board is at these corners; `None` to find it. A recording ignores it.
    Place(Option<Corners>),
    /// In a preview: read this one of several boards; `None` for the only one. A recording ignores it.
    Choose(Option<OneOfSeveral>),
    /// Play goes on after a stop, as soon as the board allows it; a preview or a count ignores it.
    PlayOn,
    /// The count of the recorded game begins, whether it is visible already or not.
    BeginCount,
    /// The count that a person has begun is left; a preview or a count ignores it.
    LeaveCount,
    /// Go on in this folder, because the disk is full; a preview or a count ignores it.
    MoveTo(PathBuf),
}

/// How often it is tried to write what could not be written.
pub(crate) const RETRY: Duration = Duration::from_secs(1);

/// Returns why frames ended; `None` where the journal cannot be written either.
#[must_use]
pub const fn end_cause(ended: &Result<EndCause, RecordError>) -> Option<EndCause> {
    match ended {
        Ok(cause) => Some(*cause),
        Err(RecordError::Capture(_) | RecordError::SourcePanicked(_)) => Some(EndCause::SourceFailed),
        Err(RecordError::Vision(_)) => Some(EndCause::DetectorFailed),
        Err(RecordError::Panicked(_)) => Some(EndCause::Panicked),
        Err(RecordError::Storage(_) | RecordError::NotWritten(_)) => None,
    }
}

/// Something that is said of a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordingRemark {
    /// It, as a sentence.
    pub text: String,
    /// Whether it is of a claim that is open, and holds until a result is confirmed.
    pub is_of_claim: bool,
}

impl From<String> for RecordingRemark {
    fn from(text: String) -> Self {
        Self { text, is_of_claim: false }
    }
}

/// What changed in one step; `None` or empty where nothing did.
#[derive(Debug, Clone, Default)]
pub struct LoopOutput {
    /// The recording's events, in the order of the journal, without those of its count.
    pub events: Vec<SessionEvent>,
    /// What the frame shows.
    pub observed: Option<FrameObservation>,
    /// The interval to the next frame that is needed; `None` where all are.
    pub interval: Option<Duration>,
    /// Why a live source is silent.
    pub waiting: Option<String>,
    /// What is wrong with the view.
    pub issues: IssueUpdate,
    /// What of a view is in order before a game.
    pub preflight: Option<Vec<PreflightTick>>,
    /// In a preview, all boards in the picture.
    pub boards: Option<FoundBoards>,
    /// What may end the recording before its time: all that applies now.
    pub warnings: Option<Vec<PowerWarning>>,
    /// A time without frames, as a sentence.
    pub gap: Option<String>,
    /// What went wrong beside the recording, as a sentence; it goes on.
    pub note: Option<String>,
    /// The number of events that are only in memory, because the journal cannot be written; `None` where it did not change.
    pub unwritten: Option<usize>,
    /// At the end: the number of moves on the disk, read back from there; `None` where it did not change.
    pub stored: Option<usize>,
    /// The SGF and the session folder in which the recording goes on.
    pub moved: Option<[PathBuf; 2]>,
    /// Why an act was refused.
    pub refused: Option<ActRefusal>,
    /// What is said of an act that was done.
    pub said: Vec<RecordingRemark>,
    /// Whether a result was confirmed: what was said of claims that were open does not hold any more.
    pub settles_claims: bool,
    /// The recording after its record, questions or phase changed.
    pub view: Option<Arc<RecordingView>>,
    /// The count.
    pub count: Option<CountProgress>,
    /// The state in one sentence.
    pub status: Option<String>,
    /// The time of the newest frame, from the start of the recording.
    pub now: Option<Duration>,
}

/// Sentences about what is wrong with the view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IssueUpdate {
    /// More of them.
    Added(Vec<String>),
    /// All that apply now.
    All(Vec<String>),
}

impl Default for IssueUpdate {
    fn default() -> Self {
        Self::Added(Vec::new())
    }
}

/// What ends a recording before its time. What was committed until then is kept.
#[derive(Debug, Error, Message)]
pub enum RecordError {
    /// The source.
    #[message(transparent)]
    Capture(#[from] CaptureError),
    /// The board detector.
    #[message(transparent)]
    Vision(#[from] VisionError),
    /// The disk.
    #[message(transparent)]
    Storage(#[from] StorageError),
    /// The recording was given up while so many of its events could not be written.
    #[message("error-record-not-written", events = _0)]
    NotWritten(usize),
    /// A panic of the source, which is a bug in this program or in a library.
    #[message("error-record-source-panicked", text = _0)]
    SourcePanicked(String),
    /// A panic of anything else.
    Panicked(String),
}
