//! A game as it would be played over the board: a hand comes in, sets a stone, lifts what is captured, and leaves.

use std::time::Duration;

use crate::capture::synthetic::random::Random;
use crate::capture::synthetic::{Hand, Moment, Studio};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::GameRecord;
use crate::sensing::geometry::Position2;

/// What may happen during a clip besides play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Disturbance {
    /// Somebody knocks against the camera; it stays where it was pushed to.
    Bump,
    /// The board slides a little over the table.
    Slide,
    /// A hand stays over the board for eight seconds.
    Rest,
    /// A hand comes, hesitates, and leaves without a stone.
    Hover,
    /// The camera's automatic exposure jumps.
    Exposure,
    /// The light is poor and the pictures are noisy.
    Noise,
}

impl Disturbance {
    /// Every disturbance.
    pub const ALL: [Self; 6] = [Self::Bump, Self::Slide, Self::Rest, Self::Hover, Self::Exposure, Self::Noise];

    /// The name on the command line and in the truth.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bump => "bump",
            Self::Slide => "slide",
            Self::Rest => "rest",
            Self::Hover => "hover",
            Self::Exposure => "exposure",
            Self::Noise => "noise",
        }
    }

    /// After which share of the moves it happens.
    const fn share(self) -> f64 {
        match self {
            Self::Bump => 0.33,
            Self::Slide => 0.67,
            Self::Rest => 0.5,
            Self::Hover => 0.4,
            Self::Exposure => 0.25,
            Self::Noise => 0.0,
        }
    }
}

/// A game cut into frames.
pub(super) struct Script {
    /// What each frame shows.
    pub(super) frames: Vec<Moment>,
    /// When the hand was gone after each move, in seconds.
    pub(super) hand_left_s: Vec<f64>,
    /// When each disturbance began, in seconds.
    pub(super) disturbed: Vec<(&'static str, f64)>,
}

/// The seconds that parts of a move take, at the least and at the most.
const THINK_S: (f32, f32) = (0.8, 1.3);
const REACH_S: (f32, f32) = (0.4, 0.6);
const SET_S: f32 = 0.3;
const LIFT_S: f32 = 0.35;
/// Quiet before the first move and after the last one.
const QUIET_S: f32 = 2.0;
const REST_S: f32 = 8.0;

/// Writes the script of a game: `fps` frames a second, the same for the same `seed`.
pub(super) fn script(record: &GameRecord, studio: &Studio, fps: f64, seed: u64, disturb: &[Disturbance]) -> Script {
    let mut director = Director::new(record, studio, fps, seed);
    if disturb.contains(&Disturbance::Noise) {
        director.now.noise = 3.0;
        director.script.disturbed.push((Disturbance::Noise.name(), 0.0));
    }
    director.hold(QUIET_S, None);
    let total = record.moves.len();
    let due = |d: Disturbance, played: usize| {
        disturb.contains(&d) && played == ((d.share() * total as f64) as usize).clamp(1, total.max(1))
    };
    let mut position = record.start();
    for (i, next) in record.moves.iter().enumerate() {
        let think = director.random.between(THINK_S.0, THINK_S.1);
        director.hold(think, None);
        let effect = position.play(next.color, next.point);
        let lifted: Vec<Point> = effect.captured.into_iter().chain(effect.suicide).collect();
        let rest = due(Disturbance::Rest, i + 1);
        match next.point {
            Some(point) => director.play(next.color, point, &lifted, rest),
            None => director.hold(1.0, None),
        }
        let left = director.seconds();
        director.script.hand_left_s.push(left);
        for d in Disturbance::ALL {
            if due(d, i + 1) {
                director.disturb(d, next.color.opponent());
            }
        }
    }
    director.hold(QUIET_S, None);
    director.script.disturbed.sort_by(|a, b| a.1.total_cmp(&b.1));
    director.script
}

/// Makes the frames one after the other.
struct Director<'a> {
    studio: &'a Studio,
    fps: f64,
    random: Random,
    /// The table as it is now.
    now: Moment,
    script: Script,
}

