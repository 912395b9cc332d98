//! `record phone`: games that a phone shows, through the page in a real browser whose camera is a film, and through its requests
//! alone. Where there is no `chromedriver`, the test of the browser says so loudly.

#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use assert_cmd::cargo::CommandCargoExt as _;
use image::codecs::jpeg::JpegEncoder;
use image::{RgbImage, imageops};
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::{Delivery, SourceSpec};
use kifuscribe_formats::sgf;
use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;
use ureq::tls::TlsConfig;

use crate::camera::program::Running;
use crate::live::moves_of;
use crate::run::home;

#[path = "../support/chromium.rs"]
pub(crate) mod chromium;

use chromium::Chromium;

/// Pictures a second of the sample clip.
const RATE: usize = 10;

pub(crate) fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip").join(name)
}

/// The first `moves` moves of the clip's game.
pub(crate) fn game(moves: usize) -> Vec<String> {
    moves_of(&std::fs::read(sample("game.sgf")).unwrap())[..moves].to_vec()
}

/// How many pictures of the clip there are until the hand of so many moves has left, and before the next one comes.
pub(crate) fn until_rest(moves: usize) -> usize {
    let truth: Value = serde_json::from_slice(&std::fs::read(sample("clip.json")).unwrap()).unwrap();
    ((truth["hand_left_s"][moves - 1].as_f64().unwrap() + 0.6) * RATE as f64) as usize
}

/// Those pictures.
pub(crate) fn pictures(moves: usize) -> Vec<RgbImage> {
    let mut film = open(&SourceSpec::Video(sample("clip.mp4"))).unwrap();
    let mut next = || match film.next().unwrap() {
        Delivery::Frame(frame) => RgbImage::from_raw(frame.width as u32, frame.height as u32, frame.rgb.to_vec()),
        Delivery::Waiting { .. } | Delivery::End => None,
    };
    std::iter::from_fn(&mut next).take(until_rest(moves)).collect()
}

pub(crate) fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 85).encode_image(picture).unwrap();
    bytes
}

/// The program that records what a phone shows, and the link to its page.
struct PhoneTable {
    program: Running,
    folder: TempDir,
    /// The address of the page from this computer.
    base: String,
    /// What the link has behind that, with the token.
    place: String,
    token: String,
}

impl PhoneTable {
    fn record(source: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::cargo_bin("kifuscribe").unwrap();
        command.args(["record", source, "-o", "game.sgf", "--json"]).current_dir(folder.path());
        command.env("HOME", home()).env_remove("XDG_CONFIG_HOME").stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = Running::start(command);
        program.expect("open this link with the phone");
        let line = program.received.last().unwrap().clone();
        let (address, place) = line.split_once("https://").unwrap().1.split_once('/').unwrap();
        let ((_, port), (_, token)) = (address.rsplit_once(':').unwrap(), place.split_once('#').unwrap());
        program.expect("the certificate's SHA-256 is");
        let warning = program.received.last().unwrap().clone();
        // Standard output and error come in any order.
        if !program.received.iter().any(|line| line.starts_with("{\"phone\":")) {
            program.expect("{\"phone\":");
        }
        let said: Value = program.received.iter().find_map(|line| serde_json::from_str(line).ok()).unwrap();
        assert_eq!(said["url"], format!("https://{address}/{place}"));
        assert!(warning.ends_with(said["fingerprint"].as_str().unwrap()), "{said}");
        let (base, place, token) = (format!("https://127.0.0.1:{port}"), place.to_owned(), token.to_owned());
        Self { program, folder, base, place, token }
    }

    fn link(&self) -> String {
        format!("{}/{}", self.base, self.place)
    }

    /// Waits for a move of the record, which may have been said already.
    #[track_caller]
    fn expect_move(&mut self, number: usize) {
        let part = format!("\"move\":{number},");
        if !self.program.received.iter().any(|line| line.contains(&part)) {
            self.program.expect(&part);
        }
    }

    /// Ends the recording; its moves have to be those of the game.
    #[track_caller]
    fn check_game(&mut self, moves: usize, table: &str) {
        let status = self.program.interrupt();
        assert_eq!(status, 0, "{}", self.program.said());
        let text = std::fs::read(self.folder.path().join("game.sgf")).unwrap();
        assert_eq!(moves_of(&text), game(moves), "{}", self.program.said());
        assert_eq!(sgf::read(&text).unwrap().record.info.table, table);
    }
}

/// What the page says.
const STATE: &str = "document.getElementById('state').textContent";

