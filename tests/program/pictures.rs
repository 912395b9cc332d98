//! `read` and `evaluate` with the real program on good and bad input.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::run::{check_refused_in, kifuscribe_in, names_in};
use tempfile::TempDir;

/// A fresh folder with `grey.jpg` (a picture without a board), `cut.png` (a picture's first half) and `text.jpg`.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    image::RgbImage::from_fn(320, 240, |x, y| image::Rgb([(x / 2) as u8, (y / 2) as u8, 128]))
        .save(at("grey.jpg"))
        .unwrap();
    image::open(at("grey.jpg")).unwrap().save(at("cut.png")).unwrap();
    let whole = fs::read(at("cut.png")).unwrap();
    fs::write(at("cut.png"), &whole[..whole.len() / 2]).unwrap();
    fs::write(at("text.jpg"), "not a picture").unwrap();
    folder
}

#[test]
fn what_cannot_be_read_gets_one_sentence() {
    let folder = folder();
    let check = |args: &[&str], sentence: &str| check_refused_in(folder.path(), args, sentence);
    check(&["reed", "grey.jpg"], "there is no command 'reed'; did you mean 'read'?");
    check(&["juggle"], "there is no command 'juggle'; see 'kifuscribe --help'");
    check(&["read"], "<IMAGE>");
    check(&["read", "nowhere.jpg"], "there is no file or folder nowhere.jpg; check the spelling");
    check(&["read", "text.jpg"], "text.jpg is not a picture that can be read");
    check(&["read", "cut.png"], "cut.png is not a picture that can be read");
    check(&["read", "."], "it is a folder");
    check(&["read", "grey.jpg", "--size", "3"], "boards have 5 to 25 lines");
    check(&["read", "grey.jpg", "--corners", "1,2,3"], "give eight numbers");
    check(&["read", "grey.jpg", "--size", "9", "--corners", "1,1,2,2,3,3,4,4"], "the corners do not make a board");
    check(&["read", "grey.jpg", "grey.jpg", "--sgf", "a.sgf"], "give one picture at a time");
    assert_eq!(names_in(folder.path()), ["cut.png", "grey.jpg", "text.jpg"]);
    // What a decoder makes of half a board is another board.
    let board = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos/19x19.jpg")).unwrap();
    fs::write(folder.path().join("cut.jpg"), &board[..board.len() / 2]).unwrap();
    let why = "cut.jpg is not a picture that can be read (the file ends in the middle of the picture: copy it again)";
    check(&["read", "cut.jpg"], why);
}

#[test]
fn a_program_that_asks_what_pictures_show_is_told_why_nothing_was_read() {
    let folder = folder();
    fs::write(folder.path().join("game.sgf"), "no record").unwrap();
    for (args, refused, file) in [
        (&["read", "text.jpg"][..], "damaged", "text.jpg"),
        (&["audit", "grey.jpg", "./cut.png"], "damaged", "cut.png"),
        (&["audit", "game.sgf", "grey.jpg"], "failed", ""),
        (&["read", "nowhere.jpg"], "failed", ""),
    ] {
        let ran = kifuscribe_in(folder.path(), &[args, &["--json", "--observed", "--limited"]].concat());
        assert_eq!(ran.status, 2, "{args:?}: {}", ran.err);
        let line: serde_json::Value =
            serde_json::from_str(&ran.out).unwrap_or_else(|_| panic!("{args:?}: {}", ran.out));
        assert_eq!((&line["refused"], &line["file"]), (&refused.into(), &file.into()), "{args:?}: {line}");
    }
}

