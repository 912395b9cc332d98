//! Small grey copies of frames, for detecting whether a picture has changed.

use ndarray::Array2;

use kifuscribe_core::sensing::frame::Frame;

/// Approximate number of cells on the long side.
const LONG_SIDE: usize = 128;
/// Minimum difference in brightness, of 255, of a cell that has changed, after a change of the whole picture's brightness
/// is removed.
const MIN_CHANGE: f32 = 9.0;
/// In a noisy picture the minimum is this many times the first quartile of all differences, which is six standard
/// deviations of Gaussian noise, but at most [`MAX_NOISE`].
const NOISE_FACTOR: f32 = 20.0;
const MAX_NOISE: f32 = 18.0;

/// Maximum share of changed cells of a picture that shows nothing new: noise and flicker.
pub(super) const MAX_UNCHANGED_SHARE: f32 = 0.0004;

/// The brightness of a frame on a coarse raster.
#[derive(Clone)]
pub(super) struct Thumbnail {
    /// Rows x columns, 0 to 255.
    cells: Array2<f32>,
}

impl Thumbnail {
    pub(super) fn of(frame: &Frame) -> Self {
        let step = (frame.width.max(frame.height) / LONG_SIDE).max(1);
        let shape = ((frame.height / step).max(1), (frame.width / step).max(1));
        // A quarter of the pixels of a large cell is enough to average its noise away.
        let stride = if step >= 10 { 2 } else { 1 };
        let brightness = if stride == 2 { weighted::<6> } else { weighted::<3> };
        let mut cells = Array2::zeros(shape);
        let mut sums = vec![(0_u32, 0_u32); shape.1];
        let rows: Vec<&[u8]> = frame.rgb.chunks_exact(3 * frame.width).collect();
        for (mut cells, rows) in cells.rows_mut().into_iter().zip(rows.chunks(step)) {
            sums.fill((0, 0));
            for row in rows.iter().step_by(stride) {
                for ((sum, count), pixels) in sums.iter_mut().zip(row.chunks(3 * step)) {
                    let (bright, weight) = brightness(pixels);
                    *sum += bright;
                    *count += weight;
                }
            }
            for (cell, &(sum, count)) in cells.iter_mut().zip(&sums) {
                *cell = sum as f32 / count as f32;
            }
        }
        Self { cells }
    }

    /// The share of cells whose brightness differs, 0 to 1, after scaling `other` to the same mean brightness; 1 when
    /// the sizes differ.
    pub(super) fn changed_share(&self, other: &Self) -> f32 {
        if self.cells.dim() != other.cells.dim() {
            return 1.0;
        }
        let (sum, other_sum): (f32, f32) = (self.cells.iter().sum(), other.cells.iter().sum());
        let gain = if other_sum > 1.0 { sum / other_sum } else { 1.0 };
        let mut differences: Vec<f32> =
            self.cells.iter().zip(&other.cells).map(|(a, b)| (a - gain * b).abs()).collect();
        let quarter = differences.len() / 4;
        let (_, noise, _) = differences.select_nth_unstable_by(quarter, f32::total_cmp);
        let level = (NOISE_FACTOR * *noise).clamp(MIN_CHANGE, MAX_NOISE);
        differences.iter().filter(|d| **d > level).count() as f32 / differences.len() as f32
    }
}

/// The sums of the first pixel of every `BYTES` bytes, with green twice, and of these weights.
fn weighted<const BYTES: usize>(pixels: &[u8]) -> (u32, u32) {
    let bright = |pixel: &[u8]| u32::from(pixel[0]) + 2 * u32::from(pixel[1]) + u32::from(pixel[2]);
    let (whole, rest) = pixels.as_chunks::<BYTES>();
    let sum: u32 = whole.iter().map(|pixel| bright(pixel)).sum();
    let (last, count) = if rest.is_empty() { (0, whole.len()) } else { (bright(rest), whole.len() + 1) };
    (sum + last, 4 * count as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey(level: impl Fn(usize, usize) -> u8) -> Frame {
        let (w, h) = (256, 192);
        let rgb: Vec<u8> = (0..w * h).flat_map(|i| [level(i % w, i / w); 3]).collect();
        Frame::new(w, h, rgb)
    }

    #[test]
    fn noise_is_not_a_change_and_a_stone_in_it_is() {
        // Sums of four even numbers, nearly Gaussian, with a deviation of 15 levels; fixed by a seed.
        let noisy = |board: fn(usize, usize) -> u8, seed: u64| {
            let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let rgb = (0..640 * 480).flat_map(|i| {
                [0; 3].map(|_: u8| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let sum: u64 = (32..64).step_by(8).map(|shift| state >> shift & 0xff).sum();
                    (i32::from(board(i % 640, i / 640)) + (sum as i32 - 510) * 15 / 148).clamp(0, 255) as u8
                })
            });
            Thumbnail::of(&Frame::new(640, 480, rgb.collect::<Vec<u8>>()))
        };
        fn bare(x: usize, y: usize) -> u8 {
            if x / 160 + y / 160 < 3 { 130 } else { 50 }
        }
        fn stone(x: usize, y: usize) -> u8 {
            let (dx, dy) = (x as f64 - 320.0, y as f64 - 200.0);
            if dx.hypot(dy) < 13.0 { 200 } else { bare(x, y) }
        }
        let before = noisy(bare, 1);
        assert!(noisy(bare, 2).changed_share(&before) <= MAX_UNCHANGED_SHARE);
        assert!(noisy(stone, 3).changed_share(&before) > MAX_UNCHANGED_SHARE);
    }

    #[test]
    fn a_cell_has_the_brightness_of_its_pixels() {
        for step in [3, 10] {
            let (width, height) = (128 * step, 96 * step);
            let rgb = (0..width * height).flat_map(|i| if i % width / step == 7 { [200, 100, 40] } else { [0, 80, 0] });
            let cells = Thumbnail::of(&Frame::new(width, height, rgb.collect::<Vec<u8>>())).cells;
            assert_eq!(cells.dim(), (96, 128));
            assert_eq!((cells[[50, 6]], cells[[50, 7]], cells[[50, 8]]), (40.0, 110.0, 40.0));
        }
    }

    #[test]
    fn a_stone_is_a_change_and_a_dimmed_lamp_is_not() {
        let board = |x: usize, y: usize| if (x / 8 + y / 8).is_multiple_of(2) { 120 } else { 140 };
        let before = Thumbnail::of(&grey(board));
        let dimmed = Thumbnail::of(&grey(|x, y| (u32::from(board(x, y)) * 8 / 10) as u8));
        assert!(dimmed.changed_share(&before) <= MAX_UNCHANGED_SHARE);
        let stone = |x: usize, y: usize| {
            let (dx, dy) = (x as f64 - 128.0, y as f64 - 96.0);
            if dx.hypot(dy) < 6.0 { 20 } else { board(x, y) }
        };
        assert!(Thumbnail::of(&grey(stone)).changed_share(&before) > MAX_UNCHANGED_SHARE);
    }
}
