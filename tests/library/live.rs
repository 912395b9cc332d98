//! The live page as its readers meet it: over HTTP, from a feed that a test plays a game into.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, GameRecord, Move};
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView, SessionState};
use kifuscribe_formats::sgf;
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::feed::LiveFeed;
use kifuscribe_network::live::server::LiveServer;
use serde_json::{Value, json};

const GAME: &str = "E5 C3 G7 D4 F6 C7 G3 F2";

/// A page and the game that is shown on it.
struct Table {
    server: LiveServer,
    view: RecordingView,
}

impl Table {
    fn open(delay: &str) -> Self {
        Self::open_for(delay, None)
    }

    /// A page that overlays of another origin may read.
    fn open_for(delay: &str, overlays: Option<&str>) -> Self {
        let delay: SpectatorDelay = delay.parse().unwrap();
        let (feed, overlays) = (Arc::new(LiveFeed::open(delay).unwrap()), overlays.map(|text| text.parse().unwrap()));
        let server = LiveServer::open_for("127.0.0.1:0".parse().unwrap(), feed, overlays).unwrap();
        let mut view = SessionState::from_events(&[]).view();
        view.info.black.name = "<b>Ada & \"Co\"</b>".to_owned();
        view.info.white.name = "華羅庚".to_owned();
        view.record = Some(GameRecord::new(BoardSize::NINE));
        view.phase = RecordingPhase::Recording;
        Self { server, view }
    }

    fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Plays the moves named and publishes each.
    fn play(&mut self, labels: &str) {
        for label in labels.split_whitespace() {
            let record = self.view.record.as_mut().unwrap();
            let color = if record.moves.len().is_multiple_of(2) { Color::Black } else { Color::White };
            record.moves.push(Move::new(color, Point::from_label(label, BoardSize::NINE)));
            self.server.feed().publish(&self.view);
        }
    }

