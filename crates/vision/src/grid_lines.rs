//! Whether a board has lines where a lattice has them: where the picture cuts a board off, a lattice of half the distance may be taken
//! for a smaller board, and has a line of the board at every other of its own lines alone.

use ndarray::Array3;

use crate::appearance::brightness;

/// The fewest places of a line, between two empty points, at which it is looked for.
const ENOUGH: usize = 3;
/// The pixels of the reader's input across a line in which the line may lie, from the middle of its cell, and those beside it that are
/// held against them.
const LINE: std::ops::Range<i32> = -2..2;
const BESIDE: [i32; 4] = [-6, -5, 4, 5];
/// The pixels along a line, from a point, that are looked at: the middle between two points.
const ALONG: std::ops::Range<i32> = 6..11;
/// A line that is seen is so much darker than the wood beside it, in units of the input.
const LEAST_CONTRAST: f32 = 0.2;
/// The largest share of the contrast of the lines that are seen at places where none is; of each kind one line is left out. Measured:
/// at most 0.24 on lattices of half the distance, at least 0.5 on 900 axes of photographed boards.
const MOST_AT_NONE: f32 = 0.33;

/// Every other line of a lattice, in one direction, that is no line of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MissingLines {
    /// 0 where they are columns, 1 where they are rows.
    pub(super) axis: usize,
    /// The number, from 0, of the first line of the board that is there: 0 or 1.
    pub(super) first_seen: usize,
}

/// Finds the direction in which a board of `lines` lines has a line at every other place alone. `input` is the reader's, with cells of
/// `cell` pixels, in which the board's first point lies in the cell `origin` (column, row); `is_empty` tells whether a point (column,
/// row) of the board was read as empty.
pub(super) fn missing(
    input: &Array3<f32>,
    cell: usize,
    origin: [i32; 2],
    lines: usize,
    is_empty: &dyn Fn(usize, usize) -> bool,
) -> Option<MissingLines> {
    let (_, height, width) = input.dim();
    let bright = |x: i32, y: i32| {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < width && y < height).then(|| brightness([0, 1, 2].map(|channel| input[[channel, y, x]])))
    };
    let contrast = |axis: usize, line: usize, place: usize| {
        let at = |along: usize, point: usize| (origin[along] + point as i32) * cell as i32 + cell as i32 / 2;
        let (middle, start) = (at(axis, line), at(1 - axis, place));
        let across = |off: i32| {
            let pixels = ALONG.map(|along| match axis {
                0 => bright(middle + off, start + along),
                _ => bright(start + along, middle + off),
            });
            Some(pixels.sum::<Option<f32>>()? / ALONG.len() as f32)
        };
        let darkest = LINE.map(across).try_fold(f32::INFINITY, |darkest, next| Some(darkest.min(next?)))?;
        let beside = BESIDE.into_iter().map(across).sum::<Option<f32>>()? / BESIDE.len() as f32;
        Some(beside - darkest)
    };
    (0..2).find_map(|axis| {
        let of_line = |line: usize| {
            let is_bare = |place: &usize| {
                let empty = |point: usize| if axis == 0 { is_empty(line, point) } else { is_empty(point, line) };
                empty(*place) && empty(*place + 1)
            };
            let places = (0..lines - 1).filter(is_bare);
            let mut all: Vec<f32> = places.filter_map(|place| contrast(axis, line, place)).collect();
            all.sort_by(f32::total_cmp);
            (all.len() >= ENOUGH).then(|| all[all.len() / 2])
        };
        let contrasts: Vec<Option<f32>> = (0..lines).map(of_line).collect();
        let of_every_other = |first: usize| {
            let mut all: Vec<f32> = contrasts.iter().skip(first).step_by(2).copied().flatten().collect();
            all.sort_by(f32::total_cmp);
            (all.len() >= ENOUGH).then_some(all)
        };
        let (even, odd) = (of_every_other(0)?, of_every_other(1)?);
        // Glare hides lines of either kind: nearly all of one kind have to be seen, and nearly none of the other.
        let first_seen = usize::from(odd[1] > even[1]);
        let (seen, none) = if first_seen == 0 { (&even, &odd) } else { (&odd, &even) };
        let (weakest, strongest) = (seen[1], none[none.len() - 2]);
        let is_missing = weakest >= LEAST_CONTRAST && strongest <= MOST_AT_NONE * weakest;
        is_missing.then_some(MissingLines { axis, first_seen })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELL: usize = 16;

    /// Draws wood of 11 x 11 cells with lines through the middles of the cells whose column and row the functions name.
    fn drawn(has_column: fn(usize) -> bool, has_row: fn(usize) -> bool) -> Array3<f32> {
        let is_line = |pixel: usize| pixel % CELL == CELL / 2;
        Array3::from_shape_fn((3, 11 * CELL, 11 * CELL), |(_, y, x)| {
            let is_dark = is_line(x) && has_column(x / CELL) || is_line(y) && has_row(y / CELL);
            let grain = ((x * 7 + y * 13) % 5) as f32 * 0.02;
            grain - if is_dark { 1.0 } else { 0.0 }
        })
    }

    fn check(input: &Array3<f32>, is_empty: &dyn Fn(usize, usize) -> bool, expected: Option<(usize, usize)>) {
        let found = missing(input, CELL, [1, 1], 9, is_empty);
        assert_eq!(found, expected.map(|(axis, first_seen)| MissingLines { axis, first_seen }));
    }

    #[test]
    fn a_lattice_of_half_the_distance_lacks_every_other_line() {
        let all = drawn(|_| true, |_| true);
        check(&all, &|_, _| true, None);
        check(&drawn(|column| column % 2 == 1, |_| true), &|_, _| true, Some((0, 0)));
        check(&drawn(|column| column % 2 == 0, |_| true), &|_, _| true, Some((0, 1)));
        check(&drawn(|_| true, |row| row % 2 == 1), &|_, _| true, Some((1, 0)));
    }

    #[test]
    fn glare_over_lines_of_both_kinds_says_nothing() {
        check(&drawn(|column| ![2, 4, 5, 6, 7, 8].contains(&column), |_| true), &|_, _| true, None);
    }

    #[test]
    fn a_board_without_bare_lines_says_nothing() {
        let half = drawn(|column| column % 2 == 1, |_| true);
        check(&half, &|_, _| false, None);
        // Stones on every other point of each line leave no two empty points beside each other.
        check(&half, &|column, row| (column + row) % 2 == 0, None);
        // A sheet without lines.
        check(&drawn(|_| false, |_| false), &|_, _| true, None);
    }
}
