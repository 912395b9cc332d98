//! A camera's pictures, in the best of its modes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Instant;

use nokhwa::pixel_format::RgbFormat;
use nokhwa::utils::{CameraFormat, CameraIndex, FrameFormat, RequestedFormat, RequestedFormatType, Resolution};
use nokhwa::{Camera, FormatDecoder, NokhwaError};

#[cfg(not(target_os = "linux"))]
use super::native::NativeWebcam as Webcam;
#[cfg(target_os = "linux")]
use super::video4linux::LinuxWebcam as Webcam;
use crate::jpeg;
use crate::live::device::{Stream, StreamError, Undecoded, catch_panic};
use kifuscribe_core::sensing::frame::Frame;

/// How many modes are tried before the camera's default mode is used.
const MODES_TRIED: usize = 4;

/// Opens a camera and asks for its modes, the best first.
fn open(index: &CameraIndex) -> Result<(Camera, Vec<CameraFormat>), NokhwaError> {
    let any = RequestedFormat::new::<RgbFormat>(RequestedFormatType::None);
    let mut camera = Camera::new(index.clone(), any)?;
    let mut modes = camera.compatible_camera_formats().unwrap_or_default();
    modes.sort_by_key(|mode| std::cmp::Reverse(preference(mode)));
    Ok((camera, modes))
}

/// Returns the modes of a camera, the best first.
pub(super) fn modes(index: &CameraIndex) -> Result<Vec<CameraFormat>, NokhwaError> {
    Ok(open(index)?.1)
}

/// Opens a camera and starts it in the best mode that it accepts.
pub(super) fn start(index: &CameraIndex) -> Result<WebcamStream, NokhwaError> {
    let (camera, mut best) = open(index)?;
    best.truncate(MODES_TRIED);
    let webcam = Webcam::start(camera, index, &best)?;
    let brightness = Arc::default();
    Ok(WebcamStream { webcam: Some(webcam), has_ends: false, started: Instant::now(), brightness })
}

/// The sort key of a mode, larger is better: at least 10 pictures a second, then the largest size up to 1920x1200, then
/// the rate up to 30 pictures a second, then uncompressed pictures.
fn preference(mode: &CameraFormat) -> (bool, bool, u32, u32, bool) {
    let (width, height, rate) = (mode.width(), mode.height(), mode.frame_rate());
    let small_enough = width <= 1920 && height <= 1200;
    let area = if small_enough { width * height } else { u32::MAX / (width * height).max(1) };
    (rate >= 10, small_enough, area, rate.min(30), mode.format() != FrameFormat::MJPEG)
}

/// A camera that has been started.
pub(super) struct WebcamStream {
    /// `None` only while this is dropped.
    webcam: Option<Webcam>,
    /// Whether a JPEG picture of it had an end. Some cameras leave it out.
    has_ends: bool,
    started: Instant,
    /// The mean brightness of the last decoded picture, from 1 to 255; 0 before the first one. Set by
    /// [`RawPicture::decode`], in another thread.
    brightness: Arc<AtomicU8>,
}

impl Stream for WebcamStream {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        let webcam = self.webcam.as_mut().ok_or(StreamError::Closed)?;
        let (format, resolution) = (webcam.mode().format(), webcam.mode().resolution());
        let buffer = webcam.fetch()?;
        let whole = whole_picture(buffer, format, resolution);
        let is_whole = whole.is_some() || (format == FrameFormat::MJPEG && !self.has_ends);
        let bytes = whole.unwrap_or(buffer).to_vec();
        self.has_ends |= whole.is_some();
        let brightness = Some(self.brightness.load(Ordering::Relaxed)).filter(|&b| b > 0).map(f32::from);
        webcam.adjust(self.started.elapsed(), brightness);
        let brightness = Arc::clone(&self.brightness);
        Ok(Box::new(RawPicture { bytes, is_whole, format, resolution, brightness }))
    }
}

