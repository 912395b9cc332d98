//! `record --hall`: names come from the hall, the journal goes to it, and a hall that is gone costs nothing.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use assert_cmd::cargo::CommandCargoExt as _;
use kifuscribe_core::game::record::Player;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::journal;
use kifuscribe_formats::sgf;
use kifuscribe_platform::settings_place::settings_folder;
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::known_addresses::KnownAddresses;

use crate::camera::program::Running;
use crate::http_site::HttpSite;
use crate::run::{check_refused_in, home, kifuscribe_in};

/// What a hall was sent from one table.
#[derive(Default)]
struct Received {
    /// The lines, each once.
    lines: Vec<u8>,
    count: usize,
    tokens: Vec<String>,
    /// How many times it does not say who plays when it is asked.
    silences: usize,
    /// Whether it is a hall of an earlier version: it does not say which journals it reads, and refuses those of later formats.
    is_older: bool,
    /// Who plays at the table, where that is not as the hall has it for the first round.
    paired: Option<&'static str>,
}

/// A hall that keeps what table 3 sends it, as `kifuscribe-hall` answers.
fn hall() -> (String, Arc<Mutex<Received>>) {
    let (address, mut received) = hall_of(&[3]);
    (address, received.remove(0).1)
}

/// A table with what it has sent.
type Table = (u32, Arc<Mutex<Received>>);

/// A hall of these tables.
fn hall_of(tables: &[u32]) -> (String, Vec<Table>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let tables: Vec<Table> = tables.iter().map(|&table| (table, Arc::default())).collect();
    let shared = tables.clone();
    let serve = move || {
        for stream in listener.incoming() {
            let (stream, tables) = (stream.unwrap(), shared.clone());
            let work = move || while answer(&stream, &tables).is_some() {};
            thread::Builder::new().spawn(work).unwrap();
        }
    };
    thread::Builder::new().spawn(serve).unwrap();
    (address, tables)
}

