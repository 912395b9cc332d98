//! How play goes on after a stop that a person calls none, on a board that was cleared or changed meanwhile.

use super::{observed_frames, words};
use crate::game::point::Point;
use crate::recorder::event::RecorderEvent;
use crate::recorder::machine::{Recorder, RecorderSettings};

/// The events of `film`, after which a person says that play goes on, and of `after`; then the points at which the board is
/// not as awaited, `-` where nothing is awaited.
#[track_caller]
fn check_played_on(film: &str, after: &str, expected: &str, awaited: &str) {
    let mut recorder = Recorder::new(RecorderSettings::default());
    let (before, looks) = (observed_frames(film).len(), observed_frames(&format!("{film}\n\n{after}")));
    let mut events: Vec<RecorderEvent> = Vec::new();
    for (number, (observed, settled)) in looks.iter().enumerate() {
        if number == before {
            recorder.play_on();
        }
        events.extend(recorder.observe(observed, *settled));
    }
    let size = recorder.position().unwrap().size();
    let named = |points: &[Point]| points.iter().map(|p| p.label(size)).collect::<Vec<_>>().join(" ");
    let waits = recorder.awaited().map_or("-".to_owned(), named);
    events.extend(recorder.finish());
    let events: Vec<String> = events.iter().filter_map(|e| words(e, size, false)).collect();
    assert_eq!((events.join("; ").as_str(), waits.as_str()), (expected, awaited), "\n{film}\n{after}");
}

const START: &str = "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C1; stop cleared";

/// A game that is swept off the board.
const SWEPT: &str = "s       s       s       s
         .X.O.X. .X.O.X. ....... .......
         .O.X.O. .O.X.O. .....O. .......
         .X.O.X. .X.O.X. ....... .......
         ....... ....... ....... .......
         ....... ....... ....... .......
         ....... ....... ....... .......
         ....... ..X.... ....... .......";

#[test]
fn one_move_beyond_the_record_is_written_down() {
    check_played_on(
        SWEPT,
        "s       s       s       s
         .X..... .X.O.X. .X.O.X. .X.O.X.
         .O..... .O.X.O. .O.X.O. .O.X.O.
         .X..... .X.O.X. .X.O.X. .X.O.X.
         ....... ..O.... ..O.... ..O....
         ....... ....... ....... ....X..
         ....... ....... ....... .......
         ....... ..X.... ..X.... ..X....",
        &format!("{START}; reopened; W C4; B E3"),
        "-",
    );
}

#[test]
fn several_moves_beyond_the_record_are_moves_out_of_sight() {
    check_played_on(
        SWEPT,
        "s       s       s       s       s       s       s       s       s
         .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X.
         .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O.
         .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X.
         ..O.... ..O.... ..O.... ..O.... ..O.... ..O.... ..O.... ..O.... ..O....
         ....X.. ....X.. ....X.. ....X.. ....X.. ....X.. ....X.. ....X.. ....X..
         O...... O...... O...... O...... O...... O...... O...... O...... O......
         ..X...X ..X...X ..X...X ..X...X ..X...X ..X...X ..X...X ..X...X ..X...X",
        &format!("{START}; reopened; W C4 order-unseen; B E3 order-unseen; W A2 order-unseen; B G1 order-unseen"),
        "-",
    );
}

#[test]
fn a_stone_beyond_the_record_that_is_out_of_turn_is_asked_about() {
    check_played_on(
        SWEPT,
        "s       s       s       s       s       s       s
         .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X.
         .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O.
         .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X. .X.O.X.
         ....... ....... ....... ....... ....... ....... .......
         ....X.. ....X.. ....X.. ....X.. ....X.. ....X.. ....X..
         ....... ....... ....... ....... ....... ....... .......
         ..X.... ..X.... ..X.... ..X.... ..X.... ..X.... ..X....",
        &format!("{START}; reopened; ask out-of-turn XE3"),
        "-",
    );
}

