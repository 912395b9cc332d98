//! Audits on which staff may decide.

use rusqlite::{OptionalExtension as _, Row, params};

use crate::clock::Millis;
use crate::store::audit_row::{AUDIT_VALUES, AuditRow, MOST_OF_A_GAME};
use crate::store::error::StoreError;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn keep_audit(&self, audit: &AuditRow, oldest: Millis) -> Result<(), StoreError> {
        let AuditRow { table, game, id, at, basis, confirmable, line, material } = audit.clone();
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM audits WHERE at < ?")?.execute([oldest])?;
            let insert = "INSERT OR REPLACE INTO audits (tab, journal, id, at, basis, confirmable, line, material) \
                          VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
            let values = params![table, game, id, at, basis, confirmable, line, material];
            connection.prepare_cached(insert)?.execute(values)?;
            let surplus = "DELETE FROM audits WHERE tab = ?1 AND journal = ?2 AND id NOT IN \
                           (SELECT id FROM audits WHERE tab = ?1 AND journal = ?2 ORDER BY at DESC LIMIT ?3)";
            connection.prepare_cached(surplus)?.execute(params![table, game, MOST_OF_A_GAME]).map(drop)
        })
        .await
    }

    pub(in crate::store) async fn audit(
        &self,
        (table, game): (u32, &str),
        id: &str,
        oldest: Millis,
    ) -> Result<Option<AuditRow>, StoreError> {
        let (game, id) = (game.to_owned(), id.to_owned());
        self.read(move |connection| {
            let query =
                format!("SELECT {AUDIT_VALUES} FROM audits WHERE tab = ? AND journal = ? AND id = ? AND at >= ?");
            let row = |row: &Row<'_>| Ok(AuditRow::new((table, &game), &id, row.try_into()?));
            connection.prepare_cached(&query)?.query_row(params![table, game, id, oldest], row).optional()
        })
        .await
    }
}
