//! Lines arrive once, in order, and whole, whatever happens between a table and the hall.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use kifuscribe_formats::journal;

use crate::hall_process::{Answer, HallProcess, game, text};

/// Checks the offset that an answer acknowledges, and how many lines were new.
#[track_caller]
fn check_stored(answer: &Answer, offset: u64, stored: u64) {
    let json = answer.json();
    assert_eq!(
        (answer.status, json["offset"].as_u64(), json["stored"].as_u64()),
        (200, Some(offset), Some(stored)),
        "{json}"
    );
}

/// Checks that lines are refused, why, and what the hall has.
#[track_caller]
fn check_refused(answer: &Answer, status: u16, error: &str, offset: Option<u64>) {
    let json = answer.json();
    assert_eq!(
        (answer.status, json["error"].as_str(), json["offset"].as_u64()),
        (status, Some(error), offset),
        "{json}"
    );
    assert!(json["text"].as_str().unwrap().contains(';') || error == "line", "a sentence with a hint: {json}");
}

#[test]
fn lines_are_acknowledged_and_sending_them_again_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = game(3, 1, 30);
    check_stored(&hall.send(3, 0, &lines[..10]), 10, 10);
    check_stored(&hall.send(3, 0, &lines[..10]), 10, 0);
    check_stored(&hall.send(3, 4, &lines[4..20]), 20, 10);
    check_stored(&hall.send(3, 20, &lines[20..]), 33, 13);
    assert_eq!(hall.journal(3), text(&lines));
    let table = hall.table(3);
    assert_eq!((table["moves"].as_u64(), table["state"].as_str()), (Some(30), Some("ended")));
    assert_eq!(table["black"], "Black 3");
}

#[test]
fn a_gap_is_refused_and_the_table_told_where_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = game(3, 1, 30);
    hall.send(3, 0, &lines[..10]);
    check_refused(&hall.send(3, 15, &lines[15..20]), 409, "gap", Some(10));
    check_refused(&hall.send(3, 10, &lines[15..20]), 400, "offset", None);
    assert_eq!(hall.journal(3), text(&lines[..10]));
}

#[test]
fn a_fork_is_kept_aside_and_shown_and_never_merged() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let lines = game(3, 1, 30);
    hall.send(3, 0, &lines[..20]);
    // The same recording from line 11 on with other moves, as after a restored backup of the table's computer.
    let mut forked = lines[..10].to_vec();
    let events = journal::read(text(&game(3, 1, 30)).as_bytes()).unwrap().events;
    for event in &events[12..15] {
        let (text, hash) = journal::line(forked.len() + 1, &forked.last().unwrap().hash, event).unwrap();
        forked.push(kifuscribe_hall::rehearsal::simulated_game::TimedLine { time: event.time(), text, hash });
    }
    check_refused(&hall.send(3, 0, &forked), 409, "forked", Some(20));
    check_refused(&hall.send(3, 10, &forked[10..]), 409, "forked", Some(20));
    assert_eq!(hall.journal(3), text(&lines[..20]), "the journal is as it was");
    let needs = hall.table(3)["needs"].to_string();
    assert!(needs.contains("forked") && needs.contains("The table sent 3 lines that differ"), "{needs}");
    let trail = hall.get("/api/trail", None).body;
    assert_eq!(trail.matches("is another one than the hall has").count(), 1, "a fork is noted once: {trail}");
    check_stored(&hall.send(3, 20, &lines[20..]), 33, 13);
    hall.kill();
    let hall = HallProcess::start(folder.path(), &[]);
    assert!(hall.table(3)["needs"].to_string().contains("forked"), "a fork is remembered");
}

#[test]
fn of_two_computers_that_claim_a_table_the_second_is_refused_until_the_organiser_releases_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let (first, second) = (game(3, 1, 30), game(3, 2, 30));
    hall.send(3, 0, &first[..10]);
    let answer = hall.send(3, 0, &second[..5]);
    check_refused(&answer, 409, "claimed", None);
    assert_eq!(answer.json()["journal"], first[0].hash.as_str());
    assert!(hall.table(3)["needs"].to_string().contains("Another computer, 127.0.0.1, wants to record this table"));
    check_stored(&hall.send(3, 10, &first[10..12]), 12, 2);
    assert_eq!(hall.post("/api/tables/3/release", b"", None).status, 200);
    check_stored(&hall.send(3, 12, &first[12..13]), 13, 1);
    hall.kill();
    let hall = HallProcess::start(folder.path(), &[]);
    check_stored(&hall.send(3, 13, &first[13..14]), 14, 1);
    check_stored(&hall.send(3, 0, &second[..5]), 5, 5);
    assert!(!hall.table(3)["needs"].to_string().contains("Another computer"), "the other one has it");
    assert_eq!(hall.journal(3), text(&second[..5]));
    check_refused(&hall.send(3, 14, &first[14..16]), 409, "claimed", None);
    let kept = hall.get(&format!("/api/tables/3/journal?journal={}", first[0].hash), None);
    assert_eq!(kept.body, text(&first[..14]), "what was acknowledged stays");
}

