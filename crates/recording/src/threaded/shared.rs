//! What the threads of a recording share with its handle.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use crossbeam_channel::Sender;

use crate::snapshot::Snapshot;
use crate::stop::StopSignal;
use crate::task::{RecordError, Request};
use kifuscribe_language::say;

/// How often a picture that is newer, and nothing else, is worth a call. Why: a camera has 30 a second, and without a graphics card
/// drawing the window as often takes more processor time than recording.
const PICTURE_INTERVAL: Duration = Duration::from_millis(160);

/// Called whenever the snapshot has changed; for newer pictures alone, at most every [`PICTURE_INTERVAL`].
type OnChange = Box<dyn Fn(&Snapshot) + Send + Sync>;

/// The state that the threads and the handle share.
pub(super) struct Shared {
    pub(super) stop: StopSignal,
    /// What cannot be written is not waited for any more.
    pub(super) given_up: StopSignal,
    pub(super) snapshot: Mutex<Arc<Snapshot>>,
    /// `None` once no request is accepted any more.
    pub(super) requests: Mutex<Option<Sender<Request>>>,
    pub(super) on_change: OnceLock<OnChange>,
    /// The interval to the next frame that is needed, in milliseconds.
    pub(super) interval_ms: AtomicU64,
    /// When the last call was made.
    pub(super) called: Mutex<Option<Instant>>,
}

impl Shared {
    /// The state before anything was captured.
    pub(super) fn new(snapshot: Snapshot, requests: Option<Sender<Request>>) -> Self {
        Self {
            stop: StopSignal::new(),
            given_up: StopSignal::new(),
            snapshot: Mutex::new(Arc::new(snapshot)),
            requests: Mutex::new(requests),
            on_change: OnceLock::new(),
            interval_ms: AtomicU64::new(0),
            called: Mutex::new(None),
        }
    }

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
        let is_only_newer = next.is_only_newer_than(&guard);
        let next = Arc::new(next);
        *guard = Arc::clone(&next);
        drop(guard);
        if let Some(notify) = self.on_change.get().filter(|_| self.is_call_due(is_only_newer)) {
            notify(&next);
        }
    }

    /// Says that a request was not carried out.
    pub(super) fn refuse(&self, why: &str) {
        self.update(|s| s.refused.push(why.to_owned()));
    }

    /// Whether a change is worth a call now. The next picture, the end of the source or its silence shows what was left out.
    fn is_call_due(&self, is_only_newer: bool) -> bool {
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let is_due = !is_only_newer || called.is_none_or(|at| now.duration_since(at) >= PICTURE_INTERVAL);
        if is_due {
            *called = Some(now);
        }
        is_due
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
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(RecordError::Panicked(text.unwrap_or_else(|| say!("error-no-reason-known")).to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::sensing::frame::Frame;

    #[test]
    fn pictures_alone_are_told_of_now_and_then_and_everything_else_at_once() {
        let shared = Arc::new(Shared::new(Snapshot::default(), None));
        let calls = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&calls);
        let _ = shared.on_change.set(Box::new(move |_| {
            counted.fetch_add(1, Ordering::Relaxed);
        }));
        let picture = || {
            shared.update(|s| {
                s.frame = Some(Frame::new(1, 1, vec![0; 3]));
                s.frames_seen += 1;
                s.now += Duration::from_millis(33);
            });
        };
        let told = || calls.load(Ordering::Relaxed);
        (0..20).for_each(|_| picture());
        assert_eq!(told(), 1);
        shared.update(|s| s.status = "Board covered".into());
        shared.update(|s| s.warnings.push("the disk is full".into()));
        assert_eq!(told(), 3);
        *shared.called.lock().unwrap() = Instant::now().checked_sub(PICTURE_INTERVAL);
        (0..20).for_each(|_| picture());
        assert_eq!(told(), 4);
        assert_eq!(shared.snapshot().frames_seen, 40, "what is not told of is there");
    }
}
