//! Rulings on a count, notes and confirmations in the orders in which they may come: what is against the rules or against what was said is
//! refused, what no longer stands is said not to.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};

use crate::decisions::{BY_REFEREE, audited, history, note, result, sample, sampled};
use crate::referee::recording_of;
use crate::run::{Ran, kifuscribe_in};
use serde_json::Value;
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

/// The recording of a game whose count came to B+11, which both players have confirmed.
fn confirmed() -> tempfile::TempDir {
    let folder = sampled();
    assert!(audited(folder.path(), &[]).0.out.starts_with("agrees:"));
    assert_eq!(result(folder.path(), &["confirm", "B+11", "--both-agree"]).status, 0);
    folder
}

/// The result of the recording, as programs get it.
fn result_json(folder: &Path) -> Value {
    serde_json::from_str(&result(folder, &[]).out).unwrap()
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
    let folder = confirmed();
    let folder = folder.path();
    refused(&incident(folder, &["protest", "white"]), "both players confirmed B+11 without a protest");
    note(folder, &["appeal", "white", "committee", "21:00"]);
    assert_eq!(result(folder, &[&["confirm", "B+11"], &BY_REFEREE[..]].concat()).status, 0, "the appeal is rejected");
    let taken_back = ["taken-back", "1", "--by", "A. Referee", "--text", "It was withdrawn."];
    refused(&incident(folder, &taken_back), "the appeal in note 1 was decided");
}

#[test]
fn a_result_with_a_penalty_is_confirmed_anew_by_both() {
    let folder = confirmed();
    let folder = folder.path();
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
    let folder = confirmed();
    let folder = folder.path();
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
    let said = "A. Referee decided the result W+R.";
    // Neither by the audit that keeps the decision nor by a later one, whether a recording or a report's journal has it.
    for decided in [&ruling[..], &[]] {
        let (ran, page) = audited(folder, decided);
        assert!(ran.status == 1 && ran.out.contains(said) && page.contains(said), "{}{page}", ran.out);
    }
    let other = tempfile::tempdir().unwrap();
    let alone = ["audit", &sample("games/19x19.sgf"), &sample("count/fill.jpg"), "--report", "alone.html"];
    for decided in [&ruling[..], &[]] {
        let ran = kifuscribe_in(other.path(), &[&alone[..], decided].concat());
        assert!(ran.status == 1 && ran.out.contains(said), "{}", ran.out);
        let next = "Next step: confirm what the referee decided, or withdraw the decision";
        assert!(ran.out.contains(next) && !ran.out.contains("both players accept"), "{}", ran.out);
    }
}

#[test]
fn the_reasons_of_a_decision_are_no_ground_of_a_count() {
    let folder = sampled();
    let standing = ["--komi", "9", "--ruling", "referee-decided", "--result", "W+R", "--by", "A. Referee"];
    let (ran, _) = audited(folder.path(), &[&standing[..], &["--reasons", "Black went home."]].concat());
    let (first, rest) = ran.out.split_once('\n').unwrap();
    assert!(!first.contains("Black went home.") && rest.contains("Black went home."), "{}", ran.out);
}

#[test]
fn both_flags_down_leave_the_end_open_where_no_rule_has_an_article_on_blitz() {
    let folder = sampled();
    note(folder.path(), &["flag-claim", "black", "--own-down", "--blitz"]);
    let (ran, _) = audited(folder.path(), &[]);
    assert!(!ran.out.starts_with("agrees:") && ran.out.contains("about the game leaves open"), "{}", ran.out);
    // Nothing is counted while it stands.
    let next = "Next step: either the referee decides, or take the note back, if it does not hold";
    assert!(ran.out.contains(next), "{}", ran.out);
}

#[test]
fn a_result_under_appeal_is_not_called_final() {
    let folder = confirmed();
    let folder = folder.path();
    note(folder, &["appeal", "white", "committee", "21:00", "--by", "A. Referee"]);
    let refused = result(folder, &[&["confirm", "W+9"], &BY_REFEREE[..]].concat());
    let said = "the result B+11 is confirmed, and under appeal; to uphold it, reject the appeal with the same result";
    assert!(refused.status == 2 && refused.err.contains(said), "{}", refused.err);
}

