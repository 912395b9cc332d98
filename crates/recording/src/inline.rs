//! Recording and following a count in the caller's thread: the next frame is taken when the last one is processed.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::count::tracker::{CountTracker, Notice};
use crate::observer::Observer;
use crate::record_options::RecordOptions;
use crate::recording_loop::RecordingLoop;
use crate::stop::StopSignal;
use crate::task::{LoopInput, LoopOutput, LoopTask as _, RETRY, RecordError, Request, end_cause};
use crate::unreadable::UnreadableTime;
use kifuscribe_capture::source::{Delivery, Source};
use kifuscribe_core::session::recording::{EndCause, RecordingView};

/// A recording after one more step.
#[derive(Debug)]
pub struct RecordProgress<'a> {
    /// Number of frames so far, with those that were passed over.
    pub frames: u64,
    /// Number of frames of the whole source, where that is known.
    pub total: Option<u64>,
    /// The time of the last frame, from the start of the recording.
    pub time: Duration,
    /// What changed in this step.
    pub output: &'a LoopOutput,
}

/// What a recording led to.
#[derive(Debug, Clone)]
pub struct RecordSummary {
    /// The record, the moves with their times, and the open questions.
    pub view: RecordingView,
    /// Number of frames, with those that were passed over.
    pub frames: u64,
    /// The SGF.
    pub sgf: PathBuf,
    /// The session folder.
    pub session: PathBuf,
    /// Whether any frame showed a board.
    pub has_seen_board: bool,
    /// The times in which a board was seen but nothing could be written down, the oldest first.
    pub unreadable: Vec<UnreadableTime>,
    /// Whether it was stopped before the source's end.
    pub stopped: bool,
    /// Number of expired pictures that were deleted at the beginning.
    pub pictures_deleted: usize,
    /// Where the SGF of a resumed recording is kept as somebody had changed it.
    pub kept: Option<PathBuf>,
    /// Where the SGF is kept that was there before a new recording wrote its own.
    pub earlier: Option<PathBuf>,
}

impl RecordSummary {
    /// Sums up a recording that is over.
    pub(super) fn of(recording: &RecordingLoop<'_>, frames: u64, stop: &StopSignal) -> Self {
        let writer = recording.writer();
        Self {
            view: writer.view(),
            frames,
            sgf: writer.sgf().to_owned(),
            session: writer.folder().path().to_owned(),
            has_seen_board: recording.readability().has_seen_board(),
            unreadable: recording.readability().times().to_vec(),
            stopped: stop.is_raised(),
            pictures_deleted: writer.pictures_deleted(),
            kept: writer.kept().map(Path::to_owned),
            earlier: writer.earlier().map(Path::to_owned),
        }
    }
}

/// Records the whole source, one frame after another; of a film where nothing moves some are passed over, and of a live
/// source those that cannot be processed in time.
///
/// `requests` are asked for between two frames. A source that fails before its first frame leaves nothing on the disk.
///
/// # Errors
/// [`RecordError`]; the recording is closed then, unless the disk failed, and what was committed is kept.
pub fn record(
    source: &mut dyn Source,
    observer: &mut dyn Observer,
    options: &RecordOptions,
    stop: &StopSignal,
    requests: &mut dyn FnMut() -> Option<Request>,
    progress: &mut dyn FnMut(&RecordProgress<'_>),
) -> Result<RecordSummary, RecordError> {
    let info = source.info().clone();
    let first = source.next()?;
    let mut recording = RecordingLoop::open(&info, Box::new(observer), options)?;
    let mut frames = 0;
    let mut step_on = |input: LoopInput| {
        frames = frames_until(frames, &input);
        step(&mut recording, input, stop, requests, &mut |time, output| {
            progress(&RecordProgress { frames, total: info.frames, time, output });
        })
    };
    drive(source, first, stop, &mut step_on)?;
    Ok(RecordSummary::of(&recording, frames, stop))
}

/// What is to be done after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum NextStep {
    /// Try again to write so many events, or what is made of them: nothing more is recorded, and the disk has no room.
    Write(usize),
    /// Take the next frame, after this interval; `None` where every frame is needed.
    Frame(Option<Duration>),
    /// End: nothing more is recorded.
    End,
}

