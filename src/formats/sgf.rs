//! SGF, the Smart Game Format (red-bean.com/sgf): reading FF[1] to FF[4] and what is found in the wild,
//! writing FF[4].
//!
//! Own code rather than a crate: those there are (`sgf-parse`, `sgf-parser`) check types while they read, and
//! so lose or refuse what the wild holds (unknown or repeated properties, long names, missing parentheses),
//! take text and not bytes, so that the character set is the caller's guess, and read variations by
//! recursion, which a hostile file turns into a crash.
//!
//! Two levels. A [`tree::Collection`] is what a file says: every game, variation and property, with the
//! values as written, so that nothing is lost on the way through. A
//! [`GameRecord`](crate::game::record::GameRecord) is what a recorder needs: one line of play.

pub mod charset;
mod from_record;
mod parse;
mod playouts;
pub mod text;
mod to_record;
pub mod tree;

use thiserror::Error;

use crate::game::course::PlayoutVariation;
use crate::game::point::BadBoardSize;
use crate::game::record::GameRecord;
use tree::Collection;

/// A game read from a file, with what had to be left out or guessed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SgfGame {
    /// The main line of the game.
    pub record: GameRecord,
    /// One sentence for each thing that was left out, mended or guessed.
    pub notes: Vec<String>,
}

/// Bytes that cannot be read as a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SgfError {
    /// More bytes than any collection of games has.
    #[error("the file has {bytes} bytes, and an SGF file may have {limit}: split the collection")]
    TooLarge {
        /// Its length.
        bytes: usize,
        /// The largest length read.
        limit: usize,
    },
    /// More nodes, values or stones than any collection of games has.
    #[error("the file holds more than {limit} {what}: split the collection")]
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// The largest number read.
        limit: usize,
    },
    /// No game tree.
    #[error("there is no game in the file: an SGF file begins with \"(;\"")]
    NoGame,
    /// The file ends inside a value.
    #[error("the file ends inside the value of {property} that begins on line {line}: it has been cut off")]
    Truncated {
        /// The property whose value has no end.
        property: String,
        /// The line where the value begins, from 1.
        line: usize,
    },
    /// The file has fewer games than asked for.
    #[error("the file holds {games} games, there is no game {wanted}")]
    NoSuchGame {
        /// The number of games in the file.
        games: usize,
        /// The game asked for, from 1.
        wanted: usize,
    },
    /// A game that is not Go.
    #[error("the file holds a game of type {0}, and Go is type 1")]
    NotGo(String),
    /// A board that is not square or too large.
    #[error("the board size \"{0}\" cannot be read: Go is recorded on square boards, such as SZ[19]")]
    Board(String),
    /// A board of a size that is not played on.
    #[error(transparent)]
    BoardSize(#[from] BadBoardSize),
    /// A move to a place that is not on the board.
    #[error("move {number} goes to \"{value}\", which is not a point of a {size}x{size} board")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The value as written.
        value: String,
        /// The lines of the board.
        size: usize,
    },
}

/// Reads every game of a file, with variations, unknown properties and values as written.
///
/// # Errors
/// [`SgfError`] when there is no game in `bytes`, when a value has no end, or when the file is larger
/// than any collection of games. Smaller faults are mended and listed in [`Collection::notes`].
pub fn read_collection(bytes: &[u8]) -> Result<Collection, SgfError> {
    parse::parse(bytes)
}

/// Reads the main line of the first game of a file.
///
/// # Errors
/// As [`read_collection`], and when the game is not Go on a board of 1 to 25 lines or moves off it.
pub fn read(bytes: &[u8]) -> Result<SgfGame, SgfError> {
    let collection = read_collection(bytes)?;
    let mut game = to_record::game(&collection, 0)?;
    if collection.games().len() > 1 {
        game.notes.push(format!("the file holds {} games; this is the first", collection.games().len()));
    }
    Ok(game)
}

/// The main line of game `index` (from 0) of a collection.
///
/// # Errors
/// When there is no such game, or it is not Go on a board of 1 to 25 lines, or moves off it.
pub fn game(collection: &Collection, index: usize) -> Result<SgfGame, SgfError> {
    to_record::game(collection, index)
}

/// A record as SGF: FF[4] in UTF-8, one node a move, each beginning with `B` or `W`.
///
/// ```
/// use kifuscribe::formats::sgf;
/// use kifuscribe::game::{color::Color, point::{BoardSize, Point}, record::{GameRecord, Move}};
/// let mut record = GameRecord::new(BoardSize::NINETEEN);
/// record.moves.push(Move::play(Color::Black, Point::new(15, 3)));
/// let text = sgf::write(&record);
/// assert!(text.ends_with("\n;B[pd])\n"));
/// assert_eq!(sgf::read(text.as_bytes()).unwrap().record, record);
/// ```
#[must_use]
pub fn write(record: &GameRecord) -> String {
    from_record::write(record)
}

/// A record as SGF with life and death played out beside it: each play-out is a variation, never the main line.
/// Play-outs that belong to no move of the record are left out.
#[must_use]
pub fn write_with_playouts(record: &GameRecord, playouts: &[PlayoutVariation]) -> String {
    let text = write(record);
    let Ok(mut collection) = read_collection(text.as_bytes()) else { return text };
    for playout in playouts {
        playouts::add(&mut collection, playout);
    }
    collection.to_sgf()
}
