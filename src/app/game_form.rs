//! What is typed about the game before it is recorded: all of it, or the consent where a tournament says the rest.

use crate::app::info_texts::InfoTexts;
use kifuscribe_core::game::record::{Consent, GameInfo, Player};
use kifuscribe_formats::info::InfoError;

/// What is typed about the next game. Empty text is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameForm {
    /// The entries as they are typed.
    pub texts: InfoTexts,
}

impl Default for GameForm {
    fn default() -> Self {
        Self::of(&GameInfo::default())
    }
}

impl GameForm {
    /// The form of a game of which `info` is known.
    #[must_use]
    pub fn of(info: &GameInfo) -> Self {
        Self { texts: InfoTexts::of(info) }
    }

    /// What is known of the game by it. What cannot be read is left out.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        let mut info = GameInfo::default();
        self.texts.put_readable(&GameInfo::default(), &mut info);
        info
    }

    /// A game with the permission and the consent that are chosen here, where nothing is known of them.
    #[must_use]
    pub fn with_consent(&self, info: GameInfo) -> GameInfo {
        let typed = self.info();
        let known = |known, typed| if known == Consent::Unsaid { typed } else { known };
        GameInfo {
            permission: known(info.permission, typed.permission),
            black_consent: known(info.black_consent, typed.black_consent),
            white_consent: known(info.white_consent, typed.white_consent),
            ..info
        }
    }

    /// The first entry that cannot be read.
    #[must_use]
    pub fn problem(&self) -> Option<InfoError> {
        self.texts.put(&GameInfo::default(), &mut GameInfo::default()).err()
    }

    /// What is known of the game after this one at the same table: other players in the same event, under the same rules.
    #[must_use]
    pub fn next_game(&self) -> GameInfo {
        GameInfo {
            black: Player::default(),
            white: Player::default(),
            handicap: None,
            black_consent: Consent::Unsaid,
            white_consent: Consent::Unsaid,
            ..self.info()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_formats::info::InfoField;

    fn typed(form: &mut GameForm, field: InfoField, text: &str) {
        text.clone_into(form.texts.text_mut(field).unwrap());
    }

    #[test]
    fn what_is_typed_is_known_of_the_game() {
        let mut form = GameForm::default();
        assert_eq!(form.info(), GameInfo::default());
        typed(&mut form, InfoField::Name(Color::Black), " Ito ");
        typed(&mut form, InfoField::Rank(Color::Black), "3d");
        typed(&mut form, InfoField::Event, "Open Cup");
        typed(&mut form, InfoField::Komi, "seven");
        typed(&mut form, InfoField::Rules, "ing");
        assert!(form.problem().is_some_and(|why| why.to_string().contains("\"seven\"")));
        assert_eq!((form.info().rules.as_str(), form.info().komi), ("ing", None), "the rest is known all the same");
        typed(&mut form, InfoField::Komi, "7.5");
        assert_eq!(form.problem(), None);
        let info = form.info();
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("Ito", "3d"));
        assert_eq!(info.komi, HalfPoints::parse("7.5"));
    }

    #[test]
    fn the_next_game_has_other_players_in_the_same_event() {
        let mut form = GameForm::default();
        for (field, text) in [
            (InfoField::Name(Color::White), "Novák"),
            (InfoField::Consent(Color::White), "yes"),
            (InfoField::Handicap, "3"),
            (InfoField::Event, "Open Cup"),
            (InfoField::MainTime, "1:30:00"),
            (InfoField::Permission, "yes"),
        ] {
            typed(&mut form, field, text);
        }
        let mut wanted = GameForm::default();
        typed(&mut wanted, InfoField::Event, "Open Cup");
        typed(&mut wanted, InfoField::MainTime, "1:30:00");
        typed(&mut wanted, InfoField::Permission, "yes");
        assert_eq!(GameForm::of(&form.next_game()), wanted);
    }
}
