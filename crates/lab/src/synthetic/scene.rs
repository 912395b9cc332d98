//! A table with a board and a camera, drawn frame by frame.

use crate::synthetic::arm::Arm;
use crate::synthetic::camera::SceneCamera;
use crate::synthetic::clutter;
use crate::synthetic::coverage::{Mask, is_covered};
use crate::synthetic::hardship::Hardship;
use crate::synthetic::layer::Layer;
use crate::synthetic::random::Random;
use crate::synthetic::scene_state::{Hand, SceneState};
use crate::synthetic::sensor::{self, SensorSettings};
use crate::synthetic::stone::{self, StoneBody};
use crate::synthetic::style::SceneStyle;
use crate::synthetic::surface::{BOWL_HEIGHT, BOWL_OPENING, Surfaces};
use crate::synthetic::vector::{Vector3, v3};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::random::splitmix64;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;

/// A drawn frame with its truth.
#[derive(Debug, Clone, PartialEq)]
pub struct Rendering {
    /// The picture.
    pub frame: Frame,
    /// The pixels of the outermost intersections: top left, top right, bottom right, bottom left.
    pub corners: [Point2; 4],
    /// For each point, row by row, whether at least a fifth of a stone's disc there is hidden.
    pub covered: Vec<bool>,
}

/// A table with a board and a camera, the same in all frames. Layers that did not change are reused.
pub struct Scene {
    style: SceneStyle,
    exposure: f32,
    static_scene: Option<StaticScene>,
    stone_layer: Option<StoneLayer>,
    previous: Option<PreviousFrame>,
}

/// Everything that does not move, drawn for one camera and board position.
struct StaticScene {
    slide: (f32, f32),
    camera: SceneCamera,
    layer: Layer,
}

/// The table with the stones on it and beside it, but nothing above them.
struct StoneLayer {
    slide: (f32, f32),
    camera: SceneCamera,
    stones: Stones,
    loose: Vec<(Color, Point2)>,
    layer: Layer,
}

/// The previous frame before the sensor, reused while only the light, the lens and the sensor change.
struct PreviousFrame {
    state: SceneState,
    layer: Layer,
    covered: Vec<bool>,
}

impl Scene {
    /// Makes the scene chosen by `seed`, with frames of `width` by `height` pixels.
    #[must_use]
    pub fn new(size: BoardSize, width: usize, height: usize, seed: u64) -> Self {
        Self::with(None, size, width, height, seed)
    }

    /// Makes the scene chosen by `seed`, made hard to read by `hardship`.
    #[must_use]
    pub fn with(hardship: Option<Hardship>, size: BoardSize, width: usize, height: usize, seed: u64) -> Self {
        let change = |style: &mut SceneStyle| {
            if let Some(hardship) = hardship {
                hardship.change(style);
            }
        };
        let mut scene = Self {
            style: SceneStyle::from_seed(size, width, height, seed, change),
            exposure: 1.0,
            static_scene: None,
            stone_layer: None,
            previous: None,
        };
        scene.expose();
        scene
    }

    /// Sets the exposure as a camera's auto exposure would for the empty board.
    fn expose(&mut self) {
        let camera = SceneCamera::new(&self.style.setup);
        let surfaces = Surfaces::new(&self.style);
        let (mut sum, mut count) = (0.0, 0.0_f32);
        for row in 0..9 {
            for col in 0..9 {
                let spread = |i: usize, half: f32| half * (i as f32 / 4.0 - 1.0) * 0.93;
                let (x, y, _) = camera.project(v3(spread(col, self.style.half.0), spread(row, self.style.half.1), 0.0));
                let lit = surfaces.sample(&camera, x, y, 1e-4);
                sum += (lit.ambient + lit.direct).dot(v3(0.21, 0.72, 0.07));
                count += 1.0;
            }
        }
        let r = &mut Random::new(self.style.seed, "exposure");
        self.exposure = r.between(0.23, 0.36) / (sum / count).max(1e-3);
    }

    /// Returns the size of the board.
    #[must_use]
    pub fn size(&self) -> BoardSize {
        self.style.size
    }

