//! Tracks boards on simulated tables that are pushed, slide, sink or turn, in changing light, and in pictures that change
//! their size.

use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Lens, Point2};
use kifuscribe_core::sensing::observation::{Observation, PointState};
use kifuscribe_lab::synthetic::{Scene, SceneState};
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::tracker::BoardTracker;

const SIZE: (usize, usize) = (800, 600);
/// Time between two pictures.
const STEP: Duration = Duration::from_millis(250);
/// Maximum distance of a right grid from the truth, and minimum distance of a wrong one, in cells.
const RIGHT: f64 = 0.25;
const WRONG: f64 = 0.5;

/// The state of the table and the roll of the camera in degrees.
struct TestScene {
    state: SceneState,
    roll: f64,
}

fn scene(index: usize) -> TestScene {
    let mut stones = Stones::empty(BoardSize::NINETEEN);
    for (i, (col, row)) in
        [(3, 3), (15, 3), (3, 15), (15, 15), (9, 3), (2, 9), (10, 10), (11, 10), (16, 5)].into_iter().enumerate()
    {
        stones.set(Point::new(col, row), Some(Color::BOTH[i % 2]));
    }
    let mut state = SceneState::of(stones);
    (state.index, state.time) = (index as u64, STEP * index as u32);
    TestScene { state, roll: 0.0 }
}

/// The frame and the corners turned about the centre of the picture. Pixels from outside are grey.
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

/// Whether a confident reading differs from the truth.
fn contradicts(observation: &Observation, stones: &Stones) -> bool {
    observation.size.points().any(|point| {
        let (state, p) = observation.at(point).best();
        p > 0.9
            && state != PointState::Covered
            && state != stones.get(point).map_or(PointState::Empty, PointState::Stone)
    })
}

