//! The organiser's day: what is said at once, boards that record among many that do not, and results from a telephone.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::{Forfeit, GameResult, WinBy};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_platform::clock;
use serde_json::{Value, json};

use crate::answers::asking;
use crate::chromium::Chromium;
use crate::decisions::who_says_so;
use crate::games::{finished, finished_with, without_end};
use crate::hall_process::{HallProcess, game, run, token, wait};
use crate::postgres_server::PostgresServer;
use kifuscribe_core::session::assent::Assent;

/// Pairings of a round at these tables; at table 1 Ada Lovelace plays Hua Luogeng.
fn pairings(folder: &Path, tables: u32) -> String {
    let path = folder.join("pairings.csv");
    let mut text = "round,table,black,white\n2,1,Ada Lovelace,Hua Luogeng\n".to_owned();
    for table in 2..=tables {
        writeln!(text, "2,{table},Black {table},White {table}").unwrap();
    }
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The line of a table in the results of the round.
fn result(hall: &HallProcess, table: u32) -> Value {
    let results = hall.get("/api/results", None).json();
    let found = results["results"].as_array().unwrap().iter().find(|line| line["table"] == table).cloned();
    found.unwrap_or_else(|| panic!("no table {table} in {results}"))
}

pub(crate) fn enter(hall: &HallProcess, table: u32, form: &str, token: Option<&str>) -> u16 {
    let form_type = [("content-type", "application/x-www-form-urlencoded")];
    hall.post_with(&format!("/table/{table}/result"), who_says_so(form).as_bytes(), token, &form_type).status
}

#[test]
fn a_second_answer_in_the_place_of_one_that_waits_is_said_on_the_page_and_in_the_trail() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    hall.send(1, 0, &asking());
    let answer = |word: &str| hall.post(&format!("/table/1/answer?question=1&answer={word}"), b"", None).status;
    assert_eq!(answer("confirm"), 303);
    assert!(!hall.get("/table/1", None).body.contains("in place of another answer"));
    assert_eq!(answer("2"), 303);
    let page = hall.get("/table/1", None).body;
    let said = "It came in place of another answer that waited: The record is right";
    assert!(page.contains("It was Black T1") && page.contains(said), "{page}");
    let trail = hall.get("/api/trail", None).body;
    assert!(trail.contains("question 1 answered: 2 in place of confirm (organiser), which waited"), "{trail}");
    // The same answer twice takes the place of nothing.
    assert_eq!(answer("2"), 303);
    assert!(!hall.get("/table/1", None).body.contains("that waited: It was Black T1"));
}

#[test]
fn pairings_that_break_in_another_way_are_said_with_the_reason_of_now_and_the_command_has_the_last_good_ones() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (pairings(folder.path(), 2), folder.path().join("data"));
    let hall = HallProcess::start(&data, &["--pairings", &path]);
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "2", 1));
    fs::write(&path, "\u{0}\u{1}broken").unwrap();
    let said = || hall.get("/", None).body;
    wait("the first reason", || said().contains("not been readable since") && !said().contains("cannot read"));
    fs::remove_file(&path).unwrap();
    wait("the reason of now", || said().contains("cannot read"));
    let (status, out, err) = run(&["results", "--data", data.to_str().unwrap()]);
    assert_eq!(status, 1, "{err}");
    assert!(err.contains("the pairings cannot be read: ") && err.contains("that the hall has read last"), "{err}");
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.contains("table 1: White wins by 3.5 (Hua Luogeng), confirmed") && out.contains("table 2: "), "{out}");
}

#[test]
fn rules_that_are_not_known_are_said_with_the_pairings() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairings.csv");
    fs::write(&path, "round,table,black,white,rules\n1,1,Ada,Hua,Japanese\n1,2,Emmy,Kurt,Japanees\n").unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", path.to_str().unwrap()]);
    let page = hall.get("/", None).body;
    assert!(page.contains("name rules that are not known: Japanees;"), "{page}");
}

#[test]
fn a_released_table_says_what_takes_it_and_what_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    hall.send(1, 0, &game(1, 1, 30)[..9]);
    assert!(!hall.get("/table/1", None).body.contains("is released"));
    assert_eq!(hall.post("/table/1/release", b"", None).status, 303);
    let page = hall.get("/table/1", None).body;
    assert!(page.contains("Table 1 is released") && page.contains("Show this game"), "{page}");
}

