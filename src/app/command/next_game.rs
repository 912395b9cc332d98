//! The commands about the game that is recorded next, and its tournament.

use super::group::{CommandGroup, CommandName, named};
use crate::app::game_form::GameForm;
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_core::game::record::MoveMade;
use kifuscribe_language::phrase;

/// A command about the game that is recorded next, or its tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextGameCommand {
    /// What is typed about the game.
    Edit(Box<GameForm>),
    /// Set when a move counts as made, for the recordings that follow.
    SetMoveMade(MoveMade),
    /// Open the tournament at this path or address.
    OpenTournament(String),
    /// The text in the field for the tournament.
    EditTournament(String),
    /// Read the tournament again.
    ReadTournamentAgain,
    /// Record games of no tournament.
    CloseTournament,
    /// The table in the tournament.
    ChooseTable(String),
    /// The round of the tournament.
    ChooseRound(String),
}

impl CommandGroup for NextGameCommand {
    fn name(&self) -> Option<CommandName> {
        Some(named(match self {
            Self::ReadTournamentAgain => phrase!("action-read-again"),
            Self::CloseTournament => phrase!("action-without-a-tournament"),
            Self::Edit(_)
            | Self::SetMoveMade(_)
            | Self::OpenTournament(_)
            | Self::EditTournament(_)
            | Self::ChooseTable(_)
            | Self::ChooseRound(_) => return None,
        }))
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let has_tournament = window.next_game.tournament.is_some();
        match self {
            Self::Edit(_) => window.is_before_the_game() && !has_tournament,
            Self::SetMoveMade(_) => window.is_before_the_game(),
            Self::OpenTournament(_) | Self::EditTournament(_) => window.mode == WindowMode::Choosing,
            Self::ReadTournamentAgain | Self::CloseTournament | Self::ChooseTable(_) | Self::ChooseRound(_) => {
                window.mode == WindowMode::Choosing && has_tournament
            }
        }
    }
}
