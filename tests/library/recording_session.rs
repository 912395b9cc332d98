//! A recording on the disk: killed at any moment, resumed, answered and corrected, and rebuilt from its journal to the
//! same bytes, from scripted observations.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use assert_cmd::Command;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::{Pause, StopCause};
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{AuditOutcome, OutcomeSettings};
use kifuscribe_core::session::recording::{ChangeBasis, ChangedSince, RecordingPhase, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_formats::sgf;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::session_writer::SessionWriter;
use kifuscribe_storage::session_folder::SessionFolder;

const MOVES: &str = "E5 C3 G7 C7 G3 E3 E7 C5 G5 D4";

/// A settled observation after each of the moves.
fn observations(moves: &str) -> Vec<FrameObservation> {
    let size = BoardSize::NINE;
    let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
    let pose = Pose::from_corners(size, corners).unwrap();
    let mut stones = Stones::empty(size);
    let mut all = vec![];
    let labels = std::iter::once(None).chain(moves.split_whitespace().map(Some));
    for (i, label) in labels.enumerate() {
        if let Some(label) = label {
            let color = if label.ends_with('!') || i % 2 == 0 { Color::White } else { Color::Black };
            stones.place(color, Point::from_label(label.trim_end_matches('!'), size).unwrap());
        }
        let readings = stones
            .iter()
            .map(|(_, s)| PointReading::sure(s.map_or(PointState::Empty, PointState::Stone), 0.98))
            .collect();
        let time = Duration::from_secs(1 + i as u64);
        all.push(FrameObservation::Board(Observation { size, pose, time, readings }));
    }
    all
}

fn options(folder: &Path, resume: bool) -> RecordOptions {
    RecordOptions { sgf: folder.join("game.sgf"), resume, ..RecordOptions::default() }
}

fn record(folder: &Path, observations: &[FrameObservation], resume: bool) {
    let mut writer = SessionWriter::open(&options(folder, resume), "a test", false, "").unwrap();
    for observed in observations {
        if !writer.has_seen(observed.time()) {
            writer.observe(observed, true).unwrap();
        }
    }
    writer.finish(Duration::from_secs(99), "the test is over").unwrap();
}

fn points(path: &Path) -> Vec<String> {
    let record = sgf::read(&fs::read(path).unwrap()).unwrap().record;
    record.moves.iter().map(|m| m.point.map_or("pass".to_owned(), |p| p.label(record.size))).collect()
}

fn kifuscribe(args: &[&str]) -> (i32, String, String) {
    let output =
        Command::cargo_bin("kifuscribe").unwrap().args(args).env("HOME", env!("CARGO_TARGET_TMPDIR")).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

fn recorded(moves: &str) -> (tempfile::TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), &observations(moves), false);
    let (sgf, session) = (folder.path().join("game.sgf"), folder.path().join("game.session"));
    (folder, sgf, session)
}

#[test]
fn killed_at_any_byte_the_recording_goes_on_and_ends_the_same() {
    let (_folder, sgf, session) = recorded(MOVES);
    let whole = fs::read(&sgf).unwrap();
    let journal = fs::read(session.join("journal.jsonl")).unwrap();
    let all = observations(MOVES);
    for cut in (1..journal.len()).step_by(97) {
        let folder = tempfile::tempdir().unwrap();
        let session = folder.path().join("game.session");
        fs::create_dir(&session).unwrap();
        fs::write(session.join("journal.jsonl"), &journal[..cut]).unwrap();
        let before = SessionFolder::at(&session).read().unwrap().events.len();
        record(folder.path(), &all, true);
        assert_eq!(fs::read(folder.path().join("game.sgf")).unwrap(), whole, "cut after {cut} bytes");
        assert!(SessionFolder::at(&session).read().unwrap().events.len() > before);
    }
}

