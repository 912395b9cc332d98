//! Opens sources of every kind.

use super::pictures::PictureFolder;
use super::source::{CaptureError, Source, SourceSpec};
use super::video::VideoFile;
use super::{camera, network_camera, phone};

/// Opens a source in the thread that will use it.
pub type OpenSource = Box<dyn FnOnce() -> Result<Box<dyn Source>, CaptureError> + Send>;

/// Opens a source.
///
/// # Errors
/// [`CaptureError`] where the source has no picture: an empty folder, a file that is not a video, a camera that is busy
/// or not plugged in, an address that does not answer, a phone whose page
/// nobody serves.
pub fn open(spec: &SourceSpec) -> Result<Box<dyn Source>, CaptureError> {
    match spec {
        SourceSpec::Pictures(path) => Ok(Box::new(PictureFolder::open(path)?)),
        SourceSpec::Video(path) => Ok(Box::new(VideoFile::open(path)?)),
        SourceSpec::Camera(name) => camera::open(name),
        SourceSpec::Address(address) => network_camera::open(address),
        SourceSpec::Phone(_) => phone::open(&spec.to_string()),
    }
}
