//! `result --send`: only a confirmed result leaves, only after agreement, and never over another one.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_acts::papers::note_papers;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::setting::{Origin, Setting, SettingValue};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, OutcomeSettings};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_storage::session_folder::SessionFolder;
use serde_json::json;

use crate::http_site::HttpSite;
use crate::run::check_refused_in;
use crate::run::{Ran, kifuscribe_in};

/// A recording of the game between Hua Luogeng (Black) and Noether Emmy at table 1 of round 2, without a result yet.
pub(crate) fn recorded(folder: &Path) {
    recorded_with(folder, Vec::new());
}

/// The same with these stones on the board.
fn recorded_with(folder: &Path, setup: Vec<(Point, Color)>) {
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    let info = GameInfo {
        black: player("Hua Luogeng"),
        white: player("Noether Emmy"),
        round: "2".to_owned(),
        table: "1".to_owned(),
        ..GameInfo::default()
    };
    let text = String::new;
    let time = Duration::from_secs(1);
    let began = RecorderEvent::Began { time, size: BoardSize::NINETEEN, setup, to_play: None, handicap: 0 };
    let events = [
        SessionEvent::Opened { at: text(), source: text(), info: Box::new(info), program: text() },
        SessionEvent::Recorder(began),
        SessionEvent::Ended { time, why: text() },
    ];
    SessionFolder::at(folder.join("game.session")).create().unwrap().append(&events).unwrap();
    fs::write(folder.join("game.sgf"), "").unwrap();
}

/// Notes a result of a recording and sends it: `result game.session NOTE... --send TO MORE...`.
fn send(folder: &Path, note: &[&str], to: &str, more: &[&str]) -> Ran {
    if !folder.join("game.session").exists() {
        recorded(folder);
    }
    kifuscribe_in(folder, &[&["result", "game.session"], note, &["--send", to], more].concat())
}

fn sample() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/pairings/opengotha.xml").display().to_string()
}

#[test]
fn a_pairing_programs_file_is_read_and_what_to_type_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let before = fs::read(sample()).unwrap();
    let ran = send(folder.path(), &["confirm", "B+3.5", "--both-agree"], &sample(), &["--by", "A. Referee"]);
    let expected = "round 2, table 1: Black - Hua Luogeng - wins by 3.5\n\
                    Type it into the pairing program; its file is not changed.\n";
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, expected, ""));
    assert_eq!(fs::read(sample()).unwrap(), before);
    assert!(!ran.out.contains("1-0"));
    // Another table has other players.
    let other = ["result", "game.session", "--send", &sample(), "--table", "3"];
    let ran = kifuscribe_in(folder.path(), &other);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    let who =
        "the record has Hua Luogeng as Black and Noether Emmy as White, the pairing has Hopper Grace and Ramanujan";
    assert!(ran.err.contains(who), "{}", ran.err);
}

#[test]
fn another_result_in_the_file_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let changed = fs::read_to_string(sample()).unwrap().replace("RESULT_UNKNOWN", "RESULT_WHITEWINS");
    fs::write(folder.path().join("open.xml"), changed).unwrap();
    let ran = send(folder.path(), &["confirm", "B+R", "--both-agree"], "open.xml", &[]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.out, "round 2, table 1: Black - Hua Luogeng - wins by resignation\n");
    assert!(ran.err.contains("the pairing program has another result, W+, which is left as it is"), "{}", ran.err);
}

#[test]
fn a_result_that_is_only_claimed_does_not_leave() {
    let folder = tempfile::tempdir().unwrap();
    let ran = send(folder.path(), &["claim", "W+4"], &sample(), &["--yes"]);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("W+4 is only claimed, and nothing was sent"), "{}", ran.err);
}

/// Adds the audit of a count that computed this result to the journal of the recording.
pub(crate) fn counted(folder: &Path, computed: &str) {
    counted_with(folder, computed, OutcomeSettings::Written(Vec::new()));
}

/// The same with the settings that the audit rests on.
fn counted_with(folder: &Path, computed: &str, settings: OutcomeSettings) {
    let outcome = AuditOutcome {
        at: "2026-11-21T14:20:00+01:00".to_owned(),
        verdict: Verdict::Agrees,
        sentence: "The fill matches.".to_owned(),
        computed: GameResult::from_sgf(computed),
        claimed: None,
        settings,
        files: Vec::new(),
    };
    CountJournal::of_session(&folder.join("game.session")).add(CountEvent::Audited(outcome)).unwrap();
}

#[test]
fn a_count_from_before_a_penalty_was_noted_confirms_nothing_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let none = |color| Setting::new(SettingValue::Penalty(color, HalfPoints::ZERO), Origin::Assumed);
    let (settings, size) = (Color::BOTH.map(none).to_vec(), BoardSize::NINETEEN);
    counted_with(folder.path(), "B+11", OutcomeSettings::Stated { size, settings });
    let run = |words: &[&str]| kifuscribe_in(folder.path(), words);
    let noted =
        run(&["incident", "game.session", "penalty", "white", "2", "--by", "A. Referee", "--text", "Overtime."]);
    assert_eq!(noted.status, 0, "{}", noted.err);
    for result in ["B+11", "B+13"] {
        let refused = run(&["result", "game.session", "confirm", result, "--both-agree", "--by", "both"]);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{result}");
        assert!(refused.err.contains("penalties were noted or taken back since the count"), "{}", refused.err);
    }
    let reasons = ["--by", "A. Referee", "--reasons", "Counted again by hand."];
    let decided = run(&[&["result", "game.session", "confirm", "B+13"][..], &reasons].concat());
    assert_eq!(decided.status, 0, "{}", decided.err);
}

