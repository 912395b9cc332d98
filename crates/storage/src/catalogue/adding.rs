//! Games come into the catalogue, and what is there is brought up to date.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::iter::Peekable;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior};

use super::checking::differing_record;
use super::connection::Catalogue;
use super::error::CatalogueError;
use super::game_file::{GameFile, GamesInOrder, named_place, path_text, read_games, stamp};
use super::location::{Location, with_suffix};
use super::row::RowIdentity;
use super::same_moves::{SameMoves, same_moves};
use super::walk::{FolderWalk, WalkItem};
use super::{positions, row};
use crate::atomic::folder_of;
use crate::session_folder::SessionFolder;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::redaction::Redaction;
use kifuscribe_core::game::record_note::{RecordNote, RecordNoteKind};
use kifuscribe_formats::sgf::charset::Charset;
use kifuscribe_language::say;

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

/// Something about a game that was added, or is known, that its owner should hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddNote {
    /// The file or folder.
    pub file: PathBuf,
    /// What it is.
    pub kind: AddNoteKind,
}

/// What is noted about a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AddNoteKind {
    /// Another game of the catalogue has the same moves.
    SameMoves(SameMoves),
    /// The SGF beside a session folder is not what the journal gives: somebody may have edited it.
    RecordDiffers(PathBuf),
    /// Another copy of the recording goes on differently.
    OtherCopy {
        /// The other copy.
        other: PathBuf,
        /// Whether the catalogue has that one: it has as many moves or more.
        is_kept: bool,
    },
}

/// What came of adding.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AddOutcome {
    /// The games that were not known before.
    pub added: usize,
    /// The games that were known, of which some may have been brought up to date.
    pub known: usize,
    /// Of the games that were read, how many with a guess, a repair or something left out, by what it is about.
    pub noted: BTreeMap<RecordNoteKind, usize>,
    /// What was not taken.
    pub refused: Vec<RefusedFile>,
    /// What is noted about games that were taken.
    pub notes: Vec<AddNote>,
    /// Of a rebuild: the games that the catalogue did not have before, where it had any.
    pub unexpected: usize,
    /// Whether it was stopped before its end; what was added until then stays.
    pub stopped: bool,
}

/// How far adding has come. What is reported is on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AddProgress {
    /// The games that were added, and those that were known.
    pub games: usize,
}

impl AddOutcome {
    const fn games(&self) -> usize {
        self.added + self.known
    }

    fn refuse(&mut self, file: &Path, why: impl Into<String>) {
        self.refused.push(RefusedFile { file: file.to_owned(), why: why.into() });
    }
}

impl Catalogue {
    /// Adds the games of files and folders. `go_on` is called after each game with what is on the disk so far; false stops.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be written. What was added before stays.
    pub fn add(
        &mut self,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        self.add_in(None, paths, go_on)
    }

    /// As [`Catalogue::add`]; a `chosen` set of characters stays that of these files, whatever they say themselves.
    ///
    /// # Errors
    /// As [`Catalogue::add`].
    pub fn add_in(
        &mut self,
        chosen: Option<Charset>,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        let path = self.location.path().map(Path::to_owned);
        let failed = |error| CatalogueError::of(error, path.as_deref());
        let charsets = FileCharsets { chosen, known: self.charsets()? };
        let mut intake =
            GameIntake::new(&self.redaction, charsets, paths.iter().flat_map(|path| FolderWalk::new(path)));
        let mut is_done = false;
        while !is_done && !intake.outcome.stopped {
            // Other programs do not wait while the names in a large folder are read.
            let _ = intake.items.peek();
            let began = Instant::now();
            let written = AddProgress { games: intake.outcome.games() };
            let transaction =
                self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
            while !is_done
                && !intake.outcome.stopped
                && intake.outcome.games() - written.games < BATCH
                && began.elapsed() < BATCH_TIME
            {
                is_done = !intake.step(&transaction).map_err(failed)?;
                intake.outcome.stopped = !go_on(written);
            }
            positions::index_when_worthwhile(&transaction, is_done || intake.outcome.stopped).map_err(failed)?;
            transaction.commit().map_err(failed)?;
        }
        Ok(intake.outcome)
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
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        let path = self.location.path().map(Path::to_owned);
        let failed = |error| CatalogueError::of(error, path.as_deref());
        let known = self.paths()?;
        let before = hashes(&self.connection).map_err(failed)?;
        let charsets = FileCharsets { chosen: None, known: self.charsets()? };
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        transaction
            .execute_batch(
                "DELETE FROM game; DELETE FROM changes; DELETE FROM variation; DELETE FROM unindexed; DELETE FROM segment; DELETE FROM block;
                 INSERT INTO words (words) VALUES ('delete-all');",
            )
            .map_err(failed)?;
        let mut seen = BTreeSet::new();
        let own = path.as_deref().map(|path| FolderWalk::new(folder_of(path)).without_exports());
        let given = known.iter().chain(paths).flat_map(|path| FolderWalk::new(path));
        let items = given.chain(own.into_iter().flatten()).filter(|item| seen.insert(item.path().to_owned()));
        let mut intake = GameIntake::new(&self.redaction, charsets, items);
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
        transaction.commit().map_err(failed)?;
        Ok(intake.outcome)
    }