#[test]
fn a_picture_without_a_board_is_a_finding() {
    let folder = folder();
    let ran = kifuscribe_in(folder.path(), &["read", "grey.jpg", "--sgf", "a.sgf", "--overlay", "a.png"]);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert!(ran.err.starts_with("kifuscribe: grey.jpg: no board found; show the whole board"), "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1);
    assert_eq!(names_in(folder.path()), ["cut.png", "grey.jpg", "text.jpg"]);
}

#[test]
fn a_board_that_hangs_out_of_the_picture_is_said_to() {
    let folder = tempfile::tempdir().unwrap();
    let photo = concat!(env!("CARGO_MANIFEST_DIR"), "/samples/photos/19x19.jpg");
    let whole = image::open(photo).unwrap();
    let truth: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(photo.replace(".jpg", ".json")).unwrap()).unwrap();
    let left = truth["corners"].as_array().unwrap().iter().map(|c| c[0].as_f64().unwrap());
    let (low, high) = left.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), x| (l.min(x), h.max(x)));
    let read = |share: f64| {
        let x = (low + share * (high - low)) as u32;
        let name = format!("cut-{share}.png");
        whole.crop_imm(x, 0, whole.width() - x, whole.height()).save(folder.path().join(&name)).unwrap();
        kifuscribe_in(folder.path(), &["read", "--json", "--observed", &name])
    };
    // What is left of most of the board is read, and what lies beyond the picture is not guessed.
    let most = read(0.12);
    assert_eq!(most.status, 0, "{}", most.err);
    assert!(
        most.err.contains("The picture cuts off the board, or the stones on its edge, at the left"),
        "{}",
        most.err
    );
    let line: serde_json::Value = serde_json::from_str(&most.out).unwrap();
    assert_eq!((&line["size"], &line["remarks"][0]["kind"]), (&19.into(), &"not-whole".into()), "{line}");
    let rows = line["rows"].as_array().unwrap();
    let corners: Vec<f64> = (0..4).map(|i| line["corners"][i][0].as_f64().unwrap()).collect();
    assert!(corners.iter().any(|&x| x < 0.0), "{corners:?}");
    for (row, corner) in [(0, corners[0]), (18, corners[3])] {
        assert!(corner > 0.0 || rows[row].as_str().unwrap().starts_with('?'), "{line}");
    }
    // What the picture does not show is not called covered, and not called read.
    let missing = rows.iter().flat_map(|row| row.as_str().unwrap().chars()).filter(|&c| c == '?').count();
    let number = |list: &serde_json::Value| list.as_array().unwrap().len();
    assert_eq!(number(&line["hidden"]), missing, "{line}");
    assert_eq!(number(&line["observed"]["finals"][0]["board"]["outside"]), missing);
    let told = kifuscribe_in(folder.path(), &["read", "cut-0.12.png"]);
    let heading = told.out.lines().next().unwrap();
    assert!(heading.ends_with(&format!(" white, 0 covered, {missing} outside the picture")), "{heading}");
    fs::create_dir(folder.path().join("cut")).unwrap();
    fs::rename(folder.path().join("cut-0.12.png"), folder.path().join("cut/1.png")).unwrap();
    let checked = kifuscribe_in(folder.path(), &["doctor", "cut", "--seconds", "1", "--records", "."]);
    let points = checked.out.lines().find(|line| line.contains("points ")).unwrap();
    let said = format!("-     points    {missing} points lie outside the picture and cannot be read");
    assert!(checked.status == 1 && points.starts_with(&said), "{}", checked.out);
    // Half a board is no smaller board.
    let half = read(0.5);
    assert_eq!(half.status, 1, "{}", half.out);
    assert!(half.err.contains("no whole board found. The picture cuts off the board"), "{}", half.err);
    // So says whoever looks for every board.
    let all = kifuscribe_in(folder.path(), &["read", "--all", "--json", "cut-0.5.png"]);
    assert_eq!((all.status, all.err.as_str()), (1, half.err.as_str()));
    let remark = |out: &str| serde_json::from_str::<serde_json::Value>(out).unwrap()["remarks"].clone();
    assert_eq!(remark(&all.out), remark(&half.out));
    // And so says the check before a game.
    fs::create_dir(folder.path().join("table")).unwrap();
    fs::rename(folder.path().join("cut-0.5.png"), folder.path().join("table/1.png")).unwrap();
    let checked = kifuscribe_in(folder.path(), &["doctor", "table", "--seconds", "1", "--records", "."]);
    let said = half.err.trim().trim_start_matches("kifuscribe: cut-0.5.png: ");
    assert!(checked.status == 1 && checked.out.contains(said), "{}", checked.out);
}

