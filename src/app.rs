//! The window: the only part of the program that knows egui.
//!
//! Every frame the panels read a [`look::Look`] and send [`command::Command`]s; [`application`] alone
//! carries them out, after drawing. What a recording is and how it runs is the business of `jobs`; the
//! window draws the snapshot it is handed, and loses nothing when it is closed.

pub mod application;
pub mod command;
pub mod count;
pub mod desk;
pub mod frame_times;
pub mod jobs_desk;
pub mod launch;
pub mod look;
pub mod panels;
pub mod pick;
pub mod picture;
pub mod status;
pub mod theme;
pub mod warning;
pub mod widgets;
pub mod window;
