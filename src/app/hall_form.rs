//! What is typed to join a hall, and what is said of the one that is joined.

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::hall_answer::{HallPairing, JoinAnswer};
use kifuscribe_formats::hall_seat::{HallSeat, HallSeatError, is_token};
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_formats::settings::HallMemory;
use kifuscribe_language::{as_sentence, listed, say};
use kifuscribe_network::hall_link::{HallStatus, PairingState, UnsentRecording};
use kifuscribe_network::journal_sender::{SendingState, SendingStatus};
use kifuscribe_storage::hall_copy::UnsentPart;
use kifuscribe_words::unsent_text::{self, older_hall};
use kifuscribe_words::{info_text, time_span};

/// How long lines may wait before that is said: the usual way takes a fraction of a second.
const USUAL: Duration = Duration::from_secs(5);

/// What is typed to join a hall.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct HallForm {
    /// The hall's address, or the one of the QR code, in which everything stands.
    pub address: String,
    /// The number of the table.
    pub table: String,
    /// The table's token, or the code for it that was read out, both secrets; empty in a hall without tokens.
    pub token: String,
}

impl fmt::Debug for HallForm {
    /// The form without its token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HallForm").field("table", &self.table).finish_non_exhaustive()
    }
}

impl HallForm {
    /// The form with the parts of an address in which everything stands in their fields, once its token is whole: an address may
    /// be typed letter by letter.
    #[must_use]
    pub fn sorted(self) -> Self {
        match HallSeat::of_address(&self.address).filter(|seat| is_token(&seat.token)) {
            Some(seat) => Self { address: seat.hall, table: seat.table.to_string(), token: seat.token },
            None => self,
        }
    }

    /// The hall's address and the code that somebody has read out, where a code stands in place of the token.
    #[must_use]
    pub fn code(&self) -> Option<(String, JoinCode)> {
        Some((self.address.trim().to_owned(), JoinCode::of_text(&self.token)?))
    }

    /// The seat that is typed.
    ///
    /// # Errors
    /// [`HallSeatError`].
    pub fn seat(&self) -> Result<HallSeat, HallSeatError> {
        HallSeat::of_texts(&self.address, &self.table, &self.token)
    }

    /// The seat that is typed for the table of a further board: where no address is, it is in the hall of this one.
    ///
    /// # Errors
    /// [`HallSeatError`].
    pub fn seat_beside(&self, hall: &str) -> Result<HallSeat, HallSeatError> {
        let address = if self.address.trim().is_empty() { hall } else { &self.address };
        HallSeat::of_texts(address, &self.table, &self.token)
    }
}

/// The most halls that are remembered.
pub const MOST_REMEMBERED: usize = 8;

/// Remembers the first of the tables that are joined: it stands first among the seats, of which there is one a hall, the newest
/// first.
pub fn remember(halls: &mut HallMemory, first: Option<&HallSeat>) {
    halls.is_joined = first.is_some();
    if let Some(first) = first {
        halls.seats.retain(|other| other.hall != first.hall);
        halls.seats.insert(0, first.clone());
        halls.seats.truncate(MOST_REMEMBERED);
    }
}

/// The name of a seat on a button, such as `Table 3 of http://hall:8080`.
#[must_use]
pub fn seat_name(seat: &HallSeat) -> String {
    say!("hall-table-of", table = seat.table, hall = seat.hall)
}

/// The name of a remembered hall on a button, with the tables that are joined by it.
#[must_use]
pub fn remembered_name(hall: &str, tables: &[HallSeat]) -> String {
    let tables: BTreeSet<u32> = tables.iter().map(|seat| seat.table).collect();
    let tables: Vec<String> = tables.iter().map(u32::to_string).collect();
    say!("hall-table-of", table = listed(&tables), hall)
}

/// What the hall has said of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaidOfTable {
    /// This game is played there.
    Game(String),
    /// Nothing is known, as a sentence.
    Nothing(String),
    /// Something is wrong, as a sentence with a hint.
    Wrong(String),
}

