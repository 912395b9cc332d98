//! Who agrees to a result, who decides it, and what then holds: what is given is refused, or kept as it was given, and every paper
//! says the same of it.

use std::fs;
use std::path::Path;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_formats::sgf;

use crate::referee::recording_of;
use crate::results::{counted, recorded};
use crate::run::{Ran, kifuscribe_in};

/// The recording of Hua Luogeng against Noether Emmy whose count came to B+11.
fn game() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    counted(folder.path(), "B+11");
    folder
}

pub(crate) fn result(folder: &Path, args: &[&str]) -> Ran {
    kifuscribe_in(folder, &[&["result", "game.session"], args].concat())
}

pub(crate) fn history(folder: &Path) -> String {
    kifuscribe_in(folder, &["correct", "game.session", "history"]).out
}

#[test]
fn a_name_that_is_not_the_players_confirms_nothing() {
    let folder = game();
    let is_written = || folder.path().join("game.session/result.json").exists();
    let nobody = "is Hua Luogeng in this game, not Foo: give the player's name, or leave it out";
    for (named, said) in [
        (&["--by-black", "Foo", "--by-white", "Foo"][..], nobody),
        (&["--by-black", "Foo"], nobody),
        (
            &["--by-black", "Noether Emmy", "--by-white", "Hua Luogeng"],
            "Noether Emmy is the name of White, and was given",
        ),
        (&["--both-agree", "--by-white", "Hua Luogeng"], "Hua Luogeng is the name of Black, and was given for White"),
        (&["--by-black", "Foo", "--by", "A. Referee", "--reasons", "The clock."], nobody),
    ] {
        let refused = result(folder.path(), &[&["confirm", "B+11"], named].concat());
        assert_eq!((refused.status, refused.out.as_str(), is_written()), (2, "", false), "{named:?}: {}", refused.err);
        assert!(refused.err.contains(said), "{}", refused.err);
    }
    let claimed = result(folder.path(), &["claim", "B+11", "--by-white", "Foo"]);
    assert!(claimed.status == 2 && claimed.err.contains("White is Noether Emmy in this game"), "{}", claimed.err);
    // The same name in another spelling is the player's.
    let named = ["confirm", "B+11", "--by-black", "luogeng HUA", "--by-white", "Emmy Noether"];
    assert_eq!((result(folder.path(), &named).status, is_written()), (0, true));
}

#[test]
fn what_the_referee_decides_and_both_players_agree_to_is_said_to_be_both() {
    let folder = game();
    // Against the count players alone confirm nothing; who decides it with them gives name and reasons.
    let refused = result(folder.path(), &["confirm", "W+5", "--both-agree"]);
    assert!(refused.status == 2 && refused.err.contains("(--by NAME --reasons TEXT)"), "{}", refused.err);
    let refused = result(folder.path(), &["confirm", "B+11", "--both-agree", "--reasons", "A bowl was short."]);
    assert!(refused.status == 2 && refused.err.contains("say who decides"), "{}", refused.err);
    let decided = ["confirm", "W+5", "--both-agree", "--by", "A. Referee", "--reasons", "A bowl was short."];
    let done = result(folder.path(), &decided);
    assert_eq!(done.status, 0, "{}", done.err);
    assert!(done.out.contains("\"method\": \"decision\""), "{}", done.out);
    let history = history(folder.path());
    assert!(history.contains("Decided by A. Referee; both players agree. White"), "{history}");
    assert_eq!(history.matches("wins by 5").count(), 1, "it is one act: {history}");
    // It is one act, taken back as one.
    let withdraw = ["correct", "game.session", "withdraw", "--by", "A. Referee", "--reasons", "The wrong table."];
    assert_eq!(kifuscribe_in(folder.path(), &withdraw).status, 0);
    // What is decided again holds, and is not said to be withdrawn alone.
    assert_eq!(result(folder.path(), &decided).status, 0);
    let again = result(folder.path(), &[]);
    assert!(
        again.err.contains("decided or confirmed again by A. Referee, ") && again.err.contains(", and holds."),
        "{}",
        again.err
    );
    let json: serde_json::Value = serde_json::from_str(&again.out).unwrap();
    assert_eq!(
        (json["withdrawals"][0]["state"].as_str(), json["status"].as_str()),
        (Some("made-again"), Some("confirmed"))
    );
    assert_eq!(kifuscribe_in(folder.path(), &withdraw).status, 0);
    assert_eq!(result(folder.path(), &["confirm", "B+11", "--both-agree"]).status, 0, "nothing is decided any more");
    let journal = fs::read_to_string(folder.path().join("game.session/journal.jsonl")).unwrap();
    let ruling = journal.lines().find(|line| line.contains("referee-decided")).unwrap();
    assert!(ruling.contains("Hua Luogeng") && ruling.contains("Noether Emmy"), "{ruling}");
}