#[test]
fn what_is_wrong_at_a_table_is_known_to_every_process_of_a_hall() {
    let Some(postgres) = PostgresServer::start() else { return };
    let (folder, address) = (tempfile::tempdir().unwrap(), postgres.address());
    let [a, b] = [(); 2].map(|()| HallProcess::start(folder.path(), &["--database", &address]));
    let lines = game(1, 1, 30);
    a.send(1, 0, &lines[..9]);
    let own = format!("/api/tables/1/journal?from=9&journal={}", lines[0].hash);
    let needs = |hall: &HallProcess| hall.get("/api/tables", None).body;
    assert_eq!(a.post(&format!("{own}&silent=40&unwritten=3"), b"", None).status, 200);
    for hall in [&a, &b] {
        wait("both are said", || ["no-picture", "unwritten"].iter().all(|need| needs(hall).contains(need)));
    }
    // Pictures come again and everything is written, and the table speaks to the other process.
    assert_eq!(b.post(&own, b"", None).status, 200);
    for hall in [&a, &b] {
        wait("neither is said", || !["no-picture", "unwritten"].iter().any(|need| needs(hall).contains(need)));
    }
}

#[test]
fn boards_that_record_come_first_and_the_others_are_behind_a_filter() {
    let folder = tempfile::tempdir().unwrap();
    let path = pairings(folder.path(), 299);
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &path, "--tables", "1,20-26"]);
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "2", 1));
    for table in 21..=22 {
        let (black, white) = (format!("Black {table}"), format!("White {table}"));
        hall.send(table, 0, &finished([&black, &white], "2", u64::from(table)));
    }
    // A board that nobody has named records, too.
    hall.send(150, 0, &without_end(&finished_with(["Black 150", "White 150"], "2", 9, &[])));
    let page = hall.get("/round", None).body;
    assert!(page.contains("3 of 299 results confirmed (recorded: 3 of 9; the others: 0 of 290)"), "{page}");
    let tables = hall.get("/api/tables", None).json();
    let recorded = tables["tables"].as_array().unwrap().iter().filter(|line| line["recorded"] == true).count();
    assert_eq!(recorded, 9);
    // Without the hall that is served nobody knows at which tables recordings are expected.
    let lines = run(&["results", "--json", "--data", folder.path().join("data").to_str().unwrap()]).1;
    let said = |wanted: &Value| {
        let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        lines.filter(|line| line["recorded"] == *wanted).count()
    };
    assert_eq!([json!(true), json!(false), Value::Null].map(|wanted| said(&wanted)), [4, 0, 295], "{lines}");
    let Some(browser) = Chromium::open(&["--window-size=360,740"]) else { return };
    let seen = "return [...document.querySelectorAll('#tiles > li')].filter((tile) => tile.offsetParent !== null).map((tile) => tile.id.slice(6)).join(' ')";
    for path in ["/", "/public"] {
        browser.go(&format!("{}{path}", hall.address));
        browser.wait_for(seen, &json!("1 20 21 22 23 24 25 26 150"));
        browser.run("document.getElementById('all-tables').click()");
        browser.wait_for("return document.querySelectorAll('#tiles > li').length", &json!(299));
        browser.wait_for("return document.getElementById('table-299').offsetParent !== null", &json!(true));
    }
    browser.go(&format!("{}/projector", hall.address));
    // Those that have begun, eight at a time.
    browser.wait_for(seen, &json!("1 21 22 150 20 23 24 25"));
    browser.wait_for("return document.getElementById('page-number').textContent", &json!("1 of 2"));
}

#[test]
fn where_no_board_records_all_tables_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path(), 12)]);
    let Some(browser) = Chromium::open(&[]) else { return };
    browser.go(&hall.address);
    let seen =
        "return [...document.querySelectorAll('#tiles > li')].filter((tile) => tile.offsetParent !== null).length";
    browser.wait_for(seen, &json!(12));
    browser.wait_for("return document.querySelector('.filter').offsetParent === null", &json!(true));
}

