//! Results on their way to a pairgoth server: confirmed ones only, over none that is there, and called back when they are
//! withdrawn at the table.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{CountEvent, Withdrawal};
use kifuscribe_core::session::incident::{AppealLevel, Incident, IncidentNote};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;

use crate::games::{finished, finished_with, game_of, without_end};
use kifuscribe_network::pairgoth::{PairgothError, PairgothTournament};

use crate::hall_process::{HallProcess, game, run, token, wait};
use crate::http_site::{CLOSED, HttpSite, Request};
use crate::organiser::enter;
use crate::postgres_server::PostgresServer;
use kifuscribe_core::session::assent::Assent;

/// The letters that the server has of the games 11, 12 and 13 at tables 1, 2 and 3.
pub(crate) type Kept = Arc<Mutex<[String; 3]>>;

/// A pairgoth server with a tournament of one round.
pub(crate) fn pairgoth() -> (HttpSite, String, Kept) {
    let kept: Kept = Arc::new(Mutex::new(["?", "?", "?"].map(str::to_owned)));
    let shared = Arc::clone(&kept);
    let site = HttpSite::open(move |request| {
        let mut kept = shared.lock().unwrap();
        let body = match request.line.as_str() {
            "GET /api/tour/7" => r#"{"id":7,"type":"INDIVIDUAL","name":"Winter","komi":6.5,"rounds":1}"#.to_owned(),
            "GET /api/tour/7/part" => {
                let player = |id| format!(r#"{{"id":{id},"name":"Player{id}","firstname":"A"}}"#);
                [1, 2, 3, 4, 5, 6].map(player).join(",")
            }
            "GET /api/tour/7/pair/1" => {
                let games = [(11, 1, 1, 2), (12, 2, 3, 4), (13, 3, 5, 6)];
                let game = |(id, t, b, w)| format!(r#"{{"id":{id},"t":{t},"w":{w},"b":{b},"h":0}}"#);
                format!(r#"{{"games":[{}]}}"#, games.map(game).join(","))
            }
            "GET /api/tour/7/res/1" => {
                let result = |(i, letter): (usize, &String)| format!(r#"{{"id":{},"res":"{letter}"}}"#, 11 + i);
                kept.iter().enumerate().map(result).collect::<Vec<_>>().join(",")
            }
            "PUT /api/tour/7/res/1" => {
                let sent: serde_json::Value = serde_json::from_str(&request.body).unwrap();
                let game = usize::try_from(sent["id"].as_u64().unwrap() - 11).unwrap();
                kept[game] = sent["res"].as_str().unwrap().to_owned();
                return Some((200, r#"{"success":true}"#.to_owned()));
            }
            _ => return Some((400, r#"{"success":false}"#.to_owned())),
        };
        let is_list = request.line.ends_with("/part") || request.line.ends_with("/res/1");
        Some((200, if is_list { format!("[{body}]") } else { body }))
    });
    let address = format!("http://{}/api/tour/7", site.address());
    (site, address, kept)
}

pub(crate) fn letters(kept: &Kept) -> String {
    kept.lock().unwrap().join("")
}

/// The recording of a table, to which events are added.
struct Table {
    number: u32,
    head: String,
    lines: usize,
}

impl Table {
    /// A game of the players at that table, with the colours of the pairing or with other ones.
    fn open(hall: &HallProcess, number: u32, has_other_colours: bool) -> Self {
        let (black, white) = Self::players(number);
        let (black, white) = if has_other_colours { (white, black) } else { (black, white) };
        let info = GameInfo { black, white, ..GameInfo::default() };
        let opened = SessionEvent::Opened {
            at: String::new(),
            source: "test".to_owned(),
            info: Box::new(info),
            program: String::new(),
        };
        let mut table = Self { number, head: journal::FIRST.to_owned(), lines: 0 };
        table.add(hall, &opened);
        table
    }

    /// Black and White at a table, as they are paired.
    fn players(number: u32) -> (Player, Player) {
        let player = |id: u32| Player { name: format!("Player{id} A"), ..Player::default() };
        (player(2 * number - 1), player(2 * number))
    }

    fn put_komi_right(&mut self, hall: &HallProcess, komi: HalfPoints) {
        let (black, white) = Self::players(self.number);
        let correction =
            Correction::WrongInfo(Box::new(GameInfo { black, white, komi: Some(komi), ..GameInfo::default() }));
        let signed = Signature::new(String::new(), "referee");
        self.add(hall, &SessionEvent::Corrected { time: Duration::from_secs(6), correction, signed });
    }

    fn add(&mut self, hall: &HallProcess, event: &SessionEvent) {
        let (line, hash) = journal::line(self.lines + 1, &self.head, event).unwrap();
        let path = format!("/api/tables/{}/journal?from={}", self.number, self.lines);
        let answer = hall.post(&path, line.as_bytes(), None);
        assert_eq!(answer.status, 200, "{answer:?}");
        (self.head, self.lines) = (hash, self.lines + 1);
    }

    fn note(&mut self, hall: &HallProcess, result: &str, status: ResultStatus) {
        let result = GameResult::from_sgf(result).unwrap();
        let signed = Signature::new(String::new(), "both");
        let result = ResultNote { result, status, protest: false, signed, assent: Assent::NONE };
        self.add(hall, &SessionEvent::Noted { time: Duration::from_secs(5), result });
    }

    fn protest(&mut self, hall: &HallProcess, player: Color) {
        self.incident(hall, Incident::Protest { player });
    }

    fn incident(&mut self, hall: &HallProcess, incident: Incident) {
        let (at, by, text) = ("2026-11-21T14:02:00+01:00".to_owned(), "A. Referee".to_owned(), "a flag".to_owned());
        let event = CountEvent::Incident(IncidentNote { at, after: 0, incident, by, text });
        self.add(hall, &SessionEvent::Counted { time: Duration::from_secs(4), event });
    }

    fn withdraw(&mut self, hall: &HallProcess) {
        let withdrawal = Withdrawal { at: String::new(), by: "referee".to_owned(), reasons: "miscounted".to_owned() };
        let event = CountEvent::Withdrawn(withdrawal);
        self.add(hall, &SessionEvent::Counted { time: Duration::from_secs(6), event });
    }
}

/// Sends the results by the command: exit status and what is printed.
pub(crate) fn send(data: &Path, address: &str) -> (i32, String) {
    let (status, out, err) = run(&["results", "--data", data.to_str().unwrap(), "--send", address]);
    (status, out + &err)
}

#[test]
fn confirmed_results_reach_the_server_and_nothing_else_does() {
    let (site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let mut tables = [1, 2, 3].map(|number| Table::open(&hall, number, false));
    tables[0].note(&hall, "B+3.5", ResultStatus::Confirmed);
    tables[1].note(&hall, "W+R", ResultStatus::Claimed);
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (0, "b??"), "{said}");
    assert!(said.contains("table 1: B+3.5, the pairing program has it now"), "{said}");
    assert!(said.contains("table 2: no confirmed result yet"), "{said}");
    // Once more changes nothing; a result that somebody else has entered stays.
    tables[1].note(&hall, "W+R", ResultStatus::Confirmed);
    kept.lock().unwrap()[1] = "b".to_owned();
    let before = site.requests().iter().filter(|request| request.line.starts_with("PUT")).count();
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (1, "bb?"), "{said}");
    assert!(said.contains("table 1: B+3.5, the pairing program has it already"), "{said}");
    assert!(said.contains("the pairing program has another result, B+, which is left as it is"), "{said}");
    let puts = site.requests().iter().filter(|request| request.line.starts_with("PUT")).count();
    assert_eq!(puts, before, "nothing was written");
    // A claim never leaves, and the trail says what did.
    assert!(hall.get("/api/trail", None).body.contains("table 1: B+3.5 sent to the pairing program"));
}

#[test]
fn a_protest_that_was_noted_at_the_table_is_in_the_list_of_results() {
    let (_site, address, _kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let mut tables = [1, 2].map(|number| Table::open(&hall, number, false));
    tables[0].protest(&hall, Color::White);
    tables.iter_mut().for_each(|table| table.note(&hall, "B+3.5", ResultStatus::Confirmed));
    let list = hall.get("/api/results.csv", None).body;
    let protested: Vec<bool> = list.lines().skip(1).map(|line| line.contains(",true,confirmed,")).collect();
    assert_eq!(protested, [true, false], "{list}");
    let whose: Vec<&str> = list.lines().map(|line| line.rsplit(",true,").next().unwrap()).collect();
    assert!(list.lines().next().unwrap().ends_with(",by,stands,protests"), "{list}");
    assert_eq!(whose[1..], ["\"white: a flag (A. Referee, 2026-11-21T14:02:00+01:00)\"", ""], "{list}");
}

#[test]
fn a_hall_with_postgresql_knows_what_it_has_sent() {
    let Some(postgres) = PostgresServer::start() else { return };
    let (_site, address, kept) = pairgoth();
    let (folder, database) = (tempfile::tempdir().unwrap(), postgres.address());
    let hall = HallProcess::start(folder.path(), &["--database", &database, "--pairings", &address]);
    let mut table = Table::open(&hall, 1, false);
    let send = || {
        let (status, out, err) = run(&["results", "--database", &database, "--send", &address]);
        (status, out + &err)
    };
    table.note(&hall, "B+R", ResultStatus::Confirmed);
    let (status, said) = send();
    assert_eq!((status, letters(&kept).as_str()), (0, "b??"), "{said}");
    table.withdraw(&hall);
    assert!(hall.get("/round", None).body.contains("and is withdrawn; send the results again to call it back"));
    let (status, said) = send();
    assert_eq!((status, letters(&kept).as_str()), (0, "???"), "{said}");
    assert!(!hall.get("/round", None).body.contains("and is withdrawn"), "it was called back");
}

#[test]
fn a_result_that_is_withdrawn_at_the_table_is_called_back() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let mut tables = [1, 2, 3].map(|number| Table::open(&hall, number, false));
    for table in &mut tables {
        table.note(&hall, "B+R", ResultStatus::Confirmed);
    }
    assert_eq!((send(folder.path(), &address).0, letters(&kept).as_str()), (0, "bbb"));
    tables.iter_mut().for_each(|table| table.withdraw(&hall));
    let page = hall.get("/round", None).body;
    assert_eq!(page.matches("and is withdrawn; send the results again to call it back").count(), 3, "{page}");
    // Table 2 agrees on another result; of table 3 the organiser has entered another one by hand.
    tables[1].note(&hall, "W+2.5", ResultStatus::Confirmed);
    kept.lock().unwrap()[2] = "=".to_owned();
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (1, "?w="), "{said}");
    assert!(
        said.contains("table 1: the result was withdrawn, and the hall has called it back from the pairing program"),
        "{said}"
    );
    assert!(said.contains("table 2: W+2.5, the pairing program has it now"), "{said}");
    assert!(
        said.contains("table 3: it was withdrawn at the table after it was sent, and the pairing program has"),
        "{said}"
    );
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (0, "?w="), "said once: {said}");
    assert!(!hall.get("/round", None).body.contains("and is withdrawn"));
}

#[test]
fn a_result_whose_game_was_corrected_since_stays_in_the_hall_until_it_is_confirmed_anew() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let mut tables = [1, 2, 3].map(|number| Table::open(&hall, number, false));
    tables[0].note(&hall, "B+0.5", ResultStatus::Confirmed);
    tables[2].note(&hall, "B+0.5", ResultStatus::Confirmed);
    assert_eq!((send(folder.path(), &address).0, letters(&kept).as_str()), (0, "b?b"));
    // The komi is put right: of table 1 after the result was sent, of table 2 before, and at table 3 Black had resigned.
    tables[1].note(&hall, "B+0.5", ResultStatus::Confirmed);
    tables[2].withdraw(&hall);
    tables[2].note(&hall, "W+R", ResultStatus::Confirmed);
    tables.iter_mut().for_each(|table| table.put_komi_right(&hall, HalfPoints::halves(15)));
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (1, "b?w"), "{said}");
    assert_eq!(said.matches("it does not stand on this record").count(), 2, "{said}");
    assert!(said.contains("table 3: W+R, the pairing program has it now"), "{said}");
    for table in &mut tables[..2] {
        table.withdraw(&hall);
        table.note(&hall, "W+0.5", ResultStatus::Confirmed);
    }
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (0, "www"), "{said}");
}

#[test]
fn a_result_that_was_sent_is_not_called_back_when_a_second_recording_takes_the_place_of_its_game() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let players = ["Player1 A", "Player2 A"];
    hall.send(1, 0, &finished_with(players, "1", 1, &[Some("B+R")]));
    assert_eq!((send(folder.path(), &address).0, letters(&kept).as_str()), (0, "b??"));
    hall.send(1, 0, &finished_with(players, "1", 2, &[]));
    assert!(!hall.get("/round", None).body.contains("and is withdrawn"), "nobody has withdrawn it");
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (1, "b??"), "{said}");
    let why = "another game of this table has a confirmed result, B+R: choose which one is shown; nothing was sent";
    assert!(said.contains(&format!("table 1: {why}")), "{said}");
}

