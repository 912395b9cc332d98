//! The window: the only part of the program that knows egui.
//!
//! Every frame the panels read a [`panel_context::PanelContext`] and send [`command::Command`]s; [`application`] alone
//! carries them out, after drawing. What a recording is and how it runs is the business of `jobs`; the
//! window draws the snapshot it is handed, and loses nothing when it is closed.

pub mod application;
pub mod backend;
pub mod command;
pub mod count;
pub mod file_dialog;
pub mod frame_times;
pub mod launch;
pub mod local_backend;
pub mod panel_context;
pub mod panels;
pub mod picture;
pub mod status;
pub mod theme;
pub mod warning;
pub mod widgets;
pub mod window;