/// Takes a step with a recording, and one with each request that waits then; a retry is one after its end. `report` is called after each with the time of
/// the recording.
///
/// # Errors
/// [`RecordError`], the first one.
pub(super) fn step(
    recording: &mut RecordingLoop<'_>,
    input: LoopInput,
    stop: &StopSignal,
    requests: &mut dyn FnMut() -> Option<Request>,
    report: &mut dyn FnMut(Duration, &LoopOutput),
) -> Result<NextStep, RecordError> {
    let is_end = matches!(input, LoopInput::End(_) | LoopInput::Retry);
    let mut interval = None;
    let mut next = Some(input);
    while let Some(input) = next {
        let output = recording.step(input)?;
        if is_end && recording.lacks_room() {
            // What is reported says how to give it up, which may follow at once.
            let _ = stop.waits_for_room();
        }
        interval = output.interval;
        report(recording.now(), &output);
        next = if is_end || recording.is_over() {
            None
        } else if recording.is_retry_due() {
            Some(LoopInput::Retry)
        } else {
            requests().map(LoopInput::Request)
        };
    }
    Ok(if is_end && recording.lacks_room() {
        NextStep::Write(recording.unwritten())
    } else if is_end || recording.is_over() {
        NextStep::End
    } else {
        NextStep::Frame(interval)
    })
}

/// The number of frames of the source until `input`, of which the one before was number `frames`.
pub(super) fn frames_until(frames: u64, input: &LoopInput) -> u64 {
    match input {
        LoopInput::Frame(frame) => (frames + 1).max(frame.index + 1),
        _ => frames,
    }
}

/// Passes what a source delivers to `step`, from its `first` delivery until it ends or fails, `step` fails, or `stop` is
/// raised, or a step was the last one. Then `step` is told of the end, unless the disk failed, and until everything is written or given
/// up, to try again.
///
/// # Errors
/// [`RecordError`], the first one.
pub(super) fn drive(
    source: &mut dyn Source,
    first: Delivery,
    stop: &StopSignal,
    step: &mut dyn FnMut(LoopInput) -> Result<NextStep, RecordError>,
) -> Result<(), RecordError> {
    let mut first = Some(first);
    let ended = loop {
        if stop.is_raised() {
            break Ok(EndCause::Stopped);
        }
        let input = match first.take().map_or_else(|| source.next(), Ok) {
            Ok(Delivery::Frame(frame)) => LoopInput::Frame(frame),
            Ok(Delivery::Waiting { why }) => LoopInput::Waiting(why),
            Ok(Delivery::End) => break Ok(EndCause::SourceEnded),
            Err(error) => break Err(error.into()),
        };
        match step(input) {
            Ok(NextStep::Frame(interval)) => source.set_interval(interval.unwrap_or_default()),
            Ok(NextStep::End | NextStep::Write(_)) => break Ok(EndCause::Stopped),
            Err(error) => break Err(error),
        }
    };
    let close = |cause| {
        let mut next = step(LoopInput::End(cause))?;
        while let NextStep::Write(_) = next {
            let is_given_up = stop.waits_for_room();
            if !is_given_up {
                thread::sleep(RETRY);
            }
            next = step(LoopInput::Retry)?;
            if let (NextStep::Write(events), true) = (next, is_given_up) {
                return Err(RecordError::NotWritten(events));
            }
        }
        Ok(())
    };
    let closed = end_cause(&ended).map(close).transpose();
    ended?;
    closed?;
    Ok(())
}

/// Follows a count until the source ends or `stop` is raised; `report` is called with each notice.
///
/// # Errors
/// [`RecordError`] when the source or the observer fails.
pub fn follow_count(
    source: &mut dyn Source,
    observer: &mut dyn Observer,
    tracker: &mut CountTracker,
    stop: &StopSignal,
    report: &mut dyn FnMut(&Notice),
) -> Result<(), RecordError> {
    while !stop.is_raised() {
        let frame = match source.next()? {
            Delivery::Frame(frame) => frame,
            Delivery::Waiting { .. } => continue,
            Delivery::End => break,
        };
        let observed = observer.observe(&frame)?;
        tracker.observe(&frame, &observed).iter().for_each(&mut *report);
        if tracker.needs_reading() {
            observer.read_again();
        }
    }
    Ok(())
}
