//! Aligns a picture with the record: finds which of its sides is the record's top.
//!
//! The stones of the final position stay where they are in a finished fill, and each side's territory is
//! mostly filled by its own stones. This distinguishes the right turn of the picture from the other three, from the
//! mirror images, and from pictures of other games.

use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::game::symmetry::Symmetry;
use crate::game::territory::{Group, groups};
use crate::sensing::observation::{Observation, PointReading, PointState};

/// The smallest share of the final position's stones that a picture of its fill shows. Of other games'
/// finished boards, in the best of eight turns, the share is two thirds at most.
const LEAST_MATCH: f64 = 0.85;

/// Least difference of the log-likelihoods of the best turn and the next, natural logarithm: a thousand to one.
const CLEAR_WIN: f64 = 7.0;

/// Least probability of a single point, so that no one point decides against a turn.
const LEAST_PROBABILITY: f64 = 0.02;

/// How the own colour, the other colour and nothing share a point of territory in a finished fill, roughly.
const IN_TERRITORY: [f64; 3] = [0.7, 0.2, 0.1];

/// A turn of the picture that brings it to the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Quarter turns clockwise, 0 to 3.
    pub quarters: u8,
    /// Whether the picture is a mirror image: it is mirrored left to right before it is turned.
    pub mirrored: bool,
}

impl Turn {
    /// The picture lies as the record does.
    pub const NONE: Self = Self { quarters: 0, mirrored: false };

    /// The four turns, then the four with a mirror.
    pub const ALL: [Self; 8] = {
        let mut all = [Self::NONE; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self { quarters: (i % 4) as u8, mirrored: i >= 4 };
            i += 1;
        }
        all
    };

    /// Where the picture shows the record's `point`.
    #[must_use]
    pub fn in_picture(self, point: Point, size: BoardSize) -> Point {
        Symmetry::new(self.quarters, self.mirrored).inverse().point(point, size)
    }

    /// The reading of the record's `point`.
    #[must_use]
    pub fn reading(self, observation: &Observation, point: Point) -> PointReading {
        *observation.at(self.in_picture(point, observation.size))
    }
}

/// How a picture fits a position.
#[derive(Debug, Clone, PartialEq)]
pub enum Alignment {
    /// One turn fits clearly better than every other.
    Fits {
        /// The turn.
        turn: Turn,
        /// The share of the position's stones that lie there, 0 to 1.
        matched: f64,
    },
    /// Several turns fit about equally well; the likeliest first.
    Open(Vec<Turn>),
    /// A mirror image fits clearly better than the picture itself.
    Mirrored,
    /// No turn shows the position.
    Other {
        /// The share of the position's stones that lie there in the best turn, 0 to 1.
        matched: f64,
    },
}

/// Finds the turn that brings `observation` to `position` (the final position without dead stones).
///
/// # Panics
/// When the two differ in size.
#[must_use]
pub fn align(position: &Stones, observation: &Observation) -> Alignment {
    assert_eq!(position.size(), observation.size, "a picture and the position it is aligned with have one size");
    let area = Area::of(position);
    let mut fits: Vec<AlignmentFit> =
        Turn::ALL.iter().map(|&turn| AlignmentFit::of(turn, position, &area, observation)).collect();
    // A stable sort keeps the order of the turns among equals.
    fits.sort_by(|a, b| b.likelihood.total_cmp(&a.likelihood));
    let best_of = |mirrored: bool| fits.iter().find(|f| f.turn.mirrored == mirrored);
    let (Some(upright), Some(mirror)) = (best_of(false), best_of(true)) else {
        return Alignment::Other { matched: 0.0 };
    };
    if mirror.matched >= LEAST_MATCH && mirror.likelihood > upright.likelihood + CLEAR_WIN {
        return Alignment::Mirrored;
    }
    if upright.matched < LEAST_MATCH {
        return Alignment::Other { matched: upright.matched.max(mirror.matched) };
    }
    let near: Vec<Turn> = fits
        .iter()
        .filter(|f| !f.turn.mirrored && f.likelihood > upright.likelihood - CLEAR_WIN)
        .map(|f| f.turn)
        .collect();
    match near[..] {
        [turn] => Alignment::Fits { turn, matched: upright.matched },
        _ => Alignment::Open(near),
    }
}

/// Finds the turn of a picture that shows the position without one of its groups, which was lifted; `None` where it shows
/// less than that. More than half of the stones have to be left to tell.
#[must_use]
pub fn align_without_a_group(position: &Stones, observation: &Observation) -> Option<Turn> {
    let stones = |board: &Stones| Color::BOTH.map(|color| board.count(color)).iter().sum::<usize>();
    let turn = |group: Group| {
        let mut rest = position.clone();
        group.stones.iter().for_each(|&point| rest.set(point, None));
        match align(&rest, observation) {
            Alignment::Fits { turn, .. } if 2 * stones(&rest) > stones(position) => Some(turn),
            Alignment::Fits { .. } | Alignment::Open(_) | Alignment::Mirrored | Alignment::Other { .. } => None,
        }
    };
    groups(position).into_iter().find_map(turn)
}

/// Returns the log-likelihood of a reading under the best turn, mirror images left out. It distinguishes two places of
/// the lattice in one picture.
#[must_use]
pub fn best_likelihood(position: &Stones, observation: &Observation) -> f64 {
    let area = Area::of(position);
    let upright = Turn::ALL.iter().filter(|t| !t.mirrored);
    upright.map(|&t| AlignmentFit::of(t, position, &area, observation).likelihood).fold(f64::NEG_INFINITY, f64::max)
}

