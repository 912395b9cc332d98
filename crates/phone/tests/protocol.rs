//! The page of a phone as its script and others meet it: over TLS, without a browser.

#![allow(clippy::unwrap_used)] // A test that cannot go on stops.

use std::io::{self, Read, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use kifuscribe_capture::open::open;
use kifuscribe_capture::source::{Delivery, Source, SourceSpec};
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_phone::server::PhoneServer;
use serde_json::Value;
use tempfile::TempDir;
use ureq::Agent;
use ureq::tls::TlsConfig;

/// A page, and the source that its pictures come from.
struct Table {
    server: PhoneServer,
    source: Box<dyn Source>,
    agent: Agent,
    base: String,
    token: String,
    _settings: TempDir,
}

/// A folder of settings with a port that is free, as other tests begin at the same time.
fn settings() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let free = TcpListener::bind("0.0.0.0:0").unwrap().local_addr().unwrap().port();
    std::fs::write(folder.path().join("phone-port.txt"), free.to_string()).unwrap();
    folder
}

/// What is answered: the status, and the text of the page, `say` of the JSON where it is that.
type Answer = (u16, String);

impl Table {
    fn open(table: &str) -> Self {
        Self::at(settings(), table)
    }

    fn at(settings: TempDir, table: &str) -> Self {
        let server = PhoneServer::open(table, settings.path()).unwrap();
        let source = open(&SourceSpec::Phone(table.to_owned())).unwrap();
        let tls = TlsConfig::builder().disable_verification(true).build();
        let agent = Agent::new_with_config(Agent::config_builder().tls_config(tls).http_status_as_error(false).build());
        let link = server.links().remove(0);
        let (_, token) = link.split_once('#').unwrap();
        let (base, token) = (format!("https://127.0.0.1:{}", server.port()), token.to_owned());
        Self { server, source, agent, base, token, _settings: settings }
    }

    fn get(&self, path: &str, language: &str) -> Answer {
        let mut answer =
            self.agent.get(format!("{}{path}", self.base)).header("accept-language", language).call().unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    fn post_as(&self, phone: &str, token: &str, path: &str, body: &[u8]) -> (u16, Value) {
        self.post_numbered(phone, token, path, body, "")
    }

    fn post_numbered(&self, phone: &str, token: &str, path: &str, body: &[u8], number: &str) -> (u16, Value) {
        // A phone that sends faster is refused.
        std::thread::sleep(Duration::from_millis(40));
        let request = self.agent.post(format!("{}{path}", self.base)).header("x-number", number);
        let request = request.header("authorization", format!("Bearer {token}")).header("x-phone", phone);
        let mut answer = request.header("accept-language", "en").send(body).unwrap();
        let text = answer.body_mut().read_to_string().unwrap();
        (answer.status().as_u16(), serde_json::from_str(&text).unwrap_or_default())
    }

    fn post(&self, phone: &str, path: &str, body: &[u8]) -> Answer {
        let (status, answer) = self.post_as(phone, &self.token, path, body);
        (status, answer["say"].as_str().unwrap_or_default().to_owned())
    }

    /// What a phone is answered beside the `camera`. On a busy machine that may be silent for too long before the other one comes, and
    /// begins again.
    fn post_beside(&self, camera: &str, other: &str, path: &str, body: &[u8]) -> Answer {
        let answer = || {
            assert_eq!(self.post(camera, "/take", b"").0, 200);
            self.post(other, path, body)
        };
        (0..10).map(|_| answer()).find(|(status, _)| *status != 200).unwrap()
    }

    /// The grey value of the next picture.
    fn next(&mut self) -> u8 {
        loop {
            match self.source.next().unwrap() {
                Delivery::Frame(frame) => return frame.pixel(0, 0)[0],
                Delivery::Waiting { .. } => {}
                Delivery::End => panic!("a phone has no end"),
            }
        }
    }
}

fn picture(grey: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let pixels = image::RgbImage::from_pixel(64, 48, image::Rgb([grey; 3]));
    image::codecs::jpeg::JpegEncoder::new(&mut bytes).encode_image(&pixels).unwrap();
    bytes
}

#[test]
fn pictures_of_the_page_become_frames_and_the_page_hears_what_is_seen() {
    let mut table = Table::open("p1");
    // Nobody has said whose board the phone shows.
    let (status, page) = table.get("/?p1", "uk");
    assert_eq!(status, 200);
    assert!(page.contains("Камера: телефон p1") && page.contains("lang=\"uk\""), "{page}");
    table.server.name_table("12");
    assert!(table.get("/?p1", "uk").1.contains("Камера столу 12"));
    assert!(!page.contains(&table.token), "the page has no secret");
    let (status, answer) = table.post_as("a1", &table.token, "/same", b"");
    assert_eq!((status, &answer["whole"]), (200, &Value::Bool(true)), "a whole picture is asked for first");
    assert_eq!(answer["title"], "Camera of table 12", "a page that is open says it too");
    assert_eq!(
        table.post("a1", "/picture", &picture(90)),
        (200, "the camera runs; waiting for the program on the computer".to_owned())
    );
    assert_eq!(table.next(), 90);
    table.server.news().note_observed(0, &FrameObservation::Unchanged { time: Duration::ZERO });
    let (_, answer) = table.post_as("a1", &table.token, "/same", b"");
    assert_eq!(
        (&answer["say"], &answer["whole"], &answer["wait"]),
        (&"board found - hold still".into(), &false.into(), &100.into())
    );
    assert_eq!(table.next(), 90, "the same once more");
    table.source.set_interval(Duration::from_millis(250));
    assert_eq!(table.post_as("a1", &table.token, "/same", b"").1["wait"], 250);
}

#[test]
fn nothing_is_taken_without_the_token_of_the_table() {
    let (table, other) = (Table::open("p2"), Table::open("p3"));
    for token in ["", "x", &other.token, &table.token[1..]] {
        for path in ["/picture", "/same", "/take", "/trouble/closed"] {
            let (status, answer) = table.post_as("a1", token, path, &picture(90));
            assert_eq!((status, answer["say"].as_str().unwrap().contains("not valid any more")), (401, true), "{path}");
        }
    }
    // What a stranger sends is not read for long: the answer comes early, or the connection ends.
    let large = table.agent.post(format!("{}/picture", table.base)).send(&vec![0xff; 4 << 20][..]);
    assert!(large.is_err() || large.is_ok_and(|answer| answer.status() == 401));
    for phone in ["", "a b", &"a".repeat(100)] {
        assert_eq!(table.post(phone, "/picture", &picture(90)).0, 400, "{phone}");
    }
    // No file, no other place, and nothing by another way of asking.
    for path in ["/../Cargo.toml", "/phone.js/x", "/picture", "/trouble/x"] {
        assert!([404, 405].contains(&table.get(path, "en").0), "{path}");
    }
    // Plain HTTP is answered nothing.
    let mut plain = TcpStream::connect(("127.0.0.1", table.server.port())).unwrap();
    plain.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer);
    assert!(!answer.starts_with(b"HTTP"));
}

