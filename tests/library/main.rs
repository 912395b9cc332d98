//! The library without the program around it: recordings with their threads and files, the live page, trackers, simulated
//! games and counts, arbitrary bytes.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

mod archive_positions;
mod board_picture;
mod covered_points;
mod hostile_bytes;
mod live;
mod live_browser;
mod picture_games;
mod planned;
mod planned_counts;
mod publish;
mod recording_endurance;
mod recording_session;
mod recording_threads;
mod rehearsal;
mod samples;
mod several_boards;
#[path = "../support/sgf_files.rs"]
mod sgf_files;
mod simulated_counts;
mod simulated_games;
mod swapped_boards;
mod tracking;
