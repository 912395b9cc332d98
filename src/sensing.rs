//! Plain data between the camera, the eyes and the recorder. Nothing here computes a picture.

pub mod frame;
pub mod frame_observation;
pub mod geometry;
pub mod observation;
pub mod viewpoint;
