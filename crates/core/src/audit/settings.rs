//! The settings a verdict rests on, and where each of them comes from.

use strum::IntoStaticStr;

use crate::audit::final_position::{Agreement, FinalPosition};
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::record::GameRecord;
use crate::game::rules::{Preset, Scoring};

/// Where a setting comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Origin {
    /// A person gave it.
    Given,
    /// The record has it.
    Record,
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

/// One setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// What it is, and its value.
    pub value: SettingValue,
    /// Where it comes from.
    pub from: Origin,
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
        }
    }
}

/// Returns the settings of a game that is to be counted. `dead` tells where the dead stones come from; without a
/// record, `record` is `None`.
#[must_use]
pub fn settings(
    agreement: &Agreement,
    record: Option<&GameRecord>,
    ended: &FinalPosition,
    dead: Origin,
) -> Vec<Setting> {
    let info = record.map(|r| &r.info);
    let from = |given: bool, recorded: bool| match (given, recorded) {
        (true, _) => Origin::Given,
        (_, true) => Origin::Record,
        _ => Origin::Assumed,
    };
    let terms = &ended.terms;
    let mut all = Vec::new();
    let mut add = |value, from| all.push(Setting { value, from });
    let known_rules = info.is_some_and(|i| Preset::from_sgf(&i.rules).is_some());
    add(SettingValue::Rules(terms.rules.preset), from(agreement.rules.is_some(), known_rules));
    let komi_known = info.is_some_and(|i| i.komi.is_some());
    add(SettingValue::Komi(terms.komi), from(agreement.komi.is_some(), komi_known));
    let handicap_known = info.is_some_and(|i| i.handicap > 0);
    add(SettingValue::Handicap(terms.handicap), from(agreement.handicap.is_some(), handicap_known));
    for color in Color::BOTH {
        let penalty = terms.penalties[color as usize];
        add(SettingValue::Penalty(color, penalty), from(penalty != HalfPoints::ZERO, false));
    }
    if terms.rules.scoring == Scoring::Territory {
        for color in Color::BOTH {
            let given = agreement.prisoners[color as usize].is_some();
            let known = given || record.is_some();
            let taken = known.then_some(terms.prisoners[color as usize]);
            add(SettingValue::Prisoners(color, taken), from(given, record.is_some()));
        }
    }
    // A position that was only set up says nothing about who moved last.
    let has_moves = record.is_some_and(|record| record.moves.iter().any(|m| m.point.is_some()));
    let last_known = from(agreement.last_board_move.is_some(), has_moves);
    add(SettingValue::LastMove(terms.last_board_move), last_known);
    add(SettingValue::Dead(ended.dead.points().collect()), dead);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_origin_has_a_name_in_json() {
        let names = [Origin::Given, Origin::Record, Origin::Picture, Origin::Assumed].map(Origin::name);
        assert_eq!(names, ["given", "record", "picture", "assumed"]);
    }
}
