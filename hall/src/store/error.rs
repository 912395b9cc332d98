//! Why something cannot be kept or read.

use std::path::PathBuf;

use thiserror::Error;

/// Why something cannot be kept or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder cannot be made.
    #[error("cannot write {path} ({source}); check that you may write there and that the disk is not full", path = .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The folder holds no hall.
    #[error("there is no hall in {path}; give the folder that 'kifuscribe-hall serve' uses", path = .path.display())]
    NoHall {
        /// The folder.
        path: PathBuf,
    },
    /// The file is of a later version of the program.
    #[error("{path} was written by a newer kifuscribe-hall; install that version", path = .path.display())]
    Newer {
        /// The file.
        path: PathBuf,
    },
    /// Another hall serves from the folder.
    #[error("another kifuscribe-hall serves from {path}; stop it first, or give another folder with --data", path = .path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The database failed.
    #[error("the hall's database failed ({0}); check that the disk is not full")]
    Database(#[from] rusqlite::Error),
    /// The thread that writes has ended.
    #[error("the hall is stopping; send it again later")]
    Stopped,
}
