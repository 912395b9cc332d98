//! Why the information on a game cannot be read.

use thiserror::Error;

/// Why the information on a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InfoError {
    /// A line that is no TOML.
    #[error(
        "line {line} cannot be read: {written}; write NAME = VALUE there, and text in quotes, such as event = \"Open Cup\""
    )]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        written: String,
    },
    /// An entry that does not exist.
    #[error("line {line}: there is no entry \"{entry}\"{}", did_you_mean(.meant.as_deref()))]
    Unknown {
        /// The line, from 1.
        line: usize,
        /// The entry.
        entry: String,
        /// The one that it resembles.
        meant: Option<String>,
    },
    /// An entry whose value has another form.
    #[error("line {line}, {written}: {why}")]
    Entry {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        written: String,
        /// What is wrong with it.
        why: String,
    },
    /// What TOML cannot hold.
    #[error("the game's information cannot be written: {0}")]
    Unwritable(String),
    /// A value of the wrong form.
    #[error("{what} is {value:?}, which is not {expected}")]
    Value {
        /// The column.
        what: &'static str,
        /// Its value.
        value: String,
        /// The form expected, with an example.
        expected: &'static str,
    },
}

fn did_you_mean(meant: Option<&str>) -> String {
    match meant {
        Some(meant) => format!("; did you mean \"{meant}\"?"),
        None => "; the guide lists those there are under \"Files\"".to_owned(),
    }
}
