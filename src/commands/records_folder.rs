//! The folder for records, and what belongs to all of them.

use std::path::PathBuf;

/// Returns the home folder.
pub(super) fn home() -> PathBuf {
    std::env::home_dir().unwrap_or_default()
}

/// Returns the folder `kifuscribe` in the documents folder, or in the home folder where there is none.
pub(super) fn default_records() -> PathBuf {
    let documents = home().join("Documents");
    if documents.is_dir() { documents.join("kifuscribe") } else { home().join("kifuscribe") }
}

/// Returns the catalogue in the folder for records.
#[cfg(feature = "archive")]
pub(super) fn default_catalogue() -> PathBuf {
    default_records().join(crate::storage::catalogue::FILE_NAME)
}
