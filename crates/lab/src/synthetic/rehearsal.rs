//! The film of a rehearsal: a short game that ends with a count. A move is a pass, which no camera sees, so that a question
//! is asked; and the camera is bumped.

use std::time::Duration;

use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::fault::Fault;
use crate::synthetic::fill::{self, CannotFill};
use crate::synthetic::random::Random;
use crate::synthetic::scene::Scene;
use crate::synthetic::scene_state::SceneState;
use crate::synthetic::{film, play};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, Move};

/// The moves, the colours alternately from Black. Black wins by one point after komi.
const MOVES: &str = "E5 F5 E4 F4 E6 F6 E3 F3 E7 F7 E2 F2 E8 F8 E1 F1 E9 F9 C5 B7 C7 B3 C3 B5 D3 B8 C8 B2 C2 \
                     D5 D6 pass D7";

/// White's stones that are dead at the end: they are taken off before the count.
const DEAD: [&str; 6] = ["B7", "B3", "B5", "B8", "B2", "D5"];

/// How long the board rests between the game and its count, in seconds.
const REST_S: f64 = 12.0;

/// The points that White receives: four compensation stones.
const KOMI: i32 = 8;

/// The game that is played.
#[must_use]
pub fn game() -> GameRecord {
    let mut record = GameRecord::new(BoardSize::NINE);
    for (i, label) in MOVES.split_whitespace().enumerate() {
        record.moves.push(Move::new(Color::BOTH[i % 2], Point::from_label(label, record.size)));
    }
    record
}

/// The states of the table in a rehearsal.
pub struct RehearsalScript {
    /// The state in each frame: the game, and then its count.
    pub frames: Vec<SceneState>,
    /// The number of frames before the count begins. The last of them shows the board at rest.
    pub before_count: usize,
}

/// The states of the table, `fps` a second. The same for the same `seed`.
///
/// # Errors
/// [`CannotFill`], which this game never is.
pub fn script(scene: &Scene, fps: f64, seed: u64) -> Result<RehearsalScript, CannotFill> {
    let record = game();
    let mut frames = play::script(&record, scene, fps, seed, &[Disturbance::Bump]).frames;
    let stopped = record.end().stones().clone();
    let mut before = stopped.clone();
    for dead in DEAD.iter().filter_map(|label| Point::from_label(label, record.size)) {
        before.set(dead, None);
    }
    let count = fill::count(&before, KOMI, Fault::None, &mut Random::new(seed, "rehearsal"))?;
    if let Some(last) = frames.last().cloned() {
        let rest = (1..=(REST_S * fps) as u64).map(|i| {
            let time = last.time + Duration::from_secs_f64(i as f64 / fps);
            SceneState { index: last.index + i, time, ..last.clone() }
        });
        frames.extend(rest);
    }
    let before_count = frames.len();
    let (last, push) = frames.last().map_or_else(Default::default, |last| ((last.index + 1, last.time), last.push));
    for mut state in film::script(&stopped, &count, scene, fps, seed).frames {
        (state.index, state.time, state.push) = (state.index + last.0, state.time + last.1, push);
        frames.push(state);
    }
    Ok(RehearsalScript { frames, before_count })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::area::Area;

    #[test]
    fn the_game_is_legal_up_to_its_end_and_can_be_counted() {
        let record = game();
        let mut position = record.start();
        for played in &record.moves {
            assert!(played.point.is_none_or(|point| position.is_empty(point)), "{played:?}");
            assert_eq!(position.play(played.color, played.point).captured, []);
        }
        let mut counted = position.stones().clone();
        for dead in DEAD {
            let dead = Point::from_label(dead, counted.size()).unwrap();
            assert_eq!(counted.get(dead), Some(Color::White));
            counted.set(dead, None);
        }
        assert_eq!(Area::of(&counted).difference() - KOMI, 1);
        assert_eq!(
            record.moves.iter().filter(|played| played.point.is_none()).count(),
            1,
            "the pass that is asked about"
        );
    }

    #[test]
    fn the_film_goes_on_from_the_game_to_its_count() {
        let scene = Scene::new(BoardSize::NINE, 320, 240, 5);
        let frames = script(&scene, 6.0, 5).unwrap().frames;
        for (before, after) in frames.iter().zip(&frames[1..]) {
            assert_eq!(after.index, before.index + 1);
            assert!(after.time > before.time || after.time == before.time && after.index > 0, "{:?}", after.time);
        }
        let seconds = frames.last().unwrap().time.as_secs();
        assert!((150..210).contains(&seconds), "{seconds} s");
        let most = frames.iter().map(|f| f.stones.count(Color::Black) + f.stones.count(Color::White)).max();
        assert!(most >= Some(79), "the board is filled in: {most:?}");
    }
}
