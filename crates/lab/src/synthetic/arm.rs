//! A hand with its arm and sleeve, drawn by sphere tracing (Hart 1996).

use crate::synthetic::camera::SceneCamera;
use crate::synthetic::coverage::Mask;
use crate::synthetic::layer::{Layer, Radiance, in_bands};
use crate::synthetic::limb::{FLOW, Limb, depth_range, distance_to_segment};
use crate::synthetic::random::Random;
use crate::synthetic::shadow_map::ShadowMap;
use crate::synthetic::style::SceneStyle;
use crate::synthetic::vector::{Vector3, noise, smoothstep, v3};

/// A ray that comes this near to a surface hits it, in pixels.
const NEAR: f32 = 0.3;

/// The side of a square of pixels that is tested as a whole, in pixels.
const TILE: usize = 16;

/// The projection of a limb: the pixel positions of its ends, each with the length of a metre there in pixels.
struct Outline {
    ends: [(f32, f32, f32); 2],
    limb: Limb,
}

impl Outline {
    fn new(camera: &SceneCamera, limb: &Limb) -> Self {
        Self { ends: [camera.project(limb.from), camera.project(limb.to)], limb: *limb }
    }

    /// Whether the limb may be visible in the tile around `middle`.
    fn is_near(&self, middle: (f32, f32)) -> bool {
        let [a, b] = self.ends;
        let reach = (self.limb.widest() + FLOW) * a.2.max(b.2) + TILE as f32;
        distance_to_segment(middle, (a.0, a.1), (b.0, b.1)) < reach
    }
}

/// The limbs that a tile of pixels may show, and the distances from the eye between which they lie.
struct Tile {
    limbs: Vec<Limb>,
    start: f32,
    end: f32,
}

/// An arm with its hand in one position.
pub(super) struct Arm {
    limbs: Vec<Limb>,
    /// The middle of each fingernail and its normal.
    nails: Vec<(Vector3, Vector3)>,
    skin: Vector3,
    sleeve: Vector3,
    key: u64,
}

/// A finger in hand coordinates: out along the arm, to the side, up; in millimetres; tip first.
type Finger = [[f32; 3]; 3];

/// The distance of the fingertips from the middle of the stone between them, in millimetres.
const HOLD: f32 = 6.0;

/// Four fingers, the first two with a stone between their tips, and a thumb.
const FINGERS: [Finger; 5] = [
    [[2.0, -7.0, 9.0], [30.0, -15.0, 31.0], [70.0, -21.0, 44.0]],
    [[-3.0, 5.0, 13.0], [29.0, 3.0, 39.0], [72.0, 0.0, 50.0]],
    [[30.0, 22.0, 13.0], [36.0, 20.0, 37.0], [76.0, 20.0, 47.0]],
    [[46.0, 37.0, 14.0], [50.0, 36.0, 32.0], [82.0, 36.0, 41.0]],
    [[26.0, -37.0, 13.0], [56.0, -46.0, 22.0], [104.0, -30.0, 36.0]],
];

const WRIST: [f32; 3] = [158.0, 4.0, 50.0];

