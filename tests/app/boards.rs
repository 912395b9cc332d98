//! Several boards in one picture: choosing among them before the game, and the tabs of those that are recorded together.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui::{ViewportCommand, ViewportId};
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::backend::WhichBoard;
use kifuscribe::app::command::{
    ArchiveCommand, Command, HallCommand, RecordingCommand, SourceCommand, SpectatorCommand,
};
use kifuscribe::app::hall_form::HallForm;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::settings::{BoardPlace, BoardPlaces};
use kifuscribe_network::live::broadcast::LiveScope;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_vision::several_boards::FoundBoards;

use super::pictures::photograph;
use super::script::{Script, game, question};
use super::{Window, close, is_there, opened, press, says, stop, text_of, wait};

/// Width and height of the picture of one board, and of each of the three beside each other, in pixels.
const PICTURE: (usize, usize) = (640, 480);

/// A photograph of three tables beside each other, and where their boards lie.
fn photograph_of_three() -> (Frame, Vec<Observation>) {
    let empty = ".........";
    let boards = [
        ["....X....", "..O...X..", "..X......"],
        ["..X......", "....O....", "...X....."],
        [empty, "..O......", "......X.."],
    ];
    let boards = boards.map(|[a, b, c]| photograph(&[empty, empty, a, empty, b, empty, c, empty, empty]));
    let mut rgb = Vec::new();
    for row in 0..PICTURE.1 {
        for (frame, _) in &boards {
            rgb.extend_from_slice(&frame.rgb[3 * row * PICTURE.0..3 * (row + 1) * PICTURE.0]);
        }
    }
    let beside = |(i, (_, observation)): (usize, (Frame, Observation))| {
        let corners = observation.pose.corners().map(|c| Point2::new(c.x + (i * PICTURE.0) as f64, c.y));
        Observation { pose: Pose::from_corners(observation.size, corners).unwrap(), ..observation }
    };
    (Frame::new(3 * PICTURE.0, PICTURE.1, rgb), boards.into_iter().enumerate().map(beside).collect())
}

/// A script whose preview shows three boards; the second was found first. Each can be recorded.
pub(super) fn hall() -> Script {
    let mut script = Script::new();
    let (frame, seen) = photograph_of_three();
    let poses: Vec<Pose> = seen.iter().map(|observation| observation.pose).collect();
    script.say(|s| {
        (s.frame, s.observation) = (Some(frame.clone()), Some(Arc::new(seen[1].clone())));
        s.boards = Some(Arc::new(FoundBoards { seen: poses.len(), poses, picture: (frame.width, frame.height) }));
    });
    let recorded = |(i, (moves, seen)): (usize, (&str, Observation))| {
        let mut view = game(moves, if i == 2 { vec![question(1, 2)] } else { Vec::new() }).view();
        if i == 0 {
            (view.info.black.name, view.info.white.name) = ("Ito".into(), "Novák".into());
        }
        let folder = PathBuf::from(format!("/records/board-1-{}", i + 1));
        let start = Snapshot::starting(folder.with_extension("sgf"), folder.with_extension("session"));
        Rc::new(RefCell::new(Arc::new(Snapshot {
            view: Arc::new(view),
            status: format!("Watching board {}", i + 1),
            frame: Some(frame.clone()),
            observation: Some(Arc::new(seen)),
            ..start
        })))
    };
    script.boards = ["C3 G7 G3", "E5", "D4 F6"].into_iter().zip(seen).enumerate().map(recorded).collect();
    script
}

fn checking(script: &Script) -> Window {
    let mut window = script.clone().with_source().window();
    press(&mut window, "Check the view");
    window
}

/// The window while all three boards are recorded.
fn recording_all(script: &Script) -> Window {
    let mut window = checking(script);
    press(&mut window, "All of them");
    press(&mut window, "Start recording");
    window
}

