//! Devices that a live source connects to, as the thread of the source uses them.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use thiserror::Error;

use crate::silence::Silence;
use crate::source::CaptureError;
use crate::video_process::{NextFrame, VideoProcess, VideoProcessError};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_language::{self as language, Language, say};

/// Something that can be connected to repeatedly.
pub(crate) trait Device: Send + 'static {
    /// Connects. Called in the thread of the source.
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError>;

    /// Returns why no pictures come. `error` is what broke the stream or refused the connection.
    fn explain(&self, error: &StreamError) -> Silence;
}

/// A connection that delivers pictures until it breaks. It is used only in the thread that made it.
pub(crate) trait Stream {
    /// Returns the next picture. Blocks until it has arrived: without limit where the device stalls.
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError>;
}

impl Stream for VideoProcess {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        match self.next_frame()? {
            NextFrame::Frame(timed) => Ok(Box::new(timed.frame)),
            NextFrame::End { .. } => Err(StreamError::NoPicture),
        }
    }
}

/// A picture as the device sent it, decoded only when it is used: skipped pictures cost little.
pub(crate) trait Undecoded: Send {
    /// Returns the pixels, or why the picture is damaged.
    fn decode(self: Box<Self>) -> Result<Frame, StreamError>;
}

impl Undecoded for Frame {
    fn decode(self: Box<Self>) -> Result<Frame, StreamError> {
        Ok(*self)
    }
}

/// Why a stream broke, or a picture of it cannot be decoded.
#[derive(Debug, Error)]
pub(crate) enum StreamError {
    /// The device has been closed.
    #[error("{}", say!("error-stream-closed"))]
    Closed,
    /// The device returned without a picture.
    #[error("{}", say!("error-stream-no-picture"))]
    NoPicture,
    /// A picture has more or fewer pixels than its format states.
    #[error("{}", say!("error-stream-wrong-size"))]
    WrongSize,
    /// A picture is shorter than its format states, its end is missing, or the driver marked it as damaged.
    #[error("{}", say!("error-stream-incomplete"))]
    Incomplete,
    /// A JPEG picture is damaged.
    #[error(transparent)]
    Image(#[from] image::ImageError),
    /// The camera's driver failed.
    #[error(transparent)]
    Driver(#[from] nokhwa::NokhwaError),
    /// The process that decodes video stopped.
    #[error(transparent)]
    VideoProcess(#[from] VideoProcessError),
    /// No connection could be made.
    #[error(transparent)]
    Connection(#[from] CaptureError),
    /// The code of a driver or decoder panicked.
    #[error("{0}")]
    Panicked(String),
}

/// Runs code of a driver or decoder; a panic in it becomes [`StreamError::Panicked`].
pub(crate) fn catch_panic<T>(run: impl FnOnce() -> T) -> Result<T, StreamError> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| StreamError::Panicked(message(panic.as_ref())))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("its driver failed").to_owned()
}

/// What is wrong, in English whatever people read. Why: it goes into the journal, beside the time without pictures.
pub(super) fn english<T>(text: impl FnOnce() -> T) -> T {
    language::within(Language::English, text)
}
