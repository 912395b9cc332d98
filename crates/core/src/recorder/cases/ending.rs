//! How games end: what is pending then, what is added, and what is not.

use super::{SETTLED_INTERVAL, check, observed_frames, words};
use crate::game::point::BoardSize;
use crate::game::record::MoveFlags;
use crate::recorder::event::{CommittedMove, RecorderEvent, StopCause};
use crate::recorder::machine::{Recorder, RecorderSettings};
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::Observation;

#[test]
fn a_hardly_visible_last_stone_is_asked_about_when_the_record_is_frozen() {
    check(
        "s       s       s       s       s
         ..X.O.. ..X.O.. ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. ..X.O.. ..X.O.. XXX.OOO
         O.X.O.. O.X.O.. O.X.O.. ..X.O.. XXXXOOO
         O.X.O.. O.X.O.. O.X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..XXO.. ..XXO.. ..XXO.. XXXXOOO
         ..X.O.. ..X.O.. ..XoO.. ..XoO.. XXXOOOO",
        "start BC7 WE7 BC6 WE6 BC5 WE5 WA4 BC4 WE4 WA3 BC3 WE3 BC2 WE2 BC1 WE1; B D2; ask ambiguous OD1; stop filled",
    );
}

#[test]
fn a_board_that_was_filled_in_while_the_camera_was_gone_holds_no_moves() {
    check(
        "s       s       s       s
         ....... ....... ....... XXXXOOO
         ..X.O.. ..X.O.. ..X.O.. XXXXOOO
         ....... ....... ....... XXXXOOO
         ....... ....... ....... XXXXOOO
         ....... ....... ....... XXXXOOO
         ....... ..X.... ..X.O.. XXXXOOO
         ....... ....... ....... XXX.OOO",
        "start BC6 WE6; B C2; W E2; stop filled",
    );
}

#[test]
fn a_point_that_is_misread_at_the_same_time_hides_no_pending_stone() {
    check(
        "s       s       s       s       s
         ..X.O.. ..X.O.. ..X.x.. ..X.x.. XXXXOOO
         ..X.O.. ..X.O.. ..X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..X.O.. ..X.O.. ..X.O.. XXX.OOO
         O.X.O.. O.X.O.. O.X.O.. ..X.O.. XXXXOOO
         O.X.O.. O.X.O.. O.X.O.. ..X.O.. XXXXOOO
         ..X.O.. ..XXO.. ..XXO.. ..XXO.. XXXXOOO
         ..X.O.. ..X.O.. ..XoO.. ..XoO.. XXXOOOO",
        "start BC7 WE7 BC6 WE6 BC5 WE5 WA4 BC4 WE4 WA3 BC3 WE3 BC2 WE2 BC1 WE1; B D2; ask ambiguous OD1; stop filled",
    );
}

#[test]
fn a_last_stone_made_out_better_is_written_down_and_marked() {
    check(
        "s       s       s       s
         ..X.O.. ..X.O.. ..X.O.. ..X....
         ..X.O.. ..X.O.. ..X.O.. .......
         ..X.O.. ..X.O.. ..X.O.. .......
         ..X.O.. ..X.O.. ..X.O.. .......
         ..X.O.. ..X.O.. ..X.O.. .......
         ..X.O.. ..XXO.. ..XXO.. .......
         ..X.O.. ..X.O.. ..XyO.. .......",
        "start BC7 WE7 BC6 WE6 BC5 WE5 BC4 WE4 BC3 WE3 BC2 WE2 BC1 WE1; B D2; W D1 uncertain; stop cleared",
    );
}

#[test]
fn a_hardly_visible_last_stone_is_asked_about_when_the_source_ends() {
    check(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...o.
         ..... ..... .....
         ..... ..... .....",
        "start; B B4; ask ambiguous OD3",
    );
}

#[test]
fn the_first_stone_of_a_fill_is_asked_about_where_it_may_have_been_a_move() {
    check(
        "20      mv1     20      600     mv1     10      mv1     10      mv1     10      mv1     10      mv1     10      mv1     30
         ..X.O..         ..X.O.. ..X.O..         O.X.O..         OOX.O..         OOX.O..         OOX.O..         OOX.O..         OOX.O..
         ..X.O..         ..X.O.. ..X.O..         ..X.O..         ..X.O..         O.X.O..         OOX.O..         OOX.O..         OOX.O..
         ..X.O..         ..X.O.. ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..         O.X.O..         OOX.O..
         ..X.O..         ..X.O.. ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..
         ..X.O..         ..X.O.. ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..
         ..X.O..         ..X.O.. ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..         ..X.O..
         ..X.O..         ..XXO.. ..XXO..         ..XXO..         ..XXO..         ..XXO..         ..XXO..         ..XXO..         ..XXO..",
        "start BC7 WE7 BC6 WE6 BC5 WE5 BC4 WE4 BC3 WE3 BC2 WE2 BC1 WE1; B D1; W A7; back 1; ask move-or-fill OA7; stop filled",
    );
}

