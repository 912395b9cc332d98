//! What happens at a real board besides play, each by its name.

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::GameRecord;
use crate::sensing::geometry::Point2;
use crate::synthetic::play::{FrameComposer, LIFT_S, REACH_S, side};
use crate::synthetic::{Hand, Obstacle};

/// What may happen during a clip besides play. Whatever is done to the stones is put right again, so that the game stays
/// the same.
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
    /// A stone is put beside its point and slid there.
    Slip,
    /// A stone is put on the wrong point, taken up again and put on the right one.
    Retake,
    /// Two moves between two clear looks.
    Quick,
    /// Captured stones lie on for twenty seconds.
    Linger,
    /// Half of the captured stones are lifted, the others later.
    Partly,
    /// A captured stone is dropped on the board's edge and picked up.
    Drop,
    /// A stone is knocked aside and put back.
    Knock,
    /// A stone is knocked aside and put back a point off, which is put right later.
    OneOff,
    /// The board is turned by half a turn.
    Turn,
    /// The light goes out and on again.
    Dark,
    /// A reflection wanders over the board.
    Glare,
    /// Spectators lean in from both sides.
    Spectator,
    /// A lid is put on the board for a while.
    Lid,
    /// Stones are laid out beside the board to count byo-yomi periods.
    ByoYomi,
    /// Prisoners are handed over the board.
    Prisoners,
    /// Two stones of one colour are put at once and taken off again.
    Double,
    /// Three stones of one colour are put at once and taken off again.
    Triple,
    /// A player moves twice in a row and takes the second stone back.
    Twice,
    /// A stone of the wrong colour is put and changed for the right one.
    WrongColor,
    /// The stones are cleared away, and laid out again later.
    Adjourn,
    /// The players go over the game when it is over.
    Review,
    /// The players clear the board when the game is over.
    Sweep,
}

/// How a stone is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlacementStyle {
    Plain,
    Rest,
    Slip,
    Retake,
    WrongColor,
    Linger,
    Partly,
}

impl Disturbance {
    /// Every disturbance.
    pub const ALL: [Self; 28] = [
        Self::Bump,
        Self::Slide,
        Self::Rest,
        Self::Hover,
        Self::Exposure,
        Self::Noise,
        Self::Slip,
        Self::Retake,
        Self::Quick,
        Self::Linger,
        Self::Partly,
        Self::Drop,
        Self::Knock,
        Self::OneOff,
        Self::Turn,
        Self::Dark,
        Self::Glare,
        Self::Spectator,
        Self::Lid,
        Self::ByoYomi,
        Self::Prisoners,
        Self::Double,
        Self::Triple,
        Self::Twice,
        Self::WrongColor,
        Self::Adjourn,
        Self::Review,
        Self::Sweep,
    ];

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
            Self::Slip => "slip",
            Self::Retake => "retake",
            Self::Quick => "quick",
            Self::Linger => "linger",
            Self::Partly => "partly",
            Self::Drop => "drop",
            Self::Knock => "knock",
            Self::OneOff => "one-off",
            Self::Turn => "turn",
            Self::Dark => "dark",
            Self::Glare => "glare",
            Self::Spectator => "spectator",
            Self::Lid => "lid",
            Self::ByoYomi => "byo-yomi",
            Self::Prisoners => "prisoners",
            Self::Double => "double",
            Self::Triple => "triple",
            Self::Twice => "twice",
            Self::WrongColor => "wrong-colour",
            Self::Adjourn => "adjourn",
            Self::Review => "review",
            Self::Sweep => "sweep",
        }
    }

    /// After which share of the moves it happens.
    pub(super) const fn share(self) -> f64 {
        match self {
            Self::Bump => 0.33,
            Self::Slide => 0.67,
            Self::Rest => 0.5,
            Self::Hover => 0.4,
            Self::Exposure => 0.25,
            Self::Slip => 0.18,
            Self::Retake => 0.22,
            Self::Quick => 0.29,
            Self::Drop => 0.55,
            Self::Knock => 0.36,
            Self::OneOff => 0.62,
            Self::Turn => 0.71,
            Self::Dark => 0.44,
            Self::Glare => 0.47,
            Self::Spectator => 0.14,
            Self::Lid => 0.59,
            Self::ByoYomi => 0.1,
            Self::Prisoners => 0.76,
            Self::Double => 0.52,
            Self::Triple => 0.8,
            Self::Twice => 0.84,
            Self::WrongColor => 0.88,
            Self::Adjourn => 0.92,
            Self::Noise | Self::Linger | Self::Partly | Self::Review | Self::Sweep => 0.0,
        }
    }

    /// Whether it waits for a capture.
    pub(super) const fn takes_a_capture(self) -> bool {
        matches!(self, Self::Linger | Self::Partly)
    }

    /// Whether a capture of these stones will do.
    pub(super) fn fits(self, lifted: &[Point]) -> bool {
        lifted.len() > usize::from(self == Self::Partly)
    }

    pub(super) const fn manner(self) -> Option<PlacementStyle> {
        match self {
            Self::Rest => Some(PlacementStyle::Rest),
            Self::Slip => Some(PlacementStyle::Slip),
            Self::Retake => Some(PlacementStyle::Retake),
            Self::WrongColor => Some(PlacementStyle::WrongColor),
            Self::Linger => Some(PlacementStyle::Linger),
            Self::Partly => Some(PlacementStyle::Partly),
            _ => None,
        }
    }

    /// How the stone is played at which it is due.
    pub(super) fn own_manner(self) -> Option<PlacementStyle> {
        self.manner().filter(|_| !self.takes_a_capture())
    }

    /// Whether it happens between two moves.
    pub(super) const fn is_between_moves(self) -> bool {
        let elsewhere = matches!(self, Self::Noise | Self::Quick | Self::Review | Self::Sweep);
        self.manner().is_none() && !elsewhere
    }

    /// Whether the stones without a hand are those of the game at every moment.
    #[cfg(test)]
    pub(super) const fn is_seen_only_by_hands(self) -> bool {
        matches!(
            self,
            Self::Bump
                | Self::Slide
                | Self::Rest
                | Self::Hover
                | Self::Exposure
                | Self::Noise
                | Self::Slip
                | Self::Dark
                | Self::Glare
                | Self::Spectator
                | Self::Lid
                | Self::ByoYomi
                | Self::Prisoners
        )
    }
}

