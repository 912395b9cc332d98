//! A disk that is full at twenty moments of a recording in the real window: what is said to be on it is there, and nothing is lost that room
//! was made for.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, thread};

use kifuscribe_core::session::recording::SessionState;
use kifuscribe_storage::session_folder::SessionFolder;
use rlimit::Resource;

use super::{Window, press, project, real, says, wait};

/// The folder of the child, which has its own limits.
const FOLDER: &str = "KIFUSCRIBE_FULL_DISK";

/// How many games are recorded, and how often room is made in each before none is made any more.
const GAMES: u64 = 4;
const ROOM_IS_MADE: u64 = 4;

/// Lets no file of this process grow beyond so many bytes: what does not fit is refused, as on a full disk.
fn limit(bytes: u64) {
    let (_, hard) = Resource::FSIZE.get().unwrap();
    Resource::FSIZE.set(bytes.min(hard), hard).unwrap();
}

/// The journal's file of the only recording.
fn journal(folder: &Path) -> PathBuf {
    let mut records = fs::read_dir(folder.join("records/board-1")).unwrap().map(|entry| entry.unwrap().path());
    SessionFolder::at(records.find(|path| path.extension().is_some_and(|e| e == "session")).unwrap()).journal()
}

/// The moves of the record on the disk.
fn moves_on_disk(folder: &Path) -> usize {
    let events = SessionFolder::at(journal(folder).parent().unwrap()).read().unwrap().events;
    SessionState::from_events(&events).moves().len()
}

#[test]
#[ignore = "runs in a process of its own, started by the test below"]
fn the_child_records_on_a_disk_that_is_full_at_times() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let folder = Path::new(&folder);
    (0..GAMES).for_each(|game| record(&folder.join(game.to_string()), game));
    fs::write(folder.join("done"), "").unwrap();
}

/// Records the sample clip into a folder whose disk is full again and again.
fn record(folder: &Path, game: u64) {
    let clip = project().join("samples/clip/clip.mp4");
    let is_full = |window: &Window| says(window, "are only in memory") || says(window, "is only in memory");
    let mut window = real(folder, clip.to_str().unwrap());
    wait(&mut window, |w| says(w, "Move 1, Black"));
    for moment in 0..ROOM_IS_MADE {
        let before = moves_on_disk(folder);
        // Sometimes a part of a line still fits.
        let length = fs::metadata(journal(folder)).unwrap().len();
        limit(length + 37 * ((game + moment) % 5));
        wait(&mut window, is_full);
        // What is there can be read, also while nothing more fits.
        assert!(moves_on_disk(folder) >= before, "nothing that was there is lost");
        limit(u64::MAX);
        wait(&mut window, |w| !is_full(w));
        assert!(fs::metadata(journal(folder)).unwrap().len() > length + 148, "room was made: all of it is there");
    }
    // Now no room is made any more.
    limit(fs::metadata(journal(folder)).unwrap().len());
    wait(&mut window, |w| is_full(w) || says(w, "are not on disk"));
    for pressed in ["Stop recording", "End it", "Stop recording", "End without them"] {
        press(&mut window, pressed);
    }
    wait(&mut window, |w| says(w, "moves are on disk"));
    let on_disk = moves_on_disk(folder);
    assert!(says(&window, &format!("{on_disk} of ")) && says(&window, " moves are on disk"), "{on_disk} are there");
    thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(moves_on_disk(folder), on_disk, "nothing comes later");
    limit(u64::MAX);
}

#[test]
fn what_is_said_to_be_on_a_disk_that_is_full_at_twenty_moments_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let name = "full_disk::the_child_records_on_a_disk_that_is_full_at_times";
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\" 2>&1"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "--ignored", "--nocapture", name])
        .env(FOLDER, folder.path())
        .output()
        .unwrap();
    assert!(folder.path().join("done").exists(), "{}", String::from_utf8_lossy(&output.stdout));
}