impl Drop for WebcamStream {
    fn drop(&mut self) {
        // Closing panics when the system refuses to stop the camera.
        if let Some(mut webcam) = self.webcam.take() {
            webcam.restore();
            let _ = catch_panic(|| drop(webcam));
        }
    }
}

/// Returns the start of a driver's buffer that contains this picture, where all of it is there. Behind a picture there
/// may be remains of earlier ones.
fn whole_picture(buffer: &[u8], format: FrameFormat, resolution: Resolution) -> Option<&[u8]> {
    let pixels = resolution.width() as usize * resolution.height() as usize;
    let length = match format {
        FrameFormat::MJPEG => jpeg::length(buffer)?,
        FrameFormat::YUYV => 2 * pixels,
        FrameFormat::NV12 => pixels + pixels / 2,
        FrameFormat::GRAY => pixels,
        FrameFormat::RAWRGB | FrameFormat::RAWBGR => 3 * pixels,
    };
    buffer.get(..length)
}

/// A picture in the format of the camera.
struct RawPicture {
    bytes: Vec<u8>,
    is_whole: bool,
    format: FrameFormat,
    resolution: Resolution,
    brightness: Arc<AtomicU8>,
}

impl Undecoded for RawPicture {
    fn decode(self: Box<Self>) -> Result<Frame, StreamError> {
        if !self.is_whole {
            return Err(StreamError::Incomplete);
        }
        let (width, height, rgb) = if self.format == FrameFormat::MJPEG {
            let picture = jpeg::decode(&self.bytes)?;
            (picture.width(), picture.height(), picture.into_raw())
        } else {
            let rgb = RgbFormat::write_output(self.format, self.resolution, &self.bytes)?;
            (self.resolution.width(), self.resolution.height(), rgb)
        };
        let (width, height) = (width as usize, height as usize);
        if rgb.len() != 3 * width * height {
            return Err(StreamError::WrongSize);
        }
        // A sample of the values is enough for the mean.
        let sample: Vec<u32> = rgb.iter().step_by(997).map(|&v| u32::from(v)).collect();
        let mean = sample.iter().sum::<u32>() / sample.len().max(1) as u32;
        self.brightness.store(mean.clamp(1, 255) as u8, Ordering::Relaxed);
        Ok(Frame::new(width, height, rgb))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_mode_is_large_and_fast_enough() {
        let mode = |w, h, format, rate| CameraFormat::new(Resolution::new(w, h), format, rate);
        let check = |modes: &[CameraFormat], best: CameraFormat| {
            assert_eq!(modes.iter().copied().max_by_key(preference).unwrap(), best);
        };
        let hd = mode(1920, 1080, FrameFormat::MJPEG, 30);
        let slow = mode(1920, 1080, FrameFormat::YUYV, 5);
        let vga = mode(640, 480, FrameFormat::YUYV, 30);
        let uhd = mode(3840, 2160, FrameFormat::MJPEG, 30);
        check(&[slow, hd, vga, uhd], hd);
        check(&[slow, vga], vga);
        check(&[uhd, slow], uhd);
        check(&[mode(640, 480, FrameFormat::MJPEG, 30), vga], vga);
        check(&[mode(640, 480, FrameFormat::YUYV, 15), vga], vga);
    }

    #[test]
    fn a_buffer_is_cut_to_its_picture() {
        let size = Resolution::new(4, 2);
        let buffer = [0; 100];
        let check = |format, length| {
            assert_eq!(whole_picture(&buffer, format, size).map(<[u8]>::len), Some(length), "{format}");
            assert_eq!(whole_picture(&buffer[..length - 1], format, size), None, "{format}");
        };
        check(FrameFormat::YUYV, 16);
        check(FrameFormat::NV12, 12);
        check(FrameFormat::GRAY, 8);
        check(FrameFormat::RAWRGB, 24);
    }
}
