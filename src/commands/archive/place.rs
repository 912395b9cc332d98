//! Which catalogue is meant.

use std::path::PathBuf;

use crate::commands::records_folder::default_catalogue;
use kifuscribe_console::terminal::remark;
use kifuscribe_storage::catalogue::{Catalogue, CatalogueError};

/// Where the catalogue is.
#[derive(Debug)]
pub(super) struct CataloguePlace {
    /// The file that was typed.
    pub(super) chosen: Option<PathBuf>,
}

impl CataloguePlace {
    /// Returns the file.
    pub(super) fn path(&self) -> PathBuf {
        self.chosen.clone().unwrap_or_else(default_catalogue)
    }

    /// Opens the catalogue to change it.
    pub(super) fn open(&self) -> Result<Catalogue, CatalogueError> {
        Catalogue::open_checked(&self.path()).inspect(announce_upgrade)
    }

    /// Opens the catalogue to look into it; it has to exist.
    pub(super) fn open_existing(&self) -> Result<Catalogue, CatalogueError> {
        Catalogue::open_existing(&self.path()).inspect(announce_upgrade)
    }
}

fn announce_upgrade(catalogue: &Catalogue) {
    if let Some(note) = catalogue.upgrade_note() {
        remark(note);
    }
}
