//! Sends a journal to a hall while it is being written.
//!
//! A thread reads the file and sends what the hall has not acknowledged. The recording knows nothing of it: no answer, a
//! slow answer, or a hall that was restored from yesterday's copy costs it nothing, and everything is caught up later.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::hall::{HallError, HallTable};
use crate::journal_tail::{JournalTail, SendStep};
use crate::picture_sender::PictureSender;
use crate::table_troubles::TableTroubles;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_storage::atomic::folder_of;
use kifuscribe_storage::hall_copy;

/// How often the file is looked at.
const POLL: Duration = Duration::from_millis(100);

/// How old what the session folder says of the hall's copy may be: after a kill, so much is not known.
const KEPT_FOR: Duration = Duration::from_secs(5);

/// The first pause after a failure, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));

/// What became of sending, for a person.
#[derive(Debug)]
pub enum SenderNotice {
    /// The hall does not answer, or not as it should.
    Lost(HallError),
    /// The hall answers again.
    Back,
    /// The hall does not let the table in: its token is missing, not known, or of another table.
    Denied(HallError),
    /// The hall refuses the lines, with its reason.
    Refused(HallRefusal),
    /// The hall takes the lines, which it did not before.
    Taken,
    /// Somebody has done this in the hall to the recording.
    Acted(Vec<SessionEvent>),
}

/// How far sending has come.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum SendingState {
    /// What is written is sent at once.
    #[default]
    Open,
    /// The hall does not answer, or not as it should, and why; it is tried again.
    Waiting(String),
    /// The hall does not let the table in, and why; it is tried again.
    Denied(String),
    /// The hall refuses the lines, and why; it is tried again.
    Refused(HallRefusal),
}

impl SendingState {
    /// The state after a step.
    fn after(step: &Result<SendStep, HallError>) -> Self {
        match step {
            Ok(SendStep::Refused(why)) => Self::Refused(why.clone()),
            Ok(SendStep::More | SendStep::Done) => Self::Open,
            Err(error @ HallError::Denied { .. }) => Self::Denied(error.to_string()),
            Err(error) => Self::Waiting(error.to_string()),
        }
    }
}

/// How far a journal has come on its way to a hall.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SendingStatus {
    /// How far sending has come.
    pub state: SendingState,
    /// The number of lines of the journal that the hall has not acknowledged at this moment.
    pub unsent: usize,
    /// How long lines have been waiting; zero where none does.
    pub waited: Duration,
    /// Whether the table shows another game than this one.
    pub is_hidden: bool,
    /// Whether the journal is at its end.
    pub is_over: bool,
    /// Whether nothing more is sent: the hall has everything, refuses the rest, or is none.
    pub has_ended: bool,
}

/// What the thread and its handle share.
#[derive(Debug, Default)]
struct SenderShared {
    stop: AtomicBool,
    /// Whether the thread has ended.
    ended: AtomicBool,
    progress: Mutex<SenderProgress>,
}

#[derive(Debug, Default)]
struct SenderProgress {
    /// Where the journal is.
    path: PathBuf,
    acknowledged: usize,
    /// The length of the journal when its lines were counted last, and their number.
    counted: (u64, usize),
    status: SendingStatus,
    /// Since when lines have been waiting.
    since: Option<Instant>,
    /// What is wrong at the table.
    troubles: TableTroubles,
}

impl SenderProgress {
    /// The number of lines that are written and not acknowledged. Why the file is looked at: what was written since the last step is not
    /// at the hall either. What was added once this sender `has_ended` was sent otherwise, and the folder says so.
    fn unsent(&mut self, has_ended: bool) -> usize {
        let length = fs::metadata(&self.path).map_or(0, |data| data.len());
        if length != self.counted.0 {
            self.counted = (length, hall_copy::lines_in(&self.path));
        }
        if has_ended && self.counted.1 > self.acknowledged {
            let known = hall_copy::of(folder_of(&self.path)).map_or(0, |copy| copy.acknowledged);
            self.acknowledged = self.acknowledged.max(known);
        }
        self.counted.1.saturating_sub(self.acknowledged)
    }
}

