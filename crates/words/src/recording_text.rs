//! The sentences about a recording while it runs: what it is doing, what it asks, why it pauses or has stopped, and what is
//! noted about a move.

use std::time::Duration;

use crate::point_list;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{MoveFlag, MoveFlags};
use kifuscribe_core::recorder::event::{Alternative, Pause, Question, QuestionKind, StopCause};
use kifuscribe_core::sensing::observation::PointState;
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView, ResultStatus};
use kifuscribe_language::say;

/// The most points that are named.
const NAMED: usize = 4;

/// The state in one sentence at the time `now` of the source, such as `Watching - Black to play, move 84 seen 3 s ago`.
#[must_use]
pub fn state(view: &RecordingView, now: Duration) -> String {
    let ask = match view.questions.len() {
        0 => String::new(),
        n => say!("recording-questions-wait", n),
    };
    let moves = view.moves.len();
    if view.awaited.is_some() {
        return say!("recording-awaits-the-board", moves, ask);
    }
    let what = match view.phase {
        RecordingPhase::Preparing => return say!("recording-looking").to_owned(),
        RecordingPhase::Held(why) => pause(why),
        RecordingPhase::Stopped(why) => {
            let frozen = if why == StopCause::Passes { say!("recording-marked") } else { say!("recording-frozen") };
            return say!("recording-stopped", moves, why = stop_cause(why), frozen, ask);
        }
        RecordingPhase::Counting => return say!("recording-counting", moves, ask),
        RecordingPhase::Ended => return say!("recording-ended", moves, ask),
        RecordingPhase::Sealed => return say!("recording-sealed", moves, ask),
        RecordingPhase::Recording => say!("recording-watching"),
        RecordingPhase::Resumed => say!("recording-watching-again"),
    };
    let turn = match view.to_play() {
        Some(Color::Black) => say!("recording-black-to-play"),
        Some(Color::White) => say!("recording-white-to-play"),
        None => say!("recording-first-move"),
    };
    let last = view.last_move().map_or_else(String::new, |m| {
        let seconds = now.saturating_sub(m.time).as_secs();
        match seconds {
            0..120 => say!("recording-seen-seconds", number = m.number, n = seconds),
            _ => say!("recording-seen-minutes", number = m.number, n = seconds / 60),
        }
    });
    say!("recording-state", what, turn, last, ask)
}

/// A question in words, such as `After move 9: one side has put more stones than its turn allows - white E15, white E5`.
#[must_use]
pub fn question(question: &Question, size: BoardSize) -> String {
    let place = match question.after {
        0 => say!("question-at-the-start").to_owned(),
        after => say!("position-after-move", number = after),
    };
    let what = match question.kind {
        QuestionKind::OutOfTurn => say!("question-out-of-turn"),
        QuestionKind::Vanished => say!("question-vanished"),
        QuestionKind::Moved => say!("question-moved"),
        QuestionKind::Unexplained => say!("question-unexplained"),
        QuestionKind::Ambiguous => say!("question-ambiguous"),
        QuestionKind::KoRetaken => say!("question-ko-retaken"),
        QuestionKind::Suicide => say!("question-suicide"),
        QuestionKind::Handicap => say!("question-handicap"),
    };
    let seen = |&(point, state): &(Point, PointState)| {
        let point = point.label(size);
        match state {
            PointState::Empty => say!("question-nothing-on", point),
            PointState::Stone(color) => say!("question-stone-on", color = color.name(), point),
            PointState::Covered => say!("question-hidden", point),
        }
    };
    let points: Vec<String> = question.points.iter().map(seen).collect();
    match points.is_empty() {
        true => say!("question-without-points", place, what),
        false => say!("question-with-points", place, what, points = points.join(", ")),
    }
}

/// The answers that a question proposes, in words, such as `white E15, black pass`.
#[must_use]
pub fn alternatives(question: &Question, size: BoardSize) -> Vec<String> {
    let place = |point: Option<Point>| point.map_or_else(|| say!("move-list-pass").to_owned(), |p| p.label(size));
    let one = |&(color, point): &(Color, Option<Point>)| say!("move-in-words", color, point = place(point));
    let text = |moves: &Alternative| match moves.as_slice() {
        [] => say!("questions-no-move").to_owned(),
        moves => moves.iter().map(one).collect::<Vec<_>>().join(", "),
    };
    question.alternatives.iter().map(text).collect()
}

/// Why a recording is paused, as part of a sentence.
#[must_use]
pub fn pause(why: Pause) -> &'static str {
    match why {
        Pause::Covered => say!("pause-covered"),
        Pause::Moving => say!("pause-moving"),
        Pause::NoBoard => say!("pause-no-board"),
        Pause::Misread => say!("pause-misread"),
        Pause::Disturbed => say!("pause-disturbed"),
    }
}

/// What a person can do about a pause, as a sentence without a full stop; nothing where it is only a hand.
#[must_use]
pub fn advice(why: Pause) -> Option<&'static str> {
    match why {
        Pause::Covered => None,
        Pause::Moving => Some(say!("pause-moving-advice")),
        Pause::NoBoard => Some(say!("pause-no-board-advice")),
        Pause::Misread => Some(say!("pause-misread-advice")),
        Pause::Disturbed => Some(say!("pause-disturbed-advice")),
    }
}

/// Why a record was frozen, as part of a sentence.
#[must_use]
pub fn stop_cause(why: StopCause) -> &'static str {
    match why {
        StopCause::Cleared => say!("stop-cleared"),
        StopCause::Filled => say!("stop-filled"),
        StopCause::Passes => say!("stop-passes"),
        StopCause::Person => say!("stop-person"),
    }
}

/// What is noted about a move, in words; empty where nothing is. The record's comment has words of its own, which are
/// English.
#[must_use]
pub fn flags(flags: MoveFlags) -> String {
    flags.iter().map(flag).collect::<Vec<_>>().join(", ")
}

fn flag(flag: MoveFlag) -> &'static str {
    match flag {
        MoveFlag::Illegal => say!("flag-illegal"),
        MoveFlag::OutOfTurn => say!("flag-out-of-turn"),
        MoveFlag::OrderUnseen => say!("flag-order-unseen"),
        MoveFlag::Uncertain => say!("flag-uncertain"),
        MoveFlag::Asked => say!("flag-asked"),
        MoveFlag::Confirmed => say!("flag-confirmed"),
        MoveFlag::Corrected => say!("flag-corrected"),
        MoveFlag::AfterStop => say!("flag-after-stop"),
        MoveFlag::Sealed => say!("flag-sealed"),
    }
}

/// The points in which a board differs from its record, such as `D4, E5 and 3 more`; at most four are named.
#[must_use]
pub fn differing_points(points: &[Point], size: BoardSize) -> String {
    point_list::named(points, size, NAMED, ", ")
}

/// How far a result is settled, in a word.
#[must_use]
pub fn result_status(status: ResultStatus) -> &'static str {
    match status {
        ResultStatus::Claimed => say!("status-claimed"),
        ResultStatus::Confirmed => say!("status-confirmed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hand_over_the_board_asks_for_nothing() {
        assert_eq!(advice(Pause::Covered), None);
        let still = "the board or the camera is moving; let it lie still, and play is followed again";
        assert_eq!(advice(Pause::Moving), Some(still));
        let camera = "no board is visible; check the direction of the camera and the light";
        assert_eq!(advice(Pause::NoBoard), Some(camera));
    }
}
