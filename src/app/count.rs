//! The page on which a finished count is audited: its pictures are chosen, its settings confirmed, and only then is
//! there a verdict.
//!
//! The page is for the referee. One command hides it behind a notice for the players.

pub mod camera;
pub mod command;
mod followed;
pub mod form;
pub mod input;
pub mod page;
pub mod picture_view;
