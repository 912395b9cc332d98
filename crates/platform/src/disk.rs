//! Disk space.

use std::path::Path;

/// Returns the bytes free to this user on the disk that holds `path`; `None` where the system does not say.
#[must_use]
pub fn available_space(path: &Path) -> Option<u64> {
    fs4::available_space(path).ok()
}
