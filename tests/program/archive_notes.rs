//! What an archivist hears about games in the archive: the same game twice, a record that was edited, dates that do not exist,
//! results in words, and the names of files that are handed over.

use std::fs;
use std::time::Duration;

use assert_cmd::Command;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_storage::session_folder::SessionFolder;
use serde_json::Value;
use tempfile::TempDir;

use crate::archived::{archive, archived, ids, json};
use crate::run::{check_refused_in, kifuscribe_in};

const MOVES: &str = ";B[cc];W[gg];B[gc];W[cg];B[ee];W[ef];B[fe];W[fg];B[de];W[df];B[cf]";

#[test]
fn the_same_game_in_two_files_stays_two_games_and_that_is_said() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    fs::write(path.join("club.sgf"), format!("(;SZ[9]PB[Ada]PW[Hua]{MOVES})")).unwrap();
    fs::write(path.join("diary.sgf"), format!("(;SZ[9]PB[Lovelace]EV[Club]{MOVES})")).unwrap();
    fs::write(path.join("other.sgf"), format!("(;SZ[9]PB[Ada]PW[Hua]{MOVES};W[dg])")).unwrap();
    assert_eq!(archive(path, &["add", "club.sgf"]).err, "");
    let added = archive(path, &["add", "."]);
    let found = archive(path, &["find", "--player", "Ada", "--most-moves", "11", "--json"]);
    let first: Value = serde_json::from_str(&found.out).unwrap();
    let id = first["id"].as_str().unwrap();
    assert_eq!(
        (added.status, added.out.as_str()),
        (0, "2 games added; 1 that the archive has already was not added again\n")
    );
    let said =
        format!("diary.sgf: the same moves as {} ({id}); both stay in the archive\n", first["file"].as_str().unwrap());
    assert!(added.err.lines().count() == 1 && added.err.ends_with(&said), "{}", added.err);
    let found = archive(path, &["find", "--player", "Lovelace"]);
    assert!(found.out.trim_end().ends_with(&format!("same moves as {id}")), "{}", found.out);
    let other = archive(path, &["find", "--least-moves", "12"]);
    assert!(!other.out.contains("same moves"), "{}", other.out);
    assert_eq!(archive(path, &["add", "."]).err, "", "it is said once");
}

#[test]
fn what_a_reader_mends_doubts_or_leaves_out_is_counted_and_nothing_of_it_is_silent() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let write = |name: &str, sgf: &str| fs::write(path.join(name), sgf).unwrap();
    write("cut.sgf", "(;SZ[9]PB[Ada];B[cc];W[gg];B[gc]C[so far");
    write("komi.sgf", "(;SZ[9]PB[Bea]KM[65];B[cd])");
    write("margin.sgf", "(;SZ[19]PB[Cid]RE[W+400];B[ce])");
    write("twice.sgf", "(;SZ[9]PB[M\u{c3}\u{bc}ller];B[cf])");
    let declared = b"(;GM[1]SZ[9]CA[GB2312]PB[\xb6\xc0\xa9s\xa5\xbf]PW[\xb3\xaf\xb8\xd6\xb2W]EV[\xb2\xc4\xa4\xad\xa9\xa1\xa4\xa4\xc0\xf4\xaaM];B[cc])";
    fs::write(path.join("declared.sgf"), declared).unwrap();
    fs::write(path.join("dos.sgf"), b"(;SZ[9]PB[J\x81rgen];B[cg])").unwrap();
    let added = archive(path, &["add", "cut.sgf", "komi.sgf", "margin.sgf", "twice.sgf", "declared.sgf", "--json"]);
    let line: Value = serde_json::from_str(added.out.lines().last().unwrap()).unwrap();
    assert_eq!(line["noted"], serde_json::json!({"charset": 1, "cut": 1, "damaged-text": 1, "komi": 1, "result": 1}));
    assert_eq!((&line["added"], added.status), (&serde_json::json!(5), 0));
    assert_eq!(archive(path, &["add", "dos.sgf", "--charset", "CP850"]).err, "");
    for (player, moves) in [("Ada", 3), ("黃孟正", 1), ("Jürgen", 1)] {
        let found: Value = serde_json::from_str(&archive(path, &["find", "--player", player, "--json"]).out).unwrap();
        assert_eq!(found["moves"], moves, "{player}");
    }
    let refused = ["archive", "add", "dos.sgf", "--charset", "klingon", "--archive", "catalogue.sqlite"];
    check_refused_in(path, &refused, "EUC-KR, KOI8-R, KOI8-U, CP437, CP850");
}

