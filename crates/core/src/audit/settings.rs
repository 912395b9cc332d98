//! The settings that a verdict rests on.

use crate::audit::final_position::{Agreement, FinalPosition};
use crate::count::setting::{Origin, Setting, SettingValue, Sourced};
use crate::game::color::Color;
use crate::game::record::GameRecord;
use crate::game::rules::{Preset, Scoring};

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
    let add = |all: &mut Vec<Setting>, value, from| all.push(Setting::new(value, from));
    let known_rules = info.is_some_and(|i| Preset::from_sgf(&i.rules).is_some());
    add(&mut all, SettingValue::Rules(terms.rules.preset), from(agreement.rules.is_some(), known_rules));
    let komi_known = info.is_some_and(|i| i.komi.is_some());
    add(&mut all, SettingValue::Komi(terms.komi), from(agreement.komi.is_some(), komi_known));
    let handicap_known = info.is_some_and(|i| i.handicap.is_some());
    add(&mut all, SettingValue::Handicap(terms.handicap), from(agreement.handicap.is_some(), handicap_known));
    for color in Color::BOTH {
        let value = SettingValue::Penalty(color, terms.penalties[color as usize]);
        match (agreement.penalties[color as usize], &agreement.noted[color as usize]) {
            (None, Some(noted)) => all.push(Sourced { value, from: Origin::Journal, at: noted.at.clone() }),
            (given, _) => all.push(Setting::new(value, from(given.is_some(), false))),
        }
    }
    if terms.rules.scoring == Scoring::Territory {
        for color in Color::BOTH {
            let given = agreement.prisoners[color as usize].is_some();
            let known = given || record.is_some();
            let taken = known.then_some(terms.prisoners[color as usize]);
            add(&mut all, SettingValue::Prisoners(color, taken), from(given, record.is_some()));
        }
    }
    // A position that was only set up says nothing about who moved last.
    let has_moves = record.is_some_and(|record| record.moves.iter().any(|m| m.point.is_some()));
    let last_known = from(agreement.last_board_move.is_some(), has_moves);
    add(&mut all, SettingValue::LastMove(terms.last_board_move), last_known);
    add(&mut all, SettingValue::Dead(ended.dead.points().collect()), dead);
    let pair_go = agreement.pair_go.then_some(SettingValue::PairGo);
    let compensation = agreement.compensation.map(SettingValue::Compensation);
    let odd = agreement.odd.map(SettingValue::Odd);
    for given in [pair_go, compensation, odd].into_iter().flatten() {
        add(&mut all, given, Origin::Given);
    }
    all
}
