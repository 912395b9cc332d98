//! Rehearsal, the list before a game, the notice for the players, and the habits of the window: what is where, what takes
//! the focus, and that nothing is drawn while nothing happens.

use std::cell::Cell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, ViewportId};
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::backend::{CameraChoice, WhichBoard};
use kifuscribe::app::command::{
    ActCommand, ArchiveCommand, Command, CountCommand, RecordingCommand, SpectatorCommand, Switch, ViewCommand,
};
use kifuscribe::app::theme::Theme;
use kifuscribe_capture::source::CaptureError;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::session::recording::MovePictures;
use kifuscribe_platform::power::PowerWarning;
use kifuscribe_recording::preflight_list::{PreflightFailure, PreflightItem, PreflightTick};
use kifuscribe_recording::task::RecordError;
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_vision::preflight::ViewIssue;

use super::script::{Refusal, Script, game, observed};
use super::{Window, is_there, key, playing, press, says};

#[test]
fn a_rehearsal_is_said_to_be_one_and_leaves_nothing() {
    let script = Script::new();
    script.say(|s| {
        s.view = Arc::new(game("C3 G7", Vec::new()).view());
        s.status = "Watching - Black to play".into();
    });
    let mut window = script.window();
    press(&mut window, "Try with a sample game");
    assert_eq!(script.notice.borrow().rehearsals, [true]);
    assert!(script.notice.borrow().requests.is_empty(), "it is no recording of a source");
    assert!(says(&window, "Nothing of this is kept"));
    assert!(
        !window.state().is_available(&Command::Spectators(SpectatorCommand::Toggle)),
        "a sample game is shown to nobody"
    );
    press(&mut window, "End the rehearsal");
    assert!(is_there(&window, "What shall be recorded?"));
    assert_eq!(script.notice.borrow().rehearsals, [true, false], "its folder is removed");
    assert!(!says(&window, "Nothing of this is kept"));
    assert!(!window.state().is_available(&Command::Recording(RecordingCommand::EndRehearsal)));
}

#[test]
fn what_went_wrong_in_a_rehearsal_goes_with_it() {
    let script = Script::new();
    script.say(|s| s.view = Arc::new(game("C3 G7 E5", Vec::new()).view()));
    let mut window = script.window();
    press(&mut window, "Try with a sample game");
    super::corrections::drag(&mut window, "G7", "E5");
    let said = "Not corrected: move 3 is played at E5 later";
    assert!(says(&window, said));
    press(&mut window, "End the rehearsal");
    assert!(is_there(&window, "What shall be recorded?") && !says(&window, said));
}

#[test]
fn a_rehearsal_tells_what_to_try_and_is_neither_sealed_nor_resumed() {
    let script = Script::new();
    script.say(|s| s.view = Arc::new(game("C3 G7", vec![super::script::question(1, 2)]).view()));
    let mut window = script.clone().with_source().window();
    press(&mut window, "Try with a sample game");
    assert!(says(&window, "Click the proposal with the pass"));
    script.say(|s| {
        s.view = Arc::new(game("C3 G7", Vec::new()).view());
        s.finished = true;
    });
    window.run_steps(4);
    assert!(says(&window, "The sample game is over"));
    for command in [Command::Act(ActCommand::Seal), Command::Recording(RecordingCommand::Resume)] {
        assert!(!window.state().is_available(&command), "{command:?}");
    }
    press(&mut window, "New recording…");
    assert_eq!(script.notice.borrow().rehearsals, [true, false]);
}

#[test]
fn before_a_game_everything_is_ticked_or_told_what_to_do() {
    let tick = |item, failure| PreflightTick { item, failure };
    let disk = "Only 80 MB are left on the disk; make room, or choose another folder: what does not fit is kept in memory alone.";
    let machine = vec![
        tick(PreflightItem::Disk, Some(PreflightFailure::Power(PowerWarning::LowDisk(80 << 20)))),
        tick(PreflightItem::Clock, None),
    ];
    let script = Script { machine, ..Script::new() };
    let dark = "The board is too dark: add light or lengthen the exposure.";
    script.say(|s| {
        let (frame, observation) = observed();
        (s.frame, s.observation) = (Some(frame), Some(Arc::new(observation)));
        let too_dark = PreflightFailure::View { issues: vec![ViewIssue::TooDark], size: BoardSize::NINETEEN };
        s.preflight = vec![tick(PreflightItem::Board, None), tick(PreflightItem::Light, Some(too_dark))];
        s.remarks = vec![dark.to_owned().into()];
    });
    let mut window = script.with_source().window();
    press(&mut window, "Check the view");
    for line in
        ["Board found: in order", "Light: look", "Disk and folder for records: look", "Year of the clock: in order"]
    {
        assert!(is_there(&window, line), "{line}");
    }
    assert_eq!(window.query_all_by_label(dark).count(), 1, "it is said once");
    assert!(is_there(&window, disk));
    assert!(
        window.state().is_available(&Command::Recording(RecordingCommand::Start)),
        "a referee may start all the same"
    );
}

