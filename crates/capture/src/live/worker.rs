//! The thread of a live source: it connects, fetches pictures until the stream breaks, and connects again.

use std::sync::mpsc::SyncSender;
use std::time::Duration;

use super::device::{Device, Stream, StreamError, catch_panic, english};
use super::slot::{Arrival, SharedSlot};
use crate::source::CaptureError;

/// The pause between two attempts to connect.
const RETRY: Duration = Duration::from_millis(500);

/// Fetches until the source is stopped. The result of the first attempt to connect is sent to `opened`; where it fails,
/// this returns.
pub(super) fn run(shared: &SharedSlot, mut device: impl Device, opened: &SyncSender<Result<(), CaptureError>>) {
    let mut connected_before = false;
    while !shared.lock().stopped {
        let error = match catch_panic(|| device.connect()) {
            Ok(Ok(stream)) => {
                shared.change(|slot| slot.lost = None);
                if !connected_before {
                    connected_before = true;
                    // The receiver is gone where opening took too long.
                    let _ = opened.send(Ok(()));
                }
                match fetch_all(shared, stream) {
                    Some(error) => error,
                    None => return,
                }
            }
            Ok(Err(refusal)) if !connected_before => {
                let _ = opened.send(Err(refusal));
                return;
            }
            Ok(Err(refusal)) => refusal.into(),
            Err(panic) => panic,
        };
        // What the device says of an error may be read by programs, in the journal.
        let lost = english(|| device.explain(&error));
        shared.change(|slot| slot.lost = Some(lost));
        shared.wait_until(RETRY, |slot| slot.stopped);
    }
}

/// Fetches until the stream breaks, and returns the error; or until the source is stopped.
fn fetch_all(shared: &SharedSlot, mut stream: Box<dyn Stream>) -> Option<StreamError> {
    let broken = loop {
        if shared.lock().stopped {
            break None;
        }
        match catch_panic(|| stream.fetch()) {
            Ok(Ok(picture)) => {
                let time = shared.opened.elapsed();
                shared.change(|slot| {
                    slot.newest = Some(Arrival { picture, time, index: slot.count });
                    slot.count += 1;
                });
            }
            Ok(Err(error)) | Err(error) => break Some(error),
        }
    };
    // Closing a camera panics when the system refuses to stop it.
    let _ = catch_panic(move || drop(stream));
    broken
}
