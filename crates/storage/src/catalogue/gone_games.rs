//! Games that a file had before it was read again: what has become of each of them.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, Row};

use super::game_file::named_place;
use kifuscribe_archive::changes::ChangesView;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::mark_anchor::MarkAnchor;

/// The columns that [`anchor_of`] reads, and the hash of a game, with the table and its moves.
pub(super) const ANCHOR_COLUMNS: &str =
    "game.number, hash, path, place, black, white, date, event, round, changes FROM game
    JOIN changes ON changes.number = game.number";

/// Where a game of the catalogue stands and how it was played; `None` where its moves are damaged, which a check reports.
pub(super) fn anchor_of(row: &Row<'_>, file: String) -> Result<Option<MarkAnchor>, rusqlite::Error> {
    let text = |column: &str| row.get::<_, String>(column);
    let players = [text("black")?, text("white")?];
    let occasion = [text("date")?, text("event")?, text("round")?];
    let place = usize::try_from(row.get::<_, i64>("place")?).unwrap_or_default();
    let Ok(changes) = ChangesView::of(row.get_ref("changes")?.as_blob()?) else { return Ok(None) };
    let (players, occasion) = (players.each_ref().map(String::as_str), occasion.each_ref().map(String::as_str));
    Ok(Some(MarkAnchor::of(file, place, changes, players, occasion)))
}

/// A game that is in no file any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoneGame {
    /// Its file, and which game of the file it was where it was not the only one.
    pub file: PathBuf,
    /// Whether the file is there without the game.
    pub is_file: bool,
    /// The name of the game.
    pub id: String,
    /// Who played, and when.
    pub game: String,
}

/// A game that is in another file now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedGame {
    /// Its file before.
    pub from: PathBuf,
    /// Its file now.
    pub to: PathBuf,
}

/// A game that a file had.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EarlierGame {
    pub(super) path: String,
    pub(super) place: i64,
    pub(super) hash: GameHash,
    played: Option<Box<EarlierPlay>>,
}

/// Who played an earlier game, and how.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct EarlierPlay {
    /// Who played, and when.
    game: String,
    anchor: MarkAnchor,
    /// The first bytes of its changes, by which games with the same moves are found.
    start: Vec<u8>,
}

/// What has become of an earlier game.
pub(super) enum GameWhereabouts {
    /// It is in its file, as it was or edited.
    Here,
    /// It is in another file.
    Moved(MovedGame),
    Gone(GoneGame),
}

/// The bytes of changes that have an index.
const START: usize = 24;

/// The fewest moves by which a game is recognised in another file.
const LEAST_MOVES: usize = 10;

impl EarlierGame {
    /// A game of which its place alone is known.
    pub(super) fn named(row: &Row<'_>) -> Result<Self, rusqlite::Error> {
        Ok(Self { path: row.get("path")?, place: row.get("place")?, hash: GameHash(row.get("hash")?), played: None })
    }

    /// A game with how it was played: a row with [`ANCHOR_COLUMNS`].
    pub(super) fn read(row: &Row<'_>) -> Result<Self, rusqlite::Error> {
        let text = |column: &str| row.get::<_, String>(column);
        let names = [text("black")?, text("white")?].join(" - ");
        let game = [names, text("date")?].into_iter().filter(|part| !["", " - "].contains(&part.as_str()));
        let game = game.collect::<Vec<_>>().join(", ");
        let start = row.get_ref("changes")?.as_blob()?.iter().take(START).copied().collect();
        let played = anchor_of(row, String::new())?.map(|anchor| Box::new(EarlierPlay { game, anchor, start }));
        Ok(Self { played, ..Self::named(row)? })
    }

    /// What has become of it. Of the games in other files only new ones may be this one.
    pub(super) fn whereabouts(
        &self,
        connection: &Connection,
        is_new: impl Fn(i64, GameHash) -> bool,
    ) -> Result<GameWhereabouts, rusqlite::Error> {
        let place = |number: i64| usize::try_from(number).unwrap_or_default();
        let file = || named_place(Path::new(&self.path), place(self.place));
        let gone = |game: &str| {
            let is_file = Path::new(&self.path).exists();
            GameWhereabouts::Gone(GoneGame { file: file(), is_file, id: self.hash.id(), game: game.to_owned() })
        };
        let moved = |path: &str, number: i64| {
            let to = named_place(Path::new(path), place(number));
            if path == self.path {
                GameWhereabouts::Here
            } else {
                GameWhereabouts::Moved(MovedGame { from: file(), to })
            }
        };
        let by_hash = "SELECT path, place FROM game WHERE hash = ?";
        let found = |row: &Row<'_>| Ok((row.get::<_, String>(0)?, row.get(1)?));
        if let Some((path, number)) = connection.prepare_cached(by_hash)?.query_row([self.hash.0], found).optional()? {
            return Ok(moved(&path, number));
        }
        let Some(play) = &self.played else {
            let by_place = "SELECT 1 FROM game WHERE path = ? AND place = ?";
            let is_there = connection.prepare_cached(by_place)?.exists((&self.path, self.place))?;
            return Ok(if is_there { GameWhereabouts::Here } else { gone("") });
        };
        let mut statement = connection.prepare_cached(&format!("SELECT {ANCHOR_COLUMNS} WHERE path = ?"))?;
        let mut rows = statement.query([&self.path])?;
        while let Some(row) = rows.next()? {
            let Some(anchor) = anchor_of(row, String::new())? else { continue };
            let are_empty = [&play.anchor, &anchor].iter().all(|anchor| anchor.length == 0);
            if play.anchor.likeness(&anchor).is_some() || are_empty && play.anchor.game == anchor.game {
                return Ok(GameWhereabouts::Here);
            }
        }
        let by_start = format!("SELECT {ANCHOR_COLUMNS} WHERE substr(changes, 1, {START}) = ?");
        let mut statement = connection.prepare_cached(&by_start)?;
        let mut rows = statement.query([&play.start])?;
        while let Some(row) = rows.next()? {
            let (number, hash): (i64, _) = (row.get("number")?, GameHash(row.get("hash")?));
            let is_it = |anchor: MarkAnchor| anchor.moves() == play.anchor.moves() && anchor.length >= LEAST_MOVES;
            if is_new(number, hash) && anchor_of(row, String::new())?.is_some_and(is_it) {
                return Ok(moved(&row.get::<_, String>("path")?, row.get("place")?));
            }
        }
        Ok(gone(&play.game))
    }
}
