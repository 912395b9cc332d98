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
    /// Not a table.
    #[error("the list of pairings cannot be read: {0}")]
    Csv(String),
    /// A table without the columns that are needed.
    #[error("the list of pairings has no column {missing:?}; its columns are {found}")]
    Column {
        /// What is missing.
        missing: &'static str,
        /// What there is.
        found: String,
    },
    /// Several games, and no table number to choose one.
    #[error("the list of pairings has {games} games; say which one with --table, one of {tables}")]
    WhichTable {
        /// How many games.
        games: usize,
        /// Their tables.
        tables: String,
    },
    /// No game at that table.
    #[error("the list of pairings has no table {wanted:?}; its tables are {tables}")]
    NoTable {
        /// The table asked for.
        wanted: String,
        /// The tables there are.
        tables: String,
    },
    /// Several games at that table.
    #[error("the list of pairings has table {wanted:?} more than once; leave only this round's games in it")]
    TwoTables {
        /// The table asked for.
        wanted: String,
    },
    /// No game at all.
    #[error("the list of pairings has no game in it")]
    NoGame,
}
