//! A recording in the catalogues that it was entered into: they are named in its session folder, so that what is added to
//! the recording later reaches them at once.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::path_text;
use super::withheld::withheld_names;
use crate::session_folder::SessionFolder;
use crate::{StorageError, atomic, regular_file};
use kifuscribe_archive::redaction::Redaction;

/// The file in a session folder that names catalogues, an absolute path a line.
const NAMED: &str = "catalogues.txt";

impl Catalogue {
    /// Enters a recording, or brings it up to date, and names the catalogue in its session folder.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue or the session folder cannot be written.
    pub fn enter(&mut self, session: &Path) -> Result<(), CatalogueError> {
        let entered = self.add(&[session.to_owned()], &mut |_| true)?;
        let own = self.path().and_then(|path| fs::canonicalize(path).ok());
        if let Some(own) = own.filter(|_| entered.refused.is_empty()) {
            name(session, &own)?;
        }
        Ok(())
    }

    /// Brings a recording up to date in the `usual` catalogue and in those that its session folder names, after something
    /// was added to its journal. Where it is not in a catalogue it does not enter it, and no catalogue is made.
    ///
    /// # Errors
    /// The first [`CatalogueError`] of a catalogue that cannot be read or written; the others are up to date.
    pub fn refresh(usual: &Path, session: &Path) -> Result<(), CatalogueError> {
        let Ok(session) = fs::canonicalize(session) else { return Ok(()) };
        let all: BTreeSet<PathBuf> = named(&session)
            .into_iter()
            .chain([usual.to_owned()])
            .filter_map(|path| fs::canonicalize(path).ok())
            .collect();
        // Every catalogue is tried, whatever became of the one before.
        let outcomes: Vec<_> =
            all.iter().filter(|path| path.is_file()).map(|path| refresh_one(path, &session)).collect();
        outcomes.into_iter().collect()
    }
}

/// The names that are withheld from the `usual` catalogue and from those that a session folder names, a list for each.
///
/// # Errors
/// [`StorageError::Read`] where one of the lists cannot be read.
pub fn withheld_anywhere(usual: &Path, session: Option<&Path>) -> Result<Vec<Redaction>, StorageError> {
    let all: BTreeSet<PathBuf> = session.map_or_else(Vec::new, named).into_iter().chain([usual.to_owned()]).collect();
    all.iter().map(|catalogue| withheld_names(catalogue)).collect()
}

fn refresh_one(path: &Path, session: &Path) -> Result<(), CatalogueError> {
    let mut catalogue = Catalogue::open_existing(path)?;
    let count = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
    let sql = "SELECT count(*) FROM game WHERE path = ?";
    let known = catalogue.connection.query_row(sql, [session.to_string_lossy()], count);
    if known.map_err(|error| catalogue.failed(error))? > 0 {
        let added = catalogue.add(&[session.to_owned()], &mut |_| true)?;
        if let Some(refused) = added.refused.into_iter().next() {
            let source = std::io::Error::other(refused.why);
            return Err(StorageError::Read { path: refused.file, source }.into());
        }
    }
    Ok(())
}

/// The file that names the catalogues of a recording.
fn file_of(session: &Path) -> PathBuf {
    SessionFolder::at(session).path().join(NAMED)
}

/// The catalogues that a session folder names.
fn named(session: &Path) -> Vec<PathBuf> {
    let text = regular_file::read_text(&file_of(session), regular_file::SMALL);
    text.unwrap_or_default().lines().map(PathBuf::from).collect()
}

/// Names a catalogue in a session folder, once. A path that is no line of text cannot be named.
fn name(session: &Path, catalogue: &Path) -> Result<(), StorageError> {
    let mut all = named(session);
    let is_line = path_text(catalogue).is_ok_and(|text| !text.contains(['\n', '\r']));
    if !is_line || all.iter().any(|named| named == catalogue) {
        return Ok(());
    }
    all.push(catalogue.to_owned());
    let lines: String = all.iter().map(|path| format!("{}\n", path.display())).collect();
    atomic::write(&file_of(session), lines.as_bytes())
}
