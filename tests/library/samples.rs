//! The samples are as their README describes them, and their truth agrees with their records.

use std::path::{Path, PathBuf};

use kifuscribe_core::accuracy::truth::PictureTruth;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_formats::sgf;
use kifuscribe_formats::truth::{self, ClipTruth};

fn sample(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(path)
}

fn record(path: &str) -> GameRecord {
    sgf::read(&std::fs::read(sample(path)).unwrap()).unwrap().record
}

fn truth(path: &str) -> PictureTruth {
    truth::read(&std::fs::read_to_string(sample(path)).unwrap()).unwrap()
}

fn bytes_in(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path());
    entries.map(|p| if p.is_dir() { bytes_in(&p) } else { p.metadata().unwrap().len() }).sum()
}

#[test]
fn the_samples_are_small() {
    assert!(bytes_in(&sample("")) < 10_000_000);
}

#[test]
fn the_clip_has_thirty_moves_and_a_capture() {
    let game = record("clip/game.sgf");
    assert!(game.moves.len() >= 30);
    let captured: usize = Color::BOTH.into_iter().map(|c| game.end().prisoners(c)).sum();
    assert!(captured > 0);
    let clip = ClipTruth::from_json(&std::fs::read_to_string(sample("clip/clip.json")).unwrap()).unwrap();
    assert_eq!(clip.hand_left_s.len(), game.moves.len());
    assert!(clip.hand_left_s.is_sorted());
}

#[test]
fn the_photos_show_their_games() {
    for (photo, game, moves) in [("9x9", "9x9", 34), ("13x13", "13x13", 60), ("19x19", "19x19", 140)] {
        let shown = truth(&format!("photos/{photo}.json")).stones.unwrap();
        let record = record(&format!("games/{game}.sgf"));
        assert_eq!(&shown, record.position_after(moves).stones(), "{photo}");
        assert!(sample(&format!("photos/{photo}.jpg")).is_file());
    }
}

#[test]
fn the_fill_is_finished_and_keeps_the_stones_of_the_game() {
    let (before, filled) = (truth("count/fill-k1.json").stones.unwrap(), truth("count/fill.json").stones.unwrap());
    // On 19 lines each bowl contains 180 stones, and one point stays empty (docs/rules.md B.2).
    assert_eq!((filled.count(Color::Black), filled.count(Color::White)), (180, 180));
    for (point, stone) in before.iter().filter(|(_, stone)| stone.is_some()) {
        assert_eq!(filled.get(point), stone);
    }
}
