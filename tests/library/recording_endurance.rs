//! A recording that is killed, that runs out of disk, and that runs all day, from scripted observations.
//!
//! A few of each by default; `KIFUSCRIBE_KILLS=100`, `KIFUSCRIBE_FULL_DISKS=20` and `KIFUSCRIBE_HOURS=8` are
//! the numbers for a release.

#![cfg(unix)] // Signals and limits.
#![allow(clippy::print_stdout)] // The child reports to its parent on standard output.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::session_writer::SessionWriter;
use kifuscribe_storage::evidence::{EvidenceFolder, PictureStatus};
use kifuscribe_storage::session_folder::SessionFolder;

const MOVES: usize = 60;
const CHILD: &str = "the_child_records_as_fast_as_it_can";
pub(crate) const CHILD_FOLDER: &str = "KIFUSCRIBE_CHILD_FOLDER";

fn setting(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// Pseudorandom numbers, the same in each run (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// A game of random legal moves: the position at the start and after each.
fn game() -> Vec<Position> {
    let size = BoardSize::NINE;
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let mut positions = vec![Position::new(size)];
    while positions.len() <= MOVES {
        let now = positions.last().unwrap();
        let point = Point::new(random.below(9), random.below(9));
        let mut next = now.clone();
        let is_free = now.stones().get(point).is_none() && now.ko() != Some(point);
        if is_free && next.play(now.to_play(), Some(point)).suicide.is_empty() {
            positions.push(next);
        }
    }
    positions
}

fn observed(position: &Position, time: Duration, sure: f32) -> FrameObservation {
    let size = position.size();
    let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
    let reading = |stone: Option<Color>| PointReading::sure(stone.map_or(PointState::Empty, PointState::Stone), sure);
    let readings = position.stones().iter().map(|(_, stone)| reading(stone)).collect();
    FrameObservation::Board(Observation { size, pose: Pose::from_corners(size, corners).unwrap(), time, readings })
}

/// Records the rest of the game; returns why it ended early, if it did. `report` is called with the number of moves.
fn record(folder: &Path, resume: bool, mut report: impl FnMut(usize)) -> Result<(), String> {
    let options = RecordOptions { sgf: folder.join("game.sgf"), resume, ..RecordOptions::default() };
    let mut writer = SessionWriter::open(&options, "a test", false, "").map_err(|e| e.to_string())?;
    for (second, position) in (1..).zip(game()) {
        let observed = observed(&position, Duration::from_secs(second), 0.98);
        if !writer.has_seen(observed.time()) {
            writer.observe(&observed, true).map_err(|e| e.to_string())?;
            report(writer.state().moves().len());
        }
    }
    writer.finish(Duration::from_secs(999), "the test is over").map_err(|e| e.to_string())?;
    Ok(())
}

#[test]
#[ignore = "runs in a process of its own, started by the tests below"]
fn the_child_records_as_fast_as_it_can() {
    let Ok(folder) = std::env::var(CHILD_FOLDER) else { return };
    let ended = record(Path::new(&folder), false, |moves| println!("committed {moves}"));
    println!("ended {ended:?}");
}

/// Starts the test `name` of this module under `sh -c SCRIPT`, in which its command is `"$0" "$@"`.
fn child(name: &str, script: &str, folder: &Path) -> std::process::Child {
    let (_crate, module) = module_path!().split_once("::").unwrap();
    child_of(module, name, script, folder)
}

/// The same of another module.
pub(crate) fn child_of(module: &str, name: &str, script: &str, folder: &Path) -> std::process::Child {
    Command::new("sh")
        .args(["-c", script])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "--ignored", "--nocapture", &format!("{module}::{name}")])
        .env(CHILD_FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The last number of moves that the child reported, and whether it reported that it could not write.
fn last_report(lines: &[String]) -> (usize, bool) {
    let number = |l: &String| l.rsplit_once("committed ").and_then(|(_, n)| n.parse().ok());
    (lines.iter().rev().find_map(number).unwrap_or(0), lines.iter().any(|l| l.contains("ended Err(\"cannot write")))
}

fn moves_in(sgf_file: &Path) -> usize {
    sgf::read(&fs::read(sgf_file).unwrap()).unwrap().record.moves.len()
}

/// Nothing committed is lost, and the recording goes on to the same end.
fn check_what_was_kept(folder: &Path, committed: usize, whole: &[u8], when: &str) {
    let session = SessionFolder::at(folder.join("game.session"));
    if !session.holds_a_recording() {
        assert_eq!(committed, 0, "{when}");
        return;
    }
    let kept = SessionState::from_events(&session.read().unwrap().events).moves().len();
    assert!(kept >= committed, "{when}: {kept} moves in the journal, {committed} committed");
    if committed > 0 {
        assert!(moves_in(&folder.join("game.sgf")) >= committed, "{when}");
    }
    record(folder, true, |_| {}).unwrap();
    assert_eq!(fs::read(folder.join("game.sgf")).unwrap(), whole, "{when}");
}

fn whole_game() -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), false, |_| {}).unwrap();
    assert_eq!(moves_in(&folder.path().join("game.sgf")), MOVES);
    fs::read(folder.path().join("game.sgf")).unwrap()
}

