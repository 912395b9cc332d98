//! The view before the game: where the board is, what is read, and what is wrong with the view. Nothing is written.

use std::time::Duration;

use crate::board_observer::{BoardObserver, OneOfSeveral};
use crate::frame_pace::WATCHING;
use crate::observer::Observer as _;
use crate::preflight_list::of_view;
use crate::task::{IssueUpdate, LoopInput, LoopOutput, LoopTask, RecordError, Request};
use crate::view_check::ViewCheck;
use crate::view_text::sentences;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_language::say;
use kifuscribe_storage::board_settings::Corners;

/// Number of frames that are read of a source that is not live: what a film shows later cannot be mended.
const FRAMES_OF_A_FILE: usize = 1;

/// Minimum time between two searches for all boards of a live source. Why: each takes as long as many readings.
const SEARCH_INTERVAL: Duration = Duration::from_secs(10);

/// A preview of one source.
pub(super) struct Preview {
    observer: BoardObserver,
    view: ViewCheck,
    /// When all boards were searched for.
    searched_at: Option<Duration>,
    /// The last frame, to read it again when a person has set the board.
    frame: Option<Frame>,
    /// How many more frames are read; `None` for a live source, without limit.
    frames_left: Option<usize>,
}

impl Preview {
    /// A preview with this observer of a source that is `live` or not.
    pub(super) fn new(observer: BoardObserver, live: bool) -> Self {
        let frames_left = (!live).then_some(FRAMES_OF_A_FILE);
        Self { observer, view: ViewCheck::default(), searched_at: None, frame: None, frames_left }
    }

    fn observe(&mut self, frame: Frame) -> Result<LoopOutput, RecordError> {
        let observed = self.observer.observe(&frame)?;
        let observation = match &observed {
            FrameObservation::Board(observation) => Some(observation),
            FrameObservation::NoBoard { .. } => None,
            FrameObservation::Unchanged { .. } | FrameObservation::Moving { .. } => {
                self.frame = Some(frame);
                return Ok(LoopOutput { interval: Some(WATCHING), ..LoopOutput::default() });
            }
        };
        let issues = self.view.check(&frame, observation)?;
        let size = observation.map_or(BoardSize::NINETEEN, |o| o.size);
        let preflight = Some(of_view(&issues, size));
        let issues = sentences(&issues, size);
        let is_due = self.searched_at.is_none_or(|at| frame.time.saturating_sub(at) >= SEARCH_INTERVAL);
        let boards = if is_due { Some(self.observer.boards(&frame)?) } else { None };
        self.searched_at = if is_due { Some(frame.time) } else { self.searched_at };
        self.frame = Some(frame);
        let status = say!("state-view", n = issues.len());
        let (issues, status) = (IssueUpdate::All(issues), Some(status));
        let (observed, interval) = (Some(observed), Some(WATCHING));
        Ok(LoopOutput { issues, preflight, status, boards, observed, interval, ..LoopOutput::default() })
    }

    /// Sets the board at `corners`, or has it found, and reads the last frame again.
    fn place(&mut self, corners: Option<&Corners>) -> Result<LoopOutput, RecordError> {
        self.observer.set_corners(corners);
        self.read_again()
    }

    /// Reads one of several boards in the last frame, or the only one.
    fn choose(&mut self, place: Option<OneOfSeveral>) -> Result<LoopOutput, RecordError> {
        self.observer.choose(place);
        self.read_again()
    }

    fn read_again(&mut self) -> Result<LoopOutput, RecordError> {
        self.view = ViewCheck::default();
        self.frame.take().map_or_else(|| Ok(LoopOutput::default()), |frame| self.observe(frame))
    }
}

impl LoopTask for Preview {
    fn step(&mut self, input: LoopInput) -> Result<LoopOutput, RecordError> {
        match input {
            LoopInput::Frame(frame) => {
                self.frames_left = self.frames_left.map(|left| left.saturating_sub(1));
                self.observe(frame)
            }
            LoopInput::Waiting(why) => {
                let status = Some(say!("state-no-picture", why));
                Ok(LoopOutput { status, waiting: Some(why.to_string()), ..LoopOutput::default() })
            }
            LoopInput::Request(Request::Place(corners)) => self.place(corners.as_ref()),
            LoopInput::Request(Request::Choose(place)) => self.choose(place),
            LoopInput::Request(_) | LoopInput::Retry | LoopInput::End(_) => Ok(LoopOutput::default()),
        }
    }

    fn wants_frames(&self) -> bool {
        self.frames_left != Some(0)
    }
}
