//! The source of a rehearsal: a game that the program draws itself, as a camera would show it.

use crate::capture::paced::{Pace, PacedSource};
use crate::capture::source::{CaptureError, Source};
use crate::game::point::BoardSize;
use crate::synthetic::{Scene, rehearsal};

/// The pictures' width and height in pixels, and how many come in a second.
const PICTURE: (usize, usize) = (800, 600);
const FPS: f64 = 6.0;

/// Chooses table, board, stones, light, camera and hands.
const SEED: u64 = 5;

/// Opens the source at the pace at which the game is played.
///
/// # Errors
/// Never: a game that could not be counted would be shown without its count.
pub fn source() -> Result<Box<dyn Source>, CaptureError> {
    Ok(source_at(Pace::AsFilmed))
}

/// Opens the source at that pace.
#[must_use]
pub fn source_at(pace: Pace) -> Box<dyn Source> {
    let mut scene = Scene::new(BoardSize::NINE, PICTURE.0, PICTURE.1, SEED);
    let states = rehearsal::script(&scene, FPS, SEED).map(|script| script.frames).unwrap_or_default();
    let (count, mut states) = (states.len() as u64, states.into_iter());
    let make = move || {
        let state = states.next()?;
        let mut frame = scene.render(&state).frame;
        (frame.time, frame.index, frame.settled) = (state.time, state.index, false);
        Some(frame)
    };
    Box::new(PacedSource::new("Sample game".to_owned(), count, pace, Box::new(make)))
}
