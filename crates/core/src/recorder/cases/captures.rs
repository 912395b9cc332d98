//! Captures: lifted at once, later or one by one; ko and snapback.

use super::{check, check_with};
use crate::game::rules::{Preset, Rules};
use crate::recorder::machine::RecorderSettings;

#[test]
fn a_capture_is_lifted_at_once() {
    check(
        "s     s     s     s     s     s     s     s     s
         ..... ..... ..... ..... ..... ..... ..... ..... .....
         ..... ..X.. ..X.. ..X.. ..X.. ..X.. ..X.. ..X.. ..X..
         ..... ..... ..O.. .XO.. .XO.. .XOX. .XOX. .X.X. .X.X.
         ..... ..... ..... ..... ..... ..... ..... ..X.. ..X..
         ..... ..... ..... ..... O.... O.... O...O O...O O.O.O",
        "start; B C4; W C3; B B3; W A1; B D3; W E1; B C2; W C1",
    );
}

#[test]
fn a_captured_stone_may_lie_on_for_a_while() {
    check(
        "s     s     s     s     s     s     s     s
         ..... O.... O.... O.... O.... O.... O.... O....
         ..... ..... X.... X.... X.... X.... X.... X....
         ..... ..... ..... ...O. ...O. ...O. ...O. ...O.
         ..... ..... ..... ..... ..... ..O.. ..O.. ..O..
         ..... ..... ..... ..... .X... .X... .X... .X...",
        "start; W A5; B A4; W D3; B B1; W C2",
    );
    check(
        "s     s     s     s     s     s     s
         ..... O.... O.... O.... OX... .X... .X...
         ..... ..... X.... X.... X.... X.... X....
         ..... ..... ..... ...O. ...O. ...O. ...O.
         ..... ..... ..... ..... ..... ..... ..O..
         ..... ..... ..... ..... ..... ..... .....",
        "start; W A5; B A4; W D3; B B5; W C2",
    );
}

#[test]
fn a_captured_stone_still_lying_there_does_not_stop_the_game() {
    check(
        "s     s     s     s     s     s     s
         ..... O.... O.... O.... OX... OX... OX...
         ..... ..... X.... X.... X.... X.... X....
         ..... ..... ..... ...O. ...O. ...O. ...O.
         ..... ..... ..... ..... ..... ..O.. ..O..
         ..... ..... ..... ..... ..... ..... ...X.",
        "start; W A5; B A4; W D3; B B5; W C2; B D1",
    );
}

#[test]
fn captured_stones_are_lifted_one_by_one() {
    check(
        "s     s     s     s     s     s
         OO... OOX.. .OX.. .OX.. ..X.. ..X..
         XX... XX... XX... XX... XX... XX...
         ..... ..... ..... ...O. ...O. ...O.
         ...OO ...OO ...OO ...OO ...OO ...OO
         ..... ..... ..... ..... ..... ..X..",
        "start WA5 WB5 BA4 BB4 WD2 WE2; B C5; W D3; B C1",
    );
}

#[test]
fn a_ko_is_fought() {
    check(
        "s     s     s     s     s     s
         .XO.. .XO.. .XO.. .XO.. .XO.. .XO..
         XO.O. X.XO. X.XO. X.XO. XO.O. XO.O.
         .XO.. .XO.. .XO.. .XO.. .XO.. .XO..
         ..... ..... ....O ....O ....O ....O
         ..... ..... ..... X.... X.... X...X",
        "start BB5 WC5 BA4 WB4 WD4 BB3 WC3; B C4; W E2; B A1; W B4; B E1",
    );
}

#[test]
fn a_snapback_is_followed() {
    check(
        "s     s     s     s
         OO.X. OOXX. ..XX. ..XX.
         XXOX. XXOX. XXOX. XXOX.
         .XXX. .XXX. .XXX. .XXX.
         ..... ..... ..... .....
         OOO.. OOO.. OOO.. OOO.O",
        "start WA5 WB5 BD5 BA4 BB4 WC4 BD4 BB3 BC3 BD3 WA1 WB1 WC1; B C5; W E1",
    );
}

#[test]
fn the_last_stone_is_captured_by_the_next() {
    check(
        "s     s     s     s     s
         ..... .O... XO... .O... .O...
         ..... ..... ..... O.... O....
         ..... ..... ..... ..... ..X..
         ..... ..... ..... ..... .....
         ..... ..... ..... ..... .....",
        "start; W B5; B A5; W A4; B C3",
    );
    check(
        "10    mv1   10    mv1   10    3     10    mv1   10
         ..... .O... XO... ??... .O... .O...
         ..... ..... ..... ??... O.... O....
         ..... ..... ..... ??... ..... ..X..
         ..... ..... ..... ..... ..... .....
         ..... ..... ..... ..... ..... .....",
        "start; W B5; B A5; W A4; B C3",
    );
}

