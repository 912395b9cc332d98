//! Whole games at a noisy board with hands in the way, written down by the recorder: no pictures, only what the
//! eyes would say. A simulator of one's own is a regression test, not evidence.
//!
//! Ten looks a move at five a second. `KIFUSCRIBE_GAMES=1000` plays so many games instead of a handful, and
//! prints the figures (`--nocapture`); `KIFUSCRIBE_ONLY=name` plays only those whose path has that in it, as they
//! are played in a run of so many, and prints what was said around the first mistake.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

#[path = "support/sgf_files.rs"]
mod sgf_files;

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe::formats::sgf;
use kifuscribe::game::color::Color;
use kifuscribe::game::point::Point;
use kifuscribe::game::position::Position;
use kifuscribe::game::record::GameRecord;
use kifuscribe::game::stones::Stones;
use kifuscribe::recorder::event::RecorderEvent;
use kifuscribe::recorder::machine::{Recorder, RecorderSettings};
use kifuscribe::sensing::frame_observation::FrameObservation;
use kifuscribe::sensing::geometry::{Point2, Pose};
use kifuscribe::sensing::observation::{Observation, PointReading, PointState};
use sgf_files::sgf_files;

const GAMES: &str = "../shared/rules/data/sgf";
const LOOK: Duration = Duration::from_millis(200);
/// The rate of confident misreadings of a single look at a single point.
const MISREAD: f64 = 0.0004;

/// Numbers that look random and are the same each time (Marsaglia's xorshift).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    fn below(&mut self, n: usize) -> usize {
        ((self.roll() * n as f64) as usize).min(n - 1)
    }

    fn chance(&mut self, p: f64) -> bool {
        self.roll() < p
    }
}

/// A table with a board on it, and what the eyes say of it.
struct Table {
    board: Stones,
    hand: Vec<Point>,
    time: Duration,
    dice: Dice,
    observed_frames: Vec<FrameObservation>,
}

impl Table {
    fn look(&mut self) {
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
            let seen = if self.dice.chance(MISREAD) { others[self.dice.below(4)] } else { truth };
            readings.push(PointReading::sure(seen, (0.999 - 0.2 * self.dice.roll().powi(6)) as f32));
        }
        self.observed_frames.push(FrameObservation::Board(Observation { size, pose, time: self.time, readings }));
        self.time += LOOK;
    }

    fn looks(&mut self, n: usize) {
        for _ in 0..n {
            self.look();
        }
    }

    /// A hand over `point`, reaching in from the player's side.
    fn reach(&mut self, point: Point, color: Color) {
        let size = self.board.size();
        let near_side = color == Color::Black;
        let lean = self.dice.below(3) as isize - 1;
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

    /// A stone is put, and what it captures is lifted, at once or later.
    fn play(&mut self, color: Color, point: Point, quick: bool) {
        self.reach(point, color);
        let before = 1 + self.dice.below(2);
        self.looks(before);
        if self.dice.chance(0.02) && !quick {
            // The stone is put beside its point and slid.
            let beside = point.neighbors(self.board.size()).find(|&q| self.board.get(q).is_none());
            if let Some(beside) = beside {
                self.board.set(beside, Some(color));
                self.looks(1);
                self.board.set(beside, None);
            }
        }
        let captured = self.board.place(color, point);
        for &p in &captured {
            self.board.set(p, Some(color.opponent()));
        }
        let resting = if self.dice.chance(0.02) { 60 } else { 1 };
        self.looks(resting);
        if captured.is_empty() {
            if quick {
                return;
            }
            self.leave();
        } else {
            if self.dice.chance(0.3) {
                self.leave();
                let wait = 1 + self.dice.below(15);
                self.looks(wait);
            }
            for &p in &captured {
                self.reach(p, color);
                self.look();
                self.board.set(p, None);
            }
            self.leave();
        }
        let thinking = 6 + self.dice.below(6);
        self.looks(thinking);
    }

    /// Something that is no move.
    fn disturb(&mut self) {
        match self.dice.below(6) {
            0 => {
                for _ in 0..10 {
                    self.observed_frames.push(FrameObservation::NoBoard { time: self.time });
                    self.time += LOOK;
                }
            }
            1 => {
                for _ in 0..5 {
                    self.observed_frames.push(FrameObservation::Moving { time: self.time });
                    self.time += LOOK;
                }
            }
            2 => {
                // A stone is knocked aside and put back.
                let stones: Vec<(Point, Color)> = self.board.iter().filter_map(|(p, s)| Some((p, s?))).collect();
                if stones.is_empty() {
                    return;
                }
                let (p, color) = stones[self.dice.below(stones.len())];
                let beside = p.neighbors(self.board.size()).find(|&q| self.board.get(q).is_none());
                if let Some(beside) = beside {
                    self.board.set(p, None);
                    self.board.set(beside, Some(color));
                    self.looks(8);
                    self.reach(p, color);
                    self.looks(2);
                    self.board.set(beside, None);
                    self.board.set(p, Some(color));
                    self.leave();
                }
            }
            3 => {
                // A spectator leans in.
                let middle = Point::new(self.board.size().lines() / 2, 3);
                self.reach(middle, Color::White);
                self.looks(15);
                self.leave();
            }
            _ => {
                let anywhere =
                    Point::new(self.dice.below(self.board.size().lines()), self.dice.below(self.board.size().lines()));
                let color = if self.dice.chance(0.5) { Color::Black } else { Color::White };
                self.reach(anywhere, color);
                self.looks(3);
                self.leave();
            }
        }
        self.looks(5);
    }
}

