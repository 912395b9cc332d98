//! A board that is to be recorded, and what is known of the game on it.

use crate::commands::hall::{HallGreeting, TokenFile};
use crate::commands::live::Spectators;
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_network::hall::HallTable;
use kifuscribe_recording::record_options::RecordOptions;

/// A board that is to be recorded.
pub(super) struct PlannedBoard {
    pub(super) label: BoardLabel,
    pub(super) options: RecordOptions,
    pub(super) spectators: Spectators,
    pub(super) seat: BoardSeat,
}

/// What is known of the game at a place, the boards being numbered from the top left of the picture.
pub(super) struct BoardSeat {
    /// Its table in the tournament or the hall.
    pub(super) table: Option<String>,
    /// Who plays there.
    pub(super) info: GameInfo,
    /// What the hall has of the game, where a recording is resumed.
    pub(super) pairing: Option<GameInfo>,
    /// The way to the hall.
    pub(super) hall: Option<PlannedHall>,
}

/// The way of a board to the hall.
pub(super) struct PlannedHall {
    pub(super) hall: HallTable,
    /// What the hall has said before the recording.
    pub(super) greeting: HallGreeting,
    /// For whom the file with the token is.
    pub(super) tokens: TokenFile,
}
