//! The end of a game, as a referee goes through it who does not know the program: by counting, by resignation, by a ruling
//! after a count that differs. Each screen says in which step one is, and has one main button.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kifuscribe::app::application::Application;
use kifuscribe::app::command::{ActCommand, Command, CountCommand, EndCommand};
use kifuscribe::app::count::command::CountPageCommand;
use kifuscribe::app::count::form_field::FormField;
use kifuscribe::app::local_backend::LocalBackend;
use kifuscribe::app::theme::Theme;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::StopCause;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, Counting, OutcomeSettings, Resolution};
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView, ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_storage::board_settings::BoardSettingsFile;
use kifuscribe_storage::seal_proof::{self, SealProof};
use kifuscribe_storage::session_folder::SessionFolder;

use super::clicks::Person;
use super::corrections::press_point;
use super::count::{followed, notice, recorded_input};
use super::script::{Script, game, question};
use super::{Window, is_there, key, playing, press, says, type_into};
use kifuscribe_core::session::assent::Assent;

/// The window while a game between Ito and Novák is recorded, whose stones were just taken off. The picture of its finished
/// fill is read as the correct one with `changes`.
fn stopped(changes: &str) -> (Script, Window) {
    let script = Script { input: Some(recorded_input(changes)), ..Script::new() };
    script.say(|s| {
        let view = game("C3 G7 E5", Vec::new()).view();
        let mut view = RecordingView { phase: RecordingPhase::Stopped(StopCause::Cleared), ..view };
        (view.info.black.name, view.info.white.name) = ("Ito".into(), "Novák".into());
        (view.info.event, view.info.round, view.info.table) = ("Open Cup".into(), "3".into(), "4".into());
        s.view = Arc::new(view);
        s.status = "Stopped after move 3".into();
    });
    let window = script.recording();
    (script, window)
}

/// The recording has written everything.
fn finish(script: &Script, window: &mut Window) {
    script.say(|s| s.finished = true);
    window.run_steps(6);
}

/// The camera has taken the picture of the full board.
fn fill(script: &Script, window: &mut Window) {
    let seen = [("14:31", "dead-off"), ("14:40", "finished")].map(|(at, what)| notice(at, what, ""));
    script.say(|s| s.count = Some(followed(&seen, Some(Counting::default()))));
    window.run_steps(4);
}

#[track_caller]
fn step(window: &Window, text: &str) {
    assert!(is_there(window, text), "{text}");
}

/// The slip is saved and the record sealed, from the step in which the slip is shown.
fn save_and_seal(script: &Script, person: &mut Person, steps: usize) {
    step(&person.window, &format!("Step {} of {steps}: Slip", steps - 1));
    assert!(is_there(&person.window, "The result as a QR code"));
    person.press("Save the result slip");
    step(&person.window, &format!("Step {steps} of {steps}: Seal"));
    // One step back is the slip, which can be saved again.
    person.window.state_mut().send(EndCommand::Back);
    person.window.run_steps(4);
    step(&person.window, &format!("Step {} of {steps}: Slip", steps - 1));
    press(&mut person.window, "Save the result slip");
    assert!(says(&person.window, "Print this file: /records/a/result-slip.pdf"));
    let opened = script.notice.borrow().folders.len();
    press(&mut person.window, "Open the slip to print it");
    assert_eq!(script.notice.borrow().folders[opened..], [PathBuf::from("/records/a/result-slip.pdf")]);
    assert!(script.notice.borrow().sealed.is_empty());
    assert!(is_there(&person.window, "Seal the record") && !is_there(&person.window, "Result slip"), "what is due");
    assert!(says(&person.window, "Sealing closes the record: no move is recorded after it."));
    assert!(says(&person.window, "Sealing gives the whole record a number of its own"));
    person.press("Seal the record…");
    person.press("Seal it");
    assert_eq!(script.notice.borrow().sealed, [Path::new("/records/a")]);
    assert!(is_there(&person.window, "The record is sealed") && !is_there(&person.window, "Seal the record"));
    assert!(is_there(&person.window, "Number of the whole sealed record"));
    assert!(says(&person.window, "The slip's number stands for the record up to the result"));
    assert!(is_there(&person.window, "Everything is done; the record is sealed"));
    press(&mut person.window, "New recording…");
    assert!(is_there(&person.window, "What shall be recorded?"));
}

