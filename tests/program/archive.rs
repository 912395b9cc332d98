//! `archive`: games are added, found by names, dates, results and positions, checked and handed over.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, MoveFlags, Player};
use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_formats::live_index::BoardEntry;
use kifuscribe_formats::sgf;
use kifuscribe_storage::catalogue::Catalogue;
use kifuscribe_storage::evidence::EvidenceFolder;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::spectator_folder::SpectatorFolder;
use serde_json::Value;
use tempfile::TempDir;

use crate::archived::{archive, folder_with, json};
use crate::run::{check_refused_in, kifuscribe_in};

/// The names of Black in the games that are found, in alphabetical order.
#[track_caller]
fn found(folder: &Path, args: &[&str]) -> Vec<String> {
    let mut names: Vec<String> = json(folder, &[&["find"], args].concat())
        .iter()
        .map(|line| line["black"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

/// A folder with six games in two files, in the catalogue.
fn club() -> TempDir {
    let single = "(;SZ[19]PB[古力]PW[李世石]DT[2012-02-20]RE[W+R]EV[三星杯];B[pd];W[dp])";
    let folder = folder_with(&[("games/congress.sgf", CONGRESS), ("games/古力.sgf", single)]);
    let added = json(folder.path(), &["add", "games"]);
    assert_eq!(added, [serde_json::json!({ "added": 6, "known": 0, "noted": {}, "refused": [] })]);
    folder
}

/// Five games: the first three have the same corner, in other places and with either colours.
const CONGRESS: &str = "
(;SZ[9]PB[Jörg Müller]PW[Anna Weiß]EV[Kraków Open]RO[3 (table 5)]DT[2026-11-21]RE[B+R]KM[6.5]RU[Chinese]
 C[The final];B[cg];W[gc];B[cc];W[gg])
(;SZ[9]PB[Шикшин Илья]PW[Müller, Jörg]EV[Kraków Open]RO[2 (table 1)]DT[2026-11-20]RE[W+0.5]KM[7.5];B[gg];W[gc];B[cg];W[ee])
(;SZ[9]PB[Lee Se-dol]PW[Kovács Gábor]DT[2026-10-03]RE[B+3.5];B[ee];W[gc]C[a quiet answer];B[fd])
(;SZ[9]PB[Peter]PW[Jörg Schmidt]DT[2025]RE[0];B[bb];W[bh];B[hb])
(;SZ[13]PB[Zoe]PW[Yan]RE[Void];B[dd])";

#[test]
fn names_are_found_in_any_spelling() {
    let club = club();
    let check = |args: &[&str], expected: &[&str]| assert_eq!(found(club.path(), args), expected, "{args:?}");
    check(&["--player", "muller JORG"], &["Jörg Müller", "Шикшин Илья"]);
    check(&["--player", "Schmidt Müller"], &[]);
    check(&["--player", "sedol lee"], &["Lee Se-dol"]);
    check(&["--player", "gabor kovacs"], &["Lee Se-dol"]);
    check(&["--player", "ШИКШИН"], &["Шикшин Илья"]);
    check(&["--player", "古力"], &["古力"]);
    check(&["--player", "李"], &["古力"]);
    check(&["--player", "mull*"], &["Jörg Müller", "Шикшин Илья"]);
    check(&["--black", "jorg"], &["Jörg Müller"]);
    check(&["--white", "jorg"], &["Peter", "Шикшин Илья"]);
    check(&["--event", "krakow"], &["Jörg Müller", "Шикшин Илья"]);
    check(&["--event", "三星"], &["古力"]);
    check(&["--text", "quiet"], &["Lee Se-dol"]);
    check(&["--text", "final müller"], &["Jörg Müller"]);
    for nothing in ["\"", "((("] {
        let ran = archive(club.path(), &["find", &format!("--text={nothing}")]);
        assert!(ran.status == 2 && ran.err.contains("give at least one letter, digit or character"), "{}", ran.err);
    }
    for hostile in ["* OR", "NEAR(", "black:", "'; DROP TABLE game; --", "-x"] {
        check(&[&format!("--text={hostile}")], &[]);
    }
}

#[test]
fn games_are_found_by_what_is_known_of_them() {
    let club = club();
    let check = |args: &[&str], expected: &[&str]| assert_eq!(found(club.path(), args), expected, "{args:?}");
    check(&["--since", "2026-11-21"], &["Jörg Müller"]);
    check(&["--since", "2026-10", "--until", "2026-11-20"], &["Lee Se-dol", "Шикшин Илья"]);
    check(&["--until", "2025"], &["Peter", "古力"]);
    check(&["--result", "B+"], &["Jörg Müller", "Lee Se-dol"]);
    check(&["--result", "W+0.5"], &["Шикшин Илья"]);
    check(&["--result", "B+R"], &["Jörg Müller"]);
    check(&["--round", "3", "--table", "5"], &["Jörg Müller"]);
    check(&["--komi", "7.5"], &["Шикшин Илья"]);
    check(&["--rules", "chinese"], &["Jörg Müller"]);
    check(&["--size", "13"], &["Zoe"]);
    check(&["--least-moves", "4", "--most-moves", "4"], &["Jörg Müller", "Шикшин Илья"]);
    check(&["--player", "nobody"], &[]);
    assert_eq!(json(club.path(), &["find", "--limit", "2"]).len(), 2);
    let game = &json(club.path(), &["find", "--result", "B+R"])[0];
    for (key, value) in
        [("white", "Anna Weiß"), ("event", "Kraków Open"), ("round", "3"), ("table", "5"), ("date", "2026-11-21")]
    {
        assert_eq!(game[key], value, "{key}");
    }
    assert_eq!((&game["moves"], &game["at"]), (&Value::from(4), &Value::from(Vec::<usize>::new())));
    assert!(game["file"].as_str().unwrap().ends_with("congress.sgf"));
    // Nothing found is no failure.
    let ran = archive(club.path(), &["find", "--player", "nobody"]);
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, "", "kifuscribe: no game was found\n"));
}

#[test]
fn a_corner_and_a_whole_position_are_found_with_either_colours() {
    let club = club();
    fs::write(club.path().join("corner.sgf"), "(;SZ[9]AB[cg])").unwrap();
    let at = |args: &[&str]| -> Vec<(String, Vec<u64>)> {
        let lines = json(club.path(), &[&["find", "--position"], args].concat());
        let at = |line: &Value| line["at"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
        lines.iter().map(|line| (line["black"].as_str().unwrap().to_owned(), at(line))).collect()
    };
    let expected = [("Jörg Müller", vec![1, 2, 3, 4]), ("Шикшин Илья", vec![1, 2, 3, 4]), ("Lee Se-dol", vec![2])];
    assert_eq!(at(&["corner.sgf", "--corner"]), expected.map(|(name, at)| (name.to_owned(), at)));
    assert_eq!(at(&["corner.sgf", "--region", "A1:D4"]), at(&["corner.sgf", "--corner"]));
    assert_eq!(at(&["corner.sgf"]), [("Jörg Müller".to_owned(), vec![1]), ("Шикшин Илья".to_owned(), vec![1])]);
    assert_eq!(at(&["games/congress.sgf", "--at", "2"])[0], ("Jörg Müller".to_owned(), vec![2]));
    let next = json(club.path(), &["find", "--position", "corner.sgf", "--corner", "--continuations"]);
    // Black's F6 beside White's G7 is White's D4 beside Black's C3.
    assert_eq!(next.iter().map(|line| line["games"].as_u64().unwrap()).sum::<u64>(), 1, "{next:?}");
    let text = archive(club.path(), &["find", "--position", "corner.sgf", "--corner"]);
    assert!(text.out.contains("after move 1-4") && text.out.contains("Played next in A1:D4:"), "{}", text.out);
    check_refused_in(
        club.path(),
        &["archive", "find", "--position", "corner.sgf", "--at", "7", "--archive", "catalogue.sqlite"],
        "corner.sgf: the record has 0 moves; give --at a number up to that",
    );
}

/// Records a game of two moves as a camera would have: the session folder, its SGF beside it, a picture.
fn recorded(folder: &Path, name: &str, black: &str) -> PathBuf {
    let size = BoardSize::NINE;
    let info = GameInfo { black: Player { name: black.to_owned(), ..Player::default() }, ..GameInfo::default() };
    let time = Duration::from_secs(1);
    let moved = |number: usize, color, label| {
        SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number,
            color,
            point: Point::from_label(label, size),
            time: Duration::from_secs(number as u64),
            committed: Duration::from_secs(number as u64),
            confidence: 0.9,
            flags: MoveFlags::NONE,
        }))
    };
    let session = folder.join(format!("{name}.session"));
    let mut journal = SessionFolder::at(&session).create().unwrap();
    let picture = EvidenceFolder::of(&session, u64::MAX).keep(name.as_bytes()).unwrap();
    let events = [
        SessionEvent::Opened {
            at: format!("2026-11-21T10:00:00Z {name}"),
            source: "clip.mp4".to_owned(),
            info: Box::new(info),
            program: "test".to_owned(),
        },
        SessionEvent::Recorder(RecorderEvent::Began { time, size, setup: vec![], to_play: None, handicap: 0 }),
        moved(1, Color::Black, "C3"),
        moved(2, Color::White, "G7"),
        SessionEvent::Pictured { time: Duration::from_secs(2), moves: vec![2], before: None, after: Some(picture) },
        SessionEvent::Ended { time: Duration::from_secs(3), why: "test".to_owned() },
    ];
    journal.append(&events).unwrap();
    let record = SessionState::from_events(&events).record().map(sgf::write).unwrap();
    fs::write(folder.join(format!("{name}.sgf")), record).unwrap();
    session
}

