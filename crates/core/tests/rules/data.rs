//! Other programs' test data in `../shared/rules/data`, where it is there: counted games, boards with known
//! areas, files in odd encodings, illegal games. Absent data is skipped with a message.

use std::fs;
use std::path::{Path, PathBuf};

use kifuscribe_core::count::expectation::{Counts, Feasible, expect};
use kifuscribe_core::count::method::Method;
use kifuscribe_core::game::area::Area;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::dead::DeadStones;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::play::Game;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Compensation, KoRule, Preset, Rules};
use kifuscribe_core::game::score::{Terms, handicap_moves, score};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf::{self, SgfError};
use serde_json::Value;

use crate::sgf_files::sgf_files;

/// The data's folder, or `None` after saying that it is not there.
pub(crate) fn data(path: &str) -> Option<PathBuf> {
    let full = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/rules/data").join(path);
    if full.exists() {
        return Some(full);
    }
    println!("SKIPPED: {} is not there", full.display());
    None
}

pub(crate) fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

pub(crate) fn strings(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|v| v.as_str().unwrap()).collect()
}

fn pair(value: &Value) -> [i64; 2] {
    [value[0].as_i64().unwrap(), value[1].as_i64().unwrap()]
}

/// A JSON number that is a whole number of half-points.
fn half_points(value: &Value) -> HalfPoints {
    HalfPoints::parse(&value.to_string().replace('"', "")).unwrap()
}

fn check_counted_game(path: &Path, entry: &Value) {
    let file = entry["file"].as_str().unwrap();
    let expected = &entry["expect"];
    let record = sgf::read(&fs::read(path).unwrap()).unwrap().record;
    let end = record.end();
    let size = record.size;
    let mut living = end.stones().clone();
    let mut dead = [0usize; 2];
    for point in strings(&expected["dead"]) {
        let point = sgf::text::point(point, size).unwrap();
        dead[living.get(point).unwrap() as usize] += 1;
        living.set(point, None);
    }
    let area = Area::of(&living);
    let both = |f: &dyn Fn(Color) -> usize| Color::BOTH.map(|c| f(c) as i64);
    assert_eq!(both(&|c| area.living(c)), pair(&expected["living_bw"]), "{file}: living");
    assert_eq!(both(&|c| area.territory(c)), pair(&expected["terr_bw"]), "{file}: territory");
    assert_eq!(area.shared() as i64, expected["shared"].as_i64().unwrap(), "{file}: shared");
    assert_eq!(both(&|c| end.prisoners(c)), pair(&expected["captures_by_bw"]), "{file}: captures");

    // Score, with D = T + mB - mW as the cross-check.
    let setup = |color| record.setup.iter().filter(|s| s.1 == color).count();
    let handicap = entry["ha"].as_i64().unwrap() as i32;
    let mode = expected["result_mode"].as_str().unwrap();
    let preset = if mode == "territory" { Preset::Japanese } else { Preset::Area };
    let compensation = match mode {
        "area minus HA" => Compensation::PointPerStone,
        "area minus (HA-1)" => Compensation::PointPerMove,
        _ => Compensation::None,
    };
    let terms = Terms {
        komi: half_points(&entry["km"]),
        handicap: handicap_moves(handicap as usize),
        prisoners: Color::BOTH.map(|c| end.prisoners(c)),
        plays: Some(Color::BOTH.map(|c| end.plays(c) + setup(c))),
        ..Terms::even(Rules { compensation, ..Rules::preset(preset) })
    };
    let score = score(&living, dead, &[], &terms);
    assert_eq!(i64::from(score.area_difference), expected["area_diff"].as_i64().unwrap(), "{file}: D");
    assert_eq!(i64::from(score.territory_difference), expected["territory_diff"].as_i64().unwrap(), "{file}: T");
    assert!(!score.flags.iter().any(|f| f.name() == "cross-check"), "{file}: D = T + mB - mW");
    // One file goes on after the result of the count: "B+1.5 ? W+timeout".
    let written = entry["re"].as_str().unwrap().split(' ').next().unwrap();
    assert_eq!(Some(score.result), GameResult::from_sgf(written), "{file}: result\n{:#?}", score.ledger);

    // The fill that the generator of the data predicts.
    let counts = Counts::of(&living);
    for (name, owed) in [
        ("ing8", HalfPoints::points(8)),
        ("wmsg", HalfPoints::halves(13)),
        ("aga_odd", HalfPoints::points(8 + handicap)),
    ] {
        let predicted = &expected[name];
        let terms = Terms { komi: owed, ..Terms::even(Rules::preset(Preset::Ing)) };
        let e = expect(&counts, &terms, &Method::of(&terms.rules));
        let number = |key: &str| predicted[key].as_i64().unwrap();
        let due = |color| e.compensation.filter(|c| c.color == color).map_or(0, |c| c.due as i64);
        assert_eq!((due(Color::White), due(Color::Black)), (number("x"), number("y")), "{file} {name}");
        assert_eq!(e.shared_each as i64, number("f"), "{file} {name}");
        assert_eq!(e.margin, half_points(&predicted["trueR"]), "{file} {name}");
        let feasible = e.feasible == Feasible::Yes;
        assert_eq!(feasible, predicted["feasible"].as_bool().unwrap(), "{file} {name}: {:?}", e.guards);
        if feasible {
            assert_eq!(e.excess.map(i64::from), [number("eB"), number("eW")], "{file} {name}");
            assert_eq!(i64::from(e.shown), number("V"), "{file} {name}");
            assert_eq!(e.settled, half_points(&predicted["rho"]), "{file} {name}");
            assert_eq!(e.reserved.is_some(), number("res") == 1, "{file} {name}");
            assert_eq!(e.extra_on_shared.is_some(), number("seki") == 1, "{file} {name}");
        }
    }
}

