//! The boards that the benchmarks work on.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;

/// A random game of `moves` moves on 19 lines: legal by simple ko and without suicide, one-point eyes left open.
#[must_use]
pub fn game(moves: usize) -> Vec<(Color, Point)> {
    let size = BoardSize::NINETEEN;
    let mut position = Position::new(size);
    let mut state = 20_261_121u64;
    let mut rng = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    let mut played = Vec::new();
    while played.len() < moves {
        let color = position.to_play();
        let point = Point::new(rng(19), rng(19));
        let eye = point.neighbors(size).all(|q| position.stones().get(q) == Some(color));
        if eye || !position.is_empty(point) || position.ko() == Some(point) {
            continue;
        }
        let mut after = position.clone();
        if after.play(color, Some(point)).suicide.is_empty() {
            position = after;
            played.push((color, point));
        }
    }
    played
}
