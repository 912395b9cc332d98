//! Bytes to values and back, without touching a file.

pub mod audit_report;
pub mod audit_text;
pub mod calibration;
mod character_set;
pub mod checkup;
pub mod clock_presses;
pub mod color_text;
pub mod contradiction_text;
pub mod correction_text;
pub mod count_text;
pub mod event_json;
pub mod hall_answer;
pub mod hall_seat;
pub mod history_text;
pub mod incident_text;
pub mod info;
pub mod journal;
pub mod live_index;
pub mod outcome;
pub mod pairings;
pub mod point_list;
#[cfg(feature = "eyes")]
pub mod qr_code;
pub mod recording_sgf;
pub mod recording_text;
pub mod rendered;
pub mod report;
#[cfg(feature = "eyes")]
pub mod result_slip;
pub mod settings;
pub mod sgf;
#[cfg(feature = "eyes")]
pub mod sheet;
pub mod truth;
