//! The live page of one table: what spectators see of a game while it is recorded.
//!
//! [`feed`] takes the recording's view and keeps it back for the delay; [`server`] answers browsers from what the feed
//! shows, and [`delivery`] hands it to places outside. Nothing comes back: the page is read-only, and the recording never
//! waits for it. No camera picture leaves through it. [`answer`] is what a hall's answers share with it.

pub mod answer;
mod board_png;
pub mod board_svg;
pub mod broadcast;
pub mod broadcasts;
pub mod delay;
pub mod delivery;
pub mod feed;
pub mod following_texts;
pub mod newest_board;
pub mod overlay_origin;
pub mod page;
pub mod publication;
pub mod publisher;
pub mod server;
