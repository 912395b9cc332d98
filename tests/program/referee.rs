//! `incident` and `clock`: what a referee notes and asks besides the board.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, MoveFlags};
use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::sgf;
use kifuscribe_storage::session_folder::SessionFolder;
use serde_json::Value;
use tempfile::TempDir;

use crate::run::{check_refused_in, kifuscribe_in};

/// A recording of two moves: Black E5 after 30 seconds, White C3 a minute later. By the code of the Russian federation.
fn recording(folder: &Path) {
    let moves = [(Color::Black, Some(Point::new(4, 4)), 30), (Color::White, Some(Point::new(2, 6)), 90)];
    recording_of(folder, BoardSize::NINE, "Japanese", &moves);
    fs::write(folder.join("game.sgf"), "").unwrap();
}

/// A recording of these moves, each with its second, as `game.session`.
pub(crate) fn recording_of(folder: &Path, size: BoardSize, rules: &str, moves: &[(Color, Option<Point>, u64)]) {
    let info = GameInfo { rules: rules.to_owned(), ..GameInfo::default() };
    let moved = |(i, &(color, point, seconds)): (usize, &(Color, Option<Point>, u64))| {
        SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number: i + 1,
            color,
            point,
            time: Duration::from_secs(seconds),
            committed: Duration::from_secs(seconds),
            confidence: 1.0,
            flags: MoveFlags::default(),
        }))
    };
    let began = RecorderEvent::Began { time: Duration::ZERO, size, setup: Vec::new(), to_play: None, handicap: 0 };
    let end = moves.last().map_or(0, |m| m.2) + 1;
    let mut events = vec![
        SessionEvent::Opened { at: String::new(), source: "test".into(), info: Box::new(info), program: "test".into() },
        SessionEvent::Recorder(began),
    ];
    events.extend(moves.iter().enumerate().map(moved));
    events.push(SessionEvent::Ended { time: Duration::from_secs(end), why: "test".to_owned() });
    SessionFolder::at(folder.join("game.session")).create().unwrap().append(&events).unwrap();
}

#[test]
fn an_audit_counts_the_penalty_that_was_noted_and_refuses_the_recording_of_another_game() {
    let sample = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(name);
    let (game, fill) = (sample("games/19x19.sgf"), sample("count/fill.jpg"));
    let record = sgf::read(&fs::read(&game).unwrap()).unwrap().record;
    let folder = TempDir::new().unwrap();
    let moves: Vec<_> = record.moves.iter().zip(1..).map(|(m, second)| (m.color, m.point, second)).collect();
    recording_of(folder.path(), record.size, "Ing", &moves);
    fs::write(folder.path().join("game.sgf"), "").unwrap();
    let audit = ["audit", game.to_str().unwrap(), fill.to_str().unwrap(), "--session", "game.session"];
    let before = kifuscribe_in(folder.path(), &audit);
    assert!(before.out.starts_with("agrees:"), "{}{}", before.out, before.err);
    assert_eq!(kifuscribe_in(folder.path(), &["incident", "game.session", "penalty", "black", "2"]).status, 0);
    let after = kifuscribe_in(folder.path(), &audit);
    assert!(after.out.contains("Computed B+9"), "B+11 less the penalty of 2: {}{}", after.out, after.err);
    assert!(after.out.contains("\nBy the journal: Black's penalty, points: 2\n"), "{}", after.out);
    // A penalty that is given holds instead, also none at all; what is noted for the other side stays.
    let none = kifuscribe_in(folder.path(), &[&audit[..], &["--penalty-black", "0"]].concat());
    assert!(
        none.out.contains("Computed B+11") && none.out.contains("Given: Black's penalty, points: 0\n"),
        "{}",
        none.out
    );
    let other = kifuscribe_in(folder.path(), &[&audit[..], &["--penalty-white", "2"]].concat());
    assert!(
        other.out.contains("Computed B+11") && other.out.contains("Given: White's penalty, points: 2\n"),
        "{}",
        other.out
    );

    let other = TempDir::new().unwrap();
    recording(other.path());
    check_refused_in(other.path(), &audit, "game.session is the recording of another game than");
}

