//! Several sources in one window: tabs that are added one by one, each with its own camera, names, table and questions.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use egui::{ViewportCommand, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kifuscribe::app::backend::{PhoneInvitation, SourceBackend as _, SourceWork, WhichBoard};
use kifuscribe::app::command::{
    Command, CountCommand, DialogCommand, HallCommand, NextGameCommand, RecordingCommand, SourceCommand, ViewCommand,
};
use kifuscribe::app::game_form::GameForm;
use kifuscribe::app::hall_form::HallForm;
use kifuscribe::app::local_backend::LocalBackend;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::sensing::observation::{PointReading, PointState};
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_storage::board_settings::BoardSettingsFile;
use kifuscribe_storage::recordings::StoredRecording;

use super::boards::unfinished;
use super::script::{Script, game, observed, question};
use super::{Window, close, is_there, opened, press, project, says, stop, text_of, wait};

/// The two cameras of the script, as sources.
const FIRST: &str = "camera:usb-1";
pub(super) const SECOND: &str = "camera:usb-2";

/// A script whose first camera has a game of two moves, and whose second one has a game of one move with an open question.
pub(super) fn two_cameras() -> Script {
    let mut script = Script::new();
    script.sources = vec![recording_of(FIRST, "C3 G7", Vec::new()), recording_of(SECOND, "E5", vec![question(1, 1)])];
    script
}

/// A source, and what its recording shows.
fn recording_of(
    source: &'static str,
    moves: &str,
    questions: Vec<Question>,
) -> (&'static str, Rc<RefCell<Arc<Snapshot>>>) {
    let folder = PathBuf::from(format!("/records/{}", source.replace(':', "-")));
    let start = Snapshot::starting(folder.with_extension("sgf"), folder.with_extension("session"));
    let view = Arc::new(game(moves, questions).view());
    let status = format!("Watching {source}");
    (source, Rc::new(RefCell::new(Arc::new(Snapshot { view, status, frames_seen: 9, ..start }))))
}

fn send(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().send(command);
    window.run_steps(4);
}

/// The window while the first camera records and a tab for a further source is open.
fn with_a_new_tab(script: &Script) -> Window {
    let mut window = script.recording();
    send(&mut window, RecordingCommand::AddSource);
    window
}

/// The window while both cameras record.
fn both(script: &Script) -> Window {
    let mut window = with_a_new_tab(script);
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    press(&mut window, "Start recording");
    window
}

/// The source of each recording that was asked for, with its number in the window and the name of Black.
fn recorded(script: &Script) -> Vec<(String, usize, String)> {
    let requests = &script.notice.borrow().requests;
    requests.iter().map(|r| (r.source.clone(), r.source_number, r.info.black.name.clone())).collect()
}

/// Ends the recording of a source.
fn end(script: &Script, source: &str) {
    let (_, shown) = script.sources.iter().find(|(name, _)| *name == source).unwrap();
    let mut over = Snapshot::clone(&shown.borrow());
    (over.finished, over.version) = (true, over.version + 1);
    *shown.borrow_mut() = Arc::new(over);
}

