//! The window, driven through the names of its widgets, as with a screen reader.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

mod archive;
mod archive_review;
mod archive_searches;
mod boards;
mod clicks;
mod corrections;
mod count;
mod end;
mod export;
mod flows;
#[path = "../support/free_port.rs"]
mod free_port;
mod full_disk;
mod gallery;
mod hall;
#[path = "../support/http_site.rs"]
#[allow(dead_code)] // Other tests need the rest.
mod http_site;
mod info;
mod languages;
mod opened;
mod pictures;
#[path = "../library/planned.rs"]
mod planned;
mod planned_counts;
mod questions;
mod saturday;
mod screen;
mod script;
mod sources;
mod tournament;

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kifuscribe::app::application::Application;
use kifuscribe::app::backend::{CameraChoice, WhichBoard};
use kifuscribe::app::command::{
    ActCommand, Command, CountCommand, DialogCommand, NextGameCommand, PaletteCommand, RecordingCommand, SourceCommand,
    ViewCommand, Zoom,
};
use kifuscribe::app::count::command::CountPageCommand;
use kifuscribe::app::count::input::CountInput;
use kifuscribe::app::dialog::Dialog;
use kifuscribe::app::incident_form::IncidentForm;
use kifuscribe::app::local_backend::LocalBackend;
use kifuscribe::app::parts::PaletteKind;
use kifuscribe::app::theme::Theme;
use kifuscribe_capture::source::CaptureError;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::MoveMade;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::{Pause, Question, StopCause};
use kifuscribe_core::sensing::observation::PointState;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{CountEvent, Resolution, Ruling, Withdrawal};
use kifuscribe_core::session::disagreement::Disagreement;
use kifuscribe_core::session::incident::{Incident, SealedMove};
use kifuscribe_core::session::recording::{
    Answer, LeadingResult, MovePictures, RecordingPhase, RecordingView, ResultNote, ResultStatus, SessionEvent,
};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::task::RecordError;
use kifuscribe_storage::board_settings::{BoardSettingsFile, SettingsNote};
use kifuscribe_storage::recordings::StoredRecording;
use script::{Refusal, Script, game, observed, question};

type Window = Harness<'static, Application>;

/// The root of the repository.
fn project() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn press(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run_steps(4);
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(4);
}

/// Ends the recording: the button asks first.
fn stop(window: &mut Window) {
    press(window, "Stop recording");
    press(window, "End it");
}

fn is_there(window: &Window, label: &str) -> bool {
    window.query_by_label(label).is_some()
}

fn says(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

/// The first text that contains this part.
fn text_of(window: &Window, part: &str) -> String {
    let node = window.query_all_by_label_contains(part).next().unwrap_or_else(|| panic!("nothing says {part}"));
    let node = node.accesskit_node();
    node.label().filter(|label| label.contains(part)).or_else(|| node.value()).unwrap_or_default()
}

/// The script while a game of `moves` is on the screen.
fn playing(moves: &str) -> (Script, Window) {
    let script = Script::new();
    script.say(|s| {
        s.view = Arc::new(game(moves, Vec::new()).view());
        s.status = "Watching - Black to play".into();
    });
    let window = script.recording();
    (script, window)
}

#[test]
fn a_camera_is_chosen_by_name_and_bound_by_its_id() {
    let script = Script::new();
    let mut window = script.window();
    assert!(is_there(&window, "Choose a camera, a phone, a file or an address"));
    press(&mut window, "Camera Table camera");
    assert!(says(&window, "No picture has come yet"));
    assert_eq!(script.notice.borrow().remembered.last().unwrap().source.as_deref(), Some("camera:usb-1"));
    press(&mut window, "Start recording");
    let request = script.notice.borrow().requests[0].clone();
    assert_eq!((request.source.as_str(), request.records.as_path()), ("camera:usb-1", Path::new("/records")));
}

#[test]
fn nothing_starts_without_a_source() {
    let script = Script::new();
    let mut window = script.window();
    press(&mut window, "Start recording");
    assert!(script.notice.borrow().requests.is_empty());
}

#[test]
fn a_game_is_recorded_with_names_in_three_actions() {
    let script = Script::new().with_source();
    let mut window = script.window();
    for (field, text) in [("Black's name", "Ito"), ("White's name", "Novák")] {
        window.get_by_label(field).scroll_to_me();
        window.run_steps(8);
        type_into(&mut window, field, text);
    }
    press(&mut window, "Start recording");
    let info = script.notice.borrow().requests[0].info.clone();
    assert_eq!((info.black.name.as_str(), info.white.name.as_str()), ("Ito", "Novák"));
    // The next game has other players; the event stays.
    script.say(|s| {
        s.view = Arc::new(game("C3", Vec::new()).view());
        s.finished = true;
    });
    window.run_steps(4);
    press(&mut window, "New recording…");
    script.say(|s| s.finished = false);
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[1].info.black.name, "");
}

#[test]
fn above_the_board_stand_the_players_their_captures_and_whose_turn_it_is() {
    let (script, mut window) = playing("C3 G7");
    assert!(is_there(&window, "to play"));
    script.say(|s| {
        let mut view = (*s.view).clone();
        (view.info.black.name, view.info.black.rank) = ("Ito".into(), "3d".into());
        s.view = Arc::new(view);
    });
    window.run_steps(4);
    let top = |label: &str| window.get_by_label(label).rect();
    assert!(top("Ito 3d").bottom() < top("Board 9x9 after move 2, White G7").top());
    assert!(top("to play").left() < top("White").left(), "it is Black's turn");
    assert!(is_there(&window, "0 captured, 0:00:10"), "White has taken ten seconds");
}

#[test]
fn a_camera_that_is_called_by_another_of_its_names_is_no_other_one() {
    let script = Script::new();
    let mut window = script.window();
    window.state_mut().send(SourceCommand::Use("camera:Table camera".into()));
    window.run_steps(4);
    assert!(!is_there(&window, "This camera is not plugged in now."));
    window.state_mut().send(SourceCommand::Use("camera:Hall camera".into()));
    window.run_steps(4);
    assert!(is_there(&window, "This camera is not plugged in now."));
    script.cameras.borrow_mut().push(CameraChoice { id: "usb-3".into(), name: "Hall camera".into() });
    script.news.set(true);
    window.run_steps(4);
    assert!(!is_there(&window, "This camera is not plugged in now."));
}

#[test]
fn a_remembered_camera_that_is_gone_is_named_as_gone() {
    let script = Script::new().with_source();
    script.cameras.borrow_mut().clear();
    let mut window = script.window();
    assert!(is_there(&window, "This camera is not plugged in now."));
    assert!(is_there(&window, "Table camera"));
    script.cameras.borrow_mut().push(CameraChoice { id: "usb-1".into(), name: "Table camera".into() });
    press(&mut window, "Refresh the cameras");
    assert!(!is_there(&window, "This camera is not plugged in now."));
}

#[test]
fn an_address_is_typed_and_used() {
    let script = Script::new();
    let mut window = script.window();
    let field = window.get_by_label("Address or path");
    field.focus();
    window.run_steps(2);
    window.get_by_label("Address or path").type_text("http://10.0.0.2/video");
    window.run_steps(4);
    press(&mut window, "Use it");
    assert_eq!(script.notice.borrow().remembered.last().unwrap().source.as_deref(), Some("http://10.0.0.2/video"));
}

#[test]
fn a_source_for_this_time_is_not_remembered() {
    let script = Script::new().with_source();
    let mut window = script.window();
    window.state_mut().use_source_once("/clips/rehearsal.mp4");
    window.run_steps(2);
    assert!(is_there(&window, "/clips/rehearsal.mp4"));
    window.state_mut().send(ViewCommand::Zoom(Zoom::In));
    window.run_steps(2);
    assert_eq!(script.notice.borrow().remembered.last().unwrap().source.as_deref(), Some("camera:usb-1"));
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[0].source, "/clips/rehearsal.mp4");
}

#[test]
fn a_source_that_cannot_be_opened_leads_back_to_the_choice() {
    let busy: Refusal = || RecordError::from(CaptureError::CameraBusy { name: "Table camera".into() }).into();
    let script = Script { refusal: Rc::new(Cell::new(Some(busy))), ..Script::new() };
    let mut window = script.clone().with_source().window();
    press(&mut window, "Start recording");
    let why = "the camera Table camera is busy; close the other program that uses it, or choose another camera";
    assert!(is_there(&window, why));
    assert!(is_there(&window, "What shall be recorded?"));
    press(&mut window, "Dismiss");
    assert!(!says(&window, "is busy"));

    let script = Script::new();
    script.say(|s| {
        s.finished = true;
        s.error = Some("there is no video in it; give another file".into());
    });
    let window = script.recording();
    assert!(is_there(&window, "there is no video in it; give another file"));
    assert!(is_there(&window, "What shall be recorded?"));
}