#[test]
fn a_referee_enters_the_result_of_a_table_without_a_camera_and_it_counts_as_others_do() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (pairings(folder.path(), 4), folder.path().join("data"));
    let [organiser, referee, table, public] =
        [("organiser", None), ("referee", None), ("table", Some(1)), ("public", None)]
            .map(|(role, number)| token(&data, role, number));
    let mut hall = HallProcess::start(&data, &["--pairings", &path]);
    let of_round = |hall: &HallProcess, table: u32| {
        let results = hall.get("/api/results", Some(&organiser)).json();
        results["results"].as_array().unwrap().iter().find(|line| line["table"] == table).cloned().unwrap()
    };
    for other in [&table, &public] {
        assert_eq!(enter(&hall, 3, "winner=W&way=points&margin=3.5", Some(other)), 403);
    }
    for wrong in
        ["winner=W&way=points&margin=", "winner=0&way=R", "winner=B&way=T&margin=2", "winner=&way=", "result=?"]
    {
        assert!((400..500).contains(&enter(&hall, 3, wrong, Some(&referee))), "{wrong}");
    }
    assert_eq!(of_round(&hall, 3)["result"], Value::Null);
    assert_eq!(enter(&hall, 3, "winner=W&way=points&margin=3,5&back=round", Some(&referee)), 303);
    assert_eq!(enter(&hall, 2, "winner=B&way=", Some(&organiser)), 303);
    assert_eq!(enter(&hall, 4, "result=W%2B3.5&reasons=a+dead+stone+was+forgotten", Some(&referee)), 303);
    // It is kept as everything else that is done in the hall.
    hall.kill();
    let hall = HallProcess::start(&data, &["--pairings", &path]);
    let third = of_round(&hall, 3);
    assert_eq!((third["result"].as_str(), third["winner_name"].as_str()), (Some("W+3.5"), Some("White 3")));
    assert_eq!((third["confirmed"].as_bool(), third["source"].as_str()), (Some(true), Some("hall")));
    assert!(third["by"].as_str().unwrap().starts_with("referee "), "{third}");
    assert_eq!(of_round(&hall, 2)["result"], "B+");
    let csv = hall.get("/api/results.csv", Some(&organiser)).body;
    // What both agreed on is no count that anybody knows of; with reasons it is the referee's decision.
    let row = |table: &str| {
        csv.lines().find(|row| row.starts_with(&format!(",2,{table},"))).unwrap_or_else(|| panic!("{csv}"))
    };
    let by = third["by"].as_str().unwrap();
    assert_eq!(row("3"), format!(",2,3,Black 3,White 3,white,3.5,agreement,W+3.5,false,confirmed,{by},true"));
    assert_eq!(row("4"), format!(",2,4,Black 4,White 4,white,3.5,decision,W+3.5,false,confirmed,{by},true"));
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.contains("round 2, table 3: decided: W+3.5 (Black 3 - White 3)"), "{trail}");
    assert!(hall.get("/public", Some(&public)).body.contains("White wins by 3.5"));
    // Another result is refused until this one is taken back.
    let other = enter(&hall, 3, "result=B%2BR", Some(&organiser));
    assert_eq!(other, 409);
    let page = hall.get("/table/3/result", Some(&referee)).body;
    let back = page.split("action=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
    assert!(back.starts_with("/table/3/give-up?journal=paired"), "{page}");
    let unexplained = hall.post(&back, b"reasons=+", Some(&referee));
    assert!(unexplained.status == 400 && unexplained.body.contains("needs its reasons"), "{unexplained:?}");
    assert_eq!(of_round(&hall, 3)["result"], "W+3.5");
    assert_eq!(hall.post(&back, b"reasons=the+wrong+table", Some(&referee)).status, 303);
    assert_eq!(of_round(&hall, 3)["result"], Value::Null);
    // Wherever the result was said it is said what it was, and who has taken it back and why.
    for path in ["/table/3/result", "/table/3", "/audit/table/3", "/round"] {
        let page = hall.get(path, Some(&referee)).body;
        for said in ["Withdrawn: ", ": the wrong table - what was withdrawn: ", "White wins by 3.5"] {
            assert!(page.contains(said), "{path}, {said}: {page}");
        }
    }
    let watched = hall.get("/public/table/3", Some(&public)).body;
    assert!(watched.contains("W+3.5 was taken back") && !watched.contains("the wrong table"), "{watched}");
    assert_eq!(of_round(&hall, 3)["taken_back"], serde_json::json!(["W+3.5 was taken back"]));
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.contains("what was done in the hall is given up, W+3.5: the wrong table"), "{trail}");
    assert_eq!(enter(&hall, 3, "result=B%2BR", Some(&organiser)), 303);
    assert_eq!(of_round(&hall, 3)["result"], "B+R");
    let page = hall.get("/table/3", Some(&referee)).body;
    assert!(page.contains("White wins by 3.5") && page.contains(": the wrong table - "), "it was taken back: {page}");
}

