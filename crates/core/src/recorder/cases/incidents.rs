//! What goes wrong at a real board, and what comes right again.

use std::time::Duration;

use super::{check, check_with_holds, observation, observed_frames, words};
use crate::game::point::BoardSize;
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;

#[test]
fn play_goes_on_past_a_question_with_the_most_probable_line() {
    check(
        "s     s     s     s     s     s
         ..... ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X..X .X..X
         ..... ..... ...O. .O.O. .O.O. .O.O.
         ..... ..... ..... ..... ..... .....
         ..... ..... ..... ..... ..... O....",
        "start; B B4; W D3; ask out-of-turn OB3; B E4; W A1; back 2; W B3 out-of-turn asked; B E4; W A1",
    );
    check(
        "s     s     s     s     s     s
         ..... ..... .O... .O... .O... .O...
         ..... .X... .X... .X... .X... .X...
         ..... ..... ...O. ...O. ...O. ...O.
         ..... ..... .O... .O.X. .O.X. .O.XX
         ..... ..... ..... ..... O.... O....",
        "start; B B4; ask out-of-turn OB5 OD3 OB2; W B2 asked; W D3 out-of-turn asked; W B5 out-of-turn asked; B D2 asked; W A1 asked; B E2",
    );
}

#[test]
fn a_reflection_taken_for_a_stone_is_taken_back_when_it_goes() {
    check(
        "s     s     s     s     s     s     s     s
         ..... ..... ..... ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X..X .X..X .X..X .X..X
         ..... ..... ...O. ...O. ...O. ..... ..... .....
         ..... ..... ..... ..... ..... ..... ..... .....
         ..... ..... ..... .O... .O... .O... .O... .O.O.",
        "start; B B4; W D3; ask out-of-turn OB1; B E4; back 2; W B1 uncertain corrected; B E4; settled 1; W D1",
    );
    check(
        "s     s     s     s     s     s     s     s
         ..... ..... ..... ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X..X .X..X .X..X .X..X
         ..... ..... ...O. ...O. ...O. ...O. ..... .....
         ..... ..... ..... ..... ..... ..... ..... .....
         ..... ..... ..... .O... .O... .O.O. .O.O. .O.O.",
        "start; B B4; W D3; ask out-of-turn OB1; B E4; W D1; back 2; W B1 out-of-turn asked; B E4; W D1; back 4; W B1 asked; B E4; W D1; settled 1",
    );
}

#[test]
fn fingers_taken_for_two_stones_are_taken_back_together() {
    // The fingers of a spectator rest at the edge of the board.
    check(
        "20    mv1   10    mv1   30    mv1   10    mv1   10
         .....       .....       .OX..       .....       .....
         .....       .....       .....       .....       .....
         .....       .....       .....       .....       .....
         .....       .X...       .X...       .X...       .X.O.
         .....       .....       .....       .....       .....",
        "start; B B2; W B5 order-unseen; B C5 order-unseen; back 2; W D2 corrected",
    );
    // One of them stays: it was a stone.
    check(
        "20    mv1   10    mv1   30    mv1   100   mv1   10
         .....       .....       .OX..       .O...       .O...
         .....       .....       .....       .....       .....
         .....       .....       .....       .....       .....
         .....       .X...       .X...       .X...       .X.X.
         .....       .....       .....       .....       .....",
        "start; B B2; W B5 order-unseen; B C5 order-unseen; back 1; B D2 corrected",
    );
    // They go with a hand on the board, and nothing is seen to move.
    check(
        "20      mv1   10      30      10      mv1   10
         .......       ....... .OX.... .......       .......
         .......       ....... ....... .......       .......
         .......       ....... ....... .......       .......
         .......       ....... ....... .......       ....O..
         .......       ....... ....... .......       .......
         .......       .X..... .X...?? .X.....       .X.....
         .......       ....... .....?? .......       .......",
        "start; B B2; W B7 order-unseen; B C7 order-unseen; back 2; W E4 corrected",
    );
}

#[test]
fn glare_moving_over_the_board_is_no_stone() {
    check(
        "20    20    20    20    mv2   10
         ..... ..... ..... ..... .....
         ..... .O... ..... ..... .....
         ..... ..... ..O.. ..... .....
         ..... ..... ..... ...O. .....
         ..... ..... ..... ..... .X...",
        "start; B B1",
    );
}

