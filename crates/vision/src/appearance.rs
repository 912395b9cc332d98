//! How a cell of the reader's input looks.

use std::ops::Range;

use ndarray::Array3;

/// The radius of the part of a stone that is looked at, in pixels of the input: neither rim nor shadow.
const RADIUS: f32 = 4.2;
/// The radius up to the rim, and the share of its pixels that is darker than the lightest ones. Beyond so many pixels from the middle a
/// white stone on the next point may reach into it, where the camera looks from the side.
const RIM_RADIUS: f32 = 6.0;
const ALMOST_ALL: f32 = 0.95;
const OWN: f32 = 3.0;

/// The most by which the pixels of a cell differ in which nothing is to be seen, in units of the input: about fifteen steps of 255. Its
/// outermost pixels are not looked at, at which the edge of what hides it may be; the corners of the rest lie beside a stone.
const BLANK: f32 = 0.22;
const BLANK_REACH: i32 = 7;
/// The same on one side of a cell, in a stripe of so many pixels across its whole breadth, the middle of which lies at most so far from the
/// middle of the cell: a stone has a rim there. Why so far: what lies over the edge of a board covers the lower half of a stone.
const BLANK_SIDE: f32 = 0.2;
const STRIPE: i32 = 11;
const STRIPE_STARTS: [i32; 4] = [-13, -8, -3, 2];
/// Outside the picture the input is 0, but for rounding (`Picture::warped`).
const OUTSIDE: f32 = 0.02;
/// The same where lines meet: the most by which the pixels within so many of the middle differ, where neither lines nor wood are seen.
const BARE_BLANK: f32 = 0.06;
const BARE_RADIUS: f32 = 5.0;

/// How many numbers tell stones of one colour from other things.
pub(super) const MEASURES: usize = 6;

/// How bright a cell is, and of which colour, in units of the input.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Appearance {
    /// What a quarter, half and three quarters of the pixels in the middle are darker than.
    pub(super) quartiles: [f32; 3],
    /// What almost all pixels up to the rim of a stone are darker than.
    pub(super) lightest: f32,
    /// The median of what red has more than blue, and of what green has more than the mean of both, in the same pixels.
    pub(super) tints: [f32; 2],
    /// Whether nothing is to be seen in the whole cell: neither the rim of a stone nor lines nor wood beside it.
    pub(super) is_blank: bool,
    /// Whether nothing is to be seen on one side of it, as under a sheet of paper whose edge lies at its middle or at the other side.
    pub(super) has_blank_side: bool,
    /// Whether nothing is to be seen in its middle, where a bare point has lines. A stone may look so.
    pub(super) has_no_lines: bool,
}

impl Appearance {
    /// Of the cell `at` (column, row) of the input, with cells of `cell` pixels; `None` where it does not lie inside. In the directions
    /// (right, down) `light_sides` lie lighter stones, which are not looked at.
    pub(super) fn of(input: &Array3<f32>, at: [i32; 2], cell: usize, light_sides: &[[i32; 2]]) -> Option<Self> {
        let reach = cell as i32 / 2;
        let [x, y] = at.map(|at| at * cell as i32 + reach);
        let (_, height, width) = input.dim();
        if x < reach || y < reach || x + reach > width as i32 || y + reach > height as i32 {
            return None;
        }
        let pixel =
            |(dx, dy): (i32, i32)| [0, 1, 2].map(|channel| input[[channel, (y + dy) as usize, (x + dx) as usize]]);
        let bright = |at| brightness(pixel(at));
        let disc: Vec<[f32; 3]> = within(RADIUS).map(pixel).collect();
        let of_disc = |measure: fn([f32; 3]) -> f32| disc.iter().map(|&pixel| measure(pixel)).collect::<Vec<f32>>();
        let mut brightnesses = of_disc(brightness);
        let quartiles = [0.25, 0.5, 0.75].map(|share| quantile(&mut brightnesses, share));
        let is_own = |&(dx, dy): &(i32, i32)| !light_sides.contains(&[dx, dy].map(direction));
        let lightest = quantile(&mut within(RIM_RADIUS).filter(is_own).map(bright).collect::<Vec<f32>>(), ALMOST_ALL);
        let red_tint = quantile(&mut of_disc(|[red, _, blue]| red - blue), 0.5);
        let green_tint = quantile(&mut of_disc(|[red, green, blue]| green - f32::midpoint(red, blue)), 0.5);
        let is_even = |columns: Range<i32>, rows: Range<i32>, most: f32| {
            differ_less(rows.flat_map(|dy| columns.clone().map(move |dx| (dx, dy))).map(bright), most)
        };
        let (square, all) = (-BLANK_REACH..BLANK_REACH, -reach..reach);
        let is_blank = is_even(square.clone(), square, BLANK);
        let lies_in =
            |at: i32, range: &Range<i32>, length: usize| at + range.start >= 0 && at + range.end <= length as i32;
        let shows_nothing = |columns: Range<i32>, rows: Range<i32>| {
            let (first, last) = ((columns.start, rows.start), (columns.end - 1, rows.end - 1));
            lies_in(x, &columns, width)
                && lies_in(y, &rows, height)
                && is_even(columns, rows, BLANK_SIDE)
                && [first, last].into_iter().any(|at| bright(at).abs() >= OUTSIDE)
        };
        let is_blank_from = |start: i32| {
            let stripe = start..start + STRIPE;
            shows_nothing(stripe.clone(), all.clone()) || shows_nothing(all.clone(), stripe)
        };
        let has_blank_side = STRIPE_STARTS.into_iter().any(is_blank_from);
        let has_no_lines = differ_less(within(BARE_RADIUS).map(bright), BARE_BLANK);
        Some(Self { quartiles, lightest, tints: [red_tint, green_tint], is_blank, has_blank_side, has_no_lines })
    }