/// A phone that was there before the program was killed hears that its table is still to come, and is the camera once that is there.
#[test]
fn a_link_of_a_table_that_is_not_recorded_yet_is_said_to_be_that_and_goes_on() {
    let folder = settings();
    let link_of = |server: &PhoneServer| server.links().remove(0).split_once('#').unwrap().1.to_owned();
    let token = link_of(&PhoneServer::open("31", folder.path()).unwrap());
    let table = Table::at(folder, "32");
    let (status, answer) = table.post_as("a1", &token, "/picture", &picture(90));
    let said = answer["say"].as_str().unwrap();
    assert!(status == 503 && said.starts_with("the computer does not record this table yet"), "{status} {said}");
    assert!(answer["wait"].as_u64().unwrap() > 0, "the page asks again");
    let other = table.server.open_beside("31").unwrap();
    assert_eq!(table.post_as("a1", &token, "/picture", &picture(90)).0, 200);
    // A check that is over is no computer that does not answer.
    other.news().note_checked();
    let (_, answer) = table.post_as("a1", &token, "/same", b"");
    assert_eq!(answer["over"], true, "{answer}");
    assert!(answer["say"].as_str().unwrap().starts_with("the check is over"), "{answer}");
    other.finish();
}

#[test]
fn hostile_pictures_are_refused_and_the_next_good_one_is_taken() {
    let mut table = Table::open("p4");
    let whole = picture(90);
    let mut seed = 7_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 24) as u8
    };
    let mut hostile: Vec<Vec<u8>> = vec![Vec::new(), b"GIF89a".to_vec(), vec![0xff; 5000], whole[..200].to_vec()];
    hostile.extend((0..40).map(|n| (0..n * 20).map(|_| random()).collect()));
    for bytes in &hostile {
        assert_eq!(table.post("a1", "/picture", bytes), (400, "the picture arrived damaged".to_owned()));
    }
    // Damage within: it may be taken, and shows nothing then, or noise.
    for at in (2..whole.len() - 2).step_by(17) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x55;
        assert!([200, 400].contains(&table.post("a1", "/picture", &damaged).0), "at {at}");
    }
    // The answer may come before all of it is sent, and the connection end.
    let request = table.agent.post(format!("{}/picture", table.base)).header("x-phone", "a1");
    let sent = request.header("authorization", format!("Bearer {}", table.token)).send(&vec![0xff; 5 << 20][..]);
    assert!(sent.is_err() || sent.is_ok_and(|answer| answer.status() == 413));
    assert_eq!(table.post("a1", "/picture", &whole).0, 200);
    while table.next() != 90 {}
}

