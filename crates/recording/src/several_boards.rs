//! Several games at once from one camera: each board is cut out of the picture and recorded by itself.

use std::cell::RefCell;
use std::time::Duration;

use crate::inline::{NextStep, RecordProgress, RecordSummary, drive, frames_until, step};
use crate::look_turns::{SourceTurn, in_turn};
use crate::missing_boards::MissingBoards;
use crate::observer::Observer;
use crate::record_options::RecordOptions;
use crate::recording_loop::RecordingLoop;
use crate::stop::StopSignal;
use crate::task::{LoopInput, LoopOutput, LoopTask as _, RecordError, Request};
use crate::turn_observer::TurnObserver;
use kifuscribe_capture::silence::Silence;
use kifuscribe_capture::source::{Delivery, Source, SourceInfo};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::several_boards::{BoardView, FoundBoards};
use kifuscribe_vision::tracker::BoardTracker;

/// Time between two searches while boards are missing.
const SEARCH_INTERVAL: Duration = Duration::from_secs(1);

/// Searches the frames of a source, one a second, until `count` boards are found, and chooses the largest. Returns those of the
/// best frame when the source ends, `stop` is raised, or boards are missing for `patience` after the first was found; `report` is
/// called when more boards are found than before. Each search waits for its turn, where there are other sources.
///
/// # Errors
/// [`RecordError`] when the source or the detector fails.
pub fn find_boards(
    source: &mut dyn Source,
    detector: &mut BoardDetector,
    count: usize,
    patience: Duration,
    stop: &StopSignal,
    report: &mut dyn FnMut(usize),
    turn: Option<&SourceTurn>,
) -> Result<FoundBoards, RecordError> {
    let mut best = FoundBoards { poses: Vec::new(), seen: 0, picture: (0, 0) };
    let (mut searched_at, mut found_at): (Option<Duration>, Option<Duration>) = (None, None);
    while best.poses.len() < count && !stop.is_raised() {
        let frame = match source.next()? {
            Delivery::Frame(frame) => frame,
            Delivery::Waiting { .. } => continue,
            Delivery::End => break,
        };
        if searched_at.is_some_and(|at| frame.time.saturating_sub(at) < SEARCH_INTERVAL && !frame.settled) {
            continue;
        }
        searched_at = Some(frame.time);
        let found = in_turn(turn, || FoundBoards::in_picture(detector, &frame, count))?;
        if found.seen > best.seen {
            best = found;
            report(best.seen);
        }
        if best.seen > 0 && frame.time.saturating_sub(*found_at.get_or_insert(frame.time)) >= patience {
            break;
        }
    }
    Ok(best)
}

/// A board that is recorded.
struct RecordedBoard {
    recording: RecordingLoop<'static>,
    view: BoardView,
    /// Its pose in the whole picture.
    pose: Pose,
    /// Whether the last frame shows it.
    is_seen: bool,
    /// The time of the source at which its recording begins, in a live one.
    begun: Duration,
}

/// What each board is recorded with.
pub struct BoardSetup {
    /// Where its moves go.
    pub options: RecordOptions,
    /// What its points are read with.
    pub detector: BoardDetector,
    /// The turns in which it is looked at, where there are other sources.
    pub turn: Option<SourceTurn>,
}

/// What is called while several boards are recorded, with their numbers from 0.
pub trait BoardCallbacks {
    /// What is asked of a recording, between two frames.
    fn request(&mut self, board: usize) -> Option<Request>;