/// The sample game as `game.sgf` beside its recording, with the picture of its fill: a right count of B+11.
fn counted_game(folder: &Path) -> [String; 3] {
    let sample = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(name);
    let (game, fill) = (sample("games/19x19.sgf"), sample("count/fill.jpg"));
    let record = sgf::read(&fs::read(&game).unwrap()).unwrap().record;
    let moves: Vec<_> = record.moves.iter().zip(1..).map(|(m, second)| (m.color, m.point, second)).collect();
    recording_of(folder, record.size, "Ing", &moves);
    fs::copy(&game, folder.join("game.sgf")).unwrap();
    ["audit".to_owned(), "game.sgf".to_owned(), fill.to_str().unwrap().to_owned()]
}

#[test]
fn what_the_journal_of_a_game_says_is_part_of_every_audit() {
    let folder = TempDir::new().unwrap();
    let audit = counted_game(folder.path());
    let audit: Vec<&str> = audit.iter().map(String::as_str).collect();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let by = ["--by", "A. Referee"];
    let before = run(&audit);
    assert!(before.out.starts_with("agrees:"), "{}{}", before.out, before.err);
    // The claim of a player, kept beside the record.
    assert_ne!(run(&["result", "game.session", "claim", "B+13"]).status, 2);
    let session = [&audit[..], &["--session", "game.session"]].concat();
    for args in [&audit, &session] {
        let claimed = run(args);
        assert!(claimed.status == 1 && claimed.out.contains("claimed B+13"), "{}{}", claimed.out, claimed.err);
    }
    // A ruling is printed with every later audit; taken back, it leaves the claim.
    let ruled = ["--ruling", "referee-decided", "--reasons", "A stone lay under the table.", "--result", "B+11"];
    let ruled = run(&[&session[..], &ruled, &by].concat());
    assert!(ruled.out.contains("A stone lay under the table."), "{}{}", ruled.out, ruled.err);
    assert!(run(&audit).out.contains("A stone lay under the table."));
    let back = run(&[&["correct", "game.session", "withdraw", "--reasons", "It was another table."], &by[..]].concat());
    assert_eq!(back.status, 0, "{}{}", back.out, back.err);
    let claimed = run(&audit);
    assert!(claimed.out.contains("claimed B+13") && !claimed.out.contains("under the table"), "{}", claimed.out);
}

#[test]
fn a_penalty_that_was_noted_counts_until_it_is_taken_back() {
    let folder = TempDir::new().unwrap();
    let audit = counted_game(folder.path());
    let audit: Vec<&str> = audit.iter().map(String::as_str).collect();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let note = |args: &[&str]| run(&[&["incident", "game.session"], args].concat());
    assert_eq!(note(&["penalty", "black", "2"]).status, 0);
    assert!(run(&audit).out.contains("Computed B+9"));
    // None at all is against the journal: it decides only where somebody answers for it.
    let none = [&audit[..], &["--penalty-black", "0"]].concat();
    let open = run(&none);
    assert!(open.status == 1 && open.out.starts_with("cannot tell:"), "{}", open.out);
    assert!(open.out.contains("B+11") && open.out.contains("B+9"), "{}", open.out);
    let given = run(&[&none[..], &["--by", "A. Referee", "--reasons", "the clock was started late"]].concat());
    assert!(given.out.starts_with("agrees:") && given.out.contains("A. Referee"), "{}", given.out);
    // It is taken back by somebody, for a reason, once.
    for missing in
        [&["taken-back", "1"][..], &["taken-back", "1", "--by", "A. Referee"], &["taken-back", "1", "--text", "x"]]
    {
        check_refused_in(folder.path(), &[&["incident", "game.session"], missing].concat(), "(--by NAME --text TEXT)");
    }
    let back = |number| note(&["taken-back", number, "--by", "A. Referee", "--text", "the wrong table"]);
    assert_eq!(back("4").status, 2, "there is no such note");
    let taken = back("1");
    assert!(
        taken.status == 0 && taken.out.contains("note 1 is taken back: the wrong table (A. Referee)"),
        "{}",
        taken.out
    );
    assert!(taken.out.contains("1. ") && taken.out.contains("counts no longer"), "{}", taken.out);
    assert_eq!(back("1").status, 2, "it was taken back already");
    let after = run(&audit);
    assert!(after.out.starts_with("agrees:") && after.out.contains("Computed B+11"), "{}", after.out);
    // Penalties that Ing's clock does not have are noted with a remark.
    for points in ["3", "100"] {
        let odd = note(&["penalty", "white", points]);
        assert!(odd.status == 0 && odd.err.contains(&format!("no penalty of {points} for White")), "{}", odd.err);
    }
}

