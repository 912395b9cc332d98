//! What can be watched, named by one word of text, and the trait that all of it answers to.

use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;

use super::pictures::PictureFolder;
use super::video::VideoFile;
use crate::sensing::frame::Frame;

/// A source by name, before it is opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceSpec {
    /// A camera by its id, name, part of its name, or number.
    Camera(String),
    /// A folder of pictures, each a settled look, in the order of their names.
    Pictures(PathBuf),
    /// A video file.
    Video(PathBuf),
    /// An `http://` MJPEG or `rtsp://` address.
    Address(String),
}

impl SourceSpec {
    /// Reads `camera:NAME-or-index`, an `http://`, `https://` or `rtsp://` address, the path of a folder of
    /// pictures, or the path of a video file.
    ///
    /// # Errors
    /// [`CaptureError::UnknownScheme`] for an address of another kind, [`CaptureError::Missing`] where the path
    /// leads nowhere.
    pub fn parse(text: &str) -> Result<Self, CaptureError> {
        if let Some(name) = text.strip_prefix("camera:") {
            return Ok(Self::Camera(name.trim().to_owned()));
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
        match std::fs::metadata(&path) {
            Ok(meta) if meta.is_dir() => Ok(Self::Pictures(path)),
            Ok(_) => Ok(Self::Video(path)),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Err(CaptureError::Missing { path }),
            Err(source) => Err(CaptureError::Unreadable { path, source }),
        }
    }
}

impl std::fmt::Display for SourceSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Camera(name) => write!(f, "camera:{name}"),
            Self::Pictures(path) | Self::Video(path) => write!(f, "{}", path.display()),
            Self::Address(address) => f.write_str(&without_password(address)),
        }
    }
}

/// Whether `text` is the path of a camera's device file, as people on Linux write it.
fn is_camera_node(text: &str) -> bool {
    text.strip_prefix("/dev/video").is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// An address as it may be shown and written down: what stands between `user:` and `@` is left out.
#[must_use]
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    match host.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}{path}")
        }
        None => address.to_owned(),
    }
}

/// What a source hands over when it is asked for the next frame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// A picture.
    Frame(Frame),
    /// A live source is silent; it goes on by itself when pictures come again. Repeated at least once a second.
    Waiting {
        /// A sentence without a full stop, such as "the camera was unplugged".
        why: String,
    },
    /// There is nothing more, and everything there was has been delivered.
    End,
}

/// Something that can be watched.
pub trait Source: Send {
    /// The next frame. Blocks until there is one, for a live source a second and a half at the most.
    ///
    /// # Errors
    /// What ends the source before its time. The frames delivered before stand.
    fn next(&mut self) -> Result<Delivery, CaptureError>;

    /// What is known about the source as a whole.
    fn info(&self) -> &SourceInfo;
}

/// What is known about a source as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceInfo {
    /// What to call it on a screen: the camera's name, the file's name, the address without its password.
    pub name: String,
    /// Whether it goes on for ever and may fall silent.
    pub live: bool,
    /// The number of frames, where it is known beforehand. A video's own statement; it may be off by a few.
    pub frames: Option<u64>,
    /// How long it lasts, where it is known beforehand.
    pub duration: Option<Duration>,
}

/// Opens a source.
///
/// # Errors
/// When there is nothing to watch: an empty folder, a file that is no video, a camera that is busy or not there,
/// an address that does not answer. Each error is one sentence and a hint.
pub fn open(spec: &SourceSpec) -> Result<Box<dyn Source>, CaptureError> {
    match spec {
        SourceSpec::Pictures(path) => Ok(Box::new(PictureFolder::open(path)?)),
        SourceSpec::Video(path) => Ok(Box::new(VideoFile::open(path)?)),
        SourceSpec::Camera(name) => super::camera::open(name),
        SourceSpec::Address(address) => super::address::open(address),
    }
}

