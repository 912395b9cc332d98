//! The eyes follow a board that is nudged, slides, sinks or turns in the picture, say "moving" where it jumps, and are
//! not led astray by light: simulated tables, looked at picture by picture.
#![cfg(feature = "eyes")]
#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

use std::time::Duration;

use kifuscribe::game::color::Color;
use kifuscribe::game::point::{BoardSize, Point};
use kifuscribe::game::stones::Stones;
use kifuscribe::sensing::frame::Frame;
use kifuscribe::sensing::frame_observation::FrameObservation;
use kifuscribe::sensing::geometry::{Lens, Point2};
use kifuscribe::sensing::observation::{Observation, PointState};
use kifuscribe::synthetic::{Scene, SceneState};
use kifuscribe::vision::detector::BoardDetector;
use kifuscribe::vision::tracker::BoardTracker;

const SIZE: (usize, usize) = (800, 600);
/// From one picture to the next.
const STEP: Duration = Duration::from_millis(250);
/// How far, in cells, the grid may lie from the truth to be right, and from where on it is wrong.
const RIGHT: f64 = 0.25;
const WRONG: f64 = 0.5;

/// A picture of a scene: the moment at the table, and how far the camera has rolled, in degrees.
struct TestScene {
    moment: SceneState,
    roll: f64,
}

fn scene(index: usize) -> TestScene {
    let mut stones = Stones::empty(BoardSize::NINETEEN);
    for (i, (col, row)) in
        [(3, 3), (15, 3), (3, 15), (15, 15), (9, 3), (2, 9), (10, 10), (11, 10), (16, 5)].into_iter().enumerate()
    {
        stones.set(Point::new(col, row), Some(Color::BOTH[i % 2]));
    }
    let mut moment = SceneState::of(stones);
    (moment.index, moment.time) = (index as u64, STEP * index as u32);
    TestScene { moment, roll: 0.0 }
}

/// The frame turned about its middle, and where the corners go; what comes into view is grey.
fn rolled(frame: &Frame, corners: [Point2; 4], degrees: f64) -> (Frame, [Point2; 4]) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let (cx, cy) = ((frame.width as f64 - 1.0) / 2.0, (frame.height as f64 - 1.0) / 2.0);
    let mut rgb = vec![110; frame.rgb.len()];
    for y in 0..frame.height {
        for x in 0..frame.width {
            let (dx, dy) = (x as f64 - cx, y as f64 - cy);
            let (sx, sy) = ((cx + cos * dx + sin * dy).round(), (cy - sin * dx + cos * dy).round());
            if sx >= 0.0 && sy >= 0.0 && sx < frame.width as f64 && sy < frame.height as f64 {
                let from = 3 * (sy as usize * frame.width + sx as usize);
                rgb[3 * (y * frame.width + x)..][..3].copy_from_slice(&frame.rgb[from..from + 3]);
            }
        }
    }
    let turn = |p: Point2| {
        let (dx, dy) = (p.x - cx, p.y - cy);
        Point2::new(cx + cos * dx - sin * dy, cy + sin * dx + cos * dy)
    };
    let mut turned = Frame::new(frame.width, frame.height, rgb);
    (turned.time, turned.index) = (frame.time, frame.index);
    (turned, corners.map(turn))
}

/// Whether the eyes are sure of something on the board that is not there.
fn contradicts(observation: &Observation, stones: &Stones) -> bool {
    observation.size.points().any(|point| {
        let (seen, p) = observation.at(point).best();
        p > 0.9 && seen != PointState::Covered && seen != stones.get(point).map_or(PointState::Empty, PointState::Stone)
    })
}

/// What the eyes say of each of `count` pictures: `B` the board, rightly placed; `b` placed not quite right, and rightly
/// read; `X` read wrongly; `=` as before, `x` as before while it is elsewhere; `m` moving; `-` no board.
fn watch(count: usize, change: impl Fn(usize, &mut TestScene)) -> String {
    let mut studio = Scene::new(BoardSize::NINETEEN, SIZE.0, SIZE.1, 7);
    let mut watch = BoardTracker::new(BoardDetector::open().unwrap());
    let mut trace = String::new();
    let mut last_pose = None;
    for index in 0..count {
        let mut scene = scene(index);
        change(index, &mut scene);
        let drawn = studio.render(&scene.moment);
        let mut frame = drawn.frame;
        frame.time = scene.moment.time;
        let (frame, corners) =
            if scene.roll == 0.0 { (frame, drawn.corners) } else { rolled(&frame, drawn.corners, scene.roll) };
        let observed = watch.observe(&frame).unwrap();
        if let FrameObservation::Board(observation) = &observed {
            last_pose = Some(observation.pose);
        }
        let off = last_pose.map_or(f64::INFINITY, |pose| {
            let far = pose.corners().iter().zip(corners).map(|(a, b)| a.distance(b)).fold(0.0, f64::max);
            far / pose.cell()
        });
        trace.push(match observed {
            FrameObservation::Board(o) if contradicts(&o, &scene.moment.stones) => 'X',
            FrameObservation::Board(_) if off < RIGHT => 'B',
            FrameObservation::Board(_) => 'b',
            FrameObservation::Unchanged { .. } if off < WRONG => '=',
            FrameObservation::Unchanged { .. } => 'x',
            FrameObservation::Moving { .. } => 'm',
            FrameObservation::NoBoard { .. } => '-',
        });
    }
    trace
}

