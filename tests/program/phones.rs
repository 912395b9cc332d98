//! `record` with several sources: phones that replay a game by their requests, films, and one that fails.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use assert_cmd::cargo::CommandCargoExt as _;
use image::imageops;
use kifuscribe_formats::sgf;
use serde_json::Value;
use ureq::Agent;
use ureq::tls::TlsConfig;

use crate::camera::program::Running;
use crate::free_port::free_port;
use crate::live::moves_of;
use crate::phone::{game, jpeg, pictures, sample, until_rest};
use crate::run::{check_refused_in, kifuscribe_in, names_in};

/// How long a phone shows the last position.
const AT_REST: Duration = Duration::from_secs(8);

/// Starts `kifuscribe record` in that folder, with settings of its own and a port for phones that no other test has.
fn record(folder: &Path, args: &[&str]) -> Running {
    let (own, settings) = (folder.join("home"), folder.join("home/.config/kifuscribe"));
    if !settings.exists() {
        std::fs::create_dir_all(&settings).unwrap();
        std::fs::write(settings.join("phone-port.txt"), free_port().to_string()).unwrap();
    }
    let mut command = Command::cargo_bin("kifuscribe").unwrap();
    command.arg("record").args(args).current_dir(folder);
    command.env("HOME", own).env_remove("XDG_CONFIG_HOME").stdout(Stdio::piped()).stderr(Stdio::piped());
    Running::start(command)
}

/// Waits for a line that may have been said already, as those of two threads come in any order.
#[track_caller]
fn expect(program: &mut Running, part: &str) {
    if !program.received.iter().any(|line| line.contains(part)) {
        program.expect(part);
    }
}

/// The link that the program shows for the phone of a table.
#[track_caller]
fn link_of(program: &mut Running, table: &str) -> String {
    expect(program, &format!("{{\"phone\":\"{table}\","));
    let said = program.received.iter().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    said.filter(|said| said["phone"] == table).find_map(|said| Some(said["url"].as_str()?.to_owned())).unwrap()
}

/// A phone that shows a game.
struct ReplayedPhone {
    agent: Agent,
    base: String,
    token: String,
    /// What its page calls itself.
    name: &'static str,
    pictures: Vec<Vec<u8>>,
    /// The number of the next picture.
    next: usize,
}

impl ReplayedPhone {
    fn new(link: &str, name: &'static str, pictures: Vec<Vec<u8>>) -> Self {
        let (address, token) = link.split_once('#').unwrap();
        let port = address.rsplit_once(':').unwrap().1.split('/').next().unwrap();
        let tls = TlsConfig::builder().disable_verification(true).build();
        let agent = Agent::new_with_config(Agent::config_builder().tls_config(tls).build());
        Self { agent, base: format!("https://127.0.0.1:{port}"), token: token.to_owned(), name, pictures, next: 0 }
    }

    /// Sends the next picture before the one of that number, or the last again, and returns after how long another is wanted.
    fn send(&mut self, until: usize) -> Duration {
        let picture = &self.pictures[self.next.min(until - 1)];
        self.next = until.min(self.next + 1);
        let request = self.agent.post(format!("{}/picture", self.base)).header("x-phone", self.name);
        let request = request.header("authorization", format!("Bearer {}", self.token));
        let answer = request.send(&picture[..]).unwrap().body_mut().read_to_string().unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        Duration::from_millis(answer["wait"].as_u64().unwrap())
    }
}

/// Shows on each phone the pictures up to one of a number, and that one for a while.
fn show(phones: &mut [(&mut ReplayedPhone, usize)], at_rest: Duration) {
    let mut send_all = || {
        let waits: Vec<Duration> = phones.iter_mut().map(|(phone, until)| phone.send(*until)).collect();
        std::thread::sleep(waits.into_iter().max().unwrap());
        phones.iter().all(|(phone, until)| phone.next >= *until)
    };
    while !send_all() {}
    let began = Instant::now();
    while began.elapsed() < at_rest {
        send_all();
    }
}

/// A point of a 9x9 board as it is seen from its other side.
fn from_the_other_side(point: &str) -> String {
    const COLUMNS: &str = "ABCDEFGHJ";
    let (column, row) = point.split_at(1);
    let column = COLUMNS.chars().nth(8 - COLUMNS.find(column).unwrap()).unwrap();
    format!("{column}{}", 10 - row.parse::<u32>().unwrap())
}