#[test]
fn a_correction_of_an_older_recording_leaves_the_record_of_the_newer_one_alone() {
    let (folder, sgf, session) = recorded("E5 C3");
    record(folder.path(), &observations("G7 D4"), false);
    let newer = fs::read(&sgf).unwrap();
    let (status, _, message) = kifuscribe(&["correct", session.to_str().unwrap(), "wrong-color", "2"]);
    assert_eq!(status, 2, "{message}");
    assert!(message.contains("belongs to the newer recording in") && message.contains("game.session-2"), "{message}");
    assert_eq!(fs::read(&sgf).unwrap(), newer);
    let own = folder.path().join("older.sgf");
    let args = ["correct", session.to_str().unwrap(), "wrong-color", "2", "-o", own.to_str().unwrap()];
    assert_eq!(kifuscribe(&args).0, 0);
    assert!(own.is_file());
    let latest = folder.path().join("game.session-2");
    assert_eq!(kifuscribe(&["correct", latest.to_str().unwrap(), "wrong-color", "2"]).0, 0);
    assert_ne!(fs::read(&sgf).unwrap(), newer);
}

#[test]
fn a_replay_gives_the_same_bytes_and_a_forgery_is_found() {
    let (_folder, sgf, session) = recorded(MOVES);
    let session = session.to_str().unwrap();
    let again = sgf.with_file_name("again.sgf");
    assert_eq!(kifuscribe(&["replay", session, "-o", again.to_str().unwrap()]).0, 0);
    assert_eq!(fs::read(&again).unwrap(), fs::read(&sgf).unwrap());
    let (status, said, _) = kifuscribe(&["verify", session]);
    assert_eq!(status, 0, "{said}");
    assert!(said.contains("10 moves, not sealed\nHash of its last line: "), "{said}");
    let path = Path::new(session).join("journal.jsonl");
    let forged = fs::read_to_string(&path).unwrap().replacen("\"point\":[4,4]", "\"point\":[4,5]", 1);
    fs::write(&path, forged).unwrap();
    let (status, said, _) = kifuscribe(&["verify", session]);
    assert_eq!(status, 1);
    assert!(said.contains("was changed"), "{said}");
    assert_eq!(kifuscribe(&["replay", session]).0, 2);
    assert_eq!(kifuscribe(&["verify", "/nowhere"]).0, 2);
}

#[test]
fn a_mistake_is_put_right_and_the_correction_taken_back() {
    let (_folder, sgf, session) = recorded("E5 C3 G7");
    let before = fs::read(&sgf).unwrap();
    let correct = |args: &[&str]| kifuscribe(&[&["correct", session.to_str().unwrap()], args].concat());
    assert_eq!(correct(&["wrong-point", "2", "C4"]).0, 0);
    assert_eq!(points(&sgf), ["E5", "C4", "G7"]);
    assert_eq!(correct(&["missed", "3", "W D4 B pass"]).0, 0);
    assert_eq!(points(&sgf), ["E5", "C4", "G7", "D4", "pass"]);
    let (status, _, said) = correct(&["wrong-point", "1", "G7"]);
    assert_eq!(status, 2);
    assert!(said.contains("move 3 is played at G7 later; correct that move first"), "{said}");
    let (status, _, said) = correct(&["extra", "9"]);
    assert_eq!(status, 2);
    assert!(said.contains("there is no move 9: the record has 5"), "{said}");
    assert_eq!(correct(&["undo"]).0, 0);
    assert_eq!(correct(&["undo"]).0, 0);
    assert_eq!(fs::read(&sgf).unwrap(), before);
    assert_eq!(correct(&["undo"]).0, 2);
    assert_eq!(kifuscribe(&["verify", session.to_str().unwrap()]).0, 0);
}

