//! What is known of the game that is recorded next.

use crate::app::game_form::GameForm;
use crate::app::tournament::OpenTournament;

/// What is known of the game that is recorded next.
#[derive(Default)]
pub struct NextGame {
    /// What is typed about it.
    pub form: GameForm,
    /// The tournament, while one is open.
    pub tournament: Option<OpenTournament>,
    /// The text in the field for the tournament.
    pub address: String,
}
