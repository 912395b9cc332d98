//! Corrections, answers and clocks: events in, the record out.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::named::Named;
use crate::game::point::{BoardSize, Point};
use crate::game::record::{GameInfo, MoveFlag, MoveFlags};
use crate::game::result::GameResult;
use crate::recorder::event::{CommittedMove, Question, QuestionKind, RecorderEvent};
use crate::sensing::observation::PointState;
use crate::session::assent::Assent;
use crate::session::correction::{Correction, CorrectionError};
use crate::session::counting::{CountEvent, Resolution, Ruling, Withdrawal};
use crate::session::recording::event::SessionEvent;
use crate::session::recording::question::Answer;
use crate::session::recording::result::{ResultNote, ResultStatus};
use crate::session::recording::state::SessionState;
use crate::session::signature::Signature;

fn recording(moves: &str) -> SessionState {
    let size = BoardSize::NINE;
    let mut state = SessionState::default();
    let time = Duration::ZERO;
    state.apply(&SessionEvent::Recorder(RecorderEvent::Began {
        time,
        size,
        setup: vec![],
        to_play: None,
        handicap: 0,
    }));
    for (i, label) in moves.split_whitespace().enumerate() {
        state.apply(&SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number: i + 1,
            color: Color::BOTH[i % 2],
            point: Point::from_label(label, size),
            time,
            committed: time,
            confidence: 0.9,
            flags: MoveFlags::NONE,
        })));
    }
    state
}

fn moves_of(state: &SessionState) -> String {
    let name = |m: &CommittedMove| {
        let flags: String = m.flags.iter().map(|f| format!(" {}", f.name())).collect();
        let place = m.point.map_or_else(|| "pass".to_owned(), |p| p.label(BoardSize::NINE));
        format!("{}{} {place}{flags}", m.number, m.color.letter())
    };
    assert_eq!(state.moves().len(), state.record().unwrap().moves.len());
    state.moves().iter().map(name).collect::<Vec<_>>().join(", ")
}

#[test]
fn answers_and_corrections_are_taken_back_and_redone_in_one_order() {
    let at = |label| Point::from_label(label, BoardSize::NINE);
    let mut state = recording("E5 C3 G7");
    let question = Question {
        id: 1,
        time: Duration::from_secs(4),
        after: 3,
        kind: QuestionKind::Ambiguous,
        points: Vec::new(),
        alternatives: vec![vec![(Color::White, at("C7"))], vec![(Color::White, at("D7"))]],
    };
    let correct =
        |correction| SessionEvent::Corrected { time: Duration::from_secs(9), correction, signed: Signature::default() };
    state.apply(&SessionEvent::Recorder(RecorderEvent::Asked(question)));
    let before = moves_of(&state);
    state.apply(&SessionEvent::Answered {
        time: Duration::from_secs(8),
        question: 1,
        answer: Answer::Chosen(1),
        signed: Signature::default(),
    });
    let answered = moves_of(&state);
    state.apply(&correct(Correction::Extra { number: 1 }));
    let corrected = moves_of(&state);
    assert!(answered.contains("W D7") && !corrected.contains("E5"), "{answered}; {corrected}");
    assert!(state.view().questions.is_empty());

    state.apply(&correct(Correction::TakeBack));
    assert_eq!(moves_of(&state), answered);
    state.apply(&correct(Correction::TakeBack));
    assert_eq!(moves_of(&state), before);
    assert_eq!(state.view().questions.len(), 1, "the question is open again");
    assert!(state.check_correction(&Correction::TakeBack).is_err());
    state.apply(&correct(Correction::Redo));
    assert_eq!(moves_of(&state), answered);
    assert!(state.view().questions.is_empty() && state.view().can_redo);
    state.apply(&correct(Correction::Redo));
    assert_eq!(moves_of(&state), corrected);

    // Another change ends what could be redone.
    state.apply(&correct(Correction::TakeBack));
    state.apply(&correct(Correction::WrongColor { number: 1 }));
    assert!(state.check_correction(&Correction::Redo).is_err());
}

