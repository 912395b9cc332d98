//! The page of an audit, driven by the names of its widgets: choice, settings, verdict, next steps.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kifuscribe::app::command::{Command, CountCommand};
use kifuscribe::app::count::command::CountPageCommand;
use kifuscribe::app::count::form_field::FormField;
use kifuscribe::app::count::input::CountInput;
use kifuscribe_core::audit::note::MissedPicture;
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::count::setting::{Origin, Setting, SettingValue};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_core::session::counting::{
    CountEvent, CountNotice, Counting, NoticeKind, Noticed, OutcomeSettings, Resolution,
};
use kifuscribe_formats::sgf;
use kifuscribe_recording::count::audit_input::{AuditInput, RecordFile};
use kifuscribe_recording::count::follower::CountProgress;
use kifuscribe_recording::count::pictures::{CountPicture, CountPictures, PictureFrom};
use kifuscribe_storage::count_journal::CountRecord;

use super::script::{Script, observed};
use super::{Window, is_there, key, playing, press, says, type_into};

/// docs/rules.md D.4, base position A (komi 8) as a record, and its correct fill.
const Q: &str = "....XO...\n....XO...\n....XO...\n....XO...\n....XXO..\n....XO...\n....XO...\n....XO...\n....XO...";
const F0: &str = ".OXXXOOOO\nXXXXXOOOO\nXXXXXOOOO\nXXXXXOOOO\nXXXXXXOOO\nXXXXXOOOO\nXXXXXOOOO\nOOXXXOOOO\nOOXXXOOOO";

fn record() -> String {
    let stones = Stones::from_diagram(Q).unwrap();
    let list = |black: bool| {
        let of = stones.iter().filter(|(_, s)| s.is_some_and(|c| (c as usize == 0) == black));
        of.map(|(p, _)| format!("[{}{}]", char::from(b'a' + p.col), char::from(b'a' + p.row))).collect::<String>()
    };
    format!("(;FF[4]GM[1]SZ[9]RU[ing]KM[8]RE[B+3]AB{}AW{})", list(true), list(false))
}

/// A picture that was read as `diagram` with `changes` such as `J1=.`; a point with a `?` is in doubt.
fn looked(name: &str, diagram: &str, changes: &str) -> (CountPicture, PictureObservation) {
    looked_at(name, &Stones::from_diagram(diagram).unwrap(), changes)
}

fn looked_at(name: &str, stones: &Stones, changes: &str) -> (CountPicture, PictureObservation) {
    let size = stones.size();
    let reading = |s: Option<kifuscribe_core::game::color::Color>| s.map_or(PointState::Empty, PointState::Stone);
    let mut readings: Vec<PointReading> = stones.iter().map(|(_, s)| PointReading::sure(reading(s), 0.99)).collect();
    for change in changes.split_whitespace() {
        let (label, what) = change.split_once('=').unwrap();
        let point = Point::from_label(label, size).unwrap();
        readings[point.index(size)] = match what {
            "." => PointReading::sure(PointState::Empty, 0.99),
            _ => PointReading { empty: 0.6, black: 0.38, white: 0.02, covered: 0.0 },
        };
    }
    let corners = [(80.0, 40.0), (240.0, 40.0), (280.0, 200.0), (40.0, 200.0)].map(|(x, y)| Point2::new(x, y));
    let pose = Pose::from_corners(size, corners).unwrap();
    let observation = Observation { size, pose, time: Duration::ZERO, readings };
    let frame = Frame::new(320, 240, vec![120; 3 * 320 * 240]);
    let seen = PictureObservation { name: name.into(), observation: Some(observation), outside: Vec::new() };
    (CountPicture { frame, bytes: name.as_bytes().to_vec() }, seen)
}

/// The input of an audit of this record, whose final picture is read as these stones.
pub(super) fn input_with(record: String, filled: &Stones) -> AuditInput {
    let (shot, seen) = looked_at("full.jpg", filled, "");
    let pictures = CountObservations { finals: vec![seen], ..CountObservations::default() };
    let shots = CountPictures { finals: vec![shot], ..CountPictures::default() };
    input_of_record(record, "/games/a.sgf", pictures, shots)
}

/// A count of the record, in this file.
fn input_of(path: &str, pictures: CountObservations, shots: CountPictures) -> AuditInput {
    input_of_record(record(), path, pictures, shots)
}

fn input_of_record(record: String, path: &str, pictures: CountObservations, shots: CountPictures) -> AuditInput {
    let bytes = record.into_bytes();
    let game = sgf::read(&bytes).unwrap();
    AuditInput { record: Some(RecordFile { path: path.into(), bytes, game }), pictures, shots }
}