#[test]
fn a_game_is_ended_by_counting() {
    let (script, window) = stopped("");
    let mut person = Person::at(window);
    person.press("Count");
    step(&person.window, "Step 2 of 6: Count");
    assert_eq!(script.notice.borrow().counts_begun, 1);
    assert!(says(&person.window, "Mark the dead stones, fill in, and take the picture of the full board"));
    fill(&script, &mut person.window);
    assert!(
        is_there(&person.window, "1. Dead stones off: done")
            && is_there(&person.window, "4. Losing stones placed: done")
    );
    assert!(is_there(&person.window, "2. Compensation placed: not seen"));
    person.press("Read the pictures");
    step(&person.window, "Step 3 of 6: Settings");
    person.press("Confirm these settings");
    step(&person.window, "Step 4 of 6: Result");
    assert!(is_there(&person.window, "Agrees"));
    person.press("Both players confirmed the result…");
    assert!(is_there(&person.window, "Black - Ito - wins by 3 (counted)"), "what is confirmed is shown in full");
    assert!(is_there(&person.window, "The recording ends then."));
    assert!(!is_there(&person.window, "Reasons for the decision"), "both players agree: nobody has to give reasons");
    person.press("Write it down");
    assert_eq!(script.notice.borrow().stops, 0, "the recording ends by itself, once it has written the result");
    finish(&script, &mut person.window);
    let result = script.notice.borrow().results[0].1.clone();
    assert_eq!((result.result.to_sgf().as_str(), result.status), ("B+3", ResultStatus::Confirmed));
    save_and_seal(&script, &mut person, 6);
    let slip = script.notice.borrow().slips[0].1.clone();
    assert_eq!(
        (slip.result().as_str(), slip.note.signed.by.as_str()),
        ("Black - Ito - wins by 3 (counted)", "Ito / Novák")
    );
    assert_eq!(slip.audit.unwrap().sentence, "The fill matches this record and these settings: B+3.");
    assert_eq!(person.actions, 8, "count, read, settings, confirm, write, slip, seal twice");
}

#[test]
fn a_game_is_ended_by_resignation() {
    let (script, window) = playing("C3 G7");
    script.say(|s| {
        let mut view = (*s.view).clone();
        (view.info.black.name, view.info.white.name) = ("Ito".into(), "Novák".into());
        s.view = Arc::new(view);
    });
    let mut person = Person::at(window);
    person.press("Game over…");
    step(&person.window, "Step 1 of 6: Game over");
    for result in ["Black - Ito - wins on time", "White - Novák - wins by forfeit", "Both lose", "A draw", "Count"] {
        assert!(is_there(&person.window, result), "{result}");
    }
    person.press("White - Novák - wins by resignation");
    step(&person.window, "Step 2 of 4: Result");
    assert!(!is_there(&person.window, "Result by points"), "it is chosen already");
    let name = |name: &str| person.window.get_by_role_and_label(Role::TextInput, name).value();
    let names = ["Black's name", "White's name"].map(name);
    assert_eq!(names, [Some("Ito".to_owned()), Some("Novák".to_owned())], "the record knows who confirms");
    person.press("Write it down");
    script.say(|s| {
        let view = RecordingView { phase: RecordingPhase::Ended, ..(*s.view).clone() };
        s.view = Arc::new(view);
    });
    person.window.run_steps(4);
    assert!(is_there(&person.window, "Ending - writing the rest of the record"));
    finish(&script, &mut person.window);
    assert_eq!(script.notice.borrow().results[0].1.result.to_sgf(), "W+R");
    save_and_seal(&script, &mut person, 4);
    let slip = script.notice.borrow().slips[0].1.clone();
    assert_eq!((slip.result().as_str(), slip.audit), ("White - Novák - wins by resignation", None));
    assert_eq!(person.actions, 6, "over, resignation, write, slip, seal twice");
}

