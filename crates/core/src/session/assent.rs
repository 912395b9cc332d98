//! Which players say that a result is right.

use crate::game::color::Color;
use crate::game::name_words::player_key;
use crate::game::record::GameInfo;
use crate::game::result::{GameResult, WinBy};

/// Why the names under which players are said to agree are not theirs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrongName {
    /// The name is that of the opponent.
    OfOpponent {
        /// For whom it was given.
        player: Color,
        /// The name.
        name: String,
    },
    /// The game has another name.
    OfNobody {
        /// For whom it was given.
        player: Color,
        /// The name.
        name: String,
        /// The name that the game has.
        known: String,
    },
    /// Both have the same name.
    OfBoth {
        /// The name.
        name: String,
    },
}

/// Which players say that a result is right, each with the name under which that is written down.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Assent {
    /// The names of Black and of White; empty where a player says so whose name is not known, `None` where one does not say so, or
    /// where nobody wrote down who did.
    names: [Option<String>; 2],
}

impl Assent {
    /// Nobody's.
    pub const NONE: Self = Self { names: [None, None] };

    /// That of the players with a name here, which may be empty.
    #[must_use]
    pub fn of(names: [Option<String>; 2]) -> Self {
        Self { names: names.map(|name| name.map(|name| name.trim().to_owned())) }
    }

    /// That of both players, whose names are those of the game.
    #[must_use]
    pub const fn of_both() -> Self {
        Self { names: [const { Some(String::new()) }; 2] }
    }

    /// That of the player of a game who has this name; nobody's where neither has it, or both do.
    #[must_use]
    pub fn of_name(name: &str, info: &GameInfo) -> Self {
        let (name, key) = (name.trim(), player_key(name));
        let is_it = [&info.black, &info.white].map(|player| !key.is_empty() && player_key(&player.name) == key);
        if is_it == [true, true] { Self::NONE } else { Self::of(is_it.map(|is_it| is_it.then(|| name.to_owned()))) }
    }

    /// Whether a text is the name of one of these players of a game, or of both, such as `Ito` or `Ito / Novák`: who says so is no referee.
    #[must_use]
    pub fn is_of_players(names: &str, players: [&str; 2]) -> bool {
        let players = players.map(player_key);
        let is_player =
            |name: &str| Some(player_key(name)).is_some_and(|key| !key.is_empty() && players.contains(&key));
        let mut parts = names.split(['/', ',', ';', '&', '+']).filter(|part| !part.trim().is_empty()).peekable();
        is_player(names) || (parts.peek().is_some() && parts.all(is_player))
    }

    /// What is wrong with the names, as the game has them: one that is another's than the player's, or one for both players.
    #[must_use]
    pub fn wrong_name(&self, info: &GameInfo) -> Option<WrongName> {
        let given = |color: Color| self.name(color).filter(|name| !name.is_empty());
        let known = |color: Color| [&info.black, &info.white][color as usize].name.trim();
        let is_of = |name: &str, color: Color| !known(color).is_empty() && player_key(name) == player_key(known(color));
        let wrong = |player: Color| {
            let name = given(player).filter(|name| !is_of(name, player))?.to_owned();
            match known(player) {
                _ if is_of(&name, player.opponent()) => Some(WrongName::OfOpponent { player, name }),
                "" => None,
                known => Some(WrongName::OfNobody { player, name, known: known.to_owned() }),
            }
        };
        let twice = || {
            let (black, white) = given(Color::Black).zip(given(Color::White))?;
            let are_known = is_of(black, Color::Black) && is_of(white, Color::White);
            (!are_known && player_key(black) == player_key(white)).then(|| WrongName::OfBoth { name: black.to_owned() })
        };
        Color::BOTH.into_iter().find_map(wrong).or_else(twice)
    }

    /// The name of the player of this colour; `None` where that one does not say so.
    #[must_use]
    pub fn name(&self, color: Color) -> Option<&str> {
        self.names[color as usize].as_deref()
    }

    /// Whether both players say so.
    #[must_use]
    pub const fn is_of_both(&self) -> bool {
        matches!(self.names, [Some(_), Some(_)])
    }

    /// Whether no player does, as far as it was written down.
    #[must_use]
    pub const fn is_of_nobody(&self) -> bool {
        matches!(self.names, [None, None])
    }

    /// The player who says so alone.
    #[must_use]
    pub const fn alone(&self) -> Option<Color> {
        match self.names {
            [Some(_), None] => Some(Color::Black),
            [None, Some(_)] => Some(Color::White),
            [Some(_), Some(_)] | [None, None] => None,
        }
    }

    /// The player who resigned by an own word: the one who says so alone, and has lost by resignation.
    #[must_use]
    pub fn resigned(&self, result: GameResult) -> Option<Color> {
        let GameResult::Win { winner, by: WinBy::Resignation } = result else { return None };
        self.alone().filter(|&player| player == winner.opponent())
    }

