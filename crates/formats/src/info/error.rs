//! Why the information on a game cannot be read.

use thiserror::Error;

use kifuscribe_language::{Message, Phrase, say};

/// Why the information on a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum InfoError {
    /// A line that is no TOML.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        written: String,
    },
    /// An entry that does not exist.
    #[message(by = unknown(*line, entry, meant.as_deref()))]
    Unknown {
        /// The line, from 1.
        line: usize,
        /// The entry.
        entry: String,
        /// The one that it resembles.
        meant: Option<String>,
    },
    /// An entry whose value has another form.
    Entry {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        written: String,
        /// What is wrong with it.
        why: String,
    },
    /// What TOML cannot hold.
    Unwritable(String),
    /// A value of the wrong form.
    #[message(value = format!("{:?}", value))]
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
