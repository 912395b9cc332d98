//! The parts of an arm: cones with round ends that flow into each other.

use crate::synthetic::vector::Vector3;

/// A cone with round ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limb {
    pub(super) from: Vector3,
    pub(super) to: Vector3,
    pub(super) radius_from: f32,
    pub(super) radius_to: f32,
    pub(super) cloth: bool,
}

impl Limb {
    /// Returns the distance of `p` from the surface, negative inside.
    #[inline(always)]
    pub(super) fn distance(&self, p: Vector3) -> f32 {
        let (along, d) = (self.to - self.from, p - self.from);
        let t = (d.dot(along) / along.dot(along)).clamp(0.0, 1.0);
        (d - along * t).length() - (self.radius_from + (self.radius_to - self.radius_from) * t)
    }

    /// Returns the larger of the two radii.
    pub(super) fn widest(&self) -> f32 {
        self.radius_from.max(self.radius_to)
    }
}

/// Width of the smooth transition between limbs, in metres.
pub(super) const FLOW: f32 = 0.007;

/// Returns the smallest and the largest distance of the limbs from the eye.
pub(super) fn depth_range(eye: Vector3, limbs: &[Limb]) -> (f32, f32) {
    let mut range = (f32::MAX, 0.0_f32);
    for limb in limbs {
        let (a, b) = ((limb.from - eye).length(), (limb.to - eye).length());
        // A segment comes nearer to the eye than its ends by less than half its length.
        let slack = limb.widest() + FLOW + 0.25 * (limb.to - limb.from).length();
        range = (range.0.min(a.min(b) - slack), range.1.max(a.max(b) + slack));
    }
    (range.0.max(0.01), range.1)
}

/// Returns the distance of `p` from the segment from `a` to `b`.
pub(super) fn distance_to_segment(p: (f32, f32), a: (f32, f32), b: (f32, f32)) -> f32 {
    let (along, d) = ((b.0 - a.0, b.1 - a.1), (p.0 - a.0, p.1 - a.1));
    let t = ((d.0 * along.0 + d.1 * along.1) / (along.0 * along.0 + along.1 * along.1).max(1e-6)).clamp(0.0, 1.0);
    ((d.0 - along.0 * t).powi(2) + (d.1 - along.1 * t).powi(2)).sqrt()
}
