//! A camera of Linux that has been started, through Video4Linux.
//!
//! Why not through nokhwa: it returns whole buffers, in which remains of earlier pictures follow a short one, and does
//! not say how much of a buffer has been filled.

use std::io;
use std::time::Duration;

use nokhwa::utils::{CameraFormat, CameraIndex, FrameFormat, Resolution};
use nokhwa::{Camera, NokhwaError};
use v4l::buffer::{Flags, Type};
use v4l::io::traits::CaptureStream;
use v4l::prelude::MmapStream;
use v4l::video::Capture;
use v4l::video::capture::Parameters;
use v4l::{Device, Format, FourCC};

use crate::exposure::Exposure;

/// The number of buffers that the driver fills.
const BUFFERS: u32 = 4;

/// The formats of pictures that are understood, as Video4Linux names them.
const FORMATS: [(&[u8; 4], FrameFormat); 6] = [
    (b"MJPG", FrameFormat::MJPEG),
    (b"YUYV", FrameFormat::YUYV),
    (b"GRAY", FrameFormat::GRAY),
    (b"RGB3", FrameFormat::RAWRGB),
    (b"BGR3", FrameFormat::RAWBGR),
    (b"NV12", FrameFormat::NV12),
];

/// A camera that has been started.
pub(super) struct LinuxWebcam {
    stream: MmapStream<'static>,
    device: Device,
    mode: CameraFormat,
    exposure: Exposure,
}

impl LinuxWebcam {
    /// Opens a camera, which is open in nokhwa, again, and starts it in the first of these modes that it accepts, or in
    /// its own where it accepts none.
    pub(super) fn start(camera: Camera, index: &CameraIndex, modes: &[CameraFormat]) -> Result<Self, NokhwaError> {
        // Only one of those that have opened it may set its mode.
        drop(camera);
        let failed = |error: io::Error| NokhwaError::OpenStreamError(error.to_string());
        let device = Device::new(index.as_index()? as usize).map_err(failed)?;
        let mode = match modes.iter().find(|mode| accepts(&device, mode)) {
            Some(mode) => *mode,
            None => current_mode(&device).map_err(failed)?,
        };
        let stream = MmapStream::with_buffers(&device, Type::VideoCapture, BUFFERS).map_err(failed)?;
        Ok(Self { stream, device, mode, exposure: Exposure::default() })
    }

    /// The mode in which it was started.
    pub(super) const fn mode(&self) -> CameraFormat {
        self.mode
    }

    /// Returns the bytes of the next picture; none where the driver says that it is damaged.
    pub(super) fn fetch(&mut self) -> Result<&[u8], NokhwaError> {
        let next = CaptureStream::next(&mut self.stream);
        let (buffer, filled) = next.map_err(|error| NokhwaError::ReadFrameError(error.to_string()))?;
        let length = if filled.flags.contains(Flags::ERROR) { 0 } else { filled.bytesused as usize };
        Ok(buffer.get(..length).unwrap_or(buffer))
    }

    /// Locks or unlocks exposure and white balance where that is due: see [`Exposure::update`].
    pub(super) fn adjust(&mut self, now: Duration, brightness: Option<f32>) {
        self.exposure.update(&self.device, now, brightness);
    }

    /// Restores exposure and white balance, before it is closed.
    pub(super) fn restore(&mut self) {
        self.exposure.unlock(&self.device);
    }
}

/// Sets a mode and returns whether the camera has taken it.
fn accepts(device: &Device, mode: &CameraFormat) -> bool {
    let Some((code, _)) = FORMATS.iter().find(|(_, format)| *format == mode.format()) else { return false };
    let wanted = Format::new(mode.width(), mode.height(), FourCC::new(code));
    let is_set = device
        .set_format(&wanted)
        .is_ok_and(|set| (set.width, set.height, set.fourcc) == (wanted.width, wanted.height, wanted.fourcc));
    is_set && device.set_params(&Parameters::with_fps(mode.frame_rate())).is_ok()
}

/// The mode in which a camera is.
fn current_mode(device: &Device) -> io::Result<CameraFormat> {
    let format = device.format()?;
    let known = FORMATS.iter().find(|(code, _)| FourCC::new(code) == format.fourcc);
    let (_, known) = known.ok_or_else(|| io::Error::other(format.fourcc.to_string()))?;
    let interval = device.params()?.interval;
    let rate = interval.denominator / interval.numerator.max(1);
    Ok(CameraFormat::new(Resolution::new(format.width, format.height), *known, rate))
}
