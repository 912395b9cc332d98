//! A recording in its own threads, with a scripted source and a scripted observer.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::Duration;

use crate::recording_endurance::{CHILD_FOLDER, child_of, limit_files};
use kifuscribe_acts::act::{DecisionDetail, SessionAct};
use kifuscribe_capture::silence::Silence;
use kifuscribe_capture::source::{CaptureError, Delivery, Source, SourceInfo};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::Pause;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting;
use kifuscribe_core::session::recording::{Answer, EndCause, RecordingPhase, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::sgf;
use kifuscribe_recording::inline::record;
use kifuscribe_recording::observer::Observer;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_recording::task::{IssueUpdate, RecordingRemark, Request};
use kifuscribe_recording::threaded::Recording;
use kifuscribe_recording::unreadable::{UnreadableCause, UnreadableTime};
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_vision::error::VisionError;

const MOVES: [&str; 6] = ["E5", "C3", "G7", "C7", "G3", "E3"];

/// Delivers numbered pictures of one pixel; a live one first reports that it waits, and never ends by itself.
struct Script {
    info: SourceInfo,
    next: u64,
    settled: bool,
    /// The end is delivered only after something was received here.
    end: Option<Receiver<()>>,
    /// The number of the picture at which the source panics.
    panics_at: Option<u64>,
}

impl Script {
    fn new(live: bool, frames: u64) -> Self {
        let frames = (!live).then_some(frames);
        Self {
            info: SourceInfo { name: "a script".to_owned(), live, frames },
            next: 0,
            settled: true,
            end: None,
            panics_at: None,
        }
    }
}

impl Source for Script {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        let index = self.next;
        self.next += 1;
        assert_ne!(self.panics_at, Some(index), "the source panics");
        if self.info.frames == Some(index) {
            if let Some(end) = &self.end {
                end.recv().unwrap();
            }
            return Ok(Delivery::End);
        }
        if self.info.live {
            thread::sleep(Duration::from_millis(2));
            if index == 0 {
                return Ok(Delivery::Waiting { why: Silence::Unplugged { name: "Cam".to_owned() } });
            }
        }
        let mut frame = Frame::new(1, 1, vec![0; 3]);
        frame.index = index;
        frame.time = Duration::from_secs(index);
        frame.settled = self.settled;
        Ok(Delivery::Frame(frame))
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

/// What a scripted observer does with a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    Error,
    Panic,
}

/// Shows one move more in each picture, until all are there.
struct ScriptedObserver {
    work: Duration,
    shown: usize,
    /// The number of the picture at which the observer fails, and how.
    fails_at: Option<(u64, Act)>,
}

impl ScriptedObserver {
    fn new(work: Duration) -> Self {
        Self { work, shown: 0, fails_at: None }
    }

    fn failing(index: u64, act: Act) -> Self {
        Self { fails_at: Some((index, act)), ..Self::new(Duration::ZERO) }
    }
}

impl Observer for ScriptedObserver {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        thread::sleep(self.work);
        match self.fails_at {
            Some((index, Act::Error)) if index == frame.index => {
                return Err(VisionError::Picture("out of memory".to_owned()));
            }
            // Of a live source the frame itself may be dropped.
            Some((index, Act::Panic)) => assert!(frame.index < index, "the observer panics"),
            _ => {}
        }
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

fn options(folder: &Path) -> RecordOptions {
    RecordOptions { sgf: folder.join("game.sgf"), ..RecordOptions::default() }
}

fn start(folder: &Path, source: Script, work: Duration) -> Recording {
    start_with(folder, source, ScriptedObserver::new(work))
}

fn start_with(folder: &Path, source: Script, observer: ScriptedObserver) -> Recording {
    let open_source = Box::new(move || Ok(Box::new(source) as Box<dyn Source>));
    Recording::start_with(open_source, Box::new(move || Ok(Box::new(observer))), options(folder)).unwrap()
}

/// Waits until the recording is over, for ten seconds at most.
fn wait_for_end(recording: &Recording) -> Arc<Snapshot> {
    for _ in 0..1000 {
        if recording.is_finished() {
            return recording.snapshot();
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("the recording does not end");
}

/// The last event of the journal, and the number of moves in it.
fn journal(folder: &Path) -> (SessionEvent, usize) {
    let mut events = SessionFolder::at(folder.join("game.session")).read().unwrap().events;
    let moves = SessionState::from_events(&events).moves().len();
    (events.pop().unwrap(), moves)
}

/// Waits until the snapshot is as required; the test hangs when that never happens.
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
fn a_live_source_drops_frames_that_a_slow_observer_cannot_process() {
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

const FULL_CHILD: &str = "the_child_stops_on_a_full_disk";

#[test]
#[ignore = "runs in a process of its own, started by the test below"]
fn the_child_stops_on_a_full_disk() {
    let Ok(folder) = std::env::var(CHILD_FOLDER) else { return };
    let begun = |name: &str| {
        let folder = Path::new(&folder).join(name);
        fs::create_dir(&folder).unwrap();
        // No file may grow beyond so many bytes; what does not fit is refused, as on a full disk.
        limit_files(1800);
        let options = RecordOptions { waits_for_room: true, ..options(&folder) };
        let open_source = Box::new(|| Ok(Box::new(Script::new(true, 0)) as Box<dyn Source>));
        let observer = ScriptedObserver::new(Duration::from_millis(5));
        let recording = Recording::start_with(open_source, Box::new(move || Ok(Box::new(observer))), options).unwrap();
        wait_for(&recording, |s| s.view.moves.len() == MOVES.len() && s.unwritten > 0);
        recording.stop();
        thread::sleep(Duration::from_millis(1500));
        let waiting = recording.snapshot();
        assert!(!waiting.finished && waiting.unwritten > 0, "it waits for room: {:?}", waiting.error);
        assert!(journal(&folder).1 < MOVES.len());
        (recording, folder)
    };
    let (recording, folder) = begun("room is made");
    limit_files(u64::MAX);
    let end = wait_for_end(&recording);
    assert_eq!((end.error.as_deref(), end.unwritten, end.stored), (None, 0, Some(MOVES.len())));
    assert_eq!(written(&folder), MOVES);
    let (recording, folder) = begun("another folder is given");
    limit_files(u64::MAX);
    fs::set_permissions(&folder, std::os::unix::fs::PermissionsExt::from_mode(0o555)).unwrap();
    recording.request(Request::MoveTo(folder.with_file_name("another")));
    let end = wait_for_end(&recording);
    assert_eq!((end.error.as_deref(), end.stored), (None, Some(MOVES.len())));
    let (recording, folder) = begun("it is given up");
    recording.give_up();
    let end = wait_for_end(&recording);
    assert!(end.error.as_deref().is_some_and(|why| why.contains("is lost")), "{:?}", end.error);
    assert_eq!(end.stored, Some(journal(&folder).1), "what is said to be on the disk is there");
    #[expect(clippy::print_stdout, reason = "the child reports to its parent on standard output")]
    {
        println!("the child is done");
    }
}

#[test]
#[cfg(unix)]
fn a_recording_that_is_stopped_on_a_full_disk_waits_and_says_what_is_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let (_crate, module) = module_path!().split_once("::").unwrap();
    let child = child_of(module, FULL_CHILD, "trap '' XFSZ; exec \"$0\" \"$@\" 2>&1", folder.path());
    let printed = child.wait_with_output().unwrap().stdout;
    let printed = String::from_utf8_lossy(&printed);
    assert!(printed.contains("the child is done"), "{printed}");
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error_and_nothing_is_left() {
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
fn rulings_at_the_count_are_in_the_recordings_journal() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start(folder.path(), Script::new(true, 0), Duration::ZERO);
    wait_for(&recording, |s| s.view.moves.len() == MOVES.len());
    let asked = |act| Request::Act {
        acts: vec![act],
        signed: Signature::new("2026-11-21T14:32:00+01:00".into(), "A. Referee"),
    };
    let found = SessionAct::decision(counting::Resolution::StoneFound, None, DecisionDetail::default());
    // The count begins with the last frame of the position, which came before the request.
    recording.request(Request::BeginCount);
    let begun = wait_for(&recording, |s| s.count.as_ref().is_some_and(|c| !c.notice.is_empty()));
    assert_eq!(begun.count.as_ref().unwrap().notice[0].what.kind().name(), "stopped");
    recording.request(asked(found));
    wait_for(&recording, |s| {
        s.count.as_ref().and_then(|c| c.kept.as_ref()).is_some_and(|kept| kept.counting.rulings.len() == 1)
    });
    // A request just before the end is carried out.
    let result = GameResult::from_sgf("B+R").unwrap();
    recording.request(asked(SessionAct::Confirm {
        result,
        protest: false,
        reasons: String::new(),
        assent: Assent::of_both(),
        appeals: Vec::new(),
    }));
    recording.stop();
    let last = recording.join();
    let journal = SessionFolder::at(&last.session).read().unwrap();
    let kept = last.count.as_ref().unwrap().kept.clone().unwrap();
    let state = SessionState::from_events(&journal.events);
    let ways: Vec<counting::Resolution> = state.counting_with_result().rulings.iter().map(|r| r.way).collect();
    assert_eq!(ways, [counting::Resolution::StoneFound, counting::Resolution::Confirmed]);
    assert_eq!(state.counting_with_result(), kept.counting);
    assert!(last.session.join("result.json").is_file(), "the confirmed result is handed out");
    assert_eq!((state.moves().len(), state.phase()), (MOVES.len(), RecordingPhase::Ended));
    assert_eq!(state.ended(), Some(EndCause::Confirmed), "nobody has stopped it by hand");
    assert_eq!(state.counting().notices[0].what.kind().name(), "stopped");
}

#[test]
fn after_a_resignation_no_stone_is_a_move_until_a_person_says_that_play_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let picture = Duration::from_millis(250);
    let recording = start(folder.path(), Script::new(true, 0), picture);
    wait_for(&recording, |s| s.view.moves.len() >= 2);
    let (result, assent) = (GameResult::from_sgf("B+R").unwrap(), Assent::of([None, Some("White".to_owned())]));
    let act = SessionAct::Claim { result, protest: false, assent };
    recording
        .request(Request::Act { acts: vec![act], signed: Signature::new("2026-11-21T14:32:00+01:00".into(), "White") });
    let resigned = wait_for(&recording, |s| s.view.result.is_some()).view.moves.len();
    thread::sleep(picture * 9);
    let later = wait_for(&recording, |s| s.view.result.is_some());
    assert!(resigned < MOVES.len() && later.view.moves.len() == resigned, "{resigned}: {:?}", later.view.moves);
    recording.request(Request::PlayOn);
    wait_for(&recording, |s| s.view.moves.len() == MOVES.len());
}

#[test]
fn what_is_said_of_a_claim_goes_once_the_result_is_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start(folder.path(), Script::new(true, 0), Duration::ZERO);
    wait_for(&recording, |s| s.view.moves.len() == MOVES.len());
    let asked =
        |act, by| Request::Act { acts: vec![act], signed: Signature::new("2026-11-21T14:32:00+01:00".into(), by) };
    let result = GameResult::from_sgf("B+0.5").unwrap();
    let detail = |assent| DecisionDetail { assent, ..DecisionDetail::default() };
    let confirm = |assent| SessionAct::decision(counting::Resolution::Confirmed, Some(result), detail(assent));
    recording.request(asked(confirm(Assent::of([Some("Black".to_owned()), None])), "Black"));
    let is_of_claim = |said: &RecordingRemark| said.text.contains("has not confirmed it");
    wait_for(&recording, |s| s.remarks.iter().any(is_of_claim));
    recording.request(asked(confirm(Assent::of_both()), "A. Referee"));
    let last = recording.join();
    assert!(!last.remarks.iter().any(is_of_claim), "{:?}", last.remarks);
    assert!(last.remarks.iter().any(|said| said.text.contains("The recording ended with B+0.5")), "{:?}", last.remarks);
}

#[test]
fn a_panic_of_the_observer_ends_the_recording_with_an_error_and_closes_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start_with(folder.path(), Script::new(true, 0), ScriptedObserver::failing(20, Act::Panic));
    let end = wait_for_end(&recording);
    let error = end.error.as_deref().unwrap();
    assert!(error.contains("the observer panics"), "{error}");
    let (last, moves) = journal(folder.path());
    assert!(matches!(last, SessionEvent::Ended { .. }), "{last:?}");
    assert_eq!(moves, end.view.moves.len());
}

#[test]
fn a_panic_of_the_source_is_an_error_and_not_the_end_of_the_source() {
    let folder = tempfile::tempdir().unwrap();
    let source = Script { panics_at: Some(4), ..Script::new(false, 7) };
    let recording = start_with(folder.path(), source, ScriptedObserver::new(Duration::ZERO));
    let end = wait_for_end(&recording);
    let error = end.error.as_deref().unwrap();
    assert!(error.contains("the source panics"), "{error}");
    let (last, moves) = journal(folder.path());
    assert!(matches!(&last, SessionEvent::Ended { why, .. } if why == "the source broke off"), "{last:?}");
    assert_eq!(moves, 3);
}

/// Pictures of a film: a move is pending until the board has been still for some time.
fn film() -> Script {
    Script { settled: false, ..Script::new(false, 10) }
}

#[test]
fn an_error_of_the_observer_commits_what_is_pending_and_ends_the_journal() {
    const FAILS_AT: u64 = 7;
    let error = "the picture cannot be processed (out of memory)";
    let whole = tempfile::tempdir().unwrap();
    let ended = Script { info: SourceInfo { frames: Some(FAILS_AT), ..film().info }, ..film() };
    let end = start_with(whole.path(), ended, ScriptedObserver::new(Duration::ZERO)).join();
    let expected = end.view.moves.len();

    let folder = tempfile::tempdir().unwrap();
    let recording = start_with(folder.path(), film(), ScriptedObserver::failing(FAILS_AT, Act::Error));
    let end = wait_for_end(&recording);
    assert!(end.error.as_ref().is_some_and(|e| e.starts_with(error)), "{:?}", end.error);
    let (last, moves) = journal(folder.path());
    assert!(matches!(last, SessionEvent::Ended { .. }), "{last:?}");
    assert_eq!(moves, expected);

    let folder = tempfile::tempdir().unwrap();
    let mut observer = ScriptedObserver::failing(FAILS_AT, Act::Error);
    let failed =
        record(&mut film(), &mut observer, &options(folder.path()), &StopSignal::new(), &mut || None, &mut |_| {});
    assert!(failed.unwrap_err().to_string().starts_with(error));
    let (last, moves) = journal(folder.path());
    assert!(matches!(last, SessionEvent::Ended { .. }), "{last:?}");
    assert_eq!(moves, expected);
}

/// A correction in nobody's name.
fn by_nobody(correction: Correction) -> Request {
    Request::Act { acts: vec![SessionAct::Correct(correction)], signed: Signature::default() }
}

#[test]
fn a_correction_after_the_last_picture_is_in_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let (end, ends) = sync_channel(1);
    let source = Script { end: Some(ends), ..Script::new(false, 7) };
    let recording = start(folder.path(), source, Duration::ZERO);
    wait_for(&recording, |s| s.view.moves.len() == MOVES.len());
    let point = Point::from_label("F3", BoardSize::NINE).unwrap();
    recording.request(by_nobody(Correction::WrongPoint { number: 6, point }));
    end.send(()).unwrap();
    let last = recording.join();
    assert_eq!(last.error, None);
    assert_eq!(written(folder.path())[5], "F3");
    assert_eq!(last.view.phase, RecordingPhase::Ended);
}

#[test]
fn every_refusal_stays_in_the_snapshot() {
    let folder = tempfile::tempdir().unwrap();
    let recording = start(folder.path(), Script::new(true, 0), Duration::ZERO);
    wait_for(&recording, |s| s.view.moves.len() == MOVES.len());
    recording.request(by_nobody(Correction::Extra { number: 40 }));
    recording.request(by_nobody(Correction::Extra { number: 50 }));
    recording.request(by_nobody(Correction::Extra { number: 6 }));
    let snapshot = wait_for(&recording, |s| s.view.moves.len() == MOVES.len() - 1);
    let refused: Vec<&String> = snapshot.refused.iter().collect();
    assert_eq!(refused.len(), 2, "{refused:?}");
    assert!(refused[0].contains("move 40") && refused[1].contains("move 50"), "{refused:?}");
}

#[test]
fn the_command_line_writes_the_checkpoints_of_the_count_into_the_journal() {
    /// Two walls and six dead stones, two moves, and then the dead stones taken off.
    struct Count;

    impl Observer for Count {
        fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
            let size = BoardSize::NINE;
            let mut stones = Stones::empty(size);
            for row in 0..9 {
                stones.set(Point::new(row, 4), Some(Color::Black));
                stones.set(Point::new(row, 5), Some(Color::White));
            }
            (0..6).for_each(|row| stones.set(Point::new(row, 0), Some(Color::White).filter(|_| frame.index < 5)));
            stones.set(Point::new(8, 0), Some(Color::Black).filter(|_| frame.index >= 2));
            stones.set(Point::new(8, 8), Some(Color::White).filter(|_| frame.index >= 3));
            let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
            let pose = Pose::from_corners(size, corners).unwrap();
            let readings = stones
                .iter()
                .map(|(_, s)| PointReading::sure(s.map_or(PointState::Empty, PointState::Stone), 0.995))
                .collect();
            Ok(FrameObservation::Board(Observation { size, pose, time: frame.time, readings }))
        }
    }

    let folder = tempfile::tempdir().unwrap();
    record(
        &mut Script::new(false, 10),
        &mut Count,
        &options(folder.path()),
        &StopSignal::new(),
        &mut || None,
        &mut |_| {},
    )
    .unwrap();
    let events = SessionFolder::at(folder.path().join("game.session")).read().unwrap().events;
    let state = SessionState::from_events(&events);
    let notices: Vec<&str> = state.counting().notices.iter().map(|n| n.what.kind().name()).collect();
    assert_eq!(notices.first(), Some(&"stopped"), "{events:#?}");
}