#[test]
fn what_was_overruled_withdrawn_answered_or_is_open_is_said_beside_the_result() {
    let folder = game();
    let said = || result(folder.path(), &[]).err;
    let run = |args: &[&str]| {
        let ran = kifuscribe_in(folder.path(), args);
        assert!(ran.status <= 1, "{args:?}: {}", ran.err);
        ran
    };
    let by = ["--by", "A. Referee"];
    run(&["result", "game.session", "claim", "B+R", "--by-black", "Hua Luogeng"]);
    assert_eq!(said(), "", "one claim alone is the result that is shown");
    run(&["result", "game.session", "claim", "W+5", "--by-white", "Noether Emmy"]);
    let open = said();
    assert!(open.contains("Open claim: ") && open.contains("Black wins by resignation, claimed by Black"), "{open}");
    for player in ["black", "white"] {
        run(&[&["incident", "game.session", "appeal", player, "committee", "21:00"], &by[..]].concat());
    }
    let decide = ["result", "game.session", "confirm", "W+5", "--by", "A. Referee", "--reasons", "A stone was found."];
    let decided = run(&[&decide[..], &["--appeal", "1", "--appeal", "2"]].concat());
    assert_eq!(decided.status, 0, "{}", decided.err);
    let text = said();
    assert!(text.contains("Appeal decided: no. 1: ") && text.contains("Appeal decided: no. 2: "), "{text}");
    let written = fs::read_to_string(folder.path().join("game.session/result.json")).unwrap();
    let json: serde_json::Value = serde_json::from_str(&written).unwrap();
    let claim = &json["claims"][0];
    assert_eq!(
        [&claim["what"], &claim["result"], &claim["player"], &claim["state"]],
        ["claim", "B+R", "black", "overruled"]
    );
    assert_eq!((claim["by"].as_str(), claim["ended_by"].as_str()), (Some("Hua Luogeng"), Some("A. Referee")));
    let appeal = &json["appeals"][1];
    let said_of_it = [&appeal["player"], &appeal["level"], &appeal["state"], &appeal["decided_by"]];
    assert_eq!(said_of_it, ["white", "committee", "decided", "A. Referee"], "{written}");
    assert!(json["withdrawals"].is_null() && json["overruled"].is_null(), "{written}");
    let overruled =
        "Black wins by resignation, claimed by Black; White has not confirmed it. (Hua Luogeng) Another result was";
    assert!(text.contains("Overruled: ") && text.contains(overruled) && !text.contains("Open claim"), "{text}");
    assert!(history(folder.path()).contains("Appeals answered: no. 1"), "{}", history(folder.path()));
    run(&["correct", "game.session", "withdraw", "--by", "B. Referee", "--reasons", "The wrong table."]);
    let text = said();
    let withdrawn = "B. Referee: The wrong table. - what was withdrawn: ";
    assert!(text.contains("Withdrawn: ") && text.contains(withdrawn), "{text}");
    assert!(text.contains("Decided by A. Referee; White agrees. White wins by 5. Appeals answered: no. 1"), "{text}");
    assert!(
        text.contains("Open appeal: no. 2: ") && text.contains("Open claim: "),
        "what it answered is open again: {text}"
    );
}