#[test]
fn the_status_sentence_stands_at_every_state() {
    let (script, mut window) = playing("C3 G7");
    for status in [
        "Watching - Black to play, move 2 seen 3 s ago",
        "Board covered",
        "Waiting for the camera: unplugged 4 s ago; the record is safe",
    ] {
        script.say(|s| s.status = status.into());
        window.run_steps(2);
        assert!(is_there(&window, status), "{status}");
    }
    stop(&mut window);
    assert_eq!(script.notice.borrow().stops, 1);
    assert!(is_there(&window, "Ending - writing the rest of the record"));
    script.say(|s| s.finished = true);
    window.run_steps(4);
    assert!(is_there(&window, "Ended - 2 moves are on disk"));
    assert!(says(&window, "Board 9x9 after move 2, White G7"));
    press(&mut window, "New recording…");
    assert!(is_there(&window, "What shall be recorded?"));
}

#[test]
fn a_recording_that_broke_off_says_why_and_what_is_safe() {
    let (script, mut window) = playing("C3");
    script.say(|s| {
        s.frames_seen = 40;
        s.finished = true;
        s.error = Some("the disk is full; make room".into());
    });
    window.run_steps(4);
    assert!(is_there(&window, "Ended before its time: the disk is full; make room - 1 move is on disk"));
    assert!(is_there(&window, "Board 9x9 after move 1, Black C3"));
}

#[test]
fn every_refused_correction_is_shown_once() {
    let (script, mut window) = playing("C3");
    script.say(|s| s.refused.extend(["there is no move 40".to_owned(), "there is no move 50".to_owned()]));
    window.run_steps(2);
    assert!(is_there(&window, "Not corrected: there is no move 40; there is no move 50"));
    script.say(|s| s.refused.push("there is no move 60".to_owned()));
    window.run_steps(2);
    assert!(is_there(&window, "Not corrected: there is no move 60"));
    press(&mut window, "Dismiss");
    script.say(|s| s.frames_seen += 1);
    window.run_steps(2);
    assert!(!says(&window, "Not corrected"));
}

#[test]
fn a_recording_that_was_stopped_too_early_is_gone_on_with() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    script.say(|s| s.finished = false);
    press(&mut window, "Resume recording");
    let requests = &script.notice.borrow().requests;
    assert_eq!(requests[0].resume, None);
    let earlier = requests[1].resume.clone().unwrap();
    assert_eq!(
        (earlier.sgf.as_path(), earlier.session.as_path()),
        (Path::new("/records/a.sgf"), Path::new("/records/a"))
    );
}

#[test]
fn a_game_whose_result_is_confirmed_does_not_go_on() {
    let (script, mut window) = playing("C3 G7");
    let (result, signed) = (GameResult::BothLose, Signature::new(String::new(), "Ito and Hopper"));
    let note = ResultNote { result, status: ResultStatus::Confirmed, protest: false, signed, assent: Assent::NONE };
    script.say(|s| {
        s.finished = true;
        let result = Some(LeadingResult::confirmed(note));
        s.view = Arc::new(RecordingView { result, ..(*s.view).clone() });
    });
    window.run_steps(4);
    assert!(!window.state().is_available(&Command::Recording(RecordingCommand::Resume)));
}

#[test]
fn a_record_is_sealed_only_when_that_was_confirmed() {
    let (script, mut window) = playing("C3 G7");
    assert!(!window.state().is_available(&Command::Act(ActCommand::Seal)), "a running recording is not sealed");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    press(&mut window, "Seal the record…");
    assert!(is_there(&window, "Seal this record?"));
    let missing = "Names are missing (Black, White), and a sealed record takes none: put them in before you seal it.";
    assert!(is_there(&window, missing));
    press(&mut window, "Not yet");
    assert!(!is_there(&window, "Seal this record?"));
    assert!(script.notice.borrow().sealed.is_empty());
    press(&mut window, "Seal the record…");
    press(&mut window, "Seal it");
    assert_eq!(script.notice.borrow().sealed, [Path::new("/records/a")]);
    assert!(is_there(&window, "Sealed - 2 moves are on disk"));
    assert!(says(&window, "The number of the whole sealed record is on the clipboard: 00ff"));
    for command in [Command::Recording(RecordingCommand::Resume), Command::Act(ActCommand::Seal)] {
        assert!(!window.state().is_available(&command), "{command:?}");
    }
    assert!(
        window.state().is_available(&Command::Palette(PaletteCommand::Open(PaletteKind::Fixes))),
        "corrections are still taken"
    );
}

#[test]
fn an_open_question_is_named_before_the_record_is_sealed() {
    let (script, mut window) = asked();
    script.say(|s| s.finished = true);
    window.run_steps(4);
    press(&mut window, "Seal the record…");
    assert!(is_there(&window, "2 questions are still open."));
    // While the seal dialog is open, shortcuts are off.
    key(&mut window, Key::Backspace);
    assert!(script.notice.borrow().answers.is_empty());
    key(&mut window, Key::Escape);
    assert!(!is_there(&window, "Seal this record?"));
}

#[test]
fn when_a_move_counts_as_made_is_chosen_before_the_start_and_remembered() {
    let script = Script::new().with_source();
    let mut window = script.window();
    window.get_by_label("when the captured stones are lifted").scroll_to_me();
    window.run_steps(8);
    press(&mut window, "when the captured stones are lifted");
    press(&mut window, "Start recording");
    let notice = script.notice.borrow();
    assert_eq!(notice.requests[0].info.move_made, MoveMade::CapturesLifted);
    assert_eq!(notice.remembered.last().unwrap().move_made, MoveMade::CapturesLifted);
    assert!(
        !window.state().is_available(&Command::NextGame(NextGameCommand::SetMoveMade(MoveMade::HandOff))),
        "it is settled before the game"
    );
}

#[test]
fn what_may_spoil_the_recording_is_said_in_a_place_of_its_own() {
    let (script, mut window) = playing("C3");
    assert!(!says(&window, "Warning"));
    script.say(|s| {
        s.warnings = vec!["the battery is at 9 %; plug the machine in".into()];
        s.notice = Some("the eyes are without networks".into());
        s.gaps = vec!["no picture for 25 s until 14:32, after move 1: the machine slept".into()];
    });
    window.run_steps(2);
    assert!(is_there(&window, "The battery is at 9 %; plug the machine in"));
    assert!(is_there(&window, "The eyes are without networks"));
    assert!(is_there(&window, "Watching - Black to play"), "the status sentence stays what it is");
    press(&mut window, "Seen");
    assert!(!says(&window, "No picture for 25 s"));
    assert!(is_there(&window, "The battery is at 9 %; plug the machine in"), "what lasts cannot be put away");
    script.say(|s| s.gaps.push("no picture for 40 s until 14:50, after move 1: no picture came".into()));
    window.run_steps(2);
    assert!(says(&window, "No picture for 40 s") && !says(&window, "No picture for 25 s"));
}

#[test]
fn enter_in_an_empty_palette_does_nothing() {
    let (script, mut window) = playing("C3");
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.run_steps(4);
    key(&mut window, Key::Enter);
    assert_eq!(script.notice.borrow().stops, 0);
    assert!(!is_there(&window, "End this recording?"));
    key(&mut window, Key::ArrowDown);
    key(&mut window, Key::Enter);
    assert!(is_there(&window, "End this recording?"), "the first entry was chosen on purpose");
    press(&mut window, "End it");
    assert_eq!(script.notice.borrow().stops, 1);
}

#[test]
fn a_narrow_window_says_behind_which_tab_a_question_waits() {
    let script = Script::new();
    script.say(|s| s.view = Arc::new(game("C3 G7", vec![question(1, 2)]).view()));
    let mut window = script.clone().with_source().window_of(640.0, 400.0);
    window.state_mut().send(RecordingCommand::Start);
    window.run_steps(4);
    assert!(!says(&window, "After move 2"));
    press(&mut window, "Moves, 1 to look at");
    assert!(says(&window, "After move 2: two games explain the board equally well"));
}

#[test]
fn a_silent_camera_is_said_with_its_reason() {
    let (script, mut window) = playing("C3");
    script.say(|s| s.frame = Some(observed().0));
    window.run_steps(2);
    assert!(is_there(&window, "Live picture. No board is found in it"));
    script.say(|s| s.waiting = Some("the camera was unplugged".into()));
    window.run_steps(2);
    assert!(is_there(&window, "No picture now: the camera was unplugged."));
    assert!(is_there(&window, "Last picture that came. No board is found in it"));
}

#[test]
fn the_picture_says_what_is_read_in_it() {
    let script = Script::new();
    let (frame, observation) = observed();
    script.say(|s| {
        s.frame = Some(frame);
        s.observation = Some(Arc::new(observation));
    });
    let mut window = script.recording();
    let reading = "Live picture. 9x9 board, 1 black and 1 white stones, 1 point in doubt, 2 covered";
    assert!(is_there(&window, reading));
    window.key_press(Key::O);
    window.run_steps(4);
    assert_eq!(script.notice.borrow().remembered.last().map(|s| s.overlay), Some(false));
    assert!(is_there(&window, reading), "the reading is still told to who cannot see it");
}