#[test]
fn a_note_after_the_confirmation_is_for_information_only() {
    let folder = confirmed();
    let folder = folder.path();
    note(folder, &["flag-claim", "white"]);
    let (_, page) = audited(folder, &[]);
    assert!(page.contains("Note after the confirmation") && !page.contains("Settled with"), "{page}");
}

#[test]
fn a_protest_that_was_ticked_and_is_taken_back_is_said_to_be() {
    let folder = sampled();
    let folder = folder.path();
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    let protest = ["--protest", "white", "--protest-why"];
    let confirm = |why: &[&str]| result(folder, &[&["confirm", "B+11", "--both-agree"], &protest[..], why].concat());
    // Without why, nothing is done.
    for refused in [confirm(&[]), confirm(&[" "]), result(folder, &["confirm", "B+11", "--both-agree", "--protest"])] {
        assert_eq!(refused.status, 2, "{}", refused.err);
    }
    let confirmed = confirm(&["the clock"]);
    assert!(confirmed.status == 0 && confirmed.out.contains("\"reasons\": \"the clock\""), "{}", confirmed.out);
    note(folder, &["taken-back", "1", "--by", "A. Referee", "--text", "settled"]);
    let taken_back = result(folder, &[]);
    assert!(taken_back.out.contains("\"protest\": false"), "{}", taken_back.out);
    let (_, page) = audited(folder, &[]);
    assert!(page.contains("the clock. It was taken back and counts no longer."), "{page}");
}

#[test]
fn a_withdrawal_takes_back_the_confirmation_and_leaves_what_was_accepted_on_the_count() {
    let folder = sampled();
    let folder = folder.path();
    assert_eq!(audited(folder, &["--ruling", "computed-accepted", "--by", "A. Referee"]).0.status, 0);
    assert_eq!(result(folder, &["confirm", "B+11", "--both-agree"]).status, 0);
    let withdraw = ["correct", "game.session", "withdraw", "--by", "B. Referee", "--reasons", "A stone was found."];
    let withdrawn = kifuscribe_in(folder, &withdraw);
    let stands = "Decided, and not confirmed yet: ";
    assert!(
        withdrawn.err.contains(stands) && withdrawn.err.contains("accept the computed result"),
        "{}",
        withdrawn.err
    );
    let said = result(folder, &[]).err;
    let what = "what was withdrawn: ";
    assert!(said.contains(what) && said.contains("confirmed by both players"), "{said}");
    assert!(kifuscribe_in(folder, &withdraw).err.contains("No result stands now"));
    let said = result(folder, &[]).err;
    assert_eq!(said.matches(what).count(), 2, "each act has a line of its own: {said}");
}

#[test]
fn a_decision_that_the_players_confirm_later_stays_that_of_who_decided_it() {
    let folder = sampled();
    let folder = folder.path();
    for (decided, by) in [("B+3", "A. Referee"), ("W+1", "Committee")] {
        let ruling = ["--ruling", "referee-decided", "--result", decided, "--by", by, "--reasons", "So."];
        assert!(audited(folder, &ruling).0.status <= 1);
    }
    assert_eq!(result(folder, &["confirm", "W+1", "--both-agree", "--by", "A. Referee"]).status, 0);
    let json = result_json(folder);
    assert_eq!((json["method"].as_str(), json["by"].as_str()), (Some("decision"), Some("Committee")), "{json}");
    let overruled = &json["overruled"][0];
    assert_eq!((overruled["by"].as_str(), overruled["ended_by"].as_str()), (Some("A. Referee"), Some("Committee")));
    let csv = folder.join("game.session/result.csv");
    assert!(std::fs::read_to_string(&csv).unwrap().contains(",confirmed,Committee,true"));
    // The files of an earlier version, which named who wrote it down, are not taken for changed ones.
    for name in ["result.json", "result.csv"] {
        let path = folder.join("game.session").join(name);
        let text = std::fs::read_to_string(&path).unwrap();
        let [json, csv] = ["\n  \"by\": \"Committee\"", ",confirmed,Committee,"];
        let earlier = text.replacen(json, "\n  \"by\": \"A. Referee\"", 1).replace(csv, ",confirmed,A. Referee,");
        assert_ne!(earlier, text);
        std::fs::write(&path, earlier).unwrap();
    }
    assert!(!result(folder, &[]).err.contains("written again"));
}

