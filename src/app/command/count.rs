//! The commands about the count of a finished game.

use super::group::{CommandGroup, CommandName, named};
use crate::app::count::command::CountPageCommand;
use crate::app::count::input::CountInput;
use crate::app::count::page::CountPage;
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_language::{phrase, say};

/// A command about the count of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountCommand {
    /// Open the page on which a finished count is audited.
    Open,
    /// Leave that page.
    Close,
    /// Ask whether to hide the page from the players.
    AskToHide,
    /// Ask for the details of this decision.
    Decide(Resolution),
    /// Ask who takes the last decision back, and why.
    TakeRulingBack,
    /// A command of that page.
    Page(CountPageCommand),
}

impl CommandGroup for CountCommand {
    fn name(&self) -> Option<CommandName> {
        Some(named(match self {
            Self::Open => phrase!("action-audit-a-count"),
            Self::Close => phrase!("action-leave-the-audit"),
            Self::AskToHide => phrase!("action-hide-from-the-players"),
            Self::Decide(Resolution::StoneFound) => phrase!("action-the-stone-was-found"),
            Self::Decide(Resolution::CountedAgain) => phrase!("action-restored-and-counted-again"),
            Self::Decide(Resolution::ComputedAccepted) => phrase!("action-both-accept-the-computed-result"),
            Self::Decide(Resolution::RefereeDecided) => phrase!("action-the-referee-decided"),
            Self::Decide(Resolution::Confirmed) => phrase!("action-both-players-confirmed-the-result"),
            Self::TakeRulingBack => phrase!("action-take-the-last-ruling-back"),
            Self::Page(CountPageCommand::Take(CountInput::Final(0))) => phrase!("action-take-the-finished-fill"),
            Self::Page(CountPageCommand::ReadPictures) => phrase!("action-read-the-pictures"),
            Self::Page(CountPageCommand::ConfirmSettings) => phrase!("action-confirm-these-settings"),
            Self::Page(CountPageCommand::ChangeSettings) => phrase!("action-change-the-settings"),
            Self::Page(CountPageCommand::ChangePictures) => phrase!("action-other-pictures"),
            Self::Page(CountPageCommand::Begin) => phrase!("action-the-count-begins-now"),
            Self::Page(CountPageCommand::Follow(true)) => phrase!("action-watch-the-count"),
            Self::Page(CountPageCommand::Follow(false)) => phrase!("action-stop-watching"),
            Self::Page(CountPageCommand::SaveReport) => phrase!("action-save-the-report"),
            Self::Page(CountPageCommand::Step(0)) => phrase!("action-step-through-the-record"),
            Self::Page(
                CountPageCommand::Use(..)
                | CountPageCommand::Take(_)
                | CountPageCommand::Clear(_)
                | CountPageCommand::ToggleDead(_)
                | CountPageCommand::Set(..)
                | CountPageCommand::ShowFinding(_)
                | CountPageCommand::ShowLine(_)
                | CountPageCommand::ShowPicture(_)
                | CountPageCommand::Step(_)
                | CountPageCommand::Hide(_),
            ) => return None,
        }))
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let page = window.count;
        match self {
            Self::Open => page.is_none() && !window.view.big_board,
            Self::Close => page.is_some(),
            Self::AskToHide => page.is_some_and(|page| !page.is_hidden),
            Self::Decide(_) => window.can_decide_count() && page.is_some_and(CountPage::can_decide),
            Self::TakeRulingBack => page.is_some_and(CountPage::can_take_ruling_back),
            Self::Page(CountPageCommand::Follow(true)) if window.workspace.settings.source.is_none() => false,
            // The steps at the end of a game count that game.
            Self::Page(CountPageCommand::Use(CountInput::Record, _) | CountPageCommand::Clear(CountInput::Record))
                if window.acts.end.is_some() =>
            {
                false
            }
            Self::Page(command) => page.is_some_and(|page| {
                // After a film the last picture is still there, and may be the finished fill.
                let live = window.mode != WindowMode::Ending && window.snapshot.is_some_and(|s| s.frame.is_some());
                page.can(command, live)
            }),
        }
    }

    fn why_not(&self, window: &WindowView<'_>) -> Option<&'static str> {
        let has_source = window.workspace.settings.source.is_some();
        let why = if has_source { say!("why-not-the-record-is-missing") } else { say!("why-not-no-camera-is-chosen") };
        (*self == Self::Page(CountPageCommand::Follow(true))).then_some(why)
    }
}
