//! The archive as an archivist meets it in the window. The catalogue is a real one, on the disk.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::application::Application;
use kifuscribe::app::archive::command::ArchivePageCommand;
use kifuscribe::app::backend::{ActBackend as _, RecordBackend as _};
use kifuscribe::app::command::{ArchiveCommand, Command, ExportCommand};
use kifuscribe::app::local_backend::LocalBackend;
use kifuscribe::app::theme::Theme;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_storage::board_settings::BoardSettingsFile;
use kifuscribe_storage::catalogue::Catalogue;
use kifuscribe_storage::session_folder::SessionFolder;
use tempfile::TempDir;

use crate::script::Script;
use crate::{Window, is_there, key, playing, press, says};
use kifuscribe_core::session::assent::Assent;

/// Four games in two files.
const GAMES: &str = "
(;SZ[9]PB[Jörg Müller]PW[Anna Weiß]EV[Kraków Open]RO[3 (table 5)]DT[2026-11-21]RE[B+R]KM[6.5];B[cg];W[gc];B[cc];W[gg])
(;SZ[9]PB[Шикшин Илья]PW[Müller, Jörg]EV[Kraków Open]RO[2]DT[2026-11-20]RE[W+0.5];B[gg];W[gc];B[cg];W[ee])
(;SZ[9]PB[Lee Se-dol]PW[Kovács Gábor]DT[2026-10-03]RE[B+3.5];B[ee];W[gc]C[a quiet answer];B[fd])";

/// The page of an archive with four games, and the folder that it is in.
pub(super) fn archive() -> (TempDir, Script, Window) {
    archive_of(Script::new())
}

/// A folder with the catalogue of four games.
pub(super) fn archived() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    fs::write(games.join("congress.sgf"), GAMES).unwrap();
    fs::write(games.join("cup.sgf"), "(;SZ[9]PB[古力]PW[李世石]DT[2012-02-20]RE[W+R]EV[三星杯];B[gc];W[cc])").unwrap();
    Catalogue::open(&folder.path().join("catalogue.sqlite")).unwrap().add(&[games], &mut |_| true).unwrap();
    folder
}

/// As [`archive`], with what a test has set.
fn archive_of(script: Script) -> (TempDir, Script, Window) {
    let folder = archived();
    let script = Script { catalogue: folder.path().join("catalogue.sqlite"), ..script };
    let mut window = script.window();
    // A machine on which this runs may have no font for Chinese names.
    window.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    press(&mut window, "Archive…");
    until(&mut window, |window| says(window, "4 games"));
    (folder, script, window)
}

/// Draws until something is there: the archive answers in a thread of its own.
#[track_caller]
pub(super) fn until(window: &mut Window, is_so: impl Fn(&Window) -> bool) {
    let began = Instant::now();
    while !is_so(window) {
        assert!(began.elapsed() < Duration::from_secs(60), "it did not come");
        std::thread::sleep(Duration::from_millis(5));
        window.run_steps(2);
    }
}

/// Presses a button until what it opens is there: an answer of the archive may move the button in the moment of the click.
#[track_caller]
pub(super) fn press_until(window: &mut Window, label: &str, opened: &str) {
    let began = Instant::now();
    while !is_there(window, opened) {
        assert!(began.elapsed() < Duration::from_secs(60), "{opened} did not come");
        if is_there(window, label) {
            press(window, label);
        } else {
            std::thread::sleep(Duration::from_millis(5));
            window.run_steps(2);
        }
    }
}

/// Looks for words, and waits for so many games.
pub(super) fn search(window: &mut Window, words: &str, status: &str) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.run_steps(4);
    window.get_by_label("Words to look for").type_text(words);
    window.run_steps(4);
    until(window, |window| says(window, status));
}

pub(super) const MULLER: &str = "2026-11-21, Jörg Müller - Anna Weiß, B+R, 4 moves, Kraków Open";
const SHIKSHIN: &str = "2026-11-20, Шикшин Илья - Müller, Jörg, W+0.5, 4 moves, Kraków Open";
pub(super) const LEE: &str = "2026-10-03, Lee Se-dol - Kovács Gábor, B+3.5, 3 moves";
const GU: &str = "2012-02-20, 古力 - 李世石, W+R, 2 moves, 三星杯";

/// The names of the rows in their order on the screen.
pub(super) fn rows(window: &Window) -> Vec<String> {
    let mut found: Vec<(i32, String)> = [MULLER, SHIKSHIN, LEE, GU]
        .into_iter()
        .filter_map(|name| window.query_by_label(name).map(|node| (node.rect().top() as i32, name.to_owned())))
        .collect();
    found.sort();
    found.into_iter().map(|row| row.1).collect()
}

