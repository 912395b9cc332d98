//! Connections that take places and do nothing with them: they close neither the hall to staff and tables, nor the pages to
//! spectators.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::hall_process::{HallProcess, game, run, text, token, wait};

/// File handles of a hall with few of them, of which it keeps 128 for itself.
const HANDLES: u32 = 428;

/// Connections of somebody who wants all places.
const FLOOD: usize = 320;

fn connect(hall: &HallProcess) -> TcpStream {
    let stream = TcpStream::connect(hall.address.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream
}

/// Opens connections that send the same and never go on.
fn flood(hall: &HallProcess, count: usize, sent: &str) -> Vec<TcpStream> {
    let open = || {
        let mut stream = connect(hall);
        // The hall may have closed it already.
        let _ = stream.write_all(sent.as_bytes());
        stream
    };
    (0..count).map(|_| open()).collect()
}

/// Whether the hall closes a connection within half a minute; what it says before does not matter.
fn is_closed(mut stream: &TcpStream) -> bool {
    let mut rest = [0; 4096];
    loop {
        match stream.read(&mut rest) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() != std::io::ErrorKind::WouldBlock,
        }
    }
}

/// How long requests took, in rising order: those of the organiser, and the lines of a table that records.
struct Delays {
    organiser: Vec<Duration>,
    recording: Vec<Duration>,
}

impl Delays {
    /// Asks for the hall, and sends a line, so many times; the lines are those from `from` on.
    fn of(hall: &HallProcess, (organiser, table): (&str, &str), from: usize, rounds: usize) -> Self {
        let lines = game(1, 1, from + rounds);
        let timed = |ask: &dyn Fn() -> u16| {
            let begun = Instant::now();
            assert_eq!(ask(), 200);
            begun.elapsed()
        };
        let mut delays = Self { organiser: Vec::new(), recording: Vec::new() };
        for (i, line) in lines.iter().enumerate().skip(from).take(rounds) {
            let path = format!("/api/tables/1/journal?from={i}");
            delays.recording.push(timed(&|| hall.post(&path, line.text.as_bytes(), Some(table)).status));
            delays.organiser.push(timed(&|| hall.get("/", Some(organiser)).status));
        }
        delays.organiser.sort();
        delays.recording.sort();
        delays
    }

    fn slowest(&self) -> Duration {
        self.organiser[self.organiser.len() - 1].max(self.recording[self.recording.len() - 1])
    }
}

/// The delay that so many in a hundred do not exceed.
fn percentile(delays: &[Duration], hundredths: usize) -> Duration {
    delays[(delays.len() * hundredths).div_ceil(100) - 1]
}

/// The longest delay of some requests.
fn slowest(hall: &HallProcess, organiser: &str, table: &str, rounds: usize) -> Duration {
    Delays::of(hall, (organiser, table), 0, rounds).slowest()
}

const BODY_THAT_NEVER_COMES: &str = "POST /login HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n\r\n";
const IDLE: &str = "GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n";

#[test]
fn nobody_without_a_token_closes_the_hall() {
    let unread = "GET /live.js HTTP/1.1\r\nHost: hall\r\n\r\n".repeat(300);
    for (what, sent) in [
        ("no request", ""),
        ("half a head", "GET / HTTP/1.1\r\nHost: "),
        ("a body that never comes", BODY_THAT_NEVER_COMES),
        ("a body that comes slowly", "POST /login HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n\r\ntoken="),
        ("idle after an answer", IDLE),
        ("a wrong token", "GET /events HTTP/1.1\r\nHost: hall\r\nAuthorization: Bearer ab\r\n\r\n"),
        ("answers that nobody reads", unread.as_str()),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
        let hall = HallProcess::start_with_handles(HANDLES, folder.path());
        let _flood = flood(&hall, FLOOD, sent);
        let slowest = slowest(&hall, &organiser, &table, 30);
        println!("{what}: slowest request {slowest:?}");
        assert!(slowest < Duration::from_secs(3), "{what}: {slowest:?}");
    }
}

