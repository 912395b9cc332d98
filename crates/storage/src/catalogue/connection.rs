//! An open catalogue.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode};

use super::duplicate_decisions::DuplicateDecisions;
use super::error::{CatalogueError, SchemaError};
use super::game_file::stamp;
use super::location::{Location, with_suffix};
use super::{own_files, schema};
use crate::own_tables::read_within_limits;
use crate::{atomic, regular_file};
use kifuscribe_archive::authority::PlayerAuthority;
use kifuscribe_archive::marks::ArchiveMarks;
use kifuscribe_archive::redaction::Redaction;
use kifuscribe_language::say;

/// What the name of the file adds that says when the pages of a catalogue were checked.
const CHECKED: &str = ".checked";

/// A catalogue.
#[derive(Debug)]
pub struct Catalogue {
    pub(super) connection: Connection,
    pub(super) location: Location,
    pub(super) redaction: Redaction,
    pub(super) authority: PlayerAuthority,
    pub(super) decisions: DuplicateDecisions,
    pub(super) marks: ArchiveMarks,
    copy: Option<PathBuf>,
}

impl Catalogue {
    /// Opens the catalogue at `path` for reading and writing, and creates it, with its folder, where there is none. An
    /// older one is brought up to date; a copy of it stays beside it.
    ///
    /// # Errors
    /// [`CatalogueError`] where it cannot be opened, is damaged, is no catalogue, or is of a newer version.
    pub fn open(path: &Path) -> Result<Self, CatalogueError> {
        let folder = atomic::folder_of(path);
        atomic::create_folder(folder).map_err(|source| CatalogueError::Folder { path: folder.to_owned(), source })?;
        Self::of_location(Location::File(path.to_owned()))
    }

    /// As [`Catalogue::open`], and its pages are checked where it has changed since that was done.
    ///
    /// # Errors
    /// As [`Catalogue::open`].
    pub fn open_checked(path: &Path) -> Result<Self, CatalogueError> {
        if std::fs::metadata(path).is_ok_and(|file| file.len() > 0) {
            Self::check_when_changed(path)?;
        }
        Self::open(path)
    }

    /// Opens the catalogue at `path` to search in it; one that does not exist is not created.
    ///
    /// # Errors
    /// As [`Catalogue::open`], and [`CatalogueError::Missing`] where there is none.
    pub fn open_existing(path: &Path) -> Result<Self, CatalogueError> {
        if !path.is_file() {
            return Err(CatalogueError::Missing { path: path.to_owned() });
        }
        // SQLite takes an empty file for a database without tables; a catalogue was never that short.
        if std::fs::metadata(path).is_ok_and(|file| file.len() == 0) && !with_suffix(path, "-wal").exists() {
            return Err(CatalogueError::Empty { path: path.to_owned() });
        }
        Self::check_when_changed(path)?;
        match Self::of_location(Location::File(path.to_owned())) {
            // Without a log of changes the file alone is the whole catalogue.
            Err(CatalogueError::Unwritable { .. }) if !with_suffix(path, "-wal").exists() => {
                Self::of_location(Location::ReadOnly(path.to_owned()))
            }
            opened => opened,
        }
    }

