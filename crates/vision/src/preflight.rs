//! Reports what is wrong with a view of the board before a game.

use kifuscribe_language::Message;
use strum::{IntoStaticStr, VariantArray};

use crate::detection::Detection;
use crate::error::VisionError;
use crate::picture::Picture;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointState};
use kifuscribe_core::sensing::viewpoint::Viewpoint;

/// Minimum distance between two lines, in pixels, at which stones can be classified reliably.
pub const MIN_CELL: f64 = 12.0;
/// Minimum elevation of the camera over the board, in degrees. Below it, heads, arms and stones hide the far points.
pub const MIN_ELEVATION: f64 = 33.0;
/// Minimum margin between the corner points of the board and the edge of the picture, in cells. A stone extends half a
/// cell beyond its line. With 0.3 cells in the picture 48 full boards out of 48 were read without a doubt, with 0.2 47.
const MIN_MARGIN: f64 = 0.25;
/// Minimum median brightness of the board, of 255.
pub const MIN_BRIGHTNESS: f64 = 45.0;
/// A point is overexposed when all channels in its centre reach this, of 255.
const OVEREXPOSED: u8 = 250;
/// Minimum number of overexposed points without a white stone that are reported as glare.
const MIN_GLARE_POINTS: usize = 3;
/// Minimum sharpness. Photographs as they were taken have 0.31 and more; the same blurred by a fifth of a cell, where
/// the first points are read wrongly, have 0.21 in the median.
pub const MIN_SHARPNESS: f64 = 0.26;
/// Pixels per cell of the rectified view that is measured: the resolution of the reader.
const CELL: usize = 16;
/// Distance between two rows, and two columns, of pixels in which edges are measured.
const SHARPNESS_STEP: usize = 4;
/// Minimum contrast of an edge whose sharpness is measured, of 255: less may be noise.
const MIN_EDGE: f64 = 24.0;
/// Minimum number of observations from which a hidden side is reported. Why: a hand that plays there is gone in the next
/// observation.
pub const MIN_OBSERVATIONS: usize = 5;
/// Minimum number of points, on the two outermost lines of a side, that must be covered in most observations.
const MIN_HIDDEN_POINTS: usize = 4;
const HIDDEN_LINES: u8 = 2;

/// An edge of the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "lowercase")]
pub enum PictureEdge {
    /// The first row of pixels.
    Top,
    /// The last column.
    Right,
    /// The last row.
    Bottom,
    /// The first column.
    Left,
}

/// A side of the board in the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "lowercase")]
pub enum BoardSide {
    /// The first row.
    Far,
    /// The last column.
    Right,
    /// The last row.
    Near,
    /// The first column.
    Left,
}

impl BoardSide {
    /// The number of lines between a point and this side.
    const fn distance(self, point: Point, size: BoardSize) -> u8 {
        let last = size.lines() as u8 - 1;
        match self {
            Self::Far => point.row,
            Self::Right => last - point.col,
            Self::Near => last - point.row,
            Self::Left => point.col,
        }
    }
}

/// A property of a view that makes classification worse.
#[derive(Debug, Clone, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ViewIssue {
    /// No board is detected.
    NoBoard,
    /// The board extends beyond the picture or comes too near to its edges.
    NotWhole {
        /// These edges.
        sides: Vec<PictureEdge>,
    },
    /// The board is too small in the picture.
    TooSmall {
        /// The smallest distance between two lines, in pixels.
        cell: f64,
    },
    /// The camera is too low.
    TooLow {
        /// Elevation of the camera over the board, in degrees.
        elevation: f64,
    },
    /// The picture is out of focus or blurred by motion.
    OutOfFocus,
    /// The board is too dark.
    TooDark,
    /// Reflected light or overexposure at these points.
    Glare(Vec<Point>),
    /// One side of the board is hidden for a long time.
    Hidden {
        /// This side.
        side: BoardSide,
        /// The hidden points.
        points: Vec<Point>,
    },
}

impl ViewIssue {
    /// Identifier in reports.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.into()
    }
}

