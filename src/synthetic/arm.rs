//! A hand with its arm and sleeve: rounded cones that flow into each other, found by walking along each ray
//! (sphere tracing; Hart 1996).

use crate::synthetic::camera::SceneCamera;
use crate::synthetic::layer::{Layer, Radiance, in_bands};
use crate::synthetic::random::Random;
use crate::synthetic::style::SceneStyle;
use crate::synthetic::vector::{Vector3, noise, smoothstep, v3};

/// A cone with round ends.
#[derive(Debug, Clone, Copy)]
struct Limb {
    from: Vector3,
    to: Vector3,
    radius_from: f32,
    radius_to: f32,
    cloth: bool,
}

impl Limb {
    /// The distance of `p` from the surface, negative inside.
    #[inline(always)]
    fn distance(&self, p: Vector3) -> f32 {
        let (along, d) = (self.to - self.from, p - self.from);
        let t = (d.dot(along) / along.dot(along)).clamp(0.0, 1.0);
        (d - along * t).length() - (self.radius_from + (self.radius_to - self.radius_from) * t)
    }

    fn widest(&self) -> f32 {
        self.radius_from.max(self.radius_to)
    }
}

/// How far limbs flow into each other, in metres.
const FLOW: f32 = 0.007;

/// How near a ray must come to count as a hit, in pixels.
const NEAR: f32 = 0.3;

/// An arm with its hand in one place.
pub(super) struct Arm {
    limbs: Vec<Limb>,
    /// The middle of each fingernail and the way it faces.
    nails: Vec<(Vector3, Vector3)>,
    skin: Vector3,
    sleeve: Vector3,
    key: u64,
}

/// The pixels that an arm hides: 0 none of it, 1 all of it. Row-major.
pub(super) type Mask = Vec<f32>;

/// A finger in hand coordinates: out along the arm, to the side, up; in millimetres; tip first.
type Finger = [[f32; 3]; 3];

/// How far the fingertips lie behind the middle of the stone that they hold, in millimetres.
const HOLD: f32 = 6.0;

/// Four fingers that hold a stone between the tips of the first two, and a thumb that rests.
const FINGERS: [Finger; 5] = [
    [[2.0, -7.0, 9.0], [30.0, -15.0, 31.0], [70.0, -21.0, 44.0]],
    [[-3.0, 5.0, 13.0], [29.0, 3.0, 39.0], [72.0, 0.0, 50.0]],
    [[30.0, 22.0, 13.0], [36.0, 20.0, 37.0], [76.0, 20.0, 47.0]],
    [[46.0, 37.0, 14.0], [50.0, 36.0, 32.0], [82.0, 36.0, 41.0]],
    [[26.0, -37.0, 13.0], [56.0, -46.0, 22.0], [104.0, -30.0, 36.0]],
];

const WRIST: [f32; 3] = [158.0, 4.0, 50.0];

