//! Bytes to values and back, without touching a file.

#[cfg(feature = "eyes")]
pub mod animation;
pub mod audit_report;
pub mod audit_text;
#[cfg(any(feature = "eyes", feature = "network"))]
pub mod board_picture;
pub mod calibration;
mod character_set;
pub mod checkup;
pub mod clock_presses;
pub mod color_text;
pub mod contradiction_text;
pub mod correction_text;
pub mod count_text;
mod diagram_svg;
pub mod event_json;
pub mod excerpt;
#[cfg(any(feature = "eyes", feature = "network"))]
pub mod faces;
#[cfg(feature = "eyes")]
pub mod game_picture;
pub mod hall_answer;
pub mod hall_copy;
pub mod hall_refusal;
pub mod hall_seat;
pub mod history_text;
pub mod incident_text;
pub mod info;
pub mod info_text;
pub mod journal;
pub mod kifu_text;
pub mod ledger_text;
pub mod live_index;
pub mod outcome;
pub mod pairings;
pub mod point_list;
pub mod printed_kifu;
#[cfg(feature = "eyes")]
pub mod qr_code;
#[cfg(any(feature = "eyes", feature = "network"))]
pub mod raster;
pub mod recording_sgf;
pub mod recording_text;
pub mod referee_text;
pub mod reliability_svg;
pub mod rendered;
pub mod report;
#[cfg(feature = "eyes")]
pub mod result_slip;
pub mod seal_signature;
pub mod settings;
pub mod sgf;
#[cfg(feature = "eyes")]
pub mod sheet;
pub mod table_token;
pub mod terminal_text;
pub mod time_span;
pub mod truth;
pub mod unsent_text;