/// Ends the recording of a board.
fn end_board(script: &Script, board: usize) {
    let mut over = Snapshot::clone(&script.boards[board].borrow());
    (over.finished, over.frames_seen, over.version) = (true, 9, over.version + 1);
    *script.boards[board].borrow_mut() = Arc::new(over);
}

/// The numbers of the boards that were recorded, with how many were in the picture.
fn recorded(script: &Script) -> Vec<(usize, usize)> {
    let of = |which: &WhichBoard| match which {
        WhichBoard::OneOf(place) => (place.number, place.poses.len()),
        other => panic!("{other:?}"),
    };
    script.notice.borrow().requests.iter().map(|request| of(&request.which)).collect()
}

/// A recording that was killed, named after its board.
pub(super) fn unfinished(session: &Path) -> StoredRecording {
    let board = session.file_stem().unwrap().to_string_lossy();
    StoredRecording {
        session: session.to_owned(),
        name: format!("board {}", board.rsplit('-').next().unwrap()),
        moves: Some(2),
        is_unfinished: true,
        can_go_on: false,
        players: Default::default(),
        moved_to: None,
        is_recorded: false,
        unsent: None,
        game: None,
        result: None,
        age: Duration::ZERO,
    }
}

#[test]
fn a_click_chooses_one_of_the_boards_in_the_picture() {
    let script = hall();
    let mut window = checking(&script);
    assert!(is_there(&window, "3 boards are in the picture. Which are recorded?"));
    // The board in the picture and the line below have the same name; the picture's comes first.
    window.query_all_by_label("Board 3").next().unwrap().click();
    window.run_steps(4);
    assert_eq!(script.notice.borrow().chosen.last().unwrap().as_ref().unwrap().number, 2);
    let kept = script.notice.borrow().remembered.last().unwrap().boards[0].clone();
    assert_eq!((kept.source.as_str(), kept.chosen.as_slice(), kept.boards.len()), ("camera:usb-1", &[2][..], 3));
    press(&mut window, "Start recording");
    assert_eq!(recorded(&script), [(2, 3)]);
    assert!(!says(&window, "Board 1:"), "one board has no tabs");
}

#[test]
fn the_choice_is_kept_for_the_source_and_its_absence_is_said() {
    let script = hall();
    let poses = script.snapshot.borrow().boards.as_ref().unwrap().poses.clone();
    let mut again = script.clone().with_source();
    again.settings.boards = vec![BoardPlaces {
        source: "camera:usb-1".to_owned(),
        width: 3 * PICTURE.0,
        height: PICTURE.1,
        chosen: vec![0],
        boards: poses[..2].iter().map(BoardPlace::of).collect(),
    }];
    let mut window = again.window();
    press(&mut window, "Check the view");
    let shown = script.notice.borrow().previews[0].1.clone();
    assert!(matches!(shown, WhichBoard::OneOf(place) if place.number == 0));
    // Somebody has put the chosen board away.
    script.say(|s| {
        s.observation = None;
        s.boards = s
            .boards
            .as_ref()
            .map(|found| Arc::new(FoundBoards { poses: vec![poses[1]], seen: 1, ..(**found).clone() }));
    });
    window.run_steps(4);
    assert!(is_there(&window, "The board that was chosen is not in the picture."));
    press(&mut window, "Record the board that is there");
    assert_eq!(script.notice.borrow().remembered.last().unwrap().boards, []);
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[0].which, WhichBoard::Found);
}

