//! Why bytes cannot be read as a game.

use thiserror::Error;

use kifuscribe_core::game::point::BadBoardSize;
use kifuscribe_language::{Message, Phrase};

/// Why something compressed cannot be unpacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub enum PackedFault {
    /// It is cut off, or its bytes have changed.
    Damaged,
    /// It has a password.
    Password,
    /// It was compressed in a way that this program does not know.
    Method {
        /// The number of the way, as the format of zip files has it.
        number: u16,
    },
    /// It has something that this program does not know.
    Unknown,
}

/// Bytes that cannot be read as a game.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum SgfError {
    /// More bytes than any collection of games has.
    TooLarge {
        /// Its length.
        bytes: usize,
        /// The largest length read.
        limit: usize,
    },
    /// More nodes, values or stones than any collection of games has.
    TooMany {
        /// What there is too much of.
        what: Phrase,
        /// The largest number read.
        limit: usize,
    },
    /// More nodes, values or bytes than any game has.
    LargeGame {
        /// What there is too much of.
        what: Phrase,
        /// The largest number read.
        limit: usize,
    },
    /// A compressed file, or a file in one, that cannot be unpacked.
    Packed {
        /// Its name, or its format.
        file: String,
        /// Why not.
        why: PackedFault,
    },
    /// Something else behind the end of a file in gzip.
    BehindPacked {
        /// Its length.
        bytes: usize,
    },
    /// A file in a compressed one that cannot be read.
    InPacked {
        /// Its name.
        file: String,
        /// Why not.
        why: Box<Self>,
    },
    /// A compressed file without a record.
    NoRecord {
        /// What it holds, by how the names end.
        kinds: String,
    },
    /// No game tree.
    NoGame,
    /// The file ends inside a value.
    Truncated {
        /// The property whose value has no end.
        property: String,
        /// The line where the value begins, from 1.
        line: usize,
    },
    /// A text that is longer than any of its kind.
    LongText {
        /// The property.
        property: String,
        /// The line where the value begins, from 1.
        line: usize,
        /// The most bytes.
        limit: usize,
    },
    /// A game ends inside a value, where another game begins.
    CutGame {
        /// The property whose value has no end.
        property: String,
        /// The line where the value begins, from 1.
        line: usize,
    },
    /// The file has fewer games than asked for.
    NoSuchGame {
        /// The number of games in the file.
        games: usize,
        /// The game asked for, from 1.
        wanted: usize,
    },
    /// A game that is not Go.
    NotGo(String),
    /// A board whose size cannot be read.
    Board(String),
    /// A board that is not square.
    Rectangle {
        /// Its columns.
        columns: usize,
        /// Its rows.
        rows: usize,
    },
    /// A board of a size that is not played on.
    #[message(transparent)]
    BoardSize(#[from] BadBoardSize),
}
