//! `record --live`: what spectators see is what comes into the record.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use assert_cmd::cargo::CommandCargoExt as _;
use kifuscribe_core::game::point::Point;
use kifuscribe_formats::sgf;
use kifuscribe_platform::settings_place::settings_folder;

use crate::http_site::HttpSite;
use crate::run::{check_refused_in, home, kifuscribe_in};

fn clip() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4")
}

/// The points of a record, such as `E5 C3`.
pub(super) fn moves_of(sgf: &[u8]) -> Vec<String> {
    let record = sgf::read(sgf).unwrap().record;
    record.moves.iter().map(|m| Point::label_or_pass(m.point, record.size)).collect()
}

/// The points of the moves that a page shows; `None` once it is gone.
pub(super) fn moves_at(page: &str) -> Option<Vec<String>> {
    let text = ureq::get(format!("{page}state.json")).call().ok()?.body_mut().read_to_string().ok()?;
    let state: serde_json::Value = serde_json::from_str(&text).unwrap();
    Some(state["moves"].as_array().unwrap().iter().map(|m| m["point"].as_str().unwrap().to_owned()).collect())
}

/// Starts to record the clip with a page; returns the program, the lines of standard error that follow, and the page.
fn record_with_page(folder: &Path, more: &[&str]) -> (Child, impl Iterator<Item = String> + use<>, String) {
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    program.args(["record", clip().to_str().unwrap(), "-o", "game.sgf"]).args(more).current_dir(folder);
    // The catalogue of the archive is in the home folder.
    program.env("HOME", home());
    let mut running = program.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(running.stderr.take().unwrap()).lines().map_while(Result::ok);
    let page = lines.find_map(|line| Some(line.split_once("the live page is at ")?.1.to_owned())).unwrap();
    (running, lines, page)
}

#[test]
fn spectators_see_the_moves_that_come_into_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let (mut running, lines, page) = record_with_page(folder.path(), &["--live", "127.0.0.1:0"]);
    // Read until the recording ends, and the page with it.
    let mut shown: Vec<Vec<String>> = Vec::new();
    while let Some(moves) = moves_at(&page) {
        if shown.last() != Some(&moves) {
            shown.push(moves);
        }
    }
    let rest: Vec<String> = lines.collect();
    assert!(running.wait().unwrap().success(), "{rest:?}");
    let recorded = moves_of(&std::fs::read(folder.path().join("game.sgf")).unwrap());
    assert!(shown.len() > 5, "the page was read {} times", shown.len());
    for moves in &shown {
        assert!(recorded.starts_with(moves), "{moves:?} is not the beginning of {recorded:?}");
    }
}

#[test]
fn a_page_that_cannot_be_opened_is_refused_before_anything_is_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let clip = clip();
    let args = ["record", clip.to_str().unwrap(), "-o", "game.sgf"];
    let check = |more: &[&str], sentence: &str| check_refused_in(folder.path(), &[&args, more].concat(), sentence);
    check(&["--live", "192.0.2.1:80"], "the live page cannot be opened at 192.0.2.1:80");
    check(&["--live", "table"], "invalid value 'table' for '--live");
    check(&["--live", "127.0.0.1:0", "--live-delay", "soon"], "give a time such as 30s or 5m");
    check(
        &["--live", "127.0.0.1:0", "--live-origin", "overlay.example"],
        "give an origin such as https://overlay.example",
    );
    check(&["--publish", "site/b1.sgf"], "is not an address that records can be sent to");
    let token = ["--publish", "http://127.0.0.1:1/", "--publish-token-file", "none.txt"];
    check(&token, "cannot read none.txt; check the name");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_record_reaches_the_organisers_site_and_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("token.txt"), "s3cret\n").unwrap();
    let site = HttpSite::open(|_| Some((200, String::new())));
    let address = format!("http://me:pa55@{}/b1.sgf?key=pa55", site.address());
    let clip = clip();
    let args = ["record", clip.to_str().unwrap(), "-o", "game.sgf", "--publish", &address];
    let ran = kifuscribe_in(folder.path(), &[&args[..], &["--publish-token-file", "token.txt"]].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    let said = format!("kifuscribe: the record is published at http://{}/b1.sgf\n", site.address());
    assert!(ran.err.contains(&said) && !ran.err.contains("s3cret") && !ran.err.contains("pa55"), "{}", ran.err);
    let requests = site.requests();
    let recorded = moves_of(&std::fs::read(folder.path().join("game.sgf")).unwrap());
    assert!(requests.len() > 5 && requests.iter().all(|r| r.head.contains("authorization: bearer s3cret")));
    assert!(requests.iter().all(|r| recorded.starts_with(&moves_of(r.body.as_bytes()))));
    assert_eq!(moves_of(requests.last().unwrap().body.as_bytes()), recorded);
    assert_eq!(moves_of(&std::fs::read(folder.path().join("live/game.sgf")).unwrap()), recorded);
    let index: serde_json::Value =
        serde_json::from_slice(&std::fs::read(folder.path().join("live/index.json")).unwrap()).unwrap();
    assert_eq!(index["boards"][0]["moves"], recorded.len());
}

