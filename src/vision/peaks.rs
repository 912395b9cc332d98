//! The proposer's maps and the peaks in them.

use super::quad;
use crate::sensing::geometry::{Point2, Projection};

/// How probable a peak has to be to count as the sign of a point. Below it, texture speaks.
const PEAK_FLOOR: f32 = 0.25;

/// What the proposer says about one picture, as probabilities on a coarse raster.
///
/// Map positions count from the **corner** of the first raster cell, so the centre of that cell is
/// (0.5, 0.5).
pub struct Maps {
    /// Raster columns.
    pub width: usize,
    /// Raster rows.
    pub height: usize,
    /// That a point of the board stands here, empty or under a stone: the maximum over the three.
    pub point: Vec<f32>,
    /// That a point of an outermost line stands here.
    pub edge: Vec<f32>,
    /// That this is part of the board's face.
    pub board: Vec<f32>,
    /// From map positions to pixels of the frame.
    pub frame_from_map: Projection,
}

/// The sign of one point of the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Peak {
    /// Where it stands, in map positions.
    pub at: Point2,
    /// How probable it is, 0 to 1.
    pub strength: f32,
}

impl Maps {
    /// The largest value of `plane` in the 3 x 3 raster cells around a map position; `None` outside.
    #[must_use]
    pub fn around(&self, plane: &[f32], at: Point2) -> Option<f32> {
        if !(at.x >= 0.0 && at.y >= 0.0 && at.x < self.width as f64 && at.y < self.height as f64) {
            return None;
        }
        let (x, y) = (at.x as usize, at.y as usize);
        let mut best = 0.0f32;
        for yy in y.saturating_sub(1)..(y + 2).min(self.height) {
            for xx in x.saturating_sub(1)..(x + 2).min(self.width) {
                best = best.max(plane[yy * self.width + xx]);
            }
        }
        Some(best)
    }

    /// The local maxima of `point`, strongest first, placed by the centroid of their surroundings.
    #[must_use]
    pub fn peaks(&self) -> Vec<Peak> {
        let (w, h) = (self.width, self.height);
        let mut peaks = Vec::new();
        for y in 0..h {
            for x in 0..w {
                let v = self.point[y * w + x];
                if v < PEAK_FLOOR {
                    continue;
                }
                let (mut sum, mut sx, mut sy, mut highest) = (0.0f64, 0.0f64, 0.0f64, true);
                for yy in y.saturating_sub(1)..(y + 2).min(h) {
                    for xx in x.saturating_sub(1)..(x + 2).min(w) {
                        let u = self.point[yy * w + xx];
                        // Of two equal neighbours the first in reading order is the peak.
                        highest &= u < v || (u == v && (yy, xx) >= (y, x));
                        sum += f64::from(u);
                        sx += f64::from(u) * (xx as f64 + 0.5);
                        sy += f64::from(u) * (yy as f64 + 0.5);
                    }
                }
                if highest {
                    peaks.push(Peak { at: Point2::new(sx / sum, sy / sum), strength: v });
                }
            }
        }
        peaks.sort_by(|a, b| b.strength.total_cmp(&a.strength));
        peaks
    }

    /// The four corners, in pixels of the frame, of what is probably the board's face: top left, top right,
    /// bottom right, bottom left. `None` where less than a hundredth of the raster is board.
    #[must_use]
    pub fn board_outline(&self) -> Option<[Point2; 4]> {
        let cells: Vec<Point2> = (0..self.board.len())
            .filter(|&i| self.board[i] > 0.5)
            .map(|i| Point2::new((i % self.width) as f64 + 0.5, (i / self.width) as f64 + 0.5))
            .collect();
        if cells.len() * 100 < self.board.len() {
            return None;
        }
        Some(quad::around(&cells)?.map(|p| self.frame_from_map.apply(p)))
    }

    /// The box around what is probably board, in map positions (left, top, right, bottom), or `None`
    /// where less than a hundredth of the raster is.
    #[must_use]
    pub fn board_box(&self) -> Option<[f64; 4]> {
        let (mut area, mut columns, mut rows) = (0usize, vec![0usize; self.width], vec![0usize; self.height]);
        for (i, &v) in self.board.iter().enumerate() {
            if v > 0.5 {
                area += 1;
                columns[i % self.width] += 1;
                rows[i / self.width] += 1;
            }
        }
        if area * 100 < self.board.len() {
            return None;
        }
        // Specks elsewhere do not stretch the box: a row counts when it holds a twentieth of the widest one.
        let span = |counts: &[usize]| {
            let least = counts.iter().max().copied().unwrap_or(0) / 20 + 1;
            let first = counts.iter().position(|&n| n >= least)?;
            let last = counts.iter().rposition(|&n| n >= least)?;
            Some((first as f64, last as f64 + 1.0))
        };
        let (left, right) = span(&columns)?;
        let (top, bottom) = span(&rows)?;
        Some([left, top, right, bottom])
    }
}
