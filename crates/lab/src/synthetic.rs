//! Pictures of a board, drawn: a table in perspective with wood, lines, lens-shaped stones, shadows, bowls, hands with
//! sleeves, and a camera with noise. The same seed gives the same picture.
//!
//! Lengths are in metres, light is linear, the camera is a pinhole with a little radial distortion. A drawing looks like
//! a photograph but does not simulate light: shadows and highlights are formulas.

mod arm;
mod camera;
mod clutter;
mod coverage;
pub mod disturbance;
mod disturbance_frames;
pub mod fault;
pub mod fill;
pub mod film;
pub mod frame_composer;
pub mod hardship;
pub mod lamp;
mod layer;
mod limb;
mod picture_conditions;
pub mod play;
pub mod random;
pub mod rehearsal;
mod scene;
mod scene_state;
mod sensor;
mod shadow_map;
mod stone;
pub mod stone_dye;
mod style;
mod surface;
mod vector;

pub use picture_conditions::PictureConditions;
pub use scene::{Rendering, Scene};
pub use scene_state::{Hand, Obstacle, SceneState};
