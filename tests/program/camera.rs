//! Recording from a camera through nokhwa, with the real program and a camera simulated in user space
//! (`tests/fake_camera.c`): found by name, streaming, stalled, unplugged, and with all that cameras do wrong.

#![cfg(target_os = "linux")]

mod fake_camera;
mod pictures;
pub(crate) mod program;
mod recording;
mod two_cameras;
mod unplugging;