#[test]
fn games_are_found_by_typing_a_name_in_any_spelling() {
    let (_folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, GU));
    assert_eq!(rows(&window), [MULLER, SHIKSHIN, LEE, GU]);
    search(&mut window, "mull", "2 of 4 games");
    assert_eq!(rows(&window), [MULLER, SHIKSHIN]);
    search(&mut window, " quiet", "0 of 4 games");
    assert!(is_there(&window, "No game fits. Take a condition away."));
}

#[test]
fn a_question_mark_is_typed_into_the_search_and_lists_the_keys_elsewhere() {
    let (_folder, _script, mut window) = archive();
    let press_question_mark = |window: &mut Window| {
        window.event(egui::Event::Text("?".to_owned()));
        key(window, Key::Questionmark);
    };
    let typed = |window: &Window| window.get_by_label("Words to look for").value();
    press_question_mark(&mut window);
    assert!(is_there(&window, "Wheel over the board") && typed(&window).as_deref() != Some("?"));
    key(&mut window, Key::Escape);
    window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.run_steps(4);
    press_question_mark(&mut window);
    assert!(!is_there(&window, "Wheel over the board"));
    assert_eq!(typed(&window).as_deref(), Some("?"));
}

#[test]
fn letters_go_into_the_search_and_an_arrow_back_to_the_list() {
    let (_folder, _script, mut window) = archive();
    window.event(egui::Event::Text("шик".to_owned()));
    window.run_steps(4);
    until(&mut window, |window| says(window, "1 of 4 games"));
    assert_eq!(rows(&window), [SHIKSHIN]);
    // Enter leaves the field, and then opens the game.
    key(&mut window, Key::Enter);
    assert!(says(&window, "1 of 4 games"));
    key(&mut window, Key::Enter);
    until(&mut window, |window| says(window, "Board 9x9 after move 4, White E5"));
    assert!(!says(&window, "1 of 4 games"));
}

#[test]
fn conditions_are_chips_that_can_be_taken_away() {
    let (_folder, _script, mut window) = archive();
    press(&mut window, "Result");
    press(&mut window, "White won");
    until(&mut window, |window| says(window, "2 of 4 games"));
    until(&mut window, |window| is_there(window, GU));
    assert_eq!(rows(&window), [SHIKSHIN, GU]);
    key(&mut window, Key::Escape);
    press(&mut window, "Date");
    window.get_by_label("First day").type_text("2026");
    window.run_steps(4);
    until(&mut window, |window| says(window, "1 of 4 games"));
    assert!(is_there(&window, "Date: since 2026") && is_there(&window, "Result: White won"));
    window.get_by_label("Last day").focus();
    window.run_steps(2);
    window.get_by_label("Last day").type_text("soon");
    window.run_steps(4);
    assert!(is_there(&window, "\"soon\" is no date; type one such as 2026-11-21, 2026-11 or 2026"));
    key(&mut window, Key::Escape);
    press(&mut window, "Any Date");
    press(&mut window, "Any Result");
    until(&mut window, |window| says(window, "Archive - 4 games"));
}

#[test]
fn a_title_orders_the_list() {
    let (_folder, _script, mut window) = archive();
    press(&mut window, "Order by White");
    until(&mut window, |window| rows(window) == [MULLER, LEE, SHIKSHIN, GU]);
    press(&mut window, "Order by White");
    until(&mut window, |window| rows(window) == [GU, SHIKSHIN, LEE, MULLER]);
}

#[test]
fn the_previewed_game_is_stepped_through_and_a_corner_of_it_found() {
    let (_folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, "Board 9x9 after move 4, White G3"));
    key(&mut window, Key::ArrowLeft);
    key(&mut window, Key::ArrowLeft);
    key(&mut window, Key::ArrowLeft);
    assert!(is_there(&window, "Move 1 of 4: Black C3"));
    press(&mut window, "Find this corner");
    until(&mut window, |window| is_there(window, "Position: A1:D4"));
    until(&mut window, |window| says(window, "Archive - 4 games"));
    // The game of 2012 has the stone in another corner, with the other colour beside it.
    press(&mut window, "Any Position");
    until(&mut window, |window| is_there(window, "Position"));
}

