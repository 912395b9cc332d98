//! Notes on a file as sentences, without a capital and a full stop.

use std::fmt;

use crate::game::record_note::{FormFault, RecordNote, ValueProperty};

impl fmt::Display for RecordNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadByteOrderMark { charset } => write!(f, "the file begins as {charset} but is not valid in it"),
            Self::IsUtf8 { declared } => write!(f, "the file declares {declared} but is UTF-8"),
            Self::NotInCharset { declared } => write!(f, "the file declares {declared} but is not valid in it"),
            Self::UnknownCharset { declared } => {
                write!(f, "the file declares the character set \"{declared}\", which is not known")
            }
            Self::GuessedCharset { charset } => {
                write!(f, "the file does not declare its character set; it was read as {charset}")
            }
            Self::Form { line, fault } => write!(f, "line {line}: {fault}"),
            Self::Unreadable { property, value } => {
                let (name, expected) = match property {
                    ValueProperty::Komi => ("KM", "a whole number of half-points"),
                    ValueProperty::Handicap => ("HA", "a number of stones"),
                    ValueProperty::MainTime => ("TM", "a number of seconds"),
                    ValueProperty::Result => ("RE", "a result"),
                };
                write!(f, "{name}[{value}] is not {expected} and was left out")
            }
            Self::ResultInWords { value, result } => {
                write!(f, "RE[{value}] was read as {}, as SGF writes that result", result.to_sgf())
            }
            Self::OffBoard { property, value } => write!(f, "{property}[{value}] is not on the board and was left out"),
            Self::MoveInRoot => f.write_str("the root node holds a move"),
            Self::MovesInOneNode { moves, first } => write!(f, "one node holds {moves} moves, from move {first}"),
            Self::FirstOf { games } => write!(f, "the file holds {games} games; this is the first"),
        }
    }
}

impl fmt::Display for FormFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoParenthesis => "the game does not begin with \"(\"",
            Self::NoSemicolon => "the first node does not begin with \";\"",
            Self::NotClosed => "the file ends before the game is closed",
            Self::ValueWithoutProperty => "a value without a property was left out",
            Self::PropertyWithoutValue => "a property without a value was left out",
            Self::StrayText => "text outside any property was left out",
        })
    }
}
