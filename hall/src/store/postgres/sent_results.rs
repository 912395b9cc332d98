//! Results that were sent to the pairing program.

use tokio_postgres::Row;

use crate::store::error::StoreError;
use crate::store::postgres::PostgresStore;
use crate::store::sent_row::SentRow;

impl PostgresStore {
    pub(in crate::store) async fn sent_results(&self) -> Result<Vec<SentRow>, StoreError> {
        let client = self.client().await?;
        let query = "SELECT tournament, game, round, tab, letter, at FROM sent_results ORDER BY tournament, game";
        let rows = client.query(query, &[]).await?;
        let number = |value: i64| u32::try_from(value).unwrap_or(0);
        let sent = |row: &Row| SentRow {
            tournament: row.get(0),
            game: row.get::<_, i64>(1).cast_unsigned(),
            round: number(row.get(2)),
            table: number(row.get(3)),
            letter: row.get(4),
            at: row.get(5),
        };
        Ok(rows.iter().map(sent).collect())
    }

    pub(in crate::store) async fn keep_sent_result(&self, sent: &SentRow) -> Result<(), StoreError> {
        let client = self.client().await?;
        let insert = "INSERT INTO sent_results (tournament, game, round, tab, letter, at) VALUES ($1, $2, $3, $4, $5, $6) \
                      ON CONFLICT (tournament, game) DO UPDATE SET letter = excluded.letter, at = excluded.at";
        let (game, round, table) = (sent.game.cast_signed(), i64::from(sent.round), i64::from(sent.table));
        client.execute(insert, &[&sent.tournament, &game, &round, &table, &sent.letter, &sent.at]).await?;
        Ok(())
    }

    pub(in crate::store) async fn forget_sent_result(&self, sent: &SentRow) -> Result<(), StoreError> {
        let client = self.client().await?;
        let delete = "DELETE FROM sent_results WHERE tournament = $1 AND game = $2";
        client.execute(delete, &[&sent.tournament, &sent.game.cast_signed()]).await?;
        Ok(())
    }
}