/// The eyes never read the board wrongly, and at the end they place it rightly; a board that jumps is said to move
/// first.
#[track_caller]
fn check(jumps: bool, trace: &str) {
    assert!(!trace.contains(['X', 'x']), "the grid lay wrongly: {trace}");
    assert!(trace.starts_with('B') && trace.trim_end_matches('=').ends_with('B'), "the board is lost: {trace}");
    assert!(!jumps || trace.contains('m'), "a jump was not said: {trace}");
}

#[test]
fn a_bump_is_followed() {
    // The table is knocked: the camera sees everything a third of a cell beside its place.
    check(
        false,
        &watch(8, |i, s| {
            if i >= 3 {
                s.moment.push = Point2::new(0.35, 0.2);
            }
        }),
    );
}

#[test]
fn a_board_that_was_pushed_aside_is_said_to_move_and_then_found() {
    check(
        true,
        &watch(10, |i, s| {
            if i >= 3 {
                s.moment.slide = Point2::new(3.0, 1.5);
            }
        }),
    );
}

#[test]
fn a_bump_in_poor_light_is_followed() {
    // So noisy that no two pictures are alike; the camera is knocked by more than a cell.
    check(
        true,
        &watch(12, |i, s| {
            s.moment.noise = 4.0;
            if i >= 3 {
                s.moment.push = Point2::new(1.6, -0.8);
            }
        }),
    );
}

#[test]
fn a_board_that_slides_is_followed() {
    check(false, &watch(14, |i, s| s.moment.slide = Point2::new(0.25 * (i.clamp(3, 9) - 3) as f64, 0.0)));
}

#[test]
fn a_camera_that_sinks_slowly_is_followed() {
    // A tenth of a degree each time, a few pixels, and a while in which nothing happens.
    check(false, &watch(24, |i, s| s.moment.push = Point2::new(0.0, 0.1 * (i / 3) as f64)));
}

#[test]
fn a_board_that_turns_in_the_picture_is_followed() {
    check(false, &watch(12, |i, s| s.roll = 1.5 * (i.clamp(3, 7) - 3) as f64));
}

#[test]
fn light_does_not_move_the_grid() {
    // The lamp is dimmed, the camera's automatic overshoots, and a cloud passes.
    let exposures = [1.0, 1.0, 0.55, 0.55, 1.6, 1.3, 1.1, 1.0, 0.8, 0.7, 0.7, 1.0];
    let trace = watch(exposures.len(), |i, s| s.moment.exposure = exposures[i]);
    check(false, &trace);
    assert!(!trace.contains('b'), "the grid moved: {trace}");
}

#[test]
fn a_measured_lens_holds_wherever_the_board_is_found() {
    let mut studio = Scene::new(BoardSize::NINETEEN, SIZE.0, SIZE.1, 3);
    let frame = studio.render(&scene(0).moment).frame;
    let mut detector = BoardDetector::open().unwrap();
    let guessed = detector.locate(&frame, None).unwrap().expect("the board is in sight").image_from_board.lens;
    let measured = Lens::of_picture(2 * SIZE.0, 2 * SIZE.1, -0.04);
    detector.look_through(Some(measured));
    let found = detector.locate(&frame, None).unwrap().expect("the board is in sight").image_from_board.lens;
    assert_eq!(found, Lens::of_picture(SIZE.0, SIZE.1, -0.04), "without it {guessed:?} was guessed");
    detector.look_through(None);
    assert_eq!(detector.locate(&frame, None).unwrap().map(|p| p.image_from_board.lens), Some(guessed));
}

#[test]
fn a_board_that_comes_into_view_is_found_within_a_second() {
    let mut studio = Scene::new(BoardSize::NINETEEN, SIZE.0, SIZE.1, 3);
    let mut watch = BoardTracker::new(BoardDetector::open().unwrap());
    let mut found = None;
    for index in 0..12 {
        let mut frame = studio.render(&scene(index).moment).frame;
        frame.settled = false;
        if index < 6 {
            frame.rgb = vec![110; frame.rgb.len()].into();
        }
        if matches!(watch.observe(&frame).unwrap(), FrameObservation::Board(_)) {
            found = found.or(Some(index));
        }
    }
    assert!(
        found.is_some_and(|index| (6..=6 + 4).contains(&index)),
        "found in picture {found:?}, there from picture 6 on"
    );
}
