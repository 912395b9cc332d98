//! Joining without typing: codes that are read out, and slips that are printed.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_network::hall::{HallError, HallTable, seat_for_code};
use serde_json::Value;

use crate::chromium::Chromium;
use crate::hall_process::{Answer, HallProcess, run, token, wait};
use crate::postgres_server::{PostgresServer, with_and_without_a_server};

/// The code on a page that the organiser gets.
fn code_of(page: &str) -> JoinCode {
    let (_, rest) = page.split_once("id=\"code\"").unwrap_or_else(|| panic!("no code in {page}"));
    let text = rest.split_once('>').unwrap().1.split('<').next().unwrap();
    JoinCode::of_text(text).unwrap_or_else(|| panic!("{text} is no code"))
}

fn exchange(hall: &HallProcess, code: &str) -> Answer {
    let form = [("content-type", "application/x-www-form-urlencoded")];
    hall.post_with("/api/join", format!("code={code}").as_bytes(), None, &form)
}

#[test]
fn a_code_that_somebody_reads_out_is_exchanged_once_for_the_tables_token() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let organiser = token(data, "organiser", None);
    let hall = HallProcess::start(data, &[]);
    let made = hall.post("/table/3/code", b"", Some(&organiser));
    let code = code_of(&made.body);
    assert!(made.body.contains("Valid until "), "{}", made.body);
    // Its hash alone is kept.
    let kept = fs::read(data.join("hall.sqlite")).unwrap();
    let log = fs::read(data.join("hall.sqlite-wal")).unwrap_or_default();
    let holds =
        |text: &str| [&kept, &log].iter().any(|file| file.windows(text.len()).any(|part| part == text.as_bytes()));
    assert!(!holds(code.letters()) && !holds(&code.to_string()));
    // In small letters and with a space it is the same code.
    let typed = code.to_string().to_lowercase().replace('-', "+");
    let seat = exchange(&hall, &typed).json();
    assert_eq!(seat["table"], 3, "{seat}");
    let table = seat["token"].as_str().unwrap();
    assert_eq!(hall.get("/api/tables/3/offset", Some(table)).status, 200);
    assert_eq!(hall.get("/api/tables/4/offset", Some(table)).status, 403);
    let again = exchange(&hall, &typed);
    assert_eq!((again.status, again.json()["error"].as_str()), (401, Some("wrong-code")), "{again:?}");
    wait("the trail has it", || {
        let trail = hall.get("/api/trail", Some(&organiser)).body;
        trail.contains("code for table 3 made") && trail.contains("code for table 3 used by ")
    });
    // The way of the program at a table, and its sentence.
    let code = code_of(&hall.post("/table/5/code", b"", Some(&organiser)).body);
    let seat = seat_for_code(&hall.address, &code).unwrap();
    assert_eq!((seat.table, &seat.hall), (5, &hall.address));
    HallTable::of_seat(&seat).unwrap().join().unwrap_or_else(|why| panic!("{why}"));
    let used = seat_for_code(&hall.address, &code).unwrap_err();
    assert!(matches!(used, HallError::Code { .. }), "{used:?}");
    assert!(used.to_string().contains("was used already"), "{used}");
}

#[test]
fn a_code_of_a_quarter_of_an_hour_ago_is_not_valid_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let organiser = token(data, "organiser", None);
    let mut hall = HallProcess::start(data, &[]);
    let code = code_of(&hall.post("/table/3/code", b"", Some(&organiser)).body);
    assert_eq!(hall.stop(), 0);
    let file = rusqlite::Connection::open(data.join("hall.sqlite")).unwrap();
    file.execute("UPDATE join_codes SET made = made - 15 * 60 * 1000", []).unwrap();
    drop(file);
    let hall = HallProcess::start(data, &[]);
    assert_eq!(exchange(&hall, code.letters()).json()["error"], "wrong-code");
}

#[test]
fn the_tables_of_a_hall_behind_one_address_join_one_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let hall = HallProcess::start(folder.path(), &[]);
    for table in 1..=15 {
        let code = code_of(&hall.post(&format!("/table/{table}/code"), b"", Some(&organiser)).body);
        let seat = exchange(&hall, code.letters());
        assert_eq!((seat.status, seat.json()["table"].as_u64()), (200, Some(table)), "{seat:?}");
    }
}

