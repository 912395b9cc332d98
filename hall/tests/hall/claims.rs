//! Whose a journal is: a table's token alone adds nothing to what another computer records, and speaks for nobody in the hall.

use std::time::Duration;

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{CountEvent, Resolution, Ruling, Withdrawal};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::journal_sender::JournalSender;
use kifuscribe_storage::hall_copy;

use crate::hall_process::{Answer, HallProcess, game, text, token, wait};
use crate::postgres_server::PostgresServer;
use kifuscribe_core::session::assent::Assent;

/// What a computer at table 1 sends with: the table's token, and the secret of its recording, which an older program lacks.
pub(crate) struct Computer<'a> {
    pub(crate) hall: &'a HallProcess,
    pub(crate) token: &'a str,
    pub(crate) secret: Option<&'a str>,
}

impl Computer<'_> {
    fn post(&self, path: &str, body: &[u8]) -> Answer {
        match self.secret {
            Some(secret) => self.hall.post_with(path, body, Some(self.token), &[("x-kifuscribe-claim", secret)]),
            None => self.hall.post(path, body, Some(self.token)),
        }
    }

    pub(crate) fn send(&self, from: usize, lines: &[TimedLine]) -> Answer {
        self.post(&format!("/api/tables/1/journal?from={from}"), text(lines).as_bytes())
    }

    /// Sends lines that are refused, and returns why.
    #[track_caller]
    fn refused(&self, from: usize, lines: &[TimedLine]) -> String {
        let answer = self.send(from, lines);
        assert!((400..500).contains(&answer.status), "{answer:?}");
        answer.json()["error"].as_str().unwrap().to_owned()
    }
}

/// Lines with one more: an end, or a result in somebody's name.
pub(crate) fn with(lines: &[TimedLine], event: &SessionEvent) -> Vec<TimedLine> {
    let last = lines.last().unwrap();
    let (text, hash) = journal::line(lines.len() + 1, &last.hash, event).unwrap();
    [lines, &[TimedLine { time: last.time, text, hash }]].concat()
}

pub(crate) fn result(result: &str, by: &str) -> SessionEvent {
    let (result, signed) =
        (GameResult::from_sgf(result).unwrap(), Signature::new("2026-11-28T12:00:00".to_owned(), by));
    let result = ResultNote { result, status: ResultStatus::Confirmed, protest: false, signed, assent: Assent::NONE };
    SessionEvent::Noted { time: Duration::from_secs(9000), result }
}

pub(crate) fn ended() -> SessionEvent {
    SessionEvent::Ended { time: Duration::from_secs(9000), why: "the recording was stopped".to_owned() }
}

#[test]
fn a_tables_token_without_the_recordings_secret_changes_nothing_of_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (organiser, table) = (token(&data, "organiser", None), token(&data, "table", Some(1)));
    let mut hall = HallProcess::start(&data, &[]);
    let lines = game(1, 1, 30);
    let owner = Computer { hall: &hall, token: &table, secret: Some("the recording's secret") };
    assert_eq!(owner.send(0, &lines[..10]).status, 200);
    // The token alone reads neither the journal nor the list of games, and hears nothing of what the hall has for the table.
    for path in ["/api/tables/1/journal", "/api/tables/1/games"] {
        assert_eq!(hall.get(path, Some(&table)).status, 403, "{path}");
    }
    for secret in [None, Some("another"), Some("")] {
        let other = Computer { hall: &hall, token: &table, secret };
        let forged = with(&with(&lines[..10], &ended()), &result("W+R", "referee Anna"));
        assert_eq!(other.refused(10, &forged[10..]), "other-computer", "{secret:?}");
        assert_eq!(other.refused(0, &forged), "other-computer");
        let alive = other.post(&format!("/api/tables/1/journal?from=10&journal={}", lines[0].hash), b"");
        assert_eq!((alive.status, alive.json()["error"].as_str()), (409, Some("other-computer")));
        let picture = format!("/api/tables/1/picture?journal={}&hash=ab&full=false", lines[0].hash);
        assert_eq!(other.post(&picture, b"x").status, 409);
    }
    // Nor does it say for the recording that pictures come, or that none do.
    let other = Computer { hall: &hall, token: &table, secret: Some("another") };
    assert_eq!(other.post("/api/tables/1/journal?from=10&silent=999", b"").status, 200);
    assert!(!hall.table_for(1, Some(&organiser))["needs"].to_string().contains("No picture"));
    let shown = hall.table_for(1, Some(&organiser));
    let needs = shown["needs"].to_string();
    assert!(
        needs.contains("Another computer") && !needs.contains("forked"),
        "it is named, and nothing is set aside: {needs}"
    );
    wait("the trail has it", || hall.get("/api/trail", Some(&organiser)).body.contains("another computer has claimed"));
    // The recording goes on, also in a hall that was closed meanwhile.
    assert_eq!(owner.send(10, &lines[10..20]).status, 200);
    hall.kill();
    let hall = HallProcess::start(&data, &[]);
    let owner = Computer { hall: &hall, token: &table, secret: Some("the recording's secret") };
    let other = Computer { hall: &hall, token: &table, secret: Some("another") };
    assert_eq!(other.refused(20, &lines[20..]), "other-computer");
    assert_eq!(owner.send(20, &lines[20..]).status, 200);
    // What comes after the end is its own too.
    let noted = with(&lines, &result("W+R", "both"));
    assert_eq!(other.refused(33, &noted[33..]), "other-computer");
    assert_eq!(owner.send(33, &noted[33..]).status, 200);
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, text(&noted));
}

