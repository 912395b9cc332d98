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
        let decided = self.rulings.iter().rev().find_map(|ruling| Some((ruling.at.as_str(), ruling.result?)));
        let counted = self.last_counted().and_then(|audit| Some((audit.at.as_str(), audit.counted()?)));
        // Times of one clock as ISO 8601 writes them are in the order of their text.
        let is_newer = |(at, _): &(&str, GameResult)| decided.is_none_or(|(decided, _)| *at > decided);
        let of = |basis| move |(_, result): (&str, GameResult)| EarlierResult { result, basis };
        let newer = counted.filter(is_newer).map(of(ResultBasis::Count));
        newer.or_else(|| decided.map(of(ResultBasis::Decision)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::audit::Verdict;
    use crate::session::counting::{AuditOutcome, Resolution, Ruling};

    fn result(text: &str) -> GameResult {
        GameResult::from_sgf(text).unwrap()
    }

    /// A count whose audits computed the first results at these minutes, and on which the others were decided.
    fn counting(audits: &[(&str, &str)], rulings: &[(&str, &str)]) -> Counting {
        let at = |minute: &str| format!("2026-11-21T14:{minute}:00+01:00");
        let audit =
            |&(minute, text): &(&str, &str)| AuditOutcome { at: at(minute), ..AuditOutcome::agreeing(text, &[]) };
        let ruling = |&(minute, text): &(&str, &str)| Ruling {
            at: at(minute),
            way: Resolution::RefereeDecided,
            by: "A. Referee".to_owned(),
            reasons: "A stone lay under the table.".to_owned(),
            protest: false,
            result: GameResult::from_sgf(text),
        };
        Counting {
            audits: audits.iter().map(audit).collect(),
            rulings: rulings.iter().map(ruling).collect(),
            ..Counting::default()
        }
    }

    #[test]
    fn what_was_said_last_is_what_a_confirmation_is_compared_with() {
        let said = |counting: Counting| counting.earlier_result().map(|e| (e.result.to_sgf(), e.basis));
        assert_eq!(said(Counting::default()), None);
        assert_eq!(said(counting(&[("20", "B+11")], &[])), Some(("B+11".to_owned(), ResultBasis::Count)));
        let decided = counting(&[("20", "B+11")], &[("30", "W+1")]);
        assert_eq!(said(decided), Some(("W+1".to_owned(), ResultBasis::Decision)));
        let counted_again = counting(&[("20", "B+11"), ("40", "B+10")], &[("30", "W+1")]);
        assert_eq!(said(counted_again), Some(("B+10".to_owned(), ResultBasis::Count)));
        let decided_at_once = counting(&[("20", "B+11")], &[("20", "W+1")]);
        assert_eq!(
            said(decided_at_once),
            Some(("W+1".to_owned(), ResultBasis::Decision)),
            "a decision follows its audit"
        );
        // What is computed where the fill cannot be told is no count.
        let mut untold = counting(&[("20", "B+11")], &[]);
        untold.audits[0].verdict = Verdict::CannotTell;
        assert_eq!((untold.audit_with(result("B+11")), said(untold.clone())), (None, None));
        // That a stone was found names no result.
        let found = counting(&[("20", "B+11")], &[("30", "")]);
        assert_eq!(said(found), Some(("B+11".to_owned(), ResultBasis::Count)));
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
