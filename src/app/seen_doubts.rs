//! The doubts of the recording on the screen that somebody has looked at.

use std::path::PathBuf;

use kifuscribe_storage::seen_doubts::SeenDoubt;

/// The doubts of the recording on the screen that were looked at.
#[derive(Debug, Default)]
pub struct SeenDoubts {
    /// Its session folder; empty without one.
    pub session: PathBuf,
    /// The doubts.
    pub doubts: Vec<SeenDoubt>,
}
