//! Stones: ellipsoids of slate and shell, with their shadows.

use crate::synthetic::camera::SceneCamera;
use crate::synthetic::layer::{Layer, Radiance, SAMPLES};
use crate::synthetic::random::Random;
use crate::synthetic::style::SceneStyle;
use crate::synthetic::vector::{Vector3, smoothstep, v3};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::random::splitmix64;
use kifuscribe_core::game::stones::Stones;

/// How long the shadow of something as high as it is long may be for a stone's rim alone to cast it: the lamps of ordinary scenes.
const RIM_ALONE: f32 = 1.08;

/// A stone somewhere in space.
#[derive(Debug, Clone, Copy)]
pub(super) struct StoneBody {
    pub(super) color: Color,
    /// Its centre.
    pub(super) center: Vector3,
    /// Chooses its veins.
    pub(super) key: u64,
    /// Its axis, length 1; straight up for a stone that lies flat.
    pub(super) axis: Vector3,
}

/// Returns the stones of a position: a little off their points, the same for the whole game, and pushed apart where they
/// would overlap.
pub(super) fn stones_on_points(style: &SceneStyle, stones: &Stones) -> Vec<StoneBody> {
    let size = stones.size();
    let mut bodies: Vec<StoneBody> = stones
        .iter()
        .filter_map(|(point, color)| {
            let key = splitmix64(style.seed ^ splitmix64(1 + point.index(size) as u64));
            let r = &mut Random::new(key, "place");
            let off = style.carelessness;
            let limit = 2.2 * off;
            let nudge = v3((off * r.gauss()).clamp(-limit, limit), (off * r.gauss()).clamp(-limit, limit), 0.0);
            let center = style.position(point) + nudge + v3(0.0, 0.0, style.stone_height / 2.0);
            Some(StoneBody { color: color?, center, key, axis: v3(0.0, 0.0, 1.0) })
        })
        .collect();
    push_apart(&mut bodies, 2.0 * style.stone_radius);
    for stone in &mut bodies {
        stone.center = stone.center + style.shift();
    }
    bodies
}

/// Moves overlapping stones away from each other, half the distance each, ten times.
fn push_apart(stones: &mut [StoneBody], diameter: f32) {
    for _ in 0..10 {
        for i in 0..stones.len() {
            for j in i + 1..stones.len() {
                let d = stones[j].center - stones[i].center;
                // Stones are ordered by row: the following ones are even further away.
                if d.y < -2.5 * diameter {
                    break;
                }
                let apart = (d.x * d.x + d.y * d.y).sqrt();
                if apart > 1e-6 && apart < diameter {
                    let half = d * ((diameter - apart) / apart / 2.0);
                    stones[i].center = stones[i].center - v3(half.x, half.y, 0.0);
                    stones[j].center = stones[j].center + v3(half.x, half.y, 0.0);
                }
            }
        }
    }
}

/// Draws the shadows of the stones: the ambient one around them and the one of the lamp. `ground` is the height of the
/// surface on which they lie, in metres.
pub(super) fn cast_shadows(
    layer: &mut Layer,
    camera: &SceneCamera,
    style: &SceneStyle,
    stones: &[StoneBody],
    ground: f32,
) {
    let radius = style.stone_radius;
    let light = &style.light;
    for stone in stones {
        let height = stone.center.z - ground;
        let rise = height / light.toward.z;
        let offset = v3(-light.toward.x * rise, -light.toward.y * rise, 0.0);
        let foot = v3(stone.center.x, stone.center.y, ground);
        let soft = 0.0012 + light.softness * height * 0.8;
        let long = shadow_stretch(style);
        let along = v3(light.toward.x, light.toward.y, 0.0).unit();
        let reach = radius * 1.6 * long + offset.length() + soft;
        // A stone in a hand is too high for an ambient shadow.
        let near = smoothstep(0.012, 0.005, height);
        for_pixels_around(layer, camera, foot, reach, |lit| {
            if (lit.place.z - ground).abs() > 0.001 {
                return;
            }
            let d = lit.place - foot;
            let from_center = (d.x * d.x + d.y * d.y).sqrt();
            let close = smoothstep(radius * 1.5, radius * 0.75, from_center);
            lit.ambient = lit.ambient * (1.0 - 0.62 * near * close);
            let s = d - offset;
            let s = s - along * (s.dot(along) * (1.0 - 1.0 / long));
            let from_shadow = (s.x * s.x + s.y * s.y).sqrt();
            let dark = smoothstep(radius * 0.98 + soft, radius * 0.92 - soft, from_shadow);
            lit.direct = lit.direct * (1.0 - 0.95 * dark);
        });
    }
}

/// Returns how much longer than wide the shadow of a stone is: above some 43 degrees its rim alone casts it, below its back as well.
fn shadow_stretch(style: &SceneStyle) -> f32 {
    let back = style.light.shadow_length().powi(2) - RIM_ALONE.powi(2);
    (1.0 + back.max(0.0) * (0.5 * style.stone_height / style.stone_radius).powi(2)).sqrt()
}

