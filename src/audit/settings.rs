//! On which settings a verdict rests, and where each of them came from.

use crate::audit::final_position::{Agreement, FinalPosition};
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::record::GameRecord;
use crate::game::rules::{Preset, Scoring};

/// Where a setting came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A person said it.
    Given,
    /// The record says it.
    Record,
    /// A picture shows it.
    Picture,
    /// Nobody said it: it is what the rules have, or what is probable.
    Assumed,
}

impl Origin {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Given => "given",
            Self::Record => "record",
            Self::Picture => "picture",
            Self::Assumed => "assumed",
        }
    }
}

/// One setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// What it is, such as `komi`.
    pub name: &'static str,
    /// Its value as a person reads it.
    pub value: String,
    /// Where it came from.
    pub from: Origin,
}

impl Setting {
    /// What it is as a person reads it.
    #[must_use]
    pub fn label(&self) -> &'static str {
        match self.name {
            "rules" => "Rule set",
            "komi" => "Komi",
            "handicap" => "Handicap moves",
            "penalty-black" => "Black's penalty, points",
            "penalty-white" => "White's penalty, points",
            "prisoners-black" => "Stones Black has taken",
            "prisoners-white" => "Stones White has taken",
            "last-move" => "Last move on the board",
            "dead" => "Dead stones",
            "bowls" => "Bowls before the game",
            other => other,
        }
    }
}

/// The settings of a game that is to be counted. `dead` says where the dead stones came from; without a
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
    let size = ended.living.size();
    let terms = &ended.terms;
    let mut all = Vec::new();
    let mut add = |name, value: String, from| all.push(Setting { name, value, from });
    let known_rules = info.is_some_and(|i| Preset::from_sgf(&i.rules).is_some());
    add("rules", terms.rules.preset.to_string(), from(agreement.rules.is_some(), known_rules));
    let komi_known = info.is_some_and(|i| i.komi.is_some());
    add("komi", terms.komi.to_string(), from(agreement.komi.is_some(), komi_known));
    let handicap_known = info.is_some_and(|i| i.handicap > 0);
    add("handicap", terms.handicap.to_string(), from(agreement.handicap.is_some(), handicap_known));
    for (color, name) in [(Color::Black, "penalty-black"), (Color::White, "penalty-white")] {
        let penalty = terms.penalties[color as usize];
        add(name, penalty.to_string(), from(penalty != HalfPoints::ZERO, false));
    }
    if terms.rules.scoring == Scoring::Territory {
        for (color, name) in [(Color::Black, "prisoners-black"), (Color::White, "prisoners-white")] {
            let given = agreement.prisoners[color as usize].is_some();
            let value = match (given, record) {
                (false, None) => "unknown".to_owned(),
                _ => terms.prisoners[color as usize].to_string(),
            };
            add(name, value, from(given, record.is_some()));
        }
    }
    let last = terms.last_board_move.map_or("unknown".to_owned(), |c| c.name().to_owned());
    add("last-move", last, from(agreement.last_board_move.is_some(), record.is_some()));
    let stones: Vec<String> = ended.dead.points().map(|p| p.label(size)).collect();
    add("dead", if stones.is_empty() { "none".to_owned() } else { stones.join(" ") }, dead);
    all
}
