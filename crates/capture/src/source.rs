//! Sources of frames: how they are named, the trait that all of them implement, and its errors.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use super::address::{redacted, redacted_mistyped};
use super::video_process::VideoProcessError;
use crate::silence::Silence;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_language::Message;

/// Names a source that is not open yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceSpec {
    /// A camera by its id, name, part of its name, or number.
    Camera(String),
    /// A folder of pictures of a board at rest, in the order of their names.
    Pictures(PathBuf),
    /// A video file.
    Video(PathBuf),
    /// An `http://` MJPEG or `rtsp://` address.
    Address(String),
    /// A phone that opens a page of this computer; the table whose board it shows, empty where none was named.
    Phone(String),
}

impl SourceSpec {
    /// Parses `camera:NAME-or-index`, `phone`, `phone:TABLE`, an `http://`, `https://` or `rtsp://` address, the path of a folder of
    /// pictures, the path of a video file, or `HOST:PORT` with or without a path behind it, which is an `http://` address.
    ///
    /// # Errors
    /// [`CaptureError::PhoneTable`] for a phone of no table, [`CaptureError::UnknownScheme`] for any other address, [`CaptureError::Missing`] or
    /// [`CaptureError::Unreadable`] for a path.
    pub fn parse(text: &str) -> Result<Self, CaptureError> {
        if let Some(name) = text.strip_prefix("camera:") {
            return Ok(Self::Camera(name.trim().to_owned()));
        }
        if text == "phone" {
            return Ok(Self::Phone(String::new()));
        }
        if let Some(table) = text.strip_prefix("phone:").map(str::trim) {
            let number = table.parse::<u32>().ok().filter(|&number| number > 0);
            let number = number.ok_or_else(|| CaptureError::PhoneTable { table: table.to_owned() })?;
            return Ok(Self::Phone(number.to_string()));
        }
        if let Some((scheme, _)) = text.split_once("://") {
            return match scheme.to_ascii_lowercase().as_str() {
                "http" | "https" | "rtsp" | "rtsps" => Ok(Self::Address(text.to_owned())),
                _ => Err(CaptureError::UnknownScheme { scheme: scheme.to_owned() }),
            };
        }
        if is_camera_node(text) {
            return Ok(Self::Camera(text.to_owned()));
        }
        let path = PathBuf::from(text);
        // A phone's program shows its address without 'http://'.
        if !path.exists() && is_host_and_port(text) {
            return Ok(Self::Address(format!("http://{text}")));
        }
        match std::fs::metadata(&path) {
            Ok(meta) if meta.is_dir() => Ok(Self::Pictures(path)),
            Ok(_) => Ok(Self::Video(path)),
            Err(error) => Err(CaptureError::unreadable(&path, error)),
        }
    }

    /// A name for a record of it, after its file or folder; `None` for a source without an end.
    #[must_use]
    pub fn stem(&self) -> Option<String> {
        let stem = match self {
            Self::Pictures(path) => path.file_name(),
            Self::Video(path) => path.file_stem(),
            Self::Camera(_) | Self::Address(_) | Self::Phone(_) => None,
        };
        stem.map(|stem| stem.to_string_lossy().into_owned())
    }

    /// Whether it has no end, as a camera has none.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        match self {
            Self::Camera(_) | Self::Address(_) | Self::Phone(_) => true,
            Self::Pictures(_) | Self::Video(_) => false,
        }
    }

    /// The table that is named with it.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        match self {
            Self::Phone(table) => Some(table.as_str()).filter(|table| !table.is_empty()),
            Self::Camera(_) | Self::Pictures(_) | Self::Video(_) | Self::Address(_) => None,
        }
    }
}

impl std::fmt::Display for SourceSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Camera(name) => write!(f, "camera:{name}"),
            Self::Pictures(path) | Self::Video(path) => write!(f, "{}", path.display()),
            Self::Address(address) => f.write_str(&redacted(address)),
            Self::Phone(table) if table.is_empty() => f.write_str("phone"),
            Self::Phone(table) => write!(f, "phone:{table}"),
        }
    }
}

