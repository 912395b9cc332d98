//! A result as it is typed on a telephone: who has won, how, and by how much; and which field does not fit.

use kifuscribe_acts::act::PlayerProtest;
use kifuscribe_acts::hall_acts::PlayersWord;
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_language::Message;

/// The beginning of the names of the fields for the appeals that a decision answers, before their numbers.
pub const APPEAL: &str = "appeal-";

/// The appeals that a decision answers, by their numbers, from the fields of a form.
pub fn answered_appeals<'a>(names: impl Iterator<Item = &'a String>) -> Vec<usize> {
    names.filter_map(|name| name.strip_prefix(APPEAL)?.parse().ok()).collect()
}

/// The fields of the form, as they were typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EnteredResult {
    /// `B`, `W`, `0` for a draw, `both-lose`, or `no-result`.
    pub winner: String,
    /// `points`, `R`, `T`, `F`, `illegal-move`, `adjudicated`, or nothing.
    pub way: String,
    /// By how many points.
    pub margin: String,
    /// Why a referee decides so.
    pub reasons: String,
    /// Which players say so to who enters it.
    pub players: PlayersWord,
    /// The appeals that the decision answers, by their numbers.
    pub appeals: Vec<usize>,
    /// Under whose protest the game is decided, and why.
    pub protest: EnteredProtest,
}

/// Under whose protest a game is decided, and why, as it was typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EnteredProtest {
    /// `black`, `white`, `both`, or nothing.
    pub whose: String,
    /// Why.
    pub why: String,
}

impl EnteredProtest {
    /// Who protests, each for these reasons.
    ///
    /// # Errors
    /// [`EntryFault::ProtestOfNobody`], [`EntryFault::ProtestWithoutReasons`].
    pub fn protests(&self) -> Result<Vec<PlayerProtest>, EntryFault> {
        let reasons = self.why.trim();
        if self.whose.is_empty() && reasons.is_empty() {
            return Ok(Vec::new());
        }
        let protests = PlayerProtest::of_word(&self.whose, reasons).ok_or(EntryFault::ProtestOfNobody)?;
        if reasons.is_empty() { Err(EntryFault::ProtestWithoutReasons) } else { Ok(protests) }
    }
}

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryField {
    /// Who has won.
    Winner,
    /// How.
    Way,
    /// By how much.
    Margin,
    /// Why a referee decides so.
    Reasons,
    /// Whose protest it is.
    Protest,
    /// Why a player protests.
    ProtestReasons,
}

/// Why the fields say no result.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
pub enum EntryFault {
    /// None of the choices of who has won.
    NoWinner,
    /// It is none of the ways to win.
    NoSuchWay,
    /// A win by points without a margin.
    NoMargin,
    /// The margin is no number of points.
    UnreadMargin {
        /// What was typed.
        margin: String,
    },
    /// A margin beside a win that is not by points.
    MarginWithoutPoints {
        /// What was typed.
        margin: String,
    },
    /// A draw, a loss of both players, or no result, beside a way to win or a margin.
    WonByNobody,
    /// It is not said that both players agree, and a referee gives no reasons.
    NobodyAgrees,
    /// Reasons for a protest of nobody.
    ProtestOfNobody,
    /// A protest without reasons.
    ProtestWithoutReasons,
}

impl EntryFault {
    /// The field to look at.
    #[must_use]
    pub const fn field(&self) -> EntryField {
        match self {
            Self::NoWinner => EntryField::Winner,
            Self::NoSuchWay | Self::WonByNobody => EntryField::Way,
            Self::NobodyAgrees => EntryField::Reasons,
            Self::ProtestOfNobody => EntryField::Protest,
            Self::ProtestWithoutReasons => EntryField::ProtestReasons,
            Self::NoMargin | Self::UnreadMargin { .. } | Self::MarginWithoutPoints { .. } => EntryField::Margin,
        }
    }
}

impl EnteredResult {
    /// The same with a result that was typed as a text, such as `W+3.5`, in the fields for it. What is none stands where it is looked at.
    #[must_use]
    pub fn with_text(self, text: &str) -> Self {
        if text.is_empty() {
            return self;
        }
        match GameResult::from_text(text) {
            Some(GameResult::Win { winner, by: WinBy::Points(points) }) => {
                let (winner, way) = (winner.letter().to_string(), "points".to_owned());
                Self { winner, way, margin: points.to_string(), ..self }
            }
            Some(result @ GameResult::Win { winner, .. }) => {
                let way = result.to_text().split_once('+').map(|(_, way)| way.to_owned()).unwrap_or_default();
                Self { winner: winner.letter().to_string(), way, ..self }
            }
            Some(result @ (GameResult::Draw | GameResult::BothLose | GameResult::NoResult)) => {
                Self { winner: result.to_text(), ..self }
            }
            Some(_) | None => Self { margin: text.to_owned(), ..self },
        }
    }