#[test]
fn a_board_that_is_cleared_of_the_dead_and_then_filled_is_being_counted() {
    check(
        "s       s       s       s       s
         ..X.O.. ..X.O.. ..X.O.. O.X.O.. XXXXO..
         O.X.O.. O.X.O.. ..X.O.. O.X.O.. XXXXOOO
         O.X.O.. O.X.O.. ..X.O.. O.X.O.. XXX.OOO
         O.X.O.. O.X.O.. ..X.O.. ..X.O.. XXXXOOO
         O.X.O.. O.X.O.. ..X.O.. ..X.O.. XXXXOOO
         O.X.O.. O.X.O.. ..X.O.. ..X.OO. XXXXOOO
         ..X.O.. ..XXO.. ..XXO.. ..XXO.. XXXXOOO",
        "start BC7 WE7 WA6 BC6 WE6 WA5 BC5 WE5 WA4 BC4 WE4 WA3 BC3 WE3 WA2 BC2 WE2 BC1 WE1; B D1; stop cleared; stop filled",
    );
}

/// After `film` both sides pass, as a person says, and `after` follows.
fn check_after_passes(film: &str, after: &str, expected: &str) {
    check_counted_after_passes(|_| {}, film, after, expected);
}

/// As [`check_after_passes`], where a person does something with the recorder after the passes.
fn check_counted_after_passes(act: impl Fn(&mut Recorder), film: &str, after: &str, expected: &str) {
    check_noted_after_passes(act, |_| Vec::new(), film, after, expected);
}

/// As [`check_counted_after_passes`], where something is done after each further look, too, which returns its events.
fn check_noted_after_passes(
    act: impl Fn(&mut Recorder),
    look: impl Fn(&mut Recorder) -> Vec<RecorderEvent>,
    film: &str,
    after: &str,
    expected: &str,
) {
    let mut recorder = Recorder::new(RecorderSettings::default());
    let looks = observed_frames(film);
    let mut events: Vec<RecorderEvent> = looks.iter().flat_map(|(s, settled)| recorder.observe(s, *settled)).collect();
    let time = SETTLED_INTERVAL * looks.len() as u32;
    let turn = recorder.position().unwrap().to_play();
    for color in [turn, turn.opponent()] {
        events.push(RecorderEvent::Moved(CommittedMove {
            number: recorder.moves().len() + 1,
            color,
            point: None,
            time,
            committed: time,
            confidence: 1.0,
            flags: MoveFlags::NONE,
        }));
    }
    events.push(RecorderEvent::Stopped { time, why: StopCause::Passes });
    let mut recorder = Recorder::resumed(RecorderSettings::default(), &events);
    act(&mut recorder);
    for (observed, settled) in observed_frames(after) {
        let FrameObservation::Board(observation) = observed else { panic!("only boards here") };
        let observed = FrameObservation::Board(Observation { time: observation.time + time, ..observation });
        events.extend(recorder.observe(&observed, settled));
        events.extend(look(&mut recorder));
    }
    events.extend(recorder.finish());
    let size = BoardSize::new(5).unwrap();
    let events: Vec<String> = events.iter().filter_map(|e| words(e, size, false)).collect();
    assert_eq!(events.join("; "), expected, "{film}{after}");
}

#[test]
fn dame_after_two_passes_are_added_and_marked_in_whatever_order() {
    check_after_passes(
        "s     s
         .X.O. .X.O.
         .XO.. .XO..
         .XO.. .XO..
         .XO.. .XO..
         .X.O. XX.O.",
        "s     s     s     s
         .X.O. .XOO. .XOO. .XOO.
         .XO.. .XO.. .XO.. .XO..
         .XO.. .XO.. .XO.. .XO..
         .XO.. .XO.. .XO.. .XO..
         XX.O. XX.O. XXOO. XXOO.",
        "start BB5 WD5 BB4 WC4 BB3 WC3 BB2 WC2 BB1 WD1; B A1; W pass; B pass; stop passes; W C5 after-stop; W C1 out-of-turn after-stop",
    );
}

