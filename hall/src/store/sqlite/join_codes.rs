//! Codes with which tables join, by their hashes.

use rusqlite::{OptionalExtension as _, params};

use crate::access::TokenRecord;
use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::kept::KeptCode;
use crate::store::sqlite::SqliteStore;
use crate::store::sqlite::tokens::insert_token;

impl SqliteStore {
    pub(in crate::store) async fn add_code(&self, code: KeptCode) -> Result<(), StoreError> {
        self.write(move |connection| {
            let insert = "INSERT OR REPLACE INTO join_codes (hash, tab, who, maker, made) VALUES (?, ?, ?, ?, ?)";
            connection.execute(insert, params![code.hash, code.table, code.who, code.maker, code.made]).map(drop)
        })
        .await
    }

    pub(in crate::store) async fn take_code(
        &self,
        hash: &str,
        since: Millis,
        token: Option<&TokenRecord>,
    ) -> Result<Option<KeptCode>, StoreError> {
        let (hash, token) = (hash.to_owned(), token.cloned());
        self.write(move |connection| {
            connection.execute("DELETE FROM join_codes WHERE made < ?", [since])?;
            let query = "DELETE FROM join_codes WHERE hash = ? RETURNING tab, who, maker, made";
            let code = |row: &rusqlite::Row<'_>| {
                let (table, who, maker) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok(KeptCode { hash: hash.clone(), table, who, maker, made: row.get(3)? })
            };
            let kept = connection.query_row(query, [&hash], code).optional()?;
            if let (Some(kept), Some(token)) = (&kept, token) {
                insert_token(connection, &TokenRecord { table: Some(kept.table), ..token })?;
            }
            Ok(kept)
        })
        .await
    }
}
