//! Which players say that a result is right.

use crate::game::color::Color;
use crate::game::record::GameInfo;

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
        let name = name.trim();
        let is_it = [&info.black, &info.white].map(|player| !name.is_empty() && player.name.trim() == name);
        if is_it == [true, true] { Self::NONE } else { Self::of(is_it.map(|is_it| is_it.then(|| name.to_owned()))) }
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
        for nobody in ["A. Referee", "", "Ito / Novák"] {
            assert!(Assent::of_name(nobody, &info).is_of_nobody(), "{nobody}");
        }
        assert!(Assent::of_name("Ito", &game("Ito", "Ito")).is_of_nobody(), "it may be either");
        assert!(Assent::of_name("", &game("", "")).is_of_nobody());
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