#[test]
fn a_game_with_other_colours_than_the_pairing_is_entered_by_hand() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let mut table = Table::open(&hall, 1, true);
    table.note(&hall, "B+R", ResultStatus::Confirmed);
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (1, "???"), "{said}");
    assert!(said.contains("other players, or other colours, than those who are paired; nothing was sent"), "{said}");
}

#[test]
fn what_the_pages_do_not_count_is_not_sent() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let (data, pairings) = (folder.path().join("data"), folder.path().join("round.csv"));
    std::fs::write(&pairings, "round,table,black,white\n1,1,A Player1,A Player2\n").unwrap();
    let hall = HallProcess::start(&data, &["--pairings", pairings.to_str().unwrap()]);
    hall.send(1, 0, &finished(["A Player1", "A Player2"], "1", 1));
    let nameless = without_end(&finished_with(["", ""], "", 2, &[Some("B+R")]));
    hall.send(1, 0, &nameless);
    let (_, listed, _) = run(&["results", "--data", data.to_str().unwrap()]);
    assert!(listed.contains("different confirmed results"), "{listed}");
    let (status, out) = send(&data, &address);
    assert_eq!((status, letters(&kept).as_str()), (1, "???"), "{out}");
    assert!(out.contains("table 1: this game names no round, and began before this round; nothing was sent"), "{out}");
    // The hall with the server's pairings says the same on its page.
    drop(hall);
    let hall = HallProcess::start(&data, &["--pairings", &address]);
    let page = hall.get("/round", None).body;
    assert!(page.contains("missing; this game names no round, and began before this round"), "{page}");
    let (_, listed, _) = run(&["results", "--data", data.to_str().unwrap()]);
    assert!(listed.starts_with("table 1: missing; this game names no round, and began before this round"), "{listed}");
}