#[test]
fn a_code_in_a_copy_is_not_valid_in_the_hall_that_is_restored_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy, other) =
        (folder.path().join("data"), folder.path().join("copy.sqlite"), folder.path().join("other"));
    let organiser = token(&data, "organiser", None);
    let hall = HallProcess::start(&data, &[]);
    let code = code_of(&hall.post("/table/3/code", b"", Some(&organiser)).body);
    let [data, copy, other_text] = [&data, &copy, &other].map(|path| path.to_str().unwrap());
    assert_eq!(run(&["backup", copy, "--data", data]).0, 0);
    assert_eq!(exchange(&hall, code.letters()).status, 200);
    assert_eq!(run(&["restore", copy, "--data", other_text]).0, 0);
    let restored = HallProcess::start(&other, &[]);
    assert_eq!(exchange(&restored, code.letters()).json()["error"], "wrong-code");
}

#[test]
fn codes_are_not_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let organiser = token(data, "organiser", None);
    let hall = HallProcess::start(data, &[]);
    let code = code_of(&hall.post("/table/3/code", b"", Some(&organiser)).body);
    let wrong = if code.letters() == "ACDEFHJK" { "ACDEFHJM" } else { "ACDEFHJK" };
    let refused: Vec<Value> = (0..14).map(|_| exchange(&hall, wrong).json()["error"].take()).collect();
    assert_eq!(refused.iter().filter(|error| **error == "wrong-code").count(), 10, "{refused:?}");
    // The right one is refused as well for a while: whoever guesses finds nothing.
    let right = exchange(&hall, code.letters());
    assert_eq!((right.status, right.json()["error"].as_str()), (429, Some("too-many")));
    // Pages and tables go on.
    assert_eq!(hall.get("/", Some(&organiser)).status, 200);
}

#[test]
fn of_codes_that_are_tried_at_the_same_time_no_more_are_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let hall = HallProcess::start(folder.path(), &[]);
    let right = code_of(&hall.post("/table/3/code", b"", Some(&organiser)).body);
    let wrong = if right.letters() == "ACDEFHJK" { "ACDEFHJM" } else { "ACDEFHJK" };
    // The last byte of each body is kept back until all of them are there; the right code comes last.
    let mut connections: Vec<(TcpStream, u8)> = (0..40)
        .map(|i| {
            let form = format!("code={}", if i == 39 { right.letters() } else { wrong });
            let mut connection = TcpStream::connect(hall.address.trim_start_matches("http://")).unwrap();
            let head = format!("POST /api/join HTTP/1.1\r\nhost: localhost\r\ncontent-length: {}\r\n\r\n", form.len());
            connection.write_all(format!("{head}{}", &form[..form.len() - 1]).as_bytes()).unwrap();
            (connection, *form.as_bytes().last().unwrap())
        })
        .collect();
    std::thread::sleep(Duration::from_millis(500));
    connections.iter_mut().for_each(|(connection, last)| connection.write_all(&[*last]).unwrap());
    let answers = connections.iter_mut().map(|(connection, _)| {
        let mut status = [0; 12];
        connection.read_exact(&mut status).unwrap();
        String::from_utf8_lossy(&status[9..]).into_owned()
    });
    let answers: Vec<String> = answers.collect();
    let count = |status: &str| answers.iter().filter(|answer| *answer == status).count();
    assert!(count("401") <= 11 && count("200") + count("401") <= 11, "{answers:?}");
    // Whoever has the right one does not use up the tries of others.
    assert_eq!(count("200") + count("401") + count("429"), 40, "{answers:?}");
}

#[test]
fn the_organiser_alone_makes_codes_and_slips() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let roles = [("referee", None), ("table", Some(3)), ("public", None)];
    let organiser = token(data, "organiser", None);
    let others = roles.map(|(role, table)| token(data, role, table));
    let hall = HallProcess::start(data, &["--public-address", "http://hall.example:8080"]);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let slips = |tables: &str, token: Option<&str>| {
        hall.post_with("/slips", format!("tables={tables}").as_bytes(), token, &form)
    };
    for other in others.iter().map(String::as_str).map(Some).chain([None]) {
        let expected = if other.is_some() { 403 } else { 401 };
        assert_eq!(hall.post("/table/3/code", b"", other).status, expected);
        assert_eq!(slips("1-3", other).status, expected);
        assert_eq!(hall.get("/slips", other).status, expected);
    }
    let sheet = slips("1-3,8", Some(&organiser));
    assert_eq!(sheet.status, 200);
    assert_eq!(sheet.body.matches("class=\"qr\"").count(), 4, "{}", sheet.body);
    for table in [1, 2, 3, 8] {
        assert!(sheet.body.contains(&format!("<h2>Table {table}</h2>")), "{}", sheet.body);
    }
    // The token stands in the picture alone, and what was made before stays valid.
    assert!(!sheet.body.contains("/join/3#"), "{}", sheet.body);
    assert_eq!(hall.get("/api/tables/3/offset", Some(&others[1])).status, 200);
    let (_, list, _) = run(&["token", "--list", "--data", data.to_str().unwrap()]);
    assert_eq!(list.matches("table ").count(), 5, "{list}");
    for wrong in ["", "0", "3-1", "all", "1-501"] {
        assert!((400..500).contains(&slips(wrong, Some(&organiser)).status), "{wrong}");
    }
}

