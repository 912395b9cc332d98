//! Everything about a scene that does not change during a game, chosen by a seed.

use crate::synthetic::camera::{CameraSetup, SceneCamera};
use crate::synthetic::random::Random;
use crate::synthetic::vector::{Vector3, v3};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::sensing::geometry::Point2;

/// A distant lamp with ambient light.
#[derive(Debug, Clone, Copy)]
pub(super) struct Light {
    /// Towards the lamp or window, length 1.
    pub(super) toward: Vector3,
    /// The light on a surface that faces the lamp.
    pub(super) direct: Vector3,
    /// The ambient light on a surface that faces up.
    pub(super) ambient: Vector3,
    /// The blur of the shadow of an object one metre away, in metres.
    pub(super) softness: f32,
    /// The relative increase of the light per metre to the right and away.
    pub(super) gradient: (f32, f32),
}

impl Light {
    /// Returns how long the shadow of something one metre high is, in metres.
    pub(super) fn shadow_length(&self) -> f32 {
        self.toward.x.hypot(self.toward.y) / self.toward.z
    }

    fn random(r: &mut Random) -> Self {
        let warm = r.pick(&[v3(1.0, 0.93, 0.82), v3(1.0, 0.97, 0.92), v3(0.94, 0.98, 1.0)]);
        let cool = r.pick(&[v3(0.90, 0.96, 1.0), v3(1.0, 1.0, 1.0), v3(1.0, 0.95, 0.88)]);
        let (side, rise) = (r.between(0.0, std::f32::consts::TAU), r.between(0.75, 1.25));
        let direct = r.between(0.45, 0.85);
        Self {
            toward: v3(side.cos() * rise.cos(), side.sin() * rise.cos(), rise.sin()),
            direct: warm * direct,
            ambient: cool * (1.15 - direct),
            softness: r.between(0.25, 0.6),
            gradient: (side.cos() * r.between(0.1, 0.7), side.sin() * r.between(0.1, 0.7)),
        }
    }

    /// Returns the light at the position (x, y), as a factor.
    #[inline(always)]
    pub(super) fn at(&self, x: f32, y: f32) -> f32 {
        (1.0 + self.gradient.0 * x + self.gradient.1 * y).clamp(0.25, 2.0)
    }
}

/// What the table is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TableTop {
    Wood,
    Cloth,
    Plain,
    /// Mirrors windows.
    Polished,
}

/// A round bowl with stones in it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bowl {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) color: Vector3,
    /// Whether it holds the black stones.
    pub(super) black: bool,
}

impl Bowl {
    /// Returns the bowls of a board with half the width and half the depth `half`, in metres.
    fn pair(half: (f32, f32), r: &mut Random) -> Vec<Self> {
        let bowl_color = r.pick(&[v3(0.19, 0.075, 0.03), v3(0.28, 0.14, 0.06), v3(0.055, 0.03, 0.022)]);
        let reach = half.0 + r.between(0.085, 0.11);
        vec![
            Self { x: reach, y: -half.1 * r.between(0.3, 0.7), color: bowl_color, black: true },
            Self { x: -reach, y: half.1 * r.between(0.3, 0.7), color: bowl_color, black: false },
        ]
    }
}

/// The appearance of a table, a board and its stones, and the camera above them.
#[derive(Debug, Clone)]
pub(super) struct SceneStyle {
    pub(super) seed: u64,
    pub(super) size: BoardSize,
    /// How far the board lies from the middle of the table, in metres: the only thing here that changes.
    pub(super) slide: (f32, f32),
    pub(super) setup: CameraSetup,
    /// Width and depth of a cell in metres.
    pub(super) cell: (f32, f32),
    /// Half the width and half the depth of the board.
    pub(super) half: (f32, f32),
    pub(super) thickness: f32,
    pub(super) wood: Vector3,
    pub(super) grain: f32,
    pub(super) line_width: f32,
    pub(super) ink: Vector3,
    pub(super) gloss: f32,
    pub(super) table: Vector3,
    pub(super) table_top: TableTop,
    pub(super) bowls: Vec<Bowl>,
    pub(super) light: Light,
    pub(super) stone_radius: f32,
    pub(super) stone_height: f32,
    pub(super) black: Vector3,
    pub(super) white: Vector3,
    /// How sharp the highlights on the stones are, 0 (matt) to 1 (polished).
    pub(super) polish: f32,
    /// How far a stone lies off its point, one standard deviation in metres.
    pub(super) carelessness: f32,
    pub(super) skin: Vector3,
    /// The sleeves of the near and the far player.
    pub(super) sleeves: [Vector3; 2],
    pub(super) noise: f32,
    pub(super) blur: f32,
    pub(super) vignette: f32,
    pub(super) marks: Vec<DarkMark>,
}

/// A dark mark in the wood, in metres from the middle of the board.
#[derive(Debug, Clone, Copy)]
pub(super) struct DarkMark {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) radius: f32,
    /// The share of the wood's light that it swallows.
    pub(super) depth: f32,
}