    /// A recording has taken a step.
    fn progress(&mut self, board: usize, progress: &RecordProgress<'_>);

    /// A board was found that had been missing: the last of `poses`, which are those of all boards by their numbers. Returns what it
    /// is recorded with, or nothing if it is not to be recorded.
    fn found(&mut self, poses: &[Pose]) -> Option<BoardSetup>;
}

/// The boards of one source, each with its own recorder, journal and record.
struct BoardRecordings {
    info: SourceInfo,
    boards: Vec<RecordedBoard>,
    missing: Option<MissingBoards>,
    /// Width and height of the pictures in pixels.
    picture: (usize, usize),
    frames: u64,
}

/// Records all boards that were found, until the source ends or `stop` is raised, and those of `missing` from when they are found.
/// There is a setup for each board that was found.
///
/// # Errors
/// [`RecordError`], after which all recordings are closed, unless the disk failed; what was committed is kept.
pub fn record_boards(
    source: &mut dyn Source,
    found: &FoundBoards,
    setups: Vec<BoardSetup>,
    missing: Option<MissingBoards>,
    stop: &StopSignal,
    callbacks: &mut dyn BoardCallbacks,
) -> Result<Vec<RecordSummary>, RecordError> {
    let info = source.info().clone();
    let first = source.next()?;
    let mut all = BoardRecordings::open(info, found, setups, missing)?;
    drive(source, first, stop, &mut |input| all.step(input, stop, callbacks))?;
    Ok(all.boards.iter().map(|board| RecordSummary::of(&board.recording, all.frames, stop)).collect())
}

impl BoardRecordings {
    fn open(
        info: SourceInfo,
        found: &FoundBoards,
        setups: Vec<BoardSetup>,
        missing: Option<MissingBoards>,
    ) -> Result<Self, RecordError> {
        let mut all = Self { info, boards: Vec::new(), missing, picture: found.picture, frames: 0 };
        for (i, setup) in setups.into_iter().enumerate() {
            all.add(setup, i, &found.poses, Duration::ZERO)?;
        }
        Ok(all)
    }

    /// Begins to record the board of this number, whose pose is among `poses`, those of all boards.
    fn add(&mut self, setup: BoardSetup, number: usize, poses: &[Pose], begun: Duration) -> Result<(), RecordError> {
        let BoardSetup { options, detector, turn } = setup;
        let others: Vec<Pose> = except(poses, number).collect();
        let pose = poses[number];
        let view = BoardView::around(&pose, &others, self.picture);
        let (width, height) = view.size();
        let tracker = BoardTracker::new(detector).with_pose(view.pose_in_view(&pose), width, height);
        let info = SourceInfo { name: format!("{}, board {}", self.info.name, number + 1), ..self.info.clone() };
        let observer: Box<dyn Observer> = match turn {
            Some(turn) => Box::new(TurnObserver::new(Box::new(tracker), turn)),
            None => Box::new(tracker),
        };
        let recording = RecordingLoop::open(&info, observer, &options)?;
        self.boards.push(RecordedBoard { recording, view, pose, is_seen: false, begun });
        Ok(())
    }

    /// Begins to record boards that were missing and are in this frame. It is searched only where all others are seen: one that was
    /// put elsewhere is not another board.
    fn find_missing(&mut self, frame: &Frame, callbacks: &mut dyn BoardCallbacks) -> Result<(), RecordError> {
        let Some(missing) = self.missing.as_mut().filter(|_| self.boards.iter().all(|board| board.is_seen)) else {
            return Ok(());
        };
        let mut poses: Vec<Pose> = self.boards.iter().map(|board| board.pose).collect();
        for pose in missing.search(frame, &poses)? {
            poses.push(pose);
            let Some(setup) = callbacks.found(&poses) else { break };
            let begun = if self.info.live { frame.time } else { Duration::ZERO };
            self.add(setup, poses.len() - 1, &poses, begun)?;
            for (i, board) in self.boards.iter_mut().enumerate() {
                board.view.hide(&except(&poses, i).collect::<Vec<_>>());
            }
        }
        Ok(())
    }

