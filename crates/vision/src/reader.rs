//! The second network: classifies the points of a rectified board.

use ndarray::{Array2, Array3, ArrayView3, Axis};

use crate::error::VisionError;
use crate::grid_lines::{self, MissingLines};
use crate::network::{Inference, NetworkShape};
use crate::picture::{Picture, shrink};
use crate::second_opinion::put_right;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Homography, Point2, Pose, Projection};
use kifuscribe_core::sensing::observation::{Observation, PointReading};

/// Side of the network's input in cells, for every size of board: a 19x19 board and two cells around it
/// (`models/train/nets.py`).
pub const CELLS: usize = 23;
/// Side of a cell in pixels.
pub(super) const CELL_PIXELS: usize = 16;
/// Side of the network's input in pixels.
pub(super) const SIDE: usize = CELLS * CELL_PIXELS;
/// Input: red, green, blue. Output for each cell, as logits: empty, black, white, covered, not a point of a board.
pub const READER_SHAPE: NetworkShape = NetworkShape { input: [3, SIDE, SIDE], output: [5, CELLS, CELLS] };

/// Minimum probability that all points of the board must have after one pass; otherwise [`ReadEffort::Thorough`] makes
/// three more.
const CONFIDENT: f32 = 0.98;
/// How often a point is covered in the pictures that are read, by how often it was in those that the network was trained
/// on: about 0.9 % of the points, a hand over a twelfth of the board in every ninth picture, by 2.6 %. The probabilities are
/// corrected for it (Saerens, Latinne and Decaestecker, Adjusting the Outputs of a Classifier to New a Priori
/// Probabilities, 2002).
const COVERED_RATIO: f32 = 0.35;
/// Minimum probability of an empty point beside which lines are looked for.
const MIN_EMPTY: f32 = 0.5;
/// A point outside the window or the picture.
const UNSEEN: PointReading = PointReading { empty: 0.0, black: 0.0, white: 0.0, covered: 1.0 };

/// How much time a classification may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadEffort {
    /// One pass of the network, for frames of a moving picture.
    Quick,
    /// When a point of the board is uncertain, three more passes on mirrored copies, averaged. Why: this cancels what
    /// depends on the direction of the light.
    Thorough,
}

/// The classification of a square window of a lattice.
pub struct WindowReading {
    /// Lattice position (column, row) of the first cell.
    pub first: [i32; 2],
    /// The probabilities of each cell, [`CELLS`] x [`CELLS`] in rows: empty, black, white, covered, not a point.
    pub classes: Array2<[f32; 5]>,
    /// The input of the network, and its output.
    input: Array3<f32>,
    logits: Array3<f32>,
}

impl WindowReading {
    /// The probabilities at a lattice position; `None` outside the window.
    #[must_use]
    pub fn at(&self, position: [i32; 2]) -> Option<&[f32; 5]> {
        let [x, y] = [0, 1].map(|axis| usize::try_from(position[axis] - self.first[axis]).ok());
        self.classes.get([y?, x?])
    }

    /// The share of what was classified that is a point of a board.
    pub(super) fn share_of_points(&self) -> f64 {
        let points: f64 = self.classes.iter().map(|classes| 1.0 - f64::from(classes[4])).sum();
        points / self.classes.len() as f64
    }

    /// All lattice positions of the window with their probabilities.
    pub fn iter(&self) -> impl Iterator<Item = ([i32; 2], &[f32; 5])> {
        let [left, top] = self.first;
        self.classes.indexed_iter().map(move |((y, x), c)| ([left + x as i32, top + y as i32], c))
    }

    /// The observation of the board at `pose` whose first point is the lattice position `origin`. Points outside the
    /// picture are covered.
    #[must_use]
    pub fn observation(&self, origin: [i32; 2], pose: Pose, frame: &Frame) -> Observation {
        let readings = self.points(origin, &pose, frame).map(|point| point.map_or(UNSEEN, point_reading)).collect();
        let mut observation = Observation { size: pose.size, pose, time: frame.time, readings };
        put_right(&mut observation, &self.input, [0, 1].map(|axis| origin[axis] - self.first[axis]), CELL_PIXELS);
        observation
    }

    /// Every other line, in one direction, of the board of `size` at `origin` at which the picture shows no line.
    pub(super) fn missing_lines(&self, origin: [i32; 2], size: BoardSize) -> Option<MissingLines> {
        let is_empty = |column: usize, row: usize| {
            let at = [origin[0] + column as i32, origin[1] + row as i32];
            self.at(at).is_some_and(|classes| classes[0] >= MIN_EMPTY)
        };
        let cell = [0, 1].map(|axis| origin[axis] - self.first[axis]);
        grid_lines::missing(&self.input, CELL_PIXELS, cell, size.lines(), &is_empty)
    }

