//! The rendered pictures of the benchmarks.

use std::time::Duration;

use kifuscribe_lab::synthetic::{Scene, SceneState};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;

/// A 19x19 board with about 120 stones, in a picture of `width` x `height` pixels.
#[must_use]
pub fn middle_game(width: usize, height: usize, seed: u64) -> Frame {
    let size = BoardSize::NINETEEN;
    let mut stones = Stones::empty(size);
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut random = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    for i in 0..120 {
        stones.set(Point::new(random(19), random(19)), Some(Color::BOTH[i % 2]));
    }
    Scene::new(size, width, height, seed).render(&SceneState::of(stones)).frame
}

/// The same picture at a later time.
#[must_use]
pub fn later(frame: &Frame, milliseconds: u64) -> Frame {
    let mut frame = frame.clone();
    frame.time += Duration::from_millis(milliseconds);
    frame
}
