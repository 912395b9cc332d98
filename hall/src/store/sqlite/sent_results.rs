//! Results that were sent to the pairing program.

use rusqlite::{Row, params};

use crate::store::error::StoreError;
use crate::store::sent_row::SentRow;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn sent_results(&self) -> Result<Vec<SentRow>, StoreError> {
        self.read(|connection| {
            let query = "SELECT tournament, game, round, tab, letter, at FROM sent_results ORDER BY tournament, game";
            let row = |row: &Row<'_>| {
                let game: i64 = row.get(1)?;
                Ok(SentRow {
                    tournament: row.get(0)?,
                    game: game.cast_unsigned(),
                    round: row.get(2)?,
                    table: row.get(3)?,
                    letter: row.get(4)?,
                    at: row.get(5)?,
                })
            };
            connection.prepare_cached(query)?.query_map([], row)?.collect()
        })
        .await
    }

    pub(in crate::store) async fn keep_sent_result(&self, sent: &SentRow) -> Result<(), StoreError> {
        let sent = sent.clone();
        self.write(move |connection| {
            let insert = "INSERT INTO sent_results (tournament, game, round, tab, letter, at) VALUES (?, ?, ?, ?, ?, ?) \
                          ON CONFLICT (tournament, game) DO UPDATE SET letter = excluded.letter, at = excluded.at";
            let game = sent.game.cast_signed();
            let values = params![sent.tournament, game, sent.round, sent.table, sent.letter, sent.at];
            connection.prepare_cached(insert)?.execute(values).map(drop)
        })
        .await
    }

    pub(in crate::store) async fn forget_sent_result(&self, sent: &SentRow) -> Result<(), StoreError> {
        let (tournament, game) = (sent.tournament.clone(), sent.game.cast_signed());
        self.write(move |connection| {
            let delete = "DELETE FROM sent_results WHERE tournament = ? AND game = ?";
            connection.prepare_cached(delete)?.execute(params![tournament, game]).map(drop)
        })
        .await
    }
}
