//! Why pairings cannot be read, or a game not be found in them.

use thiserror::Error;

use crate::formats::info::InfoError;

/// Why pairings cannot be read, or a game not be found in them.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PairingsError {
    /// Larger than any tournament.
    #[error("the file is larger than any tournament; give the pairing program's own file")]
    TooLarge,
    /// A table of results for a rating list.
    #[error(
        "this is a table of results (.h9 or .tou), which has no table numbers; give the pairing program's own file"
    )]
    ResultsTable,
    /// Neither XML nor a table.
    #[error("this is neither a tournament file of OpenGotha or MacMahon 3.9 nor a table of pairings")]
    UnknownFormat,
    /// A list of players.
    #[error("this is a list of players without pairings; give the pairing program's own file")]
    PlayersOnly,
    /// XML of another kind.
    #[error("this XML is no tournament of OpenGotha or MacMahon 3.9; give the pairing program's own file")]
    UnknownXml,
    /// Not the XML that it seems to be.
    #[error("this is not a tournament file of {program}: {reason}")]
    Xml {
        /// The pairing program.
        program: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// Not what a pairgoth server answers.
    #[error("the answer is not one of a pairgoth server: {0}")]
    Json(String),
    /// Not a table.
    #[error("the list of pairings cannot be read: {0}")]
    Csv(String),
    /// A value of the wrong form.
    #[error(transparent)]
    Value(#[from] InfoError),
    /// A table without the columns that are needed.
    #[error("the list of pairings has no column {missing:?}; its columns are {found}")]
    Column {
        /// The missing column.
        missing: &'static str,
        /// The columns of the table.
        found: String,
    },
    /// No game at all.
    #[error("no game is paired in it; pair a round first")]
    NoGame,
    /// No game in that round.
    #[error("round {wanted} has no games; the rounds with games are {rounds}")]
    NoRound {
        /// The round asked for.
        wanted: String,
        /// The rounds there are.
        rounds: String,
    },
    /// Several games, and no table number to choose one.
    #[error("there are {games} games; say which one with --table, one of {tables}")]
    WhichTable {
        /// The number of games.
        games: usize,
        /// Their tables.
        tables: String,
    },
    /// No game at that table.
    #[error("no game is at table {wanted:?}; the tables are {tables}")]
    NoTable {
        /// The table asked for.
        wanted: String,
        /// The tables there are.
        tables: String,
    },
    /// Several games at that table.
    #[error("table {wanted:?} has more than one game in this round; give each game its own table")]
    TwoTables {
        /// The table asked for.
        wanted: String,
    },
}
