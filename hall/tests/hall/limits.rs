//! What a table may send at most, and what a long game costs those who watch it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::recorder::event::{Question, QuestionKind, RecorderEvent};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::{ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use serde_json::Value;

use crate::chromium::Chromium;
use crate::claims::{Computer, result, with};
use crate::games::chained;
use crate::hall_process::{HallProcess, game, text, token, wait};

/// The events of a journal.
fn events(lines: &[TimedLine]) -> Vec<SessionEvent> {
    journal::read(text(lines).as_bytes()).unwrap().events
}

/// A line that says that the computer slept, which changes nothing of the game.
fn gap(time: Duration) -> SessionEvent {
    SessionEvent::Gap { time, at: String::new(), lasted: Duration::from_secs(9), why: "no picture came".to_owned() }
}

fn ended(time: Duration) -> SessionEvent {
    SessionEvent::Ended { time, why: "the recording was stopped".to_owned() }
}

/// The journal of a game between players of that name.
fn named(name: &str) -> Vec<TimedLine> {
    let mut all = events(&game(1, 1, 10));
    let player = Player { name: name.to_owned(), ..Player::default() };
    if let SessionEvent::Opened { info, source, .. } = &mut all[0] {
        *source = "camera:0".to_owned();
        **info = GameInfo { black: player, ..GameInfo::default() };
    }
    chained(&all)
}

/// What the hall answers to lines that it refuses: the status, the code, the line, how many lines of the recording it has, and the sentence.
fn refused(hall: &HallProcess, token: &str, from: usize, lines: &[TimedLine]) -> (u16, Value, Value, Value, String) {
    let answer = hall.post(&format!("/api/tables/1/journal?from={from}"), text(lines).as_bytes(), Some(token));
    let body = answer.json();
    let said = body["text"].as_str().unwrap_or_default().to_owned();
    (answer.status, body["error"].clone(), body["line"].clone(), body["offset"].clone(), said)
}

#[test]
fn the_bodies_of_one_token_that_are_on_their_way_have_a_limit_together() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = text(&game(1, 1, 10));
    let begun = |token: &str, bytes: usize| {
        let mut connection = TcpStream::connect(hall.address.trim_start_matches("http://")).unwrap();
        let head = format!(
            "POST /api/tables/1/journal?from=0 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-length: {}\r\n\r\n",
            bytes + 1
        );
        connection.write_all(head.as_bytes()).unwrap();
        // What is refused meanwhile is not heard to the end.
        let _ = connection.write_all(&vec![b'x'; bytes]);
        connection
    };
    let held: Vec<TcpStream> = (0..2).map(|_| begun(&table, 8_388_600)).collect();
    wait("the next one is told to wait", || {
        let mut answer = String::new();
        let mut third = begun(&table, 1_000_000);
        third.write_all(b"x").unwrap();
        third.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let _ = third.read_to_string(&mut answer);
        answer.starts_with("HTTP/1.1 503") && answer.contains("too much is coming at once")
    });
    // Others send meanwhile, and so does the table once there is room.
    assert_eq!(hall.post("/api/tables/2/journal?from=0", lines.as_bytes(), Some(&organiser)).status, 200);
    drop(held);
    wait("there is room again", || {
        hall.post("/api/tables/1/journal?from=0", lines.as_bytes(), Some(&table)).status == 200
    });
}

/// A question about what has gone from the board after so many moves.
pub(crate) fn asked(id: u32, after: usize) -> SessionEvent {
    let (kind, points, alternatives) = (QuestionKind::Vanished, Vec::new(), Vec::new());
    let time = Duration::from_secs(9000);
    SessionEvent::Recorder(RecorderEvent::Asked(Question { id, time, after, kind, points, alternatives }))
}

#[test]
fn a_recording_has_fifty_open_questions_and_lines_of_32_kib() {
    let folder = tempfile::tempdir().unwrap();
    let table = token(folder.path(), "table", Some(1));
    let hall = HallProcess::start(folder.path(), &[]);
    let mut lines = game(1, 1, 10)[..8].to_vec();
    for id in 1..=51 {
        lines = with(&lines, &asked(id, 6));
    }
    let (_, code, line, offset, said) = refused(&hall, &table, 0, &lines);
    assert_eq!((code, line, offset), ("game-too-long".into(), 59.into(), 58.into()), "{said}");
    assert!(said.contains("50 open questions"), "{said}");
    let long = "x".repeat(33 << 10);
    let answer = hall.post("/api/tables/1/journal?from=58", long.as_bytes(), Some(&table));
    assert_eq!(answer.json()["error"], "line-too-long");
}