#[test]
fn a_whole_game_is_recorded_through_the_page_in_a_browser() {
    const MOVES: usize = 12;
    let place = tempfile::tempdir().unwrap();
    let film = place.path().join("camera.mjpeg");
    let camera = format!("--use-file-for-fake-video-capture={}", film.display());
    let Some(browser) = Chromium::open(&[
        "--ignore-certificate-errors",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
        "--disable-background-timer-throttling",
        &camera,
    ]) else {
        return;
    };
    // The browser plays 30 pictures a second, and begins again at the end: the board rests until the test is over.
    let mut file = File::create(&film).unwrap();
    let played: Vec<Vec<u8>> = pictures(MOVES).iter().map(jpeg).collect();
    // On a busy machine, too, the network is away and comes back while nobody plays.
    let (front, back) = played.split_at(until_rest(3));
    let away = std::iter::repeat_n(front.last().unwrap(), 10 * RATE);
    let rest = std::iter::repeat_n(played.last().unwrap(), 90 * RATE);
    for picture in front.iter().chain(away).chain(back).chain(rest) {
        (0..30 / RATE).for_each(|_| file.write_all(picture).unwrap());
    }
    let mut table = PhoneTable::record("phone:7");
    browser.size(360, 640);
    browser.go(&table.link());
    browser.wait(&format!("/^(board found|move )/.test({STATE})"));
    assert_eq!(browser.run("return document.querySelector('h1').textContent"), "Camera of table 7");
    assert_eq!(browser.run("return document.documentElement.scrollWidth <= 360"), true);
    let named = "return [...document.querySelectorAll('button, video')].every((e) => e.textContent || e.ariaLabel || \
                 e.hidden)";
    assert_eq!(browser.run(named), true);
    // Dark and bright again, by keys.
    browser.run("document.getElementById('dim').focus()");
    for is_hidden in [false, true] {
        browser.press('\u{e007}');
        browser.wait(&format!("document.getElementById('dark').hidden === {is_hidden}"));
    }
    table.expect_move(3);
    // The network is away for some seconds.
    let network = |offline: bool| {
        let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.devtools("Network.enable", &json!({}));
        browser.devtools("Network.emulateNetworkConditions", &conditions);
    };
    browser.run("document.getElementById('dim').click()");
    network(true);
    let away = table.program.expect("sends no picture any more");
    eprintln!("without a network: said after {:.2} s", away.as_secs_f64());
    browser.wait(&format!("{STATE}.startsWith('The computer does not answer')"));
    browser.wait("document.getElementById('dark').textContent.startsWith('The computer does not answer')");
    browser.run("document.getElementById('dark').click()");
    network(false);
    table.program.expect("pictures come again");
    // A second phone is told, and takes the place of the first, whose page is loaded again meanwhile.
    let [first, second] = browser.new_window();
    browser.go(&table.link());
    browser.wait(&format!("{STATE} === 'another phone is the camera of this table'"));
    browser.wait("!document.getElementById('take').hidden");
    browser.switch(&first);
    browser.run("location.reload()");
    browser.switch(&second);
    browser.run("document.getElementById('take').click()");
    browser.wait(&format!("/^move /.test({STATE})"));
    browser.switch(&first);
    browser.wait(&format!("{STATE} === 'another phone is the camera of this table'"));
    browser.switch(&second);
    table.expect_move(MOVES);
    let last = format!("move {MOVES}, {}", game(MOVES)[MOVES - 1]);
    browser.wait(&format!("{STATE} === '{last}'"));
    table.check_game(MOVES, "7");
    browser.wait(&format!("{STATE}.startsWith('the recording is over')"));
    // The phone may stay for the next game, which the window serves; here nothing answers any more.
    browser.wait("!document.getElementById('again').hidden");
    browser.run("document.getElementById('again').click()");
    browser.wait(&format!("{STATE}.startsWith('The computer does not answer')"));
}

#[test]
fn a_phone_that_is_exchanged_and_turned_goes_on_with_the_same_game() {
    const MOVES: usize = 6;
    let mut table = PhoneTable::record("phone");
    let tls = TlsConfig::builder().disable_verification(true).build();
    let agent = Agent::new_with_config(Agent::config_builder().tls_config(tls).build());
    let authorization = format!("Bearer {}", table.token);
    let base = table.base.clone();
    let send = |phone: &str, path: &str, body: &[u8]| {
        let request = agent.post(format!("{base}{path}")).header("x-phone", phone);
        request.header("authorization", &authorization).send(body).unwrap().body_mut().read_to_string().unwrap()
    };
    // The next picture is sent when the program wants it: later where a busy machine cannot keep up.
    let send_picture = |phone: &str, picture: &[u8]| {
        let answer: Value = serde_json::from_str(&send(phone, "/picture", picture)).unwrap();
        std::thread::sleep(Duration::from_millis(answer["wait"].as_u64().unwrap()));
    };
    let played = pictures(MOVES);
    // The hand of the third move has left.
    let change = 10 * RATE;
    for (i, picture) in played.iter().enumerate() {
        if i == change {
            // The first phone falls asleep, and another one is fixed upright.
            table.expect_move(3);
            send("one", "/trouble/hidden", b"");
            table.program.expect("is not in front");
            send("one", "/trouble/closed", b"");
        }
        if i < change {
            send_picture("one", &jpeg(picture));
        } else {
            send_picture("two", &jpeg(&imageops::rotate90(picture)));
        }
    }
    let (last, rest) = (jpeg(&imageops::rotate90(played.last().unwrap())), Instant::now());
    while rest.elapsed() < Duration::from_secs(8) {
        send_picture("two", &last);
    }
    table.expect_move(MOVES);
    table.check_game(MOVES, "");
}
