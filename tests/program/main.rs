//! The real program, run as a person runs it: what it says, what it writes, its exit status; and what cameras, disks, kills
//! and files do to it.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

mod acts;
mod archive;
mod archive_faults;
mod archive_kills;
mod archive_marks;
mod archive_notes;
mod archived;
mod archivist;
mod audit;
mod calibrate;
mod camera;
mod decisions;
mod doctor;
mod export;
mod faults;
mod films;
#[path = "../support/free_port.rs"]
mod free_port;
#[cfg(target_os = "linux")]
mod full_disk;
mod hall;
#[cfg(target_os = "linux")]
mod hall_audit;
#[cfg(unix)]
mod handed_over;
mod hostile_files;
#[path = "../support/http_site.rs"]
mod http_site;
mod languages;
mod live;
mod no_board;
mod pairings;
mod phone;
mod phones;
mod pictures;
mod readme;
mod referee;
mod results;
mod rulings;
mod run;
mod score;
mod seals;
mod several_boards;
mod sources;
mod terminal;
mod usage;
mod video;
