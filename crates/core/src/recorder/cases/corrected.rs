//! What a person puts right in the record while the game goes on.

use std::time::Duration;

use proptest::prelude::*;

use super::{events_that_follow, observation, observed_frames};
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::game::record::{Adjustment, MoveFlag};
use crate::recorder::event::{CommittedMove, RecorderEvent};
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::PointState;

/// Plays a film; then a person changes the record with `change`, which is given its events; then `after` is observed.
/// Compares what follows from there.
#[track_caller]
fn check(film: &str, change: impl FnOnce(&mut Vec<RecorderEvent>), after: &str, expected: &str) {
    let mut recorder = Recorder::new(RecorderSettings::default());
    let (mut record, mut last) = (Vec::new(), Duration::ZERO);
    for (observed, settled) in observed_frames(film) {
        last = observed.time();
        record.extend(recorder.observe(&observed, settled));
    }
    change(&mut record);
    let mut amended = recorder.amended(RecorderSettings::default(), &record);
    let frames: Vec<_> =
        observed_frames(after).into_iter().map(|(seen, settled)| (seen.later(last), settled)).collect();
    assert_eq!(events_that_follow(&mut amended, &frames, false), expected, "\n{film}\n\n{after}");
}

/// Takes the last move out of the record.
fn without_the_last_move(record: &mut Vec<RecorderEvent>) {
    let last =
        record.iter().rposition(|event| matches!(event, RecorderEvent::Moved(_))).expect("the record has a move");
    record.remove(last);
}

#[test]
fn a_stone_that_is_just_being_put_down_is_recorded_after_an_answer() {
    check(
        "30    2     1
         ..... ..... .....
         ..... .?... .X...
         ..... .?... .....
         ..... .?... .....
         ..... ..... .....",
        |_| {},
        "un30",
        "B B4",
    );
}

#[test]
fn a_stone_that_a_person_has_called_no_move_stays_out() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....",
        without_the_last_move,
        "s     s     s
         ..... ..... .....
         .X... .X... .X...
         ...O. ...O. ...O.
         ..... ..... .....
         ..... ..... .....",
        "",
    );
}

#[test]
fn a_stone_that_was_no_move_is_one_when_it_is_played_again() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....",
        without_the_last_move,
        "s     s     s
         ..... ..... .....
         .X... .X... .X...
         ...O. ..... ...O.
         ..... ..... .....
         ..... ..... .....",
        "W D3",
    );
}

#[test]
fn play_goes_on_beside_a_stone_that_is_no_move() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....",
        without_the_last_move,
        "s     s     s
         ..... ..... .....
         .X... .X... .X...
         ...O. ...O. ...O.
         ..... .O... .O.X.
         ..... ..... .....",
        "W B2; B D2",
    );
}

#[test]
fn what_is_seen_stays_known_over_a_change_of_a_moving_picture() {
    check(
        "30    mv1   10    mv1   10
         .....       .....       .....
         .....       .X...       .X...
         .....       .....       ...O.
         .....       .....       .....
         .....       .....       .....",
        without_the_last_move,
        "un30",
        "",
    );
}

/// A move of `color` that a person has entered.
fn entered(color: Color, point: Point) -> RecorderEvent {
    let flags = [MoveFlag::Corrected].into_iter().collect();
    let (number, time, committed) = (0, Duration::ZERO, Duration::ZERO);
    RecorderEvent::Moved(CommittedMove { number, color, point: Some(point), time, committed, confidence: 1.0, flags })
}

/// Puts a move of White at D3, of which the camera sees nothing, at the end of the record.
fn with_white_d3(record: &mut Vec<RecorderEvent>) {
    record.push(entered(Color::White, Point::from_label("D3", BoardSize::for_play(5).unwrap()).unwrap()));
}

