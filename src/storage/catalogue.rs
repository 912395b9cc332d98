//! The catalogue of an archive: what is known of each game, in one SQLite file, to find it again.
//!
//! The games' files stay the truth: everything here is read from them, and can be read again. Several programs may use
//! one catalogue at once (SQLite's write-ahead log).

mod adding;
mod checking;
mod error;
mod exporting;
mod forgetting;
mod game_file;
mod positions;
mod row;
mod schema;
mod searching;
mod statistics;
mod walk;

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

pub use adding::{AddOutcome, Refusal};
pub use checking::{CheckOutcome, Damage, DamageKind};
pub use error::CatalogueError;
pub use exporting::{ExportOutcome, check_package};
pub use game_file::GameFile;
pub use schema::VERSION;

use crate::archive::redaction::Redaction;

/// The name of the catalogue in the folder for records.
pub const FILE_NAME: &str = "catalogue.sqlite";

/// How long a program waits for another one that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// A catalogue.
#[derive(Debug)]
pub struct Catalogue {
    connection: Connection,
    location: Location,
    redaction: Redaction,
}

/// Where the catalogue is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Location {
    /// In a file.
    File(PathBuf),
    /// In a file that cannot be written, and that no program writes.
    ReadOnly(PathBuf),
    /// In memory.
    Memory,
}

impl Catalogue {
    /// Opens the catalogue at `path` for reading and writing, and creates it, with its folder, where there is none. An
    /// older one is brought up to date; a copy of it stays beside it.
    ///
    /// # Errors
    /// [`CatalogueError`] where it cannot be opened, is damaged, is no catalogue, or is of a newer version.
    pub fn open(path: &Path) -> Result<Self, CatalogueError> {
        let folder = super::atomic::folder_of(path);
        std::fs::create_dir_all(folder).map_err(|source| CatalogueError::Folder { path: folder.to_owned(), source })?;
        Self::of_location(Location::File(path.to_owned()))
    }

    /// Opens the catalogue at `path` to search in it; one that does not exist is not created.
    ///
    /// # Errors
    /// As [`Catalogue::open`], and [`CatalogueError::Missing`] where there is none.
    pub fn open_existing(path: &Path) -> Result<Self, CatalogueError> {
        if !path.is_file() {
            return Err(CatalogueError::Missing { path: path.to_owned() });
        }
        match Self::of_location(Location::File(path.to_owned())) {
            // Without a log of changes the file alone is the whole catalogue.
            Err(CatalogueError::Unwritable { .. }) if !with_suffix(path, "-wal").exists() => {
                Self::of_location(Location::ReadOnly(path.to_owned()))
            }
            opened => opened,
        }
    }

    /// An empty catalogue that is nowhere on the disk.
    ///
    /// # Errors
    /// [`CatalogueError`] where SQLite cannot be used.
    pub fn in_memory() -> Result<Self, CatalogueError> {
        Self::of_location(Location::Memory)
    }

    fn of_location(location: Location) -> Result<Self, CatalogueError> {
        let connect = |location: &Location| {
            let mut connection = location.connect()?;
            if location != &Location::Memory && !matches!(location, Location::ReadOnly(_)) {
                connection.pragma_update(None, "journal_mode", "wal")?;
                connection.pragma_update(None, "synchronous", "full")?;
            }
            schema::prepare(&mut connection, location)?;
            Ok(connection)
        };
        let connection = connect(&location).map_err(|error: SchemaError| error.at(location.path()))?;
        let redaction = match location.path() {
            Some(path) => forgetting::read(path)?,
            None => Redaction::default(),
        };
        Ok(Self { connection, location, redaction })
    }

    /// The file; `None` of a catalogue in memory.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.location.path()
    }

    /// The names that are withheld.
    #[must_use]
    pub const fn redaction(&self) -> &Redaction {
        &self.redaction
    }

    /// An error of SQLite as one of this catalogue.
    fn failed(&self, error: rusqlite::Error) -> CatalogueError {
        CatalogueError::of(error, self.path())
    }
}

use error::SchemaError;

impl Location {
    fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) | Self::ReadOnly(path) => Some(path),
            Self::Memory => None,
        }
    }

    fn connect(&self) -> Result<Connection, rusqlite::Error> {
        let connection = match self {
            Self::File(path) => Connection::open(path)?,
            Self::ReadOnly(path) => {
                let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
                Connection::open_with_flags(immutable_uri(path), flags)?
            }
            Self::Memory => Connection::open_in_memory()?,
        };
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "cache_size", -32_000)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    }
}

/// A path with letters added to its file name.
fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// The address by which SQLite opens a file that nobody changes.
fn immutable_uri(path: &Path) -> String {
    let mut uri = "file:".to_owned();
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => uri.push(char::from(*byte)),
            _ => uri.push_str(&format!("%{byte:02x}")),
        }
    }
    uri + "?immutable=1"
}

#[cfg(test)]
mod tests;
