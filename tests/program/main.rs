//! The real program, run as a person runs it: what it says, what it writes, its exit status.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

#[cfg(feature = "eyes")]
mod acts;
#[cfg(feature = "archive")]
mod archive;
#[cfg(feature = "archive")]
mod archive_faults;
#[cfg(feature = "archive")]
mod archive_notes;
mod archivist;
#[cfg(feature = "eyes")]
mod audit;
#[cfg(feature = "eyes")]
mod calibrate;
#[cfg(feature = "eyes")]
mod doctor;
#[cfg(feature = "eyes")]
mod export;
#[cfg(all(feature = "archive", feature = "eyes"))]
mod films;
#[cfg(all(feature = "eyes", feature = "network"))]
mod hall;
#[cfg(feature = "network")]
#[path = "../support/http_site.rs"]
mod http_site;
#[cfg(feature = "eyes")]
mod languages;
#[cfg(all(feature = "eyes", feature = "network"))]
mod live;
#[cfg(feature = "eyes")]
mod no_board;
mod pairings;
#[cfg(feature = "eyes")]
mod pictures;
#[cfg(feature = "eyes")]
mod readme;
mod referee;
mod results;
mod run;
mod seals;
#[cfg(feature = "eyes")]
mod several_boards;
#[cfg(feature = "eyes")]
mod sources;
#[cfg(feature = "archive")]
mod terminal;
mod usage;
