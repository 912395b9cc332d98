//! The open questions: their proposals as stones to click, the pictures they rest on, and doubts that were looked at.

use std::path::Path;
use std::sync::Arc;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::command::{Command, RecordingCommand};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::recorder::event::{Question, QuestionKind};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_core::session::recording::{Answer, MovePictures, RecordingView};

use super::script::{Script, game, observed, question};
use super::{Window, filmed, is_there, key, playing, press, says, stop};

/// The picture in which white stones are read at these points, each with that probability.
fn seen(points: &[(&str, f32)]) -> Observation {
    let mut observation = observed().1;
    for &(label, p) in points {
        let point = Point::from_label(label, BoardSize::NINE).unwrap();
        let size = observation.size;
        observation.readings[point.index(size)] = PointReading::sure(PointState::Stone(Color::White), p);
    }
    observation
}

/// Two moves and a question: was White's move C7 (62 % certain) or D7 (35)?
fn in_doubt() -> (Script, Window) {
    let (script, mut window) = filmed("C3 G7", vec![question(1, 2)]);
    script.say(|s| s.observation = Some(Arc::new(seen(&[("C7", 0.625), ("D7", 0.352)]))));
    window.run_steps(4);
    (script, window)
}

#[test]
fn a_question_shows_its_proposals_as_stones_to_click() {
    for (clicked, chosen) in
        [("Proposal A: White C7, stones 62 % certain", 0), ("Proposal B: White D7, stones 35 % certain", 1)]
    {
        let (script, mut window) = in_doubt();
        press(&mut window, clicked);
        assert_eq!(script.notice.borrow().answers, [(1, Answer::Chosen(chosen))]);
    }
}

#[test]
fn the_stones_lie_on_their_points_and_a_click_beside_them_answers_nothing() {
    let (script, mut window) = in_doubt();
    let board = window.get_by_label("Board 9x9 after move 2, White G7. Ringed: C7").rect();
    let stone = window.get_by_label("Proposal A: White C7, stones 62 % certain").rect();
    // Between the edges of the board lie eight cells and its two margins.
    let cell = board.width() / (8.0 + 2.0 * 1.3);
    let c7 = board.min + egui::vec2(1.3 + 2.0, 1.3 + 2.0) * cell;
    assert!(stone.center().distance(c7) < 1.0, "{stone} is not at {c7}");
    let beside = c7 + egui::vec2(0.0, 2.0 * cell);
    window.hover_at(beside);
    window.drag_at(beside);
    window.drop_at(beside);
    window.run_steps(4);
    assert!(script.notice.borrow().answers.is_empty());
}

#[test]
fn the_stones_are_on_the_photo_too_also_where_the_board_is_turned() {
    let (script, mut window) = in_doubt();
    press(&mut window, "Proposal B: White D7, stones 35 % certain, in the picture");
    assert_eq!(script.notice.borrow().answers, [(1, Answer::Chosen(1))]);
    let name = "Proposal A: White C7, in the picture";
    script.say(|s| s.observation = Some(Arc::new(observed().1)));
    let at = |window: &mut Window| {
        window.run_steps(4);
        let found = window.query_all_by_label_contains("Proposal A: White C7").find(|n| n.rect().center().x < 400.0);
        found.map(|node| node.rect().center()).expect(name)
    };
    let upright = at(&mut window);
    script.say(|s| s.view = Arc::new(RecordingView { turned: 2, ..(*s.view).clone() }));
    let turned = at(&mut window);
    assert!(turned.y > upright.y + 10.0, "C7 is near the other edge of the turned board: {upright} {turned}");
}

#[test]
fn who_looks_back_sees_no_proposals() {
    let (_script, mut window) = in_doubt();
    assert!(says(&window, "Proposal A"));
    key(&mut window, Key::ArrowUp);
    assert!(!says(&window, "Proposal A"));
    key(&mut window, Key::End);
    assert!(says(&window, "Proposal A"));
}

#[test]
fn proposals_that_share_a_point_have_a_stone_each() {
    let p = |label: &str| Point::from_label(label, BoardSize::NINE);
    let both = Question {
        alternatives: vec![
            vec![(Color::White, p("C7"))],
            vec![(Color::White, p("C7")), (Color::Black, p("D4"))],
            vec![],
        ],
        ..question(1, 2)
    };
    let (script, mut window) = filmed("C3 G7", vec![both]);
    let rect = |name: &str| window.get_by_label(name).rect();
    let a = rect("Proposal A: White C7, stones 0 % certain");
    let b = "Proposal B: White C7, Black D4, stones 0 % certain, its stone at";
    let (on_c7, on_d4) = (rect(&format!("{b} C7")), rect(&format!("{b} D4")));
    assert!(!a.shrink(1.0).intersects(on_c7.shrink(1.0)), "they lie side by side: {a} {on_c7}");
    assert!((a.center().y - on_c7.center().y).abs() < 1.0 && on_d4.width() > 1.5 * on_c7.width());
    press(&mut window, &format!("{b} C7"));
    press(&mut window, &format!("{b} D4"));
    press(&mut window, "Proposal A: White C7, stones 0 % certain");
    let answers = [(1, Answer::Chosen(1)), (1, Answer::Chosen(1)), (1, Answer::Chosen(0))];
    assert_eq!(script.notice.borrow().answers, answers);
}