#[test]
fn the_second_phone_is_told_and_may_take_the_place_of_the_first() {
    let mut table = Table::open("p5");
    let refused = (409, "another phone is the camera of this table".to_owned());
    assert_eq!(table.post_beside("first", "second", "/picture", &picture(150)), refused);
    assert_eq!(table.post("first", "/picture", &picture(90)).0, 200);
    assert_eq!(table.post("second", "/trouble/hidden", b"").0, 204);
    while table.next() != 90 {}
    assert_eq!(table.post("second", "/take", b"").0, 200);
    let until = Instant::now() + Duration::from_secs(20);
    let is_said = |delivery| matches!(delivery, Delivery::Waiting { why } if why.to_string().contains("another phone has become the camera"));
    while !is_said(table.source.next().unwrap()) {
        assert!(Instant::now() < until, "the recording says who the camera is now");
    }
    let (status, answer) = table.post_as("second", &table.token, "/same", b"");
    assert_eq!((status, &answer["whole"]), (200, &Value::Bool(true)), "its view is not the first one's");
    assert_eq!(table.post("second", "/picture", &picture(150)).0, 200);
    while table.next() != 150 {}
    assert_eq!(table.post_beside("second", "first", "/same", b""), refused);
    // The page is closed: another phone is the camera at once.
    assert_eq!(table.post("second", "/trouble/closed", b"").0, 204);
    assert_eq!(table.post("first", "/picture", &picture(90)).0, 200);
}

#[test]
fn a_picture_that_was_long_on_its_way_is_dropped() {
    let mut table = Table::open("p7");
    let is_whole_wanted = |path: &str, number: &str, body: &[u8]| {
        let (status, answer) = table.post_numbered("a1", &table.token, path, body, number);
        assert_eq!(status, 200);
        answer["whole"].as_bool().unwrap()
    };
    assert!(!is_whole_wanted("/picture", "1", &picture(30)));
    assert!(!is_whole_wanted("/picture", "3", &picture(90)));
    assert!(is_whole_wanted("/picture", "2", &picture(150)), "a newer one came before it");
    assert!(is_whole_wanted("/same", "2", b""), "the same as one that is not shown");
    assert!(!is_whole_wanted("/same", "3", b""));
    // What was dropped is never shown.
    assert!(std::iter::from_fn(|| Some(table.next())).take_while(|&grey| grey != 90).all(|grey| grey == 30));
}

#[test]
fn a_picture_whose_phone_was_replaced_meanwhile_is_not_taken() {
    let mut table = Table::open("p8");
    assert_eq!(table.post("first", "/take", b"").0, 200);
    // Half of the first phone's picture is here when somebody chooses the second one.
    let whole = picture(150);
    let (front, rest) = whole.split_at(whole.len() / 2);
    let (halves, arriving) = mpsc::sync_channel::<Vec<u8>>(1);
    halves.send(front.to_vec()).unwrap();
    let answer = std::thread::scope(|scope| {
        let request = table.agent.post(format!("{}/picture", table.base)).header("x-phone", "first");
        let request = request.header("authorization", format!("Bearer {}", table.token));
        let send = move || {
            let mut body = Halves { arriving, left: Vec::new() };
            request.send(ureq::SendBody::from_reader(&mut body)).unwrap().status().as_u16()
        };
        let sending = std::thread::Builder::new().spawn_scoped(scope, send).unwrap();
        // Its head was read once the phone has shown itself.
        std::thread::sleep(Duration::from_millis(500));
        assert_eq!(table.post("second", "/take", b"").0, 200);
        assert_eq!(table.post("second", "/picture", &picture(90)).0, 200);
        halves.send(rest.to_vec()).unwrap();
        drop(halves);
        sending.join().unwrap()
    });
    assert_eq!(answer, 409);
    assert_eq!(table.post("second", "/same", b"").0, 200, "its picture is the newest");
    while table.next() != 90 {}
}

/// A body that arrives part by part.
struct Halves {
    arriving: mpsc::Receiver<Vec<u8>>,
    left: Vec<u8>,
}