#[test]
fn boards_that_are_recorded_together_have_tabs_and_each_ends_by_itself() {
    let script = hall();
    let mut window = recording_all(&script);
    assert_eq!(recorded(&script), [(0, 3), (1, 3), (2, 3)]);
    for tab in ["Board 1: Ito - Novák, 3 moves", "Board 2: 1 move", "Board 3: 2 moves, question"] {
        assert!(is_there(&window, tab), "{tab}");
    }
    assert!(is_there(&window, "Watching board 1"));
    press(&mut window, "Board 3: 2 moves, question");
    assert!(is_there(&window, "Watching board 3"));
    assert!(says(&window, "Board 9x9 after move 2, White F6"));

    // The game on the third board is over; the others go on.
    stop(&mut window);
    end_board(&script, 2);
    window.run_steps(4);
    assert_eq!(script.notice.borrow().stops, 1);
    for command in [
        Command::Recording(RecordingCommand::Resume),
        Command::Archive(ArchiveCommand::Open),
        Command::Recording(RecordingCommand::Open("/records/b.sgf".into())),
    ] {
        assert!(!window.state().is_available(&command), "{command:?}: the others are recorded with the camera");
    }
    press(&mut window, "New recording…");
    assert!(is_there(&window, "Watching board 2"), "the next board is on the screen");
    assert!(!says(&window, "Board 3"));

    // A board that ends beside the screen says so in its tab.
    end_board(&script, 0);
    window.run_steps(4);
    assert!(is_there(&window, "Board 1: Ito - Novák, 3 moves, over"));
}

#[test]
fn closing_the_window_asks_once_and_ends_every_recording() {
    let script = hall();
    let mut window = recording_all(&script);
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.run_steps(4);
    press(&mut window, "End it and close");
    assert_eq!(script.notice.borrow().stops, 3);
    let closes = |window: &mut Window| {
        window.step();
        window.output().viewport_output[&ViewportId::ROOT].commands.contains(&ViewportCommand::Close)
    };
    for board in 0..script.boards.len() {
        assert!(!closes(&mut window), "{board} boards have ended");
        end_board(&script, board);
    }
    assert!(closes(&mut window));
}

#[test]
fn what_was_recorded_together_goes_on_together_after_a_kill() {
    let script = hall();
    let session = |board: usize| PathBuf::from(format!("/records/board-1-{board}.session"));
    let _ = recording_all(&script);
    let mut again = script.clone().with_source();
    again.settings = script.notice.borrow().remembered.last().unwrap().clone();
    let sessions: Vec<PathBuf> = again.settings.boards[0].boards.iter().map(|board| board.session.clone()).collect();
    assert_eq!(sessions, [session(1), session(2), session(3)]);
    // The game on the second board was over before the kill.
    again.recordings = [1, 3].map(|board| unfinished(&session(board))).to_vec();
    script.notice.borrow_mut().requests.clear();
    let mut window = again.window();
    press(&mut window, "Go on with board 1");
    assert_eq!(recorded(&script), [(0, 3), (2, 3)]);
    let resumed = script.notice.borrow().requests.iter().map(|r| r.resume.clone().unwrap().session).collect::<Vec<_>>();
    assert_eq!(resumed, [session(1), session(3)]);
}

#[test]
fn a_board_that_cannot_be_recorded_does_not_end_the_others() {
    let script = hall();
    let fail = |board: usize| {
        let snapshot = Snapshot::clone(&script.boards[board].borrow());
        let error = Some("its journal is in use".to_owned());
        *script.boards[board].borrow_mut() = Arc::new(Snapshot { error, finished: true, version: 9, ..snapshot });
    };
    fail(2);
    let mut window = recording_all(&script);
    assert!(says(&window, "Board 3: its journal is in use"));
    assert!(is_there(&window, "Board 2: 1 move") && !is_there(&window, "Board 3: 2 moves, question"));
    // The one on the screen fails too.
    fail(0);
    window.run_steps(4);
    assert!(is_there(&window, "Watching board 2"));
    assert_eq!(script.notice.borrow().stops, 0);
}

