//! What a file is, by its name.

use std::path::Path;

/// The extensions of pictures that can be read, in lower case.
pub const PICTURE_EXTENSIONS: [&str; 12] =
    ["jpg", "jpeg", "jfif", "png", "webp", "tif", "tiff", "bmp", "gif", "avif", "heic", "heif"];

/// The extensions of files that are probably videos, in lower case.
const VIDEO_EXTENSIONS: [&str; 6] = ["mp4", "mkv", "avi", "mov", "webm", "m4v"];

/// Whether the name ends like that of a picture that can be read.
#[must_use]
pub fn is_picture(path: &Path) -> bool {
    has_extension(path, &PICTURE_EXTENSIONS)
}

/// Whether the name ends like that of a video.
#[must_use]
pub fn is_video(path: &Path) -> bool {
    has_extension(path, &VIDEO_EXTENSIONS)
}

fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    path.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e.to_ascii_lowercase().as_str()))
}

/// The last part of a path, for display.
pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |n| n.to_string_lossy().into_owned())
}
