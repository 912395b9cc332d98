//! Several games at one table, and games that the pairings do not have.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{CountEvent, Withdrawal};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_storage::hall_copy;
use serde_json::Value;

use crate::chromium::Chromium;
use crate::hall_process::{HallProcess, game, run, text};
use kifuscribe_core::session::assent::Assent;

/// The journal of a simulated game of these players, recorded at a table rather than rehearsed.
pub(crate) fn game_of(black: &str, white: &str, seed: u64, moves: usize) -> Vec<TimedLine> {
    let mut events = journal::read(text(&game(1, seed, moves)).as_bytes()).unwrap().events;
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    events[0] = SessionEvent::Opened {
        at: format!("2026-11-21T10:{seed:02}:00"),
        source: "camera:0".to_owned(),
        info: Box::new(GameInfo { black: player(black), white: player(white), ..GameInfo::default() }),
        program: "test".to_owned(),
    };
    chained(&events)
}

/// The lines of a journal with these events.
pub(crate) fn chained(events: &[SessionEvent]) -> Vec<TimedLine> {
    let mut head = journal::FIRST.to_owned();
    let lines = events.iter().enumerate().map(|(i, event)| {
        let (text, hash) = journal::line(i + 1, &head, event).unwrap();
        head.clone_from(&hash);
        TimedLine { time: event.time(), text, hash }
    });
    lines.collect()
}

/// Writes a recording, and returns its session folder.
pub(crate) fn session(folder: &Path, name: &str, lines: &[TimedLine]) -> PathBuf {
    let session = folder.join(name).with_extension("session");
    fs::create_dir(&session).unwrap();
    fs::write(session.join("journal.jsonl"), text(lines)).unwrap();
    session
}

/// Pairings with tables 1 and 2.
fn pairings(folder: &Path) -> String {
    let path = folder.join("pairings.csv");
    let games = "2,1,Ada Lovelace 3d,Hua Luogeng 5d\n2,2,Emmy Noether,\u{5433}\u{6e05}\u{6e90} 9p\n";
    fs::write(&path, format!("round,table,black,white\n{games}")).unwrap();
    path.to_str().unwrap().to_owned()
}

fn games(hall: &HallProcess, table: u32) -> Vec<Value> {
    hall.get(&format!("/api/tables/{table}/games"), None).json()["games"].as_array().unwrap().clone()
}

/// Who plays black in the games of a table; the one that is shown with a star.
fn listed(hall: &HallProcess, table: u32) -> Vec<String> {
    let star = |game: &Value| if game["shown"] == true { "*" } else { "" };
    games(hall, table).iter().map(|game| format!("{}{}", game["black"].as_str().unwrap(), star(game))).collect()
}

#[test]
fn a_second_game_leaves_the_first_one_listed_and_the_organiser_can_show_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let (first, second) = (game_of("Ada", "Hua", 1, 20), game_of("Emmy", "Kurt", 2, 12));
    assert_eq!(hall.send(3, 0, &first).json()["shown"], true);
    assert_eq!(hall.table(3)["games"], 1);
    hall.send(3, 0, &second);
    assert_eq!(listed(&hall, 3), ["Ada", "Emmy*"]);
    assert_eq!(hall.table(3)["games"], 2);
    assert!(hall.get("/", None).body.contains("This table has sent 2 games; the page shows one of them"));
    // Sending it again says that it is here and not shown; nobody's game is taken away by it.
    let again = hall.send(3, 0, &first).json();
    assert_eq!((again["offset"].as_u64(), again["shown"].as_bool()), (Some(23), Some(false)));
    assert_eq!(listed(&hall, 3), ["Ada", "Emmy*"]);
    let page = hall.get("/table/3", None).body;
    assert!(page.contains("Games sent from this table") && page.contains("Ada") && page.contains("Emmy"), "{page}");
    let public = hall.get("/public/table/3", None).body;
    assert!(!public.contains("Ada"), "spectators see the game that is shown: {public}");
    let first_game = format!("journal={}", first[0].hash);
    assert!(hall.get(&format!("/table/3/game.sgf?{first_game}"), None).body.contains("PB[Ada]"));
    assert!(hall.get(&format!("/public/table/3/game.sgf?{first_game}"), None).body.contains("PB[Emmy]"));
    let shown = hall.post(&format!("/table/3/show?{first_game}"), b"", None);
    assert_eq!(shown.status, 303, "{shown:?}");
    assert_eq!(listed(&hall, 3), ["Ada*", "Emmy"]);
    assert_eq!(hall.table(3)["black"], "Ada");
    hall.kill();
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(listed(&hall, 3), ["Ada*", "Emmy"], "it is remembered");
    for lines in [&first, &second] {
        let kept = hall.get(&format!("/api/tables/3/journal?journal={}", lines[0].hash), None);
        assert_eq!(kept.body, text(lines), "neither lost nor merged");
    }
    assert_eq!(hall.post("/table/3/show?journal=00", b"", None).status, 404);
}