#[test]
fn a_released_recording_is_the_next_computers_that_goes_on_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = game(1, 1, 30);
    let computer = |secret| Computer { hall: &hall, token: &table, secret };
    let (first, second, old) = (computer(Some("first")), computer(Some("second")), computer(None));
    assert_eq!(first.send(0, &lines[..10]).status, 200);
    assert_eq!(second.refused(10, &lines[10..12]), "other-computer");
    assert_eq!(hall.post("/api/tables/1/release", b"", Some(&organiser)).status, 200);
    assert_eq!(old.refused(10, &lines[10..12]), "other-computer", "without a secret nothing is handed over");
    assert_eq!(first.send(10, &lines[10..12]).status, 200, "until the other one comes, nothing changes");
    assert_eq!(second.send(12, &lines[12..14]).status, 200);
    assert_eq!(first.refused(14, &lines[14..16]), "other-computer");
    assert_eq!(second.send(14, &lines[14..]).status, 200);
    // Whoever has the organiser's token may add to every recording.
    let noted = with(&lines, &result("B+R", "both"));
    assert_eq!(hall.post("/api/tables/1/journal?from=33", noted[33].text.as_bytes(), Some(&organiser)).status, 200);
}

#[test]
fn an_older_program_sends_moves_and_no_results_and_its_journal_is_claimed_once_it_is_newer() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = with(&game(1, 1, 30), &result("W+R", "both"));
    let old = Computer { hall: &hall, token: &table, secret: None };
    assert_eq!(old.send(0, &lines[..20]).status, 200);
    let answer = old.send(20, &lines[20..]);
    let json = answer.json();
    assert_eq!(
        (answer.status, json["error"].as_str(), json["offset"].as_u64()),
        (422, Some("no-claim"), Some(33)),
        "{json}"
    );
    assert!(json["text"].as_str().unwrap().contains("update the program"), "{json}");
    // The moves are there, and the hall's own decision is still possible.
    assert_eq!(hall.table_for(1, Some(&organiser))["moves"], 30);
    // The first contact after the update claims the recording.
    let newer = Computer { hall: &hall, token: &table, secret: Some("new") };
    assert_eq!(newer.send(33, &lines[33..]).status, 200);
    assert_eq!(old.refused(34, &with(&lines, &result("B+R", "both"))[34..]), "other-computer");
}

#[test]
fn what_a_table_asserts_is_shown_as_its_word_and_stands_in_the_trail() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (organiser, table) = (token(&data, "organiser", None), token(&data, "table", Some(1)));
    let pairings = folder.path().join("pairings.csv");
    std::fs::write(&pairings, "round,table,black,white\n1,1,Black 1,White 1\n").unwrap();
    let hall = HallProcess::start(&data, &["--pairings", pairings.to_str().unwrap()]);
    let lines = with(&game(1, 1, 30), &result("W+R", "referee Anna"));
    let computer = Computer { hall: &hall, token: &table, secret: Some("secret") };
    assert_eq!(computer.send(0, &lines).status, 200);
    let page = hall.get("/round", Some(&organiser)).body;
    assert!(page.contains("as the table says: referee Anna"), "{page}");
    let results = hall.get("/api/results", Some(&organiser)).json();
    let line = &results["results"][0];
    assert_eq!(
        (line["source"].as_str(), line["by"].as_str()),
        (Some("table"), Some("as the table says: referee Anna"))
    );
    let csv = hall.get("/api/results.csv", Some(&organiser)).body;
    assert!(csv.contains("as the table says: referee Anna"), "{csv}");
    let said = "table 1: as the table says, the result W+R was confirmed by \\\"referee Anna\\\"";
    wait("the trail has it", || {
        let trail = hall.get("/api/trail", Some(&organiser)).json();
        let is_it = |entry: &serde_json::Value| {
            entry["who"].as_str().unwrap().starts_with("table ") && entry["what"].to_string().contains(said)
        };
        trail["trail"].as_array().unwrap().iter().any(is_it)
    });
}

