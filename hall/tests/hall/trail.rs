//! The trail of who did what.

use crate::claims::{Computer, result, with};
use crate::hall_process::{Answer, HallProcess, game, token, wait};
use crate::postgres_server::{PostgresServer, with_and_without_a_server};

#[test]
fn the_whole_trail_is_read_a_part_at_a_time() {
    for postgres in with_and_without_a_server() {
        let database = postgres.as_ref().map(PostgresServer::address);
        let folder = tempfile::tempdir().unwrap();
        let options: Vec<&str> =
            database.as_deref().map(|database| ["--database", database]).into_iter().flatten().collect();
        let hall = HallProcess::start(folder.path(), &options);
        // Each of them stands in the trail, with those who opened and will close the hall.
        let lines = game(1, 1, 20);
        hall.send(1, 0, &lines);
        for _ in 0..1100 {
            assert_eq!(hall.post("/api/tables/1/release", b"", None).status, 200);
        }
        let part = |query: &str| hall.get(&format!("/api/trail{query}"), None).json();
        wait("all of them are noted", || part("")["next"].is_number());
        let released = |part: &serde_json::Value| {
            let is_it = |entry: &&serde_json::Value| entry["what"].as_str().unwrap().contains("table 1 released");
            part["trail"].as_array().unwrap().iter().filter(is_it).count()
        };
        let all = || {
            let (mut parts, mut next) = (vec![part("")], 1);
            while let Some(before) = parts[next - 1]["next"].as_i64() {
                parts.push(part(&format!("?before={before}")));
                next += 1;
            }
            parts
        };
        wait("each release is there once", || all().iter().map(released).sum::<usize>() == 1100);
        let parts = all();
        assert!(
            parts.len() == 2 && parts[0]["trail"].as_array().unwrap().len() == 1000,
            "a part has 1,000 entries at most"
        );
        let times: Vec<i64> = parts
            .iter()
            .flat_map(|part| part["trail"].as_array().unwrap())
            .map(|entry| entry["at"].as_i64().unwrap())
            .collect();
        assert!(times.len() > 1100 && parts[1]["next"].is_null(), "{}", times.len());
        // Each part says how many entries there are, and where the next part is.
        assert!(parts.iter().all(|part| part["all"] == times.len()), "{} {}", parts[0]["all"], times.len());
        let further = parts[0]["further"].as_str().unwrap();
        assert_eq!(
            (hall.get(further, None).json(), &parts[1]["further"]),
            (parts[1].clone(), &serde_json::Value::Null)
        );
        assert_eq!(part("?before=1")["trail"].as_array().unwrap().len(), 0);
        let refused = hall.get("/api/trail?before=all", None);
        assert!(refused.status == 400 && refused.body.contains("next"), "{refused:?}");
    }
}

#[test]
fn one_token_does_not_fill_the_trail() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, referee) = (token(folder.path(), "organiser", None), token(folder.path(), "referee", None));
    let table = token(folder.path(), "table", Some(1));
    let hall = HallProcess::start(folder.path(), &[]);
    let computer = Computer { hall: &hall, token: &table, secret: Some("secret") };
    let lines = game(1, 1, 3);
    assert_eq!(computer.send(0, &lines).status, 200);
    // A referee who decides without end is told to wait, and the organiser is not.
    let answers: Vec<Answer> =
        (0..300).map(|_| hall.post("/table/1/result", b"result=B%2BR", Some(&referee))).collect();
    let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 429).collect();
    assert!((50..=100).contains(&refused.len()), "{}", refused.len());
    assert!(refused[0].body.contains("200 acts are taken, and two a second after that"), "{:?}", refused[0]);
    assert_ne!(hall.post("/table/1/release", b"", Some(&organiser)).status, 429);
    // What a table says is counted beyond some lines.
    let mut journal = lines;
    for i in 0..300 {
        let from = journal.len();
        journal = with(&journal, &result(["B+R", "W+R"][i % 2], "both"));
        computer.send(from, &journal[from..]);
    }
    let trail = || {
        let mut whole = hall.get("/api/trail", Some(&organiser)).json();
        whole["trail"].take()
    };
    wait("the trail has them", || trail().to_string().matches("as the table says").count() >= 90);
    assert!(trail().to_string().matches("as the table says").count() < 150, "{}", trail());
}
