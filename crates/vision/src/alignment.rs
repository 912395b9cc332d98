//! Moves the sides of a detected board to where its outermost points are read best.
//!
//! Why: where a board is seen at a slant, the lattice of its far rows rests on few pixels, and the stones of a crowded board pull
//! it towards their tops. There it may be off by most of a cell, although every other row is read rightly.

use crate::detection::Detection;
use crate::error::VisionError;
use crate::picture::Picture;
use crate::reader::{PointReader, WindowReading};
use crate::stages::DetectionStages;
use kifuscribe_core::sensing::geometry::{Homography, Point2, Pose};

/// A side is moved where the mean probability of the likeliest state of its points is below this. Why no less: one point of
/// nineteen that is read as no point of a board, or two that are open, show that a side is off.
const CLEAR_SIDE: f64 = 0.97;
/// By how much a side is moved at a time, in cells.
const STEP: f64 = 0.35;
/// Maximum number of moves. Why: a side that is off by more than a cell belongs to another window of the lattice.
const MAX_MOVES: usize = 3;
/// Minimum gain of a move in [`clarity`]. Why: chance changes it by a few tenths.
const MIN_GAIN: f64 = 0.5;

impl DetectionStages {
    /// Moves the sides of a board that are not read clearly, as long as the reading becomes clearer; a board that was at `last`
    /// before may have stayed there. Its shares and its margin stay those of its detection.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub(super) fn align(
        &mut self,
        picture: &Picture<'_>,
        found: &mut Detection,
        last: Option<&Pose>,
    ) -> Result<(), VisionError> {
        for number in 0..MAX_MOVES {
            let pose = found.observation.pose;
            // A side that is outside the picture shows nothing of where it lies.
            let is_cut_off = VisiblePositions::of(&pose, picture).is_a_side_outside();
            let visible_at = |pose: &Pose| match is_cut_off {
                true => VisiblePositions::of(pose, picture),
                false => VisiblePositions::all(pose),
            };
            let visible = visible_at(&pose);
            let sides = OutermostLine::ALL
                .into_iter()
                .filter(|side| side.clarity(&found.window, found.origin, &visible) < CLEAR_SIDE);
            let moved = sides.flat_map(|side| [-STEP, STEP].map(|step| side.moved(&pose, step))).flatten();
            let mut poses: Vec<Pose> = moved.collect();
            if poses.is_empty() {
                break;
            }
            poses.extend(last.filter(|last| number == 0 && last.size == pose.size));
            let enough = clarity(&found.window, found.origin, &visible, &visible) + MIN_GAIN;
            let mut best: Option<(f64, Pose, WindowReading)> = None;
            for pose in poses {
                let first = PointReader::window_first([0, 0], pose.size);
                let window = self.reader.classify(picture, &pose.image_from_board, first)?;
                let clarity = clarity(&window, [0, 0], &visible_at(&pose), &visible);
                if clarity > best.as_ref().map_or(enough, |(best, ..)| *best) {
                    best = Some((clarity, pose, window));
                }
            }
            let Some((_, pose, window)) = best else { break };
            found.observation = window.observation([0, 0], pose, picture.frame());
            (found.window, found.origin) = (window, [0, 0]);
        }
        Ok(())
    }
}

/// The points of a board, and the positions around them, that a picture shows.
struct VisiblePositions {
    lines: i32,
    /// Rows of `lines + 2` positions, from the one before the first point.
    shown: Vec<bool>,
}

impl VisiblePositions {
    /// Those of a board at `pose`.
    fn of(pose: &Pose, picture: &Picture<'_>) -> Self {
        let lines = pose.size.lines() as i32;
        let rows = -1..=lines;
        let at = |row: i32, column: i32| Point2::new(f64::from(column), f64::from(row));
        let places = rows.clone().flat_map(|row| rows.clone().map(move |column| at(row, column)));
        let shown = places.map(|at| picture.shows(pose.image_from_board.apply(at))).collect();
        Self { lines, shown }
    }

    /// All positions. Why: the sides of a board of which a corner is outside are compared as a whole.
    fn all(pose: &Pose) -> Self {
        let lines = pose.size.lines();
        Self { lines: lines as i32, shown: vec![true; (lines + 2) * (lines + 2)] }
    }