#[test]
fn the_command_writes_a_sheet_of_slips_with_tokens_that_the_hall_knows() {
    let folder = tempfile::tempdir().unwrap();
    let (data, sheet) = (folder.path().join("data"), folder.path().join("slips.html"));
    token(&data, "organiser", None);
    let (data, sheet) = (data.to_str().unwrap(), sheet.to_str().unwrap());
    let slips =
        |output: &str| run(&["slips", "--data", data, "--tables", "1-3", "--hall", "http://hall:8080", "-o", output]);
    let (status, out, err) = slips(sheet);
    assert_eq!((status, out.contains("3 slips")), (0, true), "{err}");
    let page = fs::read_to_string(sheet).unwrap();
    assert_eq!(page.matches("class=\"qr\"").count(), 3, "{page}");
    assert!(page.contains("@media print") && !page.contains("<script"), "it stands for itself");
    let (_, list, _) = run(&["token", "--list", "--data", data]);
    assert_eq!(list.matches("table ").count(), 3, "{list}");
    // The same as PDF, four slips to a page; nobody else on the computer reads the tokens.
    let pdf = folder.path().join("slips.pdf");
    let five =
        ["slips", "--data", data, "--tables", "11-15", "--hall", "http://hall:8080", "-o", pdf.to_str().unwrap()];
    let (status, out, err) = run(&five);
    assert_eq!((status, out.contains("5 slips")), (0, true), "{err}");
    let bytes = fs::read(&pdf).unwrap();
    assert!(bytes.starts_with(b"%PDF-"), "it is a PDF");
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&pdf).unwrap().permissions()) & 0o077, 0);
    let (_, list, _) = run(&["token", "--list", "--data", data]);
    assert_eq!(list.matches("table ").count(), 8, "{list}");
    // A sheet that cannot be written, or that is for half a town, makes no token.
    assert_eq!(slips("slips.doc").0, 2);
    let nowhere = folder.path().join("nowhere").join("slips.html");
    let (status, _, err) = slips(nowhere.to_str().unwrap());
    assert!(status == 2 && err.contains("nowhere"), "{err}");
    let many = ["slips", "--data", data, "--tables", "1-501", "--hall", "http://hall:8080", "-o", sheet];
    let (status, _, err) = run(&many);
    assert!(status == 2 && err.contains("at most 500 slips"), "{err}");
    let (_, list, _) = run(&["token", "--list", "--data", data]);
    assert_eq!(list.matches("table ").count(), 8, "{list}");
}

#[test]
fn processes_that_share_a_hall_take_each_others_codes_once() {
    let Some(postgres) = PostgresServer::start() else { return };
    let (folder, address) = (tempfile::tempdir().unwrap(), postgres.address());
    let (status, organiser, err) = run(&["token", "--role", "organiser", "--database", &address]);
    assert_eq!(status, 0, "{err}");
    let [a, b] = [(); 2].map(|()| HallProcess::start(folder.path(), &["--database", &address]));
    let code = code_of(&a.post("/table/3/code", b"", Some(organiser.trim())).body);
    let seat = exchange(&b, code.letters()).json();
    assert_eq!(seat["table"], 3, "{seat}");
    assert_eq!(exchange(&a, code.letters()).json()["error"], "wrong-code");
    wait("both know the token", || a.get("/api/tables/3/offset", seat["token"].as_str()).status == 200);
}