#[test]
fn the_pictures_that_a_question_rests_on_stand_beside_it() {
    let (script, mut window) = in_doubt();
    assert!(is_there(&window, "Now, question 1"), "no picture is stored, and the camera shows the board");
    assert!(!is_there(&window, "Before, question 1"));
    script.say(|s| {
        let mut view = (*s.view).clone();
        let kept = |moves: &[usize], before: Option<&str>, after: &str| MovePictures {
            moves: moves.to_vec(),
            question: None,
            before: before.map(str::to_owned),
            after: Some(after.to_owned()),
        };
        view.pictures = vec![kept(&[2], None, "kept")];
        s.view = Arc::new(view);
    });
    window.run_steps(4);
    assert!(is_there(&window, "Before, question 1") && is_there(&window, "Now, question 1"));
    script.say(|s| {
        let mut view = game("C3 G7 C7", vec![question(1, 2)]).view();
        view.pictures = vec![MovePictures {
            moves: vec![3],
            question: None,
            before: Some("deleted".into()),
            after: Some("kept".into()),
        }];
        s.view = Arc::new(view);
    });
    window.run_steps(4);
    assert!(is_there(&window, "After, question 1"), "the record went on with the move, and its picture was stored");
    assert!(!is_there(&window, "Before, question 1"), "that picture was deleted");
}

#[test]
fn a_doubt_that_was_looked_at_does_not_come_back() {
    let (script, mut window) = playing("C3 G7? G3 C7? E5");
    assert!(is_there(&window, "Move 2 G7: order not seen") && is_there(&window, "Move 4 C7: order not seen"));
    press(&mut window, "Looked at: move 2 G7");
    assert!(!is_there(&window, "Move 2 G7: order not seen"));
    assert!(is_there(&window, "Move 4 C7: order not seen"), "nobody has looked at that one");
    assert!(!window.state().is_available(&Command::Recording(RecordingCommand::SeenDoubt(2))));
    assert_eq!(
        script.notice.borrow().seen.last().map(|(session, seen)| (session.clone(), seen.len())),
        Some(("/records/a".into(), 1))
    );
    // A move comes, and the recording ends.
    script.say(|s| s.view = Arc::new(game("C3 G7? G3 C7? E5 D5", Vec::new()).view()));
    window.run_steps(4);
    stop(&mut window);
    script.say(|s| s.finished = true);
    window.run_steps(4);
    assert!(!is_there(&window, "Move 2 G7: order not seen"));
    // It is opened again.
    press(&mut window, "New recording…");
    window.state_mut().send(RecordingCommand::Open(Path::new("/records/a").into()));
    window.run_steps(4);
    assert!(!is_there(&window, "Move 2 G7: order not seen") && is_there(&window, "Move 4 C7: order not seen"));
    // Another recording has doubts of its own.
    press(&mut window, "New recording…");
    window.state_mut().send(RecordingCommand::Open(Path::new("/records/b").into()));
    window.run_steps(4);
    assert!(is_there(&window, "Move 2 G7: order not seen"));
}

#[test]
fn a_doubt_stays_looked_at_when_a_move_before_it_is_missing() {
    let (script, mut window) = playing("C3 G7?");
    press(&mut window, "Looked at: move 2 G7");
    script.say(|s| {
        let mut view = (*s.view).clone();
        view.moves.remove(0);
        view.moves[0].number = 1;
        if let Some(record) = &mut view.record {
            record.moves.remove(0);
        }
        s.view = Arc::new(view);
    });
    window.run_steps(4);
    assert!(!says(&window, "Move 1 G7: order not seen"));
}

#[test]
fn a_stone_out_of_turn_may_be_a_move_after_a_pass_that_its_button_names() {
    let point = |label| Point::from_label(label, BoardSize::NINE).unwrap();
    let out_of_turn = Question {
        kind: QuestionKind::OutOfTurn,
        points: vec![(point("D7"), PointState::Stone(Color::White))],
        alternatives: vec![vec![(Color::Black, None), (Color::White, Some(point("D7")))]],
        ..question(1, 2)
    };
    let script = Script::new();
    script.say(|s| s.view = Arc::new(game("C3 G7", vec![out_of_turn]).view()));
    let mut window = script.recording();
    for label in ["Perhaps: Black passed, then White D7", "Keep the record without D7", "D7 was put down by mistake"] {
        assert!(is_there(&window, label), "{label}");
    }
    press(&mut window, "Perhaps: Black passed, then White D7");
    assert_eq!(script.notice.borrow().answers, [(1, Answer::Chosen(0))]);
}
