//! Ends a process that keeps the program waiting.

use std::io;
use std::process::Child;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A process with a time limit for each of its answers.
pub(super) struct WatchedChild {
    shared: Arc<WatchedState>,
    limit: Option<Duration>,
}

struct WatchedState {
    state: Mutex<ChildAndWatch>,
    /// Signals that the state is [`Watch::Over`].
    over: Condvar,
}

struct ChildAndWatch {
    child: Child,
    watch: Watch,
}

/// What the watching thread does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Watch {
    /// Nothing is awaited of the process.
    Resting,
    /// The process has to answer until then.
    Until(Instant),
    /// It did not, and was ended.
    Expired,
    /// The process is not needed any more.
    Over,
}

impl WatchedChild {
    /// Watches `child`, which is ended where an answer takes longer than `limit`. Without a limit it may take any time.
    ///
    /// # Errors
    /// Where the system starts no thread.
    pub(super) fn new(child: Child, limit: Option<Duration>) -> io::Result<Self> {
        let state = Mutex::new(ChildAndWatch { child, watch: Watch::Resting });
        let shared = Arc::new(WatchedState { state, over: Condvar::new() });
        let watched = Self { shared: Arc::clone(&shared), limit };
        if let Some(limit) = limit {
            let thread = std::thread::Builder::new().name("watchdog".into());
            thread.spawn(move || shared.watch(limit / 8))?;
        }
        Ok(watched)
    }

    /// Runs `work`, which waits for an answer.
    ///
    /// # Errors
    /// [`WatchError::Expired`] where the process was ended meanwhile, else the error of `work`.
    pub(super) fn answer<T>(&self, work: impl FnOnce() -> io::Result<T>) -> Result<T, WatchError> {
        if let Some(limit) = self.limit {
            self.shared.change(|state| {
                if state.watch != Watch::Expired {
                    state.watch = Watch::Until(Instant::now() + limit);
                }
            });
        }
        let done = work();
        let watch = self.shared.change(|state| {
            let before = state.watch;
            if before != Watch::Expired {
                state.watch = Watch::Resting;
            }
            before
        });
        match (done, watch) {
            (Ok(answer), _) => Ok(answer),
            (Err(_), Watch::Expired) => Err(WatchError::Expired),
            (Err(error), _) => Err(WatchError::Io(error)),
        }
    }

    /// The number of the process in the system.
    #[cfg(test)]
    pub(super) fn id(&self) -> u32 {
        self.shared.change(|state| state.child.id())
    }
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum WatchError {
    /// The process did not answer in time, and was ended.
    Expired,
    /// The pipe failed, as where the process has ended.
    Io(io::Error),
}

impl Drop for WatchedChild {
    fn drop(&mut self) {
        self.shared.change(|state| {
            state.watch = Watch::Over;
            // It may have ended already.
            let _ = state.child.kill();
            let _ = state.child.wait();
        });
        self.shared.over.notify_all();
    }
}

impl WatchedState {
    fn change<T>(&self, change: impl FnOnce(&mut ChildAndWatch) -> T) -> T {
        change(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Looks every `interval` whether an answer is overdue.
    fn watch(&self, interval: Duration) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match state.watch {
                Watch::Over | Watch::Expired => return,
                Watch::Until(at) if Instant::now() >= at => {
                    state.watch = Watch::Expired;
                    let _ = state.child.kill();
                }
                Watch::Until(_) | Watch::Resting => {
                    state = self.over.wait_timeout(state, interval).unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
    }
}