/// The input of an audit of the recording, whose final picture is read as the correct fill with `changes`.
pub(super) fn recorded_input(changes: &str) -> AuditInput {
    let (shot, seen) = looked("full.jpg", F0, changes);
    let pictures = CountObservations { finals: vec![seen], ..CountObservations::default() };
    let shots = CountPictures { finals: vec![shot], ..CountPictures::default() };
    input_of("/records/a.sgf", pictures, shots)
}

/// The window on the page of an audit whose final picture is read as the correct fill with `changes`.
fn audited(changes: &str) -> (Script, Window) {
    audited_in(changes, 1280.0)
}

/// As [`audited`], in a window of that width.
fn audited_in(changes: &str, width: f32) -> (Script, Window) {
    let (shot, seen) = looked("full.jpg", F0, changes);
    let (clock, _) = looked("clock.jpg", F0, "");
    let shots =
        CountPictures { finals: vec![shot], clock: Some((clock, "clock.jpg".into())), ..CountPictures::default() };
    let pictures = CountObservations { finals: vec![seen], ..CountObservations::default() };
    let input = input_of("/games/a.sgf", pictures, shots);
    let script = Script { input: Some(input), ..Script::new() };
    let mut window = script.window_of(width, 800.0);
    press(&mut window, "Audit a count…");
    for (slot, path) in [(CountInput::Record, "/games/a.sgf"), (CountInput::Final(0), "/games/full.jpg")] {
        window.state_mut().send(CountPageCommand::Use(slot, path.into()));
    }
    window.run_steps(4);
    press(&mut window, "Read the pictures");
    (script, window)
}

fn send(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().send(command);
    window.run_steps(4);
}

#[test]
fn nothing_is_looked_at_before_there_is_a_finished_fill() {
    let script = Script::new();
    let mut window = script.window();
    press(&mut window, "Audit a count…");
    assert!(is_there(&window, "Audit a finished count"));
    assert!(says(&window, "only the stones can be counted"));
    press(&mut window, "Read the pictures");
    assert!(script.notice.borrow().read_requests.is_empty());
    send(&mut window, CountPageCommand::Use(CountInput::Final(0), "/games/full.jpg".into()));
    assert!(is_there(&window, "Audit - ready to read the pictures"));
    press(&mut window, "Read the pictures");
    // The script has no such picture: the error is shown, and the choice is back.
    assert!(is_there(
        &window,
        "fill.jpg is not a picture that can be read (it is cut off); give a JPEG, PNG or WebP file"
    ));
    assert!(is_there(&window, "Audit a finished count"));
    press(&mut window, "Leave the audit");
    assert!(is_there(&window, "What shall be recorded?"));
}

#[test]
fn there_is_no_verdict_before_the_settings_are_confirmed() {
    let (script, mut window) = audited("");
    let files = script.notice.borrow().read_requests[0].clone();
    assert_eq!(files.record.as_deref(), Some(Path::new("/games/a.sgf")));
    assert_eq!(files.pictures.finals, [PictureFrom::File("/games/full.jpg".into())]);
    assert!(is_there(&window, "Are these the settings?"));
    assert!(is_there(&window, "Audit - confirm the settings; the verdict rests on them"));
    assert!(is_there(&window, "The clock: type the penalties, or the time used, such as 64:10 of 60:00"));
    assert!(says(&window, "assumed none; check the clock") && says(&window, "from the record"));
    assert!(!is_there(&window, "Agrees") && script.notice.borrow().kept.is_empty());
    press(&mut window, "Confirm these settings");
    assert!(is_there(&window, "Agrees"));
    assert!(is_there(&window, "The fill matches this record and these settings: B+3."));
    let notice = script.notice.borrow();
    let (journal, event) = &notice.kept[0];
    let name = journal.file_name().unwrap().to_str().unwrap();
    assert_eq!(journal.parent(), Some(Path::new("/records")), "nothing is written beside the record");
    assert!(name.starts_with("a-") && name.ends_with(".count.jsonl"), "{name}");
    assert!(matches!(event, CountEvent::Audited(a) if a.at.starts_with("2026-11-21") && a.files.len() == 3));
}

#[test]
fn a_setting_that_is_typed_changes_the_verdict_and_says_where_it_came_from() {
    let (_script, mut window) = audited("");
    send(&mut window, CountPageCommand::Set(FormField::Komi, "much".into()));
    assert!(is_there(&window, "Komi: give a number of points such as 6.5"));
    press(&mut window, "Confirm these settings");
    assert!(is_there(&window, "Are these the settings?"), "what is not understood is not confirmed");
    send(&mut window, CountPageCommand::Set(FormField::Komi, "6".into()));
    assert!(is_there(&window, "given at 14:32"));
    press(&mut window, "Confirm these settings");
    assert!(says(&window, "Computed B+5"));
    send(&mut window, CountPageCommand::ChangeSettings);
    assert!(is_there(&window, "Are these the settings?"));
}

