//! Records games on a noisy simulated board and prints how many are right:
//! `cargo run --example simulated_games -- FOLDER --games 1000`.

#![allow(clippy::print_stdout)] // The table is the result.
#![allow(clippy::unwrap_used)] // The code shared with the test uses it.

#[path = "../tests/support/noisy_board.rs"]
mod noisy_board;
#[path = "../tests/support/sgf_files.rs"]
mod sgf_files;

use std::fs;
use std::path::PathBuf;

use clap::Parser;
use kifuscribe::formats::sgf;
use noisy_board::{Tally, judge, playable};
use sgf_files::sgf_files;

/// Records games on a noisy simulated board.
#[derive(Debug, Parser)]
struct Args {
    /// The folder with the SGF files.
    folder: PathBuf,
    /// The number of games, spread over the folder.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Plays only the games whose path contains this text.
    #[arg(long, default_value = "")]
    only: String,
    /// Prints the events of the recorder of each wrong game.
    #[arg(long)]
    events: bool,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let found = sgf_files(&args.folder);
    let step = (found.len() / args.games.max(1)).max(1);
    let mut sum = Tally::default();
    for (i, path) in found.iter().enumerate().step_by(step) {
        if !path.to_string_lossy().contains(&args.only) {
            continue;
        }
        let Ok(game) = sgf::read(&fs::read(path)?) else { continue };
        let Some(moves) = playable(&game.record) else { continue };
        // The seed depends on the file's place in the folder, so that --only repeats a game.
        let (tally, story, events) = judge(&game.record, &moves, i as u64 + 1);
        if !story.is_empty() {
            println!("{}: {story}", path.display());
        }
        if args.events && !story.is_empty() {
            events.iter().for_each(|event| println!("{event:?}"));
        }
        sum += tally;
    }
    println!("games  right  wrong  silent  moves  flagged  questions  open");
    println!(
        "{:>5}  {:>5}  {:>5}  {:>6}  {:>5}  {:>7}  {:>9}  {:>4}",
        sum.games, sum.right, sum.wrong, sum.silent, sum.moves, sum.flagged, sum.questions, sum.open
    );
    Ok(())
}