#[test]
fn a_game_without_a_result_is_among_the_needs_though_an_empty_recording_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path())]);
    let broken_off = game_of("Ada Lovelace", "Hua Luogeng", 1, 12);
    let mut events = journal::read(text(&game_of("Ada Lovelace", "Hua Luogeng", 2, 12)).as_bytes()).unwrap().events;
    events.retain(|event| matches!(event, SessionEvent::Opened { .. } | SessionEvent::Ended { .. }));
    for (name, lines) in [("broken-off", broken_off), ("empty", chained(&events))] {
        let session = session(folder.path(), name, &lines);
        let args = ["send", session.to_str().unwrap(), "--hall", &hall.address, "--table", "1"];
        assert_eq!(run(&args).0, 0);
    }
    let shown = games(&hall, 1).iter().position(|game| game["shown"] == true).unwrap();
    let other = games(&hall, 1)[1 - shown]["journal"].as_str().unwrap().to_owned();
    if games(&hall, 1)[shown]["moves"] != 0 {
        assert_eq!(hall.post(&format!("/table/1/show?journal={other}"), b"", None).status, 303);
    }
    let need = hall.table(1)["needs"][0].clone();
    assert_eq!(need["kind"], "other-result-missing", "{need}");
    assert!(hall.get("/", None).body.contains("Another game of this table is over and has no result"));
}

#[test]
fn a_recording_of_other_players_is_sent_only_when_somebody_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    let right = session(folder.path(), "right", &game_of("LOVELACE, Ada", "Hua Luogeng", 1, 12));
    let other = session(folder.path(), "other", &game_of("Kurt", "Alonzo", 2, 12));
    let send = |session: &Path, table: &str, more: &[&str]| {
        let args = ["send", session.to_str().unwrap(), "--hall", &hall.address, "--table", table];
        run(&[&args[..], more].concat())
    };
    assert_eq!(send(&right, "1", &[]).0, 0, "the same name in another spelling");
    let (status, out, err) = send(&other, "1", &[]);
    assert_eq!((status, out.as_str()), (1, ""));
    for part in ["was not sent", "Kurt and Alonzo", "Ada Lovelace and Hua Luogeng", "--anyway"] {
        assert!(err.contains(part), "{part} in {err}");
    }
    assert_eq!(listed(&hall, 1), ["LOVELACE, Ada*"]);
    let (status, _, err) = send(&right, "7", &[]);
    assert_eq!(status, 1);
    assert!(err.contains("the hall's pairings have no table 7") && err.contains("--anyway"), "{err}");
    // It is kept, and does not take the place of the game of those who are paired.
    let (status, out, err) = send(&other, "1", &["--anyway"]);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("the hall has 15 lines of 15; table 1 shows another game"), "{out}");
    assert_eq!(listed(&hall, 1), ["LOVELACE, Ada*", "Kurt"]);
    assert_eq!(games(&hall, 1)[1]["other_players"], true);
    assert!(hall.get("/table/1", None).body.contains("of other players than those who are paired"));
    // Where nothing else is there it is shown, and the organiser is told.
    assert_eq!(send(&other, "2", &["--anyway"]).0, 0);
    let need = hall.table(2)["needs"][0].clone();
    assert_eq!(need["kind"], "other-players");
    assert!(
        need["text"].as_str().unwrap().contains("The recording names other players than the pairing (Emmy Noether - "),
        "{need}"
    );
}

#[test]
fn a_finished_game_without_names_does_not_take_the_place_of_one_that_names_the_paired_players() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    hall.send(1, 0, &game_of("Ada Lovelace", "Hua Luogeng", 1, 12));
    // It was begun later, at a board that had no table, and is sent by hand.
    let nameless = session(folder.path(), "nameless", &game_of("", "", 2, 12));
    let send = |table: &str| run(&["send", nameless.to_str().unwrap(), "--hall", &hall.address, "--table", table]).1;
    let said = send("1");
    assert!(said.contains("table 1 shows another game, and this one is listed on its page"), "{said}");
    assert_eq!(listed(&hall, 1), ["Ada Lovelace*", ""]);
    // Where nothing else was sent, it is the game that is paired.
    assert!(send("2").contains("table 2 shows it now"));
    assert_eq!(hall.table(2)["black"], "Emmy Noether");
    // The address of the page Join has the table in it.
    let join = format!("{}/join/2", hall.address);
    let (status, said, err) = run(&["send", nameless.to_str().unwrap(), "--hall", &join]);
    assert!(status == 0 && said.contains("table 2 shows it now"), "{said}{err}");
    let (status, _, err) = run(&["send", nameless.to_str().unwrap(), "--hall", &join, "--table", "1"]);
    assert!(status == 2 && err.contains("the address in --hall is that of table 2"), "{err}");
}

