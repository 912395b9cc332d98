//! Sends a recording's hall what was added to it after it was over.

use std::path::Path;

use crate::commands::terminal::remark;
use crate::formats::unsent_text::send_command;
use crate::language::say;
use crate::network::hall_backlog::{RestOutcome, send_rest};

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