#[test]
fn a_corner_without_a_stone_is_said_until_something_else_is_tried() {
    let (_folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, "Board 9x9 after move 4, White G3"));
    for _ in 0..4 {
        key(&mut window, Key::ArrowLeft);
    }
    press(&mut window, "Find this corner");
    assert!(says(&window, "There is no stone on the board yet: go to a move first."));
    key(&mut window, Key::ArrowRight);
    assert!(is_there(&window, "Move 1 of 4: Black C3") && !says(&window, "There is no stone on the board yet"));
}

#[test]
fn a_position_is_drawn_and_found_with_what_was_played_next() {
    let (_folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, "Board 9x9 after move 4, White G3"));
    press(&mut window, "Position");
    assert!(is_there(&window, "Put stones on the board first."));
    let board = window.get_by_label("Board 9x9 to draw on").rect();
    // The point C3 of a board with coordinates.
    let cell = board.width() / 10.6;
    let at = board.min + egui::vec2(cell * 1.3 + 2.0 * cell, cell * 1.3 + 6.0 * cell);
    click(&mut window, at);
    press(&mut window, "The whole board");
    press(&mut window, "Find games with it");
    until(&mut window, |window| is_there(window, "Position: whole board"));
    until(&mut window, |window| says(window, "3 of 4 games"));
    until(&mut window, |window| is_there(window, "Move 1 of 4: Black C3"));
    assert!(is_there(&window, "Played next"));
}

#[test]
fn tags_and_a_note_are_typed_kept_beside_the_catalogue_and_looked_for() {
    let (folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, "Tags of this game") && is_there(window, SHIKSHIN));
    let type_into = |window: &mut Window, field: &str, text: &str| {
        window.get_by_label(field).focus();
        window.run_steps(2);
        window.get_by_label(field).type_text(text);
        window.run_steps(4);
    };
    type_into(&mut window, "Tags of this game", "ladder, ko fight");
    type_into(&mut window, "Note on this game", "seen twice");
    // Going to another game keeps what was typed.
    press(&mut window, SHIKSHIN);
    let kept = || fs::read_to_string(folder.path().join("catalogue.sqlite.marks.json")).unwrap_or_default();
    until(&mut window, |_| ["ladder", "ko fight", "seen twice"].iter().all(|text| kept().contains(text)));
    let tags = |window: &Window| window.get_by_label("Tags of this game").value().unwrap_or_default();
    until(&mut window, |window| tags(window).is_empty());
    press(&mut window, MULLER);
    until(&mut window, |window| tags(window) == "ko fight, ladder");
    press(&mut window, "Tag");
    press(&mut window, "ko fight");
    until(&mut window, |window| says(window, "1 of 4 games"));
    assert_eq!(rows(&window), [MULLER]);
    press(&mut window, "Any Tag");
    until(&mut window, |window| says(window, "Archive - 4 games"));
}

fn click(window: &mut Window, at: egui::Pos2) {
    window.event(egui::Event::PointerMoved(at));
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
        window.run_steps(1);
    }
    window.run_steps(4);
}

#[test]
fn any_game_of_a_file_with_several_is_opened() {
    let (_folder, _script, mut window) = archive();
    for _ in 0..2 {
        key(&mut window, Key::ArrowDown);
    }
    until(&mut window, |window| is_there(window, "Board 9x9 after move 3, Black F6"));
    key(&mut window, Key::Enter);
    until(&mut window, |window| says(window, "Lee Se-dol (Black) - Kovács Gábor (White)"));
    // It has no file of its own, which the copy of its path would name.
    assert!(!window.state().is_available(&Command::Export(ExportCommand::CopyPath)));
    assert!(window.state().is_available(&Command::Export(ExportCommand::CopyRecord)));
    // The archive is as it was left.
    window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.run_steps(4);
    until(&mut window, |window| is_there(window, "Board 9x9 after move 3, Black F6"));
}

#[test]
fn chosen_games_are_written_into_a_new_folder_and_never_into_a_used_one() {
    let (folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, GU));
    key(&mut window, Key::ArrowDown);
    window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowDown);
    window.run_steps(4);
    assert!(says(&window, "2 chosen"));
    let target = folder.path().join("handed over");
    let export = |window: &mut Window, target: &PathBuf| {
        press_until(window, "Export…", "Write them");
        let path = target.display().to_string();
        window.state_mut().send(ArchivePageCommand::EditExport(path));
        window.run_steps(2);
        press(window, "Write them");
    };
    export(&mut window, &target);
    until(&mut window, |window| says(window, "2 games written to"));
    let mut names: Vec<String> =
        fs::read_dir(&target).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(names[0].starts_with("2026-10-03_Lee-Se-dol") && names[1].starts_with("2026-11-20_Шикшин"), "{names:?}");
    export(&mut window, &target);
    until(&mut window, |window| says(window, "is not empty, and two exports would mix"));
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(4);
    assert!(says(&window, "4 chosen"));
}

