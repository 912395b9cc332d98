//! What an archivist keeps of games: tags, notes, saved searches and who is who, through the commands.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::archived::{archive, archived, ids};
use crate::run::kifuscribe_in;

const MOVES: &str = ";B[cc];W[gg];B[gc];W[cg];B[ee];W[ef];B[fe];W[fg];B[de];W[df];B[cf]";

/// A folder with two games in a catalogue, of Ada and of Emmy, and the id of the first.
fn two_games() -> (TempDir, String) {
    let game = |players: &str| format!("(;SZ[9]{players}{MOVES})");
    let (folder, _) = archived(&[("ada.sgf", game("PB[Ada]PW[Hua]")), ("emmy.sgf", game("PB[Emmy]PW[Sofia]SO[2]"))]);
    let id = ids(folder.path(), &["--player", "Ada"]).remove(0);
    (folder, id)
}

#[test]
fn an_edited_game_keeps_its_tags_and_a_lost_one_gives_them_to_another() {
    let (folder, id) = two_games();
    let path = folder.path();
    assert_eq!(archive(path, &["mark", &id, "--tag", "ko", "--note", "look again"]).status, 0);
    fs::write(path.join("ada.sgf"), format!("(;SZ[9]PB[Ada Lovelace]PW[Hua]{MOVES})")).unwrap();
    let added = archive(path, &["add", "."]);
    assert!(added.err.contains("were carried over to 1 game whose file has changed"), "{}", added.err);
    assert!(added.err.contains("ada.sgf: the game "), "{}", added.err);
    let found = archive(path, &["find", "--tag", "ko"]);
    assert!(found.out.contains("Ada Lovelace"), "{}", found.out);
    // Another game in its place: what was noted waits, and says where the game was.
    fs::write(path.join("ada.sgf"), "(;SZ[9]PB[Ito]PW[Ueda];B[aa];W[bb])").unwrap();
    let added = archive(path, &["add", "."]);
    assert!(added.err.contains("1 game with your tags or notes is not in the catalogue any more"), "{}", added.err);
    let listed = archive(path, &["mark"]);
    assert!(
        listed.out.contains("not in the catalogue any more, last in ") && listed.out.contains("ada.sgf"),
        "{}",
        listed.out
    );
    assert!(listed.out.contains("Tags: ko\nYour note: look again\n"), "{}", listed.out);
    let line: Value = serde_json::from_str(&archive(path, &["mark", "--json"]).out).unwrap();
    assert_eq!((&line["in_catalogue"], &line["note"]), (&Value::from(false), &Value::from("look again")));
    let emmy = archive(path, &["find", "--player", "emmy"]).out.split(' ').next().unwrap().to_owned();
    let given = archive(path, &["mark", &emmy, "--from", line["id"].as_str().unwrap()]);
    assert!(
        given.status == 0 && given.out.ends_with("Tags: ko\nYour note: look again\n"),
        "{} {}",
        given.out,
        given.err
    );
    let again = archive(path, &["mark", &emmy, "--from", &emmy]);
    assert!(again.status == 2 && again.err.contains("is in the catalogue, and keeps its tags"), "{}", again.err);
    let number = archive(path, &["mark", "25", "--tag", "x"]);
    assert!(number.status == 2 && number.err.contains("a game is named by its id"), "{}", number.err);
}

