//! A camera's pictures through nokhwa.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Instant;

use nokhwa::pixel_format::RgbFormat;
use nokhwa::utils::{CameraFormat, CameraIndex, FrameFormat, RequestedFormat, RequestedFormatType, Resolution};
use nokhwa::{Camera, FormatDecoder, NokhwaError};

use crate::capture::exposure::Exposure;
use crate::capture::jpeg;
use crate::capture::live::device::{Stream, StreamError, Undecoded, catch_panic};
use crate::sensing::frame::Frame;

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
    let (mut camera, modes) = open(index)?;
    let mut accepts = |mode: &CameraFormat| {
        let formats = [mode.format()];
        let exactly = RequestedFormat::with_formats(RequestedFormatType::Exact(*mode), &formats);
        camera.set_camera_requset(exactly).is_ok()
    };
    if !modes.iter().take(MODES_TRIED).any(&mut accepts) {
        camera.refresh_camera_format()?;
    }
    camera.open_stream()?;
    let mode = camera.camera_format();
    Ok(WebcamStream {
        camera: Some(camera),
        format: mode.format(),
        resolution: mode.resolution(),
        exposure: Exposure::default(),
        started: Instant::now(),
        brightness: Arc::default(),
    })
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
    camera: Option<Camera>,
    format: FrameFormat,
    resolution: Resolution,
    exposure: Exposure,
    started: Instant,
    /// The mean brightness of the last decoded picture, from 1 to 255; 0 before the first one. Set by
    /// [`RawPicture::decode`], in another thread.
    brightness: Arc<AtomicU8>,
}

impl Stream for WebcamStream {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        let camera = self.camera.as_mut().ok_or(StreamError::Closed)?;
        let buffer = camera.frame_raw()?;
        let bytes = picture_bytes(&buffer, self.format, self.resolution).to_vec();
        let brightness = Some(self.brightness.load(Ordering::Relaxed)).filter(|&b| b > 0).map(f32::from);
        self.exposure.update(camera, self.started.elapsed(), brightness);
        let brightness = Arc::clone(&self.brightness);
        Ok(Box::new(RawPicture { bytes, format: self.format, resolution: self.resolution, brightness }))
    }
}

impl Drop for WebcamStream {
    fn drop(&mut self) {
        // Stopping panics when the system refuses it; the rest of the camera must still be released.
        if let Some(mut camera) = self.camera.take() {
            self.exposure.unlock(&mut camera);
            let _ = catch_panic(|| camera.stop_stream());
            let _ = catch_panic(|| drop(camera));
        }
    }
}

/// Returns the start of a driver's buffer that contains this picture. The buffer is as large as the largest possible
/// picture; its end contains remains of earlier ones.
fn picture_bytes(buffer: &[u8], format: FrameFormat, resolution: Resolution) -> &[u8] {
    let pixels = resolution.width() as usize * resolution.height() as usize;
    let length = match format {
        FrameFormat::MJPEG => jpeg::length(buffer).unwrap_or(buffer.len()),
        FrameFormat::YUYV => 2 * pixels,
        FrameFormat::NV12 => pixels + pixels / 2,
        FrameFormat::GRAY => pixels,
        FrameFormat::RAWRGB | FrameFormat::RAWBGR => 3 * pixels,
    };
    &buffer[..length.min(buffer.len())]
}

/// A picture in the format of the camera.
struct RawPicture {
    bytes: Vec<u8>,
    format: FrameFormat,
    resolution: Resolution,
    brightness: Arc<AtomicU8>,
}

impl Undecoded for RawPicture {
    fn decode(self: Box<Self>) -> Result<Frame, StreamError> {
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
        let check = |format, length| assert_eq!(picture_bytes(&buffer, format, size).len(), length, "{format}");
        check(FrameFormat::YUYV, 16);
        check(FrameFormat::NV12, 12);
        check(FrameFormat::GRAY, 8);
        check(FrameFormat::RAWRGB, 24);
    }
}