#[test]
fn numbers_in_the_bowls_that_were_noted_are_part_of_the_audit() {
    let folder = TempDir::new().unwrap();
    let audit = counted_game(folder.path());
    let audit: Vec<&str> = audit.iter().map(String::as_str).collect();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    assert_eq!(run(&["incident", "game.session", "bowls", "180", "179"]).status, 0);
    let said = run(&audit).out;
    assert!(said.contains("180 black and 179 white stones in the bowls, the rules 180 and 180"), "{said}");
}

#[test]
fn a_result_that_the_referee_decided_leaves_as_a_decision_and_a_changed_file_is_named() {
    let folder = TempDir::new().unwrap();
    counted_game(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let by = ["--by", "A. Referee", "--reasons", "A stone lay under the table."];
    let confirmed = run(&[&["result", "game.session", "confirm", "B+9", "--both-agree"], &by[..]].concat());
    assert!(confirmed.out.contains("\"method\": \"decision\""), "{}{}", confirmed.out, confirmed.err);
    let session = folder.path().join("game.session");
    let json = fs::read_to_string(session.join("result.json")).unwrap();
    assert!(json.contains("\"method\": \"decision\""), "{json}");
    assert_eq!(run(&["verify", "game.session"]).status, 0);
    for file in ["result.json", "result.csv"] {
        let path = session.join(file);
        let whole = fs::read_to_string(&path).unwrap();
        fs::write(&path, whole.replace("B+9", "W+9")).unwrap();
        let found = run(&["verify", "game.session"]);
        assert!(
            found.status == 1 && found.out.contains(&format!("{file} is not what the journal gives")),
            "{}",
            found.out
        );
        let found = run(&["verify", "game.session", "--json"]);
        let line: Value = serde_json::from_str(&found.out).unwrap();
        assert!(line["changed_results"][0].as_str().unwrap().ends_with(file), "{line}");
        fs::write(&path, whole).unwrap();
    }
    // One that is not there is named, and is written again from the journal.
    fs::remove_file(session.join("result.csv")).unwrap();
    let found = run(&["verify", "game.session"]);
    assert!(found.status == 1 && found.out.contains("result.csv is missing"), "{}", found.out);
    assert_eq!(run(&["result", "game.session"]).status, 0);
    assert_eq!(run(&["verify", "game.session"]).status, 0);
}

#[test]
fn a_record_with_notes_is_what_its_journal_gives() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    assert_eq!(run(&["incident", "game.session", "warning", "black"]).status, 0);
    assert_eq!(run(&["archive", "add", "game.session", "--archive", "games.sqlite"]).status, 0);
    let checked = run(&["archive", "check", "--archive", "games.sqlite"]);
    assert_eq!(checked.status, 0, "{}{}", checked.out, checked.err);
}

