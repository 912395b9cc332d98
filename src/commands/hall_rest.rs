//! Sends a recording's hall what was added to it after it was over.

use std::path::Path;

use crate::formats::hall_seat::HallSeat;
use crate::language::say;
use crate::network::hall_backlog::{RestOutcome, send_rest};

/// Sends it, and says what became of it. Whatever that is, the journal has what was added.
pub(super) fn send(session: &Path) {
    let Some((copy, outcome)) = send_rest(session) else { return };
    let (seat, command) = (&copy.seat, send_command(&session.display().to_string(), &copy.seat));
    let text = match outcome {
        RestOutcome::Whole => say!("hall-rest-sent", table = seat.table, hall = seat.hall),
        RestOutcome::Refused(why) => say!("hall-rest-refused", why, command),
        RestOutcome::Failed(why) => say!("hall-rest-failed", why, command),
        RestOutcome::Doubtful => say!("hall-rest-doubtful", command),
    };
    eprintln!("kifuscribe: {text}");
}

/// The command that sends a recording to a table of a hall. The token does not stand in it.
pub(super) fn send_command(session: &str, seat: &HallSeat) -> String {
    let token = if seat.token.is_empty() { "" } else { " --token-file FILE" };
    format!("kifuscribe-hall send {session} --hall {} --table {}{token}", seat.hall, seat.table)
}
