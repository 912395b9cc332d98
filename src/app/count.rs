//! The page on which a finished count is audited: the pictures are chosen, the settings are confirmed, and then the
//! verdict is shown.
//!
//! The page is for the referee. One command hides it behind a notice for the players.

pub mod camera;
pub mod command;
pub mod dead_stones;
pub mod field_entry;
pub mod followed;
pub mod form;
pub mod form_field;
pub mod forms;
pub mod input;
pub mod page;
pub mod picture_view;
pub mod unfinished_fill;
