//! Photographs as they would look under a lamp of one colour.

use strum::{IntoStaticStr, VariantArray};

use crate::synthetic::sensor::srgb_of;
use kifuscribe_core::sensing::frame::Frame;

/// A lamp that is not white.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Lamp {
    /// A blue LED, about 465 nm.
    Blue,
    /// A cyan LED, about 500 nm.
    Cyan,
    /// A green LED, about 525 nm.
    Green,
    /// A red LED, about 630 nm.
    Red,
    /// A violet LED, about 410 nm.
    Violet,
    /// A red and a blue LED.
    Pink,
    /// A candle or a filament turned low, about 1900 K.
    Candle,
    /// A screen that shows a blue picture.
    Screen,
}

/// The most that a camera lengthens its exposure to make up for a dim lamp.
const MOST_EXPOSURE: f32 = 8.0;

/// The share of red, green and blue in the luminance, after ITU-R BT.709.
pub(super) const LUMINANCE: [f32; 3] = [0.2126, 0.7152, 0.0722];

/// How finely light is divided to look up its pixel value.
const STEPS: usize = 4096;

impl Lamp {
    /// Every lamp, in the order of the declaration.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What the camera's red, green and blue pixels see of a surface, from its red, green and blue under white light.
    ///
    /// Under light of one wavelength all pixels see how much of it the surface reflects, each by its own sensitivity, which
    /// overlaps with the neighbours'. The sensitivities are those of a common sensor with a Bayer filter, to a tenth.
    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Blue => [[0.0, 0.0, 0.02], [0.0, 0.0, 0.12], [0.0, 0.0, 1.0]],
            Self::Cyan => [[0.0, 0.02, 0.02], [0.0, 0.45, 0.35], [0.0, 0.35, 0.35]],
            Self::Green => [[0.0, 0.12, 0.0], [0.0, 1.0, 0.0], [0.0, 0.15, 0.0]],
            Self::Red => [[1.0, 0.0, 0.0], [0.1, 0.0, 0.0], [0.02, 0.0, 0.0]],
            Self::Violet => [[0.0, 0.0, 0.2], [0.0, 0.0, 0.03], [0.0, 0.0, 0.8]],
            Self::Pink => [[0.9, 0.0, 0.02], [0.1, 0.0, 0.12], [0.02, 0.0, 0.9]],
            Self::Candle => [[0.7, 0.0, 0.0], [0.0, 0.28, 0.0], [0.0, 0.0, 0.05]],
            Self::Screen => [[0.35, 0.0, 0.0], [0.0, 0.6, 0.0], [0.0, 0.0, 1.0]],
        }
    }

    /// Returns a photograph that was taken in white light as it would look in this lamp's, with an exposure that keeps its
    /// mean luminance; channels saturate where that is too long for them.
    #[must_use]
    pub fn light(self, frame: &Frame) -> Frame {
        let linear: Vec<f32> = (0..=255).map(|value| light_of(value as f32 / 255.0)).collect();
        let pixels: Vec<u8> = (0..=STEPS).map(|i| (255.0 * srgb_of(i as f32 / STEPS as f32)).round() as u8).collect();
        let matrix = self.matrix();
        let seen = |pixel: &[u8]| {
            let surface = [0, 1, 2].map(|i| linear[usize::from(pixel[i])]);
            matrix.map(|row| dot(row, surface))
        };
        let (mut before, mut after) = (0.0_f64, 0.0_f64);
        for pixel in frame.rgb.chunks_exact(3) {
            before += f64::from(dot(LUMINANCE, [0, 1, 2].map(|i| linear[usize::from(pixel[i])])));
            after += f64::from(dot(LUMINANCE, seen(pixel)));
        }
        let exposure = if after > 0.0 { ((before / after) as f32).min(MOST_EXPOSURE) } else { 1.0 };
        let value = |light: f32| pixels[((exposure * light).clamp(0.0, 1.0) * STEPS as f32).round() as usize];
        let rgb: Vec<u8> = frame.rgb.chunks_exact(3).flat_map(|pixel| seen(pixel).map(value)).collect();
        Frame { rgb: rgb.into(), ..frame.clone() }
    }
}

/// The scalar product.
pub(super) fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// The light of a pixel value, both from 0 to 1: the inverse of [`srgb_of`].
pub(super) fn light_of(value: f32) -> f32 {
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of one row: black, white, wood, and a red spot.
    fn lit(lamp: Lamp) -> Vec<[u8; 3]> {
        let rgb = vec![0, 0, 0, 255, 255, 255, 220, 180, 110, 200, 20, 20];
        let lit = lamp.light(&Frame::new(4, 1, rgb));
        (0..4).map(|x| lit.pixel(x, 0)).collect()
    }

    #[test]
    fn a_lamp_of_one_colour_leaves_only_how_bright_a_surface_is_in_it() {
        for &lamp in Lamp::ALL {
            assert_eq!(lit(lamp)[0], [0, 0, 0], "{lamp:?}");
        }
        // In red light the red spot is nearly as bright as the wood, in blue light it is nearly black.
        let red = lit(Lamp::Red);
        assert!(u16::from(red[3][1]) > 3 * u16::from(red[2][1]) / 4, "{red:?}");
        let blue = lit(Lamp::Blue);
        assert!(blue[3][1] < blue[2][1] / 2 && blue[2][1] < blue[1][1], "{blue:?}");
    }

    #[test]
    fn the_exposure_keeps_the_luminance_until_channels_saturate() {
        let mean = |pixels: &[[u8; 3]]| -> f32 {
            let light = |p: &[u8; 3]| dot(LUMINANCE, p.map(|v| light_of(f32::from(v) / 255.0)));
            pixels.iter().map(light).sum::<f32>() / pixels.len() as f32
        };
        let white = [[0, 0, 0], [255, 255, 255], [220, 180, 110], [200, 20, 20]];
        let screen = lit(Lamp::Screen);
        assert!((0.7..1.02).contains(&(mean(&screen) / mean(&white))), "{screen:?}");
        // The blue channel is at its end long before the luminance is reached.
        assert_eq!(lit(Lamp::Blue)[1][2], 255);
    }
}