    /// Whether a point of the board is uncertain. What surrounds the board does not count: it is part of no observation.
    fn is_uncertain(&self, origin: [i32; 2], pose: &Pose, frame: &Frame) -> bool {
        self.points(origin, pose, frame).flatten().any(|classes| classes.iter().all(|&p| p <= CONFIDENT))
    }

    /// The probabilities of each point of a board as in [`Self::observation`]; `None` outside the window or the picture.
    fn points(&self, origin: [i32; 2], pose: &Pose, frame: &Frame) -> impl Iterator<Item = Option<&[f32; 5]>> {
        pose.size.points().map(move |p| {
            let at = [origin[0] + i32::from(p.col), origin[1] + i32::from(p.row)];
            self.at(at).filter(|_| frame.contains(pose.at(p)))
        })
    }
}

/// Runs the second network.
pub struct PointReader {
    network: Inference,
}

impl PointReader {
    /// Uses a network of the shape [`READER_SHAPE`].
    #[must_use]
    pub const fn new(network: Inference) -> Self {
        Self { network }
    }

    /// The first lattice position of the window with a board of `size` at `origin` in its centre.
    #[must_use]
    pub fn window_first(origin: [i32; 2], size: BoardSize) -> [i32; 2] {
        let off = (size.lines() as i32 - CELLS as i32).div_euclid(2);
        [origin[0] + off, origin[1] + off]
    }

    /// Classifies the window of the lattice that starts at `first`, in one pass.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled or the network fails.
    pub fn classify(
        &mut self,
        picture: &Picture<'_>,
        frame_from_lattice: &Projection,
        first: [i32; 2],
    ) -> Result<WindowReading, VisionError> {
        let px = CELL_PIXELS as f64;
        let (fx, fy) = (f64::from(first[0]), f64::from(first[1]));
        let offset = 0.5 / px - 0.5;
        let lattice_from_window = Homography::scale_then_shift(1.0 / px, 1.0 / px, fx + offset, fy + offset);
        let frame_from_window = frame_from_lattice.after(&lattice_from_window);
        let middle = SIDE as f64 / 2.0;
        let at = |x: f64, y: f64| frame_from_window.apply(Point2::new(x, y));
        let centre = at(middle, middle);
        let cell = f64::midpoint(centre.distance(at(middle + px, middle)), centre.distance(at(middle, middle + px)));
        // The network was trained on boards that were shrunk by averaging where they were larger than its input.
        let patch = picture.warped(&frame_from_window, [SIDE, SIDE], shrink(cell, CELL_PIXELS))?;
        let input = patch.normalised(None)?;
        let logits = self.network.run(input.view())?;
        Ok(WindowReading { first, classes: probabilities(&logits, 1.0), input, logits })
    }

    /// The observation of the board at `pose` whose first point is the lattice position `origin`, from the window around
    /// it after one pass, and after three more where [`ReadEffort::Thorough`] needs them.
    ///
    /// # Errors
    /// [`VisionError`] when the network fails.
    pub fn observe(
        &mut self,
        reading: WindowReading,
        origin: [i32; 2],
        pose: Pose,
        frame: &Frame,
        effort: ReadEffort,
    ) -> Result<Observation, VisionError> {
        if effort == ReadEffort::Quick || !reading.is_uncertain(origin, &pose, frame) {
            return Ok(reading.observation(origin, pose, frame));
        }
        let WindowReading { first, input, mut logits, .. } = reading;
        for (across, down) in [(true, false), (false, true), (true, true)] {
            let output = self.network.run(flipped(input.view(), across, down))?;
            logits += &flipped(output.view(), across, down);
        }
        let averaged = WindowReading { first, classes: probabilities(&logits, 4.0), input, logits };
        Ok(averaged.observation(origin, pose, frame))
    }
}

/// The reading of a point of a board from the probabilities of its cell.
fn point_reading(&[empty, black, white, covered, outside]: &[f32; 5]) -> PointReading {
    // A place that does not resemble a point of a board gives no evidence about stones.
    let covered = COVERED_RATIO * covered + outside;
    let sum = empty + black + white + covered;
    PointReading { empty: empty / sum, black: black / sum, white: white / sum, covered: covered / sum }
}

