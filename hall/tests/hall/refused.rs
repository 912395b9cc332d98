//! Computers whose token is refused at a table: the organiser sees it there, and hears when it is over.

use std::time::{Duration, Instant};

use crate::hall_process::{Answer, HallProcess, game, run, text, token};
use crate::postgres_server::PostgresServer;

/// Sends a journal to a table, as a computer with that name.
fn send_as(hall: &HallProcess, computer: &str, table: u32, token: Option<&str>) -> u16 {
    let agent = ureq::Agent::new_with_config(ureq::Agent::config_builder().http_status_as_error(false).build());
    let mut request = agent.post(format!("{}/api/tables/{table}/journal?from=0", hall.address));
    if !computer.is_empty() {
        request = request.header("x-kifuscribe-computer", computer);
    }
    if let Some(token) = token {
        request = request.header("Authorization", format!("Bearer {token}"));
    }
    request.send(text(&game(table, 1, 5))).unwrap().status().as_u16()
}

/// Why a person is needed at a table.
fn needs(hall: &HallProcess, table: u32, organiser: &str) -> String {
    let tables = hall.get("/api/tables", Some(organiser)).json();
    let found = tables["tables"].as_array().unwrap().iter().find(|line| line["table"] == table).cloned();
    let needs = found.unwrap_or_else(|| panic!("no table {table} in {tables}"))["needs"].clone();
    needs.as_array().unwrap().iter().map(|need| need["text"].as_str().unwrap()).collect::<Vec<_>>().join("\n")
}

