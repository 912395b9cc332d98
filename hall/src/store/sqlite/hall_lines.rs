//! The hall's own journals, line by line.

use rusqlite::{Row, params};

use crate::store::error::StoreError;
use crate::store::kept::HallLine;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn hall_lines(&self) -> Result<Vec<HallLine>, StoreError> {
        self.read(|connection| {
            let query = "SELECT tab, journal, n, text FROM hall_lines ORDER BY tab, journal, n";
            let row = |row: &Row<'_>| {
                let number: i64 = row.get(2)?;
                let number = usize::try_from(number).unwrap_or(0);
                Ok(HallLine { table: row.get(0)?, game: row.get(1)?, number, text: row.get(3)? })
            };
            connection.prepare_cached(query)?.query_map([], row)?.collect()
        })
        .await
    }

    pub(in crate::store) async fn append_hall_lines(&self, lines: Vec<HallLine>) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let insert = "INSERT OR IGNORE INTO hall_lines (tab, journal, n, text) VALUES (?, ?, ?, ?)";
            let mut insert = connection.prepare_cached(insert)?;
            for line in &lines {
                // The first line decides: who has written it writes those after it, too.
                if insert.execute(params![line.table, line.game, line.number as i64, line.text])? == 0 {
                    return Ok(false);
                }
            }
            Ok(true)
        })
        .await
    }
}
