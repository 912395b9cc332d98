//! A picture that moves: hands that place, slide and rest.

use std::time::Duration;

use super::{check, check_with_holds, observed_frames};
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};

#[test]
fn a_hardly_visible_stone_is_not_believed_at_once() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .x... .....
         ..... ..... .....
         ..... ..... ...X.
         ..... ..... .....",
        "start; B D2",
    );
    check(
        "s     s     s
         ..... ..... .....
         ..... .x... .X...
         ..... ..... .....
         ..... ..... .....
         ..... ..... .....",
        "start; B B4",
    );
}

#[test]
fn a_hand_places_a_stone_in_a_moving_picture() {
    check(
        "20    5     3     10    5     3     10
         ..... ...?? ..... ..... ..... ..... .....
         ..... ..??? .X.?? .X... .X... .X... .X...
         ..... .???? ..... ..... ???.. ..... ....O
         ..... ..... ..... ..... ????? ..... .....
         ..... ..... ..... ..... ????? ..... .....",
        "start; B B4; W E3",
    );
}

#[test]
fn a_stone_slid_before_the_hand_leaves_is_one_move() {
    check(
        "20    5     5     5     10
         ..... ..... ..... ..... .....
         ..... .X??? ..X?? ..X?? ..X..
         ..... ..??? ...?? ...?? .....
         ..... ..... ..... ..... .....
         ..... ..... ..... ..... .....",
        "start; B C4",
    );
}

#[test]
fn a_hand_resting_on_the_board_says_nothing() {
    check_with_holds(
        "20    5     600   10    5     10
         ..... ..... ..... ..... ..... .....
         ..... .X??? .X??? .X... .X... .X...
         ..... ..??? ..??? ..O.. ..O?? ..O..
         ..... ..... ..... ..... ..??? ...X.
         ..... ..... ..... ..... ..??? .....",
        "start; hold covered; B B4; resumed; W C3; B D2",
    );
}

#[test]
fn a_flickering_reading_is_not_believed() {
    check(
        "20    1     1     1     2     1     2     mv1   10
         ..... ..... ..... ..... ..... ..... ..... .....
         ..... .X... ..... .X... ..... .O... ..... .....
         ..... ..... ..... ..... ..... ..... ..... .....
         ..... ..... ..... ..... ..... ..... ..... ...X.
         ..... ..... ..... ..... ..... ..... ..... .....",
        "start; B D2",
    );
}

#[test]
fn the_time_of_a_move_is_when_the_hand_left() {
    let mut recorder = Recorder::new(RecorderSettings::default());
    let events: Vec<RecorderEvent> = observed_frames(
        "20    5     20
         ..... ..... .....
         ..... .X??? .X...
         ..... ..??? .....
         ..... ..... .....
         ..... ..... .....",
    )
    .iter()
    .flat_map(|(s, settled)| recorder.observe(s, *settled))
    .collect();
    let Some(RecorderEvent::Moved(m)) = events.last() else { panic!("{events:?}") };
    assert_eq!(m.time, Duration::from_millis(2500));
    assert!(m.committed <= m.time + Duration::from_millis(500), "{m:?}");
}
