//! The frames of each disturbance.

use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::frame_composer::{FrameComposer, LIFT_S, REACH_S, side};
use crate::synthetic::scene_state::{Hand, Obstacle};
use crate::synthetic::vector::eased;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::geometry::Point2;

/// How long a mistake stays before it is corrected, in seconds.
const UNNOTICED_S: f32 = 5.0;
/// How long each of these lasts, in seconds.
const LID_S: f32 = 6.0;
const GLARE_S: f32 = 6.0;
const DARK_S: f32 = 3.0;
/// How many stones a hand removes or places at a time.
const HANDFUL: usize = 8;

impl FrameComposer<'_> {
    /// Appends a disturbance between two moves. `player` plays next.
    pub(super) fn disturb(&mut self, what: Disturbance, player: Color) {
        self.wait(0.6, None);
        if what.is_course() {
            return self.begin_course(what);
        }
        self.note(what);
        match what {
            Disturbance::Bump => self.bump(),
            Disturbance::Slide => self.slide(),
            Disturbance::Hover => self.hover(player),
            Disturbance::Exposure => self.expose([0.72, 1.3, 1.0], 0.8),
            Disturbance::Dark => self.expose([0.02, 0.02, 1.0], DARK_S / 2.0),
            Disturbance::Drop => self.drop_stone(player),
            Disturbance::Knock => self.knock(player, false),
            Disturbance::OneOff => self.knock(player, true),
            Disturbance::Turn => self.turn(),
            Disturbance::Glare => self.glare(),
            Disturbance::Spectator => {
                self.others.extend(self.leaning_hands(0.12));
                self.wait(4.0, None);
                self.others.clear();
            }
            Disturbance::Lid => self.lid(player),
            Disturbance::ByoYomi => {
                let beside = 2.0 * self.middle() + 1.6;
                for i in 0..4 {
                    self.now.loose.push((player, Point2::new(1.5 * f64::from(i), beside)));
                    self.wait(0.3, None);
                }
            }
            Disturbance::Prisoners => self.pass_prisoners(player),
            Disturbance::Double => self.extra_stones(player, 2),
            Disturbance::Triple => self.extra_stones(player, 3),
            Disturbance::Twice => self.extra_stones(player.opponent(), 1),
            Disturbance::Adjourn => self.adjourn(),
            // The others happen during a move, at the end, or in every frame.
            _ => {}
        }
    }

    /// Appends a disturbance after the end of the game.
    pub(super) fn disturb_end(&mut self, what: Disturbance, record: &GameRecord) {
        const REVIEWED: usize = 8;
        self.note(what);
        if what == Disturbance::Sweep {
            self.sweep();
            self.wait(2.0, None);
            return;
        }
        // The last moves are removed one by one, and others are played.
        let last = record.moves.iter().rev().filter_map(|m| Some((m.color, m.point?))).take(REVIEWED);
        for (color, point) in last.collect::<Vec<_>>() {
            if self.now.stones.get(point) == Some(color) {
                self.remove_stones(color, &[point]);
                self.wait(0.8, None);
            }
        }
        for (i, point) in self.free_points(false).into_iter().take(REVIEWED).enumerate() {
            let color = Color::BOTH[i % 2];
            self.place_stones(color, &[point]);
            self.wait(0.8, None);
        }
    }

    /// Returns the coordinate of the middle of the board, in cells.
    fn middle(&self) -> f64 {
        (self.scene.size().lines() as f64 - 1.0) / 2.0
    }

    fn slide(&mut self) {
        self.animate(0.8, |now, t| now.slide = Point2::new(0.7 * eased(t), -0.35 * eased(t)));
    }

    fn hover(&mut self, player: Color) {
        let target = Point2::new(self.middle() + 1.0, self.middle());
        let hand = self.reach_over(player, target, Some(player), 0.03);
        self.wait(1.2, Some(hand));
        self.withdraw(hand);
    }

    fn drop_stone(&mut self, player: Color) {
        let Some(point) = self.free_points(true).first().copied() else { return };
        self.place_stones(player, &[point]);
        self.wait(1.5, None);
        self.remove_stones(player, &[point]);
    }

    fn turn(&mut self) {
        self.others.extend(self.leaning_hands(0.03));
        self.wait(0.8, None);
        self.turned = !self.turned;
        self.wait(0.8, None);
        self.others.clear();
        self.wait(1.0, None);
    }

    fn glare(&mut self) {
        let frames = self.frames_in(GLARE_S);
        let reach = 2.0 * self.middle();
        for i in 0..frames {
            let t = i as f64 / frames as f64;
            self.now.glare = Some(Point2::new(reach * t, self.middle() * (0.6 + 0.8 * t)));
            self.frame(None);
        }
        self.now.glare = None;
    }

    fn lid(&mut self, player: Color) {
        let over = Point2::new(self.middle(), self.middle());
        let hand = self.reach_over(player, over, None, 0.03);
        self.now.obstacles.push(Obstacle { over, sides: Point2::new(3.2, 2.2) });
        self.withdraw(hand);
        self.wait(LID_S, None);
        let hand = self.reach_over(player, over, None, 0.03);
        self.now.obstacles.clear();
        self.withdraw(hand);
    }

    fn pass_prisoners(&mut self, player: Color) {
        let near = Point2::new(self.middle(), self.middle() * (1.0 + 0.9 * side(player)));
        let far = Point2::new(self.middle(), self.middle() * (1.0 - 0.9 * side(player)));
        let hand = self.reach_over(player, near, Some(player.opponent()), 0.04);
        let hand = self.move_hand(hand, far, 0.04, REACH_S.1);
        self.wait(0.8, Some(hand));
        self.withdraw(Hand { holds: None, ..hand });
    }

    fn adjourn(&mut self) {
        let stones = self.now.stones.clone();
        self.sweep();
        self.wait(UNNOTICED_S, None);
        let points: Vec<Point> = stones.iter().filter(|(_, c)| c.is_some()).map(|(p, _)| p).collect();
        self.by_handfuls(&points, |now, p| now.set(p, stones.get(p)));
        self.wait(4.0, None);
    }

    fn bump(&mut self) {
        self.animate(0.7, |now, t| {
            let shake = (1.0 - t) * (t * 20.0).sin();
            now.push = Point2::new(1.1 * t + 0.8 * shake, -0.6 * t + 0.5 * shake);
        });
    }

    /// Changes the exposure to each factor and keeps it for `keep_s` seconds.
    fn expose(&mut self, factors: [f64; 3], keep_s: f32) {
        for factor in factors {
            let before = self.now.conditions.exposure;
            self.animate(0.4, |now, t| now.conditions.exposure = before + (factor - before) * t);
            self.wait(keep_s, None);
        }
    }

    /// Returns hands from both sides over the board.
    fn leaning_hands(&self, height: f64) -> [Hand; 2] {
        Color::BOTH.map(|player| {
            let over = Point2::new(self.middle() + 2.0 * side(player), self.middle() + side(player));
            Hand { player, over, height, holds: None }
        })
    }

    /// Returns empty points without a stone next to them, in random order; all such points, or those on the edge.
    fn free_points(&mut self, on_edge: bool) -> Vec<Point> {
        let size = self.now.stones.size();
        let last = size.lines() as u8 - 1;
        let is_free = |p: &Point| {
            let isolated = p.neighbors(size).all(|q| self.now.stones.get(q).is_none());
            let edge = p.col == 0 || p.row == 0 || p.col == last || p.row == last;
            self.now.stones.get(*p).is_none() && isolated && (edge || !on_edge)
        };
        let free: Vec<Point> = size.points().filter(is_free).collect();
        let free =
            if free.is_empty() { size.points().filter(|&p| self.now.stones.get(p).is_none()).collect() } else { free };
        let mut keyed: Vec<(u32, Point)> =
            free.into_iter().map(|p| ((self.random.between(0.0, 1.0) * 1e6) as u32, p)).collect();
        keyed.sort_by_key(|&(k, p)| (k, p.index(size)));
        keyed.into_iter().map(|k| k.1).collect()
    }

    /// A sleeve pushes a stone to the next point; it is moved back, after a longer time if `one_off`.
    fn knock(&mut self, player: Color, one_off: bool) {
        let stones: Vec<(Point, Color)> = self.now.stones.iter().filter_map(|(p, c)| Some((p, c?))).collect();
        let aside = stones.iter().rev().find_map(|&(p, c)| Some((p, c, self.free_beside(p)?)));
        let Some((point, color, aside)) = aside else { return };
        let hand = self.reach_over(player, self.place(point), None, 0.004);
        self.now.stones.set(point, None);
        self.now.stones.set(aside, Some(color));
        let beside = self.place(aside);
        let hand = self.move_hand(hand, beside, 0.004, LIFT_S);
        self.withdraw(hand);
        self.wait(if one_off { UNNOTICED_S + 4.0 } else { 1.2 }, None);
        let hand = self.replace_stone(player, aside, color, point);
        self.withdraw(hand);
    }

    /// Places `count` stones in a row and removes them.
    fn extra_stones(&mut self, player: Color, count: usize) {
        let points: Vec<Point> = self.free_points(false).into_iter().take(count).collect();
        self.place_stones(player, &points);
        self.wait(UNNOTICED_S, None);
        self.remove_stones(player, &points);
    }

    /// Clears the board.
    fn sweep(&mut self) {
        let stones: Vec<Point> = self.now.stones.iter().filter(|s| s.1.is_some()).map(|s| s.0).collect();
        self.by_handfuls(&stones, |now, p| now.set(p, None));
    }

    /// Changes a few points at a time, with a hand over them.
    fn by_handfuls(&mut self, points: &[Point], mut change: impl FnMut(&mut Stones, Point)) {
        for handful in points.chunks(HANDFUL) {
            let over = self.place(handful[handful.len() / 2]);
            let hand = Hand { player: Color::Black, over, height: 0.02, holds: None };
            self.wait(0.2, Some(hand));
            for &p in handful {
                change(&mut self.now.stones, p);
            }
            self.wait(0.2, Some(hand));
        }
    }
}
