//! `record` with the real program on sources that cannot be opened: one sentence, exit status 2, and no file.

use std::fs;
use std::io::Write as _;
use std::net::TcpListener;
use std::path::Path;
use std::thread;

use super::free_port::free_port;
use super::run::{check_refused_in, names_in};

/// Checks that a recording fails with `sentence` in a folder with these files, and writes nothing into it.
#[track_caller]
fn check(arguments: &[&str], sentence: &str) {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let clip = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4")).unwrap();
    fs::write(at("cut.mp4"), &clip[..clip.len() / 2]).unwrap();
    fs::write(at("empty.mp4"), "").unwrap();
    fs::write(at("clip.mp4"), clip).unwrap();
    fs::write(at("text.mp4"), "this is not a video, but a line of text").unwrap();
    fs::write(at("info.toml"), "blakc = \"Ada\"").unwrap();
    fs::create_dir(at("nothing")).unwrap();
    fs::create_dir(at("texts")).unwrap();
    fs::create_dir(at("videos")).unwrap();
    fs::write(at("videos/game.mp4"), "").unwrap();
    fs::write(at("photo.jpg"), "").unwrap();
    fs::write(at("texts/1.jpg"), "not a picture").unwrap();
    let before = names_in(folder.path());
    check_refused_in(folder.path(), &[&["record"], arguments].concat(), sentence);
    assert_eq!(names_in(folder.path()), before, "{arguments:?} wrote a file");
}

#[test]
fn files_that_cannot_be_opened() {
    check(&["nowhere.mp4"], "there is no file or folder nowhere.mp4; check the spelling");
    check(&["text.mp4"], "text.mp4 is not a video that can be read; give an mp4");
    check(&["empty.mp4"], "empty.mp4 is not a video that can be read; the file is empty");
    check(&["cut.mp4"], "the video cut.mp4 is cut off");
    check(&["nothing"], "the folder nothing contains no picture; put JPEG, PNG or WebP files into it");
    check(&["videos"], "to read the video in it, give videos/game.mp4");
    check(&["photo.jpg"], "it is one picture: read it with `kifuscribe read`");
    check(&["texts"], "texts/1.jpg is not a picture that can be read");
}

#[test]
fn cameras_and_addresses_that_do_not_exist() {
    check(&["camera:no such camera"], "there is no camera \"no such camera\"");
    check(&["ftp://10.0.0.2/video"], "addresses that begin with ftp:// are not supported");
    check(&["http://no-such-host.invalid/video"], "does not answer with a video");
    let port = free_port();
    for kind in ["http", "rtsp"] {
        let address = format!("{kind}://me:secret@127.0.0.1:{port}/video");
        let shown = format!("{kind}://me@127.0.0.1:{port}/video");
        check(&[&address], &format!("{shown} does not answer with a video; check the address"));
        let address = format!("{kind}://127.0.0.1:{port}/video.cgi?user=me&pwd=sec/ret");
        let shown = format!("{kind}://127.0.0.1:{port}/video.cgi?user=me&pwd=***");
        check(&[&address], &format!("{shown} does not answer with a video; check the address"));
    }
    // A user who forgets to escape the password, or to type the colon, must not find it in a log.
    let shown = format!("rtsp://me@127.0.0.1:{port}/1 does not answer");
    check(&[&format!("rtsp://me:se/cret@127.0.0.1:{port}/1")], &shown);
    check(&["rtsp//me:secret@127.0.0.1/1"], "there is no file or folder rtsp//me@127.0.0.1/1;");
    check(&["phone5"], "there is no file or folder phone5; check the spelling, or give camera:NAME, phone or phone:5");
}

#[test]
fn an_address_that_is_not_what_it_says_is_refused_in_one_sentence_alone() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("https://{}/video", listener.local_addr().unwrap());
    let answered = move || {
        for connection in listener.incoming() {
            let _ = connection.and_then(|mut plain| plain.write_all(b"HTTP/1.1 400 No\r\nContent-Length: 0\r\n\r\n"));
        }
    };
    thread::Builder::new().name("no TLS".to_owned()).spawn(answered).unwrap();
    check(&[&address], "does not answer with a video");
}

#[test]
fn files_that_cannot_be_written_and_invalid_options() {
    check(&["clip.mp4", "-o", "missing/game.sgf"], "cannot write missing/game.sgf");
    check(&["clip.mp4", "-o", "nothing"], "cannot write nothing");
    check(&["clip.mp4", "--session", "text.mp4/session"], "cannot write text.mp4/session");
    check(&["clip.mp4", "--info", "nowhere.toml"], "cannot read nowhere.toml");
    check(&["clip.mp4", "--info", "info.toml"], "info.toml: ");
    check(&["clip.mp4", "--rules", "chess"], "choose from ing, ing-egf");
    check(&["clip.mp4", "--size", "77"], "boards have 5 to 25 lines");
}