/// Sees a black stone, and then two white ones at once.
struct TwoAtOnce;

impl Observer for TwoAtOnce {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        let size = BoardSize::NINE;
        let mut stones = Stones::empty(size);
        stones.set(Point::new(4, 4), Some(Color::Black).filter(|_| frame.index >= 2));
        for point in [Point::new(2, 6), Point::new(6, 2)] {
            stones.set(point, Some(Color::White).filter(|_| frame.index >= 4));
        }
        let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let state = |stone: Option<Color>| stone.map_or(PointState::Empty, PointState::Stone);
        let readings = stones.iter().map(|(_, stone)| PointReading::sure(state(stone), 0.995)).collect();
        Ok(FrameObservation::Board(Observation { size, pose, time: frame.time, readings }))
    }
}

#[test]
fn an_answer_from_elsewhere_is_in_the_journal_with_who_gave_it() {
    let folder = tempfile::tempdir().unwrap();
    let is_asked = std::cell::Cell::new(false);
    let by = "referee 12ab34cd".to_owned();
    let given = |answer| SessionEvent::Answered {
        time: Duration::ZERO,
        question: 1,
        answer,
        signed: Signature::new("2026-11-27T10:00:00+00:00".to_owned(), &by),
    };
    // Of two answers the later one counts.
    let answer = Request::ActInHall(vec![given(Answer::Rejected), given(Answer::Confirmed)]);
    let mut waiting = vec![answer.clone(), answer];
    let mut requests = || if is_asked.get() { waiting.pop() } else { None };
    let summary = record(
        &mut Script::new(false, 12),
        &mut TwoAtOnce,
        &options(folder.path()),
        &StopSignal::new(),
        &mut requests,
        &mut |progress| {
            let questions = progress.output.view.as_ref().map(|view| view.questions.len());
            is_asked.set(is_asked.get() || questions.is_some_and(|count| count > 0));
        },
    )
    .unwrap();
    assert!(summary.view.questions.is_empty(), "{:?}", summary.view.questions);
    let events = SessionFolder::at(folder.path().join("game.session")).read().unwrap().events;
    let answered: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            SessionEvent::Answered { question: 1, answer: Answer::Confirmed, signed, .. } => Some(signed.by.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(answered, ["referee 12ab34cd"], "once, although it came twice");
}

#[test]
fn whoever_follows_a_recording_that_goes_on_knows_from_the_first_picture_how_far_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let first_view = |resume: bool| {
        let mut first = None;
        let options = RecordOptions { resume, ..options(folder.path()) };
        record(
            &mut Script::new(false, 25),
            &mut ScriptedObserver::new(Duration::ZERO),
            &options,
            &StopSignal::new(),
            &mut || None,
            &mut |progress| {
                first.get_or_insert_with(|| progress.output.view.as_ref().map(|view| view.moves.len()));
            },
        )
        .unwrap();
        first.flatten()
    };
    assert_eq!(first_view(false), Some(0));
    assert!(first_view(true) > Some(0), "a phone's page says so");
}