#[test]
fn a_recording_and_its_record_are_one_game() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path(), "one", "Anna");
    recorded(folder.path(), "two", "Bela");
    let added = json(folder.path(), &["add", "."]);
    assert_eq!(added[0], serde_json::json!({ "added": 2, "known": 0, "noted": {}, "refused": [] }));
    assert_eq!(json(folder.path(), &["add", "one.sgf", "two.session", "two.session/journal.jsonl"])[0]["known"], 3);
    // The record alone, elsewhere, is the same game, too.
    fs::create_dir(folder.path().join("elsewhere")).unwrap();
    fs::copy(folder.path().join("one.sgf"), folder.path().join("elsewhere/copy.sgf")).unwrap();
    assert_eq!(json(folder.path(), &["add", "elsewhere"])[0]["known"], 1);
    let game = &json(folder.path(), &["find", "--player", "anna"])[0];
    assert!(game["file"].as_str().unwrap().ends_with("one.session"), "{game}");
    assert_eq!(game["date"], "2026-11-21");
    let statistics = &json(folder.path(), &["stats"])[0];
    assert_eq!((&statistics["games"], &statistics["recordings"]), (&Value::from(2), &Value::from(2)));
    let text = archive(folder.path(), &["stats"]).out;
    for line in [
        "2 games with 4 moves; 2 recordings with a journal among them\n",
        "Black won 0, White won 0; 2 have no winner or no result\n",
        "Boards: 2 of 9x9\n",
        "How the games ended: 2 without a result\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
    // A game of two moves has no move 50.
    assert!(text.contains("takes on the average: 0 min until move 50 or the end\n"), "{text}");
    assert_eq!(statistics["recorded"]["confidence"].as_f64().map(|sure| (sure * 10.0).round()), Some(9.0));
}

