//! The commands about the end of a game.

use super::group::{CommandGroup, CommandName, named};
use crate::app::end::EndPage;
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_language::{phrase, say};

/// A command about the end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EndCommand {
    /// The game is not over.
    PlayOn,
    /// Ask how the game has ended.
    Begin,
    /// The game is over: open the page on which its count is followed.
    Count,
    /// It has ended with this result, without a count: ask who confirms it.
    Choose(GameResult),
    /// Go one step back.
    Back,
    /// Show the result slip.
    ShowSlip,
    /// Save the result slip.
    SaveSlip,
    /// Open the saved result slip in the system's viewer, to print it.
    OpenSlip,
}

impl CommandGroup for EndCommand {
    fn name(&self) -> Option<CommandName> {
        Some(named(match self {
            Self::PlayOn => phrase!("action-play-on"),
            Self::Begin => phrase!("action-game-over"),
            Self::Count => phrase!("action-count"),
            Self::Back => phrase!("action-one-step-back"),
            Self::ShowSlip => phrase!("action-result-slip"),
            Self::SaveSlip => phrase!("action-save-the-slip"),
            Self::OpenSlip => phrase!("action-open-the-slip"),
            Self::Choose(_) => return None,
        }))
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let is_open = window.can_correct() && !window.has_final_result();
        let can_choose = is_open && window.end_page() == Some(EndPage::How);
        let flow = window.acts.end.as_ref();
        match self {
            Self::PlayOn => window.asks_if_over(),
            Self::Begin => {
                is_open && flow.is_none() && window.count.is_none() && !window.is_sealed() && !window.view.big_board
            }
            Self::Count => window.asks_if_over() || can_choose,
            Self::Choose(_) => can_choose,
            Self::Back => flow.is_some() && window.mode != WindowMode::Ending,
            Self::ShowSlip => {
                window.has_final_result() && window.has_journal() && window.end_page() != Some(EndPage::Slip)
            }
            Self::SaveSlip => window.end_page() == Some(EndPage::Slip) && flow.is_some_and(|flow| flow.slip.is_some()),
            Self::OpenSlip => flow.is_some_and(|flow| flow.saved.is_some()),
        }
    }

    fn why_not(&self, window: &WindowView<'_>) -> Option<&'static str> {
        (*self == Self::Begin && window.is_sealed()).then(|| say!("why-not-it-is-sealed"))
    }
}
