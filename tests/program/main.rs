//! The real program, run as a person runs it: what it says, what it writes, its exit status.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

mod archive;
mod archive_faults;
mod archive_notes;
mod archivist;
mod audit;
mod calibrate;
mod doctor;
mod export;
mod films;
mod hall;
#[path = "../support/http_site.rs"]
mod http_site;
mod languages;
mod live;
mod no_board;
mod pairings;
mod pictures;
mod readme;
mod referee;
mod results;
mod run;
mod seals;
mod several_boards;
mod sources;
mod terminal;
mod usage;
