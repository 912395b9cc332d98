//! A rehearsal against the real hall, in peace and with a hall that is killed.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::hall_process::{HallProcess, run};

#[test]
fn a_rehearsal_says_what_was_lost_doubled_and_late() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let (status, out, err) =
        run(&["rehearse", "--tables", "3", "--speed", "600", "--moves", "30", "--hall", &hall.address, "--json"]);
    assert_eq!(status, 0, "{err}");
    let outcome: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((outcome["tables"].as_u64(), outcome["events"].as_u64()), (Some(3), Some(99)));
    assert_eq!((outcome["lost"].as_u64(), outcome["duplicated"].as_u64()), (Some(0), Some(0)));
    let latency = ["p50", "p99", "max"].map(|name| outcome["latency_ms"][name].as_f64().unwrap());
    assert!(latency[0] > 0.0 && latency.is_sorted(), "{outcome}");
    assert!(outcome["events_per_s"].as_f64().unwrap() > 1.0);
    assert_eq!(hall.table(2)["state"], "ended");
}

#[test]
fn nothing_is_lost_or_doubled_when_the_hall_is_killed_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let port = hall.address.trim_start_matches("http://").to_owned();
    let rehearsal = Command::new(env!("CARGO_BIN_EXE_kifuscribe-hall"))
        .args(["rehearse", "--tables", "10", "--speed", "200", "--moves", "60", "--hall", &hall.address, "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    for _ in 0..5 {
        std::thread::sleep(Duration::from_millis(1300));
        hall.kill();
        std::thread::sleep(Duration::from_millis(200));
        hall = HallProcess::start_at(folder.path(), &port, &[]);
    }
    let output = rehearsal.wait_with_output().unwrap();
    let outcome: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((outcome["lost"].as_u64(), outcome["duplicated"].as_u64()), (Some(0), Some(0)), "{outcome}");
    assert_eq!(outcome["events"].as_u64(), Some(10 * 63), "{outcome}");
}

#[test]
fn a_rehearsed_question_waits_for_its_answer_and_has_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let rehearsal = Command::new(env!("CARGO_BIN_EXE_kifuscribe-hall"))
        .args(["rehearse", "--question", "--hall", &hall.address])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let until = Instant::now() + Duration::from_secs(30);
    let wait = |path: &str, body: &str| {
        while !hall.get(path, None).body.contains(body) {
            assert!(Instant::now() < until, "{body} is not on {path}");
            std::thread::sleep(Duration::from_millis(50));
        }
    };
    wait("/table/1", "See the camera\u{2019}s picture of it");
    assert_eq!(hall.post("/table/1/picture?question=1", b"", None).status, 303);
    wait("/table/1", "<img src=\"/table/1/picture/");
    assert_eq!(hall.post("/table/1/answer?question=1&answer=2", b"", None).status, 303);
    let output = rehearsal.wait_with_output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert_eq!(output.status.code(), Some(0), "{err}");
    assert!(err.contains(&format!("answer it at {}/table/1", hall.address)), "{err}");
    assert_eq!(out, "the table has the answer '2' of organiser, and the game is over\n");
    assert_eq!(hall.table(1)["state"], "ended");
    // Nobody answers: it settles itself.
    let (status, out, err) = run(&["rehearse", "--question", "--wait", "1", "--hall", &hall.address]);
    assert_eq!(status, 1, "{err}");
    assert!(out.contains("nobody answered; the question has settled itself"), "{out}");
}

#[test]
fn a_rehearsal_without_a_hall_is_refused() {
    let (status, _, err) = run(&["rehearse", "--tables", "1", "--hall", "http://127.0.0.1:9", "--moves", "5"]);
    assert_eq!(status, 2);
    assert!(err.contains("no hall answers at 127.0.0.1:9"), "{err}");
}