#[test]
fn a_recording_that_names_nobody_is_sent_with_a_remark_and_its_table_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    let nameless = session(folder.path(), "nameless", &finished(["", ""], "", 1));
    let send = || run(&["send", nameless.to_str().unwrap(), "--hall", &hall.address, "--table", "2"]);
    let (status, _, err) = send();
    assert_eq!(status, 0, "{err}");
    let check = "names no players and was not recorded for table 2, which has it under the names of Emmy Noether and \
                 \u{5433}\u{6e05}\u{6e90}: check that it is their game";
    assert!(err.contains(check), "{err}");
    // From then on it is a recording of this table, as one is that was made for it.
    let (status, _, err) = send();
    assert_eq!((status, err.contains("names no players")), (0, false), "{err}");
    let remark = "The recording names no players, so the names here come from the pairings.";
    for page in ["/", "/table/2"] {
        let body = hall.get(page, None).body;
        assert!(body.contains(remark), "{page}: {body}");
    }
    assert_eq!((&hall.table(2)["unnamed"], &hall.table(1)["unnamed"]), (&Value::Bool(true), &Value::Bool(false)));
    assert_eq!(said(&hall, &data, 2)[0], "confirmed; the recording names no players");
    for page in ["/public", "/public/table/2"] {
        assert!(!hall.get(page, None).body.contains("names no players"), "{page}: it concerns the organiser");
    }
    // A game that names them needs no remark.
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "", 2));
    assert_eq!(said(&hall, &data, 1)[0], "confirmed");
    assert_eq!(hall.table(1)["unnamed"], false);
}

#[test]
fn one_command_sends_several_recordings_each_to_the_table_that_it_was_made_for() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    let recorded = |name: &str, table: u32, black: &str, white: &str| {
        let session = session(folder.path(), name, &game_of(black, white, u64::from(table), 12));
        let seat = HallSeat { hall: hall.address.clone(), table, token: String::new() };
        hall_copy::write(&session, &HallCopy { acknowledged: 0, claim: String::new(), seat }).unwrap();
        session.display().to_string()
    };
    let first = recorded("first", 1, "Ada Lovelace", "Hua Luogeng");
    // The hall did not answer when its recording began, so that it names nobody; that it is of table 2 is known all the same.
    let second = recorded("second", 2, "", "");
    let elsewhere = session(folder.path(), "elsewhere", &game_of("Kurt", "Alonzo", 3, 12)).display().to_string();
    let (status, out, err) = run(&["send", "--yes", &first, &elsewhere, &second]);
    assert_eq!(status, 2, "{err}");
    for (session, table) in [(&first, 1), (&second, 2)] {
        let sent = format!("{session}: the hall has 15 lines of 15; table {table} shows it now");
        assert!(out.contains(&sent), "{out}");
    }
    let said =
        format!("{elsewhere}: it was recorded for no hall; give its address with --hall, and the table with --table");
    assert!(err.contains(&said), "{err}");
    let (status, _, err) = run(&["send", "nowhere.session"]);
    assert!(status == 2 && err.contains("there is no recording in nowhere.session"), "{err}");
    assert_eq!((listed(&hall, 1), listed(&hall, 2)), (vec!["Ada Lovelace*".to_owned()], vec!["*".to_owned()]));

    let (status, out, _) = run(&["send", &first, &second, "--hall", &hall.address, "--json"]);
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let tables: Vec<_> = lines.iter().map(|line| (line["table"].as_u64(), line["unsent"].as_u64())).collect();
    assert_eq!((status, tables), (0, vec![(Some(1), Some(0)), (Some(2), Some(0))]));
    let (status, _, err) = run(&["send", &elsewhere, "--hall", &hall.address]);
    assert!(status == 2 && err.contains("give the number of the table with --table"), "{err}");
}

#[test]
fn a_game_that_goes_on_is_shown_and_a_doubt_about_its_table_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    hall.send(1, 0, &game_of("Ada Lovelace", "Hua Luogeng", 1, 12));
    hall.send(1, 0, &game_of("Kurt", "Alonzo", 2, 12)[..8]);
    assert_eq!(listed(&hall, 1), ["Ada Lovelace", "Kurt*"]);
    assert_eq!(hall.table(1)["needs"][0]["kind"], "other-players");
    hall.send(9, 0, &game_of("Kurt", "Alonzo", 3, 12)[..8]);
    let need = hall.table(9)["needs"][0]["text"].as_str().unwrap().to_owned();
    assert!(need.contains("The pairings have no such table"), "{need}");
}