#[test]
fn what_is_added_after_the_end_reaches_the_folder_until_the_next_game_takes_its_place() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("info.toml"), "table = \"3\"\n").unwrap();
    let clip = clip();
    let run = |args: &[&str]| {
        let ran = kifuscribe_in(folder.path(), args);
        assert_eq!(ran.status, 0, "{}", ran.err);
    };
    let record = |sgf: &str| run(&["record", clip.to_str().unwrap(), "-o", sgf, "--info", "info.toml"]);
    let shown = || {
        let live = folder.path().join("live");
        let index: serde_json::Value =
            serde_json::from_slice(&std::fs::read(live.join("index.json")).unwrap()).unwrap();
        let copy = std::fs::read_to_string(live.join("board-03.sgf")).unwrap();
        (index["boards"][0].clone(), copy)
    };
    record("first.sgf");
    assert_eq!(shown().0["result"], serde_json::Value::Null);
    run(&["result", "first.session", "confirm", "B+R", "--both-agree"]);
    let (entry, copy) = shown();
    assert_eq!((&entry["result"], &entry["copy_of"]), (&"B+R".into(), &"first.sgf".into()));
    assert!(copy.contains("RE[B+R]"), "{copy}");
    record("second.sgf");
    let second = shown();
    run(&["correct", "first.session", "withdraw", "--by", "A referee", "--reasons", "the wrong table"]);
    assert_eq!(shown(), second);
}

#[test]
fn what_is_added_after_the_end_reaches_the_organisers_site_until_the_next_game_is_published_there() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    std::fs::write(at.join("token.txt"), "s3cret\n").unwrap();
    let site = HttpSite::open(|_| Some((200, String::new())));
    let (clip, address) = (clip(), format!("http://{}/b1.sgf", site.address()));
    let record = |sgf: &str| {
        let args = ["record", clip.to_str().unwrap(), "-o", sgf, "--publish", &address];
        let ran = kifuscribe_in(at, &[&args[..], &["--publish-token-file", "token.txt"]].concat());
        assert_eq!(ran.status, 0, "{}", ran.err);
    };
    let published = || site.requests().last().unwrap().clone();
    record("first.sgf");
    assert!(!published().body.contains("RE["), "{}", published().body);
    let ran = kifuscribe_in(at, &["result", "first.session", "confirm", "B+R", "--both-agree"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.err.contains(&format!("the record at {address} has it, too")), "{}", ran.err);
    assert!(published().body.contains("RE[B+R]") && published().head.contains("authorization: bearer s3cret"));
    let withdraw = ["correct", "first.session", "withdraw", "--by", "A referee", "--reasons", "the wrong table"];
    assert_eq!(kifuscribe_in(at, &withdraw).status, 0);
    assert!(!published().body.contains("RE["), "{}", published().body);
    // A folder from somebody else leads to no address.
    let (count, session) = (site.requests().len(), at.join("first.session"));
    let known = settings_folder(&home(), |_| None).join("known-addresses");
    std::fs::rename(&known, at.join("known")).unwrap();
    let ran = kifuscribe_in(at, &["result", session.to_str().unwrap(), "claim", "W+R"]);
    assert!(ran.err.contains("nobody on this computer has published before"), "{}", ran.err);
    assert_eq!(site.requests().len(), count, "nothing was sent");
    std::fs::rename(at.join("known"), &known).unwrap();
    // One that cannot be reached is said, and the journal has it.
    site.answer_with(|_| Some((503, String::new())));
    let ran = kifuscribe_in(at, &["result", "first.session", "confirm", "W+R", "--both-agree"]);
    assert!(
        ran.status == 0 && ran.err.contains(&format!("the record at {address} does not have it yet")),
        "{}",
        ran.err
    );
    site.answer_with(|_| Some((200, String::new())));
    record("second.sgf");
    let second = published().body;
    assert_eq!(kifuscribe_in(at, &withdraw).status, 0);
    assert_eq!(published().body, second, "the board's next game is there");
}

