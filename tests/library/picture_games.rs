//! A short game drawn frame by frame, with hands and disturbances, and recorded from its pictures. Such a simulation is a
//! regression test, not evidence of accuracy. `examples/picture_games.rs` does the same with many real games.

#![allow(dead_code)] // Some results are printed by the example only.

#[path = "../support/moving_camera.rs"]
mod moving_camera;
#[path = "../support/picture_game.rs"]
mod picture_game;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, Move};
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_lab::synthetic::disturbance::Disturbance;
use moving_camera::{PictureMotion, in_a_hand, moved, panning, still, swaying, trembling};
use picture_game::record_pictures;

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
fn a_short_game_is_recorded_from_its_pictures() {
    use Disturbance::{Bump, Dark, Hover, Knock, Slip, Sweep};
    let disturb = [Bump, Slip, Hover, Dark, Knock, Sweep];
    let game = record_pictures(&short_game(), 3, &disturb, &|frame| frame, &mut |_, _| {});
    assert!(game.right, "{game:?}");
}

/// Asserts that a change of the light or the camera leaves every move in the record, with at most one question.
#[track_caller]
fn check_light(disturb: &[Disturbance]) {
    let game = record_pictures(&short_game(), 3, disturb, &|frame| frame, &mut |_, _| {});
    assert!(game.right && game.asked <= 1 && game.open == 0, "{game:?}");
}

#[test]
fn a_cloud_passes_and_a_lamp_is_switched_off_during_a_game() {
    check_light(&[Disturbance::Cloud, Disturbance::Lamp]);
}

#[test]
fn the_light_flickers_and_the_exposure_hunts_during_a_game() {
    check_light(&[Disturbance::Flicker, Disturbance::Hunting]);
}

#[test]
fn the_camera_refocuses_during_a_game() {
    check_light(&[Disturbance::Refocus]);
}

/// Asserts that a camera that moves like this, and reads a row this many seconds after the one above, records what one that stands still does: every move, without a question
/// and without a doubt.
#[track_caller]
fn check_moving(motion: fn(f64) -> PictureMotion, row_s: f64) {
    let camera = |frame: Frame| moved(&frame, motion, row_s);
    let mut trace = String::new();
    let game = record_pictures(&short_game(), 3, &[], &camera, &mut |_, observed| {
        trace.push(match observed {
            FrameObservation::Board(_) => 'B',
            FrameObservation::Unchanged { .. } => '=',
            FrameObservation::Moving { .. } => 'm',
            FrameObservation::NoBoard { .. } => '-',
        });
    });
    let doubtful = game.events.iter().filter(|e| matches!(e, RecorderEvent::Moved(m) if m.flags.is_doubt())).count();
    assert!(game.right && game.asked == 0 && doubtful == 0, "{doubtful} doubtful, {trace}, {game:?}");
}

#[test]
fn a_camera_that_stands_still_records_every_move() {
    check_moving(still, 0.0);
}

#[test]
fn a_camera_on_a_tripod_that_sways_records_every_move() {
    check_moving(swaying, 0.0);
}

#[test]
fn a_camera_in_a_hand_records_every_move() {
    check_moving(in_a_hand, 0.0);
}

#[test]
fn a_camera_that_pans_to_and_fro_records_every_move() {
    check_moving(panning, 0.0);
}

/// A rolling shutter bends the lines of a board that moves; at 640x480 it reads the last row 25 ms after the first.
#[test]
fn a_camera_with_a_rolling_shutter_on_a_table_that_trembles_records_every_move() {
    check_moving(trembling, 0.025 / 480.0);
}
