//! What spectators get of the games.

use kifuscribe_network::live::broadcast::{BroadcastSettings, BroadcastStatus};

/// What spectators get of the games, and what is typed about it.
#[derive(Debug, Default)]
pub struct BroadcastState {
    /// What they get at this moment.
    pub status: BroadcastStatus,
    /// What they are to get.
    pub wanted: BroadcastSettings,
    /// The text in the field for the organiser's address.
    pub address: String,
    /// The text in the field for the file with the token for it.
    pub token_file: String,
    /// Whether it is shown what they get.
    pub is_open: bool,
}

impl BroadcastState {
    /// Whether spectators get something of the game that is recorded here.
    #[must_use]
    pub fn get_something(&self) -> bool {
        self.wanted != BroadcastSettings::default()
    }
}