/// Answers one request; `None` at the end of the connection.
fn answer(mut stream: &TcpStream, tables: &[Table]) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let (mut first, mut length) = (String::new(), 0);
    reader.read_line(&mut first).ok().filter(|&read| read > 0)?;
    let number = first.split_once("/api/tables/")?.1.split(['/', ' ']).next()?.parse::<u32>().ok()?;
    let table = tables.iter().find(|(table, _)| *table == number);
    let mut received = table.unwrap_or_else(|| panic!("{first}")).1.lock().unwrap();
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
    if first.starts_with("GET ") && received.silences > 0 {
        received.silences -= 1;
        return write!(stream, "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n").ok();
    }
    let reply = if first.starts_with("GET ") {
        let black = if number == 3 { "Ada Lovelace 3d" } else { "Emmy Noether" };
        let names = format!(r"event='Spring Open'\nblack='{black}'\nwhite='Hua Luogeng'");
        let names = received.paired.map_or(names, str::to_owned);
        let consent = r"permission='yes'\nblack_consent='yes'\nwhite_consent='yes'\n";
        format!(r#"{{"table":{number},"round":"2","info":"{names}\n{consent}"}}"#)
    } else if received.is_older {
        let reply = r#"{"error":"newer-format","text":"a newer program","offset":0,"line":1}"#;
        return write!(stream, "HTTP/1.1 422 Unprocessable\r\nContent-Length: {}\r\n\r\n{reply}", reply.len()).ok();
    } else {
        let expected = format!("POST /api/tables/{number}/journal?from={}&", received.count);
        assert!(first.starts_with(&expected), "{first}");
        received.count += body.iter().filter(|&&byte| byte == b'\n').count();
        received.lines.extend(body);
        format!(r#"{{"offset":{},"journal":"x","stored":0}}"#, received.count)
    };
    let format = if received.is_older { "" } else { "X-Kifuscribe-Format: 3\r\n" };
    write!(stream, "HTTP/1.1 200 OK\r\n{format}Content-Length: {}\r\n\r\n{reply}", reply.len()).ok()
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
    assert!(ran.err.contains("the hall has the whole recording of table 3"), "{}", ran.err);
    assert_eq!(ran.err.matches("hall").count(), 1, "nothing went wrong: {}", ran.err);
    let record = sgf::read(&fs::read(folder.path().join("game.sgf")).unwrap()).unwrap().record;
    assert_eq!((record.info.black.name.as_str(), record.info.event.as_str()), ("Ada Lovelace", "Spring Open"));
    let received = received.lock().unwrap();
    let written = fs::read(folder.path().join("game.session/journal.jsonl")).unwrap();
    assert_eq!(received.lines, written, "the hall has the journal, byte for byte");
    assert!(journal::read(&received.lines).unwrap().events.len() > 10);
    assert!(!received.tokens.is_empty() && received.tokens.iter().all(|token| token == "abc123"));

    // A file that says what the hall does not know leaves the rest as the hall says it.
    let consents = "permission = \"yes\"\nblack_consent = \"yes\"\nwhite_consent = \"yes\"\nplace = \"Room 2\"\n";
    fs::write(folder.path().join("consents.toml"), consents).unwrap();
    let (address, _) = hall();
    let again = ["record", &clip(), "-o", "again.sgf", "--hall", &address, "--table", "3", "--info", "consents.toml"];
    let ran = kifuscribe_in(folder.path(), &[&again[..], &["--hall-token-file", "token"]].concat());
    assert!(!ran.err.contains("remember the referee's permission"), "{}", ran.err);
    let info = sgf::read(&fs::read(folder.path().join("again.sgf")).unwrap()).unwrap().record.info;
    assert_eq!((info.black.name.as_str(), info.event.as_str()), ("Ada Lovelace", "Spring Open"));
    assert_eq!(info.place, "Room 2");

    // Somebody else plays Black: Ada Lovelace's rank and her consent are not those of Emmy Noether.
    fs::write(folder.path().join("other.toml"), "[black]\nname = \"Emmy Noether\"\n").unwrap();
    let (address, _) = hall();
    let other = ["record", &clip(), "-o", "other.sgf", "--hall", &address, "--table", "3", "--info", "other.toml"];
    let ran = kifuscribe_in(folder.path(), &[&other[..], &["--hall-token-file", "token"]].concat());
    assert!(ran.err.contains("Ada Lovelace (3d)"), "the hall's pairing is said: {}", ran.err);
    let info = sgf::read(&fs::read(folder.path().join("other.sgf")).unwrap()).unwrap().record.info;
    let emmy = Player { name: "Emmy Noether".to_owned(), ..Player::default() };
    assert_eq!((info.black, info.white.name.as_str(), info.event.as_str()), (emmy, "Hua Luogeng", "Spring Open"));
}

#[test]
fn a_hall_of_an_earlier_version_is_said_at_joining_and_refuses_nothing_in_the_middle_of_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let (address, received) = hall();
    received.lock().unwrap().is_older = true;
    let ran = kifuscribe_in(folder.path(), &["record", &clip(), "-o", "game.sgf", "--hall", &address, "--table", "3"]);
    let older =
        "this hall is older than this program: it reads recordings up to format 1, and a new one here is of format 3";
    let lines: Vec<&str> = ran.err.lines().collect();
    let said = lines.iter().position(|line| line.contains(older)).unwrap_or_else(|| panic!("{}", ran.err));
    assert!(lines[said - 1].contains("joined table 3"), "at joining: {}", ran.err);
    assert!(!ran.err.contains("refuses"), "{}", ran.err);
    // The game is recorded with its names; at the end it is said that the hall has nothing of it.
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert!(lines[said + 1].contains("kifuscribe-hall send game.session"), "{}", ran.err);
    let record = sgf::read(&fs::read(folder.path().join("game.sgf")).unwrap()).unwrap().record;
    assert!(record.info.black.name == "Ada Lovelace" && !record.moves.is_empty());
    assert!(received.lock().unwrap().lines.is_empty());
}

