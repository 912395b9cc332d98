//! The names that are withheld, as hashes in a small file beside the catalogue. Why: they stay withheld when the catalogue
//! is deleted and made anew.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::error::CatalogueError;
use super::location::with_suffix;
use crate::{StorageError, atomic};
use kifuscribe_archive::redaction::Redaction;

/// The file with the hashes of withheld names beside a catalogue.
fn beside(path: &Path) -> PathBuf {
    with_suffix(path, ".withheld")
}

/// The names that are withheld from the catalogue at `path`, whether it exists or not.
///
/// # Errors
/// [`StorageError::Read`] where the list of them cannot be read.
pub fn withheld_names(path: &Path) -> Result<Redaction, StorageError> {
    let path = beside(path);
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(Redaction::from_text(&text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Redaction::default()),
        Err(source) => Err(StorageError::Read { path, source }),
    }
}

/// Writes the names that are withheld from a catalogue.
pub(super) fn write(path: &Path, redaction: &Redaction) -> Result<(), CatalogueError> {
    Ok(atomic::write(&beside(path), redaction.to_text().as_bytes())?)
}
