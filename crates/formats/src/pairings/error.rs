//! Why pairings cannot be read, or a game not be found in them.

use thiserror::Error;

use crate::excerpt::excerpt;
use crate::info::InfoError;
use kifuscribe_language::Message;

/// Why pairings cannot be read, or a game not be found in them.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum PairingsError {
    /// Larger than any tournament.
    TooLarge,
    /// Neither XML nor a table.
    UnknownFormat,
    /// A list of players.
    PlayersOnly,
    /// XML of another kind.
    UnknownXml,
    /// Not the XML that it seems to be.
    #[message(reason = excerpt(reason))]
    Xml {
        /// The pairing program.
        program: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// Not what a pairgoth server answers.
    #[message(text = excerpt(_0))]
    Json(String),
    /// Not a table.
    #[message(text = excerpt(_0))]
    Csv(String),
    /// A value of the wrong form.
    #[message(transparent)]
    Value(#[from] InfoError),
    /// A table without the columns that are needed.
    #[message(missing = format!("{:?}", missing), found = excerpt(found))]
    Column {
        /// The missing column.
        missing: &'static str,
        /// The columns of the table.
        found: String,
    },
    /// No game at all.
    NoGame,
    /// No game in that round.
    NoRound {
        /// The round asked for.
        wanted: String,
        /// The rounds there are.
        rounds: String,
    },
    /// Several games, and no table number to choose one.
    WhichTable {
        /// The number of games.
        games: usize,
        /// Their tables.
        tables: String,
    },
    /// A table is asked for, and no game has one.
    NoTables,
    /// No game at that table.
    #[message(wanted = format!("{:?}", wanted))]
    NoTable {
        /// The table asked for.
        wanted: String,
        /// The tables there are.
        tables: String,
    },
    /// Several games at that table.
    #[message(wanted = format!("{:?}", wanted))]
    TwoTables {
        /// The table asked for.
        wanted: String,
    },
}
