//! When a copy was made, and that the hall was restored from it.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::clock::Millis;
use crate::restored::{Restored, SAID};
use crate::store::error::StoreError;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn restored(&self) -> Result<Option<Restored>, StoreError> {
        self.read(|connection| {
            let query = "SELECT file, made, restored FROM copies WHERE restored IS NOT NULL";
            let row = connection.query_row(query, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
            let Some((file, made, at)) = row else { return Ok(None) };
            let mut unheard = connection.prepare("SELECT journal FROM unheard")?;
            let unheard = unheard.query_map([], |row| row.get(0))?.collect::<Result<BTreeSet<String>, _>>()?;
            Ok(Some(Restored { file, made, at, unheard }))
        })
        .await
    }

    pub(in crate::store) async fn note_heard_of(&self, first: &str) -> Result<(), StoreError> {
        let first = first.to_owned();
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM unheard WHERE journal = ?")?.execute([first]).map(drop)
        })
        .await
    }
}

/// Writes into a copy when it was made.
pub(super) fn stamp_made(copy: &Connection, made: Millis) -> rusqlite::Result<()> {
    copy.execute_batch("DELETE FROM copies; DELETE FROM unheard;")?;
    copy.execute("INSERT INTO copies (made) VALUES (?)", [made]).map(drop)
}

/// Writes into a hall that it was restored at a time from a copy in `file`, which says when it was made, or else was
/// written at `written`. From then on none of its games of the last day was heard of.
pub(super) fn stamp_restored(hall: &Connection, file: &str, written: Millis, at: Millis) -> rusqlite::Result<()> {
    let query = "SELECT made FROM copies WHERE restored IS NULL";
    let made: Option<Millis> = hall.query_row(query, [], |row| row.get(0)).optional()?;
    let made = made.unwrap_or(written);
    hall.execute_batch("DELETE FROM copies; DELETE FROM unheard;")?;
    hall.execute("INSERT INTO copies (made, restored, file) VALUES (?, ?, ?)", params![made, at, file])?;
    let unheard = "INSERT OR IGNORE INTO unheard SELECT first FROM journals j \
                   WHERE (SELECT at FROM lines WHERE journal = j.id ORDER BY n DESC LIMIT 1) > ?";
    hall.execute(unheard, [made - SAID]).map(drop)
}