#[test]
fn a_recording_goes_on_with_its_own_board_whichever_is_chosen_now() {
    let script = hall();
    let mut window = recording_all(&script);
    let session = PathBuf::from("/records/board-1-3.session");
    for board in 0..script.boards.len() {
        end_board(&script, board);
    }
    window.run_steps(4);
    press(&mut window, "New recording…");
    press(&mut window, "New recording…");
    press(&mut window, "New recording…");
    // For the next game only the first board is chosen; the recording of the third goes on where that stands.
    press(&mut window, "Check the view");
    window.query_all_by_label("Board 1").next().unwrap().click();
    window.run_steps(4);
    press(&mut window, "Back to the sources");
    script.notice.borrow_mut().requests.clear();
    window.state_mut().send(RecordingCommand::GoOnWith(session));
    window.run_steps(4);
    assert_eq!(recorded(&script), [(2, 3)]);
}

/// The address of a hall that does not answer.
const SILENT_HALL: &str = "http://127.0.0.1:9";

fn join(window: &mut Window, table: u32, command: HallCommand) {
    let form = HallForm { address: SILENT_HALL.to_owned(), table: table.to_string(), ..HallForm::default() };
    for command in [HallCommand::Edit(form), command] {
        window.state_mut().send(command);
        window.run_steps(4);
    }
}

/// The check of the view where all three boards are chosen, the first ones at these tables.
fn checking_at_tables(script: &Script, tables: &[u32]) -> Window {
    let mut window = script.clone().with_source().window();
    for (board, &table) in tables.iter().enumerate() {
        if board == 0 {
            join(&mut window, table, HallCommand::Join);
            press(&mut window, "Check the view");
            press(&mut window, "All of them");
        } else {
            join(&mut window, table, HallCommand::JoinFor(board));
        }
    }
    window
}

/// The board of each recording, and the table that it is sent to; boards are numbered from 0.
fn sent(script: &Script) -> Vec<(usize, Option<u32>)> {
    let boards = recorded(script).into_iter().map(|(board, _)| board);
    let tables: Vec<_> =
        script.notice.borrow().requests.iter().map(|request| Some(request.table.as_ref()?.table)).collect();
    boards.zip(tables).collect()
}

#[test]
fn a_board_is_sent_to_its_own_table_also_when_it_is_recorded_alone() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6]);
    for line in
        ["Board 1: table 5", "Board 2: table 6", "Board 3 has no table of the hall: it is recorded, but not sent."]
    {
        assert!(is_there(&window, line), "{line}");
    }
    assert!(!is_there(&window, "Nothing is wrong with this view."), "a board lacks its table");
    press(&mut window, "Start recording");
    assert_eq!(sent(&script), [(0, Some(5)), (1, Some(6)), (2, None)]);

    // The next day, one board after the other.
    let remembered = script.notice.borrow().remembered.last().unwrap().clone();
    for (board, table) in [(0, Some(5)), (1, Some(6)), (2, None)] {
        let mut again = hall().with_source();
        again.settings = remembered.clone();
        let mut window = again.window();
        press(&mut window, "Check the view");
        window.state_mut().send(SourceCommand::ChooseBoards(vec![board]));
        window.run_steps(4);
        assert_eq!(says(&window, "Board 3 has no table of the hall"), table.is_none());
        // Also where only the card of the hall is shown.
        press(&mut window, "Back to the sources");
        assert_eq!(says(&window, "Board 3 has no table of the hall"), table.is_none());
        press(&mut window, "Check the view");
        press(&mut window, "Start recording");
        assert_eq!(sent(&again), [(board, table)]);
    }
}

#[test]
fn the_board_that_is_recorded_without_a_choice_is_named_with_its_table() {
    let script = hall();
    let mut window = script.clone().with_source().window();
    join(&mut window, 5, HallCommand::Join);
    press(&mut window, "Check the view");
    assert!(is_there(&window, "Board 2: table 5"), "the second board was found first");
}

