//! What is handed out, while the program is killed: a file is the one that was there or the new one, and a package is whole or
//! not there.

use std::fs;

use super::faulty_disk::{self, Fault, Run};
use super::scenario::{Scenario, Stage};

/// A command that writes what is handed out, and whether a file is there before it.
struct Export {
    stage: Stage,
    args: Vec<String>,
    file: &'static str,
    is_there: bool,
}

impl Export {
    fn new(args: &str, file: &'static str, is_there: bool) -> Self {
        // A recording, and the catalogue that knows it.
        let stage = Stage::new(Scenario::Correct);
        let session = format!("{}/board-1/{}.session", super::recording::RECORDS, super::recording::NAME);
        let program = assert_cmd::cargo::cargo_bin("kifuscribe").display().to_string();
        let args = args.split(' ').map(|arg| if arg == "SESSION" { session.clone() } else { arg.to_owned() });
        Self { args: [program].into_iter().chain(args).collect(), stage, file, is_there }
    }

    fn run(&self, fault: Fault) -> Run {
        self.stage.restore();
        if self.is_there {
            fs::write(self.stage.folder().join(self.file), "the old one").unwrap();
        }
        let args: Vec<&str> = self.args.iter().map(String::as_str).collect();
        faulty_disk::run(&self.stage.folder(), fault, &args)
    }

    fn written(&self) -> Option<Vec<u8>> {
        fs::read(self.stage.folder().join(self.file)).ok()
    }
}

fn check_every_point(export: &Export) {
    let run = export.run(Fault::None);
    assert_eq!(run.status, Some(0), "{:?}: {}", export.args, run.err);
    let new = export.written();
    assert!(new.is_some(), "{:?}", export.args);
    let old = export.is_there.then(|| b"the old one".to_vec());
    let mut points = 0;
    for operation in run.trace.iter().filter(|operation| operation.act.changes()) {
        for fault in [Fault::StopBefore(operation.number), Fault::StopInside(operation.number)] {
            points += 1;
            let ran = export.run(fault);
            let written = export.written();
            // Only what writes more than a byte can be killed inside it.
            let is_whole = written == old || written == new;
            assert!(is_whole, "{:?}, {fault:?}, {:?}: half a file is there", export.args, ran.status);
        }
    }
    eprintln!("{:?}: killed at {points} points, of {} operations", export.args, run.trace.len());
}

#[test]
fn a_file_that_is_there_is_the_old_one_or_the_new_one() {
    for (args, file) in [
        ("export SESSION -o game.gif", "game.gif"),
        ("export SESSION -o game.png", "game.png"),
        ("export SESSION -o kifu.html", "kifu.html"),
        ("replay SESSION -o game.sgf", "game.sgf"),
    ] {
        check_every_point(&Export::new(args, file, true));
    }
}

#[test]
fn a_package_is_whole_or_not_there() {
    let archive = "--archive home/kifuscribe/catalogue.sqlite";
    check_every_point(&Export::new(&format!("archive export -o games.zip {archive}"), "games.zip", false));
}