#[test]
fn what_a_referee_notes_is_kept_with_what_follows() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let note = |args: &[&str]| kifuscribe_in(folder.path(), &[&["incident", "game.session"], args].concat());
    assert_eq!(note(&[]).out, "Nothing has been noted.\n");
    let warned = note(&["warning", "black", "--text", "talking", "--by", "A. Referee"]);
    let said = "after move 2: Black was warned: talking (A. Referee). A second warning loses the game (RGF 21.2).\n";
    assert!(warned.status == 0 && warned.out.ends_with(said), "{}{}", warned.out, warned.err);
    note(&["draw", "right", "black"]);
    note(&["adjourned", "black", "envelope", "Sunday, 10:00, board 3"]);
    note(&["appeal", "white", "committee", "21:00"]);
    let lost = note(&["warning", "black", "--text", "talking again"]);
    assert_eq!(lost.status, 1, "the second warning loses: {}", lost.out);
    assert!(lost.out.contains("By the rules: White wins by adjudication"), "{}", lost.out);
    let lines: Vec<Value> = note(&["--json"]).out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let kinds: Vec<&str> = lines.iter().map(|l| l["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["warning", "draw", "adjourned", "appeal", "warning"]);
    assert_eq!((&lines[3]["after"], lines[4]["result"].as_str()), (&Value::from(2), Some("W+F")));
    // The record says it too, and is the same when it is written from the journal again.
    let record = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    let comment = sgf::read(record.as_bytes()).unwrap().record.comment;
    assert_eq!(comment.lines().count(), 5, "{comment}");
    let sealed = "adjourned; Black sealed the next move in an envelope; to be taken up again: Sunday, 10:00, board 3";
    assert!(comment.lines().all(|l| l.starts_with("Referee: ")) && comment.contains(sealed), "{comment}");
    assert_eq!(kifuscribe_in(folder.path(), &["replay", "game.session"]).out.trim_end(), record.trim_end());
    check_refused_in(folder.path(), &["incident", "game.session", "remark"], "give them (--text TEXT)");
    check_refused_in(folder.path(), &["incident", "nowhere", "remark", "--text", "x"], "nowhere");
}

#[test]
fn colours_found_wrong_are_put_right_before_the_third_move() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let ran = kifuscribe_in(folder.path(), &["incident", "game.session", "wrong-start"]);
    let said =
        "noticed after 1 move of Black and 1 move of White. By the rules the game is started again (RGF 22.1).\n";
    assert!(ran.out.ends_with(said), "{}", ran.out);
}

#[test]
fn ings_clock_gives_the_penalties_of_the_count() {
    let folder = TempDir::new().unwrap();
    let clock = |args: &[&str]| kifuscribe_in(folder.path(), &[&["clock", "--system", "ing"], args].concat());
    let both = clock(&["--main", "60:00", "--used-black", "64:10", "--used-white", "71:00"]);
    assert_eq!(both.status, 0, "{}", both.err);
    let expected = "\
Penalties: Black 2, White 4; in the count they come to Black 0, White 2
Count with --penalty-black 2 --penalty-white 4
";
    assert!(both.out.ends_with(expected), "{}", both.out);
    // Each at its moment, and nothing of a count after a fallen flag.
    let moments = "60:00 Black's main time is over\n60:00 Black owes 2 penalty points\n60:00 White's main time is over\n\
                   70:00 White owes 4 penalty points\n";
    assert!(both.out.starts_with(moments), "{}", both.out);
    let shorter = clock(&["--main", "60:00", "--period", "5:00", "--used-black", "66:00"]);
    assert!(shorter.out.contains("65:00 Black owes 4 penalty points"), "{}", shorter.out);
    let lost = clock(&["--main", "60:00", "--used-white", "95:00"]);
    assert!(lost.out.contains("90:00 White's flag falls") && !lost.out.contains("penalty"), "{}", lost.out);
    assert_eq!(lost.status, 1);
    assert!(lost.out.ends_with("Result: B+T (Black wins on time); the referee decides\n"), "{}", lost.out);
    let open = clock(&["--main", "60:00", "--used-black", "91:00", "--used-white", "92:00"]);
    assert!(open.out.contains("the first flag to fall loses"), "{}", open.out);
    let late = clock(&["--main", "60:00", "--late-black", "10m"]);
    assert!(late.out.starts_with("0:00 By the rules: 20:00 off Black's clock.\n"), "{}", late.out);
    assert!(late.out.contains("Main time left: Black 40:00, White 60:00"), "{}", late.out);
    let absent = clock(&["--main", "60:00", "--late-black", "61m", "--rules", "japanese", "--json"]);
    let json: Value = serde_json::from_str(&absent.out).unwrap();
    assert_eq!((absent.status, json["result"].as_str()), (1, Some("W+F")));
}