#[test]
fn where_only_the_claim_is_wrong_no_stone_is_searched_for() {
    let (_script, mut window) = audited("");
    send(&mut window, CountPageCommand::Set(FormField::Claimed, "B+7".into()));
    press(&mut window, "Confirm these settings");
    assert!(says(&window, "The stones are right, and only the claimed result is not."));
    assert!(!says(&window, "search for the missing stone") && !is_there(&window, "The stone was found…"));
}

#[test]
fn a_fault_is_shown_with_its_points_and_the_way_taken_is_kept() {
    let (script, mut window) = audited("J1=.");
    press(&mut window, "Confirm these settings");
    assert!(is_there(&window, "Differs"));
    assert!(says(
        &window,
        "1 white stone fewer than 40 is on the board (39). It moves the count 1 point towards White."
    ));
    assert!(says(&window, "Photograph of the board, ringed:"));
    for resolution in [
        "The stone was found…",
        "Restored and counted again…",
        "Both accept the computed result…",
        "The referee decided…",
    ] {
        assert!(is_there(&window, resolution), "{resolution}");
    }
    press_far(&mut window, "The stone was found…");
    type_into(&mut window, "Name of who decides", "A. Referee");
    type_into(&mut window, "Reasons for the decision", "It lay in the lid.");
    press(&mut window, "Write it down");
    assert!(says(&window, "14:32: The stone was looked for and found. It lay in the lid. (A. Referee)"));
    send(&mut window, CountPageCommand::SaveReport);
    assert!(says(&window, "Report: /records/a-"));
    // The fill differs, so no result is proposed: it is typed.
    press_far(&mut window, "Both players confirmed the result…");
    press(&mut window, "Write it down");
    assert!(is_there(&window, "Type the result, such as B+3.5."));
    type_into(&mut window, "Result by points", "B+3");
    assert!(is_there(&window, "Black wins by 3 (counted)"));
    both_sign(&mut window);
    press(&mut window, "Write it down");
    assert!(says(&window, "Both players confirmed the result. Black wins by 3. (Ito / Novák)"));
    assert!(is_there(&window, "confirmed at 14:32; for information only"));
    assert!(!window.state().is_available(&Command::Count(CountCommand::Decide(Resolution::Confirmed))));
    let notice = script.notice.borrow();
    let ways: Vec<Resolution> =
        notice.kept.iter().filter_map(|(_, e)| if let CountEvent::Ruled(r) = e { Some(r.way) } else { None }).collect();
    assert_eq!(ways, [Resolution::StoneFound, Resolution::Confirmed]);
    assert_eq!(notice.reports[0].1.as_ref().unwrap().counting.rulings.len(), 1);
}

/// Types the names of both players, who confirm, where the record does not have them.
fn both_sign(window: &mut Window) {
    for (field, name) in [("Black's name", "Ito"), ("White's name", "Novák")] {
        type_into(window, field, name);
    }
}

/// Scrolls to a button and presses it.
fn press_far(window: &mut Window, label: &str) {
    window.get_by_label(label).scroll_to_me();
    window.run_steps(8);
    press(window, label);
}

#[test]
fn a_ruling_needs_a_result_a_name_and_reasons() {
    let (script, mut window) = audited("J1=.");
    press(&mut window, "Confirm these settings");
    let rulings =
        |script: &Script| script.notice.borrow().kept.iter().filter(|(_, e)| matches!(e, CountEvent::Ruled(_))).count();
    press_far(&mut window, "The referee decided…");
    for (field, text, missing) in [
        ("Result by points", "W+2", "Type the result, such as B+3.5."),
        ("Name of who decides", "A. Referee", "Type the name of the person who confirms or decides."),
        ("Reasons for the decision", "A stone is missing.", "Type the reasons for the ruling."),
    ] {
        assert!(is_there(&window, missing), "{missing}");
        press(&mut window, "Write it down");
        assert_eq!(rulings(&script), 0, "{missing}");
        type_into(&mut window, field, text);
    }
    press(&mut window, "Write it down");
    assert_eq!(rulings(&script), 0, "the record gives B+3: it is asked once more");
    assert!(is_there(&window, "The count says: Black wins by 3 (counted)."));
    assert!(is_there(&window, "You are about to confirm: White wins by 2."));
    press(&mut window, "Confirm W+2 all the same");
    assert_eq!(rulings(&script), 1);
    assert!(says(&window, "Decided by A. Referee. White wins by 2. A stone is missing."));
    // A later ruling corrects it; the name is still known.
    press_far(&mut window, "The referee decided…");
    type_into(&mut window, "Result by points", "B+1");
    type_into(&mut window, "Reasons for the decision", "It was found.");
    press(&mut window, "Write it down");
    assert!(is_there(&window, "Decided before: White wins by 2."));
    press(&mut window, "Confirm B+1 all the same");
    assert_eq!(rulings(&script), 2);
}

