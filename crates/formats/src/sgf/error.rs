//! Why bytes cannot be read as a game.

use thiserror::Error;

use kifuscribe_core::game::point::BadBoardSize;
use kifuscribe_language::{Phrase, say};

/// Bytes that cannot be read as a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SgfError {
    /// More bytes than any collection of games has.
    #[error("{}", say!("error-sgf-too-large", bytes = .bytes, limit = .limit))]
    TooLarge {
        /// Its length.
        bytes: usize,
        /// The largest length read.
        limit: usize,
    },
    /// More nodes, values or stones than any collection of games has.
    #[error("{}", say!("error-sgf-too-many", limit = .limit, what = .what.text()))]
    TooMany {
        /// What there is too much of.
        what: Phrase,
        /// The largest number read.
        limit: usize,
    },
    /// More nodes, values or bytes than any game has.
    #[error("{}", say!("error-sgf-large-game", limit = .limit, what = .what.text()))]
    LargeGame {
        /// What there is too much of.
        what: Phrase,
        /// The largest number read.
        limit: usize,
    },
    /// No game tree.
    #[error("{}", say!("error-sgf-no-game"))]
    NoGame,
    /// The file ends inside a value.
    #[error("{}", say!("error-sgf-truncated", property = .property, line = .line))]
    Truncated {
        /// The property whose value has no end.
        property: String,
        /// The line where the value begins, from 1.
        line: usize,
    },
    /// The file has fewer games than asked for.
    #[error("{}", say!("error-sgf-no-such-game", games = .games, wanted = .wanted))]
    NoSuchGame {
        /// The number of games in the file.
        games: usize,
        /// The game asked for, from 1.
        wanted: usize,
    },
    /// A game that is not Go.
    #[error("{}", say!("error-sgf-not-go", text = .0))]
    NotGo(String),
    /// A board that is not square or too large.
    #[error("{}", say!("error-sgf-board", text = .0))]
    Board(String),
    /// A board of a size that is not played on.
    #[error(transparent)]
    BoardSize(#[from] BadBoardSize),
    /// A move to a place that is not on the board.
    #[error("{}", say!("error-sgf-move", number = .number, value = .value, size = .size))]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The value as written.
        value: String,
        /// The lines of the board.
        size: usize,
    },
}
