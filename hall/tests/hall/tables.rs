//! The table's side against the real hall: a network that is cut, a hall that was restored, recordings sent later.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use kifuscribe_core::recorder::event::{RecorderEvent, StopCause};
use kifuscribe_core::session::recording::{EndCause, SessionEvent};
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::hall_backlog;
use kifuscribe_network::journal_sender::{JournalSender, SenderNotice, SendingState};
use kifuscribe_storage::hall_copy;
use serde_json::{Value, json};

use crate::games::chained;
use crate::hall_process::{HallProcess, game, run, text, token, wait};

/// A cable between tables and the hall that can be cut.
struct Cable {
    address: String,
    is_cut: Arc<AtomicBool>,
}

impl Cable {
    fn to(hall: &HallProcess) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let target = hall.address.trim_start_matches("http://").to_owned();
        let is_cut = Arc::new(AtomicBool::new(false));
        let cut = Arc::clone(&is_cut);
        let serve = move || {
            for table in listener.incoming().flatten() {
                if cut.load(Ordering::Relaxed) {
                    continue;
                }
                let hall = TcpStream::connect(&target).unwrap();
                for (from, to) in [(&table, &hall), (&hall, &table)] {
                    let (from, to, cut) = (from.try_clone().unwrap(), to.try_clone().unwrap(), Arc::clone(&cut));
                    thread::Builder::new().spawn(move || carry(from, to, &cut)).unwrap();
                }
            }
        };
        thread::Builder::new().spawn(serve).unwrap();
        Self { address, is_cut }
    }
}

/// Carries bytes until the cable is cut, and then swallows them.
fn carry(mut from: TcpStream, mut to: TcpStream, is_cut: &AtomicBool) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if is_cut.load(Ordering::Relaxed) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(std::net::Shutdown::Both);
    let _ = from.shutdown(std::net::Shutdown::Both);
}

fn add(path: &Path, lines: &[TimedLine]) {
    let mut file = fs::OpenOptions::new().create(true).append(true).open(path).unwrap();
    file.write_all(text(lines).as_bytes()).unwrap();
}

/// Adds lines to the journal in a session folder, which is made where it is missing.
fn add_in(session: &Path, lines: &[TimedLine]) {
    fs::create_dir_all(session).unwrap();
    add(&session.join("journal.jsonl"), lines);
}

/// Waits until the hall has `expected` of table 1.
#[track_caller]
fn wait_for(hall: &HallProcess, expected: &[TimedLine]) {
    let until = Instant::now() + Duration::from_secs(30);
    while hall.journal(1) != text(expected) {
        assert!(Instant::now() < until, "the hall has {} lines", hall.journal(1).lines().count());
        thread::sleep(Duration::from_millis(100));
    }
}

fn sender(address: &str, journal: &Path) -> JournalSender {
    JournalSender::start(HallTable::new(address, 1, None).unwrap(), journal, |_| {}).unwrap()
}

#[test]
fn a_table_that_loses_the_network_goes_on_and_catches_up() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let cable = Cable::to(&hall);
    let journal = folder.path().join("journal.jsonl");
    let sender = sender(&cable.address, &journal);
    let lines = game(1, 1, 40);
    add(&journal, &lines[..10]);
    wait_for(&hall, &lines[..10]);
    cable.is_cut.store(true, Ordering::Relaxed);
    // `scripts/cut-the-network` cuts it for ten minutes.
    let cut = std::env::var("KIFUSCRIBE_CUT_S").ok().and_then(|text| text.parse().ok()).unwrap_or(12);
    let cut = Duration::from_secs(cut);
    let began = Instant::now();
    for line in &lines[10..30] {
        add(&journal, std::slice::from_ref(line));
        thread::sleep(cut / 20);
    }
    assert!(hall.journal(1).lines().count() <= 11, "the network is cut");
    let waiting = sender.status();
    assert!(matches!(waiting.state, SendingState::Waiting(_)) && waiting.unsent > 0, "{waiting:?}");
    cable.is_cut.store(false, Ordering::Relaxed);
    let back = Instant::now();
    wait_for(&hall, &lines[..30]);
    eprintln!(
        "cut for {:.1} s; everything was there {:.1} s after it",
        (back - began).as_secs_f64(),
        back.elapsed().as_secs_f64()
    );
    assert!(back.elapsed() < Duration::from_secs(20), "the longest pause between two tries is ten seconds");
    wait("the sender knows", || sender.status().unsent == 0);
    add(&journal, &lines[30..]);
    assert_eq!(sender.finish(Duration::from_secs(10)), 0);
    assert_eq!(hall.journal(1), text(&lines));
}

