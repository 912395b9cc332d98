//! The rules of Go and of the count, case by case: docs/rules.md section D, and other programs' test data.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.
#![allow(clippy::print_stdout)] // What was left out or counted is told to who asks with --nocapture.

mod against_record;
mod audit_pictures;
mod clocks;
mod count_audit;
mod count_expect;
mod data;
mod dead_stones;
mod diagrams;
mod differential;
mod engine;
mod fills;
mod final_position;
mod katago;
mod layouts;
mod life;
mod lifted_groups;
mod perft;
mod planned_counts;
mod played_games;
mod properties;
mod random;
mod read_off;
mod readings;
mod records_in_doubt;
mod referee;
mod repetition;
#[path = "../../../../tests/support/sgf_files.rs"]
mod sgf_files;
mod strange_pictures;
mod usual_results;
