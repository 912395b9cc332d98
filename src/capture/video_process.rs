//! `kifuscribe-video`, the program beside this one that decodes and encodes video.
//!
//! Why a process of its own: OpenCV's video module brings some two hundred shared libraries, which every command would
//! load; and a file that crashes a decoder must not take a recording with it.

use std::io::{self, BufReader, Read, Write};
use std::iter;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use thiserror::Error;

use super::video_protocol::{VideoReply, VideoRequest, read_line, write_line};
use crate::sensing::frame::Frame;

/// The name of the program's file.
const PROGRAM: &str = if cfg!(windows) { "kifuscribe-video.exe" } else { "kifuscribe-video" };

/// The longest side of a frame, in pixels: what a damaged stream announces must not fill the memory.
const MAX_SIDE: usize = 1 << 14;

/// Why the process delivers nothing.
#[derive(Debug, Error)]
pub enum VideoProcessError {
    /// The program is not installed.
    #[error("the program {PROGRAM} is not beside kifuscribe ({looked_in}); install both, or run `cargo build`", looked_in = .0.display())]
    NotInstalled(PathBuf),
    /// The system does not start it.
    #[error("cannot start {PROGRAM} ({0}); close other programs and try again")]
    NotStarted(io::Error),
    /// It ended without saying why, as where a decoder crashes.
    #[error("the decoder stopped ({0})")]
    Stopped(io::Error),
    /// OpenCV refused.
    #[error("{0}")]
    Refused(String),
}

/// A frame with the time that its source states.
pub(super) struct TimedFrame {
    pub(super) frame: Frame,
    /// Its time in the source, in milliseconds.
    pub(super) time_ms: Option<f64>,
}

/// What a source states about itself.
pub(super) struct Opened {
    /// Frames a second.
    pub(super) fps: Option<f64>,
    /// The number of frames.
    pub(super) frames: Option<f64>,
}

/// The running process. Dropping it ends it.
pub(super) struct VideoProcess {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl VideoProcess {
    /// Starts the process and has it open something; `None` where it cannot be opened.
    ///
    /// # Errors
    /// [`VideoProcessError`].
    pub(super) fn open(request: &VideoRequest) -> Result<Option<(Self, Opened)>, VideoProcessError> {
        let mut process = Self::start(request)?;
        match process.reply()? {
            VideoReply::Opened { fps, frames } => Ok(Some((process, Opened { fps, frames }))),
            VideoReply::NotOpened => Ok(None),
            other => Err(unexpected(other)),
        }
    }

    fn start(request: &VideoRequest) -> Result<Self, VideoProcessError> {
        let mut command = Command::new(program()?);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl+C in the terminal ends a recording in order; what it reads from goes on until then.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(VideoProcessError::NotStarted)?;
        let pipes = (child.stdin.take(), child.stdout.take());
        let (Some(mut input), Some(output)) = pipes else {
            return Err(VideoProcessError::NotStarted(io::ErrorKind::BrokenPipe.into()));
        };
        write_line(&mut input, request).map_err(VideoProcessError::Stopped)?;
        Ok(Self { child, input: Some(input), output: BufReader::new(output) })
    }

    fn reply(&mut self) -> Result<VideoReply, VideoProcessError> {
        read_line(&mut self.output).map_err(VideoProcessError::Stopped)
    }

    /// Reads the next frame of a moving picture; `None` where the source has no further one.
    ///
    /// # Errors
    /// [`VideoProcessError::Stopped`] where a decoder crashed.
    pub(super) fn next_frame(&mut self) -> Result<Option<TimedFrame>, VideoProcessError> {
        let (width, height, time_ms) = match self.reply()? {
            VideoReply::Frame { width, height, time_ms } if width.max(height) <= MAX_SIDE => (width, height, time_ms),
            VideoReply::NoFrame => return Ok(None),
            other => return Err(unexpected(other)),
        };
        let mut rgb: Arc<[u8]> = iter::repeat_n(0, 3 * width * height).collect();
        if let Some(rgb) = Arc::get_mut(&mut rgb) {
            self.output.read_exact(rgb).map_err(VideoProcessError::Stopped)?;
        }
        let mut frame = Frame::new(width, height, rgb);
        frame.settled = false;
        Ok(Some(TimedFrame { frame, time_ms }))
    }

    /// Sends the pixels of a frame to a file that is being written.
    ///
    /// # Errors
    /// [`VideoProcessError::Stopped`].
    pub(super) fn send_frame(&mut self, rgb: &[u8]) -> Result<(), VideoProcessError> {
        let input = self.input.as_mut().ok_or_else(|| VideoProcessError::Stopped(io::ErrorKind::BrokenPipe.into()))?;
        input.write_all(rgb).map_err(VideoProcessError::Stopped)
    }

    /// Completes a file that is being written.
    ///
    /// # Errors
    /// [`VideoProcessError`].
    pub(super) fn complete(&mut self) -> Result<(), VideoProcessError> {
        self.input = None;
        match self.reply()? {
            VideoReply::Written => Ok(()),
            other => Err(unexpected(other)),
        }
    }
}

impl Drop for VideoProcess {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn unexpected(reply: VideoReply) -> VideoProcessError {
    match reply {
        VideoReply::Failed { why } => VideoProcessError::Refused(why),
        _ => VideoProcessError::Stopped(io::ErrorKind::InvalidData.into()),
    }
}

/// Finds the program: beside this one, or, for tests and examples, in the folder above.
fn program() -> Result<PathBuf, VideoProcessError> {
    let own = std::env::current_exe().map_err(VideoProcessError::NotStarted)?;
    let folders = own.ancestors().skip(1).take(2);
    let found = folders.map(|folder| folder.join(PROGRAM)).find(|path| path.is_file());
    found.ok_or_else(|| VideoProcessError::NotInstalled(own.parent().unwrap_or(&own).to_owned()))
}
