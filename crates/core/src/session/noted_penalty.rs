//! The penalties that were noted beside the moves of a recording, as they enter its count.

use crate::count::setting::{Origin, Sourced};
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

/// The points that Black and White pay in the count by what was noted, each with the time of the last note that counts;
/// `None` where none does.
#[must_use]
pub fn noted_penalties(state: &SessionState, rules: Option<Preset>) -> [Option<Sourced<HalfPoints>>; 2] {
    let rules = rules_of(state, rules);
    let notes = &state.counting().incidents;
    let mut noted: [Option<Sourced<i32>>; 2] = [None, None];
    for (note, effect) in notes.iter().zip(effects(notes, &terms_of(state, &rules))) {
        if let IncidentEffect::Counts { player, points } = effect {
            let side = &mut noted[player as usize];
            let before = side.as_ref().map_or(0, |before| before.value);
            let value = before + i32::try_from(points).unwrap_or(i32::MAX / 4);
            *side = Some(Sourced { value, from: Origin::Journal, at: Some(note.at.clone()) });
        }
    }
    noted.map(|side| side.map(|points| points.map(HalfPoints::points)))
}
