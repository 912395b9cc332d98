//! Results of games that their table does not show.
//!
//! Of several games of a round at one table, the one that is shown counts. Where that one has no result and another one has,
//! a person has to choose; where their confirmed results differ, none of them counts.

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::{ResultNote, ResultStatus};
use kifuscribe_language::say;
use kifuscribe_words::result_text;
use serde_json::{Value, json};

use crate::clock::Millis;
use crate::round::TablePairing;

/// A game that was sent from a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotedGame {
    /// The hash of its journal's first line.
    pub first: String,
    /// What its recording says of the game.
    pub info: GameInfo,
    /// When the recording was begun.
    pub begun: Millis,
    /// The result, where it has one.
    pub note: Option<ResultNote>,
    /// Whether its recording is over and holds moves.
    pub is_over: bool,
}

/// The result of a game of the round that its table does not show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherResult {
    /// The result.
    pub result: GameResult,
    /// Whether it is claimed or confirmed.
    pub status: ResultStatus,
}

impl OtherResult {
    /// Whether both players or the referee have confirmed it.
    #[must_use]
    pub fn is_confirmed(&self) -> bool {
        self.status == ResultStatus::Confirmed
    }

    /// What is to be done about it, as a sentence without a capital letter and a full stop.
    #[must_use]
    pub fn text(&self) -> String {
        let result = result_text::short(self.result);
        match self.status {
            ResultStatus::Confirmed => say!("hall-other-result-confirmed", result),
            ResultStatus::Claimed => say!("hall-other-result-claimed", result),
        }
    }

    /// The result as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        json!({ "result": self.result.to_sgf(), "confirmed": self.is_confirmed() })
    }
}

/// What the other games of a table mean for the one that it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ResultComparison {
    /// Whether games of the round have different confirmed results.
    pub(crate) results_differ: bool,
    /// The result of another game, where the one that is shown has none, or only a claimed one and the other is confirmed.
    pub(crate) other: Option<OtherResult>,
    /// Whether another game is over and has no result.
    pub(crate) other_is_open: bool,
}

impl ResultComparison {
    /// Compares the game that a table shows with the others that were sent from it. `shown` is the hash of its journal's
    /// first line, and its result where it is the game that is paired. Without a pairing every game may be another one.
    pub(crate) fn of(games: &[NotedGame], pairing: &TablePairing, (shown, note): (&str, Option<&ResultNote>)) -> Self {
        if pairing.game().is_none() {
            return Self::default();
        }
        let of_pairing = |game: &&NotedGame| game.first != shown && pairing.fit(&game.info, game.begun).counts();
        let other_is_open = games.iter().filter(of_pairing).any(|game| game.is_over && game.note.is_none());
        let others: Vec<OtherResult> = games
            .iter()
            .filter(of_pairing)
            .filter_map(|game| game.note.as_ref())
            .map(|note| OtherResult { result: note.result, status: note.status })
            .collect();
        let own = note.filter(|note| note.status == ResultStatus::Confirmed).map(|note| note.result);
        let confirmed = || others.iter().rev().filter(|other| other.is_confirmed());
        let first = own.or_else(|| confirmed().next().map(|other| other.result));
        let results_differ = confirmed().any(|other| Some(other.result) != first);
        let other = match (own, note) {
            (Some(_), _) => None,
            (None, Some(_)) => confirmed().next(),
            (None, None) => confirmed().next().or_else(|| others.last()),
        };
        Self { results_differ, other: other.copied(), other_is_open }
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_core::game::record::Player;
    use kifuscribe_core::session::signature::Signature;

    use super::*;
    use kifuscribe_core::session::assent::Assent;

    fn info(black: &str, white: &str) -> GameInfo {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        GameInfo { black: player(black), white: player(white), ..GameInfo::default() }
    }

    fn note(result: &str, status: ResultStatus) -> ResultNote {
        let result = GameResult::from_sgf(result).unwrap();
        ResultNote {
            result,
            status,
            protest: false,
            signed: Signature::new(String::new(), "both"),
            assent: Assent::NONE,
        }
    }

    /// What other games with these results mean for the shown one: whether results differ, and the other's result.
    fn compared(
        others: &[(&str, ResultStatus)],
        shown: Option<(&str, ResultStatus)>,
    ) -> (bool, Option<(String, bool)>) {
        let pairing = TablePairing::Paired { game: Box::new(info("Ada", "Hua")), since: 0, former: Default::default() };
        let game = |(i, (result, status)): (usize, &(&str, ResultStatus))| NotedGame {
            first: i.to_string(),
            info: info("Ada", "Hua"),
            begun: 0,
            note: Some(note(result, *status)),
            is_over: true,
        };
        let mut games: Vec<NotedGame> = others.iter().enumerate().map(game).collect();
        // The game that is shown, as it was a while ago, and one of other players are passed over.
        let passed = [("shown", "Ada", "Hua"), ("strangers", "Kurt", "Alonzo")];
        games.extend(passed.map(|(first, black, white)| NotedGame {
            first: first.to_owned(),
            info: info(black, white),
            begun: 0,
            note: Some(note("W+9.5", ResultStatus::Confirmed)),
            is_over: true,
        }));
        let shown = shown.map(|(result, status)| note(result, status));
        let found = ResultComparison::of(&games, &pairing, ("shown", shown.as_ref()));
        (found.results_differ, found.other.map(|other| (other.result.to_sgf(), other.is_confirmed())))
    }

    #[test]
    fn a_result_of_another_game_is_said_while_the_shown_one_has_none_as_good() {
        use ResultStatus::{Claimed, Confirmed};
        let other = |result: &str, is_confirmed| Some((result.to_owned(), is_confirmed));
        assert_eq!(compared(&[], None), (false, None));
        assert_eq!(compared(&[("B+R", Confirmed)], None), (false, other("B+R", true)));
        assert_eq!(compared(&[("B+R", Claimed)], None), (false, other("B+R", false)));
        assert_eq!(compared(&[("B+R", Confirmed), ("W+R", Claimed)], None), (false, other("B+R", true)));
        assert_eq!(compared(&[("B+R", Confirmed)], Some(("W+R", Claimed))), (false, other("B+R", true)));
        assert_eq!(compared(&[("B+R", Claimed)], Some(("W+R", Claimed))), (false, None));
        assert_eq!(compared(&[("B+R", Claimed)], Some(("W+R", Confirmed))), (false, None));
        assert_eq!(compared(&[("B+R", Confirmed)], Some(("B+R", Confirmed))), (false, None));
        assert_eq!(compared(&[("B+R", Confirmed)], Some(("W+R", Confirmed))), (true, None));
        assert!(compared(&[("B+R", Confirmed), ("W+R", Confirmed)], None).0);
    }
}
