//! Whether a fill that is wrong by its record is right by the same record with one more move: then the record may lack that move, and
//! the count is not to blame.

use std::collections::BTreeMap;

use crate::audit::account::AuditAccount;
use crate::audit::finding::{Finding, FindingKind};
use crate::count::audit::Verdict;
use crate::count::expectation::Counts;
use crate::game::color::Color;
use crate::game::course::CoursePhase;
use crate::game::play::Refusal;
use crate::game::point::Point;
use crate::game::record::{GameRecord, Move};
use crate::game::result::GameResult;
use crate::game::rules::Scoring;
use crate::game::stones::Stones;

/// The most places of a record that are tried. Why: a record that lacks more moves is not explained by one.
const MOST_PLACES: usize = 3;
/// The most points tried at one place, and of those that change the area alike.
const MOST_TRIED: usize = 24;
const MOST_ALIKE: usize = 4;
/// The passes after which nothing is cut off at the end of a record.
const STOPPING: usize = 2;

/// The finding that the record may lack a move, where the whole difference is explained by one: by a move between two moves in a row of
/// one player, or by one after the last where the record does not end with the passes that stop the game; and the result with that move.
/// `audit` audits another record.
pub(super) fn missing_move(
    account: &AuditAccount,
    record: &GameRecord,
    audit: &dyn Fn(&GameRecord) -> Option<AuditAccount>,
) -> Option<(Finding, Option<GameResult>)> {
    let (ended, filled) = (account.ended.as_ref()?, account.filled.as_ref()?);
    if account.verdict != Verdict::Differs {
        return None;
    }
    let in_a_row = ended.reports.iter().filter(|report| report.refusals.contains(&Refusal::OutOfTurn));
    let mut places: Vec<(usize, Color)> = in_a_row.map(|report| (report.number - 1, report.color.opponent())).collect();
    places.truncate(MOST_PLACES);
    let is_open = ended.phase == CoursePhase::Playing && ended.passes.len() < STOPPING;
    places.extend(record.moves.last().filter(|_| is_open).map(|last| (record.moves.len(), last.color.opponent())));
    let is_missed = |living: &Stones| living.iter().any(|(p, stone)| stone.is_some() && filled.get(p) != stone);
    let terms = &ended.terms;
    // Where more than the area counts, a move in one's own territory changes the result.
    let counts_more =
        is_missed(&ended.living) || terms.rules.parity_correction || terms.rules.scoring == Scoring::Territory;
    let area = |living: &Stones| {
        let counts = Counts::of(living);
        (Color::BOTH.map(|c| counts.living[c as usize] + counts.territory[c as usize]), counts.shared)
    };
    let own = area(&ended.living);
    let explained_at = |(after, color): (usize, Color)| {
        let possible = record.size.points().filter(|&p| filled.get(p) == Some(color)).filter_map(|point| {
            let with = with_move(record, after, color, point)?;
            let mut living = with.end().stones().clone();
            let lifted =
                ended.dead.points().filter(|&p| living.get(p) == ended.dead.stones().get(p)).collect::<Vec<_>>();
            lifted.into_iter().for_each(|p| living.set(p, None));
            let changed = area(&living);
            let is_none = living.get(point) != Some(color) || is_missed(&living) || (changed == own && !counts_more);
            (!is_none).then_some((changed, point, with))
        });
        // A move that closes a border leaves the fewest points to neither side.
        let mut possible: Vec<_> = possible.collect();
        possible.sort_by_key(|((_, shared), _, _)| *shared);
        let mut alike: BTreeMap<_, usize> = BTreeMap::new();
        let differing = possible.into_iter().filter(|(changed, _, _)| {
            let alike = alike.entry(*changed).or_default();
            *alike += 1;
            *alike <= MOST_ALIKE
        });
        differing.take(MOST_TRIED).find_map(|(_, point, with)| {
            let found = audit(&with).filter(|found| found.verdict == Verdict::Agrees)?;
            let kind = FindingKind::RecordLacksMove { after, color, recorded: account.computed, with: found.computed };
            Some((Finding::at(kind, vec![point]), found.computed))
        })
    };
    places.into_iter().find_map(explained_at)
}

/// The record with a move after its first `after` moves; `None` where the point is taken then, or played on later.
fn with_move(record: &GameRecord, after: usize, color: Color, point: Point) -> Option<GameRecord> {
    let is_played = record.moves[after..].iter().any(|m| m.point == Some(point));
    if is_played || !record.position_after(after).is_empty(point) {
        return None;
    }
    let mut with = record.clone();
    with.moves.insert(after, Move::play(color, point));
    with.adjustments.iter_mut().filter(|a| a.after > after).for_each(|a| a.after += 1);
    Some(with)
}
