//! How a game begins, and how it is resumed.

use super::{check, check_with, observed_frames, words};
use crate::game::color::Color;
use crate::game::point::BoardSize;
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};

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
fn an_empty_board_seen_for_a_moment_is_a_start() {
    // A hand comes at once and rests on the board from then on.
    check(
        "3         5         8         5         8
         ......... ??....... ......... ....??... .........
         ......... ??....... ......... ....??... .........
         ......... .??...... ..X...... ..X..?... ..X..O...
         ......... ......... ......... ......... .........
         ......... ......... ......... ......... .........
         ......... ......... ......... ......... .........
         ......... ......... ......... ......... .........
         ......... .......?? .......?? .......?? .......??
         ......... ......??? ......??? ......??? ......???",
        "start; B C7; W F7",
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
fn the_first_move_after_handicap_stones_counts_if_it_was_made_before_the_recording() {
    let film = "s       s       s
         ....... ....... .......
         ....... ....... .......
         ..X.X.. ..X.X.. ..X.X..
         ...O... ...O... ...O...
         ..X.X.. ..X.X.. ..X.X..
         ....... ...X... ...X...
         ....... ....... ..O....";
    let written = |handicap| {
        let mut recorder = Recorder::new(RecorderSettings { handicap, ..RecorderSettings::default() });
        let events = observed_frames(film).into_iter().flat_map(|(o, settled)| recorder.observe(&o, settled));
        let size = BoardSize::new(7).unwrap();
        events.filter_map(|e| words(&e, size, false)).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(written(Some(4)), "start handicap 4 BC5 BE5 BC3 BE3; W D4; B D2; W C1");
    // Where no handicap is known, the white stone may be any move.
    assert_eq!(written(None), "start BC5 BE5 WD4 BC3 BE3; B D2; W C1");
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
fn a_resumed_recorder_goes_on_where_it_was() {
    let film = "s     s     s     s     s
         ..... ..... ..... ..... .....
         ..... .X... .X... .X... .X...
         ..... ..... ...O. ...O. ...O.
         ..... ..... ..... .X... .X...
         ..... ..... ..... ..... ..O..";
    let looks = observed_frames(film);
    for cut in 1..looks.len() {
        let mut first = Recorder::new(RecorderSettings::default());
        let mut events: Vec<RecorderEvent> =
            looks[..cut].iter().flat_map(|(s, settled)| first.observe(s, *settled)).collect();
        let mut second = Recorder::resumed(RecorderSettings::default(), &events);
        events.extend(looks[cut..].iter().flat_map(|(s, settled)| second.observe(s, *settled)));
        let size = BoardSize::new(5).unwrap();
        let events: Vec<String> = events.iter().filter_map(|e| words(e, size, false)).collect();
        assert_eq!(events.join("; "), "start; B B4; W D3; B B2; W C1", "cut after {cut}");
    }
}

#[test]
fn a_resumed_recorder_takes_over_the_pause() {
    let film = "20    60    10
         ..... ..... .....
         ..... ..??. .....
         ..... ..??. .....
         ..... ..... .....
         ..... ..... .....";
    let observed = observed_frames(film);
    for cut in [75, 79] {
        let mut first = Recorder::new(RecorderSettings::default());
        let before: Vec<RecorderEvent> =
            observed[..cut].iter().flat_map(|(o, settled)| first.observe(o, *settled)).collect();
        let mut second = Recorder::resumed(RecorderSettings::default(), &before);
        let after = observed[cut..].iter().flat_map(|(o, settled)| second.observe(o, *settled));
        let events: Vec<String> =
            before.iter().cloned().chain(after).filter_map(|e| words(&e, BoardSize::NINE, true)).collect();
        assert_eq!(events.join("; "), "start; hold covered; resumed", "cut after {cut}");
    }
}

#[test]
fn handicap_stones_with_one_in_the_centre_are_no_moves() {
    check(
        "s         s
         ......... .........
         ......... .........
         ..X...X.. ..X...X..
         ......... .........
         ....X.... ....X....
         ......... .....O...
         ..X...X.. ..X...X..
         ......... .........
         ......... .........",
        "start handicap 5 BC7 BG7 BE5 BC3 BG3; W F4",
    );
}

#[test]
fn handicap_stones_laid_one_by_one_are_not_asked_about_where_their_number_is_known() {
    check_with(
        RecorderSettings { handicap: Some(2), ..RecorderSettings::default() },
        "s       s       s       s
         ....... ....... ....... .......
         ....... ....... ....... .......
         ....... ....X.. ....X.. ....X..
         ....... ....... ....... ...O...
         ....... ....... ..X.... ..X....
         ....... ....... ....... .......
         ....... ....... ....... .......",
        "start; B E5; start handicap 2 BE5 BC3; W D4",
    );
}

#[test]
fn in_a_game_joined_in_its_middle_the_side_with_fewer_stones_is_on_turn() {
    let on_turn = |board: &str| {
        let mut first = Recorder::new(RecorderSettings::default());
        let events: Vec<RecorderEvent> =
            observed_frames(board).iter().flat_map(|(seen, settled)| first.observe(seen, *settled)).collect();
        let second = Recorder::resumed(RecorderSettings::default(), &events);
        assert_eq!(second.position(), first.position(), "as before the break");
        second.position().unwrap().to_play()
    };
    let board = "s
         .....
         .XO..
         .X...
         .....
         .....";
    assert_eq!(on_turn(board), Color::White);
    assert_eq!(on_turn(&board.replace(".X...", ".XO..")), Color::Black);
}