    /// Takes a step with every board. At the end all are closed, also after an error, and the first error is returned.
    /// Recordings that came to their end by themselves take only that step.
    fn step(
        &mut self,
        input: LoopInput,
        stop: &StopSignal,
        callbacks: &mut dyn BoardCallbacks,
    ) -> Result<NextStep, RecordError> {
        let input = self.fitting(input);
        self.frames = frames_until(self.frames, &input);
        // A retry comes after the end.
        let is_end = matches!(input, LoopInput::End(_) | LoopInput::Retry);
        let (mut failed, mut next) = (None, Vec::new());
        let (frames, total) = (self.frames, self.info.frames);
        // The requests and the reports of a step are two closures.
        let callbacks = RefCell::new(callbacks);
        for (i, board) in self.boards.iter_mut().enumerate() {
            if board.recording.is_over() && !is_end {
                next.push(NextStep::End);
                continue;
            }
            let input = board.input(&input);
            let RecordedBoard { recording, view, pose, is_seen, .. } = board;
            let mut report = |time: Duration, output: &LoopOutput| {
                if let Some(FrameObservation::Board(observation)) = &output.observed {
                    *pose = view.pose_in_picture(&observation.pose);
                }
                if let Some(observed) = &output.observed {
                    *is_seen = matches!(observed, FrameObservation::Board(_) | FrameObservation::Unchanged { .. });
                }
                callbacks.borrow_mut().progress(i, &RecordProgress { frames, total, time, output });
            };
            let mut requests = || callbacks.borrow_mut().request(i);
            let stepped = input.and_then(|input| step(recording, input, stop, &mut requests, &mut report));
            match stepped {
                Ok(step) => next.push(step),
                Err(error) if is_end => {
                    failed.get_or_insert(error);
                }
                Err(error) => return Err(error),
            }
        }
        self.follow_pushed_boards();
        if let LoopInput::Frame(frame) = &input {
            self.find_missing(frame, callbacks.into_inner())?;
        }
        failed.map_or_else(|| Ok(next.into_iter().min().unwrap_or(NextStep::Frame(None))), Err)
    }

    /// Replaces a picture of another shape, in which the boards cannot be where they were.
    fn fitting(&self, input: LoopInput) -> LoopInput {
        match input {
            LoopInput::Frame(Frame { width, height, .. }) if (width, height) != self.picture => {
                let before = [self.picture.0, self.picture.1];
                LoopInput::Waiting(Silence::OtherSize { size: [width, height], before })
            }
            input => input,
        }
    }

    /// Moves the views of boards that were pushed towards an edge of their view.
    fn follow_pushed_boards(&mut self) {
        let picture = self.picture;
        let pushed = |board: &RecordedBoard| board.view.is_left_by(&board.view.pose_in_view(&board.pose), picture);
        if !self.boards.iter().any(pushed) {
            return;
        }
        let poses: Vec<Pose> = self.boards.iter().map(|board| board.pose).collect();
        for (i, board) in self.boards.iter_mut().enumerate() {
            let others: Vec<Pose> = except(&poses, i).collect();
            if pushed(board) {
                board.view = BoardView::around(&board.pose, &others, picture);
            } else {
                board.view.hide(&others);
            }
        }
    }
}

impl RecordedBoard {
    /// The input for this board: of a frame its own part.
    fn input(&self, input: &LoopInput) -> Result<LoopInput, RecordError> {
        Ok(match input {
            LoopInput::Frame(frame) => {
                let mut cut = self.view.cut(frame)?;
                cut.time = cut.time.saturating_sub(self.begun);
                LoopInput::Frame(cut)
            }
            LoopInput::Waiting(why) => LoopInput::Waiting(why.clone()),
            LoopInput::Request(request) => LoopInput::Request(request.clone()),
            LoopInput::Retry => LoopInput::Retry,
            LoopInput::End(cause) => LoopInput::End(*cause),
        })
    }
}

/// All poses but the one with this number.
fn except(poses: &[Pose], number: usize) -> impl Iterator<Item = Pose> + '_ {
    poses.iter().enumerate().filter(move |&(i, _)| i != number).map(|(_, pose)| *pose)
}
