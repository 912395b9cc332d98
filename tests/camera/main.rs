//! Recording from a camera through nokhwa, with the real program and a camera simulated in user space
//! (`tests/fake_camera.c`): found by name, streaming, stalled, unplugged, and with all that cameras do wrong.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot continue fails.

mod fake_camera;
mod pictures;
mod program;
mod recording;
mod two_cameras;
mod unplugging;