impl Arm {
    /// The arm of the near or far player with the fingertips at `tip`, on the way from that player's shoulder.
    pub(super) fn new(look: &SceneStyle, tip: Vector3, near: bool) -> Self {
        let r = &mut Random::new(look.seed ^ u64::from(near), "arm");
        let side = if near { -1.0 } else { 1.0 };
        let shoulder = v3(-side * r.between(0.10, 0.20), side * (look.half.1 + 0.42), 0.0);
        let out = v3(shoulder.x - tip.x, shoulder.y - tip.y, 0.0).unit();
        let lateral = v3(-out.y, out.x, 0.0);
        // The fingers reach a little below the tip's height for the stone's sake.
        let place = |[o, l, z]: [f32; 3]| {
            tip + out * ((o + HOLD) * 1e-3) + lateral * (l * 1e-3) + v3(0.0, 0.0, z * 1e-3 - 0.004)
        };
        let skin = |from: Vector3, to: Vector3, radius_from: f32, radius_to: f32| Limb {
            from,
            to,
            radius_from,
            radius_to,
            cloth: false,
        };
        let mut limbs = Vec::new();
        let mut nails = Vec::new();
        let wrist = place(WRIST);
        for (i, finger) in FINGERS.iter().enumerate() {
            let [end, joint, knuckle] = finger.map(place);
            let girth = [0.0077, 0.0080, 0.0077, 0.0066, 0.0092][i];
            limbs.push(skin(end, joint, girth, girth * 1.1));
            limbs.push(skin(joint, knuckle, girth * 1.1, girth * 1.25));
            limbs.push(skin(knuckle, wrist, 0.0135, 0.0195));
            let along = (end - joint).unit();
            let upward = (v3(0.0, 0.0, 1.0) - along * along.z).unit();
            nails.push((end + along * (girth * 0.35) + upward * (girth * 0.72), upward));
        }
        let elbow = wrist + out * 0.30 + v3(0.0, 0.0, 0.055);
        let shoulder = elbow + out * 0.30 + v3(0.0, 0.0, 0.16);
        let cuff = wrist.mix(elbow, r.between(0.12, 0.4));
        limbs.push(skin(wrist, wrist.mix(elbow, 0.7), 0.0245, 0.036));
        limbs.push(Limb { from: cuff, to: elbow, radius_from: 0.041, radius_to: 0.052, cloth: true });
        limbs.push(Limb { from: elbow, to: shoulder, radius_from: 0.052, radius_to: 0.066, cloth: true });
        Self {
            limbs,
            nails,
            skin: look.skin,
            sleeve: look.sleeves[usize::from(!near)],
            key: look.seed ^ u64::from(near),
        }
    }

    /// The distance from the surface of some of the limbs, and whether cloth is nearest.
    #[inline(always)]
    fn distance(&self, p: Vector3, limbs: &[Limb]) -> (f32, bool) {
        let (mut skin, mut cloth) = (1.0_f32, 1.0_f32);
        for limb in limbs {
            let d = limb.distance(p);
            if limb.cloth {
                cloth = cloth.min(d);
            } else {
                // The polynomial smooth minimum (Quilez).
                let h = (FLOW - (skin - d).abs()).max(0.0) / FLOW;
                skin = skin.min(d) - h * h * FLOW * 0.25;
            }
        }
        // Folds of the sleeve.
        if cloth < 0.012 && cloth < skin {
            cloth += 0.0035 * noise(p.x * 34.0 + p.z * 20.0, p.y * 22.0, self.key);
        }
        (skin.min(cloth), cloth < skin)
    }

    /// Throws the arm's shadow on what is in the picture.
    pub(super) fn cast_shadow(&self, layer: &mut Layer, look: &SceneStyle) {
        let light = &look.light;
        let lamp = ShadowMap::new(&self.limbs, light.toward, light.softness * 0.5);
        let sky = ShadowMap::new(&self.limbs, v3(0.0, 0.0, 1.0), 0.9);
        layer.for_each(|_, _, lit| {
            if lit.place.y > 5.0 {
                return;
            }
            let dark = lamp.darkness(lit.place);
            if dark > 0.0 {
                lit.direct = lit.direct * (1.0 - dark);
            }
            let dim = sky.darkness(lit.place);
            if dim > 0.0 {
                lit.ambient = lit.ambient * (1.0 - 0.6 * dim);
            }
        });
    }

