//! Whole games on a noisy board with hands in the way, recorded without pictures. Such a simulation is a regression test,
//! not evidence of accuracy. `examples/simulated_games.rs` plays any number of games.

#![allow(clippy::unwrap_used)] // A test that cannot continue fails.

#[path = "support/noisy_board.rs"]
mod noisy_board;
#[path = "support/sgf_files.rs"]
mod sgf_files;

use std::fs;
use std::path::Path;

use kifuscribe::formats::sgf;
use noisy_board::{Tally, judge, playable};
use sgf_files::sgf_files;

const GAMES: &str = "../shared/rules/data/sgf";

/// The number of games.
const COUNT: usize = 12;

#[test]
fn games_on_a_noisy_board_are_recorded() {
    let found = sgf_files(Path::new(GAMES));
    if found.is_empty() {
        eprintln!("skipped: there is no {GAMES}");
        return;
    }
    let mut sum = Tally::default();
    for (i, path) in found.iter().enumerate().step_by((found.len() / COUNT).max(1)) {
        let Ok(game) = sgf::read(&fs::read(path).unwrap()) else { continue };
        let Some(moves) = playable(&game.record) else { continue };
        let (tally, story, _) = judge(&game.record, &moves, i as u64 + 1);
        if !story.is_empty() {
            eprintln!("{}: {story}", path.file_name().unwrap().to_string_lossy());
        }
        sum += tally;
    }
    eprintln!("{sum:?}");
    assert!(sum.games > 0, "no playable game in {GAMES}");
    assert_eq!(sum.silent, 0, "a wrong record that nothing points to");
    assert!(sum.right * 100 >= sum.games * 90, "{} of {} games wholly right", sum.right, sum.games);
}