#[test]
fn names_that_the_hall_has_only_later_are_taken_while_the_recording_runs() {
    let folder = tempfile::tempdir().unwrap();
    let record = |name: &str, more: &[&str]| {
        let (address, received) = hall();
        received.lock().unwrap().silences = 2;
        let args = ["record", &clip(), "-o", name, "--hall", &address, "--table", "3"];
        let ran = kifuscribe_in(folder.path(), &[&args, more].concat());
        let (without, joined) =
            ("the recording begins without the hall's names", format!("joined table 3 of {address}"));
        assert!(ran.err.contains(without), "{}", ran.err);
        let info = sgf::read(&fs::read(folder.path().join(name)).unwrap()).unwrap().record.info;
        (info, ran.err.contains(&joined))
    };
    let (info, is_joined) = record("game.sgf", &["--rules", "aga"]);
    assert_eq!([&info.black.name, &info.white.name, &info.event], ["Ada Lovelace", "Hua Luogeng", "Spring Open"]);
    assert_eq!((info.rules.as_str(), is_joined), ("AGA", true), "what was said here stays");
    // Who gives the names himself is not asked for others.
    fs::write(folder.path().join("own.toml"), "[black]\nname = \"Emmy Noether\"\n").unwrap();
    let (info, is_joined) = record("own.sgf", &["--info", "own.toml"]);
    assert_eq!((info.black.name.as_str(), info.white.name.as_str(), is_joined), ("Emmy Noether", "", false));
}

#[test]
fn a_recording_that_goes_on_after_the_next_round_is_paired_keeps_its_names() {
    const ROUNDS: [&str; 3] = [
        r"black='Ada Lovelace 3d'\nwhite='Hua Luogeng'\nround='1'",
        r"black='Ada Lovelace 3d'\nwhite='Hua Loo-Keng'\nround='1'",
        r"black='Grace Hopper'\nwhite='Ada Lovelace 3d'\nround='2'",
    ];
    let folder = tempfile::tempdir().unwrap();
    let (address, received) = hall();
    let record = |paired: usize, more: &[&str]| {
        received.lock().unwrap().paired = Some(ROUNDS[paired]);
        let args = ["record", &clip(), "-o", "game.sgf", "--hall", &address, "--table", "3"];
        kifuscribe_in(folder.path(), &[&args[..], more].concat())
    };
    let names = || {
        let info = sgf::read(&fs::read(folder.path().join("game.sgf")).unwrap()).unwrap().record.info;
        [info.black.name, info.white.name, info.round].join(", ")
    };
    let first = record(0, &[]);
    assert_eq!((first.status, names().as_str()), (0, "Ada Lovelace, Hua Luogeng, 1"), "{}", first.err);
    assert!(!first.err.contains("the hall now has"), "{}", first.err);

    let spelled = record(1, &["--resume"]);
    let said = "the hall now has Round 1: Black Ada Lovelace (3d) - White Hua Loo-Keng at table 3; the recording game.session \
                keeps Round 1: Black Ada Lovelace (3d) - White Hua Luogeng; if it is the same game, put its names right with \
                'kifuscribe correct game.session info --info PAIRINGS --table 3 --round 1 --by NAME'";
    assert!(spelled.err.contains(said), "{}", spelled.err);
    assert_eq!(names(), "Ada Lovelace, Hua Luogeng, 1");

    let next = record(2, &["--resume"]);
    let said = "the hall now has Round 2: Black Grace Hopper - White Ada Lovelace (3d) at table 3; the recording game.session \
                stays Round 1: Black Ada Lovelace (3d) - White Hua Luogeng";
    assert!(next.err.contains(said), "{}", next.err);
    assert_eq!(names(), "Ada Lovelace, Hua Luogeng, 1");
    let written = fs::read_to_string(folder.path().join("game.session/journal.jsonl")).unwrap();
    assert!(!written.contains("Grace Hopper") && !written.contains("wrong-info"), "{written}");
}

