//! What a disk, a kill and a power cut can do to a recording: the real program, and a recording from scripted
//! observations, stopped, refused and cut off at every operation on their files. The method is SQLite's.
//!
//! Every command is run once, and the operations below its folder are counted. Then it is run again for each of them, with
//! the fault there. After it nothing may be half-written, what was reported must be there, and the next start must lead
//! to files that agree: journal, SGF, result, catalogue.
//!
//! In the environment: `KIFUSCRIBE_FAULTS=all` meets every operation with every error of a disk, where one of them is met
//! otherwise, and `KIFUSCRIBE_POWER_CUTS=N` tries N chances of what a power cut leaves at each operation.

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
