//! Who did what.

use rusqlite::{Connection, params};

use crate::clock::Millis;
use crate::store::{Store, StoreError};

/// Something that somebody did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrailEntry {
    /// When.
    pub at: Millis,
    /// The role and the token's short name, or the command.
    pub who: String,
    /// What, as a sentence.
    pub what: String,
}

/// The most entries that are read at once, the newest.
const MOST_READ: usize = 1000;

impl Store {
    /// Returns the newest entries, the newest first.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn trail(&self) -> Result<Vec<TrailEntry>, StoreError> {
        let connection = self.read();
        let mut query = connection.prepare_cached("SELECT at, who, what FROM trail ORDER BY id DESC LIMIT ?")?;
        let row = |row: &rusqlite::Row<'_>| Ok(TrailEntry { at: row.get(0)?, who: row.get(1)?, what: row.get(2)? });
        Ok(query.query_map([MOST_READ as i64], row)?.collect::<Result<_, _>>()?)
    }
}

/// Adds an entry.
///
/// # Errors
/// Those of the database.
pub(crate) fn note(connection: &Connection, entry: &TrailEntry) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO trail (at, who, what) VALUES (?, ?, ?)")?
        .execute(params![entry.at, entry.who, entry.what])
        .map(drop)
}