#[test]
fn a_decision_that_is_not_confirmed_is_the_result_above_every_claim() {
    let folder = sampled();
    let folder = folder.path();
    let ruling = ["--ruling", "referee-decided", "--result", "W+1", "--by", "Anna", "--reasons", "A bowl was short."];
    assert!(audited(folder, &ruling).0.status <= 1);
    let is_decided = || {
        let said = result(folder, &[]);
        let json: Value = serde_json::from_str(&said.out).unwrap();
        let fields =
            ["result", "status", "by", "method"].map(|name| json[name].as_str().unwrap_or_default().to_owned());
        assert_eq!(fields, ["W+1", "decided", "Anna", "decision"], "{json}");
        assert!(said.status == 1 && said.err.contains("Decided, and not confirmed yet: "), "{}", said.err);
        (json, said.err)
    };
    is_decided();
    // Black's claim, which two people write down, is one: what became of it is said once.
    for by in [&[][..], &["--by", "A. Referee"]] {
        let claimed = result(folder, &[&["claim", "B+11", "--by-black", "Ito"][..], by].concat());
        assert!(claimed.status <= 1, "{}", claimed.err);
    }
    let (json, said) = is_decided();
    assert_eq!((said.matches("claimed by Black").count(), said.matches("Open claim: ").count()), (1, 1), "{said}");
    let claims = json["claims"].as_array().unwrap();
    assert!(claims.len() == 1 && claims[0]["state"] == "open", "{json}");
    let (status, line) = archived(folder);
    assert!(status == "decided" && line.contains("W+1 (decided by the referee, not confirmed)"), "{status} {line}");
    assert_eq!(kifuscribe_in(folder, &["seal", "game.session"]).status, 0);
    let sealed = kifuscribe_in(folder, &["seal", "game.session"]);
    assert!(sealed.err.contains("Decided, and not confirmed yet: "), "{}", sealed.err);
    assert!(!sealed.err.contains("(claimed)"), "{}", sealed.err);
}

/// How far the game's result has come in an archive to which it is added now, in JSON and in words.
fn archived(folder: &Path) -> (String, String) {
    let add = ["archive", "add", "game.session", "--archive", "games.sqlite"];
    assert_eq!(kifuscribe_in(folder, &add).status, 0);
    let find =
        |more: &[&str]| kifuscribe_in(folder, &[&["archive", "find", "--archive", "games.sqlite"], more].concat()).out;
    let json: Value = serde_json::from_str(find(&["--json"]).lines().next().unwrap()).unwrap();
    (json["result_status"].as_str().unwrap().to_owned(), find(&[]))
}

#[test]
fn what_is_under_appeal_or_does_not_stand_is_called_so_in_the_record_and_the_archive() {
    let folder = confirmed();
    let folder = folder.path();
    let record = || std::fs::read_to_string(folder.join("game.sgf")).unwrap();
    let kifu = |page: &str| {
        assert_eq!(kifuscribe_in(folder, &["export", "game.session", "-o", page]).status, 0);
        std::fs::read_to_string(folder.join(page)).unwrap()
    };
    let (confirmed, line) = archived(folder);
    assert!(confirmed == "confirmed" && line.contains("B+11 (confirmed)"), "{confirmed} {line}");
    note(folder, &["appeal", "white", "committee", "21:00", "--by", "A. Referee"]);
    let (appealed, line) = archived(folder);
    assert!(appealed == "under-appeal" && line.contains("B+11 (confirmed, under appeal)"), "{appealed} {line}");
    let said = "The result B+11 is confirmed and under appeal\\: it is not final.";
    assert!(record().contains(said), "{}", record());
    assert!(kifu("appealed.html").contains("under appeal: it is not final"));
    note(folder, &["penalty", "black", "4", "--by", "A. Referee"]);
    let (outdated, line) = archived(folder);
    assert!(outdated == "outdated" && line.contains("B+11 (confirmed, does not stand any more)"), "{outdated} {line}");
    assert!(kifu("outdated.html").contains("it does not stand on this record"));
}

