//! Games drawn frame by frame, with hands and disturbances, and recorded from the pictures.

use std::time::{Duration, Instant};

use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::recorder::machine::{Recorder, RecorderSettings};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_lab::render::{RenderOptions, frames};
use kifuscribe_lab::synthetic::disturbance::Disturbance;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::tracker::BoardTracker;

/// Frames per second.
const FPS: f64 = 5.0;

/// The result of recording a game.
#[derive(Debug, Default)]
pub(crate) struct PictureGame {
    /// Whether the record is the game.
    pub(crate) right: bool,
    /// The first difference as a sentence; empty where there is none.
    pub(crate) difference: String,
    /// How many questions the recorder asked.
    pub(crate) asked: usize,
    /// How many of them were not settled.
    pub(crate) open: usize,
    /// The record is wrong, and neither a flag nor an open question points to it.
    pub(crate) silent: bool,
    /// How long drawing took, and detection and recording.
    pub(crate) drawing: Duration,
    pub(crate) recording: Duration,
    /// The events of the recorder.
    pub(crate) events: Vec<RecorderEvent>,
}

/// Draws a game and records it. `camera` makes the pictures that are recorded of those that are drawn; `observe` is called
/// with each of them and what was detected in it.
pub(crate) fn record_pictures(
    record: &GameRecord,
    seed: u64,
    disturb: &[Disturbance],
    camera: &dyn Fn(Frame) -> Frame,
    observe: &mut dyn FnMut(&Frame, &FrameObservation),
) -> PictureGame {
    let mut tracker = BoardTracker::new(BoardDetector::open().unwrap());
    let mut recorder = Recorder::new(RecorderSettings::under(&Rules::preset(Preset::Ing)));
    let mut events: Vec<RecorderEvent> = Vec::new();
    let options = RenderOptions { width: 640, height: 480, seed };
    let start = Instant::now();
    let mut recording = Duration::ZERO;
    let truth = frames(record, &options, FPS, disturb, &mut |frame| {
        let frame = camera(frame);
        let drawn = Instant::now();
        let observed = tracker.track(&frame).unwrap();
        events.extend(recorder.observe(&observed, frame.settled));
        recording += drawn.elapsed();
        observe(&frame, &observed);
    })
    .unwrap();
    let drawing = start.elapsed().saturating_sub(recording);
    events.extend(recorder.finish());
    let label = |p: Option<Point>| p.map_or("pass".to_owned(), |p| p.label(record.size));
    let got = recorder.moves();
    let differs = (0..got.len().max(record.moves.len()))
        .find(|&i| got.get(i).map(|m| (m.color, m.point)) != record.moves.get(i).map(|m| (m.color, m.point)));
    let asked = events.iter().filter(|e| matches!(e, RecorderEvent::Asked(_))).count();
    let settled = events.iter().filter(|e| matches!(e, RecorderEvent::Settled { .. })).count();
    let is_flagged = |i: usize| got.iter().any(|m| m.flags.is_doubt() && m.number >= i);
    let difference = differs.map_or_else(String::new, |i| {
        format!(
            "move {} at {} s: played {:?}, recorded {:?}; {} of {} moves; {:?}",
            i + 1,
            truth.hand_left_s.get(i).copied().unwrap_or_default(),
            record.moves.get(i).map(|m| (m.color.letter(), label(m.point))),
            got.get(i).map(|m| (m.color.letter(), label(m.point))),
            got.len(),
            record.moves.len(),
            truth.disturbed
        )
    });
    PictureGame {
        right: differs.is_none(),
        difference,
        asked,
        open: asked - settled,
        silent: differs.is_some_and(|i| asked == settled && !is_flagged(i)),
        drawing,
        recording,
        events,
    }
}