#[test]
fn a_table_that_is_paired_twice_is_named_until_the_pairings_are_mended() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = folder.path().join("pairings.csv");
    let twice = "round,table,black,white\n2,1,Ada Lovelace,Hua Luogeng\n2,1,Emmy Noether,Kurt G\u{f6}del\n";
    fs::write(&pairings, twice).unwrap();
    let hall = HallProcess::start(&data, &["--pairings", pairings.to_str().unwrap()]);
    hall.send(1, 0, &game_of("", "", 1, 12)[..8]);
    assert_eq!(needs(&hall, 1)[0][0], "several-games");
    let settings = hall.get("/api/tables/1", None);
    assert_eq!((settings.status, settings.json()["error"].as_str()), (404, Some("several-games")));
    let doubt = "Round 2, table 1: 2 games are paired there";
    for page in ["/", "/round"] {
        assert!(hall.get(page, None).body.contains(doubt), "{page}");
    }
    let browsers = ["/", "/round"].map(|page| {
        let browser = Chromium::open(&[])?;
        browser.go(&format!("{}{page}", hall.address));
        browser.wait("document.getElementById('pairings-doubts').innerText.includes('2 games are paired there')");
        Some(browser)
    });
    fs::write(&pairings, twice.replace("2,1,Emmy", "2,2,Emmy")).unwrap();
    let until = Instant::now() + Duration::from_secs(40);
    while !needs(&hall, 1).is_empty() {
        assert!(Instant::now() < until, "{:?}", needs(&hall, 1));
        thread::sleep(Duration::from_millis(200));
    }
    assert!(!hall.get("/round", None).body.contains(doubt));
    assert!(hall.get("/api/tables/1", None).body.contains("Hua Luogeng"));
    for browser in browsers.iter().flatten() {
        browser.wait("document.getElementById('pairings-doubts').children.length === 0");
    }
}

#[test]
fn pairings_that_break_or_vanish_are_said_until_they_are_mended_and_those_before_stay() {
    let folder = tempfile::tempdir().unwrap();
    let pairings = folder.path().join("pairings.csv");
    let table = "round,table,black,white\n2,1,Ada Lovelace,Hua Luogeng\n";
    fs::write(&pairings, table).unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", pairings.to_str().unwrap()]);
    let says = || hall.get("/", None).body.contains("The pairings have not been readable since ");
    let wait_for = |is_said: bool| {
        let until = Instant::now() + Duration::from_secs(60);
        while says() != is_said {
            assert!(Instant::now() < until, "said: {}", !is_said);
            thread::sleep(Duration::from_millis(200));
        }
        assert!(hall.get("/", None).body.contains("Hua Luogeng"), "the pairings before stay");
    };
    assert!(!says());
    fs::remove_file(&pairings).unwrap();
    wait_for(true);
    fs::write(&pairings, table).unwrap();
    wait_for(false);
    fs::write(&pairings, "\u{0}\u{1}broken").unwrap();
    wait_for(true);
}

#[test]
fn the_record_and_the_state_have_the_names_of_the_pairing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &pairings(folder.path())]);
    for (begun, lines) in [(false, Vec::new()), (true, game_of("", "", 1, 12)[..8].to_vec())] {
        hall.send(2, 0, &lines);
        let state = hall.get("/table/2/state.json", None).json();
        assert_eq!(
            (state["black"].as_str(), state["white_rank"].as_str()),
            (Some("Emmy Noether"), Some("9p")),
            "{begun}"
        );
        let sgf = hall.get("/public/table/2/game.sgf", None).body;
        assert!(sgf.contains("PB[Emmy Noether]") && sgf.contains("PW[\u{5433}\u{6e05}\u{6e90}]"), "{begun}: {sgf}");
    }
}

