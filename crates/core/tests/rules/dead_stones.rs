//! How often the proposal of dead stones is right, on other programs' finished games. The shares are printed; the
//! tests hold them from falling.

use std::fs;
use std::time::Instant;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::proposal::{StringOutlook, outlooks, propose};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::score::{Terms, score};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf;
use serde_json::Value;

use crate::data::data;

/// The files have comments and trailing commas.
fn lenient_json(text: &str) -> Value {
    let lines: String = text.lines().map(|l| l.split("//").next().unwrap_or("").to_owned() + "\n").collect();
    let mut json = String::new();
    for c in lines.chars() {
        if matches!(c, ']' | '}') && json.trim_end().ends_with(',') {
            json.truncate(json.trim_end().len() - 1);
        }
        json.push(c);
    }
    serde_json::from_str(&json).unwrap()
}

/// Prints how long a proposal takes on 19 lines, after 30 and 100 moves and at the end of a game:
/// `cargo test -p kifuscribe-core --test rules timed -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement, which depends on the machine"]
fn a_proposal_is_timed() {
    const TIMES: u32 = 20;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/games/19x19-01.sgf");
    let record = sgf::read(&fs::read(path).unwrap()).unwrap().record;
    for moves in [30, 100, record.moves.len()] {
        let position = record.position_after(moves);
        let begun = Instant::now();
        let dead: usize = (0..TIMES).map(|_| propose(position.stones()).points().count()).sum();
        println!("after {moves} moves: {:.1?}, {} stones dead", begun.elapsed() / TIMES, dead / TIMES as usize);
    }
}

#[test]
fn ogs_boards() {
    let Some(folder) = data("goban/test/autoscore_test_files") else { return };
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    paths.sort();
    let (mut judged, mut right, mut boards, mut whole, mut left_out) = (0, 0, 0, 0, 0);
    for path in paths {
        let case = lenient_json(&fs::read_to_string(&path).unwrap());
        let grid = |key: &str| -> Vec<Vec<char>> {
            case[key].as_array().unwrap().iter().map(|r| r.as_str().unwrap().chars().collect()).collect()
        };
        let board = grid("board");
        let rows: Vec<String> = board
            .iter()
            .map(|r| {
                r.iter()
                    .map(|c| {
                        if *c == 'b' {
                            'X'
                        } else if *c == 'W' {
                            'O'
                        } else {
                            '.'
                        }
                    })
                    .collect()
            })
            .collect();
        let Ok(stones) = Stones::from_rows(&rows) else {
            left_out += 1;
            continue;
        };
        let owners = grid("correct_ownership");
        let dead = propose(&stones);
        let mut wrong = 0;
        for (point, stone) in stones.iter() {
            let Some(color) = stone else { continue };
            let is_dead = match owners[usize::from(point.row)][usize::from(point.col)] {
                'B' => color == Color::White,
                'W' => color == Color::Black,
                _ => continue,
            };
            judged += 1;
            if is_dead == dead.is_dead(point) { right += 1 } else { wrong += 1 }
        }
        boards += 1;
        whole += usize::from(wrong == 0);
        if wrong > 0 {
            println!("{}: {wrong} stones wrong", path.file_name().unwrap().to_string_lossy());
        }
    }
    println!("OGS: {right} of {judged} stones right, {whole} of {boards} boards wholly, {left_out} not square");
    // Three of the files are corners of boards that were never finished, and one is full of sekis.
    assert!(right * 100 >= judged * 97, "{right} of {judged}");
    assert!(whole >= 24, "{whole}");
}