/// The window during the preview, with a board in the picture and these view issues.
fn checking(script: &Script, remarks: &[&str]) -> Window {
    let (frame, observation) = observed();
    script.say(|s| {
        (s.frame, s.observation) = (Some(frame), Some(Arc::new(observation)));
        s.remarks = remarks.iter().map(|remark| (*remark).to_owned().into()).collect();
        s.status = "One thing about this view should be mended".into();
    });
    let mut window = script.clone().with_source().window();
    press(&mut window, "Check the view");
    window
}

#[test]
fn what_is_wrong_with_the_view_is_said_before_the_start() {
    let script = Script::new();
    let mut window = checking(&script, &["The board is too dark: add light."]);
    assert_eq!(script.notice.borrow().previews, [("camera:usb-1".to_owned(), WhichBoard::Found)]);
    assert!(is_there(&window, "The board is too dark: add light."));
    assert!(is_there(&window, "One thing about this view should be mended"));
    assert!(!is_there(&window, "Nothing is wrong with this view."));
    script.say(|s| s.remarks.clear());
    window.run_steps(4);
    assert!(is_there(&window, "Nothing is wrong with this view."));
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests.len(), 1);
    assert_eq!(script.notice.borrow().requests[0].which, WhichBoard::Found);
}

#[test]
fn a_look_at_the_table_leads_back_to_the_choice() {
    let script = Script::new();
    let mut window = checking(&script, &[]);
    press(&mut window, "Back to the sources");
    assert!(is_there(&window, "Ready to record; its picture was not looked at yet"));
    // A camera that fails during the preview also leads back to the choice, with the reason.
    press(&mut window, "Check the view");
    script.say(|s| (s.finished, s.error) = (true, Some("the camera is broken; try another".into())));
    window.run_steps(4);
    assert!(is_there(&window, "the camera is broken; try another"));
    assert!(is_there(&window, "The source could not be opened; choose another, or start to try it again"));
    assert!(script.notice.borrow().requests.is_empty());
}

#[test]
fn corners_are_dragged_kept_for_the_source_and_recorded_with() {
    let script = Script::new();
    let mut window = checking(&script, &[]);
    let from = window.get_by_label("Corner top left").rect().center();
    let to = from + egui::vec2(40.0, 30.0);
    corrections::drag_between(&mut window, from, to);
    let kept = script.notice.borrow().remembered.last().unwrap().corners[0].clone();
    assert_eq!((kept.source.as_str(), kept.width, kept.height, kept.lines), ("camera:usb-1", 320, 240, 9));
    // The board's top left corner was read at (80, 40) of a picture that is shown enlarged.
    assert!(kept.corners[0][0] > 82.0 && kept.corners[0][1] > 41.0, "{kept:?}");
    assert_eq!(kept.corners[2], [280.0, 200.0]);
    assert_eq!(script.notice.borrow().placed, [Some(kept.clone())]);
    let ring = window.get_by_label("Corner top left").rect().center();
    assert!(ring.distance(to) < 1.0, "{ring:?} is not {to:?}");
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[0].which, WhichBoard::Between(kept.clone()));

    // They are saved for the next time, and can be removed.
    let mut script = Script::new();
    script.settings.corners = vec![kept.clone()];
    let mut window = checking(&script, &[]);
    assert_eq!(script.notice.borrow().previews[0].1, WhichBoard::Between(kept));
    press(&mut window, "13 lines");
    assert_eq!(script.notice.borrow().placed.last().unwrap().as_ref().unwrap().lines, 13);
    press(&mut window, "Find the corners again");
    assert_eq!(script.notice.borrow().placed.last(), Some(&None));
    assert_eq!(script.notice.borrow().remembered.last().unwrap().corners, []);
}

#[test]
fn moves_are_walked_with_the_keys_recorders_know() {
    let (_script, mut window) = playing("C3 G7 G3 C7 E5");
    assert!(is_there(&window, "Board 9x9 after move 5, Black E5"));
    key(&mut window, Key::ArrowUp);
    assert!(is_there(&window, "Board 9x9 after move 4, White C7"));
    assert!(is_there(&window, "Looking back at move 4 of 5"));
    window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowUp);
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 before the first move"), "ten moves back");
    key(&mut window, Key::ArrowDown);
    key(&mut window, Key::Home);
    assert!(is_there(&window, "Board 9x9 before the first move"));
    key(&mut window, Key::ArrowDown);
    assert!(is_there(&window, "Board 9x9 after move 1, Black C3"));
    key(&mut window, Key::End);
    assert!(is_there(&window, "Move 5: Black E5"));
    press(&mut window, "Move 2, White G7, at 0:00:10");
    assert!(is_there(&window, "Looking back at move 2 of 5"));
    press(&mut window, "Newest move");
    assert!(is_there(&window, "Move 5: Black E5"));
}

#[test]
fn a_new_move_does_not_pull_away_who_is_looking_back() {
    let (script, mut window) = playing("C3 G7");
    key(&mut window, Key::ArrowUp);
    script.say(|s| s.view = Arc::new(game("C3 G7 G3", Vec::new()).view()));
    window.run_steps(4);
    assert!(is_there(&window, "Looking back at move 1 of 3"));
    key(&mut window, Key::End);
    assert!(is_there(&window, "Board 9x9 after move 3, Black G3"));
}

#[test]
fn a_move_is_found_by_its_number() {
    let (_script, mut window) = playing("C3 G7 G3 C7 E5");
    window.key_press_modifiers(Modifiers::COMMAND, Key::G);
    window.run_steps(4);
    window.get_by_label("Number of a move").type_text("3");
    window.run_steps(4);
    assert!(is_there(&window, "Go to move 3"));
    key(&mut window, Key::Enter);
    assert!(is_there(&window, "Board 9x9 after move 3, Black G3"));
    assert!(!is_there(&window, "Number of a move"), "the palette is closed");
}

#[test]
fn the_palette_finds_commands_by_name() {
    let (script, mut window) = playing("C3");
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.run_steps(4);
    window.get_by_label("Name of a command, or number of a move").type_text("stop rec");
    window.run_steps(4);
    key(&mut window, Key::Enter);
    press(&mut window, "End it");
    assert_eq!(script.notice.borrow().stops, 1);
}

/// The script with two open questions on the screen.
fn asked() -> (Script, Window) {
    let script = Script::new();
    let questions = vec![question(1, 2), question(2, 3)];
    script.say(|s| s.view = Arc::new(game("C3 G7? C7", questions).view()));
    let window = script.recording();
    (script, window)
}

#[test]
fn one_key_confirms_a_question_and_one_rejects_it() {
    let (script, mut window) = asked();
    key(&mut window, Key::Space);
    key(&mut window, Key::Backspace);
    assert_eq!(script.notice.borrow().answers, [(1, Answer::Confirmed), (1, Answer::Rejected)]);
}

#[test]
fn a_question_is_answered_with_the_mouse() {
    let (script, mut window) = asked();
    assert!(says(&window, "After move 2: two games explain the board equally well"));
    assert!(is_there(&window, "Perhaps: White C7") && is_there(&window, "or White D7"));
    press(&mut window, "Neither");
    window.get_by_label("Answer this one").scroll_to_me();
    window.run_steps(8);
    press(&mut window, "Answer this one");
    press(&mut window, "Keep it");
    let expected = [(1, Answer::Rejected), (2, Answer::Confirmed)];
    assert_eq!(script.notice.borrow().answers, expected);
}

#[test]
fn the_buttons_of_a_question_name_what_becomes_of_the_record() {
    let script = Script::new();
    let lacking = Question {
        points: vec![(Point::from_label("D7", BoardSize::NINE).unwrap(), PointState::Stone(Color::Black))],
        ..question(1, 2)
    };
    script.say(|s| s.view = Arc::new(game("C3 G7", vec![lacking]).view()));
    let mut window = script.recording();
    assert!(is_there(&window, "D7 was put down by mistake"));
    press(&mut window, "Keep the record without D7");
    assert_eq!(script.notice.borrow().answers, [(1, Answer::Confirmed)]);
}

#[test]
fn a_proposal_is_chosen_with_the_mouse() {
    let (script, mut window) = asked();
    press(&mut window, "or White D7");
    assert_eq!(script.notice.borrow().answers, [(1, Answer::Chosen(1))]);
}

#[test]
fn a_mistake_is_put_right_by_its_name_and_the_correction_taken_back() {
    let (script, mut window) = playing("C3 G7");
    let fix = |window: &mut Window, text: &str| {
        key(window, Key::F);
        let field = "The mistake; for a point, pass or missed moves type them: D4, pass, D4 Q16";
        window.get_by_label(field).type_text(text);
        window.run_steps(4);
        key(window, Key::Enter);
    };
    let at = |label| Point::from_label(label, BoardSize::NINE);
    fix(&mut window, "D4");
    fix(&mut window, "colour");
    fix(&mut window, "not played");
    fix(&mut window, "D4 E5");
    key(&mut window, Key::P);
    assert!(
        !window.state().is_available(&Command::Act(ActCommand::Correct(Correction::TakeBack))),
        "nothing is written yet"
    );
    script.say(|s| {
        s.view = Arc::new(RecordingView { can_take_back: true, can_redo: true, ..(*s.view).clone() });
    });
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run_steps(4);
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.run_steps(4);
    let missed = |moves| Correction::Missed { after: 2, moves };
    let expected = [
        Correction::WrongPoint { number: 2, point: at("D4").unwrap() },
        Correction::WrongColor { number: 2 },
        Correction::Extra { number: 2 },
        missed(vec![(Color::Black, at("D4")), (Color::White, at("E5"))]),
        missed(vec![(Color::Black, None)]),
        Correction::TakeBack,
        Correction::Redo,
    ];
    assert_eq!(script.notice.borrow().corrections, expected);
}

