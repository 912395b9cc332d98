//! What is said of recordings that a hall does not have, and the command that sends one.

use kifuscribe_formats::hall_answer::JoinAnswer;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::journal;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_language::{listed, say};

/// The most recordings that are named which are not sent.
const MOST_NAMED: usize = 3;

/// That a hall is older than this program, and what that means for a recording that begins.
#[must_use]
pub fn older_hall(answer: &JoinAnswer) -> String {
    say!("hall-is-older", own = journal::FORMAT, format = answer.format)
}

/// The command that sends a recording to its table of a hall. The token does not stand in it: with `keeps_token` the recording
/// has the right one, and without it one is to be given.
#[must_use]
pub fn send_command(session: &str, seat: &HallSeat, keeps_token: bool) -> String {
    command(session, seat, &seat.table.to_string(), keeps_token)
}

/// The command that sends a recording to a table N of the hall of `seat`, where nothing says which one it is.
#[must_use]
pub fn send_command_to_any_table(session: &str, seat: &HallSeat) -> String {
    command(session, seat, "N", false)
}

fn command(session: &str, seat: &HallSeat, table: &str, keeps_token: bool) -> String {
    let mut words = vec!["kifuscribe-hall", "send", session, "--hall", &seat.hall, "--table", table];
    if !keeps_token && !seat.token.is_empty() {
        words.extend(["--token-file", "FILE"]);
    }
    typed(&words)
}

/// Which recordings in the folder of one are not sent by themselves, and how one is sent; `None` where there are none. `table` is
/// the table that they may be of, where it is known.
#[must_use]
pub fn not_sent(sessions: &[String], seat: &HallSeat, table: Option<u32>) -> Option<String> {
    let first = sessions.first()?;
    let command = match table {
        Some(table) => send_command(first, &HallSeat { table, ..seat.clone() }, false),
        None => send_command_to_any_table(first, seat),
    };
    let mut named: Vec<&str> = sessions.iter().take(MOST_NAMED).map(String::as_str).collect();
    if sessions.len() > MOST_NAMED {
        named.push("\u{2026}");
    }
    let sessions = listed(&named);
    Some(match table {
        Some(table) => say!("hall-not-sent", sessions, table, command),
        None => say!("hall-not-sent-from-any-table", sessions, command),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_that_a_recording_keeps_is_not_asked_for() {
        let seat = HallSeat { hall: "http://hall:8080".to_owned(), table: 3, token: "secret".to_owned() };
        let command = "kifuscribe-hall send a.session --hall http://hall:8080 --table 3";
        assert_eq!(send_command("a.session", &seat, true), command);
        assert_eq!(send_command("a.session", &seat, false), format!("{command} --token-file FILE"));
    }

    #[test]
    fn three_recordings_are_named_and_the_first_one_is_in_the_command() {
        let seat = HallSeat { hall: "http://hall:8080".to_owned(), table: 3, token: "secret".to_owned() };
        let said =
            |names: &[&str]| not_sent(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>(), &seat, Some(3));
        assert_eq!(said(&[]), None);
        let text = said(&["a", "b", "c", "d"]).unwrap();
        assert!(text.starts_with("not sent: a, b, c, \u{2026} in the same folder"), "{text}");
        let command = "'kifuscribe-hall send a --hall http://hall:8080 --table 3 --token-file FILE' sends it";
        assert!(text.ends_with(command) && !text.contains("secret"), "{text}");
        let text = not_sent(&["a".to_owned()], &seat, None).unwrap();
        let command =
            "'kifuscribe-hall send a --hall http://hall:8080 --table N --token-file FILE' sends it to table N";
        assert!(text.ends_with(command), "{text}");
    }
}
