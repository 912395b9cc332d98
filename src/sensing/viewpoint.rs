//! Where the camera stands over the board, as far as a picture of it tells: how high, and where something of a certain
//! height on the board is seen.

use super::geometry::{Homography, Lens, Pose};
use crate::sensing::geometry::Point2;

/// How many times wider than high a cell's depth is: 23.7 mm by 22 mm.
const CELL_DEPTH: f64 = 23.7 / 22.0;
/// How high over the board a stone is widest, in widths of a cell: half of 9.2 mm by 22 mm.
pub const STONE_MIDDLE: f64 = 4.6 / 22.0;

/// The camera over the board.
///
/// A plane's homography gives the focal length and the plane's attitude when pixels are square and the
/// optical axis meets the picture's middle (Zhang, A Flexible New Technique for Camera Calibration, 2000,
/// section 3.1). Cells are taken to be deeper than wide, 23.7 mm by 22 mm, whichever way the board lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewpoint {
    /// In pixels.
    focal: f64,
    /// The picture's middle, in pixels.
    middle: Point2,
    lens: Lens,
    /// In the camera's directions, the width of a cell being the unit of length up to a factor that is the same for
    /// all: along the board's rows, along its columns, from the camera to the board's first point, and off the board
    /// towards the camera.
    across: [f64; 3],
    along: [f64; 3],
    first: [f64; 3],
    up: [f64; 3],
    lines: usize,
}

impl Viewpoint {
    /// The camera that sees a board so in a picture of `width` x `height` pixels; `None` where the view does not tell.
    #[must_use]
    pub fn of(pose: &Pose, width: usize, height: usize) -> Option<Self> {
        let middle = Point2::new((width as f64 - 1.0) / 2.0, (height as f64 - 1.0) / 2.0);
        let to_middle = Homography::scale_then_shift(1.0, 1.0, -middle.x, -middle.y);
        let h = to_middle.after(&pose.image_from_board.straight);
        let column = |j: usize| [h.0[0][j], h.0[1][j], h.0[2][j]];
        let (a, b, c) = (column(0), column(1).map(|v| v / CELL_DEPTH), column(2));
        // Both columns are directions in the board's plane: square to each other, and of one length.
        let square = (-(a[0] * b[0] + a[1] * b[1]), a[2] * b[2]);
        let equal = (a[0].powi(2) + a[1].powi(2) - b[0].powi(2) - b[1].powi(2), b[2].powi(2) - a[2].powi(2));
        let weight = |(_, w): (f64, f64)| w.abs();
        let best = if weight(square) > weight(equal) { square } else { equal };
        let focal = (best.0 / best.1).sqrt();
        let long = width.max(height) as f64;
        // Seen from straight above the equations say nothing; a usual webcam is then as good a guess as any.
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

    /// How high the camera stands over the board's middle, in degrees: 90 is straight above.
    #[must_use]
    pub fn elevation(&self) -> f64 {
        let half = (self.lines as f64 - 1.0) / 2.0;
        let middle = self.seen(Point2::new(half, half), 0.0);
        (dot(middle, self.up) / (length(middle) * length(self.up))).abs().min(1.0).asin().to_degrees()
    }

    /// The pixel in which something is seen that is `height` widths of a cell over the place `at` of the board.
    #[must_use]
    pub fn above(&self, at: Point2, height: f64) -> Point2 {
        let [x, y, z] = self.seen(at, height);
        let straight = Point2::new(self.middle.x + self.focal * x / z, self.middle.y + self.focal * y / z);
        self.lens.bend(straight)
    }

    /// The direction from the camera to a place over the board.
    fn seen(&self, at: Point2, height: f64) -> [f64; 3] {
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

    /// A board of 19 lines in the middle of a picture of 1280 x 720, seen from this height, by a camera with this focal
    /// length: its pose, and where something is seen that stands on its middle.
    fn view(elevation: f64, focal: f64, height: f64) -> (Pose, Point2) {
        let (sin, cos) = elevation.to_radians().sin_cos();
        let far = 30.0;
        // The camera looks at the board's middle; the board's rows lie across.
        let observe = |x: f64, y: f64, h: f64| {
            let (x, y) = (x - 9.0, (y - 9.0) * CELL_DEPTH);
            let (down, away) = (y * sin - h * cos, far - y * cos - h * sin);
            Point2::new(639.5 + focal * x / away, 359.5 + focal * down / away)
        };
        let corners = [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)].map(|(x, y)| observe(x, y, 0.0));
        (Pose::from_corners(BoardSize::NINETEEN, corners).unwrap(), observe(9.0, 9.0, height))
    }

    #[test]
    fn the_cameras_height_and_what_stands_on_the_board_are_seen() {
        for elevation in [30.0, 45.0, 60.0, 80.0] {
            for focal in [900.0, 1500.0] {
                let (pose, top) = view(elevation, focal, 0.4);
                let found = Viewpoint::of(&pose, 1280, 720).unwrap();
                assert!((found.elevation() - elevation).abs() < 0.01, "{elevation} {focal}: {}", found.elevation());
                let said = found.above(Point2::new(9.0, 9.0), 0.4);
                assert!(said.distance(top) < 0.01, "{elevation} {focal}: {said:?} is {top:?}");
                let base = found.above(Point2::new(3.0, 5.0), 0.0);
                assert!(base.distance(pose.image_from_board.apply(Point2::new(3.0, 5.0))) < 0.01);
            }
        }
    }

    #[test]
    fn what_stands_on_a_board_seen_from_above_leans_outwards() {
        let (pose, _) = view(89.9, 1000.0, 0.0);
        let found = Viewpoint::of(&pose, 1280, 720).unwrap();
        let lean = |x: f64, y: f64| {
            let (base, top) = (found.above(Point2::new(x, y), 0.0), found.above(Point2::new(x, y), 0.4));
            (top.x - base.x, top.y - base.y)
        };
        assert!(lean(18.0, 9.0).0 > 0.5 && lean(0.0, 9.0).0 < -0.5 && lean(9.0, 0.0).1 < -0.5);
    }
}
