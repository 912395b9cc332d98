//! The source of a rehearsal: a game that the program draws itself, as a camera would show it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::synthetic::{Scene, rehearsal};
use kifuscribe_capture::paced::{Pace, PacedSource};
use kifuscribe_capture::source::{CaptureError, Source};
use kifuscribe_core::game::point::BoardSize;

/// The pictures' width and height in pixels, and how many come in a second.
const PICTURE: (usize, usize) = (800, 600);
const FPS: f64 = 6.0;

/// Chooses table, board, stones, light, camera and hands.
const SEED: u64 = 5;

/// Opens the source, which people know by this `name`, at the pace at which the game is played. While `waits` is set, as for a
/// person who has not answered yet, the board lies at rest after the game, and its count does not begin.
///
/// # Errors
/// Never: a game that could not be counted would be shown without its count.
pub fn source(name: &str, waits: Arc<AtomicBool>) -> Result<Box<dyn Source>, CaptureError> {
    Ok(source_in(name, PICTURE, Pace::AsFilmed, waits))
}

/// Opens the source at that pace, as [`source`] does.
#[must_use]
pub fn source_at(pace: Pace, waits: Arc<AtomicBool>) -> Box<dyn Source> {
    source_in("Sample game", PICTURE, pace, waits)
}

/// Opens the source with pictures of this width and height.
fn source_in(name: &str, (width, height): (usize, usize), pace: Pace, waits: Arc<AtomicBool>) -> Box<dyn Source> {
    let mut scene = Scene::new(BoardSize::NINE, width, height, SEED);
    let (states, before_count) =
        rehearsal::script(&scene, FPS, SEED).map(|script| (script.frames, script.before_count)).unwrap_or_default();
    let count = states.len() as u64;
    let (mut next, mut repeated) = (0, 0_u32);
    let make = move || {
        let rests = next == before_count && waits.load(Ordering::Relaxed);
        let state = states.get(if rests { before_count.saturating_sub(1) } else { next })?;
        if rests {
            repeated += 1;
        } else {
            next += 1;
        }
        let mut frame = scene.render(state).frame;
        frame.time = state.time + Duration::from_secs_f64(f64::from(repeated) / FPS);
        (frame.index, frame.settled) = (state.index + u64::from(repeated), false);
        Some(frame)
    };
    Box::new(PacedSource::new(name.to_owned(), count, pace, Box::new(make)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_capture::source::Delivery;

    #[test]
    fn the_board_rests_while_somebody_is_waited_for_and_the_count_follows() {
        let waits = Arc::new(AtomicBool::new(true));
        let mut source = source_in("a game", (80, 60), Pace::AtOnce, Arc::clone(&waits));
        let frames = source.info().frames.unwrap();
        let mut times = Vec::new();
        while let Ok(Delivery::Frame(frame)) = source.next() {
            assert_eq!(frame.index, times.len() as u64, "no frame is missing");
            times.push(frame.time);
            if times.len() as u64 == frames + 30 {
                waits.store(false, Ordering::Relaxed);
            }
        }
        assert!(times.len() as u64 > frames + 30, "the count follows");
        assert!(times.windows(2).all(|t| t[0] <= t[1] && t[1] - t[0] < Duration::from_secs(1)), "{times:?}");
    }
}