/// The channels mirrored left to right (`across`) and top to bottom (`down`).
fn flipped(mut channels: ArrayView3<'_, f32>, across: bool, down: bool) -> ArrayView3<'_, f32> {
    if down {
        channels.invert_axis(Axis(1));
    }
    if across {
        channels.invert_axis(Axis(2));
    }
    channels
}

/// The softmax over the classes of each cell, of the mean of `count` passes whose logits were added up.
fn probabilities(logits: &Array3<f32>, count: f32) -> Array2<[f32; 5]> {
    let (_, rows, columns) = logits.dim();
    Array2::from_shape_fn((rows, columns), |(y, x)| softmax(std::array::from_fn(|k| logits[[k, y, x]] / count)))
}

fn softmax(v: [f32; 5]) -> [f32; 5] {
    let highest = v.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let e = v.map(|x| (x - highest).exp());
    let sum: f32 = e.iter().sum();
    e.map(|x| x / sum)
}

#[cfg(test)]
mod tests {
    use ndarray::array;

    use super::*;
    use kifuscribe_core::sensing::observation::PointState;

    /// The output of the network where every cell is surely of a class.
    fn surely(class: usize) -> Array3<f32> {
        Array3::from_shape_fn(READER_SHAPE.output, |(k, _, _)| if k == class { 90.0 } else { 0.0 })
    }

    /// How many points of a 9x9 board are read as black where its window was read as empty, but for one uncertain place, and
    /// every further pass reads black stones. The board's last column lies at `right` pixels of 200.
    fn black_after_further_passes(uncertain: [i32; 2], right: f64) -> usize {
        let size = BoardSize::NINE;
        let first = PointReader::window_first([0, 0], size);
        let mut logits = surely(0);
        let [x, y] = [0, 1].map(|axis| (uncertain[axis] - first[axis]) as usize);
        logits[[0, y, x]] = 0.0;
        let classes = probabilities(&logits, 1.0);
        // In each cell something is to be seen.
        let input = Array3::from_shape_fn(READER_SHAPE.input, |(_, y, x)| ((x + y) % 2) as f32);
        let reading = WindowReading { first, classes, input, logits };
        let mut reader = PointReader::new(Inference::from_fn("reader", |_| surely(1), READER_SHAPE));
        let corners = [(20.0, 20.0), (right, 20.0), (right, 180.0), (20.0, 180.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let frame = Frame::new(200, 200, vec![0; 3 * 200 * 200]);
        let observation = reader.observe(reading, [0, 0], pose, &frame, ReadEffort::Thorough).unwrap();
        observation.readings.iter().filter(|point| point.black > 0.5).count()
    }

    #[test]
    fn only_an_uncertain_point_of_the_board_calls_for_further_passes() {
        assert_eq!(black_after_further_passes([4, 4], 180.0), 81);
        assert_eq!(black_after_further_passes([8, 0], 180.0), 81, "a corner");
        assert_eq!(black_after_further_passes([9, 0], 180.0), 0, "beside the board");
        assert_eq!(black_after_further_passes([-1, 4], 180.0), 0, "beside the board");
    }

    #[test]
    fn a_point_outside_the_picture_calls_for_no_further_passes() {
        assert_eq!(black_after_further_passes([8, 4], 210.0), 0);
        assert_eq!(black_after_further_passes([7, 4], 210.0), 72, "the last column is outside");
    }

    #[test]
    fn points_are_covered_less_often_than_in_training() {
        let best = |classes| point_reading(&classes).best();
        let (state, p) = best([0.4, 0.0, 0.0, 0.6, 0.0]);
        assert_eq!((state, (100.0 * p).round()), (PointState::Empty, 66.0), "0.4 by 0.35 * 0.6");
        assert_eq!(best([0.2, 0.0, 0.0, 0.8, 0.0]).0, PointState::Covered);
        assert_eq!(best([0.4, 0.0, 0.0, 0.0, 0.6]).0, PointState::Covered, "no point of a board");
        let sure = point_reading(&[0.0, 0.0, 0.0, 1.0, 0.0]);
        assert_eq!([sure.empty, sure.black, sure.white, sure.covered], [0.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn each_channel_is_mirrored() {
        let channels = array![[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]];
        let across = array![[[2.0, 1.0], [4.0, 3.0]], [[6.0, 5.0], [8.0, 7.0]]];
        let down = array![[[3.0, 4.0], [1.0, 2.0]], [[7.0, 8.0], [5.0, 6.0]]];
        assert_eq!(flipped(channels.view(), true, false), across);
        assert_eq!(flipped(channels.view(), false, true), down);
        assert_eq!(flipped(flipped(channels.view(), true, true), true, true), channels);
    }
}
