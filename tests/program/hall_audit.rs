//! The hall's pages on which a referee photographs a finished fill: a real hall, the real program that reads the pictures, which are drawn,
//! and a real browser. Where there is no `chromedriver`, the tests of the browser say so loudly.

use std::ffi::OsString;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use image::{DynamicImage, ImageFormat, imageops};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::{CommittedMove, Question, QuestionKind, RecorderEvent};
use kifuscribe_core::sensing::observation::PointState;
use kifuscribe_core::session::counting::{CountEvent, Resolution, Ruling, Withdrawal};
use kifuscribe_core::session::incident::{Incident, IncidentNote};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::role::Role;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal::{self, FIRST, hash_of_bytes};
use kifuscribe_formats::sgf;
use kifuscribe_hall::access::{TokenRecord, hash_of_token};
use kifuscribe_hall::store::Store;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::free_port::free_port;
use crate::phone::chromium::Chromium;
use crate::run::kifuscribe_in;
use kifuscribe_core::session::assent::Assent;

const ORGANISER: &str = "organiser-token";
const REFEREE: &str = "referee-token";
const PUBLIC: &str = "public-token";
const TABLE: &str = "table-token";

/// A hall in this process, which finds the program as tests do. It ends with the tests.
struct Hall {
    folder: TempDir,
    address: String,
    /// Where the audit pages are alone.
    audits: String,
}

/// An answer: its status and its text.
type Answer = (u16, String);

impl Hall {
    fn open(options: &[&str]) -> Self {
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("data");
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        for (text, role, table) in [
            (ORGANISER, Role::Organiser, None),
            (REFEREE, Role::Referee, None),
            (PUBLIC, Role::Public, None),
            (TABLE, Role::Table, Some(1)),
        ] {
            let (hash, name) = (hash_of_token(text), String::new());
            let record = TokenRecord { hash, role, table, name, made: 0, revoked: false };
            runtime.block_on(async { Store::open(&data).unwrap().add_token(&record).await }).unwrap();
        }
        let address = || format!("127.0.0.1:{}", free_port());
        let (listen, audits) = (address(), address());
        let data = data.display().to_string();
        let fixed = ["kifuscribe-hall", "serve", "--listen", &listen, "--audit-listen", &audits, "--data", &data];
        let args: Vec<OsString> = fixed.iter().chain(options).map(Into::into).collect();
        thread::Builder::new().spawn(move || kifuscribe_hall::commands::run(args)).unwrap();
        let hall = Self { folder, address: format!("http://{listen}"), audits: format!("http://{audits}") };
        let until = Instant::now() + Duration::from_secs(60);
        while ureq::get(format!("{}/healthz", hall.address)).call().is_err() {
            assert!(Instant::now() < until, "the hall does not open");
            thread::sleep(Duration::from_millis(30));
        }
        hall
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn send(&self, table: u32, journal: &str) {
        let (status, said) = self.post(
            &self.address,
            &format!("/api/tables/{table}/journal?from=0"),
            journal.as_bytes(),
            ORGANISER,
            &[],
        );
        assert_eq!(status, 200, "{said}");
    }

    fn post(&self, address: &str, path: &str, body: &[u8], token: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = agent().post(format!("{address}{path}"));
        if !token.is_empty() {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut answer = request.send(body).unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    fn get(&self, address: &str, path: &str, token: &str) -> Answer {
        let mut request = agent().get(format!("{address}{path}"));
        if !token.is_empty() {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let mut answer = request.call().unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap_or_default())
    }

    /// What a program is answered that sends pictures, as JSON.
    #[track_caller]
    fn audited(&self, path: &str, body: &[u8]) -> Value {
        let (status, said) = self.post(&self.address, path, body, REFEREE, &[]);
        assert_eq!(status, 200, "{said}");
        serde_json::from_str(&said).unwrap()
    }
}

fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    ureq::Agent::new_with_config(config.timeout_global(Some(Duration::from_secs(90))).build())
}

fn sample(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(name)).unwrap()
}

/// The journal of a recording of this record, in which the players have claimed a result.
fn journal_of(record: &[u8], table: u32, claimed: Option<&str>) -> String {
    journal_with(record, table, claimed.map(|result| claim(result, "both players", Assent::NONE)))
}

const AT: &str = "2026-11-28T10:00:00+01:00";

fn claim(result: &str, by: &str, assent: Assent) -> SessionEvent {
    let (result, signed) = (GameResult::from_sgf(result).unwrap(), Signature::new(AT.to_owned(), by));
    let result = ResultNote { result, status: ResultStatus::Claimed, protest: false, signed, assent };
    SessionEvent::Noted { time: Duration::from_secs(1), result }
}

/// A referee has decided so at the table, and nobody has confirmed it.
fn decision(result: &str) -> SessionEvent {
    let (at, by, reasons) = (AT.to_owned(), "A. Referee".to_owned(), "A bowl was short.".to_owned());
    let (way, result) = (Resolution::RefereeDecided, GameResult::from_sgf(result));
    let (assent, appeals) = (Assent::NONE, Vec::new());
    let event = CountEvent::Ruled(Ruling { at, way, by, reasons, protest: false, result, assent, appeals });
    SessionEvent::Counted { time: Duration::from_secs(1), event }
}

/// The journal of a recording of this record, which goes on with these events.
fn journal_with(record: &[u8], table: u32, later: impl IntoIterator<Item = SessionEvent>) -> String {
    let record = sgf::read(record).unwrap().record;
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    let (black, white) = (player("Ada Lovelace"), player("Hua Luogeng"));
    let info = GameInfo { black, white, table: table.to_string(), ..record.info.clone() };
    let time = Duration::from_secs(1);
    let (at, source, program) = (AT.to_owned(), "camera:0".to_owned(), "test".to_owned());
    let (size, setup) = (record.size, record.setup.clone());
    let mut events = vec![
        SessionEvent::Opened { at, source, info: Box::new(info), program },
        SessionEvent::Recorder(RecorderEvent::Began { time, size, setup, to_play: None, handicap: 0 }),
    ];
    events.extend(record.moves.iter().enumerate().map(|(i, played)| {
        SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number: i + 1,
            color: played.color,
            point: played.point,
            time,
            committed: time,
            confidence: 0.99,
            flags: Default::default(),
        }))
    }));
    events.extend(later);
    let (mut text, mut head) = (String::new(), FIRST.to_owned());
    for (i, event) in events.iter().enumerate() {
        let (line, hash) = journal::line(i + 1, &head, event).unwrap();
        text.push_str(&line);
        head = hash;
    }
    text
}

/// A 9x9 game of two walls, the board of docs/rules.md D.4.
fn small_game() -> String {
    let column =
        |letters: &str| letters.chars().flat_map(|c| ('a'..='i').map(move |r| format!("[{c}{r}]"))).collect::<String>();
    let black = column("e") + "[fe]";
    let white = column("f").replace("[fe]", "") + "[ge]";
    format!("(;FF[4]GM[1]SZ[9]RU[GOE]KM[4]AB{black}AW{white})")
}