/// What the hall has said of the table, in words.
#[must_use]
pub fn said_of_table(status: &HallStatus) -> SaidOfTable {
    let table = status.seat.table;
    let answer = match &status.pairing {
        PairingState::Asked => return SaidOfTable::Nothing(say!("hall-the-hall-is-being-asked").to_owned()),
        PairingState::Failed(why) => return SaidOfTable::Wrong(as_sentence(why)),
        PairingState::Answered(answer) => answer,
    };
    match &answer.pairing {
        HallPairing::Paired(info) => SaidOfTable::Game(game_text(info)),
        HallPairing::NoPairings => SaidOfTable::Nothing(say!("hall-the-hall-has-no-pairings").to_owned()),
        HallPairing::NotPaired => SaidOfTable::Wrong(say!("hall-the-halls-pairings-have-no", table)),
        HallPairing::SeveralGames => SaidOfTable::Wrong(say!("hall-several-games", table)),
    }
}

/// Where other people play now than before, as sentences.
#[must_use]
pub fn changes(before: &[HallStatus], now: &[HallStatus]) -> Vec<String> {
    let change = |now: &HallStatus| {
        let before = before.iter().find(|before| before.seat.is_same_table(&now.seat))?;
        if paired_game(Some(before))? == paired_game(Some(now)).unwrap_or(&GameInfo::default()) {
            return None;
        }
        let (SaidOfTable::Game(said) | SaidOfTable::Nothing(said) | SaidOfTable::Wrong(said)) = said_of_table(now);
        Some(as_sentence(&say!("hall-changed", table = now.seat.table, said)))
    };
    now.iter().filter_map(change).collect()
}

/// The game that the hall has at the table; `None` where it has said none.
#[must_use]
pub fn paired_game(status: Option<&HallStatus>) -> Option<&GameInfo> {
    match &status?.pairing {
        PairingState::Answered(JoinAnswer { pairing: HallPairing::Paired(info), .. }) => Some(info),
        _ => None,
    }
}

/// A game in one line, such as `Round 2: Black Ito (3d) - White Novák (2d), handicap 2, komi 0.5, AGA rules`.
fn game_text(info: &GameInfo) -> String {
    let game = info_text::game_of_round(info);
    if info.rules.is_empty() { game } else { say!("hall-game-and-rules", game, rules = info.rules) }
}

/// How far the recording has come on its way, in a few words for the bar.
#[must_use]
pub fn summary(status: &HallStatus) -> String {
    let table = status.seat.table;
    match &status.sending {
        None => say!("hall-hall-table", table),
        Some(SendingStatus { state: SendingState::Refused(_) | SendingState::Denied(_), .. }) => {
            say!("hall-hall-table-refused", table)
        }
        Some(sending) if sending.unsent > 0 => {
            say!("hall-lines-wait", table, lines = sending.unsent)
        }
        Some(_) => say!("hall-hall-table-all-acknowledged", table),
    }
}

/// What a person should know about the hall and the recording's way to it, as a sentence without a full stop.
#[must_use]
pub fn warning(status: &HallStatus) -> Option<String> {
    sending_warning(status).or_else(|| match &status.pairing {
        PairingState::Answered(answer) if answer.is_older() => Some(older_hall(answer)),
        PairingState::Answered(_) | PairingState::Asked | PairingState::Failed(_) => None,
    })
}

fn sending_warning(status: &HallStatus) -> Option<String> {
    let sending = status.sending.as_ref()?;
    match &sending.state {
        SendingState::Refused(why) => {
            Some(say!("hall-the-hall-refuses-this-recording", why = why.to_string().trim_end_matches('.')))
        }
        SendingState::Denied(why) => Some(say!("hall-the-hall-does-not-let-in", why = why.trim_end_matches('.'))),
        SendingState::Waiting(why) if is_late(sending) => {
            let (time, why) = (time_span::in_words(sending.waited), why.trim_end_matches('.'));
            Some(if sending.is_over {
                say!("hall-lines-have-waited-over", lines = sending.unsent, time, why)
            } else {
                say!("hall-lines-have-waited", lines = sending.unsent, time, why)
            })
        }
        _ if sending.is_hidden && sending.unsent == 0 => Some(say!("hall-the-hall-shows-another-game").to_owned()),
        _ => None,
    }
}