#[test]
fn the_chosen_source_is_shown_with_its_ticks_before_anything_is_pressed() {
    let tick = |item, failure| PreflightTick { item, failure };
    let script = Script { machine: vec![tick(PreflightItem::Clock, None)], ..Script::new() };
    script.say(|s| {
        let (frame, observation) = observed();
        (s.frame, s.observation) = (Some(frame), Some(Arc::new(observation)));
        s.preflight = vec![tick(PreflightItem::Board, None)];
    });
    let mut window = script.window();
    assert!(!is_there(&window, "Board found: in order") && script.notice.borrow().previews.is_empty());
    press(&mut window, "Camera Table camera");
    assert!(is_there(&window, "Board found: in order") && is_there(&window, "Year of the clock: in order"));
    assert!(is_there(&window, "Live picture. 9x9 board, 1 black and 1 white stones, 1 point in doubt, 2 covered"));
    assert_eq!(script.notice.borrow().previews, [("camera:usb-1".to_owned(), WhichBoard::Found)]);
    assert!(is_there(&window, "What shall be recorded?"), "the choices stay");
    // A camera that is only remembered is not switched on by itself.
    let mut window = script.clone().with_source().window();
    assert_eq!(script.notice.borrow().previews.len(), 1);
    press(&mut window, "Show its picture");
    assert!(is_there(&window, "Board found: in order"));
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests.len(), 1);
}

#[test]
fn the_ways_to_earlier_games_are_seen_without_scrolling() {
    let recorded = |i: u64| StoredRecording {
        session: PathBuf::from(format!("/records/{i}.session")),
        name: format!("board-{i}"),
        players: [const { String::new() }; 2],
        moves: Some(12),
        is_unfinished: i == 0,
        can_go_on: false,
        moved_to: None,
        is_recorded: false,
        unsent: None,
        game: None,
        result: None,
        age: Duration::from_secs(60 * i),
    };
    let script = Script { recordings: (0..5).map(recorded).collect(), ..Script::new().with_source() };
    for (width, height) in [(1280.0, 800.0), (1024.0, 600.0)] {
        let window = script.window_of(width, height);
        for label in ["Open a record…", "Archive…", "Audit a count…"] {
            let rect = window.get_by_label(label).rect();
            assert!(rect.top() > 0.0 && rect.bottom() < height - 60.0, "{label} at {rect}");
        }
    }
}

/// The window on the page of an audit, hidden from the players.
fn hidden() -> (Script, Window) {
    let (script, mut window) = playing("C3 G7");
    window.state_mut().send(CountCommand::Open);
    window.run_steps(4);
    window.state_mut().send(CountCommand::AskToHide);
    window.run_steps(4);
    assert!(says(&window, "hold the Escape key for 2 seconds"), "the referee is told before");
    press(&mut window, "Hide it");
    (script, window)
}

/// Holds or releases a key.
fn hold(window: &mut Window, key: Key, pressed: bool) {
    window.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE });
}

/// Lets so many seconds go by.
fn pass(window: &mut Window, seconds: f64) {
    let until = window.ctx.input(|i| i.time) + seconds;
    while window.ctx.input(|i| i.time) < until {
        window.step();
    }
}

#[test]
fn the_players_find_no_menu_no_button_and_no_key() {
    let (_script, mut window) = hidden();
    assert!(is_there(&window, "Please wait for the referee"));
    for part in ["Recording", "Moves", "View", "board-1", "Recording only", "Leave the audit"] {
        assert!(!is_there(&window, part), "{part}");
    }
    assert_eq!(window.query_all_by_role(egui::accesskit::Role::Button).count(), 0);
    for pressed in [Key::F1, Key::F11, Key::F, Key::Space, Key::Enter, Key::Tab] {
        key(&mut window, pressed);
    }
    for pressed in [Key::Q, Key::P, Key::H, Key::I] {
        window.key_press_modifiers(Modifiers::COMMAND, pressed);
        window.run_steps(2);
    }
    key(&mut window, Key::Escape);
    assert!(is_there(&window, "Please wait for the referee"), "a short Escape is no gesture");
    for command in [
        Command::Quit,
        Command::View(ViewCommand::ToggleKeys),
        Command::Count(CountCommand::Close),
        Command::Archive(ArchiveCommand::Open),
    ] {
        assert!(!window.state().is_available(&command), "{command:?}");
    }
}

