//! Several boards in one picture: all of them are detected, and each is cut out for a tracker of its own.

use crate::detection::{BOARD_EDGE, Detection};
use crate::detector::BoardDetector;
use crate::error::VisionError;
use crate::hidden_boards::{outline, without_boards};
use crate::lattice;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Homography, Lens, Point2, Pose};

/// Maximum number of boards, whole or cut off, that are searched for in one picture.
const MAX_BOARDS: usize = 24;
/// Minimum number of places beside a board that resemble points of a board for another one: no lattice goes through
/// fewer.
const MIN_POINTS_BESIDE: usize = lattice::MIN_MEMBERS;
/// Width of the surroundings in a [`BoardView`], in cells: enough for the bowls' edge and for a board that is pushed.
const VIEW_MARGIN: f64 = 4.0;
/// Minimum width of the surroundings in a [`BoardView`] after the board was pushed, in cells.
const MIN_VIEW_MARGIN: f64 = 1.5;

/// The boards in a picture.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundBoards {
    /// Their poses, row by row from the top of the picture, each from left to right.
    pub poses: Vec<Pose>,
    /// The number of boards in the picture, with those that were left out.
    pub seen: usize,
    /// Width and height of the picture in pixels.
    pub picture: (usize, usize),
}

impl FoundBoards {
    /// The `most` largest boards in a picture.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn in_picture(detector: &mut BoardDetector, frame: &Frame, most: usize) -> Result<Self, VisionError> {
        let found = detect_all(detector, frame, None)?;
        let mut poses: Vec<Pose> = found.iter().take(most).map(|found| found.observation.pose).collect();
        sort_by_place(&mut poses);
        Ok(Self { poses, seen: found.len(), picture: (frame.width, frame.height) })
    }
}

/// Detects all boards in a frame, the largest first. With `size`, only those with this number of lines. Boards that are
/// cut off by the picture's edge are left out.
///
/// # Errors
/// [`VisionError`] when a stage fails.
pub fn detect_all(
    detector: &mut BoardDetector,
    frame: &Frame,
    size: Option<BoardSize>,
) -> Result<Vec<Detection>, VisionError> {
    detect_beside(detector, frame, &[], size)
}

/// Detects all boards in a frame but those at `known`, as [`detect_all`] does.
///
/// # Errors
/// [`VisionError`] when a stage fails.
pub fn detect_beside(
    detector: &mut BoardDetector,
    frame: &Frame,
    known: &[Pose],
    size: Option<BoardSize>,
) -> Result<Vec<Detection>, VisionError> {
    Ok(detect_all_and_parts(detector, frame, known, size)?.into_iter().filter(Detection::is_board).collect())
}

/// Detects all boards in a frame but those at `known`, the largest first, also those that are cut off by the picture's edge.
///
/// # Errors
/// [`VisionError`] when a stage fails.
pub fn detect_all_and_parts(
    detector: &mut BoardDetector,
    frame: &Frame,
    known: &[Pose],
    size: Option<BoardSize>,
) -> Result<Vec<Detection>, VisionError> {
    let (mut boards, mut hidden) = (Vec::new(), known.to_vec());
    while hidden.len() < MAX_BOARDS {
        let Some(found) = detector.detect_next(frame, &hidden, size)? else { break };
        hidden.push(found.observation.pose);
        boards.push(found);
    }
    boards.sort_by(|a, b| area(&b.observation.pose).total_cmp(&area(&a.observation.pose)));
    Ok(boards)
}

/// Whether another whole board is seen beside the one at `pose`; with `size`, one with this number of lines.
/// `points_beside` is [`Detection::points_beside`]; `None` where the picture was not searched.
///
/// # Errors
/// [`VisionError`] when a stage fails.
pub fn shows_another(
    detector: &mut BoardDetector,
    frame: &Frame,
    pose: &Pose,
    size: Option<BoardSize>,
    points_beside: Option<usize>,
) -> Result<bool, VisionError> {
    if points_beside.is_some_and(|points| points < MIN_POINTS_BESIDE) {
        return Ok(false);
    }
    let found = detector.detect(&without_boards(frame, &[*pose])?, size)?;
    Ok(found.is_some_and(|found| found.is_board() && !found.observation.pose.overlaps(pose)))
}