/// The trail once it says something.
#[track_caller]
fn trail_with(hall: &HallProcess, organiser: &str, said: &str) -> String {
    let until = Instant::now() + Duration::from_secs(10);
    loop {
        let trail = hall.get("/api/trail", Some(organiser)).body;
        if trail.contains(said) {
            return trail;
        }
        assert!(Instant::now() < until, "{said:?} is not in {trail}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn five_tables(folder: &std::path::Path) -> String {
    let path = folder.join("pairings.csv");
    let games: String = (1..=5).map(|table| format!("1,{table},Black {table},White {table}\n")).collect();
    std::fs::write(&path, format!("round,table,black,white\n{games}")).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_computer_with_a_wrong_token_is_shown_at_its_table_and_counted_in_the_trail() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (organiser, public) = (token(&data, "organiser", None), token(&data, "public", None));
    let [one, two, old] = [1, 2, 3].map(|table| token(&data, "table", Some(table)));
    let list = run(&["token", "--data", data.to_str().unwrap(), "--list"]).1;
    let id = list.lines().find(|line| line.contains("table 3")).unwrap().split_whitespace().next().unwrap().to_owned();
    assert_eq!(run(&["token", "--data", data.to_str().unwrap(), "--revoke", &id]).0, 0);
    let hall = HallProcess::start(&data, &["--pairings", &five_tables(folder.path())]);
    let unknown = "ab".repeat(32);
    for (table, computer, token, status, said) in [
        (
            1,
            "laptop-7",
            Some(&unknown),
            401,
            "The computer 127.0.0.1 comes with a token that this hall does not know, and the hall refuses it since ",
        ),
        (
            2,
            "",
            Some(&one),
            403,
            "The computer 127.0.0.1 comes with another table's token, and the hall refuses it since ",
        ),
        (3, "laptop-3", Some(&old), 401, "laptop-3 (127.0.0.1) comes with a token that was revoked"),
        (4, "laptop-4", None, 401, "The computer 127.0.0.1 comes with no token"),
        (5, "laptop-5", Some(&public), 403, "laptop-5 (127.0.0.1) comes with a token that is no table's"),
    ] {
        for _ in 0..3 {
            assert_eq!(send_as(&hall, computer, table, token.map(String::as_str)), status, "table {table}");
        }
        let needs = needs(&hall, table, &organiser);
        assert!(needs.contains(said) && needs.contains("let it join with the address"), "table {table}: {needs}");
    }
    let page = hall.get("/", Some(&organiser)).body;
    assert!(page.contains(">Tables that need you: 5<") && page.contains("laptop-3 (127.0.0.1)"), "{page}");
    for stranger in ["laptop-7", "laptop-4"] {
        assert!(!page.contains(stranger), "what somebody without a token of this hall says is not repeated: {page}");
    }
    let public_page = hall.get("/public", Some(&public)).body;
    assert!(!public_page.contains("laptop"), "{public_page}");
    // The right token is let in, and what was said is over.
    assert_eq!(send_as(&hall, "laptop-7", 1, Some(&one)), 200);
    assert_eq!(needs(&hall, 1, &organiser), "");
    let trail = trail_with(&hall, &organiser, "and is let in");
    assert_eq!(
        trail.matches("table 1: the computer 127.0.0.1 comes with a token that this hall does not know").count(),
        1
    );
    assert!(trail.contains("table 1: the computer 127.0.0.1 was refused 3 times from "), "{trail}");
    for secret in [&organiser, &one, &two, &old, &unknown, &public] {
        assert!(!trail.contains(secret.as_str()) && !page.contains(secret.as_str()), "no secret is shown");
    }
}

#[test]
fn a_table_that_the_hall_does_not_have_is_in_the_trail_alone_and_browsers_are_no_tables() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let hall = HallProcess::start(folder.path(), &["--pairings", &five_tables(folder.path())]);
    assert_eq!(send_as(&hall, "laptop-9", 77, Some("wrong")), 401);
    let trail = trail_with(&hall, &organiser, "table 77: the computer 127.0.0.1 comes with");
    assert_eq!(hall.get("/api/tables", Some(&organiser)).json()["tables"].as_array().unwrap().len(), 5, "{trail}");
    let agent = ureq::Agent::new_with_config(ureq::Agent::config_builder().http_status_as_error(false).build());
    let looked = agent.get(format!("{}/api/tables/1", hall.address)).header("Accept", "text/html").call();
    assert_eq!(looked.unwrap().status().as_u16(), 401);
    assert_eq!(needs(&hall, 1, &organiser), "");
}

#[test]
fn strangers_do_not_keep_a_known_token_out_of_the_trail() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, two) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(2)));
    let hall = HallProcess::start(folder.path(), &["--pairings", &five_tables(folder.path())]);
    for table in 1..=30 {
        assert_eq!(send_as(&hall, "", table, None), 401);
    }
    // The one who comes with a token that was made here is named at once, also where a stranger came just before.
    assert_eq!(send_as(&hall, "laptop-2", 1, Some(&two)), 403);
    let trail =
        trail_with(&hall, &organiser, "table 1: the computer laptop-2 (127.0.0.1) comes with another table's token");
    assert!(trail.matches("comes with no token").count() <= 20, "{trail}");
    assert!(needs(&hall, 1, &organiser).contains("laptop-2"), "{}", needs(&hall, 1, &organiser));
}

#[test]
fn what_one_process_refuses_the_other_one_shows() {
    let Some(postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (database, pairings) = (postgres.address(), five_tables(folder.path()));
    let made = run(&["token", "--database", &database, "--role", "organiser"]).1;
    let table = run(&["token", "--database", &database, "--role", "table", "--table", "3"]).1;
    let (organiser, table) = (made.trim(), table.trim());
    let options = ["--database", &database, "--pairings", &pairings];
    let [a, b] = [(); 2].map(|()| HallProcess::start(folder.path(), &options));
    assert_eq!(send_as(&a, "laptop-7", 3, Some("wrong")), 401);
    let until = Instant::now() + Duration::from_secs(10);
    while !needs(&b, 3, organiser).contains("The computer 127.0.0.1 comes with") {
        assert!(Instant::now() < until, "{}", needs(&b, 3, organiser));
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(send_as(&a, "laptop-7", 3, Some(table)), 200);
    while !needs(&b, 3, organiser).is_empty() {
        assert!(Instant::now() < until, "{}", needs(&b, 3, organiser));
        std::thread::sleep(Duration::from_millis(50));
    }
    let shown: Answer = b.get("/", Some(organiser));
    assert!(!shown.body.contains("comes with"), "{shown:?}");
}