#[test]
fn a_player_decides_nothing_and_is_told_what_to_do() {
    let folder = game();
    let is_written = || folder.path().join("game.session/result.json").exists();
    let refused = |args: &[&str]| {
        let ran = kifuscribe_in(folder.path(), args);
        let name = args.iter().skip_while(|&&arg| arg != "--by").nth(1).unwrap();
        let said = format!("{name} is a player of this game: ");
        assert!(ran.status == 2 && ran.err.contains(&said) && ran.err.contains("(--by NAME)"), "{args:?}: {}", ran.err);
        ran
    };
    let confirm = ["result", "game.session", "confirm"];
    refused(&[&confirm[..], &["W+5", "--by", "Noether Emmy", "--reasons", "I win."]].concat());
    refused(&[&confirm[..], &["B+11", "--by", "luogeng HUA", "--reasons", "As counted."]].concat());
    refused(&[&confirm[..], &["W+5", "--both-agree", "--by", "Hua Luogeng", "--reasons", "We agree."]].concat());
    refused(&[&confirm[..], &["W+5", "--by", "Hua Luogeng / Noether Emmy", "--reasons", "We agree."]].concat());
    let ruling = ["audit", "game.sgf", "fill.jpg", "--session", "game.session", "--ruling"];
    let reasons = ["--by", "Noether Emmy", "--reasons", "Mine."];
    refused(&[&ruling[..], &["referee-decided", "--result", "W+5"], &reasons[..]].concat());
    refused(&[&ruling[..], &["computed-accepted"], &reasons[..2]].concat());
    let appeal = ["incident", "game.session", "appeal", "white", "committee", "21:00", "--by", "A. Referee"];
    assert!(kifuscribe_in(folder.path(), &appeal).status <= 1);
    refused(&[&confirm[..], &["W+5", "--appeal", "1"], &reasons[..]].concat());
    assert!(!is_written() && result(folder.path(), &[]).status == 1, "nothing was noted");
    // A player takes his own claim back, and nothing that others have said.
    let withdraw = |by| ["correct", "game.session", "withdraw", "--by", by, "--reasons", "Misread."];
    assert_eq!(result(folder.path(), &["claim", "W+5", "--by-white", "Noether Emmy"]).status, 1);
    refused(&withdraw("Hua Luogeng"));
    assert_eq!(kifuscribe_in(folder.path(), &withdraw("Noether Emmy")).status, 0);
    let decided = ["confirm", "B+11", "--by", "A. Referee", "--reasons", "As counted."];
    assert_eq!(result(folder.path(), &decided).status, 0);
    refused(&withdraw("Noether Emmy"));
    assert!(is_written());
}

#[test]
fn a_game_without_result_is_called_so_and_not_void() {
    let folder = game();
    let decided = ["confirm", "no-result", "--by", "A. Referee", "--reasons", "A triple ko."];
    let done = result(folder.path(), &decided);
    assert_eq!(done.status, 0, "{}", done.err);
    assert!(done.out.contains("\"method\": \"no-result\""), "{}", done.out);
    let sgf = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    assert!(sgf.contains("RE[Void]") && sgf.contains("GC[Result: no result]"), "{sgf}");
    assert!(
        history(folder.path()).contains("Decided by A. Referee. No result. A triple ko.\n"),
        "{}",
        history(folder.path())
    );
}

/// The recording of the sample game, whose finished fill comes to B+11.
pub(crate) fn sampled() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    sampled_with(folder.path(), "Ing");
    folder
}

/// Records the sample game in a folder, by these rules.
pub(crate) fn sampled_with(folder: &Path, rules: &str) {
    let record = sgf::read(&fs::read(sample("games/19x19.sgf")).unwrap()).unwrap().record;
    let moves: Vec<_> = record.moves.iter().zip(1..).map(|(m, second)| (m.color, m.point, second)).collect();
    recording_of(folder, record.size, rules, &moves);
    fs::write(folder.join("game.sgf"), "").unwrap();
}

