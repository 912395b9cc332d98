//! The penalties that were noted beside the moves of a recording, as they enter its count.

use crate::game::halfpoints::HalfPoints;
use crate::game::point::BoardSize;
use crate::game::rules::{Preset, Rules};
use crate::session::incident::{IncidentEffect, IncidentTerms, effects};
use crate::session::recording::SessionState;

/// The rules that the notes of a recording are judged by: those given, else the record's, else Ing's.
#[must_use]
pub fn rules_of(state: &SessionState, given: Option<Preset>) -> Rules {
    let info = state.record().map_or(state.info(), |r| &r.info);
    Rules::preset(given.or_else(|| Preset::from_sgf(&info.rules)).unwrap_or(Preset::Ing))
}

/// What the effect of the notes of a recording depends on.
#[must_use]
pub fn terms_of<'a>(state: &SessionState, rules: &'a Rules) -> IncidentTerms<'a> {
    let record = state.record();
    IncidentTerms {
        rules,
        points: record.map_or(BoardSize::NINETEEN, |r| r.size).area(),
        handicap: record.map_or(0, |r| r.info.handicap),
    }
}

/// The points that Black and White pay in the count by what was noted.
#[must_use]
pub fn noted_penalties(state: &SessionState, rules: Option<Preset>) -> [HalfPoints; 2] {
    let rules = rules_of(state, rules);
    let mut sums = [0; 2];
    for effect in effects(&state.counting().incidents, &terms_of(state, &rules)) {
        if let IncidentEffect::Counts { player, points } = effect {
            sums[player as usize] += i32::try_from(points).unwrap_or(i32::MAX / 4);
        }
    }
    sums.map(HalfPoints::points)
}
