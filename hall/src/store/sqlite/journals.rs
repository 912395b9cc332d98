//! Journals, line by line, and what is known of their tables.

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::kept::{Appended, KeptJournal, KeptLine, NewLines, TableRow};
use crate::store::sqlite::SqliteStore;

const ROWS: &str = "SELECT t.tab, t.revision, t.heard, t.claimed, t.claimant, \
                    (SELECT count(*) FROM forks f WHERE f.tab = t.tab) FROM tables t";

const BYTES: &str = "SELECT \
  (SELECT coalesce(sum(length(l.text)), 0) FROM lines l JOIN journals j ON j.id = l.journal WHERE j.tab = ?1 AND j.discarded = 0) + \
  (SELECT coalesce(sum(length(f.text)), 0) FROM forks f JOIN journals j ON j.id = f.journal WHERE j.tab = ?1 AND j.discarded = 0)";

impl SqliteStore {
    pub(in crate::store) async fn journals(&self, table: Option<u32>) -> Result<Vec<KeptJournal>, StoreError> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT j.id, j.tab, j.first, t.journal IS NOT NULL, j.owner, j.discarded FROM journals j \
                 LEFT JOIN tables t ON t.journal = j.id WHERE ?1 IS NULL OR j.tab = ?1 ORDER BY j.id",
            )?;
            let row = |row: &Row<'_>| {
                Ok(KeptJournal {
                    id: row.get(0)?,
                    table: row.get(1)?,
                    first: row.get(2)?,
                    is_current: row.get(3)?,
                    owner: row.get(4)?,
                    is_discarded: row.get(5)?,
                })
            };
            query.query_map([table], row)?.collect()
        })
        .await
    }

    pub(in crate::store) async fn lines(&self, journal: i64, after: usize) -> Result<Vec<KeptLine>, StoreError> {
        self.read(move |connection| {
            let mut query =
                connection.prepare_cached("SELECT n, at, text FROM lines WHERE journal = ? AND n > ? ORDER BY n")?;
            let row = |row: &Row<'_>| {
                let number: i64 = row.get(0)?;
                Ok(KeptLine { number: usize::try_from(number).unwrap_or(0), at: row.get(1)?, text: row.get(2)? })
            };
            query.query_map([journal, after as i64], row)?.collect()
        })
        .await
    }

    pub(in crate::store) async fn line(&self, journal: i64, number: usize) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT text FROM lines WHERE journal = ? AND n = ?")?;
            query.query_row(params![journal, number as i64], |row| row.get(0)).optional()
        })
        .await
    }

    pub(in crate::store) async fn table_bytes(&self, table: u32) -> Result<usize, StoreError> {
        self.read(move |connection| {
            let bytes: i64 = connection.prepare_cached(BYTES)?.query_row([table], |row| row.get(0))?;
            Ok(usize::try_from(bytes).unwrap_or(0))
        })
        .await
    }

    pub(in crate::store) async fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        self.read(|connection| connection.prepare_cached(ROWS)?.query_map([], row)?.collect()).await
    }

    pub(in crate::store) async fn table(&self, table: u32) -> Result<Option<TableRow>, StoreError> {
        self.read(move |connection| {
            connection.prepare_cached(&format!("{ROWS} WHERE t.tab = ?"))?.query_row([table], row).optional()
        })
        .await
    }

    pub(in crate::store) async fn append(&self, new: NewLines) -> Result<Appended, StoreError> {
        self.write(move |connection| append(connection, &new)).await
    }

    pub(in crate::store) async fn note_heard(&self, table: u32, at: Millis) -> Result<(), StoreError> {
        self.change("UPDATE tables SET heard = max(heard, ?2) WHERE tab = ?1 AND heard > 0", table, at).await
    }

    pub(in crate::store) async fn note_claim(&self, table: u32, at: Millis, who: &str) -> Result<(), StoreError> {
        let who = who.to_owned();
        self.write(move |connection| {
            let update = "UPDATE tables SET claimed = ?2, claimant = ?3 WHERE tab = ?1";
            connection.prepare_cached(update)?.execute(params![table, at, who]).map(drop)
        })
        .await
    }

    pub(in crate::store) async fn release(&self, table: u32) -> Result<(), StoreError> {
        let release = "UPDATE tables SET heard = ?2, claimed = NULL, revision = revision + 1 WHERE tab = ?1";
        self.change(release, table, 0).await
    }

    pub(in crate::store) async fn set_discarded(
        &self,
        table: u32,
        firsts: &[String],
        is_discarded: bool,
    ) -> Result<(), StoreError> {
        let firsts = firsts.to_vec();
        self.write(move |connection| {
            for first in firsts {
                let discard = "UPDATE journals SET discarded = ?3 WHERE tab = ?1 AND first = ?2";
                connection.prepare_cached(discard)?.execute(params![table, first, is_discarded])?;
                if is_discarded {
                    let hide = "UPDATE tables SET journal = NULL, heard = 0, claimed = NULL WHERE tab = ?1 AND journal = \
                                (SELECT id FROM journals WHERE tab = ?1 AND first = ?2)";
                    connection.prepare_cached(hide)?.execute(params![table, first])?;
                }
            }
            let change = "UPDATE tables SET revision = revision + 1 WHERE tab = ?1";
            connection.prepare_cached(change)?.execute([table]).map(drop)
        })
        .await
    }

    async fn change(&self, sql: &'static str, table: u32, at: Millis) -> Result<(), StoreError> {
        self.write(move |connection| connection.prepare_cached(sql)?.execute(params![table, at]).map(drop)).await
    }
}

