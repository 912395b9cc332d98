//! The disk refuses: it is full, it cannot be read or written, or it cannot be written any more; for a moment, or from then
//! on. One sentence says so, nothing that was committed is lost, and on a sound disk the next start leads to the end.

use super::Extent;
use super::agreement::{Promise, Whole, check_agreement, check_kept, check_next_start, check_said};
use super::faulty_disk::{Act, DiskError, Fault};
use super::scenario::{Scenario, Stage};

/// For how many operations a disk refuses: for a moment, for as long as it takes to give up, and for good.
const LENGTHS: [usize; 3] = [1, 3, 1_000_000];

fn check_every_error(scenario: Scenario) {
    let stage = Stage::new(scenario);
    let run = stage.run_from_the_beginning(Fault::None);
    let whole = Whole::of(&stage);
    let kinds: Vec<(DiskError, usize)> = [DiskError::Full, DiskError::Broken, DiskError::ReadOnly]
        .into_iter()
        .flat_map(|error| LENGTHS.map(|length| (error, length)))
        .collect();
    let extent = Extent::asked();
    let mut runs = 0;
    let operations = run.trace.iter().filter(|operation| !matches!(operation.act, Act::Said(_)));
    for operation in operations.filter(|operation| extent.has(operation.number)) {
        for (i, &(error, length)) in kinds.iter().enumerate() {
            if extent != Extent::All && i != operation.number % kinds.len() {
                continue;
            }
            runs += 1;
            let fault = Fault::Refuse(error, operation.number, length);
            let when = format!("{scenario:?}, {fault:?} of {:?}", operation.act);
            let ran = stage.run_from_the_beginning(fault);
            check_said(&ran, &when);
            let mut promise = Promise::of(scenario, &ran.out);
            // A sentence about what could not be done as well limits what was promised.
            let is_silent = ran.status == Some(0) && ran.err.is_empty();
            promise.done &= is_silent;
            check_kept(&stage, &whole, promise, &when);
            if is_silent && !scenario.records() {
                check_agreement(&stage, &when);
            }
            check_next_start(&stage, &whole, &when);
        }
    }
    eprintln!("{scenario:?}: {runs} errors of the disk at {} operations", run.trace.len());
}

#[test]
fn a_recording() {
    check_every_error(Scenario::Record);
}

#[test]
fn a_recording_that_waits_for_room() {
    check_every_error(Scenario::RecordAndWait);
}

#[test]
fn a_correction() {
    check_every_error(Scenario::Correct);
}

#[test]
fn names_that_are_put_right() {
    check_every_error(Scenario::CorrectNames);
}

#[test]
fn a_result_that_is_confirmed() {
    check_every_error(Scenario::Confirm);
}

#[test]
fn a_result_that_is_taken_back() {
    check_every_error(Scenario::Withdraw);
}

#[test]
fn a_seal() {
    check_every_error(Scenario::Seal);
}

#[test]
fn games_that_are_added_to_an_archive() {
    check_every_error(Scenario::Archive);
}
