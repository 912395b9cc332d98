//! When a move counts as made: the organiser's switch.

use super::check_with;
use crate::game::named::Named;
use crate::game::record::MoveMade;
use crate::recorder::machine::RecorderSettings;

/// The same film with the hand off, the clock pressed, the captures lifted.
#[track_caller]
fn check(film: &str, expected: [&str; 3]) {
    for (move_made, expected) in MoveMade::ALL.iter().copied().zip(expected) {
        check_with(RecorderSettings { move_made, ..RecorderSettings::default() }, film, expected);
    }
}

#[test]
fn a_stone_moved_after_the_hand_was_off_is_no_correction_where_the_clock_decides() {
    check(
        "20    mv1   20    mv1   20    mv1   20    mv1   20
         .....       .....       .....       .....       .....
         .....       .X...       .X...       .X...       .X...
         .....       .....       ...O.       .....       .....
         .....       .....       .....       ...O.       ...O.
         .....       .....       .....       .....       .X...",
        [
            "start; B B4; W D3; back 1; W D2 corrected; B B1",
            "start; B B4; W D2; B B1",
            "start; B B4; W D3; back 1; W D2 corrected; B B1",
        ],
    );
}

#[test]
fn a_capture_whose_stones_still_lie_there_is_made_when_they_are_lifted() {
    check(
        "20    mv1   20    mv1   20    mv1   20    mv1   20
         O....       OX...       O....       .X...       .X...
         X....       X....       X.X..       X....       X....
         .....       .....       .....       .....       .....
         ...O.       ...O.       ...O.       ...O.       ...O.
         ..X..       ..X..       ..X..       ..X..       ..XO.",
        [
            "start WA5 BA4 WD2 BC1; B B5; back 1; B C4 corrected; back 1; B B5 corrected; W D1",
            "start WA5 BA4 WD2 BC1; B B5; W D1",
            "start WA5 BA4 WD2 BC1; B C4; back 1; B B5 corrected; W D1",
        ],
    );
}

#[test]
fn a_reply_shows_that_the_move_was_made() {
    let film = "s     s     s     s
         ..... ..... ..... .....
         ..... .X... .X... .X...
         ..... ..... ...O. ...O.
         ..... ..... ..... .X...
         ..... ..... ..... .....";
    check(film, ["start; B B4; W D3; B B2"; 3]);
}