/// Returns the stones that may keep the lamp from `stone`; none where the lamp is high.
fn lampward<'a>(style: &SceneStyle, stone: &StoneBody, stones: &'a [StoneBody]) -> Vec<&'a StoneBody> {
    let length = style.light.shadow_length();
    if length < RIM_ALONE {
        return Vec::new();
    }
    let reach = 2.0 * style.stone_radius + length * style.stone_height;
    let is_near = |other: &&StoneBody| {
        let d = other.center - stone.center;
        d.length() > 1e-6 && d.length() < reach && d.dot(style.light.toward) > 0.0
    };
    stones.iter().filter(is_near).collect()
}

/// Draws the stones, the far ones first.
pub(super) fn draw(layer: &mut Layer, camera: &SceneCamera, style: &SceneStyle, stones: &[StoneBody]) {
    let mut order: Vec<&StoneBody> = stones.iter().collect();
    order.sort_by(|a, b| {
        let depth = |s: &StoneBody| (s.center - camera.eye).length();
        depth(b).total_cmp(&depth(a))
    });
    for stone in order {
        draw_one(layer, camera, style, stone, &lampward(style, stone, stones));
    }
}

/// Draws a stone, with the shadows of the stones between it and the lamp.
fn draw_one(layer: &mut Layer, camera: &SceneCamera, style: &SceneStyle, stone: &StoneBody, lampward: &[&StoneBody]) {
    let (cx, cy, scale) = camera.project(stone.center);
    let reach = style.stone_radius * scale * 1.12 + 1.5;
    let Some((columns, rows)) = window(layer, cx, cy, reach) else { return };
    let veins = Veins::new(stone.key);
    for y in rows {
        for x in columns.clone() {
            let mut hits = 0.0;
            let mut sum = Radiance::default();
            for (dx, dy) in SAMPLES {
                let ray = camera.ray(x as f32 + dx, y as f32 + dy);
                if let Some((p, normal)) = hit(style, stone, camera.eye, ray) {
                    let lit = shade(style, stone, &veins, p, normal, ray.unit());
                    let is_shaded = lampward.iter().any(|other| hit(style, other, p, style.light.toward).is_some());
                    sum.ambient = sum.ambient + lit.ambient;
                    sum.direct = sum.direct + lit.direct * if is_shaded { 0.05 } else { 1.0 };
                    sum.place = p;
                    hits += 1.0;
                }
            }
            if hits > 0.0 {
                sum.ambient = sum.ambient * (1.0 / hits);
                sum.direct = sum.direct * (1.0 / hits);
                let pixel = &mut layer.pixels[y * layer.width + x];
                *pixel = pixel.covered(sum, hits / 4.0);
            }
        }
    }
}

/// Returns where a ray meets a stone, and the normal there.
#[inline(always)]
fn hit(style: &SceneStyle, stone: &StoneBody, eye: Vector3, ray: Vector3) -> Option<(Vector3, Vector3)> {
    // In a space stretched along the axis the stone is a sphere of radius 1.
    let (wide, tall) = (1.0 / style.stone_radius, 2.0 / style.stone_height);
    let stretch = |v: Vector3| v * wide + stone.axis * (v.dot(stone.axis) * (tall - wide));
    let (o, d) = (stretch(eye - stone.center), stretch(ray));
    let (a, b, c) = (d.dot(d), o.dot(d), o.dot(o) - 1.0);
    let root = b * b - a * c;
    if root < 0.0 {
        return None;
    }
    let t = (-b - root.sqrt()) / a;
    let on_sphere = o + d * t;
    Some((eye + ray * t, stretch(on_sphere).unit()))
}

/// The faint straight lines of a shell stone.
struct Veins {
    along: (f32, f32),
    pitch: f32,
    strength: f32,
}

impl Veins {
    fn new(key: u64) -> Self {
        let r = &mut Random::new(key, "veins");
        let turn = r.between(0.0, std::f32::consts::TAU);
        Self { along: turn.sin_cos(), pitch: r.between(900.0, 1900.0), strength: r.between(0.0, 0.025) }
    }

    fn at(&self, d: Vector3) -> f32 {
        1.0 - self.strength * ((d.x * self.along.0 + d.y * self.along.1) * self.pitch).sin().powi(2)
    }
}

