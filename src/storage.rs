//! What a recording leaves on the disk: the SGF, the journal, the session folder.

pub mod atomic;
pub mod board_settings;
pub mod count_journal;
pub mod evidence;
pub mod journal_file;
pub mod session_folder;

use std::path::PathBuf;

use thiserror::Error;

use crate::formats::journal::JournalError;

/// Why something cannot be kept or found again. One sentence and a hint each.
#[derive(Debug, Error)]
pub enum StorageError {
    /// A file or folder that cannot be written.
    #[error("cannot write {path} ({source}); check that the folder exists, that you may write there, and that the disk is not full", path = .path.display())]
    Write {
        /// What was to be written.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A file that cannot be read.
    #[error("cannot read {path} ({source}); check the name, and that you may read it", path = .path.display())]
    Read {
        /// What was to be read.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The folder holds a recording already.
    #[error("{path} holds a recording already; go on with it with --resume, or choose another folder with --session", path = .path.display())]
    Occupied {
        /// The folder.
        path: PathBuf,
    },
    /// The journal is being written by another program.
    #[error("another kifuscribe is writing to {path}; stop it first, or do this there", path = .path.display())]
    InUse {
        /// The session folder.
        path: PathBuf,
    },
    /// The folder holds no recording.
    #[error("there is no recording in {path}: it has no journal; give the session folder that `record` made", path = .path.display())]
    NoRecording {
        /// The folder.
        path: PathBuf,
    },
    /// The recording is sealed.
    #[error("{session} is sealed: nothing is added to it but corrections; record into another folder with --session", session = .session.display())]
    Sealed {
        /// The session folder.
        session: PathBuf,
    },
    /// The journal is damaged, of a newer version, or cannot hold an event.
    #[error("the journal {path} cannot be used: {source}", path = .path.display())]
    Journal {
        /// The journal.
        path: PathBuf,
        /// What is wrong with it.
        source: JournalError,
    },
}
