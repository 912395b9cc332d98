//! The fill-in count as it is photographed or filmed: its pictures, the audit of them, and their evidence.

pub mod audit_input;
pub mod audit_task;
pub mod evidence_store;
pub mod follower;
pub mod pictures;
pub mod report;
pub mod tracker;