    /// Sends a request and returns the status with head and body.
    fn ask(&self, method: &str, path: &str) -> (u16, String, String) {
        let mut stream = connect(self.address());
        write!(stream, "{method} {path} HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), head.to_lowercase(), body.to_owned())
    }

    fn get(&self, path: &str) -> String {
        let (status, head, body) = self.ask("GET", path);
        assert_eq!(status, 200, "{path}: {head}");
        body
    }

    /// The points of the moves that spectators see.
    fn moves_shown(&self) -> Vec<String> {
        let state: Value = serde_json::from_str(&self.get("/state.json")).unwrap();
        state["moves"].as_array().unwrap().iter().map(|m| m["point"].as_str().unwrap().to_owned()).collect()
    }
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// A reader of the stream of events.
struct Events(BufReader<TcpStream>);

impl Events {
    fn open(address: SocketAddr, known: Option<&str>) -> Self {
        Self::open_at(address, "/events", known)
    }

    fn open_at(address: SocketAddr, path: &str, known: Option<&str>) -> Self {
        let mut stream = connect(address);
        let known = known.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: table\r\n{known}\r\n").unwrap();
        Self(BufReader::new(stream))
    }

    /// Waits for the next event and returns its number and the points of its moves.
    fn next(&mut self) -> (String, Vec<String>) {
        let (id, state) = self.next_state();
        let moves = state["moves"].as_array().unwrap().iter();
        (id, moves.map(|m| m["point"].as_str().unwrap().to_owned()).collect())
    }

    /// Waits for the next event and returns its number and the state.
    fn next_state(&mut self) -> (String, Value) {
        let mut id = String::new();
        loop {
            let mut line = String::new();
            self.0.read_line(&mut line).unwrap();
            if let Some(number) = line.strip_prefix("id: ") {
                number.trim().clone_into(&mut id);
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return (id, serde_json::from_str(data).unwrap());
            }
        }
    }
}

fn labels(moves: &str) -> Vec<String> {
    moves.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn each_move_is_shown_in_every_form() {
    let mut table = Table::open("0s");
    assert_eq!(table.moves_shown(), labels(""));
    for (i, label) in GAME.split_whitespace().enumerate() {
        table.play(label);
        assert_eq!(table.moves_shown(), labels(GAME)[..=i]);
        let record = sgf::read(table.get("/game.sgf").as_bytes()).unwrap().record;
        assert_eq!(record.moves.len(), i + 1);
        assert_eq!(record.moves[i].point.unwrap().label(BoardSize::NINE), label);
        assert!(table.get("/board.svg").contains(label));
    }
    assert!(table.get("/board.svg?move=2&numbers=1").contains("<title>Move 2: White C3</title>"));
    assert!(table.get("/board").contains("/board.svg"));
    assert_eq!(table.get("/healthz"), "ok\n");
}

#[test]
fn the_page_is_sent_the_new_moves_alone() {
    let mut table = Table::open("0s");
    table.play("E5 C3 G7");
    let mut page = Events::open_at(table.address(), "/events?moves=new", None);
    let (_, first) = page.next_state();
    assert_eq!((first["moves"].as_array().unwrap().len(), &first["from"]), (3, &Value::Null));
    table.play("D4");
    let (_, next) = page.next_state();
    assert_eq!(next["from"], 3);
    assert_eq!(next["moves"], json!([{ "move": 4, "color": "white", "point": "D4" }]));
    assert_eq!(next["captures_after"], json!([[0, 0]]));
    assert!(next.get("black").is_none() && next["to_play"] == "black", "what is as before is not sent again: {next}");
    let known = [&first["moves"], &next["moves"]].map(|moves| moves.as_array().unwrap().clone()).concat();
    let whole: Value = serde_json::from_str(&table.get("/state.json")).unwrap();
    assert_eq!(Value::from(known), whole["moves"]);
    // After a correction of an earlier move all of them come.
    table.view.record.as_mut().unwrap().moves[1].point = Point::from_label("C4", BoardSize::NINE);
    table.server.feed().publish(&table.view);
    let (_, corrected) = page.next_state();
    assert_eq!((corrected["moves"].as_array().unwrap().len(), &corrected["from"]), (4, &Value::Null));
    assert_eq!(corrected["moves"][1]["point"], "C4");
}

#[test]
fn a_name_cannot_bring_a_script_into_the_page() {
    let mut table = Table::open("0s");
    table.play(GAME);
    let page = table.get("/");
    assert!(page.contains("&lt;b&gt;Ada &amp; &quot;Co&quot;&lt;/b&gt;") && page.contains("華羅庚"), "{page}");
    assert!(!page.contains("<b>Ada"));
    let (_, head, _) = table.ask("GET", "/");
    assert!(head.contains("content-security-policy: default-src 'none'") && !head.contains("unsafe"), "{head}");
}

#[test]
fn the_page_is_read_only() {
    let table = Table::open("0s");
    for path in ["/", "/board", "/board.svg", "/game.sgf", "/state.json", "/events", "/healthz"] {
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
            assert_eq!(table.ask(method, path).0, 405, "{method} {path}");
        }
    }
    for path in ["/nothing", "/../etc/passwd", "/game.session", "/%2e%2e/x", "//", "/state.json/"] {
        assert_eq!(table.ask("GET", path).0, 404, "{path}");
    }
    assert_eq!(table.ask("GET", "/board.svg?move=-1").0, 400);
}

#[test]
fn moves_are_kept_back_until_the_game_is_over() {
    let mut table = Table::open("3moves");
    table.play(GAME);
    assert_eq!(table.moves_shown(), labels(GAME)[..5]);
    table.view.phase = RecordingPhase::Ended;
    table.server.feed().publish(&table.view);
    assert_eq!(table.moves_shown(), labels(GAME));
}

#[test]
fn a_page_over_a_dead_camera_says_since_when_and_not_that_it_is_live() {
    let mut table = Table::open("0s");
    table.play("E5 C3");
    let since = |table: &Table| {
        let state: Value = serde_json::from_str(&table.get("/state.json")).unwrap();
        state["no_picture_since"].as_str().map(str::to_owned)
    };
    let (live, dead) = (">Live</p>", ">No picture since 18:50</p>");
    assert!(table.get("/").contains(live) && since(&table).is_none());
    table.server.feed().note_silence(Some("18:50".to_owned()));
    for path in ["/", "/board"] {
        let page = table.get(path);
        assert!(page.contains(dead) && !page.contains(live), "{page}");
    }
    table.play("G7");
    assert_eq!(since(&table).as_deref(), Some("18:50"), "a correction is no picture");
    table.server.feed().note_silence(None);
    assert!(table.get("/").contains(live) && since(&table).is_none());
    // After the end no picture is expected.
    table.server.feed().note_silence(Some("19:20".to_owned()));
    table.view.phase = RecordingPhase::Ended;
    table.server.feed().publish(&table.view);
    assert!(!table.get("/").contains("since 19:20") && since(&table).is_none());
}

#[test]
fn a_delayed_page_shows_a_move_after_its_time_and_not_before() {
    let mut table = Table::open("2s");
    let began = Instant::now();
    table.play("E5");
    while table.moves_shown().is_empty() {
        assert!(began.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(began.elapsed() >= Duration::from_secs(2));
}

#[test]
fn a_reader_that_comes_back_goes_on_at_the_right_move() {
    let mut table = Table::open("0s");
    table.play("E5 C3");
    let (id, moves) = Events::open(table.address(), None).next();
    assert_eq!(moves, labels("E5 C3"));
    // Meanwhile the reader is away.
    table.play("G7");
    assert_eq!(Events::open(table.address(), Some(&id)).next().1, labels("E5 C3 G7"));
    // A record that was corrected is sent whole.
    let mut reader = Events::open(table.address(), None);
    reader.next();
    table.view.record.as_mut().unwrap().moves.truncate(1);
    table.play("D4");
    assert_eq!(reader.next().1, labels("E5 D4"));
}

#[test]
fn an_overlay_of_another_origin_reads_the_game_where_it_is_named_and_nowhere_else() {
    let allowed = |table: &Table, path: &str| {
        let (_, head, _) = table.ask("GET", path);
        head.lines().find_map(|line| line.strip_prefix("access-control-allow-origin: ")).map(str::to_owned)
    };
    let (alone, shared) = (Table::open("0s"), Table::open_for("0s", Some("https://overlay.example")));
    for path in ["/", "/state.json", "/game.sgf", "/board.svg", "/nothing"] {
        assert_eq!(allowed(&alone, path), None, "{path}");
        assert_eq!(allowed(&shared, path).as_deref(), Some("https://overlay.example"), "{path}");
    }
    assert_eq!(allowed(&Table::open_for("0s", Some("*")), "/state.json").as_deref(), Some("*"));
}

#[test]
fn what_others_do_does_not_stop_a_reader() {
    let mut table = Table::open("0s");
    // Readers that never read, requests that never end, and garbage.
    let silent: Vec<Events> = (0..50).map(|_| Events::open(table.address(), None)).collect();
    let half: Vec<TcpStream> = (0..50)
        .map(|_| {
            let mut stream = connect(table.address());
            stream.write_all(b"GET /state.json HTTP/1.1\r\nX: ").unwrap();
            stream
        })
        .collect();
    for garbage in [&b"\0\0\0\0\r\n\r\n"[..], b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00", &[b'a'; 100_000]] {
        let mut stream = connect(table.address());
        let _ = stream.write_all(garbage);
    }
    for _ in 0..200 {
        table.play("pass pass");
    }
    table.play(GAME);
    assert_eq!(table.moves_shown()[400..], labels(GAME));
    drop((silent, half));
}

#[test]
fn a_request_that_does_not_come_is_given_up() {
    let table = Table::open("0s");
    let mut stream = connect(table.address());
    stream.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    let mut rest = Vec::new();
    let ended = stream.read_to_end(&mut rest);
    assert!(
        ended.is_ok() || ended.is_err_and(|e| e.kind() == ErrorKind::ConnectionReset),
        "it is still open after 20 s"
    );
}

#[test]
fn a_page_without_names_says_which_table_or_record_it_shows() {
    let mut table = Table::open("0s");
    let heading = |table: &Table, expected: &str| {
        let page = table.get("/");
        assert!(page.contains(&format!("<title>{expected}</title>")), "{page}");
        assert!(page.contains(&format!("<h1>{expected}</h1>")), "{page}");
    };
    table.view.info = GameInfo::default();
    table.play("E5");
    heading(&table, "Black - White");
    table.server.feed().set_name("board-2");
    heading(&table, "board-2: Black - White");
    table.view.info.table = "7".to_owned();
    table.play("C3");
    heading(&table, "Table 7: Black - White");
    table.view.info.black.name = "Ada".to_owned();
    table.play("G7");
    heading(&table, "Ada - White");
}

#[test]
fn an_address_in_use_is_refused_in_a_sentence() {
    let table = Table::open("0s");
    let error = LiveServer::open(table.address(), Arc::new(LiveFeed::open(SpectatorDelay::None).unwrap()))
        .unwrap_err()
        .to_string();
    assert!(error.contains("choose another address or port"), "{error}");
}