#[test]
fn no_stone_is_a_move_while_a_person_follows_the_count() {
    let film = "s     s     s
         .XO.. .XO.. .XO..
         .XO.. .XO.. .XO..
         .XO.. .XO.. .XO..
         .XO.. .XO.. .XO..
         .X... .X... .XX..";
    // White's compensation comes in two looks, then the territories are filled.
    let counted = "s     s     s     s     s
         OXO.. OXO.. OXOOO OXOOO OXOOO
         OXO.. OXO.. OXOOO OXOOO OXOOO
         .XO.. .XO.. .XOOO XXOOO XXOOO
         .XO.. OXO.. OXOOO OXOOO OXOOO
         .XX.. .XX.. .XXOO .XXOO .XXOO";
    let game = "start BB5 WC5 BB4 WC4 BB3 WC3 BB2 WC2 BB1; B C1; W pass; B pass; stop passes";
    check_counted_after_passes(|r| _ = r.begin_count(), film, counted, &format!("{game}; stop filled"));
    // Where nobody asked for it, and the compensation is seen before its stones have lain for long, the record is frozen, too.
    let filmed = counted.replacen("s     s     s     s     s", "x9    x9    x9    x9    x9", 1);
    check_noted_after_passes(|_| {}, Recorder::note_fill, film, &filmed, &format!("{game}; stop filled"));
    // Whoever leaves the count plays on.
    let moved = format!("{game}; W D1 after-stop");
    let played = "s     s
         .XO.. .XO..
         .XO.. .XO..
         .XO.. .XO..
         .XO.. .XO..
         .XXO. .XXO.";
    let left = |r: &mut Recorder| {
        r.begin_count();
        r.leave_count();
    };
    check_counted_after_passes(left, film, played, &moved);
    check_counted_after_passes(|r| _ = r.begin_count(), film, played, game);
}

#[test]
fn no_stone_in_territory_is_a_move_after_two_passes_until_a_person_says_so() {
    let film = "s     s     s
         .XO.. .XO.. .XO..
         .XO.. .XO.. .XO..
         .XO.. .XO.. .XO..
         .XO.. .XO.. .XO..
         .XO.. .XO.. XXO..";
    let game = "start BB5 WC5 BB4 WC4 BB3 WC3 BB2 WC2 BB1 WC1; B A1; W pass; B pass; stop passes";
    // White compensates one stone, then another one, and the territories are filled: a folder of photographs.
    let counted = "s     s     s     s
         .XO.. OXO.. OXOOO OXOOO
         .XO.. .XO.. OXOOO OXOOO
         .XO.. .XO.. .XOOO XXOOO
         .XO.. .XO.. .XOOO XXO.O
         XXO.. XXO.. XXOOO XXOOO";
    check_after_passes(film, counted, &format!("{game}; ask move-or-fill OA5; settled 1; stop filled"));
    // Where the stones stay alone they are asked about, all together, also at the end of the source; neutral points are filled by moves.
    let alone = "s     s     s     s
         OXO.. OXO.. OXO.. OXO..
         .XO.. .XO.. XXO.. XXO..
         .XO.. .XO.. .XO.. .XO..
         .XO.. .XO.. .XO.. .XO..
         XXO.. XXO.. XXO.. XXO..";
    check_after_passes(film, alone, &format!("{game}; ask move-or-fill OA5; settled 1; ask move-or-fill OA5 XA4"));
    let at_the_end = "x4
         OXO..
         .XO..
         .XO..
         .XO..
         XXO..";
    check_after_passes(film, at_the_end, &format!("{game}; ask move-or-fill OA5"));
}