#[test]
fn a_capture_is_lifted_after_twenty_seconds_or_partly() {
    check(
        "20    mv1   10    mv1   10    mv1   200   mv1   10    mv1   10
         O....       O....       O....       OX...       OX...       .X...
         .....       X....       X....       X....       X....       X....
         .....       .....       .....       .....       .....       .....
         .....       .....       ...O.       ...O.       ...O.       ...O.
         .....       .....       .....       .....       ..O..       ..O..",
        "start; W A5; B A4; W D2; B B5; W C1",
    );
    check(
        "20    mv1   10    mv1   50    mv1   10    mv1   10
         OO...       OOX..       .OX..       .OX..       ..X..
         XX...       XX...       XX...       XX...       XX...
         .....       .....       .....       ..O..       ..O..
         ...OO       ...OO       ...OO       ...OO       ...OO
         .....       .....       .....       .....       .....",
        "start WA5 WB5 BA4 BB4 WD2 WE2; B C5; W C3",
    );
}

#[test]
fn captured_stones_dropped_on_the_board_edge_are_no_moves() {
    check(
        "20    mv1   10    mv1   20    mv2   20    mv1   10
         O....       OX...       .X...       .X...       .X...
         X....       X....       X....       X....       X....
         .....       .....       .....       .....       .....
         ...O.       ...O.       ...OO       ...O.       ...O.
         .....       .....       .....       .....       ..O..",
        "start WA5 BA4 WD2; B B5; W E2; back 1; W C1 corrected",
    );
}

#[test]
fn a_stone_knocked_and_put_back_one_off_is_asked_about() {
    check(
        "20    mv1   10    mv1   10    mv1   100   mv1   10    mv1   10
         .....       .....       .....       .....       .....       .....
         .....       .X...       .X...       ..X..       ..X..       ..X..
         .....       .....       ...O.       ...O.       ...O.       ...O.
         .....       .....       .....       .....       .X...       .X...
         .....       .....       .....       .....       .....       .O...",
        "start; B B4; W D3; ask moved .B4 XC4; B B2; W B1",
    );
}

#[test]
fn a_stone_knocked_aside_for_a_moment_changes_nothing() {
    // A shadow lies over the other corners, where many moves are as probable as none, and something covers a point now and
    // then, so that each view is a new one.
    check(
        "20      mv1   10      mv1   10      mv1   3       3       3       3       3       3       mv1   10      mv1   10
         .......       .......       .......       ....... ....... ....... ....... ....... .......       .......       .......
         .......       .X.....       .X.....       ..X.... ..X.... ..X.... ..X.... ..X.... ..X....       .X.....       .X.....
         .......       .......       .......       ....... ....... ....... ....... ....... .......       .......       ....X..
         .......       .......       .......       x.....o x.....o x.....o x.....o x.....o x.....o       .......       .......
         .......       .......       ..O....       ..O.... ..O.... ..O.... ..O.... ..O.... ..O....       ..O....       ..O....
         .......       .......       .......       x...o.. x...o.. x...o.. x...o.. x...o.. x...o..       .......       .......
         .......       .......       .......       .x.o... .x.o..? .x.o... .x.o..? .x.o... .x.o..?       .......       .......",
        "start; B B6; W C3; B E5",
    );
}

#[test]
fn the_camera_moved_and_the_board_bumped_change_nothing() {
    check_with_holds(
        "20    mv1   10    mv30  no5   10    mv1   10
         .....       .....             .....       .....
         .....       .X...             .X...       .X...
         .....       .....             .....       ...O.
         .....       .....             .....       .....
         .....       .....             .....       .....",
        "start; B B4; hold moving; resumed; W D3",
    );
}

#[test]
fn a_spectator_leaning_in_changes_nothing() {
    check_with_holds(
        "20    mv1   10    80    10    mv1   10
         .....       ..... ????? .....       .....
         .....       .X... ????? .X...       .X...
         .....       ..... ..... .....       ...O.
         .....       ..... ..... .....       .....
         .....       ..... ..... .....       .....",
        "start; B B4; hold covered; resumed; W D3",
    );
}

#[test]
fn a_lid_or_a_clock_put_on_the_board_does_not_stop_the_game() {
    check_with_holds(
        "20    mv1   10    100   mv1   10    mv1   10
         .....       ..... ...??       ...??       ...??
         .....       .X... .X.??       .X.??       .X.??
         .....       ..... .....       .....       .....
         .....       ..... .....       ...O.       ...O.
         .....       ..... .....       .....       .X...",
        "start; B B4; hold covered; W D2; B B1",
    );
}

