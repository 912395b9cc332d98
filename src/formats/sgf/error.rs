//! Why bytes cannot be read as a game.

use thiserror::Error;

use crate::game::point::BadBoardSize;

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
    /// More nodes, values or bytes than any game has.
    #[error("the game has more than {limit} {what}: split it into several games")]
    LargeGame {
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
