//! The window: the only part of the program that knows egui.
//!
//! Every frame the panels read a [`panel_context::PanelContext`] and send [`command::Command`]s; [`application`] alone
//! carries them out, after drawing. Recording happens in [`kifuscribe_recording`]; the window draws its snapshots, and
//! nothing is lost when the window is closed.

pub mod activity;
pub mod application;
pub mod archive;
pub mod backend;
pub mod backend_error;
pub mod board_standing;
pub mod board_tables;
pub mod board_tabs;
pub mod command;
pub mod count;
pub mod dialog;
pub mod end;
pub mod file_dialog;
pub mod finished_game;
pub mod game_export;
pub mod game_form;
pub mod game_view;
pub mod hall_form;
pub mod hall_offer;
pub mod incident_form;
pub mod info_form;
pub mod info_texts;
pub mod launch;
pub mod local_backend;
pub mod message;
pub mod open_work;
pub mod panel_context;
pub mod panels;
pub mod parts;
pub mod picture;
pub mod picture_store;
pub mod pictures;
pub mod proposals;
pub mod seen_doubts;
pub mod status;
pub mod theme;
pub mod tournament;
pub mod warning;
pub mod widgets;
pub mod window;
pub mod window_mode;
pub mod window_view;