#[test]
fn the_organiser_sends_from_the_page_of_the_round() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    Table::open(&hall, 1, false).note(&hall, "W+R", ResultStatus::Confirmed);
    let tokens = ["organiser", "referee"].map(|role| token(folder.path(), role, None));
    // The hall hears of new tokens within a second; until then it has none, and asks for none.
    wait("the hall wants a token", || hall.get("/round", None).status == 401);
    tokens.iter().enumerate().for_each(|(i, token)| {
        let page = hall.get("/round", Some(token)).body;
        assert_eq!(page.contains("Send confirmed results to the pairing program"), i == 0, "{page}");
        let sent = hall.post("/round/send", b"", Some(token));
        assert_eq!(sent.status, if i == 0 { 200 } else { 403 });
        assert_eq!(sent.body.contains("Table 1: W+R, the pairing program has it now"), i == 0, "{}", sent.body);
    });
    assert_eq!(letters(&kept), "w??");
    // Pairings from a file lead nowhere.
    let file = folder.path().join("pairings.csv");
    std::fs::write(&file, "round,table,black,white\n1,1,A,B\n").unwrap();
    let other = HallProcess::start(&folder.path().join("other"), &["--pairings", file.to_str().unwrap()]);
    assert!(!other.get("/round", None).body.contains("Send confirmed"));
    let refused = other.post("/round/send", b"", None);
    assert!(refused.body.contains("the pairings of this hall come from no pairgoth server"), "{refused:?}");
}