#[test]
fn the_referee_decides_after_a_count_that_differs() {
    let (script, window) = stopped("J1=.");
    let mut person = Person::at(window);
    person.press("Count");
    fill(&script, &mut person.window);
    person.press("Read the pictures");
    person.press("Confirm these settings");
    assert!(is_there(&person.window, "Differs"));
    assert!(says(&person.window, "The count does not settle it"));
    person.press("The referee decided…");
    person.fill_in("Result by points", "B+3");
    person.fill_in("Name of who decides", "A. Referee");
    assert!(is_there(&person.window, "Type the reasons for the ruling."));
    type_into(&mut person.window, "Reasons for the decision", "The stone lay in the lid.");
    person.actions += 1;
    assert!(is_there(&person.window, "Black - Ito - wins by 3"));
    person.press("Write it down");
    let noted = script.notice.borrow().noted.clone();
    assert!(
        matches!(&noted[..], [CountEvent::Audited(_), CountEvent::Ruled(r)] if r.way == Resolution::RefereeDecided)
    );
    finish(&script, &mut person.window);
    assert_eq!(script.notice.borrow().results[0].1.result.to_sgf(), "B+3");
    save_and_seal(&script, &mut person, 6);
    let slip = script.notice.borrow().slips[0].1.clone();
    assert_eq!(slip.confirmed(), "Decided by A. Referee. 14:32");
    assert!(slip.to_html().contains("The stone lay in the lid."));
    assert_eq!(person.actions, 11, "count, read, settings, decide, result, name, reasons, write, slip, seal twice");
}

/// Replaces what stands in a field.
fn retype(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(2);
    type_into(window, field, text);
}

#[test]
fn the_opposite_winner_after_a_count_is_asked_about_once_more() {
    let (script, mut window) = stopped("");
    press(&mut window, "Count");
    fill(&script, &mut window);
    press(&mut window, "Read the pictures");
    press(&mut window, "Confirm these settings");
    press(&mut window, "Both players confirmed the result…");
    retype(&mut window, "Result by points", "W+3");
    press(&mut window, "Write it down");
    let decided =
        |script: &Script| script.notice.borrow().noted.iter().filter(|e| matches!(e, CountEvent::Ruled(_))).count();
    assert_eq!(decided(&script), 0);
    assert!(is_there(&window, "The count says: Black - Ito - wins by 3 (counted)."));
    assert!(is_there(&window, "You are about to confirm: White - Novák - wins by 3."));
    step(&window, "Step 4 of 6: Result");
    let left = |label: &str| window.get_by_label(label).rect().left();
    assert!(left("Go back and change it") < left("Confirm W+3 all the same"), "the safe choice comes first");
    for back in ["the button", "Escape"] {
        if back == "Escape" {
            key(&mut window, Key::Escape);
        } else {
            press(&mut window, "Go back and change it");
        }
        let typed = window.get_by_role_and_label(Role::TextInput, "Result by points").value();
        assert_eq!((typed.as_deref(), decided(&script)), (Some("W+3"), 0), "{back}: what was typed is there");
        press(&mut window, "Write it down");
    }
    press(&mut window, "Confirm W+3 all the same");
    assert_eq!(decided(&script), 0, "somebody has to say why");
    type_into(&mut window, "Reasons for the decision", "A stone lay under the table.");
    type_into(&mut window, "Name of who decides", "A. Referee");
    press(&mut window, "Confirm W+3 all the same");
    assert_eq!(decided(&script), 1);
    finish(&script, &mut window);
    assert_eq!(script.notice.borrow().results[0].1.result.to_sgf(), "W+3");
}