#[test]
fn a_further_source_is_recorded_beside_the_first_under_its_own_names() {
    let script = two_cameras();
    let mut window = with_a_new_tab(&script);
    assert!(is_there(&window, "Table camera: 2 moves") && is_there(&window, "New: not begun"));
    assert!(is_there(&window, "What shall be recorded?"));
    assert!(!window.state().is_available(&RecordingCommand::Start.into()), "no source is chosen in this tab");
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    let info = GameInfo { black: Player { name: "Ito".into(), ..Player::default() }, ..GameInfo::default() };
    send(&mut window, NextGameCommand::Edit(Box::new(GameForm::of(&info))));
    // What is typed here is not typed there.
    press(&mut window, "Table camera: 2 moves");
    assert!(is_there(&window, "Watching camera:usb-1"));
    press(&mut window, "Built-in camera: not begun");
    press(&mut window, "Start recording");
    assert_eq!(recorded(&script), [(FIRST.to_owned(), 1, String::new()), (SECOND.to_owned(), 2, "Ito".to_owned())]);
    assert!(is_there(&window, "Watching camera:usb-2"));

    // A tab keeps its place; in the list of all boards the one with a question is the first.
    let [first, second] = ["Table camera: 2 moves", "Built-in camera: 1 move, question"];
    let left = |label| window.get_by_label(label).rect().left();
    assert!(left(first) < left(second));
    press(&mut window, "All boards: 2, 1 to look at");
    let lowest = |label| window.query_all_by_label(label).map(|entry| entry.rect().top()).fold(0.0, f32::max);
    assert!(lowest(second) < lowest(first));
    window.query_all_by_label(first).max_by(|a, b| a.rect().top().total_cmp(&b.rect().top())).unwrap().click();
    window.run_steps(4);
    assert!(is_there(&window, "Watching camera:usb-1"));

    // The usual source of this window stays the first one.
    let remembered = script.notice.borrow().remembered.last().unwrap().clone();
    assert_eq!((remembered.source.as_deref(), remembered.source_name.as_str()), (Some(FIRST), "Table camera"));
}

#[test]
fn what_is_open_over_a_board_stays_with_it_and_the_other_tabs_react() {
    let script = two_cameras();
    let mut window = both(&script);
    let [first, second] = ["Table camera: 2 moves", "Built-in camera: 1 move, question"];
    // Somebody counts at the second board, and is asked something at the first one.
    send(&mut window, CountCommand::Open);
    assert!(is_there(&window, "Read the pictures"));
    press(&mut window, first);
    assert!(is_there(&window, "Watching camera:usb-1") && !is_there(&window, "Read the pictures"));
    send(&mut window, RecordingCommand::Stop);
    assert!(is_there(&window, "End this recording?"));
    // The list of all boards lies above the dialog, too.
    press(&mut window, "All boards: 2, 1 to look at");
    window.query_all_by_label(second).max_by(|a, b| a.rect().top().total_cmp(&b.rect().top())).unwrap().click();
    window.run_steps(4);
    assert!(is_there(&window, "Read the pictures") && !is_there(&window, "End this recording?"));
    // What ends all of them is asked over all of them.
    close(&mut window);
    window.run_steps(4);
    press(&mut window, first);
    assert!(is_there(&window, "Read the pictures"), "no other tab lies over that question");
    send(&mut window, DialogCommand::Close);
    press(&mut window, first);
    press(&mut window, "End it");
    assert_eq!(script.notice.borrow().stops, 1, "the one that was asked about, alone");
}

#[test]
fn a_tab_is_called_by_its_table() {
    let script = two_cameras();
    let mut window = both(&script);
    let (_, shown) = &script.sources[0];
    let mut named = Snapshot::clone(&shown.borrow());
    let mut view = (*named.view).clone();
    (view.info.table, view.info.black.name, view.info.white.name) = ("5".into(), "Ito".into(), "Novák".into());
    (named.view, named.version) = (Arc::new(view), named.version + 1);
    *shown.borrow_mut() = Arc::new(named);
    window.run_steps(4);
    assert!(is_there(&window, "Table 5: Ito - Novák, 2 moves"));
    assert!(shows(&window, "5 · Ito-Novák"), "so that it begins with the table");
    assert!(shows(&window, "? Built-in camera"), "a question has a mark, and moves no tab");
}

/// Whether this text is drawn.
fn shows(window: &Window, text: &str) -> bool {
    let is_it = |shape: &egui::epaint::ClippedShape| matches!(&shape.shape, egui::Shape::Text(drawn) if drawn.galley.text() == text);
    window.output().shapes.iter().any(is_it)
}

