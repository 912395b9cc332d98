//! The sources that a person can choose from, and how they are displayed.

pub use crate::capture::address::redacted as display_name;
pub use crate::capture::camera::cameras;