#[test]
fn the_source_stands_beside_each_result_before_and_after_it_is_sent() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    Table::open(&hall, 1, false).note(&hall, "W+R", ResultStatus::Confirmed);
    assert_eq!(enter(&hall, 2, "winner=B&way=points&margin=3.5", None), 303);
    let by_hall = "both players agree, entered in the hall by organiser";
    let row = |page: &str, table: u32| {
        let at = page.find(&format!("href=\"/table/{table}\"")).unwrap_or_else(|| panic!("no table {table}: {page}"));
        page[at..].split("</tr>").next().unwrap().to_owned()
    };
    let page = hall.get("/round", None).body;
    assert!(row(&page, 1).contains("as the table says: both"), "{page}");
    assert!(row(&page, 2).contains(by_hall), "{page}");
    let sent = hall.post("/round/send", b"", None).body;
    assert_eq!(letters(&kept), "wb?");
    let taken = "the pairing program has it now";
    assert!(sent.contains(&format!("Table 1: W+R, {taken}; as the table says: both")), "{sent}");
    assert!(sent.contains(&format!("Table 2: B+3.5, {taken}; {by_hall}")), "{sent}");
    let (_, said) = send(folder.path(), &address);
    let known = "the pairing program has it already";
    assert!(said.contains(&format!("table 1: W+R, {known}; as the table says: both")), "{said}");
    assert!(said.contains(&format!("table 2: B+3.5, {known}; {by_hall}")), "{said}");
    let trail = hall.get("/api/trail", None).body;
    let sent = "sent to the pairing program";
    assert!(trail.contains(&format!("table 1: W+R {sent}; as the table says: both")), "{trail}");
    assert!(trail.contains(&format!("table 2: B+3.5 {sent}; {by_hall}")), "{trail}");
}