    /// Whether more than three quarters of an outermost line are outside the picture.
    fn is_a_side_outside(&self) -> bool {
        let is_hidden = |side: &OutermostLine| {
            let hidden = (0..self.lines).filter(|&i| !self.has(side.point(i, self.lines))).count();
            4 * hidden > 3 * self.lines as usize
        };
        OutermostLine::ALL.iter().any(is_hidden)
    }

    /// Whether the picture shows the position in this column and row, both -1 to the number of lines.
    fn has(&self, [column, row]: [i32; 2]) -> bool {
        let index = (row + 1) * (self.lines + 2) + column + 1;
        usize::try_from(index).is_ok_and(|index| self.shown.get(index).is_some_and(|&shown| shown))
    }
}

/// How clearly a board whose first point is the lattice position `origin` is read: the sum of the probabilities of the likeliest
/// state of each point that is `compared`, and of "no point" at each position around the board. A position around it that is not
/// `visible` counts as none.
fn clarity(window: &WindowReading, origin: [i32; 2], visible: &VisiblePositions, compared: &VisiblePositions) -> f64 {
    let lines = visible.lines;
    let clear = |(at, classes): ([i32; 2], &[f32; 5])| {
        let place = [at[0] - origin[0], at[1] - origin[1]];
        let is_within = |margin: i32| place.iter().all(|v| (-margin..lines + margin).contains(v));
        match (is_within(0), is_within(1)) {
            (true, _) if compared.has(place) => likeliest_state(classes),
            (false, true) if visible.has(place) => f64::from(classes[4]),
            (false, true) => 1.0,
            (true | false, _) => 0.0,
        }
    };
    window.iter().map(clear).sum()
}

/// The probability of the likeliest state of a point of a board: empty, black, white or covered.
fn likeliest_state(classes: &[f32; 5]) -> f64 {
    f64::from(classes[..4].iter().copied().fold(0.0, f32::max))
}

/// The outermost line on one side of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OutermostLine {
    Top,
    Bottom,
    Left,
    Right,
}

impl OutermostLine {
    const ALL: [Self; 4] = [Self::Top, Self::Bottom, Self::Left, Self::Right];

    /// Its point of this number, 0 to `lines` - 1, as column and row.
    const fn point(self, i: i32, lines: i32) -> [i32; 2] {
        match self {
            Self::Top => [i, 0],
            Self::Bottom => [i, lines - 1],
            Self::Left => [0, i],
            Self::Right => [lines - 1, i],
        }
    }

    /// The mean probability of the likeliest state of its points. One outside the window or the picture counts as clear.
    fn clarity(self, window: &WindowReading, [left, top]: [i32; 2], visible: &VisiblePositions) -> f64 {
        let lines = visible.lines;
        let clear = |at: [i32; 2]| {
            let seen = window.at([left + at[0], top + at[1]]).filter(|_| visible.has(at));
            seen.map_or(1.0, likeliest_state)
        };
        (0..lines).map(|i| clear(self.point(i, lines))).sum::<f64>() / f64::from(lines)
    }

    /// The pose with this side `step` cells further right or further down, and the opposite side where it was.
    fn moved(self, pose: &Pose, step: f64) -> Option<Pose> {
        let last = pose.size.lines() as f64 - 1.0;
        let corners = [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)].map(|(x, y)| Point2::new(x, y));
        let moved = corners.map(|Point2 { x, y }| match self {
            Self::Top if y == 0.0 => Point2::new(x, y + step),
            Self::Bottom if y == last => Point2::new(x, y + step),
            Self::Left if x == 0.0 => Point2::new(x + step, y),
            Self::Right if x == last => Point2::new(x + step, y),
            _ => Point2::new(x, y),
        });
        let shift = Homography::from_quad(corners, moved)?;
        Some(Pose { size: pose.size, image_from_board: pose.image_from_board.after(&shift) })
    }
}

#[cfg(test)]
mod tests {
    use ndarray::{Array3, ArrayView3};

    use super::*;
    use crate::detection::SeenEnds;
    use crate::network::Inference;
    use crate::proposer::{PROPOSER_SHAPE, Proposer};
    use crate::reader::{CELL_PIXELS, READER_SHAPE};
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::frame::Frame;

