//! What had to be left out, mended or guessed when a record was read from a file.

use std::fmt;

use kifuscribe_language::{Message, say};

use super::result::GameResult;

/// A property of an SGF game with a value of a fixed form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValueProperty {
    /// `KM`, a number of half-points.
    Komi,
    /// `HA`, a number of stones.
    Handicap,
    /// `TM`, a number of seconds.
    MainTime,
    /// `RE`, a result.
    Result,
}

/// A fault in the form of an SGF file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Message)]
pub enum FormFault {
    /// A game without its opening parenthesis.
    NoParenthesis,
    /// A first node without its semicolon.
    NoSemicolon,
    /// The file ends before the game is closed.
    NotClosed,
    /// A value without a property, which was left out.
    ValueWithoutProperty,
    /// A property without a value, which was left out.
    PropertyWithoutValue,
    /// Text outside any property, which was left out.
    StrayText,
}

/// Something that was left out, mended or guessed when a record was read from its file. `formats::sgf` makes it a
/// sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum RecordNote {
    /// The file's byte order mark names a character set in which the file is not valid.
    BadByteOrderMark {
        /// The set.
        charset: &'static str,
    },
    /// The file declares a character set and is UTF-8.
    IsUtf8 {
        /// The set as declared.
        declared: String,
    },
    /// The file declares a character set in which it is not valid.
    NotInCharset {
        /// The set as declared.
        declared: String,
    },
    /// The file declares an unknown character set.
    UnknownCharset {
        /// The set as declared.
        declared: String,
    },
    /// The file declares no character set; the likeliest was used.
    GuessedCharset {
        /// The set that was used.
        charset: &'static str,
    },
    /// A fault in the form of the file.
    Form {
        /// The line, from 1.
        line: usize,
        /// The fault.
        fault: FormFault,
    },
    /// A value that cannot be read was left out.
    Unreadable {
        /// The property.
        property: ValueProperty,
        /// Its value.
        value: String,
    },
    /// A result in words, which SGF does not know, was read.
    ResultInWords {
        /// The words.
        value: String,
        /// The result.
        result: GameResult,
    },
    /// Points outside the board were left out.
    OffBoard {
        /// The property: `AB`, `AW`, `AE`, `TB` or `TW`.
        property: &'static str,
        /// Its value.
        value: String,
    },
    /// The root node has a move.
    MoveInRoot,
    /// A node has several moves.
    MovesInOneNode {
        /// How many.
        moves: usize,
        /// The number of the first of them, from 1.
        first: usize,
    },
    /// The file has several games, and the first was read.
    FirstOf {
        /// How many.
        games: usize,
    },
}

impl fmt::Display for RecordNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::BadByteOrderMark { charset } => say!("sgf-note-bad-byte-order-mark", charset = *charset),
            Self::IsUtf8 { declared } => say!("sgf-note-is-utf-8", declared),
            Self::NotInCharset { declared } => say!("sgf-note-not-in-charset", declared),
            Self::UnknownCharset { declared } => say!("sgf-note-unknown-charset", declared),
            Self::GuessedCharset { charset } => say!("sgf-note-guessed-charset", charset = *charset),
            Self::Form { line, fault } => say!("sgf-note-form", line, fault),
            Self::Unreadable { property: ValueProperty::Komi, value } => say!("sgf-note-not-komi", value),
            Self::Unreadable { property: ValueProperty::Handicap, value } => say!("sgf-note-not-handicap", value),
            Self::Unreadable { property: ValueProperty::MainTime, value } => say!("sgf-note-not-main-time", value),
            Self::Unreadable { property: ValueProperty::Result, value } => say!("sgf-note-not-result", value),
            Self::ResultInWords { value, result } => {
                say!("sgf-note-result-in-words", value, result = result.to_sgf())
            }
            Self::OffBoard { property, value } => say!("sgf-note-off-board", property, value),
            Self::MoveInRoot => say!("sgf-note-move-in-root").to_owned(),
            Self::MovesInOneNode { moves, first } => say!("sgf-note-moves-in-one-node", moves, first),
            Self::FirstOf { games } => say!("sgf-note-first-of", games),
        })
    }
}