#[test]
fn a_message_moves_nothing_on_the_page() {
    let (_script, mut window) = audited("");
    press(&mut window, "Confirm these settings");
    let place = |window: &Window| window.get_by_label("Both players confirmed the result…").rect();
    let before = place(&window);
    send(&mut window, CountPageCommand::SaveReport);
    window.run_steps(4);
    assert!(says(&window, "The report is written"));
    assert_eq!(place(&window).min, before.min);
}

#[test]
fn both_confirm_the_result_that_is_named() {
    let (script, mut window) = audited("");
    press(&mut window, "Confirm these settings");
    assert!(says(&window, "Audit - Agrees. An aid to the referee, who decides"));
    press_far(&mut window, "Both players confirmed the result…");
    assert!(is_there(&window, "Black wins by 3 (counted)"), "the fill agrees, so its result is proposed");
    both_sign(&mut window);
    press(&mut window, "Write it down");
    let notice = script.notice.borrow();
    let kept = notice.kept.iter().find_map(|(_, e)| if let CountEvent::Ruled(r) = e { Some(r) } else { None });
    assert_eq!(kept.unwrap().result.map(|r| r.to_sgf()).as_deref(), Some("B+3"));
    assert!(notice.results.is_empty(), "this game was not recorded here");
}

#[test]
fn a_disputed_result_is_not_proposed() {
    let (_script, mut window) = audited("");
    send(&mut window, CountPageCommand::Set(FormField::Claimed, "W+3".into()));
    press(&mut window, "Confirm these settings");
    press_far(&mut window, "Both players confirmed the result…");
    assert!(is_there(&window, "Type the result, such as B+3.5."));
    assert!(!says(&window, "wins by 3"));
}

#[test]
fn the_arithmetic_stands_in_columns_at_every_width() {
    for width in [1024.0, 1440.0, 1900.0] {
        let (_script, mut window) = audited_in("", width);
        press(&mut window, "Confirm these settings");
        window.get_by_label("Black stones on the board").scroll_to_me();
        window.run_steps(8);
        let first = window.get_by_label("Black stones on the board").rect();
        let second = window.get_by_label("White stones on the board").rect();
        assert_eq!(first.left(), second.left(), "{width}");
        assert!(first.height() < 40.0, "{width}: {first:?} is wrapped into a column too narrow to read");
    }
}

#[test]
fn every_line_of_the_arithmetic_lights_its_points_on_the_photograph_and_the_diagram() {
    // docs/rules.md D.4: the numbers of the position; on the board a white stone is missing, or nothing is.
    let missing = [
        ("Black's area", "46 points"),
        ("White's area", "35 points"),
        ("Difference", "81 points"),
        ("Black stones on the board", "40 points"),
        ("White stones on the board", "39 points"),
        ("Empty points on the board", "2 points"),
    ];
    let whole = [
        ("White stones as compensation in Black's territory", "4 points"),
        ("Losing stones in Black's territory", "1 point"),
        ("Empty points in Black's territory", "1 point"),
    ];
    for width in [1280.0, 1440.0, 1900.0] {
        for (changes, lines) in [("J1=.", &missing[..]), ("", &whole[..])] {
            let (_script, mut window) = audited_in(changes, width);
            press(&mut window, "Confirm these settings");
            for (line, points) in lines {
                press_far(&mut window, line);
                let marked = format!("{points} marked");
                assert!(
                    is_there(&window, &format!("Photograph of the board, {marked}")),
                    "{width}: {line}, photograph"
                );
                let board = format!("Board 9x9 before the first move. {marked}");
                assert!(is_there(&window, &board), "{width}: {line}, diagram");
            }
            press_far(&mut window, lines[lines.len() - 1].0);
            assert!(!says(&window, "marked"), "{width}: pressed again, it is let go");
            let sum = window.query_by_role_and_label(egui::accesskit::Role::Button, "Margin");
            assert!(sum.is_none(), "a sum lies on no points");
        }
    }
}

