//! Games of the archive are written in a thread of their own: a window shows how far it is, and may stop it.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use kifuscribe_storage::catalogue::{Catalogue, CatalogueError, ExportOutcome};

/// Wakes the window.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// The shortest time between two calls of the waker while games are written.
const BETWEEN_WAKES: Duration = Duration::from_millis(100);

/// What the thread and its owner share.
#[derive(Debug, Default)]
struct ExportState {
    written: AtomicUsize,
    is_stopped: AtomicBool,
    outcome: Mutex<Option<Result<ExportOutcome, CatalogueError>>>,
}

/// Games that are being written. Dropping it stops that and waits until nothing is left of what was written.
#[derive(Debug)]
pub struct ArchiveExport {
    state: Arc<ExportState>,
    thread: Option<JoinHandle<()>>,
}

impl ArchiveExport {
    /// Begins to write the games of these numbers from the catalogue to `target`. `wake` is called now and then, and when
    /// it is over.
    pub(super) fn start(catalogue: PathBuf, numbers: Vec<i64>, target: PathBuf, wake: Waker) -> io::Result<Self> {
        let state = Arc::new(ExportState::default());
        let shared = Arc::clone(&state);
        let work = move || {
            let mut woken = Instant::now();
            let mut go_on = |so_far: &ExportOutcome| {
                shared.written.store(so_far.games, Ordering::Relaxed);
                if woken.elapsed() >= BETWEEN_WAKES {
                    woken = Instant::now();
                    wake();
                }
                !shared.is_stopped.load(Ordering::Relaxed)
            };
            let catalogue = Catalogue::open_existing(&catalogue);
            let outcome = catalogue.and_then(|catalogue| catalogue.export(&numbers, &target, &mut go_on));
            *shared.outcome.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
            wake();
        };
        let thread = thread::Builder::new().name("archive export".to_owned()).spawn(work)?;
        Ok(Self { state, thread: Some(thread) })
    }

    /// The number of games that are written.
    #[must_use]
    pub fn written(&self) -> usize {
        self.state.written.load(Ordering::Relaxed)
    }

    /// Asks it to stop, after which nothing is left of it.
    pub fn stop(&self) {
        self.state.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Returns what came of it, once, when it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Result<ExportOutcome, CatalogueError>> {
        let is_over = self.thread.as_ref().is_some_and(JoinHandle::is_finished);
        let outcome = self.state.outcome.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A thread that is over and has no outcome has panicked, which has been printed.
        outcome.or_else(|| is_over.then(|| Ok(ExportOutcome { stopped: true, ..ExportOutcome::default() })))
    }
}

impl Drop for ArchiveExport {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_written_and_nothing_is_left_of_what_is_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let games: String = (0..300).map(|n| format!("(;PB[Player {n}];B[aa])")).collect();
        std::fs::write(folder.path().join("games.sgf"), games).unwrap();
        let path = folder.path().join("catalogue.sqlite");
        let mut catalogue = Catalogue::open(&path).unwrap();
        catalogue.add(&[folder.path().join("games.sgf")], &mut |_| true).unwrap();
        let numbers: Vec<i64> = (1..=300).collect();
        let start = |name: &str| {
            let target = folder.path().join(name);
            ArchiveExport::start(path.clone(), numbers.clone(), target, Arc::new(|| {})).unwrap()
        };
        let whole = start("whole");
        let outcome = loop {
            if let Some(outcome) = whole.outcome() {
                break outcome.unwrap();
            }
            thread::sleep(Duration::from_millis(5));
        };
        assert_eq!((outcome.games, outcome.stopped), (300, false));
        assert_eq!(std::fs::read_dir(folder.path().join("whole")).unwrap().count(), 301);
        drop(start("stopped"));
        drop(start("stopped.zip"));
        let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert!(!left.iter().any(|name| name.to_string_lossy().contains("stopped")), "{left:?}");
    }
}
