//! `record --hall`: names come from the hall, the journal goes to it, and a hall that is gone costs nothing.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;

use kifuscribe::formats::{journal, sgf};

use crate::http_site::HttpSite;
use crate::run::{check_refused_in, kifuscribe_in};

/// What a hall was sent.
#[derive(Default)]
struct Received {
    /// The lines of table 3, each once.
    lines: Vec<u8>,
    count: usize,
    tokens: Vec<String>,
}

/// A hall that keeps what it is sent, as `kifuscribe-hall` answers.
fn hall() -> (String, Arc<Mutex<Received>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let received: Arc<Mutex<Received>> = Arc::default();
    let shared = Arc::clone(&received);
    let serve = move || {
        for stream in listener.incoming() {
            while answer(stream.as_ref().unwrap(), &shared).is_some() {}
        }
    };
    thread::Builder::new().spawn(serve).unwrap();
    (address, received)
}

/// Answers one request; `None` at the end of the connection.
fn answer(mut stream: &TcpStream, received: &Mutex<Received>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let (mut first, mut length) = (String::new(), 0);
    reader.read_line(&mut first).ok().filter(|&read| read > 0)?;
    let mut received = received.lock().unwrap();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let line = line.trim().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(value) = line.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
        if let Some(value) = line.strip_prefix("authorization: bearer ") {
            received.tokens.push(value.to_owned());
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let reply = if first.starts_with("GET /api/tables/3 ") {
        r#"{"table":3,"round":"2","info":"event='Spring Open'\nblack='Ada Lovelace 3d'\nwhite='Hua Luogeng'\npermission='yes'\nblack_consent='yes'\nwhite_consent='yes'\n"}"#.to_owned()
    } else {
        assert!(first.starts_with(&format!("POST /api/tables/3/journal?from={}&", received.count)), "{first}");
        received.count += body.iter().filter(|&&byte| byte == b'\n').count();
        received.lines.extend(body);
        format!(r#"{{"offset":{},"journal":"x","stored":0}}"#, received.count)
    };
    write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{reply}", reply.len()).ok()
}

fn clip() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4").to_str().unwrap().to_owned()
}

#[test]
fn a_recording_takes_its_names_from_the_hall_and_sends_it_every_line() {
    let folder = tempfile::tempdir().unwrap();
    let (address, received) = hall();
    fs::write(folder.path().join("token"), "abc123\n").unwrap();
    let args = ["record", &clip(), "-o", "game.sgf", "--hall", &address, "--table", "3", "--hall-token-file", "token"];
    let ran = kifuscribe_in(folder.path(), &args);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let joined = format!("joined table 3 of {address}: Black - Ada Lovelace (3d), White - Hua Luogeng");
    assert!(ran.err.contains(&joined), "{}", ran.err);
    assert_eq!(ran.err.matches("hall").count(), 0, "nothing went wrong: {}", ran.err);
    let record = sgf::read(&fs::read(folder.path().join("game.sgf")).unwrap()).unwrap().record;
    assert_eq!((record.info.black.name.as_str(), record.info.event.as_str()), ("Ada Lovelace", "Spring Open"));
    let received = received.lock().unwrap();
    let written = fs::read(folder.path().join("game.session/journal.jsonl")).unwrap();
    assert_eq!(received.lines, written, "the hall has the journal, byte for byte");
    assert!(journal::read(&received.lines).unwrap().events.len() > 10);
    assert!(!received.tokens.is_empty() && received.tokens.iter().all(|token| token == "abc123"));
}

#[test]
fn a_hall_that_is_gone_costs_the_recording_nothing_and_what_stays_unsent_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let ran = kifuscribe_in(
        folder.path(),
        &["record", &clip(), "-o", "game.sgf", "--hall", "http://127.0.0.1:9", "--table", "3"],
    );
    assert_eq!(ran.status, 0, "{}", ran.err);
    let moves = sgf::read(&fs::read(folder.path().join("game.sgf")).unwrap()).unwrap().record.moves.len();
    assert!(moves > 5);
    assert!(ran.err.contains("the recording begins without names"), "{}", ran.err);
    assert_eq!(ran.err.matches("the recording goes on, and is sent when the hall answers").count(), 1, "{}", ran.err);
    let lines = fs::read_to_string(folder.path().join("game.session/journal.jsonl")).unwrap().lines().count();
    let unsent = format!("the hall does not have the last {lines} lines of the recording");
    let way = "or 'kifuscribe-hall send game.session --hall http://127.0.0.1:9 --table 3' does";
    assert!(ran.err.contains(&unsent) && ran.err.contains(way), "{}", ran.err);
    // What is added afterwards is for that hall too, and is noted whether it answers or not.
    let ran = kifuscribe_in(folder.path(), &["result", "game.session", "claim", "B+R"]);
    assert_eq!(ran.status, 1, "claimed: {}", ran.err);
    assert!(ran.err.contains("nothing says that the recording is of its table"), "it has no names: {}", ran.err);
}

