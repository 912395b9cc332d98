//! From a fact to a sentence: what people read of a recording, its count, its audit and its corrections.

pub mod answer_text;
pub mod audit_json;
pub mod audit_steps;
pub mod audit_text;
pub mod changed_text;
pub mod contradiction_text;
pub mod correction_text;
pub mod count_text;
pub mod first_format;
pub mod history_text;
pub mod incident_text;
pub mod info_text;
pub mod ledger_text;
pub mod point_list;
pub mod recording_sgf;
pub mod recording_text;
pub mod referee_text;
pub mod result_text;
pub mod time_span;
pub mod unsent_text;
