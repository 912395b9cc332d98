//! Pictures of a board drawn by ourselves: a table in perspective with wood, lines, lens-shaped stones, shadows, bowls,
//! a hand with its sleeve, and a camera with noise. The same seed gives the same picture.
//!
//! Lengths are metres, light is linear, the camera is a pinhole with a little radial distortion. It is a drawing that
//! looks like a photograph, not a simulation of light: shadows and highlights are formulas, nothing is traced twice.

mod camera;
mod clutter;
pub mod disturbance;
pub mod fill;
pub mod film;
mod hand;
mod layer;
pub mod play;
pub mod random;
mod sensor;
mod stone;
mod style;
mod surface;
mod vector;

use std::time::Duration;

use crate::synthetic::camera::SceneCamera;
pub use crate::synthetic::clutter::Obstacle;
use crate::synthetic::hand::{Arm, Mask};
use crate::synthetic::layer::Layer;
use crate::synthetic::random::{Random, hash};
use crate::synthetic::sensor::SensorSettings;
use crate::synthetic::stone::StoneBody;
use crate::synthetic::style::SceneStyle;
use crate::synthetic::surface::{BOWL_HEIGHT, BOWL_OPENING, Surfaces};
use crate::synthetic::vector::{Vector3, v3};

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::Point2;

/// A hand over the board. Black sits at the near side, White at the far one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hand {
    /// Whose it is.
    pub player: Color,
    /// Where the fingertips are, in cells from the top left intersection: x to the right, y towards the near edge.
    /// May lie beside the board.
    pub over: Point2,
    /// How high the fingertips are above the board, in metres.
    pub height: f64,
    /// The stone between the fingertips.
    pub holds: Option<Color>,
}

/// One moment at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct SceneState {
    /// What lies on the board; row 0 is the far edge.
    pub stones: Stones,
    /// Hands over it.
    pub hands: Vec<Hand>,
    /// Stones that lie beside the points or beside the board, in cells as a hand's place is.
    pub loose: Vec<(Color, Point2)>,
    /// Things that lie on the board.
    pub things: Vec<Obstacle>,
    /// Where a lamp is reflected, in cells.
    pub glare: Option<Point2>,
    /// How far the board has slid, in cells to the right and towards the near edge.
    pub slide: Point2,
    /// How far the camera has been pushed: turned to the right and tilted down, in degrees.
    pub push: Point2,
    /// Exposure as a factor; 1 is right.
    pub exposure: f64,
    /// Sensor noise as a factor; 1 is an ordinary webcam indoors.
    pub noise: f64,
    /// The number of the picture; chooses the sensor's noise.
    pub index: u64,
    /// When the picture is taken.
    pub time: Duration,
}

impl SceneState {
    /// A quiet moment with these stones.
    #[must_use]
    pub fn of(stones: Stones) -> Self {
        Self {
            stones,
            hands: Vec::new(),
            loose: Vec::new(),
            things: Vec::new(),
            glare: None,
            slide: Point2::default(),
            push: Point2::default(),
            exposure: 1.0,
            noise: 1.0,
            index: 0,
            time: Duration::ZERO,
        }
    }
}

/// A picture with what is true of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Rendering {
    /// The picture.
    pub frame: Frame,
    /// The pixels of the outermost intersections: top left, top right, bottom right, bottom left.
    pub corners: [Point2; 4],
    /// For each point, row by row, whether a hand hides a fifth or more of a stone's disc there.
    pub covered: Vec<bool>,
}

/// A table with a board and a camera, which stays the same from picture to picture.
pub struct Scene {
    look: SceneStyle,
    exposure: f32,
    still: Option<StaticScene>,
    laid: Option<StoneLayer>,
    last: Option<PreviousFrame>,
}

/// Everything that does not move, drawn for one camera and board position.
struct StaticScene {
    slide: (f32, f32),
    lens: SceneCamera,
    layer: Layer,
}

/// The table with the stones on it and beside it, but nothing above them.
struct StoneLayer {
    slide: (f32, f32),
    lens: SceneCamera,
    stones: Stones,
    loose: Vec<(Color, Point2)>,
    layer: Layer,
}

/// The last moment drawn: nothing may have changed since but the sensor's noise.
struct PreviousFrame {
    moment: SceneState,
    layer: Layer,
    covered: Vec<bool>,
}

impl Scene {
    /// The table that belongs to `seed`, photographed in pictures of `width` by `height` pixels.
    #[must_use]
    pub fn new(size: BoardSize, width: usize, height: usize, seed: u64) -> Self {
        let mut studio = Self {
            look: SceneStyle::from_seed(size, width, height, seed),
            exposure: 1.0,
            still: None,
            laid: None,
            last: None,
        };
        studio.expose();
        studio
    }

