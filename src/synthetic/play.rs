//! A game as it would be played over the board: a hand comes in, sets a stone, lifts what is captured, and leaves.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::GameRecord;
use crate::game::stones::Stones;
use crate::game::symmetry::Symmetry;
use crate::sensing::geometry::Point2;
use crate::synthetic::disturbance::{Disturbance, PlacementStyle};
use crate::synthetic::random::Random;
use crate::synthetic::{Hand, Scene, SceneState};

/// A game cut into frames.
pub struct FrameScript {
    /// What each frame shows.
    pub frames: Vec<SceneState>,
    /// When the hand was gone after each move, in seconds.
    pub hand_left_s: Vec<f64>,
    /// When each disturbance began, in seconds.
    pub disturbed: Vec<(&'static str, f64)>,
}

/// The seconds that parts of a move take, at the least and at the most.
const THINK_S: (f32, f32) = (0.8, 1.3);
pub(super) const REACH_S: (f32, f32) = (0.4, 0.6);
const SET_S: f32 = 0.3;
pub(super) const LIFT_S: f32 = 0.35;
/// Quiet before the first move and after the last one.
const QUIET_S: f32 = 2.0;
const REST_S: f32 = 8.0;
/// How long captured stones lie on before they are lifted.
const LINGER_S: f32 = 20.0;
const PARTLY_S: f32 = 5.0;

/// Writes the script of a game: `fps` frames a second, the same for the same `seed`.
pub fn script(record: &GameRecord, studio: &Scene, fps: f64, seed: u64, disturb: &[Disturbance]) -> FrameScript {
    let mut director = FrameComposer::new(record, studio, fps, seed);
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
    let mut waiting: Vec<Disturbance> = disturb.iter().copied().filter(|d| d.takes_a_capture()).collect();
    let mut i = 0;
    while let Some(next) = record.moves.get(i) {
        let think = director.random.between(THINK_S.0, THINK_S.1);
        director.hold(think, None);
        let effect = position.play(next.color, next.point);
        let lifted: Vec<Point> = effect.captured.into_iter().chain(effect.suicide).collect();
        let manner = match waiting.iter().position(|d| d.fits(&lifted)) {
            Some(at) => waiting.remove(at).manner(),
            None => Disturbance::ALL.into_iter().filter(|&d| due(d, i + 1)).find_map(Disturbance::own_manner),
        };
        let pair = (disturb.contains(&Disturbance::Quick) && due(Disturbance::Quick, i + 1) && lifted.is_empty())
            .then(|| record.moves.get(i + 1))
            .flatten()
            .filter(|reply| {
                reply.point.is_some_and(|p| position.clone().play(reply.color, Some(p)).captured.is_empty())
            });
        match (next.point, pair.and_then(|reply| Some((reply.color, reply.point?)))) {
            (Some(point), Some(reply)) => {
                position.play(reply.0, Some(reply.1));
                director.play_two((next.color, point), reply);
                i += 1;
                let left = director.seconds();
                director.script.hand_left_s.push(left);
            }
            (Some(point), None) => director.play(next.color, point, &lifted, manner.unwrap_or(PlacementStyle::Plain)),
            (None, _) => director.hold(1.0, None),
        }
        let left = director.seconds();
        director.script.hand_left_s.push(left);
        i += 1;
        for d in Disturbance::ALL {
            if due(d, i) && d.is_between_moves() {
                director.disturb(d, position.to_play());
            }
        }
    }
    director.hold(QUIET_S, None);
    for d in [Disturbance::Review, Disturbance::Sweep] {
        if disturb.contains(&d) {
            director.end(d, record);
        }
    }
    director.script.disturbed.sort_by(|a, b| a.1.total_cmp(&b.1));
    director.script
}

/// Makes the frames one after the other.
pub struct FrameComposer<'a> {
    pub(super) studio: &'a Scene,
    fps: f64,
    pub(super) random: Random,
    /// The table as it is now.
    pub now: SceneState,
    pub(super) script: FrameScript,
    /// The board has been turned by half a turn.
    pub turned: bool,
    /// Hands that stay where they are.
    pub others: Vec<Hand>,
}

impl<'a> FrameComposer<'a> {
    fn new(record: &GameRecord, studio: &'a Scene, fps: f64, seed: u64) -> Self {
        Self::on(record.start().stones().clone(), studio, fps, seed)
    }

    /// With these stones on the board.
    pub fn on(stones: Stones, studio: &'a Scene, fps: f64, seed: u64) -> Self {
        Self {
            studio,
            fps,
            random: Random::new(seed, "play"),
            now: SceneState::of(stones),
            script: FrameScript { frames: Vec::new(), hand_left_s: Vec::new(), disturbed: Vec::new() },
            turned: false,
            others: Vec::new(),
        }
    }