fn shade(
    style: &SceneStyle,
    stone: &StoneBody,
    veins: &Veins,
    p: Vector3,
    normal: Vector3,
    toward: Vector3,
) -> Radiance {
    let light = &style.light;
    let strength = light.at(p.x, p.y);
    let d = p - stone.center;
    let facing = normal.dot(light.toward);
    // Low parts receive light from the board and the neighbours instead of the sky.
    let height = (d.z / style.stone_height + 0.5).clamp(0.0, 1.0);
    let open = 0.35 + 0.65 * smoothstep(0.05, 0.75, height);
    let sky = 0.5 + 0.5 * normal.z;
    let ambient = light.ambient * (sky * open) + style.wood.times(light.ambient) * (0.5 * (1.0 - sky));
    let mirrored = toward.mirrored(normal);
    let lamp = mirrored.dot(light.toward).max(0.0);
    let grazing = (1.0 + toward.dot(normal)).clamp(0.0, 1.0);
    let fresnel = 0.045 + 0.5 * grazing.powi(5);
    let reflected = light.ambient * (fresnel * (0.35 + 0.65 * mirrored.z.max(0.0)) * open);
    match stone.color {
        Color::Black => {
            let sheen = lamp.powf(4.0 + 8.0 * style.polish) * (0.05 + 0.03 * style.polish);
            let spark = lamp.powf(30.0 + 150.0 * style.polish) * style.polish * 0.5;
            Radiance {
                ambient: ambient.times(style.black) + reflected * (0.5 + 0.5 * style.polish),
                direct: light.direct.times(style.black) * (facing.max(0.0) * strength)
                    + light.direct * ((sheen + spark) * strength * open),
                place: p,
            }
        }
        Color::White => {
            // Shell scatters light: parts that face away a little are lit too.
            let wrapped = ((facing + 0.25) / 1.25).max(0.0);
            let spark = lamp.powf(40.0 + 120.0 * style.polish) * (0.15 + 0.35 * style.polish);
            let albedo = style.white * veins.at(d);
            Radiance {
                ambient: ambient.times(albedo) + reflected * 0.5,
                direct: light.direct.times(albedo) * (wrapped * strength * (0.6 + 0.4 * open))
                    + light.direct * (spark * strength),
                place: p,
            }
        }
    }
}

/// Returns the stones in a bowl, up to its rim.
pub(super) fn stones_in_bowl(style: &SceneStyle, x: f32, y: f32, rim: f32, color: Color, reach: f32) -> Vec<StoneBody> {
    let r = &mut Random::new(style.seed ^ u64::from(color == Color::Black), "bowl");
    let mut stones: Vec<StoneBody> = (0..64u64)
        .map(|i| {
            // Points of a sunflower: evenly spread without a pattern.
            let turn = i as f32 * 2.399_963;
            let out = reach * ((i as f32 + 0.5) / 64.0).sqrt();
            let heap = 0.007 * (1.0 - (out / reach).powi(2));
            let axis = v3(0.28 * r.gauss(), 0.28 * r.gauss(), 1.0).unit();
            StoneBody {
                color,
                center: v3(x + out * turn.cos(), y + out * turn.sin(), rim + heap + r.between(-0.004, 0.003)),
                key: splitmix64(style.seed ^ (i << 8)),
                axis,
            }
        })
        .collect();
    stones.sort_by(|a, b| a.center.z.total_cmp(&b.center.z));
    stones
}

/// Draws stones in the order given, one over the other: those in a bowl.
pub(super) fn draw_heap(layer: &mut Layer, camera: &SceneCamera, style: &SceneStyle, stones: &[StoneBody]) {
    for stone in stones {
        darken_below(layer, camera, style, stone);
        draw_one(layer, camera, style, stone, &[]);
    }
}

/// Darkens the gap between a stone in a heap and those below it.
fn darken_below(layer: &mut Layer, camera: &SceneCamera, style: &SceneStyle, stone: &StoneBody) {
    let radius = style.stone_radius;
    for_pixels_around(layer, camera, stone.center, radius * 1.3, |lit| {
        let d = lit.place - stone.center;
        let from_center = (d.x * d.x + d.y * d.y).sqrt();
        let dark = 0.5 * smoothstep(radius * 1.3, radius * 0.9, from_center);
        lit.ambient = lit.ambient * (1.0 - dark);
        lit.direct = lit.direct * (1.0 - dark);
    });
}

/// Changes the pixels that may show positions within `reach` metres of `around`.
fn for_pixels_around(
    layer: &mut Layer,
    camera: &SceneCamera,
    around: Vector3,
    reach: f32,
    mut change: impl FnMut(&mut Radiance),
) {
    let (cx, cy, scale) = camera.project(around);
    let Some((columns, rows)) = window(layer, cx, cy, reach * scale * 1.1 + 1.0) else { return };
    for y in rows {
        for x in columns.clone() {
            change(&mut layer.pixels[y * layer.width + x]);
        }
    }
}

/// Returns the columns and rows of the picture within `reach` pixels of (cx, cy).
pub(super) fn window(
    layer: &Layer,
    cx: f32,
    cy: f32,
    reach: f32,
) -> Option<(std::ops::Range<usize>, std::ops::Range<usize>)> {
    let range = |c: f32, limit: usize| {
        let from = (c - reach).floor().max(0.0);
        let to = (c + reach).ceil().min(limit as f32 - 1.0);
        (from <= to).then(|| from as usize..to as usize + 1)
    };
    Some((range(cx, layer.width)?, range(cy, layer.height)?))
}
