//! A camera of another system than Linux that has been started, through nokhwa.

use std::time::Duration;

use nokhwa::utils::{CameraFormat, CameraIndex, RequestedFormat, RequestedFormatType};
use nokhwa::{Camera, NokhwaError};

use crate::live::device::catch_panic;

/// A camera that has been started.
pub(super) struct NativeWebcam {
    camera: Camera,
    /// What was fetched last.
    buffer: Vec<u8>,
}

impl NativeWebcam {
    /// Starts a camera in the first of these modes that it accepts, or in its own where it accepts none.
    pub(super) fn start(mut camera: Camera, _: &CameraIndex, modes: &[CameraFormat]) -> Result<Self, NokhwaError> {
        let mut accepts = |mode: &CameraFormat| {
            let formats = [mode.format()];
            let exactly = RequestedFormat::with_formats(RequestedFormatType::Exact(*mode), &formats);
            camera.set_camera_requset(exactly).is_ok()
        };
        if !modes.iter().any(&mut accepts) {
            camera.refresh_camera_format()?;
        }
        camera.open_stream()?;
        Ok(Self { camera, buffer: Vec::new() })
    }

    /// The mode in which it was started.
    pub(super) fn mode(&self) -> CameraFormat {
        self.camera.camera_format()
    }

    /// Returns the buffer with the next picture, which may be longer than the picture.
    pub(super) fn fetch(&mut self) -> Result<&[u8], NokhwaError> {
        self.buffer = self.camera.frame_raw()?.into_owned();
        Ok(&self.buffer)
    }

    /// Exposure and white balance are left as they are.
    pub(super) fn adjust(&mut self, _now: Duration, _brightness: Option<f32>) {}

    /// Stops the camera, before it is closed.
    pub(super) fn restore(&mut self) {
        // Stopping panics when the system refuses it.
        let _ = catch_panic(|| self.camera.stop_stream());
    }
}