#[test]
fn the_copy_for_spectators_is_no_other_game() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    recorded(&games, "one", "Anna");
    // What spectators see is a move behind, and under another name.
    let record = fs::read_to_string(games.join("one.sgf")).unwrap();
    let delayed = record[..record.rfind(";").unwrap()].to_owned() + ")";
    let board = |n: usize, copy_of: &str| BoardEntry {
        file: format!("board-0{n}.sgf"),
        copy_of: copy_of.to_owned(),
        table: n.to_string(),
        black: "Anna".to_owned(),
        white: String::new(),
        black_rank: String::new(),
        white_rank: String::new(),
        event: String::new(),
        round: String::new(),
        size: 9,
        moves: 1,
        state: "ended".to_owned(),
        result: None,
    };
    let beside = SpectatorFolder::beside(&games.join("one.sgf"), "1", "one");
    beside.write(&delayed, &board(1, "one.sgf")).unwrap();
    let copy = "games/live/board-01.sgf";
    assert!(folder.path().join(copy).exists());
    assert_eq!(
        json(folder.path(), &["add", "games"])[0],
        serde_json::json!({ "added": 1, "known": 0, "noted": {}, "refused": [] })
    );
    assert_eq!(json(folder.path(), &["add", copy])[0]["known"], 1, "it stands for the recording");
    let statistics = archive(folder.path(), &["stats"]).out;
    assert!(statistics.contains("Black won 0, White won 0; 1 has no winner or no result\n"), "{statistics}");
    // Where the record is gone the copy is all that there is of the game.
    let other = SpectatorFolder::beside(&games.join("two.sgf"), "2", "two");
    other.write("(;SZ[9]PB[Bela];B[ee];W[cc];B[gg])", &board(2, "two.sgf")).unwrap();
    assert_eq!(
        json(folder.path(), &["add", "games"])[0],
        serde_json::json!({ "added": 1, "known": 1, "noted": {}, "refused": [] })
    );
}

