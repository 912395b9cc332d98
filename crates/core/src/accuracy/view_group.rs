//! Pictures grouped by how the board is seen.

use strum::{IntoStaticStr, VariantArray};

use crate::accuracy::truth::PictureTruth;
use crate::game::stones::Stones;
use crate::sensing::geometry::{Point2, Pose};
use crate::sensing::observation::Observation;

/// What pictures are grouped by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ViewGroup {
    /// The number of lines.
    Size,
    /// The length of a cell in the middle of the board, in pixels.
    Cell,
    /// The angle between the camera's direction and the board, in degrees, estimated from the shape of a cell.
    Angle,
}

/// The ends of the groups of cells, in pixels, and of angles, in degrees.
const CELL_ENDS: [f64; 5] = [12.0, 16.0, 24.0, 36.0, 60.0];
const ANGLE_ENDS: [f64; 4] = [30.0, 40.0, 50.0, 65.0];

impl ViewGroup {
    /// Every group, in the order of the declaration.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the group of a picture, such as `16 to 24 px`, and its place among the groups. What the truth does not tell is
    /// taken from the reading.
    #[must_use]
    pub fn of(self, truth: &PictureTruth, read: Option<&Observation>) -> (usize, String) {
        let size = truth.size.or(truth.stones.as_ref().map(Stones::size)).or(read.map(|read| read.size));
        let pose = || {
            let known = truth.corners.and_then(|corners| Pose::from_corners(size?, corners));
            known.or_else(|| read.map(|read| read.pose))
        };
        let group = match self {
            Self::Size => size.map(|size| (size.lines(), size.to_string())),
            Self::Cell => pose().map(|pose| within(pose.cell(), &CELL_ENDS, "px")),
            Self::Angle => pose().map(|pose| within(angle_deg(&pose), &ANGLE_ENDS, "degrees")),
        };
        group.unwrap_or_else(|| (usize::MAX, "not known".to_owned()))
    }
}

/// Returns the angle between the camera's direction and the board, in degrees, as if the camera were far away: a circle on
/// the board is then an ellipse, and the sine of the angle is its small axis divided by its large one.
fn angle_deg(pose: &Pose) -> f64 {
    let middle = (pose.size.lines() as f64 - 1.0) / 2.0;
    let at = |x: f64, y: f64| pose.image_from_board.apply(Point2::new(middle + x, middle + y));
    let along = |to: Point2, from: Point2| (to.x - from.x, to.y - from.y);
    let (right, down) = (along(at(0.5, 0.0), at(-0.5, 0.0)), along(at(0.0, 0.5), at(0.0, -0.5)));
    // The axes are the singular values of the matrix of both, here by their squares and their product.
    let squares = right.0 * right.0 + right.1 * right.1 + down.0 * down.0 + down.1 * down.1;
    let product = (right.0 * down.1 - right.1 * down.0).abs();
    let (sum, difference) = ((squares + 2.0 * product).sqrt(), (squares - 2.0 * product).max(0.0).sqrt());
    ((sum - difference) / (sum + difference)).asin().to_degrees()
}

fn within(value: f64, ends: &[f64], unit: &str) -> (usize, String) {
    let at = ends.iter().filter(|&&end| value >= end).count();
    let text = match (at.checked_sub(1).map(|i| ends[i]), ends.get(at)) {
        (Some(from), Some(to)) => format!("{from} to {to} {unit}"),
        (None, Some(to)) => format!("below {to} {unit}"),
        (Some(from), None) => format!("from {from} {unit}"),
        (None, None) => String::new(),
    };
    (at, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;

    /// A board of 11 lines whose corners are at these pixels.
    fn truth(corners: [(f64, f64); 4]) -> PictureTruth {
        let corners = corners.map(|(x, y)| Point2::new(x, y));
        PictureTruth { size: BoardSize::new(11).ok(), corners: Some(corners), ..PictureTruth::default() }
    }

    #[test]
    fn a_board_seen_from_above_and_one_seen_at_30_degrees() {
        let above = truth([(0.0, 0.0), (150.0, 0.0), (150.0, 150.0), (0.0, 150.0)]);
        assert_eq!(ViewGroup::Size.of(&above, None), (11, "11x11".to_owned()));
        assert_eq!(ViewGroup::Cell.of(&above, None).1, "12 to 16 px");
        assert_eq!(ViewGroup::Angle.of(&above, None).1, "from 65 degrees");
        // The sine of 32 degrees is 0.53; also where the board is turned by 45 degrees, a rhombus then.
        let flat = truth([(0.0, 0.0), (150.0, 0.0), (150.0, 79.5), (0.0, 79.5)]);
        assert_eq!(ViewGroup::Angle.of(&flat, None).1, "30 to 40 degrees");
        let turned = truth([(0.0, 53.0), (100.0, 0.0), (200.0, 53.0), (100.0, 106.0)]);
        assert_eq!(ViewGroup::Angle.of(&turned, None).1, "30 to 40 degrees");
    }

    #[test]
    fn what_is_not_known_comes_last() {
        assert_eq!(ViewGroup::Cell.of(&PictureTruth::default(), None), (usize::MAX, "not known".to_owned()));
    }
}