/// Scores that other programs' regression tests give, each with the game it belongs to: `loadsgf FILE [MOVE]`, then
/// `N final_score`, then the answer in brackets. Many of the games were left unfinished by the programs that played
/// them, with whole groups dead that no play-out will find; the share is what a person may expect of the proposal.
fn final_scores(folder: &str, lists: &[&str], rules: Option<Preset>) -> Option<(usize, usize)> {
    let folder = data(folder)?;
    let (mut lines, mut right, mut wrong) = (0, 0, Vec::new());
    for list in lists {
        let text = fs::read_to_string(folder.join(list)).unwrap();
        let mut game = None;
        let mut asked = false;
        for line in text.lines() {
            if let Some(load) = line.strip_prefix("loadsgf ") {
                game = Some(load.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
            } else if line.contains("final_score") && !line.starts_with('#') {
                asked = true;
            } else if let (Some(answer), true) = (line.strip_prefix("#? ["), asked) {
                asked = false;
                let Some(load) = &game else { continue };
                let expected = answer.split(']').next().unwrap().replace('\\', "");
                let path = folder.join(&load[0]);
                if !path.exists() {
                    continue;
                }
                let record = sgf::read(&fs::read(&path).unwrap()).unwrap().record;
                let moves = load.get(1).map_or(record.moves.len(), |n| n.parse::<usize>().unwrap().saturating_sub(1));
                let position = record.position_after(moves);
                let dead = propose(position.stones());
                let said = Preset::from_sgf(&record.info.rules);
                let terms = Terms {
                    komi: record.info.komi.unwrap_or_default(),
                    prisoners: Color::BOTH.map(|c| position.prisoners(c)),
                    ..Terms::even(Rules::preset(rules.or(said).unwrap_or(Preset::Japanese)))
                };
                let found = score(&dead.removed(), Color::BOTH.map(|c| dead.count(c)), &[], &terms).result;
                lines += 1;
                if GameResult::from_sgf(&expected) == Some(found) {
                    right += 1;
                } else {
                    wrong.push(format!("{} {expected} {}", load[0], found.to_sgf()));
                }
            }
        }
    }
    println!("{}: {right} of {lines} final scores; wrong: {wrong:#?}", folder.display());
    Some((right, lines))
}

#[test]
fn gnu_go_final_scores() {
    let Some((right, lines)) = final_scores("gnugo", &["score.tst", "score2.tst"], None) else { return };
    assert!(lines == 57 && right >= 40, "{right} of {lines}");
}

#[test]
fn fuego_final_scores() {
    // The rest of Fuego's tests asks for moves.
    // Whole groups are dead in both; Fuego's authors say that other programs score them differently.
    let Some((right, lines)) = final_scores("fuego", &["scoring_final.tst"], Some(Preset::Area)) else { return };
    assert_eq!(lines, 2, "{right}");
}

#[test]
fn counted_games() {
    let Some(folder) = data("sgf") else { return };
    let manifest: Value = serde_json::from_slice(&fs::read(folder.join("manifest.json")).unwrap()).unwrap();
    let counted = manifest.as_array().unwrap().iter().filter(|e| e["expect"]["area_diff"].is_i64());
    // Every ninth game; all of them with KIFUSCRIBE_LONG=1.
    let step = if crate::differential::long() { 1 } else { 9 };
    let (mut games, mut same, mut dead, mut living) = (0, 0, 0, 0);
    for entry in counted.step_by(step) {
        let path = folder.join(entry["file"].as_str().unwrap());
        let record = sgf::read(&fs::read(path).unwrap()).unwrap().record;
        let end = record.end();
        let mut expected: Vec<String> =
            entry["expect"]["dead"].as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect();
        expected.sort();
        let mut found: Vec<String> = propose(end.stones()).points().map(sgf::text::point_value).collect();
        found.sort();
        let agreed: Vec<StringOutlook> = outlooks(end.stones())
            .into_iter()
            .filter(|outlook| expected.contains(&sgf::text::point_value(outlook.points[0])))
            .collect();
        dead += agreed.len();
        living += agreed.iter().filter(|outlook| outlook.lives()).count();
        games += 1;
        same += usize::from(found == expected);
    }
    println!("counted games: {same} of {games} have exactly the agreed dead stones proposed");
    assert!(same * 100 >= games * 95, "{same} of {games}");
    // What is said to live is never taken for dead where nobody says that it is.
    assert!(living * 200 <= dead, "{living} of {dead} dead strings are said to live");
}