#[test]
fn an_export_shows_how_far_it_is_and_is_stopped() {
    let (_folder, _script, mut window) = archive_of(Script { holds_exports: true, ..Script::new() });
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(4);
    press_until(&mut window, "Export…", "Write them");
    window.state_mut().send(ArchivePageCommand::EditExport("/nowhere/handed over".to_owned()));
    window.run_steps(2);
    press(&mut window, "Write them");
    assert!(is_there(&window, "Writing to handed over: 1 of 4 games"));
    assert!(says(&window, "Archive - writing 1 of 4 games"));
    // The page goes on meanwhile, also when it was left.
    key(&mut window, Key::ArrowDown);
    press(&mut window, "Leave the archive");
    press(&mut window, "Archive…");
    until(&mut window, |window| is_there(window, SHIKSHIN));
    assert!(!window.state().is_available(&Command::Archive(ArchiveCommand::AskExport)));
    press(&mut window, "Stop writing");
    until(&mut window, |window| says(window, "The export was stopped, and nothing is left of it"));
    assert!(!is_there(&window, "Stop writing") && says(&window, "Archive - 4 games"));
}

#[test]
fn a_name_that_another_program_withholds_leaves_the_open_window_at_once() {
    let (folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, MULLER));
    key(&mut window, Key::Home);
    until(&mut window, |window| says(window, "Jörg Müller (Black) - Anna Weiß (White)"));
    let mut catalogue = Catalogue::open(&folder.path().join("catalogue.sqlite")).unwrap();
    catalogue.forget("Jörg Müller").unwrap();
    // Nobody touches the window.
    until(&mut window, |window| is_there(window, &MULLER.replace("Jörg Müller", "name withheld")));
    until(&mut window, |window| says(window, "name withheld (Black) - Anna Weiß (White)"));
    assert!(!says(&window, "Müller"));
}

#[test]
fn a_withheld_name_is_shown_nowhere_in_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    let session = records.join("recorded.session");
    fs::create_dir(&records).unwrap();
    record(&session);
    // The newest game, alone in its file, and one of several in a file.
    fs::write(records.join("alone.sgf"), "(;SZ[9]PB[Müller, Jörg]PW[Anna]DT[2026-12-01];B[cc]C[Jörg Müller smiles])")
        .unwrap();
    fs::write(records.join("several.sgf"), GAMES).unwrap();
    let mut catalogue = Catalogue::open(&records.join("catalogue.sqlite")).unwrap();
    catalogue.add(std::slice::from_ref(&records), &mut |_| true).unwrap();
    assert_eq!(catalogue.forget("Jörg Müller").unwrap().games, 4);
    drop(catalogue);
    let slot = BoardSettingsFile::take(&folder.path().join("settings"), None).unwrap();
    let mut backend = LocalBackend::new(slot, records.clone(), |_| Ok(()), NetworkChoice::default());
    let copied = backend.record_text(&records.join("alone.sgf")).unwrap();
    assert!(copied.contains("PB[name withheld]") && copied.contains("C[name withheld smiles]"), "{copied}");
    let listed = backend.recordings(&records);
    assert_eq!(listed[0].players, ["name withheld", "Anna"]);
    let result = GameResult::from_sgf("B+R").unwrap();
    let signed = Signature::new(String::new(), "Jörg Müller");
    let confirmed = SessionAct::Confirm {
        result,
        protest: false,
        reasons: String::new(),
        assent: Assent::of_both(),
        appeals: Vec::new(),
    };
    let place = ActPlace::recording(&session, Some(&records.join("recorded.sgf")));
    let noted = backend.act(&place, vec![confirmed], &signed).unwrap().view;
    assert_eq!(
        (noted.info.black.name.as_str(), noted.result.unwrap().note.signed.by.as_str()),
        ("name withheld", "name withheld")
    );
    let passed = Correction::Missed { after: 0, moves: vec![(Color::Black, None)] };
    let corrected = backend.act(&place, vec![SessionAct::Correct(passed)], &signed);
    let signers: Vec<String> = corrected.unwrap().view.history.iter().map(|entry| entry.act.signature().by).collect();
    assert_eq!(signers, ["name withheld"; 2], "a result and a correction");
    // The journal keeps what it holds.
    assert!(fs::read_to_string(session.join("journal.jsonl")).unwrap().contains("Jörg Müller"));

    let mut window = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(16)
        .with_context_setup(|ctx| Theme::apply(ctx, false))
        .build_ui_state(|ui, window| window.draw(ui), Application::new(Box::new(backend)));
    window.run_steps(2);
    assert!(!says(&window, "Müller"));
    let players = ["name withheld (Black) - Anna (White)", "name withheld (Black) - Anna Weiß (White)"];
    for (row, game) in [(0, players[0]), (1, players[0]), (2, players[1])] {
        press(&mut window, "Archive…");
        until(&mut window, |window| says(window, "5 games"));
        until(&mut window, |window| is_there(window, "2026-12-01, name withheld - Anna, ?, 1 move"));
        key(&mut window, Key::Home);
        for _ in 0..row {
            key(&mut window, Key::ArrowDown);
        }
        until(&mut window, |window| says(window, game));
        assert!(!says(&window, "Müller"));
        key(&mut window, Key::Enter);
        until(&mut window, |window| !says(window, "5 games"));
        assert!(says(&window, game) && !says(&window, "Müller"), "{game}");
        press(&mut window, "New recording…");
    }
}

