//! Records games on a noisy simulated board and prints how many are right:
//! `cargo run -p kifuscribe-examples --bin simulated_games -- FOLDER --games 1000`.

#![allow(clippy::print_stdout)] // The table is the result.
#![allow(clippy::unwrap_used)] // The code shared with the test uses it.

#[path = "../tests/support/noisy_board.rs"]
mod noisy_board;
#[path = "../tests/support/sgf_files.rs"]
mod sgf_files;

use std::fs;
use std::path::PathBuf;

use clap::Parser;
use kifuscribe_formats::sgf;
use noisy_board::{Ending, Tally, judge, playable};
use sgf_files::sgf_files;

/// Records games on a noisy simulated board.
#[derive(Debug, Parser)]
struct Args {
    /// The folder with the SGF files.
    folder: PathBuf,
    /// The number of games, spread over the folder; where there are fewer files, each is played several times, with other noise
    /// and other disturbances.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Plays only the games whose path contains this text.
    #[arg(long, default_value = "")]
    only: String,
    /// Fills the board in for the count after each game, stone by stone, and nobody notes the passes; without it the board is swept.
    #[arg(long)]
    fill: bool,
    /// Prints the events of the recorder of each wrong game.
    #[arg(long)]
    events: bool,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let found = sgf_files(&args.folder);
    let step = (found.len() / args.games.max(1)).max(1);
    // Files that hold no whole game are left out before they are counted.
    let read = |(i, path): (usize, &PathBuf)| {
        let game = sgf::read(&fs::read(path).ok()?).ok()?.record;
        let moves = playable(&game)?;
        Some((i, path.clone(), game, moves))
    };
    let games: Vec<_> = found.iter().enumerate().step_by(step).filter_map(read).collect();
    anyhow::ensure!(!games.is_empty(), "there is no whole game in {}", args.folder.display());
    let rounds = args.games.div_ceil(games.len());
    let mut sum = Tally::default();
    let turns = (0..rounds).flat_map(|round| games.iter().map(move |game| (round, game))).take(args.games);
    for (round, (i, path, game, moves)) in turns {
        if !path.to_string_lossy().contains(&args.only) {
            continue;
        }
        // The seed depends on the file's place in the folder, so that --only repeats a game.
        let seed = (round * found.len() + i + 1) as u64;
        let ending = if args.fill { Ending::Filled } else { Ending::Swept };
        let (tally, story, events) = judge(game, moves, ending, seed);
        if !story.is_empty() {
            println!("{}, seed {seed}: {story}", path.display());
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
