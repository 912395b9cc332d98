//! The names that are withheld, as hashes in a small file beside the catalogue. Why: they stay withheld when the catalogue
//! is deleted and made anew.

use std::path::Path;

use super::game_file::stamp;
use super::location::with_suffix;
use super::own_files::{self, OwnFile};
use crate::StorageError;
use kifuscribe_archive::redaction::Redaction;

impl OwnFile for Redaction {
    const SUFFIX: &'static str = ".withheld";

    fn of_text(text: &str) -> Option<Self> {
        Some(Self::from_text(text))
    }

    fn text(&self) -> String {
        self.to_text()
    }
}

/// The names that are withheld from the catalogue at `path`, whether it exists or not.
///
/// # Errors
/// [`StorageError::Read`] where the list of them cannot be read.
pub fn withheld_names(path: &Path) -> Result<Redaction, StorageError> {
    own_files::read(path)
}

/// The sizes and times of the list of withheld names of the catalogue at `path`, and of the catalogue itself with its log, as text: who
/// shows its games reads them again where the first has changed, and until the second has. Who only reads changes neither.
#[must_use]
pub fn withheld_stamps(path: &Path) -> [String; 2] {
    let of = |suffix| stamp(&with_suffix(path, suffix));
    // SQLite makes an empty log where a catalogue is opened, and deletes it where it is closed.
    let log = of("-wal");
    let log = if log.starts_with("0 ") { "" } else { &log };
    [of(Redaction::SUFFIX), of("") + " " + log]
}