#[test]
fn the_counted_games() {
    let Some(folder) = data("sgf") else { return };
    let manifest = json(&folder.join("manifest.json"));
    let mut counted = 0;
    for entry in manifest.as_array().unwrap() {
        let path = folder.join(entry["file"].as_str().unwrap());
        if entry["expect"]["area_diff"].is_i64() {
            check_counted_game(&path, entry);
            counted += 1;
        } else if entry["expect"]["final_stones_bw"].is_array() && !entry["suicides"].to_string().contains("occupied") {
            // Played as written, also what the rules forbid. (A move onto a stone replaces it, as SGF says; the
            // generator of this data leaves it out.)
            let end = sgf::read(&fs::read(&path).unwrap()).unwrap().record.end();
            let stones = Color::BOTH.map(|c| end.stones().count(c) as i64);
            assert_eq!(stones, pair(&entry["expect"]["final_stones_bw"]), "{}", path.display());
        }
    }
    assert_eq!(counted, 902);
    println!("{counted} counted games: areas, D, T, D = T + mB - mW, result and predicted fills all reproduced");
}

#[test]
fn every_file_is_read_and_written_back_to_the_same_tree() {
    let Some(folder) = data("") else { return };
    let files = sgf_files(&folder);
    let mut refused = Vec::new();
    for path in &files {
        let bytes = fs::read(path).unwrap();
        let collection = match sgf::read_collection(&bytes) {
            Ok(collection) => collection,
            Err(error) => {
                refused.push(format!("{}: {error}", path.file_name().unwrap().to_string_lossy()));
                continue;
            }
        };
        let text = collection.to_sgf();
        let again = collection.charset.encode(&text).unwrap_or_else(|| panic!("{}", path.display()));
        assert!(sgf::read_collection(&again).unwrap().same_games(&collection), "{}", path.display());
        // A main line that is a game of Go comes back from our own writing as the same record.
        if let Ok(game) = sgf::game(&collection, 0) {
            let back = sgf::read(sgf::write(&game.record).as_bytes()).unwrap().record;
            assert_eq!(back.moves, game.record.moves, "{}", path.display());
            assert_eq!(back.end().stones(), game.record.end().stones(), "{}", path.display());
        }
    }
    println!("{} files read and written back, {} refused: {refused:#?}", files.len() - refused.len(), refused.len());
    assert_eq!(
        refused,
        [
            "not-an-sgf-file.sgf: there is no game in the file: an SGF file begins with \"(;\"",
            // The last game of sgfc's own bad-input test is "(;C[unexpected end of file": the others are read.
        ]
    );
}

#[test]
fn files_in_odd_encodings() {
    let Some(folder) = data("sabaki-sgf/tests/sgf") else { return };
    let read = |name: &str| sgf::read_collection(&fs::read(folder.join(name)).unwrap()).unwrap();
    let found: Vec<(&str, &str)> = [
        "chinese.sgf",
        "japanese.sgf",
        "korean.sgf",
        "no-ca.sgf",
        "utf16le.sgf",
        "utf8bom.sgf",
        "encoding/nihon-kiin.sgf",
    ]
    .into_iter()
    .map(|name| (name, read(name).charset.name()))
    .collect();
    println!("{found:?}");
    let comment = |name: &str| {
        let collection = read(name);
        let root = collection.games()[0];
        let texts: Vec<String> = collection
            .main_line(root)
            .filter_map(|id| collection.node(id).value("C").map(sgf::text::unescape))
            .collect();
        texts.join("\n")
    };
    assert!(comment("chinese.sgf").contains("围棋"), "{}", comment("chinese.sgf"));
    for (_, charset) in &found {
        assert_ne!(*charset, "windows-1252");
    }
}

