//! What is on and around the table in one frame.

use std::time::Duration;

use crate::synthetic::picture_conditions::PictureConditions;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::geometry::Point2;

/// A lid or a clock that lies on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Obstacle {
    /// Its middle, in cells from the top left intersection.
    pub over: Point2,
    /// Its sides in cells.
    pub sides: Point2,
}

/// A hand over the board. Black sits at the near side, White at the far one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hand {
    /// Whose hand it is.
    pub player: Color,
    /// Where the fingertips are, in cells from the top left intersection: x to the right, y towards the near edge.
    /// May lie beside the board.
    pub over: Point2,
    /// The height of the fingertips above the board, in metres.
    pub height: f64,
    /// The stone between the fingertips.
    pub holds: Option<Color>,
}

/// The state of the table in one frame.
#[derive(Debug, Clone, PartialEq)]
pub struct SceneState {
    /// What lies on the board; row 0 is the far edge.
    pub stones: Stones,
    /// Hands over it.
    pub hands: Vec<Hand>,
    /// Stones that lie beside the points or beside the board, in cells from the top left intersection.
    pub loose: Vec<(Color, Point2)>,
    /// Objects that lie on the board.
    pub obstacles: Vec<Obstacle>,
    /// The middle of the reflection of a lamp, in cells.
    pub glare: Option<Point2>,
    /// How far the board has slid, in cells to the right and towards the near edge.
    pub slide: Point2,
    /// How far the camera has been pushed: turned to the right and tilted down, in degrees.
    pub push: Point2,
    /// The light, the lens and the sensor.
    pub conditions: PictureConditions,
    /// The number of the picture; chooses the sensor's noise.
    pub index: u64,
    /// The time of the picture.
    pub time: Duration,
}

impl SceneState {
    /// Makes the state with these stones and nothing else.
    #[must_use]
    pub fn of(stones: Stones) -> Self {
        Self {
            stones,
            hands: Vec::new(),
            loose: Vec::new(),
            obstacles: Vec::new(),
            glare: None,
            slide: Point2::default(),
            push: Point2::default(),
            conditions: PictureConditions::default(),
            index: 0,
            time: Duration::ZERO,
        }
    }
}
