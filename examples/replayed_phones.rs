//! Records several phones at once, whose pages are replayed, and prints what that costs.
//!
//! `cargo build --release --workspace`, which builds the program beside it, then `target/release/replayed_phones PHONES SECONDS [rest]`
//! (8 phones for 60 seconds where nothing is said; half a minute before that games begin): so many phones with pictures of 1280x720 pixels
//! show the sample game, a move every 20 s; with `rest` nothing moves after the first move. As the page does, they
//! send a picture when the program wants one, whole where it shows something new and every 5 s, else some bytes. A row is one run: the
//! program's cores and memory once all games have begun, with the processes that it has started, the moves that it has recorded, and how
//! long after the hand had left the picture it has said them, in the median and of the slowest in a hundred.

#![allow(clippy::print_stdout, clippy::unwrap_used)] // A measurement that cannot go on stops.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use image::codecs::jpeg::JpegEncoder;
use image::{RgbImage, imageops};
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::{Delivery, SourceSpec};
use serde_json::Value;
use ureq::Agent;
use ureq::tls::TlsConfig;

/// Pictures a second of the sample clip.
const RATE: f64 = 10.0;

/// The time from one move to the next.
const A_MOVE: Duration = Duration::from_secs(20);

/// The time before it is measured, in which games begin.
const BEGINNING: Duration = Duration::from_secs(30);

/// How often a page sends a whole picture where nothing is new.
const WHOLE: Duration = Duration::from_secs(5);

/// The time from the hand's leaving to the picture that is shown until the next move, in seconds.
const AFTER_THE_HAND: f64 = 0.6;

/// The sample game as a phone shows it.
struct ShownGame {
    pictures: Vec<Vec<u8>>,
    /// When the board rests after the hand of each move has left, as the number of a picture.
    rests: Vec<usize>,
}

/// What the phones do, together.
#[derive(Default)]
struct Traffic {
    is_over: AtomicBool,
    posts: AtomicU64,
    bytes: AtomicU64,
    /// When moves were recorded, by the table and the number.
    moves: Mutex<BTreeMap<(String, u64), Instant>>,
    /// When each table's game began.
    began: Mutex<BTreeMap<String, Instant>>,
}

fn main() {
    let number = |n: usize| env::args().nth(n).and_then(|text| text.parse::<u64>().ok());
    let (phones, seconds) = (number(1).unwrap_or(8) as usize, number(2).unwrap_or(60));
    let is_at_rest = env::args().nth(3).is_some_and(|word| word == "rest");
    // A game that is late shows as many moves.
    let moves = if is_at_rest { 1 } else { (BEGINNING.as_secs() + seconds) / A_MOVE.as_secs() + 1 };
    let game = Arc::new(ShownGame::of_sample(moves as usize));
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(env::current_exe().unwrap().with_file_name("kifuscribe"));
    program.arg("record").args((1..=phones).map(|table| format!("phone:{table}")));
    program.args(["-o", "games", "--json", "--no-archive"]).current_dir(folder.path()).env("HOME", folder.path());
    program.env_remove("XDG_CONFIG_HOME").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().unwrap();
    let mut lines = BufReader::new(running.stdout.take().unwrap()).lines().map_while(Result::ok);
    let links: Vec<String> = lines.by_ref().take(phones).map(|line| link_in(&line)).collect();
    let traffic = Arc::new(Traffic::default());
    let said = Arc::clone(&traffic);
    let remarks = BufReader::new(running.stderr.take().unwrap()).lines().map_while(Result::ok);
    let named = |name: &str| thread::Builder::new().name(name.to_owned());
    named("moves").spawn(move || lines.for_each(|line| said.note(&line))).unwrap();
    let is_slow = |line: &String| line.contains("keep up") || line.contains("keeps up");
    named("remarks").spawn(move || remarks.filter(is_slow).for_each(|line| println!("{line}"))).unwrap();
    let clients: Vec<_> = links
        .into_iter()
        .enumerate()
        .map(|(i, link)| {
            let (game, traffic) = (Arc::clone(&game), Arc::clone(&traffic));
            let late = A_MOVE * i as u32 / phones as u32;
            let table = (i + 1).to_string();
            named("phone").spawn(move || show(&game, &link, &table, late, is_at_rest, &traffic)).unwrap()
        })
        .collect();
    thread::sleep(BEGINNING);
    let (id, measured_from) = (running.id(), Instant::now());
    let begin = (Instant::now(), seconds_of(id), memory_of(id), traffic.count());
    thread::sleep(Duration::from_secs(seconds));
    let (took, cpu, memory) = (begin.0.elapsed().as_secs_f64(), seconds_of(id) - begin.1, memory_of(id));
    let [posts, bytes, moves] = traffic.count();
    let [posts, bytes, moves] = [posts - begin.3[0], bytes - begin.3[1], moves - begin.3[2]];
    traffic.is_over.store(true, Ordering::Relaxed);
    clients.into_iter().for_each(|client| client.join().unwrap());
    running.kill().unwrap();
    running.wait().unwrap();
    let after_the_hand = traffic.times_after_the_hand(&game, measured_from);
    let of_hundred =
        |n: usize| after_the_hand.get(after_the_hand.len().saturating_sub(1) * n / 100).copied().unwrap_or(f64::NAN);
    println!(
        "phones | state | seconds | cores | MiB before | MiB after | posts a second | MiB a minute | moves | p50 s | p99 s"
    );
    println!(
        "{phones} | {} | {took:.0} | {:.2} | {} | {} | {:.1} | {:.1} | {moves} | {:.2} | {:.2}",
        if is_at_rest { "rest" } else { "play" },
        cpu / took,
        begin.2 / 1024,
        memory / 1024,
        posts as f64 / took,
        bytes as f64 / f64::from(1 << 20) / took * 60.0,
        of_hundred(50),
        of_hundred(99),
    );
}

