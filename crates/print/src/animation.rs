//! An animated picture: pictures of one size, one after another, as a GIF of 255 colours. Only what changes from picture to
//! picture is written.

use gif::{Encoder, EncodingError, Frame, Repeat};
use thiserror::Error;

use crate::raster::{Ink, Raster};

/// Why an animated picture cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AnimationError {
    /// A side has more than 65,535 pixels, or none.
    #[error("{width} x {height} pixels")]
    Size {
        /// In pixels.
        width: usize,
        /// In pixels.
        height: usize,
    },
    /// The library refuses.
    #[error("{0}")]
    Refused(String),
}

impl From<EncodingError> for AnimationError {
    fn from(error: EncodingError) -> Self {
        Self::Refused(error.to_string())
    }
}

/// An animated picture that is being written. It is shown again and again.
pub struct Animation {
    encoder: Encoder<Vec<u8>>,
    palette: ColorTable,
    size: [u16; 2],
    /// The colours on the screen, before they were replaced by those of the palette; empty before the first picture.
    shown: Vec<Ink>,
}

/// A part of a picture in which small changes are noise, such as a photo: left, top and side, in pixels, and by how much a
/// channel may differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoisyPart {
    /// Left, top and side, in pixels.
    pub at: [usize; 3],
    /// The largest difference that is not drawn, 0 to 255.
    pub tolerance: u8,
}

impl NoisyPart {
    fn contains(&self, x: usize, y: usize) -> bool {
        let [left, top, side] = self.at;
        (left..left + side).contains(&x) && (top..top + side).contains(&y)
    }
}

impl Animation {
    /// Begins one. Its colours are chosen from `samples`, among them `kept` as they are; all pictures have the size of the
    /// first sample.
    ///
    /// # Errors
    /// [`AnimationError`].
    pub fn new(samples: &[Raster], kept: &[Ink]) -> Result<Self, AnimationError> {
        let (width, height) = samples.first().map_or((0, 0), |sample| (sample.width(), sample.height()));
        let side = |pixels: usize| u16::try_from(pixels).ok().filter(|&side| side > 0);
        let sides = side(width).zip(side(height)).ok_or(AnimationError::Size { width, height })?;
        let palette = ColorTable::of(samples, kept);
        let mut encoder = Encoder::new(Vec::new(), sides.0, sides.1, palette.colors.as_flattened())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, palette, size: [sides.0, sides.1], shown: Vec::new() })
    }

    /// Adds a picture that is shown for some seconds.
    ///
    /// # Errors
    /// [`AnimationError`].
    pub fn add(&mut self, picture: &Raster, seconds: f32, noisy: Option<NoisyPart>) -> Result<(), AnimationError> {
        let [width, height] = self.size.map(usize::from);
        if [picture.width(), picture.height()] != [width, height] {
            return Err(AnimationError::Size { width: picture.width(), height: picture.height() });
        }
        let is_first = self.shown.is_empty();
        if is_first {
            self.shown = picture.pixels().to_vec();
        }
        let (mut left, mut top, mut right, mut bottom) = (width, height, 0, 0);
        let mut changed = vec![is_first; width * height];
        for (i, (&new, shown)) in picture.pixels().iter().zip(&mut self.shown).enumerate() {
            let (x, y) = (i % width, i / width);
            let tolerance = noisy.filter(|part| part.contains(x, y)).map_or(0, |part| part.tolerance);
            let differs = new.iter().zip(*shown).any(|(new, shown)| new.abs_diff(shown) > tolerance);
            if differs || is_first {
                (*shown, changed[i]) = (new, true);
                (left, top, right, bottom) = (left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1));
            }
        }
        if right == 0 {
            // Nothing differs, as after a pass without names: one pixel that lets the old one through.
            (left, top, right, bottom) = (0, 0, 1, 1);
        }
        let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
        let (shown, palette) = (&self.shown, &mut self.palette);
        for row in top..bottom {
            let row = row * width + left..row * width + right;
            buffer.extend(row.map(|at| if changed[at] { palette.index_of(shown[at]) } else { palette.transparent }));
        }
        // Sides and places are not larger than the picture's, which fit.
        let of = |pixels: usize| u16::try_from(pixels).unwrap_or(u16::MAX);
        let frame = Frame {
            delay: (seconds * 100.0).round().clamp(2.0, 65_535.0) as u16,
            transparent: Some(self.palette.transparent),
            left: of(left),
            top: of(top),
            width: of(right - left),
            height: of(bottom - top),
            buffer: buffer.into(),
            ..Frame::default()
        };
        Ok(self.encoder.write_frame(&frame)?)
    }

    /// The file.
    ///
    /// # Errors
    /// [`AnimationError`].
    pub fn finish(self) -> Result<Vec<u8>, AnimationError> {
        self.encoder.into_inner().map_err(|why| AnimationError::Refused(why.to_string()))
    }
}