#[test]
fn play_on_after_two_passes_is_marked() {
    check_after_passes(
        "s     s     s
         ..... ..... .....
         ..... .X... .X...
         ..... ..... ...O.
         ..... ..... .....
         ..... ..... .....",
        "s     s     s
         ..... ..... .....
         .X... .X... .X...
         ...O. .X.O. .X.O.
         ..... ..... ..O..
         ..... ..... .....",
        "start; B B4; W D3; B pass; W pass; stop passes; B B3 after-stop; W C2 after-stop",
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
fn a_stone_out_of_turn_before_the_board_is_cleared_is_not_forgotten() {
    check(
        "s       s       s       s       s
         .X.O.X. .X.O.X. .X.O.X. ....... .......
         .O.X.O. .O.X.O. .O.X.O. .....O. .......
         .X.O.X. .X.O.X. .X.O.X. ....... .......
         ....... ..X.... ..X.... ....... ..X....
         ....... ....... ....X.. ....X.. .......
         ....... ....... ....... ....... .......
         ....... ....... ....... ....... .......",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; ask out-of-turn XE3; stop cleared",
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
fn another_board_with_more_stones_is_no_fill() {
    // Eight of the ten stones are gone, or of the other colour; it goes on when its own board is back.
    let expected = "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; stop cleared; reopened; W F3";
    check(
        "s       s       s       s       s       s
         .X.O.X. .X.O.X. ..OX... ..OX... .X.O.X. .X.O.X.
         .O.X.O. .O.X.O. .XXO.O. .XXO.O. .O.X.O. .O.X.O.
         .X.O.X. .X.O.X. ..X.OO. ..X.OO. .X.O.X. .X.O.X.
         ....... ..X.... .OXXOX. .OXXOX. ..X.... ..X....
         ....... ....... ..OXO.. ..OXOX. ....... .....O.
         ....... ....... .XO.X.. .XO.X.. ....... .......
         ....... ....... ...O... ...O... ....... .......",
        expected,
    );
    check(
        "20      mv1     20      no30    60      no30    40      mv1     20
         .X.O.X.         .X.O.X.         ..OX...         .X.O.X.         .X.O.X.
         .O.X.O.         .O.X.O.         .XXO.O.         .O.X.O.         .O.X.O.
         .X.O.X.         .X.O.X.         ..X.OO.         .X.O.X.         .X.O.X.
         .......         ..X....         .OXXOX.         ..X....         ..X....
         .......         .......         ..OXO..         .......         .....O.
         .......         .......         .XO.X..         .......         .......
         .......         .......         ...O...         .......         .......",
        expected,
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
fn many_stones_that_are_gone_for_three_seconds_are_a_misplaced_grid() {
    check(
        "20      mv1     10      mv1     30      mv1     20
         XOXOXO.         XOXOXO.         .......         XOXOXO.
         OXOXOX.         OXOXOX.         .......         OXOXOX.
         XOXOXO.         XOXOXO.         .......         XOXOXO.
         OXOXOX.         OXOXOX.         .......         OXOXOX.
         .......         .......         .......         .......
         .......         ..X....         .......         ..X....
         .......         .......         .......         .......",
        "start BA7 WB7 BC7 WD7 BE7 WF7 WA6 BB6 WC6 BD6 WE6 BF6 BA5 WB5 BC5 WD5 BE5 WF5 WA4 BB4 WC4 BD4 WE4 BF4; B C2",
    );
}

#[test]
fn stones_put_on_a_cleared_board_for_a_moment_are_no_fill() {
    check(
        "20      mv1     10      mv1     60      mv1     10      mv1     40
         .X.O.X.         .X.O.X.         .......         XXXOOO.         .......
         .O.X.O.         .O.X.O.         .......         XXXOOO.         .......
         .X.O.X.         .X.O.X.         .......         .......         .......
         .......         ..X....         .......         .......         .......
         .......         .......         .......         .......         .......
         .......         .......         .......         .......         .......
         .......         .......         .......         .......         .......",
        "start BB7 WD7 BF7 WB6 BD6 WF6 BB5 WD5 BF5; B C4; stop cleared",
    );
}

#[test]
fn a_stone_that_only_the_last_picture_shows_beside_a_hand_is_asked_about() {
    check(
        "s     s     s     s
         ..... ..... ..... .....
         ..... ..... ..... ???..
         ..... ..... ..... ???..
         ..... .X... .XO.. .XOX.
         ..... ..... ..... .....",
        "start; B B2; W C2; ask ambiguous XD2",
    );
    check(
        "s     s     s     s
         ..... ..... ..... .....
         ..... ..... ..... ???..
         ..... ..... ..... ???..
         ..... .X... .X... .XX..
         ..... ..... ..... .....",
        "start; B B2; ask out-of-turn XC2",
    );
}

#[test]
fn the_tip_of_a_finger_is_no_last_stone_of_a_film() {
    check(
        "20    5     20    5     20    2
         ..... ..... ..... ..... ..... .....
         ..... .???. ..... ..... ..... .....
         ..... .???. .X... .X... .X... .X?..
         ..... .???. ..... ..??. ..O.. ..OX?
         ..... ..... ..... ..??. ..... ..???",
        "start; B B3; W C2",
    );
}

#[test]
fn compensation_that_is_laid_stone_by_stone_is_no_play() {
    // White lays four stones in Black's territory, then Black fills.
    check(
        "20      mv1     60      mv1     40      mv1     40      mv1     40      mv1     40      mv1     40      mv1     60
         ..XO...         ..XO...         O.XO...         OOXO...         OOXO...         OOXO...         OOXO...         OOXO...
         ..XO...         ..XO...         ..XO...         ..XO...         O.XO...         OOXO...         OOXO...         OOXO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         X.XO...         XXXO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ...O...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...",
        "start BC7 WD7 BC6 WD6 BC5 WD5 BC4 WD4 BC3 WD3 BC2 WD2 WD1; B C1; W A7; ask out-of-turn OB7; settled 1; ask out-of-turn OB7 OA6; settled 2; back 1; ask move-or-fill OA7; stop filled",
    );
}

#[test]
fn a_fill_that_both_sides_begin_stone_by_stone_is_no_play() {
    check(
        "20      mv1     60      mv1     30      mv1     30      mv1     30      mv1     30      mv1     40      mv1     40      mv1     40      mv1     60
         ..XO...         ..XO...         ..XO..O         X.XO..O         X.XO.OO         XXXO.OO         XXXO.OO         XXXO.OO         XXXO.OO         XXXOOOO
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         X.XO...         XXXO...         XXXO..O         XXXO.OO
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ...O...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...",
        "start BC7 WD7 BC6 WD6 BC5 WD5 BC4 WD4 BC3 WD3 BC2 WD2 WD1; B C1; W G7; B A7; W F7; B B7; ask out-of-turn XA6; settled 1; back 4; ask move-or-fill OG7 XA7 OF7 XB7; stop filled",
    );
}

#[test]
fn a_move_in_territory_before_the_pause_stays_in_the_record() {
    check(
        "20      mv1     60      mv1     90      mv1     30      mv1     30      mv1     30      mv1     40      mv1     40      mv1     40      mv1     60
         ..XO...         ..XO...         ..XO..O         X.XO..O         X.XO.OO         XXXO.OO         XXXO.OO         XXXO.OO         XXXO.OO         XXXOOOO
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         X.XO...         XXXO...         XXXO..O         XXXO.OO
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...
         ...O...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...         ..XO...",
        "start BC7 WD7 BC6 WD6 BC5 WD5 BC4 WD4 BC3 WD3 BC2 WD2 WD1; B C1; W G7; B A7; W F7; B B7; ask out-of-turn XA6; settled 1; back 3; ask move-or-fill OG7 XA7 OF7 XB7; stop filled",
    );
}

#[test]
fn in_single_pictures_the_first_stones_of_a_fill_are_asked_about() {
    check(
        "s       s       s       s
         ..XO... ..XO... X.XO..O XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ...O... ..XO... ..XO... .XXOOO.",
        "start BC7 WD7 BC6 WD6 BC5 WD5 BC4 WD4 BC3 WD3 BC2 WD2 WD1; B C1; W G7 order-unseen; B A7 order-unseen; ask move-or-fill OG7 XA7; stop filled",
    );
    check(
        "s       s       s       s
         ..XO... ..XO... XXXO..O XXXOOOO
         ..XO... ..XO... X.XO..O XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ..XO... ..XO... ..XO... XXXOOOO
         ...O... ..XO... ..XO... .XXOOO.",
        "start BC7 WD7 BC6 WD6 BC5 WD5 BC4 WD4 BC3 WD3 BC2 WD2 WD1; B C1; stop filled",
    );
}

#[test]
fn an_invasion_with_a_stone_out_of_turn_is_play() {
    check(
        "20      mv1     60      mv1     30      mv1     30      mv1     30      mv1     40      mv1     40      mv1     60
         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..
         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ..OXO..         .XOXO..
         ...XO..         ...XO..         .O.XO..         .OXXO..         .OXXO..         .OXXO..         .OXXO..         .OXXO..
         ...XO..         ...XO..         ...XO..         ...XO..         .O.XO..         .O.XO..         .O.XO..         .O.XO..
         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         .O.XO..         .O.XO..         .O.XO..
         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..
         ....O..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..         ...XO..",
        "start BD7 WE7 BD6 WE6 BD5 WE5 BD4 WE4 BD3 WE3 BD2 WE2 WE1; B D1; W B5; B C5; W B4; ask out-of-turn OB3; settled 1; ask out-of-turn OC6 OB3; B B6; back 1; W B3 out-of-turn asked; W C6 out-of-turn asked; B B6",
    );
}