#[test]
fn the_presses_of_a_clock_tell_its_overtime() {
    let folder = TempDir::new().unwrap();
    let clock = |args: &[&str]| kifuscribe_in(folder.path(), &[&["clock", "--main", "10:00"], args].concat());
    fs::write(
        folder.path().join("presses.csv"),
        "time,event\n0:00,start-black\n10:50,press\n10:50,press\n13:00,pause\n",
    )
    .unwrap();
    let byo_yomi = |more: &[&str]| {
        clock(&[&["presses.csv", "--system", "byo-yomi", "--period", "1:00", "--periods", "3"], more].concat())
    };
    let expected = "\
10:00 Black's main time is over
11:50 a period of Black's is gone; 2 are left
12:50 a period of Black's is gone; 1 is left
Main time left: Black 0:00, White 10:00
Periods left: Black 1, White 3
";
    assert_eq!(byo_yomi(&[]).out, expected);
    let skipped = byo_yomi(&["--skips"]);
    assert!(skipped.out.contains("11:50 Black's move is skipped"), "{}", skipped.out);
    let canadian = clock(&["presses.csv", "--system", "canadian", "--period", "2:00", "--moves", "15"]);
    assert!(canadian.status == 1 && canadian.out.contains("12:00 Black's flag falls"), "{}", canadian.out);
    check_refused_in(folder.path(), &["clock", "--main", "1h", "--system", "canadian"], "with --period");
    let used = ["clock", "--main", "1h", "--system", "canadian", "--period", "5m", "--used-black", "61m"];
    check_refused_in(folder.path(), &used, "give the clock's presses as a CSV");
    // The moves of a recording stand for the presses.
    recording(folder.path());
    let recorded = clock(&["game.session", "--system", "absolute"]);
    assert!(recorded.out.contains("Main time left: Black 9:30, White 9:00"), "{}{}", recorded.out, recorded.err);
}

#[test]
fn a_move_of_the_other_pair_is_no_move_of_the_wrong_partner() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let wrong = ["incident", "game.session", "wrong-partner", "black", "2"];
    check_refused_in(folder.path(), &wrong, "move 2 was made by White, by the record");
    let beyond = ["incident", "game.session", "wrong-partner", "black", "3"];
    check_refused_in(folder.path(), &beyond, "the record has no move 3: it has 2");
    let right = kifuscribe_in(folder.path(), &["incident", "game.session", "wrong-partner", "white", "2"]);
    assert_eq!(right.status, 0, "{}", right.err);
    // Whether two players or two pairs play, no record says.
    let said = "Only in pair go does a pair have a wrong partner: if two players play this game, take note 1 back with";
    assert!(right.err.contains(said), "{}", right.err);
}

