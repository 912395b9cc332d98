//! Sends a recording's hall what was added to it after it was over, and does to it what people did there.

use std::path::Path;

use kifuscribe_acts::hall_acts;
use kifuscribe_acts::performance::HandOn;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_language::say;
use kifuscribe_network::hall_backlog::{RestOutcome, send_rest};
use kifuscribe_words::unsent_text::send_command;

/// Sends it, and says what became of it. Whatever that is, the journal has what was added.
pub(super) fn send(session: &Path, hand_on: HandOn<'_>) {
    let Some((copy, outcome)) = send_rest(session) else { return };
    let (seat, is_let_in) = (&copy.seat, !matches!(outcome, RestOutcome::Refused(_)));
    let command = send_command(&session.display().to_string(), seat, is_let_in);
    let text = match outcome {
        RestOutcome::Whole(acts) => {
            remark(say!("hall-rest-sent", table = seat.table, hall = seat.hall));
            return import(session, &acts, hand_on);
        }
        RestOutcome::Refused(why) => say!("hall-rest-refused", why, command),
        RestOutcome::Failed(why) => say!("hall-rest-failed", why, command),
        RestOutcome::Doubtful => say!("hall-rest-doubtful", command),
    };
    remark(&text);
}

/// Does to a recording that is over what people did to it in the hall, and says so. What it has decided otherwise stays, and the
/// hall shows that.
pub(super) fn import(session: &Path, acts: &[SessionEvent], hand_on: HandOn<'_>) {
    match hall_acts::import(session, acts, hand_on) {
        Ok(done) if done.is_empty() => {}
        Ok(done) => {
            let by: Vec<&str> = done.iter().map(|act| act.signed.by.as_str()).collect();
            remark(say!("hall-acts-imported", session = session.display(), by = by.join(", ")));
        }
        Err(why) => remark(say!("hall-acts-not-imported", session = session.display(), why)),
    }
}
