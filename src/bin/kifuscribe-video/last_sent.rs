//! Whether a frame shows the same as the last one that was sent. Why here: pixels that are not sent cost nothing on their way.

use ffmpeg_next::format::Pixel;
use ffmpeg_next::util::frame::Video as Picture;

/// The side of the squares whose mean brightness is compared, in pixels. A stone on a board whose cells have 12 pixels, the
/// smallest that are read, covers a tenth of one wherever it lies.
const SQUARE: usize = 16;

/// Every so many rows, a row is looked at.
const STRIDE: usize = 4;

/// The most by which the brightness of a square differs, of 255, where the picture shows the same. The board is read again only
/// after a change of three times as much.
const MOST_NOISE: f32 = 3.0;

/// The most frames in a row that are not sent, and the longest time, in milliseconds. Why: a board that is read again and again is to
/// be read from new pictures, so that a stone which is hardly brighter than the wood is seen soon, too.
const MOST_SAME: u32 = 20;
const LONGEST_SAME_MS: f64 = 5000.0;

/// What brightness of a film's own is multiplied with: most films store it from 16 to 235.
const LUMA_RANGE: f32 = 255.0 / 219.0;

/// The mean brightness of the squares of a picture, row after row, 0 to 255.
#[derive(Default)]
pub(super) struct PictureMeans {
    means: Vec<f32>,
    width: usize,
}

impl PictureMeans {
    /// Of a picture of that width whose pixels have three bytes, row after row; green counts twice. Why not each colour: films
    /// store colours more coarsely, with more noise.
    pub(super) fn of_rgb(pixels: &[u8], width: usize) -> Self {
        let bright = |square: &[u16]| {
            let bright = |pixel: &[u16]| u32::from(pixel[0]) + 2 * u32::from(pixel[1]) + u32::from(pixel[2]);
            let sum: u32 = square.chunks_exact(3).map(bright).sum();
            sum as f32 / 4.0
        };
        Self { means: means::<3>(pixels, 3 * width, width, bright), width }
    }

    /// Of a picture of a film, which stores brightness by itself; `None` where it stores something else.
    pub(super) fn of_luma(picture: &Picture) -> Option<Self> {
        match picture.format() {
            Pixel::YUV420P
            | Pixel::YUVJ420P
            | Pixel::YUV422P
            | Pixel::YUVJ422P
            | Pixel::YUV444P
            | Pixel::YUVJ444P
            | Pixel::NV12
            | Pixel::GRAY8 => {}
            _ => return None,
        }
        let (width, height, stride) = (picture.width() as usize, picture.height() as usize, picture.stride(0));
        let plane = picture.data(0).get(..(height.checked_sub(1)? * stride + width))?;
        let bright = |square: &[u16]| LUMA_RANGE * square.iter().map(|&sum| u32::from(sum)).sum::<u32>() as f32;
        Some(Self { means: means::<1>(plane, stride, width, bright), width })
    }

    /// Whether another picture shows the same.
    fn resembles(&self, other: &Self) -> bool {
        self.width == other.width
            && self.means.len() == other.means.len()
            && self.means.iter().zip(&other.means).all(|(last, new)| (last - new).abs() <= MOST_NOISE)
    }
}

/// The mean brightness of the squares of a picture whose pixels have so many bytes and whose rows begin every `stride` bytes;
/// `bright` makes the brightness of the sums of a square's columns.
fn means<const BYTES: usize>(pixels: &[u8], stride: usize, width: usize, bright: impl Fn(&[u16]) -> f32) -> Vec<f32> {
    let mut means = Vec::new();
    let mut columns = vec![0_u16; BYTES * width];
    for band in pixels.chunks(stride * SQUARE) {
        columns.fill(0);
        let rows = band.chunks(stride).filter(|row| row.len() >= BYTES * width).step_by(STRIDE);
        let mut number = 0;
        for row in rows {
            number += 1;
            for (sum, &value) in columns.iter_mut().zip(row) {
                *sum += u16::from(value);
            }
        }
        for square in columns.chunks(BYTES * SQUARE) {
            let weight = number * square.len() / BYTES;
            means.push(bright(square) / weight as f32);
        }
    }
    means
}

/// The last frame that was sent.
#[derive(Default)]
pub(super) struct LastSent {
    means: PictureMeans,
    /// How many frames since then were the same.
    same: u32,
    /// Its time in the film, in milliseconds, where that is known.
    time_ms: Option<f64>,
}

