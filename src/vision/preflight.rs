//! Before the game: what is wrong with this view of the board, in words.

use super::error::VisionError;
use super::picture::{Picture, Window};
use crate::game::point::{BoardSize, Point};
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Homography, Pose, Position2};
use crate::sensing::observation::{Observation, Seen};

/// Below this many pixels between two lines a stone cannot be read with confidence.
const LEAST_CELL: f64 = 12.0;
/// A camera lower than this, in degrees, has the far points hidden by heads, arms and the stones themselves.
const LEAST_ELEVATION: f64 = 33.0;
/// How far around the outermost lines, in cells, the picture has to reach: stones stand over the edge.
const LEAST_MARGIN: f64 = 0.6;
/// A board whose median brightness (of 255) is less than this is too dark.
const DARK: f64 = 45.0;
/// A point at whose middle the darkest channel reaches this (of 255) is burnt out.
const BURNT: u8 = 250;
/// From so many burnt out points on, that are no white stones, there is glare on the board.
const GLARE_POINTS: usize = 3;
/// The share of fine detail in all detail, at the reader's resolution, below which a picture is out of focus.
/// Photographs in focus give 0.41 and more, the same blurred by a quarter of a cell 0.34 and less.
const SOFT: f64 = 0.34;
/// Pixels a cell of the view that is judged: what the reading network sees.
const CELL: usize = 16;
/// How many times wider than high a cell's depth is: 23.7 mm by 22 mm.
const CELL_DEPTH: f64 = 23.7 / 22.0;

/// Something about a view that makes readings worse.
#[derive(Debug, Clone, PartialEq)]
pub enum Remark {
    /// No board can be made out.
    NoBoard,
    /// Some part of the board is too near the picture's edge or beyond it; the sides are named.
    NotWhole {
        /// `top`, `right`, `bottom`, `left`.
        sides: Vec<&'static str>,
    },
    /// The board is too small in the picture.
    TooSmall {
        /// The smallest distance between two lines, in pixels.
        cell: f64,
    },
    /// The camera looks from too low.
    TooLow {
        /// The height of the camera over the board, in degrees.
        elevation: f64,
    },
    /// The picture is out of focus or shaken.
    Soft,
    /// The board is too dark.
    Dark,
    /// Light is mirrored in the board, or burns it out, at these points.
    Glare(Vec<Point>),
}

impl Remark {
    /// The word for it in reports.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::NoBoard => "no-board",
            Self::NotWhole { .. } => "not-whole",
            Self::TooSmall { .. } => "too-small",
            Self::TooLow { .. } => "too-low",
            Self::Soft => "out-of-focus",
            Self::Dark => "too-dark",
            Self::Glare(_) => "glare",
        }
    }

    /// One sentence and what to do, for a board of `size` lines.
    #[must_use]
    pub fn sentence(&self, size: BoardSize) -> String {
        match self {
            Self::NoBoard => {
                "No board can be made out: point the camera at the whole board, without hands over it.".into()
            }
            Self::NotWhole { sides } => {
                format!(
                    "The board is cut off or too near the edge at the {}: move the camera so that the whole board is in the picture.",
                    sides.join(" and ")
                )
            }
            Self::TooSmall { cell } => format!(
                "The board is too small in the picture, {cell:.0} pixels a cell where it is smallest: move nearer until it is {LEAST_CELL:.0} or more."
            ),
            Self::TooLow { elevation } => format!(
                "The camera looks from only {elevation:.0} degrees: the far edge will be hidden by heads, arms and stones; raise it above {LEAST_ELEVATION:.0} degrees."
            ),
            Self::Soft => "The picture is out of focus: focus on the board, or hold the camera still.".into(),
            Self::Dark => "The board is too dark: add light or lengthen the exposure.".into(),
            Self::Glare(points) => {
                let names: Vec<_> = points.iter().take(6).map(|&p| p.label(size)).collect();
                let more =
                    if points.len() > 6 { format!(" and {} more points", points.len() - 6) } else { String::new() };
                format!(
                    "Light is mirrored in the board at {}{more}: move the lamp or the camera, or shorten the exposure.",
                    names.join(", ")
                )
            }
        }
    }
}

