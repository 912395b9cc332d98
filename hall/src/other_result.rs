//! Results of games that their table does not show.
//!
//! Of several games of a round at one table, the one that is shown counts. Where that one has no result and another one has,
//! a person has to choose; where their confirmed results differ, none of them counts.

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::{LeadingResult, ResultRank};
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
    /// The result that leads in it, where it has one.
    pub leading: Option<LeadingResult>,
    /// Whether its recording is over and holds moves.
    pub is_over: bool,
}

/// The result of a game of the round that its table does not show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherResult {
    /// The result.
    pub result: GameResult,
    /// How far it has come.
    pub rank: ResultRank,
}

impl OtherResult {
    /// Whether both players or the referee have confirmed it.
    #[must_use]
    pub fn is_confirmed(&self) -> bool {
        self.rank == ResultRank::Confirmed
    }

    /// What is to be done about it, as a sentence without a capital letter and a full stop.
    #[must_use]
    pub fn text(&self) -> String {
        let result = result_text::short(self.result);
        match self.rank {
            ResultRank::Confirmed => say!("hall-other-result-confirmed", result),
            ResultRank::Decided => say!("hall-other-result-decided", result),
            ResultRank::Claimed => say!("hall-other-result-claimed", result),
        }
    }

    /// The result as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        json!({ "result": self.result.to_listed(), "confirmed": self.is_confirmed() })
    }
}

/// What the other games of a table mean for the one that it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ResultComparison {
    /// Whether games of the round have different confirmed results.
    pub(crate) results_differ: bool,
    /// The result of another game, where the one that is shown has none, or one that is not confirmed and the other is.
    pub(crate) other: Option<OtherResult>,
    /// Whether another game is over and has no result.
    pub(crate) other_is_open: bool,
}

impl ResultComparison {
    /// Compares the game that a table shows with the others that were sent from it. `shown` is the hash of its journal's
    /// first line, and its result where it is the game that is paired. Without a pairing every game may be another one.
    pub(crate) fn of(
        games: &[NotedGame],
        pairing: &TablePairing,
        (shown, leading): (&str, Option<&LeadingResult>),
    ) -> Self {
        if pairing.game().is_none() {
            return Self::default();
        }
        let of_pairing = |game: &&NotedGame| game.first != shown && pairing.fit(&game.info, game.begun).counts();
        let other_is_open = games.iter().filter(of_pairing).any(|game| game.is_over && game.leading.is_none());
        let others: Vec<OtherResult> = games
            .iter()
            .filter(of_pairing)
            .filter_map(|game| game.leading.as_ref())
            .map(|leading| OtherResult { result: leading.note.result, rank: leading.rank })
            .collect();
        let own = leading.filter(|own| own.rank == ResultRank::Confirmed).map(|own| own.note.result);
        let confirmed = || others.iter().rev().filter(|other| other.is_confirmed());
        let first = own.or_else(|| confirmed().next().map(|other| other.result));
        let results_differ = confirmed().any(|other| Some(other.result) != first);
        let other = match (own, leading) {
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
    use kifuscribe_core::session::recording::{ResultNote, ResultStatus};
    use kifuscribe_core::session::signature::Signature;

    use super::*;
    use kifuscribe_core::session::assent::Assent;

    fn info(black: &str, white: &str) -> GameInfo {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        GameInfo { black: player(black), white: player(white), ..GameInfo::default() }
    }

    fn leading(result: &str, rank: ResultRank) -> LeadingResult {
        let result = GameResult::from_sgf(result).unwrap();
        let status = if rank == ResultRank::Confirmed { ResultStatus::Confirmed } else { ResultStatus::Claimed };
        let (signed, assent) = (Signature::new(String::new(), "both"), Assent::NONE);
        LeadingResult { note: ResultNote { result, status, protest: false, signed, assent }, rank }
    }

    /// What other games with these results mean for the shown one: whether results differ, and the other's result.
    fn compared(others: &[(&str, ResultRank)], shown: Option<(&str, ResultRank)>) -> (bool, Option<(String, bool)>) {
        let pairing = TablePairing::Paired { game: Box::new(info("Ada", "Hua")), since: 0, former: Default::default() };
        let game = |(i, (result, rank)): (usize, &(&str, ResultRank))| NotedGame {
            first: i.to_string(),
            info: info("Ada", "Hua"),
            begun: 0,
            leading: Some(leading(result, *rank)),
            is_over: true,
        };
        let mut games: Vec<NotedGame> = others.iter().enumerate().map(game).collect();
        // The game that is shown, as it was a while ago, and one of other players are passed over.
        let passed = [("shown", "Ada", "Hua"), ("strangers", "Kurt", "Alonzo")];
        games.extend(passed.map(|(first, black, white)| NotedGame {
            first: first.to_owned(),
            info: info(black, white),
            begun: 0,
            leading: Some(leading("W+9.5", ResultRank::Confirmed)),
            is_over: true,
        }));
        let shown = shown.map(|(result, rank)| leading(result, rank));
        let found = ResultComparison::of(&games, &pairing, ("shown", shown.as_ref()));
        (found.results_differ, found.other.map(|other| (other.result.to_sgf(), other.is_confirmed())))
    }

    #[test]
    fn a_result_of_another_game_is_said_while_the_shown_one_has_none_as_good() {
        use ResultRank::{Claimed, Confirmed, Decided};
        let other = |result: &str, is_confirmed| Some((result.to_owned(), is_confirmed));
        assert_eq!(compared(&[], None), (false, None));
        assert_eq!(compared(&[("B+R", Confirmed)], None), (false, other("B+R", true)));
        assert_eq!(compared(&[("B+R", Claimed)], None), (false, other("B+R", false)));
        assert_eq!(compared(&[("B+R", Decided)], None), (false, other("B+R", false)));
        assert_eq!(compared(&[("B+R", Confirmed)], Some(("W+R", Decided))), (false, other("B+R", true)));
        assert_eq!(compared(&[("B+R", Confirmed), ("W+R", Claimed)], None), (false, other("B+R", true)));
        assert_eq!(compared(&[("B+R", Confirmed)], Some(("W+R", Claimed))), (false, other("B+R", true)));
        assert_eq!(compared(&[("B+R", Claimed)], Some(("W+R", Claimed))), (false, None));
        assert_eq!(compared(&[("B+R", Claimed)], Some(("W+R", Confirmed))), (false, None));
        assert_eq!(compared(&[("B+R", Confirmed)], Some(("B+R", Confirmed))), (false, None));
        assert_eq!(compared(&[("B+R", Confirmed)], Some(("W+R", Confirmed))), (true, None));
        assert!(compared(&[("B+R", Confirmed), ("W+R", Confirmed)], None).0);
    }
}