/// Sees the board move in every picture from the fourth to the seventeenth.
struct ShakenObserver(ScriptedObserver);

impl Observer for ShakenObserver {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        if (3..17).contains(&frame.index) {
            return Ok(FrameObservation::Moving { time: frame.time });
        }
        self.0.observe(frame)
    }
}

#[test]
fn a_board_that_cannot_be_read_for_ten_seconds_is_told_once_and_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut observer = ShakenObserver(ScriptedObserver::new(Duration::ZERO));
    let mut told = Vec::new();
    let mut source = Script::new(false, 25);
    let summary = record(
        &mut source,
        &mut observer,
        &options(folder.path()),
        &StopSignal::new(),
        &mut || None,
        &mut |progress| {
            let (IssueUpdate::Added(issues) | IssueUpdate::All(issues)) = &progress.output.issues;
            told.extend(issues.iter().map(|issue| (progress.time.as_secs(), issue.clone())));
        },
    )
    .unwrap();
    // The recording pauses a moment after the board began to move.
    let (from, to) = (Duration::from_secs(4), Duration::from_secs(16));
    assert_eq!(summary.unreadable, [UnreadableTime { from, to, why: UnreadableCause::Paused(Pause::Moving) }]);
    let [(14, sentence)] = told.as_slice() else { panic!("{told:?}") };
    assert!(sentence.starts_with("nothing could be written down from 0:04 to 0:14: the board or the camera is moving"));
    assert_eq!(written(folder.path()), MOVES);
    assert!(summary.has_seen_board);
}
