//! The board, the camera and the light: bumped, turned, gone dark; stones knocked about.

use super::{check, check_with_holds};

#[test]
fn a_light_that_goes_out_and_on_changes_nothing() {
    check_with_holds(
        "20    mv1  10    no30  10    no2   10
         ..... .....       .....       .....
         ..... .X...       .X...       .X...
         ..... .....       .....       ...O.
         ..... .....       .....       .....
         ..... .....       .....       .....",
        "start; B B4; hold no-board; resumed; W D3",
    );
}

#[test]
fn a_board_that_slides_changes_nothing() {
    check(
        "20    mv1  10    mv12  10    10
         ..... .....       ..... .....
         ..... .X...       .X... .X...
         ..... .....       ..... ...O.
         ..... .....       ..... .....
         ..... .....       ..... .....",
        "start; B B4; W D3",
    );
}

#[test]
fn a_grid_a_line_off_is_no_change_of_the_stones() {
    check_with_holds(
        "20      mv1     20      mv1     20
         ....... ....... .......
         .X.O.X. ....... .X.O.X.
         ....... .X.O.X. .......
         .O.X... ....... .O.X...
         ....... .O.X... .......
         .X.O.O. ....... .X.O.O.
         ....... .X.O.O. ..X....",
        "start BB6 WD6 BF6 WB4 BD4 BB2 WD2 WF2; hold misread; resumed; B C1",
    );
}

#[test]
fn a_board_that_is_turned_is_read_from_its_old_side() {
    check(
        "20      mv1     20      mv1     20
         ....... ....... .......
         .X.O.X. .O.O.X. .O.O.X.
         ....... ....... .......
         .O.X... ...X.O. ...X.O.
         ....... ....... .......
         .X.O.O. .X.O.X. .X.O.X.
         ....... ....... ..X....",
        "start BB6 WD6 BF6 WB4 BD4 BB2 WD2 WF2; turned 2; B E7",
    );
}

#[test]
fn a_knocked_stone_put_back_changes_nothing() {
    check_with_holds(
        "20    mv1   10    mv1   10    mv1   30    mv1   20    mv1   10
         ..... ..... ..... ..... ..... .....
         ..... .X... .X... ..X.. .X... .X...
         ..... ..... ...O. ...O. ...O. ...O.
         ..... ..... ..... ..... ..... .X...
         ..... ..... ..... ..... ..... .....",
        "start; B B4; W D3; hold disturbed; resumed; B B2",
    );
}

/// A hand comes every second or two after the turn, so that no pause between two moves is long.
#[test]
fn a_turned_board_on_which_play_goes_on_at_once_is_turned_back() {
    check(
        "20        mv4 5         mv6 12        mv4 5         mv5 12        mv4 12
         ......... ......... ......... ......... ......... .........
         ......... .??...... ......... .....O... .....O... .....O...
         ......... ..?..XO.. .....XO.. .....XO.. .....XO.. .....XO..
         ..X...... ......O?. ......O.. ......O.. ......O.. ......O..
         ....X.... ....X.??? ....X.... ....X.... ....X.... ....X....
         ..O...... .....???? ......X.. ......X.. ...???X.. ...X..X..
         ..OX..... .....???? ......... ......... ..?????.. .........
         ......... .....???? ......... ......... ..??????. .........
         ......... .....???? ......... ......... ..??????. .........",
        "start BC6 BE5 WC4 WC3 BD3; turned 2; W D2; B F6",
    );
}