#[test]
fn a_table_over_a_dead_camera_is_shown_as_such_to_staff_and_spectators() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let journal = folder.path().join("journal.jsonl");
    let sender = sender(&hall.address, &journal);
    let lines = &game(1, 1, 20)[..12];
    add(&journal, lines);
    wait_for(&hall, lines);
    let since = |page: &str| hall.get(&format!("{page}/state.json"), None).json()["no_picture_since"].clone();
    assert_eq!(since("/public/table/1"), Value::Null);
    sender.note_silence(Instant::now().checked_sub(Duration::from_secs(600)));
    wait("the hall says it", || since("/public/table/1").is_string());
    assert_eq!(since("/table/1"), since("/public/table/1"));
    assert_eq!(hall.table(1)["no_picture_since"], since("/table/1"));
    let time = since("/table/1").as_str().unwrap().to_owned();
    for (page, said) in [
        ("/", format!("No picture since {time}; check the camera at the table")),
        ("/public", format!("No picture since {time}")),
        ("/public/table/1", format!("No picture since {time}")),
    ] {
        let page = hall.get(page, None).body;
        assert!(page.contains(&said), "{said}: {page}");
    }
    sender.note_silence(None);
    wait("pictures come again", || since("/public/table/1").is_null());
}

#[test]
fn a_table_whose_disk_is_full_needs_a_person_until_everything_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let journal = folder.path().join("journal.jsonl");
    let sender = sender(&hall.address, &journal);
    let lines = &game(1, 1, 20)[..12];
    add(&journal, lines);
    wait_for(&hall, lines);
    let needs = || hall.table(1)["needs"].clone();
    assert_eq!(needs(), json!([]));
    sender.note_unwritten(true);
    wait("the hall says it", || needs()[0]["kind"] == "unwritten");
    let said =
        "not all that is recorded at the table is on its disk, which is full or cannot be written. Make room there";
    assert!(hall.get("/", None).body.contains(said));
    assert!(!hall.get("/public", None).body.contains(said), "it is nothing for spectators");
    sender.note_unwritten(true);
    sender.note_unwritten(false);
    wait("everything is written", || needs() == json!([]));
    let trail = || hall.get("/api/trail", None).body;
    let [unwritten, written] = [
        "table 1: not all that is recorded is on the disk there",
        "table 1: all that is recorded is on the disk there again",
    ];
    wait("the trail has it", || trail().contains(written));
    for said in [unwritten, written] {
        assert_eq!(trail().matches(said).count(), 1, "{}", trail());
    }
}

#[test]
fn a_recording_whose_laptop_was_killed_is_sent_with_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let session = |name: &str| folder.path().join(name);
    let start = |name: &str| {
        fs::create_dir_all(session(name)).unwrap();
        let table = HallTable::new(&hall.address, 1, None).unwrap();
        hall_backlog::send_earlier(&table, &session(name), |_| {}).unwrap();
        JournalSender::start(table, &session(name).join("journal.jsonl"), |_| {}).unwrap()
    };
    // The first recording ends while the network is gone, and its computer loses its power at once.
    let (first, second) = (game(1, 1, 20), game(1, 2, 20));
    fs::create_dir_all(session("first.session")).unwrap();
    add(&session("first.session").join("journal.jsonl"), &first);
    let seat = HallSeat { hall: hall.address.clone(), table: 1, token: String::new() };
    hall_copy::write(&session("first.session"), &HallCopy { acknowledged: 0, claim: String::new(), seat }).unwrap();
    // The next one begins, and both come.
    add_in(&session("second.session"), &second[..8]);
    let sender = start("second.session");
    wait_for(&hall, &second[..8]);
    let kept = || hall.get(&format!("/api/tables/1/journal?journal={}", first[0].hash), None).body;
    wait("the first recording comes too", || kept() == text(&first));
    let acknowledged = |name: &str| hall_copy::of(&session(name)).map_or(0, |copy| copy.acknowledged);
    wait("its folder says so", || acknowledged("first.session") == first.len());
    add_in(&session("second.session"), &second[8..]);
    assert_eq!(sender.finish(Duration::from_secs(10)), 0);
    assert_eq!(acknowledged("second.session"), second.len());
    assert_eq!(hall.table(1)["games"], 2);
}