#[test]
fn a_correction_is_named_by_the_mistake_and_can_be_taken_back() {
    let at = |label| Point::from_label(label, BoardSize::NINE).unwrap();
    let check = |correction: Correction, expected: &str| {
        let mut state = recording("E5 C3 G7");
        correction.check(state.record().unwrap()).unwrap();
        state.apply(&SessionEvent::Corrected {
            time: Duration::from_secs(9),
            correction,
            signed: Signature::default(),
        });
        assert_eq!(moves_of(&state), expected);
        state.apply(&SessionEvent::Corrected {
            time: Duration::from_secs(10),
            correction: Correction::Undo,
            signed: Signature::default(),
        });
        assert_eq!(moves_of(&state), "1B E5, 2W C3, 3B G7");
        assert!(state.check_correction(&Correction::Undo).is_err());
        state.apply(&SessionEvent::Corrected {
            time: Duration::from_secs(11),
            correction: Correction::Redo,
            signed: Signature::default(),
        });
        assert_eq!(moves_of(&state), expected, "redone");
        assert!(state.check_correction(&Correction::Redo).is_err());
    };
    check(Correction::WrongPoint { number: 2, point: at("C4") }, "1B E5, 2W C4 corrected, 3B G7");
    check(Correction::WrongColor { number: 3 }, "1B E5, 2W C3, 3W G7 corrected");
    check(Correction::Extra { number: 2 }, "1B E5, 2B G7");
    check(Correction::ResumeFrom { number: 1 }, "1B E5");
    check(Correction::CaptureNotTaken { after: 2, points: vec![at("C3")] }, "1B E5, 2W C3, 3B G7");
    let pair = vec![(Color::White, Some(at("D4"))), (Color::Black, None)];
    check(Correction::Missed { after: 1, moves: pair }, "1B E5, 2W D4 corrected, 3B pass corrected, 4W C3, 5B G7");
}

#[test]
fn a_correction_that_does_not_fit_is_refused() {
    let state = recording("E5 C3 G7");
    let check = |correction: Correction, expected: &str| {
        let said = correction.check(state.record().unwrap()).unwrap_err().to_string();
        assert_eq!(said, expected);
    };
    check(Correction::Extra { number: 4 }, "there is no move 4: the record has 3");
    let taken = Correction::WrongPoint { number: 2, point: Point::from_label("E5", BoardSize::NINE).unwrap() };
    check(taken, "no stone can be played at E5 at move 2: there is a stone already");
    let g7 = Point::from_label("G7", BoardSize::NINE).unwrap();
    let later = "move 3 is played at G7 later; correct that move first";
    check(Correction::WrongPoint { number: 2, point: g7 }, later);
    let missed = Correction::Missed { after: 1, moves: vec![(Color::White, Some(g7)), (Color::Black, None)] };
    check(missed, "move 3 is played at G7 later; correct that move first");
}

/// ```text
/// 9 X O X .      Black A9, White B9, White A8 takes A9 (move 4), Black C9, White fills A9 (move 6).
/// 8 O . . .
///   A B C D
/// ```
#[test]
fn a_move_that_took_a_stone_stays_while_a_later_one_is_played_on_the_points_that_it_freed() {
    let state = recording("A9 B9 E5 A8 C9 A9");
    let later = "move 6 is played at A9 later; correct that move first";
    for correction in [Correction::WrongColor { number: 4 }, Correction::Extra { number: 4 }] {
        assert_eq!(correction.check(state.record().unwrap()).unwrap_err().to_string(), later, "{correction:?}");
    }
    let other = recording("A9 B9 E5 A8 C9");
    for correction in [Correction::WrongColor { number: 4 }, Correction::Extra { number: 4 }] {
        assert_eq!(correction.check(other.record().unwrap()), Ok(()), "{correction:?}");
    }
}

