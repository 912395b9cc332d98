//! The surfaces that do not move: the table, the board with its lines, the bowls. Drawn once per camera position.

use crate::synthetic::camera::SceneCamera;
use crate::synthetic::layer::{Layer, Radiance, SAMPLES};
use crate::synthetic::random::Random;
use crate::synthetic::style::{Bowl, SceneStyle, TableTop};
use crate::synthetic::vector::{Vector3, noise, smoothstep, v3};
use kifuscribe_core::game::random::splitmix64;

/// How far below the table the floor lies.
const FLOOR: f32 = 0.72;

/// A pattern of a material.
struct Texture {
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl Texture {
    fn new(width: usize, height: usize, value: impl Fn(f32, f32) -> f32) -> Self {
        let at = |i: usize| value((i % width) as f32 / width as f32, (i / width) as f32 / height as f32);
        Self { width, height, values: (0..width * height).map(at).collect() }
    }

    /// Returns the value at (u, v), interpolated between its four neighbours. Beyond 0 and 1 the pattern is mirrored, so
    /// that there is no seam.
    #[inline(always)]
    fn at(&self, u: f32, v: f32) -> f32 {
        let fold = |w: f32| 1.0 - (w - 2.0 * (w / 2.0).floor() - 1.0).abs();
        let (x, y) = (fold(u) * (self.width - 1) as f32, fold(v) * (self.height - 1) as f32);
        let (x0, y0) = (x as usize, y as usize);
        let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
        let (fx, fy) = (x - x.floor(), y - y.floor());
        let row = |y: usize| self.values[y * self.width + x0] * (1.0 - fx) + self.values[y * self.width + x1] * fx;
        row(y0) * (1.0 - fy) + row(y1) * fy
    }
}

/// Returns straight-grained wood, from -1 to 1: irregular year rings, fine fibres, and blotches. The grain runs along v.
fn wood_texture(width: usize, height: usize, rings: f32, seed: u64) -> Texture {
    Texture::new(width, height, |u, v| {
        let wander = noise(u * 3.0, v * 1.3, seed) * 1.6 + noise(u * 9.0, v * 2.5, seed ^ 1) * 0.35;
        let phase = u * rings + wander;
        // A ring fades in slowly and ends at once.
        let ring = (phase - phase.floor()).powi(2) * 1.6 - 0.6;
        let fiber = noise(u * 420.0, v * 7.0, seed ^ 2) * 0.6 + noise(u * 160.0, v * 3.0, seed ^ 3) * 0.5;
        let blotch = noise(u * 2.5, v * 2.0, seed ^ 4);
        0.5 * ring + 0.5 * fiber + 0.45 * blotch
    })
}

/// The surfaces that do not move.
pub(super) struct Surfaces<'a> {
    style: &'a SceneStyle,
    board: Texture,
    table: Texture,
    stars: Vec<Vector3>,
}

impl<'a> Surfaces<'a> {
    pub(super) fn new(style: &'a SceneStyle) -> Self {
        let r = &mut Random::new(style.seed, "wood");
        let board = wood_texture(1100, 160, r.between(9.0, 26.0), splitmix64(style.seed));
        let seed = splitmix64(style.seed ^ 77);
        let table = match style.table_top {
            TableTop::Wood => wood_texture(512, 160, 12.0, seed),
            TableTop::Cloth => Texture::new(384, 384, |u, v| {
                let thread = (u * 384.0 * 1.57).sin() * (v * 384.0 * 1.57).sin();
                0.35 * thread + 0.7 * noise(u * 190.0, v * 190.0, seed) + 0.5 * noise(u * 5.0, v * 5.0, seed ^ 1)
            }),
            TableTop::Plain | TableTop::Polished => Texture::new(128, 128, |u, v| {
                0.25 * noise(u * 60.0, v * 60.0, seed) + 0.5 * noise(u * 3.0, v * 3.0, seed ^ 1)
            }),
        };
        let stars = style.star_points().into_iter().map(|p| style.position(p)).collect();
        Self { style, board, table, stars }
    }