#[test]
fn boards_keep_their_numbers_and_tables_while_one_of_them_is_hidden() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6, 7]);
    // Somebody leans over the first board.
    let poses = script.snapshot.borrow().boards.as_ref().unwrap().poses.clone();
    script.say(|s| {
        let found = s.boards.as_ref().unwrap();
        s.boards = Some(Arc::new(FoundBoards { poses: poses[1..].to_vec(), seen: 2, ..(**found).clone() }));
    });
    window.run_steps(4);
    assert!(is_there(&window, "2 boards are in the picture. Which are recorded?"));
    assert!(window.query_by_label("Board 1").is_none() && window.query_all_by_label("Board 3").next().is_some());
    for line in ["Board 1: table 5", "Board 2: table 6", "Board 3: table 7"] {
        assert!(is_there(&window, line), "{line}");
    }
    // A choice is made while it is hidden: it is not recorded, and its table goes to no other board.
    window.state_mut().send(SourceCommand::ChooseBoards(vec![0, 1]));
    window.run_steps(4);
    for line in ["Board 1: table 6", "Board 2: table 7", "Table 5: no board is chosen for it"] {
        assert!(is_there(&window, line), "{line}");
    }
    script.say(|s| {
        let found = s.boards.as_ref().unwrap();
        s.boards = Some(Arc::new(FoundBoards { poses: poses.clone(), seen: 3, ..(**found).clone() }));
    });
    window.run_steps(4);
    press(&mut window, "All of them");
    press(&mut window, "Start recording");
    assert_eq!(sent(&script), [(0, Some(5)), (1, Some(6)), (2, Some(7))]);
}

#[test]
fn a_board_whose_corners_are_set_by_hand_keeps_its_table() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6]);
    window.state_mut().send(SourceCommand::ChooseBoards(vec![1]));
    window.run_steps(4);
    window.state_mut().send(SourceCommand::SetLines(9));
    window.run_steps(4);
    press(&mut window, "Start recording");
    let requests = &script.notice.borrow().requests;
    assert!(matches!(requests[0].which, WhichBoard::Between(_)));
    assert_eq!(requests[0].table.as_ref().map(|seat| seat.table), Some(6));
}

#[test]
fn a_joined_table_is_given_to_another_board_without_its_token() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6]);
    window.state_mut().send(SourceCommand::ChooseBoards(vec![2]));
    window.run_steps(4);
    window.get_by_label("Give table 6 to board 3").click_accesskit();
    window.run_steps(4);
    assert!(
        is_there(&window, "Board 3: table 6") && is_there(&window, "Table 5 is that of board 1, which is not chosen")
    );
    press(&mut window, "Start recording");
    assert_eq!(sent(&script), [(2, Some(6))]);
}

#[test]
fn where_several_tables_are_joined_an_unknown_board_has_none_of_them() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6]);
    // Another camera, with one board.
    press(&mut window, "Back to the sources");
    window.state_mut().send(SourceCommand::Use("camera:usb-2".to_owned()));
    script.say(|s| s.boards = None);
    window.run_steps(4);
    assert!(says(&window, "Joined in http://127.0.0.1:9: table 5, 6"));
    press(&mut window, "Check the view");
    assert!(says(&window, "Several tables are joined, and nothing says which one this board is"));
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[0].table, None);
    assert!(says(&window, "Not sent to the hall"));
}

#[test]
fn a_game_that_goes_to_no_table_is_named_until_it_is_sent_by_hand() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6]);
    press(&mut window, "Start recording");
    for tab in ["Board 1: Ito - Novák, 3 moves", "Board 2: 1 move", "Board 3: 2 moves, question, not sent"] {
        assert!(is_there(&window, tab), "{tab}");
    }
    let said = "Not sent to the hall";
    assert!(!says(&window, said), "the first board is on the screen");
    press(&mut window, "Board 3: 2 moves, question, not sent");
    assert!(says(&window, said));
    // It goes on in another folder, and what there is of it is sent by hand: what follows is not.
    let session = PathBuf::from("/other/board-1-3.session");
    let moved = Snapshot { session: session.clone(), version: 5, ..Snapshot::clone(&script.boards[2].borrow()) };
    *script.boards[2].borrow_mut() = Arc::new(moved);
    script.in_hall.borrow_mut().push(session);
    // It is looked once in some seconds.
    window.run_steps(200);
    assert!(says(&window, said));
    script.in_hall.borrow_mut().clear();
    stop(&mut window);
    end_board(&script, 2);
    window.run_steps(4);
    assert!(says(&window, said), "also when it is over");
    script.in_hall.borrow_mut().push(PathBuf::from("/other/board-1-3.session"));
    window.run_steps(200);
    assert!(!says(&window, said) && !says(&window, "not sent"));
}

