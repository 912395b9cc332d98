//! The words of the report for values of its own.

use crate::audit_report::signing::SlipSigning;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_language::say;

/// What a signature means.
pub(super) fn sign(signing: SlipSigning) -> &'static str {
    match signing {
        SlipSigning::Stated => say!("report-sign"),
        SlipSigning::Final => say!("report-sign-final"),
        SlipSigning::Written => say!("report-sign-written"),
        SlipSigning::Referee => say!("report-sign-referee"),
    }
}

/// The word for a verdict.
pub(super) fn verdict(account: &AuditAccount) -> &'static str {
    match account.verdict {
        Verdict::Agrees => say!("report-agrees"),
        Verdict::Differs if account.only_the_claim_differs() => say!("report-claim-differs"),
        Verdict::Differs => say!("report-differs"),
        Verdict::CannotTell => say!("report-cannot-tell"),
    }
}
