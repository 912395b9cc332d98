//! Why the information on a game cannot be read.

use thiserror::Error;

/// Why the information on a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InfoError {
    /// Not the expected TOML.
    #[error("the game's information cannot be read: {0}")]
    Toml(String),
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