#[test]
fn doubtful_moves_are_listed_to_look_at() {
    let (_script, mut window) = asked();
    window.get_by_label("Move 2 G7: order not seen").scroll_to_me();
    window.run_steps(8);
    press(&mut window, "Move 2 G7: order not seen");
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"));
}

#[test]
fn keys_without_a_question_answer_nothing() {
    let (script, mut window) = playing("C3");
    key(&mut window, Key::Space);
    key(&mut window, Key::Backspace);
    assert!(script.notice.borrow().answers.is_empty());
}

fn close(window: &mut Window) -> Vec<ViewportCommand> {
    window.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.push(ViewportEvent::Close);
    window.step();
    let sent = window.output().viewport_output[&ViewportId::ROOT].commands.clone();
    window.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
    sent
}

#[test]
fn a_window_that_records_is_closed_only_when_everything_is_on_disk() {
    let (script, mut window) = playing("C3");
    let sent = close(&mut window);
    assert!(sent.contains(&ViewportCommand::CancelClose), "{sent:?}");
    window.run_steps(4);
    assert_eq!(script.notice.borrow().stops, 0, "it is asked first");
    press(&mut window, "Go on recording");
    assert_eq!(script.notice.borrow().stops, 0);
    let sent = close(&mut window);
    assert!(sent.contains(&ViewportCommand::CancelClose), "{sent:?}");
    window.run_steps(4);
    press(&mut window, "End it and close");
    assert_eq!(script.notice.borrow().stops, 1);
    window.step();
    assert!(!window.output().viewport_output[&ViewportId::ROOT].commands.contains(&ViewportCommand::Close));
    script.say(|s| s.finished = true);
    window.step();
    assert!(window.output().viewport_output[&ViewportId::ROOT].commands.contains(&ViewportCommand::Close));
}

#[test]
fn a_double_click_on_start_starts_once_and_stops_nothing() {
    let script = Script::new().with_source();
    let mut window = script.window();
    let at = window.get_by_label("Start recording").rect().center();
    for pressed in [true, false, true, false] {
        let button = egui::PointerButton::Primary;
        window.event(egui::Event::PointerMoved(at));
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        window.run_steps(1);
    }
    window.run_steps(4);
    assert_eq!((script.notice.borrow().requests.len(), script.notice.borrow().stops), (1, 0));
    assert!(!is_there(&window, "End this recording?"), "the second click meets nothing");
    assert!(!window.get_by_label("Stop recording").rect().contains(at), "Stop is not under the finger");
}

#[test]
fn a_recording_that_ends_by_itself_closes_the_question_whether_to_end_it() {
    let (script, mut window) = playing("C3");
    press(&mut window, "Stop recording");
    assert!(is_there(&window, "End this recording?"));
    script.say(|s| s.finished = true);
    window.run_steps(4);
    assert!(!is_there(&window, "End this recording?"));
    assert!(is_there(&window, "Ended - 1 move is on disk"));
}

/// Types into the field of that name.
fn type_into(window: &mut Window, field: &str, text: &str) {
    window.get_by_label(field).focus();
    window.run_steps(2);
    window.get_by_label(field).type_text(text);
    window.run_steps(4);
}

#[test]
fn a_resignation_goes_into_the_record_with_the_name_of_who_says_so() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| {
        s.finished = true;
        let mut view = (*s.view).clone();
        view.info.white.name = "Novák".into();
        s.view = Arc::new(view);
    });
    window.run_steps(4);
    press(&mut window, "Result…");
    assert!(is_there(&window, "Type the result, such as B+3.5."));
    press(&mut window, "Write it down");
    assert!(script.notice.borrow().results.is_empty(), "nothing is written without a result");
    press(&mut window, "White - Novák - wins by resignation");
    assert_eq!(window.query_all_by_label("White - Novák - wins by resignation").count(), 2, "chosen, and said in full");
    assert!(
        is_there(&window, "Without Black it is the claim of White, and not final."),
        "Black is not named, and not ticked"
    );
    type_into(&mut window, "Black's name", "Ito");
    press(&mut window, "Write it down");
    let notice = script.notice.borrow();
    let (session, note) = &notice.results[0];
    assert_eq!((session.as_path(), note.result.to_sgf().as_str()), (Path::new("/records/a"), "W+R"));
    assert_eq!((note.signed.by.as_str(), note.status), ("Ito / Novák", ResultStatus::Confirmed));
    assert!(notice.kept.is_empty(), "one event says it");
    assert!(is_there(&window, "Ended - 2 moves are on disk; White - Novák - wins by resignation, confirmed"));
    assert!(!window.state().is_available(&Command::Act(ActCommand::OpenResult)), "a confirmed result is final");
}

#[test]
fn a_referee_gives_reasons_for_both_lose() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    press(&mut window, "Result…");
    press(&mut window, "The referee decides");
    press(&mut window, "Both lose");
    type_into(&mut window, "Name of who decides", "A. Referee");
    assert!(is_there(&window, "Type the reasons for the ruling."));
    press(&mut window, "Write it down");
    assert!(script.notice.borrow().results.is_empty());
    type_into(&mut window, "Reasons for the decision", "Neither came back.");
    press(&mut window, "Write it down");
    let notice = script.notice.borrow();
    assert_eq!(notice.results[0].1.result, GameResult::BothLose);
    assert!(matches!(&notice.kept[..], [(_, CountEvent::Ruled(r))]
        if r.way == Resolution::RefereeDecided && r.reasons == "Neither came back."));
}

#[test]
fn a_warning_is_noted_while_the_game_is_recorded() {
    let (script, mut window) = playing("C3 G7");
    window.state_mut().send(ActCommand::OpenIncident);
    window.run_steps(4);
    assert!(is_there(&window, "Note about this game"));
    assert!(is_there(&window, "Type the remark."));
    press(&mut window, "Write it down");
    assert!(script.notice.borrow().noted.is_empty(), "a remark needs words");
    // The kind is chosen; what belongs to it is asked for.
    let note = |incident| IncidentForm { incident, by: "A. Referee".into(), text: "talking".into() };
    window.state_mut().send(DialogCommand::edit(Dialog::Incident(note(Incident::Warning { player: Color::White }))));
    window.run_steps(4);
    assert!(is_there(&window, "Who") && !is_there(&window, "Type the remark."));
    press(&mut window, "Write it down");
    let notice = script.notice.borrow();
    let [CountEvent::Incident(noted)] = &notice.noted[..] else { panic!("{:?}", notice.noted) };
    assert_eq!((&noted.incident, noted.after), (&Incident::Warning { player: Color::White }, 2));
    assert_eq!((noted.by.as_str(), noted.text.as_str()), ("A. Referee", "talking"));
    drop(notice);
    assert!(says(&window, "after move 2: White was warned: talking (A. Referee)."));
}

#[test]
fn a_note_that_was_begun_is_there_again_when_its_dialog_was_closed_by_mistake() {
    let (_, mut window) = playing("C3 G7");
    window.state_mut().send(ActCommand::OpenIncident);
    window.run_steps(4);
    type_into(&mut window, "Details of the note", "The clock was not pressed");
    key(&mut window, Key::Escape);
    assert!(!is_there(&window, "Note about this game"));
    window.state_mut().send(ActCommand::OpenIncident);
    window.run_steps(4);
    let field = window.get_by_role_and_label(Role::TextInput, "Details of the note");
    assert_eq!(field.value().as_deref(), Some("The clock was not pressed"));
}

#[test]
fn an_adjournment_is_noted_after_the_recording_with_when_it_goes_on() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    press(&mut window, "Note…");
    let (player, sealed) = (Color::Black, SealedMove::Envelope);
    let adjourned = |until: &str| Incident::Adjourned { player, sealed, until: until.into() };
    let note = |until: &str| IncidentForm { incident: adjourned(until), by: "A. Referee".into(), text: String::new() };
    window.state_mut().send(DialogCommand::edit(Dialog::Incident(note(""))));
    window.run_steps(4);
    assert!(is_there(&window, "Type until when.") && is_there(&window, "in an envelope"));
    window.state_mut().send(DialogCommand::edit(Dialog::Incident(note("Sunday, 10:00"))));
    window.run_steps(4);
    press(&mut window, "Write it down");
    let notice = script.notice.borrow();
    assert!(matches!(&notice.noted[..], [CountEvent::Incident(noted)] if noted.incident == adjourned("Sunday, 10:00")));
}

