//! Points, homographies, lenses and the pose of a board in a picture.
//!
//! Board coordinates are in cells: the top left intersection is (0, 0), the one to its right (1, 0). Image coordinates are
//! in pixels, with the origin at the **centre of the top left pixel**. A transform from b to a is named `a_from_b`.
//!
//! ```text
//!     board (cells)                       image (pixels)
//!     (0,0)-----(18,0)                        *--------*
//!       |          |     image_from_board    /          \
//!       |          |          ---->         /            \
//!     (0,18)----(18,18)                    *--------------*
//! ```

use crate::game::point::{BoardSize, Point};

/// A position in board coordinates (cells) or image coordinates (pixels).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point2 {
    /// Distance from the origin to the right.
    pub x: f64,
    /// Distance from the origin downwards.
    pub y: f64,
}

impl Point2 {
    /// The position (x, y).
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The distance to `other`.
    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        self.squared_distance(other).sqrt()
    }

    /// The square of the distance to `other`, which needs no root.
    #[must_use]
    pub fn squared_distance(self, other: Self) -> f64 {
        (self.x - other.x).powi(2) + (self.y - other.y).powi(2)
    }
}

/// A projective map of the plane: a 3 x 3 matrix, row-major, for homogeneous coordinates.
///
/// ```
/// use kifuscribe_core::sensing::geometry::{Homography, Point2};
///
/// let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| Point2::new(x, y));
/// let trapezium = [(20.0, 0.0), (40.0, 0.0), (60.0, 30.0), (0.0, 30.0)].map(|(x, y)| Point2::new(x, y));
/// let image_from_board = Homography::from_quad(square, trapezium).ok_or("three points lie on a line")?;
///
/// // Perspective: the centre of the square lies nearer to the far side of the trapezium.
/// let centre = image_from_board.apply(Point2::new(0.5, 0.5));
/// assert!((centre.x - 30.0).abs() < 1e-9 && (centre.y - 7.5).abs() < 1e-9);
///
/// let board_from_image = image_from_board.inverse().ok_or("the map is singular")?;
/// assert!(board_from_image.apply(centre).distance(Point2::new(0.5, 0.5)) < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Homography(pub [[f64; 3]; 3]);