/// Tracks a board through `count` pictures. A character for each: `B` the board at the right pose; `b` read correctly at
/// an inexact pose; `X` read wrongly; `=` unchanged; `x` unchanged although the board is elsewhere; `m` moving; `-` no
/// board.
fn trace(count: usize, change: impl Fn(usize, &mut TestScene)) -> String {
    let mut renderer = Scene::new(BoardSize::NINETEEN, SIZE.0, SIZE.1, 7);
    let mut tracker = BoardTracker::new(BoardDetector::open().unwrap());
    let mut trace = String::new();
    let mut last_pose = None;
    for index in 0..count {
        let mut scene = scene(index);
        change(index, &mut scene);
        let drawn = renderer.render(&scene.state);
        let mut frame = drawn.frame;
        frame.time = scene.state.time;
        let (frame, corners) =
            if scene.roll == 0.0 { (frame, drawn.corners) } else { rolled(&frame, drawn.corners, scene.roll) };
        let observed = tracker.track(&frame).unwrap();
        if let FrameObservation::Board(observation) = &observed {
            last_pose = Some(observation.pose);
        }
        let off = last_pose.map_or(f64::INFINITY, |pose| {
            let far = pose.corners().iter().zip(corners).map(|(a, b)| a.distance(b)).fold(0.0, f64::max);
            far / pose.cell()
        });
        trace.push(match observed {
            FrameObservation::Board(o) if contradicts(&o, &scene.state.stones) => 'X',
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

/// Asserts that the board is never read wrongly and is at the right pose at the end, and that a board that `jumps` is
/// reported as moving first.
#[track_caller]
fn check(jumps: bool, trace: &str) {
    assert!(!trace.contains(['X', 'x']), "the pose was wrong: {trace}");
    assert!(trace.starts_with('B') && trace.trim_end_matches('=').ends_with('B'), "the board is lost: {trace}");
    assert!(!jumps || trace.contains('m'), "a jump was not reported: {trace}");
}

#[test]
fn a_bump_is_tracked() {
    // The table is knocked: everything moves by a third of a cell in the picture.
    check(
        false,
        &trace(8, |i, s| {
            if i >= 3 {
                s.state.push = Point2::new(0.35, 0.2);
            }
        }),
    );
}

#[test]
fn a_board_that_was_pushed_aside_is_reported_as_moving_and_then_found() {
    check(
        true,
        &trace(10, |i, s| {
            if i >= 3 {
                s.state.slide = Point2::new(3.0, 1.5);
            }
        }),
    );
}

#[test]
fn a_bump_in_poor_light_is_tracked() {
    // Noise changes every picture; the camera is knocked by more than a cell.
    check(
        true,
        &trace(12, |i, s| {
            s.state.conditions.noise = 4.0;
            if i >= 3 {
                s.state.push = Point2::new(1.6, -0.8);
            }
        }),
    );
}

#[test]
fn a_board_that_slides_is_tracked() {
    check(false, &trace(14, |i, s| s.state.slide = Point2::new(0.25 * (i.clamp(3, 9) - 3) as f64, 0.0)));
}

#[test]
fn a_camera_that_sinks_slowly_is_tracked() {
    // A few pixels at a time, with pauses.
    check(false, &trace(24, |i, s| s.state.push = Point2::new(0.0, 0.1 * (i / 3) as f64)));
}

#[test]
fn a_board_that_turns_in_the_picture_is_tracked() {
    check(false, &trace(12, |i, s| s.roll = 1.5 * (i.clamp(3, 7) - 3) as f64));
}

#[test]
fn light_does_not_move_the_grid() {
    // The lamp is dimmed, the automatic exposure overshoots, and a cloud passes.
    let exposures = [1.0, 1.0, 0.55, 0.55, 1.6, 1.3, 1.1, 1.0, 0.8, 0.7, 0.7, 1.0];
    let trace = trace(exposures.len(), |i, s| s.state.conditions.exposure = exposures[i]);
    check(false, &trace);
    assert!(!trace.contains('b'), "the grid moved: {trace}");
}

#[test]
fn a_measured_lens_is_used_in_detection() {
    let mut renderer = Scene::new(BoardSize::NINETEEN, SIZE.0, SIZE.1, 3);
    let frame = renderer.render(&scene(0).state).frame;
    let mut detector = BoardDetector::open().unwrap();
    let estimated = detector.locate(&frame, None).unwrap().expect("the board is visible").image_from_board.lens;
    let measured = Lens::of_picture(2 * SIZE.0, 2 * SIZE.1, -0.04);
    detector.set_lens(Some(measured));
    let found = detector.locate(&frame, None).unwrap().expect("the board is visible").image_from_board.lens;
    assert_eq!(found, Lens::of_picture(SIZE.0, SIZE.1, -0.04), "without it {estimated:?} is estimated");
    detector.set_lens(None);
    assert_eq!(detector.locate(&frame, None).unwrap().map(|p| p.image_from_board.lens), Some(estimated));
}

#[test]
fn a_board_that_comes_into_view_is_found_within_a_second() {
    let mut renderer = Scene::new(BoardSize::NINETEEN, SIZE.0, SIZE.1, 3);
    let mut tracker = BoardTracker::new(BoardDetector::open().unwrap());
    let mut found = None;
    for index in 0..12 {
        let mut frame = renderer.render(&scene(index).state).frame;
        frame.settled = false;
        if index < 6 {
            frame.rgb = vec![110; frame.rgb.len()].into();
        }
        if matches!(tracker.track(&frame).unwrap(), FrameObservation::Board(_)) {
            found = found.or(Some(index));
        }
    }
    assert!(
        found.is_some_and(|index| (6..=6 + 4).contains(&index)),
        "found in picture {found:?}, visible from picture 6 on"
    );
}

/// Observes the board in a picture of 800 x 600 pixels, then `next` half a second later, while something moves.
fn observe_after_a_picture_of_the_usual_size(mut next: Frame) -> FrameObservation {
    let mut renderer = Scene::new(BoardSize::NINETEEN, SIZE.0, SIZE.1, 7);
    let mut tracker = BoardTracker::new(BoardDetector::open().unwrap());
    let mut first = renderer.render(&scene(0).state).frame;
    first.settled = false;
    assert!(matches!(tracker.track(&first).unwrap(), FrameObservation::Board(_)));
    (next.time, next.settled) = (2 * STEP, false);
    tracker.track(&next).unwrap()
}

#[test]
fn the_pose_of_a_board_is_scaled_to_a_smaller_copy_of_the_picture() {
    let (width, height) = (SIZE.0 * 4 / 5, SIZE.1 * 4 / 5);
    let small = Scene::new(BoardSize::NINETEEN, width, height, 7).render(&scene(0).state);
    let FrameObservation::Board(observation) = observe_after_a_picture_of_the_usual_size(small.frame) else {
        panic!("the board is not found in the smaller picture");
    };
    for (found, truth) in observation.pose.corners().iter().zip(small.corners) {
        let off = found.distance(truth) / observation.pose.cell();
        assert!(off < RIGHT, "a corner is {off:.2} cells from its place");
    }
}

#[test]
fn a_picture_of_another_shape_without_a_board_shows_no_board() {
    let grey = Frame::new(600, 600, vec![110u8; 3 * 600 * 600]);
    let observed = observe_after_a_picture_of_the_usual_size(grey);
    assert!(matches!(observed, FrameObservation::NoBoard { .. }), "{observed:?}");
}
