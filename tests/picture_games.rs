//! Games drawn picture by picture, with hands and disturbances, looked at by the real eyes and written down. A simulator
//! of one's own is a regression test, not evidence.
//!
//! A short game by default; `KIFUSCRIBE_PICTURE_GAMES=20` plays so many games of sixty moves and more from
//! `../shared/rules/data/sgf` instead, at five pictures a second, and prints the figures (`--nocapture`);
//! `KIFUSCRIBE_FIRST_GAME=3` begins with the fourth of them, and `KIFUSCRIBE_DISTURB=lid,turn` chooses what happens in
//! the short game. `KIFUSCRIBE_TELL=1` prints what was written down, and `KIFUSCRIBE_KEEP=folder,55,70` writes the
//! pictures from second 55 to second 70 to a folder, with what the eyes believed drawn over them.

#![cfg(feature = "eyes")]
#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

#[path = "support/sgf_files.rs"]
mod sgf_files;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use kifuscribe::capture::pictures::write_jpeg;
use kifuscribe::commands::simulate::render::{RenderOptions, frames};
use kifuscribe::formats::sgf;
use kifuscribe::game::color::Color;
use kifuscribe::game::point::{BoardSize, Point};
use kifuscribe::game::record::{GameRecord, Move};
use kifuscribe::recorder::event::RecorderEvent;
use kifuscribe::recorder::machine::{Recorder, RecorderSettings};
use kifuscribe::sensing::frame::Frame;
use kifuscribe::sensing::frame_observation::FrameObservation;
use kifuscribe::synthetic::disturbance::Disturbance;
use kifuscribe::vision::detector::BoardDetector;
use kifuscribe::vision::overlay::overlay;
use kifuscribe::vision::tracker::BoardTracker;
use sgf_files::sgf_files;

const GAMES: &str = "../shared/rules/data/sgf";
const FPS: f64 = 5.0;
const FEWEST_MOVES: usize = 60;
const MOST_MOVES: usize = 66;
/// How many things happen in a game besides play.
const DISTURBANCES: usize = 7;

/// What came of a game.
#[derive(Debug, Default)]
#[allow(dead_code)] // Printed.
struct Verdict {
    right: bool,
    /// Where it first differs from what was played.
    story: String,
    asked: usize,
    open: usize,
    /// A wrong record that neither a flag nor an open question points to.
    silent: bool,
    moves: usize,
    frames: usize,
    /// How long the drawing took, and the looking and recording.
    drawing: Duration,
    looking: Duration,
}

/// Where pictures are to be kept, and from when to when.
struct Keep {
    folder: PathBuf,
    from: f64,
    to: f64,
}

impl Keep {
    fn wanted() -> Option<Self> {
        let wanted = std::env::var("KIFUSCRIBE_KEEP").ok()?;
        let mut parts = wanted.split(',');
        let folder = PathBuf::from(parts.next()?);
        let (from, to) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        fs::create_dir_all(&folder).unwrap();
        Some(Self { folder, from, to })
    }

    fn keep(&self, frame: &Frame, observed: &FrameObservation) {
        let seconds = frame.time.as_secs_f64();
        if seconds < self.from || seconds > self.to {
            return;
        }
        let (what, picture) = match observed {
            FrameObservation::Board(observation) => ("board", overlay(frame, observation)),
            FrameObservation::Moving { .. } => ("moving", frame.clone()),
            FrameObservation::Unchanged { .. } => ("unchanged", frame.clone()),
            _ => ("none", frame.clone()),
        };
        write_jpeg(&self.folder.join(format!("{seconds:06.1}-{what}.jpg")), &picture, 90).unwrap();
    }
}

fn watch(record: &GameRecord, seed: u64, disturb: &[Disturbance]) -> Verdict {
    let mut detector = BoardTracker::new(BoardDetector::open().unwrap());
    let mut recorder = Recorder::new(RecorderSettings::default());
    let mut events: Vec<RecorderEvent> = Vec::new();
    let mut count = 0;
    let table = RenderOptions { width: 640, height: 480, seed };
    let keep = Keep::wanted();
    let began = Instant::now();
    let mut looking = Duration::ZERO;
    let truth = frames(record, &table, FPS, disturb, &mut |frame| {
        count += 1;
        let drawn = Instant::now();
        let observed = detector.observe(&frame).unwrap();
        events.extend(recorder.observe(&observed, frame.settled));
        looking += drawn.elapsed();
        if let Some(keep) = &keep {
            keep.keep(&frame, &observed);
        }
    })
    .unwrap();
    let drawing = began.elapsed().saturating_sub(looking);
    events.extend(recorder.finish());
    let plain = |p: Option<Point>| p.map_or("pass".to_owned(), |p| p.label(record.size));
    let got = recorder.moves();
    let differs = (0..got.len().max(record.moves.len()))
        .find(|&i| got.get(i).map(|m| (m.color, m.point)) != record.moves.get(i).map(|m| (m.color, m.point)));
    let asked = events.iter().filter(|e| matches!(e, RecorderEvent::Asked(_))).count();
    let settled = events.iter().filter(|e| matches!(e, RecorderEvent::Settled { .. })).count();
    let doubted = |i: usize| got.iter().any(|m| m.flags.is_doubt() && m.number >= i);
    if std::env::var("KIFUSCRIBE_TELL").is_ok() {
        for event in &events {
            match event {
                RecorderEvent::Moved(m) => {
                    eprintln!("{:?} {} {} {}", m.committed, m.number, m.color.letter(), plain(m.point));
                }
                RecorderEvent::Asked(q) => eprintln!("{:?} {}", q.time, q.text(record.size)),
                other => eprintln!("{other:?}"),
            }
        }
    }
    let story = differs.map_or_else(String::new, |i| {
        let when = truth.hand_left_s.get(i).copied().unwrap_or_default();
        format!(
            "move {} at {when} s: played {:?}, written {:?}; {} of {} moves; {:?}",
            i + 1,
            record.moves.get(i).map(|m| (m.color.letter(), plain(m.point))),
            got.get(i).map(|m| (m.color.letter(), plain(m.point))),
            got.len(),
            record.moves.len(),
            truth.disturbed
        )
    });
    Verdict {
        right: differs.is_none(),
        story,
        asked,
        open: asked - settled,
        silent: differs.is_some_and(|i| asked == settled && !doubted(i)),
        moves: record.moves.len(),
        frames: count,
        drawing,
        looking,
    }
}

