//! What takes every game of the catalogue to answer: which games may be one, and the players. It is found in a thread of its own with a
//! connection of its own, so that the list of games goes on answering.

use std::path::Path;

use kifuscribe_archive::authority::PlayerSuggestion;
use kifuscribe_archive::statistics::PlayerStatistics;
use kifuscribe_storage::catalogue::{Catalogue, CatalogueError, DuplicatePair};

/// A player of the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The games, and the name that is shown.
    pub statistics: PlayerStatistics,
    /// Every name that is joined with this one, itself among them; empty where none is.
    pub names: Vec<String>,
}

/// The players of the catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerTable {
    /// The players, the one with most games first.
    pub players: Vec<ListedPlayer>,
    /// Names that may be of one player.
    pub suggestions: Vec<PlayerSuggestion>,
    /// Names that were said to belong to different players.
    pub different: Vec<[String; 2]>,
}

/// Opens the catalogue. Before the first game there is none, which is an empty one.
pub(crate) fn open_or_empty(path: &Path) -> Result<Catalogue, CatalogueError> {
    match Catalogue::open_existing(path) {
        Err(CatalogueError::Missing { .. }) => Catalogue::in_memory(),
        opened => opened,
    }
}

/// The games that may be one and about which nothing is decided.
pub(crate) fn duplicates(path: &Path) -> Result<Vec<DuplicatePair>, CatalogueError> {
    open_or_empty(path)?.duplicates()
}

/// The players, and the names that may be of one.
pub(crate) fn players(path: &Path) -> Result<PlayerTable, CatalogueError> {
    let catalogue = open_or_empty(path)?;
    let listed = |statistics: PlayerStatistics| {
        let names = catalogue.authority().names_of(&statistics.name).to_vec();
        ListedPlayer { statistics, names }
    };
    let players = catalogue.players()?.into_iter().map(listed).collect();
    let different = catalogue.marks().different().cloned().collect();
    Ok(PlayerTable { players, suggestions: catalogue.suggested_players()?, different })
}