#[test]
fn the_referee_comes_back_by_holding_escape() {
    let (_script, mut window) = hidden();
    hold(&mut window, Key::Escape, true);
    pass(&mut window, 1.0);
    assert!(is_there(&window, "Please wait for the referee"));
    hold(&mut window, Key::Escape, false);
    pass(&mut window, 0.5);
    hold(&mut window, Key::Escape, true);
    pass(&mut window, 1.5);
    assert!(is_there(&window, "Please wait for the referee"), "it begins anew");
    pass(&mut window, 1.0);
    hold(&mut window, Key::Escape, false);
    window.run_steps(4);
    assert!(!is_there(&window, "Please wait for the referee"));
    assert!(is_there(&window, "Leave the audit"));
}

#[test]
fn what_is_known_of_the_game_is_one_key_away() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| {
        let mut view = (*s.view).clone();
        (view.info.black.name, view.info.black.rank) = ("Ito".into(), "3d".into());
        view.info.round = "4".into();
        s.view = Arc::new(view);
    });
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::I);
    window.run_steps(4);
    let field = |name: &str| window.get_by_role_and_label(Role::TextInput, name).value();
    assert_eq!([field("Black's name"), field("Round")].map(Option::unwrap), ["Ito", "4"]);
    assert!(says(&window, "Record: /records/a.sgf"));
    key(&mut window, Key::Escape);
    assert!(!says(&window, "/records/a.sgf"));
}

#[test]
fn the_list_of_moves_is_one_stop_for_the_tab_key_and_stands_in_two_columns() {
    let (_script, mut window) = playing("C3 G7 G3 C7 E5 E6 D5 D6");
    let mut stops = 0;
    for _ in 0..40 {
        key(&mut window, Key::Tab);
        let focused = window.get_by_label("List of moves, 8 of them").is_focused();
        stops += usize::from(focused);
        let moves = window.query_all_by_label_contains(", at 0:0").filter(egui_kittest::Node::is_focused).count();
        assert_eq!(moves, 0, "no single move takes the focus");
        if focused {
            break;
        }
    }
    assert_eq!(stops, 1);
    let rect = |label: &str| window.get_by_label(label).rect();
    let (black, white) = (rect("Move 1, Black C3, at 0:00:00"), rect("Move 2, White G7, at 0:00:10"));
    assert!(black.right() < white.left() && (black.center().y - white.center().y).abs() < 1.0);
    assert!(rect("Move 3, Black G3, at 0:00:20").top() > black.bottom() - 1.0);
}

#[test]
fn every_key_is_seen_at_once() {
    let (_script, mut window) = playing("C3");
    key(&mut window, Key::Questionmark);
    for text in ["Ctrl+R", "Escape", "Drag a stone", "Ctrl+I"] {
        let rect = window.get_by_label(text).rect();
        assert!(rect.top() > 0.0 && rect.bottom() < 800.0, "{text} at {rect}");
    }
    assert!(is_there(&window, "Second button on a point"));
}

#[test]
fn the_timeline_shows_the_pictures_of_the_move_under_the_pointer() {
    let (script, mut window) = playing("C3 G7 G3");
    script.say(|s| {
        let mut view = (*s.view).clone();
        let (before, after) = (Some("kept-1".into()), Some("kept-2".into()));
        view.pictures = vec![MovePictures { moves: vec![2], question: None, before, after }];
        s.view = Arc::new(view);
    });
    window.run_steps(4);
    let timeline = window.get_by_label("Timeline, move 3 of 3").rect();
    window.hover_at(egui::pos2(timeline.center().x, timeline.center().y));
    for _ in 0..12 {
        window.step();
    }
    assert!(says(&window, "After 10 s, 99 % certain"));
    assert!(is_there(&window, "Before move 2") && is_there(&window, "After move 2"));
}

#[test]
fn paths_and_counts_of_pictures_are_folded_away() {
    let (_script, mut window) = playing("C3");
    assert!(!says(&window, "The record is on disk") && !says(&window, "pictures"));
    press(&mut window, "Details");
    window.run_steps(12);
    assert!(says(&window, "The record is on disk: /records/a.sgf"));
    assert!(is_there(&window, "Copy the record's path"));
}

#[test]
fn a_recording_that_was_moved_is_shown_as_moved() {
    let moved = StoredRecording {
        session: PathBuf::from("/records/morning.session"),
        name: "morning".into(),
        players: [const { String::new() }; 2],
        moves: Some(12),
        is_unfinished: false,
        can_go_on: false,
        is_recorded: false,
        unsent: None,
        moved_to: Some(PathBuf::from("/stick/morning.session")),
        game: None,
        result: None,
        age: Duration::from_secs(300),
    };
    let window = Script { recordings: vec![moved], ..Script::new() }.window();
    assert!(says(&window, "moved to /stick/morning.session"));
    assert!(!says(&window, "not finished"));
}

