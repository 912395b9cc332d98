//! A detected board and how reliable the detection is.

use crate::reader::WindowReading;
use kifuscribe_core::sensing::observation::Observation;

/// Minimum share of the board's points that must be classified as points of a board.
const MIN_BOARD_SHARE: f64 = 0.75;
/// Minimum share of the positions just outside the board that must be classified as no points. Why: the pattern of a
/// keyboard or a tiled floor continues beyond the window.
const MIN_OUTSIDE_SHARE: f64 = 0.5;
/// Minimum share of the points that are classified with confidence. Why: on squared paper most points are uncertain; on
/// the worst lit photographs of boards a third of them are.
const MIN_CONFIDENT_SHARE: f64 = 0.6;
/// Minimum share of the board's points that must lie in the picture.
const MIN_VISIBLE_SHARE: f64 = 0.75;
/// A detection of a board that reaches all three of these is reliable. The share is more than 18 of 19 lines, as of a window
/// that is off by one.
const RELIABLE_BOARD_SHARE: f64 = 0.955;
const RELIABLE_OUTSIDE_SHARE: f64 = 0.85;
const RELIABLE_MARGIN: f64 = 25.0;
/// Minimum probability of a point that is classified with confidence.
pub(super) const CONFIDENT_POINT: f32 = 0.9;
/// Width of the edge of wood around the outermost lines that belongs to a board, in cells.
pub(super) const BOARD_EDGE: f64 = 1.0;

/// A board that was detected and classified.
pub struct Detection {
    /// The state of its points.
    pub observation: Observation,
    /// Log-likelihood ratio (natural logarithm) of this window of the lattice to the next best one. Below about 5, the
    /// window may be off by a line.
    pub margin: f64,
    /// Share of its points in the picture that are classified as points of a board, 0 to 1.
    pub board_share: f64,
    /// Share of its points in the picture that are classified with confidence, 0 to 1.
    pub confident_share: f64,
    /// Share of the positions just outside the board that are classified as no points, 0 to 1.
    pub outside_share: f64,
    /// Share of its points that lie in the picture, 0 to 1.
    pub visible_share: f64,
    /// Number of places beside the board that resemble points of a board where the whole picture was searched; 0 where
    /// only a part of it was.
    pub points_beside: usize,
    /// The classification of the board and its surroundings that `observation` was taken from.
    pub(super) window: WindowReading,
    /// Lattice position (column, row) of the board's first point.
    pub(super) origin: [i32; 2],
}

impl Detection {
    /// Whether this is a board of which enough lies in the picture.
    #[must_use]
    pub fn is_board(&self) -> bool {
        self.is_board_or_part() && self.visible_share >= MIN_VISIBLE_SHARE
    }

    /// Whether this is a board rather than another grid, however much of it lies outside the picture.
    #[must_use]
    pub fn is_board_or_part(&self) -> bool {
        self.board_share >= MIN_BOARD_SHARE
            && self.outside_share >= MIN_OUTSIDE_SHARE
            && self.confident_share >= MIN_CONFIDENT_SHARE
    }

    /// Whether this is a board of which too little lies in the picture.
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        self.is_board_or_part() && !self.is_board()
    }

    /// Whether this is a board beyond doubt, of which enough lies in the picture.
    #[must_use]
    pub fn is_reliable(&self) -> bool {
        self.is_board() && self.is_reliable_or_part()
    }

    /// Whether this is a board beyond doubt, however much of it lies outside the picture.
    pub(super) fn is_reliable_or_part(&self) -> bool {
        self.is_board_or_part()
            && self.board_share >= RELIABLE_BOARD_SHARE
            && self.outside_share >= RELIABLE_OUTSIDE_SHARE
            && self.margin >= RELIABLE_MARGIN
    }

    /// The better of two detections; `a` if they are equal.
    pub(super) fn better(a: Option<Self>, b: Option<Self>) -> Option<Self> {
        let score = |d: &Self| {
            let margin = (d.margin / 50.0).min(1.0);
            (d.is_board_or_part(), d.board_share + d.confident_share + d.outside_share + margin)
        };
        match (a, b) {
            (Some(a), Some(b)) => Some(if score(&b) > score(&a) { b } else { a }),
            (a, b) => a.or(b),
        }
    }
}
