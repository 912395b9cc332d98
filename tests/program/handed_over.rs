//! Folders that somebody else has made: pipes, endless files and links in the place of what a recording's folder holds.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::time::Duration;

use assert_cmd::Command;
use tempfile::TempDir;

use crate::archivist::recorded;

/// How long a command may take. One that waits for a pipe, or reads what has no end, takes longer than any.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is done to a recording that was handed over.
const COMMANDS: [&[&str]; 5] = [
    &["verify", "game.session"],
    &["result", "game.session"],
    &["result", "game.session", "confirm", "B+R", "--both-agree", "--by", "both"],
    &["seal", "game.session"],
    &["archive", "add", "game.session", "--archive", "catalogue.sqlite"],
];

/// Runs `kifuscribe args...` in `folder`; returns what was said. It has to end by itself.
fn run(folder: &TempDir, args: &[&str]) -> String {
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    let home = folder.path().join("home");
    program.args(args).current_dir(folder).env("HOME", &home).env("XDG_CONFIG_HOME", home.join("settings"));
    let output = program.timeout(PATIENCE).output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.code().is_some(), "{args:?} did not end by itself in {:?}: {said}", folder.path());
    said
}

/// A recording with a folder for spectators and a catalogue beside it.
fn handed_over() -> TempDir {
    let folder = recorded("E5 C3 G7");
    fs::create_dir_all(folder.path().join("live")).unwrap();
    run(&folder, &["archive", "add", "game.session", "--archive", "catalogue.sqlite"]);
    folder
}

/// Puts something in the place of a file.
fn replace(folder: &TempDir, file: &str, make: impl FnOnce(&Path)) {
    let path = folder.path().join(file);
    // There may be none.
    let _ = fs::remove_file(&path);
    make(&path);
}

#[test]
fn a_pipe_or_an_endless_file_keeps_no_command_waiting() {
    let files = [
        "game.session/journal.jsonl",
        "game.session/result.json",
        "game.session/seal-signature.json",
        "game.session/catalogues.txt",
        ".game.sgf.lock",
        "live/.index.lock",
        "live/index.json",
        "catalogue.sqlite.marks.json",
        "catalogue.sqlite.checked",
        "catalogue.sqlite-journal",
    ];
    for file in files {
        for is_pipe in [true, false] {
            let folder = handed_over();
            for args in COMMANDS {
                replace(&folder, file, |path| match is_pipe {
                    true => assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success()),
                    false => symlink("/dev/zero", path).unwrap(),
                });
                run(&folder, args);
            }
        }
    }
}

#[test]
fn nothing_is_written_where_a_link_leads() {
    let files = [
        "game.session/result.json",
        "game.session/catalogues.txt",
        ".game.sgf.lock",
        "live/.index.lock",
        "live/index.json",
        "catalogue.sqlite.marks.json",
        "catalogue.sqlite.checked",
    ];
    for file in files {
        let folder = handed_over();
        let elsewhere = tempfile::tempdir().unwrap();
        let photograph = elsewhere.path().join("photograph.jpg");
        fs::write(&photograph, "the owner's").unwrap();
        for args in COMMANDS {
            replace(&folder, file, |path| symlink(&photograph, path).unwrap());
            run(&folder, args);
            replace(&folder, file, |path| symlink(elsewhere.path().join("none"), path).unwrap());
            run(&folder, args);
        }
        assert_eq!(fs::read_to_string(&photograph).unwrap(), "the owner's", "{file}");
        assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 1, "{file} led to a new file elsewhere");
    }
}

#[test]
fn what_a_changed_result_leads_to_is_not_copied() {
    let folder = handed_over();
    run(&folder, COMMANDS[2]);
    let elsewhere = tempfile::tempdir().unwrap();
    let secret = elsewhere.path().join("secret");
    fs::write(&secret, "the owner's alone").unwrap();
    replace(&folder, "game.session/result.json", |path| symlink(&secret, path).unwrap());
    let said = run(&folder, &["result", "game.session", "confirm", "W+R", "--by", "Anna", "--reasons", "wrong"]);
    assert!(said.contains("result.json is a link"), "{said}");
    let files = fs::read_dir(folder.path().join("game.session")).unwrap().map(|file| file.unwrap().path());
    let copied = |path: &std::path::PathBuf| {
        let is_file = fs::symlink_metadata(path).unwrap().is_file();
        is_file && fs::read(path).unwrap() == b"the owner's alone"
    };
    assert_eq!(files.filter(copied).count(), 0);
}

#[test]
fn a_linked_folder_is_refused_by_name_and_nothing_is_put_into_it() {
    let clip = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4");
    let elsewhere = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    symlink(elsewhere.path(), folder.path().join("new.session")).unwrap();
    let said = run(&folder, &["record", clip.to_str().unwrap(), "-o", "new.sgf"]);
    assert!(said.contains("new.session is a link"), "{said}");
    // What is deleted does not come back, so that a link is refused there also where somebody names it.
    let folder = handed_over();
    symlink("game.session", folder.path().join("named.session")).unwrap();
    for link in ["named.session", "named.session/"] {
        let said = run(&folder, &["prune", link, "--older-than", "0"]);
        assert!(said.contains("named.session is a link") && said.contains("name what it leads to"), "{said}");
    }
    assert!(run(&folder, &["prune", "game.session", "--older-than", "0"]).contains("pictures deleted"));
    // The record is copied before another takes its place, and the copy would be for everybody to read.
    let secret = elsewhere.path().join("secret");
    fs::write(&secret, "the owner's").unwrap();
    let folder = handed_over();
    replace(&folder, "game.sgf", |path| symlink(&secret, path).unwrap());
    run(&folder, &["correct", "game.session", "missed", "3", "W pass", "--by", "referee"]);
    let copies =
        fs::read_dir(folder.path()).unwrap().filter_map(|entry| fs::read_to_string(entry.unwrap().path()).ok());
    assert_eq!(copies.filter(|text| text == "the owner's").count(), 1, "the link itself");
    fs::remove_file(&secret).unwrap();
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0, "nothing was written elsewhere");
}
