//! A catalogue is made anew from the files of its games.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, Row, TransactionBehavior};

use super::add_outcome::{AddOutcome, AddProgress};
use super::carrying::NewGames;
use super::connection::Catalogue;
use super::error::CatalogueError;
use super::file_charsets::FileCharsets;
use super::game_file::stamp;
use super::gone_games::{ANCHOR_COLUMNS, EarlierGame, GameWhereabouts};
use super::intake::GameIntake;
use super::location::{Location, with_suffix};
use super::positions;
use super::schema;
use super::walk::FolderWalk;
use super::withheld::withheld_names;
use crate::atomic::folder_of;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_formats::sgf::charset::Charset;

/// What can still be read of a damaged catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CatalogueSalvage {
    /// The files and session folders that it names.
    pub paths: Vec<PathBuf>,
    games: BTreeSet<EarlierGame>,
    /// The hashes of its games, also of those of which nothing else can be read.
    hashes: BTreeSet<GameHash>,
    /// The number of its games, as far as it can be told.
    count: usize,
}

impl CatalogueSalvage {
    /// Reads what a damaged catalogue still says.
    #[must_use]
    pub fn of(damaged: &Path) -> Self {
        let mut salvage = Self::default();
        let Ok(connection) = Location::ReadOnly(damaged.to_owned()).connect() else { return salvage };
        // What somebody has put there to act is not asked.
        if !schema::has_plain_games(&connection) {
            return salvage;
        }
        let mut paths = BTreeSet::new();
        // From the table and its index, from the beginning and from the end: what lies beside the damage is reached one way or another.
        for table in ["game NOT INDEXED", "game INDEXED BY game_path"] {
            for order in ["number", "number DESC", "path", "path DESC"] {
                let sql = format!("SELECT path FROM {table} WHERE path > '' ORDER BY {order}");
                paths.extend(readable(&connection, &sql, |row| row.get::<_, String>(0)).into_iter().map(PathBuf::from));
                let sql = format!("SELECT path, place, hash FROM {table} WHERE path > '' ORDER BY {order}");
                salvage.games.extend(readable(&connection, &sql, EarlierGame::named));
            }
        }
        let hashes = "SELECT hash FROM game ORDER BY hash";
        salvage.hashes = [hashes.to_owned(), format!("{hashes} DESC")]
            .iter()
            .flat_map(|sql| readable(&connection, sql, |row| row.get(0).map(GameHash)))
            .collect();
        let counts = ["game NOT INDEXED", "game INDEXED BY game_path", "game INDEXED BY game_day"];
        let count = |table: &&str| {
            connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0)).ok()
        };
        salvage.count = counts.iter().filter_map(count).max().and_then(|n| usize::try_from(n).ok()).unwrap_or_default();
        salvage.paths = paths.into_iter().collect();
        salvage
    }
}