#[test]
fn a_result_is_entered_under_protest_with_whose_it_is_and_why() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path(), 4)]);
    let browser = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
    let entered = |protest: &str| {
        let form = format!("winner=W&way=points&margin=3.5&both=on&back=round&{protest}");
        hall.post_with("/table/3/result", form.as_bytes(), None, &browser)
    };
    for (protest, said, kept) in [
        ("protest=black&protest-why=", "ay why the game was played under protest", "value=\"black\" selected"),
        ("protest=&protest-why=a+flag", "hoose whose protest it is", "value=\"a flag\""),
    ] {
        let refused = entered(protest);
        assert_eq!(refused.status, 400, "{refused:?}");
        assert!(refused.body.contains(said) && refused.body.contains(kept), "{}", refused.body);
    }
    assert_eq!(entered("protest=both&protest-why=a+flag").status, 303);
    let line = hall.get("/api/results", None).json()["results"][2].clone();
    let protests: Vec<[&str; 2]> = line["protests"]
        .as_array()
        .unwrap()
        .iter()
        .map(|protest| ["player", "reasons"].map(|field| protest[field].as_str().unwrap()))
        .collect();
    assert_eq!((line["protest"].as_bool(), protests), (Some(true), vec![["black", "a flag"], ["white", "a flag"]]));
    let said = "under protest by Black: a flag; under protest by White: a flag";
    let trail = hall.get("/api/trail", None).body;
    assert!(trail.contains(&format!("table 3: decided: W+3.5 (Black 3 - White 3); {said}")), "{trail}");
    for page in ["/round", "/table/3/result", "/api/results.csv"] {
        let page = hall.get(page, None).body;
        assert!(page.contains("a flag"), "{page}");
    }
    let record = hall.get("/table/3/game.sgf", None).body;
    assert!(record.contains("RE[W+3.5]") && record.contains("by White\\: a flag"), "{record}");
}

#[test]
fn a_wrong_entry_on_the_telephone_names_its_field_and_keeps_what_was_typed() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path(), 4)]);
    let browser = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
    let entered = |form: &str| hall.post_with("/table/3/result", form.as_bytes(), None, &browser);
    for (form, said, field) in [
        ("winner=W&way=points&margin=&back=round", "Type by how many points the game was won", "id=\"margin\""),
        ("winner=W&way=points&margin=three&back=round", "&#39;three&#39; is no number of points", "id=\"margin\""),
        ("winner=B&way=T&margin=2.5&back=round", "A win by points alone has a margin", "id=\"margin\""),
        ("winner=0&way=R&back=round", "Nobody wins with this result", "id=\"way\""),
        ("winner=B&way=R&back=round", "Press Both players agree", "id=\"reasons\""),
    ] {
        let answer = entered(form);
        assert_eq!(answer.status, 400, "{form}");
        let body = answer.body.replace("'", "&#39;");
        assert!(body.contains(said), "{form}: {}", answer.body);
        let at = answer.body.find(field).unwrap_or_else(|| panic!("{field}: {}", answer.body));
        let rest = &answer.body[at..];
        assert!(rest[..rest.find('>').unwrap()].contains("aria-invalid=\"true\""), "{form}: {rest}");
    }
    let page = entered("winner=B&way=T&margin=2.5&reasons=a+dead+stone&back=round").body;
    for kept in ["value=\"B\" checked", "value=\"T\" selected", "value=\"2.5\"", "value=\"a dead stone\""] {
        assert!(page.contains(kept), "{kept}: {page}");
    }
    // What the hall refuses is said over the same fields; a program gets the sentence alone.
    let refused = entered("winner=W&way=points&margin=9999&back=round&both=on");
    assert_eq!((refused.status, refused.body.contains("value=\"9999\"")), (409, true), "{}", refused.body);
    let plain = hall.post_with("/table/3/result", b"winner=W&way=points", None, &browser[..1]);
    assert!(plain.body.contains("by how many points") && !plain.body.contains("<form"), "{}", plain.body);
    assert_eq!(result(&hall, 3)["result"], Value::Null);
}

