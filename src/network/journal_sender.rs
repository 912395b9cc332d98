//! Sends a journal to a hall while it is being written.
//!
//! A thread reads the file and sends what the hall has not acknowledged. The recording knows nothing of it: no answer, a
//! slow answer, or a hall that was restored from yesterday's copy costs it nothing, and everything is caught up later.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::formats::hall_answer::{JournalAnswer, TableAnswer};
use crate::formats::journal;
use crate::network::hall::{HallError, HallTable};

/// How often the file is looked at.
const POLL: Duration = Duration::from_millis(100);

/// How often a table without news says that it is there, and how often while a question waits for an answer.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
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
            JournalAnswer::Kept { offset, is_shown, is_asking, answers } => {
                (self.acknowledged, self.is_shown) = (offset, is_shown);
                (self.is_asking, self.answers) = (is_asking, answers);
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

/// Sends a journal in a thread of its own.
#[derive(Debug)]
pub struct JournalSender {
    path: PathBuf,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicUsize>,
    ended: Receiver<()>,
}

impl JournalSender {
    /// Starts to send the journal at `path`, which need not be there yet. `notify` is told what a person should know.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(hall: HallTable, path: &Path, notify: impl Fn(&SenderNotice) + Send + 'static) -> io::Result<Self> {
        let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let (done, ended) = sync_channel(1);
        let work = SenderLoop {
            tail: JournalTail::new(hall, path),
            stop: Arc::clone(&stop),
            acknowledged: Arc::clone(&acknowledged),
            notify,
        };
        let run = move || {
            work.run();
            // Nobody may wait for it any more.
            let _ = done.send(());
        };
        thread::Builder::new().name("hall sender".to_owned()).spawn(run)?;
        Ok(Self { path: path.to_owned(), stop, acknowledged, ended })
    }

    /// Waits up to `patience` for what is not acknowledged, and returns how many lines stay unsent.
    #[must_use]
    pub fn finish(self, patience: Duration) -> usize {
        self.stop.store(true, Ordering::Relaxed);
        // The end of the time is the answer too.
        let _ = self.ended.recv_timeout(patience);
        lines_in(&self.path).saturating_sub(self.acknowledged.load(Ordering::Relaxed))
    }
}

struct SenderLoop<F> {
    tail: JournalTail,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicUsize>,
    notify: F,
}

impl<F: Fn(&SenderNotice)> SenderLoop<F> {
    fn run(mut self) {
        let mut pause = PAUSES.0;
        let mut is_lost = false;
        let mut refusal = None;
        let mut answered = Vec::new();
        loop {
            // Read before the step, so that what was written before the stop is still sent.
            let is_stopping = self.stop.load(Ordering::Relaxed);
            let step = self.tail.step();
            self.acknowledged.store(self.tail.acknowledged(), Ordering::Relaxed);
            for answer in self.tail.take_answers() {
                // The hall says it until the journal has it.
                if !answered.contains(&answer) {
                    (self.notify)(&SenderNotice::Answered(answer.clone()));
                    answered.push(answer);
                }
            }
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

    /// Waits, but not long once the recording is over.
    fn wait(&self, pause: Duration) {
        let until = Instant::now() + pause;
        while Instant::now() < until {
            thread::sleep(POLL);
            if self.stop.load(Ordering::Relaxed) {
                return thread::sleep(PAUSES.0.min(pause));
            }
        }
    }
}
