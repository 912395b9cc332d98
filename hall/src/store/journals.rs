//! Journals, line by line.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::clock::Millis;
use crate::store::{Store, StoreError};

/// A journal that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptJournal {
    /// Its number in the hall.
    pub id: i64,
    /// The table that sent it.
    pub table: u32,
    /// The hash of its first line, which is its identity.
    pub first: String,
    /// Whether its table shows it.
    pub is_current: bool,
}

/// A line that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptLine {
    /// Its number, from 1.
    pub number: usize,
    /// When it came to the hall.
    pub at: Millis,
    /// The line, without its newline.
    pub text: Vec<u8>,
}

impl Store {
    /// Returns all journals, in the order in which they came.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn journals(&self) -> Result<Vec<KeptJournal>, StoreError> {
        let connection = self.read();
        let mut query = connection.prepare_cached(
            "SELECT j.id, j.tab, j.first, c.journal IS NOT NULL FROM journals j \
             LEFT JOIN current c ON c.journal = j.id ORDER BY j.id",
        )?;
        let row = |row: &rusqlite::Row<'_>| {
            Ok(KeptJournal { id: row.get(0)?, table: row.get(1)?, first: row.get(2)?, is_current: row.get(3)? })
        };
        Ok(query.query_map([], row)?.collect::<Result<_, _>>()?)
    }

    /// Returns the lines of a journal, in order.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn lines(&self, journal: i64) -> Result<Vec<KeptLine>, StoreError> {
        let connection = self.read();
        let mut query = connection.prepare_cached("SELECT n, at, text FROM lines WHERE journal = ? ORDER BY n")?;
        let row = |row: &rusqlite::Row<'_>| {
            let number: i64 = row.get(0)?;
            Ok(KeptLine { number: usize::try_from(number).unwrap_or(0), at: row.get(1)?, text: row.get(2)? })
        };
        Ok(query.query_map([journal], row)?.collect::<Result<_, _>>()?)
    }

    /// Returns line `number` of a journal, if it has one.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn line(&self, journal: i64, number: usize) -> Result<Option<Vec<u8>>, StoreError> {
        let connection = self.read();
        let mut query = connection.prepare_cached("SELECT text FROM lines WHERE journal = ? AND n = ?")?;
        Ok(query.query_row(params![journal, number as i64], |row| row.get(0)).optional()?)
    }

    /// Returns the number of forked lines that are kept, by table.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn forks(&self) -> Result<Vec<(u32, usize)>, StoreError> {
        let connection = self.read();
        let mut query = connection.prepare_cached("SELECT tab, count(*) FROM forks GROUP BY tab")?;
        let row = |row: &rusqlite::Row<'_>| {
            let count: i64 = row.get(1)?;
            Ok((row.get(0)?, usize::try_from(count).unwrap_or(0)))
        };
        Ok(query.query_map([], row)?.collect::<Result<_, _>>()?)
    }

    /// Returns the largest number of a journal; 0 where there is none.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn last_journal(&self) -> Result<i64, StoreError> {
        Ok(self.read().query_row("SELECT coalesce(max(id), 0) FROM journals", [], |row| row.get(0))?)
    }
}

/// Adds lines to a journal, which is made where it is new, and shows it at its table.
///
/// # Errors
/// Those of the database, such as for a line that is kept already.
pub(crate) fn append(connection: &Connection, journal: &KeptJournal, lines: &[KeptLine]) -> rusqlite::Result<()> {
    if lines.first().is_some_and(|line| line.number == 1) {
        connection
            .prepare_cached("INSERT INTO journals (id, tab, first, opened) VALUES (?, ?, ?, ?)")?
            .execute(params![journal.id, journal.table, journal.first, lines[0].at])?;
    }
    let mut insert = connection.prepare_cached("INSERT INTO lines (journal, n, at, text) VALUES (?, ?, ?, ?)")?;
    for line in lines {
        insert.execute(params![journal.id, line.number as i64, line.at, line.text])?;
    }
    if journal.is_current {
        connection
            .prepare_cached(
                "INSERT INTO current (tab, journal) VALUES (?1, ?2) \
                 ON CONFLICT (tab) DO UPDATE SET journal = ?2 WHERE journal <> ?2",
            )?
            .execute(params![journal.table, journal.id])?;
    }
    Ok(())
}

/// Keeps a line that stands where a journal has another one. Returns 1 for a line that was not kept yet, or else 0.
///
/// # Errors
/// Those of the database.
pub(crate) fn keep_fork(
    connection: &Connection,
    journal: &KeptJournal,
    hash: &str,
    line: &KeptLine,
) -> rusqlite::Result<usize> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO forks (tab, journal, n, hash, at, text) VALUES (?, ?, ?, ?, ?, ?)")?
        .execute(params![journal.table, journal.id, line.number as i64, hash, line.at, line.text])
}