/// A recording of three moves whose count came to B+3 and was confirmed.
fn confirmed(folder: &Path) {
    let black_and_white = [(Color::Black, "Q16"), (Color::White, "D4"), (Color::Black, "Q4")];
    recorded(folder);
    for (after, (color, point)) in black_and_white.into_iter().enumerate() {
        let word = format!("{} {point}", color.letter());
        let after = after.to_string();
        let missed = kifuscribe_in(folder, &["correct", "game.session", "missed", &after, &word]);
        assert_eq!(missed.status, 0, "{}{}", missed.out, missed.err);
    }
    counted(folder, "B+3");
    let said =
        kifuscribe_in(folder, &["result", "game.session", "confirm", "B+3", "--both-agree", "--by", "both players"]);
    assert_eq!(said.status, 0, "{}{}", said.out, said.err);
}

#[test]
fn a_result_whose_record_was_corrected_later_is_said_not_to_stand() {
    let folder = tempfile::tempdir().unwrap();
    confirmed(folder.path());
    let run = |words: &[&str]| kifuscribe_in(folder.path(), words);
    let file = |name: &str| fs::read_to_string(folder.path().join("game.session").join(name)).unwrap();
    assert!(file("result.json").contains("\"stands\": true") && file("result.csv").ends_with(",true\n"));
    let corrected = run(&["correct", "game.session", "extra", "3", "--by", "A. Referee"]);
    assert_eq!(corrected.status, 0, "{}", corrected.err);
    assert!(file("result.json").contains("\"stands\": false") && file("result.csv").ends_with(",false\n"));
    let result = run(&["result", "game.session"]);
    assert!(result.status == 1 && result.out.contains("\"stands\": false"), "{}", result.out);
    let said = "Since the count the record has changed: it had 3 moves then and has 2 now, and the result was confirmed before";
    assert!(result.err.contains(said), "{}", result.err);
    let verified = run(&["verify", "game.session"]);
    assert!(
        verified.status == 0 && verified.err.contains(said),
        "the files say what the journal says: {}",
        verified.err
    );
    assert!(run(&["verify", "game.session", "--json"]).out.contains("\"stands\":false"));
    let history = run(&["correct", "game.session", "history"]);
    assert!(history.err.contains(said), "{}", history.err);
    // Taking the correction back makes it stand again.
    assert_eq!(run(&["correct", "game.session", "undo", "--by", "A. Referee"]).status, 0);
    assert!(run(&["result", "game.session"]).status == 0 && file("result.json").contains("\"stands\": true"));
}

#[test]
fn what_a_game_has_changed_since_is_the_decision_where_nobody_counted() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let run = |words: &[&str]| kifuscribe_in(folder.path(), words);
    for (after, word) in [("0", "B Q16"), ("1", "W D4")] {
        assert_eq!(run(&["correct", "game.session", "missed", after, word]).status, 0);
    }
    let decided =
        ["result", "game.session", "confirm", "B+5", "--by", "A. Referee", "--reasons", "The board was knocked over."];
    assert_eq!(run(&decided).status, 0);
    assert_eq!(run(&["correct", "game.session", "extra", "2", "--by", "A. Referee"]).status, 0);
    let result = run(&["result", "game.session"]);
    assert!(result.err.contains("Since the referee's decision the record has changed"), "{}", result.err);
}

#[test]
fn a_report_that_is_gone_is_said_and_a_changed_one_is_a_finding() {
    let folder = tempfile::tempdir().unwrap();
    confirmed(folder.path());
    let run = |words: &[&str]| kifuscribe_in(folder.path(), words);
    let report = folder.path().join("report.html");
    fs::write(&report, "a report").unwrap();
    let place = ActPlace::recording(&folder.path().join("game.session"), None);
    note_papers(&place, "2026-11-21T14:40:00Z".to_owned(), std::slice::from_ref(&report)).unwrap();
    let json =
        || -> serde_json::Value { serde_json::from_str(&run(&["verify", "game.session", "--json"]).out).unwrap() };
    assert_eq!((&json()["changed_papers"], &json()["missing_papers"]), (&json!([]), &json!([])));
    fs::write(&report, "another report").unwrap();
    let changed = run(&["verify", "game.session"]);
    assert!(changed.status == 1 && changed.out.contains("report.html is not what was written"), "{}", changed.out);
    fs::remove_file(&report).unwrap();
    let gone = run(&["verify", "game.session"]);
    assert!(gone.status == 0 && gone.out.contains("report.html is neither in the session folder"), "{}", gone.out);
    assert_eq!(json()["missing_papers"], json!(["report.html"]));
}