#[test]
fn a_result_of_an_earlier_recording_is_compared_with_its_count_and_its_claim() {
    let computed = |text: &str| {
        let outcome = AuditOutcome {
            at: "2026-11-21T14:20:00+01:00".into(),
            verdict: Verdict::Agrees,
            sentence: String::new(),
            computed: GameResult::from_sgf(text),
            claimed: None,
            settings: OutcomeSettings::Written(Vec::new()),
            files: Vec::new(),
        };
        SessionEvent::Counted { time: Duration::from_secs(60), event: CountEvent::Audited(outcome) }
    };
    let claimed = |text: &str| {
        let result = GameResult::from_sgf(text).unwrap();
        let signed = Signature::new(String::new(), "White");
        let result = ResultNote { result, status: ResultStatus::Claimed, protest: false, signed, assent: Assent::NONE };
        SessionEvent::Noted { time: Duration::from_secs(60), result }
    };
    for (event, question) in [
        (computed("B+11"), Some("The count says: Black wins by 11 (counted).")),
        (claimed("B+4"), Some("Claimed before: Black wins by 4.")),
        (computed("W+R"), None),
    ] {
        let (script, mut window) = playing("C3 G7");
        script.say(|s| {
            let mut state = game("C3 G7", Vec::new());
            state.apply(&event);
            state.apply(&SessionEvent::Ended { time: Duration::from_secs(60), why: "stopped by hand".into() });
            s.view = Arc::new(state.view());
            s.finished = true;
        });
        window.run_steps(4);
        press(&mut window, "Result…");
        press(&mut window, "White wins by resignation");
        type_into(&mut window, "Black's name", "Ito");
        type_into(&mut window, "White's name", "Novák");
        press(&mut window, "Write it down");
        assert_eq!(script.notice.borrow().results.len(), usize::from(question.is_none()), "{question:?}");
        if let Some(question) = question {
            assert!(is_there(&window, question), "{question}");
            assert!(is_there(&window, "You are about to confirm: White wins by resignation."));
            press(&mut window, "Confirm W+R all the same");
            assert!(script.notice.borrow().results.is_empty(), "somebody has to say why");
            type_into(&mut window, "Reasons for the decision", "White has found out.");
            press(&mut window, "Confirm W+R all the same");
            assert!(script.notice.borrow().results.is_empty(), "and to give the own name");
            type_into(&mut window, "Name of who decides", "A. Referee");
            press(&mut window, "Confirm W+R all the same");
        }
        assert_eq!(script.notice.borrow().results[0].1.result.to_sgf(), "W+R");
    }
}

#[test]
fn the_buttons_of_a_result_stay_in_their_place_while_one_types() {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| s.finished = true);
    window.run_steps(4);
    press(&mut window, "Result…");
    window.run_steps(8);
    let place = |window: &Window| window.get_by_label("Write it down").rect().center().y.round();
    let before = place(&window);
    for (field, text) in [("Result by points", "B+3.5"), ("Black's name", "Ito"), ("White's name", "Novák")] {
        type_into(&mut window, field, text);
        window.run_steps(4);
        assert_eq!(place(&window), before, "{field}");
    }
    for choice in ["White wins on time", "The referee decides", "The players confirm it"] {
        press(&mut window, choice);
        window.run_steps(4);
        assert_eq!(place(&window), before, "{choice}");
    }
}

#[test]
fn every_step_can_be_gone_back_from() {
    let (script, mut window) = stopped("");
    let back = |window: &mut Window| press(window, "One step back");
    press(&mut window, "Game over…");
    back(&mut window);
    assert!(is_there(&window, "Stopped after move 3"), "the game is on the screen again");
    press(&mut window, "Game over…");
    press(&mut window, "Black - Ito - wins on time");
    press(&mut window, "Cancel");
    step(&window, "Step 1 of 6: Game over");
    press(&mut window, "Count");
    assert_eq!(script.notice.borrow().counts_left, 0);
    back(&mut window);
    step(&window, "Step 1 of 6: Game over");
    assert_eq!(script.notice.borrow().counts_left, 1, "stones are moves again");
    press(&mut window, "Count");
    fill(&script, &mut window);
    press(&mut window, "Read the pictures");
    back(&mut window);
    step(&window, "Step 2 of 6: Count");
    press(&mut window, "Read the pictures");
    press(&mut window, "Confirm these settings");
    back(&mut window);
    step(&window, "Step 3 of 6: Settings");
    press(&mut window, "Confirm these settings");
    press(&mut window, "Both players confirmed the result…");
    press(&mut window, "Cancel");
    step(&window, "Step 4 of 6: Result");
    press(&mut window, "Both players confirmed the result…");
    press(&mut window, "Write it down");
    finish(&script, &mut window);
    step(&window, "Step 5 of 6: Slip");
    back(&mut window);
    step(&window, "Step 4 of 6: Result");
    let decide = Command::Count(CountCommand::Decide(Resolution::RefereeDecided));
    assert!(!window.state().is_available(&decide), "a final result is taken back, not overwritten");
    assert!(window.state().is_available(&Command::Count(CountCommand::TakeRulingBack)));
    press(&mut window, "Result slip…");
    step(&window, "Step 5 of 6: Slip");
}

