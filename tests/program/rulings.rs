//! Rulings on a count, notes and confirmations in the orders in which they may come: what is against the rules or against what was said is
//! refused, what no longer stands is said not to.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};

use crate::decisions::{BY_REFEREE, audited, note, result, sample, sampled};
use crate::referee::recording_of;
use crate::run::{Ran, kifuscribe_in};
use std::path::Path;

fn incident(folder: &Path, args: &[&str]) -> Ran {
    kifuscribe_in(folder, &[&["incident", "game.session"], args].concat())
}

/// Asserts that it is refused with these words, and writes nothing.
#[track_caller]
fn refused(ran: &Ran, said: &str) {
    assert!(ran.status == 2 && ran.out.is_empty() && ran.err.contains(said), "{}{}", ran.out, ran.err);
}

#[test]
fn a_ruling_names_no_other_result_than_the_count_without_a_referees_reasons() {
    let folder = sampled();
    let folder = folder.path();
    let ruled = |way: &str, result: &str, more: &[&str]| {
        audited(folder, &[&["--ruling", way, "--result", result], more].concat()).0
    };
    let referee = &["--by", "A. Referee"][..];
    refused(&ruled("computed-accepted", "W+1", referee), "the computed result is B+11, and not W+1");
    refused(&ruled("computed-accepted", "W+1", &BY_REFEREE), "the computed result is B+11, and not W+1");
    for way in ["stone-found", "counted-again"] {
        refused(&ruled(way, "W+1", referee), "The count says: Black wins by 11");
    }
    assert_eq!(ruled("counted-again", "B+10", &BY_REFEREE).status, 0);
}

/// A recording of two moves by Ito against Novak.
fn named(rules: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let point = |label| Point::from_label(label, BoardSize::NINE);
    recording_of(
        folder.path(),
        BoardSize::NINE,
        rules,
        &[(Color::Black, point("E5"), 1), (Color::White, point("C3"), 2)],
    );
    std::fs::write(folder.path().join("game.sgf"), "").unwrap();
    std::fs::write(folder.path().join("names.toml"), "black = \"Ito\"\nwhite = \"Novak\"\n").unwrap();
    let info = ["correct", "game.session", "info", "--info", "names.toml", "--by", "A. Referee"];
    let put = kifuscribe_in(folder.path(), &info);
    assert_eq!(put.status, 0, "{}", put.err);
    folder
}

#[test]
fn a_player_sanctions_nobody_and_appeals_for_nobody_else() {
    let folder = named("Ing");
    let folder = folder.path();
    for sanction in [&["caution", "white"][..], &["warning", "white"], &["penalty", "white", "2"]] {
        refused(&incident(folder, &[sanction, &["--by", "Ito"]].concat()), "Ito is a player of this game");
        assert_eq!(incident(folder, &[sanction, &["--by", "A. Referee"]].concat()).status, 0);
    }
    for own in [&["protest", "white"][..], &["appeal", "white", "committee", "21:00"], &["flag-claim", "white"]] {
        refused(
            &incident(folder, &[own, &["--by", "Ito"]].concat()),
            "Ito is the name of Black, and was given for White",
        );
    }
    assert_eq!(incident(folder, &["protest", "white", "--by", "Novak"]).status, 0);
}

#[test]
fn a_note_that_makes_no_sense_is_refused() {
    let folder = named("Japanese");
    let folder = folder.path();
    refused(&incident(folder, &["taken-up"]), "no adjournment of this game is noted");
    refused(&incident(folder, &["appeal", "white", "committee", " "]), "it is not said until when");
    refused(&incident(folder, &["adjourned", "black", "envelope", ""]), "it is not said until when");
    note(folder, &["adjourned", "black", "envelope", "10:00"]);
    note(folder, &["taken-up"]);
    refused(&incident(folder, &["taken-up"]), "no adjournment of this game is noted");
    let wrong = ["wrong-partner", "white", "2", "--by", "A. Referee"];
    note(folder, &wrong);
    refused(&incident(folder, &wrong), "note 3 says already that the wrong partner made move 2");
    refused(&incident(folder, &["--rules", "ing"]), "the record names the rules japanese");
}

#[test]
fn a_move_of_the_wrong_partner_on_purpose_leaves_the_end_to_the_referee() {
    let folder = named("Japanese");
    note(folder.path(), &["wrong-partner", "white", "2", "--deliberate", "--by", "A. Referee"]);
    refused(&result(folder.path(), &["confirm", "B+3", "--both-agree"]), "note 1 decides the game, or leaves open");
}

#[test]
fn a_protest_after_both_confirmed_without_one_is_refused_and_an_appeal_is_not() {
    let folder = sampled();
    let folder = folder.path();
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    assert_eq!(result(folder, &["confirm", "B+11", "--both-agree"]).status, 0);
    refused(&incident(folder, &["protest", "white"]), "both players confirmed B+11 without a protest");
    note(folder, &["appeal", "white", "committee", "21:00"]);
    assert_eq!(result(folder, &[&["confirm", "B+11"], &BY_REFEREE[..]].concat()).status, 0, "the appeal is rejected");
    let taken_back = ["taken-back", "1", "--by", "A. Referee", "--text", "It was withdrawn."];
    refused(&incident(folder, &taken_back), "the appeal in note 1 was decided");
}

