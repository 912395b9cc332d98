//! Kills the program while it adds games to a catalogue, and checks the catalogue after each kill:
//! `cargo build && cargo run -p kifuscribe-examples --bin archive_kills -- target/debug/kifuscribe --kills 100`.

#![allow(clippy::print_stdout)] // The line is the result.
#![allow(clippy::unwrap_used)] // The code shared with the test uses it.

#[path = "../tests/support/archive_kills.rs"]
mod archive_kills;

use std::path::PathBuf;

use clap::Parser;

/// Kills the program while it adds games.
#[derive(Debug, Parser)]
struct Args {
    /// The program.
    program: PathBuf,
    /// How often.
    #[arg(long, default_value_t = 100)]
    kills: usize,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let partial = archive_kills::kill(&std::fs::canonicalize(&args.program)?, args.kills);
    println!("{} kills, {partial} of them between two games: nothing that was reported is missing", args.kills);
    Ok(())
}