/// Pairings of two rounds at tables 1 and 2; the same players meet twice at table 2.
pub(crate) fn two_rounds(folder: &Path) -> String {
    let path = folder.join("rounds.csv");
    let rounds = "1,1,Ada Lovelace,Hua Luogeng\n1,2,Emmy Noether,Kurt G\u{f6}del\n\
                  2,1,Emmy Noether,Ada Lovelace\n2,2,Kurt G\u{f6}del,Emmy Noether\n";
    fs::write(&path, format!("round,table,black,white\n{rounds}")).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The journal of a game that is over, which White has won by 3.5, in a round that it names or not.
pub(crate) fn finished(players: [&str; 2], round: &str, seed: u64) -> Vec<TimedLine> {
    finished_with(players, round, seed, &[Some("W+3.5")])
}

/// The same with these results, confirmed one after the other; `None` withdraws the one before.
pub(crate) fn finished_with(players: [&str; 2], round: &str, seed: u64, results: &[Option<&str>]) -> Vec<TimedLine> {
    let mut events = journal::read(text(&game_of(players[0], players[1], seed, 12)).as_bytes()).unwrap().events;
    if let SessionEvent::Opened { info, .. } = &mut events[0] {
        info.round = round.to_owned();
    }
    let time = events.last().unwrap().time();
    for result in results {
        let (at, by) = ("2026-11-21T12:00:00".to_owned(), "both".to_owned());
        events.push(match result {
            Some(result) => {
                let result = GameResult::from_sgf(result).unwrap();
                let (status, signed) = (ResultStatus::Confirmed, Signature { at, by });
                let note = ResultNote { result, status, protest: false, signed, assent: Assent::NONE };
                SessionEvent::Noted { time, result: note }
            }
            None => {
                let withdrawal = Withdrawal { at, by, reasons: "another computer had it right".to_owned() };
                SessionEvent::Counted { event: CountEvent::Withdrawn(withdrawal), time }
            }
        });
    }
    chained(&events)
}

/// What is said where a game that is not shown has that confirmed result.
fn other_result(result: &str) -> String {
    format!("another game of this table has a confirmed result, {result}: choose which one is shown")
}

/// Why a person is needed at a table: the kinds and the sentences.
fn needs(hall: &HallProcess, table: u32) -> Vec<[String; 2]> {
    let needs = hall.table(table)["needs"].as_array().unwrap().clone();
    needs.iter().map(|need| ["kind", "text"].map(|part| need[part].as_str().unwrap().to_owned())).collect()
}

/// The journal without the end of its recording, as after a power cut.
pub(crate) fn without_end(lines: &[TimedLine]) -> Vec<TimedLine> {
    let mut events = journal::read(text(lines).as_bytes()).unwrap().events;
    let before = events.len();
    events.retain(|event| !matches!(event, SessionEvent::Ended { .. }));
    assert!(events.len() < before, "the recording has an end");
    chained(&events)
}

/// What every page, list and command says of a table's result: its state on the page of the round, the rows of the CSV
/// file, the line of the command, and what the tile says.
fn said(hall: &HallProcess, data: &Path, table: u32) -> [String; 4] {
    let page = hall.get("/round", None).body;
    let row = page.split("<tr").find(|row| row.contains(&format!("/table/{table}\""))).unwrap();
    let state = row.split("data-label=\"State\"").nth(1).unwrap().split(['>', '<']).nth(1).unwrap().to_owned();
    let csv = hall.get("/api/results.csv", None).body;
    let rows = csv.lines().skip(1).filter(|row| row.split(',').nth(2) == Some(&table.to_string())).count();
    let (_, out, err) = run(&["results", "--data", data.to_str().unwrap()]);
    let line = out.lines().find(|line| line.starts_with(&format!("table {table}:"))).unwrap_or(&err).to_owned();
    let tiles = hall.get("/", None).body;
    let tile = tiles.split("<li id=\"table-").find(|tile| tile.starts_with(&format!("{table}\""))).unwrap();
    let shown = tile.split("<p class=\"state\">").nth(1).unwrap().split('<').next().unwrap().to_owned();
    [state, rows.to_string(), line, shown]
}

#[test]
fn in_the_next_round_the_game_before_is_none_of_it_on_any_page_and_stays_in_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = two_rounds(folder.path());
    let mut hall = HallProcess::start(&data, &["--pairings", &pairings, "--round", "1"]);
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "1", 1));
    let won = "White wins by 3.5";
    let line = format!("table 1: {won} (Hua Luogeng), confirmed");
    assert_eq!(said(&hall, &data, 1), ["confirmed", "1", &line, won]);
    let not_begun = ["missing; the game has not begun", "0", "table 2: missing; the game has not begun", "Not begun"];
    assert_eq!(said(&hall, &data, 2), not_begun);
    assert_eq!(hall.stop(), 0);
    let hall = HallProcess::start(&data, &["--pairings", &pairings, "--round", "2"]);
    let of_round_2 = ["missing; the game has not begun", "0", "table 1: missing; the game has not begun", "Not begun"];
    assert_eq!(said(&hall, &data, 1), of_round_2);
    let shown = hall.table(1);
    assert_eq!((shown["black"].as_str(), shown["state"].as_str()), (Some("Emmy Noether"), Some("empty")));
    assert!(shown["result"].is_null() && shown["needs"].as_array().unwrap().is_empty(), "{shown}");
    assert!(!hall.get("/table/1/game.sgf", None).body.contains(";B["), "nothing of it is shown as this round's");
    assert!(hall.get("/", None).body.contains("The game of an earlier round is on the table's page"));
    let page = hall.get("/table/1", None).body;
    assert!(page.contains("Games sent from this table") && page.contains("Round 1") && page.contains(won), "{page}");
    assert!(!hall.get("/public/table/1", None).body.contains("Hua Luogeng"));
    // The game of this round begins, and has the table.
    let second = finished(["Emmy Noether", "Ada Lovelace"], "2", 2);
    hall.send(1, 0, &second[..8]);
    assert_eq!((hall.table(1)["state"].as_str(), hall.table(1)["games"].as_u64()), (Some("playing"), Some(2)));
    hall.send(1, 8, &second[8..]);
    let line = format!("table 1: {won} (Ada Lovelace), confirmed");
    assert_eq!(said(&hall, &data, 1), ["confirmed", "1", &line, won]);
    // The results of the round before can still be had.
    let before = run(&["results", "--data", data.to_str().unwrap(), "--round", "1"]).1;
    assert!(before.starts_with(&format!("table 1: {won} (Hua Luogeng), confirmed\n")), "{before}");
}