#[test]
fn damage_is_named_and_nothing_else_suffers() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["changed-journal", "changed-picture", "changed-record", "gone", "sound"];
    for name in names {
        recorded(folder.path(), name, name);
    }
    assert_eq!(json(folder.path(), &["add", "."])[0]["added"], 5);
    let sound = archive(folder.path(), &["check"]);
    assert_eq!((sound.status, sound.out.as_str()), (0, "5 games, 5 journals, 5 pictures: all as they were written\n"));
    let session = |name: &str| folder.path().join(format!("{name}.session"));
    let journal = session("changed-journal").join("journal.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(
        &journal,
        text.replace("\"number\":2", "\"number\":3").replace("[\"W\"", "[\"B\"").replacen("0.9", "0.8", 1),
    )
    .unwrap();
    let picture = fs::read_dir(session("changed-picture").join("evidence")).unwrap().next().unwrap().unwrap().path();
    fs::write(picture, "another picture").unwrap();
    fs::write(folder.path().join("changed-record.sgf"), "(;SZ[9];B[aa])").unwrap();
    fs::remove_dir_all(session("gone")).unwrap();
    let ran = archive(folder.path(), &["check", "--json"]);
    assert_eq!(ran.status, 1);
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let named = |line: &Value| {
        let file = Path::new(line["file"].as_str().unwrap()).file_stem().unwrap().to_str().unwrap().to_owned();
        (file, line["damage"].as_str().unwrap().to_owned())
    };
    let damage: Vec<(String, String)> = lines[..lines.len() - 1].iter().map(named).collect();
    let expected = [
        ("changed-journal", "unreadable"),
        ("changed-picture", "pictures"),
        ("changed-record", "record-differs"),
        ("gone", "missing"),
    ];
    assert_eq!(damage, expected.map(|(name, what)| (name.to_owned(), what.to_owned())));
    assert_eq!(lines.last().unwrap()["damaged"], 4);
    assert_eq!(found(folder.path(), &[]).len(), 5);
}

