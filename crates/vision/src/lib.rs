//! Computer vision: from a frame to the state of every point of the board.
//!
//! A first network proposes where intersections and stones stand ([`proposer`], [`peaks`]); geometry finds the lattice
//! that they form ([`lattice`], [`pose`]) and the part of it that is the board ([`window`]); a second network classifies
//! the points of the rectified board ([`reader`]). [`detector`] runs these stages, [`tracker`] follows the board from
//! frame to frame, [`several_boards`] finds all boards of a picture, and [`preflight`] reports what is wrong with a view. [`classical`] replaces the networks where they
//! cannot be used.

mod alignment;
mod appearance;
pub mod classical;
pub mod detection;
pub mod detector;
pub mod error;
mod follower;
mod grid_lines;
mod hidden_boards;
pub mod lattice;
pub mod network;
pub mod overlay;
pub mod peaks;
pub mod picture;
pub mod pose;
pub mod preflight;
pub mod proposer;
pub mod qr_code;
pub mod quad;
pub mod reader;
mod search;
mod second_opinion;
pub mod several_boards;
mod shade;
mod stages;
pub mod target;
mod thumbnail;
pub mod tracker;
pub mod window;
