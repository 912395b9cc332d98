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

use crate::formats::hall_answer::{JournalAnswer, PictureWish, TableAnswer};
use crate::formats::journal;
use crate::network::hall::{HallError, HallTable};
use crate::network::picture_sender::PictureSender;
use crate::storage::atomic::folder_of;
use crate::storage::unsent;

/// How often the file is looked at.
const POLL: Duration = Duration::from_millis(100);

/// How often a table without news says that it is there, and how often while a question waits for an answer.
const SIGN_OF_LIFE: Duration = Duration::from_secs(5);
const SIGN_WHILE_ASKING: Duration = Duration::from_secs(1);

/// The first pause after a failure, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));

/// The most bytes of lines that are sent at once.
const MOST_AT_ONCE: usize = 256 << 10;

/// The most bytes of lines that are sent at once where the whole journal is there: half of what a hall takes.
const MOST_IN_ONE: usize = 4 << 20;

/// What became of sending, for a person.
#[derive(Debug)]
pub enum SenderNotice {
    /// The hall does not answer, or not as it should.
    Lost(HallError),
    /// The hall answers again.
    Back,
    /// The hall refuses the lines, with its reason.
    Refused(String),
    /// A referee in the hall has answered a question.
    Answered(TableAnswer),
}

/// How far sending has come.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum SendingState {
    /// What is written is sent at once.
    #[default]
    Open,
    /// The hall does not answer, or not as it should, and why; it is tried again.
    Waiting(String),
    /// The hall refuses the lines, and why; it is tried again.
    Refused(String),
}

/// How far a journal has come on its way to a hall.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SendingStatus {
    /// How far sending has come.
    pub state: SendingState,
    /// The number of lines that the hall has not acknowledged.
    pub unsent: usize,
    /// How long lines have been waiting; zero where none does.
    pub waited: Duration,
    /// Whether the table shows another game than this one.
    pub is_hidden: bool,
}

/// What is still to be done after a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SendStep {
    /// Everything in the file is acknowledged.
    Done,
    /// There is more to send.
    More,
    /// The hall refuses the journal, and why.
    Refused(String),
}

/// A journal on its way to a hall.
#[derive(Debug)]
pub struct JournalTail {
    hall: HallTable,
    path: PathBuf,
    /// The hash of the first line.
    first: Option<String>,
    /// The lines that the hall has acknowledged.
    acknowledged: usize,
    /// Whether the table shows this journal, as far as the hall has said.
    is_shown: bool,
    /// Whether an answer may come.
    is_asking: bool,
    /// The answers that came last.
    answers: Vec<TableAnswer>,
    /// The pictures that were asked for last.
    pictures: Vec<PictureWish>,
    /// The whole lines that the file had when it was read last.
    lines: usize,
    /// The most bytes of lines that are sent at once.
    most_at_once: usize,
    /// The length of the file up to where it was sent, in bytes.
    sent_bytes: u64,
    /// When something was sent last.
    spoken: Instant,
}

impl JournalTail {
    /// Returns the way of the journal at `path`, which need not be there yet.
    #[must_use]
    pub fn new(hall: HallTable, path: &Path) -> Self {
        Self {
            hall,
            path: path.to_owned(),
            first: None,
            acknowledged: 0,
            is_shown: true,
            is_asking: false,
            answers: Vec::new(),
            pictures: Vec::new(),
            lines: 0,
            most_at_once: MOST_AT_ONCE,
            sent_bytes: 0,
            spoken: Instant::now(),
        }
    }

    /// Sends the whole journal at once, so that the hall knows from the beginning whether the game is over.
    #[must_use]
    pub const fn in_one(mut self) -> Self {
        self.most_at_once = MOST_IN_ONE;
        self
    }

    /// The number of lines that the hall has acknowledged.
    #[must_use]
    pub const fn acknowledged(&self) -> usize {
        self.acknowledged
    }

    /// Takes the answers to open questions that came last.
    pub fn take_answers(&mut self) -> Vec<TableAnswer> {
        std::mem::take(&mut self.answers)
    }

    /// Whether the table shows this journal, as far as the hall has said; it may show another game.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Takes the pictures that were asked for last, with the hash of the journal's first line.
    pub fn take_pictures(&mut self) -> (String, Vec<PictureWish>) {
        (self.first.clone().unwrap_or_default(), std::mem::take(&mut self.pictures))
    }

    /// The number of lines in the file that the hall has not acknowledged, as far as it was read.
    #[must_use]
    pub const fn unsent(&self) -> usize {
        self.lines.saturating_sub(self.acknowledged)
    }

