//! The games of tests/data/games, which GNU Go played against itself: the score that it gives is the score that we give.

use std::fs;
use std::path::{Path, PathBuf};

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::play::Game;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::score::{Terms, score};
use kifuscribe_formats::sgf;

use crate::data::{json, strings};

/// The folder of the games, which is part of the project.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/games")
}

#[test]
fn the_score_of_a_played_game_is_gnu_gos() {
    let manifest = json(&folder().join("games.json"));
    let games = manifest.as_object().unwrap();
    assert_eq!(games.len(), 22);
    for (file, entry) in games {
        let record = sgf::read(&fs::read(folder().join(file)).unwrap()).unwrap().record;
        assert_eq!(record.moves.len() as u64, entry["moves"].as_u64().unwrap(), "{file}: moves");
        let end = record.end();
        let captures = [0, 1].map(|i| entry["captures"][i].as_u64().unwrap() as usize);
        assert_eq!(Color::BOTH.map(|c| end.prisoners(c)), captures, "{file}: captured during play");

        let mut living = end.stones().clone();
        let mut dead = [0; 2];
        for label in strings(&entry["dead"]) {
            let point = Point::from_label(label, record.size).unwrap();
            dead[living.get(point).unwrap() as usize] += 1;
            living.set(point, None);
        }
        for (preset, expected) in [(Preset::Area, &entry["area"]), (Preset::Japanese, &entry["territory"])] {
            let Some(expected) = expected.as_str() else { continue };
            let terms = Terms {
                komi: record.info.komi.unwrap(),
                prisoners: Color::BOTH.map(|c| end.prisoners(c)),
                plays: Some(Color::BOTH.map(|c| end.plays(c))),
                ..Terms::even(Rules::preset(preset))
            };
            let score = score(&living, dead, &[], &terms);
            assert_eq!(Some(score.result), GameResult::from_sgf(expected), "{file}, {preset:?}\n{:#?}", score.ledger);
        }
    }
}

#[test]
fn a_played_game_is_legal_under_every_rule_set() {
    let manifest = json(&folder().join("games.json"));
    for file in manifest.as_object().unwrap().keys() {
        let record = sgf::read(&fs::read(folder().join(file)).unwrap()).unwrap().record;
        for &preset in Preset::ALL {
            let mut game = Game::new(Rules::preset(preset), record.start());
            for (i, m) in record.moves.iter().enumerate() {
                let played = game.play(m.color, m.point);
                assert!(played.is_ok(), "{file}, {preset:?}, move {}: {:?}", i + 1, played.err());
            }
        }
    }
}
