//! Names that a hall has by now for a recording that has begun under others.

use std::path::PathBuf;

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_network::hall_link::HallStatus;

use crate::app::hall_form::paired_game;

/// The most moves of a recording that is offered the names of another round than the hall gave it: the next round is not paired before.
const MOST_MOVES: usize = 20;

/// A recording that has begun at a table of a hall, until somebody has said whether it takes other names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BegunGame {
    /// Its session folder.
    pub session: PathBuf,
    /// Its table.
    pub seat: HallSeat,
    /// What the hall said of the game when it began; `None` where it had said nothing.
    pub taken: Option<GameInfo>,
}

impl BegunGame {
    /// The game that the hall has by now at the table, where it is another one than the recording has begun with. `info` is what
    /// the recording knows, after `moves` moves.
    #[must_use]
    pub fn offered<'a>(&self, tables: &'a [HallStatus], info: &GameInfo, moves: usize) -> Option<&'a GameInfo> {
        let paired = paired_game(tables.iter().find(|table| table.seat.is_same_table(&self.seat)))?;
        let is_of_this_round = !info.round.is_empty() && is_same_number(&info.round, &paired.round);
        let is_late = self.taken.is_some() && moves > MOST_MOVES && !is_of_this_round;
        let is_known = self.taken.as_ref() == Some(paired) || info.names_as(paired);
        Some(paired).filter(|_| !is_late && !is_known)
    }
}

/// What is known of a game after it took the names and conditions of the pairing.
#[must_use]
pub fn with_pairing(info: &GameInfo, paired: &GameInfo) -> GameInfo {
    let info = info.clone().without_players_replaced_by(paired);
    let said = |paired: &String, own: String| if paired.is_empty() { own } else { paired.clone() };
    GameInfo {
        black: paired.black.clone(),
        white: paired.white.clone(),
        event: said(&paired.event, info.event),
        round: said(&paired.round, info.round),
        table: said(&paired.table, info.table),
        place: said(&paired.place, info.place),
        rules: said(&paired.rules, info.rules),
        komi: paired.komi.or(info.komi),
        handicap: paired.handicap.or(info.handicap),
        main_time: paired.main_time.or(info.main_time),
        overtime: said(&paired.overtime, info.overtime),
        ..info
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::record::{Consent, Player};
    use kifuscribe_formats::hall_answer::{HallPairing, JoinAnswer};
    use kifuscribe_formats::journal;
    use kifuscribe_network::hall_link::PairingState;

    fn game(black: &str, white: &str, round: &str) -> GameInfo {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        GameInfo { black: player(black), white: player(white), round: round.to_owned(), ..GameInfo::default() }
    }

    fn offered(taken: Option<GameInfo>, now: Option<GameInfo>, info: GameInfo, moves: usize) -> bool {
        let seat = HallSeat { hall: "http://hall".to_owned(), table: 3, token: String::new() };
        let pairing = now.map_or(HallPairing::NotPaired, |now| HallPairing::Paired(Box::new(now)));
        let pairing = PairingState::Answered(JoinAnswer { pairing, format: journal::FORMAT });
        let table = HallStatus {
            seat: seat.clone(),
            pairing,
            unconfirmed: None,
            sending: None,
            session: None,
            not_sent: Vec::new(),
        };
        BegunGame { session: "a.session".into(), seat, taken }.offered(&[table], &info, moves).is_some()
    }

    #[test]
    fn the_names_of_the_round_that_was_paired_since_are_offered_and_no_others() {
        let (first, second) = (game("Ada", "Emmy", "1"), game("Grace", "Ada", "2"));
        let changed = |moves| offered(Some(first.clone()), Some(second.clone()), first.clone(), moves);
        assert!(changed(0) && changed(20));
        assert!(!changed(21), "late in a game it is the next round that was paired");
        let spelled = game("Ada", "Emily", "1");
        assert!(offered(Some(first.clone()), Some(spelled), first.clone(), 200), "a name was put right in mid-round");
        assert!(!offered(Some(first.clone()), Some(first.clone()), first.clone(), 0));
        assert!(!offered(Some(first.clone()), None, first.clone(), 0), "a table that is not paired has no names");
        assert!(!offered(Some(first.clone()), Some(second.clone()), second.clone(), 0), "somebody has put them right");
        assert!(offered(None, Some(first.clone()), GameInfo::default(), 60), "the hall was away until now");
        let swapped = game("Emmy", "Ada", "1");
        assert!(offered(Some(first.clone()), Some(swapped), first, 0), "colours count");
    }

    #[test]
    fn what_the_hall_does_not_say_stays_and_a_consent_is_its_players() {
        let consents = (Consent::Given, Consent::Given);
        let info = GameInfo { place: "Berlin".to_owned(), ..game("Ada", "Emmy", "1") };
        let info = GameInfo { black_consent: consents.0, white_consent: consents.1, ..info };
        let now = with_pairing(&info, &game("Ada", "Grace", "2"));
        assert_eq!((now.white.name.as_str(), now.round.as_str(), now.place.as_str()), ("Grace", "2", "Berlin"));
        assert_eq!((now.black_consent, now.white_consent), (Consent::Given, Consent::Unsaid));
    }
}
