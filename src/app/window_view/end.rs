//! What the window shows about the end of a game.

use super::WindowView;
use crate::app::count::page::{CountPage, Stage};
use crate::app::dialog::Dialog;
use crate::app::end::{EndPage, EndStep};
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_language::{capital, say};
use kifuscribe_words::result_text;

impl WindowView<'_> {
    /// The step of the end of the game; `None` while that is not gone through.
    #[must_use]
    pub fn end_step(&self) -> Option<EndStep> {
        let flow = self.acts.end.as_ref()?;
        let is_asked = matches!(self.acts.dialog, Some(Dialog::Decision(_) | Dialog::OtherResult(..)));
        let is_deciding = is_asked || self.mode == WindowMode::Ending;
        Some(match (flow.page, self.count.map(CountPage::stage)) {
            (EndPage::Slip, _) if !self.current.is_rehearsal && (flow.saved.is_some() || self.is_sealed()) => {
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
        self.acts.end.as_ref().map(|flow| flow.page).filter(|page| *page != EndPage::Count)
    }

    /// Whether the game on the screen is over, and its result is confirmed.
    #[must_use]
    pub fn has_final_result(&self) -> bool {
        self.mode == WindowMode::Over && self.has_confirmed_result()
    }

    /// The decision that is due at the end of the game once its count has a verdict; `None` where the result is final.
    #[must_use]
    pub fn decision_due(&self) -> Option<Resolution> {
        let page = self.count.filter(|page| page.stage() == Stage::Judged && !self.has_final_result())?;
        self.acts.end.as_ref()?;
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
            return Some(capital(&result_text::in_words(result, &self.snapshot?.view.info)));
        }
        let last = record.moves[..game.shown.min(record.moves.len())].last_chunk::<2>()?;
        last.iter().all(|m| m.point.is_none()).then(|| say!("position-two-passes").to_owned())
    }

    /// Whether the count on the page can be decided: not while the recording is ending on a decision, and not where the
    /// result of its game is final, which is taken back first.
    pub(in crate::app) fn can_decide_count(&self) -> bool {
        self.mode != WindowMode::Ending && !(self.counts_the_shown_game() && self.has_final_result())
    }

    /// Whether the count on the page is that of the recording on the screen.
    pub(in crate::app) fn counts_the_shown_game(&self) -> bool {
        let session = self.snapshot.map(|s| &s.session).filter(|session| !session.as_os_str().is_empty());
        session.is_some() && self.count.and_then(|page| page.session.as_ref()) == session
    }
}
