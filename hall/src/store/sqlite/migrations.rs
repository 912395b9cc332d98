//! The tables of the file, and how a file of an earlier version gets them.

use std::path::Path;

use kifuscribe_storage::own_tables::{has_only_own_tables, read_within_limits};
use rusqlite::{Connection, OpenFlags};

use crate::store::error::StoreError;

/// What each version of the file adds to the one before. `tab` is the number of a table in the hall, times are in
/// milliseconds since 1970.
const STEPS: [&str; 12] = [
    "
CREATE TABLE journals (
  id INTEGER PRIMARY KEY, tab INTEGER NOT NULL, first TEXT NOT NULL, opened INTEGER NOT NULL, UNIQUE (tab, first)
) STRICT;
CREATE TABLE lines (
  journal INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, text BLOB NOT NULL, PRIMARY KEY (journal, n)
) STRICT;
CREATE TABLE current (tab INTEGER PRIMARY KEY, journal INTEGER NOT NULL) STRICT;
CREATE TABLE forks (
  id INTEGER PRIMARY KEY, tab INTEGER NOT NULL, journal INTEGER NOT NULL, n INTEGER NOT NULL, hash TEXT NOT NULL,
  at INTEGER NOT NULL, text BLOB NOT NULL, UNIQUE (journal, n, hash)
) STRICT;
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY, role TEXT NOT NULL, tab INTEGER, made INTEGER NOT NULL, revoked INTEGER
) STRICT;
CREATE TABLE trail (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL) STRICT;
",
    // What is known of a table beside its lines, with the journal that it shows.
    "
CREATE TABLE tables (
  tab INTEGER PRIMARY KEY, revision INTEGER NOT NULL DEFAULT 0, journal INTEGER, heard INTEGER NOT NULL DEFAULT 0,
  claimed INTEGER
) STRICT;
INSERT INTO tables (tab, journal) SELECT tab, journal FROM current;
INSERT OR IGNORE INTO tables (tab) SELECT DISTINCT tab FROM journals;
DROP TABLE current;
",
    // Answers on their way to tables.
    "
CREATE TABLE answers (
  tab INTEGER NOT NULL, journal TEXT NOT NULL, question INTEGER NOT NULL, answer TEXT NOT NULL, who TEXT NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (tab, journal, question)
) STRICT;
",
    // Pictures that were asked for, until they are forgotten, and results that were sent to the pairing program.
    "
CREATE TABLE pictures (
  tab INTEGER NOT NULL, journal TEXT NOT NULL, hash TEXT NOT NULL, full_size INTEGER NOT NULL, subject TEXT NOT NULL,
  who TEXT NOT NULL, at INTEGER NOT NULL, jpeg BLOB, is_whole INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tab, journal, hash, full_size)
) STRICT;
CREATE TABLE sent_results (
  tournament TEXT NOT NULL, game INTEGER NOT NULL, round INTEGER NOT NULL, tab INTEGER NOT NULL, letter TEXT NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (tournament, game)
) STRICT;
",
    // The rounds that the hall has shown, whose claim of a table is refused, and the names of those who have a token.
    "
CREATE TABLE rounds (
  tournament TEXT NOT NULL, round TEXT NOT NULL, source TEXT NOT NULL, since INTEGER NOT NULL, opened INTEGER NOT NULL,
  PRIMARY KEY (tournament, round)
) STRICT;
ALTER TABLE tables ADD COLUMN claimant TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN name TEXT NOT NULL DEFAULT '';
",
    // When a copy was made, or from which one the hall was restored, and the journals that were not heard of since.
    "
CREATE TABLE copies (made INTEGER NOT NULL, restored INTEGER, file TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE unheard (journal TEXT PRIMARY KEY) STRICT;
",
    // The hall's own journals in place of answers: `journal` is the first line's hash of the game that they are about.
    "
CREATE TABLE hall_lines (
  tab INTEGER NOT NULL, journal TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tab, journal, n)
) STRICT;
DROP TABLE answers;
",
    // Whose a journal is: the hash of the secret of the computer that has claimed it. Which journals the organiser has discarded.
    "
ALTER TABLE journals ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE journals ADD COLUMN discarded INTEGER NOT NULL DEFAULT 0;
",
    // The file of a round's pairings as it was read last, for when it cannot be read any more; codes with which tables join.
    "
ALTER TABLE rounds ADD COLUMN file BLOB NOT NULL DEFAULT x'';
CREATE TABLE join_codes (hash TEXT PRIMARY KEY, tab INTEGER NOT NULL, who TEXT NOT NULL, made INTEGER NOT NULL) STRICT;
",
    // With which token a code was made.
    "
ALTER TABLE join_codes ADD COLUMN maker TEXT NOT NULL DEFAULT '';
",
    // Audits of photographed fills, on which staff may decide until they are forgotten.
    "
CREATE TABLE audits (
  tab INTEGER NOT NULL, journal TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, basis TEXT NOT NULL,
  confirmable TEXT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (tab, journal, id)
) STRICT;
",
    // What an audit was made of, for its slip.
    "
ALTER TABLE audits ADD COLUMN material TEXT NOT NULL DEFAULT '';
",
];

/// The version of the file that this program writes.
pub(super) const VERSION: i64 = STEPS.len() as i64;

/// Brings a file to this version, all of it or nothing.
pub(super) fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let Some(steps) = usize::try_from(version).ok().and_then(|done| STEPS.get(done..)) else {
        return Err(StoreError::Newer { place: path.display().to_string() });
    };
    for step in steps {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    Ok(())
}

