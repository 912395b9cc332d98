//! The game on the screen is exported from the menu: as an animated picture, as a printed kifu.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use kifuscribe::app::application::Application;
use kifuscribe::app::command::{Command, DialogCommand, ExportCommand, RecordingCommand};
use kifuscribe::app::dialog::Dialog;
use kifuscribe::app::game_export::{GameExportForm, GameExportLook};
use kifuscribe::app::local_backend::LocalBackend;
use kifuscribe::app::theme::Theme;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_storage::board_settings::BoardSettingsFile;

use super::{Window, is_there, playing, press, says, type_into};

/// The real window with an SGF opened that lies in `folder`.
fn opened(folder: &Path) -> Window {
    let sgf = folder.join("game.sgf");
    fs::write(&sgf, "(;SZ[9]PB[Ito]PW[Novak]KM[6.5]RE[B+R];B[ee];W[cc];B[gg])").unwrap();
    let slot = BoardSettingsFile::take(&folder.join("settings"), None).unwrap();
    let backend = LocalBackend::new(slot, folder.to_owned(), |_| Ok(()), NetworkChoice::default());
    let builder = egui_kittest::Harness::builder().with_size(egui::vec2(1280.0, 800.0)).with_max_steps(16);
    let builder = builder.with_context_setup(|ctx| Theme::apply(ctx, false));
    let mut window = builder.build_ui_state(|ui, window| window.draw(ui), Application::new(Box::new(backend)));
    window.run_steps(4);
    window.state_mut().send(RecordingCommand::Open(sgf));
    window.run_steps(4);
    window
}

/// Draws until the window says so.
#[track_caller]
fn wait_for(window: &mut Window, sentence: &str) {
    let until = Instant::now() + Duration::from_secs(60);
    while !says(window, sentence) {
        assert!(Instant::now() < until, "the window never said: {sentence}");
        std::thread::sleep(Duration::from_millis(20));
        window.run_steps(1);
    }
}

#[test]
fn a_game_is_exported_as_a_picture_beside_its_record() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.gif"), "an older picture").unwrap();
    let mut window = opened(folder.path());
    press(&mut window, "Recording");
    press(&mut window, "Copy and export");
    press(&mut window, "Export as picture… ");
    assert!(says(&window, "The game move by move"));
    press(&mut window, "Write it");
    wait_for(&mut window, "4 pictures, 480 x");
    // The older picture stays: the new one has a name of its own.
    assert_eq!(fs::read(folder.path().join("game.gif")).unwrap(), b"an older picture");
    assert!(fs::read(folder.path().join("game-2.gif")).unwrap().starts_with(b"GIF89a"));
}

#[test]
fn a_game_is_exported_as_a_printed_kifu_and_a_name_that_says_nothing_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = opened(folder.path());
    press(&mut window, "Recording");
    press(&mut window, "Copy and export");
    press(&mut window, "Export as printed kifu… ");
    let target = folder.path().join("for the club.pdf");
    type_into(&mut window, "Where the file goes", "kifu.doc");
    assert!(says(&window, "has no ending that can be written"));
    press(&mut window, "Write it");
    assert!(is_there(&window, "Write it"), "the dialog stays until the name has an ending");
    window.state_mut().send(DialogCommand::edit(Dialog::Export(GameExportForm {
        look: GameExportLook::Kifu,
        path: target.display().to_string(),
    })));
    window.run_steps(4);
    press(&mut window, "Write it");
    wait_for(&mut window, "1 diagram written to");
    assert!(fs::read(target).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn an_export_takes_no_time_from_a_recording() {
    let (_script, window) = playing("C3 G7");
    for look in [GameExportLook::Picture, GameExportLook::Kifu] {
        assert!(!window.state().is_available(&Command::Export(ExportCommand::Ask(look))));
    }
}
