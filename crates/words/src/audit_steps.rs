//! What can be done next after an audit.

use kifuscribe_core::audit::account::{AuditAccount, AuditSubject};
use kifuscribe_core::audit::finding::{Finding, FindingKind};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::cause::CauseKind;
use kifuscribe_language::Message;

/// What can be done after an audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum AuditStep {
    /// Search for what is missing of the bowls, or take out what is too much.
    #[message("printed-step-bowls")]
    Bowls,
    /// Take back the note that decides the game or leaves its end open.
    #[message("printed-step-note")]
    Note,
    /// Confirm what the referee decided, or withdraw it.
    #[message("printed-step-decision")]
    Decision,
    /// Take the picture again.
    #[message("printed-step-another-picture")]
    AnotherPicture,
    /// Do what the findings say.
    #[message("printed-step-findings")]
    Findings,
    /// Search for the missing stone.
    #[message("printed-step-search")]
    Search,
    /// Take out the stone that is too many.
    #[message("printed-step-surplus")]
    Surplus,
    /// Restore the position, and count again.
    #[message("printed-step-restore")]
    Restore,
    /// Both players accept the computed result.
    #[message("resolution-computed-accepted")]
    Accept,
    /// The referee decides.
    #[message("consequence-referee")]
    Referee,
}

/// Returns what can be done where the fill differs, or cannot be told.
#[must_use]
pub fn steps(account: &AuditAccount) -> Vec<AuditStep> {
    use AuditStep::{Accept, AnotherPicture, Bowls, Decision, Findings, Note, Referee, Restore, Search, Surplus};
    let has_cause = |is_cause: fn(CauseKind) -> bool| {
        account.findings.iter().any(|f| matches!(f.kind, FindingKind::Fill(kind) if is_cause(kind)))
    };
    let are_missing = |kind| match kind {
        CauseKind::WrongNumber(_, stones) => stones.counted < stones.bowl,
        other => matches!(other, CauseKind::BothMissing | CauseKind::Exchanged(_)),
    };
    let first = match account.subject {
        AuditSubject::Bowls => return vec![Bowls],
        // Nothing is counted while such a note stands.
        _ if account.standing_note().is_some() => return vec![Referee, Note],
        _ if account.is_decided_otherwise() => return vec![Decision],
        _ if account.verdict == Verdict::CannotTell && account.is_unread() => {
            return vec![AnotherPicture, Restore, Referee];
        }
        _ if account.verdict == Verdict::CannotTell => {
            // What is open is no question of the fill where nothing of it is found.
            let is_of_fill = |finding: &Finding| matches!(finding.kind, FindingKind::Fill(_));
            let again = account.findings.iter().any(is_of_fill).then_some(Restore);
            return [Findings].into_iter().chain(again).chain([Referee]).collect();
        }
        _ if account.only_the_claim_differs() => return vec![Accept, Referee],
        _ if has_cause(are_missing) => Some(Search),
        _ if has_cause(|kind| matches!(kind, CauseKind::WrongNumber(..))) => Some(Surplus),
        _ => None,
    };
    first.into_iter().chain([Restore, Accept, Referee]).collect()
}
