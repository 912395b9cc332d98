//! The tables of the catalogue, and how an older catalogue is brought up to date.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::error::SchemaError;
use super::location::{Location, open_immutable, with_suffix};
use crate::own_tables::{has_only_own_tables, read_within_limits};
use crate::private;

/// The version of the tables that is written, and the newest that is read.
pub(super) const VERSION: i64 = STEPS.len() as i64;

/// What SQLite stores in the file's header, so that other databases are not taken for catalogues: `KIFU`.
const APPLICATION: i64 = 0x4b49_4655;

/// What makes a catalogue of each version out of the one before.
const STEPS: [&str; 8] = [GAMES, POSITIONS, SAME_MOVES, RESULT_STATUS, NOTES, SAME_START, LIST, RESPELLINGS];

/// Games, their changes of the board, and the words by which they are found.
///
/// `hash` identifies a game, `content` is the hash of its SGF. `stamp` is the size and the time of its file when it was
/// read. Days are numbers such as 20261121, komi is in half-points, times are in seconds, and `kind` is 1 of a recording.
/// The words are folded; their text is not stored.
const GAMES: &str = "
    CREATE TABLE game (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        hash BLOB NOT NULL UNIQUE, content BLOB NOT NULL,
        path TEXT NOT NULL, place INTEGER NOT NULL, kind INTEGER NOT NULL, stamp TEXT NOT NULL,
        black TEXT NOT NULL, white TEXT NOT NULL, black_rank TEXT NOT NULL, white_rank TEXT NOT NULL,
        event TEXT NOT NULL, round TEXT NOT NULL, board TEXT NOT NULL,
        date TEXT NOT NULL, first_day INTEGER, last_day INTEGER,
        result TEXT, winner INTEGER, rules TEXT NOT NULL, komi INTEGER, handicap INTEGER NOT NULL,
        size INTEGER NOT NULL, moves INTEGER NOT NULL, flagged INTEGER NOT NULL, doubtful INTEGER NOT NULL,
        corners TEXT NOT NULL, asked INTEGER, open_questions INTEGER, rulings INTEGER, differs INTEGER,
        confidence REAL, opening REAL, middle REAL, ending REAL, has_ended INTEGER
    );
    CREATE INDEX game_path ON game (path);
    CREATE INDEX game_content ON game (content);
    CREATE INDEX game_day ON game (last_day, number);
    CREATE TABLE changes (number INTEGER PRIMARY KEY, changes BLOB NOT NULL);
    CREATE VIRTUAL TABLE words USING fts5 (
        black, white, event, other, comments, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'
    );
";

/// The index of whole positions: blocks by bucket and segment, see `archive::position_index`. Games that are in no segment
/// are looked at one by one.
const POSITIONS: &str = "
    CREATE TABLE segment (id INTEGER PRIMARY KEY AUTOINCREMENT, first INTEGER NOT NULL, games INTEGER NOT NULL);
    CREATE TABLE block (key INTEGER PRIMARY KEY, block BLOB NOT NULL);
    CREATE TABLE unindexed (number INTEGER PRIMARY KEY);
    INSERT INTO unindexed SELECT number FROM game;
";

/// Where games with the same moves are looked for.
const SAME_MOVES: &str = "CREATE INDEX game_moves ON game (moves, size, corners);";

/// Whether the result of a recording is claimed or confirmed. Recordings with a result are read again when they are added next.
const RESULT_STATUS: &str = "
    ALTER TABLE game ADD COLUMN result_status TEXT;
    UPDATE game SET stamp = '' WHERE kind = 1 AND result IS NOT NULL;
";