/// What a view of a board is like, in numbers.
#[derive(Debug, Clone, PartialEq)]
pub struct ViewMeasures {
    /// The edges of the picture that the board reaches or comes too near to.
    pub sides: Vec<PictureEdge>,
    /// The smallest distance between two lines, in pixels; [`MIN_CELL`] are enough.
    pub cell: f64,
    /// Elevation of the camera over the board, in degrees, where the pose determines it; [`MIN_ELEVATION`] are enough.
    pub elevation: Option<f64>,
    /// Median brightness of the board, of 255; [`MIN_BRIGHTNESS`] are enough.
    pub brightness: f64,
    /// Steepness of the edges of stones and lines, from 0 to 1; [`MIN_SHARPNESS`] is enough.
    pub sharpness: f64,
    /// The overexposed points without a stone.
    pub glare: Vec<Point>,
}

impl ViewMeasures {
    /// Measures a frame in which the board was read as `observation`.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled.
    pub fn of(frame: &Frame, observation: &Observation) -> Result<Self, VisionError> {
        let pose = &observation.pose;
        let last = pose.size.lines() as i32 - 1;
        let view = Picture::of(frame)?.rectified(pose, CELL, 0.5)?;
        let (rgb, width) = (view.bytes()?, view.width());
        Ok(Self {
            sides: near_edge(pose, frame),
            cell: pose.image_from_board.smallest_cell([0, 0], [last, last]),
            elevation: Viewpoint::of(pose, frame.width, frame.height).map(|viewpoint| viewpoint.elevation()),
            brightness: median_brightness(rgb),
            sharpness: sharpness(rgb, width),
            glare: glare(observation, rgb, width),
        })
    }

    /// What of this makes readings worse; nothing where nothing is wrong.
    #[must_use]
    pub fn issues(&self) -> Vec<ViewIssue> {
        let sides = (!self.sides.is_empty()).then(|| ViewIssue::NotWhole { sides: self.sides.clone() });
        let small = (self.cell < MIN_CELL).then_some(ViewIssue::TooSmall { cell: self.cell });
        let low = self.elevation.filter(|&e| e < MIN_ELEVATION).map(|elevation| ViewIssue::TooLow { elevation });
        let dark = (self.brightness < MIN_BRIGHTNESS).then_some(ViewIssue::TooDark);
        let blurred = (self.sharpness < MIN_SHARPNESS).then_some(ViewIssue::OutOfFocus);
        let glare = (self.glare.len() >= MIN_GLARE_POINTS).then(|| ViewIssue::Glare(self.glare.clone()));
        [sides, small, low, dark, blurred, glare].into_iter().flatten().collect()
    }
}

/// Checks a frame in which the board was read as `observation`. Returns nothing when nothing is wrong.
///
/// # Errors
/// [`VisionError`] when the picture cannot be resampled.
pub fn check(frame: &Frame, observation: Option<&Observation>) -> Result<Vec<ViewIssue>, VisionError> {
    match observation {
        Some(observation) => Ok(ViewMeasures::of(frame, observation)?.issues()),
        None => Ok(vec![ViewIssue::NoBoard]),
    }
}

/// The issue with a detected board of which too little lies in the picture for it to be read; `None` of a whole board, and of
/// what is no board.
#[must_use]
pub fn cut_off(found: &Detection, frame: &Frame) -> Option<ViewIssue> {
    found.is_cut_off().then(|| ViewIssue::NotWhole { sides: near_edge(&found.observation.pose, frame) })
}

/// The overexposed points without a stone in a rectified view of `width` pixels.
fn glare(observation: &Observation, rgb: &[u8], width: usize) -> Vec<Point> {
    let overexposed = |p: Point| {
        let centre = |v: u8| (usize::from(v) * CELL) + CELL / 2;
        let crossing = 3 * (centre(p.row) * width + centre(p.col));
        // Also beside the crossing, where there is no dark line.
        let beside = crossing + 3 * (width + 1) * (CELL / 4);
        [crossing, beside].iter().all(|&i| rgb.get(i..i + 3).is_some_and(|px| px.iter().all(|&v| v >= OVEREXPOSED)))
    };
    let no_stone = |p: Point| !matches!(observation.at(p).best().0, PointState::Stone(_));
    observation.size.points().filter(|&p| no_stone(p) && overexposed(p)).collect()
}

