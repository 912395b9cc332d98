//! The points that are paid by what was noted about a game.

use crate::count::setting::{Origin, Sourced};
use crate::game::halfpoints::HalfPoints;
use crate::game::point::BoardSize;
use crate::game::record::{GameInfo, GameRecord};
use crate::game::rules::{Preset, Rules};
use crate::session::incident::{IncidentEffect, IncidentNote, IncidentTerms, effects};

/// The rules that the notes of a game are judged by: those of the record or of what is known of the game, else those given, else Ing's.
/// Why: by which rules a board is counted changes nothing of what was noted under the rules of the game.
pub(super) fn rules_of(given: Option<Preset>, record: Option<&GameRecord>, info: &GameInfo) -> Rules {
    let info = record.map_or(info, |record| &record.info);
    Rules::preset(Preset::from_sgf(&info.rules).or(given).unwrap_or(Preset::Ing))
}

/// What the effect of the notes of a game depends on.
pub(super) fn terms_of<'a>(record: Option<&GameRecord>, info: &GameInfo, rules: &'a Rules) -> IncidentTerms<'a> {
    IncidentTerms {
        rules,
        points: record.map_or(BoardSize::NINETEEN, |r| r.size).area(),
        handicap: record.map_or(0, |r| r.info.known_handicap()),
        main_time: info.main_time,
    }
}

/// The points that Black and White pay by these notes, each with the time of the last note that counts; `None` where none does.
pub(super) fn noted_penalties(notes: &[IncidentNote], terms: &IncidentTerms<'_>) -> [Option<Sourced<HalfPoints>>; 2] {
    let mut penalties = [None, None];
    for (note, effect) in notes.iter().zip(effects(notes, terms)) {
        if let IncidentEffect::Counts { player, points } = effect {
            let side: &mut Option<Sourced<HalfPoints>> = &mut penalties[player as usize];
            let before = side.as_ref().map_or(HalfPoints::ZERO, |before| before.value);
            let halves = i32::try_from(points).unwrap_or(i32::MAX).saturating_mul(2);
            let value = HalfPoints::halves(before.as_halves().saturating_add(halves));
            *side = Some(Sourced { value, from: Origin::Journal, at: Some(note.at.clone()) });
        }
    }
    penalties
}
