//! Where the board as it was seen last and the record disagree.

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::stones::Stones;
use crate::game::symmetry::Symmetry;
use crate::sensing::observation::{Observation, PointState};

/// Points that are read with a lower probability are in doubt, and disagree with nothing.
const READ_CLEARLY: f32 = 0.8;

/// So many differences may come from a turn of the board.
const MANY: usize = 8;

/// The points where the last picture and the record disagree.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Disagreement {
    /// The points on the record's board.
    pub points: Vec<Point>,
    /// What is seen there.
    pub seen: Vec<PointState>,
}

/// What is clearly seen of a board, the top row first: `X` is a black stone, `O` a white one, `.` an empty point, and `?`
/// a point that is covered, in doubt, or beside a covered one: the tip of a finger looks like a stone.
#[must_use]
pub fn clearly_seen(seen: &Observation) -> Vec<String> {
    let lines = seen.size.lines();
    let is_covered = |point: Point| seen.at(point).best().0 == PointState::Covered;
    let row = |row: usize| {
        let point = |col: usize| match seen.at(Point::new(col, row)).best() {
            (PointState::Covered, _) => '?',
            (_, probability) if probability < READ_CLEARLY => '?',
            _ if Point::new(col, row).neighbors(seen.size).any(is_covered) => '?',
            (PointState::Stone(color), _) => color.stone_char(),
            (PointState::Empty, _) => '.',
        };
        (0..lines).map(point).collect()
    };
    (0..lines).map(row).collect()
}

impl Disagreement {
    /// Compares the record's position with the rows of [`clearly_seen`], which are `quarters` clockwise turns away from the
    /// record. Points with a `?` are not compared, nor is a board of another size. Where much differs, the board may have
    /// been turned since: then the turn with the fewest differences counts.
    #[must_use]
    pub fn of(stones: &Stones, seen: &[String], quarters: u8) -> Self {
        if stones.size().lines() != seen.len() {
            return Self::default();
        }
        let turned = |more: u8| compare(stones, seen, Symmetry::rotation(quarters + more));
        let as_known = turned(0);
        if as_known.points.len() < MANY {
            return as_known;
        }
        (1..4).map(turned).fold(as_known, |best, d| if d.points.len() < best.points.len() { d } else { best })
    }
}

impl Disagreement {
    /// The points of the record's board, with what is seen there, of which `is_meant` holds.
    pub(super) fn filter(self, is_meant: impl Fn(Point, PointState) -> bool) -> Self {
        let meant = self.points.into_iter().zip(self.seen).filter(|&(point, seen)| is_meant(point, seen));
        let (points, seen) = meant.unzip();
        Self { points, seen }
    }
}

fn compare(stones: &Stones, seen: &[String], turn: Symmetry) -> Disagreement {
    let mut found = Disagreement::default();
    for at in stones.size().points() {
        let sign = seen[usize::from(at.row)].as_bytes().get(usize::from(at.col)).copied();
        let state = match sign {
            Some(b'X') => Some(Color::Black),
            Some(b'O') => Some(Color::White),
            Some(b'.') => None,
            _ => continue,
        };
        let point = turn.point(at, stones.size());
        if state != stones.get(point) {
            found.points.push(point);
            found.seen.push(state.into());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::sensing::geometry::{Point2, Pose};
    use crate::sensing::observation::PointReading;
    use std::time::Duration;

    /// Compares a record with a picture read as `seen`: `?` is covered, `x` a doubtful black stone.
    fn check(record: &str, seen: &str, points: &[&str]) {
        let stones = Stones::from_diagram(record).unwrap();
        let size = BoardSize::new(3).unwrap();
        let corners = [(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)].map(|(x, y)| Point2::new(x, y));
        let reading = |c: char| match c {
            'X' => PointReading::sure(PointState::Stone(Color::Black), 0.97),
            'O' => PointReading::sure(PointState::Stone(Color::White), 0.97),
            'x' => PointReading::sure(PointState::Stone(Color::Black), 0.6),
            '?' => PointReading::sure(PointState::Covered, 0.97),
            _ => PointReading::sure(PointState::Empty, 0.97),
        };
        let readings = seen.chars().filter(|c| !c.is_whitespace()).map(reading).collect();
        let pose = Pose::from_corners(size, corners).unwrap();
        let seen = clearly_seen(&Observation { size, pose, time: Duration::ZERO, readings });
        let labels: Vec<String> = Disagreement::of(&stones, &seen, 0).points.iter().map(|p| p.label(size)).collect();
        assert_eq!(labels, points);
    }

    #[test]
    fn what_is_clearly_seen_is_compared() {
        check("XO.\n...\n..X", "XO.\n...\n..X", &[]);
        check("XO.\n...\n..X", "XO.\n.X.\n...", &["B2", "C1"]);
        check("XO.\n...\n..X", "XO.\n.x.\n..?", &[]);
        check("XO.\n...\n...", "XO.\n..X\nX.?", &["A1"]);
    }

    #[test]
    fn a_board_that_is_turned_in_the_picture_agrees() {
        let few = ["..X", "..O", "X.."].map(str::to_owned);
        let stones = Stones::from_diagram("XO.\n...\n..X").unwrap();
        assert!(Disagreement::of(&stones, &few, 3).points.is_empty(), "it is known to be turned");
        assert_eq!(Disagreement::of(&stones, &few, 0).points.len(), 6, "a few stones may lie wrong");
        let many = "XOXOX\nOXOXO\n.....\n.....\n.....";
        let turned = ["X.O..", "OXX..", "XOO..", "OXX..", "XOO.."];
        let turned: Vec<String> = turned.map(str::to_owned).to_vec();
        let differences = Disagreement::of(&Stones::from_diagram(many).unwrap(), &turned, 0).points.len();
        assert!(differences < MANY, "the turn with the fewest differences counts: {differences}");
    }

    #[test]
    fn a_turn_that_fits_no_better_than_the_known_side_is_not_taken() {
        // Eight white stones are not in the record; with the board turned by half they would be as many.
        let record = Stones::from_diagram("XXXXX\n.....\n.....\n.....\nXXXXX").unwrap();
        let seen = ["XXXXX", "OOO..", "OOO..", "OO...", "XXXXX"].map(str::to_owned);
        let found = Disagreement::of(&record, &seen, 0);
        let labels: Vec<String> = found.points.iter().map(|p| p.label(record.size())).collect();
        assert_eq!(labels.join(" "), "A4 B4 C4 A3 B3 C3 A2 B2");
    }
}