#[test]
fn what_is_open_is_said_before_the_game_is_ended() {
    let script = Script::new();
    script.say(|s| s.view = Arc::new(game("C3 G7", vec![question(1, 2)]).view()));
    let mut window = script.recording();
    press(&mut window, "Game over…");
    assert!(says(&window, "1 question about the moves is open"));
    assert!(
        !window.state().is_available(&Command::Act(ActCommand::Pass)),
        "what lies behind the page is not changed unseen"
    );
    press(&mut window, "One step back");
    assert!(window.state().is_available(&Command::Act(ActCommand::Pass)));
}

#[test]
fn dead_stones_are_marked_with_a_click() {
    let (script, mut window) = stopped("");
    press(&mut window, "Count");
    press_point(&mut window, "E5", PointerButton::Primary);
    assert!(says(&window, "Dead stones, as marked here"));
    let board =
        |window: &Window| window.query_all_by_label_contains("Board 9x9").next().unwrap().accesskit_node().label();
    let before = board(&window);
    press_point(&mut window, "C3", PointerButton::Primary);
    let after = board(&window);
    assert_ne!(before, after, "the diagram tells a screen reader how many are marked");
    press_point(&mut window, "C3", PointerButton::Primary);
    assert_eq!(board(&window), before);
    // With the settings, the same on the position that is counted.
    fill(&script, &mut window);
    press(&mut window, "Read the pictures");
    assert!(says(&window, "Probably dead") || says(&window, "Dead stones, as marked here"));
    press_point(&mut window, "F9", PointerButton::Primary);
    let typed = window.get_by_role_and_label(Role::TextInput, "Dead stones").value();
    assert_eq!(typed.as_deref(), Some("F9"), "the string is named by its first stone");
    press(&mut window, "Confirm these settings");
    assert!(!is_there(&window, "Agrees"), "with White dead the fill does not fit");
}

#[test]
fn marked_dead_stones_stay_marked_one_step_back() {
    let (script, mut window) = stopped("");
    press(&mut window, "Count");
    press_point(&mut window, "E5", PointerButton::Primary);
    assert!(says(&window, "Dead stones, as marked here"));
    window.state_mut().send(EndCommand::Back);
    window.run_steps(4);
    press(&mut window, "Count");
    assert!(says(&window, "Dead stones, as marked here"));
    // What is typed with the settings is marked where the pictures are chosen.
    fill(&script, &mut window);
    press(&mut window, "Read the pictures");
    window.state_mut().send(CountPageCommand::Set(FormField::Dead, "F9".into()));
    window.run_steps(4);
    window.state_mut().send(EndCommand::Back);
    window.run_steps(4);
    press(&mut window, "Read the pictures");
    let typed = window.get_by_role_and_label(Role::TextInput, "Dead stones").value();
    assert_eq!(typed.as_deref(), Some("F9"));
}