#[test]
fn what_the_board_shows_at_the_end_is_kept_until_it_is_settled() {
    let folder = tempfile::tempdir().unwrap();
    let all = observations(MOVES);
    // The last picture has four stones more than the record: they came with the source's last frame, under a hand.
    let mut writer = SessionWriter::open(&options(folder.path(), false), "a test", false, "").unwrap();
    all[..4].iter().for_each(|observed| drop(writer.observe(observed, true).unwrap()));
    writer.observe(&all[8], false).unwrap();
    writer.close(Duration::from_secs(99), "the test is over").unwrap();
    drop(writer);
    let session = folder.path().join("game.session");
    let read = || SessionState::from_events(&SessionFolder::at(&session).read().unwrap().events);
    let differs = || read().disagreement().points.len();
    assert_eq!(differs(), 5, "C7 G3 E3 E7 C5 are on the board and not in the record");
    let correct = |what: &str| kifuscribe(&["correct", session.to_str().unwrap(), what]);
    assert_eq!(correct("as-recorded").0, 0);
    assert_eq!(differs(), 0);
    let (status, _, said) = correct("as-recorded");
    assert!(status == 2 && said.contains("there is nothing to settle"), "{said}");
    assert_eq!(correct("take-back").0, 0);
    assert_eq!(differs(), 5);
    let (status, said, _) = correct("history");
    // Each line begins with the local time.
    let without_times: Vec<&str> = said.lines().filter_map(|line| line.get("2026-11-25, 13:25: ".len()..)).collect();
    let right = "The record is right; the board at the end shows something else.";
    assert_eq!(
        (status, without_times),
        (0, vec![&*format!("{right} Taken back later."), &*format!("Taken back (no name): {right}")])
    );
}

#[test]
fn a_board_that_is_cleared_after_the_game_contradicts_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let all = observations(MOVES);
    let mut writer = SessionWriter::open(&options(folder.path(), false), "a test", false, "").unwrap();
    all.iter().for_each(|observed| drop(writer.observe(observed, true).unwrap()));
    let FrameObservation::Board(empty) = &all[0] else { panic!("a board") };
    for second in 20..30 {
        let look = Observation { time: Duration::from_secs(second), ..empty.clone() };
        writer.observe(&FrameObservation::Board(look), true).unwrap();
    }
    assert!(matches!(writer.state().phase(), RecordingPhase::Stopped(_)), "{:?}", writer.state().phase());
    writer.finish(Duration::from_secs(99), "the test is over").unwrap();
    assert!(writer.state().disagreement().points.is_empty());
}

