//! Whole games on a noisy board with hands in the way, recorded without pictures. Such a simulation is a regression test,
//! not evidence of accuracy. `examples/simulated_games.rs` plays any number of games.

#[path = "../support/noisy_board.rs"]
mod noisy_board;

use std::fs;
use std::path::Path;

use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_formats::sgf;

use crate::sgf_files::sgf_files;
use noisy_board::{Ending, Tally, judge, playable};

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
        let (tally, story, _) = judge(&game.record, &moves, Ending::Swept, i as u64 + 1);
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

#[test]
fn a_fill_without_a_word_about_the_passes_is_no_play_in_silence() {
    let mut sum = Tally::default();
    let mut invented = 0;
    for (i, path) in sgf_files(Path::new(OWN_GAMES)).iter().enumerate() {
        let Ok(game) = sgf::read(&fs::read(path).unwrap()) else { continue };
        let Some(moves) = playable(&game.record) else { continue };
        let (tally, story, events) = judge(&game.record, &moves, Ending::Filled, i as u64 + 1);
        if !story.is_empty() {
            eprintln!("{}: {story}", path.file_name().unwrap().to_string_lossy());
        }
        let taken_back = |e: &RecorderEvent| match e {
            RecorderEvent::Moved(_) => 1,
            RecorderEvent::TakenBack { moves, .. } => -(*moves as isize),
            _ => 0,
        };
        invented += events.iter().map(taken_back).sum::<isize>() - moves.len() as isize;
        sum += tally;
    }
    eprintln!("{sum:?}, {invented} stones of a fill as moves");
    assert!(sum.games >= 22, "no playable game");
    assert_eq!(sum.silent, 0, "a stone of a fill in the record that nothing points to");
    // A recorder that takes for a move whatever moves in turn explain has 274 of them.
    assert!(invented <= 60, "{invented} stones of a fill as moves in {} games", sum.games);
}
