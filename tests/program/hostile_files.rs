//! Damaged and made-up files through the real program: each reader takes or refuses them, says so in one sentence, and
//! neither panics nor takes much time or memory.
//!
//! The files are made by the program itself and from `samples/`, and damaged by numbers from a seed: the same numbers
//! damage the same bytes. What fails is kept, with what has to be typed to run it again.
//!
//! In the environment: `KIFUSCRIBE_HOSTILE_FILES=N` tries N files (60 unless told), `KIFUSCRIBE_HOSTILE_SEED=N` chooses
//! others, `KIFUSCRIBE_HOSTILE_CASE=N` tries one of them alone, and `KIFUSCRIBE_HOSTILE_PROGRAMS=DIR` takes the programs
//! in that folder, such as those that are built for use.

#![cfg(target_os = "linux")]
#![allow(clippy::print_stderr)] // It says how far it has come.

mod damage;
mod made_up;
mod material;
mod readers;
mod trial;

use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kifuscribe_core::game::random::splitmix64;

use material::Material;
use readers::READERS;
use trial::{Programs, Trial};

/// The number in the environment.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap())
}

/// Runs the trials on two threads, and returns what was found in them.
fn run(name: &str, trials: &[Trial]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile_files").join(name);
    let _ = fs::remove_dir_all(&folder);
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(trial) = trials.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(problem) = trial.run(&folder) {
                found.lock().unwrap().push(problem);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    let found = found.into_inner().unwrap();
    // `scripts/trust` adds these numbers.
    eprintln!("{} {name} files, {} of them read wrongly", trials.len(), found.len());
    found
}

#[test]
fn every_file_is_read_or_refused_in_a_sentence() {
    let programs = Programs::find();
    let material = Material::make(&programs);
    let seed = number("KIFUSCRIBE_HOSTILE_SEED").unwrap_or(1);
    let only = number("KIFUSCRIBE_HOSTILE_CASE");
    let count = number("KIFUSCRIBE_HOSTILE_FILES").unwrap_or(60) as usize;
    // Each command reads its file where nothing is wrong with it: else the trials below would try nothing.
    if only.is_none() {
        let whole = |reader: &'static readers::Reader| {
            let each = reader.commands.iter().enumerate();
            each.map(|(command, _)| Trial::whole(&programs, &material, reader, command)).collect::<Vec<_>>()
        };
        let found = run("whole", &READERS.iter().flat_map(whole).collect::<Vec<_>>());
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
    let mut trials = if only.is_none() { made_up::trials(&programs, &material) } else { Vec::new() };
    let cases = only.map_or_else(|| (0..count).collect(), |only| vec![only as usize]);
    let damaged = cases.into_iter().map(|case| {
        let reader = &READERS[case % READERS.len()];
        let command = case / READERS.len() % reader.commands.len();
        let random = splitmix64(seed ^ splitmix64(case as u64));
        Trial::damaged(&programs, &material, reader, command, (case, seed), random)
    });
    trials.extend(damaged);
    let found = run("hostile", &trials);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
