//! Two cameras of one model over two tables.

use std::time::Duration;

use super::fake_camera::FakeCamera;
use super::program::Running;

const MOVES: [&str; 3] = ["E5", "C3", "G7"];
/// What is played at the other table.
const OTHER: [&str; 3] = ["C7", "G3", "E5"];

/// The names of the two cameras: by model and serial number, and by socket.
const SERIALS: [Option<&str>; 2] =
    [Some("usb-Kifu_Go_Cam_0001-video-index0"), Some("usb-Kifu_Go_Cam_0002-video-index0")];
const SOCKETS: [Option<&str>; 2] =
    [Some("pci-0000:00:14.0-usb-0:1:1.0-video-index0"), Some("pci-0000:00:14.0-usb-0:2:1.0-video-index0")];
/// The name of a model without a serial number, which udev gives to one of its cameras.
const MODEL: Option<&str> = Some("usb-Kifu_Go_Cam-video-index0");

/// Cameras at the places 0 and 2; the first one looks at our table.
fn two_cameras() -> FakeCamera {
    let camera = FakeCamera::new(&MOVES);
    camera.draw("other", &[&OTHER]);
    show(&camera, [0, 2], 1, 1);
    camera
}

/// Shows both tables after move `number`, to our camera at the first of these places and to the other one.
fn show(camera: &FakeCamera, [ours, other]: [usize; 2], plugged: usize, number: usize) {
    camera.set_state_of(ours, "run", plugged, &format!("scene{number}.mjpeg"));
    camera.set_state_of(other, "run", plugged, &format!("other{number}.mjpeg"));
}

fn all_gone(camera: &FakeCamera, program: &mut Running) {
    camera.unplug();
    camera.set_state_of(0, "gone", 1, "scene1.mjpeg");
    camera.set_state_of(2, "gone", 1, "scene1.mjpeg");
    program.expect_after("the hub is unplugged", "the camera Kifu Go Cam is unplugged");
}

/// Whatever numbers a hub gives them, and in whatever sockets they are.
#[test]
fn a_camera_with_a_serial_number_is_found_again_by_it() {
    let camera = two_cameras();
    camera.plug_in_as(0, SERIALS[0], SOCKETS[0]);
    camera.plug_in_as(2, SERIALS[1], SOCKETS[1]);
    let mut program = camera.record("camera:0");
    program.expect("\"point\":\"E5\"");
    // The numbers change places.
    all_gone(&camera, &mut program);
    show(&camera, [2, 0], 2, 2);
    camera.plug_in_as(0, SERIALS[1], SOCKETS[1]);
    camera.plug_in_as(2, SERIALS[0], SOCKETS[0]);
    program.expect_return("other numbers", "C3");
    // The sockets, too.
    all_gone(&camera, &mut program);
    show(&camera, [0, 2], 3, 3);
    camera.plug_in_as(0, SERIALS[0], SOCKETS[1]);
    camera.plug_in_as(2, SERIALS[1], SOCKETS[0]);
    program.expect_return("other sockets", "G7");
    camera.check_record(&mut program, &MOVES);
}

#[test]
fn cameras_without_serial_numbers_are_told_apart_by_their_sockets() {
    let camera = two_cameras();
    camera.plug_in_as(0, None, SOCKETS[0]);
    camera.plug_in_as(2, MODEL, SOCKETS[1]);
    let mut program = camera.record("camera:0");
    program.expect("\"point\":\"E5\"");
    all_gone(&camera, &mut program);
    // The other camera comes first, and has the name of the model; then both do, with each other's numbers.
    camera.set_state_of(0, "run", 2, "other2.mjpeg");
    camera.plug_in_as(0, MODEL, SOCKETS[1]);
    program.expect_after("only another camera is plugged in", "another one of its model is not taken for it");
    program.listen(Duration::from_secs(2));
    camera.set_state_of(2, "run", 2, "scene2.mjpeg");
    camera.plug_in_as(2, None, SOCKETS[0]);
    program.expect_return("ours is plugged in", "C3");
    camera.check_record(&mut program, &MOVES[..2]);
}

/// The second camera is plugged in later, when the name of the model is its name.
#[test]
fn a_camera_of_the_same_model_is_not_taken_for_the_one_that_is_unplugged() {
    let camera = two_cameras();
    camera.plug_in_as(0, MODEL, SOCKETS[0]);
    let mut program = camera.record("camera:Kifu Go Cam");
    program.expect("\"point\":\"E5\"");
    camera.plug_in_as(2, MODEL, SOCKETS[1]);
    camera.unplug();
    camera.plug_in_as(2, MODEL, SOCKETS[1]);
    camera.set_state_of(0, "gone", 1, "scene1.mjpeg");
    camera.set_state_of(2, "run", 1, "other2.mjpeg");
    program.expect_after("ours is unplugged", "another one of its model is not taken for it");
    program.listen(Duration::from_secs(2));
    show(&camera, [0, 2], 2, 2);
    camera.plug_in_as(0, None, SOCKETS[0]);
    program.expect_return("ours is plugged in again", "C3");
    camera.check_record(&mut program, &MOVES[..2]);
}

/// Without any persistent name nothing tells them apart: the program says so instead of recording the other table.
#[test]
fn cameras_that_cannot_be_told_apart_are_not_mixed_up() {
    let camera = two_cameras();
    camera.plug_in_as(0, None, None);
    camera.plug_in_as(2, None, None);
    let mut program = camera.record("camera:0");
    program.expect("\"point\":\"E5\"");
    all_gone(&camera, &mut program);
    show(&camera, [2, 0], 2, 2);
    camera.plug_in_as(0, None, None);
    camera.plug_in_as(2, None, None);
    program.expect_after("nothing tells them apart", "another one of its model is not taken for it");
    program.listen(Duration::from_secs(2));
    camera.check_record(&mut program, &MOVES[..1]);
}
