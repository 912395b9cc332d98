//! Sends frames in a thread of its own, so that the next one is decoded meanwhile.

use std::io::Write;
use std::sync::mpsc::{Receiver, SyncSender};

use kifuscribe_capture::video_protocol::{VideoReply, write_line};
use opencv::core::Mat;
use opencv::prelude::*;

use super::VideoError;

/// Something that is to be sent.
pub(super) enum Reply {
    /// A line.
    Line(VideoReply),
    /// A frame.
    Frame {
        /// Its pixels: red, green, blue.
        rgb: Mat,
        /// How many frames of a file were passed over before it.
        passed_over: u64,
        /// How many of these were damaged, or decoded from damaged ones.
        damaged: u64,
        /// Its time in the source, in milliseconds, where the source states it.
        time_ms: Option<f64>,
    },
}

/// Where replies are handed over, and the memory of frames that were sent comes back.
pub(super) struct Replies {
    pub(super) to_send: SyncSender<Reply>,
    pub(super) emptied: Receiver<Mat>,
}

impl Replies {
    /// Hands a reply over, and waits while the one before it is still on its way.
    ///
    /// # Errors
    /// [`VideoError::Closed`]: nothing is sent any more.
    pub(super) fn send(&self, reply: Reply) -> Result<(), VideoError> {
        self.to_send.send(reply).map_err(|_| VideoError::Closed)
    }

    /// Memory for the next frame.
    pub(super) fn memory(&self) -> Mat {
        self.emptied.try_recv().unwrap_or_default()
    }
}

/// Sends what is handed over until there is no more.
///
/// # Errors
/// The pipe is closed; then nothing more is sent.
pub(super) fn send_all(
    to_send: &Receiver<Reply>,
    emptied: &SyncSender<Mat>,
    output: &mut impl Write,
) -> Result<(), VideoError> {
    for reply in to_send {
        match reply {
            Reply::Line(line) => write_line(output, &line)?,
            Reply::Frame { rgb, passed_over, damaged, time_ms } => {
                let (width, height) = (rgb.cols() as usize, rgb.rows() as usize);
                write_line(output, &VideoReply::Frame { width, height, passed_over, damaged, time_ms })?;
                output.write_all(rgb.data_bytes()?)?;
                output.flush()?;
                // Where nothing more is decoded, or memory is waiting already, nobody needs it.
                let _ = emptied.try_send(rgb);
            }
        }
    }
    Ok(())
}
