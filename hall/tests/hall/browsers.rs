//! What browsers see: tiles, one table, the round, and what spectators see of it and when.

use std::io::{BufRead as _, BufReader};
use std::time::{Duration, Instant};

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::{Question, QuestionKind, RecorderEvent};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;

use crate::hall_process::{HallProcess, game, text};
use kifuscribe_core::session::assent::Assent;

#[test]
fn a_table_is_shown_as_a_page_a_record_and_a_state() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    hall.send(3, 0, &game(3, 1, 30)[..12]);
    let state = hall.get("/table/3/state.json", None).json();
    assert_eq!((state["moves"].as_array().unwrap().len(), state["state"].as_str()), (10, Some("playing")));
    assert_eq!((state["black"].as_str(), state["to_play"].as_str()), (Some("Black 3"), Some("black")));
    let sgf = hall.get("/table/3/game.sgf", None).body;
    assert!(sgf.starts_with("(;") && sgf.matches(";B[").count() == 5, "{sgf}");
    let page = hall.get("/table/3", None).body;
    assert!(page.contains("Black 3") && page.contains("/table/3/game.sgf"), "{page}");
    assert!(hall.get("/", None).body.contains("id=\"table-3\""));
    assert_eq!(hall.get("/table/4", None).status, 404);
    assert_eq!(hall.get("/nothing", None).status, 404);
}

#[test]
fn a_question_brings_its_table_to_the_front_and_spectators_do_not_see_it() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    hall.send(1, 0, &game(1, 1, 10)[..8]);
    let mut lines = game(2, 2, 10)[..8].to_vec();
    let question = Question {
        id: 1,
        time: lines[7].time,
        after: 6,
        kind: QuestionKind::Vanished,
        points: Vec::new(),
        alternatives: Vec::new(),
    };
    let (line, _) = journal::line(9, &lines[7].hash, &SessionEvent::Recorder(RecorderEvent::Asked(question))).unwrap();
    hall.send(2, 0, &lines);
    lines.clear();
    assert_eq!(hall.post("/api/tables/2/journal?from=8", line.as_bytes(), None).status, 200);
    let page = hall.get("/", None).body;
    assert!(page.contains(">Tables that need you: 1<") && page.contains("stones are gone"), "{page}");
    assert!(page.find("table-2").unwrap() < page.find("table-1").unwrap(), "table 2 stands first");
    assert_eq!(hall.get("/api/tables", None).json()["tables"][1]["needs"][0]["kind"], "question");
    for path in ["/public", "/projector", "/public/table/2", "/public/table/2/state.json"] {
        let body = hall.get(path, None).body;
        assert!(!body.contains("stones are gone") && !body.contains("needs you"), "{path}: {body}");
    }
    assert_eq!(hall.get("/public/table/2/state.json", None).json()["waiting_for_referee"], false);
}

#[test]
fn spectators_see_the_games_after_the_delay() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &["--public-delay", "3s"]);
    let lines = game(1, 1, 10);
    let sent = Instant::now();
    hall.send(1, 0, &lines[..7]);
    let moves = |hall: &HallProcess, path: &str| hall.get(path, None).json()["moves"].as_array().unwrap().len();
    assert_eq!(moves(&hall, "/table/1/state.json"), 5);
    assert_eq!(moves(&hall, "/public/table/1/state.json"), 0);
    assert!(!hall.get("/public/table/1/game.sgf", None).body.contains(";B["));
    // A hall that is started again holds what was not due back again.
    hall.kill();
    let hall = HallProcess::start(folder.path(), &["--public-delay", "3s"]);
    if sent.elapsed() < Duration::from_millis(2900) {
        assert_eq!(moves(&hall, "/public/table/1/state.json"), 0);
    }
    std::thread::sleep(Duration::from_millis(3600).saturating_sub(sent.elapsed()));
    assert_eq!(moves(&hall, "/public/table/1/state.json"), 5);
    assert!(hall.get("/public", None).body.contains("Shown 3 s later"));
}