#[test]
fn claims_of_many_people_have_a_limit() {
    let folder = tempfile::tempdir().unwrap();
    let table = token(folder.path(), "table", Some(1));
    let hall = HallProcess::start(folder.path(), &[]);
    let mut all = game(1, 1, 10)[..8].to_vec();
    for i in 0..22 {
        let mut claim = result("B+R", &format!("player {i}"));
        if let SessionEvent::Noted { result, .. } = &mut claim {
            result.status = ResultStatus::Claimed;
        }
        all = with(&all, &claim);
    }
    let computer = Computer { hall: &hall, token: &table, secret: Some("secret") };
    let answer = computer.send(0, &all);
    assert_eq!((answer.status, &answer.json()["line"]), (413, &29.into()), "{answer:?}");
    assert!(answer.body.contains("claims of 20 people"), "{answer:?}");
}

#[test]
fn corrections_that_make_the_record_anew_have_a_limit_and_delay_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let mut all = events(&game(1, 1, 1_500));
    all.truncate(1_502);
    let time = all[1_501].time();
    let point = all.iter().rev().find_map(|event| match event {
        SessionEvent::Recorder(RecorderEvent::Moved(played)) => played.point.map(|point| (played.number, point)),
        _ => None,
    });
    let (after, point) = point.unwrap();
    let corrected = |correction| SessionEvent::Corrected { time, correction, signed: Signature::default() };
    all.extend((0..21).map(|_| corrected(Correction::CaptureNotTaken { after, points: vec![point] })));
    let (_, code, line, offset, said) = refused(&hall, &table, 0, &chained(&all));
    assert_eq!((code, line, offset), ("game-too-long".into(), 1_523.into(), 1_522.into()), "{said}");
    assert!(said.contains("20 captures put right, 200 corrections"), "{said}");
    all.truncate(1_522);
    for i in 0..201 {
        all.push(corrected(if i % 2 == 0 { Correction::Undo } else { Correction::Redo }));
    }
    // The organiser's page comes meanwhile.
    let lines = chained(&all);
    let longest = std::thread::scope(|scope| {
        let sent = scope.spawn(|| refused(&hall, &table, 1_522, &lines[1_522..]));
        let mut longest = Duration::ZERO;
        while !sent.is_finished() {
            let begun = Instant::now();
            assert_eq!(hall.get("/", Some(&organiser)).status, 200);
            longest = longest.max(begun.elapsed());
            std::thread::sleep(Duration::from_millis(20));
        }
        let (_, code, line, _, said) = sent.join().unwrap();
        assert_eq!((code, line), ("game-too-long".into(), 1_723.into()), "{said}");
        longest
    });
    assert!(longest < Duration::from_secs(2), "{longest:?}");
}

#[test]
fn a_name_that_is_too_long_is_refused_with_its_line_and_nothing_of_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let (status, code, line, offset, said) = refused(&hall, &table, 0, &named(&"\u{5433}".repeat(201)));
    assert_eq!((status, code, line, offset), (413, "name-too-long".into(), 1.into(), 0.into()));
    assert!(said.contains("line 1 of this recording has a name of more than 200 characters"), "{said}");
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).status, 404);
    // So long a name is taken, and who corrects it later is under the same limit.
    let all = events(&named(&"\u{5433}".repeat(200)));
    let time = all.last().unwrap().time();
    let by = |name: &str| SessionEvent::Corrected {
        time,
        correction: Correction::WrongInfo(Box::new(GameInfo { round: "3".to_owned(), ..GameInfo::default() })),
        signed: Signature::new(String::new(), name),
    };
    let corrected = chained(&[&all[..5], &[by("Ada"), by(&"x".repeat(201))]].concat());
    let (_, code, line, offset, _) = refused(&hall, &table, 0, &corrected);
    assert_eq!((code, line, offset), ("name-too-long".into(), 7.into(), 6.into()), "the lines before it are kept");
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, text(&corrected[..6]));
}

#[test]
fn a_game_takes_two_thousand_moves_and_twenty_thousand_lines_and_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    // The recording was opened and began; then come the moves.
    let mut all = events(&game(1, 1, 2_001));
    let (_, code, line, offset, said) = refused(&hall, &table, 0, &chained(&all));
    assert_eq!((code, line, offset), ("game-too-long".into(), 2003.into(), 2002.into()));
    assert!(said.contains("20,000 lines, 2,000 moves"), "{said}");
    all.truncate(2002);
    let time = all.last().unwrap().time();
    all.push(ended(time));
    let whole = chained(&all);
    let end = hall.post("/api/tables/1/journal?from=2002", whole[2002].text.as_bytes(), Some(&table));
    assert_eq!(end.status, 200, "no more moves, and everything else: {end:?}");
    // Lines that are no moves.
    let mut all = events(&game(1, 2, 4)[..6]);
    all.resize(20_001, gap(Duration::from_secs(900)));
    let (_, code, line, offset, _) = refused(&hall, &table, 0, &chained(&all));
    assert_eq!((code, line, offset), ("game-too-long".into(), 20_001.into(), 20_000.into()));
    // What the organiser sends is as long as it is.
    let last = chained(&all)[20_000].text.clone();
    assert_eq!(hall.post("/api/tables/1/journal?from=20000", last.as_bytes(), Some(&organiser)).status, 200);
}

