//! From light to pixels: exposure, lens blur, vignette, sensor noise, tone curve.

use std::f64::consts::TAU;

use crate::synthetic::layer::{Layer, in_bands};
use crate::synthetic::picture_conditions::PictureConditions;
use crate::synthetic::vector::{Vector3, v3};
use kifuscribe_core::game::random::splitmix64;

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
    /// How the light, the lens and the sensor differ from the usual in this picture.
    pub(super) conditions: PictureConditions,
    /// When the first row is read, in seconds.
    pub(super) seconds: f64,
}

/// Twice the frequency of the mains, which is never exactly 50 Hz, in hertz.
const FLICKER_HZ: f64 = 100.3;

/// How long a sensor takes to read all of its rows, in seconds.
const READOUT_S: f64 = 0.025;

impl SensorSettings {
    /// Returns the brightness of the light when this share of the rows has been read, relative to its mean.
    fn flicker(&self, share: f64) -> f32 {
        let cycles = FLICKER_HZ * (self.seconds + READOUT_S * share);
        (1.0 + self.conditions.flicker * (TAU * cycles.fract()).sin()) as f32
    }
}

/// Returns the picture as `R, G, B` bytes, row-major.
pub(super) fn capture(layer: &Layer, settings: &SensorSettings) -> Vec<u8> {
    let (width, height) = (layer.width, layer.height);
    // A Gaussian by its three middle weights, accurate enough for blurs below one pixel.
    let side = (-0.5 / (settings.blur * settings.blur).max(1e-3)).exp();
    let weight = side / (1.0 + 2.0 * side);
    let conditions = &settings.conditions;
    let (surroundings, lamp) = (color(conditions.surroundings), color(conditions.lamp));
    let mut light = vec![Vector3::ZERO; width * height];
    in_bands(&mut light, width, |first, band| {
        for (r, row) in band.chunks_mut(width).enumerate() {
            let y = first + r;
            let from = &layer.pixels[y * width..(y + 1) * width];
            let brightness = settings.flicker(y as f64 / height as f64);
            let (surroundings, lamp) = (surroundings * brightness, lamp * brightness);
            let sum = |i: usize| from[i].ambient.times(surroundings) + from[i].direct.times(lamp);
            let (mut left, mut here) = (sum(0), sum(0));
            for (x, out) in row.iter_mut().enumerate() {
                let right = sum((x + 1).min(width - 1));
                *out = here * (1.0 - 2.0 * weight) + (left + right) * weight;
                (left, here) = (here, right);
            }
        }
    });
    let defocus = conditions.defocus as f32 * width as f32 / 640.0;
    if defocus > 0.3 {
        light = blurred(light, width, defocus);
    }
    let exposure = settings.exposure * conditions.exposure as f32;
    let noise = settings.noise * conditions.noise as f32;
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
                let clean = (middle[x] * (1.0 - 2.0 * weight) + (above[x] + below[x]) * weight) * (exposure * fall);
                let grain = grain(settings.seed, (y * width + x) as u64);
                for (out, (value, g)) in
                    pixel.iter_mut().zip([(clean.x, grain.x), (clean.y, grain.y), (clean.z, grain.z)])
                {
                    // Shot noise grows with the light; the constant is read noise.
                    let deviation = noise * (0.00022 * value.max(0.0) + 0.000_006).sqrt();
                    *out = tone.at(value + g * deviation);
                }
            }
        }
    });
    rgb
}

fn color(factors: [f64; 3]) -> Vector3 {
    v3(factors[0] as f32, factors[1] as f32, factors[2] as f32)
}

/// Returns the picture blurred by a Gaussian with this standard deviation in pixels, along rows and then along columns.
fn blurred(light: Vec<Vector3>, width: usize, deviation: f32) -> Vec<Vector3> {
    let height = light.len() / width;
    let reach = (3.0 * deviation).ceil() as isize;
    let weights: Vec<f32> = (-reach..=reach).map(|i| (-0.5 * (i as f32 / deviation).powi(2)).exp()).collect();
    let total: f32 = weights.iter().sum();
    let along = |from: &[Vector3], index: &(dyn Fn(usize, usize, isize) -> usize + Sync)| {
        let mut out = vec![Vector3::ZERO; from.len()];
        in_bands(&mut out, width, |first, band| {
            for (i, pixel) in band.iter_mut().enumerate() {
                let (x, y) = (i % width, first + i / width);
                let taps = weights.iter().zip(-reach..);
                *pixel = taps.fold(Vector3::ZERO, |sum, (w, d)| sum + from[index(x, y, d)] * (w / total));
            }
        });
        out
    };
    let moved = |at: usize, by: isize, end: usize| at.saturating_add_signed(by).min(end - 1);
    let rows = along(&light, &|x, y, d| y * width + moved(x, d, width));
    along(&rows, &|x, y, d| moved(y, d, height) * width + x)
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
