//! What the threads of a recording share with its handle.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use crossbeam_channel::Sender;

use crate::pipeline::snapshot::Snapshot;
use crate::pipeline::stop::StopSignal;
use crate::pipeline::task::{RecordError, Request};

/// Called whenever the snapshot has changed.
type OnChange = Box<dyn Fn(&Snapshot) + Send + Sync>;

/// The state that the threads and the handle share.
pub(super) struct Shared {
    pub(super) stop: StopSignal,
    pub(super) snapshot: Mutex<Arc<Snapshot>>,
    /// `None` once no request is accepted any more.
    pub(super) requests: Mutex<Option<Sender<Request>>>,
    pub(super) on_change: OnceLock<OnChange>,
    /// The interval to the next frame that is needed, in milliseconds.
    pub(super) interval_ms: AtomicU64,
}

impl Shared {
    pub(super) fn snapshot(&self) -> MutexGuard<'_, Arc<Snapshot>> {
        // A snapshot is replaced as a whole: it is valid even when a thread panicked while it held the lock.
        self.snapshot.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn requests(&self) -> MutexGuard<'_, Option<Sender<Request>>> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes which frames are needed, for the capturing thread.
    pub(super) fn set_interval(&self, interval: Option<Duration>) {
        self.interval_ms.store(interval.unwrap_or_default().as_millis() as u64, Ordering::Relaxed);
    }

    /// The interval to the next frame that is needed; zero where all are.
    pub(super) fn interval(&self) -> Duration {
        Duration::from_millis(self.interval_ms.load(Ordering::Relaxed))
    }

    pub(super) fn update(&self, change: impl FnOnce(&mut Snapshot)) {
        let mut guard = self.snapshot();
        let mut next = Snapshot::clone(&guard);
        change(&mut next);
        next.version += 1;
        let next = Arc::new(next);
        *guard = Arc::clone(&next);
        drop(guard);
        if let Some(notify) = self.on_change.get() {
            notify(&next);
        }
    }

    /// Ends both threads and marks the snapshot as finished.
    pub(super) fn finish(&self, result: Result<(), RecordError>) {
        self.stop.raise();
        self.requests().take();
        self.update(|s| {
            s.finished = true;
            s.waiting = None;
            if let Err(error) = result {
                s.error = Some(error.to_string());
                s.status = error.to_string();
            }
        });
    }
}

/// Runs `work`; a panic becomes an error.
pub(super) fn caught<T>(work: impl FnOnce() -> Result<T, RecordError>) -> Result<T, RecordError> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason is known");
        Err(RecordError::Panicked(text.to_owned()))
    })
}
