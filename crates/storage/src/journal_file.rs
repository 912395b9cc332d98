//! The journal on the disk: lines are appended and forced to the disk, and never changed again.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::StorageError;
use crate::atomic;
use crate::private;
use crate::record_lock::RecordLock;
use crate::regular_file;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal;
use kifuscribe_formats::journal::Journal;
use kifuscribe_words::first_format::in_first_format;

/// The most bytes of a journal that is read. A whole game has about 200 KiB.
const MOST_BYTES: u64 = 256 << 20;

/// A journal that is being written.
#[derive(Debug)]
pub struct JournalFile {
    path: PathBuf,
    file: File,
    lock: RecordLock,
    /// The version of its format, which it keeps.
    format: u64,
    lines: usize,
    head: String,
    /// The length of the whole lines in bytes, to which the file is cut back when a write fails.
    length: u64,
    /// Whether bytes may follow the whole lines: a write failed, and so did cutting back.
    has_rest: bool,
}

impl JournalFile {
    /// Creates a journal.
    ///
    /// # Errors
    /// [`StorageError::Occupied`] if there is one, [`StorageError::Write`] if it cannot be created.
    pub fn create(path: &Path) -> Result<Self, StorageError> {
        let file = private::new_file().open(path).map_err(|source| {
            if source.kind() == ErrorKind::AlreadyExists {
                StorageError::Occupied { path: crate::atomic::folder_of(path).to_owned() }
            } else {
                StorageError::Write { path: path.to_owned(), source }
            }
        })?;
        let lock = lock(path)?;
        atomic::sync_folder(atomic::folder_of(path));
        Ok(Self {
            path: path.to_owned(),
            file,
            lock,
            format: journal::FORMAT,
            lines: 0,
            head: journal::FIRST.to_owned(),
            length: 0,
            has_rest: false,
        })
    }

    /// Opens a journal for appending and returns its events. An unfinished last line, as after a power cut, is removed.
    ///
    /// # Errors
    /// [`StorageError`] if there is none, if it is a link, if it cannot be read or written, or if another program is writing it.
    pub fn reopen(path: &Path) -> Result<(Self, Vec<SessionEvent>), StorageError> {
        let failed = |source| StorageError::Write { path: path.to_owned(), source };
        // A folder that was handed over may lead elsewhere.
        if regular_file::is_link(path) {
            return Err(StorageError::Linked { path: path.to_owned() });
        }
        let is_file = std::fs::metadata(path).map(|data| data.is_file());
        let opened = match is_file {
            Ok(false) => Err(ErrorKind::InvalidInput.into()),
            _ => OpenOptions::new().write(true).open(path),
        };
        // The errors of reading come first: they tell more than those of writing.
        let opened = match opened {
            Ok(file) => Ok((file, lock(path)?)),
            Err(error) => Err(error),
        };
        let journal = read(path)?;
        let head = journal.head().to_owned();
        let Journal { format, events, whole_bytes, torn, .. } = journal;
        let (mut file, lock) = opened.map_err(failed)?;
        if torn {
            file.set_len(whole_bytes as u64).map_err(failed)?;
            file.sync_data().map_err(failed)?;
        }
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let (path, lines, length) = (path.to_owned(), events.len(), whole_bytes as u64);
        Ok((Self { path, file, lock, format, lines, head, length, has_rest: false }, events))
    }

    /// Adds events and forces them to the disk.
    ///
    /// # Errors
    /// [`StorageError::Journal`] for an event that cannot be written as JSON; [`StorageError::Write`], and then the
    /// journal is cut back to its length before, if the disk allows it.
    pub fn append(&mut self, events: &[SessionEvent]) -> Result<(), StorageError> {
        let (mut parts, mut head) = (vec![String::new()], self.head.clone());
        for (i, event) in events.iter().enumerate() {
            let (line, hash) = journal::line_in(self.format, self.lines + i + 1, &head, &self.in_its_format(event))
                .map_err(|source| StorageError::Journal { path: self.path.clone(), source })?;
            if i > 0 && i % journal::MOST_AT_ONCE == 0 {
                parts.push(String::new());
            }
            parts.last_mut().into_iter().for_each(|part| part.push_str(&line));
            head = hash;
        }
        if let Err(source) = self.write(&parts) {
            // Where it cannot be cut back, that comes before the next line.
            let _ = self.cut_back();
            return Err(StorageError::Write { path: self.path.clone(), source });
        }
        self.length += parts.iter().map(|part| part.len() as u64).sum::<u64>();
        self.lines += events.len();
        self.head = head;
        Ok(())
    }

    /// Writes after the whole lines, and forces each part to the disk before the next.
    fn write(&mut self, parts: &[String]) -> std::io::Result<()> {
        if self.has_rest {
            self.cut_back()?;
        }
        parts.iter().try_for_each(|part| self.file.write_all(part.as_bytes()).and_then(|()| self.file.sync_data()))
    }