impl SenderShared {
    fn progress(&self) -> MutexGuard<'_, SenderProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Sends a journal in a thread of its own.
#[derive(Debug)]
pub struct JournalSender {
    shared: Arc<SenderShared>,
    ended: Mutex<Receiver<()>>,
}

impl JournalSender {
    /// Starts to send the journal at `path`, which need not be there yet, with the pictures in its folder that the hall
    /// asks for. `notify` is told what a person should know. Its folder says which hall it is for, as [`hall_copy`].
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(hall: HallTable, path: &Path, notify: impl Fn(&SenderNotice) + Send + 'static) -> io::Result<Self> {
        let shared = Arc::new(SenderShared::default());
        path.clone_into(&mut shared.progress().path);
        let (done, ended) = sync_channel(1);
        let pictures = PictureSender::start(hall.clone())?;
        // What the hall is known to have is not said to lack there before its first answer, as after a resumption.
        let known = hall_copy::of(folder_of(path)).filter(|copy| copy.seat.is_same_table(hall.seat()));
        let known = known.map_or(0, |copy| copy.acknowledged.min(hall_copy::lines_in(path)));
        shared.progress().acknowledged = known;
        let tail = JournalTail::new(hall, path).after(known);
        let work = SenderLoop { tail, pictures, remembered: None, shared: Arc::clone(&shared), notify };
        let of_thread = Arc::clone(&shared);
        let run = move || {
            work.run();
            of_thread.ended.store(true, Ordering::Relaxed);
            // Nobody may wait for it any more.
            let _ = done.send(());
        };
        thread::Builder::new().name("hall sender".to_owned()).spawn(run)?;
        Ok(Self { shared, ended: Mutex::new(ended) })
    }

    /// How far sending has come.
    #[must_use]
    pub fn status(&self) -> SendingStatus {
        let mut progress = self.shared.progress();
        let waited = progress.since.map(|since| since.elapsed()).unwrap_or_default();
        let has_ended = self.shared.ended.load(Ordering::Relaxed);
        let unsent = progress.unsent(has_ended);
        SendingStatus { unsent, waited, is_over: self.shared.is_stopping(), has_ended, ..progress.status.clone() }
    }

    /// The folder of the journal.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        folder_of(&self.shared.progress().path).to_owned()
    }

    /// Goes on with the same journal at another place.
    pub fn move_to(&self, path: &Path) {
        let mut progress = self.shared.progress();
        if progress.path != path {
            path.clone_into(&mut progress.path);
            progress.counted = (0, 0);
        }
    }

    /// Says when the last picture came, while none comes; `None` while pictures come.
    pub fn note_silence(&self, since: Option<Instant>) {
        self.shared.progress().troubles.silent_since = since;
    }

    /// Says whether something of the recording is in memory alone, because it cannot be written on the disk.
    pub fn note_unwritten(&self, is_unwritten: bool) {
        self.shared.progress().troubles.note_unwritten(is_unwritten);
    }

    /// Says that the journal is at its end; the thread ends when the hall has everything, or refuses it.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Waits up to `longest_wait` for what is not acknowledged, and returns how many lines stay unsent.
    #[must_use]
    pub fn finish(&self, longest_wait: Duration) -> usize {
        self.stop();
        // The end of the time is the answer too.
        let _ = self.ended.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(longest_wait);
        self.shared.progress().unsent(self.shared.ended.load(Ordering::Relaxed))
    }
}

struct SenderLoop<F> {
    tail: JournalTail,
    pictures: PictureSender,
    /// The session folder, how many lines it says that the hall has, and since when.
    remembered: Option<(PathBuf, usize, Instant)>,
    shared: Arc<SenderShared>,
    notify: F,
}