#[test]
fn the_trail_says_whether_a_ruling_was_withdrawn_or_a_result() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let counted = |event| SessionEvent::Counted { time: Duration::from_secs(9000), event };
    let (at, by) = ("2026-11-28T12:00:00".to_owned(), "Anna".to_owned());
    let withdrawn = |by: &str| {
        counted(CountEvent::Withdrawn(Withdrawal {
            at: at.clone(),
            by: by.to_owned(),
            reasons: "a mistake".to_owned(),
        }))
    };
    let ruling = Ruling {
        at: at.clone(),
        way: Resolution::RefereeDecided,
        by,
        reasons: "seen".to_owned(),
        protest: false,
        result: GameResult::from_sgf("W+R"),
        assent: Assent::NONE,
        appeals: Vec::new(),
    };
    // A ruling with the result that it names is one act; what both players confirm afterwards is none of a referee's.
    let events = [
        counted(CountEvent::Ruled(ruling)),
        result("W+R", "Anna"),
        withdrawn("Berta"),
        result("B+R", "both"),
        withdrawn("Cecilia"),
    ];
    let lines = events.iter().fold(game(1, 1, 30), |lines, event| with(&lines, event));
    assert_eq!(Computer { hall: &hall, token: &table, secret: Some("secret") }.send(0, &lines).status, 200);
    for said in [
        "the referee's ruling W+R was withdrawn by \"Berta\": \"a mistake\"",
        "the result B+R was withdrawn by \"Cecilia\": \"a mistake\"",
    ] {
        wait(said, || {
            let trail = hall.get("/api/trail", Some(&organiser)).json();
            trail["trail"].as_array().unwrap().iter().any(|entry| entry["what"].as_str().unwrap().contains(said))
        });
    }
}

#[test]
fn a_real_table_keeps_its_secret_beside_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let table = token(&data, "table", Some(1));
    let hall = HallProcess::start(&data, &[]);
    let session = folder.path().join("game.session");
    std::fs::create_dir(&session).unwrap();
    let lines = with(&game(1, 1, 30), &result("W+R", "both"));
    let path = session.join("journal.jsonl");
    std::fs::write(&path, text(&lines[..12])).unwrap();
    let send = || {
        let way = HallTable::new(&hall.address, 1, Some(table.clone())).unwrap();
        let sender = JournalSender::start(way, &path, |_| {}).unwrap();
        assert_eq!(sender.finish(Duration::from_secs(10)), 0);
    };
    send();
    let secret = hall_copy::of(&session).unwrap().claim;
    assert_eq!(secret.len(), 64);
    // Another run of the program goes on, and so does whoever has the folder.
    std::fs::write(&path, text(&lines)).unwrap();
    send();
    assert_eq!(hall_copy::of(&session).unwrap().claim, secret);
    let other = Computer { hall: &hall, token: &table, secret: Some("guessed") };
    assert_eq!(other.refused(34, &with(&lines, &ended())[34..]), "other-computer");
    let kept = std::fs::read(data.join("hall.sqlite")).unwrap();
    assert!(!kept.windows(64).any(|part| part == secret.as_bytes()), "the hall keeps its hash");
}

#[test]
fn processes_that_share_a_hall_know_whose_a_journal_is() {
    let Some(server) = PostgresServer::start() else { return };
    let database = server.address();
    let folder = tempfile::tempdir().unwrap();
    let options = ["--database", database.as_str()];
    let make = |role: &str, table: &[&str]| {
        let args = [&["token", "--role", role][..], &options, table].concat();
        crate::hall_process::run(&args).1.trim().to_owned()
    };
    let (_, table) = (make("organiser", &[]), make("table", &["--table", "1"]));
    let start = |name: &str| HallProcess::start(&folder.path().join(name), &options);
    let (a, b) = (start("a"), start("b"));
    let lines = game(1, 1, 30);
    let at = |hall, secret| Computer { hall, token: &table, secret: Some(secret) };
    assert_eq!(at(&a, "owner").send(0, &lines[..10]).status, 200);
    assert_eq!(at(&b, "other").refused(10, &lines[10..12]), "other-computer");
    assert_eq!(at(&b, "owner").send(10, &lines[10..20]).status, 200);
    assert_eq!(at(&a, "other").refused(20, &lines[20..]), "other-computer");
    assert_eq!(at(&a, "owner").send(20, &lines[20..]).status, 200);
}

