//! What a person puts right in the record while the game goes on.

use std::time::Duration;

use super::{events_that_follow, observed_frames};
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};

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