#[test]
fn a_confirmed_result_is_taken_back_with_a_name_and_reasons() {
    let (_folder, sgf, session) = recorded("E5 C3 G7");
    let session_text = session.to_str().unwrap();
    assert_eq!(kifuscribe(&["result", session_text, "confirm", "B+R", "--both-agree", "--by", "A. Referee"]).0, 0);
    assert!(fs::read_to_string(&sgf).unwrap().contains("RE[B+R]") && session.join("result.json").is_file());
    let withdraw =
        |by: &str, reasons: &str| kifuscribe(&["correct", session_text, "withdraw", "--by", by, "--reasons", reasons]);
    assert_eq!(withdraw(" ", "the wrong table").0, 2, "nobody takes it back");
    assert_eq!(withdraw("B. Referee", "").0, 2, "for no reason");
    fs::write(session.join("result-slip.html"), "a slip").unwrap();
    assert_eq!(withdraw("B. Referee", "the wrong table").0, 0);
    assert!(!session.join("result-slip.html").exists(), "the slip says what holds no more");
    assert!(!fs::read_to_string(&sgf).unwrap().contains("RE["));
    assert!(!session.join("result.json").exists() && !session.join("result.csv").exists());
    let (status, _, said) = withdraw("B. Referee", "the wrong table");
    assert!(status == 2 && said.contains("there is no ruling and no result to take back"), "{said}");
    assert_eq!(kifuscribe(&["correct", session_text, "redo"]).0, 2, "nobody makes it again");
    assert_eq!(kifuscribe(&["correct", session_text, "redo", "--by", "B. Referee"]).0, 0);
    assert!(fs::read_to_string(&sgf).unwrap().contains("RE[B+R]") && session.join("result.json").is_file());
    let (_, said, _) = kifuscribe(&["correct", session_text, "history", "--json"]);
    assert!(said.contains(r#""decision":true"#) && said.contains(r#""taken_back":false"#), "{said}");
    assert_eq!(kifuscribe(&["verify", session_text]).0, 0);
}

#[test]
fn a_confirmation_that_would_be_refused_after_the_last_move_ends_no_recording() {
    let folder = tempfile::tempdir().unwrap();
    let mut writer = SessionWriter::open(&options(folder.path(), false), "a test", false, "").unwrap();
    let all = observations("E5 C3 G7");
    let (last, before) = all.split_last().unwrap();
    before.iter().for_each(|observed| drop(writer.observe(observed, true).unwrap()));
    let result = GameResult::from_sgf("B+3");
    let audit = AuditOutcome {
        at: "2026-11-21T14:20:00+01:00".to_owned(),
        verdict: Verdict::Agrees,
        sentence: String::new(),
        computed: result,
        claimed: None,
        settings: OutcomeSettings::Written(Vec::new()),
        files: Vec::new(),
    };
    let confirm = [SessionAct::Confirm {
        result: result.unwrap(),
        protest: false,
        reasons: String::new(),
        assent: Assent::of_both(),
        appeals: Vec::new(),
    }];
    let (now, signed) = (Duration::from_secs(9), Signature::new("2026-11-21T14:30:00+01:00".to_owned(), "Ada, Hua"));
    writer.act(now, &[SessionAct::KeepAudit(Box::new(audit))], &signed).unwrap().unwrap();
    assert_eq!(writer.confirms_after_end(now, &confirm, &signed), Ok(true));
    // A third stone is seen beside a hand, and becomes a move as the recording ends.
    writer.observe(last, false).unwrap();
    let moves = |writer: &SessionWriter| writer.state().moves().len();
    let lines = || SessionFolder::at(folder.path().join("game.session")).read().unwrap().events.len();
    let (known, written) = (moves(&writer), lines());
    assert!(writer.check(now, &confirm, &signed).is_ok(), "as the record is now");
    let refused = writer.confirms_after_end(now, &confirm, &signed);
    assert_eq!(
        refused,
        Err(ActRefusal::CountOutOfDate(ChangedSince::Moves { then: 2, now: 3, since: ChangeBasis::Count }))
    );
    assert_eq!((moves(&writer), lines()), (known, written), "nothing was written");
    writer.finish(now, "the test is over").unwrap();
    assert_eq!(moves(&writer), 3);
}

#[test]
fn a_question_is_listed_and_answered() {
    // White's two stones of one observation: D4 and the one marked with an exclamation mark.
    let mut all = observations("E5 D4 G7!");
    all.remove(2);
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), &all, false);
    let (sgf, session) = (folder.path().join("game.sgf"), folder.path().join("game.session"));
    let session = session.to_str().unwrap();
    let (status, said, _) = kifuscribe(&["answer", session]);
    assert_eq!(status, 1);
    assert!(said.contains("White G7") && said.contains("White D4"), "{said}");
    let choice = if said.contains("2: White G7") { "2" } else { "1" };
    assert_eq!(kifuscribe(&["answer", session, "7", "confirm"]).0, 2);
    assert_eq!(kifuscribe(&["answer", session, "1", "maybe"]).0, 2);
    assert_eq!(kifuscribe(&["answer", session, "1", choice]).0, 0);
    assert_eq!(points(&sgf), ["E5", "G7"]);
}

#[test]
fn a_recording_is_not_begun_where_it_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "x").unwrap();
    let options = RecordOptions { sgf: file.join("game.sgf"), ..RecordOptions::default() };
    let said = SessionWriter::open(&options, "a test", false, "").unwrap_err().to_string();
    assert!(said.starts_with("cannot write"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let (_folder, sgf, session) = recorded("E5");
    let again = RecordOptions { sgf, session: Some(session), ..RecordOptions::default() };
    let said = SessionWriter::open(&again, "a test", false, "").unwrap_err().to_string();
    assert!(said.contains("--resume"), "{said}");
}

#[test]
fn a_folder_that_can_no_longer_be_written_ends_the_recording_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (records, away) = (folder.path().join("records"), folder.path().join("away"));
    fs::create_dir(&records).unwrap();
    let all = observations(MOVES);
    let session = Some(folder.path().join("session"));
    let options = |resume| RecordOptions { session: session.clone(), ..options(&records, resume) };
    let mut writer = SessionWriter::open(&options(false), "a test", false, "").unwrap();
    all[..4].iter().for_each(|observed| assert!(!writer.observe(observed, true).unwrap().is_empty()));
    fs::rename(&records, &away).unwrap();
    let said = writer.observe(&all[4], true).unwrap_err().to_string();
    assert!(said.starts_with("cannot write") && said.contains("check that the folder exists"), "{said}");
    drop(writer);
    fs::rename(&away, &records).unwrap();
    let again = SessionWriter::open(&options(true), "a test", false, "").unwrap();
    assert_eq!(again.state().moves().len(), 4, "the journal had the move before the record failed");
    assert_eq!(points(&records.join("game.sgf")), ["E5", "C3", "G7", "C7"]);
}