    /// Returns the angle between the camera's axis and the table, in degrees.
    #[must_use]
    pub fn elevation_deg(&self) -> f64 {
        f64::from(self.style.setup.elevation.to_degrees())
    }

    /// Returns the radial distortion `k1` of the lens, with the focal length as the unit.
    #[must_use]
    pub fn k1(&self) -> f64 {
        -f64::from(self.style.setup.bend)
    }

    /// Returns a position beside the board, in cells, where a hand of `player` that will reach for `target` is not in the
    /// picture yet.
    #[must_use]
    pub fn outside_picture(&self, player: Color, target: Point2) -> Point2 {
        let style = &self.style;
        let camera = SceneCamera::new(&style.setup);
        let side = if player == Color::Black { 1.0 } else { -1.0 };
        let middle = (style.size.lines() as f64 - 1.0) / 2.0;
        let (width, height) = (style.setup.width as f32, style.setup.height as f32);
        // A hand that reaches far to one side comes from nearer the middle.
        let mut place = Point2::new(middle + 0.5 * (target.x - middle), middle + side * middle);
        for _ in 0..60 {
            place.y += side;
            let hand = Hand { player, over: place, height: 0.06, holds: None };
            let (x, y, scale) = camera.project(fingertips(style, &hand));
            let margin = 0.03 * scale;
            if x < -margin || y < -margin || x > width + margin || y > height + margin {
                break;
            }
        }
        place
    }

    /// Draws a frame.
    ///
    /// # Panics
    /// When the board of `state` has another size than that of the scene.
    pub fn render(&mut self, state: &SceneState) -> Rendering {
        assert_eq!(state.stones.size(), self.style.size, "the board has another size than the scene");
        self.style.slide = (state.slide.x as f32 * self.style.cell.0, -state.slide.y as f32 * self.style.cell.1);
        let camera = pushed(&self.style, state.push);
        let previous = match self.previous.take() {
            Some(previous) if previous.shows(state) => previous,
            _ => self.draw(state, camera),
        };
        let style = &self.style;
        let settings = SensorSettings {
            exposure: self.exposure,
            noise: style.noise,
            blur: style.blur,
            vignette: style.vignette,
            conditions: state.conditions,
            seconds: state.time.as_secs_f64(),
            seed: splitmix64(style.seed ^ splitmix64(state.index + 1)),
        };
        let rgb = sensor::capture(&previous.layer, &settings);
        let mut frame = Frame::new(previous.layer.width, previous.layer.height, rgb);
        (frame.index, frame.time, frame.settled) = (state.index, state.time, false);
        let n = style.size.lines() - 1;
        let corners = [(0, 0), (n, 0), (n, n), (0, n)]
            .map(|(col, row)| camera.pixel(style.position(Point::new(col, row)) + style.shift()));
        let covered = previous.covered.clone();
        self.previous = Some(previous);
        Rendering { frame, corners, covered }
    }

    /// Draws a frame up to the sensor.
    fn draw(&mut self, state: &SceneState, camera: SceneCamera) -> PreviousFrame {
        let tips: Vec<Vector3> = state.hands.iter().map(|hand| fingertips(&self.style, hand)).collect();
        let held = self.stones_in_hands(state, &tips);
        let mut layer = self.stone_layer(state, camera, &held);
        let style = &self.style;
        let mut covered = vec![false; style.size.area()];
        if let Some(over) = state.glare {
            clutter::draw_glare(&mut layer, style, over);
        }
        let mut hide = |mask: &Mask| {
            for (covered, point) in covered.iter_mut().zip(style.size.points()) {
                *covered |= is_covered(style, &camera, mask, point);
            }
        };
        for obstacle in &state.obstacles {
            hide(&obstacle.draw(&mut layer, &camera, style));
        }
        for (hand, tip) in state.hands.iter().zip(&tips) {
            let arm = Arm::new(style, *tip, hand.player == Color::Black);
            arm.cast_shadow(&mut layer, style);
            hide(&arm.draw(&mut layer, &camera, style));
        }
        PreviousFrame { state: state.clone(), layer, covered }
    }