#[test]
fn each_of_several_boards_under_one_camera_is_a_table_of_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("1.sgf"), "(;GM[1]FF[4]SZ[9];B[ee];W[cc];B[gg];W[gc])").unwrap();
    fs::write(at.join("2.sgf"), "(;GM[1]FF[4]SZ[13];B[dd];W[jj];B[jd];W[dj])").unwrap();
    let film = ["simulate", "1.sgf", "2.sgf", "-o", "hall.mp4", "--size", "1120x560", "--fps", "8", "--seed", "5"];
    let drawn = kifuscribe_in(at, &film);
    assert_eq!(drawn.status, 0, "{}", drawn.err);
    let (address, tables) = hall_of(&[3, 7]);
    fs::write(at.join("tokens"), "abc3\nabc7\n").unwrap();
    let record = ["record", "hall.mp4", "--boards", "2", "-o", "games", "--hall"];
    let seats = ["--table", "3,7", "--hall-token-file", "tokens"];
    let ran = kifuscribe_in(at, &[&record[..], &[&address], &seats].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.err.contains("board 2, of table 7, is the 13x13 one"), "{}", ran.err);
    for (i, (table, black)) in [(3, "Ada Lovelace"), (7, "Emmy Noether")].into_iter().enumerate() {
        let record = sgf::read(&fs::read(at.join(format!("games/board-{}.sgf", i + 1))).unwrap()).unwrap().record;
        assert_eq!((record.info.black.name.as_str(), record.moves.len()), (black, 4));
        let received = tables[i].1.lock().unwrap();
        let written = fs::read(at.join(format!("games/board-{}.session/journal.jsonl", i + 1))).unwrap();
        assert!(received.lines == written, "table {table} has its own journal, byte for byte");
        assert!(received.tokens.iter().all(|token| *token == format!("abc{table}")), "{:?}", received.tokens);
    }

    // The hall lets neither in: each has its own line in the file, which the hint says.
    let refuse = r#"{"error":"wrong-token","text":"this token is not valid here; ask the organiser for another"}"#;
    let site = HttpSite::open(move |_| Some((401, refuse.to_owned())));
    let denying = format!("http://{}", site.address());
    let denied = ["record", "hall.mp4", "--boards", "2", "-o", "denied", "--hall", &denying];
    let ran = kifuscribe_in(at, &[&denied[..], &seats].concat());
    assert_eq!(ran.status, 1, "{}", ran.err);
    let hint = "The file of --hall-token-file needs a token for each table, one a line, in the order of --table";
    assert_eq!(ran.err.matches(hint).count(), 2, "{}", ran.err);
    assert!(
        ran.err.contains("'kifuscribe-hall token --role table --table 7' makes the one of this table"),
        "{}",
        ran.err
    );

    let check = |more: &[&str], sentence: &str| {
        check_refused_in(at, &[&["record", "hall.mp4", "--boards", "2", "-o", "more"], more].concat(), sentence);
    };
    check(&["--table", ","], "give a table for each board with --table, such as --table 5,6,7");
    check(&["--hall", "http://hall:8080"], "give a table for each board with --table, such as --table 5,6,7");
    let of_one = ["--hall", "http://hall:8080/join/4#abc", "--table", "3,7"];
    check(&of_one, "the address in --hall is that of one table; with --boards give the hall's own address");
    fs::write(at.join("one"), "abc3\n").unwrap();
    let too_few = ["--hall", "http://hall:8080", "--table", "3,7", "--hall-token-file", "one"];
    check(&too_few, "one holds 1 of 2 tokens; put one a line there, in the order of --table");
    // The address of one table in the file is none in --hall, and is for its own hall alone.
    fs::write(at.join("one.link"), "http://hall:8080/join/3#abc3\n").unwrap();
    let of_hall = |hall: &str, sentence: &str| {
        check(&["--hall", hall, "--table", "3,7", "--hall-token-file", "one.link"], sentence);
    };
    of_hall("http://hall:8080", "one.link has no token of table 7");
    of_hall("http://other:8080", "one.link has a token for the hall http://hall:8080, not for http://other:8080");
}

#[test]
fn each_of_several_sources_is_a_table_of_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let (address, tables) = hall_of(&[3, 7]);
    fs::write(at.join("tokens"), "abc3\nabc7\n").unwrap();
    let mut command = Command::cargo_bin("kifuscribe").unwrap();
    command.args(["record", &clip(), "phone:7", "-o", "games", "--hall", &address, "--table", "3,7"]);
    command.args(["--hall-token-file", "tokens"]).current_dir(at).env("HOME", home()).env_remove("XDG_CONFIG_HOME");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = Running::start(command);
    // The hall has the game of the film before the phone has shown anything.
    program.expect("table 3: the recording of ");
    let said = program.said();
    assert!(said.contains("the hall has the whole recording of table 3"), "{said}");
    assert!(said.contains("table 3 |    1  B E5"), "each line names the table: {said}");
    assert_eq!(program.interrupt(), 1, "no board was found at table 7: {}", program.said());
    let record = sgf::read(&fs::read(at.join("games/table-3.sgf")).unwrap()).unwrap().record;
    assert_eq!((record.info.black.name.as_str(), record.info.table.as_str()), ("Ada Lovelace", "3"));
    let received = tables[0].1.lock().unwrap();
    assert_eq!(received.lines, fs::read(at.join("games/table-3.session/journal.jsonl")).unwrap());
    assert!(tables[1].1.lock().unwrap().tokens.iter().all(|token| token == "abc7"));
    // What the threads that read the outputs still have.
    program.listen(Duration::from_secs(5));
    let said = program.said();
    assert!(said.contains("\nTable 3\n") && said.contains("no board was found in phone:7"), "{said}");
}