#[test]
fn a_wrong_hall_is_refused_before_anything_is_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["record", &clip(), "-o", "game.sgf"];
    let check = |more: &[&str], sentence: &str| check_refused_in(folder.path(), &[&args, more].concat(), sentence);
    check(&["--table", "3"], "give the tournament too, with --info or --hall");
    check(&["--hall", "http://hall:8080"], "give the number of the table with --table, or the address of the page");
    check(&["--hall", "http://hall:8080/join/4#abc", "--table", "3"], "the address in --hall is that of table 4");
    check(&["--hall", "hall", "--table", "3"], "\"hall\" is not the address of a hall");
    check(&["--hall", "http://hall", "--table", "x"], "\"x\" is not the number of a table in a hall");
    let with_token = ["--hall", "http://hall", "--table", "3", "--hall-token-file", "none"];
    check(&with_token, "cannot read none");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    // What 'kifuscribe-hall token' printed, in the wrong place.
    let token = "0123abcd".repeat(8);
    check(&["--hall", &token, "--table", "3"], "this is a token, not the address of a hall; write it into a file");
    fs::write(folder.path().join("table-3.token"), format!("{token}\n")).unwrap();
    check(
        &["--hall", "table-3.token", "--table", "3"],
        "table-3.token holds a token, not the address of a hall; give it with",
    );
}

#[test]
fn the_address_of_the_join_page_holds_table_and_token() {
    let folder = tempfile::tempdir().unwrap();
    let (address, received) = hall();
    let ran = kifuscribe_in(
        folder.path(),
        &["record", &clip(), "-o", "game.sgf", "--hall", &format!("{address}/join/3#abc123")],
    );
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.err.contains("joined table 3"), "{}", ran.err);
    let before = received.lock().unwrap().count;
    assert!(received.lock().unwrap().tokens.iter().all(|token| token == "abc123"));
    // The result that is confirmed later arrives by itself.
    let ran = kifuscribe_in(folder.path(), &["result", "game.session", "confirm", "B+R", "--by", "both"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.err.contains(&format!("table 3 of {address} has what was added")), "{}", ran.err);
    let received = received.lock().unwrap();
    assert!(received.count > before);
    let written = fs::read(folder.path().join("game.session/journal.jsonl")).unwrap();
    assert_eq!(received.lines, written, "each line came once");
}

#[test]
fn a_token_that_the_hall_refuses_is_said_once_and_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let refuse = r#"{"error":"wrong-token","text":"this token is not valid here; ask the organiser for another"}"#;
    let site = HttpSite::open(move |_| Some((401, refuse.to_owned())));
    let address = format!("http://{}", site.address());
    fs::write(folder.path().join("token"), "abc123\n").unwrap();
    let args = ["record", &clip(), "-o", "game.sgf", "--hall", &address, "--table", "3", "--hall-token-file", "token"];
    let ran = kifuscribe_in(folder.path(), &args);
    assert_eq!(ran.status, 0, "the recording goes on: {}", ran.err);
    let said = "the hall refuses this computer at table 3: this token is not valid here";
    assert_eq!(ran.err.matches(said).count(), 1, "{}", ran.err);
    assert!(ran.err.contains("'kifuscribe-hall token --role table --table 3'"), "{}", ran.err);
    assert!(!ran.err.contains("when the hall answers"), "{}", ran.err);
    // The next recording does not send it by itself: nothing says that it is a game of this table.
    let (hall, received) = hall();
    let copy = folder.path().join("game.session/hall.toml");
    fs::write(&copy, fs::read_to_string(&copy).unwrap().replace(&address, &hall)).unwrap();
    let ran =
        kifuscribe_in(folder.path(), &["record", &clip(), "-o", "next.sgf", "--hall", &format!("{hall}/join/3#abc")]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.err.contains("game.session in the same folder, because nothing says that it is a game of table 3"),
        "{}",
        ran.err
    );
    let way = format!("'kifuscribe-hall send game.session --hall {hall} --table 3 --token-file FILE' sends it");
    assert!(ran.err.contains(&way) || ran.err.contains(&way.replace("game.session", "./game.session")), "{}", ran.err);
    let written = fs::read(folder.path().join("next.session/journal.jsonl")).unwrap();
    assert_eq!(received.lock().unwrap().lines, written);
}