/// The most colours of a GIF, one of which is none.
const MOST: usize = 256;
/// The side of the square of pixels that colours are chosen from.
const SAMPLED: usize = 320;

/// The colours of an animated picture.
struct ColorTable {
    colors: Vec<Ink>,
    /// The number of the colour that lets what is below it through.
    transparent: u8,
    /// The nearest colours that were looked for, by six bits of each channel.
    found: Vec<Option<u8>>,
}

impl ColorTable {
    fn of(samples: &[Raster], kept: &[Ink]) -> Self {
        let all: usize = samples.iter().map(|sample| sample.pixels().len()).sum();
        // No divisor of usual widths, so that the pixels lie scattered.
        let step = (all / (SAMPLED * SAMPLED)).max(1) | 1;
        let pixels = samples.iter().flat_map(Raster::pixels).step_by(step);
        let mut sampled: Vec<u8> = pixels.cycle().take(SAMPLED * SAMPLED).flatten().copied().collect();
        sampled.resize(3 * SAMPLED * SAMPLED, 0);
        let side = SAMPLED as u16;
        let chosen = Frame::from_rgb_speed(side, side, &sampled, 10).palette.unwrap_or_default();
        let room = MOST - 1 - kept.len().min(MOST - 1);
        let chosen: Vec<Ink> = chosen.as_chunks::<3>().0.to_vec();
        // What has no room is left out here and there; the colours that stay are near to each that goes.
        let kept_of = chosen.len().max(1);
        let chosen = chosen.iter().enumerate().filter(|(i, _)| (i + 1) * room / kept_of > i * room / kept_of);
        let chosen = chosen.map(|(_, &color)| color);
        let mut colors: Vec<Ink> = kept.iter().copied().chain(chosen).take(MOST - 1).collect();
        let transparent = colors.len() as u8;
        colors.push([0; 3]);
        let mut palette = Self { colors, transparent, found: vec![None; 1 << 18] };
        for (i, &color) in kept.iter().enumerate().take(MOST - 1) {
            palette.found[Self::key(color)] = Some(i as u8);
        }
        palette
    }

    fn key([r, g, b]: Ink) -> usize {
        usize::from(r >> 2) << 12 | usize::from(g >> 2) << 6 | usize::from(b >> 2)
    }

