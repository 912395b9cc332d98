//! Play as it should be: moves, captures, hands, and a picture that moves.

use std::time::Duration;

use super::{check, check_with_holds, sights, words};
use crate::game::point::BoardSize;
use crate::recorder::event::Event;
use crate::recorder::machine::{Recorder, Settings};
use crate::sensing::observation::PointReading;
use crate::sensing::sight::Sight;

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
fn white_may_start() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .O... .O...
         ..... ..... ...X.
         ..... ..... .....
         ..... ..... .....",
        "start; W B4; B D3",
    );
}

#[test]
fn a_first_move_made_before_the_recording_counts() {
    check(
        "s     s
         ..... .....
         .X... .X...
         ..... ...O.
         ..... .....
         ..... .....",
        "start; B B4; W D3",
    );
}

#[test]
fn a_game_is_joined_in_the_middle() {
    check(
        "s     s     s
         ..... ..... .....
         .XO.. .XO.. .XO..
         .XO.. .XO.. .XO..
         ..... ..X.. ..X..
         ..... ..... ..O..",
        "start BB4 WC4 BB3 WC3; B C2; W C1",
    );
    check(
        "s     s
         ..... .....
         .XO.. .XO..
         .X... .X...
         ..... .O...
         ..... .....",
        "start BB4 WC4 BB3; W B2",
    );
}

#[test]
fn handicap_stones_are_no_moves() {
    check(
        "s       s       s
         ....... ....... .......
         ....... ....... .......
         ..X.X.. ..X.X.. ..X.X..
         ....... ...O... ...O...
         ..X.X.. ..X.X.. ..X.X..
         ....... ....... ...X...
         ....... ....... .......",
        "start handicap 4 BC5 BE5 BC3 BE3; W D4; B D2",
    );
}

#[test]
fn handicap_stones_laid_one_by_one_are_asked_about() {
    check(
        "s       s       s       s
         ....... ....... ....... .......
         ....... ....... ....... .......
         ....... ....X.. ....X.. ....X..
         ....... ....... ....... ...O...
         ....... ....... ..X.... ..X....
         ....... ....... ....... .......
         ....... ....... ....... .......",
        "start; B E5; start handicap 2 BE5 BC3; ask handicap XE5 XC3; W D4",
    );
}

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
        "start; B B4; ask out-of-turn OB5 OD3 OB2",
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
        "start; B B4; W D3; ask out-of-turn OB3; B E4",
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
fn a_stone_of_doubtful_colour_is_of_the_colour_whose_turn_it_is() {
    let mut recorder = Recorder::new(Settings::default());
    let mut looks = sights(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....",
    );
    let Sight::Board(last) = &mut looks[2].0 else { panic!() };
    last.readings[13] = PointReading { empty: 0.01, black: 0.5, white: 0.49, covered: 0.0 };
    let said: Vec<Event> = looks.iter().flat_map(|(s, settled)| recorder.look(s, *settled)).collect();
    let size = BoardSize::new(5).unwrap();
    let said: Vec<String> = said.iter().filter_map(|e| words(e, size, false)).collect();
    assert_eq!(said.join("; "), "start; B B4; W D3");
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
fn a_board_that_is_swept_freezes_the_record() {
    check(
        "s       s       s       s
         .X.O.X. .X.O.X. ....... .......
         .O.X.O. .O.X.O. .....O. .......
         .X.O.X. .X.O.X. ....... .......
         ....... ..X.... ....... ..X....
         ....... ....... ....... .......
         ....... ....... ....... .......
         ....... ....... ....... .......",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; stop cleared",
    );
}

#[test]
fn dead_stones_off_and_a_fill_freeze_the_record() {
    check(
        "s       s       s       s       s
         ..X.O.. ..X.O.. ..X.O.. O.X.O.. XXXXO..
         ..X.O.. ..X.O.. ..X.O.. O.X.O.. XXXXOOO
         ..X.O.. ..X.O.. ..X.O.. ..X.O.. XXX.OOO
         O.X.O.. O.X.O.. ..X.O.. ..X.O.. XXXXOOO
         O.X.O.. O.X.O.. ..X.O.. ..X.OO. XXXXOOO
         ..X.O.. ..X.O.. ..X.O.. ..X.OO. XXXXOOO
         ..X.O.. ..XXO.. ..XXO.. ..XXO.. XXXXOOO",
        "start BC7 WE7 BC6 WE6 BC5 WE5 WA4 BC4 WE4 WA3 BC3 WE3 BC2 WE2 BC1 WE1; B D1; stop filled",
    );
}

#[test]
fn a_full_board_all_at_once_is_a_fill_and_no_play() {
    check(
        "s       s       s
         ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..XXO.. XXXXOO.",
        "start BC7 WE7 BC6 WE6 BC5 WE5 BC4 WE4 BC3 WE3 BC2 WE2 BC1 WE1; B D1; stop filled",
    );
}

#[test]
fn a_stop_that_was_none_is_taken_back() {
    check(
        "s       s       s       s       s
         .X.O.X. .X.O.X. ....... .X.O.X. .X.O.X.
         .O.X.O. .O.X.O. ....... .O.X.O. .O.X.O.
         .X.O.X. .X.O.X. ....... .X.O.X. .X.O.X.
         ....... ....... ....... ....... ..O....
         ....... ....... ....... ....... .......
         ....... ....... ....... ....... .......
         ....... ..X.... ....... ..X.... ..X....",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C1; stop cleared; reopened; W C4",
    );
}

#[test]
fn what_is_pending_is_written_down_at_the_end() {
    check(
        "20    mv1   10    mv1   2
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....",
        "start; B B4; W D3",
    );
}

#[test]
fn the_time_of_a_move_is_when_the_hand_left() {
    let mut recorder = Recorder::new(Settings::default());
    let said: Vec<Event> = sights(
        "20    5     20
         ..... ..... .....
         ..... .X??? .X...
         ..... ..??? .....
         ..... ..... .....
         ..... ..... .....",
    )
    .iter()
    .flat_map(|(s, settled)| recorder.look(s, *settled))
    .collect();
    let Some(Event::Moved(m)) = said.last() else { panic!("{said:?}") };
    assert_eq!(m.time, Duration::from_millis(2500));
    assert!(m.committed <= m.time + Duration::from_millis(500), "{m:?}");
}

#[test]
fn a_resumed_recorder_goes_on_where_it_was() {
    let film = "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X...
         ..... ..... ...O. ...O. ...O.
         ..... ..... ..... .X... .X...
         ..... ..... ..... ..... ..O..";
    let looks = sights(film);
    for cut in 1..looks.len() {
        let mut first = Recorder::new(Settings::default());
        let mut said: Vec<Event> = looks[..cut].iter().flat_map(|(s, settled)| first.look(s, *settled)).collect();
        let mut second = Recorder::resumed(Settings::default(), &said);
        said.extend(looks[cut..].iter().flat_map(|(s, settled)| second.look(s, *settled)));
        let size = BoardSize::new(5).unwrap();
        let said: Vec<String> = said.iter().filter_map(|e| words(e, size, false)).collect();
        assert_eq!(said.join("; "), "start; B B4; W D3; B B2; W C1", "cut after {cut}");
    }
}
