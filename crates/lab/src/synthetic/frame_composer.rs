//! Frames one after the other: hands that come, place and lift stones, and withdraw.

use std::time::Duration;

use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::picture_conditions::PictureConditions;
use crate::synthetic::random::Random;
use crate::synthetic::scene::Scene;
use crate::synthetic::scene_state::{Hand, SceneState};
use crate::synthetic::vector::eased;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::symmetry::Symmetry;
use kifuscribe_core::sensing::geometry::Point2;

/// The frames of a clip.
pub struct FrameScript {
    /// The state of the table in each frame.
    pub frames: Vec<SceneState>,
    /// When the hand had left the picture after each move, in seconds.
    pub hand_left_s: Vec<f64>,
    /// When each disturbance began, in seconds.
    pub disturbed: Vec<(&'static str, f64)>,
}

/// Minimum and maximum time of a movement of the hand to the board or back, in seconds.
pub(super) const REACH_S: (f32, f32) = (0.4, 0.6);
/// How long placing a stone takes, in seconds.
const PLACE_S: f32 = 0.3;
/// How long a movement of the hand over the board takes, in seconds.
pub(super) const LIFT_S: f32 = 0.35;

/// Composes a clip frame by frame.
pub struct FrameComposer<'a> {
    pub(super) scene: &'a Scene,
    fps: f64,
    pub(super) random: Random,
    /// The state of the next frame.
    pub now: SceneState,
    pub(super) script: FrameScript,
    /// Whether the board has been turned by half a turn.
    pub turned: bool,
    /// Hands that do not move.
    pub others: Vec<Hand>,
    /// Changes of the light and the camera, with the seconds at which each began.
    courses: Vec<(Disturbance, f64)>,
}

impl<'a> FrameComposer<'a> {
    /// Starts without frames, with these stones on the board.
    pub fn new(stones: Stones, scene: &'a Scene, fps: f64, seed: u64) -> Self {
        Self {
            scene,
            fps,
            random: Random::new(seed, "play"),
            now: SceneState::of(stones),
            script: FrameScript { frames: Vec::new(), hand_left_s: Vec::new(), disturbed: Vec::new() },
            turned: false,
            others: Vec::new(),
            courses: Vec::new(),
        }
    }

    /// Returns the time of the next frame, in seconds.
    pub fn seconds(&self) -> f64 {
        self.script.frames.len() as f64 / self.fps
    }

    /// Appends a frame with this hand.
    pub fn frame(&mut self, hand: Option<Hand>) {
        self.now.index = self.script.frames.len() as u64;
        self.now.time = Duration::from_secs_f64(self.seconds());
        self.now.hands = self.others.iter().copied().chain(hand).collect();
        let mut shown = self.now.clone();
        for &(what, began_s) in &self.courses {
            shown.conditions = shown.conditions.with(PictureConditions::during(what, self.seconds() - began_s));
        }
        if self.turned {
            for p in shown.stones.size().points() {
                shown.stones.set(p, self.now.stones.get(Symmetry::Rotate180.point(p, shown.stones.size())));
            }
        }
        self.script.frames.push(shown);
    }

    /// Returns the number of frames of a duration in seconds, at least 1.
    pub fn frames_in(&self, seconds: f32) -> usize {
        ((f64::from(seconds) * self.fps).round() as usize).max(1)
    }

    /// Appends frames without a change for a duration in seconds.
    pub fn wait(&mut self, seconds: f32, hand: Option<Hand>) {
        for _ in 0..self.frames_in(seconds) {
            self.frame(hand);
        }
    }

    /// Appends frames without a hand for a duration in seconds. `change` sets the state of each, given the share of the
    /// time that has passed, up to 1.
    pub(super) fn animate(&mut self, seconds: f32, mut change: impl FnMut(&mut SceneState, f64)) {
        let frames = self.frames_in(seconds);
        for i in 1..=frames {
            change(&mut self.now, i as f64 / frames as f64);
            self.frame(None);
        }
    }

    /// Moves the hand to another position, in a low arc, and returns it there.
    pub fn move_hand(&mut self, mut hand: Hand, to: Point2, height: f64, seconds: f32) -> Hand {
        let from = hand;
        let frames = self.frames_in(seconds);
        for i in 1..=frames {
            let s = eased(i as f64 / frames as f64);
            hand.over = Point2::new(from.over.x + (to.x - from.over.x) * s, from.over.y + (to.y - from.over.y) * s);
            let arc = 0.02 * (std::f64::consts::PI * s).sin();
            hand.height = from.height + (height - from.height) * s + arc;
            self.frame(Some(hand));
        }
        hand
    }

