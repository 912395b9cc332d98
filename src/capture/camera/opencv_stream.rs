//! A camera's pictures through OpenCV.

use nokhwa::utils::CameraIndex;
use opencv::core::{Mat, Vector};
use opencv::prelude::*;
use opencv::videoio;

use crate::capture::live::device::{Stream, StreamError, Undecoded};
use crate::capture::opencv_frame::frame_from_bgr;

/// A camera that has been started through OpenCV.
///
/// Why: nokhwa refuses cameras whose current rate is not a whole number of pictures a second, such as 30000/1001.
pub(super) struct OpenCvStream {
    capture: videoio::VideoCapture,
    bgr: Mat,
}

/// Opens a camera and starts it, at 1920x1080 pixels where it accepts that.
pub(super) fn start(index: &CameraIndex) -> Option<OpenCvStream> {
    let index = i32::try_from(index.as_index().ok()?).ok()?;
    let wanted = [videoio::CAP_PROP_FRAME_WIDTH, 1920, videoio::CAP_PROP_FRAME_HEIGHT, 1080];
    let backend = if cfg!(target_os = "linux") { videoio::CAP_V4L2 } else { videoio::CAP_ANY };
    let capture = videoio::VideoCapture::new_with_params(index, backend, &Vector::from_slice(&wanted)).ok()?;
    capture.is_opened().unwrap_or(false).then(|| OpenCvStream { capture, bgr: Mat::default() })
}

impl Stream for OpenCvStream {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        if !self.capture.read(&mut self.bgr)? || self.bgr.empty() {
            return Err(StreamError::NoPicture);
        }
        Ok(Box::new(frame_from_bgr(&self.bgr)?))
    }
}
