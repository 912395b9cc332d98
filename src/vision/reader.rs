//! The second network: what lies on every point of a rectified board.

use crate::game::point::BoardSize;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Homography, Point2, Pose, Projection};
use crate::sensing::observation::{Observation, PointReading};
use crate::vision::classical;
use crate::vision::error::VisionError;
use crate::vision::network::Inference;
use crate::vision::picture::{Picture, shrink};

/// The network sees this many cells on a side, whatever the board's size: a 19x19 board and two cells
/// around it (`models/train/nets.py`).
pub const CELLS: usize = 23;
/// Pixels a cell.
pub(super) const PIXELS: usize = 16;
pub(super) const SIDE: usize = CELLS * PIXELS;

/// A board on which some point is less sure than this after one look is worth more of them.
const SURE: f32 = 0.98;

/// How much time a reading may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadEffort {
    /// One look: a hand is moving anyway, and the next frame comes soon.
    Quick,
    /// Where a point stays in doubt, the board is looked at mirrored and turned as well, and the looks are
    /// averaged: what depends on the side the light comes from cancels out.
    Thorough,
}

/// What the reader says about the positions of a square window of a lattice.
pub struct WindowReading {
    /// The lattice position of the window's first cell.
    pub first: [i32; 2],
    /// The probabilities at each position, row-major: empty, black, white, covered, not a point.
    pub classes: Vec<[f32; 5]>,
}

impl WindowReading {
    /// The probabilities at a lattice position, or `None` outside the window.
    #[must_use]
    pub fn at(&self, position: [i32; 2]) -> Option<&[f32; 5]> {
        let x = usize::try_from(position[0] - self.first[0]).ok().filter(|&x| x < CELLS)?;
        let y = usize::try_from(position[1] - self.first[1]).ok().filter(|&y| y < CELLS)?;
        self.classes.get(y * CELLS + x)
    }

    /// Every lattice position of the window with its probabilities.
    pub fn iter(&self) -> impl Iterator<Item = ([i32; 2], &[f32; 5])> {
        let [x, y] = self.first;
        self.classes.iter().enumerate().map(move |(i, c)| ([x + (i % CELLS) as i32, y + (i / CELLS) as i32], c))
    }

    /// The observation of the board of `pose.size` lines whose first point is the lattice position `origin`,
    /// in `frame`. A point beyond the picture's edge is unseen, whatever its surroundings suggest.
    #[must_use]
    pub fn observation(&self, origin: [i32; 2], pose: Pose, frame: &Frame) -> Observation {
        let readings = pose.size.points().map(|p| {
            if !frame.contains(pose.at(p)) {
                return UNSEEN;
            }
            let at = [origin[0] + i32::from(p.col), origin[1] + i32::from(p.row)];
            self.at(at).map_or(UNSEEN, |&[empty, black, white, covered, outside]| {
                // What does not look like a point of a board at all says nothing about stones.
                let covered = covered + outside;
                PointReading { empty, black, white, covered }
            })
        });
        Observation { size: pose.size, pose, time: frame.time, readings: readings.collect() }
    }
}

/// A point beyond the window or the picture: nothing is known.
const UNSEEN: PointReading = PointReading { empty: 0.0, black: 0.0, white: 0.0, covered: 1.0 };

/// The reading network.
pub struct PointReader {
    network: Inference,
}

impl PointReader {
    /// Loads the network from the bytes of its ONNX file.
    ///
    /// # Errors
    /// [`VisionError::Network`] when it is no network that can be run here.
    pub fn open(onnx: &[u8]) -> Result<Self, VisionError> {
        Ok(Self { network: Inference::from_onnx("reader", onnx, [3, SIDE, SIDE])? })
    }

    /// A reader that needs no network: see [`classical`].
    #[must_use]
    pub fn classical() -> Self {
        Self { network: Inference::by_rule("reader", classical::read, [3, SIDE, SIDE]) }
    }

    /// The first lattice position of the window that has a board of `size` at `origin` in its middle.
    #[must_use]
    pub fn window_first(origin: [i32; 2], size: BoardSize) -> [i32; 2] {
        let off = (size.lines() as i32 - CELLS as i32).div_euclid(2);
        [origin[0] + off, origin[1] + off]
    }

    /// Reads the window of the lattice that starts at `first`.
    ///
    /// # Errors
    /// [`VisionError`] when the picture cannot be resampled or the network fails.
    pub fn read(
        &mut self,
        picture: &Picture<'_>,
        frame_from_lattice: &Projection,
        first: [i32; 2],
        care: ReadEffort,
    ) -> Result<WindowReading, VisionError> {
        let px = PIXELS as f64;
        let (fx, fy) = (f64::from(first[0]), f64::from(first[1]));
        let offset = 0.5 / px - 0.5;
        let lattice_from_window = Homography::scale_then_shift(1.0 / px, 1.0 / px, fx + offset, fy + offset);
        let frame_from_window = frame_from_lattice.after(&lattice_from_window);
        let middle = SIDE as f64 / 2.0;
        let at = |x: f64, y: f64| frame_from_window.apply(Point2::new(x, y));
        let centre = at(middle, middle);
        let cell = f64::midpoint(centre.distance(at(middle + px, middle)), centre.distance(at(middle, middle + px)));
        // The network was trained on boards shrunk by averaging where they were larger than it sees them.
        let window = picture.warped(&frame_from_window, [SIDE, SIDE], shrink(cell, PIXELS))?;
        let planes = window.normalised(None)?;
        let mut sum = self.network.run(&planes)?;
        let area = CELLS * CELLS;
        let classes = |out: &[f32], looks: f32| -> Vec<[f32; 5]> {
            (0..area).map(|i| softmax(std::array::from_fn(|k| out[k * area + i] / looks))).collect()
        };
        let once = classes(&sum, 1.0);
        if care == ReadEffort::Quick || once.iter().all(|c| c.iter().any(|&p| p > SURE)) {
            return Ok(WindowReading { first, classes: once });
        }
        // The network was trained on boards turned every way, so each way is an opinion of its own.
        for (across, down) in [(true, false), (false, true), (true, true)] {
            let out = self.network.run(&flipped(&planes, SIDE, across, down))?;
            for (s, v) in sum.iter_mut().zip(flipped(&out, CELLS, across, down)) {
                *s += v;
            }
        }
        Ok(WindowReading { first, classes: classes(&sum, 4.0) })
    }
}

/// Square planes of `side` x `side`, each mirrored left to right (`across`) and top to bottom (`down`).
fn flipped(planes: &[f32], side: usize, across: bool, down: bool) -> Vec<f32> {
    let mut out = Vec::with_capacity(planes.len());
    for plane in planes.chunks_exact(side * side) {
        for y in 0..side {
            let row = if down { side - 1 - y } else { y };
            let row = &plane[row * side..(row + 1) * side];
            if across {
                out.extend(row.iter().rev());
            } else {
                out.extend_from_slice(row);
            }
        }
    }
    out
}

fn softmax(v: [f32; 5]) -> [f32; 5] {
    let highest = v.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let e = v.map(|x| (x - highest).exp());
    let sum: f32 = e.iter().sum();
    e.map(|x| x / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_are_mirrored_each_for_itself() {
        let planes = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
        assert_eq!(flipped(&planes, 2, true, false), [2.0, 1.0, 4.0, 3.0, 6.0, 5.0, 8.0, 7.0]);
        assert_eq!(flipped(&planes, 2, false, true), [3.0, 4.0, 1.0, 2.0, 7.0, 8.0, 5.0, 6.0]);
        assert_eq!(flipped(&flipped(&planes, 2, true, true), 2, true, true), planes);
    }
}
