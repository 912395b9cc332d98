//! The shadow of an arm.

use crate::synthetic::limb::Limb;
use crate::synthetic::vector::{Vector3, smoothstep, v3};

/// The limbs projected along the direction of a light. There, the distance of a point from the axis of a limb is the
/// distance by which the ray of light through the point misses the axis.
pub(super) struct ShadowMap {
    toward: Vector3,
    across: (Vector3, Vector3),
    limbs: Vec<FlatLimb>,
    low: (f32, f32),
    high: (f32, f32),
    softness: f32,
}

/// A limb projected along the light.
struct FlatLimb {
    from: (f32, f32),
    along: (f32, f32),
    inverse: f32,
    /// The positions of the two ends along the direction of the light.
    depth: (f32, f32),
    radius: (f32, f32),
}

impl ShadowMap {
    pub(super) fn new(limbs: &[Limb], toward: Vector3, softness: f32) -> Self {
        let helper = if toward.z.abs() > 0.9 { v3(1.0, 0.0, 0.0) } else { v3(0.0, 0.0, 1.0) };
        let e1 = toward.cross(helper).unit();
        let e2 = toward.cross(e1);
        let flat = |p: Vector3| (p.dot(e1), p.dot(e2));
        let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
        let limbs = limbs
            .iter()
            .map(|limb| {
                let (a, b) = (flat(limb.from), flat(limb.to));
                let reach = limb.widest() + 0.01 + softness * 0.2;
                for p in [a, b] {
                    low = (low.0.min(p.0 - reach), low.1.min(p.1 - reach));
                    high = (high.0.max(p.0 + reach), high.1.max(p.1 + reach));
                }
                let along = (b.0 - a.0, b.1 - a.1);
                FlatLimb {
                    from: a,
                    along,
                    inverse: 1.0 / (along.0 * along.0 + along.1 * along.1).max(1e-9),
                    depth: (limb.from.dot(toward), limb.to.dot(toward)),
                    radius: (limb.radius_from, limb.radius_to),
                }
            })
            .collect();
        Self { toward, across: (e1, e2), limbs, low, high, softness }
    }

    /// Returns the share of the light that does not reach `p`, from 0 to 1.
    #[inline(always)]
    pub(super) fn darkness(&self, p: Vector3) -> f32 {
        let (x, y) = (p.dot(self.across.0), p.dot(self.across.1));
        if x < self.low.0 || x > self.high.0 || y < self.low.1 || y > self.high.1 {
            return 0.0;
        }
        let depth = p.dot(self.toward);
        let mut dark = 0.0_f32;
        for limb in &self.limbs {
            let d = (x - limb.from.0, y - limb.from.1);
            let t = ((d.0 * limb.along.0 + d.1 * limb.along.1) * limb.inverse).clamp(0.0, 1.0);
            let off = (d.0 - limb.along.0 * t, d.1 - limb.along.1 * t);
            let above = limb.depth.0 + (limb.depth.1 - limb.depth.0) * t - depth;
            let radius = limb.radius.0 + (limb.radius.1 - limb.radius.0) * t;
            let soft = 0.0015 + self.softness * above.max(0.0);
            let away = off.0 * off.0 + off.1 * off.1;
            if above > -radius && away < (radius + soft) * (radius + soft) {
                let miss = away.sqrt() - radius;
                // The shadow of a limb thinner than the blur is paler.
                let full = (radius / (0.6 * soft)).min(1.0);
                dark = dark.max(full * smoothstep(soft, -soft, miss));
            }
        }
        dark
    }
}
