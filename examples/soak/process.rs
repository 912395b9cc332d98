//! What a process takes, as Linux tells it under `/proc`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// What was measured at one moment.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) at: Instant,
    /// Resident memory without the pictures of the camera, in MB of 2^20 bytes.
    pub(crate) memory: f64,
    pub(crate) threads: f64,
    /// Open file handles.
    pub(crate) handles: f64,
    /// Processor time since the last sample, in percent of one core.
    pub(crate) processor: f64,
    /// Everything in the folder for records, in MB.
    pub(crate) disk: f64,
    /// How many processes of the whole machine wanted a core in the last minute.
    pub(crate) load: f64,
}

/// Measures until the sender of `end` is dropped. `state` names the scene whose pictures lie in the memory of the process.
pub(crate) fn measure(process: u32, records: &Path, state: &Path, every: Duration, end: &Receiver<()>) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut before = (Instant::now(), processor_time(process));
    while end.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
        let now = (Instant::now(), processor_time(process));
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        // What has ended has no memory any more.
        if !status.contains("VmRSS:") {
            break;
        }
        let value = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0.0)
        };
        let (Some(used), Some(used_before)) = (now.1, before.1) else { break };
        samples.push(Sample {
            at: now.0,
            memory: value("VmRSS:") / 1024.0 - pictures(state) as f64 / f64::from(1 << 20),
            threads: value("Threads:"),
            handles: fs::read_dir(format!("/proc/{process}/fd")).map_or(0, Iterator::count) as f64,
            processor: (used - used_before) / (now.0 - before.0).as_secs_f64() * 100.0,
            disk: size_of(records) as f64 / f64::from(1 << 20),
            load: load(),
        });
        before = now;
    }
    samples
}

/// The processor time that a process has taken, in seconds, as Linux counts it in hundredths.
fn processor_time(process: u32) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before it may hold blanks.
    let numbers: Vec<&str> = status.rsplit_once(") ")?.1.split_whitespace().collect();
    let ticks = |at: usize| numbers.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// The bytes of the scene that is shown.
fn pictures(state: &Path) -> u64 {
    let state = fs::read_to_string(state).unwrap_or_default();
    let scene = state.split_whitespace().nth(2).and_then(|scene| fs::metadata(scene).ok());
    scene.map_or(0, |scene| scene.len())
}

fn load() -> f64 {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().next().and_then(|load| load.parse().ok()).unwrap_or(0.0)
}

/// The bytes of all files in a folder and those below it.
fn size_of(folder: &Path) -> u64 {
    let of_entry = |entry: fs::DirEntry| match entry.metadata() {
        Ok(metadata) if metadata.is_dir() => size_of(&entry.path()),
        Ok(metadata) => metadata.len(),
        Err(_) => 0,
    };
    fs::read_dir(folder).into_iter().flatten().flatten().map(of_entry).sum()
}

/// The port of this computer at which a process listens, if it does.
pub(crate) fn listens_at(process: u32) -> Option<u16> {
    let handles = fs::read_dir(format!("/proc/{process}/fd")).ok()?.flatten();
    let open: Vec<PathBuf> = handles.filter_map(|handle| fs::read_link(handle.path()).ok()).collect();
    let sockets = fs::read_to_string(format!("/proc/{process}/net/tcp")).ok()?;
    sockets.lines().skip(1).find_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let is_listening = *fields.get(3)? == "0A";
        let is_its_own = open.contains(&PathBuf::from(format!("socket:[{}]", fields.get(9)?)));
        let port = fields.get(1)?.rsplit_once(':')?.1;
        u16::from_str_radix(port, 16).ok().filter(|_| is_listening && is_its_own)
    })
}