#[test]
fn a_seal_closes_the_names_and_leaves_the_moves_open() {
    let info = Correction::WrongInfo(Box::default());
    let extra = Correction::Extra { number: 3 };
    let sealed_after = |correction: &Correction| {
        let mut state = recording("E5 C3 G7");
        let time = Duration::from_secs(9);
        state.apply(&SessionEvent::Corrected { time, correction: correction.clone(), signed: Signature::default() });
        state.apply(&SessionEvent::Sealed { time, at: String::new() });
        state
    };
    let state = sealed_after(&extra);
    assert_eq!(state.check_correction(&info), Err(CorrectionError::Sealed));
    assert_eq!(state.check_correction(&Correction::Extra { number: 2 }), Ok(()));
    assert_eq!(state.check_correction(&Correction::Undo), Ok(()));
    assert_eq!(state.check_correction(&Correction::TakeBack), Ok(()));
    // What was said about the game before the seal is not taken back after it.
    let state = sealed_after(&info);
    assert_eq!(state.check_correction(&Correction::Undo), Err(CorrectionError::Sealed));
    assert_eq!(state.check_correction(&Correction::TakeBack), Err(CorrectionError::Sealed));
    assert_eq!(state.check_correction(&extra), Ok(()));
    // Nor is it made again where it was taken back before the seal.
    let mut state = recording("E5 C3 G7");
    let time = Duration::from_secs(9);
    for correction in [info, Correction::Undo] {
        state.apply(&SessionEvent::Corrected { time, correction, signed: Signature::default() });
    }
    assert_eq!(state.check_correction(&Correction::Redo), Ok(()));
    state.apply(&SessionEvent::Sealed { time, at: String::new() });
    assert_eq!(state.check_correction(&Correction::Redo), Err(CorrectionError::Sealed));
}

#[test]
fn a_capture_not_taken_lifts_the_string() {
    let at = |label| Point::from_label(label, BoardSize::NINE).unwrap();
    let mut state = recording("E5 C3 G7 C4 A1");
    let lifted = Correction::CaptureNotTaken { after: 4, points: vec![at("C4")] };
    lifted.check(state.record().unwrap()).unwrap();
    state.apply(&SessionEvent::Corrected {
        time: Duration::from_secs(9),
        correction: lifted,
        signed: Signature::default(),
    });
    let stones = |state: &SessionState| state.record().unwrap().end().stones().clone();
    assert_eq!((stones(&state).get(at("C3")), stones(&state).get(at("C4"))), (None, None));
    state.apply(&SessionEvent::Corrected {
        time: Duration::from_secs(9),
        correction: Correction::Extra { number: 1 },
        signed: Signature::default(),
    });
    assert_eq!(stones(&state).get(at("C3")), None, "it stays where it was put right");
    let nothing = Correction::CaptureNotTaken { after: 1, points: vec![at("J9")] };
    let said = nothing.check(state.record().unwrap()).unwrap_err().to_string();
    assert_eq!(said, "there is no stone at J9 after move 1");
}

/// A game of four moves with a main time of a minute; what is left for each move, in seconds.
fn timed_game(overtime: &str) -> (SessionState, Vec<Option<u64>>) {
    let mut state = SessionState::default();
    let main_time = Some(Duration::from_secs(60));
    let info = GameInfo { main_time, overtime: overtime.to_owned(), ..GameInfo::default() };
    let [at, source, program] = [String::new(), String::new(), String::new()];
    state.apply(&SessionEvent::Opened { at, source, info: Box::new(info), program });
    let (size, second) = (BoardSize::NINE, Duration::from_secs);
    let began = RecorderEvent::Began { time: second(5), size, setup: vec![], to_play: None, handicap: 0 };
    state.apply(&SessionEvent::Recorder(began));
    for (i, (label, at)) in [("E5", 15), ("C3", 40), ("G7", 70), ("C7", 80)].into_iter().enumerate() {
        state.apply(&SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number: i + 1,
            color: Color::BOTH[i % 2],
            point: Point::from_label(label, size),
            time: second(at),
            committed: second(at),
            confidence: 0.9,
            flags: MoveFlags::NONE,
        })));
    }
    let left = state.record().unwrap().moves.iter().map(|m| m.time_left.map(|t| t.as_secs())).collect();
    (state, left)
}

#[test]
fn with_a_main_time_each_move_says_what_is_left() {
    let (state, left) = timed_game("");
    assert_eq!(left, [Some(50), Some(35), Some(20), Some(25)]);
    assert_eq!(
        state.record().unwrap().comment,
        "The time left (BL, WL) is estimated from the times at which the camera saw the moves; no clock was read."
    );
}

#[test]
fn with_overtime_no_time_is_left_to_the_camera() {
    let (state, left) = timed_game("3x30 byo-yomi");
    assert_eq!((left, state.record().unwrap().comment.as_str()), (vec![None; 4], ""));
}

