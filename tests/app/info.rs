//! What is known about a game is put right in the window: names, ranks, settings.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kifuscribe::app::command::{Command, DialogCommand};
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::{Consent, GameInfo};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_storage::session_folder::SessionFolder;

use super::clicks::Person;
use super::script::Script;
use super::{Window, is_there, playing, press, says};

fn open(window: &mut Window) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::I);
    window.run_steps(4);
}

fn put_right(script: &Script) -> Vec<GameInfo> {
    let corrections = script.notice.borrow().corrections.clone();
    let info = |correction| match correction {
        Correction::WrongInfo(info) => *info,
        other => panic!("{other:?} is not about the game"),
    };
    corrections.into_iter().map(info).collect()
}

#[test]
fn names_and_komi_are_put_right_while_the_game_is_recorded() {
    let (script, window) = playing("C3 G7");
    let mut person = Person::at(window);
    open(&mut person.window);
    assert!(is_there(&person.window, "Change what is wrong or missing."));
    person.fill_in("Komi", "6.3");
    assert!(is_there(
        &person.window,
        "Komi is \"6.3\", which is not a number of points such as 6.5, a multiple of 0.5."
    ));
    assert!(
        !person.window.state().is_available(&Command::Dialog(DialogCommand::Agree)),
        "what cannot be is refused as it is typed"
    );
    // Backspace takes what was typed away.
    for _ in 0..3 {
        person.window.key_press(Key::Backspace);
    }
    person.fill_in("Komi", "7.5");
    person.fill_in("White's name", "Novák");
    assert!(is_there(&person.window, "Type the name of the person who puts it right."));
    person.fill_in("Name of who puts it right", "A. Referee");
    person.press("Put it right");
    let corrections = put_right(&script);
    let [info] = &corrections[..] else { panic!("{corrections:?}") };
    assert_eq!((info.white.name.as_str(), info.komi), ("Novák", HalfPoints::parse("7.5")));
    assert_eq!(info.event, "Rehearsal", "what was known stays");
    assert_eq!(script.notice.borrow().signers, ["A. Referee"]);
    // Who puts something right again is known.
    open(&mut person.window);
    person.fill_in("Black's rank", "3d");
    person.press("Put it right");
    assert_eq!(script.notice.borrow().signers, ["A. Referee"; 2]);
}

#[test]
fn nothing_is_put_right_before_the_recording_is_open() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.source = None);
    open(&mut window);
    assert!(!is_there(&window, "Put it right"));
}

#[test]
fn the_name_above_the_board_opens_it_and_escape_changes_nothing() {
    let (script, mut window) = playing("C3 G7");
    window.get_by_role_and_label(Role::Button, "Black").click();
    window.run_steps(4);
    assert!(is_there(&window, "Put it right"));
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert!(!is_there(&window, "Put it right"));
    assert!(put_right(&script).is_empty());
}

#[test]
fn an_sgf_that_was_opened_alone_is_shown_and_says_why_it_is_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let sgf = "(;SZ[9]PB[Ito]PW[Novak]KM[6.5];B[ee])";
    let mut window = super::opened::opened(folder.path(), sgf, [1024.0, 600.0]);
    open(&mut window);
    assert!(says(&window, "This record was opened without its recording: it is shown, and not changed."));
    let name = window.get_by_label("Black's name");
    assert_eq!(name.accesskit_node().value().as_deref(), Some("Ito"));
    assert!(name.accesskit_node().is_disabled());
    assert!(!is_there(&window, "Put it right"));
    press(&mut window, "Close");
    assert!(!is_there(&window, "Black's name"));
}

/// The real window with a recording of one move on the screen, and its session folder.
pub(super) fn opened_recording(folder: &Path) -> (Window, PathBuf) {
    let session = folder.join("game.session");
    super::archive::record(&session);
    // The recording's SGF is written from its journal.
    let state = SessionState::from_events(&SessionFolder::at(&session).read().unwrap().events);
    let text = kifuscribe_words::recording_sgf::sgf_of(&state).unwrap();
    let mut window = super::opened::opened(folder, &text, [1280.0, 800.0]);
    window.run_steps(4);
    (window, session)
}

