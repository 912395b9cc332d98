//! Cameras whose pictures are not what they promised: of another size or format, damaged, frozen, black, with wild
//! times.

use std::fs;
use std::time::{Duration, Instant};

use super::fake_camera::{FakeCamera, HEIGHT, WIDTH};
use super::program::Running;

const MOVES: [&str; 3] = ["E5", "C3", "G7"];

/// A camera over a game, and its recording after the first move.
fn recording() -> (FakeCamera, Running) {
    let camera = FakeCamera::new(&MOVES);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene1.mjpeg");
    let mut program = camera.record("camera:0");
    program.expect("\"point\":\"E5\"");
    (camera, program)
}

#[test]
fn a_camera_that_answers_with_another_size_is_recorded() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    for (format, scene) in [("MJPG", "scene1.mjpeg"), ("YUYV", "scene1.yuyv")] {
        camera.set_state("run", 1, scene);
        let mut command = camera.command(&["record", "camera:0", "-o", "game.sgf", "--json"], format, "10/1");
        command.env("FAKE_CAMERA_SIZE", "1280x960").env("FAKE_CAMERA_ANSWER", format!("{WIDTH}x{HEIGHT}"));
        let mut program = Running::start(command);
        program.expect_after(&format!("another size ({format})"), "\"point\":\"E5\"");
        camera.check_record(&mut program, &["E5"]);
        camera.remove_record();
    }
}

#[test]
fn pictures_that_change_their_size_lose_no_move() {
    let (camera, mut program) = recording();
    for (name, number, size) in [("larger", 2, [1280, 960]), ("other", 3, [800, 600])] {
        camera.write_resized(name, number, size);
        camera.set_state("run", 1, &format!("{name}.mjpeg"));
        program.expect_after(&format!("pictures of {size:?}"), &format!("\"point\":\"{}\"", MOVES[number - 1]));
    }
    camera.set_state("run", 1, "scene3.mjpeg");
    program.listen(Duration::from_secs(2));
    camera.check_record(&mut program, &MOVES);
}

#[test]
fn bytes_that_are_no_picture_are_reported() {
    let (camera, mut program) = recording();
    let noise: Vec<u8> = (0..2 * WIDTH * HEIGHT).map(|i| (i * i / 7 % 251) as u8).collect();
    fs::write(camera.path("noise.mjpeg"), noise).unwrap();
    for (fault, scene, number) in [("raw pictures for JPEG", "scene1.yuyv", 2), ("noise for JPEG", "noise.mjpeg", 3)] {
        camera.set_state("run", 1, scene);
        program.expect_after(fault, "sends damaged pictures");
        camera.set_state("run", 1, &format!("scene{number}.mjpeg"));
        program.expect_return(fault, MOVES[number - 1]);
    }
    camera.check_record(&mut program, &MOVES);
}

#[test]
fn raw_pictures_of_the_wrong_length_are_reported() {
    let moves = ["E5", "C3", "G7", "C7"];
    let camera = FakeCamera::new(&moves);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene1.yuyv");
    let mut program =
        Running::start(camera.command(&["record", "camera:0", "-o", "game.sgf", "--json"], "YUYV", "10/1"));
    program.expect("\"point\":\"E5\"");
    for (state, number) in [("cut", 2), ("empty", 3), ("flawed", 4)] {
        let scene = format!("scene{number}.yuyv");
        camera.set_state(state, 1, &scene);
        program.expect_after(state, "sends damaged pictures");
        camera.set_state("run", 1, &scene);
        program.expect_return(state, moves[number - 1]);
    }
    camera.check_record(&mut program, &moves);
}

/// The same picture for ever is a board at rest; what was played meanwhile is found afterwards.
#[test]
fn a_frozen_picture_is_a_board_at_rest() {
    let (camera, mut program) = recording();
    let said = program.listen(Duration::from_secs(4));
    assert!(said.is_empty(), "{said:?}");
    camera.set_state("run", 1, "scene3.mjpeg");
    program.expect("\"point\":\"G7\"");
    camera.check_record(&mut program, &MOVES);
}

#[test]
fn black_pictures_are_no_board_and_no_move() {
    let (camera, mut program) = recording();
    camera.write_picture("black", &image::RgbImage::new(WIDTH as u32, HEIGHT as u32));
    camera.set_state("run", 1, "black.mjpeg");
    program.expect_after("black pictures", "the pictures of Kifu Go Cam are black");
    let said = program.listen(Duration::from_secs(3));
    assert!(!said.iter().any(|line| line.contains("\"move\"")), "{said:?}");
    camera.set_state("run", 1, "scene2.mjpeg");
    program.expect("\"point\":\"C3\"");
    camera.check_record(&mut program, &MOVES[..2]);
}

#[test]
fn times_of_the_driver_change_nothing() {
    // Of the second camera pictures come through OpenCV.
    for rate in ["10/1", "30000/1001"] {
        let camera = FakeCamera::new(&MOVES[..2]);
        camera.plug_in(0);
        camera.set_state("wild", 1, "scene1.mjpeg");
        let start = Instant::now();
        let args = ["record", "camera:0", "-o", "game.sgf", "--json"];
        let mut program = Running::start(camera.command(&args, "MJPG", rate));
        let mut before = 0.0;
        for (i, point) in MOVES[..2].iter().enumerate() {
            camera.set_state("wild", 1, &format!("scene{}.mjpeg", i + 1));
            program.expect(&format!("\"point\":\"{point}\""));
            let line: serde_json::Value = serde_json::from_str(program.received.last().unwrap()).unwrap();
            let time = line["time_s"].as_f64().unwrap();
            assert!(before <= time && time <= start.elapsed().as_secs_f64(), "{rate}: {}", program.said());
            before = time;
        }
        camera.check_record(&mut program, &MOVES[..2]);
    }
}