/// Which recordings beside this one are not sent by themselves, as a sentence without a full stop; `None` where there are
/// none, or somebody has seen them all. They may be of any table unless one is the only one that is joined.
fn not_sent(status: &HallStatus, is_only: bool, seen: &[PathBuf]) -> Option<String> {
    let name = |session: &PathBuf| session.display().to_string();
    let unseen: Vec<String> = status.not_sent.iter().filter(|session| !seen.contains(session)).map(name).collect();
    unsent_text::not_sent(&unseen, &status.seat, is_only.then_some(status.seat.table))
}

/// The first of these tables' sentences about recordings that are not sent by themselves and that nobody has seen yet.
#[must_use]
pub fn not_sent_of(tables: &[HallStatus], seen: &[PathBuf]) -> Option<String> {
    tables.iter().find_map(|table| not_sent(table, tables.len() == 1, seen))
}

/// What a person should know about the ways of all tables, that of the board on the screen first. Of a recording that is over only
/// that lines of it still wait: the bar says the rest.
#[must_use]
pub fn warnings_of(tables: &[HallStatus], shown: Option<&HallStatus>) -> Vec<String> {
    let waits = |sending: &SendingStatus| matches!(sending.state, SendingState::Waiting(_)) && !sending.has_ended;
    let has_more = |sending: &SendingStatus| !sending.is_over || waits(sending);
    let has_more = |table: &&HallStatus| table.sending.as_ref().is_some_and(has_more);
    let (shown, others) =
        (shown.filter(has_more), tables.iter().filter(|table| Some(*table) != shown).filter(has_more));
    let of_other = |table: &HallStatus| Some(say!("hall-of-table", table = table.seat.table, text = warning(table)?));
    shown.and_then(warning).into_iter().chain(others.filter_map(of_other)).collect()
}

/// What a hall lacks of the recording on the screen, as a sentence without a full stop.
#[must_use]
pub fn unsent_part_text(part: &UnsentPart) -> String {
    let (table, lines) = (part.table, part.lines);
    let lacks =
        if part.has_result { say!("hall-lacks-result", table, lines) } else { say!("hall-lacks-part", table, lines) };
    as_heard(part, lacks)
}

/// What a hall lacks, in these words; where it has not said so since the start, that is said.
#[must_use]
pub fn as_heard(part: &UnsentPart, lacks: String) -> String {
    if part.is_heard { lacks } else { say!("hall-not-heard-yet", lacks) }
}

/// What a hall lacks of a game that is over, and why, as a sentence.
#[must_use]
pub fn unsent_text(recording: &UnsentRecording, game: &str) -> String {
    let lacks = say!("hall-lacks-lines", table = recording.seat.table, game, lines = recording.lines);
    let why = match &recording.state {
        SendingState::Open => return as_sentence(&lacks),
        SendingState::Waiting(why) | SendingState::Denied(why) => why.clone(),
        SendingState::Refused(why) => why.to_string(),
    };
    as_sentence(&format!("{lacks}: {why}"))
}

/// Whether the hall lacks lines of the newest recording of a table that should be there by now.
#[must_use]
pub fn is_behind(status: &HallStatus) -> bool {
    let is_refused = |state: &SendingState| matches!(state, SendingState::Refused(_) | SendingState::Denied(_));
    let lacks = |sending: &SendingStatus| sending.is_over || is_late(sending) || is_refused(&sending.state);
    status.sending.as_ref().is_some_and(|sending| sending.unsent > 0 && lacks(sending))
}