#[test]
fn a_paper_is_not_accused_where_the_end_of_the_journal_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    confirmed(folder.path());
    let (session, report) = (folder.path().join("game.session"), folder.path().join("report.html"));
    let written = |report: &Path| {
        let head = SessionFolder::at(&session).read().unwrap().head().to_owned();
        fs::write(report, format!("<p>journal.jsonl: {head}</p>")).unwrap();
        let place = ActPlace::recording(&session, None);
        note_papers(&place, "2026-11-21T14:40:00Z".to_owned(), &[report.to_owned()]).unwrap();
    };
    let run = |words: &[&str]| kifuscribe_in(folder.path(), words);
    for page in [&report, &folder.path().join("other.html"), &report] {
        written(page);
    }
    assert_eq!(run(&["verify", "game.session"]).status, 0);
    let journal = session.join("journal.jsonl");
    let whole = fs::read_to_string(&journal).unwrap();
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let cut = |lines: &[&str], rest: &str| fs::write(&journal, lines.concat() + rest).unwrap();
    // Without the line about the second report, without the one that it names, and with half a line.
    for (missing, rest) in [(1, ""), (2, ""), (1, r#"{"n":"#)] {
        cut(&lines[..lines.len() - missing], rest);
        let said = run(&["verify", "game.session"]);
        assert_eq!(said.status, 1, "{}", said.out);
        let is_short = said.out.contains("report.html was written after the last line that the journal has about it");
        assert!(is_short && !said.out.contains("is not what was written"), "{}", said.out);
    }
    cut(&lines, "");
    let sgf = folder.path().join("game.sgf");
    fs::remove_file(&sgf).unwrap();
    let gone = run(&["verify", "game.session"]);
    assert!(gone.status == 1 && gone.out.contains("game.sgf is missing: it was deleted or moved"), "{}", gone.out);
    assert!(run(&["verify", "game.session", "--json"]).out.contains("\"record\":\"missing\""));
    assert_eq!(run(&["replay", "game.session", "-o", "game.sgf"]).status, 0);
    assert_eq!(run(&["verify", "game.session"]).status, 0);
}

#[test]
fn a_count_from_before_a_correction_confirms_nothing_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    confirmed(folder.path());
    let run = |words: &[&str]| kifuscribe_in(folder.path(), words);
    let withdraw = ["correct", "game.session", "withdraw", "--by", "A. Referee", "--reasons", "Move 3 was not played."];
    assert_eq!(run(&withdraw).status, 0);
    assert_eq!(run(&["correct", "game.session", "extra", "3", "--by", "A. Referee"]).status, 0);
    let refused = run(&["result", "game.session", "confirm", "B+3", "--both-agree", "--by", "both players"]);
    assert!(refused.status == 2 && refused.err.contains("it had 3 moves then and has 2 now"), "{}", refused.err);
    // Counted again, it does.
    counted(folder.path(), "B+3");
    assert_eq!(run(&["result", "game.session", "confirm", "B+3", "--both-agree", "--by", "both players"]).status, 0);
}

#[test]
fn a_file_of_a_result_that_was_changed_or_deleted_is_named_and_nothing_of_it_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    confirmed(folder.path());
    let run = |words: &[&str]| kifuscribe_in(folder.path(), words);
    let at = |name: &str| folder.path().join("game.session").join(name);
    let right = fs::read(at("result.json")).unwrap();
    fs::remove_file(at("result.csv")).unwrap();
    fs::write(at("result.json"), "{}").unwrap();
    let verified = run(&["verify", "game.session"]);
    assert_eq!(verified.status, 1, "{}", verified.out);
    assert!(verified.out.contains("result.csv is missing, and the journal has a confirmed result"), "{}", verified.out);
    assert!(verified.out.contains("result.json is not what the journal gives"), "{}", verified.out);
    let json: serde_json::Value = serde_json::from_str(&run(&["verify", "game.session", "--json"]).out).unwrap();
    let named = |key: &str| json[key][0].as_str().unwrap().to_owned();
    assert!(named("changed_results").ends_with("result.json") && named("missing_results").ends_with("result.csv"));
    // The command that the sentence names writes them again, and what was there stays beside.
    let restored = run(&["result", "game.session"]);
    assert!(restored.err.contains("result.changed-1.json"), "{}", restored.err);
    assert_eq!(
        (fs::read(at("result.json")).unwrap(), fs::read(at("result.changed-1.json")).unwrap()),
        (right, b"{}".to_vec())
    );
    assert_eq!(run(&["verify", "game.session"]).status, 0);
    // So does any other act.
    fs::write(at("result.csv"), "White won").unwrap();
    fs::write(folder.path().join("info.toml"), "event = \"Open\"\n").unwrap();
    let corrected = run(&["correct", "game.session", "info", "--info", "info.toml", "--by", "A. Referee"]);
    assert_eq!(corrected.status, 0, "{}{}", corrected.out, corrected.err);
    assert_eq!(fs::read(at("result.changed-1.csv")).unwrap(), b"White won");
    assert!(corrected.err.contains("result.changed-1.csv"), "{}", corrected.err);
}