#[test]
fn a_ruling_on_a_count_is_taken_back_with_a_name_and_reasons() {
    let (script, mut window) = audited("");
    press(&mut window, "Confirm these settings");
    press_far(&mut window, "Both players confirmed the result…");
    both_sign(&mut window);
    press(&mut window, "Write it down");
    assert!(!window.state().is_available(&Command::Count(CountCommand::Decide(Resolution::Confirmed))), "it is final");
    press_far(&mut window, "Take the last ruling back…");
    press(&mut window, "Take it back");
    assert_eq!(script.notice.borrow().kept.len(), 2, "nothing is taken back without a name and reasons");
    type_into(&mut window, "Name of who decides", "A. Referee");
    press(&mut window, "Take it back");
    assert_eq!(script.notice.borrow().kept.len(), 2, "nor without reasons");
    type_into(&mut window, "Reasons for the decision", "The wrong table.");
    press(&mut window, "Take it back");
    let kept = script.notice.borrow().kept.last().unwrap().1.clone();
    assert!(matches!(kept, CountEvent::Withdrawn(w) if w.by == "A. Referee" && w.reasons == "The wrong table."));
    assert!(window.state().is_available(&Command::Count(CountCommand::Decide(Resolution::Confirmed))));
    assert!(!is_there(&window, "Take the last ruling back…"), "there is none left");
}

#[test]
fn a_doubt_that_decides_is_said_first_and_can_be_looked_at() {
    let (_script, mut window) = audited("A9=?");
    press(&mut window, "Confirm these settings");
    assert!(is_there(&window, "Cannot tell"));
    let status = "Look at A9: it looks like an empty point (60 %) and may be a black stone (38 %); if it is an \
                empty point, the fill matches. If it is a black stone, it does not match and reads B+2: 1 black stone more \
                than 40 is on the board (41).";
    assert!(says(&window, status));
    press(&mut window, "Show");
    assert!(is_there(&window, "Photograph of the board, ringed: A9"));
}

#[test]
fn the_players_are_asked_to_wait_and_see_nothing_else() {
    let (_script, mut window) = audited("J1=.");
    press(&mut window, "Confirm these settings");
    send(&mut window, CountPageCommand::Hide(true));
    assert!(is_there(&window, "Please wait for the referee"));
    assert!(!is_there(&window, "Differs") && !says(&window, "Audit - "));
    send(&mut window, CountPageCommand::Hide(false));
    assert!(is_there(&window, "Differs"));
}

#[test]
fn at_the_table_two_taps_take_the_pictures() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.frame = Some(Frame::new(4, 4, vec![7; 48])));
    window.run_steps(2);
    window.state_mut().send(CountCommand::Open);
    window.run_steps(4);
    send(&mut window, CountPageCommand::Take(CountInput::Before));
    send(&mut window, CountPageCommand::Take(CountInput::Final(0)));
    press(&mut window, "Read the pictures");
    let files = script.notice.borrow().read_requests[0].clone();
    assert_eq!(files.record.as_deref(), Some(Path::new("/records/a.sgf")), "the record on the screen is meant");
    let name = "the picture of 14:32";
    assert_eq!(files.pictures.before.unwrap().name(), name);
    assert_eq!(files.pictures.finals[0].name(), name);
}

pub(super) fn notice(at: &str, what: &str, text: &str) -> CountNotice {
    let what = Noticed::Written { kind: NoticeKind::from_name(what).unwrap(), text: text.into() };
    CountNotice { at: format!("2026-11-21T{at}:00+01:00"), what, picture: None }
}

/// The progress of a count: its pictures so far, and its notices.
pub(super) fn followed(notice: &[CountNotice], kept: Option<Counting>) -> Arc<CountProgress> {
    let taken = |name: &str| PictureFrom::Taken { frame: Frame::new(4, 4, vec![7; 48]), name: name.into() };
    let mut followed = CountProgress { notice: notice.to_vec(), ..CountProgress::default() };
    followed.watched.pictures.before = Some(taken("the picture with the dead stones off of 0:41:07"));
    followed.watched.pictures.finals = vec![taken("the picture of the finished fill of 0:44:30")];
    followed.kept = kept.map(|counting| CountRecord {
        counting,
        outdone: Vec::new(),
        changed: None,
        journal: "journal.jsonl".into(),
        head: "00ff".into(),
    });
    Arc::new(followed)
}

/// The window on the page of an audit, opened while the game of the script is being recorded.
fn counting_while_it_records() -> (Script, Window) {
    let (script, mut window) = playing("C3 G7");
    window.state_mut().send(CountCommand::Open);
    window.run_steps(4);
    (script, window)
}

