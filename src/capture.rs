//! Where frames come from: cameras, videos, pictures, addresses, and our own drawings of a board.
//!
//! Everything here ends in [`crate::sensing::frame::Frame`]; nothing here knows what is in a picture,
//! except [`synthetic`], which draws one.

mod address;
pub mod camera;
mod exposure;
mod jpeg;
mod live;
pub mod pictures;
pub mod source;
pub mod video;
