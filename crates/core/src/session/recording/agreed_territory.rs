//! The territory at the end of a game whose confirmed result is that of a count: its dead stones lie inside it.

use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::dead::DeadStones;
use crate::game::point::Point;
use crate::game::record::{GameRecord, MarkedTerritory};
use crate::game::result::GameResult;
use crate::session::counting::Counting;

/// The territory with the dead stones of the last audit that computed this result; `None` where there is no such audit, or where
/// the record has no stone any more at one of its dead stones.
pub(super) fn of(record: &GameRecord, counting: &Counting, confirmed: GameResult) -> Option<MarkedTerritory> {
    let dead = counting.audit_with(confirmed)?.dead_stones(record.size)?;
    let stones = record.end().stones().clone();
    if dead.iter().any(|&point| stones.get(point).is_none()) {
        return None;
    }
    let area = Area::of(&DeadStones::of(stones, &dead).removed());
    let surrounded = |color| -> Vec<Point> { area.points_of(Owner::Territory(color)).collect() };
    Some(MarkedTerritory { black: surrounded(Color::Black), white: surrounded(Color::White) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::setting::{Origin, Setting, SettingValue};
    use crate::game::point::BoardSize;
    use crate::session::counting::{AuditOutcome, OutcomeSettings};

    /// Five lines: Black has the two columns on the left, White the two on the right and a dead stone at A5.
    fn record() -> GameRecord {
        let mut record = GameRecord::new(BoardSize::for_play(5).unwrap());
        let column = |col: usize, color| (0..5).map(move |row| (Point::new(col, row), color));
        record.setup = column(1, Color::Black).chain(column(3, Color::White)).collect();
        record.setup.push((Point::new(0, 0), Color::White));
        record
    }

    /// A count whose only audit computed this result.
    fn counting(computed: &str, settings: &[[&str; 3]]) -> Counting {
        Counting { audits: vec![AuditOutcome::agreeing(computed, settings)], ..Counting::default() }
    }

    /// The same with this dead stone as a value.
    fn stating(dead: Point) -> Counting {
        let mut counted = counting("B+3", &[]);
        let settings = vec![Setting::new(SettingValue::Dead(vec![dead]), Origin::Given)];
        counted.audits[0].settings = OutcomeSettings::Stated { size: record().size, settings };
        counted
    }

    #[test]
    fn the_audit_with_the_confirmed_result_gives_the_dead_stones() {
        let (record, size) = (record(), record().size);
        let confirmed = GameResult::from_sgf("B+3").unwrap();
        let with = |dead: &str| counting("B+3", &[["komi", "2", "record"], ["dead", dead, "given"]]);
        let marked = of(&record, &with("A5"), confirmed).unwrap();
        let labels = |points: &[Point]| points.iter().map(|p| p.label(size)).collect::<Vec<_>>().join(" ");
        assert_eq!(labels(&marked.black), "A5 A4 A3 A2 A1");
        assert_eq!(labels(&marked.white), "E5 E4 E3 E2 E1");
        assert_eq!(of(&record, &stating(Point::new(0, 0)), confirmed), Some(marked));
        // All stones live: the left column has stones of both colours beside it.
        let alive = of(&record, &with("none"), confirmed).unwrap();
        assert_eq!((labels(&alive.black), labels(&alive.white)), (String::new(), "E5 E4 E3 E2 E1".to_owned()));
    }

    #[test]
    fn nothing_is_marked_where_the_dead_stones_are_not_known() {
        let confirmed = GameResult::from_sgf("B+3").unwrap();
        let none = |counting: Counting| of(&record(), &counting, confirmed).is_none();
        assert!(none(Counting::default()));
        assert!(none(counting("B+5", &[["dead", "A5", "given"]])), "another result");
        assert!(none(counting("B+3", &[["komi", "2", "record"]])), "no dead stones are named");
        assert!(none(counting("B+3", &[["dead", "C3", "given"]])), "no stone lies there");
        assert!(none(counting("B+3", &[["dead", "A5 Z99", "given"]])), "no point");
        assert!(none(stating(Point::new(9, 0))), "no point of the board");
    }
}
