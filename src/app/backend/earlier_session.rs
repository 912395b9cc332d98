//! An earlier recording.

use std::path::PathBuf;

/// An earlier recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierSession {
    /// Its SGF.
    pub sgf: PathBuf,
    /// Its session folder.
    pub session: PathBuf,
}
