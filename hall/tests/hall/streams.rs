//! What the streams of events send: what differs from what each was sent last.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use serde_json::Value;

use crate::claims::{result, with};
use crate::hall_process::{HallProcess, game, text};
use crate::limits::asked;

/// The events of a stream, each with its kind and its data, as they come.
fn events(hall: &HallProcess, path: &str) -> Receiver<(String, String)> {
    let response = ureq::get(format!("{}{path}", hall.address)).call().unwrap();
    let (sender, received) = sync_channel(4096);
    let read = move || {
        let mut kind = String::new();
        for line in BufReader::new(response.into_body().into_reader()).lines().map_while(Result::ok) {
            match line.split_once(": ") {
                Some(("event", of)) => kind = of.to_owned(),
                Some(("data", data)) if sender.send((kind.clone(), data.to_owned())).is_err() => return,
                _ => {}
            }
        }
    };
    std::thread::Builder::new().name("events".to_owned()).spawn(read).unwrap();
    received
}

/// What comes until nothing does for a while.
fn heard(events: &Receiver<(String, String)>) -> Vec<(String, String)> {
    std::iter::from_fn(|| events.recv_timeout(Duration::from_millis(1500)).ok()).collect()
}

fn kinds(heard: &[(String, String)], kind: &str) -> usize {
    heard.iter().filter(|(of, _)| of == kind).count()
}

fn json(event: &(String, String)) -> Value {
    serde_json::from_str(&event.1).unwrap()
}

#[test]
fn what_staff_follow_is_sent_once_and_then_what_has_changed_of_it() {
    const TABLES: usize = 291;
    const RECORDED: u32 = 8;
    let folder = tempfile::tempdir().unwrap();
    let pairings = folder.path().join("pairings.csv");
    let mut rows = "round,table,black,white\n".to_owned();
    for table in 1..=TABLES {
        writeln!(rows, "1,{table},Black {table},White {table}").unwrap();
    }
    // A doubt that the pages of staff show.
    rows += "1,292,Nobody,Somebody\n1,292,Nobody Else,Somebody Else\n";
    std::fs::write(&pairings, rows).unwrap();
    let options = ["--pairings", pairings.to_str().unwrap(), "--round", "1", "--public-delay", "5m"];
    let hall = HallProcess::start(folder.path(), &options);
    let mut games: Vec<_> = (1..=RECORDED).map(|table| game(table, table.into(), 60)[..40].to_vec()).collect();
    for (table, lines) in (1..).zip(&games) {
        assert_eq!(hall.send(table, 0, &lines[..30]).status, 200);
    }
    let paths = ["/events", "/events?of=results", "/public/events", "/table/1/events?moves=new"];
    let [tiles, results, public, table] = paths.map(|path| events(&hall, path));
    let first = heard(&tiles);
    assert!(kinds(&first, "tile") >= TABLES && kinds(&first, "doubts") == 1, "{}", first.len());
    assert_eq!(kinds(&heard(&results), "tile"), 0);
    assert!(kinds(&heard(&public), "tile") >= TABLES);
    let mut state = json(&heard(&table)[0]);
    // Ten lines of each table that records.
    for i in 30..40 {
        for (table, lines) in (1..).zip(&games) {
            assert_eq!(hall.send(table, i, &lines[i..=i]).status, 200);
        }
    }
    let news = heard(&tiles);
    let bytes: usize = news.iter().map(|(_, data)| data.len()).sum();
    assert!((8..=80).contains(&news.len()) && kinds(&news, "tile") == news.len(), "{news:?}");
    assert!(news.iter().all(|event| json(event)["table"].as_u64().unwrap() <= RECORDED.into()), "{news:?}");
    assert!(bytes < 80 * 1500, "{bytes} bytes for 80 lines");
    assert_eq!(heard(&results), Vec::new(), "no result has changed");
    assert_eq!(heard(&public), Vec::new(), "spectators hear of no move before they may");
    let states = heard(&table);
    for next in states.iter().map(json) {
        let fields = next.as_object().unwrap();
        let known = ["black", "white", "needs", "open_questions", "pictures", "delay", "setup"];
        assert!(known.iter().all(|name| !fields.contains_key(*name)), "{next}");
        state.as_object_mut().unwrap().extend(fields.clone());
    }
    assert_eq!(state["lines"], 40);
    // A question is for staff alone, and a need of its table.
    games[0] = with(&games[0], &asked(1, 30));
    assert_eq!(hall.send(1, 40, &games[0][40..]).status, 200);
    let next = json(&heard(&table)[0]);
    assert!(next["needs"][0]["kind"] == "question" && next["open_questions"].is_array(), "{next}");
    assert_eq!(kinds(&heard(&tiles), "tile"), 1);
    assert_eq!((heard(&results), heard(&public)), (Vec::new(), Vec::new()), "spectators see nothing of it");
    // A result is one more event for the list of results, which is read then.
    games[1] = with(&games[1], &result("B+R", "both"));
    assert_eq!(hall.post("/api/tables/2/journal?from=40", text(&games[1][40..]).as_bytes(), None).status, 200);
    assert_eq!(heard(&results), [("results".to_owned(), "new".to_owned())]);
    // The pairings are mended: what is doubtful in them is sent again.
    let mended = std::fs::read_to_string(&pairings).unwrap().replace("1,292,Nobody Else", "1,293,Nobody Else");
    std::fs::write(&pairings, mended).unwrap();
    let doubts = std::iter::from_fn(|| tiles.recv_timeout(Duration::from_secs(20)).ok());
    let last = doubts.into_iter().find(|(kind, _)| kind == "doubts");
    assert_eq!(last, Some(("doubts".to_owned(), "[]".to_owned())));
}