#[test]
fn a_server_that_is_gone_is_said_for_each_table() {
    let (site, address, _kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    Table::open(&hall, 1, false).note(&hall, "B+R", ResultStatus::Confirmed);
    site.answer_with(|_| Some((503, String::new())));
    let sent = hall.post("/round/send", b"", None);
    assert!(sent.status == 200 && sent.body.contains("not sent: the server answered 503"), "{sent:?}");
    let (status, said) = send(folder.path(), &address);
    assert_eq!(status, 2, "the pairings cannot be read: {said}");
}

#[test]
fn an_open_appeal_and_a_protest_stand_beside_the_confirmed_result() {
    let (_site, address, _kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let mut table = Table::open(&hall, 1, false);
    table.protest(&hall, Color::Black);
    table.note(&hall, "W+R", ResultStatus::Confirmed);
    let (player, level) = (Color::Black, AppealLevel::Committee);
    table.incident(&hall, Incident::Appeal { player, level, until: "21:00".to_owned() });
    let round = hall.get("/round", None).body;
    assert!(
        round.contains("confirmed; under protest by Black: a flag (A. Referee, 14:02); appeal not decided: no. 2"),
        "{round}"
    );
    let results = hall.get("/api/results", None).body;
    assert!(results.contains(r#""open_appeals":[2]"#) && results.contains(r#""protest":true"#), "{results}");
    let protest = &hall.get("/api/results", None).json()["results"][0]["protests"][0];
    let said = ["player", "reasons", "by", "at"].map(|field| protest[field].as_str().unwrap_or_default());
    assert_eq!(said, ["black", "a flag", "A. Referee", "2026-11-21T14:02:00+01:00"]);
    for page in ["/", "/table/1/result", "/table/1/state.json"] {
        let page = hall.get(page, None).body;
        assert!(page.contains("Open appeal: no. 2: ") && page.contains("21:00"), "{page}");
    }
    let public = hall.get("/public", None).body;
    assert!(!public.contains("ppeal"), "{public}");
    // The trail has both with the round and the table, whose it is and why, and by whom.
    let noted = |said: &str| {
        let trail = hall.get("/api/trail", None).json();
        let noted = format!("as the table says, \"A. Referee\" noted: {said}");
        let is_it = |entry: &serde_json::Value| {
            let what = entry["what"].as_str().unwrap();
            what.contains("table 1: ") && what.ends_with(&noted)
        };
        trail["trail"].as_array().unwrap().iter().any(is_it)
    };
    wait("the protest is in the trail", || noted("Under protest by Black: a flag"));
    wait("the appeal is in the trail", || {
        noted("before move 1: Black appeals to the appeals committee; to be decided by 21:00: a flag")
    });
}

/// The same server, which closes the connection after each result that it is sent, and keeps it first or not.
fn closing(kept: &Kept, keeps: bool) -> impl FnMut(&Request) -> Option<(u16, String)> + Send + 'static {
    let kept = Arc::clone(kept);
    move |request| {
        let mut kept = kept.lock().unwrap();
        if request.line.starts_with("PUT") {
            if keeps {
                kept[0] = "w".to_owned();
            }
            return Some((CLOSED, String::new()));
        }
        Some((200, format!(r#"[{{"id":11,"res":"{}"}}]"#, kept[0])))
    }
}

#[test]
fn a_result_whose_answer_is_lost_is_read_back_or_said_not_to_be_known_and_is_called_back() {
    let (site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    let mut table = Table::open(&hall, 1, false);
    table.note(&hall, "W+R", ResultStatus::Confirmed);
    let sent = || hall.post("/round/send", b"", None).body;
    site.answer_with(closing(&kept, false));
    let not_known = sent();
    assert!(not_known.contains("the server may have it") && !not_known.contains("not sent"), "{not_known}");
    // It came after all, and is called back like one whose answer came.
    kept.lock().unwrap()[0] = "w".to_owned();
    table.withdraw(&hall);
    assert!(
        hall.get("/round", None).body.contains("W+ was sent, and is withdrawn"),
        "{}",
        hall.get("/round", None).body
    );
    let shared = Arc::clone(&kept);
    site.answer_with(move |request| {
        let mut kept = shared.lock().unwrap();
        if request.line.starts_with("PUT") {
            kept[0] = "?".to_owned();
            return Some((200, r#"{"success":true}"#.to_owned()));
        }
        Some((200, format!(r#"[{{"id":11,"res":"{}"}}]"#, kept[0])))
    });
    assert!(sent().contains("has called it back from the pairing program"));
    assert_eq!(letters(&kept), "???");
    // What shows there was taken, whatever became of the answer.
    table.note(&hall, "W+R", ResultStatus::Confirmed);
    site.answer_with(closing(&kept, true));
    assert!(sent().contains("the pairing program has it now"));
}

#[test]
fn what_a_server_says_of_a_result_that_it_does_not_take_is_said() {
    let (site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    Table::open(&hall, 1, false).note(&hall, "W+R", ResultStatus::Confirmed);
    for (status, answer) in
        [(200, r#"{"success":false,"error":"round is closed"}"#), (403, r#"{"error":"round is closed"}"#)]
    {
        site.answer_with(move |request| match request.line.starts_with("PUT") {
            true => Some((status, answer.to_owned())),
            false => Some((200, r#"[{"id":11,"res":"?"}]"#.to_owned())),
        });
        let sent = hall.post("/round/send", b"", None).body;
        assert!(sent.contains("did not take the result: round is closed"), "{sent}");
    }
    assert_eq!(letters(&kept), "???");
}

#[test]
fn a_confirmed_result_behind_a_game_of_other_players_is_a_finding_and_is_not_sent() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    hall.send(1, 0, &finished_with(["Player1 A", "Player2 A"], "1", 1, &[Some("B+R")]));
    hall.send(1, 0, &game_of("Alan", "Alonzo", 4, 12)[..8]);
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (1, "???"), "{said}");
    let why = "another game of this table has a confirmed result, B+R: choose which one is shown; nothing was sent";
    assert!(said.contains(&format!("table 1: {why}")), "{said}");
}

#[test]
fn a_redirection_of_the_pairing_server_is_not_followed() {
    let elsewhere = HttpSite::open(|_| Some((200, "{}".to_owned())));
    let moved = format!("http://{}/api/tour/7", elsewhere.address());
    let site = HttpSite::open(move |_| Some((307, moved.clone())));
    let address = format!("http://{}/api/tour/7", site.address());
    let refused = PairgothTournament::at(&address, Some("secret")).unwrap().read(None).unwrap_err();
    assert!(matches!(refused, PairgothError::Status { status: 307, .. }), "{refused:?}");
    assert!(site.requests()[0].head.contains("bearer secret"), "the server itself gets the token");
    assert_eq!(elsewhere.requests().len(), 0);
}

#[test]
fn a_hall_opens_without_the_pairings_of_a_server_that_is_slow_and_has_them_once_it_answers() {
    let folder = tempfile::tempdir().unwrap();
    let (site, address, _kept) = pairgoth();
    let slow = HttpSite::open(|_| None);
    let slow_address = address.replace(&site.address().to_string(), &slow.address().to_string());
    let opened = Instant::now();
    let hall = HallProcess::start(folder.path(), &["--pairings", &slow_address]);
    assert!(opened.elapsed() < Duration::from_secs(9), "{:?}", opened.elapsed());
    for path in ["/", "/round"] {
        let page = hall.get(path, None).body;
        assert!(page.contains("The pairings have not come yet, and the hall keeps asking for them: "), "{page}");
    }
    assert_eq!(hall.send(1, 0, &game(1, 1, 5)).status, 200, "tables record meanwhile");
    // What the server of the tournament says, from the same address.
    let there = site.address();
    slow.answer_with(move |request| {
        let answer = ureq::get(format!("http://{there}{}", request.line.trim_start_matches("GET "))).call();
        let mut answer = answer.ok()?;
        Some((200, answer.body_mut().read_to_string().ok()?))
    });
    wait("the pairings come", || hall.get("/round", None).body.contains("Player1"));
    assert!(!hall.get("/", None).body.contains("have not come yet"));
    // What cannot become right by waiting ends it at once.
    let data = folder.path().join("other");
    let wrong = address.replace("/7", "/8");
    let (status, _, err) =
        run(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap(), "--pairings", &wrong]);
    assert!(status == 2 && err.contains("400"), "{status}: {err}");
}
