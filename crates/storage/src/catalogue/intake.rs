//! Games are taken from files into the catalogue, one a step.

use std::collections::{BTreeSet, HashMap};
use std::iter::Peekable;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _};

use super::add_outcome::{AddNote, AddNoteKind, AddOutcome};
use super::checking::differing_record;
use super::file_charsets::FileCharsets;
use super::game_file::{GameFile, GamesInOrder, named_place, path_text, read_games, stamp};
use super::gone_games::{ANCHOR_COLUMNS, EarlierGame};
use super::row::{self, RowIdentity};
use super::same_moves::same_moves;
use super::walk::WalkItem;
use crate::session_folder::SessionFolder;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::redaction::Redaction;
use kifuscribe_formats::sgf::charset::Charset;
use kifuscribe_language::say;

/// What became of one game.
enum Put {
    Added(i64),
    Known {
        number: i64,
        /// The other copy of a recording, where that goes on differently, and whether the catalogue has that one.
        other: Option<(PathBuf, bool)>,
        /// Whether the catalogue has it from another file.
        is_copy: bool,
    },
}

/// A game in a file from which the catalogue does not have it.
struct GameCopy {
    path: String,
    place: i64,
    stamp: String,
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

/// Takes games into a catalogue, one a step, so that a large file neither fills the memory nor keeps other programs waiting.
pub(super) struct GameIntake<I: Iterator<Item = WalkItem>> {
    /// The names that are withheld, as they are while the games are written.
    pub(super) redaction: Redaction,
    pub(super) charsets: FileCharsets,
    pub(super) items: Peekable<I>,
    open: Option<OpenFile>,
    /// The files that hold a game which the catalogue has from another file, by the hashes of the games.
    copies: HashMap<GameHash, GameCopy>,
    /// The games that were removed because their files no longer hold them.
    pub(super) removed: Vec<EarlierGame>,
    pub(super) outcome: AddOutcome,
}

impl<I: Iterator<Item = WalkItem>> GameIntake<I> {
    pub(super) fn new(redaction: Redaction, charsets: FileCharsets, items: I) -> Self {
        Self {
            redaction,
            charsets,
            items: items.peekable(),
            open: None,
            copies: HashMap::new(),
            removed: Vec::new(),
            outcome: AddOutcome::default(),
        }
    }

    /// Opens the next file, or adds the next game of the open one; false where there is nothing left.
    pub(super) fn step(&mut self, connection: &Connection) -> Result<bool, rusqlite::Error> {
        let Some(file) = &mut self.open else {
            let Some(item) = self.items.next() else { return Ok(false) };
            self.open = self.begin(connection, item)?;
            return Ok(true);
        };
        match file.games.next() {
            Some(Ok(game)) => {
                let put = put(connection, &self.redaction, &game, file)?;
                // Of a copy that is left out nothing can be found.
                if !matches!(put, Put::Known { is_copy: true, .. }) {
                    let (noted, respelled) = game.kinds();
                    for (kinds, counts) in [(noted, &mut self.outcome.noted), (respelled, &mut self.outcome.respelled)]
                    {
                        kinds.into_iter().for_each(|kind| *counts.entry(kind).or_default() += 1);
                    }
                }
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
                    Put::Known { number, other, is_copy } => {
                        self.outcome.known += 1;
                        if is_copy {
                            let (path, stamp) = (file.text.clone(), file.stamp.clone());
                            self.copies.insert(game.hash, GameCopy { path, place: game.place as i64, stamp });
                        }
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
                self.removed.extend(forget_others(connection, &file.text, &file.numbers, &self.copies)?);
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
            WalkItem::NoRecords(_, others) => {
                self.outcome.pass_over(others);
                return Ok(None);
            }
        };
        let stamp = stamp(&path);
        let text = path_text(&path).map(str::to_owned);
        if let Ok(text) = &text {
            let unchanged = if self.charsets.is_as_chosen(text) { games_at(connection, text, &stamp)? } else { 0 };
            self.outcome.known += unchanged;
            if unchanged > 0 {
                return Ok(None);
            }
        }
        let charset = text.as_ref().ok().filter(|_| !is_session).and_then(|text| self.charsets.of(&path, text));
        match text.and_then(|text| Ok((text, read_games(&path, is_session, charset)?))) {
            Ok((text, (games, others))) => {
                self.outcome.pass_over(others);
                if let Some(charset) = charset {
                    self.charsets.keep(&path, &text, charset);
                }
                Ok(Some(OpenFile { path, text, charset, stamp, games, numbers: Vec::new(), is_whole: true }))
            }
            Err(why) => {
                self.outcome.refuse(&path, why.to_string());
                Ok(None)
            }
        }
    }
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
    Ok(Put::Known { number: known.number, other, is_copy: is_copy && !is_better })
}

/// Whether two recordings that begin alike go on differently, so that neither is the beginning of the other.
fn have_parted(a: &Path, b: &Path) -> bool {
    let hashes = |session: &Path| SessionFolder::at(session).read().map(|journal| journal.hashes);
    let (Ok(a), Ok(b)) = (hashes(a), hashes(b)) else { return false };
    a.iter().zip(&b).any(|(a, b)| a != b)
}

/// Removes the games that a file no longer holds, and returns them. A game of which a copy was read is the copy's from now on.
fn forget_others(
    connection: &Connection,
    path: &str,
    numbers: &[i64],
    copies: &HashMap<GameHash, GameCopy>,
) -> Result<Vec<EarlierGame>, rusqlite::Error> {
    let listed: Vec<i64> = connection
        .prepare_cached("SELECT number FROM game WHERE path = ?")?
        .query_map([path], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let numbers: BTreeSet<i64> = numbers.iter().copied().collect();
    let mut removed = Vec::new();
    for number in listed.into_iter().filter(|number| !numbers.contains(number)) {
        let sql = format!("SELECT {ANCHOR_COLUMNS} WHERE game.number = ?");
        let game = connection.prepare_cached(&sql)?.query_row([number], EarlierGame::read).optional()?;
        let copy = game.as_ref().and_then(|game| copies.get(&game.hash)).filter(|copy| copy.path != path);
        if let Some(GameCopy { path, place, stamp }) = copy {
            let sql = "UPDATE game SET path = ?, place = ?, stamp = ? WHERE number = ?";
            connection.prepare_cached(sql)?.execute((path, place, stamp, number))?;
            continue;
        }
        removed.extend(game);
        row::delete(connection, number)?;
    }
    Ok(removed)
}