#[test]
fn a_stone_that_nobody_sees_is_not_asked_about() {
    check_played_on(
        SWEPT,
        "s       s       s       s       s       s       s
         .X..OX. .X..OX. .X..OX. .X..OX. .X..OX. .X..OX. .X..OX.
         .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O.
         X..O.X. X..O.X. X..O.X. X..O.X. X..O.X. X..O.X. X..O.X.
         ....... ....... ....... ....... ....... ....... .......
         ....... ....... ....... ....... ....... ....... .......
         ....... ....... ....... ....... ....... ....... .......
         ..X.... ..X.... ..X.... ..X.... ..X.... ..X.... ..X....",
        &format!("{START}; reopened; ask moved .D7 OE7 XA5 .B5"),
        "-",
    );
}

#[test]
fn a_board_that_is_far_from_the_record_is_named_and_nothing_is_written_down() {
    check_played_on(
        SWEPT,
        "s       s       s       s       s       s       s
         .X...X. .X...X. .X...X. .X...X. .X...X. .X...X. .X...X.
         ...X... ...X... ...X... ...X... ...X... ...X... ...X...
         ....... ....... ....... ....... ....... ....... .......
         ..O.... ..O.... ..O.... ..O.... ..O.... ..O.... ..O....
         ....X.. ....X.. ....X.. ....X.. ....X.. ....X.. ....X..
         ....... ....... ....... ....... ....... ....... .......
         ....... ....... ....... ....... ....... ....... .......",
        START,
        "D7 B6 F6 B5 D5 F5",
    );
}

#[test]
fn stones_put_back_one_by_one_before_a_camera_bring_the_game_back_with_its_next_move() {
    check_played_on(
        "20      mv1     10      mv10    60
         .X.O.X.         .X.O.X.         .......
         .O.X.O.         .O.X.O.         .......
         .X.O.X.         .X.O.X.         .......
         .......         .......         .......
         .......         .......         .......
         .......         .......         .......
         .......         ..X....         .......",
        "mv10    10      mv10    10      mv10    40      mv1     20
                 .X.....         .X.O.X.         .X.O.X.         .X.O.X.
                 .O.....         .O.....         .O.X.O.         .O.X.O.
                 .X.....         .X.....         .X.O.X.         .X.O.X.
                 .......         .......         ..O....         ..O....
                 .......         .......         .......         ....X..
                 .......         .......         .......         .......
                 ..X....         ..X....         ..X....         ..X....",
        &format!("{START}; reopened; W C4; B E3"),
        "-",
    );
}

#[test]
fn a_board_under_a_hand_is_not_the_one_that_is_awaited() {
    check_played_on(
        SWEPT,
        "s       s       s
         .X.O.X. .X.O.X. .X.O.X.
         .O.X.O. .O.X.O. .O.X.O.
         .X.O.X. .X.O.X. .X.O.X.
         ....... ....... .......
         ....... ....... .......
         ....??? ....??? ....???
         ..X.??? ..X.??? ..X.???",
        START,
        "",
    );
}

#[test]
fn two_stones_that_lie_beside_their_points_are_asked_about() {
    // Black's B7 lies at A7, and Black's F5 at G5.
    check_played_on(
        SWEPT,
        "s       s       s       s       s       s       s
         X..O.X. X..O.X. X..O.X. X..O.X. X..O.X. X..O.X. X..O.X.
         .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O. .O.X.O.
         .X.O..X .X.O..X .X.O..X .X.O..X .X.O..X .X.O..X .X.O..X
         ....... ....... ....... ....... ....... ....... .......
         ....... ....... ....... ....... ....... ....... .......
         ....... ....... ....... ....... ....... ....... .......
         ..X.... ..X.... ..X.... ..X.... ..X.... ..X.... ..X....",
        &format!("{START}; reopened; ask moved XA7 .B7 .F5 XG5"),
        "-",
    );
}
