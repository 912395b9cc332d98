//! The referee answers a table's question from the hall.

use std::fs;
use std::io::Write as _;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::recorder::event::{Question, QuestionKind, RecorderEvent};
use kifuscribe_core::session::recording::{Answer, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::journal_sender::{JournalSender, SenderNotice};

use crate::chromium::Chromium;
use crate::hall_process::{HallProcess, game, text, token, wait};
use crate::postgres_server::PostgresServer;

/// A game of six moves with an open question after them.
pub(crate) fn asking() -> Vec<TimedLine> {
    let mut lines = game(1, 1, 10)[..8].to_vec();
    let point = |row, col| Some(Point::new(row, col));
    let question = Question {
        id: 1,
        time: lines[7].time,
        after: 6,
        kind: QuestionKind::Ambiguous,
        points: Vec::new(),
        alternatives: vec![vec![(Color::Black, point(0, 0))], vec![(Color::Black, point(18, 18))]],
    };
    lines.push(next(&lines, &SessionEvent::Recorder(RecorderEvent::Asked(question))));
    lines
}

/// The line with an event after others.
fn next(lines: &[TimedLine], event: &SessionEvent) -> TimedLine {
    let (text, hash) = journal::line(lines.len() + 1, &lines.last().unwrap().hash, event).unwrap();
    TimedLine { time: event.time(), text, hash }
}

/// What the recording writes when it takes an answer.
fn answered(lines: &[TimedLine], answer: Answer, by: &str) -> TimedLine {
    let (time, question, signed) = (lines.last().unwrap().time, 1, Signature::new(String::new(), by));
    next(lines, &SessionEvent::Answered { time, question, answer, signed })
}

#[test]
fn an_answer_waits_for_the_table_until_its_journal_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let tokens = [("organiser", None), ("referee", None), ("table", Some(1)), ("public", None)];
    let [organiser, referee, table, public] = tokens.map(|(role, number)| token(data, role, number));
    let mut hall = HallProcess::start(data, &[]);
    let mut lines = asking();
    let post = |hall: &HallProcess, from: usize, lines: &[TimedLine]| {
        hall.post(&format!("/api/tables/1/journal?from={from}"), text(lines).as_bytes(), Some(&table)).json()
    };
    let sent = post(&hall, 0, &lines);
    assert_eq!((sent["asking"].as_bool(), sent["answers"].as_array().unwrap().len()), (Some(true), 0));
    let page = hall.get("/table/1", Some(&referee)).body;
    for part in
        ["The record is right", "It was Black A19", "It was Black T1", "/table/1/answer?question=1&amp;answer=2"]
    {
        assert!(page.contains(part), "{part} in {page}");
    }
    let answer = |hall: &HallProcess, query: &str, token: Option<&str>| {
        hall.post(&format!("/table/1/answer?{query}"), b"", token).status
    };
    assert_eq!(answer(&hall, "question=1&answer=2", None), 401);
    assert_eq!([&table, &public].map(|token| answer(&hall, "question=1&answer=2", Some(token))), [403, 403]);
    let wrong = ["question=1&answer=3", "question=7&answer=confirm", "question=1&answer=maybe", "question=1"];
    assert_eq!(wrong.map(|query| answer(&hall, query, Some(&referee))), [409, 409, 400, 400]);
    assert_eq!(answer(&hall, "question=1&answer=confirm", Some(&organiser)), 303);
    assert_eq!(answer(&hall, "question=1&answer=2", Some(&referee)), 303, "the later answer counts");
    hall.kill();
    let hall = HallProcess::start(data, &[]);
    wait("the answer is shown again", || hall.get("/table/1", Some(&organiser)).body.contains("Sent to the table at "));
    let page = hall.get("/table/1", Some(&organiser)).body;
    assert!(page.contains("Sent to the table at ") && page.contains("It was Black T1 (referee "), "{page}");
    for path in ["/public/table/1", "/public/table/1/state.json"] {
        let body = hall.get(path, Some(&public)).body;
        assert!(!body.contains("Sent to the table") && !body.contains("Black T1"), "{body}");
    }
    // It comes with each answer to the table, also to a sign of life.
    let alive = format!("/api/tables/1/journal?from=9&journal={}", lines[0].hash);
    let given = hall.post(&alive, b"", Some(&table)).json()["answers"][0].clone();
    assert_eq!((given["question"].as_u64(), given["answer"].as_str()), (Some(1), Some("2")));
    let by = given["by"].as_str().unwrap();
    assert!(by.starts_with("referee ") && !by.contains(&referee), "{by}");
    lines.push(answered(&lines, Answer::Chosen(1), by));
    let sent = post(&hall, 9, &lines[9..]);
    assert_eq!((sent["asking"].as_bool(), sent["answers"].as_array().unwrap().len()), (Some(false), 0));
    // For a while the question keeps its place, without buttons.
    let page = hall.get("/table/1", Some(&organiser)).body;
    assert!(page.contains("Written down by the table at ") && !page.contains("/answer?question=1"), "{page}");
    assert_eq!(answer(&hall, "question=1&answer=confirm", Some(&referee)), 409, "it is open no more");
    assert!(hall.get("/", Some(&organiser)).body.contains(">No table needs you<"));
    assert!(
        hall.get("/api/tables/1/journal", Some(&organiser)).body.contains(by),
        "who answered stands in the journal"
    );
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.contains("question 1 answered: 2"), "{trail}");
}

