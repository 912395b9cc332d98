//! The journal of a count: that of its recording, or one of its own beside the report.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::session::counting::{CountEvent, Counting};
use crate::session::recording::{SessionEvent, SessionState};
use crate::storage::atomic::folder_of;
use crate::storage::journal_file;
use crate::storage::journal_file::JournalFile;
use crate::storage::session_folder::SessionFolder;
use crate::storage::{StorageError, atomic};

/// What the name of a journal of its own ends in.
const OWN_NAME: &str = ".count.jsonl";

/// The journal in which a count is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountJournal {
    path: PathBuf,
    /// Whether it is the journal of a recording. Otherwise it is the count's own, and is created when needed.
    of_recording: bool,
}

/// A count as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountRecord {
    /// The audits, rulings and notices; a result that was confirmed by itself is the last ruling.
    pub counting: Counting,
    /// The journal's name.
    pub journal: String,
    /// The hash of the journal's last line, which covers everything before it.
    pub head: String,
}

impl CountRecord {
    /// The count in the journal at `path`, which comes to `state` and whose last line has the hash `head`.
    pub fn of(state: &SessionState, path: &Path, head: &str) -> Self {
        let journal = path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        Self { counting: state.counting_with_result(), journal, head: head.to_owned() }
    }
}

impl CountJournal {
    /// The journal in a recording's session folder.
    #[must_use]
    pub fn of_session(session: &Path) -> Self {
        Self { path: SessionFolder::at(session).journal(), of_recording: true }
    }

    /// A journal of its own beside a report or a record: `GAME.count.jsonl` beside `GAME.html`.
    #[must_use]
    pub fn beside(file: &Path) -> Self {
        Self { path: file.with_extension(&OWN_NAME[1..]), of_recording: false }
    }

    /// A journal of its own by its name, which ends in `.count.jsonl`; `None` where there is no such file.
    #[must_use]
    pub fn named(path: &Path) -> Option<Self> {
        let is_own = path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(OWN_NAME));
        (is_own && path.is_file()).then(|| Self { path: path.to_owned(), of_recording: false })
    }

    /// The folder that pictures go with: the recording's, or `GAME.count` beside `GAME.count.jsonl`.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        if self.of_recording { folder_of(&self.path).to_owned() } else { self.path.with_extension("") }
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The session folder of the recording that it belongs to; `None` where it is the count's own.
    #[must_use]
    pub fn session(&self) -> Option<&Path> {
        self.of_recording.then(|| folder_of(&self.path))
    }

    /// Creates the folder that the journal is in, such as the folder for records before the first recording.
    ///
    /// # Errors
    /// [`StorageError::Write`] if it cannot be created.
    pub fn create_folder(&self) -> Result<(), StorageError> {
        let folder = folder_of(&self.path);
        atomic::create_folder(folder).map_err(|source| StorageError::Write { path: folder.to_owned(), source })
    }

    /// The count so far; empty if there is no journal yet.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read, or if a recording has none.
    pub fn read(&self) -> Result<CountRecord, StorageError> {
        let (state, head) = self.state()?;
        Ok(self.record(&state, &head))
    }

    /// What the journal comes to, and the hash of its last line.
    ///
    /// # Errors
    /// As [`CountJournal::read`].
    pub fn state(&self) -> Result<(SessionState, String), StorageError> {
        if !self.of_recording && !self.path.exists() {
            return Ok((SessionState::default(), String::new()));
        }
        let journal = journal_file::read(&self.path)?;
        Ok((SessionState::from_events(&journal.events), journal.head().to_owned()))
    }

    /// Checks that the result is not final yet, so that a person may decide.
    ///
    /// # Errors
    /// [`StorageError::Final`] where both players have confirmed it, or where the journal cannot be read.
    pub fn check_open(&self) -> Result<(), StorageError> {
        self.check_ruling(&self.state()?.0)
    }

    fn check_ruling(&self, state: &SessionState) -> Result<(), StorageError> {
        let is_final = state.confirmed_result().is_some() || state.counting().confirmed().is_some();
        let path = || self.session().unwrap_or(&self.path).to_owned();
        if is_final { Err(StorageError::Final { path: path() }) } else { Ok(()) }
    }

    /// Adds an event and returns the count so far. An audit with the same outcome as the last one is not written again.
    ///
    /// # Errors
    /// [`StorageError`]; nothing is written then. A ruling on a result that is final is refused.
    pub fn add(&self, event: CountEvent) -> Result<CountRecord, StorageError> {
        let is_new = !self.of_recording && !self.path.exists();
        let (mut file, events) =
            if is_new { (JournalFile::create(&self.path)?, Vec::new()) } else { JournalFile::reopen(&self.path)? };
        let mut state = SessionState::from_events(&events);
        if matches!(event, CountEvent::Ruled(_)) {
            self.check_ruling(&state)?;
        }
        let time = if events.is_empty() { Duration::ZERO } else { state.last_time() };
        let event = file.as_kept(&SessionEvent::Counted { time, event })?;
        if !is_repeated(state.counting(), &event) {
            file.append(std::slice::from_ref(&event))?;
            state.apply(&event);
        }
        Ok(self.record(&state, file.head()))
    }

    fn record(&self, state: &SessionState, head: &str) -> CountRecord {
        CountRecord::of(state, &self.path, head)
    }
}