impl<'a> Director<'a> {
    fn new(record: &GameRecord, studio: &'a Studio, fps: f64, seed: u64) -> Self {
        Self {
            studio,
            fps,
            random: Random::new(seed, "play"),
            now: Moment::of(record.start().stones().clone()),
            script: Script { frames: Vec::new(), hand_left_s: Vec::new(), disturbed: Vec::new() },
        }
    }

    /// The time of the next frame.
    fn seconds(&self) -> f64 {
        self.script.frames.len() as f64 / self.fps
    }

    /// Adds a frame with this hand.
    fn frame(&mut self, hand: Option<Hand>) {
        self.now.index = self.script.frames.len() as u64;
        self.now.time = Duration::from_secs_f64(self.seconds());
        self.now.hands = hand.into_iter().collect();
        self.script.frames.push(self.now.clone());
    }

    /// The number of frames of a stretch of time, at least one.
    fn frames_in(&self, seconds: f32) -> usize {
        ((f64::from(seconds) * self.fps).round() as usize).max(1)
    }

    /// Nothing changes for some time.
    fn hold(&mut self, seconds: f32, hand: Option<Hand>) {
        for _ in 0..self.frames_in(seconds) {
            self.frame(hand);
        }
    }

    /// The hand moves to another place, in a low arc.
    fn carry(&mut self, mut hand: Hand, to: Position2, height: f64, seconds: f32) -> Hand {
        let from = hand;
        let frames = self.frames_in(seconds);
        for i in 1..=frames {
            let t = i as f64 / frames as f64;
            let s = t * t * (3.0 - 2.0 * t);
            hand.over = Position2::new(from.over.x + (to.x - from.over.x) * s, from.over.y + (to.y - from.over.y) * s);
            let arc = 0.02 * (std::f64::consts::PI * s).sin();
            hand.height = from.height + (height - from.height) * s + arc;
            self.frame(Some(hand));
        }
        hand
    }

    fn reach_s(&mut self) -> f32 {
        self.random.between(REACH_S.0, REACH_S.1)
    }

    /// Sets a stone and lifts the captured ones; the hand is gone afterwards.
    fn play(&mut self, color: Color, point: Point, lifted: &[Point], rest: bool) {
        let target = place(point);
        let away = self.studio.out_of_sight(color, target);
        let hand = Hand { player: color, over: away, height: 0.06, holds: Some(color) };
        let reach = self.reach_s();
        let mut hand = self.carry(hand, target, 0.001, reach);
        self.hold(SET_S / 2.0, Some(hand));
        self.now.stones.set(point, Some(color));
        (hand.holds, hand.height) = (None, 0.006);
        self.hold(SET_S / 2.0, Some(hand));
        for &p in lifted {
            hand = self.carry(hand, place(p), 0.004, LIFT_S);
            hand.holds = self.now.stones.get(p);
            self.now.stones.set(p, None);
        }
        if rest {
            let seconds = self.seconds();
            self.script.disturbed.push((Disturbance::Rest.name(), seconds));
            let back = Position2::new(hand.over.x, hand.over.y + 1.5 * side(color));
            hand = self.carry(hand, back, 0.02, LIFT_S);
            self.hold(REST_S, Some(hand));
        }
        let reach = self.reach_s();
        self.carry(hand, away, 0.06, reach);
    }

    /// Something happens between two moves. `player` is the one to play next.
    fn disturb(&mut self, what: Disturbance, player: Color) {
        if !matches!(what, Disturbance::Rest | Disturbance::Noise) {
            self.hold(0.6, None);
            let seconds = self.seconds();
            self.script.disturbed.push((what.name(), seconds));
        }
        match what {
            Disturbance::Bump => {
                let frames = self.frames_in(0.7);
                for i in 1..=frames {
                    let t = i as f64 / frames as f64;
                    let shake = (1.0 - t) * (t * 20.0).sin();
                    self.now.push = Position2::new(1.1 * t.min(1.0) + 0.8 * shake, -0.6 * t + 0.5 * shake);
                    self.frame(None);
                }
            }
            Disturbance::Slide => {
                let frames = self.frames_in(0.8);
                for i in 1..=frames {
                    let t = i as f64 / frames as f64;
                    let s = t * t * (3.0 - 2.0 * t);
                    self.now.slide = Position2::new(0.7 * s, -0.35 * s);
                    self.frame(None);
                }
            }
            Disturbance::Hover => {
                let middle = (self.studio.size().lines() as f64 - 1.0) / 2.0;
                let target = Position2::new(middle + 1.0, middle);
                let away = self.studio.out_of_sight(player, target);
                let hand = Hand { player, over: away, height: 0.06, holds: Some(player) };
                let hand = self.carry(hand, target, 0.03, REACH_S.1);
                self.hold(1.2, Some(hand));
                self.carry(hand, away, 0.06, REACH_S.1);
            }
            Disturbance::Exposure => {
                for factor in [0.72, 1.3, 1.0] {
                    let before = self.now.exposure;
                    let frames = self.frames_in(0.4);
                    for i in 1..=frames {
                        self.now.exposure = before + (factor - before) * i as f64 / frames as f64;
                        self.frame(None);
                    }
                    self.hold(0.8, None);
                }
            }
            Disturbance::Rest | Disturbance::Noise => {}
        }
    }
}