#[test]
fn where_the_same_players_meet_again_the_round_decides_and_without_one_the_doubt_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = two_rounds(folder.path());
    let serve = |round: &str| HallProcess::start(&data, &["--pairings", &pairings, "--round", round]);
    let hall = serve("1");
    // Table 1 records without a round, as with names that were typed; table 2 has the round of its hall.
    hall.send(2, 0, &finished(["Emmy Noether", "Kurt G\u{f6}del"], "1", 1));
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "", 2));
    assert_eq!([1, 2].map(|table| said(&hall, &data, table)[1].clone()), ["1", "1"]);
    drop(hall);
    let hall = serve("2");
    assert_eq!(said(&hall, &data, 2)[3], "Not begun", "the colours are others, and so is the round");
    assert_eq!(said(&hall, &data, 1)[3], "Not begun", "other players, before this round: it was of an earlier one");
    drop(hall);
    // The same two without a round, from before the hall was opened for this one: nobody can tell.
    let data = folder.path().join("doubt");
    let serve = |round: &str| HallProcess::start(&data, &["--pairings", &pairings, "--round", round]);
    let hall = serve("1");
    hall.send(2, 0, &finished(["Kurt G\u{f6}del", "Emmy Noether"], "", 3));
    drop(hall);
    let hall = serve("2");
    let [state, rows, line, shown] = said(&hall, &data, 2);
    assert_eq!(state, "missing; this game names no round, and began before this round");
    assert_eq!((rows.as_str(), line, shown.as_str()), ("0", format!("table 2: {state}"), "White wins by 3.5"));
    assert_eq!(hall.table(2)["needs"][0]["kind"], "round-unknown");
    // A rematch at the same table, recorded in this round, is of it.
    hall.send(2, 0, &finished(["Kurt G\u{f6}del", "Emmy Noether"], "2", 4));
    assert_eq!(said(&hall, &data, 2)[0], "confirmed");
    assert!(hall.table(2)["needs"].as_array().unwrap().is_empty());
}

#[test]
fn of_games_of_a_round_with_different_confirmed_results_none_counts_until_one_is_withdrawn() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = two_rounds(folder.path());
    let serve = |round: &str| HallProcess::start(&data, &["--pairings", &pairings, "--round", round]);
    let players = ["Ada Lovelace", "Hua Luogeng"];
    let mut hall = serve("1");
    // Two computers have recorded the game.
    hall.send(1, 0, &finished_with(players, "1", 1, &[Some("B+1.5")]));
    assert_eq!(said(&hall, &data, 1)[0], "confirmed");
    let other = finished_with(players, "1", 2, &[Some("W+R")]);
    hall.send(1, 0, &other);
    let differ = "missing; games of this round at this table have different confirmed results";
    for _ in 0..2 {
        let [state, rows, line, _] = said(&hall, &data, 1);
        assert_eq!((state.as_str(), rows.as_str(), line), (differ, "0", format!("table 1: {differ}")));
        assert_eq!(hall.table(1)["needs"][0]["kind"], "results-differ");
        hall.kill();
        hall = serve("1");
    }
    let withdrawn = finished_with(players, "1", 2, &[Some("W+R"), None]);
    hall.send(1, other.len(), &withdrawn[other.len()..]);
    // They do not differ any more, and the one that is left is not the game that is shown.
    assert_eq!(needs(&hall, 1)[0], ["other-result".to_owned(), format!("A{}", &other_result("B+1.5")[1..])]);
    hall.kill();
    // Of the round that is over the confirmed result is found, whatever was sent last.
    let hall = serve("2");
    hall.send(1, 0, &finished(["Emmy Noether", "Ada Lovelace"], "2", 3));
    hall.send(1, 0, &finished_with(["", ""], "", 4, &[]));
    let before = run(&["results", "--data", data.to_str().unwrap(), "--round", "1"]).1;
    assert!(before.starts_with("table 1: Black wins by 1.5 (Ada Lovelace), confirmed\n"), "{before}");
}

#[test]
fn a_confirmed_result_of_a_recording_without_its_end_is_compared_with_the_others_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &two_rounds(folder.path()), "--round", "1"]);
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "1", 1));
    let cut_off = without_end(&finished_with(["", ""], "", 2, &[Some("B+R")]));
    hall.send(1, 0, &cut_off[..cut_off.len() - 1]);
    // The table shows a game that goes on.
    assert_eq!(said(&hall, &data, 1)[..2], [&format!("missing; {}", other_result("W+3.5")), "0"]);
    hall.send(1, cut_off.len() - 1, &cut_off[cut_off.len() - 1..]);
    let differ = "missing; games of this round at this table have different confirmed results";
    let [state, rows, line, _] = said(&hall, &data, 1);
    assert_eq!((state.as_str(), rows.as_str(), line), (differ, "0", format!("table 1: {differ}")));
    assert_eq!(hall.table(1)["needs"][0]["kind"], "results-differ");
}

