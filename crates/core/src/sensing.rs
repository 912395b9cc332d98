//! Plain data that passes from the camera to the detector and from the detector to the recorder.

pub mod frame;
pub mod frame_observation;
pub mod geometry;
pub mod observation;
pub mod viewpoint;
