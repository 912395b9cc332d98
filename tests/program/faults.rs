//! What a disk, a kill and a power cut can do to a recording: the real program, and a recording from scripted
//! observations, stopped, refused and cut off at every operation on their files. The method is SQLite's.
//!
//! Every command is run once, and the operations below its folder are counted. Then it is run again for each of them, with
//! the fault there. After it nothing may be half-written, what was reported must be there, and the next start must lead
//! to files that agree: journal, SGF, result, catalogue.
//!
//! Kills come at every operation. Errors of the disk and power cuts come at every seventh one, but in the environment:
//! `KIFUSCRIBE_FAULTS=each` meets every operation with one error of a disk and with a power cut, and
//! `KIFUSCRIBE_FAULTS=all` with every error; `KIFUSCRIBE_POWER_CUTS=N` tries N chances of what a power cut leaves.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod agreement;
mod crash_points;
mod disk_errors;
mod exports;
mod faulty_disk;
mod power_cut;
mod power_cuts;
mod recording;
mod scenario;
mod spectators;
mod surroundings;

/// How many of the operations meet an error of the disk, or a power cut.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// Every seventh: no number that divides the number of errors, so that each of these is met.
    Sample,
    /// Every operation.
    Each,
    /// Every operation, and every error there.
    All,
}

impl Extent {
    /// What is asked for in the environment.
    fn asked() -> Self {
        match std::env::var("KIFUSCRIBE_FAULTS").as_deref() {
            Ok("all") => Self::All,
            Ok("each") => Self::Each,
            _ => Self::Sample,
        }
    }

    /// Whether the operation with this number meets a fault.
    fn has(self, number: usize) -> bool {
        self != Self::Sample || number.is_multiple_of(7)
    }
}