/// Whether a file has the tables of that version and nothing else.
pub(super) fn has_tables_of(file: &Connection, version: i64) -> Result<bool, StoreError> {
    let steps = STEPS.get(..usize::try_from(version).unwrap_or(0)).unwrap_or(&STEPS);
    Ok(has_only_own_tables(file, steps)?)
}

/// Refuses a hall's database that somebody has changed. Nothing in it has been carried out by then.
///
/// # Errors
/// [`StoreError::Altered`], or the error of SQLite.
pub(super) fn refuse_altered(file: &Connection, path: &Path) -> Result<(), StoreError> {
    let version: i64 = file.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    // One without tables gets them; one of a later version is refused for that.
    let is_own = !(1..=VERSION).contains(&version) || has_tables_of(file, version)?;
    if is_own { Ok(()) } else { Err(StoreError::Altered { path: path.to_owned() }) }
}

/// Whether a file is a database of another program: it has tables, and not the trail, which every hall has. Nothing is written to find
/// that out.
pub(super) fn is_foreign(path: &Path) -> bool {
    // SQLite takes an empty file for a database without tables.
    if std::fs::metadata(path).is_ok_and(|file| file.len() == 0) {
        return false;
    }
    let look = || {
        let mut file = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        read_within_limits(&mut file)?;
        let tables = "SELECT count(*), count(*) FILTER (WHERE name = 'trail') FROM sqlite_master WHERE type = 'table'";
        file.query_row(tables, [], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)))
    };
    // What cannot be read is said when it is opened.
    look().is_ok_and(|(tables, trails)| tables > 0 && trails == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::SqliteStore;

    fn in_memory(version: usize) -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        for step in &STEPS[..version] {
            connection.execute_batch(step).unwrap();
        }
        connection.pragma_update(None, "user_version", version as i64).unwrap();
        connection
    }

    #[test]
    fn a_file_of_the_first_version_keeps_what_its_tables_show() {
        let mut old = in_memory(1);
        old.execute_batch(
            "INSERT INTO journals VALUES (1, 3, 'a', 10), (2, 3, 'b', 20), (3, 7, 'c', 30);
             INSERT INTO current VALUES (3, 2);",
        )
        .unwrap();
        migrate(&mut old, Path::new("hall.sqlite")).unwrap();
        let mut query = old.prepare("SELECT tab, journal FROM tables ORDER BY tab").unwrap();
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        let rows: Vec<(i64, Option<i64>)> = rows.map(Result::unwrap).collect();
        assert_eq!(rows, [(3, Some(2)), (7, None)]);
    }

    #[test]
    fn a_file_of_an_earlier_version_stays_beside_the_new_one() {
        let folder = tempfile::tempdir().unwrap();
        let old = Connection::open(folder.path().join("hall.sqlite")).unwrap();
        old.execute_batch(STEPS[0]).unwrap();
        old.execute_batch("INSERT INTO journals VALUES (1, 3, 'a', 10); PRAGMA user_version = 1").unwrap();
        drop(old);
        let number = |file: &str, query: &str| -> i64 {
            let connection = Connection::open(folder.path().join(file)).unwrap();
            connection.query_row(query, [], |row| row.get(0)).unwrap()
        };
        SqliteStore::open(folder.path()).unwrap().close();
        let copy = "hall.sqlite.version-1";
        assert_eq!(number("hall.sqlite", "PRAGMA user_version"), VERSION);
        assert_eq!((number(copy, "PRAGMA user_version"), number(copy, "SELECT tab FROM journals")), (1, 3));
    }

    #[test]
    fn the_database_of_another_program_is_refused_and_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.sqlite");
        let other = Connection::open(&path).unwrap();
        other.execute_batch("CREATE TABLE notes (text)").unwrap();
        drop(other);
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(SqliteStore::open(folder.path()), Err(StoreError::Foreign { .. })));
        assert_eq!(std::fs::read(&path).unwrap(), before);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing was put beside it");
    }

    #[test]
    fn a_halls_database_in_which_something_acts_is_not_opened() {
        let changes = [
            "CREATE TRIGGER t AFTER INSERT ON trail BEGIN DELETE FROM trail; END",
            "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, 'revoked INTEGER', \
             'revoked INTEGER CHECK (revoked IS NULL)') WHERE name = 'tokens'",
        ];
        for change in changes {
            let folder = tempfile::tempdir().unwrap();
            SqliteStore::open(folder.path()).unwrap().close();
            let path = folder.path().join("hall.sqlite");
            Connection::open(&path).unwrap().execute_batch(change).unwrap();
            assert!(matches!(SqliteStore::open(folder.path()), Err(StoreError::Altered { .. })), "{change}");
            assert!(matches!(super::super::restore(&path, &folder.path().join("r")), Err(StoreError::NoCopy { .. })));
        }
        let folder = tempfile::tempdir().unwrap();
        SqliteStore::open(folder.path()).unwrap().close();
        std::fs::create_dir(folder.path().join("hall.sqlite-journal")).unwrap();
        assert!(matches!(SqliteStore::open(folder.path()), Err(StoreError::OddBeside { .. })));
    }

    #[test]
    fn a_file_of_a_later_version_is_left_alone() {
        let mut newer = in_memory(STEPS.len());
        newer.pragma_update(None, "user_version", VERSION + 1).unwrap();
        assert!(matches!(migrate(&mut newer, Path::new("x")), Err(StoreError::Newer { .. })));
        let mut same = in_memory(STEPS.len());
        migrate(&mut same, Path::new("x")).unwrap();
    }
}
