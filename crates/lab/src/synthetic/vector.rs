//! Small vectors, and smooth noise.

use std::ops::{Add, Mul, Sub};

use kifuscribe_core::game::random::splitmix64;

/// A vector in space (metres), or a colour in linear light (red, green, blue).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Vector3 {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) z: f32,
}

/// The vector (x, y, z).
#[inline(always)]
pub(super) const fn v3(x: f32, y: f32, z: f32) -> Vector3 {
    Vector3 { x, y, z }
}

impl Vector3 {
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

    /// Returns the product of the components: the colour of a surface in a light.
    #[inline(always)]
    pub(super) fn times(self, o: Self) -> Self {
        v3(self.x * o.x, self.y * o.y, self.z * o.z)
    }

    /// Returns this direction after a reflection in a surface with this normal.
    #[inline(always)]
    pub(super) fn mirrored(self, normal: Self) -> Self {
        self - normal * (2.0 * self.dot(normal))
    }

    /// Returns `self` for `t` = 0, `o` for 1, and a mixture between.
    #[inline(always)]
    pub(super) fn mix(self, o: Self, t: f32) -> Self {
        self + (o - self) * t
    }
}

impl Add for Vector3 {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        v3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for Vector3 {
    type Output = Self;
    #[inline(always)]
    fn sub(self, o: Self) -> Self {
        v3(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f32> for Vector3 {
    type Output = Self;
    #[inline(always)]
    fn mul(self, k: f32) -> Self {
        v3(self.x * k, self.y * k, self.z * k)
    }
}

/// Returns 0 below `from`, 1 above `to`, and a smooth transition between. `from` may be larger than `to`.
#[inline(always)]
pub(super) fn smoothstep(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Returns the share of the way that a change with a soft start and end has gone after the share `t` of its time: 0 before it, 1
/// after it. Why beside [`smoothstep`]: times are `f64`.
pub(super) fn eased(t: f64) -> f64 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Returns smooth noise from -1 to 1 that varies over a unit length.
pub(super) fn noise(x: f32, y: f32, seed: u64) -> f32 {
    let (x0, y0) = (x.floor(), y.floor());
    let (fx, fy) = (x - x0, y - y0);
    let at = |dx: i64, dy: i64| {
        let key = (((x0 as i64 + dx) as u64) << 32) ^ ((y0 as i64 + dy) as u64 & 0xffff_ffff);
        (splitmix64(key ^ seed.rotate_left(17)) >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    };
    let (sx, sy) = (fx * fx * (3.0 - 2.0 * fx), fy * fy * (3.0 - 2.0 * fy));
    let top = at(0, 0) * (1.0 - sx) + at(1, 0) * sx;
    let bottom = at(0, 1) * (1.0 - sx) + at(1, 1) * sx;
    top * (1.0 - sy) + bottom * sy
}
