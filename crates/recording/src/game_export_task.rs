//! A game is exported in a thread of its own: a window shows how far it is, and may stop it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::game_export::{ExportableGame, GameExportError, GameExportOptions, GameExportOutcome};
use kifuscribe_language as language;

/// What the thread and its owner share.
#[derive(Debug, Default)]
struct TaskState {
    made: AtomicUsize,
    total: AtomicUsize,
    is_stopped: AtomicBool,
    outcome: Mutex<Option<Result<GameExportOutcome, GameExportError>>>,
}

/// A game that is being exported. Dropping it stops that and waits for its end, after which nothing is left of it unless it
/// was finished.
#[derive(Debug)]
pub struct GameExportTask {
    state: Arc<TaskState>,
    path: PathBuf,
    thread: Option<JoinHandle<()>>,
}

impl GameExportTask {
    /// Begins to export `game` to `path`, in the language of this thread. `wake` is called after each picture, and when it is
    /// over.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub fn start(game: ExportableGame, path: PathBuf, wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let state = Arc::new(TaskState::default());
        let (shared, target, language) = (Arc::clone(&state), path.clone(), language::current());
        let work = move || {
            let mut go_on = |made: usize, total: usize| {
                shared.made.store(made, Ordering::Relaxed);
                shared.total.store(total, Ordering::Relaxed);
                wake();
                !shared.is_stopped.load(Ordering::Relaxed)
            };
            let export = || game.export(&target, GameExportOptions::default(), &mut go_on);
            let outcome = language::within(language, export);
            *shared.outcome.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
            wake();
        };
        let thread = thread::Builder::new().name("game export".to_owned()).spawn(work)?;
        Ok(Self { state, path, thread: Some(thread) })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many pictures are made, and of how many.
    #[must_use]
    pub fn progress(&self) -> [usize; 2] {
        [&self.state.made, &self.state.total].map(|count| count.load(Ordering::Relaxed))
    }

    /// Asks it to stop, after which nothing is left of it.
    pub fn stop(&self) {
        self.state.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Returns what came of it, once, when it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Result<GameExportOutcome, GameExportError>> {
        let is_over = self.thread.as_ref().is_some_and(JoinHandle::is_finished);
        let outcome = self.state.outcome.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A thread that is over and has no outcome has panicked, which has been printed.
        outcome.or_else(|| is_over.then_some(Err(GameExportError::Stopped)))
    }
}

impl Drop for GameExportTask {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
