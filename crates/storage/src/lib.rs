//! The files of a recording: the SGF, the journal, the session folder.

pub mod atomic;
pub mod board_settings;
pub mod catalogue;
pub mod count_journal;
pub mod edited_record;
pub mod evidence;
pub mod file_lock;
pub mod free_path;
pub mod hall_copy;
pub mod journal_file;
pub mod plain_name;
pub mod png;
pub mod recordings;
pub mod rehearsal_folder;
pub mod seal_proof;
pub mod seen_doubts;
pub mod session_folder;
pub mod spectator_folder;
pub mod table_tokens;
pub mod tournament_file;

use std::path::PathBuf;

use thiserror::Error;

use kifuscribe_formats::journal::JournalError;
use kifuscribe_language::{say, system_reason};

/// Why something cannot be stored or read. One sentence and a hint each.
#[derive(Debug, Error)]
pub enum StorageError {
    /// A file or folder that cannot be written.
    #[error("{}", say!("error-storage-write", path = .path.display(), source = system_reason(.source)))]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// A file that cannot be read.
    #[error("{}", say!("error-storage-read", path = .path.display(), source = system_reason(.source)))]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The folder holds a recording already.
    #[error("{}", say!("error-storage-occupied", path = .path.display()))]
    Occupied {
        /// The folder.
        path: PathBuf,
    },
    /// The journal is being written by another program.
    #[error("{}", say!("error-storage-in-use", path = .path.display()))]
    InUse {
        /// The session folder.
        path: PathBuf,
    },
    /// The folder holds no recording.
    #[error("{}", say!("error-storage-no-recording", path = .path.display()))]
    NoRecording {
        /// The folder.
        path: PathBuf,
    },
    /// A file where the session folder of a recording is expected.
    #[error("{}", say!("error-storage-not-a-session", path = .path.display()))]
    NotASession {
        /// The file.
        path: PathBuf,
    },
    /// The recording goes on only where nobody refuses it (docs/rules.md A.10).
    #[error("{}", say!("error-storage-refused", session = .session.display()))]
    Refused {
        /// The session folder.
        session: PathBuf,
    },
    /// The players have confirmed a result, after which no move is recorded.
    #[error("{}", say!("error-storage-confirmed", session = .session.display(), result = .result))]
    Confirmed {
        /// The session folder.
        session: PathBuf,
        /// The result as SGF writes it.
        result: String,
    },
    /// The recording is sealed.
    #[error("{}", say!("error-storage-sealed", session = .session.display()))]
    Sealed {
        /// The session folder.
        session: PathBuf,
    },
    /// The recording is not sealed.
    #[error("{}", say!("error-storage-not-sealed", session = .session.display()))]
    NotSealed {
        /// The session folder.
        session: PathBuf,
    },
    /// A file that holds no Ed25519 key.
    #[error("{}", say!("error-storage-not-a-key", path = .path.display()))]
    NotAKey {
        /// The file.
        path: PathBuf,
    },
    /// The journal is damaged, of a newer version, or cannot hold an event.
    #[error("{}", say!("error-storage-journal", path = .path.display(), source = .source))]
    Journal {
        /// The journal.
        path: PathBuf,
        /// The error.
        source: JournalError,
    },
}

impl StorageError {
    /// Whether something could not be written because there is no room for it.
    #[must_use]
    pub fn is_full(&self) -> bool {
        use std::io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
        matches!(self, Self::Write { source, .. } if matches!(source.kind(), StorageFull | QuotaExceeded | FileTooLarge))
    }
}
