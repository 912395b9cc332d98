//! The result that leads where several people have said one: a confirmed one, else what the referee decided last, else the last claim.

use crate::session::counting::Ruling;
use crate::session::recording::result::{ResultNote, ResultStatus};
use crate::session::signature::Signature;

/// How far a result has come: each stands above those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultRank {
    /// A player, or the count, claims it.
    Claimed,
    /// The referee decided it, and it is not confirmed.
    Decided,
    /// It is confirmed.
    Confirmed,
}

impl ResultRank {
    /// The rank of a result with this status; `is_decided` where the referee decided it.
    #[must_use]
    pub const fn of(status: ResultStatus, is_decided: bool) -> Self {
        match status {
            ResultStatus::Confirmed => Self::Confirmed,
            ResultStatus::Claimed if is_decided => Self::Decided,
            ResultStatus::Claimed => Self::Claimed,
        }
    }

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Claimed => "claimed",
            Self::Decided => "decided",
            Self::Confirmed => "confirmed",
        }
    }
}

/// The result that leads in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeadingResult {
    /// The result, with who said so; of a decision that is not confirmed who decided it, as a result that is not confirmed.
    pub note: ResultNote,
    /// How far it has come.
    pub rank: ResultRank,
}

impl LeadingResult {
    /// The result that leads where `noted` was noted last and `decision` is the referee's last one; `None` where there is neither.
    #[must_use]
    pub fn of(noted: Option<&ResultNote>, decision: Option<&Ruling>) -> Option<Self> {
        let is_confirmed = |note: &&ResultNote| note.status == ResultStatus::Confirmed;
        let confirmed = noted.filter(is_confirmed).cloned().map(Self::confirmed);
        let decided = || Some(Self { note: decided_note(decision?)?, rank: ResultRank::Decided });
        let claimed = || Some(Self { note: noted?.clone(), rank: ResultRank::Claimed });
        confirmed.or_else(decided).or_else(claimed)
    }

    /// The note, where the result is confirmed.
    #[must_use]
    pub fn confirmed_note(&self) -> Option<&ResultNote> {
        Some(&self.note).filter(|_| self.rank == ResultRank::Confirmed)
    }

    /// A result that is confirmed.
    #[must_use]
    pub const fn confirmed(note: ResultNote) -> Self {
        Self { note, rank: ResultRank::Confirmed }
    }
}

/// The result that a decision names, as one that is not confirmed.
fn decided_note(ruling: &Ruling) -> Option<ResultNote> {
    let (result, protest, assent) = (ruling.result?, ruling.protest, ruling.assent.clone());
    let signed = Signature { at: ruling.at.clone(), by: ruling.by.clone() };
    Some(ResultNote { result, status: ResultStatus::Claimed, protest, assent, signed })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use crate::game::result::GameResult;
    use crate::session::assent::Assent;
    use crate::session::counting::{CountEvent, Resolution, Withdrawal};
    use crate::session::recording::{SessionEvent, SessionState};

    use super::*;

    fn noted(result: &str, status: ResultStatus, by: &str) -> SessionEvent {
        let (result, assent) = (GameResult::from_sgf(result).unwrap(), Assent::NONE);
        let signed = Signature::new("2026-11-21T14:00:00+01:00".to_owned(), by);
        let result = ResultNote { result, status, protest: false, assent, signed };
        SessionEvent::Noted { time: Duration::ZERO, result }
    }

    fn ruled(result: Option<&str>, way: Resolution, by: &str) -> SessionEvent {
        let (at, by) = ("2026-11-21T14:10:00+01:00".to_owned(), by.to_owned());
        let (reasons, assent, appeals) = ("A bowl was short.".to_owned(), Assent::NONE, Vec::new());
        let result = result.and_then(GameResult::from_sgf);
        let ruling = Ruling { at, way, by, reasons, protest: false, result, assent, appeals };
        SessionEvent::Counted { time: Duration::ZERO, event: CountEvent::Ruled(ruling) }
    }

    #[test]
    fn a_confirmed_result_stands_above_a_decision_and_that_above_claims_whichever_came_last() {
        use ResultStatus::{Claimed, Confirmed};
        let leading = |events: &[SessionEvent]| {
            let found = SessionState::from_events(events).leading_result()?;
            Some((found.note.result.to_sgf(), found.rank, found.note.signed.by))
        };
        let is = |result: &str, rank, by: &str| Some((result.to_owned(), rank, by.to_owned()));
        let claim = || noted("W+19", Claimed, "Ito");
        let decision = || ruled(Some("B+1"), Resolution::RefereeDecided, "Anna");
        assert_eq!(leading(&[]), None);
        assert_eq!(leading(&[claim()]), is("W+19", ResultRank::Claimed, "Ito"));
        let decided = is("B+1", ResultRank::Decided, "Anna");
        assert_eq!(leading(&[decision()]), decided);
        assert_eq!(leading(&[claim(), decision()]), decided);
        assert_eq!(leading(&[decision(), claim()]), decided);
        // A later ruling that names no result leaves the decision standing.
        assert_eq!(leading(&[decision(), ruled(None, Resolution::RefereeDecided, "Berta")]), decided);
        let second = ruled(Some("B+3"), Resolution::RefereeDecided, "Berta");
        assert_eq!(leading(&[decision(), second]), is("B+3", ResultRank::Decided, "Berta"));
        let confirmed = is("W+19", ResultRank::Confirmed, "both");
        assert_eq!(leading(&[decision(), noted("W+19", Confirmed, "both")]), confirmed);
        // One that was withdrawn leads no more.
        let withdrawal = Withdrawal { at: String::new(), by: "Anna".to_owned(), reasons: "a mistake".to_owned() };
        let withdrawn = SessionEvent::Counted { time: Duration::ZERO, event: CountEvent::Withdrawn(withdrawal) };
        assert_eq!(leading(&[claim(), decision(), withdrawn]), is("W+19", ResultRank::Claimed, "Ito"));
    }

    #[test]
    fn claims_differ_until_both_say_the_same_or_the_referee_decides_or_a_result_is_confirmed() {
        use ResultStatus::{Claimed, Confirmed};
        let claim = |result, by| noted(result, Claimed, by);
        let differing = |later: &[SessionEvent]| {
            let state = SessionState::from_events(&[&[claim("B+3.5", "Ito"), claim("W+1.5", "Novak")], later].concat());
            state
                .differing_claims()
                .map(|claims| claims.map(|claim| format!("{} {}", claim.signed.by, claim.result.to_sgf())))
        };
        let both = |one: &str, other: &str| Some([one.to_owned(), other.to_owned()]);
        assert_eq!(differing(&[]), both("Ito B+3.5", "Novak W+1.5"));
        assert_eq!(differing(&[claim("W+2.5", "Novak")]), both("Ito B+3.5", "Novak W+2.5"));
        assert_eq!(differing(&[claim("B+4.5", "Ito")]), both("Novak W+1.5", "Ito B+4.5"));
        assert_eq!(differing(&[claim("B+3.5", "Novak")]), None);
        assert_eq!(differing(&[ruled(Some("W+1.5"), Resolution::RefereeDecided, "Anna")]), None);
        assert_eq!(differing(&[noted("W+1.5", Confirmed, "Ito, Novak")]), None);
    }
}
