//! What a face of the program may know about a running recording at one moment.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::capture::source::SourceInfo;
use crate::pipeline::count::follower::CountProgress;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::Observation;
use crate::session::recording::RecordingView;

/// A running recording at one moment. Cheap to clone: the heavy parts are shared.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// Counts the snapshots of a recording: two with the same number are the same.
    pub version: u64,
    /// What is being watched; `None` until the source is open.
    pub source: Option<SourceInfo>,
    /// The newest picture, which may be younger than [`Snapshot::observation`].
    pub frame: Option<Frame>,
    /// The last reading of the board, with the pose to draw it by; `None` while no board is in sight.
    pub observation: Option<Arc<Observation>>,
    /// The recording: phase, record, moves, open questions.
    pub view: Arc<RecordingView>,
    /// The state in one sentence, such as `Watching - Black to play, move 84 seen 3 s ago`.
    pub status: String,
    /// Why the source is silent, while it is: `the camera is not plugged in`.
    pub waiting: Option<String>,
    /// What may end the recording before its time, a sentence each: a low battery, a full disk.
    pub warnings: Vec<String>,
    /// The times without pictures, a sentence each: the laptop slept, the camera was unplugged.
    pub gaps: Vec<String>,
    /// The SGF, which is on disk and whole at every moment after the first move.
    pub sgf: PathBuf,
    /// The session folder with the journal.
    pub session: PathBuf,
    /// The time of the newest picture, counted from the start of the recording.
    pub now: Duration,
    /// Pictures that came from the source so far.
    pub frames_seen: u64,
    /// Pictures of a live source that were skipped because the eyes were busy.
    pub frames_dropped: u64,
    /// What is wrong with the view, sentence by sentence, as it was said at the start.
    pub remarks: Vec<String>,
    /// What must be known about the eyes, as a sentence: that they are without networks.
    pub notice: Option<String>,
    /// The count, once it has begun or something was noted of it.
    pub count: Option<Arc<CountProgress>>,
    /// Whether the recording is over: nothing changes any more.
    pub finished: bool,
    /// Why the last correction was not carried out; `None` where it was.
    pub refused: Option<String>,
    /// What ended the recording before its time, as a sentence with a hint.
    pub error: Option<String>,
}

impl Snapshot {
    /// Takes in what the eyes say of the newest picture: while something moves, or nothing does, the last reading stands.
    pub(super) fn take_in(&mut self, observed: FrameObservation) {
        match observed {
            FrameObservation::Board(observation) => self.observation = Some(Arc::new(observation)),
            FrameObservation::NoBoard { .. } => self.observation = None,
            FrameObservation::Unchanged { .. } | FrameObservation::Moving { .. } => {}
        }
    }

    /// The snapshot of a recording that is about to begin.
    #[must_use]
    pub fn starting(sgf: PathBuf, session: PathBuf) -> Self {
        Self {
            version: 0,
            source: None,
            frame: None,
            observation: None,
            view: Arc::new(RecordingView::empty()),
            status: "Opening the source".to_string(),
            waiting: None,
            warnings: Vec::new(),
            gaps: Vec::new(),
            sgf,
            session,
            now: Duration::ZERO,
            frames_seen: 0,
            frames_dropped: 0,
            remarks: Vec::new(),
            notice: None,
            count: None,
            finished: false,
            refused: None,
            error: None,
        }
    }

    /// How far the source has been watched, 0 to 1; `None` where nobody knows (a live source).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        let total = self.source.as_ref()?.frames.filter(|&n| n > 0)?;
        Some((self.frames_seen as f32 / total as f32).min(1.0))
    }
}