#[test]
fn another_proposal_replaces_the_one_that_was_written_down() {
    let mut state = recording("E5 C3");
    let at = |label| Point::from_label(label, BoardSize::NINE);
    state.apply(&SessionEvent::Recorder(RecorderEvent::Asked(Question {
        id: 1,
        time: Duration::from_secs(1),
        after: 1,
        kind: QuestionKind::Ambiguous,
        points: vec![],
        alternatives: vec![vec![(Color::White, at("C3"))], vec![(Color::White, at("D4"))]],
    })));
    let chosen = |n| SessionEvent::Answered {
        time: Duration::from_secs(2),
        question: 1,
        answer: Answer::Chosen(n),
        signed: Signature::default(),
    };
    let mut other = state.clone();
    state.apply(&chosen(0));
    assert_eq!(moves_of(&state), "1B E5, 2W C3");
    other.apply(&chosen(1));
    assert_eq!(moves_of(&other), "1B E5, 2W D4 corrected");
}

#[test]
fn a_chosen_answer_is_played() {
    let mut state = recording("E5");
    let p = Point::from_label("C3", BoardSize::NINE);
    state.apply(&SessionEvent::Recorder(RecorderEvent::Asked(Question {
        id: 1,
        time: Duration::from_secs(1),
        after: 1,
        kind: QuestionKind::OutOfTurn,
        points: vec![],
        alternatives: vec![vec![(Color::White, None)], vec![(Color::White, p)]],
    })));
    assert_eq!(state.view().questions.len(), 1);
    state.apply(&SessionEvent::Answered {
        time: Duration::from_secs(90),
        question: 1,
        answer: Answer::Chosen(1),
        signed: Signature::default(),
    });
    assert_eq!(moves_of(&state), "1B E5, 2W C3 corrected");
    assert_eq!(state.moves()[1].time, Duration::from_secs(1), "an answer that comes late is no thinking time");
    assert!(state.view().questions.is_empty());
}

/// Records `moves`, asks after `after` moves which of the alternatives it was, and chooses one.
fn after_choosing(moves: &str, after: usize, alternatives: &[&[(Color, &str)]], choice: usize) -> String {
    let mut state = recording(moves);
    let played = |&(color, label): &(Color, &str)| (color, Point::from_label(label, BoardSize::NINE));
    state.apply(&SessionEvent::Recorder(RecorderEvent::Asked(Question {
        id: 1,
        time: Duration::from_secs(1),
        after,
        kind: QuestionKind::Ambiguous,
        points: vec![],
        alternatives: alternatives.iter().map(|a| a.iter().map(played).collect()).collect(),
    })));
    let time = Duration::from_secs(2);
    state.apply(&SessionEvent::Answered {
        time,
        question: 1,
        answer: Answer::Chosen(choice),
        signed: Signature::default(),
    });
    moves_of(&state)
}

#[test]
fn a_chosen_answer_is_compared_with_the_moves_from_its_place_on() {
    let (b, w) = (Color::Black, Color::White);
    assert_eq!(
        after_choosing("E5 C3 G7 pass", 1, &[&[(w, "pass")]], 0),
        "1B E5, 2W pass corrected, 3W C3, 4B G7, 5W pass",
        "a later pass is another pass"
    );
    assert_eq!(
        after_choosing(
            "C4 D4 B3 E3 C2 D2 D3 H2 H8 C3",
            7,
            &[&[(w, "H2")], &[(w, "C3"), (b, "G7"), (w, "G3"), (b, "D3")]],
            1
        ),
        "1B C4, 2W D4, 3B B3, 4W E3, 5B C2, 6W D2, 7B D3, 8W C3 corrected, 9B G7 corrected, 10W G3 corrected, \
         11B D3 corrected, 12B H8, 13W C3",
        "the ko is taken once more later"
    );
    assert_eq!(
        after_choosing("E5 H2 G3 C3", 1, &[&[(w, "C3")]], 0),
        "1B E5, 2W C3 corrected, 3W H2, 4B G3",
        "a stone that stays is played once"
    );
    assert_eq!(
        after_choosing("E5 C3 G7 C7", 1, &[&[(w, "C3"), (b, "G7")]], 0),
        "1B E5, 2W C3, 3B G7, 4W C7",
        "the record has it already"
    );
    assert_eq!(
        after_choosing("E5 C3 G7 C7", 2, &[&[(w, "pass"), (b, "G7")]], 0),
        "1B E5, 2W C3, 3W pass corrected, 4B G7, 5W C7",
        "a pass before a move that is there"
    );
}

