//! Acts on a recording that runs in another program: a file in its session folder asks for them, and one beside it answers.
//!
//! ```text
//! GAME.session/acts/1764277200123456789.asked     lines as in a journal: what is to be added
//! GAME.session/acts/1764277200123456789.answered  done, or refused
//! ```
//!
//! The number is when the asking program waits no longer, in nanoseconds since 1970. Whoever deletes the first file has the act: the
//! recording carries it out then, or the asking program has withdrawn it. What a program that was killed leaves here is out of date
//! after some seconds, and is deleted unread.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use crate::act::SessionAct;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::regular_file;
use kifuscribe_storage::session_folder::SessionFolder;

/// The folder in the session folder.
const FOLDER: &str = "acts";
/// What the name of a request ends in.
const ASKED: &str = "asked";
/// What the name of an answer ends in.
const ANSWERED: &str = "answered";

/// How long an answer is waited for.
pub const PATIENCE: Duration = Duration::from_secs(5);
/// How much longer it is waited for where the recording has taken the request at the last moment.
const TAKEN: Duration = Duration::from_secs(2);
/// How often the answer is looked for.
const ANSWER_POLL: Duration = Duration::from_millis(50);
/// How often a recording looks for requests.
const REQUEST_POLL: Duration = Duration::from_millis(250);
/// The largest request that is read, in bytes: far more than a correction has.
const LARGEST: u64 = 1 << 20;

/// What became of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActAnswer {
    /// It was done, and is in the journal.
    Done,
    /// It was refused: the recording has changed since it was asked for.
    Refused,
    /// The recording is over, and the request withdrawn.
    Over,
    /// No answer came, and the request is withdrawn.
    Unanswered,
    /// The recording has taken the request and has not said what became of it.
    Unknown,
}

/// The text of an answer: it was done.
const DONE: &str = "done";
/// The text of an answer: it was refused.
const REFUSED: &str = "refused";

/// Where a recording finds what other programs ask of it.
#[derive(Debug)]
pub struct ActInbox {
    folder: PathBuf,
    due: Instant,
}

/// What another program asks for.
#[derive(Debug)]
pub struct AskedAct {
    /// The acts, to be done all or none.
    pub acts: Vec<SessionAct>,
    /// Who does them, and when.
    pub signed: Signature,
    answered: PathBuf,
}

impl ActInbox {
    /// The inbox of the recording in a session folder, without what was left there.
    #[must_use]
    pub fn of(session: &Path) -> Self {
        let folder = session.join(FOLDER);
        for (number, path) in files(&folder) {
            if is_outdated(number) {
                let _ = fs::remove_file(path);
            }
        }
        let _ = fs::remove_dir(&folder);
        Self { folder, due: Instant::now() }
    }

    /// Takes what is asked for, at most some times a second. What cannot be read is refused.
    pub fn take(&mut self) -> Vec<AskedAct> {
        let now = Instant::now();
        if now < self.due {
            return Vec::new();
        }
        self.due = now + REQUEST_POLL;
        let mut asked: Vec<(u128, PathBuf)> =
            files(&self.folder).into_iter().filter(|(_, path)| has(path, ASKED)).collect();
        asked.sort();
        asked.into_iter().filter_map(|(number, path)| take(number, &path)).collect()
    }
}

/// Takes a request, unless it is withdrawn or out of date.
fn take(number: u128, path: &Path) -> Option<AskedAct> {
    let bytes = regular_file::read(path, LARGEST).ok();
    // Who deletes it has it.
    fs::remove_file(path).ok()?;
    if is_outdated(number) {
        return None;
    }
    let answered = path.with_extension(ANSWERED);
    let events = bytes.and_then(|bytes| journal::read_detached(&bytes).ok());
    match events.and_then(|events| SessionAct::all_of_events(&events)) {
        Some((acts, signed)) => Some(AskedAct { acts, signed, answered }),
        None => {
            answer(&answered, REFUSED);
            None
        }
    }
}

impl AskedAct {
    /// Says what became of it.
    pub fn answer(&self, is_done: bool) {
        answer(&self.answered, if is_done { DONE } else { REFUSED });
    }
}

/// Writes an answer. Without it the asking program says that none came.
fn answer(path: &Path, answer: &str) {
    let _ = atomic::write(path, answer.as_bytes());
}

/// Asks the program that records into a session folder to do these acts, all or none, and waits for its answer.
///
/// # Errors
/// [`StorageError`] where the request cannot be written.
pub fn ask(session: &SessionFolder, events: &[SessionEvent]) -> Result<ActAnswer, StorageError> {
    let folder = session.path().join(FOLDER);
    let failed = |source| StorageError::Write { path: folder.clone(), source };
    fs::create_dir_all(&folder).map_err(failed)?;
    let deadline = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default() + PATIENCE;
    let path = folder.join(format!("{}.{ASKED}", deadline.as_nanos()));
    let lines =
        journal::detached_lines(events).map_err(|source| StorageError::Journal { path: session.journal(), source })?;
    atomic::write(&path, lines.as_bytes())?;
    let answer = wait(session, &path);
    let _ = fs::remove_file(path.with_extension(ANSWERED));
    // Another program may have asked, too.
    let _ = fs::remove_dir(&folder);
    Ok(answer)
}

/// Waits until the request at `path` is answered, or withdraws it.
fn wait(session: &SessionFolder, path: &Path) -> ActAnswer {
    let answered = path.with_extension(ANSWERED);
    let deadline = Instant::now() + PATIENCE;
    loop {
        thread::sleep(ANSWER_POLL);
        match regular_file::read_text(&answered, LARGEST).as_deref() {
            Ok(DONE) => return ActAnswer::Done,
            Ok(_) => return ActAnswer::Refused,
            Err(_) => {}
        }
        let is_over = session.reopen().is_ok();
        let is_late = Instant::now() >= deadline;
        if (is_over || is_late) && fs::remove_file(path).is_ok() {
            return if is_over { ActAnswer::Over } else { ActAnswer::Unanswered };
        }
        if Instant::now() >= deadline + TAKEN {
            return ActAnswer::Unknown;
        }
    }
}

/// The files of an inbox with their numbers.
fn files(folder: &Path) -> Vec<(u128, PathBuf)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let numbered = |path: PathBuf| {
        let number = path.file_stem()?.to_str()?.parse().ok()?;
        (has(&path, ASKED) || has(&path, ANSWERED)).then_some((number, path))
    };
    entries.filter_map(|entry| numbered(entry.ok()?.path())).collect()
}

fn has(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}

/// Whether nobody waits for the answer to this request any more, or its number is none that a program gives.
fn is_outdated(number: u128) -> bool {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    !(now.as_nanos()..=(now + PATIENCE).as_nanos()).contains(&number)
}
