//! The board, the camera and the light: bumped, turned, gone dark; stones knocked about.

use super::{check, check_with_holds, events_that_follow, observed_frames};
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::geometry::{Point2, Pose};

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

/// The events of `film`, whose last `after` frames a camera sees that was pushed aside by three lines.
fn after_a_push(film: &str, after: usize) -> String {
    let mut frames = observed_frames(film);
    let first = frames.len() - after;
    for (seen, _) in &mut frames[first..] {
        let FrameObservation::Board(observation) = seen else { continue };
        let corners = observation.pose.corners().map(|corner| Point2::new(corner.x + 75.0, corner.y));
        observation.pose = Pose::from_corners(observation.size, corners).unwrap();
    }
    events_that_follow(&mut Recorder::new(RecorderSettings::default()), &frames, false)
}

#[test]
fn a_camera_that_is_pushed_aside_does_not_turn_the_board() {
    let film = "20    mv1   20    mv1   30    mv1   10
         ..... ..... ..... .....
         ..... .X... .X... .X...
         ..... ..... ..... ...O.
         ..... ..... ..... .....
         ..... ..... ..... .....";
    assert_eq!(after_a_push(film, 41), "start; B B4; W D3");
    // White has played while the camera was carried.
    let film = "20    mv1   20    no5   30
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....";
    assert_eq!(after_a_push(film, 30), "start; B B4; W D3");
}

#[test]
fn a_camera_that_is_put_at_the_other_side_turns_a_board_with_a_single_stone() {
    let film = "20    mv1   20    no5   30    mv1   10
         ..... ..... ..... .....
         ..... .X... ..... .....
         ..... ..... ..... .O...
         ..... ..... ...X. ...X.
         ..... ..... ..... .....";
    assert_eq!(after_a_push(film, 41), "start; B B4; turned 2; W D3");
}