    /// Draws the arm over the picture and says which pixels it hides.
    pub(super) fn draw(&self, layer: &mut Layer, lens: &SceneCamera, look: &SceneStyle) -> Mask {
        const TILE: usize = 16;
        let (width, height) = (layer.width, layer.height);
        let mut mask = vec![0.0; width * height];
        let outlines: Vec<_> = self.limbs.iter().map(|l| (lens.project(l.from), lens.project(l.to), l)).collect();
        // One item a row of tiles, so that rows can be shared out.
        let mut rows: Vec<(&mut [Radiance], &mut [f32])> =
            layer.pixels.chunks_mut(width * TILE).zip(mask.chunks_mut(width * TILE)).collect();
        in_bands(&mut rows, 1, |first, band| {
            for (i, (pixels, hidden)) in band.iter_mut().enumerate() {
                let top = (first + i) * TILE;
                for left in (0..width).step_by(TILE) {
                    let middle = (left as f32 + TILE as f32 / 2.0, top as f32 + TILE as f32 / 2.0);
                    let limbs: Vec<Limb> = outlines
                        .iter()
                        .filter(|(a, b, limb)| {
                            let reach = (limb.widest() + FLOW) * a.2.max(b.2) + TILE as f32;
                            distance_to_segment(middle, (a.0, a.1), (b.0, b.1)) < reach
                        })
                        .map(|o| *o.2)
                        .collect();
                    if limbs.is_empty() {
                        continue;
                    }
                    let (nearest, end) = depth_range(lens.eye, &limbs);
                    let Some(start) = self.clear_until(lens, &limbs, (nearest, end), middle, TILE) else { continue };
                    let range = (start, end);
                    for y in top..(top + TILE).min(height) {
                        for x in left..(left + TILE).min(width) {
                            let i = (y - top) * width + x;
                            if let Some((lit, alpha)) = self.pixel(lens, look, &limbs, range, x as f32, y as f32) {
                                pixels[i] = pixels[i].covered(lit, alpha);
                                hidden[i] = alpha;
                            }
                        }
                    }
                }
            }
        });
        mask
    }

    /// How far all rays of a tile of pixels go without coming near the arm; `None` where they miss it. What one ray in the
    /// middle finds holds for all that stay within a cone around it.
    fn clear_until(
        &self,
        lens: &SceneCamera,
        limbs: &[Limb],
        (start, end): (f32, f32),
        (x, y): (f32, f32),
        tile: usize,
    ) -> Option<f32> {
        /// A ray counts as near the arm within so many pixels, generously.
        const MARGIN: f32 = 3.0;
        /// The folds of the sleeve make the distance a little longer than it is.
        const TRUSTED: f32 = 0.8;
        const SHORT: f32 = 0.002;
        let ray = lens.ray(x, y).unit();
        let wide = (tile as f32 * 0.75 + MARGIN) / lens.pixels_per_radian();
        let mut t = start;
        while t <= end {
            let (d, _) = self.distance(lens.eye + ray * t, limbs);
            let free = (d - wide * t) * TRUSTED / (1.0 + wide);
            if free < SHORT {
                return Some(t);
            }
            t += free;
        }
        None
    }

    /// What the arm shows at a pixel, and how much of the pixel it covers.
    fn pixel(
        &self,
        lens: &SceneCamera,
        look: &SceneStyle,
        limbs: &[Limb],
        (start, end): (f32, f32),
        x: f32,
        y: f32,
    ) -> Option<(Radiance, f32)> {
        let ray = lens.ray(x, y).unit();
        let mut t = start;
        let pixel = 1.0 / lens.pixels_per_radian();
        let mut closest = (f32::INFINITY, 0.0);
        for _ in 0..40 {
            let (d, _) = self.distance(lens.eye + ray * t, limbs);
            let radius = pixel * t;
            if d / radius < closest.0 {
                closest = (d / radius, t);
            }
            if d < NEAR * radius || t > end {
                break;
            }
            t += d * 0.92;
        }
        // A ray that ends on the arm comes as near as NEAR; one that passes within a pixel sees part of it.
        let alpha = (1.0 + NEAR - closest.0).clamp(0.0, 1.0);
        if alpha <= 0.0 {
            return None;
        }
        let p = lens.eye + ray * closest.1;
        Some((self.shade(look, limbs, p, ray), alpha))
    }