/// Sorts boards by their place in the picture: row by row from the top, each from left to right. Two boards are in the
/// same row when the middle of one is beside the other.
pub fn sort_by_place(boards: &mut Vec<Pose>) {
    boards.sort_by(|a, b| a.centre().y.total_cmp(&b.centre().y));
    let mut rows: Vec<Vec<Pose>> = Vec::new();
    for pose in boards.drain(..) {
        match rows.last_mut() {
            Some(row) if row.iter().any(|other| pose.centre().y < bounds(other, 0.0)[3]) => row.push(pose),
            _ => rows.push(vec![pose]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.centre().x.total_cmp(&b.centre().x));
    }
    boards.extend(rows.into_iter().flatten());
}

/// The part of a picture around one of several boards, in which the others are painted over.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardView {
    /// First column and row, width and height, in pixels.
    area: [usize; 4],
    /// The poses of the other boards that reach into it, in the whole picture.
    others: Vec<Pose>,
}

impl BoardView {
    /// The view of the board at `pose` in pictures of `picture` (width, height) pixels.
    #[must_use]
    pub fn around(pose: &Pose, others: &[Pose], picture: (usize, usize)) -> Self {
        let [left, top, right, bottom] = bounds(pose, VIEW_MARGIN);
        let clip = |low: f64, high: f64, extent: usize| {
            let low = low.round().clamp(0.0, extent as f64 - 1.0) as usize;
            let high = high.round().clamp(low as f64, extent as f64 - 1.0) as usize;
            (low, high + 1 - low)
        };
        let ((x, width), (y, height)) = (clip(left, right, picture.0), clip(top, bottom, picture.1));
        let mut view = Self { area: [x, y, width, height], others: Vec::new() };
        view.hide(others);
        view
    }

    /// Cuts this view out of a picture.
    ///
    /// # Errors
    /// [`VisionError::Picture`] when OpenCV fails.
    pub fn cut(&self, frame: &Frame) -> Result<Frame, VisionError> {
        let [x, y, width, height] = self.area;
        let (width, height) = (width.min(frame.width.saturating_sub(x)), height.min(frame.height.saturating_sub(y)));
        let row = |row: usize| &frame.rgb[3 * (row * frame.width + x)..][..3 * width];
        let rgb: Vec<u8> = (y..y + height).flat_map(row).copied().collect();
        let mut cut = Frame::new(width, height, rgb);
        (cut.time, cut.index, cut.settled) = (frame.time, frame.index, frame.settled);
        let others: Vec<Pose> = self.others.iter().map(|other| self.pose_in_view(other)).collect();
        without_boards(&cut, &others)
    }

    /// A pose in the whole picture as a pose in this view.
    #[must_use]
    pub fn pose_in_view(&self, pose: &Pose) -> Pose {
        shifted(pose, -(self.area[0] as f64), -(self.area[1] as f64))
    }

    /// A pose in this view as a pose in the whole picture.
    #[must_use]
    pub fn pose_in_picture(&self, pose: &Pose) -> Pose {
        shifted(pose, self.area[0] as f64, self.area[1] as f64)
    }

    /// Whether the board, at `pose` in this view, has come so near to an edge of the view that another push would take
    /// it out of it. The edges of the `picture` (width, height) do not count.
    #[must_use]
    pub fn is_left_by(&self, pose: &Pose, picture: (usize, usize)) -> bool {
        let [x, y, width, height] = self.area;
        let [left, top, right, bottom] = bounds(pose, MIN_VIEW_MARGIN);
        (left < 0.0 && x > 0)
            || (top < 0.0 && y > 0)
            || (right > width as f64 && x + width < picture.0)
            || (bottom > height as f64 && y + height < picture.1)
    }

    /// Paints other boards over instead, because one of them has moved.
    pub fn hide(&mut self, others: &[Pose]) {
        self.others = others.iter().filter(|other| self.shows(other)).copied().collect();
    }