#[test]
fn what_is_wrong_with_a_view_is_said_beside_the_diagram() {
    let folder = tempfile::tempdir().unwrap();
    let photo = image::open(concat!(env!("CARGO_MANIFEST_DIR"), "/samples/photos/19x19.jpg")).unwrap();
    let (width, height) = (photo.width() * 3 / 10, photo.height() * 3 / 10);
    photo.resize(width, height, image::imageops::FilterType::Triangle).save(folder.path().join("small.png")).unwrap();
    let remarks = kifuscribe_in(folder.path(), &["read", "small.png", "--json"]).out;
    assert!(remarks.contains("\"kind\":\"too-small\""), "{remarks}");
    let ran = kifuscribe_in(folder.path(), &["read", "small.png"]);
    let said = "kifuscribe: small.png: The board is too small in the picture, 8 pixels a cell where it is smallest";
    assert!(ran.status == 0 && ran.err.starts_with(said), "{}", ran.err);
}

#[test]
fn one_angle_is_enough_for_whoever_reads_a_board() {
    let folder = folder();
    let least = kifuscribe_vision::preflight::MIN_ELEVATION;
    let ran = kifuscribe_in(folder.path(), &["read", "grey.jpg"]);
    assert!(ran.err.contains(&format!("from {least:.0} degrees or steeper")), "{}", ran.err);
}

#[test]
fn a_bad_picture_does_not_keep_the_others_from_being_read() {
    let folder = folder();
    let ran = kifuscribe_in(folder.path(), &["read", "text.jpg", "grey.jpg", "cut.png", "--json"]);
    assert_eq!(ran.status, 2);
    assert_eq!(ran.err.lines().count(), 3, "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    let line: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&line["image"], &line["found"], &line["size"]), (&"grey.jpg".into(), &false.into(), &().into()));
    assert!(line["ms"]["locate"].is_number() && line["ms"]["read"].is_null());
}

#[test]
fn a_position_is_written_as_text_json_sgf_and_picture() {
    let folder = folder();
    // Where the board lies is given, so that this test is about the writing.
    let given = ["read", "grey.jpg", "--size", "9", "--corners", "40,40,280,40,280,200,40,200"];
    let with = |more: &[&str]| kifuscribe_in(folder.path(), &[&given[..], more].concat());
    let json = with(&["--json", "--sgf", "a.sgf", "--overlay", "a.png"]);
    assert_eq!((json.status, json.err.as_str()), (0, ""));
    let line: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&line["found"], &line["size"]), (&true.into(), &9.into()));
    assert_eq!(line["corners"][2], serde_json::json!([280.0, 200.0]));
    let rows: Vec<&str> = line["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    assert!(rows.len() == 9 && rows.iter().all(|row| row.len() == 9 && row.chars().all(|c| "XO.?".contains(c))));

    let sgf = fs::read_to_string(folder.path().join("a.sgf")).unwrap();
    let stones = rows.concat().chars().filter(|c| "XO".contains(*c)).count();
    let points = sgf.matches('[').count() - sgf.split("SZ[9]").next().unwrap().matches('[').count() - 1;
    assert_eq!(points, stones, "{sgf}");
    assert_eq!(image::open(folder.path().join("a.png")).unwrap().width(), 320);

    let text = with(&[]);
    assert!(text.out.starts_with("grey.jpg: 9x9, "), "{}", text.out);
    for (number, row) in (1..=9).rev().zip(&rows) {
        let points: Vec<String> = row.chars().map(String::from).collect();
        assert!(text.out.contains(&format!("{number} {} {number}", points.join(" "))), "{}", text.out);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_said_so() {
    let folder = folder();
    let given = ["read", "grey.jpg", "--json", "--size", "9", "--corners", "40,40,280,40,280,200,40,200"];
    for option in ["--sgf", "--overlay"] {
        let ran = kifuscribe_in(folder.path(), &[&given[..], &[option, "missing/a.out"]].concat());
        assert_eq!((ran.status, ran.out.lines().count()), (2, 1));
        assert!(ran.err.contains("cannot write missing/a.out"), "{}", ran.err);
        assert!(ran.err.contains("check that the folder exists"), "{}", ran.err);
        assert_eq!(ran.err.lines().count(), 1);
    }
    assert_eq!(names_in(folder.path()), ["cut.png", "grey.jpg", "text.jpg"]);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let folder = folder();
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("kifuscribe"))
        .args(["evaluate", "."])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), String::from_utf8(ended.stderr).unwrap().as_str()), (Some(0), ""));
}

