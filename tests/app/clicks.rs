//! How many clicks and typed entries five tasks take, each driven from the screen on which it begins: at most four.

use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::command::{Command, DialogCommand};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::recorder::event::StopCause;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::Counting;
use kifuscribe_core::session::recording::{Answer, RecordingPhase, RecordingView, ResultStatus};

use super::corrections::drag;
use super::count::{followed, recorded_input};
use super::script::{Script, game, question};
use super::{Window, filmed, playing, press};

/// The most actions that a task may take.
const MOST: usize = 4;

/// A person at the window, whose actions are counted: a click, a drag, or a field that is filled in.
pub(super) struct Person {
    pub(super) window: Window,
    pub(super) actions: usize,
}

impl Person {
    pub(super) fn at(window: Window) -> Self {
        Self { window, actions: 0 }
    }

    pub(super) fn press(&mut self, label: &str) {
        self.actions += 1;
        press(&mut self.window, label);
    }

    pub(super) fn fill_in(&mut self, field: &str, text: &str) {
        self.actions += 1;
        self.window.get_by_role_and_label(Role::TextInput, field).scroll_to_me();
        self.window.run_steps(8);
        self.window.get_by_role_and_label(Role::TextInput, field).focus();
        // What the record says of a claim stands there already, and is replaced.
        self.window.run_steps(4);
        self.window.get_by_role_and_label(Role::TextInput, field).type_text(text);
        self.window.run_steps(4);
    }

    fn drag(&mut self, from: &str, to: &str) {
        self.actions += 1;
        drag(&mut self.window, from, to);
    }

    #[track_caller]
    fn took(&self, task: &str, actions: usize) {
        assert_eq!(self.actions, actions, "{task}");
        assert!(actions <= MOST, "{task}");
    }
}

#[test]
fn a_recording_with_names_starts_in_three() {
    let script = Script::new().with_source();
    let mut person = Person::at(script.window());
    person.fill_in("Black's name", "Ito");
    person.fill_in("White's name", "Novák");
    person.press("Start recording");
    let info = script.notice.borrow().requests[0].info.clone();
    assert_eq!((info.black.name.as_str(), info.white.name.as_str()), ("Ito", "Novák"));
    person.took("start with names", 3);
}

#[test]
fn a_question_is_answered_in_one() {
    let (script, window) = filmed("C3 G7", vec![question(1, 2)]);
    let mut person = Person::at(window);
    person.press("Proposal B: White D7, stones 0 % certain");
    assert_eq!(script.notice.borrow().answers, [(1, Answer::Chosen(1))]);
    person.took("answer a question", 1);
}

#[test]
fn a_point_of_thirty_moves_ago_is_put_right_in_two() {
    let moves = "A1 B1 C1 D1 E1 F1 G1 H1 J1 A3 B3 C3 D3 E3 F3 G3 H3 J3 A5 B5 C5 D5 E5 F5 G5 H5 J5 A7 B7 C7 D7 E7 F7";
    let (script, window) = playing(moves);
    let mut person = Person::at(window);
    person.drag("C1", "C2");
    person.press("Put it right");
    let point = Point::from_label("C2", BoardSize::NINE).unwrap();
    assert_eq!(script.notice.borrow().corrections, [Correction::WrongPoint { number: 3, point }]);
    person.took("put a point right 30 moves ago", 2);
}

#[test]
fn a_count_with_a_claim_is_audited_in_four() {
    let script = Script { input: Some(recorded_input("J1=.")), ..Script::new() };
    script.say(|s| {
        let view = game("C3 G7", Vec::new()).view();
        s.view = Arc::new(RecordingView { phase: RecordingPhase::Stopped(StopCause::Cleared), ..view });
        s.status = "Stopped after move 2".into();
    });
    let mut person = Person::at(script.recording());
    person.press("Count");
    // The camera takes the pictures by itself.
    script.say(|s| s.count = Some(followed(&[], Some(Counting::default()))));
    person.window.run_steps(4);
    person.press("Read the pictures");
    person.fill_in("Result the players claim", "B+3");
    person.press("Confirm these settings");
    assert!(person.window.query_by_label("Differs").is_some(), "the verdict is on the screen");
    person.took("audit a count with a claim", 4);
}

/// A game of Ito against Novák that is over, and a person at its window.
fn over() -> (Script, Person) {
    let (script, mut window) = playing("C3 G7");
    script.say(|s| {
        let mut view = (*s.view).clone();
        (view.info.black.name, view.info.white.name) = ("Ito".into(), "Novák".into());
        s.view = Arc::new(view);
        s.finished = true;
    });
    window.run_steps(4);
    (script, Person::at(window))
}

#[test]
fn a_result_is_handed_over_in_three() {
    let (script, mut person) = over();
    person.press("Result…");
    person.press("Black - Ito - wins by resignation");
    person.press("Write it down");
    let (session, note) = script.notice.borrow().results[0].clone();
    assert_eq!((session.as_path(), note.status), (Path::new("/records/a"), ResultStatus::Confirmed));
    assert!(!person.window.state().is_available(&Command::Dialog(DialogCommand::Agree)));
    person.took("hand a result over", 3);
}

#[test]
fn a_result_that_was_counted_by_hand_is_written_down_in_three_clicks() {
    let (script, mut person) = over();
    person.press("Game over…");
    person.press("Result…");
    person.fill_in("Result by points", "W+3.5");
    person.press("Write it down");
    let (_, note) = script.notice.borrow().results[0].clone();
    assert_eq!((note.result.to_sgf().as_str(), note.status), ("W+3.5", ResultStatus::Confirmed));
    person.took("write down a result that was counted by hand: three clicks and the points", 4);
}
