//! What the panels ask about the end of a game.

use super::PanelContext;
use crate::app::count::page::{CountPage, Stage};
use crate::app::dialog::Dialog;
use crate::app::end::{EndCommand, EndPage, EndStep};
use crate::app::window_state::WindowMode;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::recording::ResultStatus;
use kifuscribe_formats::outcome::result_sentence;
use kifuscribe_language::{capital, say};

impl PanelContext<'_> {
    /// The step of the end of the game; `None` while that is not gone through.
    #[must_use]
    pub fn end_step(&self) -> Option<EndStep> {
        let flow = self.state.end.as_ref()?;
        let is_asked = matches!(self.state.dialog, Some(Dialog::Decision(_) | Dialog::OtherResult(..)));
        let is_deciding = is_asked || self.mode == WindowMode::Ending;
        Some(match (flow.page, self.count.map(CountPage::stage)) {
            (EndPage::Slip, _) if !self.state.is_rehearsal && (flow.saved.is_some() || self.is_sealed()) => {
                EndStep::Seal
            }
            (EndPage::Slip, _) => EndStep::Slip,
            (EndPage::Count, Some(Stage::Judged)) => EndStep::Result,
            (EndPage::Count, Some(Stage::Settings)) => EndStep::Settings,
            (EndPage::Count, Some(Stage::Choosing | Stage::Reading)) => EndStep::Count,
            (EndPage::How, _) if is_deciding || self.has_final_result() => EndStep::Result,
            (EndPage::How | EndPage::Count, _) => EndStep::How,
        })
    }

    /// The page of the end of the game that lies over the record; `None` where none does.
    #[must_use]
    pub fn end_page(&self) -> Option<EndPage> {
        self.state.end.as_ref().map(|flow| flow.page).filter(|page| *page != EndPage::Count)
    }

    /// Whether the game on the screen is over, and its result is confirmed.
    #[must_use]
    pub fn has_final_result(&self) -> bool {
        let result = self.snapshot.and_then(|s| s.view.result.as_ref());
        self.mode == WindowMode::Over && result.is_some_and(|r| r.status == ResultStatus::Confirmed)
    }

    /// The decision that is due at the end of the game once its count has a verdict; `None` where the result is final.
    #[must_use]
    pub fn decision_due(&self) -> Option<Resolution> {
        let page = self.count.filter(|page| page.stage() == Stage::Judged && !self.has_final_result())?;
        self.state.end.as_ref()?;
        Some(match page.account() {
            _ if page.is_settled() => Resolution::Confirmed,
            Some(account) if account.only_the_claim_differs() => Resolution::ComputedAccepted,
            _ => Resolution::RefereeDecided,
        })
    }

    /// How the game ended, as a sentence without a full stop, where the position that is shown is its last one: the result
    /// in the record, else two passes in a row. `None` while it may go on.
    #[must_use]
    pub fn end_of_shown(&self) -> Option<String> {
        let (game, record) = (self.game?, self.snapshot?.view.record.as_ref()?);
        let is_last = game.shown == record.moves.len();
        let result = record.info.result.filter(|result| is_last && result.is_decided());
        if let Some(result) = result {
            return Some(capital(&result_sentence(result, &self.snapshot?.view.info)));
        }
        let last = record.moves[..game.shown.min(record.moves.len())].last_chunk::<2>()?;
        last.iter().all(|m| m.point.is_none()).then(|| say!("position-two-passes").to_owned())
    }

    /// Whether a command about the end of the game is available now.
    pub(super) fn can_end(&self, command: &EndCommand) -> bool {
        let is_game = matches!(self.mode, WindowMode::Recording | WindowMode::Over);
        let is_open = is_game && self.can_correct() && !self.has_final_result();
        match command {
            EndCommand::Begin => {
                is_open
                    && self.state.end.is_none()
                    && self.count.is_none()
                    && !self.is_sealed()
                    && !self.state.big_board
            }
            EndCommand::Choose(_) => is_open && self.end_page() == Some(EndPage::How),
            EndCommand::Back => self.state.end.is_some() && self.mode != WindowMode::Ending,
            EndCommand::ShowSlip => {
                self.has_final_result() && self.has_journal() && self.end_page() != Some(EndPage::Slip)
            }
            EndCommand::SaveSlip => {
                self.end_page() == Some(EndPage::Slip) && self.state.end.as_ref().is_some_and(|f| f.slip.is_some())
            }
        }
    }

    /// Whether the count on the page can be decided: not while the recording is ending on a decision, and not where the
    /// result of its game is final, which is taken back first.
    pub(super) fn can_decide_count(&self) -> bool {
        self.mode != WindowMode::Ending && !(self.counts_the_shown_game() && self.has_final_result())
    }

    /// Whether the count on the page is that of the recording on the screen.
    pub(super) fn counts_the_shown_game(&self) -> bool {
        let session = self.snapshot.map(|s| &s.session).filter(|session| !session.as_os_str().is_empty());
        session.is_some() && self.count.and_then(|page| page.session.as_ref()) == session
    }
}