#[test]
fn a_table_keeps_a_limited_number_of_recordings() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let computer = Computer { hall: &hall, token: &table, secret: Some("secret") };
    for seed in 0..200 {
        assert_eq!(computer.send(0, &game(1, seed, 0)).status, 200, "recording {seed}");
    }
    assert_eq!(computer.refused(0, &game(1, 200, 0)), "table-full");
    assert_eq!(computer.send(0, &game(1, 7, 0)).status, 200, "one that is there is passed over as ever");
    let sent = hall.post("/api/tables/1/journal?from=0", text(&game(1, 200, 0)).as_bytes(), Some(&organiser));
    assert_eq!(sent.status, 200, "the organiser decides");
    // Pages of staff say so, and those of spectators do not.
    for path in ["/", "/table/1"] {
        let json = hall.table_for(1, Some(&organiser))["needs"].to_string();
        assert!(json.contains("\"full\"") && json.contains("200 recordings"), "{json}");
        assert!(path != "/" || hall.get(path, Some(&organiser)).body.contains("Nothing new is taken of this table"));
    }
    assert!(!hall.get("/public", Some(&organiser)).body.contains("Nothing new is taken"));
    // What the organiser has discarded makes room.
    let discard = |seed: u64| {
        let path = format!("/table/1/discard?journal={}", game(1, seed, 0)[0].hash);
        hall.post(&path, b"reasons=forged", Some(&organiser)).status
    };
    assert_eq!([200, 7].map(discard), [303, 303]);
    assert_eq!(computer.send(0, &game(1, 201, 0)).status, 200);
    assert_eq!(computer.refused(0, &game(1, 202, 0)), "table-full");
    // All games of that computer go in one act, and the trail has it with its reasons.
    let page = hall.get("/table/1", Some(&organiser)).body;
    assert!(page.contains("All games of its computer (200)"), "{page}");
    let path = format!("/table/1/discard?journal={}", game(1, 9, 0)[0].hash);
    assert_eq!(hall.post(&path, b"reasons=forged&games=all", Some(&organiser)).status, 400);
    assert_eq!(hall.post(&path, b"reasons=nobody+played&games=of-computer", Some(&table)).status, 403);
    assert_eq!(hall.post(&path, b"reasons=nobody+played&games=of-computer", Some(&organiser)).status, 303);
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.contains("table 1: 200 games discarded, their results count no more: nobody played ("), "{trail}");
    assert_eq!(hall.table_for(1, Some(&organiser))["needs"].to_string().matches("full").count(), 0);
    assert_eq!(computer.send(0, &game(1, 203, 0)).status, 200);
}

#[test]
fn a_tables_token_alone_says_nothing_of_the_program_and_does_not_flood_the_trail() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let owner = Computer { hall: &hall, token: &table, secret: Some("secret") };
    let current = [("x-kifuscribe-claim", "secret"), ("x-kifuscribe-format", "99")];
    let lines = game(1, 1, 30);
    let sent = hall.post_with("/api/tables/1/journal?from=0", text(&lines[..10]).as_bytes(), Some(&table), &current);
    assert_eq!(sent.status, 200);
    let needs = || hall.table_for(1, Some(&organiser))["needs"].to_string();
    let page = || hall.get("/table/1", Some(&organiser)).body;
    let is_older = page().contains("is older than the hall");
    // A sign of life that names no recording is of any program.
    for _ in 0..3 {
        assert_eq!(hall.post("/api/tables/1/journal", b"", Some(&table)).status, 200);
    }
    assert!(!is_older && !page().contains("is older than the hall"), "{}", page());
    // Recordings that are refused are named, and after some of them counted.
    for seed in 100..160 {
        let name = format!("laptop-{seed}");
        let headers = [("x-kifuscribe-computer", name.as_str()), ("x-kifuscribe-claim", "another")];
        let body = text(&game(1, seed, 5)[..4]);
        assert_eq!(hall.post_with("/api/tables/1/journal?from=0", body.as_bytes(), Some(&table), &headers).status, 409);
    }
    wait("the trail has some", || hall.get("/api/trail", Some(&organiser)).body.matches("table 1: ").count() >= 20);
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.matches("table 1: ").count() <= 25, "{trail}");
    assert!(needs().contains("Another computer"), "{}", needs());
    assert_eq!(owner.send(10, &lines[10..20]).status, 200, "the recording goes on");
}