pub(crate) fn sample(name: &str) -> String {
    format!("{}/samples/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// What the audit of that fill says, and the first page of its report.
pub(crate) fn audited(folder: &Path, more: &[&str]) -> (Ran, String) {
    let (game, fill) = (sample("games/19x19.sgf"), sample("count/fill.jpg"));
    let audit = ["audit", &game, &fill, "--session", "game.session", "--report", "report.html"];
    let ran = kifuscribe_in(folder, &[&audit[..], more].concat());
    let page = fs::read_to_string(folder.join("report.html")).unwrap_or_default();
    (ran, page.split("</section>").next().unwrap_or_default().to_owned())
}

pub(crate) fn note(folder: &Path, args: &[&str]) {
    let noted = kifuscribe_in(folder, &[&["incident", "game.session"], args].concat());
    assert!(noted.status <= 1, "{args:?}: {}", noted.err);
}

pub(crate) const BY_REFEREE: [&str; 4] = ["--by", "A. Referee", "--reasons", "It was looked into."];

#[test]
fn a_note_that_leaves_the_end_open_is_asked_about_and_named_until_it_is_settled() {
    for noted in [
        &["displaced", "--disputed"][..],
        &["late", "--black", "31", "--white", "0", "--allowance", "60"],
        &["flag-claim", "white"],
        &["adjourned", "black", "envelope", "10:00"],
    ] {
        let folder = sampled();
        let folder = folder.path();
        assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
        note(folder, noted);
        let refused = result(folder, &["confirm", "B+11", "--both-agree"]);
        let said = "note 1 decides the game, or leaves open how it ends: ";
        assert!(refused.status == 2 && refused.err.contains(said), "{noted:?}: {}", refused.err);
        assert!(refused.err.contains("(--by NAME --reasons TEXT)"), "{}", refused.err);
        let refused = audited(folder, &["--ruling", "confirmed", "--both-agree", "--result", "B+11"]).0;
        assert!(refused.status == 2 && refused.err.contains(said), "{noted:?}: {}", refused.err);
        let (open, page) = audited(folder, &[]);
        let matches =
            "cannot tell: The fill matches this record and these settings, which give B+11; it is not certified";
        assert!(open.out.starts_with(matches), "{noted:?}: {}", open.out);
        for said in ["Note that stands", "no. 1: ", "note 1 about the game stands", "the players sign nothing before"] {
            assert!(page.contains(said), "{noted:?} {said}: {page}");
        }
        let decided = result(folder, &[&["confirm", "B+11"], &BY_REFEREE[..]].concat());
        assert_eq!(decided.status, 0, "{noted:?}: {}", decided.err);
        let (settled, page) = audited(folder, &[]);
        assert!(settled.out.starts_with("agrees:"), "{}", settled.out);
        for said in ["Note settled", "no. 1: ", "Decided by A. Referee"] {
            assert!(page.contains(said), "{noted:?} {said}: {page}");
        }
    }
}

#[test]
fn players_agree_to_what_a_note_decides_and_to_a_resignation() {
    for (noted, agreed) in [
        (&["flag-claim", "white"][..], "W+T"),
        (&["flag-claim", "white"], "W+R"),
        (&["displaced", "--disputed"], "B+R"),
        (&["adjourned", "black", "envelope", "10:00"], "W+R"),
    ] {
        let folder = game();
        note(folder.path(), noted);
        let other = if agreed == "B+R" { "B+12" } else { "B+T" };
        let refused = result(folder.path(), &["confirm", other, "--both-agree"]);
        assert!(refused.status == 2 && refused.err.contains("note 1 decides"), "{noted:?}: {}", refused.err);
        // The count said otherwise: a resignation after it is asked about.
        let claimed = result(folder.path(), &["claim", agreed, "--by-black", "Hua Luogeng"]);
        assert!(claimed.status <= 1, "{}", claimed.err);
    }
    let folder = tempfile::tempdir().unwrap();
    let moves = [(Color::Black, Some(Point::new(4, 4)), 30), (Color::White, Some(Point::new(2, 6)), 90)];
    recording_of(folder.path(), BoardSize::NINE, "Japanese", &moves);
    fs::write(folder.path().join("game.sgf"), "").unwrap();
    note(folder.path(), &["warning", "white"]);
    note(folder.path(), &["warning", "white"]);
    let refused = result(folder.path(), &["confirm", "W+2.5", "--both-agree"]);
    assert!(refused.status == 2 && refused.err.contains("note 2 decides"), "{}", refused.err);
    assert_eq!(result(folder.path(), &["confirm", "B+F", "--both-agree"]).status, 0);
}

#[test]
fn a_repetition_by_the_russian_code_is_open_until_the_referee_rules() {
    let recorded = || {
        let folder = tempfile::tempdir().unwrap();
        let moves = [(Color::Black, Some(Point::new(4, 4)), 30), (Color::White, Some(Point::new(2, 6)), 90)];
        recording_of(folder.path(), BoardSize::NINE, "Japanese", &moves);
        fs::write(folder.path().join("game.sgf"), "").unwrap();
        folder
    };
    let folder = recorded();
    let refused = result(folder.path(), &["confirm", "no-result", "--both-agree"]);
    let open = "a game without result is open until the referee rules (RGF 16.8, 20.2)";
    assert!(refused.status == 2 && refused.err.contains(open), "{}", refused.err);
    for breach in ["both-lose", "W+illegal-move"] {
        let refused = result(folder.path(), &["confirm", breach, "--both-agree"]);
        let said = "this result is given by the referee, and not by the players";
        assert!(refused.status == 2 && refused.err.contains(said), "{breach}: {}", refused.err);
    }
    note(folder.path(), &["repetition"]);
    for result_of_players in ["no-result", "0", "B+3"] {
        let refused = result(folder.path(), &["confirm", result_of_players, "--both-agree"]);
        assert!(refused.status == 2 && refused.err.contains("note 1 decides"), "{}", refused.err);
    }
    let ruled = result(folder.path(), &[&["confirm", "0"], &BY_REFEREE[..]].concat());
    assert_eq!(ruled.status, 0, "{}", ruled.err);
}

#[test]
fn what_the_referee_alone_gives_is_no_word_of_the_players() {
    for given in ["W+adjudicated", "B+disqualified", "void", "technical-draw", "both-lose", "no-result"] {
        let folder = game();
        let refused = result(folder.path(), &["confirm", given, "--both-agree"]);
        let said = "this result is given by the referee, and not by the players";
        assert!(refused.status == 2 && refused.err.contains(said), "{given}: {}", refused.err);
        let decided = result(folder.path(), &[&["confirm", given, "--both-agree"], &BY_REFEREE[..]].concat());
        assert_eq!(decided.status, 0, "{given}: {}", decided.err);
    }
}

#[test]
fn a_player_takes_back_only_an_own_note() {
    let folder = game();
    let folder = folder.path();
    let by = ["--by", "A. Referee"];
    note(folder, &[&["penalty", "white", "4"], &by[..]].concat());
    note(folder, &[&["protest", "black"], &by[..]].concat());
    note(folder, &[&["appeal", "black", "committee", "21:00"], &by[..]].concat());
    let back = |number, by| {
        let taken = ["incident", "game.session", "taken-back", number, "--by", by, "--text", "no"];
        kifuscribe_in(folder, &taken)
    };
    for number in ["1", "2", "3"] {
        let refused = back(number, "Emmy Noether");
        let said = format!("and note {number} is not this player's");
        assert!(refused.status == 2 && refused.err.contains(&said), "{}", refused.err);
    }
    assert_eq!(back("1", "Hua Luogeng").status, 2, "a penalty is the referee's");
    assert!(
        [back("2", "Hua Luogeng"), back("3", "Hua Luogeng"), back("1", "A. Referee")].iter().all(|r| r.status <= 1)
    );
}

#[test]
fn what_is_under_appeal_is_not_final_and_a_rejected_appeal_leaves_it_standing() {
    for decided in [&["--by", "Chief R", "--reasons", "As counted."][..], &["--both-agree"]] {
        let folder = sampled();
        let folder = folder.path();
        assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
        assert_eq!(result(folder, &[&["confirm", "B+11"], decided].concat()).status, 0);
        let (_, page) = audited(folder, &[]);
        assert!(page.contains("The result is final."), "{page}");
        note(folder, &["appeal", "white", "committee", "21:00", "--by", "A. Referee"]);
        let (_, page) = audited(folder, &[]);
        assert!(page.contains("Open appeal") && !page.contains("final."), "{page}");
        let before = fs::read_to_string(folder.join("game.session/result.json")).unwrap();
        // Another result is refused, the same one upheld: nothing is withdrawn.
        let committee = ["--by", "Committee", "--reasons", "Nothing was wrong.", "--appeal", "1"];
        assert_eq!(result(folder, &[&["confirm", "W+1"], &committee[..]].concat()).status, 2);
        let upheld = result(folder, &[&["confirm", "B+11"], &committee[..]].concat());
        assert_eq!(upheld.status, 0, "{}", upheld.err);
        let without_appeals = |text: &str| {
            let mut json: serde_json::Value = serde_json::from_str(text).unwrap();
            let appeals = json.as_object_mut().unwrap().remove("appeals").unwrap();
            (json, appeals[0]["state"].as_str().unwrap().to_owned())
        };
        let after = fs::read_to_string(folder.join("game.session/result.json")).unwrap();
        let [(before, was), (after, is)] = [before.as_str(), &after].map(without_appeals);
        assert_eq!([was.as_str(), &is], ["open", "decided"]);
        assert_eq!(after, before, "the result stays");
        let said = "Rejected by Committee, ";
        let stands = ": Nothing was wrong. The result is upheld.";
        assert!(upheld.err.contains(said) && upheld.err.contains(stands), "{}", upheld.err);
        let (_, page) = audited(folder, &[]);
        assert!(page.contains(said) && page.contains(stands) && page.contains("The result is final."), "{page}");
        assert!(!page.contains("Withdrawn") && !page.contains("Open appeal"), "{page}");
        // The next level may reject the next one.
        note(folder, &["appeal", "white", "federation", "22:00", "--by", "A. Referee"]);
        let federation = ["--by", "Federation", "--reasons", "as before"];
        let again = result(folder, &[&["confirm", "B+11"], &federation[..]].concat());
        assert_eq!(again.status, 0, "{}", again.err);
        assert!(again.err.contains(": As before. The result is upheld."), "{}", again.err);
        let told = history(folder);
        let line = told.lines().find(|line| line.contains("Decided by Federation")).unwrap_or_default();
        assert!(line.contains("Appeals answered: no. ") && line.contains(" As before. The result stands: "), "{told}");
        assert_eq!(result(folder, &[&["confirm", "B+11"], &federation[..]].concat()).status, 2, "none is open");
    }
}

#[test]
fn a_page_names_who_decided_and_calls_no_decision_a_claim() {
    let folder = sampled();
    let folder = folder.path();
    let agreed = ["confirm", "W+1", "--by-black", "Ada", "--by", "Committee", "--reasons", "A bowl was short."];
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    assert_eq!(result(folder, &agreed).status, 0);
    let (ran, page) = audited(folder, &[]);
    assert!(ran.out.starts_with("the fill is right, the referee decided another result: "), "{}", ran.out);
    for said in ["decided by Committee", "Decided by Committee on ", "Black agrees; White did not confirm it."] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!page.to_lowercase().contains("the claim is not") && !page.contains("The players did not"), "{page}");
}

#[test]
fn a_referees_decision_is_said_once_and_by_name_on_every_face() {
    let folder = sampled();
    let folder = folder.path();
    assert_eq!(result(folder, &["confirm", "W+1", "--by", "Committee", "--reasons", "a bowl was short"]).status, 0);
    let told = history(folder);
    let lines: Vec<&str> = told.lines().filter(|line| line.contains("wins by 1")).collect();
    assert!(matches!(&lines[..], [line] if line.contains("Decided by Committee. ")), "{told}");
    assert!(told.contains(" A bowl was short."), "{told}");
    let (ran, page) = audited(folder, &[]);
    assert!(ran.out.contains(": Decided by Committee. W+1. A bowl was short."), "{}", ran.out);
    let (json, _) = audited(folder, &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let ways: Vec<&str> = json["rulings"].as_array().unwrap().iter().filter_map(|r| r["way"].as_str()).collect();
    assert_eq!(ways, ["referee-decided"], "{json}");
    for text in [&told, &ran.out, &page] {
        assert!(!text.contains("which players agreed was not written down"), "{text}");
    }
}

#[test]
fn a_draw_is_called_a_draw() {
    let folder = sampled();
    let folder = folder.path();
    let drawn = ["confirm", "0", "--by", "Committee", "--reasons", "Both agree to a draw."];
    assert_eq!(result(folder, &drawn).status, 0);
    let (ran, page) = audited(folder, &[]);
    assert!(ran.out.contains(": Decided by Committee. A draw. "), "{}", ran.out);
    assert!(page.contains("A draw."), "{page}");
}

#[test]
fn a_player_who_said_so_before_agrees_to_what_is_decided() {
    let folder = game();
    assert_eq!(result(folder.path(), &["confirm", "B+11", "--by-white", "Noether Emmy"]).status, 1);
    let left = ["confirm", "B+11", "--by", "A. Referee", "--reasons", "Black left."];
    assert_eq!(result(folder.path(), &left).status, 0);
    let history = history(folder.path());
    assert!(history.contains("Decided by A. Referee; White agrees. "), "{history}");
}

#[test]
fn a_result_that_does_not_stand_on_the_record_is_confirmed_anew() {
    let folder = sampled();
    let folder = folder.path();
    assert!(audited(folder, &[]).0.out.starts_with("agrees:"));
    assert_eq!(result(folder, &["confirm", "B+11", "--both-agree"]).status, 0);
    note(folder, &["penalty", "black", "4", "--by", "A. Referee"]);
    let (_, page) = audited(folder, &["--penalty-black", "0", "--by", "A. Referee", "--reasons", "No penalty."]);
    assert!(page.contains("it does not stand on this record") && !page.contains("The result is final."), "{page}");
    assert_eq!(result(folder, &[]).status, 1);
    let anew = result(folder, &[&["confirm", "B+11"], &BY_REFEREE[..]].concat());
    assert_eq!(anew.status, 0, "{}", anew.err);
    assert!(result(folder, &[]).out.contains("\"stands\": true"));
    let (_, page) = audited(folder, &["--penalty-black", "0", "--by", "A. Referee", "--reasons", "No penalty."]);
    assert!(!page.contains("does not stand") && page.contains("The result is final."), "{page}");
}

#[test]
fn a_withdrawal_says_which_earlier_decision_stands_again() {
    let folder = sampled();
    let folder = folder.path();
    for (decided, by) in [("B+3", "Chief R"), ("B+5", "Dep R")] {
        let ruling = ["--ruling", "referee-decided", "--result", decided, "--by", by, "--reasons", "So."];
        assert!(audited(folder, &ruling).0.status <= 1);
    }
    let withdraw = || {
        kifuscribe_in(folder, &["correct", "game.session", "withdraw", "--by", "Chief R", "--reasons", "Misread."]).err
    };
    let stands = withdraw();
    assert!(stands.contains("Decided, and not confirmed yet: ") && stands.contains("Black wins by 3."), "{stands}");
    assert!(withdraw().contains("No result stands now"));
}
