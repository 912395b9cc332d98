//! A request to stop that can be checked at any time and wakes whatever waits for it.

use std::convert::Infallible;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded};

/// Asks work in progress to stop after its current step. Clones share the request.
#[derive(Debug, Clone)]
pub struct StopSignal {
    /// Dropped when the stop is requested, which disconnects every receiver.
    sender: Arc<Mutex<Option<Sender<Infallible>>>>,
    receiver: Receiver<Infallible>,
    /// Whether work that was stopped waits for room on the disk.
    waits: Arc<AtomicBool>,
    given_up: Arc<AtomicBool>,
}

impl Default for StopSignal {
    fn default() -> Self {
        Self::new()
    }
}

impl StopSignal {
    /// A stop that has not been requested.
    #[must_use]
    pub fn new() -> Self {
        let (sender, receiver) = bounded(0);
        Self { sender: Arc::new(Mutex::new(Some(sender))), receiver, waits: Arc::default(), given_up: Arc::default() }
    }

    /// Requests the stop.
    pub fn raise(&self) {
        self.sender.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Returns whether the stop has been requested.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.receiver.try_recv() == Err(TryRecvError::Disconnected)
    }

    /// Gives up what waits for room on the disk; returns whether anything does that was not given up yet.
    #[must_use]
    pub fn give_up(&self) -> bool {
        self.waits.load(Ordering::SeqCst) && !self.given_up.swap(true, Ordering::SeqCst)
    }

    /// Notes that work waits for room on the disk, and returns whether it was given up.
    pub(crate) fn waits_for_room(&self) -> bool {
        self.waits.store(true, Ordering::SeqCst);
        self.given_up.load(Ordering::SeqCst)
    }

    /// Calls `notify` once, in a thread of its own, when the stop is requested.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub fn on_raise(&self, notify: impl FnOnce() + Send + 'static) -> io::Result<()> {
        let raised = self.receiver.clone();
        let wait = move || {
            let _ = raised.recv();
            notify();
        };
        Builder::new().name("kifuscribe-stop".to_owned()).spawn(wait).map(drop)
    }

    /// Returns a channel for `select!` that carries nothing and is disconnected when the stop is requested.
    #[must_use]
    pub const fn raised(&self) -> &Receiver<Infallible> {
        &self.receiver
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_reaches_every_clone_and_wakes_a_waiting_thread() {
        let stop = StopSignal::new();
        let clone = stop.clone();
        assert!(!stop.is_raised());
        let waiting = Builder::new().name("waiting".to_owned()).spawn(move || clone.raised().recv()).unwrap();
        stop.raise();
        stop.raise();
        assert!(waiting.join().unwrap().is_err());
        assert!(stop.is_raised());
    }
}