impl Homography {
    /// The identity.
    pub const IDENTITY: Self = Self([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);

    /// Maps (x, y) to (`x * sx + tx`, `y * sy + ty`).
    #[must_use]
    pub const fn scale_then_shift(sx: f64, sy: f64, tx: f64, ty: f64) -> Self {
        Self([[sx, 0.0, tx], [0.0, sy, ty], [0.0, 0.0, 1.0]])
    }

    /// Maps a point. A point on the horizon maps to infinity.
    #[must_use]
    pub fn apply(&self, p: Point2) -> Point2 {
        let h = &self.0;
        let w = h[2][0] * p.x + h[2][1] * p.y + h[2][2];
        Point2 { x: (h[0][0] * p.x + h[0][1] * p.y + h[0][2]) / w, y: (h[1][0] * p.x + h[1][1] * p.y + h[1][2]) / w }
    }

    /// The composition: `self.after(&first).apply(p)` is `self.apply(first.apply(p))`.
    #[must_use]
    pub fn after(&self, first: &Self) -> Self {
        let (a, b) = (&self.0, &first.0);
        let mut m = [[0.0; 3]; 3];
        for (i, row) in m.iter_mut().enumerate() {
            for (j, v) in row.iter_mut().enumerate() {
                *v = (0..3).map(|k| a[i][k] * b[k][j]).sum();
            }
        }
        Self(m)
    }

    /// The inverse; `None` when the map is singular.
    #[must_use]
    pub fn inverse(&self) -> Option<Self> {
        let m = &self.0;
        let cofactor = |r0: usize, c0: usize, r1: usize, c1: usize| m[r0][c0] * m[r1][c1] - m[r0][c1] * m[r1][c0];
        let det = m[0][0] * cofactor(1, 1, 2, 2) - m[0][1] * cofactor(1, 0, 2, 2) + m[0][2] * cofactor(1, 0, 2, 1);
        if !det.is_finite() || det.abs() < 1e-300 {
            return None;
        }
        let adjugate = [
            [cofactor(1, 1, 2, 2), -cofactor(0, 1, 2, 2), cofactor(0, 1, 1, 2)],
            [-cofactor(1, 0, 2, 2), cofactor(0, 0, 2, 2), -cofactor(0, 0, 1, 2)],
            [cofactor(1, 0, 2, 1), -cofactor(0, 0, 2, 1), cofactor(0, 0, 1, 1)],
        ];
        Some(Self(adjugate.map(|row| row.map(|v| v / det))))
    }

    /// The map from `from[i]` to `to[i]`; `None` when three of the points lie on a line.
    #[must_use]
    pub fn from_quad(from: [Point2; 4], to: [Point2; 4]) -> Option<Self> {
        Self::fit(&std::array::from_fn::<_, 4, _>(|i| (from[i], to[i])))
    }

    /// The least-squares map from the first of each pair to the second; `None` for fewer than four pairs or when they lie
    /// on a line.
    ///
    /// The normalised direct linear transform (Hartley and Zisserman, Multiple View Geometry,
    /// algorithm 4.2), solved through its normal equations with h33 = 1.
    #[must_use]
    pub fn fit(pairs: &[(Point2, Point2)]) -> Option<Self> {
        if pairs.len() < 4 {
            return None;
        }
        let (to_unit_a, _) = normalisation(pairs.iter().map(|p| p.0))?;
        let (to_unit_b, from_unit_b) = normalisation(pairs.iter().map(|p| p.1))?;
        // The sums of p * transpose(p), p = (x, y, 1), with the weights 1, u, v and u * u + v * v, where (u, v) is the image
        // of (x, y): every coefficient of the normal equations is one of these.
        let mut sums = [[[0.0f64; 3]; 3]; 4];
        for &(a, b) in pairs {
            let (p, q) = (to_unit_a.apply(a), to_unit_b.apply(b));
            let p = [p.x, p.y, 1.0];
            for (sum, weight) in sums.iter_mut().zip([1.0, q.x, q.y, q.x * q.x + q.y * q.y]) {
                for (row, y) in sum.iter_mut().zip(p) {
                    for (value, x) in row.iter_mut().zip(p) {
                        *value += weight * y * x;
                    }
                }
            }
        }
        let [plain, by_u, by_v, by_square] = sums;
        let mut normal = [[0.0; 9]; 8];
        for i in 0..3 {
            for j in 0..3 {
                (normal[i][j], normal[3 + i][3 + j]) = (plain[i][j], plain[i][j]);
            }
            for j in 0..2 {
                (normal[i][6 + j], normal[6 + j][i]) = (-by_u[i][j], -by_u[i][j]);
                (normal[3 + i][6 + j], normal[6 + j][3 + i]) = (-by_v[i][j], -by_v[i][j]);
            }
            (normal[i][8], normal[3 + i][8]) = (by_u[i][2], by_v[i][2]);
        }
        for i in 0..2 {
            for j in 0..2 {
                normal[6 + i][6 + j] = by_square[i][j];
            }
            normal[6 + i][8] = -by_square[i][2];
        }
        let h = solve(normal)?;
        let unit_map = Self([[h[0], h[1], h[2]], [h[3], h[4], h[5]], [h[6], h[7], 1.0]]);
        // For points on a line the solution, if there is one, is nearly singular.
        let is_singular = unit_map.inverse().is_none_or(|back| back.0.iter().flatten().any(|v| v.abs() > 1e6));
        if is_singular {
            return None;
        }
        Some(from_unit_b.after(&unit_map.after(&to_unit_a)))
    }
}

/// Radial distortion with one term about the centre of the picture (Brown, Decentering Distortion of Lenses, 1966, first
/// term).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lens {
    /// The radial term, -0.3 to 0.3. Negative is barrel distortion, 0 no distortion.
    pub k1: f64,
    /// The centre, in pixels.
    pub centre: Point2,
    /// The radius in pixels that counts as 1: half the picture's diagonal.
    pub unit: f64,
}

impl Lens {
    /// No distortion.
    pub const STRAIGHT: Self = Self { k1: 0.0, centre: Point2::new(0.0, 0.0), unit: 1.0 };

    /// The lens with the radial term `k1`, for pictures of `width` x `height` pixels.
    #[must_use]
    pub fn of_picture(width: usize, height: usize, k1: f64) -> Self {
        let (w, h) = (width as f64, height as f64);
        Self { k1, centre: Point2::new((w - 1.0) / 2.0, (h - 1.0) / 2.0), unit: (w.hypot(h) / 2.0).max(1.0) }
    }