#[test]
fn a_move_that_a_person_has_entered_is_not_dropped_for_a_stone_that_is_seen() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... .....
         ..... ..... .....
         ..... ..... .....",
        with_white_d3,
        "s     s     s     s     s     s
         ..... ..... ..... ..... ..... .....
         .X... .X... .X... .X... .X... .X...
         ..... ..... ..... ..... ..... .....
         .O... .O... .O... .O... .O... .O...
         ..... ..... ..... ..... ..... .....",
        "ask out-of-turn OB2",
    );
}

#[test]
fn a_move_that_a_person_has_entered_is_asked_about_where_its_stone_is_moved() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... .....
         ..... ..... .....
         ..... ..... .....",
        with_white_d3,
        "s     s     s     s     s
         ..... ..... ..... ..... .....
         .X... .X... .X... .X... .X...
         ...O. ...O. ..... ..... .....
         ..... ..... ...O. ...O. ...O.
         ..... ..... ..... ..... .....",
        "ask moved .D3 OD2",
    );
}

#[test]
fn a_board_of_which_a_person_has_spoken_is_not_taken_for_one_that_is_being_set_up() {
    check(
        "s     s
         ..... .....
         ..... .X...
         ..... .....
         ..... .....
         ..... .....",
        without_the_last_move,
        "s     s     s
         ..... ..... .....
         .X... .X... .X...
         ..... ..... .....
         ..... ...XX ...XX
         ..... ..... .....",
        "ask out-of-turn XD2 XE2",
    );
}

#[test]
fn stones_that_a_person_has_called_lifted_stay_so_when_play_goes_on_past_a_question() {
    let b4_lifted = |record: &mut Vec<RecorderEvent>| {
        let after = record.iter().filter(|event| matches!(event, RecorderEvent::Moved(_))).count();
        let b4 = Point::from_label("B4", BoardSize::for_play(5).unwrap()).unwrap();
        let adjustment = Adjustment { after, stones: vec![(b4, None)], to_play: None, comment: String::new() };
        record.push(RecorderEvent::Adjusted { time: Duration::from_secs(9), adjustment });
        record.sort_by_key(|event| matches!(event, RecorderEvent::Asked(_)));
    };
    let film = "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X...
         ..... ..... ...O. .O.O. .O.O.
         ..... ..... ..... ..... X....
         ..... ..... ..... ..... .....";
    check(
        film,
        b4_lifted,
        "s     s     s     s
         ..... ..... ..... .....
         ..... ..... ..... .....
         .O.O. .O.O. .O.O. .O.O.
         X.... X.... X.... X....
         ..... .O... .OX.. .OX..",
        "W B1; B C1",
    );
    // The last move is not taken back together with what was said after it.
    check(
        film,
        b4_lifted,
        "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... ..... ..... ..... .....
         .O.O. .O.O. .O.O. .O.O. .O.O.
         ..... ..... ..... ..... .....
         ..... X.... X.... X.... X....",
        "ask moved .A2 XA1",
    );
}

#[test]
fn a_stone_that_is_no_move_stays_out_when_play_goes_on_past_a_question() {
    check(
        "s     s     s     s
         ..... ..... ..... .....
         ..... .X... .X... .X...
         ..... ..... ...O. ...O.
         ..... ..... ..... .X...
         ..... ..... ..... .....",
        without_the_last_move,
        "s     s     s     s     s     s     s
         ..... ..... ..... ..... ..... ..... .....
         .X... .X... .X... .X... .XO.. .XO.. .XO..
         ...O. ...O. ...O. ...O. ...O. ...O. ...O.
         .X... .X.O. .X.O. .X.O. .X.O. .X.O. .X.O.
         ..... ..... ..... ..... X.... X.... X....",
        "ask out-of-turn OD2; B A1 order-unseen; W C4 order-unseen; back 2; W D2 out-of-turn asked; B A1 order-unseen; W C4 \
         order-unseen",
    );
}

