//! A program that is killed while it adds games leaves a catalogue that opens, and loses nothing that it reported.
//! `cargo run -p kifuscribe-examples --bin archive_kills -- --kills 100` does it as often as is wanted.

#[path = "../support/archive_kills.rs"]
mod support;

#[test]
fn a_killed_program_loses_no_game_that_it_reported() {
    let partial = support::kill(&assert_cmd::cargo::cargo_bin("kifuscribe"), 5);
    eprintln!("{partial} of 5 kills came while games were being added");
}
