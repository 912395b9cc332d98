//! A grid laid a line beside the board, or turned: the stones are all there, in the wrong places. That is a
//! mistake of the eyes and no change of the game.

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::sensing::observation::Seen;

use super::stability::View;

/// How many stones have to be out of place before a misplaced grid is thought of.
const FEWEST: usize = 4;
/// How far a grid slips, in lines.
const SLIPS: isize = 2;
/// A misplaced grid explains all but one in so many of the differences.
const EXPLAINS: usize = 4;

/// Whether the view shows `stones` through a grid that has slipped by a line or two, or is turned.
#[must_use]
pub fn is_misplaced(view: &View, stones: &Stones) -> bool {
    let straight = differences(view, stones, Some);
    if straight < FEWEST {
        return false;
    }
    let n = view.size.lines() as isize;
    let turn = |quarter: usize| {
        move |p: Point| {
            let (c, r) = (p.col as usize, p.row as usize);
            let last = (n - 1) as usize;
            Some(match quarter {
                1 => Point::new(last - r, c),
                2 => Point::new(last - c, last - r),
                _ => Point::new(r, last - c),
            })
        }
    };
    let slip = |dx: isize, dy: isize| {
        move |p: Point| {
            let (c, r) = (p.col as isize + dx, p.row as isize + dy);
            ((0..n).contains(&c) && (0..n).contains(&r)).then(|| Point::new(c as usize, r as usize))
        }
    };
    let slips = (-SLIPS..=SLIPS).flat_map(|dx| (-SLIPS..=SLIPS).map(move |dy| (dx, dy))).filter(|&d| d != (0, 0));
    let fewest = (1..=3)
        .map(|q| differences(view, stones, turn(q)))
        .chain(slips.map(|(dx, dy)| differences(view, stones, slip(dx, dy))))
        .min();
    fewest.is_some_and(|f| f * EXPLAINS <= straight)
}

/// How many points of the view differ from the stones at the place that `through` gives for them.
fn differences(view: &View, stones: &Stones, through: impl Fn(Point) -> Option<Point>) -> usize {
    let expected = |p: Point| -> Option<Color> { through(p).and_then(|q| stones.get(q)) };
    let size: BoardSize = view.size;
    size.points()
        .filter(|&p| match view.best(p).0 {
            Seen::Covered => false,
            Seen::Empty => expected(p).is_some(),
            Seen::Stone(c) => expected(p) != Some(c),
        })
        .count()
}