/// What was read doubtfully, with what the files say where it may not be what was understood, and the set of characters in which
/// somebody said that a file is to be read, and the variations of games. The kinds of doubts stand between spaces. Games are read again when they are added next.
const NOTES: &str = "
    ALTER TABLE game ADD COLUMN noted TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN written_result TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN written_komi TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN written_date TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN written_handicap TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN location TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN charset TEXT NOT NULL DEFAULT '';
    CREATE TABLE variation (
        number INTEGER NOT NULL, line INTEGER NOT NULL, after INTEGER NOT NULL, changes BLOB NOT NULL, PRIMARY KEY (number, line)
    );
    UPDATE game SET stamp = '';
";

/// Games with the same moves are looked for by the first bytes of their changes: the size of the board, and on which points of
/// its upper half a black stone ever lies. Hardly any two games share them.
const SAME_START: &str = "
    DROP INDEX game_moves;
    CREATE INDEX changes_start ON changes (substr(changes, 1, 24));
";

/// What a list of games is made from stands in its index, so that no game is read for it: of a million games that takes a tenth of the time.
const LIST: &str = "
    DROP INDEX game_day;
    CREATE INDEX game_day ON game (last_day, number, winner, first_day);
";

/// What is spelled otherwise than SGF has it and was read surely, by kind, apart from what was read doubtfully. Games are read again when
/// they are added next.
const RESPELLINGS: &str = "
    ALTER TABLE game ADD COLUMN respelled TEXT NOT NULL DEFAULT '';
    UPDATE game SET stamp = '' WHERE noted <> '';
";

/// What the header of a database says whose it is; `None` where the file is no database, or no file. Nothing is written to find that out: not
/// even the log that a database gets when it is opened for writing.
fn stated_application(path: &Path) -> Option<i64> {
    let mut head = [0; 100];
    // A pipe would never be opened.
    let mut file = path.is_file().then(|| File::open(path).ok()).flatten()?;
    file.read_exact(&mut head).ok()?;
    // The form of the header: https://www.sqlite.org/fileformat2.html
    let stated = i64::from(u32::from_be_bytes([head[68], head[69], head[70], head[71]]));
    if stated == APPLICATION {
        return Some(stated);
    }
    if !head.starts_with(b"SQLite format 3\0") {
        return None;
    }
    // Damage is said when it is opened.
    let look = || looked_at(path)?.pragma_query_value(None, "application_id", |row| row.get(0));
    Some(if stated == 0 { look().unwrap_or(0) } else { stated })
}

/// A database that is only looked at. Beside one without a log of changes, which is whole by itself, SQLite leaves no file; one that was not
/// closed may have its first pages in its log.
fn looked_at(path: &Path) -> Result<Connection, rusqlite::Error> {
    // SQLite keeps the log beside the file that a link leads to.
    let file = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let has_log = with_suffix(&file, "-wal").exists();
    let mut connection = if has_log {
        Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?
    } else {
        open_immutable(&file)?
    };
    read_within_limits(&mut connection)?;
    Ok(connection)
}

/// Whether a file is a database of another program.
pub(super) fn is_foreign(path: &Path) -> bool {
    // One without a mark and without a table may become a catalogue.
    let has_tables = || looked_at(path)?.query_row("SELECT count(*) > 0 FROM sqlite_schema", [], |row| row.get(0));
    match stated_application(path) {
        None | Some(APPLICATION) => false,
        Some(0) => has_tables().unwrap_or(true),
        Some(_) => true,
    }
}

/// Whether a file is a catalogue of this program, whatever has become of it: its header has the mark, or the texts of the tables are in it. One
/// without a byte becomes one.
pub(super) fn is_own(path: &Path) -> bool {
    fs::metadata(path).map_or(true, |file| file.len() == 0)
        || stated_application(path) == Some(APPLICATION)
        || has_own_texts(path)
}

/// How much of a file is looked through for the texts of a catalogue's tables: they stand on its first pages.
const LOOKED_THROUGH: u64 = 1 << 17;

