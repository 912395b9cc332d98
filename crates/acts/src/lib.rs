//! What people do to a recording, running or over: every act is checked here once, written once, and handed on once.
//!
//! Faces (the window, the command line, a hall) turn input into a [`SessionAct`](act::SessionAct) and what came of it into words.

pub mod act;
pub mod act_stage;
mod appeal_answer;
pub mod audit_settings;
mod confirmation;
pub mod decision;
pub mod failure;
pub mod hall_acts;
pub mod hall_import;
pub mod inbox;
mod noting;
pub mod papers;
pub mod performance;
pub mod recording_files;
pub mod refusal;
pub mod relocation;
pub mod remark;
pub mod result_slip;
pub mod seal;
