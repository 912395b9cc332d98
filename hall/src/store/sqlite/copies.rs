//! The copy from which the hall was restored.

use std::collections::BTreeSet;

use rusqlite::OptionalExtension as _;

use crate::restored::Restored;
use crate::store::error::StoreError;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn restored(&self) -> Result<Option<Restored>, StoreError> {
        self.read(|connection| {
            let query = "SELECT file, made, restored FROM copies WHERE restored IS NOT NULL";
            let row = connection.query_row(query, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
            let Some((file, made, at)) = row else { return Ok(None) };
            let mut unheard = connection.prepare("SELECT journal FROM unheard")?;
            let unheard = unheard.query_map([], |row| row.get(0))?.collect::<Result<BTreeSet<String>, _>>()?;
            Ok(Some(Restored { file, made, at, unheard }))
        })
        .await
    }

    pub(in crate::store) async fn note_heard_of(&self, first: &str) -> Result<(), StoreError> {
        let first = first.to_owned();
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM unheard WHERE journal = ?")?.execute([first]).map(drop)
        })
        .await
    }
}
