//! The state of a running recording at one moment, for a user interface.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::count::follower::CountProgress;
use crate::power_text;
use crate::preflight_list::PreflightTick;
use crate::task::{IssueUpdate, LoopOutput, RecordingRemark};
use kifuscribe_capture::source::SourceInfo;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_language::say;
use kifuscribe_vision::several_boards::FoundBoards;

/// A running recording at one moment. Cheap to clone: the heavy parts are shared.
#[derive(Debug, Clone, Default)]
pub struct Snapshot {
    /// Number of this snapshot: two of one recording with the same number are equal.
    pub version: u64,
    /// The source; `None` until it is open.
    pub source: Option<SourceInfo>,
    /// The newest frame, which may be newer than [`Snapshot::observation`].
    pub frame: Option<Frame>,
    /// The last reading of the board, with its pose; `None` while no board is found.
    pub observation: Option<Arc<Observation>>,
    /// The recording: phase, record, moves, open questions.
    pub view: Arc<RecordingView>,
    /// The state in one sentence, such as `Watching - Black to play, move 84 seen 3 s ago`.
    pub status: String,
    /// Why the source is silent, while it is: `the camera is not plugged in`.
    pub waiting: Option<String>,
    /// What may end the recording before its time, a sentence each: a low battery, a full disk.
    pub warnings: Vec<String>,
    /// The times without frames, a sentence each: the laptop slept, the camera was unplugged.
    pub gaps: Vec<String>,
    /// The SGF file, which is complete at every moment after the first move.
    pub sgf: PathBuf,
    /// The session folder with the journal.
    pub session: PathBuf,
    /// The time of the newest frame, counted from the start of the recording.
    pub now: Duration,
    /// Number of frames from the source so far.
    pub frames_seen: u64,
    /// Number of frames of a live source that were skipped because the observer was busy.
    pub frames_dropped: u64,
    /// What is wrong with the view; in a recording, as it was at the start. What goes wrong beside a
    /// recording, too.
    pub remarks: Vec<RecordingRemark>,
    /// In a preview, what of the view is in order; empty until a picture was read.
    pub preflight: Vec<PreflightTick>,
    /// In a preview, all boards in the picture, once they were searched for.
    pub boards: Option<Arc<FoundBoards>>,
    /// What limits the board detector, as a sentence: that it works without networks.
    pub notice: Option<String>,
    /// The count, once it has begun or something was noted of it.
    pub count: Option<Arc<CountProgress>>,
    /// The number of events that are only in memory, because the journal cannot be written.
    pub unwritten: usize,
    /// The number of moves on the disk, read back from there; `None` while the recording runs, and where it cannot be read.
    pub stored: Option<usize>,
    /// Whether another window or program records it: this is what it had when it was opened.
    pub is_recorded_elsewhere: bool,
    /// Whether the recording is over: nothing changes after this.
    pub finished: bool,
    /// Why requests were not carried out, a sentence each, the oldest first. None is ever removed.
    pub refused: Vec<String>,
    /// What ended the recording before its time, as a sentence with a hint.
    pub error: Option<String>,
}

impl Snapshot {
    /// Applies what changed in one step.
    pub(super) fn apply(&mut self, output: LoopOutput) {
        match output.observed {
            Some(FrameObservation::Board(observation)) => self.observation = Some(Arc::new(observation)),
            Some(FrameObservation::NoBoard { .. }) => self.observation = None,
            Some(FrameObservation::Unchanged { .. } | FrameObservation::Moving { .. }) | None => {}
        }
        match output.issues {
            IssueUpdate::Added(issues) => self.remarks.extend(issues.into_iter().map(RecordingRemark::from)),
            IssueUpdate::All(issues) => self.remarks = issues.into_iter().map(RecordingRemark::from).collect(),
        }
        if let Some(preflight) = output.preflight {
            self.preflight = preflight;
        }
        if let Some(boards) = output.boards {
            self.boards = Some(Arc::new(boards));
        }
        if let Some(view) = output.view {
            self.view = view;
        }
        if let Some(status) = output.status {
            self.status = status;
        }
        if let Some(warnings) = output.warnings {
            self.warnings = warnings.into_iter().map(power_text::sentence).collect();
        }
        self.unwritten = output.unwritten.unwrap_or(self.unwritten);
        self.stored = output.stored.or(self.stored);
        if let Some([sgf, session]) = output.moved {
            (self.sgf, self.session) = (sgf, session);
        }
        self.now = output.now.unwrap_or(self.now);
        self.waiting = output.waiting.or(self.waiting.take());
        self.gaps.extend(output.gap);
        self.remarks.retain(|remark| !(output.settles_claims && remark.is_of_claim));
        self.remarks.extend(output.note.map(RecordingRemark::from));
        self.remarks.extend(output.said);
        self.refused.extend(output.refused.map(|why| why.to_string()));
        self.count = output.count.map(Arc::new).or(self.count.take());
    }

    /// The same with another view, that of the journal on the disk after something was done to a recording that is over.
    #[must_use]
    pub fn with_view(&self, view: RecordingView) -> Self {
        let stored = Some(view.moves.len());
        Self { view: Arc::new(view), stored, version: self.version + 1, ..self.clone() }
    }

    /// Whether nothing has changed since `before` but the picture and the time.
    pub(super) fn is_only_newer_than(&self, before: &Self) -> bool {
        let Self {
            version: _,
            frame: _,
            now: _,
            frames_seen: _,
            frames_dropped: _,
            // Of what was opened; nothing runs there.
            is_recorded_elsewhere: _,
            source,
            observation,
            view,
            status,
            waiting,
            warnings,
            gaps,
            sgf,
            session,
            remarks,
            preflight,
            boards,
            notice,
            count,
            unwritten,
            stored,
            finished,
            refused,
            error,
        } = self;
        is_same(observation.as_ref(), before.observation.as_ref())
            && is_same(boards.as_ref(), before.boards.as_ref())
            && is_same(count.as_ref(), before.count.as_ref())
            && Arc::ptr_eq(view, &before.view)
            && (source, status, waiting, warnings)
                == (&before.source, &before.status, &before.waiting, &before.warnings)
            && (gaps, sgf, session, remarks) == (&before.gaps, &before.sgf, &before.session, &before.remarks)
            && (preflight, notice, unwritten) == (&before.preflight, &before.notice, &before.unwritten)
            && (stored, finished, refused, error) == (&before.stored, &before.finished, &before.refused, &before.error)
    }

    /// The snapshot of a recording that is about to begin.
    #[must_use]
    pub fn starting(sgf: PathBuf, session: PathBuf) -> Self {
        Self { status: say!("state-opening").to_owned(), sgf, session, ..Self::default() }
    }

    /// The share of the source that was captured, 0 to 1; `None` where its length is not known, as of a live source.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        let total = self.source.as_ref()?.frames.filter(|&n| n > 0)?;
        Some((self.frames_seen as f32 / total as f32).min(1.0))
    }
}

/// Whether both are the same shared value, or none.
fn is_same<T>(a: Option<&Arc<T>>, b: Option<&Arc<T>>) -> bool {
    a.map(Arc::as_ptr) == b.map(Arc::as_ptr)
}
