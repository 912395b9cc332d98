//! The words of the report itself.

use crate::audit_report::signing::SlipSigning;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::session::counting::clock_time;
use kifuscribe_language::{self as language, say};

/// The language's code.
pub(super) fn language() -> &'static str {
    language::current().code()
}
/// The title of the players' page.
pub(super) fn slip() -> &'static str {
    say!("report-slip")
}
/// Whom the first page is for.
pub(super) fn for_players() -> &'static str {
    say!("report-for-players")
}
/// The result.
pub(super) fn result() -> &'static str {
    say!("report-result")
}
/// How it was found.
pub(super) fn method() -> &'static str {
    say!("report-method")
}
/// What a signature means.
pub(super) fn sign(signing: SlipSigning) -> &'static str {
    match signing {
        SlipSigning::Stated => say!("report-sign"),
        SlipSigning::Final => say!("report-sign-final"),
        SlipSigning::Written => say!("report-sign-written"),
        SlipSigning::Referee => say!("report-sign-referee"),
    }
}
/// On which day the count was audited.
pub(super) fn audited(date: &str) -> String {
    say!("report-audited-on", date)
}
/// The result of a count that was open, as it was decided in the end.
pub(super) fn decided_in_the_end() -> &'static str {
    say!("report-decided-in-the-end")
}
/// The title of the referee's page.
pub(super) fn title() -> &'static str {
    say!("report-title")
}
/// What the report is and is not.
pub(super) fn aid() -> &'static str {
    say!("report-aid")
}
/// The event.
pub(super) fn event() -> &'static str {
    say!("report-event")
}
/// The round.
pub(super) fn round() -> &'static str {
    say!("report-round")
}
/// The table.
pub(super) fn table() -> &'static str {
    say!("report-table")
}
/// The date.
pub(super) fn date() -> &'static str {
    say!("report-date")
}
/// The player of the black stones.
pub(super) fn black() -> &'static str {
    say!("report-black")
}
/// The player of the white stones.
pub(super) fn white() -> &'static str {
    say!("report-white")
}
/// The referee.
pub(super) fn referee() -> &'static str {
    say!("report-referee")
}
/// The computed result.
pub(super) fn computed() -> &'static str {
    say!("report-computed")
}
/// The result read off the board.
pub(super) fn read() -> &'static str {
    say!("report-read")
}
/// The claimed result.
pub(super) fn claimed() -> &'static str {
    say!("report-claimed")
}
/// The counted stones.
pub(super) fn stones() -> &'static str {
    say!("report-stones")
}
/// The position that is counted.
pub(super) fn position() -> &'static str {
    say!("report-position")
}
/// The finished fill.
pub(super) fn filled() -> &'static str {
    say!("report-filled")
}
/// That points of the findings are ringed.
pub(super) fn ringed() -> &'static str {
    say!("report-ringed")
}
/// What a square on a stone means.
pub(super) fn compensation_mark() -> &'static str {
    say!("report-compensation-mark")
}
/// What a triangle on a stone means.
pub(super) fn losing_mark() -> &'static str {
    say!("report-losing-mark")
}
/// The arithmetic.
pub(super) fn ledger() -> &'static str {
    say!("report-ledger")
}
/// The findings.
pub(super) fn findings() -> &'static str {
    say!("report-findings")
}
/// That there are none.
pub(super) fn none() -> &'static str {
    say!("report-none")
}
/// The notes.
pub(super) fn notes() -> &'static str {
    say!("report-notes")
}
/// The settings.
pub(super) fn settings() -> &'static str {
    say!("report-settings")
}

/// That a person confirmed the settings; `at` is a local time as ISO 8601.
pub(super) fn settings_confirmed(at: &str) -> String {
    say!("report-settings-confirmed", clock = clock_time(at))
}
/// The next steps, to be ticked.
pub(super) fn ways() -> [&'static str; 4] {
    [say!("report-way-found"), say!("report-way-restored"), say!("report-way-accepted"), say!("report-way-referee")]
}
/// That the dead stones are agreed by.
pub(super) fn agreed_dead() -> &'static str {
    say!("report-agreed-dead")
}
/// The clocks as read.
pub(super) fn clock() -> &'static str {
    say!("report-clock")
}
/// The picture of the clock.
pub(super) fn clock_picture() -> &'static str {
    say!("report-clock-picture")
}
/// The ruling and its reasons.
pub(super) fn ruling() -> &'static str {
    say!("report-ruling")
}
/// What was noted beside the moves.
pub(super) fn noted() -> &'static str {
    say!("report-noted")
}
/// What the camera noticed of the count.
pub(super) fn notices() -> &'static str {
    say!("report-notices")
}
/// The times.
pub(super) fn times() -> &'static str {
    say!("report-times")
}
/// That it was played under protest.
pub(super) fn protest() -> &'static str {
    say!("report-protest")
}
/// When the report was made.
pub(super) fn made() -> &'static str {
    say!("report-made")
}
/// The pictures.
pub(super) fn pictures() -> &'static str {
    say!("report-pictures")
}
/// The record.
pub(super) fn record() -> &'static str {
    say!("report-record")
}
/// What the record is for.
pub(super) fn rebuild() -> &'static str {
    say!("report-rebuild")
}
/// The moves as they are called out at the board.
pub(super) fn in_order() -> &'static str {
    say!("report-in-order")
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
