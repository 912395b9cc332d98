//! What an ordinary camera does: it streams, stalls, is unplugged, is busy, has modes and controls.

use std::fs;
use std::time::{Duration, Instant};

use super::fake_camera::FakeCamera;
use super::program::{LONGEST_WAIT, Running};

#[test]
fn a_recording_survives_a_stalled_and_an_unplugged_camera() {
    let moves = ["E5", "C3", "G7", "C7"];
    let camera = FakeCamera::new(&moves);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut program = camera.run(&["record", "camera:Kifu Go Cam", "-o", "game.sgf", "--json"]);
    program.expect("\"began\":9");
    camera.set_state("run", 1, "scene1.mjpeg");
    program.expect("\"move\":1,\"color\":\"black\",\"point\":\"E5\"");

    camera.set_state("stall", 1, "scene1.mjpeg");
    program.expect_after("a stall", "no picture has come from Kifu Go Cam");
    camera.set_state("run", 1, "scene2.mjpeg");
    program.expect_return("the end of a stall", "C3");

    camera.unplug();
    camera.set_state("gone", 1, "scene2.mjpeg");
    program.expect_after("unplugged", "the camera Kifu Go Cam is unplugged");
    // It comes back under another number.
    camera.plug_in(3);
    camera.set_state("run", 2, "scene3.mjpeg");
    program.expect_return("plugged in again", "G7");

    // Stalled, and then unplugged while it stalls: the reason changes, and it comes back all the same.
    camera.set_state("stall", 2, "scene3.mjpeg");
    program.expect("no picture has come");
    camera.unplug();
    camera.set_state("gone", 2, "scene3.mjpeg");
    program.expect("is unplugged");
    camera.plug_in(0);
    camera.set_state("run", 3, "scene4.mjpeg");
    program.expect("\"move\":4,\"color\":\"white\",\"point\":\"C7\"");

    camera.check_record(&mut program, &moves);
}

/// Both go on after the camera was unplugged, each with its own moves, journal and record.
#[test]
fn two_boards_before_one_camera_are_recorded_each_by_itself() {
    let games: [&[&str]; 2] = [&["E5", "C3", "G7"], &["C7", "G3", "E5"]];
    let camera = FakeCamera::over(&games);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut program = camera.run(&["record", "camera:Kifu Go Cam", "--boards", "2", "-o", "games", "--json"]);
    program.expect("\"began\":9");
    program.expect("\"began\":9");
    camera.set_state("run", 1, "scene1.mjpeg");
    program.expect_on_each_board(1, &["E5", "C7"]);

    camera.unplug();
    camera.set_state("gone", 1, "scene1.mjpeg");
    program.expect("the camera Kifu Go Cam is unplugged");
    camera.plug_in(1);
    camera.set_state("run", 2, "scene2.mjpeg");
    program.expect_on_each_board(2, &["C3", "G3"]);
    camera.set_state("run", 2, "scene3.mjpeg");
    program.expect_on_each_board(3, &["G7", "E5"]);

    assert_eq!(program.interrupt(), 0, "{}", program.said());
    for (i, moves) in games.iter().enumerate() {
        assert_eq!(camera.moves_of(&format!("games/board-{}.sgf", i + 1)), *moves, "board {}", i + 1);
    }
}

#[test]
fn the_doctor_names_the_camera_with_its_modes_and_counts_its_pictures() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut program = camera.run(&["doctor", "--seconds", "2", "--records", "."]);
    program.expect("Kifu Go Cam (camera:usb-Kifu_Go_Cam_0001-video-index0), 640x480 at 10 a second (MJPEG)");
    program.expect("640x480 from Kifu Go Cam");
    let pictures = program.received.last().unwrap().clone();
    assert!(pictures.starts_with("ok ") && pictures.contains("a second (4 are enough)"), "{pictures}");
    program.expect("9x9, found in");

    camera.unplug();
    camera.set_state("gone", 1, "scene0.mjpeg");
    let mut program = camera.run(&["doctor", "--records", "."]);
    program.expect("LOOK  cameras  No camera is plugged in: plug one in, or name a film");
    assert_eq!(program.wait(), 1);
}