#[test]
fn byo_yomi_stones_laid_out_beside_the_board_are_no_moves() {
    // A hand lays them along the near edge; their tops reach into the edge points, which are in doubt while they lie
    // there, and one is taken away with each period that is used up.
    check_with_holds(
        "20    mv1   10    5     100   5     10    mv1   10    5     30    5     20    mv1   10
         .....       ..... ..... ..... ..... .....       ..... ..... ..... ..... .....       .....
         .....       .X... .X... .X... .X... .X...       .X... .X... .X... .X... .X...       .X...
         .....       ..... ..... ..... ..... .....       ...O. ...O. ...O. ...O. ...O.       ...O.
         .....       ..... ..... ..... ..... .....       ..... ..... ..... ..... .....       .X...
         .....       ..... ???.. x.x.x ..??? x.x..       x.x.. .???. x.... ????. .....       .....",
        "start; B B4; W D3; B B2",
    );
    check_with_holds(
        "20    mv1   10    5     50    1     50    mv1   10
         .....       ..... ..... ..... ..... .....       .....
         .....       .X... .X... .X... .X... .X...       .X...
         .....       ..... ..... ..... ..... .....       ...O.
         .....       ..... ..... ..... ..... .....       .....
         .....       ..... ????? o?o?. .???. o.o.?       o.o.?",
        "start; B B4; hold covered; W D3",
    );
}

#[test]
fn prisoners_handed_back_over_the_board_are_no_moves() {
    check(
        "20    mv1   10    5     2     5     10    mv1   10
         .....       ..... ..??? .???? ..??? .....       .....
         .....       .X... .X??? .X?O? .X??? .X...       .X...
         .....       ..... ..??? .O?O? ..??? .....       ...O.
         .....       ..... ..... ..... ..... .....       .....
         .....       ..... ..... ..... ..... .....       .....",
        "start; B B4; W D3",
    );
}

#[test]
fn a_stone_of_the_wrong_colour_is_changed_for_the_right_one() {
    check(
        "20    mv1   10    mv1   10    mv1   20    mv1   10    mv1   10
         .....       .....       ....O       ....O       ....O       ....O
         .....       .X...       .X...       .X...       .X...       .X...
         .....       .....       .....       ...O.       ...X.       ...X.
         .....       .....       .....       .....       .....       .....
         .....       .....       .....       .....       .....       .O...",
        "start; B B4; W E5; B D3; W B1",
    );
    check(
        "s     s     s     s     s     s
         ..... ..... ....O ....O ....O ....O
         ..... .X... .X... .X... .X... .X...
         ..... ..... ..... ...O. ...X. ...X.
         ..... ..... ..... ..... ..... .....
         ..... ..... ..... ..... ..... .O...",
        "start; B B4; W E5; ask out-of-turn OD3; B D3; settled 1; W B1",
    );
}

#[test]
fn a_pass_is_seen_as_the_other_side_playing_twice_and_asked_about() {
    check(
        "20    mv1   10    mv1   10    600   mv1   50    mv1   10    mv1   10
         .....       .....       .....       .....       .....       .....       .....
         .....       .X...       .X...       .X...       .X...       .X...       .X...
         .....       .....       ...O.       ...O.       .O.O.       .O.O.       .O.O.
         .....       .....       .....       .....       .....       ..X..       ..X..
         .....       .....       .....       .....       .....       .....       ...O.",
        "start; B B4; W D3; ask out-of-turn OB3; B C2; W D1; back 2; W B3 out-of-turn asked; B C2; W D1",
    );
}

#[test]
fn adjournment_and_resumption() {
    check(
        "20      mv1     20      mv2     30      600     mv2     50      mv1     10
         .X.O.X.         .X.O.X.         .......         .......         .X.O.X.         .X.O.X.
         .O.X.O.         .O.X.O.         .....O.         .......         .O.X.O.         .O.X.O.
         .X.O.X.         .X.O.X.         .......         .......         .X.O.X.         .X.O.X.
         .......         ..X....         .......         .......         ..X....         ..X....
         .......         .......         .......         .......         .......         ..O....
         .......         .......         .......         .......         .......         .......
         .......         .......         .......         .......         .......         .......",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; stop cleared; reopened; W C3",
    );
}

