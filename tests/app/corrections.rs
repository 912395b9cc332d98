//! Putting a record right on the diagram: a stone is dragged, a mistake is named by the second button, and what the record
//! becomes is shown before it is changed.

use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::command::RecordingCommand;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::session::correction::Correction;

use super::script::Script;
use super::{Window, is_there, key, playing, press, says};

fn at(label: &str) -> Point {
    Point::from_label(label, BoardSize::NINE).unwrap()
}

/// Where a point of the diagram lies on the screen.
pub(super) fn place(window: &Window, label: &str) -> Pos2 {
    // The picture has the board's size in its name too, and is smaller.
    let boards = window.query_all_by_label_contains("9x9").map(|node| node.rect());
    let board = boards.max_by(|a, b| a.height().total_cmp(&b.height())).unwrap();
    let point = at(label);
    // Eight cells lie between the two margins with the coordinates.
    let cell = board.width() / (8.0 + 2.0 * 1.3);
    board.min + egui::vec2(1.3 + f32::from(point.col), 1.3 + f32::from(point.row)) * cell
}

/// Drags what lies on a point to another one.
pub(super) fn drag(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (place(window, from), place(window, to));
    window.hover_at(from);
    drag_between(window, from, to);
}

/// Drags what lies at a place of the window to another one.
pub(super) fn drag_between(window: &mut Window, from: Pos2, to: Pos2) {
    window.drag_at(from);
    window.run_steps(2);
    window.hover_at(to);
    window.run_steps(2);
    window.drop_at(to);
    window.run_steps(4);
}

/// Presses a button of the mouse on a point.
pub(super) fn press_point(window: &mut Window, label: &str, button: PointerButton) {
    let pos = place(window, label);
    window.hover_at(pos);
    window.run_steps(2);
    for pressed in [true, false] {
        window.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        window.run_steps(2);
    }
    window.run_steps(4);
}

fn corrections(script: &Script) -> Vec<Correction> {
    script.notice.borrow().corrections.clone()
}

#[test]
fn a_stone_is_dragged_to_its_point_and_the_change_shown_before_it_is_made() {
    let (script, mut window) = playing("C3 G7 E5");
    drag(&mut window, "G7", "F7");
    assert!(is_there(&window, "Wrong point: move 2, White G7, lies at F7"));
    assert!(is_there(&window, "Move 2, White G7, becomes White F7."));
    assert!(is_there(&window, "On the board at the end: white F7, G7 empty."));
    assert!(is_there(&window, "Board 9x9 after move 3, Black E5. Ringed: F7, G7"), "the record as it becomes");
    assert!(corrections(&script).is_empty(), "nothing is written yet");
    press(&mut window, "Leave it");
    assert!(corrections(&script).is_empty() && !says(&window, "Put this right?"));
    drag(&mut window, "G7", "F7");
    press(&mut window, "Put it right");
    assert_eq!(corrections(&script), [Correction::WrongPoint { number: 2, point: at("F7") }]);
}

#[test]
fn a_stone_is_not_dragged_onto_another_and_nothing_is_dragged_from_an_empty_point() {
    let (script, mut window) = playing("C3 G7 E5");
    drag(&mut window, "G7", "E5");
    // At move 2 the point is still empty: Black comes there later.
    assert!(says(&window, "Not corrected: move 3 is played at E5 later; correct that move first"));
    press(&mut window, "Dismiss");
    drag(&mut window, "G7", "C3");
    assert!(says(&window, "Not corrected: no stone can be played at C3 at move 2: there is a stone already"));
    press(&mut window, "Dismiss");
    drag(&mut window, "D4", "D6");
    assert!(!says(&window, "Not corrected") && !says(&window, "Put this right?"));
    assert!(corrections(&script).is_empty());
}

#[test]
fn the_second_button_lists_the_mistakes_of_a_stone_by_their_names() {
    for (entry, expected) in [
        ("Extra move: move 2, White G7, was not played", Correction::Extra { number: 2 }),
        ("Wrong colour: move 2, White G7, was Black's", Correction::WrongColor { number: 2 }),
        (
            "Capture not taken: the stones at G7 were lifted after move 3",
            Correction::CaptureNotTaken { after: 3, points: vec![at("G7")] },
        ),
        ("Resume from here: everything after move 2 is wrong", Correction::ResumeFrom { number: 2 }),
    ] {
        let (script, mut window) = playing("C3 G7 E5");
        press_point(&mut window, "G7", PointerButton::Secondary);
        assert!(is_there(&window, "G7: what is wrong?"));
        press(&mut window, entry);
        press(&mut window, "Put it right");
        assert_eq!(corrections(&script), [expected]);
    }
}