/// How long a mistake lies there before it is put right, in seconds.
const UNNOTICED_S: f32 = 5.0;
const LID_S: f32 = 6.0;
const GLARE_S: f32 = 6.0;
const DARK_S: f32 = 3.0;
/// How many stones a hand sweeps or lays out at a time.
const HANDFUL: usize = 8;

impl FrameComposer<'_> {
    /// Something happens between two moves. `player` is the one to play next.
    pub(super) fn disturb(&mut self, what: Disturbance, player: Color) {
        self.hold(0.6, None);
        self.note(what);
        match what {
            Disturbance::Bump => self.bump(),
            Disturbance::Slide => {
                let frames = self.frames_in(0.8);
                for i in 1..=frames {
                    let t = i as f64 / frames as f64;
                    let s = t * t * (3.0 - 2.0 * t);
                    self.now.slide = Point2::new(0.7 * s, -0.35 * s);
                    self.frame(None);
                }
            }
            Disturbance::Hover => {
                let target = Point2::new(self.middle() + 1.0, self.middle());
                let hand = self.hand_for(player, target, Some(player));
                let hand = self.carry(hand, target, 0.03, REACH_S.1);
                self.hold(1.2, Some(hand));
                self.leave(hand);
            }
            Disturbance::Exposure => self.expose([0.72, 1.3, 1.0], 0.8),
            Disturbance::Dark => self.expose([0.02, 0.02, 1.0], DARK_S / 2.0),
            Disturbance::Drop => {
                let Some(point) = self.free_points(true).first().copied() else { return };
                let hand = self.hand_for(player, self.place(point), Some(player));
                let hand = self.put(hand, player, point);
                self.leave(hand);
                self.hold(1.5, None);
                self.take_away(player, &[point]);
            }
            Disturbance::Knock => self.knock(player, false),
            Disturbance::OneOff => self.knock(player, true),
            Disturbance::Turn => {
                for hand in self.leaning(0.03) {
                    self.others.push(hand);
                }
                self.hold(0.8, None);
                self.turned = !self.turned;
                self.hold(0.8, None);
                self.others.clear();
                self.hold(1.0, None);
            }
            Disturbance::Glare => {
                let frames = self.frames_in(GLARE_S);
                let reach = 2.0 * self.middle();
                for i in 0..frames {
                    let t = i as f64 / frames as f64;
                    self.now.glare = Some(Point2::new(reach * t, self.middle() * (0.6 + 0.8 * t)));
                    self.frame(None);
                }
                self.now.glare = None;
            }
            Disturbance::Spectator => {
                for hand in self.leaning(0.12) {
                    self.others.push(hand);
                }
                self.hold(4.0, None);
                self.others.clear();
            }
            Disturbance::Lid => {
                let over = Point2::new(self.middle(), self.middle());
                let hand = self.hand_for(player, over, None);
                let hand = self.carry(hand, over, 0.03, REACH_S.1);
                self.now.things.push(Obstacle { over, sides: Point2::new(3.2, 2.2) });
                self.leave(hand);
                self.hold(LID_S, None);
                let hand = self.hand_for(player, over, None);
                let hand = self.carry(hand, over, 0.03, REACH_S.1);
                self.now.things.clear();
                self.leave(hand);
            }
            Disturbance::ByoYomi => {
                let beside = 2.0 * self.middle() + 1.6;
                for i in 0..4 {
                    self.now.loose.push((player, Point2::new(1.5 * f64::from(i), beside)));
                    self.hold(0.3, None);
                }
            }
            Disturbance::Prisoners => {
                let near = Point2::new(self.middle(), self.middle() * (1.0 + 0.9 * side(player)));
                let far = Point2::new(self.middle(), self.middle() * (1.0 - 0.9 * side(player)));
                let hand = self.hand_for(player, near, Some(player.opponent()));
                let hand = self.carry(hand, near, 0.04, REACH_S.1);
                let hand = self.carry(hand, far, 0.04, REACH_S.1);
                self.hold(0.8, Some(hand));
                self.leave(Hand { holds: None, ..hand });
            }
            Disturbance::Double => self.stones_too_many(player, 2),
            Disturbance::Triple => self.stones_too_many(player, 3),
            Disturbance::Twice => self.stones_too_many(player.opponent(), 1),
            Disturbance::Adjourn => {
                let stones = self.now.stones.clone();
                self.sweep();
                self.hold(UNNOTICED_S, None);
                let laid: Vec<(Point, Color)> = stones.iter().filter_map(|(p, c)| Some((p, c?))).collect();
                self.with_handfuls(&laid.iter().map(|l| l.0).collect::<Vec<_>>(), |now, p| {
                    now.set(p, stones.get(p));
                });
                self.hold(4.0, None);
            }
            Disturbance::Rest
            | Disturbance::Noise
            | Disturbance::Slip
            | Disturbance::Retake
            | Disturbance::Quick
            | Disturbance::Linger
            | Disturbance::Partly
            | Disturbance::WrongColor
            | Disturbance::Review
            | Disturbance::Sweep => {}
        }
    }

    /// Something happens when the game is over.
    pub(super) fn end(&mut self, what: Disturbance, record: &GameRecord) {
        const GONE_OVER: usize = 8;
        self.note(what);
        if what == Disturbance::Sweep {
            self.sweep();
            self.hold(2.0, None);
            return;
        }
        // The last moves are taken off one by one, and others tried.
        let last = record.moves.iter().rev().filter_map(|m| Some((m.color, m.point?))).take(GONE_OVER);
        for (color, point) in last.collect::<Vec<_>>() {
            if self.now.stones.get(point) == Some(color) {
                self.take_away(color, &[point]);
                self.hold(0.8, None);
            }
        }
        for (i, point) in self.free_points(false).into_iter().take(GONE_OVER).enumerate() {
            let color = Color::BOTH[i % 2];
            let hand = self.hand_for(color, self.place(point), Some(color));
            let hand = self.put(hand, color, point);
            self.leave(hand);
            self.hold(0.8, None);
        }
    }

    fn middle(&self) -> f64 {
        (self.studio.size().lines() as f64 - 1.0) / 2.0
    }

    fn bump(&mut self) {
        let frames = self.frames_in(0.7);
        for i in 1..=frames {
            let t = i as f64 / frames as f64;
            let shake = (1.0 - t) * (t * 20.0).sin();
            self.now.push = Point2::new(1.1 * t.min(1.0) + 0.8 * shake, -0.6 * t + 0.5 * shake);
            self.frame(None);
        }
    }

    fn expose(&mut self, factors: [f64; 3], hold_s: f32) {
        for factor in factors {
            let before = self.now.exposure;
            let frames = self.frames_in(0.4);
            for i in 1..=frames {
                self.now.exposure = before + (factor - before) * i as f64 / frames as f64;
                self.frame(None);
            }
            self.hold(hold_s, None);
        }
    }

    /// Hands from both sides over the board.
    fn leaning(&self, height: f64) -> [Hand; 2] {
        Color::BOTH.map(|player| {
            let over = Point2::new(self.middle() + 2.0 * side(player), self.middle() + side(player));
            Hand { player, over, height, holds: None }
        })
    }

    /// Empty points with no stone next to them, in an order that looks random; on the edge, or anywhere.
    fn free_points(&mut self, on_edge: bool) -> Vec<Point> {
        let size = self.now.stones.size();
        let last = size.lines() as u8 - 1;
        let is_free = |p: &Point| {
            let lonely = p.neighbors(size).all(|q| self.now.stones.get(q).is_none());
            let edge = p.col == 0 || p.row == 0 || p.col == last || p.row == last;
            self.now.stones.get(*p).is_none() && lonely && (edge || !on_edge)
        };
        let free: Vec<Point> = size.points().filter(is_free).collect();
        let free =
            if free.is_empty() { size.points().filter(|&p| self.now.stones.get(p).is_none()).collect() } else { free };
        let mut keyed: Vec<(u32, Point)> =
            free.into_iter().map(|p| ((self.random.between(0.0, 1.0) * 1e6) as u32, p)).collect();
        keyed.sort_by_key(|&(k, p)| (k, p.index(size)));
        keyed.into_iter().map(|k| k.1).collect()
    }

    /// A sleeve takes a stone along; it is put back, at first a point off if `one_off`.
    fn knock(&mut self, player: Color, one_off: bool) {
        let stones: Vec<(Point, Color)> = self.now.stones.iter().filter_map(|(p, c)| Some((p, c?))).collect();
        let aside = stones.iter().rev().find_map(|&(p, c)| Some((p, c, self.free_beside(p)?)));
        let Some((point, color, aside)) = aside else { return };
        let target = self.place(point);
        let hand = self.hand_for(player, target, None);
        let hand = self.carry(hand, target, 0.004, REACH_S.1);
        self.now.stones.set(point, None);
        self.now.stones.set(aside, Some(color));
        let beside = self.place(aside);
        let hand = self.carry(hand, beside, 0.004, LIFT_S);
        self.leave(hand);
        self.hold(if one_off { UNNOTICED_S + 4.0 } else { 1.2 }, None);
        let hand = self.hand_for(player, self.place(aside), None);
        let hand = self.lift(hand, aside);
        let hand = self.put(hand, color, point);
        self.leave(hand);
    }

    /// So many stones are put at once, and taken off again.
    fn stones_too_many(&mut self, player: Color, count: usize) {
        let points: Vec<Point> = self.free_points(false).into_iter().take(count).collect();
        let Some(&first) = points.first() else { return };
        let mut hand = self.hand_for(player, self.place(first), Some(player));
        for &point in &points {
            hand = self.put(hand, player, point);
        }
        self.leave(hand);
        self.hold(UNNOTICED_S, None);
        self.take_away(player, &points);
    }

    fn sweep(&mut self) {
        let stones: Vec<Point> = self.now.stones.iter().filter(|s| s.1.is_some()).map(|s| s.0).collect();
        self.with_handfuls(&stones, |now, p| now.set(p, None));
    }

    /// Does something to a few stones at a time, with a hand over them.
    fn with_handfuls(&mut self, points: &[Point], mut change: impl FnMut(&mut crate::game::stones::Stones, Point)) {
        for handful in points.chunks(HANDFUL) {
            let over = self.place(handful[handful.len() / 2]);
            let hand = Hand { player: Color::Black, over, height: 0.02, holds: None };
            self.hold(0.2, Some(hand));
            for &p in handful {
                change(&mut self.now.stones, p);
            }
            self.hold(0.2, Some(hand));
        }
    }
}
