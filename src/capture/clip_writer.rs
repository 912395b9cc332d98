//! Clips written to a file, through OpenCV.

use std::fs::File;
use std::path::{Path, PathBuf};

use opencv::core::Mat;
use opencv::prelude::*;
use opencv::{imgproc, videoio};

use super::source::CaptureError;
use crate::sensing::frame::Frame;

/// Writes frames to an MP4 file (MPEG-4 part 2, which every OpenCV can encode).
pub struct ClipWriter {
    path: PathBuf,
    writer: videoio::VideoWriter,
    width: usize,
    height: usize,
}

impl ClipWriter {
    /// Starts a clip of `fps` frames a second.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`].
    pub fn create(path: &Path, width: usize, height: usize, fps: f64) -> Result<Self, CaptureError> {
        let failed = |why: String| cannot_write(path, why);
        // OpenCV reports no reason; creating the file does.
        File::create(path).map_err(|e| failed(e.to_string()))?;
        let fourcc = videoio::VideoWriter::fourcc('m', 'p', '4', 'v').map_err(|e| failed(e.message))?;
        let size = opencv::core::Size::new(width as i32, height as i32);
        let writer = videoio::VideoWriter::new(path, fourcc, fps, size, true).map_err(|e| failed(e.message))?;
        if !writer.is_opened().unwrap_or(false) {
            return Err(failed("OpenCV has no encoder for mp4v".into()));
        }
        Ok(Self { path: path.into(), writer, width, height })
    }

    /// Appends a frame.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`], also for a frame of another size.
    pub fn write(&mut self, frame: &Frame) -> Result<(), CaptureError> {
        let failed = |why: String| cannot_write(&self.path, why);
        if (frame.width, frame.height) != (self.width, self.height) {
            return Err(failed(format!("a frame is {}x{}", frame.width, frame.height)));
        }
        let to_bgr = || -> opencv::Result<Mat> {
            let rgb = Mat::new_rows_cols_with_bytes::<opencv::core::Vec3b>(
                frame.height as i32,
                frame.width as i32,
                &frame.rgb,
            )?;
            let mut bgr = Mat::default();
            imgproc::cvt_color_def(&rgb, &mut bgr, imgproc::COLOR_RGB2BGR)?;
            Ok(bgr)
        };
        let bgr = to_bgr().map_err(|e| failed(e.message))?;
        self.writer.write(&bgr).map_err(|e| failed(e.message))
    }

    /// Completes the file. Dropping the writer completes it too, but ignores errors.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`].
    pub fn finish(mut self) -> Result<(), CaptureError> {
        self.writer.release().map_err(|e| cannot_write(&self.path, e.message))
    }
}

fn cannot_write(path: &Path, why: String) -> CaptureError {
    CaptureError::CannotWrite { what: "clip", path: path.into(), why }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clip_that_cannot_be_written_is_an_error() {
        let error = ClipWriter::create(Path::new("/nowhere/clip.mp4"), 64, 48, 10.0).err().unwrap().to_string();
        assert!(error.contains("cannot write the clip /nowhere/clip.mp4"), "{error}");
    }
}
