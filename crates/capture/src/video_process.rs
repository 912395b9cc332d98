//! `kifuscribe-video`, the program beside this one that decodes and encodes video.
//!
//! Why a process of its own: OpenCV's video module brings some two hundred shared libraries, which every command would
//! load; and a file that crashes a decoder must not take a recording with it.

use std::collections::VecDeque;
use std::io::{self, BufReader, Read, Write};
use std::iter;
use std::path::PathBuf;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use super::video_protocol::{FrameDemand, VideoReply, VideoRequest, read_line, write_line};
use super::watchdog::{WatchError, WatchedChild};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_language::{say, system_reason};

/// The name of the program's file.
const PROGRAM: &str = if cfg!(windows) { "kifuscribe-video.exe" } else { "kifuscribe-video" };

/// The longest side of a frame, in pixels: what a damaged stream announces must not fill the memory.
const MAX_SIDE: usize = 1 << 14;

/// How long the process may take for the next frame of a file: a frame of 8192x4320 pixels takes less than a second.
const LIMIT: Duration = Duration::from_secs(30);

/// The largest number of frames of a film that are on their way while one is looked at. Why no more: a frame of 4K has
/// 25 MB, and two are enough to decode on while a board is read.
pub(super) const MAX_AHEAD: usize = 2;

/// The size of the pipe through which frames come, in bytes: as much as Linux lets everybody have. Why: with its usual 64 KiB
/// the two processes wait for each other a hundred times a frame.
#[cfg(target_os = "linux")]
const PIPE_SIZE: usize = 1 << 20;

/// How many frames' memory is kept: the frame that is looked at, the last one that showed the board as it is recorded,
/// and those of a film that are read ahead.
const MAX_BUFFERS: usize = 2 + MAX_AHEAD;

/// Why the process delivers nothing.
#[derive(Debug, Error)]
pub enum VideoProcessError {
    /// The program is not installed.
    #[error("{}", say!("error-video-process-not-installed", looked_in = .0.display()))]
    NotInstalled(PathBuf),
    /// The system does not start it.
    #[error("{}", say!("error-video-process-not-started", source = system_reason(.0)))]
    NotStarted(io::Error),
    /// It ended without saying why, as where a decoder crashes.
    #[error("{}", say!("error-video-process-stopped", source = system_reason(.0)))]
    Stopped(io::Error),
    /// It was ended because it did nothing for [`LIMIT`], as where a file makes a decoder turn in circles.
    #[error("{}", say!("error-video-process-stuck", seconds = LIMIT.as_secs()))]
    Stuck,
    /// OpenCV refused.
    #[error("{0}")]
    Refused(String),
}

/// A frame with the time that its source states.
pub(super) struct TimedFrame {
    pub(super) frame: Frame,
    /// How many frames of a file were passed over before it.
    pub(super) passed_over: u64,
    /// How many of these were damaged, or decoded from damaged ones.
    pub(super) damaged: u64,
    /// Its time in the source, in milliseconds.
    pub(super) time_ms: Option<f64>,
}

/// What a source states about itself.
pub(super) struct Opened {
    /// Frames a second.
    pub(super) fps: Option<f64>,
    /// The number of frames.
    pub(super) frames: Option<f64>,
    /// When the last one ends, in milliseconds, where that is stated instead.
    pub(super) end_ms: Option<f64>,
}

/// The next frame of a moving picture, or its end.
pub(super) enum NextFrame {
    /// A frame.
    Frame(TimedFrame),
    /// The source has no further frame.
    End {
        /// How many frames of a file were passed over before its end.
        passed_over: u64,
        /// How many of these were damaged, or decoded from damaged ones.
        damaged: u64,
    },
}

/// The running process. Dropping it ends it.
pub(super) struct VideoProcess {
    /// How many frames of a file are demanded and have not come. Anything else sends its frames unasked.
    demanded: usize,
    child: WatchedChild,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    buffers: FrameBuffers,
    /// The last frame whose pixels came.
    last: Option<Frame>,
}

impl VideoProcess {
    /// Starts the process and has it open something; `None` where it cannot be opened.
    ///
    /// # Errors
    /// [`VideoProcessError`].
    pub(super) fn open(request: &VideoRequest) -> Result<Option<(Self, Opened)>, VideoProcessError> {
        Self::open_within(request, LIMIT)
    }