#[test]
fn with_eight_boards_the_tabs_are_one_row_and_the_code_of_the_ninth_phone_is_whole() {
    let mut script = Script::new();
    let sources: Vec<&'static str> = (1..=8).map(|n| &*format!("phone:{n}").leak()).collect();
    script.sources = sources.iter().map(|&source| recording_of(source, "C3 G7", Vec::new())).collect();
    script.recordings = (1..=8).map(|n| unfinished(Path::new(&format!("/records/earlier-{n}")))).collect();
    script.invitation = Some(PhoneInvitation {
        links: vec!["https://192.168.1.20:8443/#0123456789abcdef0123456789abcdef".to_owned()],
        fingerprint: "AB:".repeat(31) + "AB",
        notices: Vec::new(),
    });
    let mut window = script.window();
    for (i, source) in sources.iter().enumerate() {
        if i > 0 {
            send(&mut window, RecordingCommand::AddSource);
        }
        send(&mut window, SourceCommand::Use((*source).to_owned()));
        send(&mut window, RecordingCommand::StartNew);
    }
    send(&mut window, RecordingCommand::AddSource);
    send(&mut window, SourceCommand::Use("phone:9".to_owned()));
    let tabs: Vec<egui::Rect> = (1..=8).map(|n| window.get_by_label(&format!("phone:{n}: 2 moves")).rect()).collect();
    assert!(tabs.iter().all(|tab| (tab.top() - tabs[0].top()).abs() < 1.0), "{tabs:?}");
    let code = window.get_by_label_contains("QR code of https://").rect();
    let said = window.query_all_by_label_contains("No picture has come yet");
    let bar = said.map(|node| node.rect()).max_by(|a, b| a.top().total_cmp(&b.top())).unwrap();
    assert!(code.width() > 150.0 && code.bottom() < bar.top(), "{code:?} {bar:?}");
}

#[test]
fn a_source_is_recorded_in_one_tab_alone() {
    let script = two_cameras();
    let mut window = with_a_new_tab(&script);
    send(&mut window, SourceCommand::Use(FIRST.to_owned()));
    assert!(says(&window, "camera:usb-1 is used in another tab"));
    assert!(!window.state().is_available(&RecordingCommand::Start.into()));
    send(&mut window, SourceCommand::Use("camera:Table camera".to_owned()));
    assert!(says(&window, "camera:usb-1 is used in another tab"), "the same camera by another of its names");
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    assert!(window.state().is_available(&RecordingCommand::Start.into()));
    // A game that is over is not resumed while its camera is used elsewhere.
    press(&mut window, "Table camera: 2 moves");
    stop(&mut window);
    end(&script, FIRST);
    window.run_steps(4);
    press(&mut window, "Built-in camera: not begun");
    send(&mut window, SourceCommand::Use(FIRST.to_owned()));
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests.len(), 2);
}

#[test]
fn a_tab_is_closed_or_records_the_next_game_and_the_other_goes_on() {
    let script = two_cameras();
    let mut window = with_a_new_tab(&script);
    press(&mut window, "Close this tab");
    assert!(is_there(&window, "Watching camera:usb-1"));
    assert_eq!(script.notice.borrow().stops, 0);

    let script = two_cameras();
    let mut window = both(&script);
    stop(&mut window);
    end(&script, SECOND);
    window.run_steps(4);
    assert_eq!(script.notice.borrow().stops, 1);
    press(&mut window, "New recording…");
    assert!(is_there(&window, "Built-in camera: not begun"), "its camera stays chosen");
    assert!(is_there(&window, "Table camera: 2 moves"));
    assert!(!window.state().is_available(&RecordingCommand::Rehearse.into()), "others are recorded");
    press(&mut window, "Start recording");
    assert_eq!(recorded(&script)[2], (SECOND.to_owned(), 2, String::new()));
}

#[test]
fn a_source_that_fails_is_said_and_another_can_be_chosen_in_its_tab() {
    let script = two_cameras();
    let mut window = both(&script);
    press(&mut window, "Table camera: 2 moves");
    let (_, shown) = &script.sources[1];
    let failed = Snapshot {
        error: Some("the camera is gone".to_owned()),
        finished: true,
        frames_seen: 0,
        version: 9,
        ..Snapshot::clone(&shown.borrow())
    };
    *shown.borrow_mut() = Arc::new(failed);
    window.run_steps(4);
    assert!(says(&window, "Built-in camera: the camera is gone"));
    assert!(is_there(&window, "Built-in camera: not begun") && is_there(&window, "Watching camera:usb-1"));
}

