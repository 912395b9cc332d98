//! Cameras of this computer, found by a name that stays the same.

mod names;
#[cfg(not(target_os = "linux"))]
mod native;
#[cfg(target_os = "linux")]
mod video4linux;
mod webcam_stream;

use nokhwa::NokhwaError;
use nokhwa::utils::{CameraFormat, CameraIndex};

use names::{CameraNames, Whereabouts, choose, find_again, plugged_in};

use super::live::LiveSource;
use super::live::device::{Device, Stream, StreamError};
use super::silence::Silence;
use super::source::{CaptureError, Source};
use super::video_process::{VideoProcess, VideoProcessError};
use super::video_protocol::VideoRequest;

use kifuscribe_language::say;

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

/// The id of the camera that is meant by what follows `camera:` in a source; `None` where no camera is called so, or several
/// are.
#[must_use]
pub fn id_of(wanted: &str) -> Option<String> {
    Some(choose(wanted, &plugged_in()).ok()?.id)
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
    let device = KnownCamera { names: camera, was_connected: false, was_gone: false };
    Ok(Box::new(LiveSource::open("camera", name, device, too_slow)?))
}

/// A camera that is found again when it was unplugged.
struct KnownCamera {
    /// Its names when it was connected last, or chosen.
    names: CameraNames,
    was_connected: bool,
    /// Whether there was a time without any camera of its model since then.
    was_gone: bool,
}

impl KnownCamera {
    /// Returns where it is plugged in now.
    fn find(&mut self) -> Result<CameraNames, CaptureError> {
        if !self.was_connected {
            return Ok(self.names.clone());
        }
        let whereabouts = find_again(&self.names, self.was_gone, &plugged_in());
        self.was_gone |= whereabouts == Whereabouts::Gone;
        match whereabouts {
            Whereabouts::Here(names) => Ok(names),
            Whereabouts::Gone | Whereabouts::OnlyOthers => {
                let known = say!("capture-no-camera").to_owned();
                Err(CaptureError::UnknownCamera { wanted: self.names.id.clone(), known })
            }
        }
    }

    fn failed(&self, why: impl Into<String>) -> CaptureError {
        CaptureError::CameraFailed { name: self.names.name.clone(), why: why.into() }
    }
}

impl Device for KnownCamera {
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
        let index = self.find()?.index;
        let stream: Box<dyn Stream> = match webcam_stream::start(&index) {
            Ok(stream) => Box::new(stream),
            Err(e) if is_busy(&e) => return Err(CaptureError::CameraBusy { name: self.names.name.clone() }),
            Err(e) => Box::new(through_opencv(&index)?.ok_or_else(|| self.failed(e.to_string()))?),
        };
        // While it was opened, a hub may have given its number to another camera.
        let names = self.find()?;
        if names.index != index {
            return Err(self.failed(say!("capture-camera-renumbered")));
        }
        // Its id stays, whatever other cameras are plugged in now.
        let id = std::mem::take(&mut self.names.id);
        self.names = names.with_id(id);
        (self.was_connected, self.was_gone) = (true, false);
        Ok(stream)
    }

    fn explain(&self, error: &StreamError) -> Silence {
        let name = self.names.name.clone();
        match find_again(&self.names, self.was_gone, &plugged_in()) {
            Whereabouts::Here(_) => {
                let why = match error {
                    // Its sentence names the camera again, and what to do before the first picture.
                    StreamError::Connection(CaptureError::CameraFailed { why, .. }) => why.clone(),
                    error => error.to_string(),
                };
                Silence::Stopped { name, why }
            }
            Whereabouts::Gone => Silence::Unplugged { name },
            Whereabouts::OnlyOthers => Silence::OnlyOthers { name },
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