    /// Whether a part of a board at `pose` in the whole picture is in the view.
    fn shows(&self, pose: &Pose) -> bool {
        let [x, y, width, height] = self.area;
        let [left, top, right, bottom] = bounds(pose, BOARD_EDGE);
        left < (x + width) as f64 && right > x as f64 && top < (y + height) as f64 && bottom > y as f64
    }

    /// Width and height in pixels.
    #[must_use]
    pub const fn size(&self) -> (usize, usize) {
        (self.area[2], self.area[3])
    }
}

/// The smallest and largest column and row of a board that is `margin` cells wider on each side: left, top, right, bottom.
fn bounds(pose: &Pose, margin: f64) -> [f64; 4] {
    let start = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    outline(pose, margin).fold(start, |[l, t, r, b], p| [l.min(p.x), t.min(p.y), r.max(p.x), b.max(p.y)])
}

/// The area within the outermost lines in square pixels, by the shoelace formula.
fn area(pose: &Pose) -> f64 {
    let c = pose.corners();
    (0..4).map(|i| c[i].x * c[(i + 1) % 4].y - c[(i + 1) % 4].x * c[i].y).sum::<f64>().abs() / 2.0
}

/// A pose in a picture whose origin lies elsewhere.
fn shifted(pose: &Pose, dx: f64, dy: f64) -> Pose {
    let mut pose = *pose;
    let projection = &mut pose.image_from_board;
    projection.straight = Homography::scale_then_shift(1.0, 1.0, dx, dy).after(&projection.straight);
    if projection.lens != Lens::STRAIGHT {
        projection.lens.centre = Point2::new(projection.lens.centre.x + dx, projection.lens.centre.y + dy);
    }
    pose
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(left: f64, top: f64, side: f64) -> Pose {
        let corners = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)];
        Pose::from_corners(BoardSize::NINE, corners.map(|(x, y)| Point2::new(x, y))).unwrap()
    }

    #[test]
    fn boards_are_sorted_as_text_is_read() {
        let (a, b, c) = (square(10.0, 30.0, 80.0), square(200.0, 10.0, 80.0), square(60.0, 220.0, 80.0));
        let mut boards = vec![c, b, a];
        sort_by_place(&mut boards);
        assert_eq!(boards, [a, b, c]);
    }

    #[test]
    fn a_view_shows_its_board_and_hides_the_others() {
        let frame = Frame::new(400, 200, [200, 100, 50].repeat(400 * 200));
        let (own, other) = (square(60.0, 60.0, 80.0), square(200.0, 60.0, 80.0));
        let mut rgb = frame.rgb.to_vec();
        rgb[3 * (100 * 400 + 195)..][..3].copy_from_slice(&[0, 0, 0]);
        let frame = Frame::new(400, 200, rgb);
        let view = BoardView::around(&own, &[other], (400, 200));
        assert_eq!(view.size(), (161, 161), "four cells of ten pixels on each side");
        let cut = view.cut(&frame).unwrap();
        assert!(cut.rgb.chunks(3).all(|p| p == [200, 100, 50]), "the other board is outside");
        // The black pixel lies on the edge of the other board, which is painted over where it reaches into the view.
        let view = BoardView::around(&square(100.0, 60.0, 80.0), &[other], (400, 200));
        assert!(view.cut(&frame).unwrap().rgb.chunks(3).all(|p| p == [200, 100, 50]));
        // There and back, but for the rounding of the last digit.
        let back = view.pose_in_picture(&view.pose_in_view(&own)).corners();
        assert!(back.iter().zip(own.corners()).all(|(a, b)| a.distance(b) < 1e-9), "{back:?}");
    }

    #[test]
    fn a_view_is_left_when_the_board_nears_its_edge() {
        let own = square(100.0, 60.0, 80.0);
        let view = BoardView::around(&own, &[], (400, 200));
        let pushed = |dx: f64| view.is_left_by(&view.pose_in_view(&square(100.0 + dx, 60.0, 80.0)), (400, 200));
        assert!(!pushed(0.0) && !pushed(20.0), "two cells of the margin are left");
        assert!(pushed(30.0), "one cell is left");
        let at_edge = BoardView::around(&own, &[], (185, 200));
        assert!(!at_edge.is_left_by(&at_edge.pose_in_view(&square(105.0, 60.0, 80.0)), (185, 200)));
    }
}