    /// Sets the exposure so that the bare board comes out as a camera's automatic would show it.
    fn expose(&mut self) {
        let lens = SceneCamera::new(&self.look.setup);
        let surfaces = Surfaces::new(&self.look, (0.0, 0.0));
        let (mut sum, mut count) = (0.0, 0.0_f32);
        for row in 0..9 {
            for col in 0..9 {
                let spread = |i: usize, half: f32| half * (i as f32 / 4.0 - 1.0) * 0.93;
                let (x, y, _) = lens.project(v3(spread(col, self.look.half.0), spread(row, self.look.half.1), 0.0));
                let lit = surfaces.sample(&lens, x, y, 1e-4);
                sum += (lit.ambient + lit.direct).dot(v3(0.21, 0.72, 0.07));
                count += 1.0;
            }
        }
        let r = &mut Random::new(self.look.seed, "exposure");
        self.exposure = r.between(0.23, 0.36) / (sum / count).max(1e-3);
    }

    /// The board's size.
    #[must_use]
    pub fn size(&self) -> BoardSize {
        self.look.size
    }

    /// The degrees by which the camera looks down on the table.
    #[must_use]
    pub fn elevation_deg(&self) -> f64 {
        f64::from(self.look.setup.elevation.to_degrees())
    }

    /// How strongly the lens bends straight lines: k1 of the usual model, with the focal length as the unit.
    #[must_use]
    pub fn k1(&self) -> f64 {
        -f64::from(self.look.setup.bend)
    }

    /// A place beside the board, in cells, where a hand of `player` that reaches for `target` is not in the picture
    /// yet.
    #[must_use]
    pub fn out_of_sight(&self, player: Color, target: Point2) -> Point2 {
        let look = &self.look;
        let lens = SceneCamera::new(&look.setup);
        let side = if player == Color::Black { 1.0 } else { -1.0 };
        let middle = (look.size.lines() as f64 - 1.0) / 2.0;
        let (width, height) = (look.setup.width as f32, look.setup.height as f32);
        // A hand that reaches far out comes from the middle of its side.
        let mut place = Point2::new(middle + 0.5 * (target.x - middle), middle + side * middle);
        for _ in 0..60 {
            place.y += side;
            let hand = Hand { player, over: place, height: 0.06, holds: None };
            let (x, y, scale) = lens.project(fingertips(look, &hand, (0.0, 0.0)));
            let margin = 0.03 * scale;
            if x < -margin || y < -margin || x > width + margin || y > height + margin {
                break;
            }
        }
        place
    }

    /// Draws a moment.
    ///
    /// # Panics
    /// When the moment's board has another size than the studio's.
    pub fn render(&mut self, moment: &SceneState) -> Rendering {
        assert_eq!(moment.stones.size(), self.look.size, "the studio holds a board of one size");
        let slide = (moment.slide.x as f32 * self.look.cell.0, -moment.slide.y as f32 * self.look.cell.1);
        let lens = pushed(&self.look, moment.push);
        let last = match self.last.take() {
            Some(last) if last.shows(moment) => last,
            _ => self.scene(moment, lens, slide),
        };
        let look = &self.look;
        let shot = SensorSettings {
            exposure: self.exposure * moment.exposure as f32,
            noise: look.noise * moment.noise as f32,
            blur: look.blur,
            vignette: look.vignette,
            seed: hash(look.seed ^ hash(moment.index + 1)),
        };
        let rgb = sensor::photograph(&last.layer, &shot);
        let mut frame = Frame::new(last.layer.width, last.layer.height, rgb);
        (frame.index, frame.time, frame.settled) = (moment.index, moment.time, false);
        let n = look.size.lines() - 1;
        let corners = [(0, 0), (n, 0), (n, n), (0, n)]
            .map(|(col, row)| lens.pixel(look.place(Point::new(col, row)) + v3(slide.0, slide.1, 0.0)));
        let covered = last.covered.clone();
        self.last = Some(last);
        Rendering { frame, corners, covered }
    }

