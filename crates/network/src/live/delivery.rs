//! Hands what spectators see to a place outside, such as an organiser's site, in a thread of its own.
//!
//! Each delivery is whole, and the newest replaces what waits. The recording never waits for one: a place that refuses
//! is tried again after pauses that grow.

use std::error::Error;
use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::live::feed::{LiveFeed, Shown};
use crate::live::publication::{GameStage, Publication};
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::spectator_folder::SpectatorFolder;

/// The pause after the first failure. Each pause is twice the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(500);

/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The longest pause once the recording has ended, so that a place that comes back is not missed.
const LAST_PAUSE: Duration = Duration::from_millis(500);

/// How long the thread of a delivery that was dropped goes on.
const LAST_WAIT: Duration = Duration::from_secs(10);

/// A place that what spectators see is handed to.
pub trait DeliveryTarget: Send {
    /// Hands over the whole game as it is now.
    ///
    /// # Errors
    /// Why it could not be handed over, as a sentence without secrets.
    fn deliver(&mut self, publication: &Publication) -> Result<(), Box<dyn Error>>;
}

impl DeliveryTarget for SpectatorFolder {
    fn deliver(&mut self, publication: &Publication) -> Result<(), Box<dyn Error>> {
        Ok(self.write(&publication.sgf(), &publication.board_entry(self.file(), self.record()))?)
    }
}

/// Brings the copy of a record in the folder of growing records up to date with what was added to its recording, in a session
/// folder, after the end, such as a correction or the result. Nothing is written where the board's next game has taken its place,
/// where the record is that of a later recording, or where the recording was interrupted and may go on: moves may be kept back.
///
/// # Errors
/// [`StorageError::Write`] where the folder or a file cannot be written.
pub fn deliver_addition(session: &Path, view: &RecordingView) -> Result<(), StorageError> {
    let Some((folder, publication)) = added(session, view) else { return Ok(()) };
    folder.write(&publication.sgf(), &publication.board_entry(folder.file(), folder.record()))
}

/// What spectators see of a recording that is over, and the folder that has its copy; `None` where the board's next game has taken
/// its place, or it may go on.
pub(super) fn added(session: &Path, view: &RecordingView) -> Option<(SpectatorFolder, Publication)> {
    let sgf = session.with_extension("sgf");
    let is_newest = SessionFolder::beside(&sgf, true).path().file_name() == session.file_name();
    let folder = SpectatorFolder::with_copy_of(&sgf).filter(|_| is_newest)?;
    Some((folder, Publication::of(view))).filter(|(_, publication)| publication.state == GameStage::Ended)
}

/// How far a delivery has come.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum DeliveryState {
    /// There was nothing to deliver yet.
    #[default]
    Beginning,
    /// What spectators see has been delivered.
    Delivered,
    /// The last attempt failed; it is tried again.
    Retrying {
        /// Why it failed.
        why: String,
    },
}

/// The end of a delivery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeliveryEnd {
    /// Everything that spectators see was delivered.
    Complete,
    /// The newest state was not.
    Unsent {
        /// The number of moves that were delivered.
        delivered: usize,
        /// The number of moves that spectators were to see.
        moves: usize,
        /// Why the last attempt failed; empty where one is still under way.
        why: String,
    },
}

/// What the thread has done so far.
#[derive(Debug, Default)]
struct Progress {
    state: DeliveryState,
    /// The version that was delivered last, and its number of moves.
    version: u64,
    moves: usize,
}

/// A delivery that runs by itself, until it is finished or dropped.
#[derive(Debug)]
pub struct RecordDelivery {
    progress: Arc<Mutex<Progress>>,
    shown: watch::Receiver<Arc<Shown>>,
    /// The moment at which no more is tried.
    deadline: watch::Sender<Option<Instant>>,
    ended: Receiver<()>,
}