#[test]
fn closing_the_window_asks_once_and_ends_the_recordings_of_all_sources() {
    let script = two_cameras();
    let mut window = both(&script);
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.run_steps(4);
    assert!(is_there(&window, "End 2 recordings?"));
    assert!(says(&window, "2 games are still being recorded: Table camera, Built-in camera."));
    assert!(!says(&window, "The hall does not have"));
    press(&mut window, "End it and close");
    assert_eq!(script.notice.borrow().stops, 2);
    let closes = |window: &mut Window| {
        window.step();
        window.output().viewport_output[&ViewportId::ROOT].commands.contains(&ViewportCommand::Close)
    };
    for source in [FIRST, SECOND] {
        assert!(!closes(&mut window));
        end(&script, source);
    }
    assert!(closes(&mut window));
}

/// The window that is opened after both recordings were ended by closing it, each without a result.
fn after_closing(script: &Script) -> Window {
    let settings = script.notice.borrow().remembered.last().unwrap().clone();
    let ended = |(_, shown): &(&str, Rc<RefCell<Arc<Snapshot>>>)| {
        let session = shown.borrow().session.clone();
        StoredRecording { is_unfinished: false, can_go_on: true, ..unfinished(&session) }
    };
    let recordings = script.sources.iter().map(ended).collect();
    script.notice.borrow_mut().requests.clear();
    Script { settings, recordings, ..script.clone() }.window()
}

/// The source of each recording that was asked for, with the session folder that it resumes.
fn resumed(script: &Script) -> Vec<(String, PathBuf)> {
    let requests = &script.notice.borrow().requests;
    requests.iter().map(|r| (r.source.clone(), r.resume.clone().unwrap().session)).collect()
}

#[test]
fn each_recording_goes_on_with_the_source_it_was_made_from() {
    let script = two_cameras();
    drop(both(&script));
    let [first, second] = [0, 1].map(|source: usize| script.sources[source].1.borrow().session.clone());
    let mut window = after_closing(&script);
    // The first camera is the chosen one.
    assert!(says(&window, "from Built-in camera"));
    press(&mut window, "Go on with board 2");
    send(&mut window, RecordingCommand::AddSource);
    assert!(window.query_by_label("Go on with board 2").is_none(), "it goes on in the other tab");
    press(&mut window, "Go on with board 1");
    assert_eq!(resumed(&script), [(SECOND.to_owned(), second.clone()), (FIRST.to_owned(), first)]);

    // Another camera takes the place of one that is broken.
    let mut window = after_closing(&script);
    send(&mut window, SourceCommand::Use(FIRST.to_owned()));
    press(&mut window, "Go on with board 2 from Table camera");
    assert_eq!(resumed(&script), [(FIRST.to_owned(), second)]);
}

#[test]
fn a_new_recording_over_a_game_that_may_go_on_is_asked_about() {
    let script = two_cameras();
    drop(both(&script));
    let first = script.sources[0].1.borrow().session.clone();
    let mut window = after_closing(&script);
    let asked = "Go on, or a new recording?";
    press(&mut window, "Start recording");
    assert!(is_there(&window, asked) && says(&window, "2 moves"));
    press(&mut window, "Cancel");
    assert!(script.notice.borrow().requests.is_empty());
    press(&mut window, "Start recording");
    press(&mut window, "New recording");
    assert_eq!(script.notice.borrow().requests[0].resume, None);

    let mut window = after_closing(&script);
    press(&mut window, "Start recording");
    send(&mut window, DialogCommand::Agree);
    assert_eq!(resumed(&script), [(FIRST.to_owned(), first.clone())]);

    // The board is seen before the game: it is asked only where something lies on it.
    for is_empty in [false, true] {
        let mut observation = observed().1;
        if is_empty {
            observation.readings.fill(PointReading::sure(PointState::Empty, 1.0));
        }
        let seen =
            Snapshot { observation: Some(Arc::new(observation)), ..Snapshot::clone(&script.sources[0].1.borrow()) };
        *script.sources[0].1.borrow_mut() = Arc::new(seen);
        let mut window = after_closing(&script);
        send(&mut window, SourceCommand::Show);
        press(&mut window, "Start recording");
        assert_eq!(is_there(&window, asked), !is_empty);
    }
}