/// The place of a point in cells.
fn place(point: Point) -> Position2 {
    Position2::new(f64::from(point.col), f64::from(point.row))
}

/// 1 for the near player, -1 for the far one.
const fn side(player: Color) -> f64 {
    match player {
        Color::Black => 1.0,
        Color::White => -1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::game::record::Move;
    use crate::game::stones::Stones;

    fn record(moves: &[(Color, &str)]) -> GameRecord {
        let size = BoardSize::new(5).unwrap();
        let mut record = GameRecord::new(size);
        record.moves = moves.iter().map(|&(c, p)| Move::new(c, Point::from_label(p, size))).collect();
        record
    }

    /// Black takes a stone in the corner with the last move.
    fn capture() -> GameRecord {
        use Color::{Black, White};
        record(&[(Black, "A4"), (White, "A5"), (Black, "B5")])
    }

    fn play(record: &GameRecord, disturb: &[Disturbance]) -> Script {
        script(record, &Studio::new(record.size, 160, 120, 1), 10.0, 1, disturb)
    }

    /// The boards that are seen without a hand, one after the other, each once.
    fn quiet_boards(script: &Script) -> Vec<Stones> {
        let mut boards: Vec<Stones> = Vec::new();
        for frame in script.frames.iter().filter(|f| f.hands.is_empty()) {
            if boards.last() != Some(&frame.stones) {
                boards.push(frame.stones.clone());
            }
        }
        boards
    }

    #[test]
    fn each_position_is_seen_without_a_hand() {
        let script = play(&capture(), &[]);
        let boards = quiet_boards(&script);
        let expected: Vec<Stones> = (0..=3).map(|n| capture().position_after(n).stones().clone()).collect();
        assert_eq!(boards, expected);
        assert!(boards[3].get(Point::new(0, 0)).is_none(), "the captured stone is lifted before the hand leaves");
    }

    #[test]
    fn a_hand_has_left_when_the_truth_says_so() {
        let script = play(&capture(), &[Disturbance::Rest, Disturbance::Hover]);
        assert_eq!(script.hand_left_s.len(), 3);
        for left in &script.hand_left_s {
            let frame = (left * 10.0).round() as usize;
            assert!(script.frames[frame].hands.is_empty());
            assert!(!script.frames[frame - 1].hands.is_empty());
        }
    }

    #[test]
    fn every_disturbance_leaves_the_game_as_it_was() {
        let quiet = play(&capture(), &[]);
        for d in Disturbance::ALL {
            let disturbed = play(&capture(), &[d]);
            assert_eq!(quiet_boards(&disturbed), quiet_boards(&quiet), "{}", d.name());
            assert_eq!(disturbed.disturbed.len(), 1, "{}", d.name());
            let same = disturbed.frames.len() == quiet.frames.len()
                && disturbed.frames.iter().zip(&quiet.frames).all(|(a, b)| a == b);
            assert!(!same, "{} changes nothing", d.name());
        }
    }

    #[test]
    fn a_pass_is_a_pause() {
        let script = play(&record(&[(Color::Black, "pass"), (Color::White, "C3")]), &[]);
        assert_eq!(script.hand_left_s.len(), 2);
        assert_eq!(quiet_boards(&script).len(), 2);
    }
}