#[test]
fn a_fixed_camera_takes_the_pictures_unasked_and_calls_the_referee() {
    let (script, mut window) = counting_while_it_records();
    assert!(says(&window, "The pictures are taken by themselves"));
    press(&mut window, "The count begins now");
    assert_eq!(script.notice.borrow().counts_begun, 1);
    let off = notice("14:31", "dead-off", "the dead stones are off");
    script.say(|s| s.count = Some(followed(std::slice::from_ref(&off), Some(Counting::default()))));
    window.run_steps(4);
    assert!(is_there(&window, "The dead stones are off.") && is_there(&window, "14:31"));
    assert!(!says(&window, "Problem"));
    let moved = notice("14:33", "stone-moved", "a stone of the final position is not where it was: D4");
    script.say(|s| s.count = Some(followed(&[off, moved], Some(Counting::default()))));
    window.run_steps(4);
    assert!(is_there(&window, "A stone of the final position is not where it was: D4."));
    assert!(is_there(&window, "14:33: a stone of the final position is not where it was: D4"), "at once, and in words");
    // The players see none of it.
    send(&mut window, CountPageCommand::Hide(true));
    assert!(is_there(&window, "Please wait for the referee"));
    assert!(!says(&window, "D4") && !says(&window, "dead stones"));
    send(&mut window, CountPageCommand::Hide(false));

    press(&mut window, "Read the pictures");
    let files = script.notice.borrow().read_requests[0].clone();
    assert_eq!(files.pictures.before.unwrap().name(), "the picture with the dead stones off of 0:41:07");
    assert_eq!(files.pictures.finals[0].name(), "the picture of the finished fill of 0:44:30");
    assert!(script.notice.borrow().kept.is_empty(), "the recording keeps it itself");
}

#[test]
fn a_picture_that_a_person_chose_stays() {
    let (script, mut window) = counting_while_it_records();
    send(&mut window, CountPageCommand::Use(CountInput::Before, "/photos/off.jpg".into()));
    script.say(|s| s.count = Some(followed(&[], Some(Counting::default()))));
    window.run_steps(4);
    press(&mut window, "Read the pictures");
    let files = script.notice.borrow().read_requests[0].clone();
    assert_eq!(files.pictures.before, Some(PictureFrom::File("/photos/off.jpg".into())));
}

#[test]
fn a_picture_that_the_camera_did_not_get_is_a_note_of_the_audit() {
    let script = Script { input: Some(recorded_input("")), ..Script::new() };
    script.say(|s| s.view = Arc::new(super::game("C3 G7", Vec::new()).view()));
    let mut window = script.recording();
    window.state_mut().send(CountCommand::Open);
    let mut count = followed(&[], Some(Counting::default()));
    Arc::get_mut(&mut count).unwrap().watched.missed = vec![MissedPicture::DeadOff, MissedPicture::Compensated];
    script.say(|s| s.count = Some(count));
    window.run_steps(4);
    send(&mut window, CountPageCommand::Use(CountInput::Compensated, "/photos/compensated.jpg".into()));
    press(&mut window, "Read the pictures");
    press(&mut window, "Confirm these settings");
    assert!(says(&window, "The board with the dead stones off was not seen without hands"));
    assert!(!says(&window, "The board with the compensation placed was not seen"), "a person chose one");
}

#[test]
fn the_camera_replaces_a_picture_that_was_taken_before_the_board_was_full() {
    let (script, mut window) = counting_while_it_records();
    let (frame, seen) = observed();
    script.say(|s| (s.frame, s.observation) = (Some(frame), Some(Arc::new(seen))));
    window.run_steps(4);
    assert!(is_there(&window, "Seen: 9x9 board, 1 black and 1 white stones, 1 point in doubt, 2 covered."));
    send(&mut window, CountPageCommand::Take(CountInput::Final(0)));
    assert!(says(&window, "77 points are empty"));
    script.say(|s| s.count = Some(followed(&[], Some(Counting::default()))));
    window.run_steps(4);
    press(&mut window, "Read the pictures");
    let files = script.notice.borrow().read_requests[0].clone();
    assert_eq!(files.pictures.finals[0].name(), "the picture of the finished fill of 0:44:30");
}

#[test]
fn a_penalty_that_was_noted_in_the_recording_is_in_the_count() {
    let journaled = vec![Setting::new(penalty_of_white(2), Origin::Journal)];
    let script = Script { input: Some(recorded_input("J1=.")), journaled, ..Script::new() };
    let mut window = script.window();
    window.state_mut().send(CountCommand::Open);
    send(&mut window, CountPageCommand::Use(CountInput::Record, "/games/a.sgf".into()));
    send(&mut window, CountPageCommand::Use(CountInput::Final(0), "/games/full.jpg".into()));
    press(&mut window, "Read the pictures");
    let field = window.get_by_role_and_label(Role::TextInput, "White's penalty, points");
    assert_eq!(field.value().as_deref(), Some("2"));
    assert!(is_there(&window, "noted in the recording"));
}

fn penalty_of_white(points: i32) -> SettingValue {
    SettingValue::Penalty(Color::White, HalfPoints::points(points))
}

/// Chooses a record and a picture of the finished fill, and has them read.
fn read(window: &mut Window, record: &str, picture: &str) {
    for (slot, path) in [(CountInput::Record, record), (CountInput::Final(0), picture)] {
        window.state_mut().send(CountPageCommand::Use(slot, path.into()));
    }
    window.run_steps(4);
    press(window, "Read the pictures");
}

