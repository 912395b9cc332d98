//! Before the game: what is wrong with this view of the board, in words.

use super::error::VisionError;
use super::picture::{Picture, shrink};
use crate::game::point::{BoardSize, Point};
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Homography, Point2, Pose};
use crate::sensing::observation::{Observation, PointState};
use crate::sensing::viewpoint::Viewpoint;
use crate::vision::picture::Patch;

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
/// So many looks are needed before a side is said to be hidden, and so many of its points in the two outermost lines
/// in most of them. A hand that plays there is gone in the next look.
pub const LEAST_LOOKS: usize = 5;
const HIDDEN_POINTS: usize = 4;
const HIDDEN_LINES: u8 = 2;

/// Something about a view that makes readings worse.
#[derive(Debug, Clone, PartialEq)]
pub enum ViewIssue {
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
    /// Something stays in the way of one side of the board.
    Hidden {
        /// `far`, `right`, `near` or `left`, as the camera sees the board.
        side: &'static str,
        /// The points that cannot be seen.
        points: Vec<Point>,
    },
}

impl ViewIssue {
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
            Self::Hidden { .. } => "hidden",
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
            Self::Glare(points) => format!(
                "Light is mirrored in the board at {}: move the lamp or the camera, or shorten the exposure.",
                named(points, size)
            ),
            Self::Hidden { side: "far", points } => format!(
                "The far edge stays hidden at {}, as by the head of the player who sits there: raise the camera or bring it nearer to the board's middle.",
                named(points, size)
            ),
            Self::Hidden { side, points } => format!(
                "The {side} edge stays hidden at {}: move what lies or rests there, or the camera.",
                named(points, size)
            ),
        }
    }
}

/// The first few points by name, and how many more there are.
fn named(points: &[Point], size: BoardSize) -> String {
    let names: Vec<_> = points.iter().take(6).map(|&p| p.label(size)).collect();
    let more = if points.len() > 6 { format!(" and {} more points", points.len() - 6) } else { String::new() };
    names.join(", ") + &more
}

/// What is wrong with a view of the board that was read as `observation`; nothing is the best answer.
///
/// # Errors
/// [`VisionError`] when the picture cannot be resampled.
pub fn check(frame: &Frame, observation: Option<&Observation>) -> Result<Vec<ViewIssue>, VisionError> {
    let Some(observation) = observation else { return Ok(vec![ViewIssue::NoBoard]) };
    let pose = &observation.pose;
    let picture = Picture::of(frame)?;
    let mut remarks = Vec::new();
    let sides = near_edge(pose, frame);
    if !sides.is_empty() {
        remarks.push(ViewIssue::NotWhole { sides });
    }
    let last = pose.size.lines() as i32 - 1;
    let cell = pose.image_from_board.smallest_cell([0, 0], [last, last]);
    if cell < LEAST_CELL {
        remarks.push(ViewIssue::TooSmall { cell });
    }
    let viewpoint = Viewpoint::of(pose, frame.width, frame.height);
    if let Some(elevation) = viewpoint.map(|v| v.elevation()).filter(|&e| e < LEAST_ELEVATION) {
        remarks.push(ViewIssue::TooLow { elevation });
    }
    let view = from_above(&picture, pose)?;
    let bytes = view.bytes()?;
    if median_brightness(bytes) < DARK {
        remarks.push(ViewIssue::Dark);
    }
    if fine_share(bytes, view.width) < SOFT {
        remarks.push(ViewIssue::Soft);
    }
    let glare: Vec<_> = observation
        .size
        .points()
        .filter(|&p| !matches!(observation.at(p).best().0, PointState::Stone(_)))
        .filter(|&p| {
            let middle = |v: u8| (usize::from(v) * CELL) + CELL / 2;
            let i = 3 * (middle(p.row) * view.width + middle(p.col));
            // Beside the crossing, where no line darkens it.
            let beside = i + 3 * (view.width + 1) * (CELL / 4);
            [i, beside].iter().all(|&i| bytes.get(i..i + 3).is_some_and(|px| px.iter().all(|&v| v >= BURNT)))
        })
        .collect();
    if glare.len() >= GLARE_POINTS {
        remarks.push(ViewIssue::Glare(glare));
    }
    Ok(remarks)
}

