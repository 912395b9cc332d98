//! What the eyes believe about every point, as probabilities.
//!
//! **Seen is not legal**: an observation is what a camera shows; what goes into the record is
//! reached by play.

use std::time::Duration;

use super::geometry::Pose;
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;

/// What can be seen at a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PointState {
    /// The bare board.
    Empty,
    /// A stone of this colour.
    Stone(Color),
    /// Something that is neither: a hand, a sleeve, a lid. Says nothing about what lies below.
    Covered,
}

impl PointState {
    /// The letter of a reading: `.`, `X`, `O`, and `?` for covered.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Stone(color) => color.stone_char(),
            Self::Covered => '?',
        }
    }
}

/// The probabilities at one point; they sum to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PointReading {
    /// Nothing lies here.
    pub empty: f32,
    /// A black stone.
    pub black: f32,
    /// A white stone.
    pub white: f32,
    /// Hidden from the camera.
    pub covered: f32,
}

impl PointReading {
    /// A reading that puts `p` on `seen` and shares the rest equally.
    #[must_use]
    pub fn sure(seen: PointState, p: f32) -> Self {
        let rest = (1.0 - p) / 3.0;
        let at = |s: PointState| if s == seen { p } else { rest };
        Self {
            empty: at(PointState::Empty),
            black: at(PointState::Stone(Color::Black)),
            white: at(PointState::Stone(Color::White)),
            covered: at(PointState::Covered),
        }
    }

    /// The probability of `seen`.
    #[must_use]
    pub const fn of(&self, seen: PointState) -> f32 {
        match seen {
            PointState::Empty => self.empty,
            PointState::Stone(Color::Black) => self.black,
            PointState::Stone(Color::White) => self.white,
            PointState::Covered => self.covered,
        }
    }

    /// The most probable reading with its probability.
    #[must_use]
    pub fn best(&self) -> (PointState, f32) {
        let mut best = (PointState::Empty, self.empty);
        for seen in [PointState::Stone(Color::Black), PointState::Stone(Color::White), PointState::Covered] {
            if self.of(seen) > best.1 {
                best = (seen, self.of(seen));
            }
        }
        best
    }
}

/// One look at the whole board.
#[derive(Debug, Clone, PartialEq)]
pub struct Observation {
    /// The board's size.
    pub size: BoardSize,
    /// Where the board was in the picture.
    pub pose: Pose,
    /// When the picture was taken, counted from the start of the source.
    pub time: Duration,
    /// A reading for every point, top row of the picture first.
    pub readings: Vec<PointReading>,
}

impl Observation {
    /// The reading at `point`.
    ///
    /// # Panics
    /// When the point is not on the board.
    #[must_use]
    pub fn at(&self, point: Point) -> &PointReading {
        &self.readings[point.index(self.size)]
    }

    /// The most probable reading of every point as text: `X`, `O`, `.` and `?`, top row first.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.readings.chunks(self.size.lines()).map(|row| row.iter().map(|r| r.best().0.char()).collect()).collect()
    }

    /// The stones that are most probably there; covered points count as empty.
    #[must_use]
    pub fn stones(&self) -> Stones {
        let mut stones = Stones::empty(self.size);
        for point in self.size.points() {
            if let (PointState::Stone(color), _) = self.at(point).best() {
                stones.set(point, Some(color));
            }
        }
        stones
    }

    /// The points whose most probable reading has a probability below `sure`, with that probability.
    #[must_use]
    pub fn doubts(&self, sure: f32) -> Vec<(Point, f32)> {
        self.size.points().map(|p| (p, self.at(p).best().1)).filter(|&(_, p)| p < sure).collect()
    }
}
