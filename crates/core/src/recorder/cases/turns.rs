//! Whose turn it is: moves in order, several at once, two of one colour.

use super::{check, observed_frames, words};
use crate::game::point::BoardSize;
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::PointReading;

#[test]
fn moves_are_written_down_one_after_another() {
    check(
        "s     s     s     s
         ..... ..... ..... .....
         ..... .X... .X... .X...
         ..... ..... ...O. ...O.
         ..... ..... ..... .X...
         ..... ..... ..... .....",
        "start; B B4; W D3; B B2",
    );
}

#[test]
fn two_quick_moves_are_put_in_turn() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .X...
         ..... ..... .....",
        "start; B B4; W D3 order-unseen; B B2 order-unseen",
    );
}

#[test]
fn five_moves_at_once_reach_the_visible_position() {
    check(
        "s     s     s
         ..... ..... O....
         ..... .X... .X..X
         ..... ..... ...O.
         ..... ..... .XO..
         ..... ..... .....",
        "start; B B4; W A5 order-unseen; B E4 order-unseen; W D3 order-unseen; B B2 order-unseen; W C2 order-unseen",
    );
}

#[test]
fn two_stones_of_one_colour_are_asked_about() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .O...
         ..... ..... .....",
        "start; B B4; ask out-of-turn OD3 OB2",
    );
}

#[test]
fn three_stones_of_one_colour_are_asked_about_and_no_pass_is_invented() {
    check(
        "s     s     s     s
         ..... ..... .O... .O...
         ..... .X... .X... .X...
         ..... ..... ...O. ...O.
         ..... ..... .O... .O.X.
         ..... ..... ..... .....",
        "start; B B4; ask out-of-turn OB5 OD3 OB2; ask out-of-turn XD2",
    );
}

#[test]
fn a_player_moving_twice_in_a_row_is_asked_about_and_the_game_goes_on() {
    check(
        "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X..X
         ..... ..... ...O. .O.O. .O.O.
         ..... ..... ..... ..... .....
         ..... ..... ..... ..... .....",
        "start; B B4; W D3; ask out-of-turn OB3; B E4; back 1; W B3 out-of-turn asked; B E4",
    );
}

#[test]
fn two_stones_of_one_colour_laid_one_after_the_other_are_out_of_turn() {
    // White plays D3 and, a second later, B3; Black replies within the second after that. Every stone was seen alone.
    check(
        "20    mv1   10    mv1   10    mv1   10    mv1   50    mv1   10    mv1   10
         .....       .....       .....       .....       .....       .....       .....
         .....       .X...       .X...       .X...       .X..X       .X..X       .X..X
         .....       .....       ...O.       .O.O.       .O.O.       .O.O.       .O.O.
         .....       .....       .....       .....       .....       .....       .....
         .....       .....       .....       .....       .....       O....       O...X",
        "start; B B4; W D3; ask out-of-turn OB3; B E4; W A1; B E1; back 3; W B3 out-of-turn asked; B E4; W A1; B E1",
    );
}

#[test]
fn quick_moves_after_a_pass_stay_in_the_order_in_which_they_were_seen() {
    // White passes after B4, unseen; then a stone is put down every second and a half. The next hand lies over Black's D4.
    check(
        "20    5     10    5     10    5     10    5     10    5     10    5     10
         ..... ..... ..... ..... ..... ..... ..... ..... ..... ..... ..... ..... .....
         ..... ???.. .X... .X??? .X.X. .X.?? .X.X. .X.?? .X.XX .X.?? .X.XX .X.?? .X.XX
         ..... ???.. ..... ..??? ..... ...?? ...O. ...?? ...O. ..??? ..OO. ...?? ..OO.
         ..... ..... ..... ..... ..... ...?? ..... ..... ..... ..??? ..... ...?? .....
         ..... ..... ..... ..... ..... ..... ..... ..... ..... ..... ..... ...?? ....X",
        "start; B B4; ask out-of-turn XD4; W D3; B E4; W C3; B E1; back 4; B D4 out-of-turn asked; W D3; B E4; W C3; B E1",
    );
}

