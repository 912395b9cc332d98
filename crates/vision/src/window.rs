//! Which part of a lattice is the board: its number of lines and its first line.
//!
//! Every size and every shift is compared with all the evidence. Why: a window that is off by one row on a crowded board
//! is an error that nobody notices, so the first plausible window must not win.

use ndarray::{Array2, Axis, Slice, s};

use kifuscribe_core::game::point::BoardSize;

/// The board sizes that are considered, most common first.
pub const SIZES: [usize; 6] = [19, 13, 9, 17, 15, 11];

/// A window of the lattice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LatticeWindow {
    /// The number of lines.
    pub size: BoardSize,
    /// Lattice position (column, row) of the first point.
    pub first: [i32; 2],
}

/// Evidence for each lattice position of a rectangle, in log-odds (natural logarithm).
#[derive(Debug, Clone)]
pub struct PositionLogOdds {
    first: [i32; 2],
    /// Rows x columns: that a position is a point of the board.
    inside: Array2<f64>,
    /// Rows x columns: that a position is a point of an outermost line.
    border: Array2<f64>,
}

impl PositionLogOdds {
    /// No evidence for the rectangle from `first` to `last` (column, row), both included.
    #[must_use]
    pub fn none(first: [i32; 2], last: [i32; 2]) -> Self {
        let [columns, rows] = [0, 1].map(|axis| usize::try_from(last[axis] - first[axis] + 1).unwrap_or(0));
        let zeros = Array2::zeros((rows, columns));
        Self { first, inside: zeros.clone(), border: zeros }
    }

    /// All lattice positions of the rectangle.
    pub fn positions(&self) -> impl Iterator<Item = [i32; 2]> + use<> {
        let ([left, top], (rows, columns)) = (self.first, self.inside.dim());
        (0..rows).flat_map(move |y| (0..columns).map(move |x| [left + x as i32, top + y as i32]))
    }

    /// Adds log-odds that a position is a point of the board (`inside`) and that it is a point of an outermost line
    /// (`border`). A position outside the rectangle is ignored.
    pub fn add(&mut self, at: [i32; 2], inside: f64, border: f64) {
        let [x, y] = [0, 1].map(|axis| usize::try_from(at[axis] - self.first[axis]).ok());
        let (Some(x), Some(y)) = (x, y) else { return };
        if let (Some(i), Some(b)) = (self.inside.get_mut([y, x]), self.border.get_mut([y, x])) {
            *i += inside;
            *b += border;
        }
    }

    /// The evidence for every other column (`axis` 0) or row (1) of the lattice, those of `first` and at even distances from it. The
    /// position of `first` becomes 0 on this axis.
    #[must_use]
    pub fn every_other(&self, axis: usize, first: i32) -> Self {
        let skipped = (first - self.first[axis]).rem_euclid(2);
        let half = |values: &Array2<f64>| {
            let every_other = Slice::new(skipped as isize, None, 2);
            values.slice_axis(Axis(1 - axis), every_other).to_owned()
        };
        let mut origin = self.first;
        origin[axis] = (self.first[axis] + skipped - first) / 2;
        Self { first: origin, inside: half(&self.inside), border: half(&self.border) }
    }

    /// All windows in the rectangle, best first, each with the log-likelihood ratio of "this is the board" to "there is
    /// no board". With `only`, windows of this size.
    #[must_use]
    pub fn windows(&self, only: Option<BoardSize>) -> Vec<(f64, LatticeWindow)> {
        let (rows, columns) = self.inside.dim();
        let sums = integral(&self.inside);
        let mut windows = Vec::new();
        let sizes = SIZES.into_iter().filter_map(|n| BoardSize::for_play(n).ok());
        let sizes: Vec<BoardSize> = only.map_or_else(|| sizes.collect(), |size| vec![size]);
        for size in sizes {
            let n = size.lines();
            if n > columns || n > rows {
                continue;
            }
            for y in 0..=rows - n {
                for x in 0..=columns - n {
                    let inside = sums[[y + n, x + n]] - sums[[y, x + n]] - sums[[y + n, x]] + sums[[y, x]];
                    let window = self.border.slice(s![y..y + n, x..x + n]);
                    let mut border = 0.0;
                    for i in 0..n {
                        border += window[[0, i]] + window[[n - 1, i]];
                    }
                    for i in 1..n - 1 {
                        border += window[[i, 0]] + window[[i, n - 1]];
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

/// The integral image: element (y, x) is the sum of all values above row `y` and left of column `x`.
fn integral(values: &Array2<f64>) -> Array2<f64> {
    let (rows, columns) = values.dim();
    let mut sums = Array2::zeros((rows + 1, columns + 1));
    for ((y, x), value) in values.indexed_iter() {
        sums[[y + 1, x + 1]] = value + sums[[y, x + 1]] + sums[[y + 1, x]] - sums[[y, x]];
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the board in evidence that is drawn as text: `#` a point of the board, `-` no point, `.` unknown.
    /// `expected` is the board's size, column and row in the drawing.
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
    fn every_other_line_of_a_lattice_is_a_lattice() {
        let mut evidence = PositionLogOdds::none([-3, 0], [14, 8]);
        for at in evidence.positions() {
            evidence.add(at, if at[0] % 2 == 0 { 1.0 } else { -1.0 }, 0.0);
        }
        let half = evidence.every_other(0, 4);
        assert_eq!(half.positions().next(), Some([-3, 0]));
        assert_eq!(half.positions().last(), Some([5, 8]));
        let (sure, window) = half.windows(None)[0];
        assert_eq!((sure, window.size.lines(), window.first), (81.0, 9, [-3, 0]));
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
