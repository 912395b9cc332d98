//! Notes on a file as sentences, without a capital and a full stop.

use std::fmt;

use crate::game::record_note::{FormFault, RecordNote, ValueProperty};
use crate::language::say;

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

impl fmt::Display for FormFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoParenthesis => say!("sgf-fault-no-parenthesis"),
            Self::NoSemicolon => say!("sgf-fault-no-semicolon"),
            Self::NotClosed => say!("sgf-fault-not-closed"),
            Self::ValueWithoutProperty => say!("sgf-fault-value-without-property"),
            Self::PropertyWithoutValue => say!("sgf-fault-property-without-value"),
            Self::StrayText => say!("sgf-fault-stray-text"),
        })
    }
}