#[test]
fn a_picture_of_a_recording_that_was_changed_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let session = recorded(folder.path(), "one", "Anna");
    let picture = fs::read_dir(session.join("evidence")).unwrap().next().unwrap().unwrap().path();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    let whole = run(&["verify", "one.session"]);
    assert_eq!(whole.status, 0, "{}{}", whole.out, whole.err);
    fs::write(&picture, "another picture").unwrap();
    let changed = run(&["verify", "one.session"]);
    assert_eq!(changed.status, 1);
    let name = picture.file_name().unwrap().to_str().unwrap();
    let said = format!("{name} is not the picture that was taken: it does not match its hash in the journal");
    assert!(changed.out.contains(&said) && changed.out.contains("0 deleted, 1 changed"), "{}", changed.out);
    let line: Value = serde_json::from_str(&run(&["verify", "one.session", "--json"]).out).unwrap();
    assert!(line["changed_pictures"][0].as_str().unwrap().ends_with(name), "{line}");
    // One that was deleted is counted, and no finding.
    fs::remove_file(&picture).unwrap();
    let deleted = run(&["verify", "one.session"]);
    assert!(deleted.status == 0 && deleted.out.contains("1 deleted, 0 changed"), "{}", deleted.out);
}

#[test]
fn a_package_is_checked_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    recorded(folder.path(), "one", "Anna");
    fs::write(folder.path().join("old.sgf"), "(;SZ[9]PB[古力]PW[Šimon];B[aa](;W[bb])(;W[cc]))").unwrap();
    json(folder.path(), &["add", "."]);
    let exported = json(folder.path(), &["export", "-o", "games.zip"]);
    assert_eq!(
        (&exported[0]["games"], &exported[0]["journals"], &exported[0]["pictures"]),
        (&2.into(), &1.into(), &1.into())
    );
    let elsewhere = tempfile::tempdir().unwrap();
    let package = elsewhere.path().join("games.zip");
    fs::rename(folder.path().join("games.zip"), &package).unwrap();
    let ran = kifuscribe_in(elsewhere.path(), &["archive", "check", "games.zip"]);
    assert_eq!((ran.status, ran.out.as_str()), (0, "2 games, 1 journal, 1 picture: all as they were written\n"));
    // One byte of the stored picture changes.
    let mut bytes = fs::read(&package).unwrap();
    let at = bytes.windows(3).position(|window| window == b"one").unwrap();
    bytes[at] = b'O';
    fs::write(&package, bytes).unwrap();
    let ran = kifuscribe_in(elsewhere.path(), &["archive", "check", "games.zip"]);
    assert_eq!(ran.status, 1, "{}", ran.out);
    assert!(ran.out.contains("it does not match the list of hashes"), "{}", ran.out);
    fs::write(&package, "no package").unwrap();
    check_refused_in(
        elsewhere.path(),
        &["archive", "check", "games.zip"],
        "use a file that 'kifuscribe archive export' wrote",
    );
    // A folder has an SGF a game, with its variations, and a table.
    json(folder.path(), &["export", "--player", "simon", "-o", "out"]);
    let mut names: Vec<String> = fs::read_dir(folder.path().join("out"))
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names.len(), 2);
    assert!(names[1].starts_with("古力_Šimon_"), "{names:?}");
    assert!(fs::read_to_string(folder.path().join("out").join(&names[1])).unwrap().contains("(;W[cc])"));
    assert!(fs::read_to_string(folder.path().join("out/index.csv")).unwrap().contains("古力,Šimon"));
}

