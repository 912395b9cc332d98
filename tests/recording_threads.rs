//! A recording in its own threads, with a scripted source and scripted eyes: what the window relies on.

#![cfg(feature = "eyes")]
#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use kifuscribe::capture::source::{CaptureError, Delivery, Source, SourceInfo};
use kifuscribe::formats::sgf;
use kifuscribe::game::color::Color;
use kifuscribe::game::point::{BoardSize, Point};
use kifuscribe::game::stones::Stones;
use kifuscribe::pipeline::inline::Observer;
use kifuscribe::pipeline::session_writer::RecordOptions;
use kifuscribe::pipeline::snapshot::Snapshot;
use kifuscribe::pipeline::threaded::Recording;
use kifuscribe::sensing::frame::Frame;
use kifuscribe::sensing::frame_observation::FrameObservation;
use kifuscribe::sensing::geometry::{Point2, Pose};
use kifuscribe::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe::session::counting;
use kifuscribe::session::recording::RecordingPhase;
use kifuscribe::storage::session_folder::SessionFolder;
use kifuscribe::vision::error::VisionError;

const MOVES: [&str; 6] = ["E5", "C3", "G7", "C7", "G3", "E3"];

/// Delivers numbered pictures of one pixel; a live one first says that it waits, and never ends by itself.
struct Script {
    info: SourceInfo,
    next: u64,
}

impl Script {
    fn new(live: bool, frames: u64) -> Self {
        let frames = (!live).then_some(frames);
        Self { info: SourceInfo { name: "a script".to_owned(), live, frames, duration: None }, next: 0 }
    }
}

impl Source for Script {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        let index = self.next;
        self.next += 1;
        if self.info.frames == Some(index) {
            return Ok(Delivery::End);
        }
        if self.info.live {
            thread::sleep(Duration::from_millis(2));
            if index == 0 {
                return Ok(Delivery::Waiting { why: "the camera is not plugged in".to_owned() });
            }
        }
        let mut frame = Frame::new(1, 1, vec![0; 3]);
        frame.index = index;
        frame.time = Duration::from_secs(index);
        Ok(Delivery::Frame(frame))
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

/// Sees one move more in each picture, until all are there.
struct ScriptedEyes {
    work: Duration,
    shown: usize,
}

impl Observer for ScriptedEyes {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        thread::sleep(self.work);
        let size = BoardSize::NINE;
        let mut stones = Stones::empty(size);
        for (i, label) in MOVES.iter().take(self.shown).enumerate() {
            let color = if i % 2 == 0 { Color::Black } else { Color::White };
            stones.place(color, Point::from_label(label, size).unwrap());
        }
        self.shown += 1;
        let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let readings = stones
            .iter()
            .map(|(_, s)| PointReading::sure(s.map_or(PointState::Empty, PointState::Stone), 0.98))
            .collect();
        Ok(FrameObservation::Board(Observation { size, pose, time: frame.time, readings }))
    }
}

fn start(folder: &Path, source: Script, work: Duration) -> Recording {
    let options = RecordOptions { sgf: folder.join("game.sgf"), ..RecordOptions::default() };
    let detector = ScriptedEyes { work, shown: 0 };
    Recording::start_with(Box::new(move || Ok(Box::new(source))), Box::new(move || Ok(Box::new(detector))), options)
        .unwrap()
}

/// Looks at the recording until it is as it should be; the test hangs, and is seen to hang, when it never is.
fn wait_for(recording: &Recording, is_so: impl Fn(&Snapshot) -> bool) -> Arc<Snapshot> {
    loop {
        let snapshot = recording.snapshot();
        if is_so(&snapshot) {
            return snapshot;
        }
        assert!(!snapshot.finished, "{:?}", snapshot.error);
        thread::sleep(Duration::from_millis(1));
    }
}

fn written(folder: &Path) -> Vec<String> {
    let record = sgf::read(&fs::read(folder.join("game.sgf")).unwrap()).unwrap().record;
    record.moves.iter().map(|m| m.point.unwrap().label(record.size)).collect()
}

#[test]
fn nothing_of_a_file_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start(folder.path(), Script::new(false, 7), Duration::from_millis(3));
    let end = recording.join();
    assert!(end.finished && end.error.is_none(), "{:?}", end.error);
    assert_eq!((end.frames_seen, end.frames_dropped), (7, 0));
    assert_eq!(end.progress(), Some(1.0));
    assert_eq!(end.view.phase, RecordingPhase::Ended);
    assert_eq!(end.view.moves.len(), 6);
    assert_eq!(written(folder.path()), MOVES);
}

#[test]
fn a_live_source_drops_what_the_eyes_cannot_follow_and_stops_when_told() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start(folder.path(), Script::new(true, 0), Duration::from_millis(20));
    wait_for(&recording, |s| s.view.moves.len() == 6 && s.frames_dropped > 0);
    // The record is on the disk while the recording runs.
    assert_eq!(written(folder.path()), MOVES);
    recording.stop();
    let end = recording.join();
    assert!(end.finished && end.error.is_none());
    assert_eq!(end.view.phase, RecordingPhase::Ended);
    assert_eq!(written(folder.path()), MOVES);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_nothing_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "x").unwrap();
    let end = start(&file, Script::new(false, 7), Duration::ZERO).join();
    assert!(end.finished);
    assert!(end.error.as_ref().unwrap().starts_with("cannot write"), "{:?}", end.error);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_recording_that_is_dropped_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start(folder.path(), Script::new(true, 0), Duration::from_millis(1));
    wait_for(&recording, |s| s.view.moves.len() >= 2);
    drop(recording);
    let journal = fs::read_to_string(folder.path().join("game.session/journal.jsonl")).unwrap();
    assert!(journal.lines().last().unwrap().contains("stopped by hand"), "{journal}");
}

#[test]
fn what_is_ruled_at_the_count_is_in_the_recordings_own_journal() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start(folder.path(), Script::new(true, 0), Duration::ZERO);
    wait_for(&recording, |s| s.view.moves.len() == MOVES.len());
    let ruled = |way| {
        let (at, by, reasons) = ("2026-11-21T14:32:00+01:00".to_owned(), "A. Referee".to_owned(), String::new());
        counting::CountEvent::Ruled(counting::Ruling { at, way, by, reasons, protest: false })
    };
    // The count begins with the last picture of the position, taken before anybody said so.
    recording.count_begins();
    let begun = wait_for(&recording, |s| s.count.as_ref().is_some_and(|c| !c.notice.is_empty()));
    assert_eq!(begun.count.as_ref().unwrap().notice[0].what, "stopped");
    recording.note_count(ruled(counting::Resolution::StoneFound));
    wait_for(&recording, |s| {
        s.count.as_ref().and_then(|c| c.kept.as_ref()).is_some_and(|kept| kept.counting.rulings.len() == 1)
    });
    // What is said just before the end is not lost with it.
    recording.note_count(ruled(counting::Resolution::Confirmed));
    recording.stop();
    let last = recording.join();
    let journal = SessionFolder::at(&last.session).read().unwrap();
    let kept = last.count.as_ref().unwrap().kept.clone().unwrap();
    let state = kifuscribe::session::recording::SessionState::from_events(&journal.events);
    let ways: Vec<counting::Resolution> = state.counting().rulings.iter().map(|r| r.way).collect();
    assert_eq!(ways, [counting::Resolution::StoneFound, counting::Resolution::Confirmed]);
    assert_eq!(*state.counting(), kept.counting);
    assert_eq!((state.moves().len(), state.phase()), (MOVES.len(), RecordingPhase::Ended));
    assert_eq!(state.counting().notices[0].what, "stopped");
}
