//! Cameras of this computer, found by a name that stays the same.

mod names;
mod webcam_stream;

use nokhwa::NokhwaError;
use nokhwa::utils::{CameraFormat, CameraIndex};

use names::{choose, plugged_in};

use super::live::LiveSource;
use super::live::device::{Device, Stream, StreamError};
use super::silence::Silence;
use super::source::{CaptureError, Source};
use super::video_process::{VideoProcess, VideoProcessError};
use super::video_protocol::VideoRequest;

use crate::language::say;

/// A camera for a person to choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameraInfo {
    /// What follows `camera:` in a source. Stays the same when the camera is unplugged and plugged in again, and
    /// differs between two cameras of one model.
    pub id: String,
    /// The name that the camera reports.
    pub name: String,
}

/// Returns the cameras that are plugged in, in the system's order. None of them is opened for this.
#[must_use]
pub fn cameras() -> Vec<CameraInfo> {
    plugged_in().into_iter().map(|c| CameraInfo { id: c.id, name: c.name }).collect()
}

/// One of the ways in which a camera can send pictures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CameraMode {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Pictures a second, at most.
    pub rate: u32,
    /// The camera's name for the format of a picture, such as `MJPEG`.
    pub format: String,
}

impl CameraMode {
    fn of(mode: &CameraFormat) -> Self {
        let format = mode.format().to_string();
        Self { width: mode.width(), height: mode.height(), rate: mode.frame_rate(), format }
    }
}

/// Returns the modes of the camera called `wanted`, those that are chosen first at the front. The camera is opened for
/// this and closed again.
///
/// # Errors
/// [`CaptureError`] where it is not plugged in, is busy, or cannot be opened.
pub fn modes(wanted: &str) -> Result<Vec<CameraMode>, CaptureError> {
    let camera = choose(wanted, &plugged_in())?;
    match webcam_stream::modes(&camera.index) {
        Ok(modes) => Ok(modes.iter().map(CameraMode::of).collect()),
        Err(e) if is_busy(&e) => Err(CaptureError::CameraBusy { name: camera.name }),
        Err(e) => Err(CaptureError::CameraFailed { name: camera.name, why: e.to_string() }),
    }
}

/// Opens the camera called `wanted`: an id, a name, a number, or part of a name.
///
/// # Errors
/// [`CaptureError`] where it is not plugged in, is busy, or cannot be opened.
pub(super) fn open(wanted: &str) -> Result<Box<dyn Source>, CaptureError> {
    // On macOS this asks for permission once; elsewhere it does nothing.
    nokhwa::nokhwa_initialize(|_| {});
    let camera = choose(wanted, &plugged_in())?;
    let name = camera.name.clone();
    let too_slow = CaptureError::CameraFailed { name: name.clone(), why: say!("capture-camera-silent").into() };
    let device = CameraInfo { id: camera.id, name: name.clone() };
    Ok(Box::new(LiveSource::open("camera", name, device, too_slow)?))
}

impl Device for CameraInfo {
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
        let found = choose(&self.id, &plugged_in())?;
        match webcam_stream::start(&found.index) {
            Ok(stream) => Ok(Box::new(stream)),
            Err(e) if is_busy(&e) => Err(CaptureError::CameraBusy { name: self.name.clone() }),
            Err(e) => match through_opencv(&found.index)? {
                Some(process) => Ok(Box::new(process)),
                None => Err(CaptureError::CameraFailed { name: self.name.clone(), why: e.to_string() }),
            },
        }
    }

    fn explain(&self, error: &StreamError) -> Silence {
        let name = self.name.clone();
        match choose(&self.id, &plugged_in()) {
            Err(_) => Silence::Unplugged { name },
            Ok(_) => Silence::Stopped { name, why: error.to_string() },
        }
    }
}

/// Opens a camera through OpenCV, at 1920x1080 pixels where it accepts that; `None` where OpenCV cannot either.
///
/// Why: nokhwa refuses cameras whose current rate is not a whole number of pictures a second, such as 30000/1001.
fn through_opencv(index: &CameraIndex) -> Result<Option<VideoProcess>, VideoProcessError> {
    let Some(index) = index.as_index().ok().and_then(|index| i32::try_from(index).ok()) else { return Ok(None) };
    let opened = VideoProcess::open(&VideoRequest::Camera { index, width: 1920, height: 1080 })?;
    Ok(opened.map(|(process, _)| process))
}

/// Whether the system's error is EBUSY. nokhwa passes that error on as text only.
fn is_busy(error: &NokhwaError) -> bool {
    let text = error.to_string();
    text.contains("os error 16") || text.to_lowercase().contains("busy")
}