#[test]
fn the_tokens_of_tables_leave_places_for_staff_and_other_tables() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(9)));
    // Three of one table, and one each of three others.
    let flooding = [1, 1, 1, 2, 3, 4].map(|table| (table, token(folder.path(), "table", Some(table))));
    let hall = HallProcess::start_with_handles(HANDLES, folder.path());
    let mut floods = Vec::new();
    for (table, token) in &flooding {
        let held = format!(
            "POST /api/tables/{table}/journal?from=0 HTTP/1.1\r\nHost: hall\r\nAuthorization: Bearer {token}\r\nContent-Length: 100\r\n\r\n{{"
        );
        floods.push(flood(&hall, 120, &held));
    }
    for _ in 0..20 {
        assert_eq!(hall.get("/", Some(&organiser)).status, 200);
        assert_eq!(hall.post("/api/tables/9/journal", b"", Some(&table)).status, 200);
    }
}

#[test]
fn everything_that_is_left_undone_has_a_deadline() {
    let folder = tempfile::tempdir().unwrap();
    let table = token(folder.path(), "table", Some(1));
    let hall = HallProcess::start(folder.path(), &[]);
    let signed = format!("Host: hall\r\nAuthorization: Bearer {table}\r\n");
    let journal = format!("POST /api/tables/1/journal?from=0 HTTP/1.1\r\n{signed}Content-Length: 100\r\n\r\n{{");
    let picture =
        format!("POST /api/tables/1/picture?journal=a&hash=b&full=true HTTP/1.1\r\n{signed}Content-Length: 9\r\n\r\n");
    let opened = [BODY_THAT_NEVER_COMES, IDLE, "", "GET / HTTP/1.1\r\n", &journal, &picture]
        .map(|sent| flood(&hall, 1, sent).remove(0));
    let begun = Instant::now();
    for (i, stream) in opened.iter().enumerate() {
        stream.set_read_timeout(Some(Duration::from_secs(45))).unwrap();
        assert!(is_closed(stream), "connection {i} is still open");
    }
    // The hall waits longest for lines of a table: half a minute, and ten seconds for a request after them.
    assert!(begun.elapsed() < Duration::from_secs(45), "{:?}", begun.elapsed());
}

#[test]
fn streams_of_events_turn_no_reader_away() {
    let folder = tempfile::tempdir().unwrap();
    let (organiser, public) = (token(folder.path(), "organiser", None), token(folder.path(), "public", None));
    let table = token(folder.path(), "table", Some(1));
    let hall = HallProcess::start_with_handles(HANDLES, folder.path());
    let follow = format!("GET /events HTTP/1.1\r\nHost: hall\r\nAuthorization: Bearer {public}\r\n\r\n");
    let streams = flood(&hall, FLOOD, &follow);
    assert!(slowest(&hall, &organiser, &table, 20) < Duration::from_secs(3));
    for _ in 0..20 {
        assert_eq!(hall.get("/public", Some(&public)).status, 200);
    }
    // One more stream is opened too, and the newest are still there.
    let newest = flood(&hall, 1, &follow).remove(0);
    let mut head = String::new();
    BufReader::new(&newest).read_line(&mut head).unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    drop(streams);
}

#[test]
fn a_revoked_token_ends_its_open_streams() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    let (organiser, public) = (token(folder.path(), "organiser", None), token(folder.path(), "public", None));
    let hall = HallProcess::start(folder.path(), &[]);
    hall.post("/api/tables/1/journal?from=0", text(&game(1, 1, 5)).as_bytes(), Some(&organiser));
    let open = |path: &str, token: &str| {
        flood(&hall, 1, &format!("GET {path} HTTP/1.1\r\nHost: hall\r\nAuthorization: Bearer {token}\r\n\r\n"))
            .remove(0)
    };
    let paths = ["/events", "/public/events", "/table/1/events", "/public/table/1/events"];
    let streams: Vec<TcpStream> = paths.iter().map(|path| open(path, &public)).collect();
    let stays = open("/events", &organiser);
    wait("all streams are open", || {
        hall.get("/metrics", Some(&organiser)).body.contains("kifuscribe_hall_watchers 5\n")
    });
    let list = run(&["token", "--data", &data, "--list"]).1;
    let id = list.lines().find(|line| line.contains("public")).unwrap().split_whitespace().next().unwrap();
    assert_eq!(run(&["token", "--data", &data, "--revoke", id]).0, 0);
    let revoked = Instant::now();
    assert!(streams.iter().all(is_closed), "the streams of the revoked token are closed");
    // Then they wait for a request for ten seconds, as every connection does.
    wait("nobody but the organiser watches", || {
        hall.get("/metrics", Some(&organiser)).body.contains("kifuscribe_hall_watchers 1\n")
    });
    assert!(revoked.elapsed() < Duration::from_secs(20), "{:?}", revoked.elapsed());
    drop(stays);
}

