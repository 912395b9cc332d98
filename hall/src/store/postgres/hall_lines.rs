//! The hall's own journals, line by line.

use tokio_postgres::Row;

use crate::store::error::StoreError;
use crate::store::kept::HallLine;
use crate::store::postgres::PostgresStore;

impl PostgresStore {
    pub(in crate::store) async fn hall_lines(&self) -> Result<Vec<HallLine>, StoreError> {
        let client = self.client().await?;
        let query = "SELECT tab, journal, n, text FROM hall_lines ORDER BY tab, journal, n";
        let rows = client.query(&client.prepare_cached(query).await?, &[]).await?;
        let line = |row: &Row| {
            let table = u32::try_from(row.get::<_, i64>(0)).ok()?;
            let number = usize::try_from(row.get::<_, i64>(2)).ok()?;
            Some(HallLine { table, game: row.get(1), number, text: row.get(3) })
        };
        Ok(rows.iter().filter_map(line).collect())
    }

    pub(in crate::store) async fn append_hall_lines(&self, lines: Vec<HallLine>) -> Result<bool, StoreError> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let insert = "INSERT INTO hall_lines (tab, journal, n, text) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        for line in &lines {
            let (table, number) = (i64::from(line.table), line.number as i64);
            if transaction.execute(insert, &[&table, &line.game, &number, &line.text]).await? == 0 {
                // Another process was first; what is written so far is taken back.
                return Ok(false);
            }
        }
        transaction.commit().await?;
        Ok(true)
    }
}