#[test]
fn recording_into_the_same_file_again_keeps_the_earlier_record_and_leaves_one_board_in_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let record = ["record", clip().to_str().unwrap(), "-o", "game.sgf"].map(ToOwned::to_owned);
    let record: Vec<&str> = record.iter().map(String::as_str).collect();
    let first = kifuscribe_in(at, &record);
    assert!(first.status == 0 && !first.err.contains("earlier"), "{}", first.err);
    std::fs::write(at.join("pairings.csv"), "table,black,white\n5,Ada,Emmy\n").unwrap();
    let again = kifuscribe_in(at, &[&record[..], &["--info", "pairings.csv", "--table", "5"]].concat());
    assert_eq!(again.status, 0, "{}", again.err);
    let said = "game.sgf held an earlier record, which is kept as game.earlier-1.sgf\n";
    assert!(again.err.contains(said), "{}", again.err);
    let black = |name: &str| sgf::read(&std::fs::read(at.join(name)).unwrap()).unwrap().record.info.black.name;
    assert_eq!([black("game.earlier-1.sgf"), black("game.sgf")], ["", "Ada"]);

    let index = || -> serde_json::Value {
        serde_json::from_slice(&std::fs::read(at.join("live/index.json")).unwrap()).unwrap()
    };
    let boards = index()["boards"].as_array().unwrap().clone();
    assert_eq!(boards.len(), 1, "{boards:?}");
    assert_eq!(boards[0]["file"], "board-05.sgf");
    // What is put right in the earlier recording is not put into the copy of the later one.
    let moves = boards[0]["moves"].clone();
    let earlier = ["correct", "game.session", "resume-from", "2", "-o", "game.earlier-1.sgf"];
    assert_eq!(kifuscribe_in(at, &earlier).status, 0);
    assert_eq!((&index()["boards"][0]["moves"], black("live/board-05.sgf").as_str()), (&moves, "Ada"));
}

#[test]
fn a_site_that_is_gone_does_not_stop_the_recording() {
    let folder = tempfile::tempdir().unwrap();
    let clip = clip();
    let args = ["record", clip.to_str().unwrap(), "-o", "game.sgf", "--publish", "http://127.0.0.1:1/b1.sgf"];
    let ran = kifuscribe_in(folder.path(), &args);
    assert_eq!(ran.status, 1, "what spectators lack is a finding: {}", ran.err);
    let moves = moves_of(&std::fs::read(folder.path().join("game.sgf")).unwrap()).len();
    let tried = "the record does not reach http://127.0.0.1:1/b1.sgf: no answer";
    let unsent = format!("nothing of the record is at http://127.0.0.1:1/b1.sgf, not that of {moves} moves");
    assert!(ran.err.contains(tried) && ran.err.contains(&unsent), "{}", ran.err);
}

#[test]
fn after_a_kill_the_page_goes_on_at_the_right_move() {
    let folder = tempfile::tempdir().unwrap();
    let (mut running, _lines, page) = record_with_page(folder.path(), &["--live", "127.0.0.1:0"]);
    let mut before = Vec::new();
    while before.len() < 10 {
        before = moves_at(&page).unwrap();
    }
    running.kill().unwrap();
    running.wait().unwrap();
    let address = page.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let (mut running, _lines, page) = record_with_page(folder.path(), &["--resume", "--live", &address]);
    // At once, before a frame is read again.
    let first = moves_at(&page).unwrap();
    assert!(first.starts_with(&before), "{first:?} does not go on from {before:?}");
    running.kill().unwrap();
    running.wait().unwrap();
}
