//! What the program and `kifuscribe-video` say to each other over a pair of pipes: lines of JSON, and pixels after a line
//! that announces them.

use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The longest line, in bytes. Only a path or an address makes a line long.
const MAX_LINE: u64 = 1 << 16;

/// The first line to the process: what it is to open.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VideoRequest {
    /// Reads a video file from its beginning.
    File {
        /// The file.
        path: PathBuf,
    },
    /// Reads from a network camera.
    Address {
        /// The whole address, with its password.
        url: String,
        /// How long the address may take to answer, in milliseconds.
        open_limit_ms: i32,
        /// How long the connection may send nothing, in milliseconds.
        read_limit_ms: i32,
    },
    /// Reads from a camera of this computer.
    Camera {
        /// Its number in the system.
        index: i32,
        /// The width to ask it for, in pixels.
        width: i32,
        /// The height to ask it for, in pixels.
        height: i32,
    },
    /// Writes an MP4 file: after [`VideoReply::Opened`] come the pixels of one frame after the other, until the pipe is
    /// closed.
    Write {
        /// The file.
        path: PathBuf,
        /// The width of every frame, in pixels.
        width: usize,
        /// The height of every frame, in pixels.
        height: usize,
        /// Frames a second.
        fps: f64,
    },
}

/// A line to the process that reads a file: the frame that it is to send next. Cameras and addresses send all their frames
/// unasked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FrameDemand {
    /// How many frames to pass over before it.
    pub pass_over: u64,
    /// Whether [`VideoReply::SameFrame`] is enough where it shows the same as the last one that was sent.
    pub unless_same: bool,
    /// Whether the picture rests: where the next key frame shows the same as the last frame that was sent, it comes instead, and
    /// what lies between is not decoded.
    pub at_rest: bool,
}

/// A line from the process.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VideoReply {
    /// What was asked for is open.
    Opened {
        /// Frames a second, where the source states it.
        fps: Option<f64>,
        /// The number of frames, where the source states it.
        frames: Option<f64>,
        /// When the last frame of a file that states its length instead ends, in milliseconds. Why not as a number of frames: in
        /// films of phones and screens the time between two frames varies.
        end_ms: Option<f64>,
    },
    /// It cannot be opened.
    NotOpened,
    /// A frame follows: `3 * width * height` bytes, red first, row after row.
    Frame {
        /// Its width, in pixels.
        width: usize,
        /// Its height, in pixels.
        height: usize,
        /// How many frames of a file were passed over before it.
        passed_over: u64,
        /// How many of these were damaged, or decoded from damaged ones.
        #[serde(default)]
        damaged: u64,
        /// Its time in the source, in milliseconds, where the source states it.
        time_ms: Option<f64>,
    },
    /// The frame that was demanded differs from the last one that was sent by noise alone: its pixels are not sent.
    SameFrame {
        /// How many frames of a file were passed over before it.
        passed_over: u64,
        /// How many of these were damaged, or decoded from damaged ones.
        #[serde(default)]
        damaged: u64,
        /// Its time in the source, in milliseconds, where the source states it.
        time_ms: Option<f64>,
    },
    /// The source has no further frame.
    NoFrame {
        /// How many frames were passed over before its end.
        passed_over: u64,
        /// How many of these were damaged, or decoded from damaged ones.
        #[serde(default)]
        damaged: u64,
    },
    /// The file is complete.
    Written,
    /// OpenCV refused.
    Failed {
        /// OpenCV's message.
        why: String,
    },
}

/// Writes a line.
///
/// # Errors
/// The other side has gone, or a path is not UTF-8.
pub fn write_line(to: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    let mut bytes = serde_json::to_vec(line)?;
    bytes.push(b'\n');
    to.write_all(&bytes)?;
    to.flush()
}

/// Reads a line.
///
/// # Errors
/// The other side has gone, or does not speak this protocol.
pub fn read_line<T: DeserializeOwned>(from: &mut impl BufRead) -> io::Result<T> {
    let mut bytes = Vec::new();
    from.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.last() != Some(&b'\n') {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(serde_json::from_slice(&bytes)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let frame = VideoReply::Frame { width: 4, height: 2, passed_over: 1, damaged: 0, time_ms: Some(40.0) };
        let mut bytes = Vec::new();
        write_line(&mut bytes, &frame).unwrap();
        write_line(&mut bytes, &VideoReply::NoFrame { passed_over: 2, damaged: 1 }).unwrap();
        let mut pipe = bytes.as_slice();
        assert_eq!(read_line::<VideoReply>(&mut pipe).unwrap(), frame);
        assert_eq!(read_line::<VideoReply>(&mut pipe).unwrap(), VideoReply::NoFrame { passed_over: 2, damaged: 1 });
        assert_eq!(read_line::<VideoReply>(&mut pipe).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
    }

    #[test]
    fn what_is_cut_off_or_of_another_program_is_an_error() {
        for bytes in [&b"{\"fra"[..], b"hello\n", b"\n", &[b'x'; 100_000]] {
            assert!(read_line::<VideoReply>(&mut &*bytes).is_err());
        }
    }
}
