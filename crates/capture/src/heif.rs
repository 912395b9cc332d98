//! Pictures in the HEIF container (ISO/IEC 23008-12): AVIF, which `kifuscribe-video` decodes, and HEIC, in which iPhones store
//! photographs, which libheif's program decodes where it is installed.
//!
//! Why by programs: the decoders are large, and a hostile picture must not take a recording with it. Why not by libheif itself: its
//! Rust bindings need a newer one than Debian 12 has, and OpenCV's libav does not put the tiles of a HEIC picture together.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_formats::picture_format::PictureFormat;
use kifuscribe_language::say;

use super::image_decoding::decode_by_image;
use super::video_process::{NextFrame, VideoProcess, VideoProcessError};
use super::video_protocol::{FrameDemand, VideoRequest};
use super::watchdog::{WatchError, WatchedChild};

/// The programs of libheif that write a HEIC picture as a JPEG: its newer name and its older one.
pub(super) const CONVERTERS: [&str; 2] = ["heif-dec", "heif-convert"];

/// How long a program may take for one picture: one of 48 megapixels takes two seconds.
const LIMIT: Duration = Duration::from_secs(30);

/// The quality of the JPEG in between, from 1 to 100.
const QUALITY: &str = "95";

/// Why a picture is not decoded.
#[derive(Debug)]
pub(super) enum HeifError {
    /// It is damaged, or of a kind that the decoder does not read: why, as a part of a sentence.
    Undecodable(String),
    /// The decoder is not installed: which, as a part of a sentence.
    NoDecoder(String),
    /// It could not be handed over to the decoder.
    Handover(io::Error),
}

/// Decodes a picture in the HEIF container.
///
/// # Errors
/// [`HeifError`].
pub(super) fn decode(format: PictureFormat, bytes: &[u8]) -> Result<Frame, HeifError> {
    let folder = tempfile::tempdir().map_err(HeifError::Handover)?;
    let path = folder.path().join("picture.heif");
    fs::write(&path, bytes).map_err(HeifError::Handover)?;
    match format {
        PictureFormat::Avif => decode_avif(path),
        _ => decode_heic(&path, &folder.path().join("picture.jpg")),
    }
}

fn decode_avif(path: PathBuf) -> Result<Frame, HeifError> {
    let undecodable = || HeifError::Undecodable(say!("capture-heif-undecodable", format = "AVIF"));
    let failed = |error: VideoProcessError| match error {
        VideoProcessError::NotInstalled(_) => HeifError::NoDecoder(error.to_string()),
        error => HeifError::Undecodable(error.to_string()),
    };
    let opened = VideoProcess::open(&VideoRequest::File { path }).map_err(failed)?;
    let (mut process, _) = opened.ok_or_else(undecodable)?;
    match process.demand(FrameDemand::default()).and_then(|()| process.next_frame()) {
        Ok(NextFrame::Frame(timed)) => Ok(Frame { settled: true, ..timed.frame }),
        Ok(NextFrame::End { .. }) => Err(undecodable()),
        Err(error) => Err(failed(error)),
    }
}

fn decode_heic(path: &Path, converted: &Path) -> Result<Frame, HeifError> {
    let undecodable = || HeifError::Undecodable(say!("capture-heif-undecodable", format = "HEIC"));
    for program in CONVERTERS {
        match convert(program, path, converted) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(_) => return Err(undecodable()),
            Ok(()) => {
                // A file of several pictures becomes several files: the first is the one that is meant to be seen.
                let first = converted.with_file_name("picture-1.jpg");
                let bytes = fs::read(converted).or_else(|_| fs::read(first)).map_err(|_| undecodable())?;
                // The picture is turned as it is meant to be seen by now.
                return decode_by_image(&bytes, false).map_err(HeifError::Undecodable);
            }
        }
    }
    Err(HeifError::NoDecoder(say!("capture-heic-needs-a-program").into()))
}

/// Writes a picture as a JPEG.
fn convert(program: &str, picture: &Path, converted: &Path) -> io::Result<()> {
    let mut command = Command::new(program);
    command.args(["-q", QUALITY]).arg(picture).arg(converted);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let output = child.stdout.take();
    let child = WatchedChild::new(child, Some(LIMIT))?;
    // What it says ends when it does.
    child.answer(|| output.map_or(Ok(0), |mut output| output.read_to_end(&mut Vec::new()))).map(drop).map_err(|error| {
        match error {
            WatchError::Expired => io::ErrorKind::TimedOut.into(),
            WatchError::Io(error) => error,
        }
    })
}