/// The moves and the table of a record.
fn recorded(sgf: &Path) -> (Vec<String>, String) {
    let text = std::fs::read(sgf).unwrap();
    (moves_of(&text), sgf::read(&text).unwrap().record.info.table)
}

#[test]
fn two_phones_are_recorded_at_once_and_go_on_after_the_program_and_a_phone_were_killed() {
    const MOVES: [usize; 2] = [6, 5];
    let folder = tempfile::tempdir().unwrap();
    let args = ["phone:5", "phone:6", "-o", "games", "--json"];
    let mut program = record(folder.path(), &args);
    let links = ["5", "6"].map(|table| link_of(&mut program, table));
    let [first, second] = [&links[0], &links[1]].map(|link| link.split_once('#').unwrap());
    assert!(first.0.ends_with("/?5") && second.0.ends_with("/?6"), "{links:?}");
    assert_eq!(first.0.trim_end_matches('5'), second.0.trim_end_matches('6'), "there is one server");
    assert_ne!(first.1, second.1, "each table has its token");
    expect(&mut program, "table 6: open this link with the phone");

    let [at_5, at_6] = MOVES.map(pictures);
    let at_6 = at_6.iter().map(imageops::rotate180).collect::<Vec<_>>();
    let [at_5, at_6] = [at_5, at_6].map(|pictures| pictures.iter().map(jpeg).collect::<Vec<_>>());
    let mut five = ReplayedPhone::new(&links[0], "five", at_5);
    let mut six = ReplayedPhone::new(&links[1], "six", at_6);
    let pause = until_rest(3);
    show(&mut [(&mut five, pause), (&mut six, pause)], AT_REST);
    for table in ["5", "6"] {
        expect_move(&mut program, table, 3);
    }
    // Killed without a word.
    drop(program);

    let mut program = record(folder.path(), &[&args[..], &["--resume"]].concat());
    assert_eq!(["5", "6"].map(|table| link_of(&mut program, table)), links, "the phones go on with the same link");
    // Whoever records a table that is recorded already is told so.
    let mut again = record(folder.path(), &["phone:5", "-o", "again.sgf"]);
    expect(&mut again, "another program or window of this computer has the page of phone:5 open");
    drop(again);
    // The phone of table 6 is gone too, and another one takes its place; table 5 does not wait for that.
    let mut other = ReplayedPhone { name: "other", ..six };
    show(&mut [(&mut five, until_rest(4))], AT_REST);
    expect_move(&mut program, "5", 4);
    expect(&mut program, "table 6: no picture comes: no phone shows the board yet");
    show(&mut [(&mut five, until_rest(MOVES[0])), (&mut other, until_rest(MOVES[1]))], AT_REST);
    for (table, moves) in ["5", "6"].iter().zip(MOVES) {
        expect_move(&mut program, table, moves);
    }
    let status = program.interrupt();
    assert_eq!(status, 0, "{}", program.said());
    let games = folder.path().join("games");
    assert_eq!(recorded(&games.join("table-5.sgf")), (game(MOVES[0]), "5".to_owned()), "{}", program.said());
    let turned = game(MOVES[1]).iter().map(|point| from_the_other_side(point)).collect::<Vec<_>>();
    assert_eq!(recorded(&games.join("table-6.sgf")), (turned, "6".to_owned()), "{}", program.said());
    let expected = ["live", "table-5.session", "table-5.sgf", "table-6.session", "table-6.sgf"];
    assert_eq!(names_in(&games), expected);
}

/// Waits for a move at a table.
#[track_caller]
fn expect_move(program: &mut Running, table: &str, number: usize) {
    let is_it = |line: &String| {
        let said: Value = serde_json::from_str(line).unwrap_or_default();
        said["table"] == table && said["move"] == number
    };
    while !program.received.iter().any(is_it) {
        program.expect("\"move\":");
    }
}