#[test]
fn a_stalled_recording_can_be_ended() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene1.mjpeg");
    let mut program = camera.run(&["record", "camera:0", "-o", "game.sgf", "--json"]);
    program.expect("\"began\":9");
    camera.set_state("stall", 1, "scene1.mjpeg");
    program.expect("no picture has come");
    program.interrupt();
    assert!(camera.path("game.sgf").is_file(), "{}", program.said());
}

#[test]
fn exposure_and_white_balance_are_locked_and_restored() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut command = camera.command(&["record", "camera:0", "-o", "game.sgf", "--json"], "MJPG", "30/1");
    command.env("FAKE_CAMERA_CONTROLS", camera.path("controls"));
    let mut program = Running::start(command);
    program.expect("\"began\":9");
    let start = Instant::now();
    let controls = || fs::read_to_string(camera.path("controls")).unwrap_or_default();
    // Auto exposure and white balance off, both levels as they were.
    let locked = [
        "Auto Exposure=1",
        "Exposure Time, Absolute=157",
        "White Balance, Automatic=0",
        "White Balance Temperature=4321",
    ];
    while controls().lines().count() < locked.len() && start.elapsed() < LONGEST_WAIT {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(controls().lines().collect::<Vec<_>>(), locked);
    program.interrupt();
    let restored: Vec<_> = controls().lines().skip(locked.len()).map(str::to_owned).collect();
    assert_eq!(restored, ["Auto Exposure=3", "White Balance, Automatic=1"]);
}

#[test]
fn a_camera_is_found_by_its_persistent_name_and_by_its_number() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(2);
    camera.set_state("run", 1, "scene0.mjpeg");
    for source in ["camera:usb-Kifu_Go_Cam_0001-video-index0", "camera:go cam", "camera:2", "/dev/video2"] {
        let mut program = camera.run(&["record", source, "-o", "game.sgf", "--json"]);
        program.expect("\"began\":9");
        assert_eq!(program.interrupt(), 0, "{source}: {}", program.said());
        camera.remove_record();
    }
}

#[test]
fn cameras_with_raw_pictures_or_odd_rates_are_recorded() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    // nokhwa accepts only whole rates; others are opened through OpenCV.
    for (format, scene, rate) in [("YUYV", "scene1.yuyv", "10/1"), ("MJPG", "scene1.mjpeg", "30000/1001")] {
        camera.set_state("run", 1, scene);
        let args = ["record", "camera:0", "-o", "game.sgf", "--json"];
        let mut program = Running::start(camera.command(&args, format, rate));
        program.expect("\"point\":\"E5\"");
        program.interrupt();
        camera.remove_record();
    }
}

#[test]
fn a_camera_that_cannot_be_opened_is_one_sentence() {
    let camera = FakeCamera::new(&["E5"]);
    let check = |source: &str, error: &str| {
        let mut program = camera.run(&["record", source, "-o", "game.sgf"]);
        program.expect(error);
        assert_eq!(program.wait(), 2);
        assert_eq!(program.received.len(), 1, "{:?}", program.received);
        assert!(!camera.path("game.sgf").exists());
    };
    camera.set_state("gone", 1, "scene0.mjpeg");
    check("camera:0", "there is no camera \"0\"; no camera is plugged in");
    camera.plug_in(0);
    camera.set_state("busy", 1, "scene0.mjpeg");
    check("camera:0", "the camera Kifu Go Cam is busy; close the other program");
    camera.set_state("run", 1, "scene0.mjpeg");
    check("camera:Logitech", "there is no camera \"Logitech\"; give one of: usb-Kifu_Go_Cam_0001-video-index0");
}