impl LastSent {
    /// Whether a frame shows the same.
    pub(super) fn resembles(&self, frame: &PictureMeans) -> bool {
        self.means.resembles(frame)
    }

    /// Whether a frame of that time shows the same and need not be sent. Where it is sent, it is the last one from now on.
    pub(super) fn is_same(&mut self, frame: PictureMeans, time_ms: Option<f64>) -> bool {
        let is_long_ago = time_ms.zip(self.time_ms).is_some_and(|(now, sent)| now - sent >= LONGEST_SAME_MS);
        let is_same = self.same < MOST_SAME && !is_long_ago && self.resembles(&frame);
        if is_same {
            self.same += 1;
        } else {
            *self = Self { means: frame, same: 0, time_ms };
        }
        is_same
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: usize = 100;

    /// A picture of wood, 100 pixels wide and 90 high, with `brightness` more, and a disc of that radius in pixels, a stone,
    /// with its centre there.
    fn picture(brightness: u8, stone: Option<(f64, f64, f64)>) -> Vec<u8> {
        let is_stone = |i: usize| {
            let (x, y) = ((i % WIDTH) as f64, (i / WIDTH) as f64);
            stone.is_some_and(|(at_x, at_y, radius)| (x - at_x).hypot(y - at_y) < radius)
        };
        (0..WIDTH * 90)
            .flat_map(|i| if is_stone(i) { [35; 3] } else { [90, 120, 150].map(|c| c + brightness) })
            .collect()
    }

    fn is_same(last: &mut LastSent, pixels: &[u8], width: usize) -> bool {
        last.is_same(PictureMeans::of_rgb(pixels, width), None)
    }

    #[test]
    fn a_film_that_goes_on_by_its_key_frames_is_sent_again_after_five_seconds() {
        let mut last = LastSent::default();
        let mut at = |second: f64| last.is_same(PictureMeans::of_rgb(&picture(0, None), WIDTH), Some(1000.0 * second));
        let sent: Vec<f64> = (0..12).map(|key| 2.0 * f64::from(key)).filter(|&second| !at(second)).collect();
        assert_eq!(sent, [0.0, 6.0, 12.0, 18.0]);
    }

    #[test]
    fn the_smallest_stone_that_is_read_is_sent_wherever_it_lies() {
        for at in 0..16 {
            let mut last = LastSent::default();
            assert!(!is_same(&mut last, &picture(0, None), WIDTH), "the first one");
            assert!(is_same(&mut last, &picture(0, None), WIDTH));
            let stone = (40.0 + f64::from(at), 60.0 - f64::from(at), 5.5);
            assert!(!is_same(&mut last, &picture(0, Some(stone)), WIDTH));
            assert!(is_same(&mut last, &picture(0, Some(stone)), WIDTH));
        }
    }

    #[test]
    fn noise_is_the_same_and_a_stone_in_it_is_not() {
        // Sums of four bytes, nearly Gaussian, with a deviation of 3.5 levels.
        let noisy = |stone: Option<(f64, f64, f64)>, seed: u64| -> Vec<u8> {
            let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let noise = |value: u8| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let sum: i32 = (32..64).step_by(8).map(|shift| (state >> shift & 0xff) as i32).sum();
                (i32::from(value) + (sum - 510) * 7 / 296) as u8
            };
            picture(0, stone).into_iter().map(noise).collect()
        };
        let mut last = LastSent::default();
        is_same(&mut last, &noisy(None, 1), WIDTH);
        assert!((2..12).all(|seed| is_same(&mut last, &noisy(None, seed), WIDTH)));
        assert!(!is_same(&mut last, &noisy(Some((48.0, 48.0, 5.5)), 12), WIDTH));
    }

    #[test]
    fn what_changes_slowly_is_sent_when_it_has_become_much() {
        let mut last = LastSent::default();
        let same: Vec<bool> = (0..9).map(|brightness| is_same(&mut last, &picture(brightness, None), WIDTH)).collect();
        assert_eq!(same, [false, true, true, true, false, true, true, true, false]);
    }

    #[test]
    fn a_picture_of_another_size_and_the_one_after_many_that_were_the_same_are_sent() {
        let mut last = LastSent::default();
        assert!(!is_same(&mut last, &picture(0, None), WIDTH));
        assert!(!is_same(&mut last, &picture(0, None), WIDTH / 2));
        let sent = (0..50).filter(|_| !is_same(&mut last, &picture(0, None), WIDTH / 2)).count();
        assert_eq!(sent, 2);
    }
}
