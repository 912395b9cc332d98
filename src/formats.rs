//! Bytes to values and back, without touching a file.

pub mod sgf;
pub mod truth;
