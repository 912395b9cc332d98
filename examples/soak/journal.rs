//! The lines of a journal as they come, each with the moment at which it was there.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// How often the file is read: the error of each latency.
const POLL: Duration = Duration::from_millis(10);

type Lines = Arc<Mutex<Vec<(Instant, Value)>>>;

/// The journal of the recording that runs; it is read until this is dropped.
pub(crate) struct Journal {
    pub(crate) file: PathBuf,
    lines: Lines,
    is_over: Arc<AtomicBool>,
}

impl Journal {
    /// Waits for a journal in the folder for records that is not among `known`, and follows it.
    pub(crate) fn new_in(records: &Path, known: &[PathBuf], patience: Duration) -> Result<Self> {
        let end = Instant::now() + patience;
        let file = loop {
            if let Some(file) = journals(records).into_iter().find(|file| !known.contains(file)) {
                break file;
            }
            if Instant::now() > end {
                bail!("the window begins no recording");
            }
            thread::sleep(POLL);
        };
        let (lines, is_over) = (Lines::default(), Arc::new(AtomicBool::new(false)));
        let follow = {
            let (file, lines, is_over) = (file.clone(), Arc::clone(&lines), Arc::clone(&is_over));
            move || follow(&file, &lines, &is_over)
        };
        thread::Builder::new().name("journal".to_owned()).spawn(follow)?;
        Ok(Self { file, lines, is_over })
    }

    /// What was read so far.
    pub(crate) fn lines(&self) -> Vec<(Instant, Value)> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How many events of a kind were read so far.
    pub(crate) fn count(&self, kind: &str) -> usize {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().filter(|(_, event)| event["type"] == kind).count()
    }

    /// Waits for an event of a kind; returns whether it has come.
    pub(crate) fn wait_for(&self, kind: &str, patience: Duration) -> bool {
        let end = Instant::now() + patience;
        while self.count(kind) == 0 {
            if Instant::now() > end {
                return false;
            }
            thread::sleep(POLL);
        }
        true
    }

    /// Waits until so many moves were written, for some time.
    pub(crate) fn wait_for_moves(&self, moves: usize, patience: Duration) {
        let end = Instant::now() + patience;
        while self.count("moved") < moves && Instant::now() < end {
            thread::sleep(POLL);
        }
    }

    /// The record beside it.
    pub(crate) fn record(&self) -> Result<PathBuf> {
        Ok(self.file.parent().context("a journal lies in a session folder")?.with_extension("sgf"))
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

/// All journals in the folder for records: one in each session folder of each board.
pub(crate) fn journals(records: &Path) -> Vec<PathBuf> {
    let inside = |folder: PathBuf| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let sessions = inside(records.to_owned()).flat_map(inside);
    sessions.map(|session| session.join("journal.jsonl")).filter(|journal| journal.exists()).collect()
}

fn follow(file: &Path, lines: &Lines, is_over: &AtomicBool) {
    let Ok(mut file) = File::open(file) else { return };
    let mut rest = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        let mut new = Vec::new();
        let _ = file.read_to_end(&mut new);
        let at = Instant::now();
        rest.append(&mut new);
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = rest.drain(..=end).collect();
            if let Ok(mut line) = serde_json::from_slice::<Value>(&line) {
                lines.lock().unwrap_or_else(PoisonError::into_inner).push((at, line["event"].take()));
            }
        }
        thread::sleep(POLL);
    }
}