/// The rows of a query up to where the file cannot be read any further, without those in which a value is damaged.
fn readable<T>(connection: &Connection, sql: &str, read: fn(&Row<'_>) -> Result<T, rusqlite::Error>) -> Vec<T> {
    let Ok(mut statement) = connection.prepare(sql) else { return Vec::new() };
    let is_readable = |row: &Result<T, rusqlite::Error>| !matches!(row, Err(rusqlite::Error::SqliteFailure(..)));
    statement
        .query_map([], read)
        .map_or_else(|_| Vec::new(), |rows| rows.take_while(is_readable).filter_map(Result::ok).collect())
}

impl Catalogue {
    /// Reads every game again from the files that the catalogue names, from `paths` and from the folder that the catalogue
    /// lies in, where exported games are passed over; forgets the games that are no longer there, and names them. `salvage` is what a
    /// damaged catalogue named that this one takes the place of. It is one transaction: until it is done the catalogue stays as it is.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be written; it is unchanged then. Where only a file beside it cannot be written, such
    /// as that of tags and notes, the catalogue is made anew all the same, and adding or rebuilding again does the rest.
    pub fn rebuild(
        &mut self,
        paths: &[PathBuf],
        salvage: &CatalogueSalvage,
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        let path = self.location.path().map(Path::to_owned);
        let failed = |error| CatalogueError::of(error, path.as_deref());
        // What was moved or deleted is no file that cannot be read.
        let mut known = self.paths()?;
        known.retain(|path| path.try_exists().unwrap_or(true));
        let before = hashes(&self.connection).map_err(failed)?;
        let mut named = earlier_games(&self.connection).map_err(failed)?;
        named.extend(salvage.games.iter().cloned());
        let charsets = FileCharsets::read(path.as_deref(), self.charsets()?, None)?;
        self.anchor_marks()?;
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        transaction
            .execute_batch(
                "DELETE FROM game; DELETE FROM changes; DELETE FROM variation; DELETE FROM unindexed; DELETE FROM segment; DELETE FROM block;
                 INSERT INTO words (words) VALUES ('delete-all');",
            )
            .map_err(failed)?;
        let mut seen = BTreeSet::new();
        let own = path.as_deref().map(|path| FolderWalk::new(folder_of(path)).without_exports());
        let given = known
            .iter()
            .chain(paths)
            .chain(salvage.paths.iter().filter(|path| path.try_exists().unwrap_or(true)))
            .flat_map(|path| FolderWalk::new(path));
        let items = given.chain(own.into_iter().flatten()).filter(|item| seen.insert(item.path().to_owned()));
        let redaction = path.as_deref().map(withheld_names).transpose()?.unwrap_or_else(|| self.redaction.clone());
        let mut intake = GameIntake::new(redaction, charsets, items);
        while intake.step(&transaction).map_err(failed)? {
            if !go_on(AddProgress { games: intake.outcome.games() }) {
                // Dropped without a commit, the transaction changes nothing.
                return Ok(AddOutcome { stopped: true, ..AddOutcome::default() });
            }
        }
        positions::index_when_worthwhile(&transaction, true).map_err(failed)?;
        if !before.is_empty() {
            intake.outcome.unexpected = hashes(&transaction).map_err(failed)?.difference(&before).count();
        }
        // A path in which a letter is damaged names nothing where the game's own path can be read as well.
        let there: HashSet<GameHash> =
            named.iter().filter(|game| Path::new(&game.path).exists()).map(|game| game.hash).collect();
        let is_whole = |game: &&EarlierGame| !there.contains(&game.hash) || Path::new(&game.path).exists();
        for game in named.iter().filter(is_whole) {
            let is_new = |_, hash: GameHash| !before.contains(hash.0.as_slice());
            match game.whereabouts(&transaction, is_new).map_err(failed)? {
                GameWhereabouts::Here => {}
                GameWhereabouts::Moved(moved) => intake.outcome.moved.push(moved),
                GameWhereabouts::Gone(gone) => intake.outcome.gone.push(gone),
            }
        }
        // A copy of a game that is still where it was has not moved.
        intake.outcome.moved.retain(|moved| !moved.from.exists());
        let named_or_here: HashSet<Vec<u8>> = salvage
            .games
            .iter()
            .map(|game| game.hash.0.to_vec())
            .chain(hashes(&transaction).map_err(failed)?)
            .collect();
        let lost = salvage.hashes.iter().filter(|hash| !named_or_here.contains(hash.0.as_slice())).count();
        // Where the hashes cannot be read either, the number of games is all that is known.
        intake.outcome.unnamed = match salvage.hashes.len() {
            read if read >= salvage.count => lost,
            _ => salvage.count.saturating_sub(named_or_here.len()),
        };
        transaction.commit().map_err(failed)?;
        intake.charsets.write(path.as_deref())?;
        let mut outcome = intake.outcome;
        let known = named.into_iter().map(|game| game.hash.0.to_vec()).chain(before).collect();
        outcome.marks = self.carry_marks(&NewGames::Except(known))?;
        Ok(outcome)
    }

    /// The files and session folders of all games.
    fn paths(&self) -> Result<Vec<PathBuf>, CatalogueError> {
        let read = || {
            let mut statement = self.connection.prepare("SELECT DISTINCT path FROM game ORDER BY path")?;
            let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
            rows.map(|path| path.map(PathBuf::from)).collect::<Result<Vec<_>, _>>()
        };
        read().map_err(|error| self.failed(error))
    }

    /// The sets of characters in which somebody said that files are to be read.
    pub(super) fn charsets(&self) -> Result<HashMap<String, Charset>, CatalogueError> {
        let read = || {
            let mut statement =
                self.connection.prepare("SELECT DISTINCT path, charset FROM game WHERE charset <> ''")?;
            let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
            let known = rows.map(|row| row.map(|(path, name)| Some((path, Charset::of_name(&name)?))));
            known.filter_map(Result::transpose).collect::<Result<HashMap<_, _>, _>>()
        };
        read().map_err(|error| self.failed(error))
    }

    /// Whether an error says that the catalogue at `path` is damaged, in whatever way: it is put aside, and one is made anew. A file that is no
    /// catalogue of this program stays where it is. What else
    /// keeps it from being used, such as a full disk, would keep a new one from being made, too.
    #[must_use]
    pub fn is_damage(error: &CatalogueError, path: &Path) -> bool {
        match error {
            CatalogueError::Damaged { .. } | CatalogueError::Altered { .. } | CatalogueError::Sqlite { .. } => {
                schema::is_own(path)
            }
            CatalogueError::Unwritable { .. } => schema::has_odd_header(path) && schema::is_own(path),
            _ => false,
        }
    }

    /// Renames a catalogue that cannot be read, with what SQLite wrote beside it, so that a new one can be made; returns
    /// its new name.
    ///
    /// # Errors
    /// [`CatalogueError::Unwritable`] where it cannot be renamed.
    pub fn set_aside(path: &Path) -> Result<PathBuf, CatalogueError> {
        let free = (1..).map(|n| with_suffix(path, &format!(".damaged-{n}"))).find(|name| !name.exists());
        let name = free.unwrap_or_else(|| with_suffix(path, ".damaged"));
        let unwritable = |_| CatalogueError::Unwritable { path: path.to_owned() };
        for suffix in ["-wal", "-shm"] {
            let beside = with_suffix(path, suffix);
            if beside.exists() {
                std::fs::rename(&beside, with_suffix(&name, suffix)).map_err(unwritable)?;
            }
        }
        std::fs::rename(path, &name).map_err(unwritable)?;
        Ok(name)
    }
}

/// The hashes of all games.
fn hashes(connection: &Connection) -> Result<HashSet<Vec<u8>>, rusqlite::Error> {
    connection.prepare("SELECT hash FROM game")?.query_map([], |row| row.get(0))?.collect()
}

/// The games of the catalogue; how one was played is read where its file is not as it was.
fn earlier_games(connection: &Connection) -> Result<BTreeSet<EarlierGame>, rusqlite::Error> {
    let mut changed: HashMap<String, bool> = HashMap::new();
    let (mut games, mut numbers) = (BTreeSet::new(), Vec::new());
    let mut statement = connection.prepare("SELECT number, path, place, hash, stamp FROM game ORDER BY path")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let (path, read_stamp): (String, String) = (row.get("path")?, row.get("stamp")?);
        if *changed.entry(path).or_insert_with_key(|path| stamp(Path::new(path)) != read_stamp) {
            numbers.push(row.get::<_, i64>("number")?);
        } else {
            games.insert(EarlierGame::named(row)?);
        }
    }
    let mut statement = connection.prepare(&format!("SELECT {ANCHOR_COLUMNS} WHERE game.number = ?"))?;
    for number in numbers {
        games.extend(statement.query_row([number], EarlierGame::read).optional()?);
    }
    Ok(games)
}
