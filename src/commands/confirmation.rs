//! What is checked before a result is confirmed, and what is said of it: the same in `result` and in `audit`.

use std::path::Path;

use kifuscribe_console::terminal::remark;
use kifuscribe_core::audit::usual_results;
use kifuscribe_core::game::possible_margins::PossibleMargins;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::earlier_result::EarlierResult;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::outcome::decided_sentence;
use kifuscribe_language::say;
use kifuscribe_words::history_text;

/// A result that is about to be confirmed, and who answers for it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Confirmation<'a> {
    /// The result.
    pub(super) result: GameResult,
    /// Who confirms it; empty where nobody is named.
    pub(super) by: &'a str,
    /// Why another result is confirmed than was known; empty where no reasons are given.
    pub(super) reasons: &'a str,
}

impl Confirmation<'_> {
    /// Whether it is a decision that somebody answers for, with reasons.
    pub(super) fn is_decision(&self) -> bool {
        !self.by.is_empty() && !self.reasons.trim().is_empty()
    }

    /// Refuses a result that contradicts an `earlier` one, or that no count of a game with this information comes to,
    /// unless somebody answers for it with reasons. Returns whether it is such a result.
    pub(super) fn check(
        &self,
        earlier: Option<EarlierResult>,
        info: &GameInfo,
        record: Option<&GameRecord>,
    ) -> anyhow::Result<bool> {
        let earlier = earlier.filter(|earlier| earlier.differs_from(self.result));
        let impossible = record.and_then(|record| Some((record, impossible_margin(self.result, info, record)?)));
        match (earlier, impossible) {
            (Some(earlier), _) if !self.is_decision() => {
                let said = history_text::earlier_result(earlier, info);
                let confirmed = decided_sentence(self.result, info);
                anyhow::bail!(say!("printed-another-result-needs-reasons", said, confirmed))
            }
            (None, Some((record, margins))) if !self.is_decision() => {
                let result = self.result.to_sgf();
                anyhow::bail!(match margins.komi {
                    Some(komi) => say!("printed-no-count-comes-to-that", result, komi),
                    None => say!("printed-no-count-is-so-large", result, size = record.size),
                })
            }
            (earlier, impossible) => Ok(earlier.is_some() || impossible.is_some()),
        }
    }

    /// Says what somebody should look at who has just confirmed the result of a recording: a margin that is not that of the
    /// position at its end, and that nobody is named. `before` is the recording before it.
    pub(super) fn remark_on(&self, before: &SessionState, session: &Path, sgf: &Path) {
        let (result, folder, record) = (self.result.to_sgf(), session.display(), sgf.display());
        let is_counted = before.counting().audit_with(self.result).is_some();
        let end = before.record().filter(|_| !is_counted && !self.is_decision());
        if end.is_some_and(|record| !usual_results::include(record, self.result)) {
            remark(say!("printed-the-end-does-not-come-to", result, record, folder));
        }
        if self.by.is_empty() {
            remark(say!("printed-nobody-is-named", result, folder));
        }
    }
}

/// Says that no count comes to a result that was claimed.
pub(super) fn remark_on_claim(result: GameResult, state: &SessionState) {
    if state.record().is_some_and(|record| impossible_margin(result, state.info(), record).is_some()) {
        remark(say!("printed-no-count-comes-to-the-claim", result = result.to_sgf()));
    }
}

/// The margins that a count of the game can come to, where the result's is none of them.
fn impossible_margin(result: GameResult, info: &GameInfo, record: &GameRecord) -> Option<PossibleMargins> {
    Some(PossibleMargins::of(info, record)).filter(|margins| !margins.allow(result))
}