#[test]
fn a_question_that_settles_itself_keeps_its_place_and_its_points_are_marked_on_the_board() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let mut lines = asking();
    hall.send(1, 0, &lines);
    let rings = |path: &str| hall.get(path, None).body.matches("stroke=\"#c00000\"").count();
    let paths =
        ["/table/1/board.svg", "/table/1/board.svg?move=6", "/table/1/board.svg?move=5", "/public/table/1/board.svg"];
    assert_eq!(paths.map(rings), [2, 2, 0, 0], "both proposals, on the newest position, and not for spectators");
    lines.push(next(&lines, &SessionEvent::Recorder(RecorderEvent::Settled { time: lines[8].time, question: 1 })));
    hall.send(1, 9, &lines[9..]);
    let page = hall.get("/table/1", None).body;
    assert!(page.contains("The board has settled this question at ") && !page.contains("formaction"), "{page}");
    let state = hall.get("/table/1/state.json", None).json();
    assert_eq!(
        (state["questions"].as_array().unwrap().len(), state["open_questions"].as_array().unwrap().len()),
        (0, 1)
    );
    assert_eq!(rings("/table/1/board.svg"), 0);
}

/// Sends a journal, and hands on the answers that come.
fn sender(hall: &HallProcess, journal: &std::path::Path) -> (JournalSender, Receiver<HallAct>) {
    let (answers, came) = sync_channel(16);
    let notify = move |notice: &SenderNotice| {
        if let SenderNotice::Acted(acts) = notice {
            HallAct::standing(acts).into_iter().for_each(|act| answers.send(act).unwrap());
        }
    };
    (JournalSender::start(HallTable::new(&hall.address, 1, None).unwrap(), journal, notify).unwrap(), came)
}

#[test]
fn an_answer_reaches_the_recording_within_seconds_and_once() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let journal = folder.path().join("journal.jsonl");
    let mut lines = asking();
    fs::write(&journal, text(&lines)).unwrap();
    let (sender, came) = sender(&hall, &journal);
    wait("the hall has the table", || hall.get("/table/1", None).status == 200);
    wait("the hall has the question", || hall.table(1)["needs"].as_array().is_some_and(|needs| needs.len() == 1));
    let answered_there = hall.post("/table/1/answer?question=1&answer=1", b"", None);
    assert_eq!(answered_there.status, 303, "{answered_there:?}");
    let given = came.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(given.kind, HallActKind::Answer { question: 1, answer: Answer::Chosen(0) });
    assert_eq!(given.signed.by, "organiser");
    assert!(came.recv_timeout(Duration::from_secs(3)).is_err(), "it is said once, although the hall repeats it");
    lines.push(answered(&lines, Answer::Chosen(0), "organiser"));
    fs::OpenOptions::new().append(true).open(&journal).unwrap().write_all(lines[9].text.as_bytes()).unwrap();
    assert_eq!(sender.finish(Duration::from_secs(10)), 0);
    assert_eq!(hall.journal(1), text(&lines));
    assert_eq!(hall.table(1)["needs"].as_array().unwrap().len(), 0);
}

#[test]
fn an_answer_given_to_one_process_reaches_a_table_that_sends_to_the_other() {
    let Some(postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let address = postgres.address();
    let [a, b] = [(); 2].map(|()| HallProcess::start(folder.path(), &["--database", &address]));
    let journal = folder.path().join("journal.jsonl");
    fs::write(&journal, text(&asking())).unwrap();
    let (_sender, came) = sender(&a, &journal);
    wait("the other process takes it", || b.post("/table/1/answer?question=1&answer=reject", b"", None).status == 303);
    let rejected = HallActKind::Answer { question: 1, answer: Answer::Rejected };
    assert_eq!(came.recv_timeout(Duration::from_secs(20)).unwrap().kind, rejected);
}

#[test]
fn a_referee_answers_and_the_organiser_chooses_a_game_in_a_browser() {
    let Some(browser) = Chromium::open(&[]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let tokens = [("organiser", None), ("table", Some(1))];
    let [organiser, table] = tokens.map(|(role, number)| token(folder.path(), role, number));
    let hall = HallProcess::start(folder.path(), &["--decide-over-http"]);
    // By a name as in a room's network, for which browsers say less of where a form comes from.
    let address = hall.address.replace("127.0.0.1", "hall.test");
    for lines in [game(1, 3, 5), asking()] {
        hall.post("/api/tables/1/journal?from=0", text(&lines).as_bytes(), Some(&table));
    }
    browser.go(&format!("{address}/login#{organiser}"));
    browser.wait("location.pathname === '/' && document.getElementById('table-1') !== null");
    browser.go(&format!("{address}/table/1"));
    browser.wait("document.querySelectorAll('#questions button').length === 4");
    browser.run("document.querySelectorAll('#questions button')[2].click()");
    browser.wait("document.querySelector('#questions .answered')?.textContent.includes('It was Black T1') === true");
    assert_eq!(browser.run("return location.pathname"), "/table/1");
    browser.wait("document.querySelectorAll('#games li').length === 2");
    browser.run("document.querySelector('#games button').click()");
    browser.wait("document.querySelector('#games li b')?.closest('li').textContent.includes('5 moves') === true");
    assert_eq!(hall.get("/api/tables/1/games", Some(&organiser)).json()["games"][0]["shown"], true);
}
