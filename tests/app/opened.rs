//! What is opened to look at: an SGF without its recording says why it is not changed, and a count is watched with a camera
//! that is chosen on its page.

use std::fs;
use std::path::{Path, PathBuf};

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kifuscribe::app::application::Application;
use kifuscribe::app::command::{Command, CountCommand, RecordingCommand, ViewCommand, Walk};
use kifuscribe::app::count::command::CountPageCommand;
use kifuscribe::app::local_backend::LocalBackend;
use kifuscribe::app::theme::Theme;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_storage::board_settings::BoardSettingsFile;

use super::script::{Script, game};
use super::{Window, is_there, press, says};

/// The real window with this SGF opened, in that size, in points.
pub(super) fn opened(folder: &Path, sgf: &str, size: [f32; 2]) -> Window {
    let path = folder.join("game.sgf");
    fs::write(&path, sgf).unwrap();
    let slot = BoardSettingsFile::take(&folder.join("settings"), None).unwrap();
    let backend = LocalBackend::new(slot, folder.to_owned(), |_| Ok(()), NetworkChoice::default());
    let builder = egui_kittest::Harness::builder().with_size(egui::Vec2::from(size)).with_max_steps(16);
    let builder = builder.with_context_setup(|ctx| Theme::apply(ctx, false));
    let mut window = builder.build_ui_state(|ui, window| window.draw(ui), Application::new(Box::new(backend)));
    window.run_steps(4);
    window.state_mut().send(RecordingCommand::Open(path));
    window.run_steps(4);
    window
}

const TWO_PASSES: &str = "(;SZ[9]PB[Ito]PW[Novak]KM[6.5];B[ee];W[cc];B[gg];W[];B[])";

#[test]
fn an_sgf_alone_says_why_its_game_is_not_ended() {
    let folder = tempfile::tempdir().unwrap();
    for size in [[1280.0, 800.0], [800.0, 600.0]] {
        let mut window = opened(folder.path(), TWO_PASSES, size);
        assert!(is_there(&window, "Opened to look at - 5 moves; it has no recording, and is not changed"));
        assert!(!says(&window, "No picture") && !is_there(&window, "Camera"), "there is none to wait for");
        let result = window.get_by_label("Result…");
        assert!(result.accesskit_node().is_disabled());
        result.hover();
        window.run_steps(12);
        assert!(says(&window, "This record was opened without its recording"), "{size:?}: the button says why");
    }
}

#[test]
fn after_two_passes_it_is_nobodys_turn() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = opened(folder.path(), TWO_PASSES, [1280.0, 800.0]);
    assert!(says(&window, "The game is over: two passes"));
    assert!(!is_there(&window, "to play"));
    window.state_mut().send(ViewCommand::Walk(Walk::Back));
    window.run_steps(4);
    assert!(is_there(&window, "to play") && !says(&window, "The game is over"));
}

#[test]
fn after_a_resignation_the_result_stands_below_the_board() {
    let folder = tempfile::tempdir().unwrap();
    let sgf = "(;SZ[9]PB[Ito]PW[Novak]RE[B+R];B[ee];W[cc];B[gg])";
    let mut window = opened(folder.path(), sgf, [1280.0, 800.0]);
    assert!(says(&window, "Black - Ito - wins by resignation"));
    assert!(!is_there(&window, "to play"));
    window.state_mut().send(ViewCommand::Walk(Walk::First));
    window.run_steps(4);
    assert!(is_there(&window, "to play"));
}

#[test]
fn the_camera_of_a_count_is_chosen_on_its_page() {
    let script = Script::new();
    script.say(|s| s.view = std::sync::Arc::new(game("C3 G7", Vec::new()).view()));
    let mut window = script.window();
    window.state_mut().send(RecordingCommand::Open("/records/a".into()));
    window.run_steps(4);
    window.state_mut().send(CountCommand::Open);
    window.run_steps(4);
    let watch = Command::Count(CountCommand::Page(CountPageCommand::Follow(true)));
    assert!(!window.state().is_available(&watch));
    assert!(is_there(&window, "Choose the camera that sees the board first."));
    press(&mut window, "Camera or film of the count");
    press(&mut window, "Table camera");
    assert!(window.state().is_available(&watch) && !says(&window, "Choose the camera"));
    assert!(script.notice.borrow().previews.is_empty(), "nothing is opened before it is asked for");
    press(&mut window, "Watch the count");
    assert_eq!(
        script.notice.borrow().watched,
        [("camera:usb-1".to_owned(), PathBuf::from("/records/a.sgf"))],
        "the record on the screen is followed"
    );
}

#[test]
fn the_menu_of_the_recording_fits_into_a_low_window() {
    let folder = tempfile::tempdir().unwrap();
    for size in [[1280.0, 800.0], [1024.0, 600.0], [640.0, 400.0], [512.0, 300.0]] {
        let choosing = Script::new().window_of(size[0], size[1]);
        for mut window in [choosing, opened(folder.path(), TWO_PASSES, size)] {
            press(&mut window, "Recording");
            window.run_steps(4);
            let last = window.query_all_by_label_contains("Quit").last().unwrap().rect();
            assert!(last.bottom() <= size[1] && last.top() > 0.0, "{size:?}: {last:?}");
        }
    }
}
