//! How what is printed names a board where several are recorded.

use std::fmt::Display;

use crate::terminal::remark;
use kifuscribe_language::say;

/// What a board is called on a terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardLabel {
    /// It needs no name: there is no other.
    Only,
    /// Its number, from 1.
    Number(usize),
    /// The table that it is at, and its number.
    Table {
        /// The table.
        table: String,
        /// Its number among all boards, from 1.
        number: usize,
    },
}

impl BoardLabel {
    /// Its number from 1, where there are others.
    #[must_use]
    pub const fn number(&self) -> Option<usize> {
        match self {
            Self::Only => None,
            Self::Number(number) | Self::Table { number, .. } => Some(*number),
        }
    }

    /// Its table, where it is called by that.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        match self {
            Self::Only | Self::Number(_) => None,
            Self::Table { table, .. } => Some(table),
        }
    }

    /// A line of a table of results about it.
    #[must_use]
    pub fn line(&self, text: &str) -> String {
        match self {
            Self::Only => text.to_owned(),
            Self::Number(n) => format!("{n:>2} | {text}"),
            Self::Table { table, .. } => say!("record-line-of-table", table, text),
        }
    }

    /// A sentence about it.
    #[must_use]
    pub fn sentence(&self, text: impl Display) -> String {
        match self {
            Self::Only => text.to_string(),
            Self::Number(n) => say!("record-of-board", n, text = text.to_string()),
            Self::Table { table, .. } => say!("record-of-table", table, text = text.to_string()),
        }
    }

    /// What stands above what is said of it; `None` where there is no other.
    #[must_use]
    pub fn heading(&self) -> Option<String> {
        match self {
            Self::Only => None,
            Self::Number(n) => Some(say!("boards-number", n)),
            Self::Table { table, .. } => Some(say!("record-heading-of-table", table)),
        }
    }

    /// Writes a sentence about it to standard error.
    pub fn remark(&self, text: impl Display) {
        remark(self.sentence(text));
    }
}
