//! Several games at once from one camera: each board is cut out of the picture and recorded by itself.

use std::time::Duration;

use crate::capture::silence::Silence;
use crate::capture::source::{Delivery, Source, SourceInfo};
use crate::pipeline::inline::{RecordProgress, RecordSummary, drive, frames_until, step};
use crate::pipeline::observer::Observer;
use crate::pipeline::record_options::RecordOptions;
use crate::pipeline::recording_loop::RecordingLoop;
use crate::pipeline::stop::StopSignal;
use crate::pipeline::task::{LoopInput, LoopOutput, RecordError, Request};
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::geometry::Pose;
use crate::vision::detector::BoardDetector;
use crate::vision::several_boards::{BoardView, FoundBoards};
use crate::vision::tracker::BoardTracker;

/// Time between two searches while boards are missing.
const SEARCH_INTERVAL: Duration = Duration::from_secs(1);

/// Searches the frames of a source, one a second, until `count` boards are found, and chooses the largest. Returns those of the
/// best frame when the source ends or `stop` is raised before; `report` is called when more boards are found than before.
///
/// # Errors
/// [`RecordError`] when the source or the detector fails.
pub fn find_boards(
    source: &mut dyn Source,
    detector: &mut BoardDetector,
    count: usize,
    stop: &StopSignal,
    report: &mut dyn FnMut(usize),
) -> Result<FoundBoards, RecordError> {
    let mut best = FoundBoards { poses: Vec::new(), seen: 0, picture: (0, 0) };
    let mut searched_at: Option<Duration> = None;
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
        let found = FoundBoards::in_picture(detector, &frame, count)?;
        if found.seen > best.seen {
            best = found;
            report(best.seen);
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
}

/// What each board is recorded with.
pub struct BoardSetup {
    /// Where its moves go.
    pub options: RecordOptions,
    /// What its points are read with.
    pub detector: BoardDetector,
}

/// The boards of one source, each with its own recorder, journal and record.
struct BoardRecordings {
    boards: Vec<RecordedBoard>,
    /// Width and height of the pictures in pixels.
    picture: (usize, usize),
    frames: u64,
}

/// Records all boards that were found, until the source ends or `stop` is raised. `requests` are asked for between two
/// frames; it and `progress` are called with the number of the board, from 0. There is a setup for each board that was
/// found.
///
/// # Errors
/// [`RecordError`], after which all recordings are closed, unless the disk failed; what was committed is kept.
pub fn record_boards(
    source: &mut dyn Source,
    found: &FoundBoards,
    setups: Vec<BoardSetup>,
    stop: &StopSignal,
    requests: &mut dyn FnMut(usize) -> Option<Request>,
    progress: &mut dyn FnMut(usize, &RecordProgress<'_>),
) -> Result<Vec<RecordSummary>, RecordError> {
    let info = source.info().clone();
    let first = source.next()?;
    let mut all = BoardRecordings::open(&info, found, setups)?;
    drive(source, first, stop, &mut |input| all.step(input, info.frames, requests, progress))?;
    Ok(all.boards.iter().map(|board| RecordSummary::of(&board.recording, all.frames, stop)).collect())
}

impl BoardRecordings {
    fn open(info: &SourceInfo, found: &FoundBoards, setups: Vec<BoardSetup>) -> Result<Self, RecordError> {
        let mut boards = Vec::with_capacity(setups.len());
        for (i, (BoardSetup { options, detector }, &pose)) in setups.into_iter().zip(&found.poses).enumerate() {
            let others: Vec<Pose> = except(&found.poses, i).collect();
            let view = BoardView::around(&pose, &others, found.picture);
            let (width, height) = view.size();
            let tracker = BoardTracker::new(detector).with_pose(view.pose_in_view(&pose), width, height);
            let info = SourceInfo { name: format!("{}, board {}", info.name, i + 1), ..info.clone() };
            let observer: Box<dyn Observer> = Box::new(tracker);
            boards.push(RecordedBoard { recording: RecordingLoop::open(&info, observer, &options)?, view, pose });
        }
        Ok(Self { boards, picture: found.picture, frames: 0 })
    }

    /// Takes a step with every board. At the end all are closed, also after an error, and the first error is returned.
    /// Returns the interval to the next frame that any of them needs.
    fn step(
        &mut self,
        input: LoopInput,
        total: Option<u64>,
        requests: &mut dyn FnMut(usize) -> Option<Request>,
        progress: &mut dyn FnMut(usize, &RecordProgress<'_>),
    ) -> Result<Option<Duration>, RecordError> {
        let input = self.fitting(input);
        self.frames = frames_until(self.frames, &input);
        let is_end = matches!(input, LoopInput::End(_));
        let (mut failed, mut intervals) = (None, Vec::new());
        let frames = self.frames;
        for (i, board) in self.boards.iter_mut().enumerate() {
            let input = board.input(&input);
            let RecordedBoard { recording, view, pose } = board;
            let mut report = |time: Duration, output: &LoopOutput| {
                if let Some(FrameObservation::Board(observation)) = &output.observed {
                    *pose = view.pose_in_picture(&observation.pose);
                }
                progress(i, &RecordProgress { frames, total, time, output });
            };
            let stepped = input.and_then(|input| step(recording, input, &mut || requests(i), &mut report));
            match stepped {
                Ok(interval) => intervals.push(interval),
                Err(error) if is_end => {
                    failed.get_or_insert(error);
                }
                Err(error) => return Err(error),
            }
        }
        self.follow_pushed_boards();
        failed.map_or_else(|| Ok(intervals.into_iter().min().flatten()), Err)
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
            LoopInput::Frame(frame) => LoopInput::Frame(self.view.cut(frame)?),
            LoopInput::Waiting(why) => LoopInput::Waiting(why.clone()),
            LoopInput::Request(request) => LoopInput::Request(request.clone()),
            LoopInput::End(cause) => LoopInput::End(*cause),
        })
    }
}

/// All poses but the one with this number.
fn except(poses: &[Pose], number: usize) -> impl Iterator<Item = Pose> + '_ {
    poses.iter().enumerate().filter(move |&(i, _)| i != number).map(|(_, pose)| *pose)
}
