//! A whole Saturday of a tournament: rounds that a pairing server pairs, a hall that is killed in the middle of each, tables whose
//! games are recorded from drawn films in windows and by commands, and others that play without a camera. Two volunteers do what
//! people do: one walks from table to table, the other one sits at the desk with the hall's pages. What is said of each game, on
//! pages, in lists, in copies and at the pairing server, is compared with the journals and records on the disks, and with the films.

mod day;
mod hall_desk;
mod pairing_server;
mod programs;
mod said;
mod tables;

use std::path::PathBuf;

use day::Day;

/// How long it is, as `ROUNDS BOARDS`; one round at three boards unless told.
const LENGTH: &str = "KIFUSCRIBE_SATURDAY";

/// Where everything is kept: after one that was interrupted the films are there.
const FOLDER: &str = "KIFUSCRIBE_SATURDAY_FOLDER";

#[test]
#[allow(clippy::print_stdout)] // The figures, for those who ask for them.
fn what_is_said_on_a_saturday_is_what_is_on_the_disks() {
    let length = std::env::var(LENGTH).unwrap_or_else(|_| "1 3".to_owned());
    let (rounds, boards) = length.split_once(' ').expect("ROUNDS BOARDS");
    let (rounds, boards): (u32, u32) = (rounds.parse().unwrap(), boards.parse().unwrap());
    let fresh = tempfile::tempdir().unwrap();
    let folder = std::env::var_os(FOLDER).map_or_else(|| fresh.path().to_owned(), PathBuf::from);
    let said = Day::of(&folder, rounds, boards).run();
    println!("{} sayings compared, {} of them not so", said.compared, said.faults.len());
    assert!(said.compared > 50, "a day on which nothing is said proves nothing");
    assert!(said.faults.is_empty(), "\n{}\n", said.faults.join("\n"));
}