#[test]
fn the_opposite_of_the_count_is_confirmed_only_with_a_name_and_reasons() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    counted(folder.path(), "B+11");
    let run = |more: &[&str]| kifuscribe_in(folder.path(), &[&["result", "game.session"], more].concat());
    let by = ["--by", "A. Referee"];
    for more in [&[][..], &by, &["--reasons", "A stone lay under the table."]] {
        let refused = run(&[&["confirm", "W+11", "--both-agree"], more].concat());
        assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{more:?}");
        let both = "The count says: Black - Hua Luogeng - wins by 11 (counted). This confirms: White - Noether Emmy - wins \
                    by 11.";
        assert!(refused.err.contains(both), "{}", refused.err);
    }
    assert_eq!(run(&[]).out, "No result has been noted.\n", "nothing was written");
    let reasons = ["--reasons", "A stone lay under the table."];
    assert_eq!(run(&[&["confirm", "W+11"], &by[..], &reasons].concat()).status, 0);
    let history = kifuscribe_in(folder.path(), &["correct", "game.session", "history"]).out;
    let line = "Decided by A. Referee. White - Noether Emmy - wins by 11. A stone lay under the table.";
    assert!(history.contains(line), "{history}");
}

#[test]
fn a_score_of_a_game_with_a_confirmed_result_says_what_was_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/games/19x19.sgf");
    let end = kifuscribe_formats::sgf::read(&fs::read(game).unwrap()).unwrap().record.end();
    recorded_with(folder.path(), end.stones().iter().filter_map(|(point, color)| Some((point, color?))).collect());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let json = |command: &str| -> serde_json::Value {
        serde_json::from_str(&run(&[command, "game.sgf", "--json"]).out).unwrap()
    };
    // A claim settles nothing: the dead stones still have to be agreed.
    assert_eq!(run(&["result", "game.session", "claim", "B+11"]).status, 1);
    for command in ["score", "expect"] {
        let open = run(&[command, "game.sgf"]).out;
        assert!(open.starts_with("The result depends on dead stones that are not agreed yet: "), "{open}");
        assert_eq!(json(command)["confirmed"], serde_json::Value::Null);
    }
    assert_eq!(run(&["result", "game.session", "confirm", "B+11", "--both-agree", "--by", "A. Referee"]).status, 0);
    for command in ["score", "expect"] {
        let out = run(&[command, "game.sgf"]).out;
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines[0], "The result of this game is confirmed: B+11 (Black wins by 11).");
        let without_dead = "The record does not say which stones are dead: it gives ";
        assert!(lines[1].starts_with(without_dead) && lines[1].contains("B+11 (Black wins by 11) if "), "{out}");
        assert!(!out.contains("not agreed yet") && !out.contains("Agree on them"), "{out}");
        assert_eq!(json(command)["confirmed"], "B+11");
    }
}

#[test]
fn the_report_of_a_count_whose_result_was_confirmed_says_that_it_is_final() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let counted = samples.join("games/19x19.sgf");
    let end = kifuscribe_formats::sgf::read(&fs::read(&counted).unwrap()).unwrap().record.end();
    // The first agrees with the count; the second does not, and the referee answers for it.
    let decided = "Decided by A. Referee on ";
    for (confirmed, reasons, said) in
        [("B+11", None, "Confirmed by both players ("), ("W+3", Some("A stone was lost."), decided)]
    {
        let folder = tempfile::tempdir().unwrap();
        recorded_with(folder.path(), end.stones().iter().filter_map(|(point, color)| Some((point, color?))).collect());
        let mut confirm = vec!["result", "game.session", "confirm", confirmed, "--both-agree", "--by", "A. Referee"];
        confirm.extend(reasons.iter().flat_map(|reasons| ["--reasons", reasons]));
        assert_eq!(kifuscribe_in(folder.path(), &confirm).status, 0);
        let fill = samples.join("count/fill.jpg");
        let files = [counted.to_str().unwrap(), fill.to_str().unwrap()];
        let report = ["--session", "game.session", "--report", "report.html"];
        kifuscribe_in(folder.path(), &[&["audit"], &files[..], &report].concat());
        let page = fs::read_to_string(folder.path().join("report.html")).unwrap();
        let is_said = |text: &str| page.contains(text);
        assert!(is_said(said), "{confirmed}");
        assert_eq!(is_said("onfirmed by both players"), reasons.is_none(), "{confirmed}");
        assert!(is_said("This result is final."), "{confirmed}");
        assert!(!is_said("Not confirmed") && !is_said("It is final then") && !is_said("open until"), "{confirmed}");
    }
}

