//! One side plays twice in a row, and the other replies: what was seen is recorded in the order in which it was seen, the move out of
//! turn keeps its mark and its question.

use super::{check, check_with};
use crate::recorder::machine::RecorderSettings;

#[test]
fn a_second_stone_and_the_reply_two_seconds_later_stay_in_the_order_in_which_they_were_seen() {
    check(
        "20    mv1   40    mv1   70    mv1   20    mv1   100
         .....       .....       .....       .....       .....
         .....       .....       .X...       .X.X.       .X.X.
         .....       .....       .....       .....       ...O.
         .....       .....       .....       .....       .....
         .....       ....O       ....O       ....O       ....O",
        "start; W E1; B B4; ask out-of-turn XD4; W D3; back 1; B D4 out-of-turn asked; W D3",
    );
    // The next hand lies over the second stone.
    check(
        "20    mv1   40    mv1   70    5     20    5     50
         .....       .....       ..... ..... ..... ..... .....
         .....       .....       .X... .X??? .X.X. .X??? .X.X.
         .....       .....       ..... ..??? ..... ..??? ...O.
         .....       .....       ..... ..??? ..... ..??? .....
         .....       ....O       ....O ....? ....O ....? ....O",
        "start; W E1; B B4; ask out-of-turn XD4; W D3; back 1; B D4 out-of-turn asked; W D3",
    );
}

#[test]
fn in_pictures_the_order_is_that_of_the_pictures() {
    check(
        "s     s     s     s     s     s
         ..... ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X.X. .X.X.
         ..... ..... ..... ..... ..... ...O.
         ..... ..... ..... .X... .X... .X...
         ..... ..... ....O ....O ....O ....O",
        "start; B B4; W E1; B B2; ask out-of-turn XD4; W D3; back 1; B D4 out-of-turn asked; W D3",
    );
    // The second stone was doubtful when it was seen first.
    check(
        "s     s     s     s     s     s
         ..... ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X.x. .X.X.
         ..... ..... ..... ..... ..... ...O.
         ..... ..... ..... .X... .X... .X...
         ..... ..... ....O ....O ....O ....O",
        "start; B B4; W E1; B B2; ask out-of-turn XD4; W D3; back 1; B D4 out-of-turn asked; W D3",
    );
    // All three within one picture: no order was seen.
    check(
        "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X.X.
         ..... ..... ..... ..... ...O.
         ..... ..... ..... .X... .X...
         ..... ..... ....O ....O ....O",
        "start; B B4; W E1; B B2; W D3 order-unseen; B D4 order-unseen",
    );
}

#[test]
fn stones_of_one_side_that_are_laid_one_after_the_other_make_one_question() {
    // White lays three stones of compensation, and nobody replies.
    check(
        "s     s     s     s     s     s
         ..... ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X... .X...
         ..... ..... ..... O.... O.... O....
         ..... ..... ..... ..... O.... O....
         ..... ..... ....O ....O ....O O...O",
        "start; B B4; W E1; ask out-of-turn OA3; settled 1; ask out-of-turn OA3 OA2; settled 2; ask out-of-turn OA3 OA2 OA1",
    );
}

#[test]
fn a_move_that_makes_the_numbers_equal_again_does_not_reorder_what_was_seen() {
    // White plays twice as well: with D4 after D3, all would be in turn.
    check(
        "20    mv1   40    mv1   70    mv1   20    mv1   100   mv1   50    mv1   40
         .....       .....       .....       .....       .....       .....       .....
         .....       .....       .X...       .X.X.       .X.X.       .X.X.       .X.X.
         .....       .....       .....       .....       ...O.       ...O.       ...O.
         .....       .....       .....       .....       .....       .O...       .O...
         .....       ....O       ....O       ....O       ....O       ....O       .X..O",
        "start; W E1; B B4; ask out-of-turn XD4; W D3; B B1; back 2; B D4 out-of-turn asked; W D3; W B2 out-of-turn asked; B B1",
    );
    check(
        "s     s     s     s     s     s     s     s
         ..... ..... ..... ..... ..... ..... O.... OX...
         ..... .X... .X... .X... .X.X. .X.X. .X.X. .X.X.
         ..... ..... ..... ..... ..... ...O. ...O. ...O.
         ..... ..... ..... .X... .X... .X... .X... .X...
         ..... ..... ....O ....O ....O ....O ....O ....O",
        "start; B B4; W E1; B B2; ask out-of-turn XD4; W D3; B B5; back 2; B D4 out-of-turn asked; W D3; W A5 out-of-turn asked; B B5",
    );
}