#[test]
fn nothing_is_drawn_while_nothing_happens() {
    let delay = |window: &mut Window| {
        window.run_steps(12);
        window.output().viewport_output[&ViewportId::ROOT].repaint_delay
    };
    let mut start = Script::new().with_source().window();
    assert_eq!(delay(&mut start), Duration::MAX, "the start page");
    let (_script, mut window) = playing("C3 G7");
    assert_eq!(delay(&mut window), Duration::MAX, "a recording without news");
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.finished = true);
    assert_eq!(delay(&mut window), Duration::MAX, "a record that is looked at");
}

#[test]
fn high_contrast_and_reduced_motion_are_choices_that_are_remembered() {
    let script = Script::new();
    let mut window = script.window();
    for switch in [Switch::HighContrast, Switch::ReducedMotion] {
        window.state_mut().send(ViewCommand::Toggle(switch));
        window.run_steps(4);
    }
    let remembered = script.notice.borrow().remembered.last().cloned().unwrap();
    assert!(remembered.high_contrast && remembered.reduced_motion);
    let style = window.ctx.global_style();
    assert_eq!(style.animation_time, 0.0);
    assert_eq!(style.visuals.panel_fill, Theme::DARK_CONTRAST.panel);
    window.state_mut().send(ViewCommand::Toggle(Switch::ReducedMotion));
    window.run_steps(4);
    assert!(window.ctx.global_style().animation_time > 0.0);
}

#[test]
fn a_source_that_failed_is_not_ready_until_another_is_chosen() {
    let busy: Refusal = || RecordError::from(CaptureError::CameraBusy { name: "Table camera".into() }).into();
    let script = Script { refusal: Rc::new(Cell::new(Some(busy))), ..Script::new().with_source() };
    let mut window = script.window();
    assert!(says(&window, "Ready to record"));
    press(&mut window, "Start recording");
    assert!(!says(&window, "Ready to record"));
    assert!(is_there(&window, "The source could not be opened; choose another, or start to try it again"));
    press(&mut window, "Camera Built-in camera");
    assert!(!says(&window, "Ready to record"), "the other one fails as well, which is known at once");
    script.refusal.set(None);
    press(&mut window, "Camera Table camera");
    assert!(says(&window, "No picture has come yet"), "it is opened");
}

#[test]
fn a_camera_that_is_plugged_in_appears_by_itself() {
    let script = Script::new();
    let mut window = script.window();
    assert!(!is_there(&window, "Camera New camera"));
    script.cameras.borrow_mut().push(CameraChoice { id: "usb-9".into(), name: "New camera".into() });
    script.news.set(true);
    window.run_steps(4);
    assert!(is_there(&window, "Camera New camera"));
}

#[test]
fn the_choices_of_a_first_game_are_seen_without_scrolling() {
    let script = Script::new();
    let window = script.window();
    for label in ["Camera Table camera", "Address or path", "Black's name", "White's name", "Start recording"] {
        let rect = window.get_by_label(label).rect();
        assert!(rect.top() > 0.0 && rect.bottom() < 740.0 || label == "Start recording", "{label} at {rect}");
    }
}

#[test]
fn a_source_is_called_ready_only_while_its_picture_comes() {
    let script = Script::new().with_source();
    let mut window = script.window();
    assert!(is_there(&window, "Ready to record; its picture was not looked at yet"));
    press(&mut window, "Show its picture");
    assert!(!says(&window, "Ready to record") && says(&window, "No picture has come yet"));
    let board = PreflightTick { item: PreflightItem::Board, failure: None };
    script.say(|s| {
        (s.frame, s.observation) = (Some(observed().0), Some(Arc::new(observed().1)));
        s.preflight = vec![board];
    });
    window.run_steps(4);
    assert!(is_there(&window, "Ready to record") && says(&window, "in order"));
    script.say(|s| s.waiting = Some("the phone sends nothing".to_owned()));
    window.run_steps(4);
    assert!(!is_there(&window, "Ready to record") && says(&window, "the phone sends nothing"));
    assert!(!says(&window, "in order"), "nothing is in order of a picture that does not come");
}

#[test]
fn a_note_goes_by_itself_and_a_problem_stays_until_it_is_dismissed() {
    let script = Script::new();
    let mut window = script.window();
    let seconds = |window: &mut Window, n: usize| window.run_steps(4 * n);
    window.state_mut().send(RecordingCommand::OpenText("(;GM[1]SZ[9];B[ee])".to_owned()));
    seconds(&mut window, 15);
    let note = "This is the record on the clipboard";
    assert!(says(&window, note), "it may have to be written down");
    seconds(&mut window, 10);
    assert!(!says(&window, note));
    window.state_mut().send(RecordingCommand::OpenText("no record".to_owned()));
    seconds(&mut window, 30);
    assert!(says(&window, "The clipboard holds no record"));
    press(&mut window, "Dismiss");
    assert!(!says(&window, "The clipboard holds no record"));
}
