//! Games on a simulated board with noise and hands, recorded without pictures: ten observations per move at five a second.

use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::recorder::machine::{Recorder, RecorderSettings};
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};

/// The time between two observations.
const INTERVAL: Duration = Duration::from_millis(200);
/// The rate of confident misreadings of a point in one observation.
const MISREAD: f64 = 0.0004;

/// Pseudo-random numbers, the same for the same seed (Marsaglia's xorshift).
struct Xorshift(u64);

impl Xorshift {
    fn uniform(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    fn below(&mut self, n: usize) -> usize {
        ((self.uniform() * n as f64) as usize).min(n - 1)
    }

    fn chance(&mut self, p: f64) -> bool {
        self.uniform() < p
    }
}

/// A board with stones and a hand, and its observations so far.
struct NoisyBoard {
    board: Stones,
    hand: Vec<Point>,
    time: Duration,
    random: Xorshift,
    observed_frames: Vec<FrameObservation>,
}

impl NoisyBoard {
    fn observe(&mut self) {
        let size = self.board.size();
        let corners = [(0.0, 0.0), (900.0, 0.0), (900.0, 900.0), (0.0, 900.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let mut readings = Vec::with_capacity(size.area());
        for p in size.points() {
            let truth = if self.hand.contains(&p) {
                PointState::Covered
            } else {
                self.board.get(p).map_or(PointState::Empty, PointState::Stone)
            };
            let others = [
                PointState::Empty,
                PointState::Stone(Color::Black),
                PointState::Stone(Color::White),
                PointState::Covered,
            ];
            let read = if self.random.chance(MISREAD) { others[self.random.below(4)] } else { truth };
            readings.push(PointReading::sure(read, (0.999 - 0.2 * self.random.uniform().powi(6)) as f32));
        }
        self.observed_frames.push(FrameObservation::Board(Observation { size, pose, time: self.time, readings }));
        self.time += INTERVAL;
    }

    fn observe_times(&mut self, n: usize) {
        for _ in 0..n {
            self.observe();
        }
    }

    /// A hand over `point`, reaching in from the player's side.
    fn reach(&mut self, point: Point, color: Color) {
        let size = self.board.size();
        let near_side = color == Color::Black;
        let lean = self.random.below(3) as isize - 1;
        self.hand = size
            .points()
            .filter(|p| {
                let away =
                    if near_side { p.row as isize - point.row as isize } else { point.row as isize - p.row as isize };
                let side = p.col as isize - point.col as isize - lean * away / 4;
                (0..=9).contains(&away) && side.abs() <= 1
            })
            .collect();
    }

    fn leave(&mut self) {
        self.hand.clear();
    }

    /// Places a stone and lifts the captured stones, at once or later.
    fn play(&mut self, color: Color, point: Point, quick: bool) {
        self.reach(point, color);
        let before = 1 + self.random.below(2);
        self.observe_times(before);
        if self.random.chance(0.02) && !quick {
            // The stone is placed beside its point and slid.
            let beside = point.neighbors(self.board.size()).find(|&q| self.board.get(q).is_none());
            if let Some(beside) = beside {
                self.board.set(beside, Some(color));
                self.observe_times(1);
                self.board.set(beside, None);
            }
        }
        let captured = self.board.place(color, point);
        for &p in &captured {
            self.board.set(p, Some(color.opponent()));
        }
        let resting = if self.random.chance(0.02) { 60 } else { 1 };
        self.observe_times(resting);
        if captured.is_empty() {
            if quick {
                return;
            }
            self.leave();
        } else {
            if self.random.chance(0.3) {
                self.leave();
                let wait = 1 + self.random.below(15);
                self.observe_times(wait);
            }
            for &p in &captured {
                self.reach(p, color);
                self.observe();
                self.board.set(p, None);
            }
            self.leave();
        }
        let thinking = 6 + self.random.below(6);
        self.observe_times(thinking);
    }

    /// The players sweep the board.
    fn sweep(&mut self) {
        let stones: Vec<Point> = self.board.iter().filter(|s| s.1.is_some()).map(|s| s.0).collect();
        for p in stones.chunks(6) {
            for &p in p {
                self.board.set(p, None);
            }
            self.observe_times(3);
        }
    }

    /// The players fill the board in, three to eight seconds after the game: in half of the games one side lays up to eight stones of
    /// compensation in the other's territory first. Then both fill their own, in any order. Where dead stones leave little to fill, they
    /// sweep the board.
    fn fill(&mut self) {
        let size = self.board.size();
        let mut own: [Vec<Point>; 2] = Default::default();
        for region in self.board.regions(None) {
            let touches = |c| region.iter().any(|p| p.neighbors(size).any(|q| self.board.get(q) == Some(c)));
            match Color::BOTH.map(touches) {
                [true, false] => own[0].extend(region),
                [false, true] => own[1].extend(region),
                _ => {}
            }
        }
        let mut stones: Vec<(Color, Point)> = Vec::new();
        if self.random.chance(0.5) {
            let of = self.random.below(2);
            let compensated = 1 + self.random.below(8);
            let mut laid = own[1 - of].split_off(own[1 - of].len().saturating_sub(compensated));
            stones.extend(laid.drain(..).map(|p| (Color::BOTH[of], p)));
        }
        while own.iter().any(|points| !points.is_empty()) {
            let of = self.random.below(2);
            if !own[of].is_empty() {
                let at = self.random.below(own[of].len());
                stones.push((Color::BOTH[of], own[of].swap_remove(at)));
            }
        }
        const FEWEST: usize = 12;
        if stones.len() < FEWEST {
            return self.sweep();
        }
        let pause = 15 + self.random.below(25);
        self.observe_times(pause);
        for (color, point) in stones {
            self.reach(point, color);
            self.observe_times(1);
            self.board.set(point, Some(color));
            self.observe_times(1);
            self.leave();
            let next = 2 + self.random.below(20);
            self.observe_times(next);
        }
    }

    /// Adds a disturbance between two moves.
    fn disturb(&mut self) {
        match self.random.below(6) {
            0 => {
                for _ in 0..10 {
                    self.observed_frames.push(FrameObservation::NoBoard { time: self.time });
                    self.time += INTERVAL;
                }
            }
            1 => {
                for _ in 0..5 {
                    self.observed_frames.push(FrameObservation::Moving { time: self.time });
                    self.time += INTERVAL;
                }
            }
            2 => {
                // A stone is knocked aside and put back.
                let stones: Vec<(Point, Color)> = self.board.iter().filter_map(|(p, s)| Some((p, s?))).collect();
                if stones.is_empty() {
                    return;
                }
                let (p, color) = stones[self.random.below(stones.len())];
                let beside = p.neighbors(self.board.size()).find(|&q| self.board.get(q).is_none());
                if let Some(beside) = beside {
                    self.board.set(p, None);
                    self.board.set(beside, Some(color));
                    self.observe_times(8);
                    self.reach(p, color);
                    self.observe_times(2);
                    self.board.set(beside, None);
                    self.board.set(p, Some(color));
                    self.leave();
                }
            }
            3 => {
                // A spectator leans in.
                let middle = Point::new(self.board.size().lines() / 2, 3);
                self.reach(middle, Color::White);
                self.observe_times(15);
                self.leave();
            }
            _ => {
                let anywhere = Point::new(
                    self.random.below(self.board.size().lines()),
                    self.random.below(self.board.size().lines()),
                );
                let color = if self.random.chance(0.5) { Color::Black } else { Color::White };
                self.reach(anywhere, color);
                self.observe_times(3);
                self.leave();
            }
        }
        self.observe_times(5);
    }
}

/// What the players do once the game is over. Nobody notes that they have passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// They sweep the board.
    Swept,
    /// They fill it in for the count, stone by stone.
    Filled,
}

/// The results of one game, or of several.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    pub(crate) right: usize,
    pub(crate) moves: usize,
    pub(crate) flagged: usize,
    pub(crate) questions: usize,
    pub(crate) open: usize,
    pub(crate) silent: usize,
    pub(crate) wrong: usize,
}

/// Returns the moves up to the first pass; `None` for games with illegal moves or with setup during the game.
pub(crate) fn playable(record: &GameRecord) -> Option<Vec<(Color, Point)>> {
    let mut position: Position = record.start();
    let mut moves = Vec::new();
    if !record.adjustments.is_empty() || record.size.lines() < 9 {
        return None;
    }
    let only_black = record.setup.iter().all(|&(_, c)| c == Color::Black);
    if !only_black {
        return None;
    }
    for m in &record.moves {
        let Some(point) = m.point else { break };
        if position.stones().get(point).is_some() || position.ko() == Some(point) || m.color != position.to_play() {
            return None;
        }
        if !position.play(m.color, Some(point)).suicide.is_empty() {
            return None;
        }
        moves.push((m.color, point));
    }
    (moves.len() >= 20).then_some(moves)
}

/// Plays the game on a noisy board.
fn play_out(record: &GameRecord, moves: &[(Color, Point)], ending: Ending, seed: u64) -> NoisyBoard {
    let mut table = NoisyBoard {
        board: record.start().stones().clone(),
        hand: Vec::new(),
        time: Duration::ZERO,
        random: Xorshift(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
        observed_frames: Vec::new(),
    };
    table.observe_times(10);
    let mut quick = false;
    for &(color, point) in moves {
        let next_quick = !quick && table.random.chance(0.01);
        table.play(color, point, next_quick);
        quick = next_quick;
        if !quick && table.random.chance(0.03) {
            table.disturb();
        }
    }
    table.leave();
    table.observe_times(8);
    match ending {
        Ending::Swept => table.sweep(),
        Ending::Filled => table.fill(),
    }
    table
}

/// Plays the game, records it, and compares the record. Returns also the record's first difference as a sentence, empty
/// where there is none, and the events of the recorder.
pub(crate) fn judge(
    record: &GameRecord,
    moves: &[(Color, Point)],
    ending: Ending,
    seed: u64,
) -> (Tally, String, Vec<RecorderEvent>) {
    let table = play_out(record, moves, ending, seed);
    let settings = RecorderSettings {
        handicap: record.info.handicap.filter(|&stones| stones > 0),
        ..RecorderSettings::under(&Rules::preset(Preset::Ing))
    };
    let mut recorder = Recorder::new(settings);
    let mut events: Vec<RecorderEvent> =
        table.observed_frames.iter().flat_map(|s| recorder.observe(s, false)).collect();
    events.extend(recorder.finish());
    let got = recorder.moves();
    let first_wrong = (0..got.len().max(moves.len()))
        .find(|&i| got.get(i).map(|m| (m.color, m.point)) != moves.get(i).map(|&(c, p)| (c, Some(p))));
    let asked = events.iter().filter(|e| matches!(e, RecorderEvent::Asked(_))).count();
    let settled = events.iter().filter(|e| matches!(e, RecorderEvent::Settled { .. })).count();
    // An error is silent when neither a flag nor an open question points a person to it.
    let doubted =
        asked > settled || got.iter().any(|m| m.flags.is_doubt() && first_wrong.is_some_and(|w| m.number >= w));
    let tally = Tally {
        games: 1,
        right: usize::from(first_wrong.is_none()),
        moves: moves.len(),
        flagged: got.iter().filter(|m| m.flags.is_doubt()).count(),
        questions: asked,
        open: asked - settled,
        silent: usize::from(first_wrong.is_some() && !doubted),
        wrong: usize::from(first_wrong.is_some()),
    };
    let story = first_wrong.map_or_else(String::new, |i| {
        let label = |p: Option<Point>| p.map_or("pass".to_owned(), |p| p.label(record.size));
        format!(
            "move {}: played {:?}, written {:?}; {} of {} moves; asked {asked}, settled {settled}",
            i + 1,
            moves.get(i).map(|&(c, p)| (c.letter(), label(Some(p)))),
            got.get(i).map(|m| (m.color.letter(), label(m.point))),
            got.len(),
            moves.len()
        )
    });
    (tally, story, events)
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.right += other.right;
        self.moves += other.moves;
        self.flagged += other.flagged;
        self.questions += other.questions;
        self.open += other.open;
        self.silent += other.silent;
        self.wrong += other.wrong;
    }
}
