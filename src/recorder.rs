//! From what is seen to what was played. Pure: looks in, events out, no clock.
//!
//! **The record is the most probable legal game, given everything seen so far.** [`stability`] decides what
//! of a moving picture may be believed, [`hypotheses`] keeps the games that could explain it and weighs
//! them, [`machine`] commits what is settled, [`trouble`] decides what has to be asked and when the game is
//! over, [`revision`] finds the game that the record becomes when it was wrong, [`opening`] says where a game starts, [`misalignment`] knows a grid that lies beside the board.

#[cfg(test)]
mod cases;
pub mod differences;
pub mod event;
pub mod hypotheses;
pub mod machine;
pub mod misalignment;
pub mod opening;
pub mod revision;
pub mod stability;