    /// Returns the light from pixel position (x, y). `footprint` is the size of a pixel, in metres per metre of depth.
    pub(super) fn sample(&self, camera: &SceneCamera, x: f32, y: f32, footprint: f32) -> Radiance {
        let ray = camera.ray(x, y);
        let style = self.style;
        let mut nearest = f32::INFINITY;
        let mut lit = self.below(camera.eye, ray, &mut nearest);
        // The board's top, and the sides that may be visible.
        let (hx, hy) = style.half;
        if ray.z < 0.0 {
            let t = -camera.eye.z / ray.z;
            let p = camera.eye + ray * t;
            let (u, v) = (p.x - style.slide.0, p.y - style.slide.1);
            if u.abs() <= hx && v.abs() <= hy {
                let wide = footprint * t;
                let deep = wide * ray.length() / ray.z.abs();
                return self.top(p, ray, u, v, wide, deep);
            }
        }
        let sides = [
            (camera.eye.y - style.slide.1 + hy, ray.y, v3(0.0, -1.0, 0.0)),
            (camera.eye.x - style.slide.0 + hx, ray.x, v3(-1.0, 0.0, 0.0)),
            (camera.eye.x - style.slide.0 - hx, ray.x, v3(1.0, 0.0, 0.0)),
        ];
        for (from, speed, normal) in sides {
            let t = -from / speed;
            if !(t > 0.0 && t < nearest) || ray.dot(normal) >= 0.0 {
                continue;
            }
            let p = camera.eye + ray * t;
            let (u, v) = (p.x - style.slide.0, p.y - style.slide.1);
            let on_face = u.abs() <= hx + 1e-4 && v.abs() <= hy + 1e-4;
            if on_face && p.z <= 0.0 && p.z >= -style.thickness {
                nearest = t;
                let grain = 1.0 + style.grain * 1.5 * self.board.at(u * 3.0 + v * 3.0, p.z * 30.0);
                let albedo = style.wood * (0.72 * grain);
                let up = 0.45 + 0.4 * (1.0 + p.z / style.thickness);
                lit = self.lit(albedo, p, normal, up, 1.0);
            }
        }
        for bowl in &style.bowls {
            if let Some((t, hit)) = self.bowl(bowl, camera.eye, ray, nearest) {
                nearest = t;
                lit = hit;
            }
        }
        lit
    }

    fn lit(&self, albedo: Vector3, p: Vector3, normal: Vector3, open: f32, shine: f32) -> Radiance {
        let light = &self.style.light;
        let strength = light.at(p.x, p.y);
        let facing = normal.dot(light.toward).max(0.0);
        let above = 0.6 + 0.4 * normal.z;
        Radiance {
            ambient: albedo.times(light.ambient) * (open * above),
            direct: albedo.times(light.direct) * (facing * strength * shine),
            place: p,
        }
    }

    /// Returns the reflection of the lamp on a flat, lacquered surface.
    fn glare(&self, p: Vector3, ray: Vector3, sharp: f32) -> Vector3 {
        let light = &self.style.light;
        let toward = ray.unit();
        let mirrored = v3(toward.x, toward.y, -toward.z);
        let hit = mirrored.dot(light.toward).max(0.0).powf(sharp);
        let grazing = 0.04 + 0.96 * (1.0 + toward.z).clamp(0.0, 1.0).powi(5);
        light.direct * (hit * light.at(p.x, p.y)) + light.ambient * (grazing * 0.6)
    }

    /// Returns the light from the board's top at (u, v) in board coordinates. `wide` and `deep` are the size of the pixel
    /// there, in metres.
    fn top(&self, p: Vector3, ray: Vector3, u: f32, v: f32, wide: f32, deep: f32) -> Radiance {
        let style = self.style;
        let (hx, hy) = style.half;
        let grain = self.board.at(u / (2.0 * hx) * 0.96 + 0.5, v / (2.0 * hy) * 0.96 + 0.5);
        let tint = v3(0.8, 1.0, 1.25);
        let mut albedo = style.wood.times(v3(1.0, 1.0, 1.0) + tint * (style.grain * grain));
        let ink = self.ink(u, v, wide, deep);
        albedo = albedo.mix(style.ink, ink * 0.93);
        // The edge is bevelled and brighter.
        let edge = (hx - u.abs()).min(hy - v.abs());
        albedo = albedo * (1.0 + 0.12 * smoothstep(0.0025, 0.0005, edge));
        for mark in &style.marks {
            let reach = (u - mark.x).hypot(v - mark.y);
            albedo = albedo * (1.0 - mark.depth * smoothstep(mark.radius + 0.001, mark.radius - 0.001, reach));
        }
        let mut lit = self.lit(albedo, p, v3(0.0, 0.0, 1.0), 1.0, 1.0);
        lit.direct = lit.direct + self.glare(p, ray, 60.0) * style.gloss;
        lit
    }

