//! Games that the organiser discards: a forged one counts for nothing, also where it is the only one of its table.

use kifuscribe_hall::rehearsal::simulated_game::TimedLine;

use crate::claims::{Computer, ended, result, with};
use crate::hall_process::{HallProcess, game, text, token, wait};
use crate::postgres_server::PostgresServer;

/// The form with the reasons for which a game is discarded.
const REASONS: &[u8] = b"reasons=nobody+played+it";

#[test]
fn a_forged_game_is_discarded_and_the_result_counts_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (organiser, referee) = (token(&data, "organiser", None), token(&data, "referee", None));
    let table = token(&data, "table", Some(1));
    let pairings = folder.path().join("pairings.csv");
    std::fs::write(&pairings, "round,table,black,white\n1,1,Black 1,White 1\n").unwrap();
    let options = ["--pairings", pairings.to_str().unwrap()];
    let mut hall = HallProcess::start(&data, &options);
    let genuine = with(&game(1, 1, 30), &result("B+R", "both"));
    let forged = with(&game(1, 2, 5), &result("W+R", "referee Anna"));
    for (secret, lines) in [("owner", &genuine), ("forger", &forged)] {
        assert_eq!(Computer { hall: &hall, token: &table, secret: Some(secret) }.send(0, lines).status, 200);
    }
    let confirmed =
        |hall: &HallProcess| hall.get("/api/results", Some(&organiser)).json()["results"][0]["confirmed"].clone();
    assert_eq!(confirmed(&hall), false, "two results, and none counts");
    let path = |act: &str, lines: &[TimedLine]| format!("/table/1/{act}?journal={}", lines[0].hash);
    hall.post(&path("show", &genuine), b"", Some(&organiser));
    assert_eq!(confirmed(&hall), false);
    assert!(hall.get("/table/1", Some(&organiser)).body.contains(&path("discard", &forged)));
    for nobody in [&referee, &table] {
        assert_eq!(hall.post(&path("discard", &forged), REASONS, Some(nobody)).status, 403);
    }
    for nothing in ["", "reasons=", "reasons=+"] {
        let refused = hall.post(&path("discard", &forged), nothing.as_bytes(), Some(&organiser));
        assert!(refused.status == 400 && refused.body.contains("give them"), "{refused:?}");
    }
    assert_eq!(confirmed(&hall), false, "nothing is discarded without reasons");
    assert_eq!(hall.post(&path("discard", &forged), REASONS, Some(&organiser)).status, 303);
    assert_eq!(confirmed(&hall), true);
    let said =
        format!("table 1: the game {} discarded, its result counts no more: nobody played it", &forged[0].hash[..8]);
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.contains(&said), "{trail}");
    hall.kill();
    let hall = HallProcess::start(&data, &options);
    assert_eq!(confirmed(&hall), true);
    let page = hall.get("/table/1", Some(&organiser)).body;
    assert!(page.contains("discarded") && page.contains(&path("show", &forged)), "it can be taken back: {page}");
    assert_eq!(hall.post(&path("show", &forged), b"", Some(&organiser)).status, 303);
    assert_eq!(confirmed(&hall), false);
}

#[test]
fn of_many_games_all_are_discarded_or_none() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let games: Vec<Vec<TimedLine>> = (1..=3).map(|seed| with(&game(1, seed, 5), &ended())).collect();
    for lines in &games {
        assert_eq!(Computer { hall: &hall, token: &table, secret: Some("forger") }.send(0, lines).status, 200);
    }
    let discarded = || {
        let games = hall.get("/api/tables/1/games", Some(&organiser)).json();
        games["games"].as_array().unwrap().iter().filter(|game| game["discarded"] == true).count()
    };
    let discard = || {
        let path = format!("/table/1/discard?journal={}", games[0][0].hash);
        hall.post(&path, b"reasons=forged&games=of-computer", Some(&organiser)).status
    };
    // The last of them cannot be written.
    let database = rusqlite::Connection::open(folder.path().join("hall.sqlite")).unwrap();
    let fails = format!(
        "CREATE TRIGGER fails BEFORE UPDATE ON journals WHEN NEW.first = '{}' BEGIN SELECT RAISE(FAIL, 'no room'); END",
        games[2][0].hash
    );
    database.execute_batch(&fails).unwrap();
    assert_eq!((discard(), discarded()), (503, 0));
    assert!(!hall.get("/api/trail", Some(&organiser)).body.contains("discarded"));
    database.execute_batch("DROP TRIGGER fails").unwrap();
    assert_eq!((discard(), discarded()), (303, 3));
}

