//! What happens at a real board: boards over time in, events out.
//!
//! Boards stand side by side like a strip of film. Above each is how it was observed: `s` is one
//! settled observation, a number is so many observations of a moving picture, ten a second. `X` and `O` are stones, `x` and `o`
//! stones of low probability (0.61), `y` is a white one of 0.79, `.` is
//! empty, `?` is covered, `h` looks empty and is half covered. `no30`, `mv30` and `un30` have no board below: for thirty observations no
//! board was found, it was moving, or the picture stayed as it was. A stone of a moving picture is put there by a hand, which is drawn (`?`), or `mv1` for a quick one.

mod beginning;
mod captures;
mod corrected;
mod ending;
mod hands;
mod incidents;
mod made;
mod moved;
mod out_of_turn;
mod played_on;
mod turns;

use std::time::Duration;

use crate::game::color::Color;
use crate::game::named::Named;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::geometry::{Point2, Pose};
use crate::sensing::observation::{Observation, PointReading, PointState};

const INTERVAL: Duration = Duration::from_millis(100);
const SETTLED_INTERVAL: Duration = Duration::from_secs(1);

fn reading(c: char) -> PointReading {
    let unlikely = |color: Color| {
        let mut r = PointReading { empty: 0.38, black: 0.01, white: 0.01, covered: 0.0 };
        match color {
            Color::Black => r.black = 0.61,
            Color::White => r.white = 0.61,
        }
        r
    };
    match c {
        'X' => PointReading::sure(PointState::Stone(Color::Black), 0.98),
        'O' => PointReading::sure(PointState::Stone(Color::White), 0.98),
        'x' => unlikely(Color::Black),
        'y' => PointReading { empty: 0.2, black: 0.01, white: 0.79, covered: 0.0 },
        'o' => unlikely(Color::White),
        '?' => PointReading::sure(PointState::Covered, 0.98),
        'h' => PointReading { empty: 0.53, black: 0.01, white: 0.01, covered: 0.45 },
        '.' => PointReading::sure(PointState::Empty, 0.98),
        other => panic!("{other:?} is no point"),
    }
}

fn observation(rows: &[&str], time: Duration) -> Observation {
    let size = BoardSize::new(rows.len()).unwrap();
    let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)].map(|(x, y)| Point2::new(x, y));
    let pose = Pose::from_corners(size, corners).unwrap();
    let readings = rows.iter().flat_map(|row| row.chars().map(reading)).collect();
    Observation { size, pose, time, readings }
}

/// The film as observations over time.
fn observed_frames(film: &str) -> Vec<(FrameObservation, bool)> {
    let mut time = Duration::ZERO;
    let mut observed_frames = Vec::new();
    for strip in film.trim().split("\n\n") {
        let mut lines = strip.lines().map(|l| l.split_whitespace().collect::<Vec<_>>());
        let heads = lines.next().unwrap();
        let rows: Vec<Vec<&str>> = lines.collect();
        let mut column = 0;
        for head in heads {
            let settled = head == "s";
            let blind = ["no", "mv", "un"].into_iter().find(|b| head.starts_with(b));
            let number = head.trim_start_matches(|c: char| c.is_alphabetic());
            let count = if settled {
                1
            } else {
                number.parse().unwrap_or_else(|_| panic!("{head:?} is not a number of observations"))
            };
            let board: Vec<&str> = rows.iter().filter_map(|r| r.get(column).copied()).collect();
            column += usize::from(blind.is_none());
            for _ in 0..count {
                time += if settled { SETTLED_INTERVAL } else { INTERVAL };
                let observed = match blind {
                    Some("no") => FrameObservation::NoBoard { time },
                    Some("mv") => FrameObservation::Moving { time },
                    Some(_) => FrameObservation::Unchanged { time },
                    None => FrameObservation::Board(observation(&board, time)),
                };
                observed_frames.push((observed, settled));
            }
        }
    }
    observed_frames
}

/// An event in words. Pauses are only included if `holds` is set.
fn words(event: &RecorderEvent, size: BoardSize, holds: bool) -> Option<String> {
    let at = |p: Point| p.label(size);
    Some(match event {
        RecorderEvent::Began { size, setup, handicap, .. } => {
            let stones: Vec<String> =
                setup.iter().map(|&(p, c)| format!(" {}{}", c.letter(), p.label(*size))).collect();
            let handicap = if *handicap > 0 { format!(" handicap {handicap}") } else { String::new() };
            format!("start{handicap}{}", stones.concat())
        }
        RecorderEvent::Moved(m) => {
            let flags: Vec<String> = m.flags.iter().map(|f| format!(" {}", f.name())).collect();
            format!("{} {}{}", m.color.letter(), m.point.map_or("pass".to_owned(), at), flags.concat())
        }
        RecorderEvent::TakenBack { moves, .. } => format!("back {moves}"),
        RecorderEvent::Adjusted { adjustment, .. } => format!("adjust {}", adjustment.stones.len()),
        RecorderEvent::Asked(q) => {
            let points: Vec<String> = q.points.iter().map(|&(p, s)| format!(" {}{}", s.char(), at(p))).collect();
            format!("ask {}{}", q.kind.name(), points.concat())
        }
        RecorderEvent::Settled { question, .. } => format!("settled {question}"),
        RecorderEvent::Held { why, .. } if holds => format!("hold {}", why.name()),
        RecorderEvent::Resumed { .. } if holds => "resumed".to_owned(),
        RecorderEvent::Held { .. } | RecorderEvent::Resumed { .. } => return None,
        RecorderEvent::Stopped { why, .. } => format!("stop {}", why.name()),
        RecorderEvent::Reopened { .. } => "reopened".to_owned(),
        RecorderEvent::Turned { quarters, .. } => format!("turned {quarters}"),
    })
}

fn events_of(film: &str, settings: RecorderSettings, holds: bool) -> String {
    events_that_follow(&mut Recorder::new(settings), &observed_frames(film), holds)
}

/// The events of these frames and of the end after them.
fn events_that_follow(recorder: &mut Recorder, frames: &[(FrameObservation, bool)], holds: bool) -> String {
    let mut events: Vec<_> =
        frames.iter().flat_map(|(observed, settled)| recorder.observe(observed, *settled)).collect();
    events.extend(recorder.finish());
    let size = recorder.position().map_or(BoardSize::NINE, Position::size);
    events.iter().filter_map(|e| words(e, size, holds)).collect::<Vec<_>>().join("; ")
}

#[track_caller]
fn check(film: &str, expected: &str) {
    assert_eq!(events_of(film, RecorderSettings::default(), false), expected, "\n{film}");
}

#[track_caller]
fn check_with_holds(film: &str, expected: &str) {
    assert_eq!(events_of(film, RecorderSettings::default(), true), expected, "\n{film}");
}

#[track_caller]
fn check_with(settings: RecorderSettings, film: &str, expected: &str) {
    assert_eq!(events_of(film, settings, false), expected, "\n{film}");
}
