//! `kifuscribe` watches a Go board through a camera, writes the game down move by move, and checks
//! a finished fill-in count against the result that the rules give.
//!
//! `ARCHITECTURE.md` is the map: which module does what, and what each may name.

pub mod accuracy;
#[cfg(feature = "window")]
pub mod app;
pub mod audit;
#[cfg(feature = "eyes")]
pub mod capture;
pub mod commands;
pub mod count;
pub mod formats;
pub mod game;
pub mod pipeline;
pub mod platform;
pub mod recorder;
pub mod sensing;
pub mod session;
pub mod storage;
#[cfg(feature = "eyes")]
pub mod synthetic;
#[cfg(feature = "eyes")]
pub mod vision;