/// Why a source cannot be watched, or not to its end. One sentence and a hint each.
#[derive(Debug, Error)]
pub enum CaptureError {
    /// No such path.
    #[error(
        "there is no file or folder {path}; check the spelling, or give camera:NAME, a folder of pictures, a video file, or an http:// or rtsp:// address",
        path = .path.display()
    )]
    Missing {
        /// The path that was given.
        path: PathBuf,
    },
    /// A path that exists and cannot be read.
    #[error("cannot read {path} ({source}); check that you may open it", path = .path.display())]
    Unreadable {
        /// The path that was given.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// An address that is neither HTTP nor RTSP.
    #[error("addresses that begin with {scheme}:// cannot be watched; give an http:// MJPEG or an rtsp:// address")]
    UnknownScheme {
        /// What stands before `://`.
        scheme: String,
    },
    /// A file that is no picture, or a damaged one.
    #[error("{path} is not a picture that can be read ({why}); give a JPEG or PNG file", path = .path.display())]
    NotAPicture {
        /// The file.
        path: PathBuf,
        /// What the decoder said.
        why: String,
    },
    /// A folder without pictures.
    #[error("the folder {path} holds no picture; {hint}", path = .path.display())]
    NoPictures {
        /// The folder.
        path: PathBuf,
        /// What to give instead.
        hint: String,
    },
    /// A file that is no video.
    #[error("{path} is not a video that can be read; {hint}", path = .path.display())]
    NotAVideo {
        /// The file.
        path: PathBuf,
        /// What to do about it.
        hint: String,
    },
    /// A video whose file stops before its end.
    #[error(
        "the video {path} is cut off {at}; copy it again from the camera, or repair it with `ffmpeg -i {path} -c copy repaired.mkv`",
        path = .path.display()
    )]
    CutOff {
        /// The file.
        path: PathBuf,
        /// Where: "before its first picture", "after 12 s of 60 s".
        at: String,
    },
    /// A camera that is not among those plugged in.
    #[error("there is no camera {wanted:?}; {known}")]
    UnknownCamera {
        /// The name or number asked for.
        wanted: String,
        /// What there is instead, as a sentence.
        known: String,
    },
    /// A part of a name that fits several cameras.
    #[error("{wanted:?} fits more than one camera; give one of: {known}")]
    AmbiguousCamera {
        /// The name asked for.
        wanted: String,
        /// The ids it fits, with commas between them.
        known: String,
    },
    /// A camera that another program uses.
    #[error("the camera {name} is busy; close the other program that uses it, or choose another camera")]
    CameraBusy {
        /// Its name.
        name: String,
    },
    /// A camera that cannot be opened for another reason.
    #[error(
        "the camera {name} cannot be opened ({why}); unplug it and plug it in again, and check that you may use it"
    )]
    CameraFailed {
        /// Its name.
        name: String,
        /// What the system said.
        why: String,
    },
    /// An address that gives no picture.
    #[error(
        "{address} does not answer with a video; check the address, and that the camera is on and in the same network"
    )]
    NoAnswer {
        /// The address, without its password.
        address: String,
    },
    /// A picture that cannot be written.
    #[error("cannot write the picture {path} ({why}); check that the folder exists and that there is room", path = .path.display())]
    CannotWritePicture {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// A clip that cannot be written.
    #[error("cannot write the clip {path} ({why}); check that the folder exists and that there is room", path = .path.display())]
    CannotWrite {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The system refused a thread.
    #[error("cannot start the thread that watches ({0}); close other programs and try again")]
    Thread(std::io::Error),
}

/// The last part of a path, as text for a screen.
pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |n| n.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_known_by_its_text() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("clip.mp4");
        std::fs::write(&file, "x").unwrap();
        let check = |text: &str, expected: SourceSpec| assert_eq!(SourceSpec::parse(text).unwrap(), expected, "{text}");
        check("camera:Go Cam", SourceSpec::Camera("Go Cam".into()));
        check("camera:0", SourceSpec::Camera("0".into()));
        check("/dev/video2", SourceSpec::Camera("/dev/video2".into()));
        check("http://10.0.0.2:8080/video", SourceSpec::Address("http://10.0.0.2:8080/video".into()));
        check("RTSP://cam/1", SourceSpec::Address("RTSP://cam/1".into()));
        check(folder.path().to_str().unwrap(), SourceSpec::Pictures(folder.path().into()));
        check(file.to_str().unwrap(), SourceSpec::Video(file.clone()));
    }

    #[test]
    fn what_is_no_source_is_refused_with_a_hint() {
        let check = |text: &str, expected: &str| {
            let said = SourceSpec::parse(text).unwrap_err().to_string();
            assert!(said.contains(expected), "{said}");
        };
        check("ftp://host/clip", "begin with ftp://");
        check("/nowhere/at/all.mp4", "there is no file or folder /nowhere/at/all.mp4; check the spelling");
    }

    #[test]
    fn a_password_is_not_shown() {
        let check = |address: &str, shown: &str| assert_eq!(without_password(address), shown);
        check("rtsp://me:secret@10.0.0.2/1", "rtsp://me@10.0.0.2/1");
        check("rtsp://me:se@cret@10.0.0.2:554", "rtsp://me@10.0.0.2:554");
        check("http://10.0.0.2/a@b", "http://10.0.0.2/a@b");
    }
}
