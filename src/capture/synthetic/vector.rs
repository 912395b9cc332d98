//! Small vectors, and numbers that look random and depend on nothing but their keys.

use std::ops::{Add, Mul, Sub};

/// A vector in space (metres), or a colour in linear light (red, green, blue).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct V3 {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) z: f32,
}

/// The vector (x, y, z).
#[inline(always)]
pub(super) const fn v3(x: f32, y: f32, z: f32) -> V3 {
    V3 { x, y, z }
}

impl V3 {
    pub(super) const ZERO: Self = v3(0.0, 0.0, 0.0);

    #[inline(always)]
    pub(super) fn dot(self, o: Self) -> f32 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }

    #[inline(always)]
    pub(super) fn cross(self, o: Self) -> Self {
        v3(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x)
    }

    #[inline(always)]
    pub(super) fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    #[inline(always)]
    pub(super) fn unit(self) -> Self {
        self * (1.0 / self.length().max(1e-12))
    }

    /// Component by component: a colour seen in a light.
    #[inline(always)]
    pub(super) fn times(self, o: Self) -> Self {
        v3(self.x * o.x, self.y * o.y, self.z * o.z)
    }

    /// `self` for 0, `o` for 1.
    #[inline(always)]
    pub(super) fn mix(self, o: Self, t: f32) -> Self {
        self + (o - self) * t
    }
}

impl Add for V3 {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        v3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for V3 {
    type Output = Self;
    #[inline(always)]
    fn sub(self, o: Self) -> Self {
        v3(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f32> for V3 {
    type Output = Self;
    #[inline(always)]
    fn mul(self, k: f32) -> Self {
        v3(self.x * k, self.y * k, self.z * k)
    }
}

/// 0 below `from`, 1 above `to`, smooth between. `from` may be the larger one.
#[inline(always)]
pub(super) fn smoothstep(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Mixes the bits of a number (the finaliser of SplitMix64; Steele, Lea and Flood 2014).
#[inline(always)]
pub(super) const fn hash(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A sequence of numbers that look random.
#[derive(Debug, Clone)]
pub(super) struct Random(u64);

impl Random {
    /// The sequence that belongs to `seed` and `purpose`; sequences of different purposes have nothing in common.
    pub(super) fn new(seed: u64, purpose: &str) -> Self {
        Self(purpose.bytes().fold(hash(seed), |h, b| hash(h ^ u64::from(b))))
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(1);
        hash(self.0)
    }

    /// From `low` up to `high`, evenly.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * ((self.bits() >> 40) as f32 / (1u64 << 24) as f32)
    }

    /// Gaussian with mean 0 and standard deviation 1 (Box and Muller 1958).
    pub(super) fn gauss(&mut self) -> f32 {
        let (u, v) = (self.between(1e-7, 1.0), self.between(0.0, 1.0));
        (-2.0 * u.ln()).sqrt() * (std::f32::consts::TAU * v).cos()
    }

    /// One of `choices`.
    pub(super) fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[(self.bits() % choices.len() as u64) as usize]
    }
}

/// Smooth noise from -1 to 1 with one bump per unit length.
pub(super) fn noise(x: f32, y: f32, seed: u64) -> f32 {
    let (x0, y0) = (x.floor(), y.floor());
    let (fx, fy) = (x - x0, y - y0);
    let at = |dx: i64, dy: i64| {
        let key = (((x0 as i64 + dx) as u64) << 32) ^ ((y0 as i64 + dy) as u64 & 0xffff_ffff);
        (hash(key ^ seed.rotate_left(17)) >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    };
    let (sx, sy) = (fx * fx * (3.0 - 2.0 * fx), fy * fy * (3.0 - 2.0 * fy));
    let top = at(0, 0) * (1.0 - sx) + at(1, 0) * sx;
    let bottom = at(0, 1) * (1.0 - sx) + at(1, 1) * sx;
    top * (1.0 - sy) + bottom * sy
}