#[test]
fn a_stream_of_events_says_at_once_what_is_shown_and_then_what_changes() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = game(1, 1, 10);
    hall.send(1, 0, &lines[..4]);
    let events = |path: &str| {
        let response = ureq::get(format!("{}{path}", hall.address)).call().unwrap();
        BufReader::new(response.into_body().into_reader()).lines().map(Result::unwrap)
    };
    let data = |line: &String| serde_json::from_str(line.strip_prefix("data:")?.trim()).ok();
    let mut states = events("/table/1/events").filter_map(|line| data(&line));
    let mut tiles = events("/events").filter_map(|line| data(&line)).filter(serde_json::Value::is_object);
    let next = |of: &mut dyn Iterator<Item = serde_json::Value>| of.next().unwrap()["lines"].as_u64().unwrap();
    assert_eq!((next(&mut states), next(&mut tiles)), (4, 4));
    hall.send(1, 4, &lines[4..6]);
    // What was shown at first may come once more, where the hall was late to say that it changed.
    let news = |of: &mut dyn Iterator<Item = serde_json::Value>| (0..2).map(|_| next(of)).find(|lines| *lines != 4);
    assert_eq!((news(&mut states), news(&mut tiles)), (Some(6), Some(6)));
}

#[test]
fn results_name_the_winner_and_pairings_the_players() {
    let folder = tempfile::tempdir().unwrap();
    let pairings = folder.path().join("pairings.csv");
    std::fs::write(&pairings, "round,table,black,white,komi\n2,1,Ada Lovelace 3d,Hua Luogeng 5d,6.5\n2,2,Emmy Noether,\u{5433}\u{6e05}\u{6e90} 9p,6.5\n").unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", pairings.to_str().unwrap(), "--round", "2"]);
    let page = hall.get("/", None).body;
    assert!(
        page.contains("Ada Lovelace") && page.contains("\u{5433}\u{6e05}\u{6e90}") && page.contains("Not begun"),
        "{page}"
    );
    let settings = hall.get("/api/tables/1", None).json();
    let info = kifuscribe_formats::info::from_toml(settings["info"].as_str().unwrap().as_bytes()).unwrap();
    assert_eq!((info.black.name.as_str(), info.white.rank.as_str()), ("Ada Lovelace", "5d"));
    assert_eq!(hall.get("/api/tables/3", None).status, 404);
    let note = |status| ResultNote {
        result: GameResult::from_sgf("W+3.5").unwrap(),
        status,
        protest: false,
        signed: Signature::new(String::new(), "Ada"),
        assent: Assent::NONE,
    };
    let time = Duration::from_secs(5);
    let events = [
        SessionEvent::Opened {
            at: String::new(),
            source: "test".to_owned(),
            info: Box::new(GameInfo { black: info.black.clone(), white: info.white.clone(), ..GameInfo::default() }),
            program: "test".to_owned(),
        },
        SessionEvent::Noted { time, result: note(ResultStatus::Claimed) },
        SessionEvent::Noted { time, result: note(ResultStatus::Confirmed) },
    ];
    let mut head = journal::FIRST.to_owned();
    for (i, event) in events.iter().enumerate() {
        let (line, hash) = journal::line(i + 1, &head, event).unwrap();
        head = hash;
        assert_eq!(hall.post(&format!("/api/tables/1/journal?from={i}"), line.as_bytes(), None).status, 200);
        let result = &hall.get("/api/results", None).json()["results"][0];
        // Only a confirmed result leaves the hall.
        let table = hall.get("/api/results.csv", None).body;
        let rows: Vec<&str> = table.lines().skip(1).collect();
        let row = ",2,1,Ada Lovelace,Hua Luogeng,white,3.5,entered,W+3.5,false,confirmed,as the table says: Ada,true";
        assert_eq!(rows, if i == 2 { vec![row] } else { Vec::new() });
        match i {
            0 => assert!(result["result"].is_null()),
            1 => assert_eq!((result["confirmed"].as_bool(), result["result"].as_str()), (Some(false), Some("W+3.5"))),
            _ => {
                assert_eq!(
                    (result["winner"].as_str(), result["winner_name"].as_str()),
                    (Some("white"), Some("Hua Luogeng"))
                );
                assert_eq!(result["confirmed"], true);
            }
        }
    }
    let round = hall.get("/round", None).body;
    assert!(round.contains("White wins by 3.5 (Hua Luogeng)") && round.contains("1 of 2 results confirmed"), "{round}");
    assert!(round.contains("href=\"/api/results.csv\""), "{round}");
}

#[test]
fn a_journal_without_an_end_is_silent_after_a_while_and_metrics_count() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    hall.send(1, 0, &game(1, 1, 10)[..7]);
    hall.send(1, 0, &game(1, 1, 10)[..7]);
    let metrics = hall.get("/metrics", None).body;
    for line in ["kifuscribe_hall_lines_total 7", "kifuscribe_hall_posts_total 2", "kifuscribe_hall_tables 1"] {
        assert!(metrics.contains(line), "{line} in {metrics}");
    }
    assert!(text(&game(1, 1, 10)[..7]).len() > 1000);
}