/// Whether `text` is the path of a camera's device file on Linux.
fn is_camera_node(text: &str) -> bool {
    text.strip_prefix("/dev/video").is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether `text` begins with the name or number of a host and a port, such as `192.168.1.5:8080/video`.
fn is_host_and_port(text: &str) -> bool {
    let Some((host, rest)) = text.split_once(':') else { return false };
    let port = rest.split('/').next().unwrap_or_default();
    // A single letter is a drive of Windows.
    let is_host = host.len() > 1 && host.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-');
    is_host && port.parse::<u16>().is_ok_and(|port| port > 0)
}

/// What a source returns instead of, or as, its next frame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// A picture.
    Frame(Frame),
    /// A live source has no picture at present; it recovers by itself. Repeated about once a second.
    Waiting {
        /// The reason.
        why: Silence,
    },
    /// There are no more frames.
    End,
}

/// The interval from which on a picture rests: a film goes on to its next key frame then, where that shows the same, and decodes
/// nothing that lies between.
pub const AT_REST: Duration = Duration::from_millis(250);

/// Something that delivers frames.
pub trait Source: Send {
    /// Returns the next frame. Blocks until there is one; a live source returns [`Delivery::Waiting`] after 1.5 s.
    ///
    /// # Errors
    /// Why the source ends early. The frames delivered before remain valid.
    fn next(&mut self) -> Result<Delivery, CaptureError>;

    /// Frames that follow the one before within less than `interval` are not needed: a source for which that saves work may
    /// pass over them, and where `interval` is not zero, give a frame that differs from the one before by noise alone the pixels
    /// of that one; see also [`AT_REST`]. It holds from the frame after those that are on their way.
    fn set_interval(&mut self, interval: Duration) {
        let _ = interval;
    }

    /// Returns what is known about the source as a whole.
    fn info(&self) -> &SourceInfo;
}

/// What is known about a source as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceInfo {
    /// The name to display: the camera's name, the file's name, or the address without its password.
    pub name: String,
    /// Whether it has no end and may stop delivering for a while.
    pub live: bool,
    /// The number of frames, where known. For a video the container's value, which may be off by a few.
    pub frames: Option<u64>,
}