#[test]
fn typing_replaces_the_claim_also_after_a_click() {
    let (script, mut window) = stopped("");
    press(&mut window, "Count");
    fill(&script, &mut window);
    press(&mut window, "Read the pictures");
    let field = |window: &Window| window.get_by_role_and_label(Role::TextInput, "Result the players claim").rect();
    window.get_by_role_and_label(Role::TextInput, "Result the players claim").scroll_to_me();
    window.run_steps(8);
    let value = |window: &Window| window.get_by_role_and_label(Role::TextInput, "Result the players claim").value();
    assert_eq!(value(&window).as_deref(), Some("B+3"), "it is in the record");
    let pos = field(&window).center();
    window.hover_at(pos);
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        window.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        window.run_steps(2);
    }
    window.event(Event::Text("W+5".into()));
    window.run_steps(4);
    assert_eq!(value(&window).as_deref(), Some("W+5"));
    // A second click puts the cursor, as in every field.
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        window.event(Event::PointerButton {
            pos: field(&window).right_center(),
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.run_steps(2);
    }
    window.event(Event::Text("0".into()));
    window.run_steps(4);
    assert_eq!(value(&window).as_deref(), Some("W+50"));
}

#[test]
fn the_slip_of_a_real_recording_lies_in_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    let session = records.join("recorded.session");
    fs::create_dir(&records).unwrap();
    super::archive::record(&session);
    let slot = BoardSettingsFile::take(&folder.path().join("settings"), None).unwrap();
    let backend = LocalBackend::new(slot, records, |_| Ok(()), NetworkChoice::default());
    let mut window: Window = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(16)
        .with_context_setup(|ctx| Theme::apply(ctx, false))
        .build_ui_state(|ui, window| window.draw(ui), Application::new(Box::new(backend)));
    window.run_steps(4);
    window.get_by_label("Open recorded").scroll_to_me();
    window.run_steps(8);
    press(&mut window, "Open recorded");
    press(&mut window, "Game over…");
    press(&mut window, "White - Anna - wins by resignation");
    press(&mut window, "The referee decides");
    type_into(&mut window, "Name of who decides", "A. Referee");
    type_into(&mut window, "Reasons for the decision", "Black left the hall.");
    press(&mut window, "Write it down");
    step(&window, "Step 3 of 4: Slip");
    // The slip's number stands for the record up to it; then the journal keeps the hash of the slip.
    let head = SessionFolder::at(&session).read().unwrap().head().to_owned();
    press(&mut window, "Save the result slip");
    let page = fs::read_to_string(session.join("result-slip.html")).unwrap();
    for part in ["White - Anna - wins by resignation", "Jörg Müller", "Black left the hall.", &head] {
        assert!(page.contains(part), "{part}");
    }
    assert!(page.contains("Decided by A. Referee. "), "who decided, and when: {page}");
    assert!(fs::read(session.join("result-slip.pdf")).unwrap().starts_with(b"%PDF-"));
    assert!(fs::read_to_string(session.join("result.csv")).unwrap().contains("resignation,W+R"));
    press(&mut window, "Seal the record…");
    press(&mut window, "Sign it with the key of this computer");
    press(&mut window, "Seal it");
    assert!(is_there(&window, "Everything is done; the record is sealed"));
    assert!(says(&window, "Signed with the key "));
    let journal = SessionFolder::at(&session).read().unwrap();
    let key = seal_proof::read_public_key(&session.with_file_name("public-seal-key.pem")).unwrap();
    assert_eq!(SealProof::of(&session, &journal).unwrap(), SealProof::SignedWith(key));
}

#[test]
fn a_result_that_was_taken_back_is_called_back() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, session) = super::info::opened_recording(folder.path());
    let handed_out = || {
        let sgf = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
        (sgf.contains("RE[W+R]"), session.join("result.json").exists())
    };
    press(&mut window, "Result…");
    press(&mut window, "White - Anna - wins by resignation");
    press(&mut window, "Write it down");
    assert_eq!(handed_out(), (true, true));
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run_steps(4);
    type_into(&mut window, "Name of who decides", "A. Referee");
    type_into(&mut window, "Reasons for the decision", "It was another table.");
    press(&mut window, "Take it back");
    assert_eq!(handed_out(), (false, false));
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.run_steps(4);
    assert_eq!(handed_out(), (true, true), "with the names of both players");
}