#[test]
fn other_games_of_a_file_are_no_doubt_about_one() {
    let (folder, added) = archived(&[("two.sgf", "(;SZ[9]PB[Ada];B[cc])(;SZ[9]PB[Bea];B[cd])")]);
    assert_eq!((added.out.as_str(), added.err.as_str()), ("2 games added\n", ""));
    let asked = ["archive", "find", "--doubtful", "games", "--archive", "catalogue.sqlite"];
    check_refused_in(folder.path(), &asked, "games");
}

#[test]
fn what_is_counted_as_doubtful_is_what_is_found() {
    let game = "(;SZ[9]PB[Bea]KM[65]DT[2018年5月2日];B[cd])";
    let (folder, added) = archived(&[("a.sgf", game), ("b.sgf", game)]);
    assert_eq!(added.out, "1 game added; 1 that the archive has already was not added again\n");
    assert!(added.err.contains(": komi 1;") && added.err.contains(": date 1;"), "{}", added.err);
    assert_eq!(ids(folder.path(), &["--doubtful", "komi"]).len(), 1);
    fs::write(folder.path().join("a.sgf"), game.replace("65", "75")).unwrap();
    let again = json(folder.path(), &["add", "a.sgf"]);
    assert_eq!((&again[0]["added"], &again[0]["noted"]), (&1.into(), &serde_json::json!({ "komi": 1 })));
}

#[test]
fn a_spelling_that_has_one_reading_is_counted_apart_and_is_no_doubt() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let write = |name: &str, sgf: &str| fs::write(path.join(name), sgf).unwrap();
    write("iso.sgf", "(;SZ[9x9]PB[Ada]DT[2017-04-04T09:59:32+00:00]RE[Black wins by 2.5];B[cc])");
    write("wide.sgf", "(;SZ[9]PB[Bea]DT[1 9 9 8年3月28日]KM[６．５];B[cd])");
    write("open.sgf", "(;SZ[9]PB[Cid]DT[4/5/1998]RE[黑胜2又3/4子]KM[六目半];B[ce])");
    let added = archive(path, &["add", "."]);
    let said: Vec<&str> = added.err.lines().collect();
    let [doubtful, respelled] = said[..] else { panic!("{}", added.err) };
    assert!(doubtful.ends_with("by what it was: date 1, result 1; 'archive find --doubtful' lists them"), "{doubtful}");
    assert!(
        respelled.contains("another spelling than SGF's, read surely: date 2, komi 2, result 1, size 1"),
        "{respelled}"
    );
    let lines = |args: &[&str]| -> Vec<Value> {
        let found = archive(path, &[&["find", "--json"], args].concat());
        found.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let doubtful = lines(&["--doubtful"]);
    let [line] = &doubtful[..] else { panic!("{doubtful:?}") };
    assert_eq!(
        (&line["noted"], &line["respelled"]),
        (&serde_json::json!(["result", "date"]), &serde_json::json!(["komi"]))
    );
    assert_eq!(
        [&["--noted"][..], &["--noted", "date"], &["--doubtful", "komi"]].map(|args| lines(args).len()),
        [3, 3, 0]
    );
    let wide = lines(&["--player", "Bea"]);
    assert_eq!((&wide[0]["days"], &wide[0]["komi"]), (&"1998-03-28".into(), &6.5.into()));
    let id = wide[0]["id"].as_str().unwrap();
    let shown = archive(path, &["show", id]).out;
    assert!(shown.contains("Read surely, another spelling: DT[1 9 9 8年3月28日] "), "{shown}");
    let shown: Value = serde_json::from_str(&archive(path, &["show", id, "--json"]).out).unwrap();
    assert_eq!([&shown["notes"], &shown["respellings"]].map(|notes| notes.as_array().unwrap().len()), [0, 2]);
    let shown = archive(path, &["show", line["id"].as_str().unwrap()]).out;
    assert!(shown.contains("Doubtful: DT[4/5/1998] ") && shown.contains("another spelling: KM[六目半] "), "{shown}");
    assert_eq!(archive(path, &["export", "-o", "out"]).status, 0);
    let index = fs::read_to_string(path.join("out/index.csv")).unwrap();
    assert!(index.contains(",result date,komi,"), "{index}");
}

