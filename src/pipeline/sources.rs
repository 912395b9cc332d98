//! The sources that a person can choose from, and how they are displayed.

use crate::capture::address::redacted;
use crate::capture::camera::{self, CameraInfo};

/// Returns the cameras that are plugged in now.
#[must_use]
pub fn cameras() -> Vec<CameraInfo> {
    camera::cameras()
}

/// Returns what to call a source on a screen: an address without its password, anything else unchanged.
#[must_use]
pub fn display_name(source: &str) -> String {
    redacted(source)
}