    /// As [`VideoProcess::open`], with another time limit for what comes from or goes to a file. Cameras and addresses have
    /// none: whoever reads them says that they are silent, and goes on waiting.
    fn open_within(request: &VideoRequest, limit: Duration) -> Result<Option<(Self, Opened)>, VideoProcessError> {
        let is_file = matches!(request, VideoRequest::File { .. } | VideoRequest::Write { .. });
        let mut process = Self::start(request, is_file.then_some(limit))?;
        match process.reply()? {
            VideoReply::Opened { fps, frames, end_ms } => Ok(Some((process, Opened { fps, frames, end_ms }))),
            VideoReply::NotOpened => Ok(None),
            other => Err(unexpected(other)),
        }
    }

    fn start(request: &VideoRequest, limit: Option<Duration>) -> Result<Self, VideoProcessError> {
        let mut command = Command::new(program()?);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // OpenCV writes messages of its own to the terminal, at each attempt to open a camera.
        command.env("OPENCV_LOG_LEVEL", "SILENT");
        // So does libav, through OpenCV, about a server that is not what the address says. This is its level for nothing.
        command.env("OPENCV_FFMPEG_LOGLEVEL", "-8");
        // Ctrl+C in the terminal ends a recording in order; what it reads from goes on until then.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(VideoProcessError::NotStarted)?;
        let pipes = (child.stdin.take(), child.stdout.take());
        let (Some(mut input), Some(output)) = pipes else {
            return Err(VideoProcessError::NotStarted(io::ErrorKind::BrokenPipe.into()));
        };
        #[cfg(target_os = "linux")]
        // Where the system allows no larger pipe, the frames come in more parts.
        let _ = rustix::pipe::fcntl_setpipe_size(&output, PIPE_SIZE);
        let child = WatchedChild::new(child, limit).map_err(VideoProcessError::NotStarted)?;
        child.answer(|| write_line(&mut input, request))?;
        Ok(Self {
            child,
            input: Some(input),
            output: BufReader::new(output),
            buffers: FrameBuffers::default(),
            last: None,
            demanded: 0,
        })
    }

    fn reply(&mut self) -> Result<VideoReply, VideoProcessError> {
        Ok(self.child.answer(|| read_line(&mut self.output))?)
    }

    /// Demands a frame of a file, beside those that are demanded already.
    ///
    /// # Errors
    /// [`VideoProcessError::Stopped`] where a decoder crashed.
    pub(super) fn demand(&mut self, demand: FrameDemand) -> Result<(), VideoProcessError> {
        let input = self.input.as_mut().ok_or_else(|| VideoProcessError::Stopped(io::ErrorKind::BrokenPipe.into()))?;
        self.child.answer(|| write_line(input, &demand))?;
        self.demanded += 1;
        Ok(())
    }

    /// Whether a frame of a file is demanded that has not come.
    pub(super) fn is_demanded(&self) -> bool {
        self.demanded > 0
    }

    /// Waits for the next frame of a moving picture, of a file the one that was demanded first. One that shows the same as the
    /// last one has its pixels.
    ///
    /// # Errors
    /// [`VideoProcessError::Stopped`] where a decoder crashed.
    pub(super) fn next_frame(&mut self) -> Result<NextFrame, VideoProcessError> {
        let (frame, passed_over, damaged, time_ms) = match self.reply()? {
            VideoReply::Frame { width, height, passed_over, damaged, time_ms } if width.max(height) <= MAX_SIDE => {
                self.last = None;
                let mut rgb = self.buffers.take(3 * width * height);
                if let Some(rgb) = Arc::get_mut(&mut rgb) {
                    self.child.answer(|| self.output.read_exact(rgb))?;
                }
                let frame = Frame { settled: false, ..Frame::new(width, height, self.buffers.keep(rgb)) };
                self.last = Some(frame.clone());
                (frame, passed_over, damaged, time_ms)
            }
            VideoReply::SameFrame { passed_over, damaged, time_ms } => match &self.last {
                Some(last) => (last.clone(), passed_over, damaged, time_ms),
                None => return Err(VideoProcessError::Stopped(io::ErrorKind::InvalidData.into())),
            },
            VideoReply::NoFrame { passed_over, damaged } => return Ok(NextFrame::End { passed_over, damaged }),
            other => return Err(unexpected(other)),
        };
        self.demanded = self.demanded.saturating_sub(1);
        Ok(NextFrame::Frame(TimedFrame { frame, passed_over, damaged, time_ms }))
    }