/// Whether the texts of a catalogue's tables stand in a file, whatever has become of its header.
fn has_own_texts(path: &Path) -> bool {
    const TEXTS: [&[u8]; 3] =
        [b"CREATE TABLE unindexed (", b"CREATE TABLE segment (", b"CREATE VIRTUAL TABLE words USING fts5"];
    let mut start = Vec::new();
    // A pipe would never be opened.
    let file = path.is_file().then(|| File::open(path).ok()).flatten();
    let is_read = file.is_some_and(|file| file.take(LOOKED_THROUGH).read_to_end(&mut start).is_ok());
    is_read && TEXTS.iter().filter(|text| start.windows(text.len()).any(|part| part == **text)).count() > 1
}

/// Whether the games of a damaged catalogue can be asked for without anything being computed: they are a table, and no column is made of
/// others. The text of the table may be damaged.
pub(super) fn has_plain_games(connection: &Connection) -> bool {
    const SQL: &str = "SELECT EXISTS (SELECT 1 FROM pragma_table_list WHERE name = 'game' AND type = 'table')
        AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('game') WHERE hidden <> 0)";
    connection.query_row(SQL, [], |row| row.get(0)).unwrap_or(false)
}

/// Whether the header of a file says that a later SQLite alone may write it, as no SQLite does so far.
pub(super) fn has_odd_header(path: &Path) -> bool {
    let mut head = [0; 20];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
    read.is_ok() && !head[18..].iter().all(|version| (1..=2).contains(version))
}

/// Checks the version of an open database, and brings it up to date; returns the copy of an older one.
pub(super) fn prepare(connection: &mut Connection, location: &Location) -> Result<Option<PathBuf>, SchemaError> {
    let number = |connection: &Connection, name: &str| connection.pragma_query_value(None, name, |row| row.get(0));
    let version: i64 = number(connection, "user_version")?;
    let application: i64 = number(connection, "application_id")?;
    refuse_altered(connection)?;
    if version == VERSION && application == APPLICATION {
        return Ok(None);
    }
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    // A new file has neither.
    if application != APPLICATION && (tables > 0 || version != 0) {
        return Err(SchemaError::Foreign);
    }
    if version > VERSION {
        return Err(SchemaError::Newer(version, VERSION));
    }
    let copy = location.path().filter(|_| version > 0).map(|path| with_suffix(path, &format!(".version-{version}")));
    // One that is there already is of an earlier time, and stays.
    let copy = copy.filter(|copy| !copy.exists());
    if let Some(copy) = &copy {
        back_up(connection, copy)?;
    }
    // Two programs may open an old catalogue at once: what is to be done is known only inside the transaction.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: i64 = number(&transaction, "user_version")?;
    for step in STEPS.iter().skip(usize::try_from(version).unwrap_or_default()) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    Ok(copy)
}

/// Refuses a catalogue that holds something else than its own tables. Nothing in it has been carried out by then.
///
/// # Errors
/// [`SchemaError::Altered`], or the error of SQLite.
pub(super) fn refuse_altered(connection: &Connection) -> Result<(), SchemaError> {
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let steps = usize::try_from(number("user_version")?).ok().and_then(|version| STEPS.get(..version));
    // One of another program, or of a later version, is refused for that.
    let Some(steps) = steps.filter(|steps| !steps.is_empty()) else { return Ok(()) };
    let is_own = number("application_id")? != APPLICATION || has_only_own_tables(connection, steps)?;
    if is_own { Ok(()) } else { Err(SchemaError::Altered) }
}

/// Writes a copy of the database. A copy that was cut off is not taken for one.
fn back_up(connection: &Connection, copy: &Path) -> Result<(), SchemaError> {
    let failed = || SchemaError::Backup(copy.to_owned());
    let part = copy.with_added_extension("part");
    let name = part.to_str().ok_or_else(failed)?;
    private::replace_file(&part).map_err(|_| failed())?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(|_| failed())?;
    fs::rename(&part, copy).map_err(|_| failed())
}

#[cfg(test)]
pub(super) const FIRST_STEP: (&str, i64) = (GAMES, APPLICATION);