#[test]
fn what_cannot_be_evaluated_gets_one_sentence() {
    let folder = folder();
    fs::create_dir(folder.path().join("empty")).unwrap();
    let check = |args: &[&str], sentence: &str| check_refused_in(folder.path(), args, sentence);
    check(&["evaluate"], "<DIR>");
    check(&["evaluate", "nowhere"], "there is no file or folder nowhere");
    check(&["evaluate", "grey.jpg"], "grey.jpg is not a folder");
    check(&["evaluate", "empty"], "empty holds no pictures and no folders");
    check(&["evaluate", "empty", "--light", "mauve"], "choose from blue, cyan");
}

#[test]
fn boards_are_read_in_coloured_light_as_in_white() {
    for lamp in ["blue", "red"] {
        let ran = kifuscribe_in(env!("CARGO_MANIFEST_DIR").as_ref(), &["evaluate", "samples/photos", "--light", lamp]);
        assert_eq!(ran.status, 0, "{}", ran.err);
        let total = ran.out.lines().find(|line| line.starts_with("total")).unwrap();
        assert!(total.contains("3/3") && total.contains("100.00 %"), "{total}");
    }
}

#[test]
fn a_set_that_cannot_be_judged_is_named() {
    let folder = folder();
    fs::create_dir(folder.path().join("empty")).unwrap();
    fs::write(folder.path().join("grey.json"), r#"{"size": 9, "rows": null, "stones": {"black": 1, "white": 0}}"#)
        .unwrap();
    let ran = kifuscribe_in(folder.path(), &["evaluate", ".", "--json", "--misses"]);
    assert_eq!(ran.status, 1);
    let lines: Vec<serde_json::Value> = ran.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let total = lines.last().unwrap();
    assert_eq!(
        (lines.len(), &total["set"], &total["images"], &total["boards"]),
        (3, &"total".into(), &1.into(), &1.into())
    );
    assert_eq!((&total["found"], &total["boards_right"]), (&0.into(), &0.into()));
    for said in ["cut.png has no truth beside it", "empty holds no pictures", "grey.jpg: no board found"] {
        assert!(ran.err.contains(said), "{said}: {}", ran.err);
    }
}

#[test]
fn other_networks_are_used_where_they_are_whole_and_done_without_where_not() {
    let folder = tempfile::tempdir().unwrap();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("models");
    for name in ["proposer.onnx", "reader.onnx", "SHA256SUMS"] {
        fs::copy(own.join(name), folder.path().join(name)).unwrap();
    }
    let photo = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos/9x9");
    let truth: serde_json::Value = serde_json::from_slice(&fs::read(photo.with_extension("json")).unwrap()).unwrap();
    let corners: Vec<String> =
        truth["corners"].as_array().unwrap().iter().flat_map(|c| [c[0].to_string(), c[1].to_string()]).collect();
    let photo = photo.with_extension("jpg").display().to_string();
    let read = |models: &[&str]| {
        let args = ["read", &photo, "--size", "9", "--corners", &corners.join(",")];
        kifuscribe_in(folder.path(), &[&args, models].concat())
    };
    let (usual, other) = (read(&[]), read(&["--models", "."]));
    assert_eq!((other.status, other.err.as_str()), (0, ""));
    assert_eq!(other.out, usual.out);
    fs::remove_file(folder.path().join("reader.onnx")).unwrap();
    let without = read(&["--models", "."]);
    assert_eq!(without.status, 0, "{}", without.err);
    assert!(without.err.starts_with("kifuscribe: the network ./reader.onnx cannot be read"), "{}", without.err);
    assert!(without.out.contains("9x9"), "{}", without.out);
    assert_ne!(without.out, usual.out, "nothing is as sure without networks");
    let truth = photo.replace(".jpg", ".json");
    let set = folder.path().join("set");
    fs::create_dir(&set).unwrap();
    fs::copy(&photo, set.join("9x9.jpg")).unwrap();
    fs::copy(truth, set.join("9x9.json")).unwrap();
    assert_eq!(kifuscribe_in(folder.path(), &["evaluate", "set"]).status, 0);
    let without = kifuscribe_in(folder.path(), &["evaluate", "set", "--models", "."]);
    assert_eq!(without.status, 1, "figures without the networks are no figures of the program: {}", without.err);
}