#[test]
fn what_the_russian_code_says_of_clocks_repetition_and_protest_is_said() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let noted = |kind: &[&str]| {
        let words = [&["incident", "game.session"], kind, &["--rules", "japanese", "--by", "A. Referee"]].concat();
        let ran = kifuscribe_in(folder.path(), &words);
        (ran.status, ran.out)
    };
    let (status, said) = noted(&["faulty-clock"]);
    assert!(status == 0 && said.contains("with at least 15 minutes left to each player (RGF)"), "{said}");
    let (status, said) = noted(&["protest", "white", "--text", "a stone was moved"]);
    assert!(status == 0 && said.contains("White protests: a stone was moved (A. Referee)."), "{said}");
    let (status, said) = noted(&["repetition", "--disputed"]);
    assert!(status == 0 && said.contains("By the rules the game goes on."), "{said}");
    let (status, said) = noted(&["repetition"]);
    let open = "By the rules the game ends without result (RGF 13.1). It is open until the referee rules: a draw, another game";
    assert!(status == 1 && said.contains(open) && !said.contains("void"), "{said}");
    let clock = |main: &str| {
        let words = ["clock", "--system", "absolute", "--main", main, "--used-black", main, "--used-white", main];
        kifuscribe_in(folder.path(), &[&words[..], &["--blitz", "--rules", "japanese"]].concat())
    };
    assert!(clock("15:00").out.contains("both lose"), "{}", clock("15:00").out);
    let long = clock("16:00");
    assert!(long.err.contains("Blitz has at most 15 minutes") && !long.out.contains("both lose"), "{}", long.err);
}

#[test]
fn lateness_of_more_than_the_main_time_has_its_consequence() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let noted = ["incident", "game.session", "late", "--black", "45", "--allowance", "30", "--rules", "japanese"];
    let noted = kifuscribe_in(folder.path(), &noted).out;
    assert!(noted.contains("45:00 off Black's clock. That is the whole main time: where no overtime"), "{noted}");
    let clock = |words: &[&str]| {
        let late = ["clock", "--main", "30:00", "--late-black", "45m", "--rules", "japanese"];
        kifuscribe_in(folder.path(), &[&late[..], words].concat())
    };
    let lost = clock(&["--system", "absolute"]);
    assert!(lost.status == 1 && lost.out.contains("Black's flag falls") && lost.out.contains("W+T"), "{}", lost.out);
    let overtime = clock(&["--system", "byo-yomi", "--period", "10:00", "--periods", "3"]);
    assert!(overtime.status == 0 && overtime.out.contains("Black 0:00"), "{}{}", overtime.out, overtime.err);
}

#[test]
fn a_position_that_is_disputed_holds_back_the_certificate() {
    let folder = TempDir::new().unwrap();
    let audit = counted_game(folder.path());
    let audit: Vec<&str> = audit.iter().map(String::as_str).collect();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    assert!(run(&audit).out.starts_with("agrees:"));
    let note = |args: &[&str]| run(&[&["incident", "game.session", "--by", "A. Referee"], args].concat()).status;
    assert_eq!(note(&["displaced", "--disputed"]), 0);
    let open = run(&audit);
    assert!(open.status == 1 && open.out.starts_with("cannot tell:"), "{}", open.out);
    assert!(open.out.contains("Note 1 about the game leaves open how it ends"), "{}", open.out);
    assert_eq!(note(&["displaced"]), 0);
    assert!(run(&audit).out.starts_with("agrees:"));
    assert_eq!(note(&["adjourned", "black", "on-board", "Sunday, 10:00"]), 0);
    assert!(run(&audit).out.starts_with("cannot tell:"));
    assert_eq!(note(&["taken-up"]), 0);
    assert!(run(&audit).out.starts_with("agrees:"));
}