#[test]
fn what_a_recorder_has_to_know_makes_the_same_record() {
    let mut state = recording("E5 C3 G7");
    state.apply(&SessionEvent::Corrected {
        time: Duration::from_secs(9),
        correction: Correction::Extra { number: 3 },
        signed: Signature::default(),
    });
    let again =
        SessionState::from_events(&state.for_recorder().into_iter().map(SessionEvent::Recorder).collect::<Vec<_>>());
    assert_eq!(again.record(), state.record());
    assert_eq!(again.moves(), state.moves());
}

fn ruled(result: &str) -> SessionEvent {
    let (at, by, reasons) = ("14:30".to_owned(), "A. Referee".to_owned(), "The flag fell.".to_owned());
    let (way, result) = (Resolution::RefereeDecided, GameResult::from_sgf(result));
    let ruling = Ruling { at, way, by, reasons, protest: false, result, assent: Assent::NONE, appeals: Vec::new() };
    SessionEvent::Counted { time: Duration::from_secs(20), event: CountEvent::Ruled(ruling) }
}

fn confirmed(result: &str) -> SessionEvent {
    let (result, status) = (GameResult::from_sgf(result).unwrap(), ResultStatus::Confirmed);
    let signed = Signature::new(String::new(), "A. Referee");
    let result = ResultNote { result, status, protest: false, signed, assent: Assent::NONE };
    SessionEvent::Noted { time: Duration::from_secs(20), result }
}

fn withdrawn() -> SessionEvent {
    let (at, by, reasons) = ("14:40".to_owned(), "B. Referee".to_owned(), "The clock was set wrong.".to_owned());
    let event = CountEvent::Withdrawn(Withdrawal { at, by, reasons });
    SessionEvent::Counted { time: Duration::from_secs(30), event }
}

/// The results in the record, in the note, and of the rulings.
fn results(state: &SessionState) -> (Option<GameResult>, Option<GameResult>, Vec<Option<GameResult>>) {
    let record = state.record().and_then(|r| r.info.result);
    (record, state.result().map(|n| n.result), state.counting().rulings.iter().map(|r| r.result).collect())
}

#[test]
fn a_ruling_and_its_result_are_taken_back_and_redone_as_one() {
    let correct =
        |correction| SessionEvent::Corrected { time: Duration::from_secs(9), correction, signed: Signature::default() };
    for [first, second] in [[confirmed("B+T"), ruled("B+T")], [ruled("B+T"), confirmed("B+T")]] {
        let mut state = recording("E5 C3 G7");
        state.apply(&correct(Correction::Extra { number: 3 }));
        state.apply(&first);
        state.apply(&second);
        let decided = state.clone();
        assert_eq!(state.history().len(), 3);
        state.apply(&withdrawn());
        assert_eq!(results(&state), (None, None, Vec::new()), "nothing of it is left");
        assert_eq!(moves_of(&state), moves_of(&decided), "the correction holds");
        assert_eq!(state.counting().withdrawals.len(), 1);
        let taken_back: Vec<bool> = state.history().iter().map(|entry| entry.is_taken_back).collect();
        assert_eq!(taken_back, [false, true, true]);
        state.apply(&correct(Correction::Redo));
        assert_eq!(results(&state), results(&decided));
        assert_eq!(state.history(), decided.history());
    }
}

#[test]
fn a_players_claim_stays_when_a_ruling_on_it_is_taken_back() {
    let SessionEvent::Noted { time, result: note } = confirmed("B+3") else { unreachable!() };
    let claimed = SessionEvent::Noted { time, result: ResultNote { status: ResultStatus::Claimed, ..note } };
    for ruling in ["B+3", "W+1"] {
        let mut state = recording("E5 C3 G7");
        state.apply(&claimed);
        let before = state.clone();
        state.apply(&ruled(ruling));
        state.apply(&withdrawn());
        assert_eq!(results(&state), results(&before), "{ruling}");
        assert_eq!(state.result().map(|note| note.status), Some(ResultStatus::Claimed));
    }
}

#[test]
fn another_decision_ends_what_could_be_redone_of_the_one_before() {
    let mut state = recording("E5 C3 G7");
    for event in [confirmed("B+T"), ruled("B+T"), withdrawn(), confirmed("W+R"), ruled("W+R")] {
        state.apply(&event);
    }
    assert!(state.check_correction(&Correction::Redo).is_err());
    let resigned = GameResult::from_sgf("W+R");
    assert_eq!(results(&state), (resigned, resigned, vec![resigned]));
}

