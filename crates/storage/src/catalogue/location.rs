//! Where a catalogue is, and how SQLite opens it there.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::own_tables::read_within_limits;
use crate::private;

/// How long a program waits for another one that writes.
pub(super) const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Where the catalogue is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Location {
    /// In a file.
    File(PathBuf),
    /// In a file that cannot be written, and that no program writes.
    ReadOnly(PathBuf),
    /// In memory.
    Memory,
}

impl Location {
    /// The file; `None` of a catalogue in memory.
    pub(super) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) | Self::ReadOnly(path) => Some(path),
            Self::Memory => None,
        }
    }

    /// Opens the database.
    pub(super) fn connect(&self) -> Result<Connection, rusqlite::Error> {
        let mut connection = match self {
            Self::File(path) => {
                // Where it cannot be made, the database says why, and makes none.
                let _ = private::create_file(path);
                Connection::open_with_flags(path, OpenFlags::default() - OpenFlags::SQLITE_OPEN_CREATE)?
            }
            Self::ReadOnly(path) => open_immutable(path)?,
            Self::Memory => Connection::open_in_memory()?,
        };
        read_within_limits(&mut connection)?;
        connection.busy_timeout(LONGEST_WAIT)?;
        connection.pragma_update(None, "cache_size", -32_000)?;
        connection.set_prepared_statement_cache_capacity(64);
        // Else SQLite plans some statements anew for each value, which takes longer than to carry them out.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        Ok(connection)
    }
}

/// A path with letters added to its file name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Opens a database that nobody changes; no file is written beside it.
pub(super) fn open_immutable(path: &Path) -> Result<Connection, rusqlite::Error> {
    let mut uri = "file:".to_owned();
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => uri.push(char::from(*byte)),
            _ => uri.push_str(&format!("%{byte:02x}")),
        }
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(uri + "?immutable=1", flags)
}