#[test]
fn a_sheet_of_slips_is_four_to_a_page_of_a4_and_each_code_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let Some(browser) = Chromium::open(&[]) else { return };
    browser.go(&format!("{}/slips?tables=1-8", hall.address));
    browser.run("document.querySelector('form.entry').requestSubmit()");
    browser.wait_for("return document.querySelectorAll('ul.slips li').length", &serde_json::json!(8));
    let printed = browser.devtools(
        "Page.printToPDF",
        &serde_json::json!({ "preferCSSPageSize": true, "paperWidth": 8.27, "paperHeight": 11.69 }),
    );
    let pdf = printed["data"].as_str().unwrap_or_default().to_owned();
    assert!(pdf.len() > 10_000, "a PDF was printed");
    browser.run("document.body.classList.contains('slips')");
    // In a hall without tokens the address has none.
    let seat = HallSeat { hall: hall.address.clone(), table: 1, token: String::new() };
    assert_eq!(HallSeat::of_address(&seat.address()), Some(seat));
}

#[test]
fn a_code_is_void_once_the_token_that_made_it_or_one_of_its_table_is_revoked() {
    for postgres in with_and_without_a_server() {
        let database = postgres.as_ref().map(PostgresServer::address);
        let folder = tempfile::tempdir().unwrap();
        let place: Vec<&str> = match &database {
            None => vec!["--data", folder.path().to_str().unwrap()],
            Some(database) => vec!["--database", database],
        };
        let make = |options: &[&str]| run(&[&["token"], &place[..], options].concat()).1.trim().to_owned();
        let (anna, boris) =
            (make(&["--role", "organiser", "--name", "Anna"]), make(&["--role", "organiser", "--name", "Boris"]));
        make(&["--role", "table", "--table", "4", "--name", "laptop"]);
        let options: Vec<&str> = database.as_deref().map_or_else(Vec::new, |database| vec!["--database", database]);
        let hall = HallProcess::start(folder.path(), &options);
        let code = |table: u32, token: &str| {
            code_of(&hall.post(&format!("/table/{table}/code"), b"", Some(token)).body).to_string()
        };
        let (of_anna, of_boris, of_table) = (code(3, &anna), code(3, &boris), code(4, &boris));
        let revoke = |name: &str| {
            let list = make(&["--list"]);
            let id = list.lines().find(|line| line.contains(name)).unwrap().split_whitespace().next().unwrap();
            assert_eq!(make(&["--revoke", id]), "");
        };
        revoke("Anna");
        revoke("laptop");
        assert_eq!(exchange(&hall, &of_anna).status, 401, "she gives nobody a token any more");
        assert_eq!(exchange(&hall, &of_table).status, 401, "who lost the token of the table gets no other one");
        let seat = exchange(&hall, &of_boris).json();
        assert_eq!(seat["table"], 3, "{seat}");
        // A code that is made afterwards is good.
        assert_eq!(exchange(&hall, &code(4, &boris)).json()["table"], 4);
    }
}

#[test]
fn a_table_that_is_not_paired_is_said_where_it_gets_a_token() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    fs::write(&path, "round,table,black,white\n1,1,Ada,Hua\n1,2,Emmy,Kurt\n").unwrap();
    let organiser = token(&data, "organiser", None);
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    let said = |table: &str| format!("The pairings of this round have no game at table {table}");
    let post = |path: &str| hall.post(path, b"", Some(&organiser)).body;
    for what in ["join", "code"] {
        assert!(post(&format!("/table/7/{what}")).contains(&said("7")), "{what}");
        assert!(!post(&format!("/table/2/{what}")).contains("have no game"), "{what}");
    }
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let slips =
        |tables: &str| hall.post_with("/slips", format!("tables={tables}").as_bytes(), Some(&organiser), &form).body;
    assert!(slips("1-4,7").contains(&said("3-4,7")) && !slips("1-2").contains("have no game"));
    // The commands know the pairings with which the hall was opened.
    let (data, page) = (data.to_str().unwrap(), folder.path().join("slips.html"));
    let make = |table: &str| run(&["token", "--data", data, "--role", "table", "--table", table]);
    let (status, out, err) = make("7");
    assert!(status == 0 && out.trim().len() == 64 && err.contains(&said("7")), "{err}");
    assert!(!make("2").2.contains("have no game"));
    let slips =
        ["slips", "--data", data, "--tables", "2-3", "--hall", "http://hall:8080", "-o", page.to_str().unwrap()];
    let (status, _, err) = run(&slips);
    assert!(status == 0 && err.contains(&said("3")), "{err}");
}
