//! Tokens, by their hashes.

use rusqlite::{Connection, params};

use crate::access::TokenRecord;
use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn tokens(&self) -> Result<Vec<TokenRecord>, StoreError> {
        self.read(|connection| {
            let mut query =
                connection.prepare_cached("SELECT hash, role, tab, made, revoked, name FROM tokens ORDER BY made")?;
            let rows = query.query_map([], |row| {
                let (hash, role): (String, String) = (row.get(0)?, row.get(1)?);
                let revoked: Option<Millis> = row.get(4)?;
                let record = TokenRecord::of_texts((&hash, &role), row.get(2)?, row.get(3)?, revoked.is_some());
                let name = row.get(5)?;
                Ok(record.map(|record| TokenRecord { name, ..record }))
            })?;
            // A row that is not understood allows nothing.
            Ok(rows.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
        })
        .await
    }

    pub(in crate::store) async fn add_token(&self, token: &TokenRecord) -> Result<(), StoreError> {
        let token = token.clone();
        self.write(move |connection| insert_token(connection, &token)).await
    }

    pub(in crate::store) async fn revoke_token(&self, token: &TokenRecord, at: Millis) -> Result<(), StoreError> {
        let (hash, name, table) = (hex::encode(token.hash), token.id(), token.table);
        self.write(move |connection| {
            connection.execute("UPDATE tokens SET revoked = ? WHERE hash = ?", params![at, hash])?;
            connection.execute("DELETE FROM join_codes WHERE maker = ? OR tab = ?", params![name, table]).map(drop)
        })
        .await
    }
}

/// Keeps a token within a transaction.
pub(super) fn insert_token(connection: &Connection, token: &TokenRecord) -> rusqlite::Result<()> {
    let insert = "INSERT INTO tokens (hash, role, tab, made, name) VALUES (?, ?, ?, ?, ?)";
    let hash = hex::encode(token.hash);
    connection.execute(insert, params![hash, token.role.name(), token.table, token.made, token.name]).map(drop)
}
