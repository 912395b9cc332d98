//! A disk that is full at twenty moments of a recording in the real window: what is said to be on it is there, and nothing is lost that room
//! was made for.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, thread};

use kifuscribe_core::session::recording::SessionState;
use kifuscribe_storage::session_folder::SessionFolder;
use rlimit::Resource;

use super::{Window, is_there, press, project, real, says, wait};

/// The folder of the child, which has its own limits.
const FOLDER: &str = "KIFUSCRIBE_FULL_DISK";

/// How often the disk is full.
const MOMENTS: u64 = 20;

/// Lets no file of this process grow beyond so many bytes: what does not fit is refused, as on a full disk.
fn limit(bytes: u64) {
    let (_, hard) = Resource::FSIZE.get().unwrap();
    Resource::FSIZE.set(bytes.min(hard), hard).unwrap();
}

/// The journal's file of the only recording.
fn journal(folder: &Path) -> PathBuf {
    let records = fs::read_dir(folder.join("records/board-1")).unwrap().map(|entry| entry.unwrap().path());
    SessionFolder::at(records.filter(|path| path.extension().is_some_and(|e| e == "session")).next().unwrap()).journal()
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
    let clip = project().join("samples/clip/clip.mp4");
    let is_full = |window: &Window| says(window, "are only in memory") || says(window, "is only in memory");
    let mut window = real(folder, clip.to_str().unwrap());
    wait(&mut window, |w| says(w, "Move 1, Black"));
    let mut full = 0;
    for moment in 0..MOMENTS {
        let before = moves_on_disk(folder);
        // Sometimes a part of a line still fits.
        limit(fs::metadata(journal(folder)).unwrap().len() + 37 * (moment % 5));
        wait(&mut window, |w| is_full(w) || moves_on_disk(folder) > before + 1);
        full += u64::from(is_full(&window));
        // What is there can be read, also while nothing more fits.
        let on_disk = moves_on_disk(folder);
        assert!(on_disk >= before, "nothing that was there is lost: {on_disk} {before}");
        limit(u64::MAX);
        wait(&mut window, |w| !is_full(w));
        wait(&mut window, |_| moves_on_disk(folder) > before || moment + 1 == MOMENTS);
    }
    assert!(full > MOMENTS / 2, "the disk was full {full} times");
    // Now no room is made any more.
    limit(fs::metadata(journal(folder)).unwrap().len());
    wait(&mut window, |w| is_full(w) || says(w, "are not on disk"));
    press(&mut window, "Stop recording");
    press(&mut window, "End without them");
    wait(&mut window, |w| says(w, "moves are on disk"));
    let on_disk = moves_on_disk(folder);
    assert!(says(&window, &format!("{on_disk} of ")) && says(&window, " moves are on disk"), "{on_disk} are there");
    assert!(!is_there(&window, &format!("Ended - {on_disk} moves are on disk")), "not all of them are");
    thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(moves_on_disk(folder), on_disk);
    limit(u64::MAX);
    fs::write(folder.join("done"), on_disk.to_string()).unwrap();
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