/// What stands in the field of a setting.
fn typed(window: &Window, field: FormField) -> String {
    window.get_by_role_and_label(Role::TextInput, field.name()).value().unwrap_or_default()
}

/// Something given in each field that is typed: other values than the record has, and 0 where that is a value.
const GIVEN: [(FormField, &str); 8] = [
    (FormField::Komi, "0"),
    (FormField::Handicap, "2"),
    (FormField::PenaltyBlack, "0"),
    (FormField::PenaltyWhite, "64:10 of 60:00"),
    (FormField::Dead, "none"),
    (FormField::Claimed, "0"),
    (FormField::Bowls, "measured, A. Referee"),
    (FormField::Turn, "180"),
];

#[test]
fn what_was_given_holds_with_new_pictures_and_when_the_page_is_opened_again() {
    let (script, mut window) = audited("");
    for (field, text) in GIVEN {
        send(&mut window, CountPageCommand::Set(field, text.into()));
    }
    let typed_fields = || GIVEN.into_iter().filter(|(field, _)| *field != FormField::Turn);
    let has_all = |window: &Window| {
        typed_fields().for_each(|(field, text)| assert_eq!(typed(window, field), text, "{field:?}"));
        assert_eq!(window.query_all_by_label("given at 14:32").count(), GIVEN.len());
    };
    has_all(&window);
    // Another picture.
    send(&mut window, CountPageCommand::ChangePictures);
    read(&mut window, "/games/a.sgf", "/games/again.jpg");
    has_all(&window);
    // Confirmed, and back.
    press(&mut window, "Confirm these settings");
    send(&mut window, CountPageCommand::ChangeSettings);
    has_all(&window);
    // Another game has its own settings, and this one its own when it comes back.
    send(&mut window, CountPageCommand::ChangePictures);
    read(&mut window, "/games/b.sgf", "/games/full.jpg");
    assert_eq!(typed(&window, FormField::Komi), "8");
    assert!(!is_there(&window, "given at 14:32"));
    send(&mut window, CountCommand::Close);
    press(&mut window, "Audit a count…");
    read(&mut window, "/games/a.sgf", "/games/full.jpg");
    has_all(&window);
    // The audit says so, too: what it was given, when, and that 0 is a value.
    press(&mut window, "Confirm these settings");
    let kept = script.notice.borrow().kept.clone();
    let Some((_, CountEvent::Audited(audit))) = kept.last() else { panic!("{kept:?}") };
    let OutcomeSettings::Stated { settings, .. } = &audit.settings else { panic!("{audit:?}") };
    let given = |value| Setting { value, from: Origin::Given, at: Some("2026-11-21T14:32:05+01:00".to_owned()) };
    for value in [
        SettingValue::Komi(HalfPoints::ZERO),
        SettingValue::Handicap(2),
        SettingValue::Penalty(Color::Black, HalfPoints::ZERO),
        penalty_of_white(2),
        SettingValue::Dead(Vec::new()),
        SettingValue::Bowls(Some("measured, A. Referee".to_owned())),
    ] {
        assert!(settings.contains(&given(value.clone())), "{value:?} in {settings:?}");
    }
}

#[test]
fn an_emptied_field_is_not_zero() {
    let (_script, mut window) = audited("");
    for (field, text) in GIVEN {
        send(&mut window, CountPageCommand::Set(field, text.into()));
        send(&mut window, CountPageCommand::Set(field, String::new()));
        if field != FormField::Turn {
            assert_eq!(typed(&window, field), "", "it stays empty while another value is typed: {field:?}");
        }
    }
    assert!(!is_there(&window, "given at 14:32"));
    assert!(says(&window, "assumed none; check the clock") && says(&window, "none in the record"));
    press(&mut window, "Confirm these settings");
    assert!(is_there(&window, "The fill matches this record and these settings: B+3."), "the record has komi 8");
}

#[test]
fn what_the_journal_says_was_given_is_there_when_the_window_is_opened_anew() {
    let at = |value, from, at: &str| Setting { value, from, at: Some(format!("2026-11-21T{at}:00+01:00")) };
    let journaled = vec![
        at(SettingValue::Komi(HalfPoints::ZERO), Origin::Given, "13:20"),
        at(SettingValue::Dead(Vec::new()), Origin::Given, "13:21"),
        at(penalty_of_white(2), Origin::Journal, "13:25"),
    ];
    let script = Script { input: Some(recorded_input("")), journaled, ..Script::new() };
    let mut window = script.window();
    press(&mut window, "Audit a count…");
    read(&mut window, "/games/a.sgf", "/games/full.jpg");
    for (field, text) in [(FormField::Komi, "0"), (FormField::Dead, "none"), (FormField::PenaltyWhite, "2")] {
        assert_eq!(typed(&window, field), text, "{field:?}");
    }
    for source in ["given at 13:20", "given at 13:21", "noted in the recording"] {
        assert!(is_there(&window, source), "{source}");
    }
    send(&mut window, CountPageCommand::Set(FormField::Komi, "6.5".into()));
    assert!(is_there(&window, "given at 14:32") && !is_there(&window, "given at 13:20"));
}

