//! Clips written to a file by the video process.

use std::fs::File;
use std::path::{Path, PathBuf};

use super::source::CaptureError;
use super::video_process::{VideoProcess, VideoProcessError};
use super::video_protocol::VideoRequest;
use kifuscribe_core::sensing::frame::Frame;

/// Writes frames to an MP4 file.
pub struct ClipWriter {
    path: PathBuf,
    process: VideoProcess,
    width: usize,
    height: usize,
}

impl ClipWriter {
    /// Starts a clip of `fps` frames a second.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`], or [`CaptureError::VideoProcess`] where there is no encoder.
    pub fn create(path: &Path, width: usize, height: usize, fps: f64) -> Result<Self, CaptureError> {
        // OpenCV reports no reason; creating the file does.
        File::create(path).map_err(|e| cannot_write(path, e.to_string()))?;
        let request = VideoRequest::Write { path: path.into(), width, height, fps };
        let (process, _) = VideoProcess::open(&request)
            .map_err(|e| refused(path, e))?
            .ok_or_else(|| cannot_write(path, "OpenCV has no encoder for mp4v".into()))?;
        Ok(Self { path: path.into(), process, width, height })
    }

    /// Appends a frame.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`], also for a frame of another size.
    pub fn write(&mut self, frame: &Frame) -> Result<(), CaptureError> {
        if (frame.width, frame.height) != (self.width, self.height) {
            return Err(cannot_write(&self.path, format!("a frame is {}x{}", frame.width, frame.height)));
        }
        self.process.send_frame(&frame.rgb).map_err(|e| refused(&self.path, e))
    }

    /// Completes the file. A clip that is dropped before that is not complete.
    ///
    /// # Errors
    /// [`CaptureError::CannotWrite`].
    pub fn finish(mut self) -> Result<(), CaptureError> {
        self.process.complete().map_err(|e| refused(&self.path, e))
    }
}

fn refused(path: &Path, error: VideoProcessError) -> CaptureError {
    match error {
        VideoProcessError::Stopped(_) | VideoProcessError::Stuck | VideoProcessError::Refused(_) => {
            cannot_write(path, error.to_string())
        }
        error => error.into(),
    }
}

fn cannot_write(path: &Path, why: String) -> CaptureError {
    CaptureError::CannotWrite { path: path.into(), why }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clip_that_cannot_be_written_is_an_error() {
        let error = ClipWriter::create(Path::new("/nowhere/clip.mp4"), 64, 48, 10.0).err().unwrap().to_string();
        assert!(error.contains("cannot write /nowhere/clip.mp4"), "{error}");
    }
}