#[test]
fn a_sleep_of_the_machine_is_in_the_journal_and_the_times_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let all = observations(MOVES);
    let mut writer = SessionWriter::open(&options(folder.path(), false), "a test", true, "").unwrap();
    all[..3].iter().for_each(|observed| drop(writer.observe(observed, true).unwrap()));
    let hour = Duration::from_secs(3600);
    writer.note_gap(Duration::from_secs(4), hour + Duration::from_secs(1), hour, "the machine slept", "").unwrap();
    all[3..].iter().for_each(|observed| drop(writer.observe(observed, true).unwrap()));
    writer.finish(Duration::from_secs(99), "the test is over").unwrap();
    let session = folder.path().join("game.session");
    let journal = fs::read_to_string(session.join("journal.jsonl")).unwrap();
    assert!(journal.contains("the machine slept"), "{journal}");
    let times: Vec<u64> = writer.state().moves().iter().map(|m| m.time.as_secs()).collect();
    assert_eq!(times[..4], [2, 3, 3604, 3605]);
    assert_eq!(points(&folder.path().join("game.sgf")), MOVES.split_whitespace().collect::<Vec<_>>());
    assert_eq!(kifuscribe(&["verify", session.to_str().unwrap()]).0, 0);
}

#[test]
fn a_sealed_recording_takes_corrections_and_nothing_else() {
    let (folder, sgf, session) = recorded("E5 C3 G7");
    let name = session.to_str().unwrap();
    let (status, said, _) = kifuscribe(&["seal", name]);
    assert_eq!(status, 0, "{said}");
    assert!(said.starts_with("Sealed after 3 moves"), "{said}");
    let number = said.lines().next().unwrap().rsplit(' ').next().unwrap().to_owned();
    let said = SessionWriter::open(&options(folder.path(), true), "a test", false, "").unwrap_err().to_string();
    assert!(said.contains("is sealed"), "{said}");
    assert_eq!(kifuscribe(&["correct", name, "wrong-point", "2", "C4"]).0, 0);
    assert_eq!(points(&sgf), ["E5", "C4", "G7"]);
    let (status, said, _) = kifuscribe(&["verify", name, "--number", &number[..12]]);
    assert_eq!(status, 0, "{said}");
    assert!(
        said.contains("after 3 moves: up to there the journal is as it was then; 1 line was added later"),
        "{said}"
    );
    // Without its last two lines the journal is whole in itself; the record beside it, and the number, tell that it is not the one
    // that was sealed.
    let path = session.join("journal.jsonl");
    let whole = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    fs::write(&path, lines[..lines.len() - 2].join("\n") + "\n").unwrap();
    let (status, said, _) = kifuscribe(&["verify", name]);
    assert!(status == 1 && said.contains("game.sgf is not what the journal gives"), "{said}");
    let (status, said, _) = kifuscribe(&["verify", name, "--number", &number]);
    assert!(status == 1 && said.contains("No line has this number"), "{said}");
    fs::write(&path, &whole).unwrap();
    assert_eq!(kifuscribe(&["verify", name, "--number", "tea"]).0, 2);
    assert_eq!(kifuscribe(&["verify", name]).0, 0);
    let events = SessionFolder::at(&session).read().unwrap().events;
    assert_eq!(SessionState::from_events(&events).phase(), RecordingPhase::Sealed);
}

#[test]
fn two_passes_stop_the_game_and_taking_one_back_goes_on_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut writer = SessionWriter::open(&options(folder.path(), false), "a test", false, "").unwrap();
    observations("E5 C3").iter().for_each(|observed| drop(writer.observe(observed, true).unwrap()));
    let passes = vec![(Color::Black, None), (Color::White, None)];
    let passed = Correction::Missed { after: 2, moves: passes };
    writer.act(Duration::from_secs(4), &[SessionAct::Correct(passed)], &Signature::default()).unwrap().unwrap();
    assert_eq!(writer.view().phase, RecordingPhase::Stopped(StopCause::Passes));
    writer
        .act(Duration::from_secs(5), &[SessionAct::Correct(Correction::Undo)], &Signature::default())
        .unwrap()
        .unwrap();
    assert_eq!(writer.view().phase, RecordingPhase::Recording);
}

