//! A short game drawn frame by frame, with hands and disturbances, and recorded from its pictures. Such a simulation is a
//! regression test, not evidence of accuracy. `examples/picture_games.rs` does the same with many real games.

#![cfg(feature = "eyes")]
#![allow(clippy::unwrap_used)] // A test that cannot continue fails.
#![allow(dead_code)] // Some results are printed by the example only.

#[path = "support/picture_game.rs"]
mod picture_game;

use kifuscribe::game::color::Color;
use kifuscribe::game::point::{BoardSize, Point};
use kifuscribe::game::record::{GameRecord, Move};
use kifuscribe::synthetic::disturbance::Disturbance;
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
    let game = record_pictures(&short_game(), 3, &[Bump, Slip, Hover, Dark, Knock, Sweep], &mut |_, _| {});
    assert!(game.right, "{game:?}");
}