    /// Returns the stones in hands whose fingertips are at `tips`.
    fn stones_in_hands(&self, state: &SceneState, tips: &[Vector3]) -> Vec<StoneBody> {
        let in_hand = |(hand, tip): (&Hand, &Vector3)| {
            let color = hand.holds?;
            let tilt = if hand.player == Color::Black { -0.1 } else { 0.1 };
            let axis = v3(0.05, tilt, 1.0).unit();
            let key = splitmix64(self.style.seed ^ state.stones.count(color) as u64);
            Some(StoneBody { color, center: *tip, key, axis })
        };
        state.hands.iter().zip(tips).filter_map(in_hand).collect()
    }

    /// Draws the table with its stones and the stones that are `held` in hands, or reuses the previous layer.
    ///
    /// Why together: a stone in a hand may be behind others, so it cannot be drawn afterwards.
    fn stone_layer(&mut self, state: &SceneState, camera: SceneCamera, held: &[StoneBody]) -> Layer {
        if let Some(drawn) = &self.stone_layer
            && held.is_empty()
            && (drawn.slide, drawn.camera) == (self.style.slide, camera)
            && (&drawn.stones, &drawn.loose) == (&state.stones, &state.loose)
        {
            return drawn.layer.clone();
        }
        let style = &self.style;
        let table = match self.static_scene.take() {
            Some(drawn) if drawn.slide == style.slide && drawn.camera == camera => drawn,
            _ => static_scene(style, camera),
        };
        let mut layer = table.layer.clone();
        self.static_scene = Some(table);
        let mut stones = stone::stones_on_points(style, &state.stones);
        stones.extend_from_slice(held);
        for (i, &(color, over)) in state.loose.iter().enumerate() {
            let middle = style.above(over, 0.0);
            let on_board = middle.x.abs() < style.half.0 && middle.y.abs() < style.half.1;
            let height = style.stone_height / 2.0 - if on_board { 0.0 } else { style.thickness };
            let key = splitmix64(style.seed ^ (0x1_0000 + i as u64));
            stones.push(StoneBody { color, center: style.above(over, height), key, axis: v3(0.0, 0.0, 1.0) });
        }
        stone::cast_shadows(&mut layer, &camera, style, &stones, 0.0);
        stone::draw(&mut layer, &camera, style, &stones);
        if held.is_empty() {
            let (slide, stones, loose) = (style.slide, state.stones.clone(), state.loose.clone());
            self.stone_layer = Some(StoneLayer { slide, camera, stones, loose, layer: layer.clone() });
        }
        layer
    }
}

impl PreviousFrame {
    /// Whether `state` differs from this frame at most in what the sensor changes.
    fn shows(&self, state: &SceneState) -> bool {
        let SceneState { conditions, index, time, .. } = *state;
        SceneState { conditions, index, time, ..self.state.clone() } == *state
    }
}

/// Returns the camera after it has been pushed by some degrees.
fn pushed(style: &SceneStyle, push: Point2) -> SceneCamera {
    let mut setup = style.setup;
    let shift = |degrees: f64| (degrees as f32).to_radians() * setup.distance;
    setup.target = setup.target + v3(shift(push.x), -shift(push.y), 0.0);
    setup.roll += (push.x as f32).to_radians() * 0.3;
    SceneCamera::new(&setup)
}

/// Draws the table, the board and the bowls with their stones.
fn static_scene(style: &SceneStyle, camera: SceneCamera) -> StaticScene {
    let mut layer = Surfaces::new(style).draw(&camera);
    let rim = BOWL_HEIGHT - style.thickness - 0.006;
    for bowl in &style.bowls {
        let color = if bowl.black { Color::Black } else { Color::White };
        let reach = BOWL_OPENING - 0.006 - style.stone_radius;
        let stones = stone::stones_in_bowl(style, bowl.x, bowl.y, rim, color, reach);
        stone::draw_heap(&mut layer, &camera, style, &stones);
    }
    StaticScene { slide: style.slide, camera, layer }
}

