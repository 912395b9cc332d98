//! The capturing thread: frames go to the snapshot and to the observing thread.

use crossbeam_channel::{Receiver, Sender, select_biased};

use crate::task::RecordError;
use crate::threaded::shared::{Shared, caught};
use kifuscribe_capture::open::OpenSource;
use kifuscribe_capture::silence::Silence;
use kifuscribe_capture::source::{Delivery, SourceInfo};
use kifuscribe_core::sensing::frame::Frame;

/// What the capturing thread sends.
pub(super) enum CaptureEvent {
    Opened(SourceInfo),
    Frame(Frame),
    Waiting(Silence),
    Ended(Result<(), RecordError>),
}

/// Captures from a source until it ends, fails, or the recording is stopped.
pub(super) fn run(
    shared: &Shared,
    open_source: OpenSource,
    to_observer: &Sender<CaptureEvent>,
    overflow: &Receiver<CaptureEvent>,
) {
    let ended = caught(|| capture(shared, open_source, to_observer, overflow)).map_err(|error| match error {
        RecordError::Panicked(why) => RecordError::SourcePanicked(why),
        other => other,
    });
    deliver(shared, to_observer, CaptureEvent::Ended(ended));
}

fn capture(
    shared: &Shared,
    open_source: OpenSource,
    to_observer: &Sender<CaptureEvent>,
    overflow: &Receiver<CaptureEvent>,
) -> Result<(), RecordError> {
    let mut source = open_source()?;
    let info = source.info().clone();
    let live = info.live;
    shared.update(|s| s.source = Some(info.clone()));
    let mut goes_on = deliver(shared, to_observer, CaptureEvent::Opened(info));
    while goes_on && !shared.stop.is_raised() {
        source.set_interval(shared.interval());
        let event = match source.next()? {
            Delivery::Frame(frame) => {
                shared.update(|s| {
                    s.frames_seen += 1;
                    s.frame = Some(frame.clone());
                    s.waiting = None;
                });
                CaptureEvent::Frame(frame)
            }
            Delivery::Waiting { why } => CaptureEvent::Waiting(why),
            Delivery::End => break,
        };
        if live {
            deliver_newest(shared, to_observer, overflow, event);
        } else {
            goes_on = deliver(shared, to_observer, event);
        }
    }
    Ok(())
}

/// Sends an event, waiting for room; returns false when the recording is to stop.
fn deliver(shared: &Shared, to_observer: &Sender<CaptureEvent>, event: CaptureEvent) -> bool {
    select_biased! {
        send(to_observer, event) -> sent => sent.is_ok(),
        recv(shared.stop.raised()) -> _ => false,
    }
}

/// Sends an event at once; a frame that still waits is replaced and counts as dropped. [`CaptureEvent::Opened`] is never
/// replaced.
fn deliver_newest(
    shared: &Shared,
    to_observer: &Sender<CaptureEvent>,
    overflow: &Receiver<CaptureEvent>,
    event: CaptureEvent,
) {
    let Err(full) = to_observer.try_send(event) else { return };
    match overflow.try_recv() {
        Ok(opened @ CaptureEvent::Opened(_)) => {
            let _ = to_observer.try_send(opened);
            shared.update(|s| s.frames_dropped += 1);
        }
        waiting => {
            if matches!(waiting, Ok(CaptureEvent::Frame(_))) {
                shared.update(|s| s.frames_dropped += 1);
            }
            let _ = to_observer.try_send(full.into_inner());
        }
    }
}
