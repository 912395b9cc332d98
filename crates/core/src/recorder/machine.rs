//! The recorder itself: observations in, events out.
//!
//! `recorder` has the state, in groups that each change only through their own methods: [`line`] (the record),
//! `phase`, `visibility`, `orientation`, `open_questions`, `unexplained`, `weighing` and `pending`. The
//! other files are what happens with an observation, in this order: `observing`, `beginning`, `commitment`,
//! `disturbance`, `revising`, `asking`, `ending`, `territory`, `closing`.

mod asking;
mod beginning;
mod closing;
mod commitment;
mod disturbance;
mod ending;
mod line;
mod observing;
mod open_questions;
mod orientation;
mod pending;
mod phase;
mod recorder;
mod revising;
mod settings;
mod territory;
mod unexplained;
mod visibility;
mod weighing;

pub use recorder::Recorder;
pub use settings::RecorderSettings;
