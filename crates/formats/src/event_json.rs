//! The events of a recording as JSON.
//!
//! The types in `wire` are the file format; the events themselves may change shape without it.

mod correction_wire;
mod count_wire;
pub(super) mod decode;
pub(super) mod encode;
pub mod field;
pub(super) mod person_names;
pub(super) mod wire;