/// A recording of a game of two moves, and its SGF beside it.
pub(super) fn record(session: &Path) {
    let info = GameInfo {
        black: Player { name: "Jörg Müller".to_owned(), ..Player::default() },
        white: Player { name: "Anna".to_owned(), ..Player::default() },
        ..GameInfo::default()
    };
    let (at, source, program) = ("2026-11-22T10:00:00Z".to_owned(), "clip.mp4".to_owned(), "test".to_owned());
    let time = Duration::from_secs(1);
    let began = RecorderEvent::Began { time, size: BoardSize::NINE, setup: vec![], to_play: None, handicap: 0 };
    let events = [
        SessionEvent::Opened { at, source, info: Box::new(info), program },
        SessionEvent::Recorder(began),
        SessionEvent::Ended { time, why: "test".to_owned() },
    ];
    SessionFolder::at(session).create().unwrap().append(&events).unwrap();
    fs::write(session.with_extension("sgf"), "(;SZ[9]PB[Jörg Müller]PW[Anna])").unwrap();
}

#[test]
fn the_folder_of_a_game_is_opened() {
    let (folder, script, mut window) = archive();
    until(&mut window, |window| is_there(window, "Open its folder"));
    press(&mut window, "Open its folder");
    assert_eq!(script.notice.borrow().folders, [folder.path().canonicalize().unwrap().join("games")]);
}

#[test]
fn a_game_that_is_gone_and_a_catalogue_that_is_damaged_are_said() {
    let (folder, script, mut window) = archive();
    until(&mut window, |window| is_there(window, GU));
    fs::remove_file(folder.path().join("games/cup.sgf")).unwrap();
    key(&mut window, Key::End);
    until(&mut window, |window| says(window, "the game cannot be read from"));
    assert!(says(&window, "add the folder in which it lies now with 'kifuscribe archive add'"));
    press(&mut window, "Leave the archive");
    let whole = fs::read(&script.catalogue).unwrap();
    fs::write(&script.catalogue, &whole[..whole.len() / 2]).unwrap();
    press(&mut window, "Archive…");
    until(&mut window, |window| says(window, "is damaged; 'kifuscribe archive rebuild' reads the games again"));
    press(&mut window, "Leave the archive");
    fs::write(&script.catalogue, "no database at all, but a text of some length that is not empty").unwrap();
    press(&mut window, "Archive…");
    until(&mut window, |window| says(window, "is a file of another program and no catalogue"));
}

#[test]
fn an_empty_archive_says_how_games_come_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let script = Script { catalogue: folder.path().join("none.sqlite"), ..Script::new() };
    let mut window = script.window();
    press(&mut window, "Archive…");
    until(&mut window, |window| says(window, "The archive is empty. A recording enters it by itself"));
    assert!(!folder.path().join("none.sqlite").exists());
}

#[test]
fn no_game_is_compared_with_others_while_it_is_played() {
    let (_script, mut window) = playing("E5 C3");
    assert!(!window.state().is_available(&Command::Archive(ArchiveCommand::Open)));
    window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.run_steps(4);
    assert!(!says(&window, "Words to look for"));
}
