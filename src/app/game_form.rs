//! What is typed about the game before it is recorded, where no tournament says it.

use crate::game::halfpoints::HalfPoints;
use crate::game::record::{GameInfo, Player};

/// What is typed about the next game. Empty text is not known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameForm {
    /// Black's name and rank.
    pub black: [String; 2],
    /// White's name and rank.
    pub white: [String; 2],
    /// The event.
    pub event: String,
    /// The round.
    pub round: String,
    /// The komi, such as 7.5.
    pub komi: String,
}

impl GameForm {
    /// What is known of the game by it.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        let player = |[name, rank]: &[String; 2]| Player {
            name: name.trim().to_owned(),
            rank: rank.trim().to_owned(),
            ..Player::default()
        };
        GameInfo {
            black: player(&self.black),
            white: player(&self.white),
            event: self.event.trim().to_owned(),
            round: self.round.trim().to_owned(),
            komi: HalfPoints::parse(self.komi.trim()),
            ..GameInfo::default()
        }
    }

    /// Whether the komi is typed, and is no number of points.
    #[must_use]
    pub fn has_bad_komi(&self) -> bool {
        !self.komi.trim().is_empty() && HalfPoints::parse(self.komi.trim()).is_none()
    }

    /// The form for the game after this one: other players in the same event.
    #[must_use]
    pub fn next(&self) -> Self {
        Self { event: self.event.clone(), komi: self.komi.clone(), round: self.round.clone(), ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_known_of_the_game() {
        let text = |words: [&str; 2]| words.map(str::to_owned);
        let mut form = GameForm { black: text([" Ito ", "3d"]), white: text(["Novák", ""]), ..GameForm::default() };
        form.event = "Open Cup".into();
        form.komi = "seven".into();
        assert!(form.has_bad_komi());
        form.komi = "7.5".into();
        let info = form.info();
        assert_eq!(
            (info.black.name.as_str(), info.black.rank.as_str(), info.white.name.as_str()),
            ("Ito", "3d", "Novák")
        );
        assert_eq!((info.komi, form.has_bad_komi()), (HalfPoints::parse("7.5"), false));
        assert_eq!((form.next().info().event.as_str(), form.next().info().black), ("Open Cup", Player::default()));
        assert_eq!(GameForm::default().info(), GameInfo::default());
    }
}