#[test]
fn a_source_that_another_window_records_is_said() {
    let script = Script { recorded_in: Some("board-2".to_owned()), ..Script::new().with_source() };
    let mut window = script.window();
    let said = "This source is being recorded in another window, board-2: here the same board would be recorded a second time.";
    assert!(!says(&window, said));
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    assert!(says(&window, said));
    send(&mut window, ViewCommand::DismissMessage);
    press(&mut window, "Start recording");
    assert!(says(&window, said));
}

#[test]
fn what_is_typed_of_a_hall_in_one_tab_stays_there() {
    let script = two_cameras();
    let mut window = with_a_new_tab(&script);
    let form = HallForm { address: "http://127.0.0.1:9".to_owned(), table: "7".to_owned(), ..HallForm::default() };
    send(&mut window, HallCommand::Edit(form));
    assert!(window.query_all_by_value("http://127.0.0.1:9").next().is_some());
    send(&mut window, RecordingCommand::ShowBoard(0));
    send(&mut window, RecordingCommand::AddSource);
    assert!(window.query_all_by_value("http://127.0.0.1:9").next().is_none());
    send(&mut window, RecordingCommand::ShowBoard(1));
    assert!(window.query_all_by_value("http://127.0.0.1:9").next().is_some());
}

/// The tables to which the recordings are sent.
fn tables(script: &Script) -> Vec<Option<u32>> {
    script.notice.borrow().requests.iter().map(|request| Some(request.table.as_ref()?.table)).collect()
}

fn join(window: &mut Window, table: u32) {
    let form = HallForm { address: "http://127.0.0.1:9".to_owned(), table: table.to_string(), ..HallForm::default() };
    send(window, HallCommand::Edit(form));
    send(window, HallCommand::Join);
}

/// Records the chosen source, the one of this number in the script from 0, and sends it to its table.
fn record_and_send(script: &Script, window: &mut Window, source: usize) {
    press(window, "Start recording");
    let session = script.sources[source].1.borrow().session.clone();
    let seat = script.notice.borrow().requests.last().unwrap().table.clone().unwrap();
    let _ = script.hall.borrow_mut().begin(&seat, &session, &[], |_, _| None);
    window.run_steps(4);
}

/// The window while the first camera records at table 5 of a hall and a tab for a further source is open.
fn beside_table_5(script: &Script) -> Window {
    let mut window = script.clone().with_source().window();
    join(&mut window, 5);
    record_and_send(script, &mut window, 0);
    send(&mut window, RecordingCommand::AddSource);
    window
}

#[test]
fn each_tab_joins_its_own_table_and_keeps_it() {
    let script = two_cameras();
    let mut window = beside_table_5(&script);
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    join(&mut window, 6);
    assert!(says(&window, "Tables of other boards: 5."), "the first tab's table stays joined");
    assert!(!window.state().is_available(&HallCommand::Leave.into()), "the first tab's game is sent there");
    press(&mut window, "Start recording");
    assert_eq!(tables(&script), [Some(5), Some(6)]);
    // In the next round each source is at its table again.
    let known = script.notice.borrow().remembered.last().unwrap().halls.boards.clone();
    assert_eq!(known.iter().map(|b| (b.source.as_str(), b.seat.table)).collect::<Vec<_>>(), [(SECOND, 6)]);
}