/// What came of one game.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    games: usize,
    right: usize,
    moves: usize,
    flagged: usize,
    questions: usize,
    open: usize,
    silent: usize,
    wrong: usize,
}

/// The moves up to the first pass; `None` for a game that no honest board shows: illegal moves, setup in
/// mid-game.
fn playable(record: &GameRecord) -> Option<Vec<(Color, Point)>> {
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

fn play_out(record: &GameRecord, moves: &[(Color, Point)], seed: u64) -> Table {
    let mut table = Table {
        board: record.start().stones().clone(),
        hand: Vec::new(),
        time: Duration::ZERO,
        dice: Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
        observed_frames: Vec::new(),
    };
    table.looks(10);
    let mut quick = false;
    for &(color, point) in moves {
        let next_quick = !quick && table.dice.chance(0.01);
        table.play(color, point, next_quick);
        quick = next_quick;
        if !quick && table.dice.chance(0.03) {
            table.disturb();
        }
    }
    table.leave();
    table.looks(8);
    // The players sweep the board.
    let stones: Vec<Point> = table.board.iter().filter(|s| s.1.is_some()).map(|s| s.0).collect();
    for p in stones.chunks(6) {
        for &p in p {
            table.board.set(p, None);
        }
        table.looks(3);
    }
    table
}

fn judge(record: &GameRecord, moves: &[(Color, Point)], seed: u64) -> (Tally, String) {
    let table = play_out(record, moves, seed);
    let settings = RecorderSettings {
        handicap: (record.info.handicap > 0).then_some(record.info.handicap),
        ..RecorderSettings::default()
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
    if let (Some(i), Ok(_)) = (first_wrong, std::env::var("KIFUSCRIBE_ONLY")) {
        let from = got.get(i.saturating_sub(3)).map_or(Duration::ZERO, |m| m.time);
        eprintln!("{}", record.position_after(i).stones());
        for (c, p) in &moves[i.saturating_sub(3)..(i + 5).min(moves.len())] {
            eprintln!("played {} {}", c.letter(), p.label(record.size));
        }
        for event in events.iter().filter(|e| e.time() >= from).take(14) {
            match event {
                RecorderEvent::Moved(m) => {
                    eprintln!("{:?} {} {}", m.committed, m.color.letter(), m.point.unwrap().label(record.size));
                }
                RecorderEvent::Asked(q) => eprintln!("{:?} {}", q.time, q.text(record.size)),
                other => eprintln!("{other:?}"),
            }
        }
    }
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
    (tally, story)
}

#[test]
fn games_at_a_noisy_board_are_written_down() {
    let found = sgf_files(Path::new(GAMES));
    if found.is_empty() {
        eprintln!("skipped: {GAMES} is not there");
        return;
    }
    let wanted: usize = std::env::var("KIFUSCRIBE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let step = (found.len() / wanted).max(1);
    let only = std::env::var("KIFUSCRIBE_ONLY").unwrap_or_default();
    let mut sum = Tally::default();
    for (i, path) in found.iter().enumerate().step_by(step) {
        if !path.to_string_lossy().contains(&only) {
            continue;
        }
        let Ok(game) = sgf::read(&fs::read(path).unwrap()) else { continue };
        let Some(moves) = playable(&game.record) else { continue };
        let (t, story) = judge(&game.record, &moves, i as u64 + 1);
        if !story.is_empty() {
            eprintln!("{}: {story}", path.file_name().unwrap().to_string_lossy());
        }
        sum = Tally {
            games: sum.games + 1,
            right: sum.right + t.right,
            moves: sum.moves + t.moves,
            flagged: sum.flagged + t.flagged,
            questions: sum.questions + t.questions,
            open: sum.open + t.open,
            silent: sum.silent + t.silent,
            wrong: sum.wrong + t.wrong,
        };
    }
    eprintln!("{sum:?}");
    assert!(sum.games > 0, "no playable game in {GAMES}");
    assert_eq!(sum.silent, 0, "a wrong record that nothing points to");
    assert!(sum.right * 100 >= sum.games * 90, "{} of {} games wholly right", sum.right, sum.games);
}