#[test]
fn the_record_of_a_confirmed_count_says_which_stones_are_dead() {
    let folder = tempfile::tempdir().unwrap();
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let counted = samples.join("games/19x19.sgf");
    let end = kifuscribe_formats::sgf::read(&fs::read(&counted).unwrap()).unwrap().record.end();
    recorded_with(folder.path(), end.stones().iter().filter_map(|(point, color)| Some((point, color?))).collect());
    let fill = samples.join("count/fill.jpg");
    let audit = ["audit", counted.to_str().unwrap(), fill.to_str().unwrap(), "--session", "game.session"];
    let ran = kifuscribe_in(folder.path(), &[&audit[..], &["--json"]].concat());
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    let unconfirmed = kifuscribe_in(folder.path(), &["score", "game.sgf"]);
    assert!(!unconfirmed.out.contains("territory marks"), "{}", unconfirmed.out);
    let confirm = ["result", "game.session", "confirm", "B+11", "--both-agree", "--by", "Hua Luogeng and Noether Emmy"];
    let ran = kifuscribe_in(folder.path(), &confirm);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let scored = kifuscribe_in(folder.path(), &["score", "game.sgf"]);
    let dead = "Dead stones (13), by the record's territory marks: F19 D18 P17 Q17 L16 O16 N15 M14 G11 B9 F6 F5 G5\n";
    assert!(scored.out.contains(dead), "{}", scored.out);
    assert!(scored.out.ends_with("Result: B+11 (Black wins by 11)\n"), "{}", scored.out);
    assert_eq!(scored.status, 0, "the record's own result is that of the count");
    let confirmed = "The result of this game is confirmed: B+11 (Black wins by 11).\n";
    assert!(scored.out.starts_with(confirmed) && !unconfirmed.out.contains("confirmed"), "{}", scored.out);
    // The recording named neither rules nor komi: the record has those that the result was confirmed with.
    let text = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    assert!(text.contains("RU[GOE]") && text.contains("KM[8]"), "{text}");
    let verified = kifuscribe_in(folder.path(), &["verify", "game.session"]);
    assert_eq!(verified.status, 0, "{}", verified.err);

    // Taken back, the record says nothing of it any more.
    let withdraw = ["correct", "game.session", "withdraw", "--by", "A. Referee", "--reasons", "Counted again."];
    let ran = kifuscribe_in(folder.path(), &withdraw);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let text = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    assert!(!text.contains("TB[") && !text.contains("KM[") && !text.contains("RU["), "{text}");
}

#[test]
fn a_margin_that_the_end_of_the_record_does_not_come_to_is_remarked_on() {
    let stones = |folder: &Path| {
        let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/games/19x19.sgf");
        let end = kifuscribe_formats::sgf::read(&fs::read(game).unwrap()).unwrap().record.end();
        recorded_with(folder, end.stones().iter().filter_map(|(point, color)| Some((point, color?))).collect());
    };
    for (result, is_remarked) in [("B+11", false), ("B+37", true), ("B+R", false)] {
        let folder = tempfile::tempdir().unwrap();
        stones(folder.path());
        let ran = kifuscribe_in(
            folder.path(),
            &["result", "game.session", "confirm", result, "--both-agree", "--by", "A. Referee"],
        );
        assert_eq!(ran.status, 0, "{}", ran.err);
        let remark = format!("The position at the end of the record does not come to {result}, under any rules");
        assert_eq!(ran.err.contains(&remark), is_remarked, "{result}: {}", ran.err);
        assert_eq!(ran.err.contains("'kifuscribe audit game.sgf PHOTO --session game.session'"), is_remarked);
    }
}

#[test]
fn an_audit_of_a_record_says_which_recording_it_belongs_to() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    fs::write(folder.path().join("komi.toml"), "komi = 8\nrules = \"Ing\"\n").unwrap();
    assert_eq!(run(&["correct", "game.session", "info", "--info", "komi.toml", "--by", "A. Referee"]).status, 0);
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let fill = samples.join("count/fill.jpg").display().to_string();
    let game = fs::read_to_string(samples.join("games/19x19.sgf")).unwrap();
    let without_komi = |text: &str| text.replacen("KM[8]", "", 1);
    let said = |game: &str, more: &[&str]| {
        fs::write(folder.path().join("game.sgf"), game).unwrap();
        run(&[&["audit", "game.sgf", &fill], more].concat()).err
    };
    let beside = "with --session game.session the audit, and what is decided on it, is kept there";
    let anew = "game.session has what this record lacks (Komi); 'kifuscribe replay game.session -o game.sgf'";
    let whole = said(&game, &[]);
    assert!(whole.contains(beside) && !whole.contains(anew), "{whole}");
    let bare = said(&without_komi(&game), &[]);
    assert!(bare.contains(beside) && bare.contains(anew), "{bare}");
    assert!(!said(&game, &["--session", "game.session"]).contains("is kept there"));
}

#[test]
fn a_ruling_on_a_final_result_is_refused_with_the_name_of_who_confirmed_it() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let by_referee = ["result", "game.session", "confirm", "B+11", "--by", "A. Referee", "--reasons", "Both agreed."];
    assert_eq!(kifuscribe_in(folder.path(), &by_referee).status, 0);
    let journal = fs::read_to_string(folder.path().join("game.session/journal.jsonl")).unwrap();
    assert!(journal.contains("Both agreed."), "the reasons are kept");
    // The pictures are not read any more: the result is looked at first.
    let ruling =
        ["audit", "game.sgf", "fill.jpg", "--session", "game.session", "--ruling", "counted-again", "--by", "B"];
    let refused = kifuscribe_in(folder.path(), &ruling);
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("was confirmed by A. Referee, and is final"), "{}", refused.err);
    assert!(!refused.err.contains("both players"), "{}", refused.err);
}