#[test]
fn a_board_without_a_table_is_recorded_and_sent_to_no_hall() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("1.sgf"), "(;GM[1]FF[4]SZ[9];B[ee];W[cc];B[gg];W[gc])").unwrap();
    fs::write(at.join("2.sgf"), "(;GM[1]FF[4]SZ[13];B[dd];W[jj];B[jd];W[dj])").unwrap();
    let film = ["simulate", "1.sgf", "2.sgf", "-o", "hall.mp4", "--size", "1120x560", "--fps", "8", "--seed", "5"];
    let drawn = kifuscribe_in(at, &film);
    assert_eq!(drawn.status, 0, "{}", drawn.err);
    let (address, tables) = hall_of(&[7]);
    fs::write(at.join("tokens"), "abc7\n").unwrap();
    let record = ["record", "hall.mp4", "--boards", "2", "-o", "games", "--hall", &address];
    let ran = kifuscribe_in(at, &[&record[..], &["--table", ",7", "--hall-token-file", "tokens"]].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.err.contains("board 1 is the 9x9 one"), "{}", ran.err);
    assert!(ran.err.contains("board 2, of table 7, is the 13x13 one"), "{}", ran.err);
    let info = |board: u32| {
        let record = sgf::read(&fs::read(at.join(format!("games/board-{board}.sgf"))).unwrap()).unwrap().record;
        assert_eq!(record.moves.len(), 4);
        record.info
    };
    assert_eq!((info(1).black.name.as_str(), info(1).table.as_str()), ("", ""));
    assert_eq!((info(2).black.name.as_str(), info(2).table.as_str()), ("Emmy Noether", "7"));
    let received = tables[0].1.lock().unwrap();
    assert_eq!(received.lines, fs::read(at.join("games/board-2.session/journal.jsonl")).unwrap());
    assert!(!at.join("games/board-1.session/hall.toml").exists());

    // Of a tournament, too, such a board is no game.
    fs::write(at.join("pairings.csv"), "table,black,white\n4,Emmy Noether,Hua Luogeng\n").unwrap();
    let paired = ["record", "hall.mp4", "--boards", "2", "-o", "paired", "--info", "pairings.csv", "--table", "4, "];
    let ran = kifuscribe_in(at, &paired);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let black = |board: u32| {
        let record = sgf::read(&fs::read(at.join(format!("paired/board-{board}.sgf"))).unwrap()).unwrap().record;
        record.info.black.name
    };
    assert_eq!([black(1), black(2)], ["Emmy Noether", ""]);
}

