//! What the result of a game was said to be before it is confirmed: by a decision, by its count, by a claim, by its record.

use crate::game::result::{GameResult, WinBy};
use crate::session::counting::Counting;

/// Who or what said it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultBasis {
    /// The last audit computed it.
    Count,
    /// The last decision on the count names it.
    Decision,
    /// Somebody claimed it.
    Claim,
    /// The record has it.
    Record,
}

/// A result that is known before another one is confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EarlierResult {
    /// The result.
    pub result: GameResult,
    /// Who or what said it.
    pub basis: ResultBasis,
}

impl EarlierResult {
    /// Whether the result that is confirmed is another one: another winner, another margin, or reached in another way. A win
    /// whose way is not known is no other than one of the same winner.
    #[must_use]
    pub fn differs_from(&self, confirmed: GameResult) -> bool {
        let is_open = matches!(self.result, GameResult::Win { by: WinBy::Unspecified, .. });
        let is_same = if is_open { self.result.winner() == confirmed.winner() } else { self.result == confirmed };
        !is_same
    }
}

impl Counting {
    /// The result that the count came to: that of the last decision that names one, or what the last audit computed where
    /// that came later.
    #[must_use]
    pub fn earlier_result(&self) -> Option<EarlierResult> {
        let decided = self.ruled_result().map(|result| EarlierResult { result, basis: ResultBasis::Decision });
        let counted = || self.last_counted()?.counted();
        decided.or_else(|| counted().map(|result| EarlierResult { result, basis: ResultBasis::Count }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::audit::Verdict;
    use crate::session::assent::Assent;
    use crate::session::counting::{AuditOutcome, CountEvent, Resolution, Ruling};

    fn result(text: &str) -> GameResult {
        GameResult::from_sgf(text).unwrap()
    }

    /// A count in whose journal audits computed these results (`B+11`), and a referee decided (`=W+1`), all in one second.
    fn counting(events: &str) -> Counting {
        let at = || "2026-11-21T14:20:00+01:00".to_owned();
        let event = |word: &str| match word.strip_prefix('=') {
            None => CountEvent::Audited(AuditOutcome { at: at(), ..AuditOutcome::agreeing(word, &[]) }),
            Some(text) => CountEvent::Ruled(Ruling {
                at: at(),
                way: Resolution::RefereeDecided,
                by: "A. Referee".to_owned(),
                reasons: "A stone lay under the table.".to_owned(),
                protest: false,
                result: GameResult::from_sgf(text),
                assent: Assent::NONE,
                appeals: Vec::new(),
            }),
        };
        let mut counting = Counting::default();
        events.split_whitespace().for_each(|word| counting.apply(&event(word)));
        counting
    }

    #[test]
    fn what_was_said_last_is_what_a_confirmation_is_compared_with() {
        let said = |counting: Counting| counting.earlier_result().map(|e| (e.result.to_sgf(), e.basis));
        assert_eq!(said(Counting::default()), None);
        let is = |text: &str, basis| Some((text.to_owned(), basis));
        assert_eq!(said(counting("B+11")), is("B+11", ResultBasis::Count));
        assert_eq!(said(counting("B+11 =W+1")), is("W+1", ResultBasis::Decision));
        assert_eq!(said(counting("B+11 =W+1 B+10")), is("B+10", ResultBasis::Count));
        assert_eq!(said(counting("=W+1")), is("W+1", ResultBasis::Decision));
        // What is computed where the fill cannot be told is no count.
        let mut untold = counting("B+11");
        untold.audits[0].verdict = Verdict::CannotTell;
        assert_eq!((untold.audit_with(result("B+11")), said(untold.clone())), (None, None));
        // That a stone was found names no result.
        assert_eq!(said(counting("B+11 =")), is("B+11", ResultBasis::Count));
    }

    #[test]
    fn another_winner_another_margin_and_another_way_differ() {
        let differs = |said: &str, confirmed: &str| {
            EarlierResult { result: result(said), basis: ResultBasis::Count }.differs_from(result(confirmed))
        };
        assert!(differs("B+11", "W+11") && differs("B+11", "B+1") && differs("B+11", "B+R") && differs("B+R", "Void"));
        assert!(!differs("B+11", "B+11") && !differs("0", "0"));
        assert!(differs("B+", "W+3") && !differs("B+", "B+3"), "a margin that was not known is no other margin");
    }
}