#[test]
fn the_opposite_of_a_claim_is_confirmed_only_with_a_name_and_reasons() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), &[&["result", "game.session"], args].concat());
    assert_eq!(run(&["claim", "B+11", "--by", "Black"]).status, 1);
    let refused = run(&["confirm", "W+11", "--both-agree", "--by", "A. Referee"]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    let both = "Claimed before: Black - Hua Luogeng - wins by 11. This confirms: White - Noether Emmy - wins by 11.";
    assert!(refused.err.contains(both), "{}", refused.err);
    assert_eq!(run(&["confirm", "B+11", "--both-agree", "--by", "A. Referee"]).status, 0, "the claim itself is");
}

#[test]
fn under_rules_that_give_an_equal_score_to_a_side_a_draw_is_refused_for_that_and_not_for_the_komi() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let correct = |info: &str| {
        fs::write(folder.path().join("info.toml"), info).unwrap();
        assert_eq!(run(&["correct", "game.session", "info", "--info", "info.toml", "--by", "A. Referee"]).status, 0);
    };
    correct("komi = 8\nrules = \"Ing\"\n");
    let why = "By the rules of this game Black wins an equal score, and no count comes to a draw: ";
    let claimed = run(&["result", "game.session", "claim", "0"]);
    assert!(claimed.status == 1 && claimed.err.contains(why), "{}", claimed.err);
    let refused = run(&["result", "game.session", "confirm", "0", "--both-agree", "--by", "Ito"]);
    assert!(refused.status == 2 && refused.err.contains(why), "{}", refused.err);
    // The European rules with the same komi have draws (docs/rules.md A.1).
    correct("rules = \"ing-egf\"\n");
    let claimed = run(&["result", "game.session", "claim", "0"]);
    assert!(claimed.status == 1 && !claimed.err.contains("no count"), "{}", claimed.err);
}

#[test]
fn what_no_count_comes_to_is_confirmed_only_by_a_referee_with_reasons() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    // Whatever the komi: the board has 361 points.
    let refused = run(&["result", "game.session", "confirm", "B+400", "--both-agree", "--by", "Ito"]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("No count on a board of 19x19 comes to B+400: "), "{}", refused.err);
    fs::write(folder.path().join("komi.toml"), "komi = 7.5\n").unwrap();
    assert_eq!(run(&["correct", "game.session", "info", "--info", "komi.toml", "--by", "A. Referee"]).status, 0);
    for (impossible, why) in [
        ("W+3", "With a komi of 7.5 no count comes to W+3: "),
        ("0", "With a komi of 7.5 no count comes to a draw: "),
        ("W+1000.5", "No count on a board of 19x19 comes to W+1000.5: "),
    ] {
        let refused = run(&["result", "game.session", "confirm", impossible, "--both-agree", "--by", "Ito"]);
        assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{impossible}");
        assert!(refused.err.contains(why), "{}", refused.err);
    }
    let claimed = run(&["result", "game.session", "claim", "W+3.5"]);
    assert_eq!((claimed.status, claimed.err.as_str()), (1, ""));
    let claimed = run(&["result", "game.session", "claim", "W+400"]);
    let why = "No count on a board of 19x19 comes to W+400: the claim is noted, and nobody can confirm it; claim the right result";
    assert!(claimed.err.contains(why), "{}", claimed.err);
    assert_eq!(claimed.status, 1, "anybody may claim anything");
    assert_eq!(run(&["result", "game.session", "claim", "W+3"]).status, 1, "anybody may claim anything");
    // Nor does a referee decide what the board does not give, whatever the reasons.
    let beyond = ["result", "game.session", "confirm", "W+500", "--by", "A. Referee", "--reasons", "I say so."];
    let refused = run(&beyond);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    let why = "No count on a board of 19x19 comes to W+500: choose the result that the rules give";
    assert!(refused.err.contains(why), "{}", refused.err);
    let ruled = ["result", "game.session", "confirm", "W+3", "--by", "A. Referee", "--reasons", "Komi was 8."];
    assert_eq!(run(&ruled).status, 0);
    assert!(
        run(&["correct", "game.session", "history"])
            .out
            .contains("Decided by A. Referee. White - Noether Emmy - wins by 3. Komi was 8.\n")
    );
}

#[test]
fn a_result_that_was_taken_back_says_by_whom_when_and_why() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    assert_eq!(run(&["result", "game.session", "confirm", "W+4", "--both-agree", "--by", "A. Referee"]).status, 0);
    let withdraw = ["correct", "game.session", "withdraw", "--by", "B. Referee", "--reasons", "The wrong table."];
    assert_eq!(run(&withdraw).status, 0);
    let ran = run(&["result", "game.session"]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.starts_with("No result stands: it was withdrawn by B. Referee on 2"), "{}", ran.out);
    assert!(ran.out.ends_with(": The wrong table.\n"), "{}", ran.out);
    // It comes back in nobody's name no more than it goes.
    let again = run(&["correct", "game.session", "redo"]);
    assert!(
        again.status == 2 && again.err.contains("need a name; say whose (--by NAME)"),
        "{}{}",
        again.out,
        again.err
    );
    assert_eq!(run(&["correct", "game.session", "redo", "--by", "B. Referee"]).status, 0);
    let history = run(&["correct", "game.session", "history"]).out;
    assert!(
        history.contains("Made again by B. Referee: White - Noether Emmy - wins by 4, confirmed by both players."),
        "{history}"
    );
    assert_eq!(run(&withdraw).status, 0);
    assert_eq!(
        run(&["result", "game.session", "confirm", "B+2", "--both-agree", "--by", "B. Referee"]).status,
        0,
        "it is open again"
    );
}

