//! The board, the camera and the light: bumped, turned, gone dark; stones knocked about.

use super::{check, check_with_holds, events_of, events_that_follow, observed_frames};
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::recorder::event::RecorderEvent;
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
fn a_stone_that_lies_elsewhere_when_a_film_ends_is_asked_about_with_both_points() {
    check(
        "20    mv1   10    mv1   10    mv1   20
         ..... ..... ..... .....
         ..... .X... .X... ..X..
         ..... ..... ...O. ...O.
         ..... ..... ..... .....
         ..... ..... ..... .....",
        "start; B B4; W D3; ask moved .B4 XC4",
    );
}

#[test]
fn the_answers_about_a_stone_that_lies_elsewhere_are_where_it_was_played() {
    let film = |seconds: usize| {
        format!(
            "20    mv1   10    mv1   10    mv1   {}
             ..... ..... ..... .....
             ..... .X... .X... ..X..
             ..... ..... ...O. ...O.
             ..... ..... ..... .....
             ..... ..... ..... .....",
            10 * seconds
        )
    };
    // The film ends soon after it, or goes on.
    for seconds in [2, 20] {
        let mut recorder = Recorder::new(RecorderSettings::default());
        let frames = observed_frames(&film(seconds));
        let mut events: Vec<_> = frames.iter().flat_map(|(seen, settled)| recorder.observe(seen, *settled)).collect();
        events.extend(recorder.finish());
        let asked: Vec<_> =
            events.iter().filter_map(|e| if let RecorderEvent::Asked(q) = e { Some(q) } else { None }).collect();
        let [question] = asked[..] else { panic!("{seconds} s: {events:?}") };
        let size = BoardSize::new(5).unwrap();
        let said = |moves: &Vec<(Color, Option<Point>)>| {
            let one = |&(color, point): &(Color, Option<Point>)| {
                format!("{} {}", color.letter(), Point::label_or_pass(point, size))
            };
            moves.iter().map(one).collect::<Vec<_>>().join(", ")
        };
        let answers: Vec<String> = question.alternatives.iter().map(said).collect();
        assert_eq!(
            (question.after, answers),
            (0, vec!["B B4, W D3".to_owned(), "B C4, W D3".to_owned()]),
            "{seconds} s"
        );
    }
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

/// The first camera has seen three moves; the next one looks on from the next side.
const THREE_MOVES: &str = "
         20        mv1 15        mv1 15        mv1 15
         ......... ......... ......... .........
         ......... ......... ......... .........
         ......... ......... ......... .........
         ......... ......... ......... .........
         ......... ....X.... ....X.... ....X....
         ......... ......... ..O...... ..O......
         ......... ......... ......... ....X....
         ......... ......... ......... .........
         ......... ......... ......... .........";

/// Three more moves are played before the next camera has a picture.
const SIX_MOVES_FROM_THE_NEXT_SIDE: &str = "
         30        mv1 20
         ......... .........
         ......... .........
         ...O..O.. ..XO..O..
         ......... .........
         ..X.X.... ..X.X....
         ......... .........
         ..O...X.. ..O...X..
         ......... .........
         ......... .........";

/// The events without the flag of moves whose order nobody saw.
fn without_order(events: &str) -> String {
    events.replace(" order-unseen", "")
}

#[test]
fn a_camera_at_the_next_side_that_comes_after_three_more_moves_turns_the_board() {
    let events = "start; B E5; W C4; B E3; turned 3; W C7; B G7; W G3; B C3";
    for between in ["no30", "mv30", "no10 mv2", "un10", ""] {
        let film = format!("{}\n\n{between} {}", THREE_MOVES.trim(), SIX_MOVES_FROM_THE_NEXT_SIDE.trim());
        assert_eq!(without_order(&after_a_push(&film, 51)), events, "{between}");
        // In a square picture from above the board may stay in its place.
        let in_its_place = events_of(&film, RecorderSettings::default(), false);
        assert_eq!(without_order(&in_its_place), events, "{between}, in its place");
    }
}

/// White and Black play on while the next camera is brought: its first pictures are not still.
#[test]
fn a_camera_at_the_next_side_turns_the_board_when_its_first_pictures_are_not_still() {
    let turned = "
         4         mv1 4         mv1 4         mv1 30        mv1 20
         ......... ......... ......... ......... .........
         ......... ......... ......... ......... .........
         ...O..... ...O..O.. ...O..O.. ...O..O.. ..XO..O..
         ......... ......... ......... ......... .........
         ..X.X.... ..X.X.... ..X.X.... ..X.X.... ..X.X....
         ......... ......... ......... ......... .........
         ......... ......... ......X.. ..O...X.. ..O...X..
         ......... ......... ......... ......... .........
         ......... ......... ......... ......... .........";
    for between in ["no5", "mv5", ""] {
        let film = format!("{}\n\n{between} {}", THREE_MOVES.trim(), turned.trim());
        let events = "start; B E5; W C4; B E3; turned 3; W C7; B G7; W G3; B C3";
        assert_eq!(without_order(&after_a_push(&film, 66)), events, "{between}");
    }
}
