//! The rounds that the hall has shown.

use tokio_postgres::Row;

use crate::store::error::StoreError;
use crate::store::kept_round::KeptRound;
use crate::store::postgres::PostgresStore;

impl PostgresStore {
    pub(in crate::store) async fn rounds(&self) -> Result<Vec<KeptRound>, StoreError> {
        let client = self.client().await?;
        let query = "SELECT tournament, round, source, since, opened, file FROM rounds ORDER BY opened";
        let rows = client.query(query, &[]).await?;
        let round = |row: &Row| {
            let (tournament, round, source) = (row.get(0), row.get(1), row.get(2));
            KeptRound { tournament, round, source, since: row.get(3), opened: row.get(4), file: row.get(5) }
        };
        Ok(rows.iter().map(round).collect())
    }

    pub(in crate::store) async fn keep_round(&self, round: &KeptRound) -> Result<(), StoreError> {
        let client = self.client().await?;
        let insert = "INSERT INTO rounds (tournament, round, source, since, opened, file) VALUES ($1, $2, $3, $4, $5, $6) \
                      ON CONFLICT (tournament, round) \
                      DO UPDATE SET source = excluded.source, opened = excluded.opened, file = excluded.file";
        let KeptRound { tournament, round, source, since, opened, file } = round;
        client.execute(insert, &[tournament, round, source, since, opened, file]).await?;
        Ok(())
    }
}