/// The script after a kill: one recording was not finished, an older one was.
fn killed() -> Script {
    let stored = |name: &str, moves, is_unfinished, minutes: u64| StoredRecording {
        session: format!("/records/{name}.session").into(),
        name: name.into(),
        players: [String::new(), String::new()],
        moves: Some(moves),
        is_unfinished,
        can_go_on: false,
        moved_to: None,
        is_recorded: false,
        unsent: None,
        game: None,
        result: None,
        age: std::time::Duration::from_secs(60 * minutes),
    };
    let script =
        Script { recordings: vec![stored("board-1", 13, true, 2), stored("morning", 1, false, 130)], ..Script::new() };
    script.say(|s| s.view = Arc::new(game("C3 G7", Vec::new()).view()));
    script.with_source()
}

#[test]
fn an_unfinished_recording_is_offered_first_and_gone_on_with() {
    let script = killed();
    let mut window = script.window();
    assert!(is_there(&window, "not finished"));
    assert!(is_there(&window, "13 moves, 2 min ago") && is_there(&window, "1 move, 2 h ago"));
    let top = |label: &str| window.get_by_label(label).rect().top();
    assert!(top("Go on with board-1") < top("Open morning"));
    assert!(!is_there(&window, "Go on with morning"), "it was finished");
    press(&mut window, "Go on with board-1");
    let resumed = script.notice.borrow().requests[0].resume.clone().unwrap();
    assert_eq!(resumed.session, Path::new("/records/board-1.session"));
    assert_eq!(resumed.sgf, Path::new("/records/board-1.sgf"));
}

#[test]
fn a_recording_is_opened_to_look_at_and_to_correct() {
    let script = killed();
    let mut window = script.window();
    press(&mut window, "Open board-1");
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"));
    assert!(says(&window, "resume it to go on - 2 moves are on disk"));
    for command in [
        Command::Palette(PaletteCommand::Open(PaletteKind::Fixes)),
        Command::Act(ActCommand::OpenResult),
        Command::Recording(RecordingCommand::Resume),
        Command::Count(CountCommand::Open),
    ] {
        assert!(window.state().is_available(&command), "{command:?}");
    }
    assert!(script.notice.borrow().requests.is_empty());
}

#[test]
fn an_sgf_without_a_journal_is_shown_and_never_changed() {
    let folder = tempfile::tempdir().unwrap();
    let slot = BoardSettingsFile::take(&folder.path().join("settings"), None).unwrap();
    let backend = LocalBackend::new(slot, folder.path().join("records"), |_| Ok(()), NetworkChoice::default());
    let builder = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).with_max_steps(16);
    let builder = builder.with_context_setup(|ctx| Theme::apply(ctx, false));
    let mut window = builder.build_ui_state(|ui, window| window.draw(ui), Application::new(Box::new(backend)));
    window.run_steps(2);
    let sgf = folder.path().join("game.sgf");
    std::fs::write(&sgf, "(;FF[4]GM[1]SZ[9];B[cg];W[gc])").unwrap();
    window.state_mut().send(RecordingCommand::Open(sgf));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"));
    for command in [
        Command::Palette(PaletteCommand::Open(PaletteKind::Fixes)),
        Command::Act(ActCommand::OpenResult),
        Command::Recording(RecordingCommand::Resume),
        Command::Act(ActCommand::Seal),
    ] {
        assert!(!window.state().is_available(&command), "{command:?}");
    }
    assert!(window.state().is_available(&Command::Count(CountCommand::Open)));
}

/// The game of `moves` after its end, when the camera saw a black stone at A9 and none of the record's.
fn contradicted(moves: &str, more: &[SessionEvent]) -> RecordingView {
    let time = Duration::from_secs(60);
    let mut rows = vec![".........".to_owned(); 9];
    rows[0] = "X........".into();
    let mut state = game(moves, Vec::new());
    state.apply(&SessionEvent::Board { time, rows });
    state.apply(&SessionEvent::Ended { time, why: "stopped by hand".into() });
    more.iter().for_each(|event| state.apply(event));
    state.view()
}

#[test]
fn a_board_that_is_not_as_it_was_put_right_is_remarked_on_while_it_is_so() {
    let (script, mut window) = playing("C3 G7");
    let view = |seen_otherwise| RecordingView { seen_otherwise, ..game("C3 G7", Vec::new()).view() };
    let size = BoardSize::NINE;
    let points = ["C3", "G7"].map(|label| Point::from_label(label, size).unwrap());
    script.say(|s| s.view = Arc::new(view(points.to_vec())));
    window.run_steps(4);
    assert!(is_there(&window, "The board and the record differ at C3, G7, where a person has said what is right."));
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Ringed: C3, G7"));
    script.say(|s| s.view = Arc::new(view(Vec::new())));
    window.run_steps(4);
    assert!(!says(&window, "where a person has said"));
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"));
}

#[test]
fn a_contradiction_at_the_end_stays_until_it_is_settled() {
    let (script, mut window) = playing("C3 G7");
    let (frame, observation) = observed();
    script.say(|s| {
        (s.frame, s.observation) = (Some(frame), Some(Arc::new(observation)));
        s.view = Arc::new(contradicted("C3 G7", &[]));
        s.finished = true;
    });
    window.run_steps(4);
    let differs = "Ended - 2 moves are on disk; the last picture differs from the record at A9, G7, C3";
    assert!(is_there(&window, differs), "the picture shows a stone at A9, and none at G7 and C3");
    assert!(is_there(&window, "The last picture and the record differ at A9, G7, C3, which are ringed."));
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Ringed: A9, G7, C3"));
    let time = Duration::from_secs(70);
    let settled = [SessionEvent::Corrected { time, correction: Correction::AsRecorded, signed: Signature::default() }];
    script.say(|s| s.view = Arc::new(contradicted("C3 G7", &settled)));
    press(&mut window, "The record is right");
    assert_eq!(script.notice.borrow().corrections, [Correction::AsRecorded]);
    assert!(is_there(&window, "Ended - 2 moves are on disk"));
    assert!(!says(&window, "differ"));
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"));
}

#[test]
fn a_stone_that_was_answered_about_stays_ringed_at_the_end_and_is_not_asked_about_at_the_seal() {
    let (script, mut window) = playing("C3 G7");
    let point = |label| Point::from_label(label, BoardSize::NINE).unwrap();
    let view = RecordingView { seen_otherwise: vec![point("A9")], ..contradicted("C3 G7", &[]) };
    let view = RecordingView { disagreement: Disagreement::default(), ..view };
    script.say(|s| {
        s.view = Arc::new(view);
        s.finished = true;
    });
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Ringed: A9"));
    assert!(!says(&window, "differ"), "nobody is asked again");
    window.state_mut().send(ActCommand::Seal);
    window.run_steps(4);
    assert!(says(&window, "Seal this record") && !says(&window, "differ"));
}

#[test]
fn a_contradiction_is_there_again_when_the_recording_is_opened_later() {
    let script = killed();
    script.say(|s| s.view = Arc::new(contradicted("C3 G7", &[])));
    let mut window = script.window();
    press(&mut window, "Open morning");
    assert!(says(&window, "the last picture differs from the record at A9, G7, C3"));
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Ringed: A9, G7, C3"));
}

/// The window with a picture of the board in it, while this game is recorded.
fn filmed(moves: &str, questions: Vec<Question>) -> (Script, Window) {
    let (script, mut window) = playing(moves);
    let (frame, observation) = observed();
    script.say(|s| {
        (s.frame, s.observation) = (Some(frame), Some(Arc::new(observation)));
        s.view = Arc::new(game(moves, questions).view());
    });
    window.run_steps(4);
    (script, window)
}

const READING: &str = "Live picture. 9x9 board, 1 black and 1 white stones, 1 point in doubt, 2 covered";

#[test]
fn a_point_under_the_pointer_is_lit_on_the_diagram_and_in_the_picture() {
    let (script, mut window) = filmed("C3 G7", Vec::new());
    let board = window.get_by_label("Board 9x9 after move 2, White G7").rect();
    window.hover_at(board.center());
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Lit: E5"));
    assert!(is_there(&window, &format!("{READING}. Lit: E5")));
    let picture = window.get_by_label(&format!("{READING}. Lit: E5")).rect();
    // The board's top left corner was read at (80, 40) of 320 x 240 pixels.
    let corner = picture.min + picture.size() * egui::vec2(80.0 / 320.0, 40.0 / 240.0);
    window.hover_at(corner);
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Lit: A9"));
    // A board that the camera sees turned by a quarter has another of its corners there.
    script.say(|s| s.view = Arc::new(RecordingView { turned: 1, ..(*s.view).clone() }));
    window.hover_at(corner + egui::vec2(1.0, 1.0));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Lit: J9"));
    assert!(is_there(&window, &format!("{READING}. Lit: A9")), "in the picture it stays where the pointer is");
    window.hover_at(egui::pos2(2.0, 2.0));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"));
}

#[test]
fn what_a_question_is_about_is_ringed_on_the_diagram_and_in_the_picture() {
    let (_script, mut window) = filmed("C3 G7", vec![question(1, 2)]);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7. Ringed: C7"));
    assert!(is_there(&window, &format!("{READING}. Ringed: C7")));
    key(&mut window, Key::ArrowUp);
    assert!(is_there(&window, "Board 9x9 after move 1, Black C3"), "an earlier move is not what it is about");
}