#[test]
fn killed_at_a_random_moment_nothing_committed_is_lost() {
    let whole = whole_game();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut early = 0;
    let kills = setting("KIFUSCRIBE_KILLS", 6);
    for kill in 0..kills {
        let folder = tempfile::tempdir().unwrap();
        let mut child = child(CHILD, "exec \"$0\" \"$@\"", folder.path());
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let read: Vec<String> = lines.by_ref().take(random.below(MOVES + 4)).collect();
        std::thread::sleep(Duration::from_micros(random.below(2000) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        let all: Vec<String> = read.into_iter().chain(lines).collect();
        let (committed, _) = last_report(&all);
        early += usize::from(committed < MOVES);
        check_what_was_kept(folder.path(), committed, &whole, &format!("kill {kill}"));
    }
    eprintln!("killed at {kills} random moments, {early} of them before the end of the game");
    assert!(early > 0, "every kill came too late");
}

#[test]
fn with_a_full_disk_nothing_committed_is_lost() {
    let whole = whole_game();
    let mut refused = 0;
    let disks = setting("KIFUSCRIBE_FULL_DISKS", 4);
    for disk in 0..disks {
        let folder = tempfile::tempdir().unwrap();
        // No file may grow beyond so many blocks of 512 or 1024 bytes; what does not fit is refused, as on a full disk.
        let blocks = 2 + disk * 28 / disks;
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let output = child(CHILD, &script, folder.path()).wait_with_output().unwrap();
        let lines: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
        let (committed, failed) = last_report(&lines);
        refused += usize::from(failed);
        assert!(failed || committed == MOVES, "{blocks} blocks: it ended without an error\n{}", lines.join("\n"));
        check_what_was_kept(folder.path(), committed, &whole, &format!("{blocks} blocks"));
    }
    eprintln!("{disks} full disks, {refused} of them before the end of the game");
    assert!(refused > 0, "no disk was full");
}

const PICTURE_CHILD: &str = "the_child_keeps_a_picture_that_does_not_fit_on_the_disk";
/// The most bytes of pictures: two small ones, or one large one.
const MOST_PICTURES: u64 = 3000;

#[test]
#[ignore = "runs in a process of its own, started by the test below"]
fn the_child_keeps_a_picture_that_does_not_fit_on_the_disk() {
    let Ok(folder) = std::env::var(CHILD_FOLDER) else { return };
    let kept = EvidenceFolder::of(Path::new(&folder), MOST_PICTURES).keep(&[3; 2900]);
    println!("ended {kept:?}");
}

#[test]
fn a_picture_that_cannot_be_written_costs_no_older_picture() {
    let folder = tempfile::tempdir().unwrap();
    let evidence = EvidenceFolder::of(folder.path(), MOST_PICTURES);
    let hashes = [[1; 900], [2; 900]].map(|picture| evidence.keep(&picture).unwrap());
    // One block is 512 or 1024 bytes: the large picture does not fit.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    let output = child(PICTURE_CHILD, script, folder.path()).wait_with_output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(printed.contains("ended Err("), "{printed}");
    assert_eq!(hashes.map(|hash| evidence.check(&hash)), [PictureStatus::Whole; 2]);
}

const FULL_CHILD: &str = "the_child_goes_on_in_another_folder";

/// Sets the size that no file of this process may exceed, in bytes; what does not fit is refused, as on a full disk.
pub(crate) fn limit_files(bytes: u64) {
    let (_, most) = rlimit::Resource::FSIZE.get().unwrap();
    rlimit::Resource::FSIZE.set(bytes, most).unwrap();
}

#[test]
#[ignore = "runs in a process of its own, started by the test below"]
fn the_child_goes_on_in_another_folder() {
    let Ok(folder) = std::env::var(CHILD_FOLDER) else { return };
    let folder = Path::new(&folder);
    let options = RecordOptions { sgf: folder.join("game.sgf"), waits_for_room: true, ..RecordOptions::default() };
    let mut writer = SessionWriter::open(&options, "a test", false, "").unwrap();
    let evidence = EvidenceFolder::of(writer.folder().path(), MOST_PICTURES);
    let pictures = [[1; 900], [2; 900]].map(|picture| evidence.keep(&picture).unwrap());
    limit_files(6000);
    for (second, position) in (1..).zip(game()) {
        writer.observe(&observed(&position, Duration::from_secs(second), 0.98), true).unwrap();
    }
    assert!(writer.unwritten() > 0, "the disk was never full");
    assert_eq!(writer.state().moves().len(), MOVES, "every move is on the screen");
    assert_eq!(pictures.map(|hash| evidence.check(&hash)), [PictureStatus::Deleted; 2], "pictures go first");
    let kept = SessionFolder::at(writer.folder().path()).read().unwrap().events.len();
    assert!(writer.move_to(&folder.join("stick")).is_err(), "there is no room there either");
    // The other disk has room.
    limit_files(u64::MAX);
    writer.move_to(&folder.join("second")).unwrap();
    assert_eq!((writer.unwritten(), writer.sgf()), (0, &*folder.join("second/game.sgf")));
    writer.finish(Duration::from_secs(999), "the test is over").unwrap();
    println!("moved after {kept} events");
}

#[test]
fn with_a_full_disk_a_recording_goes_on_in_another_folder_and_loses_nothing() {
    let whole = whole_game();
    let folder = tempfile::tempdir().unwrap();
    let output = child(FULL_CHILD, "trap '' XFSZ; exec \"$0\" \"$@\"", folder.path()).wait_with_output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let kept = printed.split("moved after ").nth(1).and_then(|rest| rest.split(' ').next()?.parse::<usize>().ok());
    let kept = kept.unwrap_or_else(|| panic!("{printed}"));
    assert_eq!(fs::read(folder.path().join("second/game.sgf")).unwrap(), whole);
    let journal = |at: &str| SessionFolder::at(folder.path().join(at)).read().unwrap().events;
    let (old, new) = (journal("game.session"), journal("second/game.session"));
    assert_eq!(old[..], new[..kept], "what the full disk has is where the new journal begins");
    assert_eq!(SessionState::from_events(&new).moves().len(), MOVES);
}

/// The memory of this process in bytes; `None` where the system does not report it.
fn memory() -> Option<usize> {
    const PAGE: usize = 4096;
    let pages: usize = fs::read_to_string("/proc/self/statm").ok()?.split(' ').nth(1)?.parse().ok()?;
    Some(pages * PAGE)
}

const ALL_DAY_CHILD: &str = "the_child_records_all_day";

/// Other tests would use memory of the same process.
#[test]
fn memory_stays_flat_all_day() {
    if memory().is_none() {
        eprintln!("skipped: this system does not report the memory of a process");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let output = child(ALL_DAY_CHILD, "exec \"$0\" \"$@\" 2>&1", folder.path()).wait_with_output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && printed.contains("KiB at the end"), "{printed}");
    eprintln!("{printed}");
}

#[test]
#[ignore = "runs in a process of its own, started by the test above"]
fn the_child_records_all_day() {
    const OBSERVATIONS_PER_SECOND: usize = 5;
    const SLACK: usize = 4 << 20;
    let Ok(folder) = std::env::var(CHILD_FOLDER) else { return };
    let folder = Path::new(&folder);
    let minutes = std::env::var("KIFUSCRIBE_HOURS").ok().and_then(|h| h.parse::<usize>().ok()).map_or(20, |h| 60 * h);
    let observations = minutes * 60 * OBSERVATIONS_PER_SECOND;
    let positions = game();
    let options = RecordOptions { sgf: folder.join("game.sgf"), ..RecordOptions::default() };
    let mut writer = SessionWriter::open(&options, "a test", false, "").unwrap();
    let mut random = Random(7);
    let mut early = 0;
    for index in 0..observations {
        let time = Duration::from_millis(index as u64 * 1000 / OBSERVATIONS_PER_SECOND as u64);
        let at = index * positions.len() / observations;
        let is_new = index > 0 && (index - 1) * positions.len() / observations < at;
        let sure = 0.9 + 0.09 * random.below(100) as f32 / 100.0;
        let observed = if is_new { FrameObservation::Moving { time } } else { observed(&positions[at], time, sure) };
        writer.observe(&observed, false).unwrap();
        if index == observations / 5 {
            early = memory().unwrap();
        }
    }
    let late = memory().unwrap();
    assert_eq!(writer.state().moves().len(), MOVES);
    println!(
        "{minutes} minutes, {observations} observations: {} KiB after a fifth, {} KiB at the end",
        early >> 10,
        late >> 10
    );
    assert!(late < early + SLACK, "{early} bytes after a fifth, {late} at the end");
}