impl Arm {
    /// Makes the arm of the near or far player with the fingertips at `tip`.
    pub(super) fn new(style: &SceneStyle, tip: Vector3, near: bool) -> Self {
        let r = &mut Random::new(style.seed ^ u64::from(near), "arm");
        let side = if near { -1.0 } else { 1.0 };
        let shoulder = v3(-side * r.between(0.10, 0.20), side * (style.half.1 + 0.42), 0.0);
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
            skin: style.skin,
            sleeve: style.sleeves[usize::from(!near)],
            key: style.seed ^ u64::from(near),
        }
    }

    /// Returns the distance of `p` from the surface of `limbs`, and whether cloth is nearest.
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

    /// Draws the arm's shadow.
    pub(super) fn cast_shadow(&self, layer: &mut Layer, style: &SceneStyle) {
        let light = &style.light;
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

    /// Draws the arm and returns the pixels that it hides.
    pub(super) fn draw(&self, layer: &mut Layer, camera: &SceneCamera, style: &SceneStyle) -> Mask {
        let (width, height) = (layer.width, layer.height);
        let mut mask = vec![0.0; width * height];
        let outlines: Vec<Outline> = self.limbs.iter().map(|limb| Outline::new(camera, limb)).collect();
        // One item is a row of tiles, so that threads can share the rows.
        let mut rows: Vec<(&mut [Radiance], &mut [f32])> =
            layer.pixels.chunks_mut(width * TILE).zip(mask.chunks_mut(width * TILE)).collect();
        in_bands(&mut rows, 1, |first, band| {
            for (i, (pixels, hidden)) in band.iter_mut().enumerate() {
                let top = (first + i) * TILE;
                for left in (0..width).step_by(TILE) {
                    let middle = (left as f32 + TILE as f32 / 2.0, top as f32 + TILE as f32 / 2.0);
                    let Some(tile) = self.tile(camera, &outlines, middle) else { continue };
                    for y in top..(top + TILE).min(height) {
                        for x in left..(left + TILE).min(width) {
                            let i = (y - top) * width + x;
                            if let Some((lit, alpha)) = self.pixel(camera, style, &tile, x as f32, y as f32) {
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

    /// Returns what the rays of the tile of pixels around `middle` can hit, `None` where they miss the arm.
    fn tile(&self, camera: &SceneCamera, outlines: &[Outline], middle: (f32, f32)) -> Option<Tile> {
        let limbs: Vec<Limb> = outlines.iter().filter(|o| o.is_near(middle)).map(|o| o.limb).collect();
        if limbs.is_empty() {
            return None;
        }
        let (nearest, end) = depth_range(camera.eye, &limbs);
        let start = self.clear_until(camera, &limbs, (nearest, end), middle)?;
        Some(Tile { limbs, start, end })
    }

    /// Returns the distance up to which no ray of a tile of pixels comes near the arm, `None` where all rays miss it. The
    /// ray through the middle of the tile stands for all rays within a cone around it.
    fn clear_until(
        &self,
        camera: &SceneCamera,
        limbs: &[Limb],
        (start, end): (f32, f32),
        (x, y): (f32, f32),
    ) -> Option<f32> {
        /// A ray within this distance is near the arm, in pixels; generous.
        const MARGIN: f32 = 3.0;
        /// Why less than 1: the folds of the sleeve make computed distances too long.
        const DISTANCE_FACTOR: f32 = 0.8;
        const SHORT: f32 = 0.002;
        let ray = camera.ray(x, y).unit();
        let wide = (TILE as f32 * 0.75 + MARGIN) / camera.pixels_per_radian();
        let mut t = start;
        while t <= end {
            let (d, _) = self.distance(camera.eye + ray * t, limbs);
            let free = (d - wide * t) * DISTANCE_FACTOR / (1.0 + wide);
            if free < SHORT {
                return Some(t);
            }
            t += free;
        }
        None
    }

    /// Returns the light from the arm at a pixel, and the share of the pixel that the arm covers.
    fn pixel(&self, camera: &SceneCamera, style: &SceneStyle, tile: &Tile, x: f32, y: f32) -> Option<(Radiance, f32)> {
        let limbs = &tile.limbs;
        let ray = camera.ray(x, y).unit();
        let mut t = tile.start;
        let pixel = 1.0 / camera.pixels_per_radian();
        let mut closest = (f32::INFINITY, 0.0);
        for _ in 0..40 {
            let (d, _) = self.distance(camera.eye + ray * t, limbs);
            let radius = pixel * t;
            if d / radius < closest.0 {
                closest = (d / radius, t);
            }
            if d < NEAR * radius || t > tile.end {
                break;
            }
            t += d * 0.92;
        }
        // A ray that hits the arm comes as near as NEAR; one that passes within a pixel shows part of it.
        let alpha = (1.0 + NEAR - closest.0).clamp(0.0, 1.0);
        if alpha <= 0.0 {
            return None;
        }
        let p = camera.eye + ray * closest.1;
        Some((self.shade(style, limbs, p, ray), alpha))
    }

    fn shade(&self, style: &SceneStyle, limbs: &[Limb], p: Vector3, ray: Vector3) -> Radiance {
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
        let light = &style.light;
        let strength = light.at(p.x, p.y);
        let facing = normal.dot(light.toward);
        let open = (0.25 + 0.75 * room) * (0.55 + 0.45 * smoothstep(0.0, 0.04, p.z));
        let sky = 0.55 + 0.45 * normal.z;
        let bounce = style.wood.times(light.ambient) * (0.45 * (1.0 - sky));
        let lamp = ray.mirrored(normal).dot(light.toward).max(0.0);
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