fn is_late(sending: &SendingStatus) -> bool {
    sending.unsent > 0 && sending.waited >= USUAL
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_formats::hall_refusal::HallRefusal;

    fn status(state: SendingState, unsent: usize, waited: u64) -> HallStatus {
        let waited = Duration::from_secs(waited);
        let sending = SendingStatus { state, unsent, waited, ..SendingStatus::default() };
        let seat = HallSeat { hall: "http://hall:8080".to_owned(), table: 3, token: "secret".to_owned() };
        let pairing = PairingState::default();
        HallStatus { seat, pairing, unconfirmed: None, sending: Some(sending), session: None, not_sent: Vec::new() }
    }

    #[test]
    fn the_bar_says_how_far_the_lines_have_come() {
        let check = |state, unsent, waited, short: &str, long: Option<&str>| {
            let status = status(state, unsent, waited);
            assert_eq!((summary(&status).as_str(), warning(&status).as_deref()), (short, long));
        };
        check(SendingState::Open, 0, 0, "Hall, table 3: all acknowledged", None);
        check(SendingState::Open, 2, 0, "Hall, table 3: 2 lines wait", None);
        check(SendingState::Open, 1, 6, "Hall, table 3: 1 line waits", None);
        check(
            SendingState::Waiting("no answer from the hall; check that it runs".to_owned()),
            12,
            200,
            "Hall, table 3: 12 lines wait",
            Some(
                "12 lines have waited for the hall for 3 min: no answer from the hall; check that it runs. The recording \
                 goes on, and they are sent when it answers",
            ),
        );
        check(
            SendingState::Refused(HallRefusal::Claimed),
            12,
            1,
            "Hall, table 3: refused",
            Some(
                "The hall refuses this recording, which goes on here: another recording of this table goes on; stop it, or \
                 let the organiser release the table",
            ),
        );
    }

    #[test]
    fn of_a_recording_that_is_over_only_waiting_lines_are_warned_of() {
        let over = |state, has_ended| {
            let status = status(state, 12, 200);
            let sending = status.sending.map(|sending| SendingStatus { is_over: true, has_ended, ..sending });
            HallStatus { sending, ..status }
        };
        let waiting = || SendingState::Waiting("no answer from the hall".to_owned());
        let refused = || SendingState::Refused(HallRefusal::Claimed);
        let text = "12 lines have waited for the hall for 3 min: no answer from the hall. The recording is over; leave the \
                    program open, and they are sent when the hall answers";
        let tables = [over(waiting(), false)];
        assert_eq!(warnings_of(&tables, tables.first()), [text]);
        assert_eq!(warnings_of(&tables, None), [format!("Table 3: {text}")]);
        for over in [over(refused(), false), over(waiting(), true)] {
            assert!(warnings_of(&[over], None).is_empty());
        }
        assert_eq!(warnings_of(&[status(refused(), 12, 1)], None).len(), 1, "the recording goes on");
    }

    #[test]
    fn one_address_fills_all_fields_however_it_is_typed() {
        let token = "0123abcd".repeat(8);
        let address = format!("http://hall:8080/join/3#{token}");
        let mut form = HallForm::default();
        for letter in address.chars() {
            form.address.push(letter);
            form = form.sorted();
        }
        let pasted = HallForm { address: address.clone(), ..HallForm::default() }.sorted();
        for form in [&form, &pasted] {
            let fields = (form.address.as_str(), form.table.as_str(), form.token.as_str());
            assert_eq!(fields, ("http://hall:8080", "3", token.as_str()));
        }
        assert!(!format!("{form:?}").contains(&token), "a token is not shown");
        // In a hall without tokens, and before everything is typed, the address is read when the table is joined.
        let short = HallForm { address: "http://hall:8080/join/3".to_owned(), ..HallForm::default() }.sorted();
        assert_eq!((short.seat().unwrap().table, short.table.as_str()), (3, ""));
    }

    #[test]
    fn one_seat_a_hall_is_remembered() {
        let seat = |hall: &str, table| HallSeat { hall: hall.to_owned(), table, token: String::new() };
        let mut halls = HallMemory::default();
        for (hall, table) in [("http://a", 1), ("http://b", 2), ("http://a", 3)] {
            remember(&mut halls, Some(&seat(hall, table)));
        }
        assert_eq!(halls.seats, [seat("http://a", 3), seat("http://b", 2)]);
        assert!(halls.is_joined);
        // The hall is left: it stays in the list.
        remember(&mut halls, None);
        assert_eq!((halls.seats.len(), halls.is_joined), (2, false));
    }
}
