//! What happens around a recording: another program at the same session, a clock that is set back, a folder that is taken
//! away.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use kifuscribe_storage::session_folder::SessionFolder;

use super::agreement::{Promise, Whole, check_agreement, check_kept, check_next_start, check_said};
use super::faulty_disk::{Act, Fault};
use super::recording;
use super::scenario::{Scenario, Stage};

const COMMANDS: [Scenario; 5] =
    [Scenario::Correct, Scenario::CorrectNames, Scenario::Confirm, Scenario::Withdraw, Scenario::Seal];

#[test]
fn a_session_that_another_program_writes_is_left_alone() {
    for scenario in COMMANDS {
        let stage = Stage::new(scenario);
        let session = recording::session(&stage.folder()).unwrap();
        let before = fs::read(SessionFolder::at(&session).journal()).unwrap();
        let (journal, _) = SessionFolder::at(&session).reopen().unwrap();
        let refused = stage.run_again(Fault::None);
        assert_eq!(refused.status, Some(2), "{scenario:?}: {}", refused.err);
        assert_eq!(refused.err.lines().count(), 1, "{scenario:?}: {}", refused.err);
        // The other program is asked, and does not answer; a seal is nothing to ask for while a recording runs.
        let said = match scenario {
            Scenario::Seal => "the recording still runs",
            _ => "has not answered within 5 seconds",
        };
        assert!(refused.err.contains(said), "{scenario:?}: {}", refused.err);
        assert!(!session.join("acts").exists(), "{scenario:?}: the request is withdrawn");
        assert_eq!(fs::read(SessionFolder::at(&session).journal()).unwrap(), before, "{scenario:?}");
        drop(journal);
        assert!(stage.run_again(Fault::None).status.is_some_and(|status| status < 2), "{scenario:?}");
        check_agreement(&stage, &format!("{scenario:?}, after the other program"));
    }
}

/// Gives every file of a folder a time in the future, as a clock leaves them that is set back afterwards.
fn date_forward(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            date_forward(&path);
        } else {
            let time = SystemTime::now() + Duration::from_secs(400 * 24 * 3600);
            fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        }
    }
}

#[test]
fn a_clock_that_is_set_back_changes_nothing() {
    for scenario in COMMANDS.into_iter().chain([Scenario::Archive]) {
        let stage = Stage::new(scenario);
        date_forward(&stage.folder());
        let ran = stage.run_again(Fault::None);
        check_said(&ran, &format!("{scenario:?}"));
        assert_ne!(ran.status, Some(2), "{scenario:?}: {}", ran.err);
        check_agreement(&stage, &format!("{scenario:?}, of files from the future"));
    }
    // A recording that was stopped goes on, and keeps its pictures.
    let stage = Stage::new(Scenario::Record);
    let whole = stage.run_from_the_beginning(Fault::None);
    // Between a move and its picture, a stop would leave that picture out.
    let is_kept = |act: &Act| matches!(act, Act::Rename { to, .. } | Act::Link { to, .. } if to.contains("/evidence/"));
    let third = whole.trace.iter().filter(|operation| is_kept(&operation.act)).nth(2).unwrap().number;
    let (committed, whole) = (recording::committed(&whole.out), Whole::of(&stage));
    let stopped = stage.run_from_the_beginning(Fault::StopBefore(third + 1));
    let promise = Promise::of(Scenario::Record, &stopped.out);
    date_forward(&stage.folder());
    check_kept(&stage, &whole, promise, "files from the future");
    check_next_start(&stage, &whole, "files from the future");
    assert_eq!(committed, recording::MOVES.len());
    let evidence = recording::session(&stage.folder()).unwrap().join("evidence");
    assert_eq!(fs::read_dir(evidence).unwrap().count(), recording::MOVES.len());
}

#[test]
fn a_folder_that_is_taken_away_is_one_sentence() {
    for scenario in COMMANDS {
        let stage = Stage::new(scenario);
        fs::rename(stage.folder().join(recording::RECORDS), stage.folder().join("away")).unwrap();
        let refused = stage.run_again(Fault::None);
        assert_eq!(refused.status, Some(2), "{scenario:?}: {}", refused.err);
        assert_eq!(refused.err.lines().count(), 1, "{scenario:?}: {}", refused.err);
        assert!(!stage.folder().join(recording::RECORDS).exists(), "{scenario:?}: nothing is made in its place");
        fs::rename(stage.folder().join("away"), stage.folder().join(recording::RECORDS)).unwrap();
        assert!(stage.run_again(Fault::None).status.is_some_and(|status| status < 2), "{scenario:?}");
        check_agreement(&stage, &format!("{scenario:?}, with the folder back"));
    }
}