#[test]
fn a_confirmed_result_is_said_when_a_second_recording_of_the_game_takes_its_place_until_one_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let serve = || HallProcess::start(&data, &["--pairings", &two_rounds(folder.path()), "--round", "1"]);
    let mut hall = serve();
    let players = ["Ada Lovelace", "Hua Luogeng"];
    let first = finished_with(players, "1", 1, &[Some("B+R")]);
    hall.send(1, 0, &first);
    assert_eq!(said(&hall, &data, 1)[0], "confirmed");
    assert!(needs(&hall, 1).is_empty());
    // Somebody begins another recording at the table, after the game.
    let second = finished_with(players, "1", 2, &[Some("B+R")]);
    hall.send(1, 0, &second[..8]);
    let sentence = format!("A{}", &other_result("B+R")[1..]);
    for _ in 0..2 {
        let state = format!("missing; {}", other_result("B+R"));
        let [shown, rows, line, _] = said(&hall, &data, 1);
        assert_eq!((&shown, rows.as_str(), line), (&state, "0", format!("table 1: {state}")));
        assert_eq!(needs(&hall, 1), [["other-result".to_owned(), sentence.clone()]]);
        let glance = hall.get("/", None).body;
        assert!(glance.contains(">Tables that need you: 1<") && glance.contains(&sentence), "{glance}");
        assert!(hall.get("/table/1/state.json", None).body.contains(&sentence), "the table's page has it from there");
        let row = hall.get("/api/results", None).json()["results"][0]["other_result"].clone();
        assert_eq!(row, serde_json::json!({ "result": "B+R", "confirmed": true }));
        for path in ["/public", "/public/table/1/state.json"] {
            assert!(
                !hall.get(path, None).body.contains("nother game of this table"),
                "spectators cannot choose: {path}"
            );
        }
        hall.kill();
        hall = serve();
    }
    // The organiser shows the first one again.
    assert_eq!(hall.post(&format!("/table/1/show?journal={}", first[0].hash), b"", None).status, 303);
    assert_eq!(said(&hall, &data, 1)[0], "confirmed");
    assert!(needs(&hall, 1).is_empty());
    // With the second one shown it is asked again, until that one has a confirmed result too.
    hall.post(&format!("/table/1/show?journal={}", second[0].hash), b"", None);
    assert_eq!(needs(&hall, 1)[0][0], "other-result");
    hall.send(1, 8, &second[8..]);
    assert_eq!(said(&hall, &data, 1)[..2], ["confirmed", "1"]);
    assert!(needs(&hall, 1).is_empty());
}

#[test]
fn a_result_that_is_noted_late_of_a_game_that_is_not_shown_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", &two_rounds(folder.path()), "--round", "1"]);
    let players = ["Ada Lovelace", "Hua Luogeng"];
    let first = finished_with(players, "1", 1, &[]);
    hall.send(1, 0, &first);
    hall.send(1, 0, &finished_with(players, "1", 2, &[]));
    assert_eq!(said(&hall, &data, 1)[0], "missing");
    assert!(needs(&hall, 1).is_empty());
    let confirmed = finished_with(players, "1", 1, &[Some("B+R"), None]);
    let end = first.len();
    assert_eq!(hall.send(1, end, &confirmed[end..=end]).json()["shown"], false);
    let state = format!("missing; {}", other_result("B+R"));
    assert_eq!(said(&hall, &data, 1)[2], format!("table 1: {state}"));
    assert_eq!((said(&hall, &data, 1)[0].as_str(), needs(&hall, 1)[0][0].as_str()), (state.as_str(), "other-result"));
    hall.send(1, end + 1, &confirmed[end + 1..]);
    assert_eq!(said(&hall, &data, 1)[0], "missing", "it was withdrawn");
    assert!(needs(&hall, 1).is_empty());
    // A game of other players that takes the place hides the result as well.
    hall.send(2, 0, &finished(["Emmy Noether", "Kurt G\u{f6}del"], "1", 3));
    hall.send(2, 0, &game_of("Alan", "Alonzo", 4, 12)[..8]);
    let kinds: Vec<String> = needs(&hall, 2).into_iter().map(|[kind, _]| kind).collect();
    assert_eq!(kinds, ["other-players", "other-result"]);
    let others = "this game is of other players than those who are paired";
    assert_eq!(said(&hall, &data, 2)[0], format!("missing; {others}; {}", other_result("W+3.5")));
}

