//! From light to pixels: exposure, lens blur, vignette, sensor noise, tone curve.

use crate::game::random::splitmix64;
use crate::synthetic::layer::{Layer, in_bands};
use crate::synthetic::vector::{Vector3, v3};

/// The settings of the sensor for one picture.
#[derive(Debug, Clone, Copy)]
pub(super) struct SensorSettings {
    /// Factor from light to 1 = white.
    pub(super) exposure: f32,
    /// 1 is an ordinary webcam.
    pub(super) noise: f32,
    /// Standard deviation of the blur in pixels.
    pub(super) blur: f32,
    /// The loss of light in the corners, 0 to 1.
    pub(super) vignette: f32,
    /// Chooses the noise.
    pub(super) seed: u64,
}

/// Returns the picture as `R, G, B` bytes, row-major.
pub(super) fn capture(layer: &Layer, settings: &SensorSettings) -> Vec<u8> {
    let (width, height) = (layer.width, layer.height);
    // A Gaussian by its three middle weights, accurate enough for blurs below one pixel.
    let side = (-0.5 / (settings.blur * settings.blur).max(1e-3)).exp();
    let weight = side / (1.0 + 2.0 * side);
    let mut light = vec![Vector3::ZERO; width * height];
    in_bands(&mut light, width, |first, band| {
        for (r, row) in band.chunks_mut(width).enumerate() {
            let y = first + r;
            let from = &layer.pixels[y * width..(y + 1) * width];
            let sum = |i: usize| from[i].ambient + from[i].direct;
            let (mut left, mut here) = (sum(0), sum(0));
            for (x, out) in row.iter_mut().enumerate() {
                let right = sum((x + 1).min(width - 1));
                *out = here * (1.0 - 2.0 * weight) + (left + right) * weight;
                (left, here) = (here, right);
            }
        }
    });
    let tone = ToneCurve::new();
    let (half_w, half_h) = (width as f32 / 2.0, height as f32 / 2.0);
    let corner = half_w * half_w + half_h * half_h;
    let mut rgb = vec![0; 3 * width * height];
    in_bands(&mut rgb, 3 * width, |first, band| {
        for (r, row) in band.chunks_mut(3 * width).enumerate() {
            let y = first + r;
            let above = &light[y.saturating_sub(1) * width..][..width];
            let middle = &light[y * width..][..width];
            let below = &light[(y + 1).min(height - 1) * width..][..width];
            let dy = y as f32 - half_h;
            for (x, pixel) in row.chunks_exact_mut(3).enumerate() {
                let dx = x as f32 - half_w;
                let fall = 1.0 - settings.vignette * (dx * dx + dy * dy) / corner;
                let clean =
                    (middle[x] * (1.0 - 2.0 * weight) + (above[x] + below[x]) * weight) * (settings.exposure * fall);
                let grain = grain(settings.seed, (y * width + x) as u64);
                for (out, (value, g)) in
                    pixel.iter_mut().zip([(clean.x, grain.x), (clean.y, grain.y), (clean.z, grain.z)])
                {
                    // Shot noise grows with the light; the constant is read noise.
                    let deviation = settings.noise * (0.00022 * value.max(0.0) + 0.000_006).sqrt();
                    *out = tone.at(value + g * deviation);
                }
            }
        }
    });
    rgb
}

/// Returns three numbers with mean 0 and variance 1, nearly Gaussian: sums of four uniform ones.
#[inline(always)]
fn grain(seed: u64, pixel: u64) -> Vector3 {
    let bits = splitmix64(seed ^ pixel);
    let more = splitmix64(bits);
    let four = |b: u64| {
        let sum = (b & 0xff) + ((b >> 8) & 0xff) + ((b >> 16) & 0xff) + ((b >> 24) & 0xff);
        (sum as f32 - 510.0) * (1.0 / 147.8)
    };
    v3(four(bits), four(bits >> 32), four(more))
}

/// The pixel value of light by the sRGB curve (IEC 61966-2-1), both from 0 to 1.
pub(super) fn srgb_of(light: f32) -> f32 {
    if light <= 0.003_130_8 { 12.92 * light } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
}

/// The sRGB curve with a shoulder that compresses highlights.
struct ToneCurve {
    table: Vec<u8>,
}

impl ToneCurve {
    const STEPS: usize = 4096;
    /// The brightest light in the table, relative to white.
    const TOP: f32 = 2.0;

    fn new() -> Self {
        let table = (0..=Self::STEPS)
            .map(|i| {
                // The table is spaced by square roots: dark values need finer steps.
                let light = Self::TOP * (i as f32 / Self::STEPS as f32).powi(2);
                let knee = 0.72;
                let soft = if light > knee {
                    knee + (1.0 - knee) * (1.0 - (-(light - knee) / (1.0 - knee)).exp())
                } else {
                    light
                };
                (srgb_of(soft) * 255.0 + 0.5) as u8
            })
            .collect();
        Self { table }
    }

    #[inline(always)]
    fn at(&self, light: f32) -> u8 {
        let i = ((light.max(0.0) / Self::TOP).sqrt() * Self::STEPS as f32) as usize;
        self.table[i.min(Self::STEPS)]
    }
}
