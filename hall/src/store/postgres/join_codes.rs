//! Codes with which tables join, by their hashes.

use crate::access::TokenRecord;
use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::kept::KeptCode;
use crate::store::postgres::PostgresStore;
use crate::store::postgres::tokens::insert_token;

impl PostgresStore {
    pub(in crate::store) async fn add_code(&self, code: KeptCode) -> Result<(), StoreError> {
        let client = self.client().await?;
        let insert = "INSERT INTO join_codes (hash, tab, who, maker, made) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) \
                      DO UPDATE SET tab = excluded.tab, who = excluded.who, maker = excluded.maker, made = excluded.made";
        client.execute(insert, &[&code.hash, &i64::from(code.table), &code.who, &code.maker, &code.made]).await?;
        Ok(())
    }

    pub(in crate::store) async fn take_code(
        &self,
        hash: &str,
        since: Millis,
        token: Option<&TokenRecord>,
    ) -> Result<Option<KeptCode>, StoreError> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        transaction.execute("DELETE FROM join_codes WHERE made < $1", &[&since]).await?;
        let query = "DELETE FROM join_codes WHERE hash = $1 RETURNING tab, who, maker, made";
        let kept = transaction.query_opt(query, &[&hash]).await?.map(|row| KeptCode {
            hash: hash.to_owned(),
            table: u32::try_from(row.get::<_, i64>(0)).unwrap_or(0),
            who: row.get(1),
            maker: row.get(2),
            made: row.get(3),
        });
        if let (Some(kept), Some(token)) = (&kept, token) {
            insert_token(&transaction, &TokenRecord { table: Some(kept.table), ..token.clone() }).await?;
        }
        transaction.commit().await?;
        Ok(kept)
    }
}