/// What is wrong with a view of the board that was read as `observation`; nothing is the best answer.
///
/// # Errors
/// [`VisionError`] when the picture cannot be resampled.
pub fn check(frame: &Frame, observation: Option<&Observation>) -> Result<Vec<Remark>, VisionError> {
    let Some(observation) = observation else { return Ok(vec![Remark::NoBoard]) };
    let pose = &observation.pose;
    let picture = Picture::of(frame)?;
    let mut remarks = Vec::new();
    let sides = near_edge(pose, frame);
    if !sides.is_empty() {
        remarks.push(Remark::NotWhole { sides });
    }
    let cell = smallest_cell(pose);
    if cell < LEAST_CELL {
        remarks.push(Remark::TooSmall { cell });
    }
    if let Some(elevation) = elevation(pose, frame).filter(|&e| e < LEAST_ELEVATION) {
        remarks.push(Remark::TooLow { elevation });
    }
    let view = from_above(&picture, pose)?;
    let bytes = view.bytes()?;
    if median_brightness(bytes) < DARK {
        remarks.push(Remark::Dark);
    }
    if fine_share(bytes, view.width) < SOFT {
        remarks.push(Remark::Soft);
    }
    let glare: Vec<_> = observation
        .size
        .points()
        .filter(|&p| !matches!(observation.at(p).best().0, Seen::Stone(_)))
        .filter(|&p| {
            let middle = |v: u8| (usize::from(v) * CELL) + CELL / 2;
            let i = 3 * (middle(p.row) * view.width + middle(p.col));
            // Beside the crossing, where no line darkens it.
            let beside = i + 3 * (view.width + 1) * (CELL / 4);
            [i, beside].iter().all(|&i| bytes.get(i..i + 3).is_some_and(|px| px.iter().all(|&v| v >= BURNT)))
        })
        .collect();
    if glare.len() >= GLARE_POINTS {
        remarks.push(Remark::Glare(glare));
    }
    Ok(remarks)
}