    /// Whether the file has a whole line.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.lines > 0
    }

    /// Goes on with the same journal at another place.
    pub fn move_to(&mut self, path: &Path) {
        if self.path != path {
            path.clone_into(&mut self.path);
            self.sent_bytes = 0;
        }
    }

    /// Sends what is new, or after a while a sign of life.
    ///
    /// # Errors
    /// [`HallError`].
    pub fn step(&mut self) -> Result<SendStep, HallError> {
        let length = fs::metadata(&self.path).map_or(0, |data| data.len());
        let is_news = length != self.sent_bytes;
        let silence = if self.is_asking { SIGN_WHILE_ASKING } else { SIGN_OF_LIFE };
        if length == 0 || (!is_news && self.spoken.elapsed() < silence) {
            return Ok(SendStep::Done);
        }
        // A file that cannot be read now is read later.
        let Ok(bytes) = fs::read(&self.path) else { return Ok(SendStep::Done) };
        let lines: Vec<&[u8]> =
            bytes.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n")).collect();
        let Some(first) = self.first.clone().or_else(|| hash_of(lines.first()?)) else { return Ok(SendStep::Done) };
        self.first = Some(first.clone());
        self.lines = lines.len();
        let mut body = Vec::new();
        for line in lines.iter().skip(self.acknowledged) {
            if !body.is_empty() && body.len() + line.len() > self.most_at_once {
                break;
            }
            body.extend_from_slice(line);
        }
        let answer = self.hall.send(self.acknowledged, &first, &body)?;
        self.spoken = Instant::now();
        self.follow(answer, &first, lines.len(), length)
    }

    fn follow(&mut self, answer: JournalAnswer, first: &str, lines: usize, length: u64) -> Result<SendStep, HallError> {
        match answer {
            JournalAnswer::Kept { offset, is_shown, is_asking, answers, pictures } => {
                (self.acknowledged, self.is_shown) = (offset, is_shown);
                (self.is_asking, self.answers, self.pictures) = (is_asking, answers, pictures);
            }
            JournalAnswer::Gap { offset, journal } => {
                let offset = if journal.as_deref() == Some(first) { offset } else { 0 };
                if offset >= self.acknowledged {
                    return Ok(SendStep::Refused("it asks for lines that it was sent".to_owned()));
                }
                self.acknowledged = offset;
            }
            JournalAnswer::Refused { text } => return Ok(SendStep::Refused(text)),
        }
        if self.acknowledged < lines {
            return Ok(SendStep::More);
        }
        // More than the file holds: the hall has a longer copy of the same journal, and there is nothing to send.
        self.sent_bytes = length;
        Ok(SendStep::Done)
    }
}

/// The hash of a line, if it is a line of a journal.
fn hash_of(line: &[u8]) -> Option<String> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    journal::place_of(line, 1).ok().map(|place| place.hash)
}

/// Returns the number of whole lines in the file at `path`; 0 where there is none.
fn lines_in(path: &Path) -> usize {
    fs::read(path).map_or(0, |bytes| bytes.iter().filter(|&&byte| byte == b'\n').count())
}

/// What the thread and its handle share.
#[derive(Debug, Default)]
struct SenderShared {
    stop: AtomicBool,
    /// Whether the recording is over, and only what people add to it may follow.
    is_over: AtomicBool,
    progress: Mutex<SenderProgress>,
}

#[derive(Debug, Default)]
struct SenderProgress {
    /// Where the journal is.
    path: PathBuf,
    acknowledged: usize,
    status: SendingStatus,
    /// Since when lines have been waiting.
    since: Option<Instant>,
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
    /// asks for. `notify` is told what a person should know. Until the hall has it whole, its folder bears a mark of
    /// [`unsent`].
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(hall: HallTable, path: &Path, notify: impl Fn(&SenderNotice) + Send + 'static) -> io::Result<Self> {
        let shared = Arc::new(SenderShared::default());
        path.clone_into(&mut shared.progress().path);
        let (done, ended) = sync_channel(1);
        let pictures = PictureSender::start(hall.clone())?;
        let tail = JournalTail::new(hall, path);
        let work = SenderLoop { tail, pictures, shared: Arc::clone(&shared), notify };
        let run = move || {
            work.run();
            // Nobody may wait for it any more.
            let _ = done.send(());
        };
        thread::Builder::new().name("hall sender".to_owned()).spawn(run)?;
        Ok(Self { shared, ended: Mutex::new(ended) })
    }

    /// How far sending has come.
    #[must_use]
    pub fn status(&self) -> SendingStatus {
        let progress = self.shared.progress();
        let waited = progress.since.map(|since| since.elapsed()).unwrap_or_default();
        SendingStatus { waited, ..progress.status.clone() }
    }