#[test]
fn a_result_with_a_penalty_is_confirmed_anew_by_both() {
    let folder = sampled();
    let folder = folder.path();
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    assert_eq!(result(folder, &["confirm", "B+11", "--both-agree"]).status, 0);
    note(folder, &["penalty", "black", "4", "--by", "A. Referee"]);
    assert_eq!(result(folder, &[]).status, 1);
    let anew = ["--claimed", "B+7", "--ruling", "confirmed", "--both-agree", "--result", "B+7"];
    let (anew, page) = audited(folder, &anew);
    assert!(anew.status <= 1 && page.contains("Confirmed by both players"), "{}{}{page}", anew.out, anew.err);
    let now = result(folder, &[]);
    assert!(
        now.status == 0 && now.out.contains("\"result\": \"B+7\"") && now.out.contains("\"stands\": true"),
        "{}",
        now.out
    );
    // What was taken back and put right again is read from the journal just so.
    let undone = ["correct", "game.session", "withdraw", "--by", "A. Referee", "--reasons", "Misread."];
    assert_eq!(kifuscribe_in(folder, &undone).status, 0);
    let before = result(folder, &[]);
    assert!(before.out.contains("\"result\": \"B+11\"") && before.out.contains("\"stands\": false"), "{}", before.out);
}

#[test]
fn a_confirmation_that_comes_back_stands_as_little_as_before() {
    let folder = sampled();
    let folder = folder.path();
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    assert_eq!(result(folder, &["confirm", "B+11", "--both-agree"]).status, 0);
    note(folder, &["penalty", "black", "4", "--by", "A. Referee"]);
    assert_eq!(result(folder, &[&["confirm", "B+11"], &BY_REFEREE[..]].concat()).status, 0);
    let withdraw = ["correct", "game.session", "withdraw", "--by", "A. Referee", "--reasons", "Misread."];
    assert_eq!(kifuscribe_in(folder, &withdraw).status, 0);
    let now = result(folder, &[]);
    assert!(now.status == 1 && now.out.contains("\"stands\": false"), "{}", now.out);
}

#[test]
fn a_loss_by_a_note_that_is_taken_back_does_not_stand() {
    let folder = named("Japanese");
    let folder = folder.path();
    note(folder, &["warning", "black", "--by", "A. Referee"]);
    note(folder, &["warning", "black", "--by", "A. Referee"]);
    assert_eq!(result(folder, &[&["confirm", "W+adjudicated"], &BY_REFEREE[..]].concat()).status, 0);
    let taken_back = incident(folder, &["taken-back", "2", "--by", "A. Referee", "--text", "It was White."]);
    assert!(taken_back.err.contains("Note 2, which decided the game, was taken back"), "{}", taken_back.err);
    let now = result(folder, &[]);
    assert!(now.status == 1 && now.out.contains("\"stands\": false"), "{}", now.out);
}

#[test]
fn a_count_by_other_rules_leaves_the_notes_under_the_rules_of_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    crate::decisions::sampled_with(folder, "Japanese");
    note(folder, &["warning", "black", "--by", "A. Referee"]);
    note(folder, &["warning", "black", "--by", "A. Referee"]);
    let game = std::fs::read_to_string(sample("games/19x19.sgf")).unwrap();
    std::fs::write(folder.join("rgf.sgf"), game.replace("RU[GOE]", "RU[Japanese]")).unwrap();
    let fill = sample("count/fill.jpg");
    let audit = ["audit", "rgf.sgf", &fill, "--session", "game.session", "--rules", "ing", "--komi", "8"];
    let ran = kifuscribe_in(folder, &[&audit[..], &BY_REFEREE, &["--report", "report.html"]].concat());
    let page = std::fs::read_to_string(folder.join("report.html")).unwrap();
    assert!(!ran.out.starts_with("agrees:") && page.contains("Note that stands"), "{}{page}", ran.out);
}

#[test]
fn a_count_against_the_referees_decision_is_not_certified() {
    let folder = sampled();
    let folder = folder.path();
    let ruling = [&["--ruling", "referee-decided", "--result", "W+R"], &BY_REFEREE[..]].concat();
    assert!(audited(folder, &ruling).0.out.contains("agrees:"));
    let (again, page) = audited(folder, &[]);
    let said = "A. Referee decided the result W+R.";
    assert!(again.status == 1 && again.out.contains(said) && page.contains(said), "{}{page}", again.out);
}

#[test]
fn a_note_after_the_confirmation_is_for_information_only() {
    let folder = sampled();
    let folder = folder.path();
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    assert_eq!(result(folder, &["confirm", "B+11", "--both-agree"]).status, 0);
    note(folder, &["flag-claim", "white"]);
    let (_, page) = audited(folder, &[]);
    assert!(page.contains("Note after the confirmation") && !page.contains("Settled with"), "{page}");
}

#[test]
fn a_protest_that_was_ticked_and_is_taken_back_is_said_to_be() {
    let folder = sampled();
    let folder = folder.path();
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    note(folder, &["protest", "white", "--text", "the clock"]);
    assert_eq!(result(folder, &["confirm", "B+11", "--both-agree", "--protest"]).status, 0);
    note(folder, &["taken-back", "1", "--by", "A. Referee", "--text", "settled"]);
    let (_, page) = audited(folder, &[]);
    assert!(page.contains("the clock. It was taken back and counts no longer."), "{page}");
}