impl SceneStyle {
    /// Returns the style chosen by `seed` and changed by `change`, for pictures of `width` by `height` pixels.
    pub(super) fn from_seed(
        size: BoardSize,
        width: usize,
        height: usize,
        seed: u64,
        change: impl FnOnce(&mut Self),
    ) -> Self {
        let r = &mut Random::new(seed, "look");
        let n = size.lines() as f32;
        let cell = (0.0221, 0.0237);
        let margin = r.between(0.014, 0.019);
        let half = (cell.0 * (n - 1.0) / 2.0 + margin, cell.1 * (n - 1.0) / 2.0 + margin);
        let thickness = r.pick(&[0.012, 0.02, 0.03]);
        let wood = r.pick(&[
            v3(0.60, 0.37, 0.145),
            v3(0.64, 0.42, 0.19),
            v3(0.55, 0.32, 0.115),
            v3(0.68, 0.48, 0.25),
            v3(0.50, 0.29, 0.11),
        ]);
        let (table_top, table) = r.pick(&[
            (TableTop::Wood, v3(0.15, 0.075, 0.036)),
            (TableTop::Wood, v3(0.30, 0.19, 0.105)),
            (TableTop::Cloth, v3(0.035, 0.075, 0.05)),
            (TableTop::Cloth, v3(0.06, 0.075, 0.12)),
            (TableTop::Plain, v3(0.52, 0.51, 0.48)),
            (TableTop::Plain, v3(0.10, 0.10, 0.105)),
        ]);
        let bowls = Bowl::pair(half, r);
        let light = Light::random(r);
        let setup = camera_setup(width, height, r);
        let cloth = [
            v3(0.03, 0.045, 0.09),
            v3(0.33, 0.33, 0.34),
            v3(0.20, 0.03, 0.035),
            v3(0.055, 0.09, 0.06),
            v3(0.42, 0.38, 0.30),
        ];
        let mut style = Self {
            seed,
            size,
            slide: (0.0, 0.0),
            setup,
            cell,
            half,
            thickness,
            wood,
            grain: r.between(0.05, 0.13),
            line_width: r.between(0.0008, 0.0011),
            ink: r.pick(&[v3(0.012, 0.010, 0.008), v3(0.03, 0.02, 0.012)]),
            gloss: r.between(0.02, 0.16),
            table,
            table_top,
            bowls,
            light,
            stone_radius: r.between(0.01075, 0.01095),
            stone_height: r.between(0.0078, 0.0098),
            black: v3(1.0, 1.0, 1.02) * r.between(0.008, 0.022),
            white: r.pick(&[v3(0.80, 0.79, 0.75), v3(0.84, 0.84, 0.82), v3(0.74, 0.71, 0.64)]),
            polish: r.between(0.15, 0.9),
            carelessness: r.between(0.0004, 0.0008),
            skin: r.pick(&[v3(0.50, 0.27, 0.185), v3(0.62, 0.37, 0.27), v3(0.27, 0.135, 0.08)]),
            sleeves: [r.pick(&cloth), r.pick(&cloth)],
            noise: r.between(0.6, 1.4),
            blur: r.between(0.3, 0.75),
            vignette: r.between(0.1, 0.35),
            marks: Vec::new(),
        };
        change(&mut style);
        style.move_camera_back(r.between(0.78, 0.95));
        style
    }

    /// Moves the camera back until the whole board is inside `share` of the picture.
    fn move_camera_back(&mut self, share: f32) {
        let (w, h) = (self.setup.width as f32, self.setup.height as f32);
        let (half_x, half_y) = self.half;
        let inside = |setup: &CameraSetup| {
            let camera = SceneCamera::new(setup);
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].iter().all(|(x, y)| {
                let (u, v, _) = camera.project(v3(x * half_x, y * half_y, 0.0));
                (u / w - 0.5).abs() < share / 2.0 && (v / h - 0.5).abs() < share / 2.0
            })
        };
        while !inside(&self.setup) && self.setup.distance < 5.0 {
            self.setup.distance *= 1.03;
        }
    }

    /// Returns the position of an intersection on the board's top, before the board has slid.
    pub(super) fn position(&self, point: Point) -> Vector3 {
        let middle = (self.size.lines() as f32 - 1.0) / 2.0;
        v3((f32::from(point.col) - middle) * self.cell.0, (middle - f32::from(point.row)) * self.cell.1, 0.0)
    }

    /// Returns the position that is `height` metres above a place given in cells from the top left intersection.
    pub(super) fn above(&self, place: Point2, height: f32) -> Vector3 {
        let middle = (self.size.lines() as f32 - 1.0) / 2.0;
        let (x, y) = (place.x as f32 - middle, middle - place.y as f32);
        v3(x * self.cell.0 + self.slide.0, y * self.cell.1 + self.slide.1, height)
    }

    /// Returns the displacement of the board in space.
    pub(super) fn shift(&self) -> Vector3 {
        v3(self.slide.0, self.slide.1, 0.0)
    }

    /// Returns the star points.
    pub(super) fn star_points(&self) -> Vec<Point> {
        let last = self.size.lines() as u8 - 1;
        let edge = if last >= 12 { 3 } else { 2 };
        let is_middle = |line: u8| 2 * line == last;
        let is_starred = |line: u8| line == edge || line == last - edge || is_middle(line);
        let sides = last >= 14;
        let points = self.size.points().filter(|p| is_starred(p.col) && is_starred(p.row));
        points.filter(|p| last >= 6 && (sides || is_middle(p.col) == is_middle(p.row))).collect()
    }
}

/// Returns a camera above the near side of the table, close to it.
fn camera_setup(width: usize, height: usize, r: &mut Random) -> CameraSetup {
    CameraSetup {
        width,
        height,
        elevation: r.between(0.72, 1.15),
        azimuth: 0.09 * r.gauss().clamp(-2.0, 2.0),
        roll: 0.022 * r.gauss().clamp(-2.0, 2.0),
        focal: r.between(0.85, 1.25),
        bend: r.pick(&[0.0, 0.02, 0.045]),
        distance: 0.2,
        target: v3(r.between(-0.01, 0.01), r.between(-0.015, 0.01), 0.0),
    }
}
