//! The trail of who did what.

use crate::hall_process::{HallProcess, game, wait};
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
        assert_eq!(part("?before=1")["trail"].as_array().unwrap().len(), 0);
        let refused = hall.get("/api/trail?before=all", None);
        assert!(refused.status == 400 && refused.body.contains("next"), "{refused:?}");
    }
}