#[test]
fn the_players_review_and_the_record_is_frozen() {
    check(
        "20      mv1     10      mv1     30      mv1     30      mv1     30      mv1     30      mv1     30
         .X.O.X.         .X.O.X.         .X.O.X.         .X.O.X.         .X.O.X.         .X.O...         .X.O...
         .O.X.O.         .O.X.O.         .O.X.O.         .O.X.O.         .O.X...         .O.X...         .O.X...
         .X.O.X.         .X.O.X.         .X.O.X.         .X.O...         .X.O...         .X.O...         .X.O...
         .......         ..X....         .......         .......         .......         .......         X.O....
         .......         .......         .......         .......         .......         .......         .......
         .......         .......         .......         .......         .......         .......         .......
         .......         .......         .......         .......         .......         .......         .......",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4",
    );
}

#[test]
fn a_stone_put_down_and_captured_under_one_hand_is_inferred() {
    check(
        "20    mv1   10    mv1   10    20    10    mv1   10
         .....       ....O       ....O ....O ....O       ....O
         .....       .....       ....X ....X ....X       ....X
         ...O.       ...O.       ...O. ???O. ...O.       ..OO.
         XX...       XX...       XX... ????. XX...       XX...
         ..X..       ..X..       ..X.. ????. X.X..       X.X..",
        "start WD3 BA2 BB2 BC1; W E5; B E4; W B1 order-unseen uncertain; B A1 order-unseen; W C3",
    );
    check(
        "s     s     s     s     s
         ..... ....O ....O ....O ....O
         ..... ..... ....X ....X ....X
         ...O. ...O. ...O. ...O. ..OO.
         XX... XX... XX... XX... XX...
         ..X.. ..X.. ..X.. X.X.. X.X..",
        "start WD3 BA2 BB2 BC1; W E5; B E4; W B1 order-unseen uncertain asked; ask ambiguous .B1; B A1; W C3",
    );
}

#[test]
fn a_stone_that_was_inferred_goes_with_the_one_that_would_have_captured_it() {
    // Black puts a second stone, as if a white one had been captured under the hand, and takes it back.
    check(
        "20    mv1   10    mv1   10    20    50    5     20    mv1   10
         .....       ....O       ....O ....O ....O ....O ....O       ....O
         .....       .....       ....X ....X ....X ....X ....X       ....X
         ...O.       ...O.       ...O. ???O. ...O. ???O. ...O.       ..OO.
         XX...       XX...       XX... ????. XX... ????. XX...       XX...
         ..X..       ..X..       ..X.. ????. X.X.. ????. ..X..       ..X..",
        "start WD3 BA2 BB2 BC1; W E5; B E4; W B1 order-unseen uncertain; B A1 order-unseen; back 2; W C3 corrected",
    );
}

#[test]
fn three_stones_laid_at_once_are_no_captures_for_which_there_was_no_time() {
    // A1 and E5 are black eyes: with a white stone captured in each, three black stones would be moves in turn.
    check(
        "20    mv1   20    5     20    5     20    mv1   20
         ...X.       ...X. ...?? ...X. ...?? ...X.       ...X.
         ...X.       ...X. ...?? ...XX ...?? ...X.       ...X.
         OO...       OO... ????? OOX.. ????? OO...       OO.O.
         XX...       XX... ????. XX... ????. XX...       XX...
         .....       ....O ????. .X..O ????. ..X.O       ..X.O",
        "start BD5 BD4 WA3 WB3 BA2 BB2; W E1; B C1; W D3",
    );
}

#[test]
fn a_stone_of_the_wrong_colour_that_stays_is_asked_about() {
    check(
        "s     s     s     s     s     s     s
         ..... ..... ....O ....O ....O ....O ....O
         ..... .X... .X... .X... .X... .X... .X...
         ..... ..... ..... ...O. ...O. ...O. ...O.
         ..... ..... ..... ..... X.... X.... X....
         ..... ..... ..... ..... ..... .O... .OX..",
        "start; B B4; W E5; ask out-of-turn OD3; B A2; W B1; back 2; W D3 out-of-turn asked; B A2; W B1; B C1",
    );
}