    /// The median brightness in the middle.
    pub(super) const fn brightness(&self) -> f32 {
        self.quartiles[1]
    }

    /// The median of what red has more than blue.
    pub(super) const fn tint(&self) -> f32 {
        self.tints[0]
    }

    /// All numbers that tell stones of one colour from other things.
    pub(super) const fn measures(&self) -> [f32; MEASURES] {
        let ([dark, middle, bright], [red, green]) = (self.quartiles, self.tints);
        [dark, middle, bright, self.lightest, red, green]
    }

    /// How many of the others are as bright in all quartiles, within `tolerance`.
    pub(super) fn alike(&self, others: &[Self], tolerance: f32) -> usize {
        let is_alike =
            |other: &&Self| self.quartiles.iter().zip(&other.quartiles).all(|(a, b)| (a - b).abs() < tolerance);
        others.iter().filter(is_alike).count()
    }
}

/// The median of a number of cells; `None` where there is no cell.
pub(super) fn median(cells: &[Appearance], of: fn(&Appearance) -> f32) -> Option<f32> {
    let mut values: Vec<f32> = cells.iter().map(of).collect();
    (!values.is_empty()).then(|| quantile(&mut values, 0.5))
}

/// The brightness of a pixel of red, green and blue.
pub(super) fn brightness([red, green, blue]: [f32; 3]) -> f32 {
    0.3 * red + 0.6 * green + 0.1 * blue
}

/// The direction of a pixel from the middle: -1, 0 for those near the middle, or 1.
fn direction(pixel: i32) -> i32 {
    let off = pixel as f32 + 0.5;
    if off.abs() > OWN { off.signum() as i32 } else { 0 }
}

/// The pixels (right, down) whose middle lies within `radius` of the middle of a cell.
fn within(radius: f32) -> impl Iterator<Item = (i32, i32)> {
    let round = radius.ceil() as i32;
    let square = (-round..round).flat_map(move |dy| (-round..round).map(move |dx| (dx, dy)));
    square.filter(move |&(dx, dy)| (dx as f32 + 0.5).hypot(dy as f32 + 0.5) <= radius)
}

/// What such a share of the values is less than, of which the order changes.
fn quantile(values: &mut [f32], share: f32) -> f32 {
    *values.select_nth_unstable_by((share * values.len() as f32) as usize, f32::total_cmp).1
}

/// Whether all values differ by less than `most`. The first that differs by more ends it: most cells are not even.
fn differ_less(mut values: impl Iterator<Item = f32>, most: f32) -> bool {
    let (mut least, mut greatest) = (f32::INFINITY, f32::NEG_INFINITY);
    values.all(|value| {
        (least, greatest) = (least.min(value), greatest.max(value));
        greatest - least < most
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The middle one of nine cells of 16 pixels, with a white stone in each on wood; below this row, from the middle of its stones, lies
    /// something of this brightness.
    fn covered_below(row: i32, bright: f32) -> Appearance {
        let mut input = Array3::zeros((3, 48, 48));
        for ((_, y, x), value) in input.indexed_iter_mut() {
            let (dx, dy) = (x as i32 % 16 - 8, y as i32 % 16 - 8);
            let stone = if dx * dx + dy * dy < 50 { 2.0 } else { 0.5 };
            *value = if y as i32 >= 24 + row { bright } else { stone };
        }
        Appearance::of(&input, [1, 1], 16, &[]).unwrap()
    }

    #[test]
    fn what_lies_over_the_lower_side_of_a_stone_leaves_a_side_that_shows_nothing() {
        for row in [-6, -3, 0, 2] {
            assert!(covered_below(row, 2.05).has_blank_side, "a sheet from {row} on");
            assert!(!covered_below(row, 0.0).has_blank_side, "the edge of the picture at {row}");
        }
        assert!(!covered_below(5, 2.05).has_blank_side, "the rim alone");
        assert!(!covered_below(24, 0.0).has_blank_side, "no sheet");
    }
}