#[test]
fn the_tables_of_other_tabs_are_neither_left_nor_taken() {
    let script = two_cameras();
    let mut window = beside_table_5(&script);
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    join(&mut window, 6);
    record_and_send(&script, &mut window, 1);
    send(&mut window, RecordingCommand::AddSource);
    send(&mut window, SourceCommand::Use("third.mp4".to_owned()));
    press(&mut window, "Check the view");
    assert!(says(&window, "The joined tables are those of other tabs, and this board has none"));
    assert!(says(&window, "Tables of other boards: 5, 6."));
    assert!(!says(&window, "Several tables are joined") && !says(&window, "no board is chosen for it"));
    assert!(window.query_by_label("Leave table 5").is_none());
    for command in [HallCommand::LeaveTable(0), HallCommand::Take(0), HallCommand::JoinAgain(0)] {
        assert!(!window.state().is_available(&command.clone().into()), "{command:?}");
    }
    press(&mut window, "Back to the sources");
    assert!(window.query_by_label_contains("Join Table").is_none(), "the remembered table is the first tab's");

    // The slip of another table: nothing is joined, and what was typed stays.
    join(&mut window, 5);
    assert!(says(&window, "Table 5 is that of another tab, Table camera: nothing was joined"));
    assert!(window.query_all_by_value("http://127.0.0.1:9").next().is_some());
    join(&mut window, 7);
    assert!(says(&window, "Table 7 of http://127.0.0.1:9") && says(&window, "Tables of other boards: 5, 6."));
    assert!(window.get_by_label("Without a hall").accesskit_node().is_disabled());
    // Only the table that is left is asked about.
    join(&mut window, 8);
    assert!(
        says(&window, "Joined in http://127.0.0.1:9: table 7, 8") && says(&window, "Tables of other boards: 5, 6.")
    );
    press(&mut window, "Check the view");
    assert!(window.query_by_label("Leave table 5").is_none());
    window.get_by_label("Leave table 8").click_accesskit();
    window.run_steps(4);
    press(&mut window, "Start recording");
    assert_eq!(tables(&script), [Some(5), Some(6), Some(7)]);
    let joined: Vec<u32> = script.hall.borrow().tables().iter().map(|table| table.seat.table).collect();
    assert_eq!(joined, [5, 6, 7]);
}

#[test]
fn a_recording_that_has_lost_its_table_is_called_not_sent() {
    let script = two_cameras();
    let mut window = beside_table_5(&script);
    let seat = script.notice.borrow().requests[0].table.clone().unwrap();
    assert!(is_there(&window, "Table 5: 2 moves"));
    script.hall.borrow_mut().leave_table(&seat);
    window.run_steps(4);
    press(&mut window, "Table camera: 2 moves, not sent");
    assert!(says(&window, "Not sent to the hall"));
    close(&mut window);
    window.run_steps(4);
    assert!(says(&window, "One game is still being recorded: Table camera."));
    assert!(says(&window, "The hall does not have the whole of these games: Table camera."));
    press(&mut window, "Go on recording");
    end(&script, FIRST);
    window.run_steps(4);
    assert!(is_there(&window, "Table camera: 2 moves, over, not sent") && says(&window, "Not sent to the hall"));
}

#[test]
fn a_recording_that_goes_on_does_not_take_the_table_of_another_tab() {
    let script = two_cameras();
    let mut window = beside_table_5(&script);
    let seat = script.notice.borrow().requests[0].table.clone().unwrap();
    // The hall has the beginning of an earlier game at this table.
    let earlier = PathBuf::from("/records/earlier.session");
    *script.table_with.borrow_mut() = Some((earlier.clone(), seat));
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    send(&mut window, RecordingCommand::GoOnWith(earlier));
    assert_eq!(tables(&script), [Some(5), None]);
    assert!(says(
        &window,
        "at table 5, where another tab records now, Table camera: this one goes on here, and is not sent"
    ));
    assert!(is_there(&window, "Table 5: 2 moves"));
}

/// The SGFs in a folder.
fn records(folder: &Path) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    all.filter(|path| path.extension().is_some_and(|extension| extension == "sgf")).collect()
}