    fn index_of(&mut self, ink: Ink) -> u8 {
        let key = Self::key(ink);
        if let Some(found) = self.found[key] {
            return found;
        }
        let distance =
            |color: &Ink| -> i32 { color.iter().zip(ink).map(|(&a, b)| (i32::from(a) - i32::from(b)).pow(2)).sum() };
        let colors = &self.colors[..usize::from(self.transparent)];
        let nearest = (0..self.transparent).min_by_key(|&i| distance(&colors[usize::from(i)])).unwrap_or_default();
        self.found[key] = Some(nearest);
        nearest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAPER: Ink = [240, 240, 240];
    const RED: Ink = [224, 72, 42];

    /// The pictures of a GIF as they are shown, each with its time in hundredths of a second.
    fn shown(gif: &[u8]) -> Vec<(Raster, u16)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(gif).unwrap();
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut screen = Raster::new(width, height, [0; 3]);
        let mut pictures = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (i, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
                screen.set(usize::from(frame.left) + x, usize::from(frame.top) + y, [pixel[0], pixel[1], pixel[2]]);
            }
            pictures.push((screen.clone(), frame.delay));
        }
        pictures
    }

    /// Whether pixels are the same up to what a table of 255 colours may change.
    fn near(seen: &[Ink], drawn: &[Ink]) -> bool {
        let same = |(a, b): (&Ink, &Ink)| a.iter().zip(b).all(|(a, b)| a.abs_diff(*b) <= 4);
        seen.len() == drawn.len() && seen.iter().zip(drawn).all(same)
    }

    #[test]
    fn each_picture_is_shown_as_it_is_though_only_its_changes_are_written() {
        let pictures: Vec<Raster> = (0..4)
            .map(|n| {
                let mut picture = Raster::new(90, 60, PAPER);
                (0..n).for_each(|i| picture.disc([15.0 + 20.0 * i as f32, 30.0], 8.0, RED, 1.0));
                picture
            })
            .collect();
        let mut animation = Animation::new(&pictures, &[RED]).unwrap();
        for picture in pictures.iter().chain(&pictures[3..]) {
            animation.add(picture, 0.5, None).unwrap();
        }
        let gif = animation.finish().unwrap();
        let shown = shown(&gif);
        assert_eq!(shown.len(), 5);
        for ((seen, delay), drawn) in shown.iter().zip(pictures.iter().chain(&pictures[3..])) {
            assert!(near(seen.pixels(), drawn.pixels()) && *delay == 50);
        }
        assert!(gif.len() < 2500, "{} bytes", gif.len());
    }

    #[test]
    fn noise_is_left_out_where_it_is_expected_and_nowhere_else() {
        let noise = |seed: usize| {
            let mut picture = Raster::new(40, 20, PAPER);
            for i in 0..800 {
                let grey = 200 + ((i * 7919 + seed * 104_729) % 8) as u8;
                picture.set(i % 40, i / 40, [grey; 3]);
            }
            picture
        };
        let pictures = [noise(1), noise(2)];
        let noisy = NoisyPart { at: [0, 0, 20], tolerance: 8 };
        let mut animation = Animation::new(&pictures, &[]).unwrap();
        pictures.iter().for_each(|picture| animation.add(picture, 1.0, Some(noisy)).unwrap());
        let shown = shown(&animation.finish().unwrap());
        let half = |raster: &Raster, of: std::ops::Range<usize>| -> Vec<Ink> {
            raster.pixels().iter().enumerate().filter(|(i, _)| of.contains(&(i % 40))).map(|(_, &p)| p).collect()
        };
        assert_eq!(half(&shown[0].0, 0..20), half(&shown[1].0, 0..20));
        assert!(near(&half(&shown[1].0, 20..40), &half(&pictures[1], 20..40)));
        assert!(!near(&half(&shown[1].0, 0..20), &half(&pictures[1], 0..20)));
    }

    #[test]
    fn a_colour_that_is_kept_is_there_among_thousands() {
        let mut many = Raster::new(200, 200, PAPER);
        for i in 0..40_000 {
            many.set(i % 200, i / 200, [(i % 200) as u8, (i / 200) as u8, (i % 97) as u8]);
        }
        many.set(7, 7, RED);
        let mut animation = Animation::new(std::slice::from_ref(&many), &[RED]).unwrap();
        animation.add(&many, 1.0, None).unwrap();
        let gif = animation.finish().unwrap();
        assert_eq!(shown(&gif)[0].0.pixels()[7 * 200 + 7], RED);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        assert!(matches!(Animation::new(&[], &[]), Err(AnimationError::Size { .. })));
        assert!(matches!(Animation::new(&[Raster::new(70_000, 1, PAPER)], &[]), Err(AnimationError::Size { .. })));
        let mut animation = Animation::new(&[Raster::new(8, 8, PAPER)], &[]).unwrap();
        assert!(animation.add(&Raster::new(9, 8, PAPER), 1.0, None).is_err());
    }
}
