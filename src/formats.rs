//! Bytes to values and back, without touching a file.

pub mod report;
pub mod sgf;
pub mod truth;
