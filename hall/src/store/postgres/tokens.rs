//! Tokens, by their hashes.

use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

use crate::access::TokenRecord;
use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::postgres::PostgresStore;

impl PostgresStore {
    pub(in crate::store) async fn tokens(&self) -> Result<Vec<TokenRecord>, StoreError> {
        let client = self.client().await?;
        let query = "SELECT hash, role, tab, made, revoked, name FROM tokens ORDER BY made";
        let rows = client.query(query, &[]).await?;
        let record = |row: &Row| {
            let (table, revoked): (Option<i64>, Option<Millis>) = (row.get(2), row.get(4));
            let table = table.map(|table| u32::try_from(table).unwrap_or(0));
            let record = TokenRecord::of_texts((row.get(0), row.get(1)), table, row.get(3), revoked.is_some())?;
            Some(TokenRecord { name: row.get(5), ..record })
        };
        // A row that is not understood allows nothing.
        Ok(rows.iter().filter_map(record).collect())
    }

    pub(in crate::store) async fn add_token(&self, token: &TokenRecord) -> Result<(), StoreError> {
        insert_token(&self.client().await?, token).await
    }

    pub(in crate::store) async fn revoke_token(&self, token: &TokenRecord, at: Millis) -> Result<(), StoreError> {
        let mut client = self.client().await?;
        let (hash, name, table) = (hex::encode(token.hash), token.id(), token.table.map(i64::from));
        let transaction = client.transaction().await?;
        transaction.execute("UPDATE tokens SET revoked = $1 WHERE hash = $2", &[&at, &hash]).await?;
        transaction.execute("DELETE FROM join_codes WHERE maker = $1 OR tab = $2", &[&name, &table]).await?;
        Ok(transaction.commit().await?)
    }
}

/// Keeps a token, within a transaction or alone.
pub(super) async fn insert_token(client: &impl GenericClient, token: &TokenRecord) -> Result<(), StoreError> {
    let insert = "INSERT INTO tokens (hash, role, tab, made, name) VALUES ($1, $2, $3, $4, $5)";
    let (hash, table) = (hex::encode(token.hash), token.table.map(i64::from));
    client.execute(insert, &[&hash, &token.role.name(), &table, &token.made, &token.name]).await?;
    Ok(())
}