impl Read for Halves {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.left.is_empty() {
            self.left = self.arriving.recv().unwrap_or_default();
        }
        let n = self.left.len().min(into.len());
        into[..n].copy_from_slice(&self.left[..n]);
        self.left.drain(..n);
        Ok(n)
    }
}

#[test]
fn what_is_left_undone_holds_nobody_up() {
    let mut table = Table::open("p6");
    let port = table.server.port();
    let _silent: Vec<TcpStream> = (0..100).map(|_| TcpStream::connect(("127.0.0.1", port)).unwrap()).collect();
    let began = Instant::now();
    assert_eq!(table.post("a1", "/picture", &picture(90)).0, 200);
    assert_eq!(table.next(), 90);
    // They are waited for together: one after another they would take ten seconds each.
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
}

#[test]
fn links_stay_the_same_whichever_tables_are_recorded_together_and_another_port_is_said() {
    let settings = settings();
    let open = |table: &str| PhoneServer::open(table, settings.path()).unwrap();
    let shown = |server: &PhoneServer| (server.links(), server.fingerprint().to_owned());
    let first = open("31");
    let (of_31, token) = (shown(&first), first.links()[0].split_once('#').unwrap().1.to_owned());
    let second = first.open_beside("32").unwrap();
    let of_32 = shown(&second);
    assert_eq!((first.port(), first.notices(), second.notices()), (second.port(), Vec::new(), Vec::new()));
    assert_ne!(token, of_32.0[0].split_once('#').unwrap().1, "each has its token");
    // The same table in another program.
    let other = open("31");
    assert_ne!(other.port(), first.port());
    let [elsewhere, moved] = other.notices().try_into().unwrap();
    assert!(elsewhere.contains("has the page of phone:31 open"), "{elsewhere}");
    assert!(moved.contains(&format!("has port {}", first.port())), "{moved}");
    drop((first, second, other));
    // After a restart, alone or in another order.
    let alone = open("32");
    assert_eq!(shown(&alone), of_32);
    let beside = alone.open_beside("31").unwrap();
    assert_eq!((shown(&beside), beside.notices()), (of_31, Vec::new()));
}

#[test]
fn the_phones_of_several_tables_share_a_port_and_each_token_sends_to_its_own_table() {
    let settings = settings();
    let open_both = || {
        let first = PhoneServer::open("41", settings.path()).unwrap();
        let second = first.open_beside("42").unwrap();
        [first, second].map(|server| {
            server.name_table(server.source().trim_start_matches("phone:"));
            server
        })
    };
    let mut servers = Vec::from(open_both());
    let links: Vec<String> = servers.iter().map(|server| server.links().remove(0)).collect();
    assert_eq!(servers[0].port(), servers[1].port());
    let mut sources = ["41", "42"].map(|table| open(&SourceSpec::Phone(table.to_owned())).unwrap());
    let tls = TlsConfig::builder().disable_verification(true).build();
    let agent = Agent::new_with_config(Agent::config_builder().tls_config(tls).http_status_as_error(false).build());
    let base = format!("https://127.0.0.1:{}", servers[0].port());
    let post = |token: &str, grey: u8| {
        let request = agent.post(format!("{base}/picture")).header("x-phone", "a1");
        request.header("authorization", format!("Bearer {token}")).send(&picture(grey)[..]).unwrap().status().as_u16()
    };
    for ((link, source), (table, grey)) in links.iter().zip(&mut sources).zip([("41", 90), ("42", 160)]) {
        let (page, token) = link.split_once("/?").unwrap().1.split_once('#').unwrap();
        assert_eq!(page, table);
        let mut shown = agent.get(format!("{base}/?{table}")).header("accept-language", "en").call().unwrap();
        assert!(shown.body_mut().read_to_string().unwrap().contains(&format!("Camera of table {table}")));
        assert_eq!(post(token, grey), 200);
        let seen = loop {
            match source.next().unwrap() {
                Delivery::Frame(frame) => break frame.pixel(0, 0)[0],
                Delivery::Waiting { .. } => {}
                Delivery::End => panic!("a phone has no end"),
            }
        };
        assert_eq!(seen, grey);
    }
    assert_eq!(post("00112233445566778899aabbccddeeff", 90), 401);
    // The first table's recording is over; the second one goes on.
    let token_of = |link: &str| link.split_once('#').unwrap().1.to_owned();
    drop(servers.remove(0));
    assert_eq!((post(&token_of(&links[0]), 91), post(&token_of(&links[1]), 161)), (410, 200));
    drop((servers, sources));
    let again: Vec<String> = open_both().iter().map(|server| server.links().remove(0)).collect();
    assert_eq!(again, links, "after a restart, too");
}