struct AlignmentFit {
    turn: Turn,
    likelihood: f64,
    matched: f64,
}

impl AlignmentFit {
    fn of(turn: Turn, position: &Stones, area: &Area, observation: &Observation) -> Self {
        let (mut likelihood, mut stones, mut there) = (0.0, 0, 0);
        for point in position.size().points() {
            let reading = turn.reading(observation, point);
            let visible = 1.0 - f64::from(reading.covered).clamp(0.0, 1.0);
            let of = |what: PointState| f64::from(reading.of(what)) / visible.max(1e-6);
            let probability = match area.owner(point) {
                Owner::Shared => continue,
                Owner::Stone(color) => {
                    if visible > 0.5 {
                        stones += 1;
                        there += usize::from(reading.best().0 == PointState::Stone(color));
                    }
                    of(PointState::Stone(color))
                }
                Owner::Territory(color) => {
                    let [own, foreign, hole] = IN_TERRITORY;
                    let of = |what, share: f64| share * of(what);
                    of(PointState::Stone(color), own)
                        + of(PointState::Stone(color.opponent()), foreign)
                        + of(PointState::Empty, hole)
                }
            };
            likelihood += visible * probability.max(LEAST_PROBABILITY).ln();
        }
        // Every picture shows a position without visible stones.
        let matched = if stones == 0 { 1.0 } else { f64::from(there as u32) / f64::from(stones as u32) };
        Self { turn, likelihood, matched }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::sensing::geometry::{Homography, Pose};

    /// A certain reading of `diagram`, turned and mirrored as a camera might have it.
    fn observation(diagram: &str, turn: Turn) -> Observation {
        let stones = Stones::from_diagram(diagram).unwrap();
        let size = stones.size();
        let mut readings = vec![PointReading::sure(PointState::Empty, 0.97); size.area()];
        for (p, stone) in stones.iter() {
            let state = stone.map_or(PointState::Empty, PointState::Stone);
            readings[turn.in_picture(p, size).index(size)] = PointReading::sure(state, 0.97);
        }
        let pose = Pose { size, image_from_board: Homography::IDENTITY.into() };
        Observation { size, pose, time: Duration::ZERO, readings }
    }

    const Q: &str = "
        . . X . O .
        . X X . O .
        . . X O O .
        X X X O . .
        . . X O O O
        . X . X O .";
    const FILL: &str = "
        X X X . O O
        X X X O O O
        X X X O O O
        X X X O O O
        X O X O O O
        X X O X O O";

    #[test]
    fn every_turn_is_found_again() {
        let q = Stones::from_diagram(Q).unwrap();
        for turn in Turn::ALL {
            let found = align(&q, &observation(FILL, turn));
            if turn.mirrored {
                assert_eq!(found, Alignment::Mirrored, "{turn:?}");
            } else {
                assert_eq!(found, Alignment::Fits { turn, matched: 1.0 }, "{turn:?}");
            }
        }
    }

    #[test]
    fn another_game_is_no_fit() {
        let other = "
            X O X O X O
            O X O X O X
            X O X O X O
            O X O X O X
            X O X O X O
            O X O X O X";
        let q = Stones::from_diagram(Q).unwrap();
        assert!(matches!(align(&q, &observation(other, Turn::NONE)), Alignment::Other { matched } if matched < 0.7));
    }

    #[test]
    fn a_position_that_looks_the_same_from_two_sides_stays_open() {
        let q = Stones::from_diagram(". . X . .\n. . X . .\nX X X X X\n. . X . .\n. . X . .").unwrap();
        let full = observation("X X X X X\nX X X X X\nX X X X X\nX X X X X\nX X X X X", Turn::NONE);
        assert!(matches!(align(&q, &full), Alignment::Open(turns) if turns.len() == 4));
    }

    #[test]
    fn a_stone_that_moved_does_not_hide_the_turn() {
        let q = Stones::from_diagram(Q).unwrap();
        let turn = Turn { quarters: 3, mirrored: false };
        let moved = FILL.replacen("X X X . O O", "X X . X O O", 1);
        assert!(matches!(align(&q, &observation(&moved, turn)), Alignment::Fits { turn: t, .. } if t == turn));
    }

    #[test]
    fn the_grid_on_the_lines_is_likelier_than_one_a_line_beside_them() {
        let q = Stones::from_diagram(Q).unwrap();
        let beside = "
            X X . O O X
            X X O O O X
            X X O O O X
            X X O O O X
            O X O O O X
            X O X O O X";
        let right = best_likelihood(&q, &observation(FILL, Turn { quarters: 1, mirrored: false }));
        assert!(right > best_likelihood(&q, &observation(beside, Turn::NONE)) + CLEAR_WIN);
    }

    #[test]
    fn an_own_stone_on_a_point_of_territory_is_likelier_than_a_foreign_one() {
        let q = Stones::from_diagram(Q).unwrap();
        let likelihood = |fill: &str| best_likelihood(&q, &observation(fill, Turn::NONE));
        let foreign = FILL.replacen("X X X . O O", "O X X . O O", 1);
        let [own, other, _] = IN_TERRITORY;
        let ratio = (likelihood(FILL) - likelihood(&foreign)).exp();
        assert!((ratio - own / other).abs() < 0.3, "{ratio}");
    }
}