    /// Both this one and `other`; names that both have are those of this one.
    #[must_use]
    pub fn and(self, other: &Self) -> Self {
        let [black, white] = self.names;
        let [others_black, others_white] = other.names.clone();
        Self { names: [black.or(others_black), white.or(others_white)] }
    }

    /// The same, with the names of the game in the place of those that are empty.
    #[must_use]
    pub fn with_names_of(self, info: &GameInfo) -> Self {
        let [black, white] = self.names;
        let named = |name: Option<String>, known: &str| {
            name.map(|name| if name.is_empty() { known.trim().to_owned() } else { name })
        };
        Self { names: [named(black, &info.black.name), named(white, &info.white.name)] }
    }

    /// Puts other names in the place of those that are known.
    pub fn rename(&mut self, mut renamed: impl FnMut(&str) -> String) {
        self.names.iter_mut().flatten().for_each(|name| *name = renamed(name));
    }

    /// The names that are known, as one text such as `Ito / Novák`.
    #[must_use]
    pub fn signed(&self) -> String {
        let named: Vec<&str> =
            self.names.iter().flatten().map(String::as_str).filter(|name| !name.is_empty()).collect();
        named.join(" / ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(black: &str, white: &str) -> GameInfo {
        let mut info = GameInfo::default();
        (info.black.name, info.white.name) = (black.to_owned(), white.to_owned());
        info
    }

    #[test]
    fn a_name_is_that_of_one_player_or_of_none() {
        let info = game("Ito", "Novák");
        assert_eq!(Assent::of_name(" Novák ", &info).alone(), Some(Color::White));
        assert_eq!(Assent::of_name("NOVAK", &info).alone(), Some(Color::White), "as players are compared everywhere");
        for nobody in ["A. Referee", "", "Ito / Novák"] {
            assert!(Assent::of_name(nobody, &info).is_of_nobody(), "{nobody}");
        }
        assert!(Assent::of_name("Ito", &game("Ito", "Ito")).is_of_nobody(), "it may be either");
        assert!(Assent::of_name("", &game("", "")).is_of_nobody());
    }

    #[test]
    fn a_name_is_a_players_in_whatever_spelling_and_beside_the_other_ones() {
        let named = ["Ito Kenji", "Novák"];
        for players in ["Kenji ITO", "novak", "Ito Kenji / Novák", "Novák, Ito Kenji"] {
            assert!(Assent::is_of_players(players, named), "{players}");
        }
        for other in ["A. Referee", "", " / ", "Ito Kenji, A. Referee", "Ito"] {
            assert!(!Assent::is_of_players(other, named), "{other}");
        }
        assert!(Assent::is_of_players("Kim", ["Kim", "Kim"]), "whichever of them it is");
        assert!(!Assent::is_of_players("", ["", ""]));
    }

    #[test]
    fn a_name_that_is_not_the_players_is_none_of_theirs() {
        let wrong = |names: [&str; 2], info: &GameInfo| Assent::of(names.map(|n| Some(n.to_owned()))).wrong_name(info);
        let named = game("Hua Luogeng", "Novák");
        for right in [["", ""], ["luogeng  HUA", "Novak"], ["Hua Luogeng", ""]] {
            assert_eq!(wrong(right, &named), None, "{right:?}");
        }
        let (player, known) = (Color::Black, "Hua Luogeng".to_owned());
        assert_eq!(wrong(["Foo", "Foo"], &named), Some(WrongName::OfNobody { player, name: "Foo".to_owned(), known }));
        let swapped = Some(WrongName::OfOpponent { player, name: "Novák".to_owned() });
        assert_eq!(wrong(["Novák", "Hua Luogeng"], &named), swapped);
        assert_eq!(wrong(["Novák", ""], &game("", "Novák")), swapped, "Black's name is not known");
        assert_eq!(wrong(["Foo", "foo"], &game("", "")), Some(WrongName::OfBoth { name: "Foo".to_owned() }));
        assert_eq!(wrong(["Foo", "Bar"], &game("", "")), None);
        assert_eq!(wrong(["Kim", "Kim"], &game("Kim", "Kim")), None, "two players may have one name");
    }

    #[test]
    fn two_players_who_say_so_one_after_the_other_are_both() {
        let info = game("Ito", "Novák");
        let black = Assent::of_name("Ito", &info);
        assert!(!black.is_of_both());
        let both = Assent::of([None, Some(String::new())]).and(&black).with_names_of(&info);
        assert_eq!((both.is_of_both(), both.alone(), both.signed().as_str()), (true, None, "Ito / Novák"));
        assert_eq!(Assent::of_both().with_names_of(&game("", "Novák")).signed(), "Novák");
    }
}