#[test]
fn a_second_laptop_is_named_to_the_organiser_and_told_when_the_hall_takes_its_recording() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let (first, second) = (game(1, 1, 30), game(1, 2, 30));
    hall.send(1, 0, &first[..8]);
    add_in(&folder.path().join("second"), &second[..5]);
    let (said, told) = std::sync::mpsc::sync_channel(16);
    let notify = move |notice: &SenderNotice| {
        let word = match notice {
            SenderNotice::Refused(_) => "refused",
            SenderNotice::Taken => "taken",
            _ => "something else",
        };
        let _ = said.send(word);
    };
    let table = HallTable::new(&hall.address, 1, None).unwrap();
    let sender = JournalSender::start(table, &folder.path().join("second/journal.jsonl"), notify).unwrap();
    let longest_wait = Duration::from_secs(30);
    assert_eq!(told.recv_timeout(longest_wait), Ok("refused"));
    wait("the page names the computer", || {
        let needs = hall.table(1)["needs"].to_string();
        needs.contains("(127.0.0.1), wants to record this table") || needs.contains("127.0.0.1, wants to record")
    });
    assert!(hall.get("/table/1", None).body.contains("Release table 1"));
    assert_eq!(hall.post("/table/1/release", b"", None).status, 303);
    assert_eq!(told.recv_timeout(longest_wait), Ok("taken"), "the hall answered all the time");
    wait_for(&hall, &second[..5]);
    assert!(!hall.table(1)["needs"].to_string().contains("wants to record"));
    assert_eq!(sender.finish(longest_wait), 0);
}

#[test]
fn a_laptop_that_is_killed_and_resumed_goes_on_with_the_same_journal() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let journal = folder.path().join("journal.jsonl");
    let lines = game(1, 1, 30);
    add(&journal, &lines[..12]);
    let before = sender(&hall.address, &journal);
    wait_for(&hall, &lines[..12]);
    // What was half written when the power failed is cut off by the resumed recording; the sender is another one.
    drop(before);
    add(&journal, &lines[12..15]);
    let after = sender(&hall.address, &journal);
    add(&journal, &lines[15..]);
    assert_eq!(after.finish(Duration::from_secs(10)), 0);
    assert_eq!(hall.journal(1), text(&lines));
    assert_eq!(hall.table(1)["games"], 1);
}

#[test]
fn a_tables_clock_that_is_an_hour_wrong_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    for (table, at) in [(1, "2026-11-21T10:00:00+01:00"), (2, "2031-01-01T00:00:00Z"), (3, "not a time")] {
        let opened = SessionEvent::Opened {
            at: at.to_owned(),
            source: "camera".to_owned(),
            info: Box::default(),
            program: String::new(),
        };
        let gap = SessionEvent::Gap {
            time: Duration::from_secs(7200),
            at: at.to_owned(),
            lasted: Duration::from_secs(3600),
            why: "the clock was set".to_owned(),
        };
        let mut head = journal::FIRST.to_owned();
        for (i, event) in [opened, gap].iter().enumerate() {
            let (line, hash) = journal::line(i + 1, &head, event).unwrap();
            head = hash;
            assert_eq!(hall.post(&format!("/api/tables/{table}/journal?from={i}"), line.as_bytes(), None).status, 200);
        }
        let shown = hall.table(table);
        assert!(shown["changed_s"].as_i64().unwrap() <= 5, "times are the hall's: {shown}");
        assert_eq!(shown["needs"].as_array().unwrap().len(), 0, "{shown}");
    }
}