#[test]
fn of_what_the_rules_do_not_say_the_conditions_of_the_tournament_decide() {
    let folder = TempDir::new().unwrap();
    // The record names no rules: they are given.
    recording_of(folder.path(), BoardSize::NINE, "", &[]);
    fs::write(folder.path().join("game.sgf"), "").unwrap();
    let clock = |words: &[&str]| {
        let ran =
            kifuscribe_in(folder.path(), &[&["clock", "--system", "absolute", "--main", "10:00"], words].concat());
        format!("{}{}", ran.out, ran.err)
    };
    let incident = |words: &[&str]| kifuscribe_in(folder.path(), &[&["incident", "game.session"], words].concat()).out;
    let silent = "These rules say nothing of lateness: the tournament's conditions decide.";
    for rules in ["ing-egf", "wmsg2008", "area", "aga"] {
        let late = clock(&["--late-black", "4m", "--rules", rules]);
        assert!(late.starts_with(&format!("0:00 {silent}\nMain time left: Black 10:00, White 10:00\n")), "{late}");
        let noted = incident(&["late", "--black", "4", "--allowance", "10", "--rules", rules]);
        assert!(noted.contains(silent), "{noted}");
        let blitz = clock(&["--used-black", "10:00", "--used-white", "10:00", "--blitz", "--rules", rules]);
        assert!(blitz.contains("These rules say nothing of blitz") && !blitz.contains("both lose"), "{blitz}");
    }
    // Where the rules say it, both commands say the same: 25 minutes passed while both were absent, 6 more on Black's clock.
    let (late, off) =
        (["--black", "31", "--white", "25"], "By the rules: 18:30 off Black's clock, 12:30 off White's clock.");
    let noted = incident(&[&["late", "--allowance", "60"], &late[..], &["--rules", "japanese"]].concat());
    assert!(noted.contains(off), "{noted}");
    let told = ["clock", "--system", "absolute", "--main", "60:00", "--late-black", "31m", "--late-white", "25m"];
    let told = kifuscribe_in(folder.path(), &[&told[..], &["--rules", "japanese"]].concat()).out;
    assert!(told.starts_with(&format!("0:00 {off}\n")), "{told}");
}

#[test]
fn nothing_is_paid_in_a_count_of_a_game_lost_on_time() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let incident = |words: &[&str]| kifuscribe_in(folder.path(), &[&["incident", "game.session"], words].concat()).out;
    incident(&["penalty", "white", "2"]);
    let lost = incident(&["flag-claim", "black"]);
    assert!(lost.contains("White pays 2 penalty points. Nothing is counted while note 2 decides the game."), "{lost}");
    assert!(!lost.contains("--penalty"), "{lost}");
    let again = incident(&["flag-claim", "white"]);
    assert!(again.contains("Note 2 decides the game already"), "{again}");
    let back = incident(&["taken-back", "2", "--by", "A. Referee", "--text", "the flag was up"]);
    assert!(back.contains("By the rules: White wins on time"), "{back}");
    let back = incident(&["taken-back", "3", "--by", "A. Referee", "--text", "nor that one"]);
    assert!(back.contains("In the count White pays 2 points.") && back.contains("--penalty-white 2"), "{back}");
    // The other player's penalty is none either, whoever's clock is told first.
    let times = ["--system", "ing", "--main", "60:00", "--used-black", "95:00", "--used-white", "80:00"];
    let told = kifuscribe_in(folder.path(), &[&["clock"], &times[..]].concat()).out;
    assert!(told.contains("90:00 Black's flag falls") && !told.contains("penalty"), "{told}");
}

#[test]
fn a_wrong_partner_is_claimed_right_after_the_move() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let wrong = |words: &[&str]| {
        let ran = kifuscribe_in(folder.path(), &[&["incident", "game.session", "wrong-partner"], words].concat());
        ran.out.lines().rfind(|line| line.contains("wrong partner")).unwrap_or_default().to_owned()
    };
    assert!(wrong(&["white", "2"]).ends_with("In the count White pays 3 points."));
    // The record has move 2 after it: the claim is too late, unless somebody says that it was made in time.
    let late = wrong(&["black", "1"]);
    assert!(late.contains("claimed too late") && late.contains("it is valid only right after the move"), "{late}");
    let taken_back = ["incident", "game.session", "taken-back", "2", "--by", "A. Referee", "--text", "It was in time."];
    assert_eq!(kifuscribe_in(folder.path(), &taken_back).status, 0);
    assert!(wrong(&["black", "1", "--at-once"]).ends_with("In the count Black pays 3 points."));
}

