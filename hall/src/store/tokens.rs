//! Tokens, by their hashes.

use rusqlite::params;

use crate::access::{Role, TokenHash, TokenRecord};
use crate::clock::Millis;
use crate::store::{Store, StoreError};

impl Store {
    /// Returns all tokens, those that were revoked included.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn tokens(&self) -> Result<Vec<TokenRecord>, StoreError> {
        let connection = self.read();
        let mut query = connection.prepare_cached("SELECT hash, role, tab, made, revoked FROM tokens ORDER BY made")?;
        let rows = query.query_map([], |row| {
            let (hash, role): (String, String) = (row.get(0)?, row.get(1)?);
            let (table, made, revoked): (Option<u32>, Millis, Option<Millis>) = (row.get(2)?, row.get(3)?, row.get(4)?);
            let mut bytes: TokenHash = [0; 32];
            let known = hex::decode_to_slice(&hash, &mut bytes).is_ok().then(|| role.parse::<Role>().ok()).flatten();
            Ok(known.map(|role| TokenRecord { hash: bytes, role, table, made, revoked: revoked.is_some() }))
        })?;
        // A row that is not understood allows nothing.
        Ok(rows.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }

    /// Keeps a new token.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn add_token(&self, token: &TokenRecord) -> Result<(), StoreError> {
        let (hash, role, table, made) = (hex::encode(token.hash), token.role.name(), token.table, token.made);
        self.write_blocking(move |connection| {
            connection
                .execute(
                    "INSERT INTO tokens (hash, role, tab, made) VALUES (?, ?, ?, ?)",
                    params![hash, role, table, made],
                )
                .map(drop)
        })
    }

    /// Revokes a token.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn revoke_token(&self, token: &TokenRecord, at: Millis) -> Result<(), StoreError> {
        let hash = hex::encode(token.hash);
        self.write_blocking(move |connection| {
            connection.execute("UPDATE tokens SET revoked = ? WHERE hash = ?", params![at, hash]).map(drop)
        })
    }
}
