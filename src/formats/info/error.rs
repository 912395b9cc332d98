//! Why the information on a game cannot be read.

use thiserror::Error;

use crate::language::{Phrase, say};

/// Why the information on a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InfoError {
    /// Not the expected TOML.
    #[error("{}", say!("error-info-toml", text = .0))]
    Toml(String),
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
