//! From what is observed to what was played. Pure: observations in, events out, no clock.
//!
//! **The record is the most probable legal game, given all observations so far.** [`stability`] finds the points of a
//! moving picture that are stable, [`hypotheses`] are the games that could explain them, [`beam`] weighs these by
//! their [`likelihood`], and
//! [`machine`] commits what is settled. [`differences`] decides what has to be asked and when the game is over,
//! [`revision`] finds the game that a wrong record becomes, [`opening`] how a game starts, and [`misalignment`] detects a
//! grid beside the board and a board that was turned.

pub mod beam;
#[cfg(test)]
mod cases;
pub mod differences;
pub mod event;
pub mod hypotheses;
pub mod likelihood;
pub mod machine;
pub mod misalignment;
pub mod opening;
pub mod revision;
pub mod stability;