/// The sides of the picture that the board comes too near to or lies beyond.
#[must_use]
pub fn near_edge(pose: &Pose, frame: &Frame) -> Vec<&'static str> {
    let last = pose.size.lines() as f64 - 1.0 + LEAST_MARGIN;
    let low = -LEAST_MARGIN;
    let corners = [(low, low), (last, low), (last, last), (low, last)]
        .map(|(x, y)| pose.image_from_board.apply(Point2::new(x, y)));
    let beyond = |name: &'static str, out: &dyn Fn(Point2) -> bool| corners.iter().any(|&p| out(p)).then_some(name);
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

/// Which side of the board is hidden in most of several looks at it: somebody's head or an arm that rests there, not
/// a move. `None` where none is, or for fewer than [`LEAST_LOOKS`] looks.
#[must_use]
pub fn hidden(looks: &[&Observation]) -> Option<ViewIssue> {
    let size = looks.first()?.size;
    let of_size: Vec<_> = looks.iter().filter(|o| o.size == size).collect();
    if of_size.len() < LEAST_LOOKS {
        return None;
    }
    let last = size.lines() as u8 - 1;
    // How many lines a point lies from a side.
    let from = |side: &str, p: Point| match side {
        "far" => p.row,
        "right" => last - p.col,
        "near" => last - p.row,
        _ => p.col,
    };
    let often = |p: Point| {
        let covered = of_size.iter().filter(|o| o.at(p).best().0 == PointState::Covered).count();
        2 * covered > of_size.len()
    };
    ["far", "right", "near", "left"]
        .into_iter()
        .map(|side| {
            let points: Vec<Point> = size.points().filter(|&p| from(side, p) < HIDDEN_LINES && often(p)).collect();
            (side, points)
        })
        .filter(|(_, points)| points.len() >= HIDDEN_POINTS)
        .max_by_key(|(_, points)| points.len())
        .map(|(side, points)| ViewIssue::Hidden { side, points })
}

/// The board and nothing else, [`CELL`] pixels a cell, every point in the middle of its own.
fn from_above(picture: &Picture<'_>, pose: &Pose) -> Result<Patch, VisionError> {
    let side = pose.size.lines() * CELL;
    let step = 1.0 / CELL as f64;
    let board_from_view = Homography::scale_then_shift(step, step, 0.5 * step - 0.5, 0.5 * step - 0.5);
    let frame_from_view = pose.image_from_board.after(&board_from_view);
    // A large picture is averaged down first, so that noise and moiré do not pass for detail.
    picture.warped(&frame_from_view, [side, side], shrink(pose.cell(), CELL))
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::sensing::observation::PointReading;

    /// A 9x9 board with `?` where it is covered; rows that are not given are bare.
    fn look(rows: &[&str]) -> Observation {
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

    /// The sentence about what several looks show; each is given by its rows.
    fn check(looks: &[&[&str]], expected: &str) {
        let looks: Vec<_> = looks.iter().map(|rows| look(rows)).collect();
        let said = hidden(&looks.iter().collect::<Vec<_>>()).map(|r| r.sentence(BoardSize::NINE)).unwrap_or_default();
        assert!(if expected.is_empty() { said.is_empty() } else { said.starts_with(expected) }, "{said}");
    }

    #[test]
    fn a_head_over_the_far_edge_is_named_and_a_hand_that_plays_is_not() {
        let head: &[&str] = &["...????..", "....??..."];
        let clear: &[&str] = &[];
        check(&[head, head, clear, head, head], "The far edge stays hidden at D9, E9, F9, G9, E8, F8, as by the head");
        check(&[head, clear, clear, clear, head], "");
        // Too few looks to tell.
        check(&[head, head, head, head], "");
        // A hand that comes from the far side and plays in the middle, each time elsewhere.
        let hand: [&[&str]; 5] = [
            &["??.......", "??.......", ".??......", "..??....."],
            &["....??...", "....??...", "....???..", ".....??.."],
            clear,
            &[".......??", ".......??", "......??.", ".....??.."],
            clear,
        ];
        check(&hand, "");
    }

    #[test]
    fn a_bag_beside_the_board_is_named_by_its_side() {
        let bag: &[&str] = &["", "", "........?", "........?", ".......??", "........?", "", "", ""];
        check(&[bag; 6], "The right edge stays hidden at J7, J6, H5, J5, J4:");
    }
}
