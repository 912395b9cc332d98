//! A program that is killed while it adds games leaves a catalogue that opens, and loses nothing that it reported.
//! `cargo run --example archive_kills -- --kills 100` does it as often as is wanted.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

#[path = "support/archive_kills.rs"]
mod archive_kills;

#[test]
fn a_killed_program_loses_no_game_that_it_reported() {
    let partial = archive_kills::kill(&assert_cmd::cargo::cargo_bin("kifuscribe"), 5);
    eprintln!("{partial} of 5 kills came while games were being added");
}