#[test]
fn a_long_round_has_links_to_its_tables_and_goes_back_to_the_one_that_was_entered() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path(), 25)]);
    let page = hall.get("/round", None).body;
    for link in ["href=\"#table-1\"", "href=\"#table-11\"", "href=\"#table-21\""] {
        assert!(page.contains(link), "{link}: {page}");
        assert!(page.contains(&link.replace("href=\"#", "id=\"")), "{link} leads to a row");
    }
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let entered = hall.post_with("/table/17/result", b"winner=B&way=R&back=round&both=on", None, &form);
    assert_eq!((entered.status, entered.location.as_str()), (303, "/round#table-17"));
}

#[test]
fn a_table_that_records_the_game_gets_the_result_and_one_that_begins_afterwards_is_not_ended_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path(), 2)]);
    // The result is entered before the laptop of table 1 has said anything; its recording had begun.
    let before = begun("2026-11-28T09:00:00+00:00", "Ada Lovelace", "Hua Luogeng");
    assert_eq!(enter(&hall, 1, "winner=B&way=R", None), 303);
    let sent = hall.send(1, 0, &[before]).json();
    assert!(sent["acts"].as_str().unwrap_or_default().contains("B+R"), "{sent}");
    assert_eq!(result(&hall, 1)["result"], "B+R", "{sent}");
    // At table 2 a recording begins after the result: it may be of the next game.
    assert_eq!(enter(&hall, 2, "winner=W&way=T", None), 303);
    // Times of acts are whole seconds.
    let decided = clock::now();
    wait("the next second", || clock::now() != decided);
    let later = hall.send(2, 0, &[begun(&clock::now(), "", "")]).json();
    assert_eq!(later["acts"], Value::Null, "{later}");
    assert_eq!(result(&hall, 2)["result"], "W+T");
    // That recording never writes the result down: it is taken back where it was entered.
    assert_eq!(enter(&hall, 2, "winner=B&way=R", None), 409);
    let page = hall.get("/table/2/result", None).body;
    let back = page.split("action=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
    assert!(back.starts_with("/table/2/give-up?journal="), "{page}");
    assert_eq!([303, 409], [(); 2].map(|()| hall.post(&back, b"reasons=wrong", None).status));
    assert_eq!(result(&hall, 2)["result"], Value::Null);
    let needs = hall.table_for(2, None)["needs"].to_string();
    assert!(!needs.contains("decision-waits"), "{needs}");
    assert_eq!(enter(&hall, 2, "winner=B&way=R", None), 303);
}

#[test]
fn a_claim_that_sgf_has_no_value_for_is_confirmed_as_it_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path(), 3)]);
    let illegal = GameResult::win(Color::White, WinBy::Forfeit(Forfeit::IllegalMove));
    let absent = GameResult::win(Color::White, WinBy::Forfeit(Forfeit::NoShow));
    for (table, result, text) in [(2, absent, "W+no-show"), (3, illegal, "W+illegal-move")] {
        let (black, white) = (format!("Black {table}"), format!("White {table}"));
        let opened = begun("2026-11-28T09:00:00+00:00", &black, &white);
        let note = ResultNote {
            result,
            status: ResultStatus::Claimed,
            protest: false,
            signed: Signature::default(),
            assent: Assent::NONE,
        };
        let claimed = SessionEvent::Noted { time: Duration::from_secs(1), result: note };
        let (line, hash) = journal::line(2, &opened.hash, &claimed).unwrap();
        hall.send(table, 0, &[opened, TimedLine { time: claimed.time(), text: line, hash }]);
        let page = hall.get(&format!("/table/{table}/result"), None).body;
        let (_, value) = page.split_once("name=\"result\" value=\"").unwrap_or_else(|| panic!("{page}"));
        assert_eq!(value.split('"').next(), Some(text));
        assert_eq!(enter(&hall, table, &format!("result={}", text.replace('+', "%2B")), None), 303);
        let trail = hall.get("/api/trail", None).body;
        assert!(trail.contains(&format!("table {table}: decided: {text}")), "{trail}");
    }
}