#[test]
fn moves_after_a_stone_out_of_turn_are_written_down_where_the_film_ends_before_it_is_asked_about() {
    check(
        "20    5     10    5     10    5     10    5     10
         ..... ..... ..... ..... ..... ..... ..... ..... .....
         ..... ???.. .X... .X??? .X.X. .X.?? .X.X. .X.?? .X.XX
         ..... ???.. ..... ..??? ..... ...?? ...O. ...?? ...O.
         ..... ..... ..... ..... ..... ...?? ..... ..... .....
         ..... ..... ..... ..... ..... ..... ..... ..... .....",
        "start; B B4; ask out-of-turn XD4; W D3; B E4; back 2; B D4 out-of-turn asked; W D3; B E4",
    );
}

#[test]
fn a_stone_too_many_that_is_taken_away_again_settles_its_question() {
    check(
        "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X..X
         ..... ..... .O.O. ...O. ...O.
         ..... ..... ..... ..... .....
         ..... ..... ..... ..... .....",
        "start; B B4; ask out-of-turn OB3 OD3; settled 1; W D3; B E4",
    );
}

#[test]
fn a_stone_taken_up_again_and_put_elsewhere_is_one_move() {
    check(
        "s     s     s     s
         ..... ..... ..... .....
         ..... .X... .X... .X...
         ..... ..... ...O. .....
         ..... ..... ..... ...O.
         ..... ..... ..... .....",
        "start; B B4; W D3; back 1; W D2 corrected",
    );
}

#[test]
fn a_stone_of_doubtful_colour_is_of_the_colour_whose_turn_it_is() {
    let mut recorder = Recorder::new(RecorderSettings::default());
    let mut looks = observed_frames(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....",
    );
    let FrameObservation::Board(last) = &mut looks[2].0 else { panic!() };
    last.readings[13] = PointReading { empty: 0.01, black: 0.5, white: 0.49, covered: 0.0 };
    let events: Vec<RecorderEvent> = looks.iter().flat_map(|(s, settled)| recorder.observe(s, *settled)).collect();
    let size = BoardSize::new(5).unwrap();
    let events: Vec<String> = events.iter().filter_map(|e| words(e, size, false)).collect();
    assert_eq!(events.join("; "), "start; B B4; W D3");
}

#[test]
fn each_of_three_stones_seen_at_once_may_have_been_the_move() {
    let film = "s     s     s
         ..... ..... O....
         ..... .X... .X..X
         ..... ..... ...O.
         ..... ..... .XO..
         ..... ..... .....";
    let mut recorder = Recorder::new(RecorderSettings::default());
    observed_frames(film).iter().for_each(|(seen, settled)| drop(recorder.observe(seen, *settled)));
    let size = BoardSize::new(5).unwrap();
    let confidence = |label: &str| {
        let played = recorder.moves().iter().find(|m| m.point.is_some_and(|p| p.label(size) == label));
        played.unwrap().confidence
    };
    assert!(confidence("B4") > 0.9, "it was seen alone");
    for (labels, at_most) in [(&["A5", "D3", "C2"][..], 1.0 / 3.0), (&["E4", "B2"], 1.0 / 2.0)] {
        for label in labels {
            let found = confidence(label);
            assert!(found <= at_most && found > 0.8 * at_most, "{label} {found}");
        }
    }
}

#[test]
fn a_reply_to_a_stone_out_of_turn_is_asked_about_where_the_source_ends() {
    // Black moves twice; White replies, and the pictures are at an end.
    check(
        "s     s     s     s     s
         ..... ..... ..... ..... O....
         ..... .X... .X... .X... .X...
         ..... ..... ...O. .X.O. .X.O.
         ..... ..... ..... .X... .X...
         ..... ..... ..... ..... .....",
        "start; B B4; W D3; ask out-of-turn XB3 XB2; ask out-of-turn OA5",
    );
}