/// The edges of the picture that the board reaches or comes too near to.
#[must_use]
pub fn near_edge(pose: &Pose, frame: &Frame) -> Vec<PictureEdge> {
    let last = pose.size.lines() as f64 - 1.0;
    let at = |x: f64, y: f64| pose.image_from_board.apply(Point2::new(x, y));
    // The centre of a disc round each corner, and half of its width and height, which are those of an ellipse.
    let discs = [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)].map(|(x, y)| {
        let (centre, right, below) = (at(x, y), at(x + MIN_MARGIN, y), at(x, y + MIN_MARGIN));
        let width = (right.x - centre.x).hypot(below.x - centre.x);
        let height = (right.y - centre.y).hypot(below.y - centre.y);
        (centre, width, height)
    });
    let (right, bottom) = (frame.width as f64 - 1.0, frame.height as f64 - 1.0);
    let beyond = |edge: PictureEdge| {
        discs.iter().any(|(centre, width, height)| match edge {
            PictureEdge::Top => centre.y - height < 0.0,
            PictureEdge::Right => centre.x + width > right,
            PictureEdge::Bottom => centre.y + height > bottom,
            PictureEdge::Left => centre.x - width < 0.0,
        })
    };
    PictureEdge::VARIANTS.iter().copied().filter(|&edge| beyond(edge)).collect()
}

/// The side of the board that is hidden in most observations of pictures of this width and height, for example by a head
/// or a resting arm. `None` when no side is, or for fewer than [`MIN_OBSERVATIONS`] observations. Points beyond the picture
/// are not hidden: [`ViewIssue::NotWhole`] says what is wrong with them.
#[must_use]
pub fn hidden_side(observations: &[&Observation], picture: (usize, usize)) -> Option<ViewIssue> {
    let size = observations.first()?.size;
    let of_size: Vec<_> = observations.iter().filter(|o| o.size == size).collect();
    if of_size.len() < MIN_OBSERVATIONS {
        return None;
    }
    let often_covered = |p: Point| {
        let is_covered =
            |o: &Observation| o.at(p).best().0 == PointState::Covered && o.pose.is_in_picture(p, picture, 0.0);
        let covered = of_size.iter().filter(|o| is_covered(o)).count();
        2 * covered > of_size.len()
    };
    let hidden = |side: BoardSide| -> Vec<Point> {
        size.points().filter(|&p| side.distance(p, size) < HIDDEN_LINES && often_covered(p)).collect()
    };
    BoardSide::VARIANTS
        .iter()
        .map(|&side| (side, hidden(side)))
        .filter(|(_, points)| points.len() >= MIN_HIDDEN_POINTS)
        .max_by_key(|(_, points)| points.len())
        .map(|(side, points)| ViewIssue::Hidden { side, points })
}

fn gray(px: &[u8]) -> f64 {
    (f64::from(px[0]) + 2.0 * f64::from(px[1]) + f64::from(px[2])) / 4.0
}

fn median_brightness(rgb: &[u8]) -> f64 {
    let mut levels: Vec<f64> = rgb.chunks_exact(3).map(gray).collect();
    let middle = levels.len() / 2;
    if levels.is_empty() { 255.0 } else { *levels.select_nth_unstable_by(middle, f64::total_cmp).1 }
}

/// The sharpness of the edges: the steepest step between two neighbouring pixels, as a share of the whole contrast within
/// the length of a cell; the median over the places of highest contrast, which are edges of stones and lines. An edge
/// that is blurred by a Gaussian of s pixels has 0.4 / s.
fn sharpness(rgb: &[u8], width: usize) -> f64 {
    let levels: Vec<f64> = rgb.chunks_exact(3).map(gray).collect();
    let height = levels.len() / width;
    let rows =
        (0..height).step_by(SHARPNESS_STEP).flat_map(|y| (0..width / CELL).map(move |i| (y * width + i * CELL, 1)));
    let columns =
        (0..width).step_by(SHARPNESS_STEP).flat_map(|x| (0..height / CELL).map(move |i| (i * CELL * width + x, width)));
    let pixels = |(start, stride)| (0..CELL).map(move |i| start + i * stride);
    let mut edges: Vec<(f64, f64)> =
        rows.chain(columns).map(|line| contrast_and_step(pixels(line).map(|i| levels[i]))).collect();
    let quarter = edges.len() / 4;
    if quarter == 0 {
        return 1.0;
    }
    edges.select_nth_unstable_by(quarter, |a, b| b.0.total_cmp(&a.0));
    let mut shares: Vec<f64> =
        edges[..quarter].iter().filter(|e| e.0 >= MIN_EDGE).map(|(contrast, step)| step / contrast).collect();
    let middle = shares.len() / 2;
    if shares.is_empty() { 1.0 } else { *shares.select_nth_unstable_by(middle, f64::total_cmp).1 }
}