#[test]
fn two_decisions_on_different_results_are_two_acts() {
    let mut state = recording("E5 C3 G7");
    for event in [ruled("B+3"), ruled("B+4"), withdrawn()] {
        state.apply(&event);
    }
    assert_eq!(results(&state).2, [GameResult::from_sgf("B+3")]);
}

#[test]
fn a_stone_of_which_a_question_was_answered_stays_ringed_and_is_not_asked_about_again() {
    let time = Duration::from_secs(40);
    let label = |label| Point::from_label(label, BoardSize::NINE).unwrap();
    // Question 1 is about a white stone at D7, out of turn. Nothing is asked about a white one at G3.
    let asked = Question {
        id: 1,
        time,
        after: 2,
        kind: QuestionKind::OutOfTurn,
        points: vec![(label("D7"), PointState::Stone(Color::White))],
        alternatives: vec![vec![(Color::Black, None), (Color::White, Some(label("D7")))]],
    };
    let over = |answer: Option<Answer>, at_d7: &str, at_g3: char| {
        let mut state = recording("E5 C3");
        state.apply(&SessionEvent::Recorder(RecorderEvent::Asked(asked.clone())));
        if let Some(answer) = answer {
            state.apply(&SessionEvent::Answered { time, question: 1, answer, signed: Signature::default() });
        }
        let mut rows = vec![".........".to_owned(); 9];
        (rows[2], rows[4], rows[6]) = (format!("...{at_d7}....."), "....X....".into(), format!("..O...{at_g3}.."));
        state.apply(&SessionEvent::Board { time, rows });
        state.apply(&SessionEvent::Ended { time, why: "stopped".to_owned() });
        let labels = |points: &[Point]| points.iter().map(|p| p.label(BoardSize::NINE)).collect::<Vec<_>>().join(" ");
        let view = state.view();
        (labels(&view.disagreement.points), labels(&view.seen_otherwise))
    };
    let text = |asked: &str, ringed: &str| (asked.to_owned(), ringed.to_owned());
    assert_eq!(over(None, "O", 'O'), text("D7 G3", ""), "nobody has said anything");
    for answer in [Answer::Confirmed, Answer::Rejected] {
        assert_eq!(over(Some(answer), "O", 'O'), text("G3", "D7"), "{answer:?}");
        assert_eq!(over(Some(answer), ".", '.'), text("", ""), "board and record agree: {answer:?}");
        assert_eq!(over(Some(answer), "X", '.'), text("D7", ""), "another stone than the one asked about: {answer:?}");
    }
    assert_eq!(over(Some(Answer::Chosen(0)), "O", '.'), text("", ""), "the record has the pass and the stone");
    assert_eq!(over(Some(Answer::Chosen(0)), ".", '.'), text("D7", ""), "the stone that was said to be played is gone");
}

#[test]
fn an_answer_says_nothing_of_a_stone_that_lies_there_after_further_moves() {
    let time = Duration::from_secs(40);
    let label = |label| Point::from_label(label, BoardSize::NINE).unwrap();
    let mut state = recording("E5 C3");
    // A white stone at D7 was put down by mistake and taken off; later White plays there, which the recorder misses.
    let question = Question {
        id: 1,
        time,
        after: 2,
        kind: QuestionKind::OutOfTurn,
        points: vec![(label("D7"), PointState::Stone(Color::White))],
        alternatives: Vec::new(),
    };
    let signed = Signature::default();
    let moved = |number, color, at| {
        SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number,
            color,
            point: Some(label(at)),
            time,
            committed: time,
            confidence: 1.0,
            flags: MoveFlags::NONE,
        }))
    };
    let rows = "......... ......... ...O..... ......... ....X.... ......... ..O...X.. ......... .........";
    let rows = rows.split(' ').map(str::to_owned).collect();
    for event in [
        SessionEvent::Recorder(RecorderEvent::Asked(question)),
        SessionEvent::Answered { time, question: 1, answer: Answer::Rejected, signed: signed.clone() },
        moved(3, Color::Black, "G3"),
        SessionEvent::Board { time, rows },
        SessionEvent::Ended { time, why: "stopped".to_owned() },
    ] {
        state.apply(&event);
    }
    assert_eq!(state.disagreement().points, [label("D7")]);
    assert!(state.answered_otherwise().is_empty());
    // What is taken back and made again leaves it as it is.
    let correct = |correction| SessionEvent::Corrected { time, correction, signed: signed.clone() };
    state.apply(&correct(Correction::WrongPoint { number: 3, point: label("G4") }));
    state.apply(&correct(Correction::TakeBack));
    assert_eq!(state.disagreement().points, [label("D7")]);
    // An answer that is given again now is about the board as it is now.
    state.apply(&SessionEvent::Answered { time, question: 1, answer: Answer::Rejected, signed });
    assert_eq!(state.answered_otherwise(), [label("D7")]);
}