    /// Reads a cell as an empty point where it is bright, and as no point of a board where it is dark, more surely the more
    /// alike its pixels are.
    fn bright_cells(input: ArrayView3<'_, f32>) -> Array3<f32> {
        Array3::from_shape_fn(READER_SHAPE.output, |(class, y, x)| {
            let pixels = (0..CELL_PIXELS * CELL_PIXELS).map(|i| {
                let (row, column) = (y * CELL_PIXELS + i / CELL_PIXELS, x * CELL_PIXELS + i % CELL_PIXELS);
                f32::from(u8::from(input[[0, row, column]] > 0.0))
            });
            let bright = pixels.sum::<f32>() / (CELL_PIXELS * CELL_PIXELS) as f32;
            match class {
                0 => 8.0 * bright,
                4 => 8.0 * (1.0 - bright),
                _ => -8.0,
            }
        })
    }

    /// Where the sides of a 9x9 board come to lie that is bright, on dark ground, and whose top side was detected `off` cells
    /// too far down, and was at `last` cells before: the rows of its top and of its bottom side, in cells of the true board.
    fn aligned(off: f64, last: Option<f64>) -> [f64; 2] {
        let pose = aligned_in(400, off, last);
        [0, 2].map(|corner| (pose.corners()[corner].y - FIRST) / CELL)
    }

    /// Where the first line of that board lies, and how long its cells are, in pixels.
    const FIRST: f64 = 100.0;
    const CELL: f64 = 20.0;

    /// The pose of that board in a picture of this width, in pixels.
    fn aligned_in(width: usize, off: f64, last: Option<f64>) -> Pose {
        let size = BoardSize::NINE;
        let (first, cell, height) = (FIRST, CELL, 400);
        let is_board = |v: usize| (first - cell / 2.0..=first + 8.5 * cell).contains(&(v as f64));
        let pixel = |i: usize| u8::from(is_board(i % width) && is_board(i / width)) * 200;
        let pixels: Vec<u8> = (0..width * height).flat_map(|i| [pixel(i); 3]).collect();
        let frame = Frame::new(width, height, pixels);
        let picture = Picture::of(&frame).unwrap();
        let ends = (first, first + 8.0 * cell);
        let corners = [(ends.0, ends.0), (ends.1, ends.0), (ends.1, ends.1), (ends.0, ends.1)];
        let truth = Pose::from_corners(size, corners.map(|(x, y)| Point2::new(x, y))).unwrap();
        let pose = OutermostLine::Top.moved(&truth, off).unwrap();
        let none = Inference::from_fn("proposer", |_| Array3::zeros(PROPOSER_SHAPE.output), PROPOSER_SHAPE);
        let reader = PointReader::new(Inference::from_fn("reader", bright_cells, READER_SHAPE));
        let mut stages = DetectionStages { proposer: Proposer::new(none), reader, lens: None };
        let start = PointReader::window_first([0, 0], size);
        let window = stages.reader.classify(&picture, &pose.image_from_board, start).unwrap();
        let mut found = Detection {
            observation: window.observation([0, 0], pose, &frame),
            margin: 0.0,
            board_share: 1.0,
            confident_share: 1.0,
            outside_share: 1.0,
            visible_share: 1.0,
            ends: SeenEnds { columns: [true; 2], rows: [true; 2] },
            is_size_given: false,
            points_beside: 0,
            window,
            origin: [0, 0],
        };
        let last = last.map(|off| OutermostLine::Top.moved(&truth, off).unwrap());
        stages.align(&picture, &mut found, last.as_ref()).unwrap();
        found.observation.pose
    }

    #[test]
    fn a_side_that_lies_most_of_a_cell_beside_the_board_is_moved_to_its_row() {
        for off in [-0.9, -0.8, -0.6] {
            let [top, bottom] = aligned(off, None);
            assert!(top.abs() < 0.25 && (bottom - 8.0).abs() < 1e-6, "{off}: {top} {bottom}");
        }
    }

    #[test]
    fn a_board_that_is_read_clearly_stays_where_it_was_detected() {
        assert_eq!(aligned(0.0, Some(0.1))[0], 0.0);
    }

    #[test]
    fn a_side_outside_the_picture_stays_where_it_was_detected() {
        // The last three columns are outside; the top side is off and is moved all the same.
        let [top, right] = [0, 1].map(|axis| {
            let corner = aligned_in(225, -0.8, None).corners()[1];
            ([corner.y, corner.x][axis] - FIRST) / CELL
        });
        assert!(top.abs() < 0.25 && (right - 8.0).abs() < 1e-6, "{top} {right}");
    }

    #[test]
    fn a_board_that_was_read_more_clearly_at_its_last_place_has_stayed_there() {
        let [top, _] = aligned(-0.8, Some(0.05));
        assert!((top - 0.05).abs() < 1e-6, "{top}");
    }
}