#[test]
fn searches_are_saved_listed_made_from_any_folder_and_deleted() {
    let (folder, _) = two_games();
    let path = folder.path();
    fs::create_dir(path.join("elsewhere")).unwrap();
    let saved = archive(path, &["find", "--position", "ada.sgf", "--player", "Emmy", "--save", "mine"]);
    assert_eq!((saved.status, saved.out.contains("Emmy")), (0, true), "{}", saved.err);
    let elsewhere = kifuscribe_in(
        &path.join("elsewhere"),
        &["archive", "find", "--saved", "mine", "--archive", "../catalogue.sqlite"],
    );
    assert!(elsewhere.out.contains("Emmy"), "{} {}", elsewhere.out, elsewhere.err);
    let replaced = archive(path, &["find", "--player", "Ada Lovelace", "--save", "mine"]);
    assert!(replaced.err.contains("mine was another search before: --player Emmy --position "), "{}", replaced.err);
    assert_eq!(archive(path, &["searches"]).out, "mine: --player 'Ada Lovelace'\n");
    archive(path, &["find", "--result", "B+"]);
    archive(path, &["find", "--player", "ada"]);
    assert_eq!(
        archive(path, &["searches", "--recent"]).out.lines().take(2).collect::<Vec<_>>(),
        ["--player ada", "--result B+"]
    );
    assert_eq!(archive(path, &["searches", "--delete", "mine"]).status, 0);
    let gone = archive(path, &["find", "--saved", "mine"]);
    assert!(gone.status == 2 && gone.err.contains("'archive searches' lists those that are"), "{}", gone.err);
    archive(path, &["forget", "--player", "Ada", "--yes"]);
    assert!(!archive(path, &["searches", "--recent"]).out.contains("ada"), "a withheld name leaves the history");
    // What is known of a withheld name is a hash, which does not tell whether a word is a part of it.
    for asked in ["ada", "hua", "emmy"] {
        archive(path, &["find", "--player", asked]);
    }
    let recent = archive(path, &["searches", "--recent"]).out;
    let kept = ["--player emmy", "--player ada", "--player hua"].map(|search| recent.contains(search));
    assert_eq!(kept, [true, false, false], "{recent}");
    for nothing in [["--player", ""], ["--event", " - "], ["--tag", ""]] {
        assert_eq!(archive(path, &["find", nothing[0], nothing[1]]).status, 2, "{nothing:?}");
    }
}

#[test]
fn a_saved_search_keeps_its_position_when_the_file_changes_and_searches_of_before_are_made() {
    let (folder, _) = two_games();
    let path = folder.path();
    fs::write(path.join("joseki.sgf"), "(;SZ[9]PB[Hua];B[cc];W[gg];B[gc])").unwrap();
    let asked = ["find", "--position", "joseki.sgf", "--at", "1", "--corner", "--in-order", "1"];
    let found = archive(path, &asked).out;
    assert_eq!(found.lines().filter(|line| line.contains("Emmy") || line.contains("Ada")).count(), 2, "{found}");
    archive(path, &[&asked[..], &["--save", "joseki"]].concat());
    fs::write(path.join("joseki.sgf"), "(;SZ[9];B[aa])").unwrap();
    assert_eq!(archive(path, &["find", "--saved", "joseki"]).out, found);
    let kept = "--position '(;SZ[9];B[cc])' --region A6:D9 --in-order 1";
    assert_eq!(archive(path, &["searches"]).out, format!("joseki: {kept}\n"));
    // What is listed can be typed.
    let typed = ["find", "--position", "(;SZ[9];B[cc])", "--region", "A6:D9", "--in-order", "1"];
    assert_eq!(archive(path, &typed).out, found);
    assert_eq!(archive(path, &["searches", "--recent"]).out.lines().next(), Some(kept));
    // As earlier versions wrote them: as they were typed, with a file by its path.
    let marks = path.join("catalogue.sqlite.marks.json");
    let old = |words: &[&str]| fs::write(&marks, serde_json::json!({ "searches": { "old": words } }).to_string());
    let file = path.join("ada.sgf").to_str().unwrap().to_owned();
    old(&["--position", &file, "--at", "2", "--player=emmy", "--doubtful", "any"]).unwrap();
    assert_eq!(archive(path, &["find", "--saved", "old"]).err.trim(), "kifuscribe: no game was found");
    old(&["--position", &file, "--at", "2", "--player=emmy"]).unwrap();
    assert!(archive(path, &["find", "--saved", "old", "--size", "9"]).out.contains("Emmy"));
    // As the window writes them.
    old(&["--text", "emm*", "--position", "(;SZ[9]AB[cc]AW[gg])"]).unwrap();
    assert!(archive(path, &["find", "--saved", "old"]).out.contains("Emmy"));
    for (words, why) in [
        (&["--position", "gone.sgf"][..], "cannot read gone.sgf"),
        (&["--position", "(;SZ[9];B[cc])", "--at", "2"], "--position: the record has 1 move"),
        (&["--shape", "3"], "no search has the option --shape"),
        (&["--komi", "much"], "the option --komi of the search cannot be 'much'"),
        (&["--saved", "old"], "a search that narrows a saved one"),
    ] {
        old(words).unwrap();
        let ran = archive(path, &["find", "--saved", "old"]);
        assert!(ran.status == 2 && ran.err.contains(why), "{words:?}: {}", ran.err);
    }
}

