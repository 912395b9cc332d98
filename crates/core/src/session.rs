//! The functional core of a recording: events, the state that they add up to, and a view of the state. Pure: time
//! arrives in the events.

pub mod assent;
pub mod correction;
pub mod correction_preview;
pub mod counting;
pub mod disagreement;
pub mod earlier_result;
pub mod end_note;
pub mod incident;
pub mod journaled_setting;
pub mod noted_count;
mod noted_penalties;
pub mod outdone;
pub mod recording;
pub mod role;
pub mod signature;
pub mod spoken_against;