impl<F: Fn(&SenderNotice)> SenderLoop<F> {
    fn run(mut self) {
        let mut pause = PAUSES.0;
        let mut acts = Vec::new();
        loop {
            // Read before the step, so that what was written before the stop is still sent.
            let is_stopping = self.shared.is_stopping();
            let (path, troubles) = {
                let progress = self.shared.progress();
                (progress.path.clone(), progress.troubles)
            };
            self.tail.move_to(&path);
            self.tail.note_troubles(troubles);
            let step = self.tail.step();
            let before = self.note(&step);
            self.remember(folder_of(&path), is_stopping);
            self.hand_on(&mut acts, folder_of(&path));
            match step {
                Ok(SendStep::Refused(why)) => {
                    if before != SendingState::Refused(why.clone()) {
                        (self.notify)(&SenderNotice::Refused(why));
                    }
                    if is_stopping {
                        return;
                    }
                }
                Ok(step) => {
                    match before {
                        SendingState::Open => {}
                        SendingState::Waiting(_) => (self.notify)(&SenderNotice::Back),
                        SendingState::Denied(_) | SendingState::Refused(_) => (self.notify)(&SenderNotice::Taken),
                    }
                    pause = PAUSES.0;
                    match step {
                        SendStep::Done if is_stopping => return,
                        SendStep::Done => thread::sleep(POLL),
                        SendStep::More | SendStep::Refused(_) => {}
                    }
                    continue;
                }
                Err(error) => {
                    if is_stopping && !error.is_passing() {
                        return;
                    }
                    let is_denied = matches!(error, HallError::Denied { .. });
                    match before {
                        SendingState::Denied(_) if is_denied => {}
                        SendingState::Waiting(_) if !is_denied => {}
                        _ if is_denied => (self.notify)(&SenderNotice::Denied(error)),
                        _ => (self.notify)(&SenderNotice::Lost(error)),
                    }
                }
            }
            self.wait(pause);
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    /// Keeps in the session folder which hall the recording is for, once it has begun, and what the hall has of it: after
    /// its first answer, every few seconds, and at the end.
    fn remember(&mut self, session: &Path, is_stopping: bool) {
        let acknowledged = self.tail.acknowledged();
        let is_known = self.remembered.as_ref().is_some_and(|(folder, known, since)| {
            let is_new = since.elapsed() < KEPT_FOR && *known > 0 && !is_stopping;
            folder == session && (*known == acknowledged || is_new)
        });
        if is_known || !self.tail.has_begun() {
            return;
        }
        if let Some((before, ..)) = self.remembered.take().filter(|(before, ..)| before != session) {
            hall_copy::remove(&before);
        }
        let before = hall_copy::of(session).filter(|copy| copy.seat.is_same_table(self.tail.hall().seat()));
        // Before the first answer, what is known from before a resumption stays.
        let known = if acknowledged > 0 { acknowledged } else { before.map_or(0, |copy| copy.acknowledged) };
        // Without it the recording is sent by hand.
        let _ = hall_copy::write(session, &self.tail.copy(known));
        self.remembered = Some((session.to_owned(), acknowledged, Instant::now()));
    }

    /// Hands on what came from the hall: acts, where they are not those that came before, and pictures that are asked for.
    fn hand_on(&mut self, known: &mut Vec<SessionEvent>, session: &Path) {
        let acts = self.tail.take_acts();
        // The hall says it until the journal has it.
        if !acts.is_empty() && acts != *known {
            known.clone_from(&acts);
            (self.notify)(&SenderNotice::Acted(acts));
        }
        let (journal, wishes) = self.tail.take_pictures();
        for wish in wishes {
            self.pictures.send(wish, session.to_owned(), &journal);
        }
    }

    /// Notes how far sending has come after a step. Returns the state before it.
    fn note(&self, step: &Result<SendStep, HallError>) -> SendingState {
        let mut progress = self.shared.progress();
        progress.acknowledged = self.tail.acknowledged();
        progress.status.is_hidden = !self.tail.is_shown();
        let is_waiting = self.tail.unsent() > 0;
        progress.since = is_waiting.then(|| progress.since.unwrap_or_else(Instant::now));
        std::mem::replace(&mut progress.status.state, SendingState::after(step))
    }

    /// Waits, but not long once the recording is over.
    fn wait(&self, pause: Duration) {
        let until = Instant::now() + pause;
        while Instant::now() < until {
            thread::sleep(POLL);
            if self.shared.is_stopping() {
                return thread::sleep(PAUSES.0.min(pause));
            }
        }
    }
}