#[test]
fn nonsense_is_not_joined_and_a_join_says_how_it_is_undone() {
    let (folder, _) = two_games();
    let path = folder.path();
    let nonsense = archive(path, &["players", "--join", "foo", "bar"]);
    assert!(
        nonsense.status == 2 && nonsense.err.contains("no game of the catalogue has one of these names"),
        "{}",
        nonsense.err
    );
    let joined = archive(path, &["players", "--join", "Ada", "Augusta"]);
    assert!(joined.err.contains("no game of the catalogue has the name: Augusta"), "{}", joined.err);
    assert!(joined.err.contains("'archive players --part Augusta' undoes this"), "{}", joined.err);
    assert_eq!(archive(path, &["players", "--joined"]).out, "Ada  1 game  (Augusta)\n");
    assert_eq!(archive(path, &["players", "--part", "Augusta"]).status, 0);
    for (option, said) in [
        ("--different", "Two players, suggested no more: Ada, Augusta\n"),
        ("--different", "They were two players before: Ada, Augusta\n"),
        ("--suggest-again", "Suggested again: Ada, Augusta\n"),
        ("--suggest-again", "Nobody has said that they are two players: Ada, Augusta\n"),
    ] {
        assert_eq!(archive(path, &["players", option, "Ada", "Augusta"]).out, said);
    }
    assert_eq!(archive(path, &["players", "--joined"]).out, "");
}

#[test]
fn copies_are_counted_and_not_named_one_by_one() {
    let folder = TempDir::new().unwrap();
    let game = |i: usize| format!("(;SZ[9]GN[{i}]PB[Ada]PW[Hua]{MOVES})");
    fs::write(folder.path().join("copies.sgf"), (0..6).map(game).collect::<String>()).unwrap();
    let added = archive(folder.path(), &["add", "."]);
    assert_eq!(added.err.lines().count(), 1, "{}", added.err);
    assert!(added.err.contains("games have the same moves as others"), "{}", added.err);
}

#[test]
fn words_of_the_archivists_own_notes_are_found_and_a_players_wins_are_counted() {
    let folder = TempDir::new().unwrap();
    let path = folder.path();
    let write = |name: &str, text: &str| fs::write(path.join(name), text).unwrap();
    write("a.sgf", "(;SZ[9]PB[Ada]PW[Hua]DT[1990-01-01]RE[B+R];B[ee])");
    write("b.sgf", "(;SZ[9]PB[Hua]PW[Ada]DT[1990-02-01]RE[W+3.5]C[a ladder];B[cc])");
    write("c.sgf", "(;SZ[9]PB[Ada]PW[Emmy]DT[1991-03-01]RE[W+R];B[dd])");
    let archive = |args: &[&str]| archive(path, args);
    let lines = |args: &[&str]| -> Vec<Value> {
        archive(args).out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    assert_eq!(archive(&["add", "."]).status, 0);
    let id = lines(&["find", "--json", "--player", "Emmy"])[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(archive(&["mark", &id, "--note", "A broken ladder, seen by Se-dol"]).status, 0);
    for (text, games) in [("ladder", 2), ("LADDERS", 0), ("broken lad*", 1), ("sedol", 1), ("ladder broken ko", 0)] {
        assert_eq!(lines(&["find", "--json", "--text", text]).len(), games, "{text}");
    }
    assert_eq!(lines(&["find", "--json", "--text", "ladder", "--player", "Emmy"]).len(), 1);
    let years = lines(&["profile", "--player", "Ada", "--json"]);
    let of = |year: &Value| ["won", "lost", "black_wins", "white_wins"].map(|name| year[name].as_u64().unwrap());
    assert_eq!(years.iter().map(of).collect::<Vec<_>>(), [[2, 0, 1, 1], [0, 1, 0, 1]]);
    assert_eq!(years[0]["with_white"], serde_json::json!({ "games": 1, "won": 1, "lost": 0 }));
    let table = archive(&["profile", "--player", "Ada"]).out;
    let cells: Vec<&str> = table.lines().nth(1).unwrap().split_whitespace().take(6).collect();
    assert_eq!(cells, ["1990", "2", "2", "0", "1-0", "1-0"], "{table}");
    assert!(table.lines().next().unwrap().contains("with Black"), "{table}");
    assert!(archive(&["profile"]).out.lines().next().unwrap().contains("Black wins"));
}
