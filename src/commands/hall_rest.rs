//! Sends a recording's hall what was added to it after it was over.

use std::path::Path;

use kifuscribe_console::terminal::remark;
use kifuscribe_language::say;
use kifuscribe_network::hall_backlog::{RestOutcome, send_rest};
use kifuscribe_words::unsent_text::send_command;

/// Sends it, and says what became of it. Whatever that is, the journal has what was added.
pub(super) fn send(session: &Path) {
    let Some((copy, outcome)) = send_rest(session) else { return };
    let (seat, is_let_in) = (&copy.seat, !matches!(outcome, RestOutcome::Refused(_)));
    let command = send_command(&session.display().to_string(), seat, is_let_in);
    let text = match outcome {
        RestOutcome::Whole => say!("hall-rest-sent", table = seat.table, hall = seat.hall),
        RestOutcome::Refused(why) => say!("hall-rest-refused", why, command),
        RestOutcome::Failed(why) => say!("hall-rest-failed", why, command),
        RestOutcome::Doubtful => say!("hall-rest-doubtful", command),
    };
    remark(&text);
}
