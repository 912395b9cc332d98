//! Codes with which tables join, by their hashes.

use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::kept::KeptCode;
use crate::store::postgres::PostgresStore;

impl PostgresStore {
    pub(in crate::store) async fn add_code(&self, code: KeptCode) -> Result<(), StoreError> {
        let client = self.client().await?;
        let insert = "INSERT INTO join_codes (hash, tab, who, made) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) \
                      DO UPDATE SET tab = excluded.tab, who = excluded.who, made = excluded.made";
        client.execute(insert, &[&code.hash, &i64::from(code.table), &code.who, &code.made]).await?;
        Ok(())
    }

    pub(in crate::store) async fn take_code(&self, hash: &str, since: Millis) -> Result<Option<KeptCode>, StoreError> {
        let client = self.client().await?;
        client.execute("DELETE FROM join_codes WHERE made < $1", &[&since]).await?;
        let row = client.query_opt("DELETE FROM join_codes WHERE hash = $1 RETURNING tab, who, made", &[&hash]).await?;
        Ok(row.map(|row| KeptCode {
            hash: hash.to_owned(),
            table: u32::try_from(row.get::<_, i64>(0)).unwrap_or(0),
            who: row.get(1),
            made: row.get(2),
        }))
    }
}