/// The states in a stream of events.
fn states(hall: &HallProcess, path: &str) -> impl Iterator<Item = String> + use<> {
    let response = ureq::get(format!("{}{path}", hall.address)).call().unwrap();
    let lines = BufReader::new(response.into_body().into_reader()).lines().map(Result::unwrap);
    lines.filter_map(|line| line.strip_prefix("data:").map(|data| data.trim().to_owned()))
}

/// Takes what follows a state into it, as a browser does.
fn complete(state: &mut Value, next: &str) {
    let mut next: Value = serde_json::from_str(next).unwrap();
    if let Some(from) = next["from"].as_u64() {
        for (name, known) in [("moves", from), ("captures_after", from + 1)] {
            let known = usize::try_from(known).unwrap();
            let mut all = state[name].as_array().unwrap()[..known].to_vec();
            all.extend(next[name].as_array().unwrap().clone());
            next[name] = all.into();
        }
        // What is as before is not sent again.
        let mut whole = std::mem::take(state);
        whole.as_object_mut().unwrap().extend(next.as_object().unwrap().clone());
        whole.as_object_mut().unwrap().remove("from");
        next = whole;
    }
    *state = next;
}

#[test]
fn a_long_game_costs_those_who_watch_it_its_new_moves_alone() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let mut all = events(&game(1, 1, 1_500));
    all.truncate(1502);
    // Three lines of something else after each move.
    let mut long: Vec<SessionEvent> = Vec::new();
    for event in all {
        let time = event.time();
        long.push(event);
        long.extend((0..if long.len() > 1 { 3 } else { 0 }).map(|_| gap(time)));
    }
    let long = chained(&long);
    assert!(long.len() > 5_000, "{}", long.len());
    let from = long.len() - 40;
    assert_eq!(hall.send(1, 0, &long[..from]).status, 200);
    let (mut whole, mut new) = (states(&hall, "/table/1/events"), states(&hall, "/table/1/events?moves=new"));
    let mut known: Value = serde_json::from_str(&new.next().unwrap()).unwrap();
    assert!(whole.next().unwrap().len() > 50_000);
    let mut sent = 0;
    for (i, line) in long.iter().enumerate().skip(from) {
        assert_eq!(hall.send(1, i, std::slice::from_ref(line)).status, 200);
        while known["lines"] != i + 1 {
            let next = new.next().unwrap();
            sent += next.len();
            complete(&mut known, &next);
        }
    }
    assert!(sent < 40 * 2_000, "{sent} bytes for 40 lines");
    assert!(known == hall.get("/table/1/state.json", None).json(), "nothing is lost on the way");
    // After a correction of an earlier move everything comes again.
    let correction = Correction::ResumeFrom { number: 700 };
    let mut corrected = events(&long);
    corrected.push(SessionEvent::Corrected {
        time: corrected.last().unwrap().time(),
        correction,
        signed: Signature::default(),
    });
    assert_eq!(hall.send(1, long.len(), &chained(&corrected)[long.len()..]).status, 200);
    while known["moves"].as_array().unwrap().len() != 700 {
        complete(&mut known, &new.next().unwrap());
    }
    assert_eq!(known, hall.get("/table/1/state.json", None).json());
}

#[test]
fn a_page_that_is_open_puts_the_new_moves_after_those_that_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = game(1, 1, 30);
    hall.send(1, 0, &lines[..12]);
    let Some(browser) = Chromium::open(&[]) else { return };
    browser.go(&format!("{}/table/1", hall.address));
    let moves = "return [...document.querySelectorAll('#moves > li')].map((move) => move.textContent).join(' ')";
    let expected = |count: usize| {
        let state = hall.get("/table/1/state.json", None).json();
        assert_eq!(state["moves"].as_array().unwrap().len(), count);
        browser.wait(&format!("document.querySelectorAll('#moves > li').length === {count}"));
    };
    expected(10);
    for (i, line) in lines.iter().enumerate().take(32).skip(12) {
        hall.send(1, i, std::slice::from_ref(line));
    }
    expected(30);
    let followed = browser.run(moves);
    browser.go(&format!("{}/table/1", hall.address));
    expected(30);
    assert_eq!(browser.run(moves), followed, "a page that is opened now has the same");
}