#[test]
fn two_stones_before_the_first_reply_are_no_handicap() {
    let twice = "start; B B4; ask out-of-turn XD4; W D3; back 1; B D4 out-of-turn asked; W D3";
    for second in ["10", "20", "40"] {
        let film = format!(
            "20    mv1   70    mv1   {second}    mv1   100
             .....       .....       .....       .....
             .....       .X...       .X.X.       .X.X.
             .....       .....       .....       ...O.
             .....       .....       .....       .....
             .....       .....       .....       ....."
        );
        check(&film, twice);
        let white = film.replace('X', "#").replace('O', "X").replace('#', "O");
        check(&white, "start; W B4; ask out-of-turn OD4; B D3; back 1; W D4 out-of-turn asked; B D3");
    }
    let pictures = "s     s     s     s
         ..... ..... ..... .....
         ..... .X... .X.X. .X.X.
         ..... ..... ..... ...O.
         ..... ..... ..... .....
         ..... ..... ..... .....";
    check(pictures, twice);
    check_with(
        RecorderSettings { handicap: Some(2), ..RecorderSettings::default() },
        pictures,
        "start; B B4; start handicap 2 BB4 BD4; W D3",
    );
    // Nor are two on handicap points in a game that is known to be even.
    let on_handicap_points = "s       s       s       s
         ....... ....... ....... .......
         ....... ....... ....... .......
         ....... ....X.. ....X.. ....X..
         ....... ....... ....... ...O...
         ....... ....... ..X.... ..X....
         ....... ....... ....... .......
         ....... ....... ....... .......";
    check_with(
        RecorderSettings { handicap: Some(0), ..RecorderSettings::default() },
        on_handicap_points,
        "start; B E5; ask out-of-turn XC3; W D4; back 1; B C3 out-of-turn asked; W D4",
    );
    // Where a third one comes, they may be a free handicap: a person has to say.
    check(
        "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... .X... .X.X. .X.X. .X.X.
         ..... ..... ..... ..... ...O.
         ..... ..... ..... .X... .X...
         ..... ..... ..... ..... .....",
        "start; B B4; ask out-of-turn XD4; settled 1; start handicap 3 BB4 BD4 BB2; ask handicap XB4 XD4 XB2; W D3",
    );
}

#[test]
fn two_stones_seen_at_once_before_the_first_reply_are_asked_about() {
    check(
        "20    mv1   40    mv1   50
         .....       .....       .....
         .....       .X.X.       .X.X.
         .....       .....       ...O.
         .....       .....       .....
         .....       .....       .....",
        "start; start handicap 2 BB4 BD4; ask handicap XB4 XD4; W D3",
    );
}

#[test]
fn a_stone_out_of_turn_and_the_reply_are_recorded_before_the_board_is_cleared() {
    check(
        "20      mv1     20      mv1     30      mv1     30      mv1     30
         .X.O.X.         .X.O.X.         .X.O.X.         .X.O.X.         .......
         .O.X.O.         .O.X.O.         .O.X.O.         .O.X.O.         .......
         .X.O.X.         .X.O.X.         .X.O.X.         .X.O.X.         .X.....
         .......         ..X....         ..X....         ..X....         .......
         .......         .......         ....X..         ....X..         .......
         .......         .......         .......         .......         .......
         .......         .......         .......         ......O         .......",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; ask out-of-turn XE3; W G1; back 1; B E3 out-of-turn asked; W G1; stop cleared",
    );
}