#[test]
fn a_withheld_name_is_in_no_view_and_no_export() {
    let folder = tempfile::tempdir().unwrap();
    let session = recorded(folder.path(), "one", "Jörg Müller");
    fs::write(folder.path().join("old.sgf"), "(;SZ[9]PB[Müller, Jörg]PW[Anna]C[by Jörg Müller];B[aa])").unwrap();
    json(folder.path(), &["add", "."]);
    let listed = archive(folder.path(), &["forget", "--player", "jorg MULLER"]);
    assert!(listed.status == 1 && listed.out.contains("  Müller, Jörg: 1 game\n"), "{} {}", listed.out, listed.err);
    assert!(
        listed.out.ends_with("Nothing is withheld yet: the same command with --yes withholds it.\n"),
        "{}",
        listed.out
    );
    assert_eq!(found(folder.path(), &["--player", "müller"]).len(), 2);
    let ran = archive(folder.path(), &["forget", "--player", "jorg MULLER", "--yes"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.starts_with("The name is withheld; 2 games held it."), "{}", ran.out);
    let again = archive(folder.path(), &["forget", "--player", "Jörg Müller"]);
    assert_eq!(again.status, 0, "{}", again.err);
    let said = "The name is withheld already; the files of 2 games hold it.\n";
    assert!(again.out.starts_with(said) && !again.out.contains("Nothing is withheld"), "{}", again.out);
    assert_eq!(found(folder.path(), &[]), ["name withheld", "name withheld"]);
    assert_eq!(found(folder.path(), &["--player", "müller"]), [""; 0]);
    assert_eq!(json(folder.path(), &["rebuild"])[0]["added"], 2);
    assert_eq!(found(folder.path(), &[]), ["name withheld", "name withheld"]);
    for id in json(folder.path(), &["find"]).iter().map(|line| line["id"].as_str().unwrap()) {
        let shown = archive(folder.path(), &["show", id, "--sgf", "-"]);
        assert!(shown.out.contains("name withheld") && !shown.out.to_lowercase().contains("müller"), "{}", shown.out);
    }
    let exported = json(folder.path(), &["export", "-o", "games.zip"]);
    assert_eq!(
        (&exported[0]["games"], &exported[0]["journals"], &exported[0]["withheld"]),
        (&2.into(), &0.into(), &1.into())
    );
    assert_eq!(kifuscribe_in(folder.path(), &["archive", "check", "games.zip"]).status, 0);
    check_refused_in(
        folder.path(),
        &["archive", "forget", "--player", " - ", "--archive", "catalogue.sqlite"],
        "is no name",
    );
    // A recording names the catalogues that it was entered into.
    Catalogue::open(&folder.path().join("catalogue.sqlite")).unwrap().enter(&session).unwrap();
    let ran = kifuscribe_in(folder.path(), &["export", session.to_str().unwrap(), "-o", "kifu.html"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let page = fs::read_to_string(folder.path().join("kifu.html")).unwrap();
    assert!(page.contains("name withheld") && !page.contains("Müller"), "{page}");
}

#[test]
fn what_cannot_be_added_is_named_and_the_rest_is_added() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("games")).unwrap();
    fs::write(path("games/good.sgf"), "(;PB[Anna];B[aa])").unwrap();
    fs::write(path("games/empty.sgf"), "").unwrap();
    fs::write(path("games/chess.sgf"), "(;GM[3];B[aa])(;PB[Bela];B[bb])").unwrap();
    fs::write(path("games/notes.txt"), "no game").unwrap();
    // A sparse file: it takes no room, and is not read.
    fs::File::create(path("games/huge.sgf")).unwrap().set_len(200 << 20).unwrap();
    let lines = json(folder.path(), &["add", "games"]);
    assert_eq!((&lines[0]["added"], &lines[0]["known"]), (&2.into(), &0.into()));
    let refused: Vec<(&str, &str)> = lines[0]["refused"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| (r["file"].as_str().unwrap(), r["why"].as_str().unwrap()))
        .collect();
    assert_eq!(refused.len(), 3, "{refused:?}");
    assert!(refused[0].0.ends_with("chess.sgf") && refused[0].1.contains("type 3"), "{refused:?}");
    assert!(refused[1].0.ends_with("empty.sgf") && refused[1].1.contains("no game"), "{refused:?}");
    assert!(refused[2].0.ends_with("huge.sgf") && refused[2].1.contains("split the collection"), "{refused:?}");
    assert_eq!(archive(folder.path(), &["add", "games"]).status, 1);
    let missing = archive(folder.path(), &["add", "nowhere"]);
    assert_eq!(missing.status, 2);
    assert!(missing.err.contains("nowhere"), "{}", missing.err);
}

#[test]
fn a_catalogue_that_cannot_be_used_is_one_sentence() {
    let club = club();
    let folder = club.path();
    check_refused_in(folder, &["archive", "find", "--archive", "none.sqlite"], "there is no catalogue none.sqlite");
    check_refused_in(folder, &["archive", "show", "0000", "--archive", "catalogue.sqlite"], "there is no game 0000");
    check_refused_in(folder, &["archive", "find", "--since", "soon"], "give a date that exists, such as 2026-11-21");
    // Damaged in the middle, where pages of games lie.
    let path = folder.join("catalogue.sqlite");
    let sound = fs::read(&path).unwrap();
    let mut damaged = sound.clone();
    let length = damaged.len();
    damaged[4096..length].fill(0x5a);
    fs::write(&path, &damaged).unwrap();
    check_refused_in(folder, &["archive", "find", "--archive", "catalogue.sqlite"], "'kifuscribe archive rebuild'");
    let rebuilt = archive(folder, &["rebuild"]);
    assert_eq!((rebuilt.status, rebuilt.out.as_str()), (0, "6 games added\n"), "{}", rebuilt.err);
    assert_eq!(fs::read(folder.join("catalogue.sqlite.damaged-1")).unwrap(), damaged);
    assert_eq!(found(folder, &[]).len(), 6);
    // One byte of a path, and the mark by which the file is known.
    let text = b".sgf";
    let paths = (0..sound.len()).filter(|&at| sound[at..].starts_with(text)).map(|at| (at, 0xff));
    for (at, byte) in paths.chain([(68, 0x20), (69, 0)]) {
        let mut damaged = sound.clone();
        damaged[at] = byte;
        fs::write(&path, &damaged).unwrap();
        let rebuilt = archive(folder, &["rebuild"]);
        assert_eq!(rebuilt.status, 0, "{at}: {}", rebuilt.err);
        assert_eq!(found(folder, &[]).len(), 6);
    }
}

#[test]
fn a_result_is_in_the_archive_as_soon_as_it_is_confirmed() {
    let home = tempfile::tempdir().unwrap();
    let records = home.path().join("kifuscribe");
    fs::create_dir(&records).unwrap();
    let session = recorded(&records, "one", "Anna");
    let run = |args: &[&str]| {
        let mut program = assert_cmd::Command::cargo_bin("kifuscribe").unwrap();
        let output = program.args(args).current_dir(&records).env("HOME", home.path()).output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
    };
    assert_eq!(run(&["archive", "add", "one.session"]).1, "1 game added\n");
    assert_eq!(run(&["archive", "find", "--result", "W+2.5"]).1, "");
    assert_eq!(run(&["result", session.to_str().unwrap(), "confirm", "W+2.5", "--both-agree"]).0, 0);
    assert!(run(&["archive", "find", "--result", "W+2.5"]).1.contains("W+2.5 (confirmed)"));
    // A claim is told apart from what a person confirmed; a record alone says neither.
    let claimed = recorded(&records, "three", "Clara");
    assert_eq!(run(&["archive", "add", "three.session"]).0, 0);
    assert_eq!(run(&["result", claimed.to_str().unwrap(), "claim", "B+1.5"]).0, 1);
    assert!(run(&["archive", "find", "--player", "clara"]).1.contains("  B+1.5 (claimed)  "));
    let status = |player: &str| {
        let line = run(&["archive", "find", "--player", player, "--json"]).1;
        serde_json::from_str::<Value>(&line).unwrap()["result_status"].clone()
    };
    assert_eq!([status("clara"), status("anna")], ["claimed", "confirmed"]);
    fs::write(records.join("other.sgf"), "(;SZ[9]PB[Dora]RE[B+3];B[cc])").unwrap();
    assert_eq!(run(&["archive", "add", "other.sgf"]).0, 0);
    assert_eq!(status("dora"), Value::Null);
    assert!(run(&["archive", "find", "--player", "dora"]).1.contains("  B+3  "));
    // A recording that is not in the archive does not enter it by its result.
    let other = recorded(&records, "two", "Bela");
    assert_eq!(run(&["result", other.to_str().unwrap(), "confirm", "B+R", "--both-agree"]).0, 0);
    assert_eq!(run(&["archive", "find", "--player", "bela"]).1, "");
}

#[test]
fn many_refused_files_are_not_as_many_lines() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("games")).unwrap();
    for n in 0..350 {
        fs::write(folder.path().join(format!("games/{n:03}.sgf")), "").unwrap();
    }
    fs::write(folder.path().join("games/good.sgf"), "(;PB[Anna];B[aa])").unwrap();
    let ran = archive(folder.path(), &["add", "games"]);
    assert_eq!((ran.status, ran.out.as_str()), (1, "1 game added, 350 refused\n"));
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines.len(), 101, "{}", ran.err);
    assert!(lines[99].contains("099.sgf: there is no game in the file"), "{}", lines[99]);
    assert_eq!(lines[100], "kifuscribe: 250 other files were refused, too; --json names every one");
    let all = json(folder.path(), &["add", "games"]);
    assert_eq!((all[0]["refused"].as_array().unwrap().len(), &all[0]["known"]), (350, &1.into()));
}