/// The difference between the lightest and the darkest pixel of a line, and the largest between two neighbours.
fn contrast_and_step(line: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let (low, high) = line.clone().fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
    let step = line.clone().zip(line.skip(1)).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    (high - low, step)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::sensing::observation::PointReading;

    /// An observation of a 9x9 board: `?` is a covered point, rows that are not given are empty.
    fn observation(rows: &[&str]) -> Observation {
        let size = BoardSize::NINE;
        let corners = [(20.0, 20.0), (180.0, 20.0), (180.0, 180.0), (20.0, 180.0)].map(|(x, y)| Point2::new(x, y));
        let mut readings = vec![PointReading::sure(PointState::Empty, 0.99); size.area()];
        for (y, row) in rows.iter().enumerate() {
            for (x, _) in row.chars().enumerate().filter(|&(_, c)| c == '?') {
                readings[y * size.lines() + x] = PointReading::sure(PointState::Covered, 0.9);
            }
        }
        Observation { size, pose: Pose::from_corners(size, corners).unwrap(), time: Duration::ZERO, readings }
    }

    fn labels(points: &[Point]) -> String {
        points.iter().map(|point| point.label(BoardSize::NINE)).collect::<Vec<_>>().join(" ")
    }

    /// Asserts the side that several observations, each given by its rows, show to be hidden, and its points.
    fn check(observations: &[&[&str]], expected: Option<(BoardSide, &str)>) {
        let observations: Vec<_> = observations.iter().map(|rows| observation(rows)).collect();
        let hidden = hidden_side(&observations.iter().collect::<Vec<_>>(), (200, 200)).map(|issue| match issue {
            ViewIssue::Hidden { side, points } => (side, labels(&points)),
            other => panic!("{other:?}"),
        });
        assert_eq!(hidden.as_ref().map(|(side, points)| (*side, points.as_str())), expected);
    }

    #[test]
    fn a_head_over_the_far_side_is_reported_and_a_hand_that_plays_is_not() {
        let head: &[&str] = &["...????..", "....??..."];
        let clear: &[&str] = &[];
        check(&[head, head, clear, head, head], Some((BoardSide::Far, "D9 E9 F9 G9 E8 F8")));
        check(&[head, clear, clear, clear, head], None);
        // Too few observations.
        check(&[head, head, head, head], None);
        // A hand that reaches from the far side to different points.
        let hand: [&[&str]; 5] = [
            &["??.......", "??.......", ".??......", "..??....."],
            &["....??...", "....??...", "....???..", ".....??.."],
            clear,
            &[".......??", ".......??", "......??.", ".....??.."],
            clear,
        ];
        check(&hand, None);
    }

    #[test]
    fn a_bag_on_the_board_is_reported_with_its_side() {
        let bag: &[&str] = &["", "", "........?", "........?", ".......??", "........?", "", "", ""];
        check(&[bag; 6], Some((BoardSide::Right, "J7 J6 H5 J5 J4")));
    }

    #[test]
    fn what_the_picture_cuts_off_is_not_hidden() {
        let head = observation(&["", "", "", "", "", "", "", "???......", "???......"]);
        let seen = [&head; 6];
        assert!(hidden_side(&seen, (200, 200)).is_some());
        // The last two rows lie at 160 and 180 pixels.
        assert_eq!(hidden_side(&seen, (200, 150)), None);
    }
}