#[test]
fn the_timeline_moves_diagram_list_and_picture_together() {
    let (script, mut window) = playing("C3 G7? G3 C7 E5");
    script.say(|s| {
        let mut view = (*s.view).clone();
        let kept = |moves: &[usize], hash: &str| MovePictures {
            moves: moves.to_vec(),
            question: None,
            before: None,
            after: Some(hash.to_owned()),
        };
        view.pictures = vec![kept(&[1], "deleted"), kept(&[2, 3], "kept")];
        s.view = Arc::new(view);
    });
    window.run_steps(4);
    let timeline = window.get_by_label("Timeline, move 5 of 5, 1 in doubt").rect();
    let at = |number: f32| egui::pos2(timeline.left() + timeline.width() * (number - 0.5) / 5.0, timeline.center().y);
    window.drag_at(at(5.0));
    window.run_steps(2);
    window.hover_at(at(2.0));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"), "the diagram follows while it is dragged");
    window.drop_at(at(2.0));
    window.run_steps(4);
    assert!(is_there(&window, "Timeline, move 2 of 5, 1 in doubt"));
    assert!(is_there(&window, "Looking back at move 2 of 5"));
    assert!(is_there(&window, "Picture after move 2"));
    assert!(is_there(&window, "The board just after move 2. The reading is 99 % certain."));
    key(&mut window, Key::ArrowUp);
    assert!(!says(&window, "Picture after move"), "the picture of move 1 was deleted");
    assert!(says(&window, "Of move 1 no picture is kept"));
    key(&mut window, Key::End);
    assert!(is_there(&window, "Timeline, move 5 of 5, 1 in doubt"));
    assert!(!says(&window, "no picture is kept"));
}

fn turn_wheel(window: &mut Window, lines: f32) {
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::vec2(0.0, lines),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    window.run_steps(4);
}

#[test]
fn the_wheel_over_the_board_walks_through_the_moves() {
    let (_script, mut window) = playing("C3 G7 G3 C7 E5");
    let board = window.get_by_label("Board 9x9 after move 5, Black E5").rect();
    window.hover_at(board.center());
    window.run_steps(2);
    turn_wheel(&mut window, 1.0);
    assert!(says(&window, "Board 9x9 after move 4, White C7"));
    turn_wheel(&mut window, 1.0);
    turn_wheel(&mut window, -1.0);
    assert!(says(&window, "Board 9x9 after move 4, White C7"));
    window.hover_at(egui::pos2(2.0, 2.0));
    window.run_steps(2);
    turn_wheel(&mut window, 1.0);
    assert!(says(&window, "Board 9x9 after move 4, White C7"), "only over the board");
}

#[test]
fn keys_mean_the_same_wherever_the_focus_is() {
    let (script, mut window) = asked();
    for tabs in 1..=12 {
        key(&mut window, Key::Tab);
        let focus = window.ctx.memory(|m| m.focused());
        assert!(focus.is_some(), "{tabs} tabs lead somewhere");
        key(&mut window, Key::ArrowUp);
        assert!(says(&window, "Looking back at move 2 of 3"), "{tabs} tabs: an arrow walks through the moves");
        assert_eq!(window.ctx.memory(|m| m.focused()), focus, "{tabs} tabs: the focus stays");
        key(&mut window, Key::End);
        window.key_press_modifiers(Modifiers::COMMAND, Key::ArrowLeft);
        window.run_steps(4);
        assert!(says(&window, "Board 9x9 before the first move"), "{tabs} tabs");
        window.key_press_modifiers(Modifiers::COMMAND, Key::ArrowRight);
        window.run_steps(4);
        assert!(says(&window, "Board 9x9 after move 3"), "{tabs} tabs");
        key(&mut window, Key::Space);
        key(&mut window, Key::Backspace);
        let answers = std::mem::take(&mut script.notice.borrow_mut().answers);
        assert_eq!(answers, [(1, Answer::Confirmed), (1, Answer::Rejected)], "{tabs} tabs");
        assert_eq!(script.notice.borrow().stops, 0, "{tabs} tabs: no button was pressed");
        assert!(!is_there(&window, "End this recording?"), "{tabs} tabs: no button was pressed");
    }
    key(&mut window, Key::F11);
    assert!(!is_there(&window, "Moves"), "the big board");
    key(&mut window, Key::Escape);
}

#[test]
fn every_key_is_on_the_sheet() {
    let (_script, mut window) = playing("C3");
    key(&mut window, Key::Questionmark);
    assert!(is_there(&window, "Home, Ctrl+Up, Ctrl+Left") && is_there(&window, "Wheel over the board"));
    assert!(is_there(&window, "Ctrl+Shift+Z, Ctrl+Y"));
    key(&mut window, Key::Escape);
    assert!(!is_there(&window, "Wheel over the board"));
}

#[test]
fn a_record_is_copied_and_pasted_as_the_system_tells_of_it() {
    let (script, mut window) = playing("C3");
    window.event(egui::Event::Copy);
    window.run_steps(4);
    assert!(is_there(&window, "The record is on the clipboard as SGF"));
    let paste = |text: &str| egui::Event::Paste(text.into());
    window.event(paste("(;FF[4]GM[1]SZ[9];B[cg];W[gc])"));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 1, Black C3"), "a running recording stays on the screen");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    window.event(paste("(;FF[4]GM[1]SZ[9];B[cg];W[gc];B[ee])"));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 3, Black E5"));
    assert!(is_there(&window, "This is the record on the clipboard; it is not on disk"));
    window.event(paste("Dear referee"));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 3, Black E5"), "other text is no record");
}

/// The window while a game of two moves is in that phase, and then in others.
fn in_phase(phase: RecordingPhase) -> (Script, Window) {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.view = Arc::new(RecordingView { phase, ..(*s.view).clone() }));
    window.run_steps(4);
    (script, window)
}

#[test]
fn stones_taken_off_ask_whether_the_game_is_over() {
    let (script, mut window) = in_phase(RecordingPhase::Held(Pause::Disturbed));
    assert!(is_there(&window, "Game over?"));
    assert!(!says(&window, "put them back"), "nobody is told to put dead stones back");
    press(&mut window, "Count");
    assert_eq!(script.notice.borrow().counts_begun, 1);
    assert!(is_there(&window, "Count the game"));
    assert!(says(&window, "The count is followed from here"));
    press(&mut window, "One step back");
    press(&mut window, "One step back");
    press(&mut window, "Play on");
    assert!(!is_there(&window, "Game over?"));
    assert!(says(&window, "Put the stones back as the record has them"));
    // When play was followed in between, it is asked again.
    let phase = |phase| move |s: &mut Snapshot| s.view = Arc::new(RecordingView { phase, ..(*s.view).clone() });
    script.say(phase(RecordingPhase::Recording));
    window.run_steps(4);
    assert!(!is_there(&window, "Game over?"));
    script.say(phase(RecordingPhase::Stopped(StopCause::Cleared)));
    window.run_steps(4);
    assert!(is_there(&window, "Game over?"));
}

#[test]
fn what_keeps_play_from_going_on_after_a_stop_is_said_until_it_does() {
    let (script, mut window) = in_phase(RecordingPhase::Stopped(StopCause::Cleared));
    press(&mut window, "Play on");
    assert_eq!(script.notice.borrow().played_on, 1);
    let awaited = |points: Option<Vec<Point>>, phase| {
        script.say(move |s| s.view = Arc::new(RecordingView { awaited: points, phase, ..(*s.view).clone() }));
    };
    awaited(Some(Vec::new()), RecordingPhase::Stopped(StopCause::Cleared));
    window.run_steps(4);
    assert!(says(&window, "Play goes on as soon as the whole board can be seen and is still."));
    let size = BoardSize::NINE;
    let points = ["C3", "D4"].map(|label| Point::from_label(label, size).unwrap());
    awaited(Some(points.to_vec()), RecordingPhase::Stopped(StopCause::Cleared));
    window.run_steps(4);
    assert!(says(
        &window,
        "The record stays frozen: the board differs at C3, D4 from every game that goes on from it."
    ));
    assert!(says(&window, "moves played since then may stay"));
    awaited(None, RecordingPhase::Resumed);
    window.run_steps(4);
    assert!(!says(&window, "The record stays frozen"));
}

#[test]
fn after_two_passes_play_goes_on_without_the_last_one() {
    let (script, mut window) = in_phase(RecordingPhase::Stopped(StopCause::Passes));
    press(&mut window, "Play on");
    assert_eq!(script.notice.borrow().corrections, [Correction::Extra { number: 2 }]);
}

