//! The slot through which the thread of a live source hands over its newest picture.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::device::Undecoded;
use crate::silence::Silence;

/// A slot for one picture, shared by the thread that fills it and the source that empties it.
pub(super) struct SharedSlot {
    slot: Mutex<FrameSlot>,
    changed: Condvar,
    /// Times of pictures count from here.
    pub(super) opened: Instant,
}

/// The newest picture, and the state of the connection.
#[derive(Default)]
pub(super) struct FrameSlot {
    pub(super) newest: Option<Arrival>,
    /// The number of pictures that have arrived.
    pub(super) count: u64,
    /// Why there is no connection at present.
    pub(super) lost: Option<Silence>,
    /// The source asks the thread to end.
    pub(super) stopped: bool,
    /// The thread has ended.
    pub(super) finished: bool,
}

/// A picture that has arrived.
pub(super) struct Arrival {
    pub(super) picture: Box<dyn Undecoded>,
    pub(super) time: Duration,
    pub(super) index: u64,
}

impl SharedSlot {
    pub(super) fn new() -> Self {
        Self { slot: Mutex::default(), changed: Condvar::new(), opened: Instant::now() }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, FrameSlot> {
        // A panic while the lock is held cannot leave the slot half changed: every change is one assignment.
        self.slot.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Releases the lock until the slot changes or `limit` has passed.
    pub(super) fn wait<'a>(&self, slot: MutexGuard<'a, FrameSlot>, limit: Duration) -> MutexGuard<'a, FrameSlot> {
        self.changed.wait_timeout(slot, limit).unwrap_or_else(PoisonError::into_inner).0
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut FrameSlot)) {
        change(&mut self.lock());
        self.changed.notify_all();
    }

    /// Waits until `done` returns true for the slot, at most for `limit`.
    pub(super) fn wait_until(&self, limit: Duration, done: impl Fn(&FrameSlot) -> bool) {
        let until = Instant::now() + limit;
        let mut slot = self.lock();
        while !done(&slot) {
            let Some(left) = until.checked_duration_since(Instant::now()) else { return };
            slot = self.wait(slot, left);
        }
    }
}
