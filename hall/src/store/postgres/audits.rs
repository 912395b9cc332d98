//! Audits on which staff may decide.

use tokio_postgres::Row;

use crate::clock::Millis;
use crate::store::audit_row::{AUDIT_VALUES, AuditRow, MOST_OF_A_GAME};
use crate::store::error::StoreError;
use crate::store::postgres::PostgresStore;

impl PostgresStore {
    pub(in crate::store) async fn keep_audit(&self, audit: &AuditRow, oldest: Millis) -> Result<(), StoreError> {
        let AuditRow { table, game, id, at, basis, confirmable, line, material } = audit;
        let table = i64::from(*table);
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        transaction.execute("DELETE FROM audits WHERE at < $1", &[&oldest]).await?;
        let insert = "INSERT INTO audits (tab, journal, id, at, basis, confirmable, line, material) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                      ON CONFLICT (tab, journal, id) DO UPDATE SET at = excluded.at";
        transaction.execute(insert, &[&table, game, id, at, basis, confirmable, line, material]).await?;
        let surplus = "DELETE FROM audits WHERE tab = $1 AND journal = $2 AND id NOT IN \
                       (SELECT id FROM audits WHERE tab = $1 AND journal = $2 ORDER BY at DESC LIMIT $3)";
        transaction.execute(surplus, &[&table, game, &MOST_OF_A_GAME]).await?;
        transaction.commit().await?;
        Ok(())
    }

    pub(in crate::store) async fn audit(
        &self,
        (table, game): (u32, &str),
        id: &str,
        oldest: Millis,
    ) -> Result<Option<AuditRow>, StoreError> {
        let client = self.client().await?;
        let query =
            format!("SELECT {AUDIT_VALUES} FROM audits WHERE tab = $1 AND journal = $2 AND id = $3 AND at >= $4");
        let row = client.query_opt(&query, &[&i64::from(table), &game, &id, &oldest]).await?;
        let values = |row: Row| (row.get(0), row.get(1), row.get(2), row.get(3), row.get(4));
        Ok(row.map(|row| AuditRow::new((table, game), id, values(row))))
    }
}
