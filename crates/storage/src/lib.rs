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
pub mod known_addresses;
pub mod own_tables;
pub mod owner;
pub mod path_in_name;
pub mod plain_name;
pub mod png;
pub mod private;
pub mod publish_place;
pub mod record_lock;
pub mod recordings;
pub mod regular_file;
pub mod rehearsal_folder;
pub mod seal_proof;
pub mod seen_doubts;
pub mod session_folder;
pub mod source_use;
pub mod spectator_folder;
pub mod table_tokens;
pub mod tournament_file;

use std::path::PathBuf;

use thiserror::Error;

use kifuscribe_formats::journal::JournalError;
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::Message;

/// Why something cannot be stored or read. One sentence and a hint each.
#[derive(Debug, Error, Message)]
pub enum StorageError {
    /// A file or folder that cannot be written.
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// A file that cannot be read.
    #[message("error-storage-read")]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The folder holds a recording already.
    Occupied {
        /// The folder.
        path: PathBuf,
    },
    /// The journal is being written by another program.
    InUse {
        /// The session folder.
        path: PathBuf,
    },
    /// The SGF is being written by another recording, or by another program.
    RecordInUse {
        /// The SGF.
        path: PathBuf,
    },
    /// The folder holds no recording.
    NoRecording {
        /// The folder.
        path: PathBuf,
    },
    /// A file where the session folder of a recording is expected.
    NotASession {
        /// The file.
        path: PathBuf,
    },
    /// The recording goes on only where nobody refuses it (docs/rules.md A.10).
    Refused {
        /// The session folder.
        session: PathBuf,
    },
    /// The players have confirmed a result, after which no move is recorded.
    #[message(session = typed_path(session), result = result)]
    Confirmed {
        /// The session folder.
        session: PathBuf,
        /// The result as SGF writes it.
        result: String,
    },
    /// The recording is sealed.
    Sealed {
        /// The session folder.
        session: PathBuf,
    },
    /// A link where a recording's own journal or pictures are expected.
    Linked {
        /// The link.
        path: PathBuf,
    },
    /// A tag, a note or a saved search that is longer than any.
    LongText {
        /// The file in which it stands, or would.
        path: PathBuf,
        /// How it begins.
        begins: String,
        /// The most bytes of its kind.
        limit: usize,
    },
    /// The recording goes on in another session folder.
    Moved {
        /// The session folder.
        session: PathBuf,
        /// The one in which it goes on.
        to: PathBuf,
    },
    /// The recording is not sealed.
    NotSealed {
        /// The session folder.
        session: PathBuf,
    },
    /// A file that holds no Ed25519 key.
    NotAKey {
        /// The file.
        path: PathBuf,
    },
    /// The journal is damaged, of a newer version, or cannot hold an event.
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