/// A short game with a capture and a ko shape.
fn short_game() -> GameRecord {
    let size = BoardSize::NINE;
    let mut record = GameRecord::new(size);
    let moves = "E5 C3 G3 G4 F4 H3 G7 G2 F3 H4 C6 F2 D3 C4 D4 C5 D6 B6";
    record.moves = moves
        .split_whitespace()
        .enumerate()
        .map(|(i, m)| Move::new(Color::BOTH[i % 2], Point::from_label(m, size)))
        .collect();
    record
}

#[test]
fn a_short_game_is_written_down_from_its_pictures() {
    let wanted = std::env::var("KIFUSCRIBE_DISTURB").unwrap_or_else(|_| "bump,slip,hover,dark,knock,sweep".to_owned());
    let named = |name: &str| Disturbance::ALL.into_iter().find(|d| d.name() == name).unwrap();
    let disturb: Vec<Disturbance> = wanted.split(',').filter(|n| !n.is_empty()).map(named).collect();
    let seed = std::env::var("KIFUSCRIBE_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    let verdict = watch(&short_game(), seed, &disturb);
    assert!(verdict.right, "{wanted}: {verdict:?}");
}

/// The beginning of a real game: sixty moves and more, all of them legal and none a pass.
fn beginning(path: &Path) -> Option<GameRecord> {
    let mut record = sgf::read(&fs::read(path).ok()?).ok()?.record;
    record.moves.truncate(MOST_MOVES);
    let mut position = record.start();
    let fits = record.moves.iter().all(|m| {
        let free = m.point.is_some_and(|p| position.stones().get(p).is_none() && position.ko() != Some(p));
        let in_turn = position.to_play() == m.color;
        free && in_turn && position.play(m.color, m.point).suicide.is_empty()
    });
    let plain = record.setup.is_empty() && record.adjustments.is_empty();
    let playable = matches!(record.size.lines(), 9 | 13 | 19);
    (fits && plain && playable && record.moves.len() >= FEWEST_MOVES).then_some(record)
}

#[test]
fn many_games_are_written_down_from_their_pictures() {
    let Some(wanted) = std::env::var("KIFUSCRIBE_PICTURE_GAMES").ok().and_then(|n| n.parse::<usize>().ok()) else {
        eprintln!("skipped: KIFUSCRIBE_PICTURE_GAMES is not set");
        return;
    };
    let from: usize = std::env::var("KIFUSCRIBE_FIRST_GAME").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let found = sgf_files(Path::new(GAMES));
    let mut games: Vec<(PathBuf, GameRecord)> =
        found.into_iter().filter_map(|path| beginning(&path).map(|record| (path, record))).collect();
    if games.is_empty() {
        eprintln!("skipped: {GAMES} has no playable game");
        return;
    }
    // The sizes by turns.
    let size_of = |g: &(PathBuf, GameRecord)| g.1.size.lines();
    let mut order: Vec<(PathBuf, GameRecord)> = Vec::new();
    let mut turn = 0;
    while order.len() < wanted + from && !games.is_empty() {
        let size = [9, 13, 19][turn % 3];
        let step = games.len() * (turn * 37 % 100) / 100;
        let at = (0..games.len()).map(|i| (i + step) % games.len()).find(|&i| size_of(&games[i]) == size);
        order.extend(at.map(|i| games.swap_remove(i)));
        turn += 1;
        if turn > 3 * (wanted + from) + 3 {
            break;
        }
    }
    let (mut right, mut asked, mut silent, mut moves, mut played) = (0, 0, 0, 0, 0);
    for (i, (path, record)) in order.iter().enumerate().skip(from) {
        let every = Disturbance::ALL;
        let disturb: BTreeSet<Disturbance> =
            (0..DISTURBANCES).map(|k| every[(i * DISTURBANCES + k * 11 + i / 4) % every.len()]).collect();
        let disturb: Vec<Disturbance> = disturb.into_iter().collect();
        let began = Instant::now();
        let verdict = watch(record, i as u64 + 1, &disturb);
        eprintln!(
            "{i} {} {}x: {} {verdict:?} in {:?}",
            path.file_name().unwrap().to_string_lossy(),
            record.size.lines(),
            disturb.iter().map(|d| d.name()).collect::<Vec<_>>().join(","),
            began.elapsed()
        );
        played += 1;
        right += usize::from(verdict.right);
        silent += usize::from(verdict.silent);
        asked += verdict.asked;
        moves += verdict.moves;
    }
    eprintln!("{right} of {played} games wholly right, {moves} moves, {asked} questions, {silent} silent errors");
    assert_eq!(silent, 0, "a wrong record that nothing points to");
    assert!(right * 100 >= played * 95, "{right} of {played} games wholly right");
}
