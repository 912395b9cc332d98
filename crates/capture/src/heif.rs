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
use kifuscribe_language::{say, system_reason};

use super::image_decoding::decode_by_image;
use super::video_process::{NextFrame, VideoProcess};
use super::video_protocol::{FrameDemand, VideoRequest};
use super::watchdog::{WatchError, WatchedChild};

/// The programs of libheif that write a HEIC picture as a JPEG: its newer name and its older one.
pub(super) const CONVERTERS: [&str; 2] = ["heif-dec", "heif-convert"];

/// How long a program may take for one picture: one of 48 megapixels takes two seconds.
const LIMIT: Duration = Duration::from_secs(30);

/// The quality of the JPEG in between, from 1 to 100.
const QUALITY: &str = "95";

/// What is in the container.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HeifKind {
    /// A picture coded with AV1.
    Avif,
    /// A picture coded with HEVC, or one whose coding the file's beginning does not name.
    Heic,
}

impl HeifKind {
    /// What these bytes begin, by the brands of their first box (`ftyp`); `None` for anything else, also for films.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        let length = u32::from_be_bytes(bytes.first_chunk().copied()?);
        let brands = bytes.get(8..bytes.len().min(length as usize))?;
        if bytes.get(4..8)? != b"ftyp" {
            return None;
        }
        // The second word is the version of the first brand.
        let brands = || brands.chunks_exact(4).enumerate().filter(|&(i, _)| i != 1).map(|(_, brand)| brand);
        let has = |names: &[&[u8; 4]]| brands().any(|brand| names.iter().any(|name| brand == *name));
        match brands().next()? {
            b"avif" | b"avis" => Some(Self::Avif),
            b"mif1" | b"msf1" | b"heic" | b"heix" | b"heim" | b"heis" | b"hevc" | b"hevx" => {
                Some(if has(&[b"avif"]) && !has(&[b"heic", b"heix"]) { Self::Avif } else { Self::Heic })
            }
            _ => None,
        }
    }
}

/// Decodes a picture.
///
/// # Errors
/// Why not, as a part of a sentence.
pub(super) fn decode(kind: HeifKind, bytes: &[u8]) -> Result<Frame, String> {
    let folder = tempfile::tempdir().map_err(|error| system_reason(&error))?;
    let path = folder.path().join("picture.heif");
    fs::write(&path, bytes).map_err(|error| system_reason(&error))?;
    match kind {
        HeifKind::Avif => decode_avif(path),
        HeifKind::Heic => decode_heic(&path, &folder.path().join("picture.jpg")),
    }
}

fn decode_avif(path: PathBuf) -> Result<Frame, String> {
    let undecodable = || say!("capture-heif-undecodable", format = "AVIF");
    let opened = VideoProcess::open(&VideoRequest::File { path }).map_err(|error| error.to_string())?;
    let (mut process, _) = opened.ok_or_else(undecodable)?;
    match process.demand(FrameDemand::default()).and_then(|()| process.next_frame()) {
        Ok(NextFrame::Frame(timed)) => Ok(Frame { settled: true, ..timed.frame }),
        Ok(NextFrame::End { .. }) => Err(undecodable()),
        Err(error) => Err(error.to_string()),
    }
}

fn decode_heic(path: &Path, converted: &Path) -> Result<Frame, String> {
    let undecodable = || say!("capture-heif-undecodable", format = "HEIC");
    for program in CONVERTERS {
        match convert(program, path, converted) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(_) => return Err(undecodable()),
            Ok(()) => {
                // A file of several pictures becomes several files: the first is the one that is meant to be seen.
                let first = converted.with_file_name("picture-1.jpg");
                let bytes = fs::read(converted).or_else(|_| fs::read(first)).map_err(|_| undecodable())?;
                // The picture is turned as it is meant to be seen by now.
                return decode_by_image(&bytes, false);
            }
        }
    }
    Err(say!("capture-heic-needs-a-program").into())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_told_from_a_film_by_its_brands() {
        let file = |brands: &[&[u8; 4]]| {
            let mut bytes = (8 + 4 * (brands.len() as u32 + 1)).to_be_bytes().to_vec();
            bytes.extend(b"ftyp");
            bytes.extend(brands[0]);
            bytes.extend([0; 4]);
            brands[1..].iter().for_each(|brand| bytes.extend(*brand));
            bytes.extend(b"\0\0\0\x08freeheic");
            bytes
        };
        assert_eq!(HeifKind::of(&file(&[b"avif", b"mif1"])), Some(HeifKind::Avif));
        assert_eq!(HeifKind::of(&file(&[b"mif1", b"avif", b"miaf"])), Some(HeifKind::Avif));
        assert_eq!(HeifKind::of(&file(&[b"heic", b"mif1"])), Some(HeifKind::Heic), "an iPhone's");
        assert_eq!(HeifKind::of(&file(&[b"mif1"])), Some(HeifKind::Heic));
        for other in [
            &file(&[b"isom", b"avc1"])[..],
            &file(&[b"qt  "]),
            b"",
            b"\0\0\0\x10",
            b"\xff\xd8\xff\xe0JFIF",
            &[0xff; 40],
        ] {
            assert_eq!(HeifKind::of(other), None);
        }
        for cut in 0..20 {
            let _ = HeifKind::of(&file(&[b"heic", b"mif1"])[..cut]);
        }
    }
}
