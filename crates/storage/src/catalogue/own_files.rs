//! Files of the archivist's own beside a catalogue. Why: they stay when the catalogue is deleted and made anew.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::location::with_suffix;
use crate::StorageError;
use kifuscribe_archive::authority::PlayerAuthority;
use kifuscribe_archive::marks::ArchiveMarks;

/// The table of players' names beside a catalogue.
pub(super) fn players_file(catalogue: &Path) -> PathBuf {
    with_suffix(catalogue, ".players.csv")
}

/// The tags, notes and saved searches beside a catalogue.
pub(super) fn marks_file(catalogue: &Path) -> PathBuf {
    with_suffix(catalogue, ".marks.json")
}

/// The text of a file; empty where there is none.
///
/// # Errors
/// [`StorageError::Read`] where it cannot be read.
pub(super) fn read(path: PathBuf) -> Result<String, StorageError> {
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(text),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
        Err(source) => Err(StorageError::Read { path, source }),
    }
}

/// The players of the catalogue at `path`.
///
/// # Errors
/// [`StorageError::Read`] where the table cannot be read.
pub(super) fn read_players(path: &Path) -> Result<PlayerAuthority, StorageError> {
    read(players_file(path)).map(|text| PlayerAuthority::from_csv(&text))
}

/// The marks of the catalogue at `path`.
///
/// # Errors
/// [`StorageError::Read`] where the file cannot be read, or is something else: it is not overwritten.
pub(super) fn read_marks(path: &Path) -> Result<ArchiveMarks, StorageError> {
    let path = marks_file(path);
    match read(path.clone())?.as_str() {
        "" => Ok(ArchiveMarks::default()),
        text => ArchiveMarks::from_json(text).ok_or(StorageError::Read { path, source: ErrorKind::InvalidData.into() }),
    }
}
