//! The power fails after every operation: what was not synced may be there or not.

use std::collections::HashSet;
use std::fs;
use std::time::Duration;

use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_storage::journal_file::JournalFile;

use super::Extent;
use super::agreement::{Promise, Whole, check_kept, check_next_start};
use super::faulty_disk::{Act, Fault};
use super::power_cut::{self, Disk, Survival};
use super::scenario::{Scenario, Stage};

/// How many chances are tried at each operation.
fn chances() -> u64 {
    std::env::var("KIFUSCRIBE_POWER_CUTS").ok().and_then(|chances| chances.parse().ok()).unwrap_or(1)
}

fn check_every_power_cut(scenario: Scenario) {
    let stage = Stage::new(scenario);
    stage.restore();
    let mut disk = Disk::of(&stage.folder());
    let run = stage.run_again(Fault::None);
    assert_eq!(run.status, Some(0), "{}{}", run.out, run.err);
    let whole = Whole::of(&stage);
    let extent = Extent::asked();
    let (mut said, mut seen, mut cuts) = (String::new(), HashSet::new(), 0);
    for (number, operation) in run.trace.iter().enumerate() {
        disk.apply(&operation.act);
        if let Act::Said(text) = &operation.act {
            said.push_str(text);
        }
        if matches!(operation.act, Act::Look(_)) || !extent.has(number) {
            continue;
        }
        let promise = Promise::of(scenario, &said);
        let by_chance = (0..chances()).map(|chance| Survival::Chance(chance << 32 | number as u64));
        for survival in [Survival::Nothing, Survival::Names].into_iter().chain(by_chance) {
            let files = disk.after_a_power_cut(survival);
            if !seen.insert((files.clone(), promise)) {
                continue;
            }
            cuts += 1;
            let when =
                format!("{scenario:?}, the power fails after {operation:?}, of what is not synced: {survival:?}");
            power_cut::write(&stage.folder(), &files);
            check_kept(&stage, &whole, promise, &when);
            check_next_start(&stage, &whole, &when);
        }
    }
    eprintln!("{scenario:?}: {cuts} different disks after a power cut, of {} operations", run.trace.len());
}

#[test]
fn a_recording() {
    check_every_power_cut(Scenario::Record);
}

#[test]
fn a_correction() {
    check_every_power_cut(Scenario::Correct);
}

#[test]
fn names_that_are_put_right() {
    check_every_power_cut(Scenario::CorrectNames);
}

#[test]
fn a_result_that_is_confirmed() {
    check_every_power_cut(Scenario::Confirm);
}

#[test]
fn a_result_that_is_taken_back() {
    check_every_power_cut(Scenario::Withdraw);
}

#[test]
fn a_seal() {
    check_every_power_cut(Scenario::Seal);
}

#[test]
fn games_that_are_added_to_an_archive() {
    check_every_power_cut(Scenario::Archive);
}

/// Lines that are written at once reach the disk in any order, sector by sector. What was synced before them is never given
/// up for zeros: they are damage there.
#[test]
fn zeros_in_lines_that_were_written_at_once_cost_those_lines_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let ended = |seconds: u64| SessionEvent::Ended { time: Duration::from_secs(seconds), why: "test".to_owned() };
    let mut journal = JournalFile::create(&path).unwrap();
    journal.append(&[ended(1), ended(2)]).unwrap();
    let synced = fs::read(&path).unwrap();
    journal.append(&(3..6).map(ended).collect::<Vec<_>>()).unwrap();
    drop(journal);
    let mut bytes = fs::read(&path).unwrap();
    bytes[synced.len()..synced.len() + 20].fill(0);
    fs::write(&path, &bytes).unwrap();
    let (mut journal, events) = JournalFile::reopen(&path).unwrap();
    assert_eq!((events.len(), fs::read(&path).unwrap()), (2, synced));
    journal.append(&(3..23).map(ended).collect::<Vec<_>>()).unwrap();
    drop(journal);
    let mut bytes = fs::read(&path).unwrap();
    bytes[..20].fill(0);
    fs::write(&path, &bytes).unwrap();
    assert!(JournalFile::reopen(&path).is_err());
    assert_eq!(fs::read(&path).unwrap(), bytes, "nothing is cut off");
}