impl ShownGame {
    /// The beginning of the sample game, of so many moves.
    fn of_sample(moves: usize) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../samples/clip");
        let truth: Value = serde_json::from_slice(&std::fs::read(folder.join("clip.json")).unwrap()).unwrap();
        let left = truth["hand_left_s"].as_array().unwrap().iter();
        let rests: Vec<usize> =
            left.map(|left| ((left.as_f64().unwrap() + AFTER_THE_HAND) * RATE) as usize).take(moves).collect();
        let mut film = open(&SourceSpec::Video(folder.join("clip.mp4"))).unwrap();
        let mut pictures = Vec::new();
        while pictures.len() <= rests[rests.len() - 1] {
            let Delivery::Frame(frame) = film.next().unwrap() else { break };
            let small = RgbImage::from_raw(frame.width as u32, frame.height as u32, frame.rgb.to_vec()).unwrap();
            pictures.push(jpeg(&small));
        }
        Self { pictures, rests }
    }

    /// When the hand of a move has left, from the beginning of the game; moves count from 0.
    fn hand_left(&self, number: usize) -> Duration {
        let begin = number.checked_sub(1).map_or(0, |before| self.rests[before]);
        let seconds = (self.rests[number] - begin) as f64 / RATE - AFTER_THE_HAND;
        A_MOVE * number as u32 + Duration::from_secs_f64(seconds.max(0.0))
    }

    /// The number of the picture that is shown so long after the beginning.
    fn at(&self, time: Duration, is_at_rest: bool) -> usize {
        let number = (time.as_secs() / A_MOVE.as_secs()) as usize;
        let move_number = if is_at_rest { 0 } else { number.min(self.rests.len() - 1) };
        let since = if is_at_rest { time } else { time.saturating_sub(A_MOVE * move_number as u32) };
        let begin = move_number.checked_sub(1).map_or(0, |before| self.rests[before]);
        (begin + (since.as_secs_f64() * RATE) as usize).min(self.rests[move_number])
    }
}

impl Traffic {
    fn note(&self, line: &str) {
        let said: Value = serde_json::from_str(line).unwrap_or_default();
        if let (Some(table), Some(number)) = (said["table"].as_str(), said["move"].as_u64()) {
            self.moves.lock().unwrap().entry((table.to_owned(), number)).or_insert_with(Instant::now);
        }
    }