#[test]
fn a_correction_during_a_pause_leaves_the_pause_to_end_as_usual() {
    let folder = tempfile::tempdir().unwrap();
    let mut writer = SessionWriter::open(&options(folder.path(), false), "a test", true, "").unwrap();
    observations("E5 C3").iter().for_each(|observed| drop(writer.observe(observed, true).unwrap()));
    let second = Duration::from_secs;
    for s in 4..8 {
        writer.observe(&FrameObservation::NoBoard { time: second(s) }, true).unwrap();
    }
    assert_eq!(writer.view().phase, RecordingPhase::Held(Pause::NoBoard));
    writer
        .act(second(8), &[SessionAct::Correct(Correction::WrongColor { number: 2 })], &Signature::default())
        .unwrap()
        .unwrap();
    writer.act(second(8), &[SessionAct::Correct(Correction::Undo)], &Signature::default()).unwrap().unwrap();
    assert_eq!(writer.view().phase, RecordingPhase::Held(Pause::NoBoard));
    let Some(FrameObservation::Board(mut last)) = observations("E5 C3").pop() else {
        panic!("the last observation is a board")
    };
    last.time = second(9);
    writer.observe(&FrameObservation::Board(last), true).unwrap();
    assert_eq!(writer.view().phase, RecordingPhase::Recording);
}

#[test]
#[cfg(unix)]
fn new_files_have_the_permissions_that_the_user_asks_for() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, _, session) = recorded("E5 C3");
    let program = assert_cmd::cargo::cargo_bin("kifuscribe");
    let output = folder.path().join("private.sgf");
    let script = format!("umask 077; '{}' replay '{}' -o '{}'", program.display(), session.display(), output.display());
    assert!(std::process::Command::new("sh").args(["-c", &script]).status().unwrap().success());
    assert_eq!(fs::metadata(&output).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_journal_that_does_not_fit_a_board_or_is_of_a_newer_format_is_refused() {
    let began = r#"{"type":"began","time":1,"size":9,"setup":[],"to_play":null,"handicap":0}"#;
    let moved = r#"{"type":"moved","number":1,"color":"black","point":[0,12],"time":1,"committed":1,"confidence":1,"flags":[]}"#;
    let folder = tempfile::tempdir().unwrap();
    let session = folder.path().join("game.session");
    fs::create_dir(&session).unwrap();
    let write = |format: u64| {
        let (mut prev, mut text) = (journal::FIRST.to_owned(), String::new());
        for (i, event) in [began, moved].into_iter().enumerate() {
            let format = if i == 0 { format!("\"format\":{format},") } else { String::new() };
            let content = format!("{{\"n\":{},\"prev\":\"{prev}\",{format}\"event\":{event}", i + 1);
            prev = journal::hash_of_bytes(content.as_bytes());
            text += &format!("{content},\"hash\":\"{prev}\"}}\n");
        }
        fs::write(session.join("journal.jsonl"), text).unwrap();
    };
    let name = session.to_str().unwrap();
    write(journal::FORMAT);
    let (status, _, error) = kifuscribe(&["replay", name]);
    assert_eq!(status, 2);
    assert!(error.contains("line 2") && error.contains("not on a 9x9 board"), "{error}");
    let (status, found, _) = kifuscribe(&["verify", name]);
    assert_eq!(status, 1);
    assert!(found.contains("line 2"), "{found}");
    let error = SessionWriter::open(&options(folder.path(), true), "a test", false, "").unwrap_err().to_string();
    assert!(error.contains("line 2"), "{error}");
    write(journal::FORMAT + 1);
    let (status, _, error) = kifuscribe(&["verify", name]);
    assert_eq!(status, 2);
    assert!(error.contains("install a newer kifuscribe"), "{error}");
}