    /// Returns the share of a pixel at (u, v) that is covered by lines and star points, from 0 to 1.
    fn ink(&self, u: f32, v: f32, wide: f32, deep: f32) -> f32 {
        let style = self.style;
        let n = style.size.lines() as f32;
        let reach_x = style.cell.0 * (n - 1.0) / 2.0;
        let reach_y = style.cell.1 * (n - 1.0) / 2.0;
        let half = style.line_width / 2.0;
        // The share of a pixel of size `size` at distance `d` that lies within `half` of the line's middle.
        let share = |d: f32, half: f32, size: f32| {
            let size = size.max(1e-6);
            (((d + size / 2.0).min(half) - (d - size / 2.0).max(-half)) / size).clamp(0.0, 1.0)
        };
        let nearest = |w: f32, cell: f32, reach: f32| {
            let line = ((w + reach) / cell).round().clamp(0.0, n - 1.0);
            (w - (line * cell - reach)).abs()
        };
        let within = |w: f32, reach: f32, size: f32| share(w, reach + half, size);
        let across = share(nearest(u, style.cell.0, reach_x), half, wide) * within(v, reach_y, deep);
        let along = share(nearest(v, style.cell.1, reach_y), half, deep) * within(u, reach_x, wide);
        let mut ink = across + along - across * along;
        for star in &self.stars {
            let (dx, dy) = (u - star.x, v - star.y);
            if dx.abs() < 0.004 && dy.abs() < 0.004 {
                ink = ink.max(share((dx * dx + dy * dy).sqrt(), 0.0021, 0.5 * (wide + deep)));
            }
        }
        ink
    }

    /// Returns the light from the table, or from the floor beyond it, and sets `nearest` to its distance.
    fn below(&self, eye: Vector3, ray: Vector3, nearest: &mut f32) -> Radiance {
        let style = self.style;
        let far = Radiance { ambient: style.light.ambient * 0.12, direct: Vector3::ZERO, place: v3(0.0, 9.0, 0.0) };
        if ray.z > -1e-3 {
            return far;
        }
        let level = -style.thickness;
        let t = (level - eye.z) / ray.z;
        let p = eye + ray * t;
        let (reach_x, reach_y) = (style.half.0 + 0.30, style.half.1 + 0.24);
        if p.x.abs() > reach_x || p.y.abs() > reach_y {
            let t = (level - FLOOR - eye.z) / ray.z;
            let p = eye + ray * t;
            let dim = v3(0.105, 0.10, 0.095) * (1.0 + 0.35 * noise(p.x * 3.0, p.y * 3.0, style.seed));
            *nearest = t;
            return self.lit(dim, p, v3(0.0, 0.0, 1.0), 0.5, 0.35);
        }
        *nearest = t;
        let (contrast, scale) = match style.table_top {
            TableTop::Wood => (0.28, 1.1),
            TableTop::Cloth => (0.20, 3.4),
            TableTop::Plain | TableTop::Polished => (0.05, 1.4),
        };
        let pattern = match style.table_top {
            TableTop::Wood => self.table.at(p.y * scale + 0.5, p.x * scale + 0.5),
            _ => self.table.at(p.x * scale + 0.37, p.y * scale + 0.61),
        };
        let rim = (reach_x - p.x.abs()).min(reach_y - p.y.abs());
        let albedo = style.table * ((1.0 + contrast * pattern) * (1.0 - 0.35 * smoothstep(0.012, 0.0, rim)));
        let (open, lamp) = self.board_shade(p);
        let mut lit = self.lit(albedo, p, v3(0.0, 0.0, 1.0), open, lamp);
        if style.table_top != TableTop::Cloth {
            lit.direct = lit.direct + self.glare(p, ray, 40.0) * (0.05 * lamp);
        }
        if style.table_top == TableTop::Polished {
            lit.ambient = lit.ambient + style.light.ambient * (open * windows(ray.unit()));
        }
        lit
    }

    /// Returns the shares of ambient light and of the lamp that the board and the bowls do not block at a position on the
    /// table.
    fn board_shade(&self, p: Vector3) -> (f32, f32) {
        let style = self.style;
        let outside = |x: f32, y: f32| {
            let dx = ((x - style.slide.0).abs() - style.half.0).max(0.0);
            let dy = ((y - style.slide.1).abs() - style.half.1).max(0.0);
            (dx * dx + dy * dy).sqrt()
        };
        let toward = style.light.toward;
        let mut open = 1.0 - 0.55 * (-outside(p.x, p.y) / (0.8 * style.thickness)).exp();
        // Where the line to the lamp passes the height of the board's rim.
        let rise = style.thickness * 0.7 / toward.z;
        let d = outside(p.x + toward.x * rise, p.y + toward.y * rise);
        let mut lamp = smoothstep(0.0, 0.004 + style.light.softness * style.thickness, d);
        for bowl in &style.bowls {
            let reach = ((p.x - bowl.x).powi(2) + (p.y - bowl.y).powi(2)).sqrt();
            open *= 1.0 - 0.6 * smoothstep(BOWL_RADIUS + 0.03, BOWL_RADIUS - 0.02, reach);
            let rise = BOWL_HEIGHT * 0.6 / toward.z;
            let (x, y) = (p.x + toward.x * rise, p.y + toward.y * rise);
            let d = ((x - bowl.x).powi(2) + (y - bowl.y).powi(2)).sqrt();
            let soft = 0.006 + style.light.softness * 0.03;
            lamp *= smoothstep(BOWL_RADIUS - soft, BOWL_RADIUS + soft, d);
        }
        (open, lamp)
    }

