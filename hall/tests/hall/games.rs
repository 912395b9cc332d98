//! Several games at one table, and games that the pairings do not have.

use std::fs;
use std::path::{Path, PathBuf};

use kifuscribe::formats::journal;
use kifuscribe::game::record::{GameInfo, Player};
use kifuscribe::session::recording::SessionEvent;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use serde_json::Value;

use crate::hall_process::{HallProcess, game, run, text};

/// The journal of a simulated game of these players, recorded at a table rather than rehearsed.
fn game_of(black: &str, white: &str, seed: u64, moves: usize) -> Vec<TimedLine> {
    let mut events = journal::read(text(&game(1, seed, moves)).as_bytes()).unwrap().events;
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    events[0] = SessionEvent::Opened {
        at: format!("2026-11-21T10:{seed:02}:00"),
        source: "camera:0".to_owned(),
        info: Box::new(GameInfo { black: player(black), white: player(white), ..GameInfo::default() }),
        program: "test".to_owned(),
    };
    let mut head = journal::FIRST.to_owned();
    let lines = events.iter().enumerate().map(|(i, event)| {
        let (text, hash) = journal::line(i + 1, &head, event).unwrap();
        head.clone_from(&hash);
        TimedLine { time: event.time(), text, hash }
    });
    lines.collect()
}

/// Writes a recording, and returns its session folder.
fn session(folder: &Path, name: &str, lines: &[TimedLine]) -> PathBuf {
    let session = folder.join(name).with_extension("session");
    fs::create_dir(&session).unwrap();
    fs::write(session.join("journal.jsonl"), text(lines)).unwrap();
    session
}

/// Pairings with tables 1 and 2.
fn pairings(folder: &Path) -> String {
    let path = folder.join("pairings.csv");
    let games = "2,1,Ada Lovelace 3d,Hua Luogeng 5d\n2,2,Emmy Noether,\u{5433}\u{6e05}\u{6e90} 9p\n";
    fs::write(&path, format!("round,table,black,white\n{games}")).unwrap();
    path.to_str().unwrap().to_owned()
}

fn games(hall: &HallProcess, table: u32) -> Vec<Value> {
    hall.get(&format!("/api/tables/{table}/games"), None).json()["games"].as_array().unwrap().clone()
}

/// Who plays black in the games of a table; the one that is shown with a star.
fn listed(hall: &HallProcess, table: u32) -> Vec<String> {
    let star = |game: &Value| if game["shown"] == true { "*" } else { "" };
    games(hall, table).iter().map(|game| format!("{}{}", game["black"].as_str().unwrap(), star(game))).collect()
}

#[test]
fn a_second_game_leaves_the_first_one_listed_and_the_organiser_can_show_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let (first, second) = (game_of("Ada", "Hua", 1, 20), game_of("Emmy", "Kurt", 2, 12));
    assert_eq!(hall.send(3, 0, &first).json()["shown"], true);
    assert_eq!(hall.table(3)["games"], 1);
    hall.send(3, 0, &second);
    assert_eq!(listed(&hall, 3), ["Ada", "Emmy*"]);
    assert_eq!(hall.table(3)["games"], 2);
    assert!(hall.get("/", None).body.contains("1 of 2 games sent from here"));
    // Sending it again says that it is here and not shown; nobody's game is taken away by it.
    let again = hall.send(3, 0, &first).json();
    assert_eq!((again["offset"].as_u64(), again["shown"].as_bool()), (Some(23), Some(false)));
    assert_eq!(listed(&hall, 3), ["Ada", "Emmy*"]);
    let page = hall.get("/table/3", None).body;
    assert!(page.contains("Games sent from this table") && page.contains("Ada") && page.contains("Emmy"), "{page}");
    let public = hall.get("/public/table/3", None).body;
    assert!(!public.contains("Ada"), "spectators see the game that is shown: {public}");
    let first_game = format!("journal={}", first[0].hash);
    assert!(hall.get(&format!("/table/3/game.sgf?{first_game}"), None).body.contains("PB[Ada]"));
    assert!(hall.get(&format!("/public/table/3/game.sgf?{first_game}"), None).body.contains("PB[Emmy]"));
    let shown = hall.post(&format!("/table/3/show?{first_game}"), b"", None);
    assert_eq!(shown.status, 303, "{shown:?}");
    assert_eq!(listed(&hall, 3), ["Ada*", "Emmy"]);
    assert_eq!(hall.table(3)["black"], "Ada");
    hall.kill();
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(listed(&hall, 3), ["Ada*", "Emmy"], "it is remembered");
    for lines in [&first, &second] {
        let kept = hall.get(&format!("/api/tables/3/journal?journal={}", lines[0].hash), None);
        assert_eq!(kept.body, text(lines), "neither lost nor merged");
    }
    assert_eq!(hall.post("/table/3/show?journal=00", b"", None).status, 404);
}