    /// Goes on with the same journal at another place.
    pub fn move_to(&self, path: &Path) {
        let mut progress = self.shared.progress();
        if progress.path != path {
            path.clone_into(&mut progress.path);
        }
    }

    /// Says that the recording is over. What people add to it is sent as well: names that are put right, the result.
    pub fn end_recording(&self) {
        self.shared.is_over.store(true, Ordering::Relaxed);
    }

    /// Says that the journal is at its end; the thread ends when the hall has everything, or refuses it.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Waits up to `patience` for what is not acknowledged, and returns how many lines stay unsent.
    #[must_use]
    pub fn finish(&self, patience: Duration) -> usize {
        self.stop();
        // The end of the time is the answer too.
        let _ = self.ended.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(patience);
        let progress = self.shared.progress();
        lines_in(&progress.path).saturating_sub(progress.acknowledged)
    }
}

struct SenderLoop<F> {
    tail: JournalTail,
    pictures: PictureSender,
    shared: Arc<SenderShared>,
    notify: F,
}

impl<F: Fn(&SenderNotice)> SenderLoop<F> {
    fn run(mut self) {
        let mut pause = PAUSES.0;
        let mut is_lost = false;
        let mut refusal = None;
        let mut answered = Vec::new();
        let mut marked = None;
        loop {
            // Read before the step, so that what was written before the stop is still sent.
            let is_stopping = self.shared.is_stopping();
            let path = self.shared.progress().path.clone();
            self.tail.move_to(&path);
            let step = self.tail.step();
            self.note(&step);
            self.mark(&mut marked, folder_of(&path));
            self.hand_on(&mut answered, folder_of(&path));
            match step {
                Ok(SendStep::Refused(text)) => {
                    if refusal.as_ref() != Some(&text) {
                        (self.notify)(&SenderNotice::Refused(text.clone()));
                        refusal = Some(text);
                    }
                    if is_stopping {
                        return;
                    }
                }
                Ok(step) => {
                    if is_lost || refusal.take().is_some() {
                        (self.notify)(&SenderNotice::Back);
                    }
                    (is_lost, pause) = (false, PAUSES.0);
                    match step {
                        SendStep::Done if is_stopping => return unsent::clear(folder_of(&path)),
                        SendStep::Done => thread::sleep(POLL),
                        SendStep::More | SendStep::Refused(_) => {}
                    }
                    continue;
                }
                Err(error) => {
                    if is_stopping && !error.is_passing() {
                        return;
                    }
                    if !is_lost {
                        (self.notify)(&SenderNotice::Lost(error));
                    }
                    is_lost = true;
                }
            }
            self.wait(pause);
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    /// Marks the recording as one that the hall has not whole, once it has begun, for the case that it is never sent. One
    /// that is over is not marked while the hall has everything.
    fn mark(&self, marked: &mut Option<PathBuf>, session: &Path) {
        let is_whole = self.shared.is_over.load(Ordering::Relaxed) && self.tail.unsent() == 0;
        let wanted = Some(session).filter(|_| self.tail.has_begun() && !is_whole);
        if marked.as_deref() == wanted {
            return;
        }
        if let Some(before) = marked.take() {
            unsent::clear(&before);
        }
        if let Some(session) = wanted {
            // Without the mark it is sent by hand.
            let _ = unsent::mark(session, self.tail.hall.seat());
            *marked = Some(session.to_owned());
        }
    }

    /// Hands on what came from the hall: answers that did not come before, and pictures that are asked for.
    fn hand_on(&mut self, answered: &mut Vec<TableAnswer>, session: &Path) {
        for answer in self.tail.take_answers() {
            // The hall says it until the journal has it.
            if !answered.contains(&answer) {
                (self.notify)(&SenderNotice::Answered(answer.clone()));
                answered.push(answer);
            }
        }
        let (journal, wishes) = self.tail.take_pictures();
        for wish in wishes {
            self.pictures.send(wish, session.to_owned(), &journal);
        }
    }

    /// Notes how far sending has come after a step.
    fn note(&self, step: &Result<SendStep, HallError>) {
        let mut progress = self.shared.progress();
        progress.acknowledged = self.tail.acknowledged();
        progress.status.unsent = self.tail.unsent();
        progress.status.is_hidden = !self.tail.is_shown();
        progress.status.state = match step {
            Ok(SendStep::Refused(text)) => SendingState::Refused(text.clone()),
            Ok(_) => SendingState::Open,
            Err(error) => SendingState::Waiting(error.to_string()),
        };
        let is_waiting = progress.status.unsent > 0;
        progress.since = is_waiting.then(|| progress.since.unwrap_or_else(Instant::now));
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
