//! Cameras that are unplugged at bad moments.

use std::time::{Duration, Instant};

use super::fake_camera::FakeCamera;

/// A game that has begun, with the camera plugged in for the first time.
const MOVES: [&str; 3] = ["E5", "C3", "G7"];

#[test]
fn a_camera_that_is_unplugged_while_it_is_opened_is_one_sentence() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    for state in ["no-format", "no-buffers"] {
        camera.set_state(state, 1, "scene0.mjpeg");
        let mut program = camera.record("camera:Kifu Go Cam");
        program.expect_after(state, "the camera Kifu Go Cam cannot be opened");
        assert_eq!(program.wait(), 2, "{}", program.said());
        assert_eq!(program.received.len(), 1, "{}", program.said());
        assert!(!camera.path("game.sgf").exists());
    }
    // Here it was opened, and it is tried again.
    camera.set_state("no-start", 1, "scene0.mjpeg");
    let mut program = camera.record("camera:Kifu Go Cam");
    program.expect_after("no-start", "the camera Kifu Go Cam has stopped");
    camera.set_state("run", 1, "scene1.mjpeg");
    program.expect("\"point\":\"E5\"");
    camera.check_record(&mut program, &["E5"]);
}

#[test]
fn a_camera_that_is_unplugged_while_it_is_opened_again_is_waited_for() {
    let camera = FakeCamera::new(&MOVES);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene1.mjpeg");
    let mut program = camera.record("camera:Kifu Go Cam");
    program.expect("\"point\":\"E5\"");
    for (plugged, state) in ["no-format", "no-buffers", "no-start"].into_iter().enumerate() {
        camera.set_state(state, 2 + plugged, "scene1.mjpeg");
        if plugged == 0 {
            program.expect_after(state, "the camera Kifu Go Cam has stopped");
        }
        let said = program.listen(Duration::from_millis(1500)).len();
        assert!(said <= 3, "{state}: {}", program.said());
    }
    camera.set_state("run", 5, "scene2.mjpeg");
    program.expect_return("opened again", "C3");
    camera.check_record(&mut program, &MOVES[..2]);
}

#[test]
fn a_camera_that_is_unplugged_in_the_middle_of_a_picture_shows_no_move() {
    let camera = FakeCamera::new(&MOVES);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene1.mjpeg");
    let mut program = camera.record("camera:Kifu Go Cam");
    program.expect("\"point\":\"E5\"");
    camera.set_state("cut", 1, "scene2.mjpeg");
    program.listen(Duration::from_millis(300));
    camera.unplug();
    camera.set_state("gone", 1, "scene2.mjpeg");
    program.expect_after("unplugged in a picture", "is unplugged");
    camera.plug_in(2);
    camera.set_state("run", 2, "scene2.mjpeg");
    program.expect("\"point\":\"C3\"");
    // Halves of pictures without an end are damaged pictures.
    camera.set_state("cut", 2, "scene3.mjpeg");
    program.expect_after("halves of pictures", "Kifu Go Cam sends damaged pictures");
    camera.set_state("run", 2, "scene3.mjpeg");
    program.expect_return("whole pictures", "G7");
    camera.check_record(&mut program, &MOVES);
}

#[test]
fn a_loose_plug_loses_no_move_and_floods_no_screen() {
    const SECONDS: usize = 6;
    let camera = FakeCamera::new(&MOVES);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene1.mjpeg");
    let mut program = camera.record("camera:Kifu Go Cam");
    program.expect("\"point\":\"E5\"");
    let (start, before) = (Instant::now(), program.received.len());
    for i in 0..2 * SECONDS {
        let scene = if i < SECONDS { "scene1.mjpeg" } else { "scene2.mjpeg" };
        camera.unplug();
        camera.set_state("gone", 1 + i, scene);
        program.listen(Duration::from_millis(250));
        camera.plug_in(if i % 2 == 0 { 2 } else { 0 });
        camera.set_state("run", 2 + i, scene);
        program.listen(Duration::from_millis(250));
    }
    let said = program.received[before..].iter().filter(|line| !line.starts_with('{')).count();
    eprintln!("a loose plug: {said} lines in {:.1} s", start.elapsed().as_secs_f64());
    assert!(said <= 2 * SECONDS, "{}", program.said());
    camera.set_state("run", 1 + 2 * SECONDS, "scene2.mjpeg");
    program.listen(Duration::from_secs(2));
    camera.set_state("run", 1 + 2 * SECONDS, "scene3.mjpeg");
    program.expect("\"point\":\"G7\"");
    camera.check_record(&mut program, &MOVES);
}