#[test]
fn a_line_that_is_half_written_is_sent_when_it_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let journal = folder.path().join("journal.jsonl");
    let lines = game(1, 1, 10);
    let (half, rest) = lines[4].text.split_at(50);
    fs::write(&journal, format!("{}{half}", text(&lines[..4]))).unwrap();
    let sender = sender(&hall.address, &journal);
    wait_for(&hall, &lines[..4]);
    fs::write(&journal, format!("{}{half}{rest}", text(&lines[..4]))).unwrap();
    wait_for(&hall, &lines[..5]);
    assert_eq!(sender.finish(Duration::from_secs(10)), 0);
}

#[test]
fn a_hall_that_was_restored_from_an_old_copy_is_sent_what_it_lacks() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let copy = folder.path().join("copy.sqlite");
    let mut hall = HallProcess::start(&data, &[]);
    let cable = Cable::to(&hall);
    let port = hall.address.trim_start_matches("http://").to_owned();
    let journal = folder.path().join("journal.jsonl");
    let sender = sender(&cable.address, &journal);
    let lines = game(1, 1, 40);
    add(&journal, &lines[..10]);
    wait_for(&hall, &lines[..10]);
    assert_eq!(run(&["backup", "--data", data.to_str().unwrap(), copy.to_str().unwrap()]).0, 0);
    add(&journal, &lines[10..25]);
    wait_for(&hall, &lines[..25]);
    hall.kill();
    fs::remove_dir_all(&data).unwrap();
    assert_eq!(run(&["restore", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]).0, 0);
    let hall = HallProcess::start_at(&data, &port, &[]);
    add(&journal, &lines[25..30]);
    wait_for(&hall, &lines[..30]);
    // And one that has lost everything.
    drop(hall);
    fs::remove_dir_all(&data).unwrap();
    let hall = HallProcess::start_at(&data, &port, &[]);
    add(&journal, &lines[30..]);
    wait_for(&hall, &lines);
    assert_eq!(sender.finish(Duration::from_secs(10)), 0);
}

#[test]
fn recordings_are_sent_later_with_a_command() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let session = folder.path().join("game.session");
    fs::create_dir(&session).unwrap();
    let lines = game(1, 1, 40);
    add(&session.join("journal.jsonl"), &lines);
    let table = folder.path().join("table.token");
    fs::write(&table, token(&data, "table", Some(1))).unwrap();
    let organiser = token(&data, "organiser", None);
    let hall = HallProcess::start(&data, &[]);
    let send = |table_number: &str, token: &str| {
        let session = session.to_str().unwrap();
        run(&["send", session, "--hall", &hall.address, "--table", table_number, "--token-file", token])
    };
    let (status, out, err) = send("1", table.to_str().unwrap());
    assert_eq!((status, out.contains("the hall has 43 lines of 43")), (0, true), "{out}{err}");
    assert_eq!(send("1", table.to_str().unwrap()).0, 0, "sending it again is harmless");
    let (status, _, err) = send("2", table.to_str().unwrap());
    assert_eq!(status, 2);
    assert!(err.contains("this token does not allow that"), "{err}");
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, text(&lines));
}

