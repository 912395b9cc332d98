//! The state of every point of a board in one picture, as probabilities.
//!
//! An [`Observation`] is what a camera shows and need not be legal. Only the recorder turns observations into moves.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::sensing::geometry::Pose;

/// The visible state of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PointState {
    /// No stone.
    Empty,
    /// A stone of this colour.
    Stone(Color),
    /// Hidden, for example by a hand or a sleeve; what lies below is unknown.
    Covered,
}

impl PointState {
    /// The colour of the stone, if one is seen.
    #[must_use]
    pub const fn stone(self) -> Option<Color> {
        match self {
            Self::Stone(color) => Some(color),
            Self::Empty | Self::Covered => None,
        }
    }

    /// One character: `.` empty, `X` black, `O` white, `?` covered.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Stone(color) => color.stone_char(),
            Self::Covered => '?',
        }
    }
}

impl From<Option<Color>> for PointState {
    fn from(stone: Option<Color>) -> Self {
        stone.map_or(Self::Empty, Self::Stone)
    }
}

/// The probabilities of the states of one point, each 0 to 1; they sum to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PointReading {
    /// No stone.
    pub empty: f32,
    /// A black stone.
    pub black: f32,
    /// A white stone.
    pub white: f32,
    /// Hidden.
    pub covered: f32,
}

/// A point that is covered with more than this probability is hidden: less than even, as what its surroundings let expect is no sight of it.
const HIDDEN: f32 = 0.4;

impl PointReading {
    /// Whether what lies there is hidden.
    #[must_use]
    pub const fn is_hidden(&self) -> bool {
        self.covered > HIDDEN
    }

    /// A reading with the probability `p` for one state and the rest divided equally among the others.
    #[must_use]
    pub fn sure(state: PointState, p: f32) -> Self {
        let rest = (1.0 - p) / 3.0;
        let at = |s: PointState| if s == state { p } else { rest };
        Self {
            empty: at(PointState::Empty),
            black: at(PointState::Stone(Color::Black)),
            white: at(PointState::Stone(Color::White)),
            covered: at(PointState::Covered),
        }
    }

    /// The probability of a state.
    #[must_use]
    pub const fn of(&self, state: PointState) -> f32 {
        match state {
            PointState::Empty => self.empty,
            PointState::Stone(Color::Black) => self.black,
            PointState::Stone(Color::White) => self.white,
            PointState::Covered => self.covered,
        }
    }

    /// The most probable state with its probability.
    #[must_use]
    pub fn best(&self) -> (PointState, f32) {
        let mut best = (PointState::Empty, self.empty);
        for state in [PointState::Stone(Color::Black), PointState::Stone(Color::White), PointState::Covered] {
            if self.of(state) > best.1 {
                best = (state, self.of(state));
            }
        }
        best
    }
}

/// Points whose state is not visible, by why it is not.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HiddenPoints {
    /// Something lies over these points in the picture.
    pub covered: Vec<Point>,
    /// These points, or stones on them, lie outside the picture.
    pub outside: Vec<Point>,
}

impl HiddenPoints {
    /// All of them with their names on a board of this size, first those that something lies over.
    #[must_use]
    pub fn labels(&self, size: BoardSize) -> Vec<String> {
        self.covered.iter().chain(&self.outside).map(|point| point.label(size)).collect()
    }
}

/// The state of every point of a board in one picture.
///
/// ```
/// use std::time::Duration;
///
/// use kifuscribe_core::game::color::Color;
/// use kifuscribe_core::game::point::{BoardSize, Point};
/// use kifuscribe_core::sensing::geometry::{Point2, Pose};
/// use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
///
/// let size = BoardSize::new(5)?;
/// let corners = [(10.0, 10.0), (50.0, 10.0), (50.0, 50.0), (10.0, 50.0)].map(|(x, y)| Point2::new(x, y));
/// let pose = Pose::from_corners(size, corners).ok_or("the corners lie on a line")?;
/// let readings = vec![PointReading::sure(PointState::Empty, 0.97); size.area()];
/// let mut observation = Observation { size, pose, time: Duration::ZERO, readings };
/// let (column, row) = (3, 1);
/// let index = Point::new(column, row).index(size);
/// observation.readings[index] = PointReading::sure(PointState::Stone(Color::Black), 0.8);
/// observation.readings[index + 1] = PointReading::sure(PointState::Covered, 0.97);
///
/// assert_eq!(observation.rows(), [
///     ".....",
///     "...X?",
///     ".....",
///     ".....",
///     ".....",
/// ]);
/// assert_eq!(observation.doubts(0.9), [(Point::new(column, row), 0.8)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Observation {
    /// Number of lines of the board.
    pub size: BoardSize,
    /// Place of the board in the picture.
    pub pose: Pose,
    /// Time of the picture since the start of its source.
    pub time: Duration,
    /// The readings of all points, row by row from the top left of the picture.
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

    /// The most probable states as rows of text, top row first: `.` empty, `X` black, `O` white, `?` covered.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.readings.chunks(self.size.lines()).map(|row| row.iter().map(|r| r.best().0.char()).collect()).collect()
    }

    /// The most probable stones. Covered points count as empty.
    #[must_use]
    pub fn stones(&self) -> Stones {
        let mut stones = Stones::empty(self.size);
        for point in self.size.points() {
            stones.set(point, self.at(point).best().0.stone());
        }
        stones
    }

    /// The points that are not visible, in a picture of this width and height.
    #[must_use]
    pub fn hidden_points(&self, picture: (usize, usize)) -> HiddenPoints {
        let hidden = self.size.points().filter(|&p| self.at(p).best().0 == PointState::Covered);
        let stone = self.pose.cell() / 2.0;
        let (covered, outside) = hidden.partition(|&p| self.pose.is_in_picture(p, picture, stone));
        HiddenPoints { covered, outside }
    }

    /// The points whose most probable state has a probability below `limit`, with that probability.
    #[must_use]
    pub fn doubts(&self, limit: f32) -> Vec<(Point, f32)> {
        self.size.points().map(|p| (p, self.at(p).best().1)).filter(|&(_, p)| p < limit).collect()
    }
}
