//! Pictures through OpenCV: of a file, of a network camera, or of a camera of this computer.

use opencv::core::Mat;
use opencv::imgproc;
use opencv::prelude::*;
use opencv::videoio::VideoCapture;

use super::live::device::{Stream, StreamError, Undecoded};
use crate::sensing::frame::Frame;

/// An open source of OpenCV's.
pub(super) struct OpenCvCapture {
    capture: VideoCapture,
    /// The newest picture: 8 bits a channel, blue first.
    bgr: Mat,
}

impl OpenCvCapture {
    /// Takes over what OpenCV was asked to open; `None` where it could not.
    pub(super) fn of(capture: opencv::Result<VideoCapture>) -> Option<Self> {
        let capture = capture.ok()?;
        capture.is_opened().unwrap_or(false).then(|| Self { capture, bgr: Mat::default() })
    }

    /// Reads the next picture and returns whether there was one.
    ///
    /// # Errors
    /// OpenCV's error.
    pub(super) fn read(&mut self) -> opencv::Result<bool> {
        Ok(self.capture.read(&mut self.bgr)? && !self.bgr.empty())
    }

    /// Returns the newest picture as a frame of a moving picture.
    ///
    /// # Errors
    /// OpenCV's error for a picture of another layout.
    pub(super) fn frame(&self) -> opencv::Result<Frame> {
        let mut rgb = Mat::default();
        imgproc::cvt_color_def(&self.bgr, &mut rgb, imgproc::COLOR_BGR2RGB)?;
        let (width, height) = (rgb.cols() as usize, rgb.rows() as usize);
        let mut frame = Frame::new(width, height, rgb.data_bytes()?);
        frame.settled = false;
        Ok(frame)
    }

    /// Returns a property such as `CAP_PROP_FPS` where it is known and not negative.
    pub(super) fn property(&self, id: i32) -> Option<f64> {
        self.capture.get(id).ok().filter(|value| value.is_finite() && *value >= 0.0)
    }
}

impl Stream for OpenCvCapture {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        if !self.read()? {
            return Err(StreamError::NoPicture);
        }
        Ok(Box::new(self.frame()?))
    }
}
