//! Which part of a lattice is the board: its number of lines and where its first line lies.
//!
//! Every number of lines and every shift is weighed against all the evidence. Slipping by one row on a
//! crowded board is the error that nobody notices, so nothing is decided by the first line that fits.

use crate::game::point::BoardSize;

/// The board sizes that are told apart, most usual first.
pub const SIZES: [usize; 6] = [19, 13, 9, 17, 15, 11];

/// A window of the lattice: the board's size and the lattice position of its first point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LatticeWindow {
    /// The number of lines.
    pub size: BoardSize,
    /// The lattice position of the point in the first column and row.
    pub first: [i32; 2],
}

/// What speaks for each lattice position of a rectangle, in log-odds (natural logarithm).
#[derive(Debug, Clone)]
pub struct PositionLogOdds {
    first: [i32; 2],
    width: usize,
    height: usize,
    inside: Vec<f64>,
    border: Vec<f64>,
}

impl PositionLogOdds {
    /// No evidence on the rectangle from `first` to `last`, both included.
    #[must_use]
    pub fn none(first: [i32; 2], last: [i32; 2]) -> Self {
        let span = |axis: usize| usize::try_from(last[axis] - first[axis] + 1).unwrap_or(0);
        let (width, height) = (span(0), span(1));
        Self { first, width, height, inside: vec![0.0; width * height], border: vec![0.0; width * height] }
    }

    /// Every lattice position of the rectangle.
    pub fn positions(&self) -> impl Iterator<Item = [i32; 2]> + use<> {
        let ([x, y], w) = (self.first, self.width.max(1));
        (0..self.width * self.height).map(move |i| [x + (i % w) as i32, y + (i / w) as i32])
    }

    /// Adds log-odds that a position is a point of the board (`inside`) and that it is one of an
    /// outermost line (`border`). A position off the rectangle is ignored.
    pub fn add(&mut self, at: [i32; 2], inside: f64, border: f64) {
        if let Some(i) = self.index(at) {
            self.inside[i] += inside;
            self.border[i] += border;
        }
    }

    fn index(&self, at: [i32; 2]) -> Option<usize> {
        let x = usize::try_from(at[0] - self.first[0]).ok().filter(|&x| x < self.width)?;
        let y = usize::try_from(at[1] - self.first[1]).ok().filter(|&y| y < self.height)?;
        Some(y * self.width + x)
    }

    /// Every window inside the rectangle with the log-likelihood ratio of "this is the board" against
    /// "nothing here is", best first. `only` restricts it to one size.
    #[must_use]
    pub fn windows(&self, only: Option<BoardSize>) -> Vec<(f64, LatticeWindow)> {
        let stride = self.width + 1;
        let mut sums = vec![0.0; stride * (self.height + 1)];
        for y in 0..self.height {
            for x in 0..self.width {
                sums[(y + 1) * stride + x + 1] =
                    self.inside[y * self.width + x] + sums[y * stride + x + 1] + sums[(y + 1) * stride + x]
                        - sums[y * stride + x];
            }
        }
        let mut windows = Vec::new();
        let sizes = SIZES.into_iter().filter_map(|n| BoardSize::for_play(n).ok());
        let sizes: Vec<BoardSize> = only.map_or_else(|| sizes.collect(), |size| vec![size]);
        for size in sizes {
            let n = size.lines();
            if n > self.width || n > self.height {
                continue;
            }
            for y in 0..=self.height - n {
                for x in 0..=self.width - n {
                    let inside = sums[(y + n) * stride + x + n] - sums[y * stride + x + n] - sums[(y + n) * stride + x]
                        + sums[y * stride + x];
                    let mut border = 0.0;
                    for i in 0..n {
                        border += self.border[y * self.width + x + i] + self.border[(y + n - 1) * self.width + x + i];
                    }
                    for i in 1..n - 1 {
                        border += self.border[(y + i) * self.width + x] + self.border[(y + i) * self.width + x + n - 1];
                    }
                    let first = [self.first[0] + x as i32, self.first[1] + y as i32];
                    windows.push((inside + border, LatticeWindow { size, first }));
                }
            }
        }
        windows.sort_by(|a, b| b.0.total_cmp(&a.0));
        windows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Evidence drawn as text: `#` a point of the board, `-` certainly none, `.` unknown; the board found
    /// is given as its size, column and row in the drawing.
    fn check(drawing: &str, expected: (usize, i32, i32)) {
        let rows: Vec<&str> = drawing.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        let last = [rows[0].len() as i32 - 1, rows.len() as i32 - 1];
        let mut evidence = PositionLogOdds::none([0, 0], last);
        for (y, row) in rows.iter().enumerate() {
            for (x, ch) in row.chars().enumerate() {
                let inside = match ch {
                    '#' => 2.0,
                    '-' => -2.0,
                    _ => 0.0,
                };
                evidence.add([x as i32, y as i32], inside, 0.0);
            }
        }
        let (_, best) = evidence.windows(None)[0];
        assert_eq!((best.size.lines(), best.first[0], best.first[1]), expected);
    }

    #[test]
    fn a_small_board_with_clean_margins() {
        check(
            "-----------
             -#########-
             -#########-
             -#########-
             -#########-
             -#########-
             -#########-
             -#########-
             -#########-
             -#########-
             -----------",
            (9, 1, 1),
        );
    }

    #[test]
    fn a_hand_over_one_side_does_not_shift_the_board() {
        check(
            "-----------
             -####.....-
             -#####....-
             -####.....-
             -#######..-
             -#########-
             -#########-
             -#########-
             -#########-
             -#########-
             -----------",
            (9, 1, 1),
        );
    }

    #[test]
    fn the_border_breaks_a_tie() {
        let mut evidence = PositionLogOdds::none([0, 0], [9, 8]);
        for at in evidence.positions() {
            evidence.add(at, 1.0, if at[0] == 1 || at[0] == 9 { 1.0 } else { 0.0 });
        }
        assert_eq!(evidence.windows(None)[0].1.first, [1, 0]);
    }
}