#[test]
fn an_empty_point_may_be_a_missed_stone_or_that_of_the_last_move() {
    let missed = |color| Correction::Missed { after: 3, moves: vec![(color, Some(at("D5")))] };
    for (entry, expected) in [
        ("Missed after move 3: White D5", missed(Color::White)),
        ("Missed after move 3: Black D5", missed(Color::Black)),
        ("Wrong point: move 3, Black E5, lies at D5", Correction::WrongPoint { number: 3, point: at("D5") }),
    ] {
        let (script, mut window) = playing("C3 G7 E5");
        press_point(&mut window, "D5", PointerButton::Secondary);
        press(&mut window, entry);
        press(&mut window, "Put it right");
        assert_eq!(corrections(&script), [expected]);
    }
}

#[test]
fn a_move_that_lies_elsewhere_is_pointed_at() {
    let (script, mut window) = playing("C3 G7 E5");
    press_point(&mut window, "G7", PointerButton::Secondary);
    press(&mut window, "Wrong point: move 2 lies elsewhere…");
    assert!(is_there(&window, "Click the point on which move 2 lies. Escape: leave it."));
    key(&mut window, Key::Escape);
    assert!(!says(&window, "Click the point"));
    press_point(&mut window, "G7", PointerButton::Secondary);
    press(&mut window, "Wrong point: move 2 lies elsewhere…");
    press_point(&mut window, "H7", PointerButton::Primary);
    press(&mut window, "Put it right");
    assert_eq!(corrections(&script), [Correction::WrongPoint { number: 2, point: at("H7") }]);
}

#[test]
fn thirty_moves_ago_is_put_right_where_its_stone_lies() {
    let moves = "A1 B1 C1 D1 E1 F1 G1 H1 J1 A3 B3 C3 D3 E3 F3 G3 H3 J3 A5 B5 C5 D5 E5 F5 G5 H5 J5 A7 B7 C7 D7 E7 F7";
    let (script, mut window) = playing(moves);
    drag(&mut window, "C1", "C2");
    assert!(is_there(&window, "Move 3, Black C1, becomes Black C2."));
    press(&mut window, "Put it right");
    assert_eq!(corrections(&script), [Correction::WrongPoint { number: 3, point: at("C2") }]);
}

#[test]
fn what_does_not_fit_is_refused_while_it_is_typed() {
    let (script, mut window) = playing("C3 G7");
    key(&mut window, Key::F);
    let field = "The mistake; for a point, pass or missed moves type them: D4, pass, D4 Q16";
    window.get_by_label(field).type_text("C3");
    window.run_steps(4);
    assert!(says(&window, "no stone can be played at C3 at move 2: there is a stone already"));
    key(&mut window, Key::Enter);
    assert!(corrections(&script).is_empty());
    key(&mut window, Key::Escape);
    key(&mut window, Key::F);
    window.get_by_label(field).type_text("D4");
    window.run_steps(4);
    assert!(is_there(&window, "Move 2, White G7, becomes White D4."), "what Enter would do");
    key(&mut window, Key::Enter);
    assert_eq!(corrections(&script), [Correction::WrongPoint { number: 2, point: at("D4") }]);
}

#[test]
fn a_record_without_a_journal_is_not_dragged_about() {
    let (_script, mut window) = playing("C3 G7 E5");
    window.state_mut().send(RecordingCommand::Stop);
    window.run_steps(2);
    key(&mut window, Key::Escape);
    let script = Script::new();
    let mut pasted = script.window();
    pasted.state_mut().send(RecordingCommand::OpenText("(;SZ[9];B[cg];W[gc])".into()));
    pasted.run_steps(4);
    drag(&mut pasted, "G7", "F7");
    assert!(!says(&pasted, "Put this right?"));
    press_point(&mut pasted, "G7", PointerButton::Secondary);
    assert!(!says(&pasted, "what is wrong?"));
}
