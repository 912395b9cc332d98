//! Bytes to values and back, without touching a file.

pub mod calibration;
mod character_set;
pub mod clock_presses;
pub mod color_text;
pub mod event_json;
pub mod excerpt;
pub mod hall_answer;
pub mod hall_copy;
pub mod hall_refusal;
pub mod hall_seat;
pub mod info;
pub mod join_code;
pub mod journal;
pub mod live_index;
pub mod observed_picture;
pub mod outcome;
pub mod pairings;
pub mod rendered;
pub mod report;
pub mod seal_signature;
pub mod settings;
pub mod sgf;
pub mod shell_words;
mod table_text;
pub mod table_token;
pub mod terminal_text;
pub mod truth;
