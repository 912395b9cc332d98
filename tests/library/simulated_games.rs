//! Whole games on a noisy board with hands in the way, recorded without pictures. Such a simulation is a regression test,
//! not evidence of accuracy. `examples/simulated_games.rs` plays any number of games.

#[path = "../support/noisy_board.rs"]
mod noisy_board;

use std::fs;
use std::path::Path;

use kifuscribe_formats::sgf;

use crate::sgf_files::sgf_files;
use noisy_board::{Tally, judge, playable};

/// The games of the project itself, all of which are played.
const OWN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games");

/// More games, where they are there.
const MORE_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/rules/data/sgf");

/// About the number of those that are played.
const COUNT: usize = 12;

#[test]
fn games_on_a_noisy_board_are_recorded() {
    let mut found = sgf_files(Path::new(OWN_GAMES));
    assert_eq!(found.len(), 22, "the games in {OWN_GAMES}");
    let more = sgf_files(Path::new(MORE_GAMES));
    if more.is_empty() {
        eprintln!("SKIPPED: the games of {MORE_GAMES}, which is not there");
    }
    found.extend(more.iter().step_by((more.len() / COUNT).max(1)).cloned());
    let mut sum = Tally::default();
    for (i, path) in found.iter().enumerate() {
        let Ok(game) = sgf::read(&fs::read(path).unwrap()) else { continue };
        let Some(moves) = playable(&game.record) else { continue };
        let (tally, story, _) = judge(&game.record, &moves, i as u64 + 1);
        if !story.is_empty() {
            eprintln!("{}: {story}", path.file_name().unwrap().to_string_lossy());
        }
        sum += tally;
    }
    eprintln!("{sum:?}");
    assert!(sum.games >= 22, "no playable game");
    assert_eq!(sum.silent, 0, "a wrong record that nothing points to");
    assert!(sum.right * 100 >= sum.games * 90, "{} of {} games wholly right", sum.right, sum.games);
}