    /// The files and session folders that a damaged catalogue names, as far as it can be read.
    #[must_use]
    pub fn salvaged_paths(damaged: &Path) -> Vec<PathBuf> {
        let Ok(connection) = Location::ReadOnly(damaged.to_owned()).connect() else { return Vec::new() };
        let mut found = BTreeSet::new();
        // From the table and its index, from the beginning and from the end: what lies beside the damage is reached one way or another.
        for table in ["game NOT INDEXED", "game INDEXED BY game_path"] {
            for order in ["number", "number DESC", "path", "path DESC"] {
                let sql = format!("SELECT path FROM {table} WHERE path > '' ORDER BY {order}");
                let Ok(mut statement) = connection.prepare(&sql) else { continue };
                let Ok(rows) = statement.query_map([], |row| row.get::<_, String>(0)) else { continue };
                found.extend(rows.map_while(Result::ok).map(PathBuf::from));
            }
        }
        found.into_iter().collect()
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
    fn charsets(&self) -> Result<HashMap<String, Charset>, CatalogueError> {
        let read = || {
            let mut statement =
                self.connection.prepare("SELECT DISTINCT path, charset FROM game WHERE charset <> ''")?;
            let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
            let known = rows.map(|row| row.map(|(path, name)| Some((path, Charset::of_name(&name)?))));
            known.filter_map(Result::transpose).collect::<Result<HashMap<_, _>, _>>()
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
    Known {
        number: i64,
        /// The other copy of a recording, where that goes on differently, and whether the catalogue has that one.
        other: Option<(PathBuf, bool)>,
    },
}

/// A file or a session folder whose games are being added.
struct OpenFile {
    path: PathBuf,
    /// The path as the catalogue stores it.
    text: String,
    /// The set of characters in which somebody said that it is to be read.
    charset: Option<Charset>,
    stamp: String,
    games: GamesInOrder,
    /// The rows of its games so far.
    numbers: Vec<i64>,
    /// Whether every game so far could be read, and is as its journal gives it.
    is_whole: bool,
}

/// The sets of characters in which files are to be read, where somebody has said so.
struct FileCharsets {
    /// For all files that are added.
    chosen: Option<Charset>,
    /// By the path, when the files were added earlier.
    known: HashMap<String, Charset>,
}

impl FileCharsets {
    fn of(&self, path: &str) -> Option<Charset> {
        self.chosen.or_else(|| self.known.get(path).copied())
    }
}

/// Takes games into a catalogue, one a step, so that a large file neither fills the memory nor keeps other programs waiting.
struct GameIntake<'a, I: Iterator<Item = WalkItem>> {
    redaction: &'a Redaction,
    charsets: FileCharsets,
    items: Peekable<I>,
    open: Option<OpenFile>,
    outcome: AddOutcome,
}

impl<'a, I: Iterator<Item = WalkItem>> GameIntake<'a, I> {
    fn new(redaction: &'a Redaction, charsets: FileCharsets, items: I) -> Self {
        Self { redaction, charsets, items: items.peekable(), open: None, outcome: AddOutcome::default() }
    }

    /// Opens the next file, or adds the next game of the open one; false where there is nothing left.
    fn step(&mut self, connection: &Connection) -> Result<bool, rusqlite::Error> {
        let Some(file) = &mut self.open else {
            let Some(item) = self.items.next() else { return Ok(false) };
            self.open = self.begin(connection, item)?;
            return Ok(true);
        };
        match file.games.next() {
            Some(Ok(game)) => {
                let noted: BTreeSet<RecordNoteKind> = game.notes.iter().map(RecordNote::kind).collect();
                for kind in noted {
                    *self.outcome.noted.entry(kind).or_default() += 1;
                }
                let put = put(connection, self.redaction, &game, file)?;
                let mut note = |file: PathBuf, kind| self.outcome.notes.push(AddNote { file, kind });
                let number = match put {
                    Put::Added(number) => {
                        self.outcome.added += 1;
                        // What the file had there before is replaced, and does not stay beside it.
                        let own = named_place(&file.path, game.place);
                        for same in same_moves(connection, number)?.into_iter().filter(|same| same.file != own) {
                            note(own.clone(), AddNoteKind::SameMoves(same));
                        }
                        number
                    }
                    Put::Known { number, other } => {
                        self.outcome.known += 1;
                        if let Some((other, is_kept)) = other {
                            note(file.path.clone(), AddNoteKind::OtherCopy { other, is_kept });
                            file.is_whole = false;
                        }
                        number
                    }
                };
                if let Some(record) = game.state.as_ref().and_then(|_| differing_record(&file.path, &game)) {
                    note(file.path.clone(), AddNoteKind::RecordDiffers(record));
                    file.is_whole = false;
                }
                file.numbers.push(number);
            }
            Some(Err((place, why))) => {
                file.is_whole = false;
                self.outcome.refuse(&named_place(&file.path, place), why.to_string());
            }
            None => {
                forget_others(connection, &file.text, &file.numbers)?;
                // What is refused, or noted of a recording, is read again the next time, to say it again.
                if file.is_whole {
                    let sql = "UPDATE game SET stamp = ? WHERE path = ?";
                    connection.prepare_cached(sql)?.execute((&file.stamp, &file.text))?;
                }
                self.open = None;
            }
        }
        Ok(true)
    }

    /// Opens a file; `None` where it is refused, or has not changed since it was read.
    fn begin(&mut self, connection: &Connection, item: WalkItem) -> Result<Option<OpenFile>, rusqlite::Error> {
        let (path, is_session) = match item {
            WalkItem::Sgf(path) => (path, false),
            WalkItem::Session(path) => (path, true),
            WalkItem::Unreadable(path, why) => {
                self.outcome.refuse(&path, say!("error-archive-unreadable", why));
                return Ok(None);
            }
        };
        let stamp = stamp(&path);
        let text = path_text(&path).map(str::to_owned);
        if let Ok(text) = &text {
            let is_same_set = self.charsets.chosen.is_none_or(|set| self.charsets.known.get(text) == Some(&set));
            let unchanged = if is_same_set { games_at(connection, text, &stamp)? } else { 0 };
            self.outcome.known += unchanged;
            if unchanged > 0 {
                return Ok(None);
            }
        }
        let charset = text.as_ref().ok().and_then(|text| self.charsets.of(text)).filter(|_| !is_session);
        match text.and_then(|text| Ok((text, read_games(&path, is_session, charset)?))) {
            Ok((text, games)) => {
                Ok(Some(OpenFile { path, text, charset, stamp, games, numbers: Vec::new(), is_whole: true }))
            }
            Err(why) => {
                self.outcome.refuse(&path, why.to_string());
                Ok(None)
            }
        }
    }
}

/// The hashes of all games.
fn hashes(connection: &Connection) -> Result<HashSet<Vec<u8>>, rusqlite::Error> {
    connection.prepare("SELECT hash FROM game")?.query_map([], |row| row.get(0))?.collect()
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

/// Writes a game that was read from `path`. Its stamp is written when its file has been read to the end.
fn put(
    connection: &Connection,
    redaction: &Redaction,
    game: &GameFile,
    file: &OpenFile,
) -> Result<Put, rusqlite::Error> {
    const BY_HASH: &str = "SELECT number, path, place, kind, moves FROM game WHERE hash = ?";
    const BY_CONTENT: &str =
        "SELECT number, path, place, kind, moves FROM game WHERE content = ? ORDER BY number LIMIT 1";
    let path = file.text.as_str();
    let (content, charset) = (game.content, file.charset);
    let identity = RowIdentity { hash: game.hash, content, path, place: game.place, stamp: "", charset };
    let write = |number| row::write(connection, number, &identity, &game.entry(redaction));
    let is_recording = game.state.is_some();
    let known = match known_game(connection, BY_HASH, game.hash)? {
        Some(known) => Some(known),
        // The record of a recording that is known, or a recording whose record is.
        None => known_game(connection, BY_CONTENT, game.content)?.filter(|known| known.is_recording != is_recording),
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
    let has_parted =
        is_copy && is_recording && known.is_recording && have_parted(Path::new(path), Path::new(&known.path));
    let other = has_parted.then(|| (known.path.into(), !is_better));
    Ok(Put::Known { number: known.number, other })
}

/// Whether two recordings that begin alike go on differently, so that neither is the beginning of the other.
fn have_parted(a: &Path, b: &Path) -> bool {
    let hashes = |session: &Path| SessionFolder::at(session).read().map(|journal| journal.hashes);
    let (Ok(a), Ok(b)) = (hashes(a), hashes(b)) else { return false };
    a.iter().zip(&b).any(|(a, b)| a != b)
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