#[test]
fn several_sources_go_on_in_the_order_in_which_they_were_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let photos = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
    for (name, photo) in [("a", "9x9.jpg"), ("b", "13x13.jpg")] {
        let pictures = folder.path().join(name);
        std::fs::create_dir(&pictures).unwrap();
        std::fs::copy(photos.join(photo), pictures.join("1.jpg")).unwrap();
    }
    // The phone shows nothing; the pictures beside it have an end.
    let beside_a_phone = |sources: [&str; 2], resumed: &[&str], said: &[&str]| {
        let args = [&["phone:7"], &sources[..], &["-o", "games"], resumed].concat();
        let mut program = record(folder.path(), &args);
        said.iter().for_each(|part| expect(&mut program, part));
        (program.interrupt(), program.said())
    };
    let over = ["the recording of a is over", "the recording of b is over"];
    beside_a_phone(["a", "b"], &[], &over);
    let journal = |board: &str| std::fs::read(folder.path().join("games").join(board).join("journal.jsonl")).unwrap();
    let journals = || ["board-2.session", "board-3.session"].map(journal);
    let before = journals();
    let refused = [
        "games/board-2.session was recorded from a, not from b; name the sources in the order in which they were recorded, or \
         let it go on from another source by itself: kifuscribe record b -o games/board-2.sgf --resume",
        "games/board-3.session was recorded from b, not from a",
    ];
    let (status, said) = beside_a_phone(["b", "a"], &["--resume"], &refused);
    assert_eq!(status, 2, "{said}");
    assert_eq!(journals(), before, "nothing was written");
    let (_, said) = beside_a_phone(["a", "b"], &["--resume"], &over);
    assert!(!said.contains("was recorded from"), "{said}");
    let by_itself =
        |source| kifuscribe_in(folder.path(), &["record", source, "-o", "games/board-3.sgf", "--resume"]).err;
    assert!(!by_itself("b").contains("was recorded from"));
    let said = by_itself("a");
    assert!(said.contains("games/board-3.session was recorded from b and goes on from a"), "{said}");
}

#[test]
fn a_source_that_ends_and_one_that_fails_do_not_end_the_others() {
    const MOVES: usize = 2;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("torn.mp4"), "no film").unwrap();
    std::fs::copy(sample("clip.mp4"), folder.path().join("clip.mp4")).unwrap();
    let mut program = record(
        folder.path(),
        &["torn.mp4", "clip.mp4", "phone:7", "-o", "games", "--table", ",8,7", "--json", "--no-archive"],
    );
    let link = link_of(&mut program, "7");
    expect(&mut program, "board 1: torn.mp4 is not recorded any more: torn.mp4 is not a video");
    expect(&mut program, "table 8: the recording of clip.mp4 is over; the other source goes on");
    // The phone comes after that.
    let mut phone = ReplayedPhone::new(&link, "seven", pictures(MOVES).iter().map(jpeg).collect());
    show(&mut [(&mut phone, until_rest(MOVES))], AT_REST);
    expect_move(&mut program, "7", MOVES);
    assert_eq!(program.interrupt(), 2, "the worst of them: {}", program.said());
    let games = folder.path().join("games");
    let whole = moves_of(&std::fs::read(sample("game.sgf")).unwrap());
    assert_eq!(recorded(&games.join("table-8.sgf")), (whole, "8".to_owned()), "{}", program.said());
    assert_eq!(recorded(&games.join("table-7.sgf")), (game(MOVES), "7".to_owned()), "{}", program.said());
    let expected = ["live", "table-7.session", "table-7.sgf", "table-8.session", "table-8.sgf"];
    assert_eq!(names_in(&games), expected);
}

#[test]
fn what_is_said_of_several_sources_has_to_fit_them() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("clip.mp4"), "not opened").unwrap();
    let check = |args: &[&str], sentence: &str| {
        check_refused_in(folder.path(), &[&["record"], args].concat(), sentence);
    };
    check(&["phone:5", "phone:05"], "phone:5 is named twice; name each source once");
    check(&["phone:5", "phone:x"], "'x' is no table's number");
    check(&["phone:5", "clip.mp4", "--table", "6,7"], "phone:5 is the phone of one table, and --table names table 6");
    check(&["phone:5", "clip.mp4", "--table", "5"], "--table names 1 table for 2 boards; give one a board");
    check(&["phone:5", "clip.mp4", "--table", ",05"], "--table names table 05 twice");
    check(
        &["phone:5", "clip.mp4", "--boards", "2"],
        "--boards needs one number a source, such as 1,1,3: it has 1, and",
    );
    check(&["phone:5", "phone:6", "--session", "s"], "--session is for one source; leave it out");
    check(&["phone:5", "phone:6", "--publish", "http://127.0.0.1:9"], "--publish is for one source; leave it out");
    check(&["clip.mp4", "clip.mp4", "--boards", "1,1"], "--session and --boards are not for several films");
    assert_eq!(names_in(folder.path()), ["clip.mp4"], "nothing is begun");
}
