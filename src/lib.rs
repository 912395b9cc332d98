//! `kifuscribe` watches a Go board through a camera, writes the game down move by move, and checks
//! a finished fill-in count against the result that the rules give.
//!
//! `ARCHITECTURE.md` is the map: which module does what, and what each may name.

#[cfg(feature = "window")]
pub mod app;
pub mod archive;
#[cfg(feature = "eyes")]
pub mod capture;
pub mod cli;
pub mod count;
pub mod formats;
pub mod game;
pub mod jobs;
pub mod recorder;
pub mod sensing;
pub mod session;
#[cfg(feature = "eyes")]
pub mod vision;
