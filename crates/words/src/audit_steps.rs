//! What can be done next after an audit.

use kifuscribe_core::audit::account::{AuditAccount, AuditSubject};
use kifuscribe_core::audit::finding::{Finding, FindingKind};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::cause::CauseKind;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_language::say;

/// Returns what can be done where the fill differs, or cannot be told.
#[must_use]
pub fn next(account: &AuditAccount) -> Vec<&'static str> {
    let restore = say!("printed-step-restore");
    let referee = say!("consequence-referee");
    let accept = Resolution::ComputedAccepted.text();
    let has_cause = |is_cause: fn(CauseKind) -> bool| {
        account.findings.iter().any(|f| matches!(f.kind, FindingKind::Fill(kind) if is_cause(kind)))
    };
    let are_missing = |kind| match kind {
        CauseKind::WrongNumber(_, stones) => stones.counted < stones.bowl,
        other => matches!(other, CauseKind::BothMissing | CauseKind::Exchanged(_)),
    };
    let first = match account.subject {
        AuditSubject::Bowls => return vec![say!("printed-step-bowls")],
        // Nothing is counted while such a note stands.
        _ if account.standing_note().is_some() => return vec![referee, say!("printed-step-note")],
        _ if account.is_decided_otherwise() => return vec![say!("printed-step-decision")],
        _ if account.verdict == Verdict::CannotTell && account.is_unread() => {
            return vec![say!("printed-step-another-picture"), restore, referee];
        }
        _ if account.verdict == Verdict::CannotTell => {
            // What is open is no question of the fill where nothing of it is found.
            let is_of_fill = |finding: &Finding| matches!(finding.kind, FindingKind::Fill(_));
            let again = account.findings.iter().any(is_of_fill).then_some(restore);
            return [say!("printed-step-findings")].into_iter().chain(again).chain([referee]).collect();
        }
        _ if account.only_the_claim_differs() => return vec![accept, referee],
        _ if has_cause(are_missing) => Some(say!("printed-step-search")),
        _ if has_cause(|kind| matches!(kind, CauseKind::WrongNumber(..))) => Some(say!("printed-step-surplus")),
        _ => None,
    };
    first.into_iter().chain([restore, accept, referee]).collect()
}