#[test]
fn two_films_are_recorded_at_once_into_records_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let clip = project().join("samples/clip/clip.mp4");
    let copy = folder.path().join("second.mp4");
    std::fs::copy(&clip, &copy).unwrap();
    let mut window = opened(folder.path(), clip.to_str().unwrap());
    press(&mut window, "Start recording");
    send(&mut window, RecordingCommand::AddSource);
    send(&mut window, SourceCommand::Use(copy.display().to_string()));
    press(&mut window, "Start recording");
    let is_over = |w: &Window, film: &str| text_of(w, &format!("{film}: ")).ends_with(", over");
    wait(&mut window, |w| is_over(w, "clip.mp4") && is_over(w, "second.mp4"));
    let moves = ["clip.mp4: ", "second.mp4: "].map(|film| text_of(&window, film).replacen(film, "", 1));
    assert_eq!(moves[0], moves[1], "the same film has the same record");
    for board in ["board-1", "board-1-source-2"] {
        let [record] = records(&folder.path().join("records").join(board)).try_into().unwrap();
        let text = std::fs::read_to_string(&record).unwrap();
        assert_eq!(format!("{} moves, over", text.matches("\n;").count()), moves[0], "{}:\n{text}", record.display());
    }
}

#[test]
fn each_phone_has_a_page_of_its_own_until_nothing_uses_it() {
    let folder = tempfile::tempdir().unwrap();
    let slot = BoardSettingsFile::take(&folder.path().join("settings"), None).unwrap();
    let mut backend = LocalBackend::new(slot, folder.path().join("records"), |_| Ok(()), NetworkChoice::default());
    let mut show = |source: &str| {
        let work = SourceWork::Preview { source: source.to_owned(), which: WhichBoard::Found };
        (backend.start(work, Arc::new(|| {})).unwrap(), backend.phone("phone"), backend.phone("phone:2"))
    };
    let (first, own, none) = show("phone");
    assert_eq!(none, None);
    let (_second, still, other) = show("phone:2");
    assert_eq!(own, still, "its QR code stays while another phone is added");
    let link = |invitation: &PhoneInvitation| {
        let [address, token] = invitation.links[0].split('#').collect::<Vec<_>>().try_into().unwrap();
        (address.split('?').next().unwrap().to_owned(), token.to_owned())
    };
    let [(first_port, first_token), (port, token)] = [&own, &other].map(|phone| link(phone.as_ref().unwrap()));
    assert_eq!(first_port, port, "one port for all tabs");
    assert_ne!(first_token, token);
    drop(first);
    let (_third, gone, stays) = show("phone:3");
    assert_eq!((gone, stays), (None, other), "the page of the first is closed");
}

#[test]
fn the_code_of_a_phone_is_there_before_the_game_and_while_it_is_recorded() {
    const SHOW: &str = "Show the phone's QR code";
    let folder = tempfile::tempdir().unwrap();
    let mut window = opened(folder.path(), "phone");
    let shows_code = |window: &Window| window.query_all_by_label_contains("QR code of https://").count();
    assert_eq!(shows_code(&window), 0, "nothing is opened before it is asked for");
    press(&mut window, SHOW);
    assert_eq!(shows_code(&window), 2, "in the dialog, and in the card behind it");
    press(&mut window, "Close");
    press(&mut window, "Start recording");
    wait(&mut window, |window| says(window, "open the page with it, by its QR code"));
    assert_eq!(shows_code(&window), 0);
    press(&mut window, SHOW);
    assert_eq!(shows_code(&window), 1);
    let camera = two_cameras().recording();
    assert!(!camera.state().is_available(&SourceCommand::ShowPhone.into()));
}

#[test]
fn after_a_restart_the_only_joined_table_is_not_taken_for_that_of_another_source() {
    let script = two_cameras();
    let mut window = with_a_new_tab(&script);
    send(&mut window, SourceCommand::Use(SECOND.to_owned()));
    join(&mut window, 6);
    record_and_send(&script, &mut window, 1);
    assert_eq!(tables(&script), [None, Some(6)]);
    drop(window);
    let settings = script.notice.borrow().remembered.last().unwrap().clone();
    script.notice.borrow_mut().requests.clear();
    let again = || Script { settings: settings.clone(), ..script.clone() }.window();
    let mut window = again();
    assert!(says(&window, "Which table is it?"));
    press(&mut window, "Start recording");
    assert_eq!(tables(&script), [None], "the first camera has had no table");
    let mut window = again();
    press(&mut window, "Table 6");
    press(&mut window, "Start recording");
    assert_eq!(tables(&script), [None, Some(6)], "somebody has said that it is there today");
}
