//! `record --live`: what spectators see is what comes into the record.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use assert_cmd::cargo::CommandCargoExt as _;
use kifuscribe::formats::sgf;

use crate::run::check_refused_in;

#[test]
fn spectators_see_the_moves_that_come_into_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let clip = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4");
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    program.args(["record", clip.to_str().unwrap(), "-o", "game.sgf", "--live", "127.0.0.1:0"]);
    let mut running = program
        .current_dir(folder.path())
        .env("HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(running.stderr.take().unwrap()).lines().map_while(Result::ok);
    let page = lines.find_map(|line| Some(line.split_once("the live page is at ")?.1.to_owned())).unwrap();
    // Read until the recording ends, and the page with it.
    let mut shown: Vec<Vec<String>> = Vec::new();
    while let Ok(mut answer) = ureq::get(format!("{page}state.json")).call() {
        let Ok(text) = answer.body_mut().read_to_string() else { break };
        let state: serde_json::Value = serde_json::from_str(&text).unwrap();
        let moves: Vec<String> =
            state["moves"].as_array().unwrap().iter().map(|m| m["point"].as_str().unwrap().to_owned()).collect();
        if shown.last() != Some(&moves) {
            shown.push(moves);
        }
    }
    let rest: Vec<String> = lines.collect();
    assert!(running.wait().unwrap().success(), "{rest:?}");
    let record = sgf::read(&std::fs::read(folder.path().join("game.sgf")).unwrap()).unwrap().record;
    let recorded: Vec<String> = record.moves.iter().map(|m| m.point.unwrap().label(record.size)).collect();
    assert!(shown.len() > 5, "the page was read {} times", shown.len());
    for moves in &shown {
        assert!(recorded.starts_with(moves), "{moves:?} is not the beginning of {recorded:?}");
    }
}

#[test]
fn a_page_that_cannot_be_opened_is_refused_before_anything_is_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let clip = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4");
    let args = ["record", clip.to_str().unwrap(), "-o", "game.sgf"];
    let check = |more: &[&str], sentence: &str| check_refused_in(folder.path(), &[&args, more].concat(), sentence);
    check(&["--live", "192.0.2.1:80"], "the live page cannot be opened at 192.0.2.1:80");
    check(&["--live", "table"], "invalid value 'table' for '--live");
    check(&["--live", "127.0.0.1:0", "--live-delay", "soon"], "give a time such as 30s or 5m");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