/// Its finished fill as a photograph shows it, with this fault.
fn fill(folder: &Path, fault: &str) -> PathBuf {
    fs::write(folder.join("game.sgf"), small_game()).unwrap();
    let name = format!("{fault}.jpg");
    let ran = kifuscribe_in(folder, &["simulate", "game.sgf", "--fill", "-o", &name, "--fault", fault, "--seed", "3"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    folder.join(name)
}

#[test]
fn a_fill_is_audited_by_the_record_and_the_journal_of_its_game() {
    let hall = Hall::open(&[]);
    hall.send(1, &journal_of(&sample("games/19x19.sgf"), 1, Some("B+11")));
    hall.send(2, &journal_of(&sample("games/19x19.sgf"), 2, Some("B+13")));
    let photograph = sample("count/fill.jpg");
    let agrees = hall.audited("/audit/table/1", &photograph);
    assert_eq!(agrees["verdict"], "agrees", "{agrees}");
    assert_eq!(
        (&agrees["computed"], &agrees["claimed"]),
        (&json!("B+11"), &json!("B+11")),
        "the claim is the journal's"
    );
    assert_eq!(agrees["counts"], json!({"black": 180, "white": 180, "empty": 1}));
    // It is what the program itself says of the same record and pictures.
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ran = kifuscribe_in(
        root,
        &["audit", "samples/games/19x19.sgf", "samples/count/fill.jpg", "--claimed", "B+11", "--json"],
    );
    let own: Value = serde_json::from_str(&ran.out).unwrap();
    for key in ["verdict", "computed", "read", "claimed", "counts", "findings", "ledger", "sentence"] {
        assert_eq!(agrees[key], own[key], "{key}");
    }
    let differs = hall.audited("/audit/table/2", &photograph);
    assert_eq!((&differs["verdict"], &differs["findings"][0]["kind"]), (&json!("differs"), &json!("claim")));
    // What is typed on the page is the claim in its place.
    assert_eq!(hall.audited("/audit/table/2?claimed=B%2B11", &photograph)["verdict"], "agrees");
    // An earlier picture and one of the fill, one after the other.
    let (compensated, parts) = (sample("count/fill-k2.jpg"), |a: usize, b: usize| format!("compensated:{a},final:{b}"));
    let both = [compensated.clone(), photograph.clone()].concat();
    let path = format!("/audit/table/1?parts={}", parts(compensated.len(), photograph.len()));
    assert_eq!(hall.audited(&path, &both)["sentence"], "The fill matches this record and these settings: B+11.");
    // Without a record the stones alone are counted.
    let other = hall.audited("/audit/other?rules=ing", &photograph);
    assert_eq!((&other["computed"], &other["counts"]["black"]), (&Value::Null, &json!(180)), "{other}");
    assert_eq!(hall.post(&hall.address, "/audit/table/9", &photograph, REFEREE, &[]).0, 404);
}

#[test]
fn the_port_for_audits_has_nothing_else_and_asks_for_no_token() {
    let hall = Hall::open(&["--public-delay", "60m"]);
    hall.send(1, &journal_of(&sample("games/19x19.sgf"), 1, None));
    for path in
        ["/", "/audit", "/audit/table/1", "/audit/other", "/audit/position", "/hall.css", "/audit.js", "/forms.js"]
    {
        assert_eq!(hall.get(&hall.audits, path, "").0, 200, "{path}");
    }
    for path in
        ["/table/1", "/round", "/login", "/api/tables", "/api/tables/1/journal", "/events", "/metrics", "/projector"]
    {
        for token in ["", REFEREE] {
            assert_eq!(hall.get(&hall.audits, path, token).0, 404, "{path}");
        }
    }
    for path in ["/audit/table/1/decide", "/table/1/result", "/login", "/api/tables/1/journal?from=0"] {
        assert_eq!(hall.post(&hall.audits, path, b"result=B%2B11", REFEREE, &[]).0, 404, "{path}");
    }
    // Spectators see nothing of the game yet, and so the port knows no record of it, whoever asks.
    let photograph = sample("count/fill.jpg");
    for (address, token, knows) in [
        (&hall.audits, "", false),
        (&hall.audits, REFEREE, false),
        (&hall.address, PUBLIC, false),
        (&hall.address, REFEREE, true),
    ] {
        let (status, said) = hall.post(address, "/audit/table/1", &photograph, token, &[]);
        assert_eq!(status, 200, "{said}");
        let computed = &serde_json::from_str::<Value>(&said).unwrap()["computed"];
        assert_eq!(*computed == json!("B+11"), knows, "{address} {token}: {said}");
    }
    let elsewhere = [("Origin", "https://evil.example")];
    assert_eq!(hall.post(&hall.audits, "/audit/table/1", &photograph[..100], "", &elsewhere).0, 403);
}

#[test]
fn every_role_audits_what_it_sees_and_staff_alone_decide() {
    let hall = Hall::open(&[]);
    let folder = hall.path().to_owned();
    hall.send(1, &journal_of(small_game().as_bytes(), 1, None));
    let right = fs::read(fill(&folder, "none")).unwrap();
    let status = |path: &str, body: &[u8], token: &str| hall.post(&hall.address, path, body, token, &[]).0;
    for path in ["/audit/table/1", "/audit/other", "/audit/position"] {
        let got = ["", "wrong", REFEREE, TABLE, PUBLIC].map(|token| status(path, &right, token));
        assert_eq!(got, [401, 401, 200, 403, 200], "{path}");
    }
    let decide = "/audit/table/1/decide";
    let hash = hash_of_bytes(&right);
    let audit = || {
        let page = hall.post(&hall.address, "/audit/table/1", &right, REFEREE, &[("Accept", "text/html")]).1;
        let value = page.split_once("name=\"audit\" value=\"").unwrap_or_else(|| panic!("{page}")).1;
        value.split_once('"').unwrap().0.to_owned()
    };
    let first = audit();
    let confirm = format!("result=B%2B7&audit={first}");
    let got = ["", "wrong", TABLE, PUBLIC].map(|token| status(decide, confirm.as_bytes(), token));
    assert_eq!(got, [401, 401, 403, 403]);
    // A page from elsewhere, and a name that leads here from elsewhere over plain HTTP, decide nothing.
    for header in [("Origin", "https://evil.example"), ("Host", "hall.example")] {
        assert_eq!(hall.post(&hall.address, decide, confirm.as_bytes(), REFEREE, &[header]).0, 403, "{header:?}");
    }
    // Nor is anything decided on an audit that nobody has made, or on that of another table.
    let refused = |path: &str, form: &str, why: &str| {
        let (status, said) = hall.post(&hall.address, path, form.as_bytes(), REFEREE, &[]);
        assert!(status == 400 && said.contains(why), "{form}: {status} {said}");
    };
    refused(decide, &format!("result=B%2B7&audit={}", hash_of_bytes(b"other")), "photograph the fill again");
    hall.send(2, &journal_of(small_game().as_bytes(), 2, None));
    refused("/audit/table/2/decide", &confirm, "photograph the fill again");
    // Another result than the audit's is a ruling, and a space is no reason.
    refused(decide, &format!("result=W%2B7&audit={first}&reasons=+"), "give reasons");
    // What the players have claimed since changes what the audit says.
    hall.send(1, &journal_of(small_game().as_bytes(), 1, Some("W+7")));
    refused(decide, &confirm, "the game has changed since this audit");
    let confirm = format!("result=B%2B7&audit={}", audit());
    let page = |hall: &Hall| hall.get(&hall.address, "/audit/table/1", REFEREE).1;
    assert!(!page(&hall).contains("id=\"decided\""), "{}", page(&hall));
    let protested = format!("{confirm}&protest=white&reasons=the+clock");
    refused(decide, &protested, "say why the game was played under protest");
    refused(decide, &format!("{confirm}&protest=&protest-why=a+flag"), "choose whose protest it is");
    assert_eq!(status(decide, format!("{protested}&protest-why=a+flag+was+down").as_bytes(), REFEREE), 303);
    let decided = page(&hall);
    assert!(decided.contains("Under protest") && decided.contains("Black wins by 7 (referee"), "{decided}");
    assert!(decided.contains("Under protest by White: a flag was down"), "{decided}");
    // Who did what, and the hall's own journal of the game, name it.
    let trail = hall.get(&hall.address, "/api/trail", ORGANISER).1;
    assert!(trail.contains("table 1: decided: B+7; under protest by White: a flag was down"), "{trail}");
    for page in ["/round", "/table/1/game.sgf", "/table/1/state.json"] {
        let page = hall.get(&hall.address, page, ORGANISER).1;
        assert!(page.contains("a flag was down"), "{page}");
    }
    // The photograph is kept with the game by its hash, as it was sent, and staff alone see it.
    let picture = format!("/table/1/picture/{hash}");
    let shown = agent().get(format!("{}{picture}", hall.address)).header("Authorization", format!("Bearer {REFEREE}"));
    assert_eq!(shown.call().unwrap().body_mut().read_to_vec().unwrap(), right);
    assert_eq!(hall.get(&hall.address, &picture, PUBLIC).0, 403);
    let page = hall.get(&hall.address, "/table/1", REFEREE).1;
    assert!(page.contains(&format!("It is kept with the game; its hash begins with {}", &hash[..12])), "{page}");
}

#[test]
fn after_an_audit_nothing_is_offered_that_would_be_refused() {
    let hall = Hall::open(&[]);
    let right = fs::read(fill(hall.path(), "none")).unwrap();
    let white = Assent::of([None, Some("Hua Luogeng".to_owned())]);
    let answered = |table: u32, later: SessionEvent| {
        hall.send(table, &journal_with(small_game().as_bytes(), table, [later]));
        let path = format!("/audit/table/{table}");
        let page = hall.post(&hall.address, &path, &right, REFEREE, &[("Accept", "text/html")]).1;
        let offered = |result: &str| page.contains(&format!("name=\"result\" value=\"{result}\""));
        assert!(page.contains("id=\"rule\""), "the referee may rule: {page}");
        ([offered("B+7"), offered("W+1")], page.replace("&#39;", "'"))
    };
    // The fill shows another result than the one that the referee has decided: that one alone can be confirmed.
    let (offered, page) = answered(1, decision("W+1"));
    assert_eq!(offered, [false, true], "{page}");
    assert!(page.contains("The referee has decided at the table: White wins by 1."), "{page}");
    // The same result.
    let (offered, page) = answered(2, decision("B+7"));
    assert_eq!(offered, [true, false], "{page}");
    // A player claims another one: who has to speak first is said.
    let (offered, page) = answered(3, claim("W+1", "Hua Luogeng", white));
    assert_eq!(offered, [false, false], "{page}");
    assert!(page.contains("id=\"refused\"") && page.contains("Hua Luogeng claims W+1"), "{page}");
    // The slip of the first audit says what was decided.
    let page = answered(1, decision("W+1")).1;
    let address = page.split_once("id=\"slip\" href=\"").unwrap().1.split_once('"').unwrap().0.replace("&amp;", "&");
    let slip = hall.get("", &address, REFEREE).1;
    assert!(slip.contains("The referee has decided at the table: White wins by 1."), "{slip}");
}

#[test]
fn hostile_pictures_are_refused_in_a_sentence_and_the_next_good_one_is_audited() {
    let hall = Hall::open(&[]);
    hall.send(1, &journal_of(small_game().as_bytes(), 1, None));
    let right = fs::read(fill(hall.path(), "none")).unwrap();
    let heic: &[u8] = &[&b"\0\0\0\x18ftypheic\0\0\0\0heicmif1"[..], &[7; 200]].concat();
    let avif: &[u8] = &[&b"\0\0\0\x18ftypavif\0\0\0\0avifmif1"[..], &[7; 200]].concat();
    let is_installed =
        ["heif-dec", "heif-convert"].iter().any(|name| Command::new(name).arg("--version").output().is_ok());
    let no_heic = match is_installed {
        true => "This HEIC picture is damaged or was cut short",
        false => "This HEIC picture cannot be read, as the program heif-convert is missing on the hall",
    };
    let mut huge = right.clone();
    // The frame header says 65,535 pixels a side.
    let frame = huge.windows(2).position(|two| two == [0xff, 0xc0]).unwrap();
    huge[frame + 5..frame + 9].fill(0xff);
    let large = [right.clone(), vec![0; 17 << 20]].concat();
    let cases: &[(&[u8], u16, &str)] = &[
        (b"", 415, "This is no picture that can be read"),
        (b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>", 415, "This is no picture"),
        (b"GIF89a", 415, "This is no picture"),
        (&right[..right.len() / 2], 415, "This JPEG picture is damaged or was cut short"),
        (&[0xff, 0xd8, 0xff, 0, 0, 0], 415, "This JPEG picture is damaged or was cut short"),
        (&huge, 415, "This JPEG picture is damaged or was cut short"),
        (heic, 415, no_heic),
        (avif, 415, "This AVIF picture is damaged or was cut short"),
        (&large, 413, "At most six pictures of 16 MiB"),
    ];
    for (bytes, status, said) in cases {
        let wants_page = [("Accept", "text/html")];
        let answer = hall.post(&hall.audits, "/audit/table/1", bytes, "", &wants_page);
        assert_eq!(answer.0, *status, "{said}: {}", answer.1);
        assert!(answer.1.contains(said), "{said}: {}", answer.1);
    }
    for query in ["parts=final:9999999", "parts=side:3", "turn=4", "turn=x", "claimed=three", "parts=before:5"] {
        assert_eq!(hall.post(&hall.audits, &format!("/audit/table/1?{query}"), &right, "", &[]).0, 400, "{query}");
    }
    let (status, said) = hall.post(&hall.audits, "/audit/table/1", &right, "", &[]);
    assert_eq!((status, &serde_json::from_str::<Value>(&said).unwrap()["verdict"]), (200, &json!("agrees")));
}

#[test]
fn a_position_is_read_off_a_photograph_and_is_a_record_with_its_name_and_date() {
    let hall = Hall::open(&[]);
    hall.send(1, &journal_of(&sample("games/19x19.sgf"), 1, None));
    let path = "/audit/position?table=1&purpose=disputed&name=after+the+pause";
    let (status, said) = hall.post(&hall.audits, path, &sample("photos/9x9.jpg"), "", &[]);
    assert_eq!(status, 200, "{said}");
    let record = sgf::read(said.as_bytes()).unwrap().record;
    // The same stones as by the command that reads photographs.
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = hall.path().join("own.sgf");
    let ran = kifuscribe_in(root, &["read", "samples/photos/9x9.jpg", "--sgf", own.to_str().unwrap()]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let setup = sgf::read(&fs::read(own).unwrap()).unwrap().record.setup;
    assert!(setup.len() > 10, "{setup:?}");
    assert_eq!(record.setup, setup);
    assert_eq!((record.info.black.name.as_str(), record.info.table.as_str()), ("Ada Lovelace", "1"));
    assert_eq!(record.info.date, kifuscribe_platform::clock::today());
    assert!(
        record.comment.starts_with("A disputed board: after the pause. Read off a photograph"),
        "{}",
        record.comment
    );
    let page = hall.post(&hall.audits, path, &sample("photos/9x9.jpg"), "", &[("Accept", "text/html")]).1;
    assert!(page.contains("download=\"disputed-") && page.contains("data:application/x-go-sgf;base64,"), "{page}");
    assert!(!page.contains("id=\"unknown\"") && !record.comment.contains("not known"), "all points are seen: {page}");
    // A board of which the left edge is outside the picture.
    let whole = image::load_from_memory(&sample("photos/19x19.jpg")).unwrap();
    let truth: Value = serde_json::from_slice(&sample("photos/19x19.json")).unwrap();
    let left = truth["corners"].as_array().unwrap().iter().map(|corner| corner[0].as_f64().unwrap());
    let (low, high) = left.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(x), high.max(x)));
    let cut = (low + 0.12 * (high - low)) as u32;
    let mut bytes = Vec::new();
    let part = whole.crop_imm(cut, 0, whole.width() - cut, whole.height());
    part.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
    let comment = sgf::read(hall.post(&hall.audits, path, &bytes, "", &[]).1.as_bytes()).unwrap().record.comment;
    let page = hall.post(&hall.audits, path, &bytes, "", &[("Accept", "text/html")]).1;
    let (_, unknown) = comment.split_once(". Read off a photograph on ").unwrap().1.split_once(". ").unwrap();
    assert!(unknown.contains(" points are not known, as they are hidden or outside the photograph"), "{comment}");
    assert!(unknown.contains(" A1") && page.contains(unknown), "{comment}: {page}");
    // Both bowls, laid out: here they are far from that.
    let bowls = "/audit/position?purpose=bowls";
    let page = hall.post(&hall.audits, bowls, &sample("count/fill.jpg"), "", &[("Accept", "text/html")]).1;
    assert!(page.contains("id=\"verdict\""), "{page}");
    assert_eq!(hall.post(&hall.audits, "/audit/position?purpose=cake", b"", "", &[]).0, 400);
}

#[test]
fn every_picture_on_which_a_verdict_rests_is_drawn() {
    let hall = Hall::open(&[]);
    let pictures = ["fill-k1", "fill-k2", "fill"].map(|name| sample(&format!("count/{name}.jpg")));
    let [before, compensated, last] = pictures.each_ref().map(Vec::len);
    let path = format!("/audit/other?parts=before:{before},compensated:{compensated},final:{last}");
    let page = hall.post(&hall.audits, &path, &pictures.concat(), "", &[("Accept", "text/html")]).1;
    assert_eq!(page.matches("class=\"photograph\"").count(), 3, "{page}");
    assert_eq!(page.matches("data:image/jpeg;base64,").count(), 3);
}

#[test]
fn a_paired_game_that_nobody_recorded_is_audited_under_the_rules_of_its_pairing() {
    let folder = TempDir::new().unwrap();
    let pairings = folder.path().join("pairings.csv");
    fs::write(&pairings, "table,black,white,rules,komi,handicap\n6,Euler,Galois,AGA,6,0\n").unwrap();
    let hall = Hall::open(&["--pairings", pairings.to_str().unwrap()]);
    let settings = |query: &str| {
        let path = format!("/audit/table/6{query}");
        let (status, page) =
            hall.post(&hall.address, &path, &sample("count/fill.jpg"), REFEREE, &[("Accept", "text/html")]);
        assert_eq!(status, 200, "{page}");
        page.split_once("id=\"settings\"").unwrap().1.split_once("</table>").unwrap().0.to_owned()
    };
    let paired = settings("");
    assert!(paired.contains(">aga<") && paired.contains(">6<"), "{paired}");
    assert_eq!((paired.matches("pairing file").count(), paired.matches("given").count()), (2, 0), "{paired}");
    // What is given now holds.
    let given = settings("?rules=ing");
    assert!(!given.contains(">aga<") && given.contains("given") && given.contains("pairing file"), "{given}");
}

#[test]
fn rules_that_are_not_counted_by_filling_in_are_offered_for_no_fill() {
    let folder = TempDir::new().unwrap();
    let pairings = folder.path().join("pairings.csv");
    fs::write(&pairings, "table,black,white,rules\n6,Euler,Galois,Japanese\n").unwrap();
    let hall = Hall::open(&["--pairings", pairings.to_str().unwrap()]);
    let page = |path: &str| hall.get(&hall.address, path, REFEREE).1;
    assert!(!page("/audit/other").contains("value=\"japanese\""));
    assert!(page("/audit/other").contains("This page does not audit a count of territory, as under Japanese rules"));
    // The stones of both bowls are counted under them, too.
    assert!(page("/audit/position").contains("value=\"japanese\""));
    assert!(
        page("/audit/table/6").contains("Under the rules of this game (japanese) players do not fill the board in")
    );
    let [before, last] = ["fill-k1", "fill"].map(|name| sample(&format!("count/{name}.jpg")));
    let path = format!("/audit/table/6?parts=before:{},final:{}", before.len(), last.len());
    let (status, said) = hall.post(&hall.address, &path, &[&before[..], &last].concat(), REFEREE, &[]);
    assert!(status == 422 && said.contains("name the rules by which the players counted"), "{status} {said}");
    assert!(!said.contains("kifuscribe score"), "no command is named to who has a phone: {said}");
}

/// A hall in which a game is paired at table 6, with its decision on a fill of it that was photographed with the position before.
fn decided_without_a_record(hall: &Hall) -> [String; 2] {
    let [before, last] = ["fill-k1", "fill"].map(|name| sample(&format!("count/{name}.jpg")));
    let path = format!("/audit/table/6?parts=before:{},final:{}&claimed=W%2B3", before.len(), last.len());
    let body = [&before[..], &last].concat();
    let (status, page) = hall.post(&hall.address, &path, &body, REFEREE, &[("Accept", "text/html")]);
    assert_eq!(status, 200, "{page}");
    let value = |of: &str| page.split_once(of).unwrap_or_else(|| panic!("{of}: {page}")).1.split('"').next().unwrap();
    let (audit, game) = (value("name=\"audit\" value=\""), value("name=\"game\" value=\""));
    let slip = value("id=\"slip\" href=\"").replace("&amp;", "&");
    let ruled =
        format!("result=B%2B9&audit={audit}&game={game}&reasons=a+bowl+was+short&protest=white&protest-why=a+flag");
    let (status, said) = hall.post(&hall.address, "/audit/table/6/decide", ruled.as_bytes(), REFEREE, &[]);
    assert_eq!(status, 303, "{said}");
    [page, slip]
}

fn paired_hall(folder: &Path) -> Hall {
    let pairings = folder.join("pairings.csv");
    fs::write(&pairings, "table,black,white,rules,komi,handicap\n6,Euler,Galois,GOE,8,0\n").unwrap();
    Hall::open(&["--pairings", pairings.to_str().unwrap()])
}

#[test]
fn a_slip_has_what_the_answer_has_and_each_photograph_once_under_its_own_name() {
    let folder = TempDir::new().unwrap();
    let hall = paired_hall(folder.path());
    let [answer, address] = decided_without_a_record(&hall);
    let slip = hall.get("", &address, REFEREE).1;
    let part = |page: &str, id: &str, end: &str| {
        page.split_once(&format!("id=\"{id}\"")).map(|part| part.1.split_once(end).unwrap().0.to_owned())
    };
    for (id, end) in [
        ("verdict", "</h2>"),
        ("assumed", "</p>"),
        ("findings", "</ul>"),
        ("computed", "</dd>"),
        ("arithmetic", "</table>"),
        ("settings", "</table>"),
    ] {
        let said = part(&answer, id, end);
        assert!(said.is_some(), "{id}: {answer}");
        assert_eq!(part(&slip, id, end), said, "{id}");
    }
    assert_eq!(slip.matches("data:image/jpeg;base64,").count(), 2, "each photograph once");
    assert!(!slip.contains("/picture/"), "{slip}");
    for (caption, count) in [("Before the fill", 1), ("The finished fill", 1)] {
        assert_eq!(slip.matches(&format!("<figcaption>{caption}</figcaption>")).count(), count, "{caption}");
    }
    // What was decided since, with its reasons.
    assert!(slip.contains("Black wins by 9, confirmed") && slip.contains("a bowl was short"), "{slip}");
    // Who was sent the address without a token of staff sees no photograph.
    assert!(!hall.get("", &address, PUBLIC).1.contains("data:image/jpeg"));
    // The paper is the one that the program prints, with all of that.
    let paper =
        agent().get(address.replacen("/slip/", "/paper/", 1)).header("Authorization", format!("Bearer {REFEREE}"));
    let paper = paper.call().unwrap().body_mut().read_to_vec().unwrap();
    assert!(paper.starts_with(b"%PDF"), "{} bytes", paper.len());
    if let Some(folder) = std::env::var_os("SCREENS") {
        fs::write(Path::new(&folder).join("paper.pdf"), paper).unwrap();
    }
}

#[test]
fn a_decision_is_shown_with_who_made_it_when_why_and_under_whose_protest() {
    let folder = TempDir::new().unwrap();
    let hall = paired_hall(folder.path());
    decided_without_a_record(&hall);
    let today = kifuscribe_platform::clock::today();
    for path in ["/audit/table/6", "/table/6"] {
        let page = hall.get(&hall.address, path, REFEREE).1;
        assert!(page.contains("Black wins by 9") && !page.contains("Not begun<"), "{path}: {page}");
        assert!(page.contains("decided in the hall by referee") && page.contains("a bowl was short"), "{path}: {page}");
        assert!(page.contains(&today), "{path}: when");
        assert!(page.contains("Under protest by White: a flag"), "{path}: {page}");
        assert!(!page.contains("before move 1"), "{path}: {page}");
    }
    // Those who watch see that it is decided, and the script does not say otherwise.
    let public = hall.get(&hall.address, "/public/table/6", PUBLIC).1;
    let state = public.split_once("id=\"state\"").map(|part| part.1.split_once("</p>").unwrap().0.to_owned());
    assert!(state.as_ref().is_some_and(|state| state.matches("Black wins by 9").count() == 2), "{state:?}: {public}");
}

#[test]
fn the_record_of_a_game_that_nobody_recorded_says_with_what_its_fill_was_counted() {
    let folder = TempDir::new().unwrap();
    // The pairing says nothing of the rules and the komi.
    let pairings = folder.path().join("pairings.csv");
    fs::write(&pairings, "table,black,white\n6,Euler,Galois\n").unwrap();
    let hall = Hall::open(&["--pairings", pairings.to_str().unwrap()]);
    decided_without_a_record(&hall);
    let record = hall.get(&hall.address, "/table/6/game.sgf", REFEREE).1;
    for said in ["RE[B+9]", "KM[8]", "RU[GOE]", "Nobody recorded the moves.", "8 (assumed)", "a bowl was short"] {
        assert!(record.contains(said), "{said}: {record}");
    }
    // Those who watch hear with what it was counted, and not what the referee said.
    let public = hall.get(&hall.address, "/public/table/6/game.sgf", PUBLIC).1;
    assert!(public.contains("KM[8]") && !public.contains("a bowl was short"), "{public}");
}

#[test]
fn a_verdict_on_a_record_with_an_open_question_holds_for_the_record_as_it_stands() {
    let hall = Hall::open(&[]);
    let asked = Question {
        id: 1,
        time: Duration::from_secs(1),
        after: 0,
        kind: QuestionKind::Vanished,
        points: vec![(Point::new(2, 2), PointState::Empty)],
        alternatives: Vec::new(),
    };
    let asked = [SessionEvent::Recorder(RecorderEvent::Asked(asked))];
    hall.send(1, &journal_with(small_game().as_bytes(), 1, asked));
    let picture = fs::read(fill(hall.path(), "none")).unwrap();
    let said = hall.audited("/audit/table/1", &picture);
    assert_eq!((&said["verdict"], &said["open_questions"]), (&json!("agrees"), &json!([1])), "{said}");
    let (_, page) = hall.post(&hall.address, "/audit/table/1", &picture, REFEREE, &[("Accept", "text/html")]);
    let slip = page.split_once("id=\"slip\" href=\"").unwrap().1.split('"').next().unwrap().replace("&amp;", "&");
    for page in [page, hall.get("", &slip, REFEREE).1] {
        assert!(page.contains("id=\"verdict\" class=\"assumed\""), "{page}");
        assert!(page.contains("The fill fits the record as it stands"), "{page}");
        assert!(page.contains("about which a question is open: no. 1: At the start: "), "{page}");
    }
}

#[test]
fn what_was_left_out_stands_with_the_verdict_in_the_mail_and_on_the_slip() {
    let hall = Hall::open(&[]);
    hall.send(1, &journal_of(small_game().as_bytes(), 1, None));
    let picture = fs::read(fill(hall.path(), "none")).unwrap();
    let path = "/audit/table/1?left-out=final:unreadable";
    let (status, page) = hall.post(&hall.address, path, &picture, REFEREE, &[("Accept", "text/html")]);
    assert_eq!(status, 200, "{page}");
    let said = "1 photograph of the finished fill was left out: it could not be read.";
    let mail = page.split_once("id=\"mail\" href=\"").unwrap().1.split('"').next().unwrap();
    assert!(mail.contains(&said.replace(' ', "%20").replace(':', "%3A")), "{mail}");
    let slip = page.split_once("id=\"slip\" href=\"").unwrap().1.split('"').next().unwrap().replace("&amp;", "&");
    for page in [&page, &hall.get("", &slip, REFEREE).1] {
        assert!(page.split_once("id=\"notes\"").is_some_and(|(_, notes)| notes.contains(said)), "{page}");
    }
}

#[test]
fn a_result_that_was_taken_back_at_the_table_is_said_where_it_was_said() {
    let hall = Hall::open(&[]);
    let time = Duration::from_secs(1);
    let counted = |event| SessionEvent::Counted { time, event };
    let (incident, text) = (Incident::Protest { player: Color::White }, "a stone was moved".to_owned());
    let by = || "A. Referee".to_owned();
    let protest = CountEvent::Incident(IncidentNote { at: AT.to_owned(), after: 0, incident, by: by(), text });
    let confirmed = ResultNote {
        result: GameResult::from_sgf("B+7").unwrap(),
        status: ResultStatus::Confirmed,
        protest: true,
        signed: Signature::new(AT.to_owned(), &by()),
        assent: Assent::of_both(),
    };
    let confirmed = [counted(protest), SessionEvent::Noted { time, result: confirmed }];
    let (at, reasons) = ("2026-11-28T10:10:00+01:00".to_owned(), "the wrong table".to_owned());
    let withdrawn = counted(CountEvent::Withdrawn(Withdrawal { at, by: "B. Referee".to_owned(), reasons }));
    hall.send(1, &journal_with(small_game().as_bytes(), 1, confirmed.into_iter().chain([withdrawn])));
    let picture = fs::read(fill(hall.path(), "none")).unwrap();
    let (_, page) = hall.post(&hall.address, "/audit/table/1", &picture, REFEREE, &[("Accept", "text/html")]);
    let slip = page.split_once("id=\"slip\" href=\"").unwrap().1.split('"').next().unwrap().replace("&amp;", "&");
    let slip = slip.split_once("/audit/").unwrap().1;
    for path in ["/audit/table/1", "/table/1", "/round", &format!("/audit/{slip}")] {
        let page = hall.get(&hall.address, path, REFEREE).1;
        let said = "Withdrawn: 2026-11-28, 10:10, B. Referee: the wrong table - what was withdrawn: ";
        assert!(page.contains(said) && page.contains("Black wins by 7"), "{path}: {page}");
        if path.contains("audit") {
            assert!(page.contains("nder protest by White: a stone was moved"), "{path}: {page}");
        }
    }
}

#[test]
fn what_is_refused_without_a_script_comes_back_with_what_was_typed() {
    let hall = Hall::open(&[]);
    hall.send(1, &journal_of(small_game().as_bytes(), 1, None));
    let typed = "result=W%2B500&reasons=%3Cb%3Ea+bowl%3C%2Fb%3E";
    let html = [("Accept", "text/html")];
    let (status, page) = hall.post(&hall.address, "/table/1/result", typed.as_bytes(), REFEREE, &html);
    assert_eq!(status, 409, "{page}");
    for said in ["No count on a board of 9x9 comes to W+500", "value=\"500\"", "&lt;b&gt;a bowl&lt;/b&gt;"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!page.contains("<b>a bowl"), "{page}");
}

#[test]
fn a_game_that_nobody_recorded_agrees_only_with_what_somebody_has_given() {
    let hall = Hall::open(&[]);
    let [before, last] = ["fill-k1", "fill"].map(|name| sample(&format!("count/{name}.jpg")));
    let parts = format!("parts=before:{},final:{}", before.len(), last.len());
    let audited = |given: &str| {
        let path = format!("/audit/other?{parts}&{given}");
        hall.post(&hall.audits, &path, &[&before[..], &last].concat(), "", &[("Accept", "text/html")])
    };
    let fields = ["rules=ing", "komi=8", "handicap=0", "penalty-black=0", "penalty-white=0"];
    let verdict =
        |page: &str| page.split_once("id=\"verdict\" class=\"").unwrap().1.split('"').next().unwrap().to_owned();
    for left_out in 0..fields.len() {
        let given: Vec<&str> =
            fields.iter().enumerate().filter(|&(i, _)| i != left_out).map(|(_, field)| *field).collect();
        let page = audited(&given.join("&")).1;
        assert_eq!(verdict(&page), "assumed", "without {}", fields[left_out]);
        assert!(page.contains("The fill fits what is assumed") && page.contains("assumed"), "{page}");
    }
    let page = audited(&fields.join("&")).1;
    assert_eq!(verdict(&page), "agrees", "{page}");
    assert!(page.contains("the result rests on the photographs and on what is given here"), "{page}");
    // The settings name the source of each, and a penalty counts.
    let settings = page.split_once("id=\"settings\"").unwrap().1.split_once("</table>").unwrap().0.to_owned();
    assert!(settings.matches("given").count() >= fields.len(), "{settings}");
    let fined = audited("rules=ing&komi=8&handicap=0&penalty-black=2&penalty-white=0").1;
    let computed = |page: &str| page.split_once("id=\"computed\">").unwrap().1.split('<').next().unwrap().to_owned();
    assert_ne!(computed(&page), computed(&fined));
    for wrong in ["komi=eight", "handicap=-1", "penalty-black=-2", "penalty-white=two"] {
        let (status, said) = audited(wrong);
        assert!(status == 400 && said.contains("omi and penalties are points"), "{wrong}: {status} {said}");
    }
    // A picture from before the fill, or of the compensation, may be in the phone's gallery already.
    let page = hall.get(&hall.audits, "/audit/other", "").1;
    for id in ["before", "compensated"] {
        let input = page.split_once(&format!("<input id=\"{id}\"")).unwrap().1.split_once('>').unwrap().0.to_owned();
        assert!(input.contains("type=\"file\"") && !input.contains("capture"), "{input}");
    }
}

#[test]
fn twelve_megapixels_upright_are_audited_as_a_phone_sends_them() {
    let hall = Hall::open(&[]);
    hall.send(1, &journal_of(small_game().as_bytes(), 1, None));
    let drawn = image::open(fill(hall.path(), "none")).unwrap().into_rgb8();
    let (width, height) = (4032, 4032 * drawn.height() / drawn.width());
    let large = imageops::resize(&drawn, width, height, imageops::FilterType::Triangle);
    let mut bytes = Vec::new();
    let upright = DynamicImage::from(imageops::rotate90(&large));
    upright.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Jpeg).unwrap();
    let started = Instant::now();
    let said = hall.audited("/audit/table/1", &bytes);
    eprintln!("{width}x{height}, {} bytes: a verdict after {:.2} s", bytes.len(), started.elapsed().as_secs_f64());
    assert_eq!((&said["verdict"], &said["computed"]), (&json!("agrees"), &json!("B+7")), "{said}");
}

/// Sends a photograph with the page's button, as a person does.
fn photograph(browser: &Chromium, file: &Path) {
    photograph_with(browser, "final", file);
}

fn photograph_with(browser: &Chromium, input: &str, file: &Path) {
    browser.run("document.getElementById('verdict')?.setAttribute('data-before', '')");
    browser.choose_file(input, file);
    browser.wait("document.querySelector('#verdict:not([data-before])') && !document.getElementById('audit').ariaBusy");
}

#[test]
fn a_second_browser_is_the_referee_who_audits_confirms_and_sees_what_cannot_be_told() {
    let Some(browser) = Chromium::open(&["--window-size=360,740", "--hide-scrollbars"]) else { return };
    let hall = Hall::open(&[]);
    for table in 1..=3 {
        hall.send(table, &journal_of(small_game().as_bytes(), table, None));
    }
    let folder = hall.path().to_owned();
    let [right, missing] = ["none", "white_missing"].map(|fault| fill(&folder, fault));
    let strange = folder.join("other.jpg");
    fs::write(&strange, sample("photos/9x9.jpg")).unwrap();
    browser.size(360, 740);
    browser.go(&format!("{}/login#{REFEREE}", hall.address));
    browser.wait("location.pathname === '/'");
    let text = |selector: &str| {
        let script = format!("return document.querySelector('{selector}')?.textContent.trim() ?? ''");
        browser.run(&script).as_str().unwrap().to_owned()
    };
    let check_page = |name: &str| {
        let seen = "return [...document.querySelectorAll('[hidden]')].filter((e) => getComputedStyle(e).display !== 'none').map((e) => e.outerHTML)";
        assert_eq!(browser.run(seen), json!([]), "{name}: what is hidden is not seen");
        assert_eq!(
            browser.run("return document.documentElement.scrollWidth <= 360"),
            true,
            "{name} is as wide as the phone"
        );
        let unnamed = "return [...document.querySelectorAll('input:not([type=hidden]), select, button, a, figure svg[role], summary')].filter((e) => \
                       !(e.textContent.trim() || e.ariaLabel || e.labels?.length)).map((e) => e.outerHTML)";
        assert_eq!(browser.run(unnamed), json!([]), "{name}: what has no name for a screen reader");
        if let Some(folder) = std::env::var_os("SCREENS") {
            fs::write(Path::new(&folder).join(format!("{name}.png.base64")), browser.picture()).unwrap();
        }
    };
    let open = |table: u32| {
        browser.go(&format!("{}/audit", hall.address));
        check_page("choose");
        // One tap chooses the table, the second takes the picture; the browser's camera asks for its own.
        browser.run(&format!("document.querySelector('.choices a[href=\"/audit/table/{table}\"]').click()"));
        browser.wait("document.getElementById('final') !== null");
        // By keys the input comes before everything else of the form.
        browser.run("document.getElementById('final').focus()");
        assert_eq!(browser.run("return document.activeElement.labels[0].textContent"), "Photograph the finished fill");
    };
    open(1);
    check_page("table");
    photograph(&browser, &right);
    assert_eq!(text("#verdict"), "\u{2713} Agrees");
    assert_eq!(browser.run("return document.activeElement.id"), "verdict", "a screen reader hears the verdict first");
    assert_eq!(text("#computed"), "B+7");
    assert!(browser.run("return document.querySelectorAll('#arithmetic tr').length").as_u64().unwrap() > 5);
    assert!(text("#settings").contains("record"), "{}", text("#settings"));
    check_page("agrees");
    browser.run("document.querySelector('#confirm button').click()");
    browser.wait("document.getElementById('decided') !== null");
    assert!(text("#decided").starts_with("Decided here: Black wins by 7 (referee"), "{}", text("#decided"));
    check_page("decided");

    open(2);
    photograph(&browser, &missing);
    assert_eq!(text("#verdict"), "\u{2260} Differs");
    assert_eq!(browser.run("return document.querySelectorAll('.photograph circle.ring').length"), 2);
    assert_eq!(text("#confirm button"), "Both players accept the computed result: Black wins by 7");
    let can_be_done = || browser.run("return document.getElementById('next') !== null");
    assert_eq!(can_be_done(), true);
    check_page("differs");
    // Another picture of the same board votes with the first.
    photograph_with(&browser, "another", &missing);
    browser.wait("document.querySelectorAll('.photograph').length === 2");
    // The stone is found, and what is photographed then is judged alone.
    photograph(&browser, &right);
    browser.wait("document.querySelectorAll('.photograph').length === 1");
    assert_eq!(text("#verdict"), "\u{2713} Agrees");
    photograph(&browser, &missing);
    browser.wait("document.getElementById('verdict').textContent.includes('Differs')");
    browser.run("document.querySelector('#rule summary').click()");
    browser.run("document.querySelector('#rule [value=W]').click()");
    browser.run("document.getElementById('margin').value = '2,5'");
    browser.run("document.getElementById('reasons').value = 'a stone was found under the table'");
    check_page("rule");
    browser.run("document.querySelector('#rule form').requestSubmit()");
    browser.wait("document.getElementById('decided') !== null");
    assert!(text("#decided").starts_with("Decided here: White wins by 2.5 (referee"), "{}", text("#decided"));
    // Of a game that is decided nothing is to be done, whatever another photograph shows.
    open(2);
    photograph(&browser, &missing);
    assert_eq!((text("#verdict").as_str(), can_be_done()), ("\u{2260} Differs", false.into()));

    // A ruling that is refused loses nothing of what was typed.
    open(3);
    photograph(&browser, &missing);
    browser.run("document.querySelector('#rule summary').click()");
    browser.run("document.querySelector('#rule [value=B]').click()");
    browser.run("document.getElementById('margin').value = '3'");
    browser.run("document.getElementById('reasons').value = 'a stone was found under the table'");
    browser.run("document.getElementById('protest-rule').value = 'white'");
    browser.run("document.querySelector('#rule form').requestSubmit()");
    browser.wait("document.querySelector('#rule [role=alert]') !== null");
    assert!(
        text("#rule [role=alert]").contains("ay why the game was played under protest"),
        "{}",
        text("#rule [role=alert]")
    );
    let typed = "return ['margin', 'reasons', 'protest-rule'].map((id) => document.getElementById(id).value).join('|')";
    assert_eq!(browser.run(typed), "3|a stone was found under the table|white");
    check_page("refused-ruling");
    // A photograph that cannot be read: the verdict before it is no longer the answer.
    let damaged = folder.join("damaged.jpg");
    fs::write(&damaged, &fs::read(&right).unwrap()[..2000]).unwrap();
    photograph(&browser, &right);
    let ground = "return getComputedStyle(document.getElementById('verdict')).backgroundColor";
    let green = browser.run(ground);
    browser.choose_file("another", &damaged);
    browser.wait("document.getElementById('state').classList.contains('refused')");
    assert!(text("#state").starts_with("This JPEG picture is damaged"), "{}", text("#state"));
    assert_ne!(browser.run(ground), green);
    let sees = |id: &str| {
        let script = format!(
            "const at = document.getElementById('{id}').getBoundingClientRect(); return at.height > 0 && at.top >= 0 && at.top < innerHeight"
        );
        browser.run(&script) == true
    };
    assert!(sees("state") && sees("earlier") && !sees("confirm"), "why there is no verdict stands in its place");
    check_page("unread-photograph");
    // Nothing is decided by it: no form is there, and none opens empty.
    assert!(!sees("rule") && text("#earlier").ends_with("Nothing is decided by it."), "{}", text("#earlier"));
    // The photograph before it is still there, and is judged without the other one, as is said then.
    assert_eq!(text("#again"), "Go on without this photograph");
    browser.run("document.getElementById('again').click()");
    browser.wait("!document.getElementById('answer').classList.contains('earlier')");
    assert_eq!(browser.run(ground), green);
    assert!(text("#state").starts_with("A photograph that could not be read is left out"), "{}", text("#state"));
    assert!(!sees("earlier"));
    check_page("left-out");
    let left_out = "1 photograph of the finished fill was left out: it could not be read.";
    assert!(text("#notes").contains(left_out), "{}", text("#notes"));
    // What was typed for the game stays while pictures come, also where one of them leaves no form for it.
    let type_in = |id: &str, value: &str| {
        browser.run(&format!(
            "const field = document.getElementById('{id}'); field.value = '{value}'; \
             field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
    };
    type_in("protest-confirm", "white");
    type_in("protest-why-confirm", "a stone fell");
    type_in("reasons", "the referee saw it");
    photograph(&browser, &strange);
    assert_eq!(text("#verdict"), "? Cannot tell");
    assert_eq!(browser.run("return document.getElementById('reasons').value"), "the referee saw it");
    assert_eq!(browser.run("return document.getElementById('rule').open"), true);
    photograph(&browser, &right);
    let typed = "return ['protest-confirm', 'protest-why-confirm', 'reasons'].map((id) => document.getElementById(id).value).join('|')";
    assert_eq!(browser.run(typed), "white|a stone fell|the referee saw it");
    assert_eq!(text("#state"), "");
    // On the page of a table, too, what is refused stays as it was typed.
    browser.go(&format!("{}/table/3", hall.address));
    browser.run("document.getElementById('decide').open = true");
    type_in("result", "W+nobody");
    type_in("reasons", "the clock");
    browser.run("document.querySelector('#decide form').requestSubmit(document.querySelector('#decide form button:not([name])'))");
    browser.wait("document.querySelector('#decide [role=alert]') !== null");
    assert!(text("#decide [role=alert]").starts_with("A result is needed"), "{}", text("#decide [role=alert]"));
    let typed = "return ['result', 'reasons'].map((id) => document.getElementById(id).value).join('|')";
    assert_eq!(browser.run(typed), "W+nobody|the clock");
    check_page("refused-decision");
    // Why somebody is needed stands on the page of a table with each load, whichever script comes first.
    for load in 0..12 {
        browser.go(&format!("{}/table/1", hall.address));
        browser.wait("document.querySelectorAll('#needs li').length > 0");
        assert!(text("#needs").contains("Black wins by 7"), "load {load}: {}", text("#needs"));
    }

    open(3);
    photograph(&browser, &strange);
    assert_eq!(text("#verdict"), "? Cannot tell");
    check_page("cannot-tell");
    browser.run("document.querySelector('[data-anew]').click()");
    assert_eq!(text("#answer"), "");
    // What is no picture is said, and the page goes on.
    let other = folder.join("notes.jpg");
    fs::write(&other, "no picture").unwrap();
    browser.choose_file("final", &other);
    browser.wait("document.getElementById('state').textContent.startsWith('This is no picture')");
    check_page("no-picture");
    // A photograph that does not get there, or that the hall has no time for, stays on the page and is sent again.
    let fetch = "window.real ??= window.fetch; window.fetch = ";
    for (refused, said) in [
        ("() => Promise.reject(new TypeError('offline'))", "The hall does not answer."),
        (
            "async () => new Response('<p role=alert>Try again in a moment.</p>', { status: 503 })",
            "Try again in a moment.",
        ),
    ] {
        browser.run("document.querySelector('[data-anew]')?.click()");
        browser.run(&format!("{fetch}{refused}"));
        browser.choose_file("final", &right);
        browser.wait("!document.getElementById('again').hidden");
        assert!(text("#state").starts_with(said), "{}", text("#state"));
        browser.run("window.fetch = window.real");
        browser.run("document.getElementById('again').click()");
        browser.wait("document.getElementById('verdict') !== null");
        assert_eq!(text("#verdict"), "\u{2713} Agrees");
        assert_eq!(browser.run("return document.querySelectorAll('.photograph').length"), 1, "it was sent once");
        assert_eq!(browser.run("return document.getElementById('again').hidden"), true);
    }
    // The port without tokens audits and offers nothing else.
    browser.go(&format!("{}/audit/table/2", hall.audits));
    photograph(&browser, &missing);
    assert_eq!(text("#verdict"), "\u{2260} Differs");
    assert_eq!(browser.run("return document.querySelectorAll('#answer form').length"), 0);
    browser.go(&format!("{}/audit/position", hall.audits));
    photograph(&browser, &strange);
    assert!(text("#verdict").starts_with("9x9: "), "{}", text("#verdict"));
    check_page("position");
    // Of a game that nobody recorded a picture that the phone has already is the position.
    let photograph_of = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/count").join(name);
    browser.go(&format!("{}/audit/other", hall.audits));
    check_page("other");
    browser.choose_file("before", &photograph_of("fill-k1.jpg"));
    photograph(&browser, &photograph_of("fill.jpg"));
    assert_eq!(text("#verdict"), "? The fill fits what is assumed");
    check_page("assumed");
    browser.go(&format!("{}/audit/position", hall.audits));
    photograph(&browser, &strange);
    // What is no picture leaves the answer as it was, and a second photograph takes the place of the first.
    browser.choose_file("final", &other);
    browser.wait("document.getElementById('state').textContent.startsWith('This is no picture')");
    assert!(text("#verdict").starts_with("9x9: "), "{}", text("#verdict"));
    photograph(&browser, &strange);
    assert!(text("#verdict").starts_with("9x9: "), "{} {}", text("#verdict"), text("#state"));
}