#[test]
fn a_stone_played_where_one_has_vanished_is_followed() {
    check(
        "s     s     s     s     s     s     s     s     s     s
         ..... ..... ..... ..... ..... ..... ..... ..... ..... X....
         ..... .X... .X... .X... .X... ..... ..... .O... .O... .O...
         ..... ..... ...O. ...O. ...O. ...O. ...O. ...O. ...O. ...O.
         ..... ..... ..... .X... .X... .X... .X... .X... .X... .X...
         ..... ..... ..... ..... O.... O.... O...X O...X O.X.X O.XOX",
        "start; B B4; W D3; B B2; W A1; ask vanished .B4; B E1; ask moved OB4; settled 1; W D1 order-unseen; B A5 order-unseen; back 2; adjust 1; W B4 asked; B C1 asked; W D1 order-unseen; B A5 order-unseen",
    );
}

#[test]
fn two_stones_of_one_colour_and_play_goes_on() {
    check(
        "s     s     s     s     s     s
         ..... ..... ..... ..... O.... O....
         ..... .X... .X... .X..X .X..X .X..X
         ..... ..... ...O. ...O. ...O. ...O.
         ..... ..... .O... .O... .O... .O...
         ..... ..... ..... ..... ..... ....X",
        "start; B B4; ask out-of-turn OD3 OB2; W B2 asked; W D3 out-of-turn asked; B E4 asked; W A5 asked; B E1",
    );
}

#[test]
fn a_great_capture_lifted_before_its_last_stone_is_seen_is_no_end_of_the_game() {
    check(
        "20      mv1     20      mv1     10      10      10      mv1     20      mv1     10
         OOOOOO.         OOOOOO.         OOOOOO? .....?? ?.....?         ......X         ......X
         XXXXXXX         XXXXXXX         XXXXXX? XXXXX?? XXXXXXX         XXXXXXX         XXXXXXX
         .......         .......         ....... ....... .......         .......         .......
         OOO....         OOO....         OOO.... OOO.... OOO....         OOO....         OOO....
         .......         ...O...         ...O... ...O... ...O...         ...O...         ...O..O
         .......         .......         ....... ....... .......         .......         .......
         .......         .......         ....... ....... .......         .......         .......",
        "start WA7 WB7 WC7 WD7 WE7 WF7 BA6 BB6 BC6 BD6 BE6 BF6 BG6 WA4 WB4 WC4; W D3; B G7; W G3",
    );
}

#[test]
fn a_stone_hidden_at_the_start_is_no_move() {
    check(
        "3     20    mv1   10    mv1   10
         ..... .....       .....       .....
         .XO.. .XO..       .XO..       .XO..
         .XO.. .XO..       .XO..       .XO..
         ..?.. ..X..       ..X..       ..X..
         ..... .....       ...O.       ...OX",
        "start BB4 WC4 BB3 WC3 BC2; W D1; B E1",
    );
}

#[test]
fn an_unchanged_picture_after_a_board_of_another_size_does_not_repeat_the_earlier_board() {
    let film = "20    mv1   1
         ..... .....
         ..... .X...
         ..... .....
         ..... .....
         ..... .....";
    let mut recorder = Recorder::new(RecorderSettings::default());
    let mut events: Vec<RecorderEvent> =
        observed_frames(film).iter().flat_map(|(o, settled)| recorder.observe(o, *settled)).collect();
    let seconds = Duration::from_secs_f64;
    let other = observation(&["...", "...", "..."], seconds(2.3));
    events.extend(recorder.observe(&FrameObservation::Board(other), false));
    for i in 0..30 {
        let time = seconds(2.4 + 0.1 * f64::from(i));
        events.extend(recorder.observe(&FrameObservation::Unchanged { time }, false));
    }
    let events: Vec<String> = events.iter().filter_map(|e| words(e, BoardSize::new(5).unwrap(), true)).collect();
    assert_eq!(events.join("; "), "start; hold misread");
}

#[test]
fn stones_of_another_board_beside_a_hand_are_no_moves() {
    // Under the arm the board is exchanged for one of another game.
    check(
        "20      mv1     20      20      20      90
         .X.O.X.         .X.O.X. ??????? ??????O ......O
         .O.X.O.         .O.X.O. ??????? ??????X ......X
         .X.O.X.         .X.O.X. ??????? ??????? ..XO...
         .......         ..X.... ??????? ??????? ..X.O..
         .......         ....... ??????? ??????? ...X...
         .......         ....... ??????? ??????O ..O...O
         .......         ....... ??????? ??????X ......X",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; stop cleared",
    );
}

