//! A detected board and how reliable the detection is.

use crate::reader::WindowReading;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::observation::Observation;

/// Minimum share of the board's points that must be classified as points of a board.
const MIN_BOARD_SHARE: f64 = 0.75;
/// Minimum share of the positions just outside the board that must be classified as no points. Why: the pattern of a
/// keyboard or a tiled floor continues beyond the window.
const MIN_OUTSIDE_SHARE: f64 = 0.5;
/// Minimum share of the points that are classified with confidence. Why: on squared paper most points are uncertain; on
/// the worst lit photographs of boards a third of them are.
const MIN_CONFIDENT_SHARE: f64 = 0.6;
/// Minimum share of the board's points that must lie in the picture: with three of nine lines outside it, or three of nineteen on
/// each of two sides.
const MIN_VISIBLE_SHARE: f64 = 0.66;
/// A board of which less lies in the picture is only one whose ends the picture shows.
const ENOUGH_WITHOUT_ENDS: f64 = 0.75;
/// A board of this share has the size that it seems to have, also where the picture shows none of its ends. Why: photographs that
/// are cut to the board lack a corner.
const NEARLY_WHOLE: f64 = 0.92;
/// A detection of a board that reaches all three of these is reliable. The share is more than 18 of 19 lines, as of a window
/// that is off by one.
const RELIABLE_BOARD_SHARE: f64 = 0.955;
const RELIABLE_OUTSIDE_SHARE: f64 = 0.85;
const RELIABLE_MARGIN: f64 = 25.0;
/// Minimum probability of a point that is classified with confidence.
pub(super) const CONFIDENT_POINT: f32 = 0.9;
/// Width of the edge of wood around the outermost lines that belongs to a board, in cells.
pub(super) const BOARD_EDGE: f64 = 1.0;

/// On which axes the picture shows where a board ends: positions beside its outermost line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SeenEnds {
    /// Beside the first and the last column.
    pub(super) columns: [bool; 2],
    /// Beside the first and the last row.
    pub(super) rows: [bool; 2],
}

impl SeenEnds {
    /// Whether it is known which lines these are of a board of this size, of whose points this share is visible. Where the picture
    /// cuts a board off, its visible part may be that of a larger board, or of the same size further along.
    fn tell_the_lines(self, size: BoardSize, is_size_given: bool, visible_share: f64) -> bool {
        let is_size_known = is_size_given || size == BoardSize::NINETEEN || visible_share >= NEARLY_WHOLE;
        (is_size_known || self.tell_the_size()) && (visible_share >= ENOUGH_WITHOUT_ENDS || self.tell_the_place())
    }

    /// Whether one end at least is seen on both axes, so that the board's place on its lattice follows from its size.
    fn tell_the_place(self) -> bool {
        [self.columns, self.rows].iter().all(|ends| ends.contains(&true))
    }

    /// Whether both ends of an axis are seen, so that its lines are counted.
    fn tell_the_size(self) -> bool {
        [self.columns, self.rows].contains(&[true; 2])
    }
}

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
    /// Where the picture shows that it ends.
    pub(super) ends: SeenEnds,
    /// Whether its size was known beforehand.
    pub(super) is_size_given: bool,
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
        let are_lines_known =
            self.ends.tell_the_lines(self.observation.pose.size, self.is_size_given, self.visible_share);
        self.is_board_or_part() && self.visible_share >= MIN_VISIBLE_SHARE && are_lines_known
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

    /// Whether a whole board in the same picture comes before this one, of which so much lies outside that it may be a neighbour's.
    pub(super) fn comes_after_whole_boards(&self) -> bool {
        self.is_board_or_part() && (self.visible_share < ENOUGH_WITHOUT_ENDS || !self.is_board())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_of_which_a_part_is_outside_is_one_where_its_size_and_place_are_known() {
        let placed = |ends: &str, lines: usize, is_given: bool, outside: usize| {
            let is_seen = |end: char| ends.contains(end);
            let ends = SeenEnds { columns: ['l', 'r'].map(is_seen), rows: ['t', 'b'].map(is_seen) };
            let share = 1.0 - outside as f64 / (lines * lines) as f64;
            ends.tell_the_lines(BoardSize::for_play(lines).unwrap(), is_given, share)
        };
        // Three columns at the right are outside; how many rows there are is seen.
        assert!(placed("ltb", 13, false, 39));
        // The corner that is seen may be that of a larger board, but where its size was given, or 19 lines are the most.
        assert!(!placed("lt", 13, false, 39) && placed("lt", 13, true, 39) && placed("lt", 19, false, 57));
        // Of so little only a board whose place is seen.
        assert!(placed("lt", 19, false, 105) && !placed("lr", 19, false, 105) && !placed("", 19, false, 105));
        // A photograph that is cut to the board.
        assert!(placed("", 13, false, 3) && placed("", 19, false, 40));
    }
}
