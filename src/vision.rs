//! The eyes: from a frame to what lies on every point of the board.
//!
//! One network proposes where intersections and stones stand ([`propose`]), geometry decides which
//! lattice they form ([`lattice`], [`window`]), a second network reads the rectified board
//! ([`read`]); [`detector`] puts the stages in order, [`search`] tries the ways of looking one after another, and
//! [`watch`] remembers from frame to frame. Where the networks cannot be used, [`classical`] stands in for them.

pub mod classical;
pub mod detector;
pub mod error;
pub mod lattice;
pub mod network;
pub mod overlay;
pub mod peaks;
pub mod picture;
pub mod pose;
pub mod preflight;
pub mod proposer;
pub mod quad;
pub mod reader;
pub mod search;
pub mod target;
pub mod tracker;
pub mod window;