    /// This lens for pictures of `width` x `height` pixels; `None` when their shape differs from the shape that it was
    /// measured for. Portrait and landscape are the same shape, and a difference of one pixel is rounding.
    #[must_use]
    pub fn in_picture(&self, width: usize, height: usize) -> Option<Self> {
        let [own, other] = [[2.0 * self.centre.x + 1.0, 2.0 * self.centre.y + 1.0], [width as f64, height as f64]]
            .map(|[w, h]| (f64::max(w, h), f64::min(w, h)));
        let difference = (own.0 * other.1 - other.0 * own.1).abs();
        (difference <= own.0.max(other.0)).then(|| Self::of_picture(width, height, self.k1))
    }

    /// Maps a point of an undistorted picture to the picture.
    #[must_use]
    pub fn distort(&self, p: Point2) -> Point2 {
        let (x, y) = ((p.x - self.centre.x) / self.unit, (p.y - self.centre.y) / self.unit);
        // Limited because the polynomial is not monotonic far outside the picture.
        let scale = 1.0 + self.k1 * (x * x + y * y).min(4.0);
        Point2::new(self.centre.x + scale * x * self.unit, self.centre.y + scale * y * self.unit)
    }

    /// Maps a point of the picture to the undistorted picture: the inverse of [`Lens::distort`], by iteration.
    #[must_use]
    pub fn undistort(&self, p: Point2) -> Point2 {
        if self.k1 == 0.0 {
            return p;
        }
        let (x, y) = ((p.x - self.centre.x) / self.unit, (p.y - self.centre.y) / self.unit);
        let (mut u, mut v) = (x, y);
        for _ in 0..12 {
            let scale = 1.0 + self.k1 * (u * u + v * v).min(4.0);
            (u, v) = (x / scale, y / scale);
        }
        Point2::new(self.centre.x + u * self.unit, self.centre.y + v * self.unit)
    }
}

/// A map from a plane to a picture: a homography, then the distortion of the lens.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Projection {
    /// From the plane to an undistorted picture.
    pub straight: Homography,
    /// From the undistorted picture to the picture.
    pub lens: Lens,
}

impl From<Homography> for Projection {
    fn from(straight: Homography) -> Self {
        Self { straight, lens: Lens::STRAIGHT }
    }
}

impl Projection {
    /// Maps a point of the plane to the picture.
    #[must_use]
    pub fn apply(&self, p: Point2) -> Point2 {
        self.lens.distort(self.straight.apply(p))
    }

    /// Maps a point of the picture to the plane; `None` when the homography is singular.
    #[must_use]
    pub fn unproject(&self, p: Point2) -> Option<Point2> {
        Some(self.straight.inverse()?.apply(self.lens.undistort(p)))
    }

    /// The composition: first `first`, then this projection.
    #[must_use]
    pub fn after(&self, first: &Homography) -> Self {
        Self { straight: self.straight.after(first), lens: self.lens }
    }

    /// The shortest side of a cell at the corners of a lattice from `low` to `high`, in pixels.
    #[must_use]
    pub fn smallest_cell(&self, low: [i32; 2], high: [i32; 2]) -> f64 {
        let at = |x: i32, y: i32| self.apply(Point2::new(f64::from(x), f64::from(y)));
        let inward = |v: i32, axis: usize| if v == high[axis] { v - 1 } else { v + 1 };
        [[low[0], low[1]], [high[0], low[1]], [high[0], high[1]], [low[0], high[1]]]
            .into_iter()
            .map(|[x, y]| {
                let here = at(x, y);
                here.distance(at(inward(x, 0), y)).min(here.distance(at(x, inward(y, 1))))
            })
            .fold(f64::INFINITY, f64::min)
    }
}

/// The map that normalises positions to mean 0 and mean distance 1 from it, and its inverse.
fn normalisation(positions: impl Iterator<Item = Point2> + Clone) -> Option<(Homography, Homography)> {
    let n = positions.clone().count() as f64;
    let (sx, sy) = positions.clone().fold((0.0, 0.0), |(x, y), p| (x + p.x, y + p.y));
    let mean = Point2::new(sx / n, sy / n);
    let spread = positions.map(|p| p.distance(mean)).sum::<f64>() / n;
    if spread.is_nan() || spread < 1e-9 {
        return None;
    }
    let s = 1.0 / spread;
    Some((
        Homography::scale_then_shift(s, s, -mean.x * s, -mean.y * s),
        Homography::scale_then_shift(spread, spread, mean.x, mean.y),
    ))
}