#[test]
fn a_resignation_ends_the_recording_and_goes_into_the_record() {
    let (script, mut window) = in_phase(RecordingPhase::Stopped(StopCause::Cleared));
    press(&mut window, "Result");
    press(&mut window, "White wins by resignation");
    type_into(&mut window, "Black's name", "Ito");
    type_into(&mut window, "White's name", "Novák");
    assert!(is_there(&window, "The recording ends then."));
    press(&mut window, "Write it down");
    assert_eq!(script.notice.borrow().stops, 0, "a result that is refused ends no recording");
    assert!(script.notice.borrow().noted.is_empty() && script.notice.borrow().kept.is_empty());
    assert_eq!(script.notice.borrow().results[0].1.signed.by, "Ito / Novák", "the recording writes it, and ends");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    let notice = script.notice.borrow();
    assert_eq!(notice.results[0].1.result.to_sgf(), "W+R");
    assert_eq!(notice.results.len(), 1);
}

#[test]
fn after_a_film_the_board_on_the_screen_is_taken_as_the_finished_fill() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| {
        s.frame = Some(observed().0);
        s.finished = true;
    });
    window.run_steps(4);
    window.state_mut().send(CountCommand::Open);
    window.run_steps(4);
    let take = Command::Count(CountCommand::Page(CountPageCommand::Take(CountInput::Final(0))));
    assert!(window.state().is_available(&take));
    window.state_mut().send(take);
    window.run_steps(4);
    assert!(is_there(&window, "Audit - ready to read the pictures"));
}

#[test]
fn a_full_disk_asks_for_another_folder_and_the_recording_goes_on() {
    let (script, mut window) = playing("C3 G7");
    assert!(!window.state().is_available(&Command::Recording(RecordingCommand::OpenAnotherFolder)));
    script.say(|s| s.unwritten = 3);
    window.run_steps(4);
    assert!(says(&window, "The disk is full, and the last 3 events are only in memory"));
    assert!(is_there(&window, "Watching - Black to play"), "the recording goes on");
    press(&mut window, "Another folder…");
    press(&mut window, "Record there");
    assert!(script.notice.borrow().moved.is_empty(), "no folder was given");
    type_into(&mut window, "Another folder, path", "/media/stick");
    press(&mut window, "Record there");
    assert_eq!(script.notice.borrow().moved, [Path::new("/media/stick")]);
    script.say(|s| {
        s.unwritten = 0;
        s.sgf = "/media/stick/a.sgf".into();
    });
    window.run_steps(4);
    assert!(!says(&window, "The disk is full"));
    press(&mut window, "Details");
    window.run_steps(12);
    assert!(is_there(&window, "The record is on disk: /media/stick/a.sgf"));
}

#[test]
fn an_end_on_a_full_disk_waits_and_says_only_what_is_on_the_disk() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.unwritten = 3);
    window.run_steps(4);
    press(&mut window, "Stop recording");
    assert!(says(&window, "The recording ends when they are: make room, or choose another folder."));
    press(&mut window, "End it");
    assert!(is_there(&window, "Ending - the last 3 events are not on disk; make room, or choose another folder"));
    assert!(window.state().is_available(&Command::Recording(RecordingCommand::OpenAnotherFolder)));
    // The window stays open: it would lose them.
    let sent = close(&mut window);
    assert!(sent.contains(&ViewportCommand::CancelClose), "{sent:?}");
    window.run_steps(4);
    press(&mut window, "Wait");
    assert_eq!(script.notice.borrow().given_up, 0);
    press(&mut window, "Stop recording");
    press(&mut window, "End without them");
    assert_eq!(script.notice.borrow().given_up, 1);
    script.say(|s| {
        s.finished = true;
        s.stored = Some(1);
    });
    window.run_steps(4);
    assert!(says(&window, "1 of 2 moves are on disk"));
}

#[test]
fn answers_and_corrections_are_in_the_name_that_was_typed_last() {
    let (script, mut window) = asked();
    key(&mut window, Key::Space);
    press(&mut window, "Answered without a name");
    window.get_by_role_and_label(Role::TextInput, "Name of who answers and corrects").focus();
    window.run_steps(4);
    window.get_by_role_and_label(Role::TextInput, "Name of who answers and corrects").type_text("A. Referee");
    window.run_steps(4);
    assert!(says(&window, "In the name of A. Referee."));
    window.state_mut().send(ViewCommand::ToggleHistory);
    window.run_steps(4);
    key(&mut window, Key::Backspace);
    window.state_mut().send(ActCommand::Propose(Correction::Extra { number: 2 }));
    window.run_steps(4);
    assert!(says(&window, "It can be undone. The journal keeps what it was. In the name of A. Referee."));
    window.state_mut().send(DialogCommand::Agree);
    window.run_steps(4);
    assert_eq!(script.notice.borrow().signers, ["", "A. Referee", "A. Referee"]);
}

/// A ruling of the referee that White wins by resignation.
fn ruled(way: Resolution, assent: Assent) -> Ruling {
    let (at, by) = ("2026-11-21T14:30:00+01:00".to_owned(), "A. Referee".to_owned());
    let (reasons, result) = ("The wrong button.".to_owned(), GameResult::from_sgf("W+R"));
    Ruling { at, way, by, reasons, protest: false, result, assent, appeals: Vec::new() }
}

/// What a referee decided about the game, as the journal has it, and then `more`.
fn decided(more: &[SessionEvent]) -> RecordingView {
    let time = Duration::from_secs(60);
    let ruling = ruled(Resolution::Confirmed, Assent::of_both());
    let (result, assent) = (ruling.result.unwrap(), ruling.assent.clone());
    let signed = Signature { at: ruling.at.clone(), by: ruling.by.clone() };
    let note = ResultNote { result, status: ResultStatus::Confirmed, protest: false, signed, assent };
    let mut state = game("C3 G7", Vec::new());
    state.apply(&SessionEvent::Corrected {
        time,
        correction: Correction::WrongColor { number: 2 },
        signed: Signature::default(),
    });
    state.apply(&SessionEvent::Ended { time, why: "stopped by hand".into() });
    state.apply(&SessionEvent::Noted { time, result: note });
    state.apply(&SessionEvent::Counted { time, event: CountEvent::Ruled(ruling) });
    more.iter().for_each(|event| state.apply(event));
    state.view()
}

fn withdrawn() -> SessionEvent {
    let (at, by) = ("2026-11-21T14:32:05+01:00".to_owned(), "B. Referee".to_owned());
    let withdrawal = Withdrawal { at, by, reasons: "The clock had not run out.".into() };
    SessionEvent::Counted { time: Duration::from_secs(60), event: CountEvent::Withdrawn(withdrawal) }
}

fn undo(window: &mut Window) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run_steps(4);
}

#[test]
fn the_status_names_what_the_referee_decided_before_a_claim() {
    let (script, mut window) = playing("C3 G7");
    let time = Duration::from_secs(60);
    let result = GameResult::from_sgf("B+3").unwrap();
    let signed = Signature::new("2026-11-21T14:31:00+01:00".to_owned(), "Ito");
    let claim = ResultNote { result, status: ResultStatus::Claimed, protest: false, signed, assent: Assent::NONE };
    let ruling = ruled(Resolution::RefereeDecided, Assent::NONE);
    let mut state = game("C3 G7", Vec::new());
    state.apply(&SessionEvent::Ended { time, why: "stopped by hand".into() });
    state.apply(&SessionEvent::Counted { time, event: CountEvent::Ruled(ruling) });
    state.apply(&SessionEvent::Noted { time, result: claim });
    script.say(|s| {
        s.view = Arc::new(state.view());
        s.finished = true;
    });
    window.run_steps(4);
    let said = "2 moves are on disk; White wins by resignation, decided by the referee, not confirmed";
    assert!(says(&window, said));
    assert!(window.state().is_available(&Command::Act(ActCommand::OpenResult)), "the result can still be confirmed");
}

#[test]
fn a_decision_is_undone_with_a_name_and_reasons_and_the_list_tells_of_both() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| {
        s.view = Arc::new(decided(&[]));
        s.finished = true;
    });
    window.run_steps(4);
    assert!(
        !window.state().is_available(&Command::Act(ActCommand::OpenResult)),
        "a confirmed result is final until it is taken back"
    );
    window.key_press_modifiers(Modifiers::COMMAND, Key::H);
    window.run_steps(4);
    assert!(is_there(&window, "Move 2 was played by the other side."));
    assert!(says(&window, "14:30: Both players confirmed the result. White wins by resignation."));
    undo(&mut window);
    assert!(is_there(&window, "Take this decision back?"));
    press(&mut window, "Take it back");
    assert!(script.notice.borrow().noted.is_empty(), "nothing is taken back without a name");
    type_into(&mut window, "Name of who decides", "B. Referee");
    press(&mut window, "Take it back");
    assert!(script.notice.borrow().noted.is_empty(), "nothing is taken back without reasons");
    type_into(&mut window, "Reasons for the decision", "The clock had not run out.");
    script.say(|s| s.view = Arc::new(decided(&[withdrawn()])));
    press(&mut window, "Take it back");
    let SessionEvent::Counted { event, .. } = withdrawn() else { panic!("a withdrawal is an event of the count") };
    assert_eq!(script.notice.borrow().noted, [event]);
    assert!(says(
        &window,
        "Taken back: 2026-11-21, 14:30: Both players confirmed the result. White wins by resignation."
    ));
    assert!(window.state().is_available(&Command::Act(ActCommand::OpenResult)), "another result can be written down");
    // One step more is the correction, which needs no name.
    undo(&mut window);
    assert_eq!(script.notice.borrow().corrections, [Correction::TakeBack]);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.run_steps(4);
    assert_eq!(script.notice.borrow().corrections, [Correction::TakeBack, Correction::Redo]);
}