#[test]
fn what_the_board_showed_at_the_end_stays_until_it_is_settled() {
    let time = Duration::from_secs(40);
    let correct = |seconds, correction| SessionEvent::Corrected {
        time: Duration::from_secs(seconds),
        correction,
        signed: Signature::default(),
    };
    let mut state = recording("E5 C3");
    let mut rows = vec![".........".to_owned(); 9];
    rows[4] = "....X....".into();
    rows[6] = "......O..".into();
    state.apply(&SessionEvent::Board { time, rows });
    assert!(state.disagreement().points.is_empty(), "while the game goes on nothing is settled yet");
    state.apply(&SessionEvent::Ended { time, why: "stopped".to_owned() });
    let differs = |state: &SessionState| {
        state.disagreement().points.iter().map(|p| p.label(BoardSize::NINE)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(differs(&state), "C3 G3");
    assert!(state.check_correction(&Correction::AsRecorded).is_ok());
    state.apply(&correct(50, Correction::AsRecorded));
    assert_eq!(differs(&state), "");
    assert!(state.check_correction(&Correction::AsRecorded).is_err(), "there is nothing left to settle");
    state.apply(&correct(51, Correction::TakeBack));
    assert_eq!(differs(&state), "C3 G3");
    let point = Point::from_label("G3", BoardSize::NINE).unwrap();
    state.apply(&correct(52, Correction::WrongPoint { number: 2, point }));
    assert_eq!(differs(&state), "", "the record is as the board was");
}

#[test]
fn no_move_says_that_a_question_is_open_once_none_is() {
    let time = Duration::from_secs(4);
    let point = |label| Point::from_label(label, BoardSize::NINE).unwrap();
    for (answer, flags) in [
        (None, ["a question is open", "a question is open"]),
        (Some(Answer::Confirmed), ["confirmed by a person", "not certain"]),
        (Some(Answer::Rejected), ["not certain", "not certain"]),
    ] {
        let mut state = recording("E5");
        let asked = Question {
            id: 1,
            time,
            after: 1,
            kind: QuestionKind::OutOfTurn,
            points: vec![(point("C3"), PointState::Stone(Color::White))],
            alternatives: Vec::new(),
        };
        state.apply(&SessionEvent::Recorder(RecorderEvent::Asked(asked)));
        for (number, label) in [(2, "C3"), (3, "G7")] {
            let (color, point, flags) = (Color::BOTH[(number + 1) % 2], Some(point(label)), MoveFlag::Asked);
            let flags = [flags].into_iter().collect();
            let moved = CommittedMove { number, color, point, time, committed: time, confidence: 0.6, flags };
            state.apply(&SessionEvent::Recorder(RecorderEvent::Moved(moved)));
        }
        let said = |state: &SessionState| {
            let moves = state.record().unwrap().moves.clone();
            moves[1..].iter().flat_map(|m| m.flags.iter().map(MoveFlag::record_text)).collect::<Vec<_>>()
        };
        if let Some(answer) = answer {
            state.apply(&SessionEvent::Answered { time, question: 1, answer, signed: Signature::default() });
        }
        assert_eq!(said(&state), flags, "{answer:?}");
        if answer.is_some() {
            let undo = SessionEvent::Corrected { time, correction: Correction::TakeBack, signed: Signature::default() };
            state.apply(&undo);
            assert_eq!(said(&state), ["a question is open"; 2], "it is open again");
            state.apply(&SessionEvent::Recorder(RecorderEvent::Settled { time, question: 1 }));
            assert_eq!(said(&state), ["not certain"; 2], "what was seen later has settled it");
        }
    }
}
