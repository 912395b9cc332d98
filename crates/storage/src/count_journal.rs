//! The journal of a count: that of its recording, or one of its own beside the report.

use std::path::{Path, PathBuf};

use crate::atomic::folder_of;
use crate::journal_file;
use crate::journal_file::JournalFile;
use crate::session_folder::SessionFolder;
use crate::{StorageError, atomic};
use kifuscribe_core::session::counting::{CountEvent, Counting};
use kifuscribe_core::session::outdone::OutdoneAct;
use kifuscribe_core::session::recording::{ChangedSince, SessionEvent, SessionState};

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
    /// What was said or decided of the result and no longer holds, or is open beside what was decided.
    pub outdone: Vec<OutdoneAct>,
    /// What of the game has changed since its result was confirmed, so that it no longer stands on the record.
    pub changed: Option<ChangedSince>,
    /// The journal's name.
    pub journal: String,
    /// The hash of the journal's last line, which covers everything before it.
    pub head: String,
}

impl CountRecord {
    /// The count in the journal at `path`, which comes to `state` and whose last line has the hash `head`.
    pub fn of(state: &SessionState, path: &Path, head: &str) -> Self {
        let journal = path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        let (counting, outdone, changed) =
            (state.counting_with_result(), state.outdone(), state.changed_since_confirmed());
        Self { counting, outdone, changed, journal, head: head.to_owned() }
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

    /// Adds an event of a program, and returns the count so far. An audit with the same outcome as the last one is not written again,
    /// unless the game was changed in between.
    ///
    /// # Errors
    /// [`StorageError`]; nothing is written then.
    pub fn add(&self, event: CountEvent) -> Result<CountRecord, StorageError> {
        let (mut file, events) = self.open()?.map_or_else(|| Ok((self.create()?, Vec::new())), Ok)?;
        let mut state = SessionState::from_events(&events);
        let event = file.as_kept(&SessionEvent::Counted { time: state.last_time(), event })?;
        let is_repeated = matches!(&event, SessionEvent::Counted { event: CountEvent::Audited(new), .. } if state.is_audit_repeated(new));
        if !is_repeated {
            file.append(std::slice::from_ref(&event))?;
            state.apply(&event);
        }
        Ok(self.record(&state, file.head()))
    }

    /// Opens it for appending, with its events; `None` where a count has none of its own yet.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be read or written, or is being written.
    pub fn open(&self) -> Result<Option<(JournalFile, Vec<SessionEvent>)>, StorageError> {
        if !self.of_recording && !self.path.exists() { Ok(None) } else { JournalFile::reopen(&self.path).map(Some) }
    }

    /// Creates it, with the folder that it is in, such as the folder for records before the first recording.
    ///
    /// # Errors
    /// [`StorageError`] where it is there, or cannot be created.
    pub fn create(&self) -> Result<JournalFile, StorageError> {
        let folder = folder_of(&self.path);
        atomic::create_folder(folder).map_err(|source| StorageError::Write { path: folder.to_owned(), source })?;
        JournalFile::create(&self.path)
    }

    fn record(&self, state: &SessionState, head: &str) -> CountRecord {
        CountRecord::of(state, &self.path, head)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::count::audit::Verdict;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::counting::{AuditOutcome, OutcomeSettings, Resolution, Ruling};

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
        let ruling = Ruling {
            at: "14:06".to_owned(),
            way: Resolution::CountedAgain,
            by,
            reasons,
            protest: false,
            result: None,
            assent: Assent::NONE,
            appeals: Vec::new(),
        };
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