#[test]
fn copies_of_one_game_are_one_group_also_with_exchanged_colors_or_without_a_move() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let moves: Vec<String> = (0..40)
        .map(|n| {
            format!(
                ";{}[{}{}]",
                ["B", "W"][n % 2],
                char::from(b'a' + (n * 7 % 9) as u8),
                char::from(b'a' + (n / 9 * 2) as u8)
            )
        })
        .collect();
    let write = |name: &str, players: &str, moves: &str| {
        fs::write(path.join(name), format!("(;SZ[9]{players}{moves})")).unwrap();
    };
    for name in ["a.sgf", "b.sgf", "c.sgf", "d.sgf"] {
        write(name, &format!("PB[Ada]PW[Hua]EV[{name}]"), &moves.concat());
    }
    let exchanged = moves.concat().replace(";B", ";x").replace(";W", ";B").replace(";x", ";W");
    write("exchanged.sgf", "PB[Hua]PW[Ada]", &exchanged);
    write("lacking.sgf", "PB[Ada]PW[Hua]", &[&moves[..15], &moves[16..]].concat().concat());
    assert_eq!(archive(path, &["add", "a.sgf"]).status, 0);
    assert_eq!(archive(path, &["add", "."]).status, 0);
    let found = archive(path, &["duplicates", "--json"]).out;
    let lines: Vec<Value> = found.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said = |line: &Value| {
        let exchanged = [&line["colors_exchanged"], &line["names_exchanged"]].map(|is| is.as_bool().unwrap());
        (line["kind"].as_str().unwrap().to_owned(), exchanged, line["games"].as_array().unwrap().len())
    };
    let expected = [("same", [false, false], 4), ("same", [true, true], 2), ("one-move-missing", [false, false], 2)];
    let expected = expected.map(|(kind, exchanged, games)| (kind.to_owned(), exchanged, games));
    assert_eq!(lines.iter().map(said).collect::<Vec<_>>(), expected, "{found}");
    let listed = archive(path, &["duplicates"]).out;
    assert_eq!(
        listed.lines().filter(|line| !line.starts_with(' ')).collect::<Vec<_>>(),
        [
            "the same moves",
            "the same moves, the colours are exchanged, the names are exchanged",
            "the second lacks one move of the first",
        ]
    );
}

#[test]
fn two_copies_of_a_recording_that_part_ways_are_named_and_an_earlier_copy_is_not() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let (time, text) = (Duration::from_secs(1), String::new);
    let began = RecorderEvent::Began { time, size: BoardSize::NINE, setup: Vec::new(), to_play: None, handicap: 0 };
    let begun = [
        SessionEvent::Opened { at: text(), source: text(), info: Box::new(GameInfo::default()), program: text() },
        SessionEvent::Recorder(began),
    ];
    let ended = |why: &str| SessionEvent::Ended { time, why: why.to_owned() };
    let session = |name: &str, last: Option<SessionEvent>| {
        let events: Vec<_> = begun.iter().cloned().chain(last).collect();
        SessionFolder::at(path.join(name)).create().unwrap().append(&events).unwrap();
    };
    session("early.session", None);
    session("a.session", Some(ended("one")));
    assert_eq!(archive(path, &["add", "a.session", "early.session"]).err, "");
    session("b.session", Some(ended("another")));
    let added = archive(path, &["add", "b.session"]);
    assert_eq!(
        (added.status, added.out.as_str()),
        (0, "0 games added; 1 that the archive has already was not added again\n")
    );
    let said = "are one recording, to which different things were added; the archive keeps ";
    assert!(added.err.contains(said) && added.err.contains("b.session and "), "{}", added.err);
    let line: Value = serde_json::from_str(&archive(path, &["add", "b.session", "--json"]).out).unwrap();
    assert_eq!(line["notes"][0]["note"], "other-copy", "{line}");
}

