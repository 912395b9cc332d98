//! `calibrate` with the real program.

use std::fs;
use std::path::Path;

use super::run::{check_refused_in, kifuscribe_in, names_in};

fn clip() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4").display().to_string()
}

#[test]
fn a_table_is_calibrated_and_the_file_is_of_use() {
    let folder = tempfile::tempdir().unwrap();
    let ran = kifuscribe_in(folder.path(), &["calibrate", &clip(), "-o", "table.toml", "--board", "ing", "--json"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    let line: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&line["found"], &line["size"]), (&true.into(), &9.into()), "{line}");
    assert_eq!(line["remarks"], serde_json::json!([]));
    let written = fs::read_to_string(folder.path().join("table.toml")).unwrap();
    assert!(written.contains("cell_depth = 23.6"), "{written}");

    let ran = kifuscribe_in(folder.path(), &["record", &clip(), "-o", "game.sgf", "--calibration", "table.toml"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(fs::read_to_string(folder.path().join("game.sgf")).unwrap().contains(";B["));
}

#[test]
fn a_view_without_a_board_is_a_finding_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let pictures = folder.path().join("pictures");
    fs::create_dir(&pictures).unwrap();
    image::RgbImage::from_fn(320, 240, |x, y| image::Rgb([(x / 2) as u8, (y / 2) as u8, 128]))
        .save(pictures.join("0.jpg"))
        .unwrap();
    let ran = kifuscribe_in(folder.path(), &["calibrate", "pictures", "-o", "table.toml"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert!(ran.out.starts_with("No board is detected"), "{}", ran.out);
    assert_eq!(names_in(folder.path()), ["pictures"]);
}

#[test]
fn what_cannot_be_calibrated_gets_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("not.toml"), "size = 19").unwrap();
    let check = |args: &[&str], sentence: &str| check_refused_in(folder.path(), args, sentence);
    check(&["calibrate", &clip(), "--board", "go-ban"], "no board is called 'go-ban': ing, common, rgf are known");
    check(&["calibrate", "nowhere.mp4"], "nowhere.mp4");
    let photos = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos").display().to_string();
    let film = clip();
    let target = ["calibrate", &film, "-o", "table.toml", "--target", &photos];
    check(&target, "the chessboard of 9x6 inner corners is not visible as a whole in 4 views");
    check(&[&target[..], &["--squares", "7x7"]].concat(), "two different numbers");
    check(&["record", &clip(), "-o", "a.sgf", "--calibration", "not.toml"], "this is no calibration");
    check(&["record", &clip(), "-o", "a.sgf", "--calibration", "none.toml"], "none.toml cannot be read");
    assert_eq!(names_in(folder.path()), ["not.toml"]);
}