    /// Returns the duration of the next movement to the board or back, in seconds.
    pub(super) fn reach_s(&mut self) -> f32 {
        self.random.between(REACH_S.0, REACH_S.1)
    }

    /// Returns the position of a point in cells, with the board turned or not.
    pub fn place(&self, point: Point) -> Point2 {
        let p = if self.turned { Symmetry::Rotate180.point(point, self.now.stones.size()) } else { point };
        Point2::new(f64::from(p.col), f64::from(p.row))
    }

    /// Returns a hand that will move to `target`, still outside the picture.
    pub fn hand_outside(&self, player: Color, target: Point2, holds: Option<Color>) -> Hand {
        Hand { player, over: self.scene.outside_picture(player, target), height: 0.06, holds }
    }

    /// Moves a hand from outside the picture to `over`, at `height` metres, and returns it there.
    pub(super) fn reach_over(&mut self, player: Color, over: Point2, holds: Option<Color>, height: f64) -> Hand {
        let hand = self.hand_outside(player, over, holds);
        self.move_hand(hand, over, height, REACH_S.1)
    }

    /// Moves the hand out of the picture.
    pub fn withdraw(&mut self, hand: Hand) {
        let away = self.scene.outside_picture(hand.player, hand.over);
        let reach = self.reach_s();
        self.move_hand(hand, away, 0.06, reach);
    }

    /// Moves the hand to a point, where it places a stone, and returns it there.
    pub fn place_stone(&mut self, hand: Hand, color: Color, point: Point) -> Hand {
        let (reach, target) = (self.reach_s(), self.place(point));
        let mut hand = self.move_hand(Hand { holds: Some(color), ..hand }, target, 0.001, reach);
        self.wait(PLACE_S / 2.0, Some(hand));
        self.now.stones.set(point, Some(color));
        (hand.holds, hand.height) = (None, 0.006);
        self.wait(PLACE_S / 2.0, Some(hand));
        hand
    }

    /// Moves the hand to a point, where it lifts the stone, and returns it there with the stone.
    pub fn lift_stone(&mut self, hand: Hand, point: Point) -> Hand {
        let target = self.place(point);
        let mut hand = self.move_hand(hand, target, 0.004, LIFT_S);
        hand.holds = self.now.stones.get(point);
        self.now.stones.set(point, None);
        hand
    }

    /// Places stones of `color` on these points with a hand that comes and withdraws.
    pub fn place_stones(&mut self, color: Color, points: &[Point]) {
        let Some(&first) = points.first() else { return };
        let mut hand = self.hand_outside(color, self.place(first), Some(color));
        for &point in points {
            hand = self.place_stone(hand, color, point);
        }
        self.withdraw(hand);
    }

    /// Lifts the stone on `from` with a hand that comes, places one of `color` on `to`, and returns the hand there.
    pub(super) fn replace_stone(&mut self, player: Color, from: Point, color: Color, to: Point) -> Hand {
        let hand = self.hand_outside(player, self.place(from), None);
        let hand = self.lift_stone(hand, from);
        self.place_stone(hand, color, to)
    }

    /// Lifts the stones on these points with a hand that comes and withdraws.
    pub fn remove_stones(&mut self, player: Color, points: &[Point]) {
        let Some(&first) = points.first() else { return };
        let mut hand = self.hand_outside(player, self.place(first), None);
        for &p in points {
            hand = self.lift_stone(hand, p);
        }
        self.withdraw(hand);
    }

    /// Notes that the hand of a move has left the picture.
    pub(super) fn note_hand_left(&mut self) {
        let seconds = self.seconds();
        self.script.hand_left_s.push(seconds);
    }

    /// Notes that a disturbance begins.
    pub(super) fn note(&mut self, what: Disturbance) {
        let seconds = self.seconds();
        self.script.disturbed.push((what.name(), seconds));
    }

    /// Begins a change of the light or the camera that takes its course while play goes on.
    pub(super) fn begin_course(&mut self, what: Disturbance) {
        self.note(what);
        self.courses.push((what, self.seconds()));
    }

    /// Returns an empty point next to this one.
    pub fn free_beside(&self, point: Point) -> Option<Point> {
        point.neighbors(self.now.stones.size()).find(|&p| self.now.stones.get(p).is_none())
    }
}

/// 1 for the near player, -1 for the far one.
pub const fn side(player: Color) -> f64 {
    match player {
        Color::Black => 1.0,
        Color::White => -1.0,
    }
}
