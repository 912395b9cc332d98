//! Where the last picture and the record disagree after a recording.

use crate::game::point::Point;
use crate::game::stones::Stones;
use crate::game::symmetry::Symmetry;
use crate::sensing::observation::{Observation, PointState};

/// Points that are read with a lower probability are in doubt, and disagree with nothing.
const READ_CLEARLY: f32 = 0.8;

/// The points where the last picture and the record disagree.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Disagreement {
    /// The points on the record's board.
    pub points: Vec<Point>,
    /// The same points on the board as the camera sees it, which may be turned.
    pub in_picture: Vec<Point>,
}

impl Disagreement {
    /// Compares the record's position with what is clearly seen. Covered points are not compared. The board may be turned
    /// in the picture: the turn with the fewest differences counts.
    #[must_use]
    pub fn of(stones: &Stones, seen: &Observation) -> Self {
        if stones.size() != seen.size {
            return Self::default();
        }
        (0..4).map(|q| compare(stones, seen, Symmetry::rotation(q))).min_by_key(|d| d.points.len()).unwrap_or_default()
    }

    /// The points in words, such as `D4, E5 and 3 more`; at most four are named.
    #[must_use]
    pub fn text(&self, stones: &Stones) -> String {
        const NAMED: usize = 4;
        let named: Vec<String> = self.points.iter().take(NAMED).map(|p| p.label(stones.size())).collect();
        match self.points.len().saturating_sub(NAMED) {
            0 => named.join(", "),
            more => format!("{} and {more} more", named.join(", ")),
        }
    }
}

fn compare(stones: &Stones, seen: &Observation, turn: Symmetry) -> Disagreement {
    let mut found = Disagreement::default();
    for at in seen.size.points() {
        let point = turn.point(at, seen.size);
        let (state, probability) = seen.at(at).best();
        let recorded = stones.get(point).map_or(PointState::Empty, PointState::Stone);
        if state != PointState::Covered && state != recorded && probability >= READ_CLEARLY {
            found.points.push(point);
            found.in_picture.push(at);
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
            'X' => PointReading::sure(PointState::Stone(crate::game::color::Color::Black), 0.97),
            'O' => PointReading::sure(PointState::Stone(crate::game::color::Color::White), 0.97),
            'x' => PointReading::sure(PointState::Stone(crate::game::color::Color::Black), 0.6),
            '?' => PointReading::sure(PointState::Covered, 0.97),
            _ => PointReading::sure(PointState::Empty, 0.97),
        };
        let readings = seen.chars().filter(|c| !c.is_whitespace()).map(reading).collect();
        let pose = Pose::from_corners(size, corners).unwrap();
        let seen = Observation { size, pose, time: Duration::ZERO, readings };
        let labels: Vec<String> = Disagreement::of(&stones, &seen).points.iter().map(|p| p.label(size)).collect();
        assert_eq!(labels, points);
    }

    #[test]
    fn what_is_clearly_seen_is_compared() {
        check("XO.\n...\n..X", "XO.\n...\n..X", &[]);
        check("XO.\n...\n..X", "XO.\n.X.\n...", &["B2", "C1"]);
        check("XO.\n...\n..X", "XO.\n.x.\n..?", &[]);
    }

    #[test]
    fn a_board_that_is_turned_in_the_picture_agrees() {
        check("XO.\n...\n..X", "..X\n..O\nX..", &[]);
    }
}
