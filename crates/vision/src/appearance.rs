//! How a cell of the reader's input looks.

use ndarray::Array3;

/// The radius of the part of a stone that is looked at, in pixels of the input: neither rim nor shadow.
const RADIUS: f32 = 4.2;

/// The most by which the pixels of a cell differ in which nothing is to be seen, in units of the input: about fifteen steps of 255. Its
/// outermost pixels are not looked at, at which the edge of what hides it may be; the corners of the rest lie beside a stone.
const BLANK: f32 = 0.22;
const BLANK_REACH: i32 = 7;

/// How bright a cell is, in units of the input.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Appearance {
    /// What a quarter, half and three quarters of the pixels in the middle are darker than.
    pub(super) quartiles: [f32; 3],
    /// Whether nothing is to be seen in the whole cell: neither the rim of a stone nor lines nor wood beside it.
    pub(super) is_blank: bool,
}

impl Appearance {
    /// Of the cell `at` (column, row) of the input, with cells of `cell` pixels; `None` where it does not lie inside.
    pub(super) fn of(input: &Array3<f32>, at: [i32; 2], cell: usize) -> Option<Self> {
        let reach = cell as i32 / 2;
        let [x, y] = at.map(|at| at * cell as i32 + reach);
        let (_, height, width) = input.dim();
        if x < reach || y < reach || x + reach > width as i32 || y + reach > height as i32 {
            return None;
        }
        let bright = |dx: i32, dy: i32| {
            let pixel = |channel| input[[channel, (y + dy) as usize, (x + dx) as usize]];
            0.3 * pixel(0) + 0.6 * pixel(1) + 0.1 * pixel(2)
        };
        let round = RADIUS.ceil() as i32;
        let mut disc: Vec<f32> = (-round..round)
            .flat_map(|dy| (-round..round).map(move |dx| (dx, dy)))
            .filter(|&(dx, dy)| (dx as f32 + 0.5).hypot(dy as f32 + 0.5) <= RADIUS)
            .map(|(dx, dy)| bright(dx, dy))
            .collect();
        disc.sort_by(f32::total_cmp);
        let quartiles = [1, 2, 3].map(|quarter| disc[quarter * disc.len() / 4]);
        let [mut darkest, mut brightest] = [f32::INFINITY, f32::NEG_INFINITY];
        let within = -BLANK_REACH..BLANK_REACH;
        for (dx, dy) in within.clone().flat_map(|dy| within.clone().map(move |dx| (dx, dy))) {
            let bright = bright(dx, dy);
            (darkest, brightest) = (darkest.min(bright), brightest.max(bright));
        }
        Some(Self { quartiles, is_blank: brightest - darkest < BLANK })
    }

    /// How many of the others are as bright in all quartiles, within `tolerance`.
    pub(super) fn alike(&self, others: &[Self], tolerance: f32) -> usize {
        let is_alike =
            |other: &&Self| self.quartiles.iter().zip(&other.quartiles).all(|(a, b)| (a - b).abs() < tolerance);
        others.iter().filter(is_alike).count()
    }
}
