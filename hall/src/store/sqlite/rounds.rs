//! The rounds that the hall has shown.

use rusqlite::{Row, params};

use crate::store::error::StoreError;
use crate::store::kept_round::KeptRound;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn rounds(&self) -> Result<Vec<KeptRound>, StoreError> {
        self.read(|connection| {
            let query = "SELECT tournament, round, source, since, opened, file FROM rounds ORDER BY opened";
            let row = |row: &Row<'_>| {
                let (tournament, round, source) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok(KeptRound { tournament, round, source, since: row.get(3)?, opened: row.get(4)?, file: row.get(5)? })
            };
            connection.prepare_cached(query)?.query_map([], row)?.collect()
        })
        .await
    }

    pub(in crate::store) async fn keep_round(&self, round: &KeptRound) -> Result<(), StoreError> {
        let kept = round.clone();
        self.write(move |connection| {
            let insert = "INSERT INTO rounds (tournament, round, source, since, opened, file) VALUES (?, ?, ?, ?, ?, ?) \
                          ON CONFLICT (tournament, round) \
                          DO UPDATE SET source = excluded.source, opened = excluded.opened, file = excluded.file";
            let values = params![kept.tournament, kept.round, kept.source, kept.since, kept.opened, kept.file];
            connection.prepare_cached(insert)?.execute(values).map(drop)
        })
        .await
    }
}
