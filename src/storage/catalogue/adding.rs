//! Games come into the catalogue, and what is there is brought up to date.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior};

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::{GameFile, named_place, path_text, read_session, read_sgf, stamp};
use super::location::{Location, with_suffix};
use super::row::RowIdentity;
use super::walk::{FolderWalk, WalkItem};
use super::{positions, row};
use crate::archive::entry::GameHash;
use crate::archive::redaction::Redaction;
use crate::storage::atomic::folder_of;

/// The most games and the longest time of one transaction: what a power cut can undo of what was not yet reported.
const BATCH: usize = 2000;
const BATCH_TIME: Duration = Duration::from_secs(1);

/// A file or a game that was not taken, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedFile {
    /// The file or folder.
    pub file: PathBuf,
    /// Why, as a sentence without a full stop.
    pub why: String,
}

/// What came of adding.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AddOutcome {
    /// The games that were not known before.
    pub added: usize,
    /// The games that were known, of which some may have been brought up to date.
    pub known: usize,
    /// What was not taken.
    pub refused: Vec<RefusedFile>,
    /// Whether it was stopped before its end; what was added until then stays.
    pub stopped: bool,
}

impl AddOutcome {
    fn refuse(&mut self, file: &Path, why: impl Into<String>) {
        self.refused.push(RefusedFile { file: file.to_owned(), why: why.into() });
    }
}

impl Catalogue {
    /// Adds the games of files and folders. `go_on` is called after each file with what came of it so far; false stops.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be written. What was added before stays.
    pub fn add(
        &mut self,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(&AddOutcome) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        let path = self.location.path().map(Path::to_owned);
        let failed = |error| CatalogueError::of(error, path.as_deref());
        let mut outcome = AddOutcome::default();
        let mut items = paths.iter().flat_map(|path| FolderWalk::new(path)).peekable();
        let mut is_done = false;
        while !is_done && !outcome.stopped {
            // Other programs do not wait while the names in a large folder are read.
            let _ = items.peek();
            let began = Instant::now();
            let before = outcome.added + outcome.known;
            let transaction =
                self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
            let mut reported = outcome.clone();
            while !outcome.stopped && outcome.added + outcome.known - before < BATCH && began.elapsed() < BATCH_TIME {
                let Some(item) = items.next() else {
                    is_done = true;
                    break;
                };
                add_item(&transaction, &self.redaction, item, &mut outcome).map_err(failed)?;
                // What is reported is on the disk.
                reported.refused.clone_from(&outcome.refused);
                outcome.stopped = !go_on(&reported);
            }
            positions::index_when_worthwhile(&transaction, is_done || outcome.stopped).map_err(failed)?;
            transaction.commit().map_err(failed)?;
        }
        Ok(outcome)
    }

    /// Reads every game again from the files that the catalogue names, from `paths` and from the folder that the catalogue
    /// lies in, where exported games are passed over; forgets the games that are no longer there. It is one transaction:
    /// until it is done the catalogue stays as it is.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be written; it is unchanged then.
    pub fn rebuild(
        &mut self,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(&AddOutcome) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        let path = self.location.path().map(Path::to_owned);
        let failed = |error| CatalogueError::of(error, path.as_deref());
        let known = self.paths()?;
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        transaction
            .execute_batch(
                "DELETE FROM game; DELETE FROM changes; DELETE FROM unindexed; DELETE FROM segment; DELETE FROM block;
                 INSERT INTO words (words) VALUES ('delete-all');",
            )
            .map_err(failed)?;
        let mut outcome = AddOutcome::default();
        let mut seen = BTreeSet::new();
        let own = path.as_deref().map(|path| FolderWalk::new(folder_of(path)).without_exports());
        let given = known.iter().chain(paths).flat_map(|path| FolderWalk::new(path));
        for item in given.chain(own.into_iter().flatten()) {
            if !seen.insert(item.path().to_owned()) {
                continue;
            }
            add_item(&transaction, &self.redaction, item, &mut outcome).map_err(failed)?;
            if !go_on(&outcome) {
                // Dropped without a commit, the transaction changes nothing.
                return Ok(AddOutcome { stopped: true, ..AddOutcome::default() });
            }
        }
        positions::index_when_worthwhile(&transaction, true).map_err(failed)?;
        transaction.commit().map_err(failed)?;
        Ok(outcome)
    }