#[test]
fn a_single_stone_of_another_board_beside_an_arm_is_no_move() {
    // The arm leaves a corner of the other board, where White's next move might lie.
    check(
        "20      mv1     20      20      20      90
         .X.O.X.         .X.O.X. ??????? .?????? ......O
         .O.X.O.         .O.X.O. ??????? .?????? ......X
         .X.O.X.         .X.O.X. ??????? .?????? ..XO...
         .......         ..X.... ??????? .?????? ..X.O..
         .......         ....... ??????? .?????? ...X...
         .......         ....... ??????? .?????? ..O...O
         .......         ....... ??????? O?????? O.....X",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; stop cleared",
    );
}

#[test]
fn nothing_is_taken_out_while_a_flat_arm_hides_most_of_the_board() {
    // What the arm hides looks empty in part, and the corner shows another board; then it shows that whole.
    check(
        "s         s         s         s         s         s         s
         ......... ......... .X...O..O .X...O..O .X...O..O .X...O..O .X...O..O
         ..OXOX... ..OXOX... .O....... .O....... .O....... .O....... .O.......
         ..O.X.X.. ..O.X.X.. ..hhh.O.X ..hhh.O.X ..X...O.X ..X...O.X ..X...O.X
         ....X.... ....X.... .hhhhh... .hhhhh... ......... ......... .........
         ...OX.O.. ...OX.O.. .hhhhhhh. .hhhhhhh. .X..hhhhh .X....OX. .X....OX.
         ..OOOX... ..OOOX... hhhhhhhhh hhhhhhhhh ....hhhhh ....OX... ....OX...
         ....XXO.. ....XXO.. hhhhhhhhh hhhhhhhhh ....hhhhh ....O.... ....O....
         ..X..O... ..XO.O... hhhhhhhhh hhhhhhhhh .X..hhhhh .X...OX.. .X...OX..
         ......... ......... hhhhhhhhh hhhhhhhhh X.O.hhhhh X.O...... X.O......",
        "start WC8 BD8 WE8 BF8 WC7 BE7 BG7 BE6 WD5 BE5 WG5 WC4 WD4 WE4 BF4 BE3 BF3 WG3 BC2 WF2; W D2; stop cleared",
    );
}

#[test]
fn another_filled_board_that_is_like_the_record_from_one_side_is_no_turned_one() {
    check(
        "s         s         s         s         s
         ...X.O... ...X.O... OOOOOOXXX OOOOOOXXX OOOOOOXXX
         ..XXO.O.. ..XXO.O.. OOOOXXXXX OOOOXXXXX OOOOXXXXX
         ...XO.... ...XO..X. OOOOXXXXX OOOOXXXXX OOOOXXXXX
         ..XOO.... ..XOO.... OOOXXXXXX OOOXXXXXX OOOXXXXXX
         ..XXO..O. ..XXO..O. OOOX.XXXX OOOX.XXXX OOOX.XXXX
         ....XO... ....XO... OOOXXXXXX OOOXXXXXX OOOXXXXXX
         ..X.XO... ..X.XO... OOOXXXXXX OOOXXXXXX OOOXXXXXX
         ...XO.... ...XO.... OOOXXXXXX OOOXXXXXX OOOXXXXXX
         ...XOO... ...XOO... OOXXXXXXX OOXXXXXXX OOXXXXXXX",
        "start BD9 WF9 BC8 BD8 WE8 WG8 BD7 WE7 BC6 WD6 WE6 BC5 BD5 WE5 WH5 BE4 WF4 BC3 BE3 WF3 BD2 WE2 BD1 WE1 WF1; B H7; \
         stop cleared",
    );
}

#[test]
fn a_stone_of_another_board_that_became_a_move_is_taken_out_when_the_own_board_is_back() {
    check(
        "s       s       s       s       s       s       s
         .X.O.X. .X.O.X. .X.O.X. ......O .X.O.X. .X.O.X. .X.O.X.
         .O.X.O. .O.X.O. .O.X.O. ......X .O.X.O. .O.X.O. .O.X.O.
         .X.O.X. .X.O.X. .X.O.X. ..XO... .X.O.X. .X.O.X. .X.O.X.
         ....... ..X.... ..X.... ..X.O.. ..X.... ..X.... ..X....
         ....... ....... ....... ...X... ....... ....... ....O..
         ....... ....... ......? ..O...O ....... ....... .......
         ....... ....... O.....? O.....X ....... ....... .......",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; W A1; stop cleared; reopened; back 1; ask vanished .A1; W E3",
    );
}