#[test]
fn a_game_at_a_table_that_the_pairings_do_not_have_is_marked_until_the_table_is_released() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = two_rounds(folder.path());
    let serve = |round: &str| HallProcess::start(&data, &["--pairings", &pairings, "--round", round]);
    let mut hall = serve("1");
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "1", 1));
    let lines = finished(["", ""], "", 2);
    hall.send(9, 0, &lines[..8]);
    let marked = |hall: &HallProcess| needs(hall, 9).into_iter().map(|[kind, _]| kind).collect::<Vec<_>>();
    assert_eq!(marked(&hall), ["not-paired"]);
    hall.send(9, 8, &lines[8..]);
    for _ in 0..2 {
        assert_eq!(marked(&hall), ["not-paired"], "the game is over, and its result is still at the wrong table");
        assert!(hall.get("/", None).body.contains("The pairings have no such table, and a game was recorded for it"));
        let page = hall.get("/round", None).body;
        assert!(page.contains("1 of 2 results confirmed"), "the pairings have two tables: {page}");
        let [state, rows, line, _] = said(&hall, &data, 9);
        assert_eq!((state.as_str(), rows.as_str()), ("confirmed; the pairings have no such table", "0"));
        assert!(line.contains("not counted: table 9: White wins by 3.5, confirmed"), "on standard error: {line}");
        let results = hall.get("/api/results", None).json();
        let tables = |list: &str| -> Vec<u64> {
            results[list].as_array().unwrap().iter().map(|line| line["table"].as_u64().unwrap()).collect()
        };
        assert_eq!((tables("results"), tables("unpaired")), (vec![1, 2], vec![9]), "the lists agree with the file");
        let (_, out, _) = run(&["results", "--data", data.to_str().unwrap(), "--json"]);
        assert_eq!(out.lines().count(), 2, "{out}");
        hall.kill();
        hall = serve("1");
    }
    assert!(
        hall.get("/table/9", None).body.contains("Once the organiser has released table 9, nobody needs to go there")
    );
    assert_eq!(hall.post("/table/9/release", b"", None).status, 303);
    assert!(marked(&hall).is_empty());
    assert!(!hall.get("/table/9", None).body.contains("Released, table 9"));
    hall.kill();
    hall = serve("1");
    assert!(marked(&hall).is_empty(), "it is remembered");
    // Another game that comes there is marked anew.
    hall.send(9, 0, &finished(["", ""], "", 3));
    assert_eq!(marked(&hall), ["not-paired"]);
    assert_eq!(hall.stop(), 0);
    // In the next round it is a game of an earlier one.
    let hall = serve("2");
    assert!(marked(&hall).is_empty());
    let page = hall.get("/round", None).body;
    assert!(page.contains("0 of 2 results confirmed") && !page.contains("/table/9\""), "{page}");
    assert_eq!(hall.get("/api/results.csv", None).body.lines().count(), 1, "its result is none of this round");
}

#[test]
fn another_winner_than_the_pairing_program_has_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("entered.csv");
    fs::write(&path, "round,table,black,white,result\n1,1,Ada Lovelace,Hua Luogeng,W+\n1,2,Emmy,Kurt,W+\n").unwrap();
    let data = folder.path().join("data");
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    hall.send(1, 0, &finished_with(["Ada Lovelace", "Hua Luogeng"], "1", 1, &[Some("B+1.5")]));
    // The players chose other colours than the pairing: Kurt has won here and there.
    hall.send(2, 0, &finished_with(["Kurt", "Emmy"], "1", 2, &[Some("B+1.5")]));
    let page = hall.get("/round", None).body;
    let row = |table: u32| page.split("<tr").find(|row| row.contains(&format!("/table/{table}\""))).unwrap();
    let differs = "The pairing program has another winner than the confirmed result";
    assert!(row(1).contains(differs) && !row(2).contains(differs), "{page}");
}

#[test]
fn a_game_of_the_round_before_that_goes_on_is_shown_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = two_rounds(folder.path());
    let hall = HallProcess::start(&data, &["--pairings", &pairings, "--round", "2"]);
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "1", 1)[..8]);
    assert_eq!(
        (hall.table(1)["black"].as_str(), hall.table(1)["state"].as_str()),
        (Some("Ada Lovelace"), Some("playing"))
    );
    assert_eq!(hall.table(1)["needs"][0]["kind"], "other-round");
    assert_eq!(said(&hall, &data, 1)[0], "missing; this game is of another round");
}

#[test]
fn a_rehearsal_is_kept_away_from_real_games() {
    let folder = tempfile::tempdir().unwrap();
    let rehearse = |hall: &HallProcess| {
        run(&["rehearse", "--tables", "2", "--speed", "1000", "--moves", "5", "--hall", &hall.address])
    };
    let hall = HallProcess::start(&folder.path().join("own"), &[]);
    assert_eq!((rehearse(&hall).0, rehearse(&hall).0), (0, 0), "a hall of rehearsals takes another one");
    hall.send(5, 0, &game_of("Ada", "Hua", 1, 20)[..10]);
    let (status, out, err) = rehearse(&hall);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.contains("has games that are no rehearsal's; rehearse with one of its own"), "{err}");
    assert_eq!(games(&hall, 1).len(), 2);
    let paired = HallProcess::start(&folder.path().join("paired"), &["--pairings", &pairings(folder.path())]);
    let (status, _, err) = rehearse(&paired);
    assert_eq!(status, 2);
    assert!(err.contains("has the pairings of a tournament; rehearse with one of its own"), "{err}");
    assert!(games(&paired, 1).is_empty());
}