#[test]
fn what_the_count_says_is_confirmed_without_reasons_with_the_names_of_the_game() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    counted(folder.path(), "B+11");
    let ran = kifuscribe_in(folder.path(), &["result", "game.session", "confirm", "B+11", "--both-agree"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("\"by\": \"Hua Luogeng / Noether Emmy\""), "{}", ran.out);
}

#[test]
fn one_name_or_none_confirms_nothing_for_both_players() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    counted(folder.path(), "B+11");
    let run = |args: &[&str]| kifuscribe_in(folder.path(), &[&["result", "game.session"], args].concat());
    let is_written = || folder.path().join("game.session/result.json").exists();
    // Whose word it is, nobody says.
    for by in [&[][..], &["--by", "A. Referee"]] {
        let refused = run(&[&["confirm", "B+11"], by].concat());
        assert_eq!((refused.status, refused.out.as_str(), is_written()), (2, "", false), "{by:?}");
        assert!(refused.err.contains("--both-agree"), "{}", refused.err);
    }
    // White alone claims it, under whichever option the name is given.
    for white in [["--by", "Noether Emmy"], ["--by-white", "Noether Emmy"]] {
        let claimed = run(&[&["confirm", "B+11"][..], &white].concat());
        assert_eq!((claimed.status, is_written()), (1, false), "{}", claimed.err);
        assert!(claimed.out.contains("\"status\": \"claimed\""), "{}", claimed.out);
        assert!(claimed.err.contains("White claims B+11; Black has not confirmed it"), "{}", claimed.err);
    }
    // Black says so, too.
    let confirmed = run(&["confirm", "B+11", "--by-black", "Hua Luogeng"]);
    assert_eq!((confirmed.status, is_written()), (0, true), "{}", confirmed.err);
    let history = kifuscribe_in(folder.path(), &["correct", "game.session", "history"]).out;
    assert!(history.contains("claimed by White; Black has not confirmed it"), "{history}");
    assert!(history.contains("confirmed by both players"), "{history}");
}

#[test]
fn a_protest_that_nobody_else_writes_down_is_noted_by_the_player_whose_it_is() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path());
    let named = ["result", "game.session", "confirm", "B+R", "--by-white", "Noether Emmy"];
    let protest = ["--protest", "white", "--protest-why", "the clock stood"];
    let ran = kifuscribe_in(folder.path(), &[&named[..], &protest].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    let said: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&said["protests"][0]["player"], &said["protests"][0]["by"]), (&"white".into(), &"Noether Emmy".into()));
    let csv = fs::read_to_string(folder.path().join("game.session/result.csv")).unwrap();
    assert!(csv.contains("white: the clock stood (Noether Emmy, "), "{csv}");
    // Who resigns plays on no more.
    let history = kifuscribe_in(folder.path(), &["correct", "game.session", "history"]).out;
    assert!(!history.contains("plays on"), "{history}");
}

