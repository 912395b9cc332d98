//! A count as a film: the dead stones go, the compensation comes, the territories are filled, the board is cleared.

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::stones::Stones;
use crate::synthetic::Scene;
use crate::synthetic::fill::SimulatedCount;
use crate::synthetic::play::{FrameComposer, FrameScript};

/// The stones that a hand brings before it leaves.
const HANDFUL: usize = 3;

/// How long nobody reaches over the board between two handfuls, and at the end of a stage, in seconds.
const CLEAR_S: f32 = 1.2;
const STAGE_S: f32 = 2.0;

/// Writes the script of a count that begins with the board as the game `stopped`: `fps` frames a second, the same for the
/// same `seed`.
pub fn script(stopped: &Stones, count: &SimulatedCount, studio: &Scene, fps: f64, seed: u64) -> FrameScript {
    let mut director = FrameComposer::on(stopped.clone(), studio, fps, seed);
    director.hold(STAGE_S, None);
    for stage in [&count.before, &count.compensated, &count.filled] {
        bring_to(&mut director, stage);
        director.hold(STAGE_S, None);
    }
    director.now.stones = Stones::empty(stopped.size());
    director.hold(STAGE_S, None);
    director.script
}

/// Hands take up what does not belong there any more, then bring what is missing, the colours by turns.
fn bring_to(director: &mut FrameComposer<'_>, stage: &Stones) {
    for color in Color::BOTH {
        let here: Vec<Point> = director.now.stones.of(color).filter(|&p| stage.get(p) != Some(color)).collect();
        for handful in here.chunks(HANDFUL) {
            director.take_away(color.opponent(), handful);
            director.hold(CLEAR_S, None);
        }
    }
    let missing = |director: &FrameComposer<'_>, color| -> Vec<Point> {
        stage.of(color).filter(|&p| director.now.stones.get(p) != Some(color)).take(HANDFUL).collect()
    };
    let mut color = Color::White;
    while director.now.stones != *stage {
        color = color.opponent();
        let points = missing(director, color);
        let Some(&first) = points.first() else { continue };
        let mut hand = director.hand_for(color, director.place(first), Some(color));
        for point in points {
            hand = director.put(hand, color, point);
        }
        director.leave(hand);
        director.hold(CLEAR_S, None);
    }
}