    /// The time of the next frame.
    pub fn seconds(&self) -> f64 {
        self.script.frames.len() as f64 / self.fps
    }

    /// Adds a frame with this hand.
    pub fn frame(&mut self, hand: Option<Hand>) {
        self.now.index = self.script.frames.len() as u64;
        self.now.time = Duration::from_secs_f64(self.seconds());
        self.now.hands = self.others.iter().copied().chain(hand).collect();
        let mut shown = self.now.clone();
        if self.turned {
            for p in shown.stones.size().points() {
                shown.stones.set(p, self.now.stones.get(Symmetry::Rotate180.point(p, shown.stones.size())));
            }
        }
        self.script.frames.push(shown);
    }

    /// The number of frames of a stretch of time, at least one.
    pub fn frames_in(&self, seconds: f32) -> usize {
        ((f64::from(seconds) * self.fps).round() as usize).max(1)
    }

    /// Nothing changes for some time.
    pub fn hold(&mut self, seconds: f32, hand: Option<Hand>) {
        for _ in 0..self.frames_in(seconds) {
            self.frame(hand);
        }
    }

    /// The hand moves to another place, in a low arc.
    pub fn carry(&mut self, mut hand: Hand, to: Point2, height: f64, seconds: f32) -> Hand {
        let from = hand;
        let frames = self.frames_in(seconds);
        for i in 1..=frames {
            let t = i as f64 / frames as f64;
            let s = t * t * (3.0 - 2.0 * t);
            hand.over = Point2::new(from.over.x + (to.x - from.over.x) * s, from.over.y + (to.y - from.over.y) * s);
            let arc = 0.02 * (std::f64::consts::PI * s).sin();
            hand.height = from.height + (height - from.height) * s + arc;
            self.frame(Some(hand));
        }
        hand
    }

    pub(super) fn reach_s(&mut self) -> f32 {
        self.random.between(REACH_S.0, REACH_S.1)
    }

    /// The place of a point in cells, as the board lies now.
    pub fn place(&self, point: Point) -> Point2 {
        let p = if self.turned { Symmetry::Rotate180.point(point, self.now.stones.size()) } else { point };
        Point2::new(f64::from(p.col), f64::from(p.row))
    }

    /// A hand on its way to a place, still out of sight.
    pub fn hand_for(&self, player: Color, target: Point2, holds: Option<Color>) -> Hand {
        Hand { player, over: self.studio.out_of_sight(player, target), height: 0.06, holds }
    }

    /// The hand goes back to where it came from.
    pub fn leave(&mut self, hand: Hand) {
        let away = self.studio.out_of_sight(hand.player, hand.over);
        let reach = self.reach_s();
        self.carry(hand, away, 0.06, reach);
    }

    /// The hand brings a stone to a point, and stays there.
    pub fn put(&mut self, hand: Hand, color: Color, point: Point) -> Hand {
        let (reach, target) = (self.reach_s(), self.place(point));
        let mut hand = self.carry(Hand { holds: Some(color), ..hand }, target, 0.001, reach);
        self.hold(SET_S / 2.0, Some(hand));
        self.now.stones.set(point, Some(color));
        (hand.holds, hand.height) = (None, 0.006);
        self.hold(SET_S / 2.0, Some(hand));
        hand
    }

    /// The hand takes a stone up, and holds it.
    pub fn lift(&mut self, hand: Hand, point: Point) -> Hand {
        let target = self.place(point);
        let mut hand = self.carry(hand, target, 0.004, LIFT_S);
        hand.holds = self.now.stones.get(point);
        self.now.stones.set(point, None);
        hand
    }

    /// A hand comes, takes stones up, and leaves.
    pub fn take_away(&mut self, player: Color, points: &[Point]) {
        let Some(&first) = points.first() else { return };
        let mut hand = self.hand_for(player, self.place(first), None);
        for &p in points {
            hand = self.lift(hand, p);
        }
        self.leave(hand);
    }

    pub(super) fn note(&mut self, what: Disturbance) {
        let seconds = self.seconds();
        self.script.disturbed.push((what.name(), seconds));
    }