    /// Checks the pages of a catalogue that has changed since it was checked, or that a program left without closing it, because it or the
    /// computer stopped. Why not always: it takes as long as reading the whole file.
    ///
    /// # Errors
    /// [`CatalogueError::Damaged`] where it is.
    fn check_when_changed(path: &Path) -> Result<(), CatalogueError> {
        refuse_others(path)?;
        let has_log = std::fs::metadata(with_suffix(path, "-wal")).is_ok_and(|log| log.len() > 0);
        let checked = with_suffix(path, CHECKED);
        if !has_log && regular_file::read_text(&checked, regular_file::SMALL).is_ok_and(|text| text == stamp(path)) {
            return Ok(());
        }
        let check = || {
            let mut connection = Connection::open(path)?;
            read_within_limits(&mut connection)?;
            schema::refuse_altered(&connection)?;
            if has_log {
                // A program that works on it keeps this one out: then nothing stopped, and nothing is waited for.
                connection.busy_timeout(std::time::Duration::ZERO)?;
                connection.pragma_update(None, "locking_mode", "exclusive")?;
            }
            Ok(connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0))?)
        };
        match check() {
            Ok(answer) if answer != "ok" => Err(of_own(CatalogueError::Damaged { path: path.to_owned() }, path)),
            // In a folder that cannot be written it is checked each time.
            Ok(_) => {
                let _ = atomic::write_private(&checked, stamp(path).as_bytes());
                Ok(())
            }
            Err(SchemaError::Altered) => Err(of_own(CatalogueError::Altered { path: path.to_owned() }, path)),
            Err(SchemaError::Sqlite(error)) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
                Err(of_own(CatalogueError::Damaged { path: path.to_owned() }, path))
            }
            // What else is wrong is said when it is opened.
            Err(_) => Ok(()),
        }
    }

    /// An empty catalogue that is nowhere on the disk.
    ///
    /// # Errors
    /// [`CatalogueError`] where SQLite cannot be used.
    pub fn in_memory() -> Result<Self, CatalogueError> {
        Self::of_location(Location::Memory)
    }

    pub(super) fn of_location(location: Location) -> Result<Self, CatalogueError> {
        location.path().map(refuse_others).transpose()?;
        let connect = |location: &Location| {
            let mut connection = location.connect()?;
            if location != &Location::Memory && !matches!(location, Location::ReadOnly(_)) {
                connection.pragma_update(None, "journal_mode", "wal")?;
                connection.pragma_update(None, "synchronous", "full")?;
            }
            let copy = schema::prepare(&mut connection, location)?;
            Ok((connection, copy))
        };
        let failed = |error: SchemaError| match (error.at(location.path()), location.path()) {
            (CatalogueError::Foreign { path }, Some(own)) if schema::is_own(own) => CatalogueError::Damaged { path },
            (error, Some(own)) => of_own(error, own),
            (error, None) => error,
        };
        let (connection, copy) = connect(&location).map_err(failed)?;
        let redaction = location.path().map(own_files::read).transpose()?.unwrap_or_default();
        let authority = location.path().map(own_files::read).transpose()?.unwrap_or_default();
        let decisions = location.path().map(own_files::read).transpose()?.unwrap_or_default();
        let marks = location.path().map(own_files::read).transpose()?.unwrap_or_default();
        Ok(Self { connection, location, redaction, authority, decisions, marks, copy })
    }

    /// The file; `None` of a catalogue in memory.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.location.path()
    }

    /// What was done to an older catalogue when it was opened, as a sentence; `None` where it was up to date.
    #[must_use]
    pub fn upgrade_note(&self) -> Option<String> {
        let (path, copy) = self.path().zip(self.copy.as_deref())?;
        Some(say!("catalogue-brought-up-to-date", path = path.display(), copy = copy.display()))
    }

    /// The names that are withheld.
    #[must_use]
    pub const fn redaction(&self) -> &Redaction {
        &self.redaction
    }

    /// An error of SQLite as one of this catalogue.
    pub(super) fn failed(&self, error: rusqlite::Error) -> CatalogueError {
        CatalogueError::of(error, self.path())
    }
}

/// An error as it is said of the file at `path`: one that is no catalogue of this program is not damaged, but another program's.
fn of_own(error: CatalogueError, path: &Path) -> CatalogueError {
    match error {
        CatalogueError::Damaged { .. } | CatalogueError::Altered { .. } | CatalogueError::Sqlite { .. }
            if !schema::is_own(path) =>
        {
            CatalogueError::Foreign { path: path.to_owned() }
        }
        error => error,
    }
}

/// Refuses a file of another program, and one beside which something lies that SQLite would wait for.
fn refuse_others(path: &Path) -> Result<(), CatalogueError> {
    match regular_file::odd_beside(path) {
        Some(path) => Err(CatalogueError::OddBeside { path }),
        None if schema::is_foreign(path) && !schema::is_own(path) => {
            Err(CatalogueError::Foreign { path: path.to_owned() })
        }
        None => Ok(()),
    }
}