    /// The light of a moment, not yet photographed.
    fn scene(&mut self, moment: &SceneState, lens: SceneCamera, slide: (f32, f32)) -> PreviousFrame {
        let tips: Vec<Vector3> = moment.hands.iter().map(|hand| fingertips(&self.look, hand, slide)).collect();
        let held: Vec<StoneBody> = moment
            .hands
            .iter()
            .zip(&tips)
            .filter_map(|(hand, tip)| {
                let color = hand.holds?;
                let tilt = if hand.player == Color::Black { -0.1 } else { 0.1 };
                let axis = v3(0.05, tilt, 1.0).unit();
                let key = hash(self.look.seed ^ moment.stones.count(color) as u64);
                Some(StoneBody { color, center: *tip, key, axis })
            })
            .collect();
        let mut layer = self.laid_out(moment, lens, slide, &held);
        let look = &self.look;
        let mut covered = vec![false; look.size.area()];
        if let Some(over) = moment.glare {
            clutter::draw_glare(&mut layer, look, over, slide);
        }
        for thing in &moment.things {
            let mask = thing.draw(&mut layer, &lens, look, slide);
            for point in look.size.points() {
                covered[point.index(look.size)] |= is_covered(look, &lens, &mask, point, slide);
            }
        }
        for (hand, tip) in moment.hands.iter().zip(&tips) {
            let arm = Arm::new(look, *tip, hand.player == Color::Black);
            arm.cast_shadow(&mut layer, look);
            let mask = arm.draw(&mut layer, &lens, look);
            for point in look.size.points() {
                let i = point.index(look.size);
                covered[i] |= is_covered(look, &lens, &mask, point, slide);
            }
        }
        PreviousFrame { moment: moment.clone(), layer, covered }
    }

    /// The table with its stones and those that are `held`; drawn anew only where something has changed. A stone in a
    /// hand lies among the others in depth, so that it cannot be added afterwards.
    fn laid_out(&mut self, moment: &SceneState, lens: SceneCamera, slide: (f32, f32), held: &[StoneBody]) -> Layer {
        if let Some(laid) = &self.laid
            && held.is_empty()
            && (laid.slide, laid.lens) == (slide, lens)
            && (&laid.stones, &laid.loose) == (&moment.stones, &moment.loose)
        {
            return laid.layer.clone();
        }
        let look = &self.look;
        let still = match self.still.take() {
            Some(still) if still.slide == slide && still.lens == lens => still,
            _ => still_life(look, lens, slide),
        };
        let mut layer = still.layer.clone();
        self.still = Some(still);
        let mut stones = stone::laid_out(look, &moment.stones, slide);
        stones.extend_from_slice(held);
        for (i, &(color, over)) in moment.loose.iter().enumerate() {
            let middle = clutter::spot(look, over, slide, 0.0);
            let on_board = middle.x.abs() < look.half.0 && middle.y.abs() < look.half.1;
            let lies = look.stone_height / 2.0 - if on_board { 0.0 } else { look.thickness };
            let center = clutter::spot(look, over, slide, lies);
            stones.push(StoneBody {
                color,
                center,
                key: hash(look.seed ^ (0x1_0000 + i as u64)),
                axis: v3(0.0, 0.0, 1.0),
            });
        }
        stone::cast_shadows(&mut layer, &lens, look, &stones, 0.0);
        stone::draw(&mut layer, &lens, look, &stones);
        if held.is_empty() {
            let (stones, loose) = (moment.stones.clone(), moment.loose.clone());
            self.laid = Some(StoneLayer { slide, lens, stones, loose, layer: layer.clone() });
        }
        layer
    }
}

impl PreviousFrame {
    /// Whether this is what the moment shows, whatever the sensor makes of it.
    fn shows(&self, moment: &SceneState) -> bool {
        let SceneState { exposure, noise, index, time, .. } = *moment;
        SceneState { exposure, noise, index, time, ..self.moment.clone() } == *moment
    }
}

/// The lens after the camera has been pushed by some degrees.
fn pushed(look: &SceneStyle, push: Point2) -> SceneCamera {
    let mut setup = look.setup;
    let shift = |degrees: f64| (degrees as f32).to_radians() * setup.distance;
    setup.target = setup.target + v3(shift(push.x), -shift(push.y), 0.0);
    setup.roll += (push.x as f32).to_radians() * 0.3;
    SceneCamera::new(&setup)
}

/// Table, board and bowls with their stones.
fn still_life(look: &SceneStyle, lens: SceneCamera, slide: (f32, f32)) -> StaticScene {
    let mut layer = Surfaces::new(look, slide).draw(&lens);
    let rim = BOWL_HEIGHT - look.thickness - 0.006;
    for bowl in &look.bowls {
        let color = if bowl.black { Color::Black } else { Color::White };
        let reach = BOWL_OPENING - 0.006 - look.stone_radius;
        let stones = stone::in_bowl(look, bowl.x, bowl.y, rim, color, reach);
        stone::draw_heap(&mut layer, &lens, look, &stones);
    }
    StaticScene { slide, lens, layer }
}

/// Where the fingertips are in space.
fn fingertips(look: &SceneStyle, hand: &Hand, slide: (f32, f32)) -> Vector3 {
    let middle = (look.size.lines() as f32 - 1.0) / 2.0;
    v3(
        (hand.over.x as f32 - middle) * look.cell.0 + slide.0,
        (middle - hand.over.y as f32) * look.cell.1 + slide.1,
        hand.height as f32 + look.stone_height / 2.0,
    )
}

