//! What is said of recordings that a hall does not have, and the command that sends one.

use crate::formats::hall_seat::HallSeat;
use crate::language::say;

/// The most recordings that are named which are not sent.
const MOST_NAMED: usize = 3;

/// The command that sends a recording to a table of a hall. The token does not stand in it.
#[must_use]
pub fn send_command(session: &str, seat: &HallSeat) -> String {
    let token = if seat.token.is_empty() { "" } else { " --token-file FILE" };
    format!("kifuscribe-hall send {session} --hall {} --table {}{token}", seat.hall, seat.table)
}

/// Which recordings in the folder of one are not sent by themselves, and how one is sent; `None` where there are none.
#[must_use]
pub fn not_sent(sessions: &[String], seat: &HallSeat) -> Option<String> {
    let command = send_command(sessions.first()?, seat);
    let mut named: Vec<&str> = sessions.iter().take(MOST_NAMED).map(String::as_str).collect();
    if sessions.len() > MOST_NAMED {
        named.push("\u{2026}");
    }
    Some(say!("hall-not-sent", sessions = named.join(", "), table = seat.table, command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_recordings_are_named_and_the_first_one_is_in_the_command() {
        let seat = HallSeat { hall: "http://hall:8080".to_owned(), table: 3, token: "secret".to_owned() };
        let said = |names: &[&str]| not_sent(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>(), &seat);
        assert_eq!(said(&[]), None);
        let text = said(&["a", "b", "c", "d"]).unwrap();
        assert!(text.starts_with("not sent: a, b, c, \u{2026} in the same folder"), "{text}");
        let command = "'kifuscribe-hall send a --hall http://hall:8080 --table 3 --token-file FILE' sends it";
        assert!(text.ends_with(command) && !text.contains("secret"), "{text}");
    }
}