    fn shade(&self, look: &SceneStyle, limbs: &[Limb], p: Vector3, ray: Vector3) -> Radiance {
        let step = 0.0012;
        let corners = [v3(1.0, -1.0, -1.0), v3(-1.0, -1.0, 1.0), v3(-1.0, 1.0, -1.0), v3(1.0, 1.0, 1.0)];
        let mut slope = Vector3::ZERO;
        for c in corners {
            slope = slope + c * self.distance(p + c * step, limbs).0;
        }
        let normal = slope.unit();
        let cloth = self.distance(p, limbs).1;
        // Between the fingers there is little room for light.
        let room = (self.distance(p + normal * 0.012, limbs).0 / 0.012).clamp(0.0, 1.0);
        let light = &look.light;
        let strength = light.at(p.x, p.y);
        let facing = normal.dot(light.toward);
        let open = (0.25 + 0.75 * room) * (0.55 + 0.45 * smoothstep(0.0, 0.04, p.z));
        let sky = 0.55 + 0.45 * normal.z;
        let bounce = look.wood.times(light.ambient) * (0.45 * (1.0 - sky));
        let toward = ray;
        let mirrored = toward - normal * (2.0 * toward.dot(normal));
        let lamp = mirrored.dot(light.toward).max(0.0);
        let (albedo, wrap, shine) = if cloth {
            let weave = 1.0 + 0.10 * noise(p.x * 700.0, p.y * 700.0 + p.z * 500.0, self.key);
            (self.sleeve * weave, 0.1, 0.0)
        } else {
            let blotch = noise(p.x * 90.0, p.y * 90.0 + p.z * 60.0, self.key);
            let ruddy = v3(1.0, 1.0 - 0.05 * blotch, 1.0 - 0.06 * blotch) * (1.0 + 0.05 * blotch);
            let nail = self.nails.iter().any(|(at, up)| (p - *at).length() < 0.0052 && normal.dot(*up) > 0.45);
            if nail {
                (self.skin.mix(v3(0.85, 0.62, 0.56), 0.45), 0.15, 0.35)
            } else {
                (self.skin.times(ruddy), 0.3, 0.10)
            }
        };
        let lit = ((facing + wrap) / (1.0 + wrap)).max(0.0) * strength * (0.4 + 0.6 * room);
        // Light that has gone through skin comes out red.
        let through = v3(1.0, 0.75, 0.65).mix(v3(1.0, 1.0, 1.0), if cloth { 1.0 } else { facing.clamp(0.0, 1.0) });
        Radiance {
            ambient: albedo.times(light.ambient * (sky * open) + bounce),
            direct: albedo.times(light.direct).times(through) * lit
                + light.direct * (shine * lamp.powf(14.0) * strength * room),
            place: p,
        }
    }
}

/// The limbs as a light sees them: laid flat across its direction, where the distance of a point from a limb's middle is
/// the distance by which a ray of that light misses it.
struct ShadowMap {
    toward: Vector3,
    across: (Vector3, Vector3),
    limbs: Vec<FlatLimb>,
    low: (f32, f32),
    high: (f32, f32),
    softness: f32,
}

struct FlatLimb {
    from: (f32, f32),
    along: (f32, f32),
    inverse: f32,
    /// How far along the light the two ends lie.
    depth: (f32, f32),
    radius: (f32, f32),
}

impl ShadowMap {
    fn new(limbs: &[Limb], toward: Vector3, softness: f32) -> Self {
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

    /// How much of the light is kept from `p`, 0 to 1.
    #[inline(always)]
    fn darkness(&self, p: Vector3) -> f32 {
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
                // A blurred shadow is also a paler one when the thing is smaller than the blur.
                let full = (radius / (0.6 * soft)).min(1.0);
                dark = dark.max(full * smoothstep(soft, -soft, miss));
            }
        }
        dark
    }
}

/// How far from the eye the limbs begin and end, at the least and at the most.
fn depth_range(eye: Vector3, limbs: &[Limb]) -> (f32, f32) {
    let mut range = (f32::MAX, 0.0_f32);
    for limb in limbs {
        let (a, b) = ((limb.from - eye).length(), (limb.to - eye).length());
        // A segment comes nearer to the eye than its ends by less than half its length.
        let slack = limb.widest() + FLOW + 0.25 * (limb.to - limb.from).length();
        range = (range.0.min(a.min(b) - slack), range.1.max(a.max(b) + slack));
    }
    (range.0.max(0.01), range.1)
}

fn distance_to_segment(p: (f32, f32), a: (f32, f32), b: (f32, f32)) -> f32 {
    let (along, d) = ((b.0 - a.0, b.1 - a.1), (p.0 - a.0, p.1 - a.1));
    let t = ((d.0 * along.0 + d.1 * along.1) / (along.0 * along.0 + along.1 * along.1).max(1e-6)).clamp(0.0, 1.0);
    ((d.0 - along.0 * t).powi(2) + (d.1 - along.1 * t).powi(2)).sqrt()
}