    /// Sets a stone and lifts the captured ones; the hand is gone afterwards.
    fn play(&mut self, color: Color, point: Point, lifted: &[Point], manner: PlacementStyle) {
        let hand = self.hand_for(color, self.place(point), Some(color));
        let beside = self.free_beside(point);
        let mut hand = match (manner, beside) {
            (PlacementStyle::Slip, Some(beside)) => {
                self.note(Disturbance::Slip);
                let hand = self.put(hand, color, beside);
                self.now.stones.set(beside, None);
                self.now.stones.set(point, Some(color));
                let target = self.place(point);
                self.carry(hand, target, 0.006, LIFT_S)
            }
            (PlacementStyle::Retake, Some(beside)) => {
                self.note(Disturbance::Retake);
                let hand = self.put(hand, color, beside);
                self.leave(hand);
                self.hold(1.5, None);
                let hand = self.hand_for(color, self.place(beside), None);
                let hand = self.lift(hand, beside);
                self.put(hand, color, point)
            }
            (PlacementStyle::WrongColor, _) => {
                self.note(Disturbance::WrongColor);
                let hand = self.put(hand, color.opponent(), point);
                self.leave(hand);
                self.hold(4.0, None);
                let hand = self.hand_for(color, self.place(point), None);
                let hand = self.lift(hand, point);
                self.put(hand, color, point)
            }
            _ => self.put(hand, color, point),
        };
        let stays = match manner {
            PlacementStyle::Linger => lifted.len(),
            PlacementStyle::Partly => lifted.len() / 2,
            _ => 0,
        };
        let (at_once, later) = lifted.split_at(lifted.len() - stays);
        for &p in at_once {
            hand = self.lift(hand, p);
        }
        if manner == PlacementStyle::Rest {
            self.note(Disturbance::Rest);
            let back = Point2::new(hand.over.x, hand.over.y + 1.5 * side(color));
            hand = self.carry(hand, back, 0.02, LIFT_S);
            self.hold(REST_S, Some(hand));
        }
        self.leave(hand);
        if !later.is_empty() {
            self.note(if manner == PlacementStyle::Linger { Disturbance::Linger } else { Disturbance::Partly });
            self.hold(if manner == PlacementStyle::Linger { LINGER_S } else { PARTLY_S }, None);
            self.take_away(color, later);
        }
    }

    /// Two moves between two clear looks: the second hand comes before the first has left.
    fn play_two(&mut self, first: (Color, Point), second: (Color, Point)) {
        self.note(Disturbance::Quick);
        let hand = self.hand_for(first.0, self.place(first.1), Some(first.0));
        let hand = self.put(hand, first.0, first.1);
        self.others.push(hand);
        let reply = self.hand_for(second.0, self.place(second.1), Some(second.0));
        let reply = self.put(reply, second.0, second.1);
        self.others.clear();
        self.others.push(reply);
        self.leave(hand);
        self.others.clear();
        self.leave(reply);
    }

    /// An empty point next to this one.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::game::record::Move;
    use crate::game::stones::Stones;
    use crate::game::symmetry::Symmetry;

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

    fn play(record: &GameRecord, disturb: &[Disturbance]) -> FrameScript {
        script(record, &Scene::new(record.size, 160, 120, 1), 10.0, 1, disturb)
    }

    /// The boards that are seen without a hand, one after the other, each once.
    fn quiet_boards(script: &FrameScript) -> Vec<Stones> {
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
        use Color::{Black, White};
        // White takes two stones with the sixth move, Black one with the eleventh.
        let moves = [
            (Black, "A5"),
            (White, "A4"),
            (Black, "B5"),
            (White, "B4"),
            (Black, "E1"),
            (White, "C5"),
            (Black, "D1"),
            (White, "C1"),
            (Black, "B1"),
            (White, "C3"),
            (Black, "C2"),
        ];
        let game = record(&moves);
        let quiet = play(&game, &[]);
        for d in Disturbance::ALL {
            let disturbed = play(&game, &[d]);
            assert_eq!(disturbed.disturbed.iter().map(|d| d.0).collect::<Vec<_>>(), [d.name()]);
            assert_eq!(disturbed.hand_left_s.len(), moves.len(), "{}", d.name());
            let same = disturbed.frames.len() == quiet.frames.len()
                && disturbed.frames.iter().zip(&quiet.frames).all(|(a, b)| a == b);
            assert!(!same, "{} changes nothing", d.name());
            let (boards, expected) = (quiet_boards(&disturbed), quiet_boards(&quiet));
            if d.is_seen_only_by_hands() {
                assert_eq!(boards, expected, "{}", d.name());
            }
            let end = game.position_after(moves.len()).stones().clone();
            match d {
                Disturbance::Sweep => assert_eq!(boards.last(), Some(&Stones::empty(game.size))),
                Disturbance::Review => assert!(boards.contains(&end)),
                Disturbance::Turn => {
                    let last = boards.last().unwrap();
                    assert!(
                        game.size.points().all(|p| last.get(Symmetry::Rotate180.point(p, game.size)) == end.get(p))
                    );
                }
                _ => assert_eq!(boards.last(), Some(&end), "{}", d.name()),
            }
        }
    }

    #[test]
    fn a_pass_is_a_pause() {
        let script = play(&record(&[(Color::Black, "pass"), (Color::White, "C3")]), &[]);
        assert_eq!(script.hand_left_s.len(), 2);
        assert_eq!(quiet_boards(&script).len(), 2);
    }
}