/// Whether an audit has the same outcome as the last one, apart from its time.
fn is_repeated(counting: &Counting, event: &SessionEvent) -> bool {
    let SessionEvent::Counted { event: CountEvent::Audited(new), .. } = event else { return false };
    let Some(last) = counting.audits.last() else { return false };
    let mut last = last.clone();
    last.at.clone_from(&new.at);
    last == *new
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::audit::Verdict;
    use crate::session::counting::{AuditOutcome, OutcomeSettings, Resolution, Ruling};

    fn audited(at: &str, verdict: Verdict) -> CountEvent {
        CountEvent::Audited(AuditOutcome {
            at: at.to_owned(),
            verdict,
            sentence: "The fill matches.".to_owned(),
            computed: None,
            claimed: None,
            settings: OutcomeSettings::Written(Vec::new()),
            files: Vec::new(),
        })
    }

    #[test]
    fn a_count_is_kept_before_there_is_a_folder_for_records() {
        let folder = tempfile::tempdir().unwrap();
        let journal = CountJournal::beside(&folder.path().join("records/a.html"));
        journal.create_folder().unwrap();
        assert_eq!(journal.add(audited("14:01", Verdict::Differs)).unwrap().counting.audits.len(), 1);
    }

    #[test]
    fn a_count_is_kept_beside_its_report() {
        let folder = tempfile::tempdir().unwrap();
        let journal = CountJournal::beside(&folder.path().join("report.html"));
        assert_eq!(journal.read().unwrap().counting, Counting::default());
        journal.add(audited("14:01", Verdict::Differs)).unwrap();
        journal.add(audited("14:02", Verdict::Differs)).unwrap();
        journal.add(audited("14:05", Verdict::Agrees)).unwrap();
        let (by, reasons) = (String::new(), "counted again".to_owned());
        let ruling =
            Ruling { at: "14:06".to_owned(), way: Resolution::CountedAgain, by, reasons, protest: false, result: None };
        let kept = journal.add(CountEvent::Ruled(ruling.clone())).unwrap();
        assert_eq!((kept.counting.audits.len(), &kept.counting.rulings), (2, &vec![ruling]));
        assert_eq!(journal.read().unwrap(), kept);
        assert_eq!(kept.journal, "report.count.jsonl");
    }

    #[test]
    fn a_recording_keeps_its_own_count() {
        let folder = tempfile::tempdir().unwrap();
        let journal = CountJournal::of_session(folder.path());
        assert!(matches!(journal.add(audited("1", Verdict::Agrees)), Err(StorageError::NoRecording { .. })));
        let ended = SessionEvent::Ended { time: Duration::from_secs(9), why: "test".to_owned() };
        SessionFolder::at(folder.path()).create().unwrap().append(&[ended]).unwrap();
        journal.add(audited("1", Verdict::Agrees)).unwrap();
        let events = SessionFolder::at(folder.path()).read().unwrap().events;
        assert_eq!((events.len(), events[1].time()), (2, Duration::from_secs(9)));
    }
}
