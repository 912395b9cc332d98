//! Sources that cannot be watched: one clear sentence with a hint, exit status 2, and nothing half-written.
#![cfg(feature = "eyes")]
#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

mod common;

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use common::{check_refused_in, kifuscribe_in};

/// Checks that nothing can be recorded from `source`, which `prepare` makes in an empty folder.
#[track_caller]
fn check(source: &str, prepare: impl Fn(&Path), sentence: &str) {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path());
    let files = || fs::read_dir(folder.path()).unwrap().count();
    let before = files();
    check_refused_in(folder.path(), &["record", source, "-o", "game.sgf"], sentence);
    assert_eq!(files(), before, "nothing is written for a source that cannot be watched");
}

fn sample_clip() -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4")).unwrap()
}

#[test]
fn a_path_that_leads_nowhere() {
    check("none.mp4", |_| {}, "there is no file or folder none.mp4; check the spelling");
}

#[test]
fn a_folder_without_pictures() {
    check(
        "game",
        |f| fs::create_dir(f.join("game")).unwrap(),
        "the folder game holds no picture; put JPEG or PNG files",
    );
    let with_clip = |f: &Path| {
        fs::create_dir(f.join("game")).unwrap();
        fs::write(f.join("game/clip.mp4"), "").unwrap();
    };
    check("game", with_clip, "to watch the video in it, give game/clip.mp4");
}

#[test]
fn a_folder_with_a_broken_picture() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("game")).unwrap();
    fs::write(folder.path().join("game/01.jpg"), "no picture").unwrap();
    let ran = kifuscribe_in(folder.path(), &["record", "game", "-o", "game.sgf"]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("game/01.jpg is not a picture that can be read"), "{}", ran.err);
}

#[test]
fn a_file_that_is_no_video() {
    check("game.mp4", |f| fs::write(f.join("game.mp4"), "").unwrap(), "the file is empty: copy it again");
    check(
        "game.mp4",
        |f| fs::write(f.join("game.mp4"), "this is a text").unwrap(),
        "give an mp4, mkv, avi or mov file",
    );
    check("game.sgf2", |f| fs::write(f.join("game.sgf2"), "(;FF[4])").unwrap(), "give an mp4, mkv, avi or mov file");
    check("p.jpg", |f| fs::write(f.join("p.jpg"), "").unwrap(), "it is one picture: read it with `kifuscribe read`");
}

#[test]
fn a_video_without_its_end() {
    let cut = |f: &Path| {
        let clip = sample_clip();
        fs::write(f.join("cut.mp4"), &clip[..clip.len() / 3]).unwrap();
    };
    check("cut.mp4", cut, "the video cut.mp4 is cut off before its table of contents; copy it again");
}

#[test]
fn an_address_that_does_not_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    drop(listener);
    for scheme in ["http", "rtsp"] {
        let address = format!("{scheme}://me:secret@127.0.0.1:{port}/video");
        let shown = format!("{scheme}://me@127.0.0.1:{port}/video does not answer with a video; check the address");
        check(&address, |_| {}, &shown);
    }
    check("http://no-such-host.invalid/video", |_| {}, "does not answer with a video");
    check("ftp://127.0.0.1/video", |_| {}, "addresses that begin with ftp:// cannot be watched");
}

#[test]
fn a_camera_that_is_not_there() {
    check("camera:No Such Camera", |_| {}, "there is no camera \"No Such Camera\"");
}