#[test]
fn it_is_in_the_journal_and_in_the_sgf_and_is_undone_like_any_correction() {
    let folder = tempfile::tempdir().unwrap();
    let (window, session) = opened_recording(folder.path());
    let mut person = Person::at(window);
    let sgf = || fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    open(&mut person.window);
    person.fill_in("Event", "Open Cup");
    person.fill_in("Name of who puts it right", "A. Referee");
    person.press("Put it right");
    assert!(sgf().contains("EV[Open Cup]"), "{}", sgf());
    let events = SessionFolder::at(&session).read().unwrap().events;
    let Some(SessionEvent::Corrected { correction: Correction::WrongInfo(info), signed, .. }) = events.last() else {
        panic!("{:?}", events.last());
    };
    assert_eq!((info.event.as_str(), signed.by.as_str()), ("Open Cup", "A. Referee"));
    assert!(!signed.at.is_empty(), "the clock is read when it is written");
    assert!(says(&person.window, "Open Cup"));
    assert!(!says(&person.window, "somebody had changed"));
    for (modifiers, is_known) in [(Modifiers::COMMAND, false), (Modifiers::COMMAND | Modifiers::SHIFT, true)] {
        person.window.key_press_modifiers(modifiers, Key::Z);
        person.window.run_steps(4);
        assert_eq!(sgf().contains("EV[Open Cup]"), is_known);
    }
}

#[test]
fn an_sgf_that_somebody_edited_is_kept_and_the_window_says_where() {
    let folder = tempfile::tempdir().unwrap();
    let (window, _) = opened_recording(folder.path());
    let mut person = Person::at(window);
    let path = folder.path().join("game.sgf");
    let edited = fs::read_to_string(&path).unwrap().replace("GM[1]", "GM[1]GN[my own words]");
    fs::write(&path, &edited).unwrap();
    open(&mut person.window);
    person.fill_in("Event", "Open Cup");
    person.fill_in("Name of who puts it right", "A. Referee");
    person.press("Put it right");
    let kept = folder.path().join("game.edited-1.sgf");
    assert_eq!(fs::read_to_string(&kept).unwrap(), edited);
    let said = format!("that version is kept as {}.", kept.display());
    assert!(says(&person.window, &said));
}

#[test]
fn table_rules_time_and_consent_are_typed_before_the_game_and_kept_for_the_next_one() {
    let script = Script::new().with_source();
    let mut person = Person::at(script.window());
    person.press("More: table, rules, time, consent");
    for (field, text) in [("Table", "4"), ("Rules", "ing"), ("Handicap", "3"), ("Main time", "1:30:00")] {
        person.fill_in(field, text);
    }
    choose(&mut person.window, "Permission to record: not asked", "given");
    choose(&mut person.window, "White's consent: not asked", "given");
    person.press("Start recording");
    let notice = script.notice.borrow();
    let info = &notice.requests[0].info;
    assert_eq!((info.table.as_str(), info.rules.as_str(), info.handicap), ("4", "ing", Some(3)));
    assert_eq!((info.main_time, info.permission), (Some(Duration::from_secs(5400)), Consent::Given));
    assert_eq!((info.black_consent, info.white_consent), (Consent::Unsaid, Consent::Given));
    let next = &notice.remembered.last().unwrap().next_game;
    assert_eq!((next.table.as_str(), next.rules.as_str(), next.permission), ("4", "ing", Consent::Given));
    assert_eq!((next.handicap, next.white_consent), (None, Consent::Unsaid), "those of the next players are not known");
    // The window is opened again.
    let again = Script { settings: notice.remembered.last().unwrap().clone(), ..Script::new() };
    let mut window = again.window();
    press(&mut window, "Start recording");
    assert_eq!(again.notice.borrow().requests[0].info.rules, "ing");
}

#[test]
fn a_game_that_a_player_refuses_to_have_recorded_is_not() {
    let script = Script::new().with_source();
    let mut window = script.window();
    press(&mut window, "More: table, rules, time, consent");
    choose(&mut window, "Black's consent: not asked", "refused");
    assert!(is_there(&window, "Recording is refused: this game cannot be recorded."));
    press(&mut window, "Start recording");
    assert!(script.notice.borrow().requests.is_empty());
    assert!(says(&window, "The game may not be recorded"));
    choose(&mut window, "Black's consent: refused", "given");
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests.len(), 1);
}

/// Chooses an entry of a list of consents.
fn choose(window: &mut Window, list: &str, entry: &str) {
    window.get_by_label(list).scroll_to_me();
    window.run_steps(8);
    press(window, list);
    press(window, entry);
}