/// A forged game that is table 1's only one is discarded there, while it goes on or when it is over: the table is then as if nothing had
/// been recorded, the real computer's game is shown without a release, and the forged one comes back where that is taken back.
fn is_as_if_it_was_never_recorded(forged: &[TimedLine], more: &[TimedLine]) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (organiser, referee) = (token(&data, "organiser", None), token(&data, "referee", None));
    let (table, public) = (token(&data, "table", Some(1)), token(&data, "public", None));
    let pairings = folder.path().join("pairings.csv");
    std::fs::write(&pairings, "round,table,black,white\n1,1,Black 1,White 1\n").unwrap();
    let options = ["--pairings", pairings.to_str().unwrap(), "--public-delay", "5m"];
    let mut hall = HallProcess::start(&data, &options);
    // What everybody sees of the table, and what the organiser has of it.
    let seen = |hall: &HallProcess| {
        let records = [&organiser, &public].map(|viewer| hall.get("/table/1/game.sgf", Some(viewer)).body);
        let table = hall.table_for(1, Some(&organiser));
        let known = ["lines", "games", "recorded", "needs", "unnamed"].map(|name| (name, table[name].clone()));
        let results = hall.get("/api/results", Some(&organiser)).json();
        (records, known, results, hall.get("/api/tables/1/journal", Some(&organiser)).status)
    };
    let before = seen(&hall);
    let forger = |hall: &HallProcess, from: usize, lines: &[TimedLine]| {
        Computer { hall, token: &table, secret: Some("forger") }.send(from, lines).status
    };
    assert_eq!(forger(&hall, 0, forged), 200);
    assert_ne!(seen(&hall), before);
    let path = |act: &str, lines: &[TimedLine]| format!("/table/1/{act}?journal={}", lines[0].hash);
    let discard = path("discard", forged);
    assert!(hall.get("/table/1", Some(&organiser)).body.contains(&discard));
    assert!(!hall.get("/table/1", Some(&referee)).body.contains(&discard));
    assert_eq!(hall.post(&discard, REASONS, Some(&organiser)).status, 303);
    assert_eq!(seen(&hall), before);
    // What its computer sends still is kept, and shown nowhere.
    assert_eq!(forger(&hall, forged.len(), more), 200);
    assert_eq!(seen(&hall), before);
    hall.kill();
    let hall = HallProcess::start(&data, &options);
    assert_eq!(seen(&hall), before);
    // The recording of the real computer counts like any other.
    let genuine = with(&game(1, 1, 30), &result("B+R", "both"));
    let real = Computer { hall: &hall, token: &table, secret: Some("owner") };
    assert_eq!(real.send(0, &genuine[..20]).json()["shown"], true);
    assert_eq!(real.send(20, &genuine[20..]).status, 200);
    let results = hall.get("/api/results", Some(&organiser)).json();
    assert_eq!((&results["results"][0]["confirmed"], &results["results"][0]["result"]), (&true.into(), &"B+R".into()));
    // It is taken back: the trail has both, with who it was.
    assert_eq!(hall.post(&path("show", forged), b"", Some(&organiser)).status, 303);
    let all = text(&[forged, more].concat());
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, all, "nothing of it was lost");
    let said = |words: &str| {
        let trail = hall.get("/api/trail", Some(&organiser)).json();
        let is_it = |entry: &serde_json::Value| {
            entry["who"].as_str().unwrap().starts_with("organiser ") && entry["what"].as_str().unwrap().contains(words)
        };
        trail["trail"].as_array().unwrap().iter().any(is_it)
    };
    let name = &forged[0].hash[..8];
    assert!(said(&format!("table 1: the game {name} discarded, its result counts no more: nobody played it")));
    wait("the trail has it", || said(&format!("table 1 shows the game {name}")));
}

#[test]
fn a_forged_game_that_is_the_only_one_is_discarded_and_the_table_is_as_if_it_was_never_recorded() {
    let over = with(&with(&game(1, 2, 5), &ended()), &result("W+R", "referee Anna"));
    is_as_if_it_was_never_recorded(&over, &[]);
    let lines = game(1, 2, 30);
    is_as_if_it_was_never_recorded(&lines[..10], &lines[10..20]);
}

#[test]
fn processes_that_share_a_hall_know_that_a_tables_only_game_is_discarded() {
    let Some(server) = PostgresServer::start() else { return };
    let (database, folder) = (server.address(), tempfile::tempdir().unwrap());
    let start = |name: &str| HallProcess::start(&folder.path().join(name), &["--database", database.as_str()]);
    let (a, b) = (start("a"), start("b"));
    let (forged, genuine) = (game(1, 2, 30), game(1, 1, 30));
    assert_eq!(a.send(1, 0, &forged[..10]).status, 200);
    wait("both show it", || b.get("/table/1/state.json", None).body.contains("\"lines\":10"));
    let discarded = b.post(&format!("/table/1/discard?journal={}", forged[0].hash), REASONS, None);
    assert_eq!(discarded.status, 303, "{discarded:?}");
    wait("both show nothing", || {
        [&a, &b].iter().all(|hall| hall.table(1)["lines"] == 0 && hall.table(1)["games"] == 0)
    });
    assert_eq!(a.send(1, 0, &genuine[..10]).json()["shown"], true);
    wait("both show the real game", || b.journal(1) == text(&genuine[..10]));
}