#[test]
fn stones_lifted_before_the_capturing_stone_is_put_are_a_capture() {
    check(
        "20    20    20    10    20
         O.... O.... ..... ..... .X...
         X.... X.... X.... X.... X....
         ..... ..... ..... ..... .....
         ..... ...O. ...O. ...O. ...O.
         ..X.. ..X.. ..X.. ..X.. ..X..",
        "start WA5 BA4 BC1; W D2; B B5",
    );
}

#[test]
fn a_ko_retaken_at_once_is_no_take_back() {
    // Black takes at C4; White puts a stone back on B4 and lifts it. Neither capture may vanish from the record.
    check(
        "s     s     s     s
         .XO.. .XO.. .XO.. .XO..
         XO.O. X.XO. XO.O. XO.O.
         .XO.. .XO.. .XO.. .XO..
         ..... ..... ..... .....
         ..... ..... ..... ....X",
        "start BB5 WC5 BA4 WB4 WD4 BB3 WC3; B C4; W B4 illegal asked; ask ko-retaken .C4 OB4; B E1",
    );
    check(
        "20    mv1   20    mv1   20    mv1   20
         .XO..       .XO..       .XO..       .XO..
         XO.O.       X.XO.       XO.O.       XO.O.
         .XO..       .XO..       .XO..       .XO..
         .....       .....       .....       .....
         .....       .....       .....       ....X",
        "start BB5 WC5 BA4 WB4 WD4 BB3 WC3; B C4; W B4 illegal asked; ask ko-retaken .C4 OB4; B E1",
    );
}

#[test]
fn a_ko_stone_taken_back_before_the_prisoner_was_lifted_is_a_take_back() {
    check(
        "s     s     s     s
         .XO.. .XO.. .XO.. .XO..
         XO.O. XOXO. XO.O. XO.O.
         .XO.. .XO.. .XO.. .XO..
         ..... ..... ..... .....
         ..... ..... ..... ....X",
        "start BB5 WC5 BA4 WB4 WD4 BB3 WC3; B C4; back 1; B E1 corrected",
    );
}

/// Black plays A5 and takes four of his own stones, as Ing's rules allow. Nobody sees the stone at A5.
const GROUP_SUICIDE: &str = "s     s     s     s     s     s
     .XO.. .XO.. .XO.. ..O.. ..O.. ..O..
     XXO.. XXO.. XXO.O ..O.O ..O.O ..O.O
     OOO.. OOO.. OOO.. OOO.. OOO.. OOO..
     ..... ..... ..... ..... ...O. ...O.
     ..... ...X. ...X. ...X. ...X. X..X.";

#[test]
fn a_group_that_takes_itself_is_a_move_where_the_rules_allow_it() {
    let ing = RecorderSettings::under(&Rules::preset(Preset::Ing));
    check_with(
        ing,
        GROUP_SUICIDE,
        "start BB5 WC5 BA4 BB4 WC4 WA3 WB3 WC3; B D1; W E4; B A5 uncertain asked; ask suicide .A5; W D2; B A1",
    );
    // The stone at A5 lies there until the four are lifted: no doubt is left.
    check_with(
        ing,
        "20    mv1   10    mv1   10    mv1   10    mv1   10    mv1   10
         .XO..       .XO..       .XO..       XXO..       ..O..       ..O..
         XXO..       XXO..       XXO.O       XXO.O       ..O.O       ..O.O
         OOO..       OOO..       OOO..       OOO..       OOO..       OOO..
         .....       .....       .....       .....       .....       ...O.
         .....       ...X.       ...X.       ...X.       ...X.       ...X.",
        "start BB5 WC5 BA4 BB4 WC4 WA3 WB3 WC3; B D1; W E4; B A5; W D2",
    );
}

#[test]
fn a_group_that_is_gone_is_asked_about_where_the_rules_forbid_suicide() {
    let area = RecorderSettings::under(&Rules::preset(Preset::Area));
    check_with(
        area,
        "s     s     s     s     s
         .XO.. .XO.. .XO.. ..O.. ..O..
         XXO.. XXO.. XXO.O ..O.O ..O.O
         OOO.. OOO.. OOO.. OOO.. OOO..
         ..... ..... ..... ..... .....
         ..... ...X. ...X. ...X. ...X.",
        "start BB5 WC5 BA4 BB4 WC4 WA3 WB3 WC3; B D1; W E4; ask vanished .B5 .A4 .B4",
    );
}
