//! The observing thread: prepares a task, runs it, and ends it.

use std::time::Instant;

use crossbeam_channel::{Receiver, at, never, select_biased};

use crate::task::{LoopInput, LoopOutput, LoopTask, RETRY, RecordError, Request, end_cause};
use crate::threaded::capture::CaptureEvent;
use crate::threaded::shared::{Shared, caught};
use kifuscribe_capture::source::SourceInfo;
use kifuscribe_core::session::recording::EndCause;
use kifuscribe_language::say;

/// Prepares a task in the thread that will run it, while the source is being opened.
pub(super) type PrepareTask = Box<dyn FnOnce() -> Result<PreparedTask, RecordError> + Send>;
/// Starts a task with its source; returns what changed by that.
pub(super) type StartTask = Box<dyn FnOnce(&SourceInfo) -> Result<(Box<dyn LoopTask>, LoopOutput), RecordError>>;
/// A task that waits for its source.
pub(super) struct PreparedTask {
    /// See [`Snapshot::notice`].
    pub(super) notice: Option<String>,
    pub(super) output: LoopOutput,
    pub(super) start: StartTask,
}

/// Runs a task until it has ended, and marks the snapshot as finished, also after a panic.
pub(super) fn run(
    shared: &Shared,
    prepare: PrepareTask,
    captured: &Receiver<CaptureEvent>,
    requested: &Receiver<Request>,
) {
    shared.finish(caught(|| observe(shared, prepare, captured, requested)));
}

fn observe(
    shared: &Shared,
    prepare: PrepareTask,
    captured: &Receiver<CaptureEvent>,
    requested: &Receiver<Request>,
) -> Result<(), RecordError> {
    let PreparedTask { notice, output, start } = prepare()?;
    shared.update(|s| {
        s.notice = notice;
        s.apply(output);
    });
    let Some(info) = wait_for_source(shared, captured)? else { return Ok(()) };
    let (mut task, output) = start(&info)?;
    shared.update(|s| s.apply(output));
    let ended = caught(|| run_task(shared, task.as_mut(), captured, requested));
    let closed = match end_cause(&ended) {
        Some(cause) => caught(|| end_task(shared, task.as_mut(), requested, cause)),
        None => Ok(()),
    };
    ended.and(closed)
}

/// Returns what is known about the source once it is open; `None` where the recording is stopped before.
fn wait_for_source(shared: &Shared, captured: &Receiver<CaptureEvent>) -> Result<Option<SourceInfo>, RecordError> {
    loop {
        select_biased! {
            recv(shared.stop.raised()) -> _ => return Ok(None),
            recv(captured) -> event => match event {
                Ok(CaptureEvent::Opened(info)) => return Ok(Some(info)),
                Ok(CaptureEvent::Ended(result)) => return result.map(|()| None),
                Ok(CaptureEvent::Frame(_) | CaptureEvent::Waiting(_)) => {}
                Err(_) => return Ok(None),
            },
        }
    }
}

/// Runs the task until it is stopped, its source ends, or something fails.
fn run_task(
    shared: &Shared,
    task: &mut dyn LoopTask,
    captured: &Receiver<CaptureEvent>,
    requested: &Receiver<Request>,
) -> Result<EndCause, RecordError> {
    let mut tried = Instant::now();
    loop {
        let frames = if task.wants_frames() { captured.clone() } else { never() };
        let retry = if task.lacks_room() { at(tried + RETRY) } else { never() };
        let input = select_biased! {
            recv(shared.stop.raised()) -> _ => return Ok(EndCause::Stopped),
            recv(requested) -> request => match request {
                Ok(request) => LoopInput::Request(request),
                Err(_) => return Ok(EndCause::Stopped),
            },
            recv(retry) -> _ => LoopInput::Retry,
            recv(frames) -> event => match event {
                Ok(CaptureEvent::Frame(frame)) => LoopInput::Frame(frame),
                Ok(CaptureEvent::Waiting(why)) => LoopInput::Waiting(why),
                Ok(CaptureEvent::Opened(_)) => continue,
                Ok(CaptureEvent::Ended(result)) => return result.map(|()| EndCause::SourceEnded),
                Err(_) => return Ok(EndCause::SourceEnded),
            },
        };
        let is_retry = matches!(input, LoopInput::Retry);
        let output = task.step(input)?;
        if is_retry {
            // A disk that fails only after some time leaves pictures their turn.
            tried = Instant::now();
        }
        shared.set_interval(output.interval);
        shared.update(|s| s.apply(output));
        if task.is_over() {
            return Ok(EndCause::Stopped);
        }
    }
}

/// Carries out the requests that still wait, and ends the task. What it lacks room for is waited for, unless the recording is given
/// up.
fn end_task(
    shared: &Shared,
    task: &mut dyn LoopTask,
    requested: &Receiver<Request>,
    cause: EndCause,
) -> Result<(), RecordError> {
    let mut step = |input: LoopInput| -> Result<bool, RecordError> {
        let output = task.step(input)?;
        shared.update(|s| s.apply(output));
        Ok(task.lacks_room())
    };
    for request in requested.try_iter() {
        step(LoopInput::Request(request))?;
    }
    let mut lacks_room = step(LoopInput::End(cause))?;
    // What cannot be written waits for room, or for another folder; nothing else is done any more.
    while lacks_room {
        let input = select_biased! {
            recv(requested) -> request => match request {
                Ok(request @ Request::MoveTo(_)) => LoopInput::Request(request),
                Ok(_) => {
                    shared.refuse(say!("error-request-waits-for-room"));
                    continue;
                }
                Err(_) => LoopInput::Retry,
            },
            recv(shared.given_up.raised()) -> _ => {
                let unwritten = shared.snapshot().unwritten;
                return if step(LoopInput::Retry)? { Err(RecordError::NotWritten(unwritten)) } else { Ok(()) };
            }
            default(RETRY) => LoopInput::Retry,
        };
        lacks_room = step(input)?;
    }
    shared.requests().take();
    for _ in requested.try_iter() {
        shared.refuse(say!("error-request-ended"));
    }
    Ok(())
}