    /// How long after the hand had left each move was said that was said later than `from`, in seconds, the shortest first.
    fn times_after_the_hand(&self, game: &ShownGame, from: Instant) -> Vec<f64> {
        let (moves, began) = (self.moves.lock().unwrap(), self.began.lock().unwrap());
        let later = moves.iter().filter(|(_, said)| **said > from);
        let time = |(of, said): (&(String, u64), &Instant)| {
            let left = *began.get(&of.0)? + game.hand_left(usize::try_from(of.1).ok()?.checked_sub(1)?);
            Some(said.saturating_duration_since(left).as_secs_f64())
        };
        let mut times: Vec<f64> = later.filter_map(time).collect();
        times.sort_by(f64::total_cmp);
        times
    }

    /// The posts, the bytes and the moves so far.
    fn count(&self) -> [u64; 3] {
        let moves = self.moves.lock().unwrap().len() as u64;
        [self.posts.load(Ordering::Relaxed), self.bytes.load(Ordering::Relaxed), moves]
    }
}

/// A picture as a phone sends it: 1280x720, the board in its middle.
fn jpeg(small: &RgbImage) -> Vec<u8> {
    let side = 720 * small.width() / small.height();
    let large = imageops::resize(small, side, 720, imageops::FilterType::Nearest);
    let mut picture = RgbImage::from_pixel(1280, 720, *large.get_pixel(2, 2));
    imageops::replace(&mut picture, &large, i64::from(1280 - side) / 2, 0);
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 85).encode_image(&picture).unwrap();
    bytes
}

/// The link to a phone's page in the first lines of the program.
fn link_in(line: &str) -> String {
    let said: Value = serde_json::from_str(line).unwrap();
    said["url"].as_str().unwrap().to_owned()
}

/// Shows the game on the phone of `table`, whose page has that link, `late` after the others.
fn show(game: &ShownGame, link: &str, table: &str, late: Duration, is_at_rest: bool, traffic: &Traffic) {
    let (address, token) = link.split_once('#').unwrap();
    let port = address.rsplit_once(':').unwrap().1.split('/').next().unwrap();
    let tls = TlsConfig::builder().disable_verification(true).build();
    let agent = Agent::new_with_config(Agent::config_builder().tls_config(tls).http_status_as_error(false).build());
    let began = Instant::now();
    traffic.began.lock().unwrap().insert(table.to_owned(), began + late);
    let mut sent: Option<(usize, Instant)> = None;
    while !traffic.is_over.load(Ordering::Relaxed) {
        let shown = game.at(began.elapsed().saturating_sub(late), is_at_rest);
        let is_known = sent.is_some_and(|(number, at)| number == shown && at.elapsed() < WHOLE);
        let (path, body) = if is_known { ("same", &[][..]) } else { ("picture", &game.pictures[shown][..]) };
        let request = agent.post(format!("https://127.0.0.1:{port}/{path}")).header("x-phone", "replayed");
        let mut answer = request.header("authorization", format!("Bearer {token}")).send(body).unwrap();
        let answer: Value = serde_json::from_str(&answer.body_mut().read_to_string().unwrap()).unwrap();
        if !is_known {
            sent = Some((shown, Instant::now()));
        }
        if answer["whole"] == true && is_known {
            sent = None;
        }
        traffic.posts.fetch_add(1, Ordering::Relaxed);
        traffic.bytes.fetch_add(body.len() as u64, Ordering::Relaxed);
        thread::sleep(Duration::from_millis(answer["wait"].as_u64().unwrap()));
    }
}

/// The processor time of a process and of those that it has started, in seconds.
fn seconds_of(id: u32) -> f64 {
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let Some((_, fields)) = stat.rsplit_once(')') else { return 0.0 };
    let ticks: f64 = fields.split_whitespace().skip(11).take(4).filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
    ticks / TICKS + started_by(id).into_iter().map(seconds_of).sum::<f64>()
}

/// The processes that a process has started and that run.
fn started_by(id: u32) -> Vec<u32> {
    let all = std::fs::read_dir("/proc").unwrap().map_while(Result::ok);
    let ids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let parent = |of: u32| {
        let stat = std::fs::read_to_string(format!("/proc/{of}/stat")).ok()?;
        stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse::<u32>().ok()
    };
    ids.filter(|&of| parent(of) == Some(id)).collect()
}

/// The memory of a process in KiB, with the processes that it has started.
fn memory_of(id: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let own = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).unwrap_or(0);
    own + started_by(id).into_iter().map(memory_of).sum::<u64>()
}