#[test]
fn a_number_that_is_none_is_one_sentence() {
    let club = club();
    for option in ["--limit", "--size", "--handicap", "--least-moves", "--most-moves"] {
        check_refused_in(club.path(), &["archive", "find", option, "many"], "give a whole number, such as 19");
    }
    check_refused_in(club.path(), &["archive", "find", "--position", "x.sgf", "--at", "end"], "give a whole number");
}

#[test]
fn a_game_without_names_is_known_by_its_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("1987")).unwrap();
    fs::write(folder.path().join("1987/old.sgf"), "(;SZ[9];B[aa])(;SZ[9];B[bb];W[cc])").unwrap();
    assert_eq!(archive(folder.path(), &["add", "1987"]).status, 0);
    let found = archive(folder.path(), &["find"]).out;
    assert!(found.contains("(no name) - (no name)  ?  1 move  1987/old.sgf\n"), "{found}");
    let line = found.lines().find(|line| line.ends_with("2 moves  1987/old.sgf (game 2)")).unwrap();
    let shown = archive(folder.path(), &["show", &line[..8]]).out;
    assert!(shown.lines().last().unwrap().ends_with("/1987/old.sgf (game 2)"), "{shown}");
    let board = ["   A B C D E F G H J", " 9 . . . . . . . . . 9", " 8 . X . . . . . . . 8", " 7 . . O . . . . . . 7"];
    assert!(shown.starts_with(&board.join("\n")), "{shown}");
}

