//! A hall that was restored from a copy says what it has not heard of since, until it has.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::hall_backlog;
use kifuscribe_network::journal_sender::JournalSender;
use kifuscribe_storage::hall_copy;
use serde_json::json;

use crate::chromium::Chromium;
use crate::games::{finished, session, two_rounds};
use crate::hall_process::{HallProcess, game, run, text, wait};

/// Ends a hall, puts the copy in the place of what it had, and opens it at the same address.
fn restored(mut hall: HallProcess, data: &Path, copy: &Path, options: &[&str]) -> HallProcess {
    let address = hall.address.trim_start_matches("http://").to_owned();
    hall.kill();
    fs::remove_dir_all(data).unwrap();
    let (status, _, err) = run(&["restore", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    assert!(status == 0 && err.contains("What tables sent after it may be missing"), "{err}");
    HallProcess::start_at(data, &address, options)
}

#[test]
fn a_game_that_ended_after_the_copy_is_said_to_be_doubtful_until_its_computer_was_heard_of() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("noon.sqlite"));
    let pairings = two_rounds(folder.path());
    let options = ["--pairings", &pairings, "--round", "1"];
    let hall = HallProcess::start(&data, &options);
    let address = hall.address.clone();
    // At table 1 a game goes on when the copy is made, and ends after it; the recording is over before the restore.
    let lines = finished(["Ada Lovelace", "Hua Luogeng"], "1", 1);
    let first = session(folder.path(), "first", &lines[..6]);
    let table = HallTable::new(&address, 1, None).unwrap();
    let sender = JournalSender::start(table.clone(), &first.join("journal.jsonl"), |_| {}).unwrap();
    wait("the hall has its beginning", || hall.journal(1) == text(&lines[..6]));
    assert_eq!(run(&["backup", "--data", data.to_str().unwrap(), copy.to_str().unwrap()]).0, 0);
    fs::write(first.join("journal.jsonl"), text(&lines)).unwrap();
    assert_eq!(sender.finish(Duration::from_secs(10)), 0);
    assert_eq!(hall.journal(1), text(&lines));
    assert!(hall.get("/round", None).body.contains("1 of 2 results confirmed"));
    let seat = HallSeat { hall: address.clone(), table: 1, token: String::new() };
    let believed = hall_copy::of(&first).unwrap();
    assert_eq!((believed.acknowledged, believed.seat), (lines.len(), seat), "it believes to be whole there");

    let mut hall = restored(hall, &data, &copy, &options);
    let results = || run(&["results", "--data", data.to_str().unwrap()]);
    for _ in 0..2 {
        let glance = hall.get("/", None).body;
        assert!(
            glance.contains("This hall was restored at ") && glance.contains(" from noon.sqlite, a copy of "),
            "{glance}"
        );
        assert_eq!(glance.matches("The hall has not heard of this game since the restore").count(), 2, "{glance}");
        let round = hall.get("/round", None).body;
        assert!(round.contains("This hall was restored at "), "{round}");
        assert_eq!(round.matches("not heard of since the hall was restored").count(), 2, "{round}");
        assert!(hall.get("/table/1", None).body.contains("The hall has not heard of this game since the restore"));
        for path in ["/public", "/public/table/1", "/projector"] {
            assert!(!hall.get(path, None).body.contains("restore"), "{path}");
        }
        assert_eq!((&hall.table(1)["unheard"], &hall.table(2)["unheard"]), (&true.into(), &true.into()));
        let (_, out, err) = results();
        assert!(out.starts_with("table 1: missing; not heard of since the hall was restored\n"), "{out}");
        assert!(err.contains("from noon.sqlite"), "{err}");
        // It is kept: a hall that is opened again says it too.
        assert_eq!(hall.stop(), 0);
        hall = HallProcess::start_at(&data, address.trim_start_matches("http://"), &options);
    }

    // The next recording begins beside the first one: what the hall lacks of that comes by itself.
    let second = session(folder.path(), "second", &game(1, 2, 12)[..4]);
    assert!(hall_backlog::send_earlier(&table, &second, |_| {}).unwrap().is_empty());
    let kept = || hall.get(&format!("/api/tables/1/journal?journal={}", lines[0].hash), None).body;
    wait("the hall has the rest of the first game", || kept() == text(&lines));
    wait("its result counts", || hall.get("/round", None).body.contains("1 of 2 results confirmed"));
    assert_eq!((&hall.table(1)["unheard"], &hall.table(2)["unheard"]), (&false.into(), &true.into()));
    let (_, out, _) = results();
    assert!(out.starts_with("table 1: White wins by 3.5 (Hua Luogeng), confirmed\n"), "{out}");
    let not_known =
        "table 2: missing; whether the game has begun is not known; not heard of since the hall was restored";
    assert!(out.contains(not_known), "{out}");
    assert!(hall.get("/", None).body.contains("Not known whether it has begun"));
    assert_eq!(hall.get("/", None).body.matches("The hall has not heard of this game since the restore").count(), 1);
    // The script of the table's page does not say that the game has not begun.
    let Some(browser) = Chromium::open(&[]) else { return };
    browser.go(&format!("{}/table/2", hall.address));
    browser.wait_for("return document.getElementById('place').textContent", &json!("0"));
    browser.wait("document.getElementById('link').textContent !== 'Reconnecting'");
    assert_eq!(
        browser.run("return document.getElementById('state').textContent"),
        json!("Not known whether it has begun")
    );
}

#[test]
fn a_recording_that_goes_on_is_heard_of_again_by_its_next_sign_of_life() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    let hall = HallProcess::start(&data, &[]);
    let lines = game(3, 1, 30);
    hall.send(3, 0, &lines[..10]);
    assert_eq!(run(&["backup", "--data", data.to_str().unwrap(), copy.to_str().unwrap()]).0, 0);
    let hall = restored(hall, &data, &copy, &[]);
    assert_eq!(hall.table(3)["unheard"], true);
    let alive = format!("/api/tables/3/journal?from=10&journal={}", lines[0].hash);
    assert_eq!(hall.post(&alive, b"", None).json()["offset"], 10);
    assert_eq!(hall.table(3)["unheard"], false);
    assert!(!hall.get("/table/3", None).body.contains("Not heard of since"));
}