#[test]
fn a_record_that_was_edited_beside_its_session_is_named() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let (time, text) = (Duration::from_secs(1), String::new);
    let began = RecorderEvent::Began { time, size: BoardSize::NINE, setup: Vec::new(), to_play: None, handicap: 0 };
    let events = [
        SessionEvent::Opened { at: text(), source: text(), info: Box::new(GameInfo::default()), program: text() },
        SessionEvent::Recorder(began),
        SessionEvent::Ended { time, why: text() },
    ];
    SessionFolder::at(path.join("game.session")).create().unwrap().append(&events).unwrap();
    assert_eq!(kifuscribe_in(path, &["replay", "game.session", "-o", "game.sgf"]).status, 0);
    assert_eq!(archive(path, &["add", "."]).err, "");
    let edited = fs::read_to_string(path.join("game.sgf")).unwrap().replace("GM[1]", "GM[1]PB[Ada]");
    fs::write(path.join("game.sgf"), edited).unwrap();
    for _ in 0..2 {
        let again = archive(path, &["add", "game.sgf"]);
        assert_eq!(
            (again.status, again.out.as_str()),
            (0, "0 games added; 1 that the archive has already was not added again\n")
        );
        assert!(
            again.err.contains("game.sgf is not what the journal gives; the archive has the journal's"),
            "{}",
            again.err
        );
    }
    let json = archive(path, &["add", ".", "--json"]);
    let line: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(line["notes"][0]["note"].as_str(), Some("record-differs"));
}

#[test]
fn what_does_not_exist_is_refused_and_results_in_words_are_found() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    // The folder for records of somebody who has no games yet.
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    let output = program.args(["archive", "find"]).current_dir(path).env("HOME", path).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{said}");
    assert!(
        said.contains("there is no catalogue") && said.contains("'kifuscribe archive add FOLDER' makes one"),
        "{said}"
    );

    fs::write(path.join("words.sgf"), "(;SZ[9]PB[Ada]DT[2026-11-21]RE[Black wins];B[ee])").unwrap();
    fs::write(path.join("open.sgf"), "(;SZ[9]PB[Bela]DT[2026-11-22]RE[Black was better];B[cc])").unwrap();
    assert_eq!(archive(path, &["add", "."]).status, 0);
    let won = archive(path, &["find", "--result", "B+"]);
    assert!(won.out.contains("Ada - (no name)  B+  1 move"), "{}", won.out);
    assert!(archive(path, &["find", "--result", "?"]).out.contains("Bela - (no name)  ?"));
    for date in ["2026-02-30", "2026-13", "2026-11-31", "31.11.2026", "soon"] {
        let args = ["archive", "find", "--since", date, "--archive", "catalogue.sqlite"];
        check_refused_in(path, &args, "give a date that exists, such as 2026-11-21");
    }
    assert_eq!(archive(path, &["find", "--since", "21.11.2026"]).out.lines().count(), 2);
}

#[test]
fn what_is_handed_over_says_what_it_is_and_where_it_was() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    fs::write(path.join("final game.sgf"), "(;SZ[9]DT[2026-11-21];B[ee])").unwrap();
    fs::write(path.join("two.sgf"), "(;SZ[9]PB[Ada];B[cc])(;SZ[9]PB[Bela];B[dd])").unwrap();
    assert_eq!(archive(path, &["add", "."]).status, 0);
    assert_eq!(archive(path, &["export", "-o", "out"]).status, 0);
    let index = fs::read_to_string(path.join("out/index.csv")).unwrap();
    assert!(index.lines().next().unwrap().ends_with(",file,original"), "{index}");
    assert!(index.contains("/final game.sgf\n") || index.contains(",final game.sgf\n"), "{index}");
    assert!(index.contains(",two.sgf\n") && index.contains(",two.sgf (game 2)\n"), "{index}");
    let names: Vec<String> =
        fs::read_dir(path.join("out")).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    assert!(names.iter().any(|name| name.starts_with("2026-11-21_final-game_")), "{names:?}");
    // A folder of exported games holds copies, also one that an earlier version wrote.
    fs::write(path.join("out/index.csv"), index.replace(",original", "")).unwrap();
    let rebuilt = archive(path, &["rebuild"]);
    assert!(rebuilt.out.starts_with("3 games added"), "{}{}", rebuilt.out, rebuilt.err);

    let refused = |output: &str, sentence: &str| {
        let args = ["archive", "export", "-o", output, "--archive", "catalogue.sqlite"];
        check_refused_in(path, &args, sentence);
        assert!(!path.join(output).exists(), "{output}");
    };
    refused("all.pdf", "for one game as .pdf use 'kifuscribe export GAME -o FILE'");
    refused("all.sgf", "give a new folder, or a name that ends in .zip");
}