#[test]
fn an_export_of_no_game_writes_nothing() {
    let club = club();
    let ran = archive(club.path(), &["export", "--player", "nobody", "-o", "out"]);
    let said = "kifuscribe: no game was found, and nothing is written\n";
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, "", said));
    assert!(!club.path().join("out").exists());
    assert_eq!(json(club.path(), &["export", "--player", "nobody", "-o", "out"])[0]["games"], 0);
    check_refused_in(club.path(), &["archive", "check", "games"], "games is a folder and no package of games");
    check_refused_in(
        club.path(),
        &["archive", "forget", "--player", "Müller", "--archive", "catalogue.sqlite"],
        "these names have it in them: Jörg Müller; Müller, Jörg; give one of them",
    );
}

#[test]
fn an_export_goes_into_a_new_folder_only() {
    let club = club();
    let export = ["archive", "export", "-o", "out", "--archive", "catalogue.sqlite"];
    assert_eq!(kifuscribe_in(club.path(), &export).out, "6 games written to out\n");
    let before = fs::read_dir(club.path().join("out")).unwrap().count();
    check_refused_in(club.path(), &export, "the folder out is not empty, and two exports would mix; give a new folder");
    assert_eq!(fs::read_dir(club.path().join("out")).unwrap().count(), before);
}
