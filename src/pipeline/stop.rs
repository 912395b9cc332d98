//! A request to stop that can be checked at any time and wakes whatever waits for it.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded};

/// Asks work in progress to stop after its current step. Clones share the request.
#[derive(Debug, Clone)]
pub struct StopSignal {
    /// Dropped when the stop is requested, which disconnects every receiver.
    sender: Arc<Mutex<Option<Sender<Infallible>>>>,
    receiver: Receiver<Infallible>,
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
        Self { sender: Arc::new(Mutex::new(Some(sender))), receiver }
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

    /// Returns a channel for `select!` that carries nothing and is disconnected when the stop is requested.
    #[must_use]
    pub const fn raised(&self) -> &Receiver<Infallible> {
        &self.receiver
    }
}

#[cfg(test)]
mod tests {
    use std::thread::Builder;

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