    /// Brings a recording up to date in the catalogue at `catalogue`, after something was added to its journal. A recording
    /// that is not in it does not enter it, and a catalogue that does not exist is not made.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read or written; the recording stays as it was there.
    pub fn refresh(catalogue: &Path, session: &Path) -> Result<(), CatalogueError> {
        let Some(session) = std::fs::canonicalize(session).ok().filter(|_| catalogue.is_file()) else { return Ok(()) };
        let mut catalogue = Self::open_existing(catalogue)?;
        let count = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
        let sql = "SELECT count(*) FROM game WHERE path = ?";
        let known = catalogue.connection.query_row(sql, [session.to_string_lossy()], count);
        if known.map_err(|error| catalogue.failed(error))? > 0 {
            catalogue.add(&[session], &mut |_| true)?;
        }
        Ok(())
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

    /// Whether the catalogue can be written.
    #[must_use]
    pub const fn is_writable(&self) -> bool {
        !matches!(self.location, Location::ReadOnly(_))
    }
}

/// What became of one game.
enum Put {
    Added(i64),
    Known(i64),
}

fn add_item(
    transaction: &Transaction<'_>,
    redaction: &Redaction,
    item: WalkItem,
    outcome: &mut AddOutcome,
) -> Result<(), rusqlite::Error> {
    let (path, is_session) = match item {
        WalkItem::Sgf(path) => (path, false),
        WalkItem::Session(path) => (path, true),
        WalkItem::Unreadable(path, why) => {
            outcome.refuse(&path, format!("it cannot be read ({why})"));
            return Ok(());
        }
    };
    let text = match path_text(&path) {
        Ok(text) => text,
        Err(why) => {
            outcome.refuse(&path, why.to_string());
            return Ok(());
        }
    };
    let stamp = stamp(&path);
    let unchanged = games_at(transaction, text, &stamp)?;
    if unchanged > 0 {
        outcome.known += unchanged;
        return Ok(());
    }
    let games = if is_session { read_session(&path).map(|game| vec![Ok(game)]) } else { read_sgf(&path) };
    let games = match games {
        Ok(games) => games,
        Err(why) => {
            outcome.refuse(&path, why.to_string());
            return Ok(());
        }
    };
    let mut numbers = Vec::new();
    let is_whole = games.iter().all(Result::is_ok);
    for game in games {
        let game = match game {
            Ok(game) => game,
            Err((place, why)) => {
                outcome.refuse(&named_place(&path, place), why.to_string());
                continue;
            }
        };
        // A file with a game that cannot be read is read again the next time, to refuse it again.
        match put(transaction, redaction, &game, text, if is_whole { &stamp } else { "" })? {
            Put::Added(number) => {
                outcome.added += 1;
                numbers.push(number);
            }
            Put::Known(number) => {
                outcome.known += 1;
                numbers.push(number);
            }
        }
    }
    forget_others(transaction, text, &numbers)
}

/// The number of games that the catalogue read from a file when it had this stamp.
fn games_at(connection: &Connection, path: &str, stamp: &str) -> Result<usize, rusqlite::Error> {
    let count = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
    let sql = "SELECT count(*) FROM game WHERE path = ? AND stamp = ? AND stamp <> ''";
    let games = connection.prepare_cached(sql)?.query_row((path, stamp), count)?;
    Ok(usize::try_from(games).unwrap_or_default())
}

/// A game that the catalogue has.
struct KnownGame {
    number: i64,
    path: String,
    place: i64,
    is_recording: bool,
    moves: i64,
}

fn known_game(connection: &Connection, sql: &str, hash: GameHash) -> Result<Option<KnownGame>, rusqlite::Error> {
    let read = |row: &rusqlite::Row<'_>| {
        Ok(KnownGame {
            number: row.get(0)?,
            path: row.get(1)?,
            place: row.get(2)?,
            is_recording: row.get(3)?,
            moves: row.get(4)?,
        })
    };
    connection.prepare_cached(sql)?.query_row([hash.0], read).optional()
}

fn put(
    transaction: &Transaction<'_>,
    redaction: &Redaction,
    game: &GameFile,
    path: &str,
    stamp: &str,
) -> Result<Put, rusqlite::Error> {
    const BY_HASH: &str = "SELECT number, path, place, kind, moves FROM game WHERE hash = ?";
    const BY_CONTENT: &str =
        "SELECT number, path, place, kind, moves FROM game WHERE content = ? ORDER BY number LIMIT 1";
    let identity = RowIdentity { hash: game.hash, content: game.content, path, place: game.place, stamp };
    let write = |number| row::write(transaction, number, &identity, &game.entry(redaction));
    let is_recording = game.state.is_some();
    let known = match known_game(transaction, BY_HASH, game.hash)? {
        Some(known) => Some(known),
        // The record of a recording that is known, or a recording whose record is.
        None => known_game(transaction, BY_CONTENT, game.content)?.filter(|known| known.is_recording != is_recording),
    };
    let Some(known) = known else { return write(None).map(Put::Added) };
    let is_here = known.path == path && known.place == game.place as i64;
    let is_copy = !is_here && Path::new(&known.path).exists();
    let is_better = match (is_recording, known.is_recording) {
        (true, false) => true,
        (false, true) => false,
        // Of two copies of a recording the longer one counts.
        (true, true) => !is_copy || game.record.moves.len() as i64 > known.moves,
        (false, false) => !is_copy,
    };
    if is_better {
        write(Some(known.number))?;
    }
    Ok(Put::Known(known.number))
}

/// Removes the games that a file no longer holds.
fn forget_others(connection: &Connection, path: &str, numbers: &[i64]) -> Result<(), rusqlite::Error> {
    let listed: Vec<i64> = connection
        .prepare_cached("SELECT number FROM game WHERE path = ?")?
        .query_map([path], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let numbers: BTreeSet<i64> = numbers.iter().copied().collect();
    listed.into_iter().filter(|number| !numbers.contains(number)).try_for_each(|number| row::delete(connection, number))
}
