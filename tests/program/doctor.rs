//! `doctor` with the real program.

use std::fs;
use std::path::Path;

use super::run::{check_refused_in, kifuscribe_in};

/// The state and the text of a check.
fn check<'a>(report: &'a serde_json::Value, name: &str) -> (&'a str, &'a str) {
    let checks = report["checks"].as_array().unwrap();
    let check = checks.iter().find(|check| check["name"] == name).unwrap_or_else(|| panic!("no {name}: {report}"));
    (check["state"].as_str().unwrap(), check["text"].as_str().unwrap())
}

#[test]
fn a_good_view_is_told_in_numbers_and_on_a_page_with_its_picture() {
    let folder = tempfile::tempdir().unwrap();
    let clip = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4").display().to_string();
    let args = ["doctor", &clip, "--seconds", "1", "-o", "doctor.html", "--records", ".", "--json"];
    let ran = kifuscribe_in(folder.path(), &args);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert!(check(&report, "board").1.starts_with("9x9, found in "), "{report}");
    assert!(!check(&report, "board").1.contains(" read in 0 ms"), "no computer reads a board in no time: {report}");
    for name in
        ["networks", "pictures", "board", "edges", "cells", "angle", "light", "focus", "glare", "points", "disk"]
    {
        assert_eq!(check(&report, name).0, "good", "{name}: {report}");
    }
    let page = fs::read_to_string(folder.path().join("doctor.html")).unwrap();
    assert!(page.contains("9x9, found in ") && page.contains("src=\"data:image/jpeg;base64,"), "{page:.2000}");
}

#[test]
fn what_is_wrong_with_a_view_is_named_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let photo = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos/19x19.jpg");
    let sharp = image::open(photo).unwrap();
    fs::create_dir(folder.path().join("table")).unwrap();
    // About a third of a cell of this photograph.
    sharp.blur(6.0).save(folder.path().join("table/1.jpg")).unwrap();
    let ran = kifuscribe_in(folder.path(), &["doctor", "table", "--seconds", "1", "--json"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let (state, text) = check(&report, "focus");
    assert_eq!(state, "poor");
    assert!(text.contains("focus on the board, or hold the camera still"), "{text}");

    image::RgbImage::new(320, 240).save(folder.path().join("table/1.jpg")).unwrap();
    let ran = kifuscribe_in(folder.path(), &["doctor", "table", "--seconds", "1"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert!(ran.out.contains("LOOK  board     No board is detected: point the camera"), "{}", ran.out);
}

#[test]
fn a_computer_without_a_camera_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let ran = kifuscribe_in(folder.path(), &["doctor", "camera:no such camera"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    let line = ran.out.lines().find(|line| line.contains("pictures")).unwrap();
    assert!(line.starts_with("LOOK  pictures") && line.contains("no such camera"), "{line}");
}

#[test]
fn what_cannot_be_checked_gets_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let check = |args: &[&str], hint: &str| check_refused_in(folder.path(), args, hint);
    check(&["doctor", "nowhere.mp4"], "nowhere.mp4");
    check(&["doctor", "--seconds", "0"], "give a whole number of seconds from 1 to 600");
    check(&["doctor", "-o", "no/such/folder/page.html"], "no/such/folder");
}

#[test]
fn each_of_several_boards_is_checked_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    for (i, size) in [9, 13].into_iter().enumerate() {
        fs::write(at.join(format!("{}.sgf", i + 1)), format!("(;GM[1]FF[4]SZ[{size}];B[ee];W[cc])")).unwrap();
    }
    let film = ["simulate", "1.sgf", "2.sgf", "-o", "hall.mp4", "--size", "1120x560", "--fps", "8", "--seed", "5"];
    assert_eq!(kifuscribe_in(at, &film).status, 0);
    let doctor = |boards: &str, more: &[&str]| {
        let args = ["doctor", "hall.mp4", "--seconds", "1", "--records", ".", "--boards", boards];
        kifuscribe_in(at, &[&args[..], more].concat())
    };
    let ran = doctor("2", &["--json"]);
    assert_eq!(ran.status, 0, "{}", ran.out);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let checks = report["checks"].as_array().unwrap();
    let of = |board: u64| checks.iter().filter(|check| check["board"] == board).collect::<Vec<_>>();
    for (board, text) in
        [(1, "9x9, in the middle, on the left, read in "), (2, "13x13, in the middle, on the right, read in ")]
    {
        let names: Vec<&str> = of(board).iter().map(|check| check["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["board", "edges", "cells", "angle", "light", "focus", "glare", "points"]);
        assert!(of(board)[0]["text"].as_str().unwrap().starts_with(text), "{report}");
    }
    assert!(checks.iter().all(|check| check["name"] != "disk" || check.get("board").is_none()));
    let ran = doctor("3", &[]);
    assert_eq!(ran.status, 1, "{}", ran.out);
    assert!(ran.out.contains("LOOK  board     2 of 3 boards found: show every board whole"), "{}", ran.out);
    assert!(ran.out.contains("ok    2 cells "), "{}", ran.out);
    let ran = doctor("1", &[]);
    assert_eq!(ran.status, 0, "{}", ran.out);
    assert!(ran.out.contains("2 boards are in the picture; the largest was checked"), "{}", ran.out);
}