/// Why a source cannot be opened or read to its end. Each message is one sentence with a hint.
#[derive(Debug, Error, Message)]
pub enum CaptureError {
    /// No such path.
    Missing {
        /// The path that was given.
        path: PathBuf,
    },
    /// A path that exists and cannot be read.
    Unreadable {
        /// The path that was given.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// An address that is neither HTTP nor RTSP.
    UnknownScheme {
        /// The text before `://`.
        scheme: String,
    },
    /// A file that is not a picture, or a damaged one.
    NotAPicture {
        /// The file.
        path: PathBuf,
        /// The decoder's error.
        why: String,
    },
    /// A picture whose decoder is not installed.
    NoDecoder {
        /// The file.
        path: PathBuf,
        /// Which decoder, and how to get it.
        why: String,
    },
    /// A folder without pictures.
    NoPictures {
        /// The folder.
        path: PathBuf,
        /// What to give instead.
        hint: String,
    },
    /// A file that is not a video.
    NotAVideo {
        /// The file.
        path: PathBuf,
        /// What to do.
        hint: String,
    },
    /// A video whose file stops before its end.
    CutOff {
        /// The file.
        path: PathBuf,
        /// Where it ends: "before its first picture", "after 12 s of 60 s".
        at: String,
    },
    /// A video that stops the decoder.
    Undecodable {
        /// The file.
        path: PathBuf,
        /// Where it stops: "at its beginning", "after 12 s".
        at: String,
        /// What the decoder says.
        why: String,
    },
    /// The program that decodes video is missing or cannot be used.
    #[message(transparent)]
    VideoProcess(#[from] VideoProcessError),
    /// A camera that is not among those plugged in.
    #[message(wanted = format!("{:?}", wanted))]
    UnknownCamera {
        /// The name or number asked for.
        wanted: String,
        /// The cameras there are, as a sentence.
        known: String,
    },
    /// A part of a name that matches several cameras.
    #[message(wanted = format!("{:?}", wanted))]
    AmbiguousCamera {
        /// The name asked for.
        wanted: String,
        /// The ids of the matching cameras, separated by commas.
        known: String,
    },
    /// A camera in use by another program.
    CameraBusy {
        /// The camera's name.
        name: String,
    },
    /// A camera that cannot be opened for another reason.
    CameraFailed {
        /// The camera's name.
        name: String,
        /// The system's error.
        why: String,
    },
    /// An address that delivers no picture.
    NoAnswer {
        /// The address, without its password.
        address: String,
    },
    /// An address at which there is a page for people.
    WebPage {
        /// The address, without its password.
        address: String,
    },
    /// An address that answers with a refusal.
    NoPictureThere {
        /// The address, without its password.
        address: String,
        /// The status, such as 404.
        status: u16,
    },
    /// An address that wants a name and a password, or others than were given.
    WrongPassword {
        /// The address, without its password.
        address: String,
    },
    /// A phone whose table is named by something else than its number.
    PhoneTable {
        /// What stands there.
        table: String,
    },
    /// A phone for which no page is served.
    PhoneNotServed {
        /// The name of the source.
        name: String,
    },
    /// A picture or clip that cannot be written.
    CannotWrite {
        /// The file.
        path: PathBuf,
        /// The system's error.
        why: String,
    },
    /// A source that several recordings read has failed.
    #[message(transparent)]
    Shared(Arc<Self>),
    /// A panic of a source that several recordings read, which is a bug in this program or in a library.
    #[message("error-record-source-panicked", text = _0)]
    Panicked(String),
    /// The system cannot start a thread.
    Thread(io::Error),
}

impl CaptureError {
    /// Why a file or folder cannot be read.
    pub(super) fn unreadable(path: &Path, source: io::Error) -> Self {
        match source.kind() {
            // An address given for a path may hold a password.
            io::ErrorKind::NotFound => Self::Missing { path: redacted_mistyped(&path.to_string_lossy()).into() },
            _ => Self::Unreadable { path: path.into(), source },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_parsed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("clip.mp4");
        std::fs::write(&file, "x").unwrap();
        let check = |text: &str, expected: SourceSpec| assert_eq!(SourceSpec::parse(text).unwrap(), expected, "{text}");
        check("camera:Go Cam", SourceSpec::Camera("Go Cam".into()));
        check("camera:0", SourceSpec::Camera("0".into()));
        check("/dev/video2", SourceSpec::Camera("/dev/video2".into()));
        check("http://10.0.0.2:8080/video", SourceSpec::Address("http://10.0.0.2:8080/video".into()));
        check("RTSP://cam/1", SourceSpec::Address("RTSP://cam/1".into()));
        check("phone", SourceSpec::Phone(String::new()));
        check("phone: 5", SourceSpec::Phone("5".into()));
        check("phone:05", SourceSpec::Phone("5".into()));
        for wrong in ["phone:", "phone:x", "phone:0", "phone:-1", "phone:5 6"] {
            assert!(matches!(SourceSpec::parse(wrong), Err(CaptureError::PhoneTable { .. })), "{wrong}");
        }
        check("192.168.1.5:8080", SourceSpec::Address("http://192.168.1.5:8080".into()));
        check("phone.local:4747/video", SourceSpec::Address("http://phone.local:4747/video".into()));
        check(folder.path().to_str().unwrap(), SourceSpec::Pictures(folder.path().into()));
        check(file.to_str().unwrap(), SourceSpec::Video(file.clone()));
    }

    #[test]
    fn other_text_is_an_error_with_a_hint() {
        let check = |text: &str, expected: &str| {
            let error = SourceSpec::parse(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        };
        check("ftp://host/clip", "begin with ftp://");
        check("C:8080", "there is no file or folder C:8080");
        check("game.mp4:x", "there is no file or folder game.mp4:x");
        check("/nowhere/at/all.mp4", "there is no file or folder /nowhere/at/all.mp4; check the spelling");
    }
    #[test]
    fn a_password_appears_neither_in_the_name_nor_in_an_error() {
        let spec = SourceSpec::parse("rtsp://me:se/cret@10.0.0.2/1?token=secret").unwrap();
        assert_eq!(spec.to_string(), "rtsp://me@10.0.0.2/1?token=***");
        let error = SourceSpec::parse("rtsp//me:secret@10.0.0.2/1").unwrap_err().to_string();
        assert!(error.contains("no file or folder rtsp//me@10.0.0.2/1;"), "{error}");
    }
}
