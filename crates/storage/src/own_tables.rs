//! Whether an SQLite file holds the program's own tables and nothing else.

use rusqlite::{Connection, Row};

/// Whether a file has what `steps` make, as they make it, and nothing else. Why: a trigger, a view, or a condition of a column in a file
/// that somebody hands over would act in the program that opens it.
///
/// # Errors
/// The error of SQLite.
pub fn has_only_own_tables(file: &Connection, steps: &[&str]) -> rusqlite::Result<bool> {
    let own = Connection::open_in_memory()?;
    for step in steps {
        own.execute_batch(step)?;
    }
    Ok(everything(&own)? == everything(file)?)
}

/// The kind, the name, the table and the SQL, without spaces, of all that a database holds.
fn everything(database: &Connection) -> rusqlite::Result<Vec<[String; 4]>> {
    // Somebody may have had SQLite gather statistics, in tables that no program can make by their names.
    let query = "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema \
                 WHERE NOT (type = 'table' AND name LIKE 'sqlite_stat_') ORDER BY type, name";
    let row = |row: &Row<'_>| {
        let sql: String = row.get(3)?;
        Ok([row.get(0)?, row.get(1)?, row.get(2)?, sql.split_whitespace().collect()])
    };
    database.prepare(query)?.query_map([], row)?.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_in_a_database_is_no_table_of_ours() {
        let steps = ["CREATE TABLE tokens (hash TEXT, revoked INTEGER)", "ALTER TABLE tokens ADD COLUMN name TEXT"];
        let is_own = |sql: &[&str]| {
            let file = Connection::open_in_memory().unwrap();
            sql.iter().for_each(|sql| file.execute_batch(sql).unwrap());
            has_only_own_tables(&file, &steps).unwrap()
        };
        assert!(is_own(&steps));
        let with = |more| is_own(&[steps[0], steps[1], more]);
        assert!(!with("CREATE TRIGGER t AFTER INSERT ON tokens BEGIN DELETE FROM tokens; END"));
        assert!(!with("CREATE VIEW v AS SELECT 1"));
        assert!(!with("CREATE TABLE more (text)"));
        assert!(!is_own(&steps[..1]));
        assert!(with(
            "INSERT INTO tokens VALUES ('a', 0, 'b'); CREATE INDEX i ON tokens (hash); ANALYZE; DROP INDEX i"
        ));
        // A token that cannot be revoked.
        assert!(!is_own(&["CREATE TABLE tokens (hash TEXT, revoked INTEGER CHECK (revoked IS NULL), name TEXT)"]));
    }
}
