//! The eyes: from a frame to what lies on every point of the board.
//!
//! One network proposes where intersections and stones stand ([`propose`]), geometry decides which
//! lattice they form ([`lattice`], [`window`]), a second network reads the rectified board
//! ([`read`]); [`eyes`] puts the stages in order and [`watch`] remembers from frame to frame.

pub mod error;
pub mod eyes;
pub mod lattice;
pub mod network;
pub mod overlay;
pub mod peaks;
pub mod picture;
pub mod pose;
pub mod preflight;
pub mod propose;
pub mod quad;
pub mod read;
pub mod watch;
pub mod window;