    /// Returns the distance of a bowl along a ray and the light from it. A bowl is an ellipsoid that is cut off at the top,
    /// with a rim.
    fn bowl(&self, bowl: &Bowl, eye: Vector3, ray: Vector3, nearest: f32) -> Option<(f32, Radiance)> {
        let bottom = -self.style.thickness;
        let top = bottom + BOWL_HEIGHT;
        let middle = v3(bowl.x, bowl.y, bottom + BOWL_HEIGHT * 0.5);
        // The opening.
        let t = (top - eye.z) / ray.z;
        let p = eye + ray * t;
        let reach = ((p.x - bowl.x).powi(2) + (p.y - bowl.y).powi(2)).sqrt();
        if t > 0.0 && t < nearest && reach < BOWL_OPENING {
            let albedo = if reach > BOWL_OPENING - 0.006 { bowl.color * 1.5 } else { bowl.color * 0.25 };
            return Some((t, self.lit(albedo, p, v3(0.0, 0.0, 1.0), 0.9, 0.8)));
        }
        // The side: an ellipsoid is a sphere in scaled space.
        let half_height = BOWL_HEIGHT * 0.78;
        let to_sphere = v3(1.0 / BOWL_RADIUS, 1.0 / BOWL_RADIUS, 1.0 / half_height);
        let (o, d) = ((eye - middle).times(to_sphere), ray.times(to_sphere));
        let (a, b, c) = (d.dot(d), o.dot(d), o.dot(o) - 1.0);
        let root = b * b - a * c;
        if root < 0.0 {
            return None;
        }
        let t = (-b - root.sqrt()) / a;
        let p = eye + ray * t;
        if !(t > 0.0 && t < nearest) || p.z > top || p.z < bottom {
            return None;
        }
        let normal = (p - middle).times(to_sphere).times(to_sphere).unit();
        let low = (p.z - bottom) / BOWL_HEIGHT;
        let grain = 1.0 + 0.25 * noise(p.x * 40.0, p.z * 260.0, self.style.seed);
        let mut lit = self.lit(bowl.color * grain, p, normal, 0.35 + 0.65 * low, 1.0);
        let toward = ray.unit();
        let mirrored = toward.mirrored(normal);
        let shine = mirrored.dot(self.style.light.toward).max(0.0).powf(30.0);
        lit.direct = lit.direct + self.style.light.direct * (0.25 * shine);
        Some((t, lit))
    }

    /// Draws all surfaces.
    pub(super) fn draw(&self, camera: &SceneCamera) -> Layer {
        let (width, height) = (self.style.setup.width, self.style.setup.height);
        let footprint = 1.0 / (self.style.setup.focal * width as f32);
        Layer::draw(width, height, |x, y| {
            let mut sum = Radiance::default();
            for (dx, dy) in SAMPLES {
                let lit = self.sample(camera, x as f32 + dx, y as f32 + dy, footprint * 0.6);
                sum.ambient = sum.ambient + lit.ambient * 0.25;
                sum.direct = sum.direct + lit.direct * 0.25;
                sum.place = lit.place;
            }
            sum
        })
    }
}

/// How bright a polished surface mirrors the room in this direction, relative to the light from everywhere: windows of four panes.
fn windows(toward: Vector3) -> f32 {
    let (x, y) = (toward.x / -toward.z, toward.y / -toward.z);
    let pane = |v: f32, pitch: f32| {
        let at = (v / pitch).rem_euclid(1.0);
        smoothstep(0.0, 0.03, at) * smoothstep(0.62, 0.59, at) * (1.0 - smoothstep(0.015, 0.005, (at - 0.3).abs()))
    };
    let grazing = 0.06 + 0.94 * (1.0 + toward.z).clamp(0.0, 1.0).powi(5);
    grazing * (0.25 + 9.0 * pane(x + 0.1, 0.55) * pane(y, 0.7))
}

/// Outer radius, opening and height of a bowl in metres.
pub(super) const BOWL_RADIUS: f32 = 0.066;
pub(super) const BOWL_OPENING: f32 = 0.052;
pub(super) const BOWL_HEIGHT: f32 = 0.062;
