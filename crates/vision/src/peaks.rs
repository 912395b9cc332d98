//! The maps of the proposer and the peaks in them.

use ndarray::{Array2, ArrayView2, Axis, s};

use super::quad;
use kifuscribe_core::sensing::geometry::{Point2, Projection};

/// Minimum probability of a peak. Below it, most local maxima are texture.
const MIN_PEAK: f32 = 0.25;
/// Minimum share of the raster that must be board.
const MIN_BOARD_PERCENT: usize = 1;

/// The output of the proposer for a region of a picture, as probabilities on a coarse raster of rows x columns.
///
/// Map positions count from the **corner** of the first raster cell: the centre of that cell is (0.5, 0.5).
pub struct ProposalMaps {
    /// Probability of a point of the board, empty or under a stone: the maximum over the three classes.
    pub point: Array2<f32>,
    /// Probability of a point of an outermost line.
    pub edge: Array2<f32>,
    /// Probability that a cell of the raster belongs to the board's surface.
    pub board: Array2<f32>,
    /// From map positions to pixels of the frame.
    pub frame_from_map: Projection,
}

/// A local maximum of the probability of a point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Peak {
    /// Map position.
    pub at: Point2,
    /// Probability, 0 to 1.
    pub strength: f32,
}

/// The 3 x 3 cells around a cell, cut to the raster, and the row and column of the first of them.
fn neighbourhood(map: &Array2<f32>, y: usize, x: usize) -> (ArrayView2<'_, f32>, [usize; 2]) {
    let (height, width) = map.dim();
    let (top, left) = (y.saturating_sub(1), x.saturating_sub(1));
    (map.slice(s![top..(y + 2).min(height), left..(x + 2).min(width)]), [top, left])
}

impl ProposalMaps {
    /// The largest value of one of the maps in the 3 x 3 raster cells around a map position; `None` outside.
    #[must_use]
    pub fn max_near(&self, map: &Array2<f32>, at: Point2) -> Option<f32> {
        let (height, width) = map.dim();
        if !(at.x >= 0.0 && at.y >= 0.0 && at.x < width as f64 && at.y < height as f64) {
            return None;
        }
        let (cells, _) = neighbourhood(map, at.y as usize, at.x as usize);
        Some(cells.iter().copied().fold(0.0, f32::max))
    }

    /// The local maxima of `point`, strongest first. Each lies at the centroid of its 3 x 3 raster cells.
    #[must_use]
    pub fn peaks(&self) -> Vec<Peak> {
        let mut peaks = Vec::new();
        for ((y, x), &v) in self.point.indexed_iter() {
            if v < MIN_PEAK {
                continue;
            }
            let (cells, [top, left]) = neighbourhood(&self.point, y, x);
            let (mut sum, mut sx, mut sy, mut highest) = (0.0f64, 0.0f64, 0.0f64, true);
            for ((dy, dx), &u) in cells.indexed_iter() {
                let (yy, xx) = (top + dy, left + dx);
                // Of two equal neighbours the first in reading order is the peak.
                highest &= u < v || (u == v && (yy, xx) >= (y, x));
                sum += f64::from(u);
                sx += f64::from(u) * (xx as f64 + 0.5);
                sy += f64::from(u) * (yy as f64 + 0.5);
            }
            if highest {
                peaks.push(Peak { at: Point2::new(sx / sum, sy / sum), strength: v });
            }
        }
        peaks.sort_by(|a, b| b.strength.total_cmp(&a.strength));
        peaks
    }

    /// The corners of the board's surface in pixels of the frame: top left, top right, bottom right, bottom left.
    /// `None` when less than 1 % of the raster is board.
    #[must_use]
    pub fn board_outline(&self) -> Option<[Point2; 4]> {
        let cells: Vec<Point2> = self
            .board
            .indexed_iter()
            .filter(|&(_, &v)| v > 0.5)
            .map(|((y, x), _)| Point2::new(x as f64 + 0.5, y as f64 + 0.5))
            .collect();
        if cells.len() * 100 < MIN_BOARD_PERCENT * self.board.len() {
            return None;
        }
        Some(quad::around(&cells)?.map(|p| self.frame_from_map.apply(p)))
    }

    /// The bounding box of the board's surface in map positions: left, top, right, bottom. `None` when less than 1 % of
    /// the raster is board.
    #[must_use]
    pub fn board_box(&self) -> Option<[f64; 4]> {
        let mask = self.board.mapv(|v| usize::from(v > 0.5));
        if mask.sum() * 100 < MIN_BOARD_PERCENT * mask.len() {
            return None;
        }
        // Specks elsewhere do not widen the box: a row counts when it has a twentieth of the cells of the fullest row.
        let span = |along: Axis| {
            let counts = mask.sum_axis(along).to_vec();
            let least = counts.iter().max().copied().unwrap_or(0) / 20 + 1;
            let first = counts.iter().position(|&n| n >= least)?;
            let last = counts.iter().rposition(|&n| n >= least)?;
            Some((first as f64, last as f64 + 1.0))
        };
        let ((left, right), (top, bottom)) = (span(Axis(0))?, span(Axis(1))?);
        Some([left, top, right, bottom])
    }
}