#[test]
fn a_recording_is_sent_with_the_token_of_its_table_among_others() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let session = folder.path().join("game.session");
    fs::create_dir(&session).unwrap();
    add(&session.join("journal.jsonl"), &game(1, 1, 40));
    let tokens = [1, 2].map(|table| token(&data, "table", Some(table)));
    let hall = HallProcess::start(&data, &[]);
    let file = folder.path().join("tokens");
    let send = |lines: &str, more: &[&str]| {
        fs::write(&file, lines).unwrap();
        let args = ["send", session.to_str().unwrap(), "--hall", &hall.address, "--table", "1"];
        run(&[&args[..], more].concat())
    };
    let with_file = ["--token-file", file.to_str().unwrap()];
    let nameless = format!("{}\n{}\n", tokens[1], tokens[0]);
    let (status, _, err) = send(&nameless, &with_file);
    assert!(status == 2 && err.contains("holds 2 tokens, and nothing says which is that of table 1"), "{err}");
    // As 'token --json' prints them, and as addresses with which tables join.
    let named = format!(
        "{{\"token\":\"{}\",\"role\":\"table\",\"table\":2}}\n{}/join/1#{}\n",
        tokens[1], hall.address, tokens[0]
    );
    let (status, out, err) = send(&named, &with_file);
    assert_eq!((status, out.contains("the hall has 43 lines of 43")), (0, true), "{out}{err}");
    // The recording knows its token from then on.
    for more in [&with_file[..], &[]] {
        let (status, out, err) = send(&nameless, more);
        assert_eq!((status, out.contains("the hall has 43 lines of 43")), (0, true), "{out}{err}");
    }
    let (status, _, err) = send(&named.replace("/join/1#", "/join/3#"), &with_file);
    assert!(status == 2 && err.contains("has no token of table 1"), "{err}");
}

#[test]
fn an_address_without_a_hall_is_said_to_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let session = folder.path().join("game.session");
    fs::create_dir(&session).unwrap();
    add(&session.join("journal.jsonl"), &game(1, 1, 10));
    let send = |answer: &'static str| {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let serve = move || {
            for mut stream in listener.incoming().flatten().take(1) {
                let _ = stream.read(&mut [0; 4096]);
                let _ = stream.write_all(answer.as_bytes());
            }
        };
        thread::Builder::new().spawn(serve).unwrap();
        run(&["send", session.to_str().unwrap(), "--hall", &address, "--table", "1"])
    };
    for (answer, expected) in [
        ("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "there is no hall at http://127.0.0.1:"),
        ("HTTP/1.1 405 No\r\nContent-Length: 2\r\n\r\nno", "(the answer was 405); check the address"),
        ("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>", "the answer is not that of a hall; check the address"),
        ("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n", "cannot answer now (it answered 502); see its log"),
    ] {
        let (status, out, err) = send(answer);
        assert_eq!((status, out.as_str()), (2, ""), "{answer}: {err}");
        assert!(err.contains(expected) && !err.contains("again;"), "{answer}: {err}");
    }
}

#[test]
fn a_recording_that_stops_or_breaks_off_is_said_on_every_face_of_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let mut events = journal::read(text(&game(1, 1, 20)).as_bytes()).unwrap().events;
    let time = events.pop().unwrap().time();
    // Another board is put under the camera.
    events.push(SessionEvent::Recorder(RecorderEvent::Stopped { time, why: StopCause::Cleared }));
    let lines = chained(&events);
    assert_eq!(hall.send(1, 0, &lines).status, 200);
    assert_eq!(hall.table(1)["state"], "stopped");
    let in_trail = |said: &str| wait(said, || hall.get("/api/trail", None).body.contains(said));
    in_trail("the record is frozen: many stones are gone");
    for (page, said) in [
        ("/", "Stopped after move 20; the game may be over"),
        ("/public", "Stopped after move 20; the game may be over"),
        ("/public/table/1", "The record has stopped; the game may be over"),
        ("/table/1/state.json", "\"state\":\"stopped\""),
    ] {
        let body = hall.get(page, None).body;
        assert!(body.contains(said), "{page}: {body}");
    }
    events.push(SessionEvent::Ended { time, why: EndCause::SourceFailed.in_journal().to_owned() });
    assert_eq!(hall.send(1, lines.len(), &chained(&events)[lines.len()..]).status, 200);
    in_trail("the recording has ended: \\\"the source broke off\\\"");
    assert_eq!(hall.table(1)["needs"][0]["kind"], "broken-off");
    for page in ["/", "/table/1/state.json", "/api/tables"] {
        let body = hall.get(page, None).body;
        let said = "The recording has ended: the camera broke off. If the game is being played, resume the recording at the table";
        assert!(body.contains(said), "{page}: {body}");
    }
}