#[test]
fn a_player_resigns_alone_at_any_time_and_the_winner_only_claims_it() {
    for (loser, agreed) in [("White", &["--by-white", "Novak"][..]), ("White", &["--by", "novak"])] {
        let folder = named("Ing");
        let folder = folder.path();
        assert_eq!(result(folder, &["claim", "W+T", "--by-white", "Novak"]).status, 1);
        let claimed = result(folder, &["confirm", "B+R", "--by-black", "Ito"]);
        assert!(claimed.status == 1 && claimed.err.contains("Black claims B+R"), "{}", claimed.err);
        let resigned = result(folder, &[&["confirm", "B+R"], agreed].concat());
        // The winner has said so before: then both have.
        assert!(resigned.status == 0 && history(folder).contains("confirmed by both players"), "{}", resigned.err);
        let folder = named("Ing");
        let folder = folder.path();
        note(folder, &["adjourned", "black", "envelope", "10:00"]);
        let resigned = result(folder, &[&["confirm", "B+R"], agreed].concat());
        assert_eq!(resigned.status, 0, "{}", resigned.err);
        let said = history(folder);
        assert!(said.contains(&format!("wins by resignation, {loser} resigned.")), "{said}");
        let json = result_json(folder);
        let known = [&json["result"], &json["status"], &json["method"]].map(|value| value.as_str().unwrap().to_owned());
        assert_eq!(known, ["B+R", "confirmed", "resignation"]);
        let record = std::fs::read_to_string(folder.join("game.sgf")).unwrap();
        assert!(record.contains("RE[B+R]"), "{record}");
        // It is no word that the loser alone takes back.
        let withdraw = ["correct", "game.session", "withdraw", "--by", "Novak", "--reasons", "I see now."];
        refused(&kifuscribe_in(folder, &withdraw), "Novak is a player of this game");
    }
}

#[test]
fn a_ruling_on_a_fill_that_agrees_names_what_was_computed() {
    for way in ["referee-decided", "stone-found", "counted-again"] {
        let folder = sampled();
        let folder = folder.path();
        assert_eq!(audited(folder, &[&["--ruling", way], &BY_REFEREE[..]].concat()).0.status, 0);
        let said = result(folder, &[]).err;
        assert!(said.contains("Decided, and not confirmed yet: ") && said.contains("wins by 11"), "{way}: {said}");
        assert_eq!(result(folder, &["confirm", "B+11", "--both-agree"]).status, 0);
    }
}

#[test]
fn a_decision_beside_another_claim_names_its_result() {
    let folder = sampled();
    let folder = folder.path();
    let decided = [&["--ruling", "referee-decided", "--claimed", "W+1"], &BY_REFEREE[..]].concat();
    refused(&audited(folder, &decided).0, "name the result that was decided (--result RESULT)");
    assert!(!history(folder).contains("Decided by"), "nothing is written");
    audited(folder, &[&decided[..], &["--result", "W+1"]].concat());
    let said = result(folder, &[]).err;
    assert!(said.contains("Decided, and not confirmed yet: ") && said.contains("White"), "{said}");
}

#[test]
fn a_name_of_several_lines_is_refused_on_every_act() {
    let folder = named("Ing");
    let folder = folder.path();
    let said = "has the end of a line or another control character in it; give the name in one line";
    for name in ["A. Referee\nB+R confirmed", "A.\u{7}Referee", "A.\tReferee", "A.\u{2028}Referee"] {
        refused(&incident(folder, &["remark", "--text", "late", "--by", name]), said);
        refused(&result(folder, &["claim", "B+3", "--by-black", name]), said);
        refused(&result(folder, &["confirm", "B+3", "--by", name, "--reasons", "So."]), said);
        let put = ["correct", "game.session", "extra", "2", "--by", name];
        refused(&kifuscribe_in(folder, &put), said);
    }
}
