//! Acts on a recording that runs in another program: a file in its session folder asks for them, and one beside it answers.
//!
//! ```text
//! GAME.session/acts/1764277200123456789.asked    lines as in a journal: what is to be added
//! GAME.session/acts/1764277200123456789.done     an answer, or `.refused`
//! GAME.session/1764277200123456789 in %2Fmedia%2Fstick
//!                                                go on in that folder; this and every answer is an empty file, as the disk may be full
//! ```
//!
//! The number is when the asking program waits no longer, in nanoseconds since 1970. Whoever deletes the first file has the act: the
//! recording carries it out then, or the asking program has withdrawn it. What a program that was killed leaves here is out of date
//! after some seconds, and is deleted unread.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use crate::act::SessionAct;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::path_in_name;
use kifuscribe_storage::regular_file;
use kifuscribe_storage::session_folder::SessionFolder;

/// The folder in the session folder.
const FOLDER: &str = "acts";
/// What the name of a request ends in.
const ASKED: &str = "asked";
/// What the name of an answer ends in, when it was done, or refused.
const ANSWERED: [&str; 2] = ["done", "refused"];
/// What stands after the number in the name of a request to go on in a folder, before its path.
const IN: &str = " in ";

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

/// Where a recording finds what other programs ask of it.
#[derive(Debug)]
pub struct ActInbox {
    session: PathBuf,
    due: Instant,
}

/// What another program asks for.
#[derive(Debug)]
pub struct AskedAct {
    /// What.
    pub what: AskedFor,
    request: RequestFile,
}

/// What can be asked of a recording.
#[derive(Debug)]
pub enum AskedFor {
    /// Acts, to be done all or none.
    Acts {
        /// What.
        acts: Vec<SessionAct>,
        /// Who does them, and when.
        signed: Signature,
    },
    /// To go on in this folder.
    Folder(PathBuf),
}

/// A file of an inbox.
#[derive(Debug)]
struct RequestFile {
    number: u128,
    path: PathBuf,
}

impl ActInbox {
    /// The inbox of the recording in a session folder, without what was left there.
    #[must_use]
    pub fn of(session: &Path) -> Self {
        let left = files(session);
        for file in left.iter().filter(|file| file.is_outdated()) {
            let _ = fs::remove_file(&file.path);
        }
        let _ = fs::remove_dir(session.join(FOLDER));
        Self { session: session.to_owned(), due: Instant::now() }
    }

    /// Takes what is asked for, at most some times a second. What cannot be read is refused.
    pub fn take(&mut self) -> Vec<AskedAct> {
        let now = Instant::now();
        if now < self.due {
            return Vec::new();
        }
        self.due = now + REQUEST_POLL;
        let mut asked = files(&self.session);
        asked.sort_by_key(|file| file.number);
        asked.into_iter().filter_map(RequestFile::take).collect()
    }
}

impl RequestFile {
    /// A file with a number in its name, as requests and answers have it.
    fn at(path: PathBuf) -> Option<Self> {
        let name = path.file_name()?.to_str()?;
        let end = name.find(|c: char| !c.is_ascii_digit())?;
        let number = name[..end].parse().ok()?;
        Some(Self { number, path })
    }

    /// The folder in which the recording is to go on.
    fn folder(&self) -> Option<PathBuf> {
        path_in_name::path(&format!("{}{IN}", self.number), self.path.file_name()?.to_str()?)
    }

    fn is_of_acts(&self) -> bool {
        self.path.extension().is_some_and(|found| found == ASKED)
    }

    fn is_answer(&self) -> bool {
        self.answers().contains(&self.path)
    }

    /// Whether nobody waits for the answer to this request any more, or its number is none that a program gives.
    fn is_outdated(&self) -> bool {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        !(now.as_nanos()..=(now + PATIENCE).as_nanos()).contains(&self.number)
    }

    /// Takes the request, unless it is withdrawn or out of date, or the file is none.
    fn take(self) -> Option<AskedAct> {
        let folder = self.folder();
        let bytes = match &folder {
            Some(_) => None,
            None if self.is_of_acts() => regular_file::read(&self.path, LARGEST).ok(),
            None => return None,
        };
        // Who deletes it has it.
        fs::remove_file(&self.path).ok()?;
        if self.is_outdated() {
            return None;
        }
        if let Some(folder) = folder {
            return Some(AskedAct { what: AskedFor::Folder(folder), request: self });
        }
        let events = bytes.and_then(|bytes| journal::read_detached(&bytes).ok());
        match events.and_then(|events| SessionAct::all_of_events(&events)) {
            Some((acts, signed)) => Some(AskedAct { what: AskedFor::Acts { acts, signed }, request: self }),
            None => {
                self.answer(false);
                None
            }
        }
    }

    /// The path of the answer, when it was done and when it was refused.
    fn answers(&self) -> [PathBuf; 2] {
        ANSWERED.map(|answer| self.path.with_file_name(format!("{}.{answer}", self.number)))
    }

    /// Says what became of it. Without an answer the asking program says that none came.
    fn answer(&self, is_done: bool) {
        let [done, refused] = self.answers();
        let _ = File::create_new(if is_done { done } else { refused });
    }

