//! The words of the report for values of its own.

use crate::audit_report::signing::SlipSigning;
use kifuscribe_language::say;

/// What a signature means.
pub(super) fn sign(signing: SlipSigning) -> &'static str {
    match signing {
        SlipSigning::Stated => say!("report-sign"),
        SlipSigning::Final => say!("report-sign-final"),
        SlipSigning::Protested => say!("report-sign-final-under-protest"),
        SlipSigning::Waiting => say!("report-sign-waiting"),
        SlipSigning::Decided => say!("report-sign-decided"),
        SlipSigning::Written => say!("report-sign-written"),
        SlipSigning::Referee => say!("report-sign-referee"),
        SlipSigning::Claim => say!("report-sign-claim"),
        SlipSigning::Appeal => say!("report-sign-appeal"),
        SlipSigning::Changed => say!("report-sign-changed"),
        SlipSigning::Note => say!("report-sign-note"),
    }
}
