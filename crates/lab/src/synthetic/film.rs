//! A clip of a count: dead stones are removed, compensation stones placed, territories filled, the board cleared.

use crate::synthetic::fill::SimulatedCount;
use crate::synthetic::frame_composer::{FrameComposer, FrameScript};
use crate::synthetic::scene::Scene;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::stones::Stones;

/// How many stones a hand places before it withdraws.
const HANDFUL: usize = 3;

/// Time without a hand between two handfuls and at the end of a stage, in seconds.
const CLEAR_S: f32 = 1.2;
const STAGE_S: f32 = 2.0;

/// Returns the frames of a count. `stopped` is the board at the end of the game, with dead stones; `fps` frames a second,
/// the same for the same `seed`.
pub fn script(stopped: &Stones, count: &SimulatedCount, scene: &Scene, fps: f64, seed: u64) -> FrameScript {
    let mut composer = FrameComposer::new(stopped.clone(), scene, fps, seed);
    composer.wait(STAGE_S, None);
    for stage in [&count.before, &count.compensated, &count.filled] {
        play_stage(&mut composer, stage);
        composer.wait(STAGE_S, None);
    }
    composer.now.stones = Stones::empty(stopped.size());
    composer.wait(STAGE_S, None);
    composer.script
}

/// Removes the stones that are not in `stage`, then places the missing ones, the colours alternately.
fn play_stage(composer: &mut FrameComposer<'_>, stage: &Stones) {
    for color in Color::BOTH {
        let here: Vec<Point> = composer.now.stones.of(color).filter(|&p| stage.get(p) != Some(color)).collect();
        for handful in here.chunks(HANDFUL) {
            composer.remove_stones(color.opponent(), handful);
            composer.wait(CLEAR_S, None);
        }
    }
    let missing = |composer: &FrameComposer<'_>, color| -> Vec<Point> {
        stage.of(color).filter(|&p| composer.now.stones.get(p) != Some(color)).take(HANDFUL).collect()
    };
    let mut color = Color::White;
    while composer.now.stones != *stage {
        color = color.opponent();
        let points = missing(composer, color);
        if !points.is_empty() {
            composer.place_stones(color, &points);
            composer.wait(CLEAR_S, None);
        }
    }
}
