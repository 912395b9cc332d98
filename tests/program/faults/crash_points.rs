//! The program is killed at every operation that changes the disk, and inside every write.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::session_writer::SessionWriter;

use super::agreement::{Promise, Whole, check_kept, check_next_start};
use super::faulty_disk::{Act, Fault};
use super::recording;
use super::scenario::{Scenario, Stage};

/// Kills the scenario at every point, and looks at what is left each time.
fn check_every_point(scenario: Scenario) {
    let stage = Stage::new(scenario);
    let run = stage.run_from_the_beginning(Fault::None);
    assert_eq!(run.status, Some(0), "{}{}", run.out, run.err);
    let whole = Whole::of(&stage);
    let points: Vec<Fault> = run
        .trace
        .iter()
        .filter(|operation| operation.act.changes())
        .flat_map(|operation| {
            let inside = matches!(&operation.act, Act::Write { bytes, .. } if bytes.len() > 1);
            let inside = inside.then_some(Fault::StopInside(operation.number));
            [Some(Fault::StopBefore(operation.number)), inside].into_iter().flatten()
        })
        .collect();
    assert!(points.len() > 3, "{points:?}");
    for &point in &points {
        let when = format!("{scenario:?}, {point:?}");
        let killed = stage.run_from_the_beginning(point);
        assert_eq!(killed.status, None, "{when}: it was not killed: {}{}", killed.out, killed.err);
        let promise = Promise::of(scenario, &killed.out);
        check_kept(&stage, &whole, promise, &when);
        let left = recording::left_behind(&stage.folder());
        assert!(left.len() <= 1, "{when}: {left:?}");
        // A recording deletes what was left there hours ago.
        let deletes = scenario.records() && !recording::has_ended(&stage.folder());
        for path in left {
            let hours_ago = SystemTime::now() - Duration::from_secs(3 * 3600);
            fs::File::options().write(true).open(path).unwrap().set_modified(hours_ago).unwrap();
        }
        check_next_start(&stage, &whole, &when);
        if deletes {
            assert_eq!(recording::left_behind(&stage.folder()), [] as [PathBuf; 0], "{when}");
        }
    }
    eprintln!("{scenario:?}: killed at {} points, of {} operations", points.len(), run.trace.len());
}

#[test]
fn a_recording() {
    check_every_point(Scenario::Record);
}

#[test]
fn a_correction() {
    check_every_point(Scenario::Correct);
}

#[test]
fn names_that_are_put_right() {
    check_every_point(Scenario::CorrectNames);
}

#[test]
fn a_result_that_is_confirmed() {
    check_every_point(Scenario::Confirm);
}

#[test]
fn a_result_that_is_taken_back() {
    check_every_point(Scenario::Withdraw);
}

#[test]
fn a_seal() {
    check_every_point(Scenario::Seal);
}

#[test]
fn games_that_are_added_to_an_archive() {
    check_every_point(Scenario::Archive);
}

/// The program stops between making the journal and its first line, and is started again with `--resume`.
#[test]
fn a_recording_that_was_stopped_as_it_began_has_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let options = RecordOptions {
        sgf: folder.path().join("game.sgf"),
        resume: true,
        info: recording::info(),
        ..RecordOptions::default()
    };
    drop(options.folder().create().unwrap());
    let writer = SessionWriter::open(&options, "a script", false, "").unwrap();
    assert_eq!([&writer.state().info().black.name, &writer.state().info().white.name], recording::PLAYERS);
}