#[test]
fn a_window_that_does_not_record_closes_at_once() {
    let mut window = Script::new().window();
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose));
}

#[test]
fn the_record_is_copied_and_its_folder_opened() {
    let (script, mut window) = playing("C3");
    window.key_press_modifiers(Modifiers::COMMAND, Key::C);
    window.step();
    window.step();
    let copied = window
        .output()
        .platform_output
        .commands
        .iter()
        .any(|c| matches!(c, OutputCommand::CopyText(t) if t == "(;GM[1]FF[4])"));
    window.run_steps(2);
    assert!(copied || is_there(&window, "The record is on the clipboard as SGF"));
    press(&mut window, "Details");
    window.run_steps(12);
    press(&mut window, "Open the record's folder");
    assert_eq!(script.notice.borrow().folders, [Path::new("/records")]);
}

#[test]
fn the_big_board_shows_the_board_and_the_status_alone() {
    let (_script, mut window) = playing("C3 G7");
    key(&mut window, Key::F11);
    assert!(is_there(&window, "Board 9x9 after move 2, White G7"));
    assert!(is_there(&window, "Watching - Black to play"));
    assert!(is_there(&window, "Recording only"));
    assert!(!is_there(&window, "Moves"));
    key(&mut window, Key::Escape);
    assert!(says(&window, "Moves"));
}

#[test]
fn every_layout_keeps_the_status_and_the_board() {
    let script = Script::new();
    script.say(|s| {
        s.view = Arc::new(game("C3 G7", vec![question(1, 2)]).view());
        s.status = "Watching - Black to play".into();
    });
    for (width, height) in [(1920.0, 1080.0), (1280.0, 800.0), (960.0, 540.0), (640.0, 400.0)] {
        let mut window = script.clone().with_source().window_of(width, height);
        window.state_mut().send(RecordingCommand::Start);
        window.run_steps(4);
        let inside = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height)).expand(1.0);
        for label in [
            "Board 9x9 after move 2, White G7. Ringed: C7",
            "Watching - Black to play",
            "Stop recording",
            "Recording only",
        ] {
            let rect = window.get_by_label(label).rect();
            assert!(inside.contains_rect(rect), "{width}x{height}: {label} at {rect:?}");
        }
    }
}

#[test]
fn start_and_stop_are_on_small_screens_and_a_window_that_does_not_fit_takes_the_whole_screen() {
    // 1366 x 768 with a title and a bar of the desktop, and 1024 x 600 at 150 % with a title.
    for (width, height) in [(1366.0, 690.0), (682.0, 360.0)] {
        let script = Script::new();
        script.say(|s| s.view = Arc::new(game("C3 G7", Vec::new()).view()));
        let mut window = script.clone().with_source().window_of(width, height);
        let inside = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height)).expand(1.0);
        for (command, label) in [(None, "Start recording"), (Some(RecordingCommand::Start), "Stop recording")] {
            command.into_iter().for_each(|command| window.state_mut().send(command));
            window.run_steps(4);
            let rect = window.get_by_label(label).rect();
            assert!(inside.contains_rect(rect), "{width}x{height}: {label} at {rect:?}");
        }
    }
    let is_maximized = |screen: egui::Vec2| {
        let mut window = Script::new().window();
        let main = ViewportId::ROOT;
        window.input_mut().viewports.entry(main).or_default().monitor_size = Some(screen);
        window.step();
        let sent = window.output().viewport_output[&main].commands.clone();
        sent.contains(&ViewportCommand::Maximized(true))
    };
    assert!(is_maximized(egui::vec2(1366.0, 768.0)), "800 points do not fit below a title");
    assert!(is_maximized(egui::vec2(682.0, 400.0)));
    assert!(!is_maximized(egui::vec2(1920.0, 1080.0)));
}

#[test]
fn at_twice_the_size_on_a_small_screen_the_board_keeps_half_of_the_height() {
    // 1024 x 600 pixels at 200 %.
    let (width, height) = (512.0, 300.0);
    let script = Script::new();
    script.say(|s| {
        s.view = Arc::new(game("C3 G7", vec![question(1, 2)]).view());
        s.status = "Watching - Black to play, move 2 seen 3 s ago - 1 question waits".into();
    });
    let mut window = script.clone().with_source().window_of(width, height);
    window.state_mut().send(RecordingCommand::Start);
    window.run_steps(4);
    let board = "Board 9x9 after move 2, White G7. Ringed: C7";
    let inside = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height)).expand(1.0);
    for label in [board, script.snapshot.borrow().status.as_str(), "Stop recording", "Keep it", "Neither"] {
        let rect = window.get_by_label(label).rect();
        assert!(inside.contains_rect(rect), "{label} at {rect:?}");
    }
    let side = window.get_by_label(board).rect().height();
    assert!(side >= height / 2.0, "the board is {side} points high");
    key(&mut window, Key::ArrowUp);
    let side = window.get_by_label("Board 9x9 after move 1, Black C3").rect().height();
    assert!(side >= height / 2.0, "the board is {side} points high while one looks back");
}

/// Draws the window until `is_done`; fails after two minutes.
#[track_caller]
fn wait(window: &mut Window, is_done: impl Fn(&Window) -> bool) {
    for _ in 0..4000 {
        window.step();
        if is_done(window) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(30));
    }
    panic!("it has not come to that in two minutes");
}

/// The window as the program opens it, with the real networks, on a temporary folder.
fn opened(folder: &Path, source: &str) -> Window {
    let slot = BoardSettingsFile::take(&folder.join("settings"), None).unwrap();
    let backend = Box::new(LocalBackend::new(slot, folder.join("records"), |_| Ok(()), NetworkChoice::default()));
    let mut application = Application::new(backend);
    application.use_source_once(source);
    let builder = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).with_max_steps(16);
    let builder = builder.with_context_setup(|ctx| Theme::apply(ctx, false));
    let mut window = builder.build_ui_state(|ui, window| window.draw(ui), application);
    window.run_steps(2);
    window
}

/// The same while it records.
fn real(folder: &Path, source: &str) -> Window {
    let mut window = opened(folder, source);
    press(&mut window, "Start recording");
    window
}

#[test]
fn the_sample_clip_is_recorded_until_it_is_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let clip = project().join("samples/clip/clip.mp4");
    let mut window = real(folder.path(), clip.to_str().unwrap());
    wait(&mut window, |w| says(w, "Move 3, Black"));
    stop(&mut window);
    wait(&mut window, |w| says(w, "moves are on disk"));
    let records = std::fs::read_dir(folder.path().join("records/board-1")).unwrap();
    let sgf = records.map(|e| e.unwrap().path()).find(|p| p.extension().is_some_and(|e| e == "sgf")).unwrap();
    let moves =
        std::fs::read_to_string(sgf).unwrap().lines().filter(|l| l.starts_with(";B[") || l.starts_with(";W[")).count();
    assert!(moves >= 3);
    assert!(is_there(&window, &format!("Ended - {moves} moves are on disk")));
}

#[test]
fn a_file_that_is_not_there_is_said_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let window = real(folder.path(), "/nowhere/clip.mp4");
    assert!(says(&window, "there is no file or folder /nowhere/clip.mp4"));
    let left: Vec<_> = std::fs::read_dir(folder.path().join("records/board-1")).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");

    let no_video = folder.path().join("clip.mp4");
    std::fs::write(&no_video, "this is no video").unwrap();
    let mut window = real(&folder.path().join("second"), no_video.to_str().unwrap());
    wait(&mut window, |w| says(w, "is not a video that can be read"));
    assert!(is_there(&window, "What shall be recorded?"));
    let left: Vec<_> = std::fs::read_dir(folder.path().join("second/records/board-1")).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn the_program_says_that_it_only_records() {
    let window = Script::new().window();
    assert!(is_there(&window, "Recording only"));
}

#[test]
fn colours_are_named_in_the_theme_and_nowhere_else() {
    fn walk(folder: &Path, offenders: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, offenders);
            } else if !path.ends_with("theme.rs") && !path.ends_with("picture.rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                for (i, line) in text.lines().enumerate() {
                    if line.contains("Color32::") {
                        offenders.push(format!("{}:{}: {}", path.display(), i + 1, line.trim()));
                    }
                }
            }
        }
    }
    let mut offenders = Vec::new();
    walk(&project().join("src/app"), &mut offenders);
    assert!(offenders.is_empty(), "colours outside of the theme:\n{}", offenders.join("\n"));
}

#[test]
fn settings_of_another_version_are_said_to_stay() {
    let copy = "/settings/boards/board-1.toml.format-2".into();
    let script = Script { settings_note: Some(SettingsNote::OtherFormat(copy)), ..Script::new() };
    let said =
        "What this version knows of them holds; as they were, they stay in /settings/boards/board-1.toml.format-2.";
    assert!(says(&script.window(), said));
}
