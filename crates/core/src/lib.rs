//! The core of kifuscribe: Go, the recorder, the recording as it adds up from its events, the count and its audit, and
//! what is measured against truth.
//!
//! Every function here depends on its input alone: no file, no clock, no thread, no network.

pub mod accuracy;
pub mod audit;
pub mod count;
pub mod game;
pub mod recorder;
pub mod sensing;
pub mod session;
