//! Sends a recording's hall what was added to it after it was over, and does to it what people did there.

use std::collections::BTreeSet;
use std::path::Path;

use crate::commands::named_here::known_addresses;
use kifuscribe_acts::hall_acts::{HallAct, HallActKind, HallActOutcome};
use kifuscribe_acts::hall_import;
use kifuscribe_acts::performance::HandOn;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::say;
use kifuscribe_network::hall_backlog::{RestOutcome, SentBy, send_rest};
use kifuscribe_words::{incident_text, result_text};

/// Sends it, and says what became of it. Whatever that is, the journal has what was added. Returns what people did to the recording
/// in the hall; `None` where the hall refuses what was added.
pub(super) fn send(session: &Path) -> Option<Vec<SessionEvent>> {
    let Some((copy, outcome)) = send_rest(session, &known_addresses(), SentBy::Program) else {
        return Some(Vec::new());
    };
    let seat = &copy.seat;
    if let Some(text) = outcome.problem(session, seat) {
        remark(&text);
    }
    match outcome {
        RestOutcome::Whole(acts) => {
            remark(say!("hall-rest-sent", table = seat.table, hall = seat.hall));
            Some(acts)
        }
        RestOutcome::Refused(_) => None,
        RestOutcome::Failed(_) | RestOutcome::Unknown | RestOutcome::Doubtful => Some(Vec::new()),
    }
}

/// Does to a recording that is over what people did to it in the hall, and says so. What it has decided otherwise stays, and the
/// hall shows that.
pub(super) fn import(session: &Path, acts: &[SessionEvent], hand_on: HandOn<'_>) {
    for (HallAct { kind, signed, .. }, outcome) in hall_import::contradicted(session, acts) {
        let by = signed.by;
        remark(match kind {
            HallActKind::Answer { question, .. } => say!("hall-acts-other-answer", session, by, question),
            HallActKind::Decision { result, .. } if outcome == HallActOutcome::WithoutProtest => {
                say!(
                    "hall-acts-without-protest",
                    session = typed_path(session),
                    by,
                    result = result_text::short(result)
                )
            }
            HallActKind::Decision { result, .. } => {
                say!("hall-acts-other-result", session = typed_path(session), by, result = result_text::short(result))
            }
            HallActKind::AppealsRejected { appeals, .. } => {
                let numbers = incident_text::numbers(&appeals);
                say!("hall-acts-other-upheld", session = typed_path(session), by, numbers)
            }
        });
    }
    let (done, refused) = hall_import::import(session, acts, hand_on);
    let by: BTreeSet<&str> = done.iter().map(|act| act.signed.by.as_str()).collect();
    if !by.is_empty() {
        remark(say!("hall-acts-imported", session, by = by.into_iter().collect::<Vec<_>>()));
    }
    if let Some(why) = refused {
        remark(hall_import::not_done(session, &why));
    }
}
