//! What was read in the pictures of a count.

use crate::count::cause::CompensationPlaced;
use crate::game::point::{BoardSize, Point};
use crate::sensing::observation::Observation;

/// Whether a board with this number of empty points is a finished fill, or nearly one.
pub fn is_filled_up(empty: usize, size: BoardSize) -> bool {
    const LARGEST_SHARE: f64 = 0.12;
    empty as f64 <= LARGEST_SHARE * size.area() as f64
}

/// What was read in one picture.
#[derive(Debug, Clone, PartialEq)]
pub struct PictureObservation {
    /// The picture as it is named in sentences.
    pub name: String,
    /// What was read; `None` where no board was found.
    pub observation: Option<Observation>,
    /// The points of the board that lie outside the picture, in the picture's own orientation.
    pub outside: Vec<Point>,
}

/// The pictures of one count.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CountObservations {
    /// The position before the fill, dead stones off.
    pub before: Option<PictureObservation>,
    /// The board after the shared points and the compensation stones.
    pub compensated: Option<PictureObservation>,
    /// The finished fill, from one side or several.
    pub finals: Vec<PictureObservation>,
    /// Whether a camera took the picture of the compensation while the count went on: then it shows what lay there, and is no other
    /// picture given by mistake.
    pub is_followed: bool,
    /// The compensation that a camera saw too small when filling began, and with the right number later.
    pub put_right: Option<CompensationPlaced>,
}