#[test]
fn a_table_that_is_taken_from_another_board_is_said() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6]);
    join(&mut window, 5, HallCommand::JoinFor(2));
    assert!(is_there(&window, "Board 3: table 5"));
    assert!(says(&window, "Table 5 is that of board 3 now; board 1 has none."));
}

#[test]
fn who_joins_a_remembered_hall_again_has_the_tables_of_all_boards_back() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6, 7]);
    press(&mut window, "Back to the sources");
    window.get_by_label("Without a hall").click_accesskit();
    window.run_steps(4);
    window.get_by_label(&format!("Join Table 5, 6, 7 of {SILENT_HALL}")).click_accesskit();
    window.run_steps(4);
    press(&mut window, "Start recording");
    assert_eq!(sent(&script), [(0, Some(5)), (1, Some(6)), (2, Some(7))]);
}

#[test]
fn a_table_that_is_left_is_that_of_no_other_board() {
    let script = hall();
    let mut window = checking_at_tables(&script, &[5, 6, 7]);
    window.get_by_label("Leave table 5").click_accesskit();
    window.run_steps(4);
    assert!(is_there(&window, "Board 1 has no table of the hall: it is recorded, but not sent."));
    press(&mut window, "Start recording");
    assert_eq!(sent(&script), [(0, None), (1, Some(6)), (2, Some(7))]);
}

#[test]
fn two_recordings_that_go_on_together_are_not_sent_to_one_table() {
    let script = hall();
    let _ = recording_all(&script);
    let session = |board: usize| PathBuf::from(format!("/records/board-1-{board}.session"));
    let mut again = script.clone().with_source();
    again.settings = script.notice.borrow().remembered.last().unwrap().clone();
    again.recordings = [1, 2, 3].map(|board| unfinished(&session(board))).to_vec();
    again.notice.borrow_mut().requests.clear();
    let mut window = again.window();
    join(&mut window, 5, HallCommand::Join);
    // The hall has the beginning of the third board's game at table 5, which is the first board's table now.
    let seat = HallSeat { hall: SILENT_HALL.to_owned(), table: 5, token: String::new() };
    *again.table_with.borrow_mut() = Some((session(3), seat));
    window.get_by_label("Go on with board 1").click_accesskit();
    window.run_steps(4);
    assert_eq!(sent(&again), [(0, None), (1, None), (2, Some(5))]);
    assert!(says(&window, "Board 1: The hall has the beginning of another board's recording at table 5"));
}

#[test]
fn a_recording_is_not_sent_to_another_table_than_the_one_that_has_its_beginning() {
    let script = hall();
    let _ = recording_all(&script);
    let session = PathBuf::from("/records/board-1-2.session");
    let remembered = script.notice.borrow().remembered.last().unwrap().clone();
    for (has_it, first, further, sent_to) in [(6, 5, None, None), (6, 6, None, Some(6)), (6, 5, Some(6), Some(6))] {
        let mut again = script.clone().with_source();
        again.settings = remembered.clone();
        again.recordings = vec![unfinished(&session)];
        let seat = HallSeat { hall: SILENT_HALL.to_owned(), table: has_it, token: String::new() };
        *again.table_with.borrow_mut() = Some((session.clone(), seat));
        again.notice.borrow_mut().requests.clear();
        let mut window = again.window();
        join(&mut window, first, HallCommand::Join);
        if let Some(further) = further {
            join(&mut window, further, HallCommand::JoinFor(2));
        }
        window.get_by_label("Go on with board 2").click_accesskit();
        window.run_steps(4);
        assert_eq!(sent(&again), [(1, sent_to)]);
        let said =
            "has the beginning of this recording at table 6, which is not joined: it goes on here, and is not sent";
        assert_eq!(says(&window, said), sent_to.is_none());
    }
}