/// A pairgoth server with tournament 7, whose round 2 has one game, of number 11, at table 1. `results` are what it says
/// about that game each time that it is asked; the last one stays until a result is put there.
fn pairgoth(results: &[&str], field: &'static str, keeps: bool) -> (HttpSite, String) {
    let mut results: Vec<String> = results.iter().rev().map(|&r| r.to_owned()).collect();
    let site = HttpSite::open(move |request| {
        if request.head.contains("authorization:") && !request.head.contains("authorization: bearer s3cret\r\n") {
            return Some((401, r#"{"success":false}"#.to_owned()));
        }
        let body = match request.line.as_str() {
            "GET /api/tour/7" => r#"{"id":7,"type":"INDIVIDUAL","name":"Winter","komi":6.5,"rounds":3}"#.to_owned(),
            "GET /api/tour/7/part" => {
                r#"[{"id":1,"name":"Noether","firstname":"Emmy"},{"id":2,"name":"Hua","firstname":"Luogeng"}]"#
                    .to_owned()
            }
            "GET /api/tour/7/pair/2" => r#"{"games":[{"id":11,"t":1,"w":1,"b":2,"h":0}]}"#.to_owned(),
            "GET /api/tour/7/res/2" => {
                let result = if results.len() > 1 { results.pop().unwrap() } else { results[0].clone() };
                format!(r#"[{{"id":10,"res":"w"}},{{"id":11,"res":"{result}"}}]"#)
            }
            "PUT /api/tour/7/res/2" => {
                let sent: serde_json::Value = serde_json::from_str(&request.body).unwrap();
                let Some(result) = sent[field].as_str().filter(|_| sent["id"] == 11) else {
                    return Some((400, r#"{"success":false,"error":"missing result"}"#.to_owned()));
                };
                if keeps {
                    results = vec![result.to_owned()];
                }
                r#"{"success":true}"#.to_owned()
            }
            _ => return Some((400, r#"{"success":false}"#.to_owned())),
        };
        Some((200, body))
    });
    let address = format!("http://{}/api/tour/7", site.address());
    (site, address)
}

/// The bodies of the results that were put.
fn put(site: &HttpSite) -> Vec<String> {
    site.requests().into_iter().filter(|r| r.line.starts_with("PUT")).map(|r| r.body).collect()
}

#[test]
fn a_confirmed_result_is_put_under_the_games_own_number() {
    let check = |result: &str, said: &str, letter: &str| {
        let folder = tempfile::tempdir().unwrap();
        let (site, address) = pairgoth(&["?"], "res", true);
        // A game is declared void by the referee.
        let reasons: &[&str] = if result == "Void" { &["--reasons", "Both are ill."] } else { &[] };
        let confirm = [&["confirm", result, "--both-agree", "--by", "A. Referee"], reasons].concat();
        let ran = send(folder.path(), &confirm, &address, &["--yes"]);
        let expected = format!("round 2, table 1: {said}\nThe pairing program has it now.\n");
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, expected.as_str(), ""));
        assert_eq!(put(&site), [format!(r#"{{"id":11,"res":"{letter}"}}"#)]);
        // Once more changes nothing.
        let ran = send(folder.path(), &[], &address, &["--yes"]);
        assert_eq!((ran.status, put(&site).len()), (0, 1), "{}", ran.err);
        assert!(ran.out.contains("The pairing program has it already."), "{}", ran.out);
    };
    check("B+3.5", "Black - Hua Luogeng - wins by 3.5", "b");
    check("W+R", "White - Noether Emmy - wins by resignation", "w");
    check("0", "a draw", "=");
    check("Void", "void", "X");
}

#[test]
fn a_server_that_names_the_field_otherwise_is_served_too() {
    let folder = tempfile::tempdir().unwrap();
    let (site, address) = pairgoth(&["?"], "result", true);
    let ran = send(folder.path(), &["confirm", "W+T", "--both-agree"], &address, &["--yes"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(put(&site).last().unwrap(), r#"{"id":11,"result":"w"}"#);
}

#[test]
fn a_result_that_someone_else_entered_is_not_overwritten() {
    // Before it is asked for, and between the question and the sending; `#` and `0`: both win, both lose.
    for results in [&["w"][..], &["?", "w"], &["#"], &["0"], &["?", "="]] {
        let folder = tempfile::tempdir().unwrap();
        let (site, address) = pairgoth(results, "res", true);
        let ran = send(folder.path(), &["confirm", "B+3.5", "--both-agree"], &address, &["--yes"]);
        assert_eq!(ran.status, 1, "{results:?}: {}", ran.err);
        let there = match *results.last().unwrap() {
            "w" => "W+",
            "#" => "both-win",
            "0" => "both-lose",
            _ => "0",
        };
        let said = format!("the pairing program has another result, {there}, which is left as it is");
        assert!(ran.err.contains(&said), "{}", ran.err);
        assert_eq!(put(&site), [""; 0]);
    }
}

#[test]
fn nothing_is_sent_without_agreement() {
    let folder = tempfile::tempdir().unwrap();
    let (site, address) = pairgoth(&["?"], "res", true);
    let ran = send(folder.path(), &["confirm", "B+3.5", "--both-agree"], &address, &[]);
    assert_eq!((ran.status, put(&site).len()), (2, 0), "{}", ran.err);
    assert!(ran.out.contains("Black - Hua Luogeng - wins by 3.5\n"), "{}", ran.out);
    assert!(ran.err.contains("add --yes to send it"), "{}", ran.err);
}

#[test]
fn a_server_that_does_not_take_a_result_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("token.txt"), "wr0ng\n").unwrap();
    let (site, address) = pairgoth(&["?"], "res", false);
    let ran = send(folder.path(), &["confirm", "B+3.5", "--both-agree"], &address, &["--yes"]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("the server took the result and does not show it"), "{}", ran.err);
    let sent = put(&site).len();
    let check = |more: &[&str], sentence: &str| {
        check_refused_in(folder.path(), &[&["result", "game.session", "--yes"], more].concat(), sentence);
    };
    check(&["--send", &address, "--token-file", "token.txt"], "the server answered 401");
    check(&["--send", "http://127.0.0.1:1/api/tour/7"], "no answer from http://127.0.0.1:1/api/tour/7");
    check(&["--send", &address, "--table", "9"], "no game is at table \"9\"");
    assert_eq!(put(&site).len(), sent);
    fs::write(folder.path().join("token.txt"), "s3cret\n").unwrap();
    let (_site, address) = pairgoth(&["?"], "res", true);
    let args = ["result", "game.session", "--yes", "--send", &address, "--token-file", "token.txt"];
    let ran = kifuscribe_in(folder.path(), &args);
    assert_eq!(ran.status, 0, "{}", ran.err);
}