/// Whether a fifth of the disc of a stone on `point` lies behind the hand.
fn is_covered(look: &SceneStyle, lens: &SceneCamera, mask: &Mask, point: Point, slide: (f32, f32)) -> bool {
    let (width, height) = (look.setup.width as f32, look.setup.height as f32);
    let center = look.place(point) + v3(slide.0, slide.1, look.stone_height / 2.0);
    let (mut hidden, mut seen) = (0, 0);
    for ring in 0..4 {
        for spoke in 0..8 {
            let turn = (spoke as f32 + 0.5 * ring as f32) * std::f32::consts::TAU / 8.0;
            // Rings of equal area.
            let out = look.stone_radius * ((ring as f32 + 0.5) / 4.0).sqrt();
            let (x, y, _) = lens.project(center + v3(out * turn.cos(), out * turn.sin(), 0.0));
            seen += 1;
            if x >= 0.0 && y >= 0.0 && x < width - 0.5 && y < height - 0.5 {
                let i = (y + 0.5) as usize * look.setup.width + (x + 0.5) as usize;
                hidden += i32::from(mask.get(i).is_some_and(|&m| m > 0.5));
            }
        }
    }
    5 * hidden >= seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luma(frame: &Frame, p: Point2) -> f64 {
        let (x, y) = (p.x.round() as usize, p.y.round() as usize);
        let near = (0..9).map(|i| frame.pixel(x + i % 3 - 1, y + i / 3 - 1)).map(|[r, g, b]| [r, g, b].map(f64::from));
        near.map(|[r, g, b]| (0.3 * r + 0.6 * g + 0.1 * b) / 9.0).sum()
    }

    #[test]
    fn the_same_seed_gives_the_same_picture() {
        let draw = |seed| {
            let moment = SceneState::of(Stones::from_diagram("X . .\n. O .\n. . .").unwrap());
            Scene::new(BoardSize::new(3).unwrap(), 160, 120, seed).render(&moment)
        };
        assert_eq!(draw(7), draw(7));
        assert!(draw(7).frame.rgb != draw(8).frame.rgb);
    }

    /// A studio that has drawn something keeps what it can of it; nobody may see that in its pictures.
    #[test]
    fn what_was_drawn_before_does_not_show() {
        let with = |stones: &str| SceneState::of(Stones::from_diagram(stones).unwrap());
        let hand = |holds| Hand { player: Color::White, over: Point2::new(1.0, 1.0), height: 0.01, holds };
        let one = with("X . .\n. . .\n. . .");
        let mut moments =
            vec![one.clone(), SceneState { index: 1, ..one.clone() }, SceneState { exposure: 0.5, ..one.clone() }];
        moments.push(SceneState { hands: vec![hand(Some(Color::White))], ..one.clone() });
        moments.push(SceneState { hands: vec![hand(None)], ..one.clone() });
        moments.push(SceneState { loose: vec![(Color::Black, Point2::new(3.0, 3.2))], ..one.clone() });
        moments.push(SceneState { push: Point2::new(1.0, 0.5), ..one.clone() });
        moments.push(SceneState { slide: Point2::new(0.5, 0.0), ..one.clone() });
        moments.extend([with("X . .\n. O .\n. . ."), one]);
        let new = || Scene::new(BoardSize::new(3).unwrap(), 160, 120, 7);
        let mut studio = new();
        for (i, moment) in moments.iter().enumerate() {
            assert!(studio.render(moment) == new().render(moment), "moment {i}");
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
            let mut studio = Scene::new(BoardSize::NINE, 480, 360, seed);
            let bare = studio.render(&SceneState::of(Stones::empty(BoardSize::NINE)));
            let laid = studio.render(&SceneState::of(stones.clone()));
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
        let mut studio = Scene::new(BoardSize::NINE, 480, 360, 3);
        let mut moment = SceneState::of(Stones::empty(BoardSize::NINE));
        assert!(studio.render(&moment).covered.iter().all(|c| !c));
        moment.hands.push(Hand { player: Color::Black, over: Point2::new(4.0, 4.0), height: 0.01, holds: None });
        let covered = studio.render(&moment).covered;
        let at = |col, row| covered[Point::new(col, row).index(BoardSize::NINE)];
        assert!(!at(4, 0) && !at(0, 0) && !at(8, 0), "the far edge is free");
        assert!((0..9).any(|col| at(col, 7)), "the arm comes from the near edge");
        let hidden = covered.iter().filter(|c| **c).count();
        assert!((5..45).contains(&hidden), "{hidden}");
    }
}