#[test]
fn a_recording_that_goes_on_in_a_window_without_a_table_joins_the_one_that_has_its_beginning() {
    let script = hall();
    let _ = recording_all(&script);
    let session = PathBuf::from("/records/board-1-2.session");
    let mut settings = script.notice.borrow().remembered.last().unwrap().clone();
    settings.halls = Default::default();
    for (hall, sent_to) in [(SILENT_HALL, Some(6)), ("http://192.0.2.7:8080", None)] {
        let mut again = script.clone().with_source();
        again.settings = settings.clone();
        again.recordings = vec![unfinished(&session)];
        let seat = HallSeat { hall: hall.to_owned(), table: 6, token: String::new() };
        *again.table_with.borrow_mut() = Some((session.clone(), seat));
        again.notice.borrow_mut().requests.clear();
        again.hall.borrow_mut().leave();
        let mut window = again.window();
        window.get_by_label("Go on with board 2").click_accesskit();
        window.run_steps(4);
        assert_eq!(sent(&again), [(1, sent_to)]);
        // Nobody has named the other hall on this computer: it is not asked, and that is said.
        let said = "The hall http://192.0.2.7:8080 has the beginning of this recording at table 6, which is not joined";
        assert_eq!(says(&window, said), sent_to.is_none());
    }
}

#[test]
fn each_of_several_boards_has_a_page_for_spectators() {
    let folder = tempfile::tempdir().unwrap();
    let film = super::hall::film_of_two(folder.path());
    let mut window = opened(folder.path(), film.to_str().unwrap());
    window.state_mut().send(SpectatorCommand::ShowLive(LiveScope::ThisComputer));
    window.state_mut().send(SourceCommand::Show);
    wait(&mut window, |w| says(w, "2 boards are in the picture"));
    window.state_mut().send(SourceCommand::ChooseBoards(vec![0, 1]));
    window.run_steps(3);
    press(&mut window, "Start recording");
    window.state_mut().send(SpectatorCommand::Toggle);
    wait(&mut window, |w| says(w, "Board 2: http://127.0.0.1:"));
    let second = text_of(&window, "Board 2: http://127.0.0.1:").trim_start_matches("Board 2: ").to_owned();
    let moves = |page: &str| {
        let state = ureq::get(format!("{page}state.json")).call().ok()?.body_mut().read_to_string().ok()?;
        Some((state.matches("\"point\"").count(), state.contains("\"size\":13")))
    };
    // The page of the first board is at the port before, unless others have it.
    let first = text_of(&window, "http://127.0.0.1:");
    let first = if first == second || first.starts_with("Board") { panic!("{first}") } else { first };
    wait(&mut window, |_| (moves(&first), moves(&second)) == (Some((4, false)), Some((4, true))));
}

#[test]
fn a_dialog_about_one_of_several_boards_stands_below_their_tabs() {
    let script = hall();
    let mut window = recording_all(&script);
    press(&mut window, "Game over\u{2026}");
    press(&mut window, "Result\u{2026}");
    for [width, height] in [[1366.0, 768.0], [1280.0, 800.0], [1024.0, 600.0]] {
        window.set_size(egui::vec2(width, height));
        window.run_steps(6);
        let tabs = window.get_by_label_contains("All boards: 3").rect();
        let heading = window.get_by_label("The result of this game").rect();
        assert!(heading.top() >= tabs.bottom(), "{width} x {height}: {heading:?}, {tabs:?}");
        let cancel = window.get_by_label("Cancel").rect();
        assert!(cancel.bottom() <= height, "{width} x {height}: {cancel:?}");
    }
}