    /// The number of the process in the system.
    #[cfg(test)]
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends the pixels of a frame to a file that is being written.
    ///
    /// # Errors
    /// [`VideoProcessError::Stopped`].
    pub(super) fn send_frame(&mut self, rgb: &[u8]) -> Result<(), VideoProcessError> {
        let input = self.input.as_mut().ok_or_else(|| VideoProcessError::Stopped(io::ErrorKind::BrokenPipe.into()))?;
        Ok(self.child.answer(|| input.write_all(rgb))?)
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

/// The pixels of the last frames, to be used again when nobody looks at them any more. Why: memory that comes fresh from
/// the system costs more time than the pixels that are copied into it.
#[derive(Debug, Default)]
struct FrameBuffers {
    /// The oldest first.
    buffers: VecDeque<Arc<[u8]>>,
}

impl FrameBuffers {
    /// `length` bytes of any values, which nobody else holds.
    fn take(&mut self, length: usize) -> Arc<[u8]> {
        let is_free = |buffer: &mut Arc<[u8]>| buffer.len() == length && Arc::get_mut(buffer).is_some();
        let free = self.buffers.iter_mut().position(is_free).and_then(|i| self.buffers.remove(i));
        free.unwrap_or_else(|| iter::repeat_n(0, length).collect())
    }

    /// Notes a buffer for later, and returns it.
    fn keep(&mut self, buffer: Arc<[u8]>) -> Arc<[u8]> {
        if self.buffers.len() == MAX_BUFFERS {
            self.buffers.pop_front();
        }
        self.buffers.push_back(Arc::clone(&buffer));
        buffer
    }
}

impl From<WatchError> for VideoProcessError {
    fn from(error: WatchError) -> Self {
        match error {
            WatchError::Expired => Self::Stuck,
            WatchError::Io(error) => Self::Stopped(error),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clip_writer::ClipWriter;

    #[test]
    fn memory_is_used_again_only_where_nobody_looks_at_it() {
        let mut buffers = FrameBuffers::default();
        let first = buffers.take(6);
        let held = buffers.keep(first);
        let second = buffers.take(6);
        assert!(!Arc::ptr_eq(&held, &second), "the first frame is still looked at");
        let place = Arc::as_ptr(&second);
        drop(buffers.keep(second));
        let third = buffers.take(6);
        assert!(std::ptr::addr_eq(Arc::as_ptr(&third), place), "the second frame's memory is free");
        drop(buffers.keep(third));
        assert_eq!(buffers.take(9).len(), 9, "a picture of another size");
        for _ in 0..10 {
            let frame = buffers.take(6);
            drop(buffers.keep(frame));
        }
        assert!(buffers.buffers.len() <= MAX_BUFFERS);
    }

    #[test]
    #[cfg(unix)]
    fn a_decoder_that_hangs_is_ended() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.mp4");
        let mut writer = ClipWriter::create(&path, 320, 240, 10.0).unwrap();
        for _ in 0..20 {
            writer.write(&Frame::new(320, 240, vec![90; 3 * 320 * 240])).unwrap();
        }
        writer.finish().unwrap();
        let limit = Duration::from_secs(2);
        let (mut process, _) = VideoProcess::open_within(&VideoRequest::File { path }, limit).unwrap().unwrap();
        process.demand(FrameDemand::default()).unwrap();
        assert!(matches!(process.next_frame().unwrap(), NextFrame::Frame(_)));
        let stopped = Command::new("kill").args(["-STOP", &process.id().to_string()]).status().unwrap();
        assert!(stopped.success());
        let error = loop {
            match process.demand(FrameDemand::default()).and_then(|()| process.next_frame()) {
                Ok(next) => assert!(matches!(next, NextFrame::Frame(_)), "the decoder was stopped before the end"),
                Err(error) => break error,
            }
        };
        assert!(matches!(error, VideoProcessError::Stuck), "{error}");
    }
}