#[test]
fn a_game_without_a_recording_gets_no_result_that_no_count_comes_to_unless_reasons_are_given() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairings.csv");
    fs::write(&path, "round,table,black,white,komi\n1,1,Ada,Hua,6.5\n1,2,Emmy,Kurt,\n").unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", path.to_str().unwrap()]);
    for impossible in
        ["winner=W&way=points&margin=3", "result=B%2B9999.5", "result=0", "result=W%2B3&reasons=+&both=on"]
    {
        assert_eq!(enter(&hall, 1, impossible, None), 409, "{impossible}");
    }
    assert_eq!(enter(&hall, 2, "result=B%2B9999", None), 409);
    assert_eq!(result(&hall, 1)["result"], Value::Null);
    // A referee may decide so, and other results are no counts.
    assert_eq!(enter(&hall, 1, "result=W%2B3&reasons=Komi+agreed+otherwise", None), 303);
    assert_eq!(enter(&hall, 2, "winner=W&way=R", None), 303);
    assert_eq!((result(&hall, 1)["result"].as_str(), result(&hall, 2)["result"].as_str()), (Some("W+3"), Some("W+R")));
}

#[test]
fn a_page_of_an_earlier_game_decides_nothing_of_a_later_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairings.csv");
    let pair = |round: u32| fs::write(&path, format!("round,table,black,white\n{round},1,Ada,Hua\n")).unwrap();
    pair(1);
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", path.to_str().unwrap()]);
    let game = |page: &str| {
        let body = hall.get(page, None).body;
        let (_, value) = body.split_once("name=\"game\" value=\"").unwrap_or_else(|| panic!("{body}"));
        value.split('"').next().unwrap().replace(' ', "+")
    };
    let first = game("/table/1/result");
    pair(2);
    wait("round 2", || game("/table/1/result") != first);
    let said = |game: &str| {
        let form_type = [("content-type", "application/x-www-form-urlencoded")];
        hall.post_with("/table/1/result", format!("winner=B&way=R&both=on&game={game}").as_bytes(), None, &form_type)
    };
    let refused = said(&first);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("another game by now than the page"), "{}", refused.body);
    assert_eq!(result(&hall, 1)["result"], Value::Null);
    let second = game("/table/1/result");
    hall.send(1, 0, &[begun(&clock::now(), "Ada", "Hua")]);
    assert_eq!(said(&second).status, 409, "a recording has begun");
    let recorded = game("/table/1/result");
    assert_eq!(game("/table/1"), recorded);
    assert_eq!(said(&recorded).status, 303);
}

#[test]
fn of_decisions_that_come_at_once_one_stands_and_the_others_hear_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", &pairings(folder.path(), 3)]);
    // Table 2 has no recording, table 3 one that lacks the decision.
    hall.send(3, 0, &[begun("2026-11-28T09:00:00+00:00", "Black 3", "White 3")]);
    for table in [2, 3] {
        let entered: Vec<u16> = std::thread::scope(|scope| {
            let hall = &hall;
            let post = |i: u32| {
                let form = format!("winner={}&way=R&reasons=x", if i.is_multiple_of(2) { "B" } else { "W" });
                scope.spawn(move || enter(hall, table, &form, None))
            };
            let threads: Vec<_> = (0..8).map(post).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        // Who says the same as was decided has said nothing else.
        let count = |status| entered.iter().filter(|entered| **entered == status).count();
        assert_eq!((count(303), count(409)), (4, 4), "{entered:?}");
        let trail = hall.get("/api/trail", None).body;
        assert_eq!(trail.matches(&format!("table {table}: decided: ")).count(), 1, "{trail}");
    }
}

/// The first line of a recording that was begun at that time, of a game of these players in round 2.
fn begun(at: &str, black: &str, white: &str) -> TimedLine {
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    let info = GameInfo { black: player(black), white: player(white), round: "2".to_owned(), ..GameInfo::default() };
    let source = "test".to_owned();
    let opened = SessionEvent::Opened { at: at.to_owned(), source, info: Box::new(info), program: String::new() };
    let (text, hash) = journal::line(1, journal::FIRST, &opened).unwrap();
    TimedLine { time: opened.time(), text, hash }
}