/// Solves eight linear equations by Gauss-Jordan elimination with pivoting.
fn solve(mut a: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for col in 0..8 {
        let pivot = (col..8).max_by(|&i, &j| a[i][col].abs().total_cmp(&a[j][col].abs()))?;
        if a[pivot][col].is_nan() || a[pivot][col].abs() < 1e-10 {
            return None;
        }
        a.swap(col, pivot);
        let pivot_row = a[col];
        for (i, row) in a.iter_mut().enumerate() {
            if i != col {
                let f = row[col] / pivot_row[col];
                for (v, p) in row.iter_mut().zip(pivot_row).skip(col) {
                    *v -= f * p;
                }
            }
        }
    }
    Some(std::array::from_fn(|i| a[i][8] / a[i][i]))
}

/// The place of a board in a picture.
///
/// ```
/// use kifuscribe_core::game::point::{BoardSize, Point};
/// use kifuscribe_core::sensing::geometry::{Point2, Pose};
///
/// let corners = [(10.0, 10.0), (190.0, 10.0), (190.0, 190.0), (10.0, 190.0)].map(|(x, y)| Point2::new(x, y));
/// let pose = Pose::from_corners(BoardSize::NINETEEN, corners).ok_or("the corners lie on a line")?;
/// assert!(pose.at(Point::new(3, 15)).distance(Point2::new(40.0, 160.0)) < 1e-6);
/// assert!((pose.cell() - 10.0).abs() < 1e-6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Number of lines of the board.
    pub size: BoardSize,
    /// From board coordinates (cells) to image coordinates (pixels).
    pub image_from_board: Projection,
}

impl Pose {
    /// The pose with its outermost intersections at `corners`, in pixels: top left, top right, bottom right, bottom left.
    /// `None` when three of them lie on a line or the board has one line.
    #[must_use]
    pub fn from_corners(size: BoardSize, corners: [Point2; 4]) -> Option<Self> {
        let n = size.lines() as f64 - 1.0;
        if n < 1.0 {
            return None;
        }
        let board = [(0.0, 0.0), (n, 0.0), (n, n), (0.0, n)].map(|(x, y)| Point2::new(x, y));
        Some(Self { size, image_from_board: Homography::from_quad(board, corners)?.into() })
    }

    /// This pose in a larger or smaller copy of its picture; `from` and `to` are width and height in pixels. `None` when
    /// the two differ in shape.
    #[must_use]
    pub fn scaled(&self, from: (usize, usize), to: (usize, usize)) -> Option<Self> {
        if from.0 * to.1 != from.1 * to.0 || to.0 == 0 {
            return None;
        }
        let scale = to.0 as f64 / from.0 as f64;
        // Pixel centres are whole numbers, so a change of scale also shifts.
        let shift = (scale - 1.0) / 2.0;
        let mut pose = *self;
        let projection = &mut pose.image_from_board;
        projection.straight = Homography::scale_then_shift(scale, scale, shift, shift).after(&projection.straight);
        if projection.lens != Lens::STRAIGHT {
            projection.lens = Lens::of_picture(to.0, to.1, projection.lens.k1);
        }
        Some(pose)
    }

    /// The outermost intersections in pixels: top left, top right, bottom right, bottom left.
    #[must_use]
    pub fn corners(&self) -> [Point2; 4] {
        let n = self.size.lines() - 1;
        [(0, 0), (n, 0), (n, n), (0, n)].map(|(c, r)| self.at(Point::new(c, r)))
    }

    /// The position of an intersection, in pixels.
    #[must_use]
    pub fn at(&self, point: Point) -> Point2 {
        self.image_from_board.apply(Point2::new(f64::from(point.col), f64::from(point.row)))
    }

    /// Whether an intersection lies in a picture of this width and height in pixels, at least `margin` pixels from its edges.
    #[must_use]
    pub fn is_in_picture(&self, point: Point, (width, height): (usize, usize), margin: f64) -> bool {
        let at = self.at(point);
        (margin..width as f64 - margin).contains(&at.x) && (margin..height as f64 - margin).contains(&at.y)
    }