#[test]
fn a_hall_that_is_gone_costs_the_recording_nothing_and_what_stays_unsent_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let ran = kifuscribe_in(
        folder.path(),
        &["record", &clip(), "-o", "game.sgf", "--hall", "http://127.0.0.1:9", "--table", "3"],
    );
    assert_eq!(ran.status, 1, "somebody has to send it: {}", ran.err);
    let moves = sgf::read(&fs::read(folder.path().join("game.sgf")).unwrap()).unwrap().record.moves.len();
    assert!(moves > 5);
    let closed = "no answer from the hall at http://127.0.0.1:9 for table 3; check that it runs and that this computer is in its \
                  network";
    for then in [
        "; the recording begins without the hall's names",
        "; the recording goes on, and is sent when the hall answers",
    ] {
        assert!(ran.err.contains(&format!("{closed}{then}\n")), "{}", ran.err);
    }
    assert_eq!(ran.err.matches("the recording goes on, and is sent when the hall answers").count(), 1, "{}", ran.err);
    let way = "'kifuscribe-hall send game.session --hall http://127.0.0.1:9 --table 3' sends it";
    let said = format!("the record is complete, and the hall has got nothing of it; {way}");
    assert!(ran.err.contains(&said), "{}", ran.err);
    // What is added afterwards is for that hall too, and is noted whether it answers or not.
    let ran = kifuscribe_in(folder.path(), &["result", "game.session", "claim", "B+R"]);
    assert_eq!(ran.status, 1, "claimed: {}", ran.err);
    assert!(ran.err.contains("it has nothing of this recording; if it is a game"), "it has no names: {}", ran.err);
    // What has a confirmed result was a game.
    let (hall, received) = hall();
    let copy = folder.path().join("game.session/hall.toml");
    fs::write(&copy, fs::read_to_string(&copy).unwrap().replace("http://127.0.0.1:9", &hall)).unwrap();
    // The folder names another hall now, which nobody has named here: it hears nothing until somebody does.
    let ran =
        kifuscribe_in(folder.path(), &["result", "game.session", "confirm", "B+R", "--both-agree", "--by", "both"]);
    assert_eq!((ran.status, received.lock().unwrap().lines.is_empty()), (0, true), "{}", ran.err);
    assert!(ran.err.contains("named on this computer"), "{}", ran.err);
    KnownAddresses::in_folder(&settings_folder(&home(), |_| None)).add(&hall);
    let remark = ["incident", "game.session", "remark", "--text", "The clock stood still.", "--by", "A. Referee"];
    let ran = kifuscribe_in(folder.path(), &remark);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let written = fs::read(folder.path().join("game.session/journal.jsonl")).unwrap();
    assert_eq!(received.lock().unwrap().lines, written);
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
    let several = "1,2,3 are the tables of several boards; say with --boards how many the picture shows";
    check(&["--hall", "http://hall", "--table", "1,2,3"], several);
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
    let ran =
        kifuscribe_in(folder.path(), &["result", "game.session", "confirm", "B+R", "--both-agree", "--by", "both"]);
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
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert!(
        ran.err.contains("the record is complete, and the hall has got nothing of it, as it does not"),
        "{}",
        ran.err
    );
    let said = "the hall refuses this computer at table 3: this token is not valid here";
    assert_eq!(ran.err.matches(said).count(), 1, "{}", ran.err);
    assert!(ran.err.contains("'kifuscribe-hall token --role table --table 3'"), "{}", ran.err);
    assert!(!ran.err.contains("when the hall answers"), "{}", ran.err);
    // The next recording does not send it by itself: it may be a trial.
    let (hall, received) = hall();
    let copy = folder.path().join("game.session/hall.toml");
    fs::write(&copy, fs::read_to_string(&copy).unwrap().replace(&address, &hall)).unwrap();
    let ran =
        kifuscribe_in(folder.path(), &["record", &clip(), "-o", "next.sgf", "--hall", &format!("{hall}/join/3#abc")]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.err.contains("game.session in the same folder, of which the hall has nothing: if it is a game"),
        "{}",
        ran.err
    );
    let way = format!("'kifuscribe-hall send game.session --hall {hall} --table 3 --token-file FILE' sends it");
    assert!(ran.err.contains(&way) || ran.err.contains(&way.replace("game.session", "./game.session")), "{}", ran.err);
    let written = fs::read(folder.path().join("next.session/journal.jsonl")).unwrap();
    assert_eq!(received.lock().unwrap().lines, written);
}

#[test]
fn a_folder_with_a_recording_for_the_hall_is_not_reminded_of_the_consent_again() {
    let folder = tempfile::tempdir().unwrap();
    // Nothing answers there.
    let hall = "http://127.0.0.1:9";
    let seat = HallSeat { hall: hall.to_owned(), table: 4, token: String::new() };
    hall_copy::write(&folder.path().join("earlier.session"), &HallCopy { acknowledged: 0, claim: String::new(), seat })
        .unwrap();
    fs::write(folder.path().join("names.toml"), "black = \"Ada\"\nwhite = \"Emmy\"\n").unwrap();
    let args = ["record", &clip(), "-o", "game.sgf", "--hall", hall, "--table", "3", "--info", "names.toml"];
    let ran = kifuscribe_in(folder.path(), &args);
    assert!(!ran.err.contains("remember the referee's permission"), "{}", ran.err);
    let elsewhere = ["record", &clip(), "-o", "elsewhere.sgf", "--info", "names.toml"];
    let ran = kifuscribe_in(folder.path(), &elsewhere);
    assert!(ran.err.contains("remember the referee's permission"), "{}", ran.err);
}