#[test]
fn illegal_games_of_little_go() {
    let Some(folder) = data("littlego-sgf/Illegal games") else { return };
    let flags = |name: &str, ko: KoRule| -> String {
        let game = sgf::read(&fs::read(folder.join(name)).unwrap()).unwrap();
        let rules = Rules { ko, ..Rules::preset(Preset::Area) };
        let mut playing = Game::new(rules, game.record.start());
        let mut found = Vec::new();
        for (i, m) in game.record.moves.iter().enumerate() {
            let played = playing.play_anyway(m.color, m.point);
            found.extend(played.refusals.iter().map(|r| format!("{} {}", i + 1, r.name())));
        }
        found.join(", ")
    };
    use KoRule::{PositionalSuperko, Simple, SituationalSuperko};
    for (name, ko, expected) in [
        ("illegal-move.sgf", Simple, "16 occupied"),
        ("suicide.sgf", Simple, "4 suicide"),
        ("positional-superko.sgf", Simple, ""),
        ("positional-superko.sgf", PositionalSuperko, "23 superko"),
        ("positional-superko.sgf", SituationalSuperko, ""),
        ("situational-superko.sgf", Simple, ""),
        ("situational-superko.sgf", PositionalSuperko, "24 superko"),
        ("situational-superko.sgf", SituationalSuperko, "24 superko"),
    ] {
        assert_eq!(flags(name, ko), expected, "{name} {ko:?}");
    }
    let refused = sgf::read(&fs::read(folder.join("not-an-sgf-file.sgf")).unwrap()).unwrap_err();
    assert_eq!(refused, SgfError::NoGame);
}

/// A board as sgfmill draws it: `#`, `o` and `.`, with coordinates around it.
fn sgfmill_board(diagram: &str) -> Stones {
    let rows: Vec<String> = diagram
        .lines()
        .filter(|l| l.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        .map(|l| l.split_whitespace().skip(1).collect::<String>().replace('#', "X").replace('o', "O"))
        .collect();
    Stones::from_rows(&rows).unwrap()
}

#[test]
fn sgfmill_plays_and_scores() {
    let Some(path) = data("sgfmill/board_test_data.json") else { return };
    let tests = json(&path);
    for case in tests["play_tests"].as_array().unwrap() {
        let name = case[0].as_str().unwrap();
        let board = sgfmill_board(case[2].as_str().unwrap());
        let mut position = Position::new(board.size());
        for text in strings(&case[1]) {
            let (color, label) = text.split_once(' ').unwrap();
            let color = if color == "B" { Color::Black } else { Color::White };
            position.play(color, Some(Point::from_label(label, board.size()).unwrap()));
        }
        assert_eq!(position.stones(), &board, "{name}");
        let ko = position.ko().map(|p| p.label(board.size()));
        assert_eq!(ko.as_deref(), case[3].as_str(), "{name}: ko");
        assert_eq!(i64::from(Area::of(&board).difference()), case[4].as_i64().unwrap(), "{name}: area");
    }
    for case in tests["score_tests"].as_array().unwrap() {
        let board = sgfmill_board(case[1].as_str().unwrap());
        assert_eq!(i64::from(Area::of(&board).difference()), case[2].as_i64().unwrap(), "{}", case[0]);
    }
    let counts = [tests["play_tests"].as_array().unwrap().len(), tests["score_tests"].as_array().unwrap().len()];
    println!("sgfmill: {} play and {} score cases", counts[0], counts[1]);
}

#[test]
fn sabaki_boards_keep_their_strings() {
    let Some(path) = data("sabaki-go-board/boards.json") else { return };
    let board = &json(&path)["board"];
    let rows: Vec<String> = board
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            row.as_array()
                .unwrap()
                .iter()
                .map(|v| [".", "X", "O"][v.as_i64().unwrap().rem_euclid(3) as usize])
                .collect()
        })
        .collect();
    let stones = Stones::from_rows(&rows).unwrap();
    assert_eq!(stones.size(), BoardSize::NINETEEN);
    assert!(stones.is_legal());
    // Every string lies in one region, and lifting it by toggling is undone by toggling it again.
    let mut dead = DeadStones::none(stones.clone());
    for color in Color::BOTH {
        for string in stones.regions(Some(color)) {
            assert_eq!(dead.toggle(string[0]).len(), string.len());
            assert_eq!(dead.removed().count(color), stones.count(color) - string.len());
            dead.toggle(*string.last().unwrap());
            assert_eq!(dead.removed(), stones);
        }
    }
}

#[test]
fn a_hundred_megabytes_are_refused_at_once() {
    let huge = vec![b';'; 100_000_000];
    assert!(matches!(sgf::read_collection(&huge), Err(SgfError::TooLarge { .. })));
}