    /// The position of the centre of the board, in pixels.
    #[must_use]
    pub fn centre(&self) -> Point2 {
        let middle = (self.size.lines() as f64 - 1.0) / 2.0;
        self.image_from_board.apply(Point2::new(middle, middle))
    }

    /// Whether the centre of one board lies on the other.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        other.is_on_board(self.centre(), 0.0) || self.is_on_board(other.centre(), 0.0)
    }

    /// Whether a position in pixels lies within the outermost lines, or at most `edge` cells outside them.
    #[must_use]
    pub fn is_on_board(&self, position: Point2, edge: f64) -> bool {
        let extent = -edge..=self.size.lines() as f64 - 1.0 + edge;
        let at = self.image_from_board.unproject(position);
        at.is_some_and(|at| extent.contains(&at.x) && extent.contains(&at.y))
    }

    /// The side of a cell at the centre of the board, in pixels: the mean of both directions.
    #[must_use]
    pub fn cell(&self) -> f64 {
        let mid = (self.size.lines() as f64 - 1.0) / 2.0;
        let at = |x: f64, y: f64| self.image_from_board.apply(Point2::new(x, y));
        let across = at(mid - 0.5, mid).distance(at(mid + 0.5, mid));
        let along = at(mid, mid - 0.5).distance(at(mid, mid + 0.5));
        f64::midpoint(across, along)
    }

    /// The largest distance between corresponding corners, in cells of this pose; infinite when the sizes differ.
    #[must_use]
    pub fn distance_in_cells(&self, other: &Self) -> f64 {
        if self.size != other.size {
            return f64::INFINITY;
        }
        let cell = self.cell();
        let distance = self.corners().iter().zip(other.corners()).map(|(a, b)| a.distance(b)).fold(0.0, f64::max);
        distance / cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_restored_from_the_pose() {
        let corners = [(100.0, 80.0), (500.0, 90.0), (560.0, 400.0), (40.0, 380.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(BoardSize::NINETEEN, corners).unwrap();
        for (a, b) in pose.corners().iter().zip(corners) {
            assert!(a.distance(b) < 1e-6);
        }
        let p = pose.image_from_board.unproject(pose.at(Point::new(3, 15))).unwrap();
        assert!(p.distance(Point2::new(3.0, 15.0)) < 1e-9);
    }

    #[test]
    fn a_lens_applies_to_pictures_of_the_same_shape() {
        let lens = Lens::of_picture(1920, 1080, -0.1);
        assert_eq!(lens.in_picture(1280, 720), Some(Lens::of_picture(1280, 720, -0.1)));
        assert_eq!(lens.in_picture(1080, 1920), Some(Lens::of_picture(1080, 1920, -0.1)));
        assert_eq!(lens.in_picture(1366, 768), Some(Lens::of_picture(1366, 768, -0.1)));
        assert_eq!(lens.in_picture(1280, 960), None);
    }

    #[test]
    fn undistort_inverts_distort() {
        for k1 in [-0.2, -0.05, 0.0, 0.1] {
            let lens = Lens::of_picture(640, 480, k1);
            for p in [(3.0, 5.0), (320.0, 470.0), (639.0, 479.0)].map(|(x, y)| Point2::new(x, y)) {
                assert!(lens.distort(lens.undistort(p)).distance(p) < 1e-3, "{k1} {p:?}");
            }
            // Barrel distortion moves the corners inwards.
            let corner = lens.distort(Point2::new(0.0, 0.0));
            assert_eq!(corner.x > 0.0, k1 < 0.0);
        }
    }

    #[test]
    fn a_fit_through_exact_pairs_is_exact() {
        let h = Homography([[3.0, 0.4, 20.0], [-0.2, 2.5, 30.0], [0.001, 0.004, 1.0]]);
        let pairs: Vec<_> = (0..9)
            .map(|i| Point2::new(f64::from(i % 3) * 5.0, f64::from(i / 3) * 7.0))
            .map(|p| (p, h.apply(p)))
            .collect();
        let fitted = Homography::fit(&pairs).unwrap();
        let p = Point2::new(3.3, 11.1);
        assert!(fitted.apply(p).distance(h.apply(p)) < 1e-6);
    }

    #[test]
    fn corners_on_a_line_give_no_pose() {
        let corners = [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 1.0)].map(|(x, y)| Point2::new(x, y));
        assert!(Pose::from_corners(BoardSize::NINE, corners).is_none());
    }
}
