//! What can be asked for, once, for both faces: the command line and the window call the same jobs.

pub mod amend;
pub mod audit;
#[cfg(feature = "eyes")]
pub mod calibrate;
pub mod compare;
#[cfg(feature = "window")]
pub mod desktop;
#[cfg(feature = "eyes")]
pub mod evaluate;
#[cfg(feature = "eyes")]
pub mod evaluate_games;
pub mod judge;
#[cfg(feature = "eyes")]
pub mod read;
#[cfg(feature = "eyes")]
pub mod record;
#[cfg(feature = "eyes")]
pub mod recording;
pub mod score;
pub mod scribe;
pub mod settings;
#[cfg(feature = "eyes")]
pub mod simulate;
#[cfg(feature = "eyes")]
pub mod snapshot;
pub mod stop;