    /// Checks that it is said who says so: both players, or a referee with reasons.
    ///
    /// # Errors
    /// [`EntryFault::NobodyAgrees`].
    pub fn check_who_says_so(&self) -> Result<(), EntryFault> {
        let is_said = self.players != PlayersWord::Nobody || !self.reasons.trim().is_empty();
        is_said.then_some(()).ok_or(EntryFault::NobodyAgrees)
    }

    /// The result that the fields say.
    ///
    /// # Errors
    /// [`EntryFault`] where they do not fit together.
    pub fn result(&self) -> Result<GameResult, EntryFault> {
        let (winner, way, margin) = (self.winner.as_str(), self.way.as_str(), self.margin.replace(',', "."));
        let typed = || self.margin.clone();
        let read = |text: String| GameResult::from_text(&text).ok_or(EntryFault::UnreadMargin { margin: typed() });
        match (winner, way) {
            ("0" | "both-lose" | "no-result", "") if margin.is_empty() => read(winner.to_owned()),
            ("0" | "both-lose" | "no-result", _) => Err(EntryFault::WonByNobody),
            ("B" | "W", "points") if margin.is_empty() => Err(EntryFault::NoMargin),
            ("B" | "W", "" | "points") if margin.chars().all(|c| c.is_ascii_digit() || c == '.') => {
                read(format!("{winner}+{margin}"))
            }
            ("B" | "W", "" | "points") => Err(EntryFault::UnreadMargin { margin: typed() }),
            ("B" | "W", "R" | "T" | "F" | "illegal-move" | "adjudicated") if margin.is_empty() => {
                read(format!("{winner}+{way}"))
            }
            ("B" | "W", "R" | "T" | "F" | "illegal-move" | "adjudicated") => {
                Err(EntryFault::MarginWithoutPoints { margin: typed() })
            }
            ("B" | "W", _) => Err(EntryFault::NoSuchWay),
            _ => Err(EntryFault::NoWinner),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entered(winner: &str, way: &str, margin: &str) -> Result<String, String> {
        let [winner, way, margin] = [winner, way, margin].map(str::to_owned);
        let entered = EnteredResult { winner, way, margin, ..EnteredResult::default() };
        entered.result().map(GameResult::to_text).map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_result_that_was_typed_as_a_text_stands_in_the_fields_for_it() {
        for (text, winner, way, margin) in [
            ("W+500", "W", "points", "500"),
            ("b+3.5", "B", "points", "3.5"),
            ("W+R", "W", "R", ""),
            ("W+illegal", "W", "illegal-move", ""),
            ("0", "0", "", ""),
            ("both lose", "both-lose", "", ""),
            ("W+nobody", "", "", "W+nobody"),
            ("", "", "", ""),
        ] {
            let entered = EnteredResult::default().with_text(text);
            assert_eq!([&*entered.winner, &*entered.way, &*entered.margin], [winner, way, margin], "{text}");
        }
    }

    #[test]
    fn the_fields_say_a_result_or_what_is_wrong_with_which_of_them() {
        for (winner, way, margin, result) in [
            ("W", "points", "3,5", "W+3.5"),
            ("B", "", "12", "B+12"),
            ("B", "", "", "B+"),
            ("B", "R", "", "B+R"),
            ("B", "illegal-move", "", "B+illegal-move"),
            ("W", "adjudicated", "", "W+adjudicated"),
            ("both-lose", "", "", "both-lose"),
            ("no-result", "", "", "no-result"),
            ("0", "", "", "0"),
        ] {
            assert_eq!(entered(winner, way, margin).as_deref(), Ok(result), "{winner} {way} {margin}");
        }
        for (winner, way, margin, said) in [
            ("", "R", "", "choose who has won"),
            ("W", "points", "", "by how many points"),
            ("W", "points", "three", "'three' is no number of points"),
            ("W", "", "R", "'R' is no number of points"),
            ("B", "T", "2", "by points alone has a margin"),
            ("W", "adjudicated", "2", "by points alone has a margin"),
            ("0", "R", "", "nobody wins"),
            ("0", "", "2", "nobody wins"),
            ("both-lose", "R", "", "nobody wins"),
            ("no-result", "", "3", "nobody wins"),
            ("B", "luck", "", "choose how"),
        ] {
            let why = entered(winner, way, margin).unwrap_err();
            assert!(why.contains(said), "{winner} {way} {margin}: {why}");
        }
    }
}
