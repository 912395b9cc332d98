//! The fill-in count from pictures or from a fixed camera: its pictures, the audit of them, and the evidence.

pub mod audit_input;
pub mod audit_task;
pub mod evidence_store;
pub mod follower;
pub mod pictures;
pub mod recorded;
pub mod report;
pub(super) mod standalone;
pub mod tracker;