#[test]
fn what_is_ruled_while_it_records_goes_through_the_recording() {
    let script = Script { input: Some(recorded_input("J1=.")), ..Script::new() };
    script.say(|s| s.view = Arc::new(super::game("C3 G7", Vec::new()).view()));
    let mut window = script.recording();
    window.state_mut().send(CountCommand::Open);
    send(&mut window, CountPageCommand::Use(CountInput::Final(0), "/games/full.jpg".into()));
    press(&mut window, "Read the pictures");
    press(&mut window, "Confirm these settings");
    send(&mut window, CountCommand::Decide(Resolution::StoneFound));
    type_into(&mut window, "Name of who decides", "A. Referee");
    press(&mut window, "Write it down");
    let noted = script.notice.borrow().noted.clone();
    assert!(
        matches!(&noted[..], [CountEvent::Audited(_), CountEvent::Ruled(r)] if r.way == Resolution::StoneFound),
        "{noted:?}"
    );
    assert!(script.notice.borrow().kept.is_empty(), "nobody else writes into a journal that is being written");
    assert!(!says(&window, "14:32: The stone was looked for"), "it is shown when it is kept");
    let mut counting = Counting::default();
    noted.iter().for_each(|event| counting.apply(event));
    script.say(|s| s.count = Some(followed(&[], Some(counting))));
    window.run_steps(4);
    assert!(says(&window, "14:32: The stone was looked for and found."));

    // Events that the recording did not write before it ended are written to its journal afterwards.
    send(&mut window, CountCommand::Decide(Resolution::RefereeDecided));
    type_into(&mut window, "Result by points", "B+3");
    type_into(&mut window, "Reasons for the decision", "It was found.");
    press(&mut window, "Write it down");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    let kept = script.notice.borrow().kept.clone();
    assert!(
        matches!(&kept[..], [(path, CountEvent::Ruled(r))]
        if path == Path::new("/records/a/journal.jsonl") && r.way == Resolution::RefereeDecided),
        "{kept:?}"
    );
}

#[test]
fn a_count_is_watched_without_a_recording() {
    let script = Script::new().with_source();
    let mut window = script.window();
    press(&mut window, "Audit a count…");
    press(&mut window, "Watch the count");
    assert!(script.notice.borrow().watched.is_empty(), "there is no record to watch it by");
    // The path is typed in parts; widgets that appear meanwhile do not take the focus away.
    window.get_by_label("Record, path").focus();
    window.run_steps(2);
    for letter in ["/", "games/", "a.sgf"] {
        window.event(egui::Event::Text(letter.into()));
        window.run_steps(2);
    }
    let full = notice("14:36", "finished", "the losing stones are placed");
    script.say(|s| s.count = Some(followed(&[full], None)));
    press(&mut window, "Watch the count");
    window.run_steps(4);
    let notice = script.notice.borrow();
    assert_eq!(notice.watched, [("camera:usb-1".to_owned(), PathBuf::from("/games/a.sgf"))]);
    assert!(is_there(&window, "The losing stones are placed."));
    let (journal, event) = &notice.kept[0];
    assert_eq!((journal.parent(), notice.kept.len()), (Some(Path::new("/records")), 1));
    assert!(matches!(event, CountEvent::Noticed(w) if w.what.kind().name() == "finished"));
}

#[test]
fn a_path_is_typed_letter_by_letter_and_no_letter_changes_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, session) = super::info::opened_recording(folder.path());
    let journal = || std::fs::read_to_string(session.join("journal.jsonl")).unwrap();
    let before = journal();
    window.state_mut().send(CountCommand::Open);
    window.run_steps(4);
    window.get_by_label("Record, path").focus();
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    for (letter, pressed) in [("/", Key::Slash), ("p", Key::P), ("f", Key::F), ("p", Key::P)] {
        window.key_down(pressed);
        window.event(egui::Event::Text(letter.to_owned()));
        window.key_up(pressed);
        window.run_steps(4);
    }
    let typed = window.get_by_label("Record, path").accesskit_node().value();
    assert_eq!(typed.as_deref(), Some("/pfp"));
    // Without the focus, a letter finds no game to change.
    for letter in [Key::Escape, Key::P, Key::F] {
        key(&mut window, letter);
    }
    assert_eq!(journal(), before);
}
