//! The folder of one recording: its journal, and what belongs to it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::StorageError;
use crate::atomic;
use crate::journal_file::{self, JournalFile};
use crate::path_in_name;
use crate::private;
use crate::record_lock::RecordLock;
use crate::regular_file;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal::Journal;

/// The name of the journal in its folder.
const JOURNAL: &str = "journal.jsonl";

/// What the name of the empty file begins with that says by the rest of it where the recording goes on, after it was moved.
const MOVED_TO: &str = "moved-to ";

/// The file that says it where the path is too long for a name.
const MOVED: &str = "moved.txt";

/// The folder of one recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionFolder {
    path: PathBuf,
}

impl SessionFolder {
    /// The folder at `path`, whether it exists or not.
    #[must_use]
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// The default folder of an SGF: `GAME.session` beside it, or the first of `GAME.session-2`, `-3` ... that holds no
    /// recording yet. With `resume`, the last one that holds a recording.
    #[must_use]
    pub fn beside(sgf: &Path, resume: bool) -> Self {
        let name = |n: usize| {
            let suffix = if n == 1 { "session".to_owned() } else { format!("session-{n}") };
            Self::at(sgf.with_extension(suffix))
        };
        let free = (1..).find(|&n| !name(n).holds_a_recording()).unwrap_or(1);
        name(if resume && free > 1 { free - 1 } else { free })
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The path of its journal.
    #[must_use]
    pub fn journal(&self) -> PathBuf {
        self.path.join(JOURNAL)
    }

    /// Whether a recording is in it.
    #[must_use]
    pub fn holds_a_recording(&self) -> bool {
        self.journal().exists()
    }

    /// Whether a program is writing its journal at this moment, as far as the system says.
    #[must_use]
    pub fn is_written(&self) -> bool {
        RecordLock::is_taken(&self.journal())
    }

    /// Notes that the recording goes on in another session folder. It is left out where not even an empty file can be made: the
    /// folder looks unfinished then.
    pub fn note_moved(&self, to: &Path) {
        let _ = match path_in_name::name(MOVED_TO, to) {
            Some(name) => fs::File::create_new(self.path.join(name)).map(drop).map_err(drop),
            None => atomic::write(&self.path.join(MOVED), to.display().to_string().as_bytes()).map_err(drop),
        };
    }

    /// The session folder in which the recording goes on, if it was moved.
    #[must_use]
    pub fn moved_to(&self) -> Option<PathBuf> {
        let names = fs::read_dir(&self.path).into_iter().flatten().flatten().map(|entry| entry.file_name());
        let said = |name: std::ffi::OsString| path_in_name::path(MOVED_TO, name.to_str()?);
        if let Some(to) = names.into_iter().find_map(said) {
            return Some(to);
        }
        let text = regular_file::read_text(&self.path.join(MOVED), regular_file::SMALL).ok()?;
        let text = text.trim();
        (!text.is_empty()).then(|| PathBuf::from(text))
    }

    /// Creates the folder and its journal.
    ///
    /// # Errors
    /// [`StorageError::Occupied`] if it holds a recording, [`StorageError::Write`] if it cannot be created.
    pub fn create(&self) -> Result<JournalFile, StorageError> {
        // A folder that was handed over may lead elsewhere.
        if regular_file::is_link(&self.path) {
            return Err(StorageError::Linked { path: self.path.clone() });
        }
        private::create_folder(&self.path).map_err(|source| StorageError::Write { path: self.path.clone(), source })?;
        // Its folder may be as new: that of the first recording on this computer.
        atomic::sync_folders_above(&self.path);
        JournalFile::create(&self.journal())
    }

    /// Opens its journal for appending and returns its events.
    ///
    /// # Errors
    /// [`StorageError`] if there is none, if it cannot be read or written, or if the recording goes on in another folder that is there.
    pub fn reopen(&self) -> Result<(JournalFile, Vec<SessionEvent>), StorageError> {
        self.check_folder()?;
        if let Some(to) = self.moved_to().filter(|to| Self::at(to).holds_a_recording()) {
            return Err(StorageError::Moved { session: self.path.clone(), to });
        }
        JournalFile::reopen(&self.journal())
    }

    /// Reads its journal without changing it.
    ///
    /// # Errors
    /// [`StorageError`] if there is none, or if it is damaged.
    pub fn read(&self) -> Result<Journal, StorageError> {
        self.check_folder()?;
        journal_file::read(&self.journal())
    }

    fn check_folder(&self) -> Result<(), StorageError> {
        let path = || self.path().to_owned();
        if self.path().is_file() { Err(StorageError::NotASession { path: path() }) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::atomic::SYNCED;

    #[test]
    fn a_new_recording_is_entered_in_its_folders_on_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let session = folder.path().join("game.session");
        SessionFolder::at(&session).create().unwrap();
        let synced = SYNCED.take();
        assert!(synced.contains(&session), "the journal in the session folder: {synced:?}");
        assert!(synced.iter().any(|s| s == folder.path()), "the session folder in the folder around it: {synced:?}");
    }

    #[test]
    fn each_recording_gets_a_folder_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let sgf = folder.path().join("game.sgf");
        let name = |resume| {
            let path = SessionFolder::beside(&sgf, resume);
            path.path().file_name().unwrap().to_str().unwrap().to_owned()
        };
        assert_eq!(name(false), "game.session");
        assert_eq!(name(true), "game.session");
        SessionFolder::beside(&sgf, false).create().unwrap();
        assert_eq!(name(false), "game.session-2");
        assert_eq!(name(true), "game.session");
        SessionFolder::beside(&sgf, false).create().unwrap();
        assert_eq!((name(false).as_str(), name(true).as_str()), ("game.session-3", "game.session-2"));
    }
}
