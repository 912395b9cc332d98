//! Why the information on a game cannot be read.

use thiserror::Error;

use kifuscribe_language::{Phrase, say};

/// Why the information on a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InfoError {
    /// A line that is no TOML.
    #[error("{}", say!("error-info-syntax", line = .line, written = .written))]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        written: String,
    },
    /// An entry that does not exist.
    #[error("{}", unknown(*.line, .entry, .meant.as_deref()))]
    Unknown {
        /// The line, from 1.
        line: usize,
        /// The entry.
        entry: String,
        /// The one that it resembles.
        meant: Option<String>,
    },
    /// An entry whose value has another form.
    #[error("{}", say!("error-info-entry", line = .line, written = .written, why = .why))]
    Entry {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        written: String,
        /// What is wrong with it.
        why: String,
    },
    /// What TOML cannot hold.
    #[error("{}", say!("error-info-unwritable", text = .0))]
    Unwritable(String),
    /// A value of the wrong form.
    #[error("{}", say!("error-info-value", what = .what, value = format!("{:?}", .value), expected = .expected.text()))]
    Value {
        /// The column.
        what: &'static str,
        /// Its value.
        value: String,
        /// The form expected, with an example.
        expected: Phrase,
    },
}

fn unknown(line: usize, entry: &str, meant: Option<&str>) -> String {
    match meant {
        Some(meant) => say!("error-info-unknown-similar", line, entry, meant),
        None => say!("error-info-unknown", line, entry),
    }
}
