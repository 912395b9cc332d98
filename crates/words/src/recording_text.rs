//! The sentences about a recording while it runs: what it is doing, what it asks, why it pauses or has stopped, and what is
//! noted about a move.

use std::fmt::Display;
use std::time::Duration;

use crate::point_list;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::MoveFlags;
use kifuscribe_core::recorder::event::{Pause, Question, StopCause};
use kifuscribe_core::sensing::observation::PointState;
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView};
use kifuscribe_language::say;

/// The most points that are named.
const NAMED: usize = 4;

/// The state in one sentence at the time `now` of the source, such as `Watching - Black to play, move 84 seen 3 s ago`.
#[must_use]
pub fn state(view: &RecordingView, now: Duration) -> String {
    let questions = Some(view.questions.len()).filter(|&n| n > 0).map(|n| say!("recording-questions-wait", n));
    [Some(phase(view)), turn(view, now), questions].into_iter().flatten().collect::<Vec<_>>().join(" - ")
}

/// What the recording is doing.
fn phase(view: &RecordingView) -> String {
    let moves = view.moves.len();
    if view.awaited.is_some() {
        return say!("recording-awaits-the-board", moves);
    }
    match view.phase {
        RecordingPhase::Preparing => say!("recording-looking").to_owned(),
        RecordingPhase::Held(why) => why.text().to_owned(),
        RecordingPhase::Stopped(why) => {
            let frozen = if why == StopCause::Passes { say!("recording-marked") } else { say!("recording-frozen") };
            say!("recording-stopped", moves, why, frozen)
        }
        RecordingPhase::Counting => say!("recording-counting", moves),
        RecordingPhase::Ended => say!("recording-ended", moves),
        RecordingPhase::Sealed => say!("recording-sealed", moves),
        RecordingPhase::Recording => say!("recording-watching").to_owned(),
        RecordingPhase::Resumed => say!("recording-watching-again").to_owned(),
    }
}

/// Whose turn it is while the game goes on, and how long ago the last move was seen.
fn turn(view: &RecordingView, now: Duration) -> Option<String> {
    let is_going_on = match view.phase {
        RecordingPhase::Recording | RecordingPhase::Resumed | RecordingPhase::Held(_) => view.awaited.is_none(),
        RecordingPhase::Preparing
        | RecordingPhase::Stopped(_)
        | RecordingPhase::Counting
        | RecordingPhase::Ended
        | RecordingPhase::Sealed => false,
    };
    let turn = match view.to_play() {
        Some(Color::Black) => say!("recording-black-to-play"),
        Some(Color::White) => say!("recording-white-to-play"),
        None => say!("recording-first-move"),
    };
    is_going_on.then(|| match view.last_move() {
        None => turn.to_owned(),
        Some(last) => match now.saturating_sub(last.time).as_secs() {
            n @ 0..120 => say!("recording-seen-seconds", turn, number = last.number, n),
            n => say!("recording-seen-minutes", turn, number = last.number, n = n / 60),
        },
    })
}

/// That no picture comes and why, as a phrase; once the game `has_begun`, also that its record is kept.
#[must_use]
pub fn no_picture(why: impl Display, has_begun: bool) -> String {
    let why = why.to_string();
    if has_begun { say!("warning-no-picture-comes-the-record", why) } else { say!("warning-no-picture-comes", why) }
}

/// The stones that a player has captured, and the time used where it is known, such as `3 captured, 0:12:05`.
#[must_use]
pub fn captured(prisoners: usize, used: Option<Duration>) -> String {
    let Some(used) = used.map(|used| used.as_secs()) else { return say!("captured", prisoners) };
    let time = format!("{}:{:02}:{:02}", used / 3600, used / 60 % 60, used % 60);
    say!("captured-and-time", prisoners, time)
}

/// A question in words, such as `After move 9: one side has put more stones than its turn allows - white E15, white E5`.
#[must_use]
pub fn question(question: &Question, size: BoardSize) -> String {
    let (place, points) = (place_after(question.after), seen(&question.points, size));
    match points.is_empty() {
        true => say!("question-without-points", place, what = question.kind),
        false => say!("question-with-points", place, what = question.kind, points),
    }
}

/// Where in a record a question is, with what is seen there, such as `After move 9: white E15, white E5`.
#[must_use]
pub fn place_in_question(after: usize, points: &[(Point, PointState)], size: BoardSize) -> String {
    let (place, points) = (place_after(after), seen(points, size));
    if points.is_empty() { place } else { say!("question-without-points", place, what = points) }
}

fn place_after(moves: usize) -> String {
    match moves {
        0 => say!("question-at-the-start").to_owned(),
        after => say!("position-after-move", number = after),
    }
}

fn seen(points: &[(Point, PointState)], size: BoardSize) -> String {
    let one = |&(point, state): &(Point, PointState)| {
        let point = point.label(size);
        match state {
            PointState::Empty => say!("question-nothing-on", point),
            PointState::Stone(color) => say!("question-stone-on", color = color.name(), point),
            PointState::Covered => say!("question-hidden", point),
        }
    };
    points.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Moves as an answer names them, such as `White E15, Black E5`, or with a pass `White passed, then Black D7`.
#[must_use]
pub fn played(moves: &[(Color, Option<Point>)], size: BoardSize) -> String {
    let one = |&(color, point): &(Color, Option<Point>)| match point {
        Some(point) => say!("move-in-words", color, point = point.label(size)),
        None => say!("answer-passed", color),
    };
    let has_pass = moves.iter().any(|(_, point)| point.is_none());
    let both = |first: String, next: String| match has_pass {
        true => say!("answer-then", first, next),
        false => format!("{first}, {next}"),
    };
    moves.iter().map(one).reduce(both).unwrap_or_else(|| say!("questions-no-move").to_owned())
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

/// What is noted about a move, in words; empty where nothing is. The record's comment has words of its own, which are
/// English.
#[must_use]
pub fn flags(flags: MoveFlags) -> String {
    flags.iter().map(|flag| flag.text()).collect::<Vec<_>>().join(", ")
}

/// The points in which a board differs from its record, such as `D4, E5 and 3 more`; at most four are named.
#[must_use]
pub fn differing_points(points: &[Point], size: BoardSize) -> String {
    point_list::named(points, size, NAMED, ", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_captured_is_said_with_the_time_where_it_is_known() {
        assert_eq!(captured(2, Some(Duration::from_secs(120))), "2 captured, 0:02:00");
        assert_eq!(captured(0, None), "0 captured");
    }

    #[test]
    fn only_a_hand_over_the_board_asks_for_nothing() {
        assert_eq!(advice(Pause::Covered), None);
        let still = "the board or the camera is moving; let it lie still, and play is followed again";
        assert_eq!(advice(Pause::Moving), Some(still));
        let camera = "no board is visible; check the direction of the camera and the light";
        assert_eq!(advice(Pause::NoBoard), Some(camera));
    }
}
