//! Whether an SQLite file holds the program's own tables and nothing else.

use std::time::{Duration, Instant};

use rusqlite::limits::Limit;
use rusqlite::{Connection, Row};

/// The longest value of a file that was not looked at, in bytes.
const LONGEST_VALUE: i32 = 1 << 20;

/// The longest time for reading the tables of a file that was not looked at.
const LONGEST: Duration = Duration::from_secs(2);

/// After how many steps of SQLite that time is looked at.
const STEPS_BETWEEN: i32 = 1000;

/// The tables of statistics as SQLite makes them.
const STATISTICS: [&str; 2] =
    ["CREATE TABLE sqlite_stat1(tbl,idx,stat)", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"];

/// Has SQLite read the tables of a file that was opened a moment ago and not looked at, within limits. Why: it reads the statistics with
/// them, whose columns may be computed, before anything can be looked at. What it cannot read within the limits it does without.
///
/// # Errors
/// The error of SQLite.
pub fn read_within_limits(file: &mut Connection) -> rusqlite::Result<()> {
    let usual = file.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_VALUE)?;
    let begun = Instant::now();
    file.progress_handler(STEPS_BETWEEN, Some(move || begun.elapsed() > LONGEST))?;
    // What is damaged is said by who asks next.
    let _ = file.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0));
    file.progress_handler(0, None::<fn() -> bool>)?;
    file.set_limit(Limit::SQLITE_LIMIT_LENGTH, usual).map(drop)
}

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
                 WHERE NOT (type = 'table' AND sql IN (?1, ?2)) ORDER BY type, name";
    let row = |row: &Row<'_>| {
        let sql: String = row.get(3)?;
        Ok([row.get(0)?, row.get(1)?, row.get(2)?, sql.split_whitespace().collect()])
    };
    database.prepare(query)?.query_map(STATISTICS, row)?.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_that_compute_are_no_table_of_ours_and_fill_no_memory() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("c.sqlite");
        let steps = ["CREATE TABLE tokens (hash TEXT)"];
        let made = Connection::open(&path).unwrap();
        made.execute_batch(steps[0]).unwrap();
        // As somebody writes it into a file who wants the next program that opens it to compute.
        made.execute_batch(
            "PRAGMA writable_schema = ON; \
             CREATE TABLE other (tbl, idx, x, stat AS (hex(zeroblob(200000000)))); \
             INSERT INTO other (tbl) VALUES ('tokens'), ('tokens'), ('tokens'); \
             UPDATE sqlite_schema SET name = 'sqlite_stat1', tbl_name = 'sqlite_stat1', \
               sql = replace(sql, 'other', 'sqlite_stat1') WHERE name = 'other'",
        )
        .unwrap();
        drop(made);
        let mut file = Connection::open(&path).unwrap();
        let begun = Instant::now();
        read_within_limits(&mut file).unwrap();
        assert!(!has_only_own_tables(&file, &steps).unwrap());
        assert!(begun.elapsed() < Duration::from_millis(500), "{:?}", begun.elapsed());
    }

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