#[test]
fn a_recording_of_other_players_is_sent_only_when_somebody_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    let right = session(folder.path(), "right", &game_of("LOVELACE, Ada", "Hua Luogeng", 1, 12));
    let other = session(folder.path(), "other", &game_of("Kurt", "Alonzo", 2, 12));
    let send = |session: &Path, table: &str, more: &[&str]| {
        let args = ["send", session.to_str().unwrap(), "--hall", &hall.address, "--table", table];
        run(&[&args[..], more].concat())
    };
    assert_eq!(send(&right, "1", &[]).0, 0, "the same name in another spelling");
    let (status, out, err) = send(&other, "1", &[]);
    assert_eq!((status, out.as_str()), (1, ""));
    for part in ["was not sent", "Kurt and Alonzo", "Ada Lovelace and Hua Luogeng", "--anyway"] {
        assert!(err.contains(part), "{part} in {err}");
    }
    assert_eq!(listed(&hall, 1), ["LOVELACE, Ada*"]);
    let (status, _, err) = send(&right, "7", &[]);
    assert_eq!(status, 1);
    assert!(err.contains("the hall's pairings have no table 7") && err.contains("--anyway"), "{err}");
    // It is kept, and does not take the place of the game of those who are paired.
    let (status, out, err) = send(&other, "1", &["--anyway"]);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("the hall has 15 lines of 15; table 1 shows another game"), "{out}");
    assert_eq!(listed(&hall, 1), ["LOVELACE, Ada*", "Kurt"]);
    assert_eq!(games(&hall, 1)[1]["other_players"], true);
    assert!(hall.get("/table/1", None).body.contains("Other players than paired"));
    // Where nothing else is there it is shown, and the organiser is told.
    assert_eq!(send(&other, "2", &["--anyway"]).0, 0);
    let need = hall.table(2)["needs"][0].clone();
    assert_eq!(need["kind"], "other-players");
    assert!(need["text"].as_str().unwrap().contains("Other players than paired (Emmy Noether - "), "{need}");
}

#[test]
fn a_game_that_goes_on_is_shown_and_a_doubt_about_its_table_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    hall.send(1, 0, &game_of("Ada Lovelace", "Hua Luogeng", 1, 12));
    hall.send(1, 0, &game_of("Kurt", "Alonzo", 2, 12)[..8]);
    assert_eq!(listed(&hall, 1), ["Ada Lovelace", "Kurt*"]);
    assert_eq!(hall.table(1)["needs"][0]["kind"], "other-players");
    hall.send(9, 0, &game_of("Kurt", "Alonzo", 3, 12)[..8]);
    let need = hall.table(9)["needs"][0]["text"].as_str().unwrap().to_owned();
    assert!(need.contains("The pairings have no such table"), "{need}");
}

#[test]
fn the_record_and_the_state_have_the_names_of_the_pairing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    for (begun, lines) in [(false, Vec::new()), (true, game_of("", "", 1, 12)[..8].to_vec())] {
        hall.send(2, 0, &lines);
        let state = hall.get("/table/2/state.json", None).json();
        assert_eq!(
            (state["black"].as_str(), state["white_rank"].as_str()),
            (Some("Emmy Noether"), Some("9p")),
            "{begun}"
        );
        let sgf = hall.get("/public/table/2/game.sgf", None).body;
        assert!(sgf.contains("PB[Emmy Noether]") && sgf.contains("PW[\u{5433}\u{6e05}\u{6e90}]"), "{begun}: {sgf}");
    }
}

#[test]
fn a_rehearsal_is_kept_away_from_real_games() {
    let folder = tempfile::tempdir().unwrap();
    let rehearse = |hall: &HallProcess| {
        run(&["rehearse", "--tables", "2", "--speed", "1000", "--moves", "5", "--hall", &hall.address])
    };
    let hall = HallProcess::start(&folder.path().join("own"), &[]);
    assert_eq!((rehearse(&hall).0, rehearse(&hall).0), (0, 0), "a hall of rehearsals takes another one");
    hall.send(5, 0, &game_of("Ada", "Hua", 1, 20)[..10]);
    let (status, out, err) = rehearse(&hall);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.contains("has games that are no rehearsal's; rehearse with one of its own"), "{err}");
    assert_eq!(games(&hall, 1).len(), 2);
    let paired = HallProcess::start(&folder.path().join("paired"), &["--pairings", &pairings(folder.path())]);
    let (status, _, err) = rehearse(&paired);
    assert_eq!(status, 2);
    assert!(err.contains("has the pairings of a tournament; rehearse with one of its own"), "{err}");
    assert!(games(&paired, 1).is_empty());
}