#[test]
fn what_was_begun_with_a_token_is_not_done_once_that_is_revoked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = text(&game(1, 1, 5));
    let head = format!("Host: hall\r\nAuthorization: Bearer {table}\r\nContent-Length: {}\r\n\r\n", lines.len());
    let (most, last) = lines.split_at(lines.len() - 1);
    let mut begun = flood(&hall, 1, &format!("POST /api/tables/1/journal?from=0 HTTP/1.1\r\n{head}{most}")).remove(0);
    // It is admitted by its head.
    std::thread::sleep(Duration::from_millis(500));
    let list = run(&["token", "--data", &data, "--list"]).1;
    let id = list.lines().find(|line| line.contains("table 1")).unwrap().split_whitespace().next().unwrap();
    assert_eq!(run(&["token", "--data", &data, "--revoke", id]).0, 0);
    wait("the token is refused", || hall.get("/api/tables/1/offset", Some(&table)).status == 401);
    let _ = begun.write_all(last.as_bytes());
    assert!(is_closed(&begun), "what is begun is given up");
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).status, 404, "nothing is kept");
}

/// What somebody floods a hall with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flood {
    Nothing,
    Burst,
    Idle,
    SlowBodies,
    All,
}

/// The figures of `docs/security.md`: `cargo test -p kifuscribe-hall --test hall bursts_and -- --nocapture`, and `scripts/trust 0.1 floods`.
#[test]
fn bursts_and_idle_connections_delay_neither_the_organiser_nor_a_table() {
    const ROUNDS: usize = 100;
    let folder = tempfile::tempdir().unwrap();
    let (organiser, table) = (token(folder.path(), "organiser", None), token(folder.path(), "table", Some(1)));
    let hall = HallProcess::start(folder.path(), &[]);
    println!("flood | organiser p50, p99, max | a line of a recording p50, p99, max");
    let floods = [Flood::Nothing, Flood::Burst, Flood::Idle, Flood::SlowBodies, Flood::All];
    for (i, flooded) in floods.into_iter().enumerate() {
        let is = |other| flooded == other || flooded == Flood::All;
        let idle = if is(Flood::Idle) { flood(&hall, 500, IDLE) } else { Vec::new() };
        let slow = if is(Flood::SlowBodies) { flood(&hall, 500, BODY_THAT_NEVER_COMES) } else { Vec::new() };
        let is_over = AtomicBool::new(false);
        let (delays, refused) = std::thread::scope(|scope| {
            let (hall, is_over, slow) = (&hall, &is_over, &slow);
            let burst = |n: u32| {
                move || (0..250).filter(|i| hall.get("/", Some(&format!("{:064x}", 250 * n + i))).status != 200).count()
            };
            let bursts: Vec<_> = (0..if is(Flood::Burst) { 8 } else { 0 }).map(|n| scope.spawn(burst(n))).collect();
            // A byte of each body every half second.
            scope.spawn(move || {
                while !is_over.load(Ordering::Relaxed) && !slow.is_empty() {
                    slow.iter().for_each(|mut stream| drop(stream.write_all(b"t")));
                    std::thread::sleep(Duration::from_millis(500));
                }
            });
            let delays = Delays::of(hall, (&organiser, &table), i * ROUNDS, ROUNDS);
            is_over.store(true, Ordering::Relaxed);
            (delays, bursts.into_iter().map(|burst| burst.join().unwrap()).sum::<usize>())
        });
        let [of_organiser, of_recording] = [&delays.organiser, &delays.recording].map(|delays| {
            [50, 99, 100].map(|of| format!("{:.1} ms", percentile(delays, of).as_secs_f64() * 1e3)).join(", ")
        });
        println!("{flooded:?} | {of_organiser} | {of_recording}");
        assert_eq!(refused, if is(Flood::Burst) { 2000 } else { 0 });
        assert!(percentile(&delays.organiser, 99) < Duration::from_secs(2), "{flooded:?}: {of_organiser}");
        assert!(percentile(&delays.recording, 99) < Duration::from_secs(2), "{flooded:?}: {of_recording}");
        drop(idle);
    }
}
