//! The results that the position at the end of a record comes to under the usual rules.

use crate::audit::final_position::{Agreement, PositionNote, end_of};
use crate::count::audit::same_result;
use crate::game::halfpoints::HalfPoints;
use crate::game::named::Named;
use crate::game::preset::Preset;
use crate::game::record::GameRecord;
use crate::game::result::GameResult;

/// Whether the position at the end of a record comes to a result: under its own rules and komi, else under any named rules and
/// with their komi, and with these penalties of Black and White; all stones alive, or without those that are probably dead. A result without a margin always does, and so
/// does any where no stone lies on the board.
#[must_use]
pub fn include(record: &GameRecord, penalties: [Option<HalfPoints>; 2], result: GameResult) -> bool {
    let Ok(ended) = end_of(record, &Agreement::default()) else { return true };
    if !result.is_of_count() || ended.dead.stones().iter().all(|(_, color)| color.is_none()) {
        return true;
    }
    let labels = |note: &PositionNote| match note {
        PositionNote::ProbablyDead(strings) => {
            Some(strings.iter().map(|point| point.label(record.size)).collect::<Vec<_>>().join(" "))
        }
        _ => None,
    };
    let dead: Vec<String> = ended.notes.iter().find_map(labels).into_iter().chain([String::new()]).collect();
    let own = Preset::from_sgf(&record.info.rules);
    let rules: Vec<Preset> = own.map_or_else(|| Preset::ALL.to_vec(), |own| vec![own]);
    rules.iter().any(|&preset| {
        dead.iter().any(|dead| {
            let (rules, dead) = (Some(preset), Some(dead.clone()));
            let agreement = Agreement { rules, dead, penalties, ..Agreement::default() };
            end_of(record, &agreement).is_ok_and(|ended| same_result(result, ended.score().result))
        })
    })
}