impl RecordDelivery {
    /// Starts to hand what `feed` shows to `target`. `name` is that of the thread.
    ///
    /// # Errors
    /// Where the system refuses the thread.
    pub fn start(name: &str, feed: &LiveFeed, target: Box<dyn DeliveryTarget>) -> io::Result<Self> {
        let progress = Arc::<Mutex<Progress>>::default();
        let (deadline, until) = watch::channel(None);
        let (running, ended) = mpsc::sync_channel(1);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
        let (mut shown, shared) = (feed.subscribe(), Arc::clone(&progress));
        // What was published before is delivered too.
        shown.mark_changed();
        let worker = Worker { target, shown: shown.clone(), deadline: until, progress: shared };
        let work = move || {
            runtime.block_on(worker.run());
            drop(running);
        };
        thread::Builder::new().name(name.to_owned()).spawn(work)?;
        Ok(Self { progress, shown, deadline, ended })
    }

    /// How far it has come.
    #[must_use]
    pub fn state(&self) -> DeliveryState {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).state.clone()
    }

    /// Waits until everything that is shown now has been delivered, at most for `longest_wait`, and ends the delivery.
    #[must_use]
    pub fn finish(self, longest_wait: Duration) -> DeliveryEnd {
        self.deadline.send_replace(Some(Instant::now() + longest_wait));
        // The thread sends nothing: it ends, or the time does.
        let _ = self.ended.recv_timeout(longest_wait);
        let (newest, progress) = (self.shown.borrow(), self.progress.lock().unwrap_or_else(PoisonError::into_inner));
        if progress.version == newest.version || !newest.publication.has_begun {
            return DeliveryEnd::Complete;
        }
        let why = match &progress.state {
            DeliveryState::Retrying { why } => why.clone(),
            DeliveryState::Beginning | DeliveryState::Delivered => String::new(),
        };
        DeliveryEnd::Unsent { delivered: progress.moves, moves: newest.publication.record.moves.len(), why }
    }
}

impl Drop for RecordDelivery {
    /// What was not delivered yet is tried for a while by the thread alone.
    fn drop(&mut self) {
        self.deadline.send_if_modified(|deadline| {
            let is_first = deadline.is_none();
            deadline.get_or_insert_with(|| Instant::now() + LAST_WAIT);
            is_first
        });
    }
}

/// The work of the thread.
struct Worker {
    target: Box<dyn DeliveryTarget>,
    shown: watch::Receiver<Arc<Shown>>,
    deadline: watch::Receiver<Option<Instant>>,
    progress: Arc<Mutex<Progress>>,
}

impl Worker {
    async fn run(mut self) {
        let mut pause = FIRST_PAUSE;
        loop {
            let newest = self.shown.borrow_and_update().clone();
            let delivered = !newest.publication.has_begun || self.deliver(&newest);
            let deadline = *self.deadline.borrow_and_update();
            let is_over = deadline.is_some_and(|deadline| delivered || Instant::now() >= deadline);
            if is_over && !self.shown.has_changed().unwrap_or(false) {
                return;
            }
            let wait = if deadline.is_some() { pause.min(LAST_PAUSE) } else { pause };
            let goes_on = tokio::select! {
                changed = self.shown.changed(), if delivered => changed.is_ok(),
                changed = self.deadline.changed(), if deadline.is_none() => changed.is_ok(),
                () = tokio::time::sleep(wait), if !delivered => true,
            };
            if !goes_on {
                return;
            }
            pause = if delivered { FIRST_PAUSE } else { (2 * pause).min(LONGEST_PAUSE) };
        }
    }

    /// Makes one attempt; returns whether it succeeded.
    fn deliver(&mut self, newest: &Shown) -> bool {
        let result = self.target.deliver(&newest.publication).map_err(|why| why.to_string());
        let mut progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        match result {
            Ok(()) => {
                let moves = newest.publication.record.moves.len();
                *progress = Progress { state: DeliveryState::Delivered, version: newest.version, moves };
                true
            }
            Err(why) => {
                progress.state = DeliveryState::Retrying { why };
                false
            }
        }
    }
}