/// Returns the position of the fingertips in space.
fn fingertips(style: &SceneStyle, hand: &Hand) -> Vector3 {
    style.above(hand.over, hand.height as f32 + style.stone_height / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::synthetic::picture_conditions::PictureConditions;

    fn luma(frame: &Frame, p: Point2) -> f64 {
        let (x, y) = (p.x.round() as usize, p.y.round() as usize);
        let near = (0..9).map(|i| frame.pixel(x + i % 3 - 1, y + i / 3 - 1)).map(|[r, g, b]| [r, g, b].map(f64::from));
        near.map(|[r, g, b]| (0.3 * r + 0.6 * g + 0.1 * b) / 9.0).sum()
    }

    #[test]
    fn the_same_seed_gives_the_same_picture() {
        let draw = |seed| {
            let state = SceneState::of(Stones::from_diagram("X . .\n. O .\n. . .").unwrap());
            Scene::new(BoardSize::new(3).unwrap(), 160, 120, seed).render(&state)
        };
        assert_eq!(draw(7), draw(7));
        assert!(draw(7).frame.rgb != draw(8).frame.rgb);
    }

    /// Reused layers must not change the picture.
    #[test]
    fn earlier_frames_do_not_change_a_picture() {
        let with = |stones: &str| SceneState::of(Stones::from_diagram(stones).unwrap());
        let hand = |holds| Hand { player: Color::White, over: Point2::new(1.0, 1.0), height: 0.01, holds };
        let one = with("X . .\n. . .\n. . .");
        let dim = SceneState {
            conditions: PictureConditions { exposure: 0.5, ..PictureConditions::default() },
            ..one.clone()
        };
        let mut states = vec![one.clone(), SceneState { index: 1, ..one.clone() }, dim];
        states.push(SceneState { hands: vec![hand(Some(Color::White))], ..one.clone() });
        states.push(SceneState { hands: vec![hand(None)], ..one.clone() });
        states.push(SceneState { loose: vec![(Color::Black, Point2::new(3.0, 3.2))], ..one.clone() });
        states.push(SceneState { push: Point2::new(1.0, 0.5), ..one.clone() });
        states.push(SceneState { slide: Point2::new(0.5, 0.0), ..one.clone() });
        states.extend([with("X . .\n. O .\n. . ."), one]);
        let new = || Scene::new(BoardSize::new(3).unwrap(), 160, 120, 7);
        let mut scene = new();
        for (i, state) in states.iter().enumerate() {
            assert!(scene.render(state) == new().render(state), "moment {i}");
        }
    }

    #[test]
    fn stones_lie_on_their_points() {
        let stones = Stones::from_diagram(
            "X . . . . . . . O
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . X O . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             O . . . . . . . X",
        )
        .unwrap();
        for seed in 0..6 {
            let mut scene = Scene::new(BoardSize::NINE, 480, 360, seed);
            let bare = scene.render(&SceneState::of(Stones::empty(BoardSize::NINE)));
            let laid = scene.render(&SceneState::of(stones.clone()));
            let points =
                [(0, Some(Color::Black)), (1, Some(Color::White)), (2, Some(Color::Black)), (3, Some(Color::White))];
            for (corner, color) in points {
                let change = luma(&laid.frame, laid.corners[corner]) - luma(&bare.frame, bare.corners[corner]);
                match color {
                    Some(Color::Black) => assert!(change < -25.0, "seed {seed}, corner {corner}: {change}"),
                    _ => assert!(change > 15.0, "seed {seed}, corner {corner}: {change}"),
                }
            }
        }
    }

    #[test]
    fn a_hand_hides_the_points_below_it_and_no_others() {
        let mut scene = Scene::new(BoardSize::NINE, 480, 360, 3);
        let mut state = SceneState::of(Stones::empty(BoardSize::NINE));
        assert!(scene.render(&state).covered.iter().all(|c| !c));
        state.hands.push(Hand { player: Color::Black, over: Point2::new(4.0, 4.0), height: 0.01, holds: None });
        let covered = scene.render(&state).covered;
        let at = |col, row| covered[Point::new(col, row).index(BoardSize::NINE)];
        assert!(!at(4, 0) && !at(0, 0) && !at(8, 0), "the far edge is free");
        assert!((0..9).any(|col| at(col, 7)), "the arm comes from the near edge");
        let hidden = covered.iter().filter(|c| **c).count();
        assert!((5..45).contains(&hidden), "{hidden}");
    }
}
