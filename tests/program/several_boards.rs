//! One picture or film of several boards, drawn by `simulate`: `read --all` and `record --boards`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use assert_cmd::cargo::CommandCargoExt as _;

use super::live::{moves_at, moves_of};
use super::run::{home, kifuscribe_in, names_in};

/// Three short games on boards of three sizes.
const GAMES: [&str; 3] = [
    "(;GM[1]FF[4]SZ[9];B[ee];W[cc];B[gg];W[gc];B[cg])",
    "(;GM[1]FF[4]SZ[13];B[dd];W[jj];B[jd];W[dj])",
    "(;GM[1]FF[4]SZ[9];B[cd];W[fe];B[dg];W[gc];B[ff])",
];

/// A fresh folder with the games as `1.sgf` to `3.sgf`.
fn games() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (i, game) in GAMES.iter().enumerate() {
        fs::write(folder.path().join(format!("{}.sgf", i + 1)), game).unwrap();
    }
    folder
}

/// The moves of an SGF without its other properties.
fn moves(sgf: &str) -> Vec<&str> {
    let nodes = sgf.split(';').skip(2).map(|node| &node[..node.find(']').unwrap() + 1]);
    nodes.filter(|node| node.starts_with("B[") || node.starts_with("W[")).collect()
}

#[test]
fn every_game_of_a_film_is_recorded_by_itself() {
    let folder = games();
    let at = folder.path();
    let film = ["simulate", "1.sgf", "2.sgf", "3.sgf", "-o", "hall.mp4", "--size", "1120x840", "--fps", "8"];
    let drawn = kifuscribe_in(at, &[&film[..], &["--seed", "5", "--disturb", "bump"]].concat());
    assert_eq!(drawn.out, "hall-1.json\nhall-2.json\nhall-3.json\nhall.mp4\n", "{}", drawn.err);
    let ran = kifuscribe_in(at, &["record", "hall.mp4", "--boards", "3", "-o", "records", "--json"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.err.contains("board 2 is the 13x13 one at the top, on the right"), "{}", ran.err);
    for (i, game) in GAMES.iter().enumerate() {
        let recorded = fs::read_to_string(at.join(format!("records/board-{}.sgf", i + 1))).unwrap();
        assert_eq!(moves(&recorded), moves(game), "board {}", i + 1);
    }
    let lines: Vec<serde_json::Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of_board = |board: u64| lines.iter().filter(|l| l["board"] == board && l.get("move").is_some()).count();
    assert_eq!([of_board(1), of_board(2), of_board(3)], [5, 4, 5]);
    let expected =
        ["board-1.session", "board-1.sgf", "board-2.session", "board-2.sgf", "board-3.session", "board-3.sgf", "live"];
    assert_eq!(names_in(&at.join("records")), expected);
    let verified = kifuscribe_in(at, &["verify", "records/board-2.session"]);
    assert_eq!(verified.status, 0, "{}", verified.err);
}

#[test]
fn each_board_has_a_page_for_spectators_and_a_record_in_the_folder_that_grows() {
    let folder = games();
    let at = folder.path();
    let film = ["simulate", "1.sgf", "3.sgf", "-o", "hall.mp4", "--size", "960x480", "--fps", "8", "--seed", "5"];
    let drawn = kifuscribe_in(at, &film);
    assert_eq!(drawn.status, 0, "{}", drawn.err);
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    program.args(["record", "hall.mp4", "--boards", "2", "-o", "records", "--live", "127.0.0.1:0"]).current_dir(at);
    // One file about all of them: no table of it is that of each board.
    fs::write(at.join("all.toml"), "event = \"Spring Open\"\ntable = \"3\"\nblack = \"Ada\"\n").unwrap();
    program.args(["--info", "all.toml"]);
    // The catalogue of the archive is in the home folder.
    program.env("HOME", home());
    let mut running = program.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(running.stderr.take().unwrap()).lines().map_while(Result::ok);
    let pages = [1, 2].map(|board| {
        let said = format!("board {board}: the live page is at ");
        lines.find_map(|line| Some(line.split_once(&said)?.1.to_owned())).unwrap()
    });
    let said = lines.find(|line| line.contains("names the players of one game")).unwrap();
    let sentence = "all.toml names the players of one game, who are left out of the records of 2 boards; give a tournament's file \
                    with --table, or put them in later with 'kifuscribe correct SESSION info'";
    assert!(said.ends_with(sentence), "{said}");
    // Read until the recording ends, and the pages with it.
    let mut shown = [Vec::new(), Vec::new()];
    while let [Some(first), Some(second)] = [moves_at(&pages[0]), moves_at(&pages[1])] {
        shown = [first, second];
    }
    let rest: Vec<String> = lines.collect();
    assert!(running.wait().unwrap().success(), "{rest:?}");
    for (i, shown) in shown.iter().enumerate() {
        let recorded = moves_of(&fs::read(at.join(format!("records/board-{}.sgf", i + 1))).unwrap());
        assert_eq!(recorded.len(), 5, "board {}", i + 1);
        assert!(shown.len() > 1 && recorded.starts_with(shown), "{shown:?} is not the beginning of {recorded:?}");
        let record = fs::read_to_string(at.join(format!("records/board-{}.sgf", i + 1))).unwrap();
        assert!(record.contains("EV[Spring Open]") && !record.contains("PB["), "{record}");
        assert_eq!(moves_of(&fs::read(at.join(format!("records/live/board-{}.sgf", i + 1))).unwrap()), recorded);
    }

    let far = ["record", "hall.mp4", "--boards", "2", "-o", "far", "--live", "127.0.0.1:65535"];
    let refused = kifuscribe_in(at, &far);
    assert_eq!(refused.status, 2, "{}", refused.err);
    let sentence =
        "board 2 has no port for its page: there are too few from 65535 to 65535; choose a lower one for --live";
    assert!(refused.err.contains(sentence), "{}", refused.err);
    assert_eq!(names_in(&at.join("far")), [] as [String; 0]);
}

#[test]
fn every_board_of_a_photo_is_read_the_largest_first() {
    let folder = games();
    let at = folder.path();
    let drawn = kifuscribe_in(at, &["simulate", "1.sgf", "2.sgf", "3.sgf", "-o", "hall.jpg", "--size", "1280x960"]);
    assert_eq!(drawn.out, "hall-1.json\nhall-2.json\nhall-3.json\nhall.jpg\n", "{}", drawn.err);
    let ran = kifuscribe_in(at, &["read", "hall.jpg", "--all", "--json", "--overlay", "seen.png"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let lines: Vec<serde_json::Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.iter().map(|l| l["board"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2, 3]);
    let areas: Vec<f64> = lines.iter().map(|l| area(&l["corners"])).collect();
    assert!(areas.is_sorted_by(|a, b| a >= b), "{areas:?}");
    let mut seen: Vec<String> = lines.iter().map(|l| l["rows"].to_string()).collect();
    let mut truth: Vec<String> = (1..=3).map(|i| rows(&at.join(format!("hall-{i}.json")))).collect();
    seen.sort();
    truth.sort();
    assert_eq!(seen, truth);
    assert!(at.join("seen.png").is_file());

    let one = kifuscribe_in(at, &["read", "hall.jpg", "--json"]);
    assert_eq!(one.status, 0);
    assert!(one.out.contains(r#""kind":"another-board""#), "{}", one.out);
    let read: serde_json::Value = serde_json::from_str(&one.out).unwrap();
    assert_eq!(read["rows"], lines[0]["rows"], "the largest");
    assert!(one.err.contains("There is another board in the picture"), "{}", one.err);
}

#[test]
fn a_recording_of_one_of_several_boards_says_so_once_and_so_does_the_check_before_it() {
    let folder = games();
    let at = folder.path();
    let film = ["simulate", "1.sgf", "2.sgf", "-o", "hall.mp4", "--size", "1120x560", "--fps", "8", "--seed", "5"];
    let drawn = kifuscribe_in(at, &film);
    assert_eq!(drawn.status, 0, "{}", drawn.err);
    let ran = kifuscribe_in(at, &["record", "hall.mp4", "-o", "one.sgf", "--json"]);
    assert_eq!(ran.status, 0, "one of them is recorded, which is no finding: {}", ran.err);
    assert_eq!(ran.err.matches("2 boards are in the picture, and the ").count(), 1, "{}", ran.err);
    assert!(ran.err.contains(" is recorded; --boards 2 records all of them, each by itself"), "{}", ran.err);
    let recorded = fs::read_to_string(at.join("one.sgf")).unwrap();
    let place = match moves(&recorded) {
        first if first == moves(GAMES[0]) => "the 9x9 one in the middle, on the left",
        second if second == moves(GAMES[1]) => "the 13x13 one in the middle, on the right",
        other => panic!("no game: {other:?}"),
    };
    assert!(ran.err.contains(place), "{place}: {}", ran.err);

    let checked = kifuscribe_in(at, &["doctor", "hall.mp4", "--seconds", "1", "--records", ".", "--json"]);
    assert_eq!(checked.status, 0, "{}", checked.out);
    let report: serde_json::Value = serde_json::from_str(&checked.out).unwrap();
    let others = report["checks"].as_array().unwrap().iter().find(|check| check["name"] == "neighbours").unwrap();
    assert_eq!(others["state"], "unknown");
    let text = others["text"].as_str().unwrap();
    assert!(text.starts_with("2 boards are in the picture, and the ") && text.contains("--boards 2"), "{text}");

    let drawn = kifuscribe_in(at, &["simulate", "1.sgf", "-o", "one.mp4", "--size", "560x560", "--fps", "8"]);
    assert_eq!(drawn.status, 0, "{}", drawn.err);
    let alone = kifuscribe_in(at, &["record", "one.mp4", "-o", "alone.sgf"]);
    assert!(!alone.err.contains("in the picture"), "{}", alone.err);
    let checked = kifuscribe_in(at, &["doctor", "one.mp4", "--seconds", "1", "--records", ".", "--json"]);
    assert!(!checked.out.contains("neighbours"), "{}", checked.out);
}

#[test]
fn a_board_that_is_missing_is_a_finding_and_does_not_stop_the_others() {
    let folder = games();
    let at = folder.path();
    let drawn = kifuscribe_in(at, &["simulate", "1.sgf", "-o", "one.mp4", "--size", "480x360", "--fps", "8"]);
    assert_eq!(drawn.status, 0, "{}", drawn.err);
    let ran = kifuscribe_in(at, &["record", "one.mp4", "--boards", "2", "-o", "records"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    for said in [
        "board 2 is missing: 1 of 2 were found in one.mp4, and recording begins with what is there; show every board whole",
        "board 1 is the 9x9 one in the middle, in the centre",
        "board 2 was never found and not recorded",
    ] {
        assert!(ran.err.contains(said), "{said}: {}", ran.err);
    }
    assert_eq!(moves(&fs::read_to_string(at.join("records/board-1.sgf")).unwrap()), moves(GAMES[0]));
    assert!(!at.join("records/board-2.sgf").exists() && !at.join("records/board-2.session").exists());

    // Which of the tables it is cannot be told, so that it is not said to be a game of wrong players.
    fs::write(at.join("pairings.csv"), "table,black,white\n5,Ada,Emmy\n6,Sofia,Hua\n").unwrap();
    let of_tables = ["record", "one.mp4", "--boards", "2", "-o", "tables", "--info", "pairings.csv", "--table", "5,6"];
    let ran = kifuscribe_in(at, &of_tables);
    assert_eq!(ran.status, 1, "{}", ran.err);
    let said = "until all boards are found, which is at which of the tables 5, 6 is not known, and the records name no players\n";
    assert!(ran.err.contains(said) && !ran.err.contains("hall"), "there is no hall: {}", ran.err);
    let recorded = fs::read_to_string(at.join("tables/board-1.sgf")).unwrap();
    assert!(moves(&recorded) == moves(GAMES[0]) && !recorded.contains("PB["), "{recorded}");
    let naming = "kifuscribe correct tables/board-1.session info --info pairings.csv --table N --by NAME";
    let said = "the players of tables/board-1.session are not known, as nothing says which board was at which table";
    assert!(ran.err.contains(&format!("{said}; '{naming}' puts in those of table N")), "{}", ran.err);
    let named: Vec<&str> = naming.split(' ').skip(1).collect();
    let named: Vec<&str> = named.into_iter().map(|word| if word == "N" { "6" } else { word }).collect();
    let ran = kifuscribe_in(at, &named);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(fs::read_to_string(at.join("tables/board-1.sgf")).unwrap().contains("PB[Sofia]"));
    assert!(at.join("tables/live/board-1.sgf").exists(), "{:?}", names_in(&at.join("tables/live")));

    // Nor is any of them sent to a hall, which does not have to answer for that.
    let hall = "http://127.0.0.1:9";
    let of_hall = ["record", "one.mp4", "--boards", "2", "-o", "hall", "--hall", hall, "--table", "5,6"];
    let ran = kifuscribe_in(at, &of_hall);
    assert_eq!(ran.status, 1, "{}", ran.err);
    let said = "the tables 5, 6 is not known: the records name no players, and the hall gets nothing\n";
    assert!(ran.err.contains(said), "{}", ran.err);
    let sending = format!("'kifuscribe-hall send hall/board-1.session --hall {hall} --table N' sends it to table N");
    let said = "nothing of hall/board-1.session went to the hall, as nothing says which board was at which table; when a \
                record has its players, ";
    assert!(ran.err.contains(&format!("{said}{sending}")), "{}", ran.err);
    assert!(!ran.err.contains("the players of"), "the hall names none: {}", ran.err);
}

#[test]
fn a_board_goes_on_in_the_recording_of_its_table_whatever_number_that_has() {
    let folder = games();
    let at = folder.path();
    let film = ["simulate", "1.sgf", "2.sgf", "-o", "hall.mp4", "--size", "1120x560", "--fps", "8", "--seed", "5"];
    assert_eq!(kifuscribe_in(at, &film).status, 0);
    fs::write(at.join("pairings.csv"), "table,black,white\n5,Ada,Emmy\n6,Sofia,Hua\n").unwrap();
    let record = ["record", "hall.mp4", "--boards", "2", "-o", "games", "--info", "pairings.csv", "--table", "5,6"];
    let ran = kifuscribe_in(at, &record);
    assert_eq!(ran.status, 0, "{}", ran.err);
    // As if the left board, of table 5, had been found late: its recording has the second number.
    for (from, to) in [("board-1", "first"), ("board-2", "board-1"), ("first", "board-2")] {
        for part in ["session", "sgf"] {
            let path = |name: &str| at.join(format!("games/{name}.{part}"));
            fs::rename(path(from), path(to)).unwrap();
        }
    }
    let ran = kifuscribe_in(at, &[&record[..], &["--resume"]].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    for said in ["board 2, of table 5, is the 9x9 one", "board 1, of table 6, is the 13x13 one"] {
        assert!(ran.err.contains(said), "{said}: {}", ran.err);
    }
    for (board, black, game) in [(1, "Sofia", GAMES[1]), (2, "Ada", GAMES[0])] {
        let recorded = fs::read_to_string(at.join(format!("games/board-{board}.sgf"))).unwrap();
        assert!(recorded.contains(&format!("PB[{black}]")), "{recorded}");
        assert_eq!(moves(&recorded), moves(game), "board {board}");
    }
}

#[test]
fn without_any_board_nothing_is_begun() {
    let folder = games();
    let at = folder.path();
    fs::create_dir(at.join("dark")).unwrap();
    image::RgbImage::new(320, 240).save(at.join("dark/1.jpg")).unwrap();
    let ran = kifuscribe_in(at, &["record", "dark", "--boards", "2", "-o", "records"]);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert!(ran.err.contains("0 boards found in dark, not 2; show every board whole"), "{}", ran.err);
    assert_eq!(names_in(&at.join("records")), [] as [String; 0]);
}

#[test]
fn each_board_has_one_table() {
    let folder = games();
    let at = folder.path();
    fs::write(at.join("one.mp4"), "not opened").unwrap();
    let wrong = kifuscribe_in(at, &["record", "one.mp4", "--boards", "2", "--info", "x.csv", "--table", "1"]);
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.contains("--table names 1 table for 2 boards; give one a board"), "{}", wrong.err);
    let twice = kifuscribe_in(at, &["record", "one.mp4", "--boards", "2", "--info", "x.csv", "--table", "1,1"]);
    assert!(twice.err.contains("--table names table 1 twice"), "{}", twice.err);
}

/// The area within four corners in square pixels.
fn area(corners: &serde_json::Value) -> f64 {
    let at = |i: usize, axis: usize| corners[i % 4][axis].as_f64().unwrap();
    (0..4).map(|i| at(i, 0) * at(i + 1, 1) - at(i + 1, 0) * at(i, 1)).sum::<f64>().abs()
}

/// The rows of a truth.
fn rows(truth: &Path) -> String {
    let truth: serde_json::Value = serde_json::from_str(&fs::read_to_string(truth).unwrap()).unwrap();
    truth["rows"].to_string()
}