#[test]
fn an_open_appeal_is_decided_before_a_result_is_confirmed() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let caution = run(&["incident", "game.session", "caution", "white", "--by", "A. Referee"]);
    assert!(caution.status == 0 && caution.out.contains("White was cautioned"), "{}{}", caution.out, caution.err);
    let appeal = ["incident", "game.session", "appeal", "black", "federation", "Sunday, 18:00", "--by", "A. Referee"];
    assert_eq!(run(&appeal).status, 0);
    let confirm = ["result", "game.session", "confirm", "W+R", "--both-agree", "--by", "both players"];
    check_refused_in(
        folder.path(),
        &confirm,
        "an appeal is open: Black appeals to the federation; to be decided by Sunday",
    );
    // Who decides says so; or the appeal is taken back.
    let taken_back = ["incident", "game.session", "taken-back", "2", "--by", "Black", "--text", "settled"];
    assert_eq!(run(&taken_back).status, 0);
    assert_eq!(run(&confirm).status, 0);
}

#[test]
fn a_claim_of_one_player_does_not_replace_that_of_the_other_and_one_alone_confirms_nothing() {
    let folder = TempDir::new().unwrap();
    recording(folder.path());
    let result = |words: &[&str]| kifuscribe_in(folder.path(), &[&["result", "game.session"], words].concat());
    // A claim is open: exit status 1.
    assert_eq!(result(&["claim", "W+R", "--by", "Wu"]).status, 1);
    assert_eq!(result(&["claim", "B+R", "--by", "Bo"]).status, 1);
    for by in ["Bo", "A. Referee"] {
        let confirm = ["result", "game.session", "confirm", "B+R", "--both-agree", "--by", by];
        check_refused_in(folder.path(), &confirm, "Wu claims W+R: where Wu agrees to the other result");
    }
    // Wu agrees.
    assert_eq!(result(&["claim", "B+R", "--by", "Wu"]).status, 1);
    let confirmed = result(&["confirm", "B+R", "--both-agree", "--by", "A. Referee"]);
    assert_eq!(confirmed.status, 0, "{}", confirmed.err);
}

#[test]
fn results_that_sgf_cannot_say_are_typed_in_words_and_leave_as_what_they_are() {
    for (typed, method, sgf, words) in [
        ("both-lose", "both lose", "RE[Void]GC[Result: both lose]", "both lose"),
        ("no-result", "no-result", "RE[Void]GC[Result: no result]", "no result"),
        ("W+illegal-move", "illegal-move", "RE[W+F]GC[Result: W+illegal move]", "illegal move"),
        ("B+adjudicated", "adjudication", "RE[B+F]GC[Result: B+adjudicated]", "wins by adjudication"),
    ] {
        let folder = TempDir::new().unwrap();
        recording(folder.path());
        let said = kifuscribe_in(
            folder.path(),
            &["result", "game.session", "confirm", typed, "--by", "A. Referee", "--reasons", "So decided."],
        );
        assert_eq!(said.status, 0, "{typed}: {}", said.err);
        let json: Value = serde_json::from_str(&said.out).unwrap();
        assert_eq!(json["method"], method, "{typed}");
        let record = fs::read_to_string(folder.path().join("game.sgf")).unwrap();
        assert!(record.contains(sgf), "{typed}: {record}");
        // The journal keeps what SGF does not.
        let history = kifuscribe_in(folder.path(), &["correct", "game.session", "history"]).out;
        assert!(history.to_lowercase().contains(words), "{typed}: {history}");
    }
}