    /// Cuts the file back to its whole lines.
    fn cut_back(&mut self) -> std::io::Result<()> {
        self.has_rest = true;
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.has_rest = false;
        Ok(())
    }

    /// The event in the format of this journal.
    fn in_its_format(&self, event: &SessionEvent) -> SessionEvent {
        if self.format == journal::IN_ENGLISH { in_first_format(event) } else { event.clone() }
    }

    /// The event as it is read again from this journal.
    ///
    /// # Errors
    /// [`StorageError::Journal`] for an event that cannot be written as JSON.
    pub fn as_kept(&self, event: &SessionEvent) -> Result<SessionEvent, StorageError> {
        let kept = self.in_its_format(event);
        journal::as_kept(&kept).map_err(|source| StorageError::Journal { path: self.path.clone(), source })
    }

    /// The number of its lines.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Whether other programs are kept from writing it: some file systems, as of some network drives, have no locks.
    #[must_use]
    pub const fn is_locked(&self) -> bool {
        self.lock.holds()
    }

    /// The hash of the last line, which covers everything before it.
    #[must_use]
    pub fn head(&self) -> &str {
        &self.head
    }
}

/// Locks a journal. Why: two writers would break the chain of its hashes.
fn lock(path: &Path) -> Result<RecordLock, StorageError> {
    RecordLock::take(path).map_err(|error| match error {
        StorageError::RecordInUse { path } => StorageError::InUse { path: crate::atomic::folder_of(&path).to_owned() },
        other => other,
    })
}

/// Reads a journal without changing it.
///
/// # Errors
/// [`StorageError`] if there is none, or if it is damaged.
pub fn read(path: &Path) -> Result<Journal, StorageError> {
    let bytes = regular_file::read(path, MOST_BYTES).map_err(|source| {
        if source.kind() == ErrorKind::NotFound {
            StorageError::NoRecording { path: crate::atomic::folder_of(path).to_owned() }
        } else {
            StorageError::Read { path: path.to_owned(), source }
        }
    })?;
    journal::read(&bytes).map_err(|source| StorageError::Journal { path: path.to_owned(), source })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::Duration;

    use super::*;

    fn ended(seconds: u64) -> SessionEvent {
        SessionEvent::Ended { time: Duration::from_secs(seconds), why: "test".to_owned() }
    }

    #[test]
    fn a_journal_goes_on_after_a_power_cut_in_mid_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.jsonl");
        let mut journal = JournalFile::create(&path).unwrap();
        journal.append(&[ended(1), ended(2)]).unwrap();
        journal.append(&[ended(3)]).unwrap();
        drop(journal);
        let whole = fs::read(&path).unwrap();
        fs::write(&path, &whole[..whole.len() - 7]).unwrap();
        let (mut journal, events) = JournalFile::reopen(&path).unwrap();
        assert_eq!(events, [ended(1), ended(2)]);
        journal.append(&[ended(4)]).unwrap();
        assert_eq!(read(&path).unwrap().events, [ended(1), ended(2), ended(4)]);
    }

    #[test]
    fn a_journal_has_one_writer_and_any_number_of_readers() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.jsonl");
        let mut journal = JournalFile::create(&path).unwrap();
        journal.append(&[ended(1)]).unwrap();
        assert!(matches!(JournalFile::reopen(&path), Err(StorageError::InUse { .. })));
        assert_eq!(read(&path).unwrap().events, [ended(1)]);
        assert!(journal.is_locked() && RecordLock::is_taken(&path));
        drop(journal);
        assert!(!RecordLock::is_taken(&path));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "the lock is gone");
        let (mut second, _) = JournalFile::reopen(&path).unwrap();
        second.append(&[ended(2)]).unwrap();
        assert_eq!(read(&path).unwrap().events, [ended(1), ended(2)]);
    }

    #[test]
    fn a_recording_is_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.jsonl");
        JournalFile::create(&path).unwrap();
        assert!(matches!(JournalFile::create(&path), Err(StorageError::Occupied { .. })));
        let none = folder.path().join("other/journal.jsonl");
        assert!(matches!(JournalFile::reopen(&none), Err(StorageError::NoRecording { .. })));
    }

    #[cfg(unix)]
    #[test]
    fn nothing_is_added_to_a_journal_through_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let [own, link] = ["own.jsonl", "journal.jsonl"].map(|name| folder.path().join(name));
        drop(JournalFile::create(&own).unwrap());
        std::os::unix::fs::symlink(&own, &link).unwrap();
        assert!(matches!(JournalFile::reopen(&link), Err(StorageError::Linked { .. })));
        assert!(JournalFile::reopen(&own).is_ok());
    }
}
