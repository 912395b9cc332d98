//! The position of the camera over the board, estimated from the pose: its elevation, and where objects that stand on the
//! board appear in the picture.

use crate::sensing::geometry::{Homography, Lens, Point2, Pose};

/// Depth of a cell divided by its width: 23.7 mm by 22 mm.
const CELL_DEPTH: f64 = 23.7 / 22.0;
/// Height over the board at which a stone is widest, in widths of a cell: half of 9.2 mm, divided by 22 mm.
pub const STONE_MIDDLE: f64 = 4.6 / 22.0;

/// The camera over the board.
///
/// The homography of a plane determines the focal length and the orientation of the plane, if pixels are square and the
/// optical axis meets the centre of the picture (Zhang, A Flexible New Technique for Camera Calibration, 2000,
/// section 3.1). Cells are assumed to be deeper than wide, 23.7 mm by 22 mm, in every orientation of the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewpoint {
    /// Focal length in pixels.
    focal: f64,
    /// Centre of the picture, in pixels.
    middle: Point2,
    lens: Lens,
    /// Vectors in camera coordinates, up to a common factor: one cell along a row, one cell along a column, from the
    /// camera to the board's first point, and one width of a cell off the board.
    across: [f64; 3],
    along: [f64; 3],
    first: [f64; 3],
    up: [f64; 3],
    lines: usize,
}

impl Viewpoint {
    /// The viewpoint of a pose in a picture of `width` x `height` pixels; `None` when the pose does not determine it.
    #[must_use]
    pub fn of(pose: &Pose, width: usize, height: usize) -> Option<Self> {
        let middle = Point2::new((width as f64 - 1.0) / 2.0, (height as f64 - 1.0) / 2.0);
        let to_middle = Homography::scale_then_shift(1.0, 1.0, -middle.x, -middle.y);
        let h = to_middle.after(&pose.image_from_board.straight);
        let column = |j: usize| [h.0[0][j], h.0[1][j], h.0[2][j]];
        let (a, b, c) = (column(0), column(1).map(|v| v / CELL_DEPTH), column(2));
        // Both columns are directions in the board's plane, perpendicular and of equal length.
        let perpendicular = (-(a[0] * b[0] + a[1] * b[1]), a[2] * b[2]);
        let equal = (a[0].powi(2) + a[1].powi(2) - b[0].powi(2) - b[1].powi(2), b[2].powi(2) - a[2].powi(2));
        let weight = |(_, w): (f64, f64)| w.abs();
        let best = if weight(perpendicular) > weight(equal) { perpendicular } else { equal };
        let focal = (best.0 / best.1).sqrt();
        let long = width.max(height) as f64;
        // From straight above the equations are singular; the focal length of a common webcam is used instead.
        let focal = if focal.is_finite() && (0.4 * long..4.0 * long).contains(&focal) { focal } else { 1.0 * long };
        let ray = |v: [f64; 3]| [v[0] / focal, v[1] / focal, v[2]];
        let (a, b, c) = (ray(a), ray(b), ray(c));
        let normal = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        let unit = f64::midpoint(length(a), length(b));
        let toward = if dot(normal, c) < 0.0 { 1.0 } else { -1.0 };
        let up = normal.map(|v| toward * v * unit / length(normal));
        let along = b.map(|v| v * CELL_DEPTH);
        let found = Self {
            focal,
            middle,
            lens: pose.image_from_board.lens,
            across: a,
            along,
            first: c,
            up,
            lines: pose.size.lines(),
        };
        [found.across, found.along, found.first, found.up].iter().flatten().all(|v| v.is_finite()).then_some(found)
    }

    /// Elevation of the camera over the centre of the board, in degrees: 90 is straight above.
    #[must_use]
    pub fn elevation(&self) -> f64 {
        let half = (self.lines as f64 - 1.0) / 2.0;
        let middle = self.ray(Point2::new(half, half), 0.0);
        (dot(middle, self.up) / (length(middle) * length(self.up))).abs().min(1.0).asin().to_degrees()
    }

    /// The pixel position of a place `height` widths of a cell over the position `at` (in cells) of the board.
    #[must_use]
    pub fn above(&self, at: Point2, height: f64) -> Point2 {
        let [x, y, z] = self.ray(at, height);
        let straight = Point2::new(self.middle.x + self.focal * x / z, self.middle.y + self.focal * y / z);
        self.lens.distort(straight)
    }

    /// The vector from the camera to a place over the board.
    fn ray(&self, at: Point2, height: f64) -> [f64; 3] {
        std::array::from_fn(|i| self.first[i] + at.x * self.across[i] + at.y * self.along[i] + height * self.up[i])
    }
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn length(v: [f64; 3]) -> f64 {
    dot(v, v).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;

    /// The pose of a board of 19 lines in the centre of a picture of 1280 x 720 pixels, and the pixel position of a place
    /// `height` over its centre.
    fn view(elevation: f64, focal: f64, height: f64) -> (Pose, Point2) {
        let (sin, cos) = elevation.to_radians().sin_cos();
        let far = 30.0;
        // The optical axis meets the centre of the board; its rows are horizontal.
        let project = |x: f64, y: f64, h: f64| {
            let (x, y) = (x - 9.0, (y - 9.0) * CELL_DEPTH);
            let (down, away) = (y * sin - h * cos, far - y * cos - h * sin);
            Point2::new(639.5 + focal * x / away, 359.5 + focal * down / away)
        };
        let corners = [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)].map(|(x, y)| project(x, y, 0.0));
        (Pose::from_corners(BoardSize::NINETEEN, corners).unwrap(), project(9.0, 9.0, height))
    }

    #[test]
    fn the_elevation_and_the_place_of_a_raised_point_are_estimated() {
        for elevation in [30.0, 45.0, 60.0, 80.0] {
            for focal in [900.0, 1500.0] {
                let (pose, top) = view(elevation, focal, 0.4);
                let found = Viewpoint::of(&pose, 1280, 720).unwrap();
                assert!((found.elevation() - elevation).abs() < 0.01, "{elevation} {focal}: {}", found.elevation());
                let estimate = found.above(Point2::new(9.0, 9.0), 0.4);
                assert!(estimate.distance(top) < 0.01, "{elevation} {focal}: {estimate:?} instead of {top:?}");
                let base = found.above(Point2::new(3.0, 5.0), 0.0);
                assert!(base.distance(pose.image_from_board.apply(Point2::new(3.0, 5.0))) < 0.01);
            }
        }
    }

    #[test]
    fn raised_points_lean_outwards_when_seen_from_above() {
        let (pose, _) = view(89.9, 1000.0, 0.0);
        let found = Viewpoint::of(&pose, 1280, 720).unwrap();
        let lean = |x: f64, y: f64| {
            let (base, top) = (found.above(Point2::new(x, y), 0.0), found.above(Point2::new(x, y), 0.4));
            (top.x - base.x, top.y - base.y)
        };
        assert!(lean(18.0, 9.0).0 > 0.5 && lean(0.0, 9.0).0 < -0.5 && lean(9.0, 0.0).1 < -0.5);
    }
}
