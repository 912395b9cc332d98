//! The settings a count rests on, and where each of them comes from.

use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr};

use crate::count::method::OddPoint;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::preset::Preset;
use crate::game::rules::Compensation;

/// Where a setting comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum Origin {
    /// A person gave it.
    Given,
    /// The record has it.
    Record,
    /// The journal of the game has it: it was noted during play.
    Journal,
    /// The pairings of the tournament have it.
    Pairing,
    /// A picture shows it.
    Picture,
    /// Nobody gave it: it is what the rules have, or what is probable.
    Assumed,
}

impl Origin {
    /// The name in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A value with its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub from: Origin,
    /// When it was given or noted, as ISO 8601; `None` where that is not known.
    pub at: Option<String>,
}

/// One setting: what it is, and its value.
pub type Setting = Sourced<SettingValue>;

impl<T> Sourced<T> {
    /// A value from this source, at no known time.
    pub const fn new(value: T, from: Origin) -> Self {
        Self { value, from, at: None }
    }

    /// The source of another value.
    #[must_use]
    pub fn map<U>(self, other: impl FnOnce(T) -> U) -> Sourced<U> {
        Sourced { value: other(self.value), from: self.from, at: self.at }
    }
}

/// Which setting it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettingKind {
    /// The rule set.
    Rules,
    /// The points White receives.
    Komi,
    /// The handicap moves.
    Handicap,
    /// The penalty that a side pays.
    Penalty(Color),
    /// The stones that a side has taken.
    Prisoners(Color),
    /// Who made the last move on the board.
    LastMove,
    /// The dead stones.
    Dead,
    /// How the bowls were checked before the game.
    Bowls,
    /// Whether pair go is played.
    PairGo,
    /// What White receives for the handicap.
    Compensation,
    /// How an odd point that is owed is settled.
    Odd,
}

/// A setting's value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingValue {
    /// The rule set.
    Rules(Preset),
    /// The points White receives.
    Komi(HalfPoints),
    /// The handicap moves.
    Handicap(usize),
    /// The penalty that a side pays, in points.
    Penalty(Color, HalfPoints),
    /// The stones that a side has taken; `None` where that is unknown.
    Prisoners(Color, Option<usize>),
    /// Who made the last move on the board; `None` where that is unknown.
    LastMove(Option<Color>),
    /// The dead stones.
    Dead(Vec<Point>),
    /// How the bowls were checked before the game; `None` where it was not stated.
    Bowls(Option<String>),
    /// Pair go is played. Like what follows, it is a setting where somebody gave it.
    PairGo,
    /// What White receives for the handicap.
    Compensation(Compensation),
    /// How an odd point that is owed is settled.
    Odd(OddPoint),
}

impl SettingValue {
    /// Which setting it is.
    #[must_use]
    pub const fn kind(&self) -> SettingKind {
        match *self {
            Self::Rules(_) => SettingKind::Rules,
            Self::Komi(_) => SettingKind::Komi,
            Self::Handicap(_) => SettingKind::Handicap,
            Self::Penalty(color, _) => SettingKind::Penalty(color),
            Self::Prisoners(color, _) => SettingKind::Prisoners(color),
            Self::LastMove(_) => SettingKind::LastMove,
            Self::Dead(_) => SettingKind::Dead,
            Self::Bowls(_) => SettingKind::Bowls,
            Self::PairGo => SettingKind::PairGo,
            Self::Compensation(_) => SettingKind::Compensation,
            Self::Odd(_) => SettingKind::Odd,
        }
    }

    /// The setting's name in JSON.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self.kind() {
            SettingKind::Rules => "rules",
            SettingKind::Komi => "komi",
            SettingKind::Handicap => "handicap",
            SettingKind::Penalty(Color::Black) => "penalty-black",
            SettingKind::Penalty(Color::White) => "penalty-white",
            SettingKind::Prisoners(Color::Black) => "prisoners-black",
            SettingKind::Prisoners(Color::White) => "prisoners-white",
            SettingKind::LastMove => "last-move",
            SettingKind::Dead => "dead",
            SettingKind::Bowls => "bowls",
            SettingKind::PairGo => "pair-go",
            SettingKind::Compensation => "compensation",
            SettingKind::Odd => "odd",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_origin_has_a_name_in_json() {
        let names = [Origin::Given, Origin::Record, Origin::Journal, Origin::Pairing, Origin::Picture, Origin::Assumed]
            .map(Origin::name);
        assert_eq!(names, ["given", "record", "journal", "pairing", "picture", "assumed"]);
    }
}