/// The sides of the picture that the board comes too near to or lies beyond.
#[must_use]
pub fn near_edge(pose: &Pose, frame: &Frame) -> Vec<&'static str> {
    let last = pose.size.lines() as f64 - 1.0 + LEAST_MARGIN;
    let low = -LEAST_MARGIN;
    let corners = [(low, low), (last, low), (last, last), (low, last)]
        .map(|(x, y)| pose.image_from_board.apply(Position2::new(x, y)));
    let beyond = |name: &'static str, out: &dyn Fn(Position2) -> bool| corners.iter().any(|&p| out(p)).then_some(name);
    let (right, bottom) = (frame.width as f64 - 1.0, frame.height as f64 - 1.0);
    [
        beyond("top", &|p| p.y < 0.0),
        beyond("right", &|p| p.x > right),
        beyond("bottom", &|p| p.y > bottom),
        beyond("left", &|p| p.x < 0.0),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The smallest side of any cell at the board's corners, in pixels.
fn smallest_cell(pose: &Pose) -> f64 {
    let last = pose.size.lines() - 1;
    [(0, 0), (last, 0), (last, last), (0, last)]
        .into_iter()
        .map(|(c, r)| {
            let here = pose.at(Point::new(c, r));
            let inward = |v: usize| if v == 0 { 1 } else { v - 1 };
            here.distance(pose.at(Point::new(inward(c), r))).min(here.distance(pose.at(Point::new(c, inward(r)))))
        })
        .fold(f64::INFINITY, f64::min)
}

/// How high the camera stands over the board, in degrees, or `None` where the view does not tell.
///
/// A plane's homography gives the focal length and the plane's attitude when pixels are square and the
/// optical axis meets the picture's middle (Zhang, A Flexible New Technique for Camera Calibration, 2000,
/// section 3.1). Cells are taken to be [`CELL_DEPTH`] deeper than wide, whichever way the board lies.
#[must_use]
pub fn elevation(pose: &Pose, frame: &Frame) -> Option<f64> {
    let to_middle =
        Homography::scale_then_shift(1.0, 1.0, -(frame.width as f64 - 1.0) / 2.0, -(frame.height as f64 - 1.0) / 2.0);
    let h = to_middle.after(&pose.image_from_board.straight);
    let column = |j: usize| [h.0[0][j], h.0[1][j], h.0[2][j]];
    let (a, b, c) = (column(0), column(1).map(|v| v / CELL_DEPTH), column(2));
    // Both columns are directions in the board's plane: square to each other, and of one length.
    let square = (-(a[0] * b[0] + a[1] * b[1]), a[2] * b[2]);
    let equal = (a[0].powi(2) + a[1].powi(2) - b[0].powi(2) - b[1].powi(2), b[2].powi(2) - a[2].powi(2));
    let weight = |(_, w): (f64, f64)| w.abs();
    let best = if weight(square) > weight(equal) { square } else { equal };
    let focal = (best.0 / best.1).sqrt();
    let long = frame.width.max(frame.height) as f64;
    // Seen from straight above the equations say nothing; a usual webcam is then as good a guess as any.
    let focal = if focal.is_finite() && (0.4 * long..4.0 * long).contains(&focal) { focal } else { 1.0 * long };
    let ray = |v: [f64; 3]| [v[0] / focal, v[1] / focal, v[2]];
    let (a, b, c) = (ray(a), ray(b), ray(c));
    let n = pose.size.lines() as f64 - 1.0;
    // The board's middle as the camera sees it, and the board's normal.
    let middle: [f64; 3] = std::array::from_fn(|i| c[i] + n / 2.0 * (a[i] + b[i] * CELL_DEPTH));
    let normal = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    let length = |v: [f64; 3]| v.iter().map(|x| x * x).sum::<f64>().sqrt();
    let dot: f64 = (0..3).map(|i| middle[i] * normal[i]).sum();
    let sine = (dot / (length(middle) * length(normal))).abs();
    sine.is_finite().then(|| sine.min(1.0).asin().to_degrees())
}

/// The board and nothing else, [`CELL`] pixels a cell, every point in the middle of its own.
fn from_above(picture: &Picture, pose: &Pose) -> Result<Window, VisionError> {
    let side = pose.size.lines() * CELL;
    let step = 1.0 / CELL as f64;
    let board_from_view = Homography::scale_then_shift(step, step, 0.5 * step - 0.5, 0.5 * step - 0.5);
    let frame_from_view = pose.image_from_board.after(&board_from_view);
    // A large picture is averaged down first, so that noise and moiré do not pass for detail.
    if pose.cell() > 1.7 * CELL as f64 {
        return picture.shrunk(1.3 * CELL as f64 / pose.cell())?.warped(&frame_from_view, side, side);
    }
    picture.warped(&frame_from_view, side, side)
}

fn grey(px: &[u8]) -> f64 {
    (f64::from(px[0]) + 2.0 * f64::from(px[1]) + f64::from(px[2])) / 4.0
}

fn median_brightness(rgb: &[u8]) -> f64 {
    let mut levels: Vec<f64> = rgb.chunks_exact(3).map(grey).collect();
    let middle = levels.len() / 2;
    if levels.is_empty() { 255.0 } else { *levels.select_nth_unstable_by(middle, f64::total_cmp).1 }
}

/// How much of a view's detail is fine: the mean step between neighbours against the mean step over four
/// pixels. A smooth slope gives a quarter, noise 1.
fn fine_share(rgb: &[u8], width: usize) -> f64 {
    let levels: Vec<f64> = rgb.chunks_exact(3).map(grey).collect();
    let (mut fine, mut coarse) = (0.0, 0.0);
    for row in levels.chunks_exact(width) {
        for five in row.windows(5) {
            fine += (five[4] - five[3]).abs();
            coarse += (five[4] - five[0]).abs();
        }
    }
    if coarse > 0.0 { fine / coarse } else { 1.0 }
}