#[test]
fn the_next_game_follows_one_that_has_ended_and_an_old_journal_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let (first, second) = (game(3, 1, 20), game(3, 2, 20));
    check_stored(&hall.send(3, 0, &first), 23, 23);
    check_stored(&hall.send(3, 0, &second[..8]), 8, 8);
    check_stored(&hall.send(3, 0, &first), 23, 0);
    assert_eq!(hall.journal(3), text(&second[..8]), "an old journal that comes again takes nobody's place");
    // A recording that ended while its network was gone is kept beside the one that goes on.
    let unsent = game(3, 9, 15);
    check_stored(&hall.send(3, 0, &unsent), 18, 18);
    assert_eq!(hall.journal(3), text(&second[..8]));
    hall.kill();
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(hall.journal(3), text(&second[..8]));
    check_stored(&hall.send(3, 8, &second[8..]), 23, 15);
}

#[test]
fn garbage_is_refused_line_by_line_and_what_came_before_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = game(3, 1, 20);
    let with = |bad: &str| format!("{}{bad}\n{}", text(&lines[..5]), text(&lines[5..7]));
    let post =
        |from: usize, body: &str| hall.post(&format!("/api/tables/3/journal?from={from}"), body.as_bytes(), None);
    check_refused(&post(0, "garbage"), 422, "line", Some(0));
    check_refused(&post(0, "\u{0}\u{1}\n\n"), 422, "line", Some(0));
    check_refused(&post(0, &with("{\"n\":6}")), 422, "line", Some(5));
    // A changed move does not match its hash; a line that nobody wrote does not either.
    let forged = lines[5].text.replacen("\"number\":4", "\"number\":5", 1);
    assert_ne!(forged, lines[5].text);
    check_refused(&post(5, &forged), 422, "line", Some(0));
    check_refused(&post(5, &lines[5].text[..lines[5].text.len() - 9]), 422, "line", Some(0));
    check_refused(&post(5, &"x".repeat(300 << 10)), 413, "line-too-long", Some(0));
    // The hall does not wait for the end of a body that it will not take.
    let huge = ureq::post(format!("{}/api/tables/3/journal?from=5", hall.address)).send("x".repeat(9 << 20));
    assert!(huge.is_err(), "413, or the end of the connection");
    assert_eq!(post(0, "").status, 200, "nothing is no garbage");
    assert_eq!(hall.post("/api/tables/3/journal?from=-1", b"", None).status, 400);
    for table in ["0", "10000", "x", "-1", "99999999999999999999"] {
        let answer = hall.post(&format!("/api/tables/{table}/journal?from=0"), text(&lines).as_bytes(), None);
        assert_eq!(answer.status, 404, "{table}");
    }
    assert_eq!(hall.journal(3), text(&lines[..5]));
}

#[test]
fn what_was_acknowledged_outlives_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let games: Vec<_> = (1..=8).map(|table| game(table, u64::from(table), 60)).collect();
    let mut acknowledged = [0_usize; 8];
    for round in 0..5 {
        let senders: Vec<_> = games
            .iter()
            .enumerate()
            .map(|(i, lines)| {
                let (lines, address, mut from) = (lines.clone(), hall.address.clone(), acknowledged[i]);
                thread::Builder::new()
                    .spawn(move || {
                        // One line after the other, until the hall is gone.
                        while from < lines.len() {
                            let url = format!("{address}/api/tables/{}/journal?from={from}", i + 1);
                            if ureq::post(&url).send(lines[from].text.as_bytes()).is_err() {
                                break;
                            }
                            from += 1;
                        }
                        from
                    })
                    .unwrap()
            })
            .collect();
        thread::sleep(Duration::from_millis(60 + 17 * round));
        hall.kill();
        for (i, sender) in senders.into_iter().enumerate() {
            acknowledged[i] = sender.join().unwrap();
        }
        hall = HallProcess::start(folder.path(), &[]);
        for (i, lines) in games.iter().enumerate() {
            if acknowledged[i] == 0 {
                continue;
            }
            let kept = hall.journal(i as u32 + 1);
            let count = kept.lines().count();
            assert!(count >= acknowledged[i], "table {}: {count} of {} acknowledged lines", i + 1, acknowledged[i]);
            assert_eq!(kept, text(&lines[..count]), "nothing is doubled, changed or out of order");
        }
    }
    for (i, lines) in games.iter().enumerate() {
        assert_eq!(hall.send(i as u32 + 1, 0, lines).status, 200);
        let kept = hall.journal(i as u32 + 1);
        assert_eq!(kept, text(lines));
        assert_eq!(journal::read(kept.as_bytes()).unwrap().head(), lines.last().unwrap().hash);
    }
}

#[test]
fn a_slow_head_holds_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let address = hall.address.trim_start_matches("http://").to_owned();
    let mut slow: Vec<TcpStream> = (0..200)
        .map(|_| {
            let mut stream = TcpStream::connect(&address).unwrap();
            stream.write_all(b"POST /api/tables/1/journal?from=0 HTTP/1.1\r\nHost: ").unwrap();
            stream
        })
        .collect();
    let lines = game(1, 1, 20);
    check_stored(&hall.send(1, 0, &lines), 23, 23);
    // The hall hangs up on them after ten seconds.
    let mut first = slow.remove(0);
    first.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut rest = Vec::new();
    let ended = first.read_to_end(&mut rest);
    assert!(
        ended.is_ok() && rest.is_empty() || String::from_utf8_lossy(&rest).starts_with("HTTP/1.1 408"),
        "{ended:?}"
    );
}