    /// Waits until the request to this recording is answered, or withdraws it.
    fn wait(&self, session: &SessionFolder) -> ActAnswer {
        let answers = self.answers();
        let deadline = Instant::now() + PATIENCE;
        let answer = loop {
            thread::sleep(ANSWER_POLL);
            match answers.each_ref().map(|path| path.exists()) {
                [true, _] => break ActAnswer::Done,
                [_, true] => break ActAnswer::Refused,
                [false, false] => {}
            }
            let is_over = session.reopen().is_ok();
            let is_late = Instant::now() >= deadline;
            if (is_over || is_late) && fs::remove_file(&self.path).is_ok() {
                break if is_over { ActAnswer::Over } else { ActAnswer::Unanswered };
            }
            if Instant::now() >= deadline + TAKEN {
                break ActAnswer::Unknown;
            }
        };
        answers.iter().for_each(|path| drop(fs::remove_file(path)));
        answer
    }
}

impl AskedAct {
    /// Says what became of it.
    pub fn answer(&self, is_done: bool) {
        self.request.answer(is_done);
    }
}

/// Asks the program that records into a session folder to do these acts, all or none, and waits for its answer.
///
/// # Errors
/// [`StorageError`] where the request cannot be written.
pub fn ask(session: &SessionFolder, events: &[SessionEvent]) -> Result<ActAnswer, StorageError> {
    let folder = session.path().join(FOLDER);
    let failed = |source| StorageError::Write { path: folder.clone(), source };
    fs::create_dir_all(&folder).map_err(failed)?;
    let number = deadline();
    let request = RequestFile { number, path: folder.join(format!("{number}.{ASKED}")) };
    let lines =
        journal::detached_lines(events).map_err(|source| StorageError::Journal { path: session.journal(), source })?;
    atomic::write(&request.path, lines.as_bytes())?;
    let answer = request.wait(session);
    // Another program may have asked, too.
    let _ = fs::remove_dir(&folder);
    Ok(answer)
}

/// Asks the program that records into a session folder to go on in `folder`, and waits for its answer; `None` where the path of the
/// folder is too long.
///
/// # Errors
/// [`StorageError`] where the request cannot be written.
pub fn ask_to_go_on_in(session: &SessionFolder, folder: &Path) -> Result<Option<ActAnswer>, StorageError> {
    let number = deadline();
    let Some(name) = path_in_name::name(&format!("{number}{IN}"), folder) else { return Ok(None) };
    let request = RequestFile { number, path: session.path().join(name) };
    File::create_new(&request.path)
        .map_err(|source| StorageError::Write { path: session.path().to_owned(), source })?;
    Ok(Some(request.wait(session)))
}

/// When a request that is made at this moment is waited for no longer, in nanoseconds since 1970.
fn deadline() -> u128 {
    (SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default() + PATIENCE).as_nanos()
}

/// The files of the inbox in a session folder. Whoever handed that over may have put a link there, or the owner another file with such
/// a name: what is no request and no answer is not looked at, as these files are deleted.
fn files(session: &Path) -> Vec<RequestFile> {
    let of = |folder: PathBuf| {
        let is_own = !regular_file::is_link(&folder);
        is_own.then(|| fs::read_dir(folder).into_iter().flatten().flatten()).into_iter().flatten()
    };
    let regular = |entry: fs::DirEntry| {
        // As the link itself, and not what it leads to.
        let data = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((RequestFile::at(entry.path())?, data.len() == 0))
    };
    let asked = of(session.join(FOLDER)).filter_map(regular);
    let asked = asked.filter(|(file, is_empty)| file.is_of_acts() || *is_empty && file.is_answer());
    let beside = of(session.to_owned()).filter_map(regular);
    let beside = beside.filter(|(file, is_empty)| *is_empty && (file.folder().is_some() || file.is_answer()));
    asked.chain(beside).map(|(file, _)| file).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_is_left_is_deleted_in_the_own_folder_alone_and_only_where_it_is_a_request_or_an_answer() {
        let folder = tempfile::tempdir().unwrap();
        let [session, photographs] = ["game.session", "photographs"].map(|name| folder.path().join(name));
        let names = ["2019 in Rome.jpg", "7.done", "12.refused", "3.asked"];
        for folder in [&session, &photographs] {
            fs::create_dir(folder).unwrap();
            names.iter().for_each(|name| fs::write(folder.join(name), "the owner's").unwrap());
        }
        let acts = session.join(FOLDER);
        std::os::unix::fs::symlink(&photographs, &acts).unwrap();
        let mut inbox = ActInbox::of(&session);
        assert!(inbox.take().is_empty());
        for folder in [&session, &photographs] {
            assert!(names.iter().all(|name| folder.join(name).exists()), "{folder:?}");
        }
        fs::remove_file(&acts).unwrap();
        // What a program that was killed has left.
        fs::create_dir(&acts).unwrap();
        let left =
            [acts.join("3.asked"), acts.join("3.done"), session.join("4 in %2Fmedia"), session.join("4.refused")];
        left.iter().for_each(|path| fs::write(path, "").unwrap());
        std::os::unix::fs::symlink(photographs.join(names[0]), acts.join("5.asked")).unwrap();
        let _ = ActInbox::of(&session);
        assert!(left.iter().all(|path| !path.exists()));
        assert!(names.iter().all(|name| session.join(name).exists() && photographs.join(name).exists()));
    }
}