fn row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let forks: i64 = row.get(5)?;
    Ok(TableRow {
        table: row.get(0)?,
        revision: row.get(1)?,
        heard: row.get(2)?,
        claimed: row.get(3)?,
        claimant: row.get(4)?,
        refused: None,
        troubles: None,
        forks: usize::try_from(forks).unwrap_or(0),
    })
}

/// Whether the line before the first new one is here, whatever is in memory.
fn has_line_before(connection: &Connection, new: &NewLines) -> rusqlite::Result<bool> {
    let before = new.lines.first().map_or(0, |line| line.number as i64 - 1);
    let mut line = connection.prepare_cached("SELECT 1 FROM lines WHERE journal = ? AND n = ?")?;
    Ok(before == 0 || line.exists([new.journal.id, before])?)
}

/// Keeps lines, unless the table has changed since they were checked.
fn append(connection: &Connection, new: &NewLines) -> rusqlite::Result<Appended> {
    if !has_line_before(connection, new)? {
        return Ok(Appended::Outdated);
    }
    let table = new.journal.table;
    if new.revision == 0 {
        connection.prepare_cached("INSERT OR IGNORE INTO tables (tab) VALUES (?)")?.execute([table])?;
    }
    let is_as_checked = connection
        .prepare_cached(
            "UPDATE tables SET revision = revision + 1, heard = max(heard, ?3) \
             WHERE tab = ?1 AND revision = ?2 AND (?4 IS NULL OR heard <= ?4) \
             AND (?5 = 0 OR EXISTS (SELECT 1 FROM journals WHERE id = ?5 AND owner = ?6))",
        )?
        .execute(params![table, new.revision, new.heard, new.silent_since, new.journal.id, new.journal.owner])?;
    if is_as_checked == 0 {
        return Ok(Appended::Outdated);
    }
    let journal = match new.journal.id {
        0 => {
            connection
                .prepare_cached("INSERT INTO journals (tab, first, opened) VALUES (?, ?, ?)")?
                .execute(params![table, new.journal.first, new.at])?;
            connection.last_insert_rowid()
        }
        id => id,
    };
    if new.owner != new.journal.owner {
        let claim = "UPDATE journals SET owner = ?2 WHERE id = ?1";
        connection.prepare_cached(claim)?.execute(params![journal, new.owner])?;
    }
    let mut insert = connection.prepare_cached("INSERT INTO lines (journal, n, at, text) VALUES (?, ?, ?, ?)")?;
    for line in &new.lines {
        insert.execute(params![journal, line.number as i64, line.at, line.text])?;
    }
    let mut fork = connection
        .prepare_cached("INSERT OR IGNORE INTO forks (tab, journal, n, hash, at, text) VALUES (?, ?, ?, ?, ?, ?)")?;
    let mut new_forks = 0;
    for (hash, line) in &new.forked {
        new_forks += fork.execute(params![table, journal, line.number as i64, hash, line.at, line.text])?;
    }
    if new.journal.is_current {
        let show = "UPDATE tables SET claimed = CASE WHEN journal = ?2 THEN claimed END, journal = ?2 WHERE tab = ?1";
        connection.prepare_cached(show)?.execute(params![table, journal])?;
    }
    Ok(Appended::Kept { journal, revision: new.revision + 1, new_forks })
}