#[test]
fn a_stone_that_is_no_move_stays_out_after_a_second_correction() {
    let mut recorder = Recorder::new(RecorderSettings::default());
    let mut record = Vec::new();
    let film = "s     s     s     s
         ..... ..... ..... .....
         ..... .X... .X... .X...
         ..... ..... ...O. ...O.
         ..... ..... ..... .X...
         ..... ..... ..... .....";
    let frames = observed_frames(film);
    frames.iter().for_each(|(seen, settled)| record.extend(recorder.observe(seen, *settled)));
    without_the_last_move(&mut record);
    let amended = recorder.amended(RecorderSettings::default(), &record);
    with_white_d3(&mut record);
    without_the_last_move(&mut record);
    let mut again = amended.amended(RecorderSettings::default(), &record);
    let (seen, settled) = frames.last().expect("the film has pictures").clone();
    let later: Vec<_> = (1..9).map(|i| (seen.clone().later(Duration::from_secs(9 * i)), settled)).collect();
    assert_eq!(events_that_follow(&mut again, &later, false), "");
}

/// The boards after each of these stones, which are put down in turn, or by the other side where the number is 0.
fn boards(stones: &[(usize, usize, u8)]) -> Vec<Position> {
    let mut position = Position::new(BoardSize::for_play(7).unwrap());
    let mut boards = vec![position.clone()];
    for &(col, row, turn) in stones {
        let (point, color) = (Point::new(col, row), position.to_play());
        if position.stones().get(point).is_none() {
            position.play(if turn == 0 { color.opponent() } else { color }, Some(point));
            boards.push(position.clone());
        }
    }
    boards
}

/// A settled look at a board.
fn look(board: &Position, second: u64) -> FrameObservation {
    let size = board.size();
    let rows: Vec<String> = (0..size.area() / size.lines())
        .map(|row| {
            (0..size.lines()).map(|col| PointState::from(board.stones().get(Point::new(col, row))).char()).collect()
        })
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    FrameObservation::Board(observation(&rows, Duration::from_secs(second)))
}

proptest! {
    #[test]
    fn what_a_person_has_put_right_stays_while_the_board_is_the_same_there(
        stones in prop::collection::vec((0..7_usize, 0..7_usize, 0..6_u8), 4..16),
        until in 1..6_usize,
        corrected in (0..7_usize, 0..7_usize),
        picked in any::<prop::sample::Index>(),
    ) {
        let boards = boards(&stones);
        let until = until.min(boards.len() - 1);
        let mut recorder = Recorder::new(RecorderSettings::default());
        let mut second = 0;
        let mut see = |recorder: &mut Recorder, board: &Position| {
            let looks = (0..4).map(|_| { second += 1; look(board, second) });
            looks.flat_map(|seen| recorder.observe(&seen, true)).collect::<Vec<_>>()
        };
        let mut record: Vec<RecorderEvent> = boards[..=until].iter().flat_map(|board| see(&mut recorder, board)).collect();
        record.retain(|event| matches!(event, RecorderEvent::Began { .. }));
        let moves = recorder.moves().to_vec();
        // A person says that one of the moves was none, or enters one at an empty point.
        let point = Point::new(corrected.0, corrected.1);
        let is_entered = boards[until].stones().get(point).is_none();
        let point = if is_entered || moves.is_empty() { point } else { moves[picked.index(moves.len())].point.unwrap_or(point) };
        let stays = |m: &&CommittedMove| is_entered || m.point != Some(point);
        record.extend(moves.iter().filter(stays).cloned().map(RecorderEvent::Moved));
        let color = recorder.position().map_or(Color::Black, Position::to_play);
        record.extend(is_entered.then(|| entered(color, point)));
        let mut recorder = recorder.amended(RecorderSettings::default(), &record);
        let seen = boards[until].stones().get(point);
        for board in boards[until..].iter().take_while(|board| board.stones().get(point) == seen) {
            let events = see(&mut recorder, board);
            let is_word = |m: &CommittedMove| m.point == Some(point);
            prop_assert_eq!(recorder.moves().iter().any(is_word), is_entered, "{} {:?}", point.label(board.size()), events);
        }
    }
}
