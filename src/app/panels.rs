//! The parts of the window. Each reads a
//! [`PanelContext`](crate::app::panel_context::PanelContext) and sends commands;
//! they do not use each other.

pub mod archive;
mod board_choice;
pub mod board_tabs;
pub mod camera;
pub mod check;
pub mod chooser;
mod correction;
pub mod count;
mod decision;
pub mod demonstration;
pub mod dialog;
pub mod end;
pub mod export;
mod game;
pub mod game_info;
mod hall;
pub mod history;
mod incident;
pub mod key_sheet;
pub mod moves;
pub mod notice;
pub mod palette;
mod player_bar;
mod point_menu;
pub mod position;
mod preflight;
mod proposal;
pub mod questions;
pub mod rehearsal;
mod section;
pub mod spectators;
pub mod status_bar;
pub mod top_bar;
mod tournament;
pub mod warnings;
