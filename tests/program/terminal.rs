//! What strangers wrote into a record is shown on a terminal, and does not control it.

use std::fs;

use super::run::kifuscribe_in;

/// A game whose names would colour a terminal, change its title and clear it, and turn the line round.
const HOSTILE: &str = "(;GM[1]FF[4]SZ[9]KM[6.5]PB[\u{1b}]0;owned\\\u{7}\u{1b}[31mEvil]PW[\u{9b}2JBad]EV[\u{202e}nepO]RE[B+R];B[ee];W[cc])";

/// Whether a text has characters that a terminal obeys.
fn controls(text: &str) -> bool {
    text.chars().any(|c| (c.is_control() && c != '\n' && c != '\t') || c == '\u{202e}')
}

#[test]
fn a_name_with_a_line_break_begins_no_line_of_what_the_program_says() {
    let folder = tempfile::tempdir().unwrap();
    let name = "Ito\nkifuscribe: all is well.sgf";
    fs::write(folder.path().join(name), "no record").unwrap();
    for args in [["score", name], ["score", "none\nkifuscribe: all is well.sgf"], ["verify", name], ["expect", name]] {
        let err = kifuscribe_in(folder.path(), &args).err;
        assert!(err.contains("\\u{a}kifuscribe: all is well"), "{args:?}: {err}");
        assert!(!err.contains("\nkifuscribe: all is well"), "{args:?}: {err}");
    }
    let pairings = "round,table,black,white\n1,1,\"Ito\nkifuscribe: all is well\",Hua\n";
    fs::write(folder.path().join("pairings.csv"), pairings).unwrap();
    let out = kifuscribe_in(folder.path(), &["pairings", "pairings.csv"]).out;
    assert!(out.contains("all is well") && !out.contains("\nkifuscribe: all is well"), "{out}");
}

#[test]
fn names_that_would_control_a_terminal_are_printed_as_code_points() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("evil.sgf"), HOSTILE).unwrap();
    fs::write(at.join("worse.sgf"), HOSTILE.replace("B[ee]", "B[\u{1b}[31m]")).unwrap();
    let commands: [&[&str]; 6] = [
        &["score", "evil.sgf"],
        &["score", "worse.sgf"],
        &["expect", "evil.sgf", "--json"],
        &["archive", "add", "evil.sgf", "worse.sgf", "--archive", "games.sqlite"],
        &["archive", "find", "--archive", "games.sqlite"],
        &["archive", "find", "--archive", "games.sqlite", "--json"],
    ];
    for args in commands {
        let ran = kifuscribe_in(at, args);
        assert!(!controls(&ran.out) && !controls(&ran.err), "{args:?}: {:?} {:?}", ran.out, ran.err);
        assert!(!ran.out.is_empty() || !ran.err.is_empty(), "{args:?}");
    }
    let refused = kifuscribe_in(at, &["score", "worse.sgf"]).err;
    assert!(refused.contains(r"\u{1b}[31m"), "it is seen what stands there: {refused}");
}
