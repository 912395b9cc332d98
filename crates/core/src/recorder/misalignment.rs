//! A grid that was placed a line beside the real one, or a board that was turned: all stones are seen on other points.
//! The first is a misreading, the second does not matter to the game.

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::game::symmetry::Symmetry;
use crate::sensing::observation::{Observation, PointState};

use crate::recorder::stability::StableView;

/// The fewest differences that a misalignment is considered for.
const FEWEST: usize = 4;
/// How far a grid can slip, in lines.
const SLIPS: isize = 2;
/// A misalignment has to explain all but one in so many of the differences.
const EXPLAINS: usize = 4;

/// How a view shows the stones of the record on other points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misalignment {
    /// The grid has slipped by a line or two.
    Slipped,
    /// The board, or the camera, was turned: the quarter turns, clockwise, from the view to the record.
    Turned(u8),
}

/// How the view shows `stones` on other points, if it does.
#[must_use]
pub fn misplaced(view: &StableView, stones: &Stones) -> Option<Misalignment> {
    let straight = differences(view, stones, Some);
    if straight < FEWEST {
        return None;
    }
    let n = view.size.lines() as isize;
    let slip = |dx: isize, dy: isize| {
        move |p: Point| {
            let (c, r) = (p.col as isize + dx, p.row as isize + dy);
            ((0..n).contains(&c) && (0..n).contains(&r)).then(|| Point::new(c as usize, r as usize))
        }
    };
    let slips = (-SLIPS..=SLIPS).flat_map(|dx| (-SLIPS..=SLIPS).map(move |dy| (dx, dy))).filter(|&d| d != (0, 0));
    let slipped = slips.map(|(dx, dy)| (differences(view, stones, slip(dx, dy)), Misalignment::Slipped));
    let turned =
        (1..=3u8).map(|q| (differences(view, stones, |p| Some(turn_point(p, view.size, q))), Misalignment::Turned(q)));
    let (fewest, how) = slipped.chain(turned).min_by_key(|&(f, _)| f)?;
    (fewest * EXPLAINS <= straight).then_some(how)
}

/// The point to which `p` moves when the board is turned clockwise by so many quarters.
#[must_use]
pub fn turn_point(p: Point, size: BoardSize, quarters: u8) -> Point {
    Symmetry::rotation(quarters).point(p, size)
}

/// The observation after turning the board clockwise by so many quarters. The pose stays that of the picture.
#[must_use]
pub fn turned(observation: &Observation, quarters: u8) -> Observation {
    let readings = Symmetry::rotation(quarters).values(&observation.readings, observation.size);
    Observation { readings, ..observation.clone() }
}

/// The number of points of the view that differ from the stones at the points to which `through` maps them.
fn differences(view: &StableView, stones: &Stones, through: impl Fn(Point) -> Option<Point>) -> usize {
    let expected = |p: Point| -> Option<Color> { through(p).and_then(|q| stones.get(q)) };
    let size: BoardSize = view.size;
    size.points()
        .filter(|&p| match view.best(p).0 {
            PointState::Covered => false,
            PointState::Empty => expected(p).is_some(),
            PointState::Stone(c) => expected(p) != Some(c),
        })
        .count()
}
