//! Why pairings cannot be read, or a game not be found in them.

use thiserror::Error;

use crate::excerpt::excerpt;
use crate::info::InfoError;
use kifuscribe_language::say;

/// Why pairings cannot be read, or a game not be found in them.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PairingsError {
    /// Larger than any tournament.
    #[error("{}", say!("error-pairings-too-large"))]
    TooLarge,
    /// A table of results for a rating list.
    #[error("{}", say!("error-pairings-results-table"))]
    ResultsTable,
    /// Neither XML nor a table.
    #[error("{}", say!("error-pairings-unknown-format"))]
    UnknownFormat,
    /// A list of players.
    #[error("{}", say!("error-pairings-players-only"))]
    PlayersOnly,
    /// XML of another kind.
    #[error("{}", say!("error-pairings-unknown-xml"))]
    UnknownXml,
    /// Not the XML that it seems to be.
    #[error("{}", say!("error-pairings-xml", program = .program, reason = excerpt(.reason)))]
    Xml {
        /// The pairing program.
        program: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// Not what a pairgoth server answers.
    #[error("{}", say!("error-pairings-json", text = excerpt(.0)))]
    Json(String),
    /// Not a table.
    #[error("{}", say!("error-pairings-csv", text = excerpt(.0)))]
    Csv(String),
    /// A value of the wrong form.
    #[error(transparent)]
    Value(#[from] InfoError),
    /// A table without the columns that are needed.
    #[error("{}", say!("error-pairings-column", missing = format!("{:?}", .missing), found = excerpt(.found)))]
    Column {
        /// The missing column.
        missing: &'static str,
        /// The columns of the table.
        found: String,
    },
    /// No game at all.
    #[error("{}", say!("error-pairings-no-game"))]
    NoGame,
    /// No game in that round.
    #[error("{}", say!("error-pairings-no-round", wanted = .wanted, rounds = .rounds))]
    NoRound {
        /// The round asked for.
        wanted: String,
        /// The rounds there are.
        rounds: String,
    },
    /// Several games, and no table number to choose one.
    #[error("{}", say!("error-pairings-which-table", games = .games, tables = .tables))]
    WhichTable {
        /// The number of games.
        games: usize,
        /// Their tables.
        tables: String,
    },
    /// No game at that table.
    #[error("{}", say!("error-pairings-no-table", wanted = format!("{:?}", .wanted), tables = .tables))]
    NoTable {
        /// The table asked for.
        wanted: String,
        /// The tables there are.
        tables: String,
    },
    /// Several games at that table.
    #[error("{}", say!("error-pairings-two-tables", wanted = format!("{:?}", .wanted)))]
    TwoTables {
        /// The table asked for.
        wanted: String,
    },
}
