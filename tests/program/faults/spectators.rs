//! A recording that is shown while the disk fails: spectators, the organiser's site, the hall and the catalogue have what
//! the disk has, never more, and all of it after the next start.
//!
//! What threads do in the program is done here after each observation, so that each operation has its number.

#![allow(clippy::print_stdout)] // What the process prints is what it reports.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf;
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::journal_tail::JournalTail;
use kifuscribe_network::live::delivery::DeliveryTarget;
use kifuscribe_network::live::feed::LiveFeed;
use kifuscribe_network::live::publication::Publication;
use kifuscribe_network::live::publisher::PublishAddress;
use kifuscribe_network::live::server::LiveServer;
use kifuscribe_storage::catalogue::Catalogue;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::spectator_folder::SpectatorFolder;

use super::Extent;
use super::agreement::{Promise, Whole, check_catalogue, check_kept, check_next_start, check_said};
use super::faulty_disk::{Act, DiskError, Fault};
use super::power_cut::{self, Disk, Survival};
use super::recording::{self, MOVES};
use super::scenario::{Scenario, Stage};
use crate::http_site::HttpSite;

/// The port of the hall and of the site, in the environment of the recording.
const PORT: &str = "KIFUSCRIBE_TEST_PORT";

/// Every how many operations meets a fault, where not all do.
const EVERY: usize = 17;

#[test]
#[ignore = "runs in a process of its own, started by the other tests"]
fn the_child_records_and_shows() {
    let port = std::env::var(PORT).unwrap();
    let mut outlets: Option<Outlets> = None;
    let recorded = recording::record(Path::new("."), false, &mut |state, session| {
        println!("committed {}", state.moves().len());
        outlets.get_or_insert_with(|| Outlets::open(&port, session, state)).show(state);
    });
    match recorded {
        Ok(()) => println!("ended whole"),
        Err(why) => println!("ended: {why}"),
    }
    // The end of the recording is news, too.
    if let Some(mut outlets) = outlets {
        let journal = SessionFolder::at(outlets.session.as_path()).read();
        if let Ok(journal) = journal {
            outlets.show(&SessionState::from_events(&journal.events));
        }
    }
}

/// The command that runs the test above.
pub(crate) fn command(port: u16) -> Vec<String> {
    recording::child(module_path!(), "the_child_records_and_shows", Some(format!("{PORT}={port}")))
}

/// Where a recording is shown.
struct Outlets {
    session: std::path::PathBuf,
    page: LiveServer,
    folder: SpectatorFolder,
    site: PublishAddress,
    hall: JournalTail,
}

impl Outlets {
    fn open(port: &str, session: &Path, state: &SessionState) -> Self {
        let feed = LiveFeed::open("0s".parse().unwrap()).unwrap();
        feed.resume(&state.view());
        Self {
            session: session.to_owned(),
            page: LiveServer::open("127.0.0.1:0".parse().unwrap(), Arc::new(feed)).unwrap(),
            folder: SpectatorFolder::beside(&session.with_extension("sgf"), "1", "game"),
            site: PublishAddress::new(&format!("http://127.0.0.1:{port}/game.sgf"), None).unwrap(),
            hall: tail(port, session),
        }
    }

    /// Shows the recording everywhere; what fails is tried again with the next observation.
    fn show(&mut self, state: &SessionState) {
        let publication = Publication::of(&state.view());
        let _ = self.folder.deliver(&publication);
        let _ = self.site.deliver(&publication);
        let _ = self.hall.send_all();
        println!("sent {}", self.hall.acknowledged());
        self.page.feed().publish(&state.view());
        println!("shown {}", moves_on_page(&self.page));
        let _ = enter(Path::new("home/kifuscribe/catalogue.sqlite"), &self.session);
    }
}

/// The way of a journal to the hall at a port.
fn tail(port: &str, session: &Path) -> JournalTail {
    let hall = HallTable::new(&format!("http://127.0.0.1:{port}"), 3, None).unwrap();
    JournalTail::new(hall, &SessionFolder::at(session).journal())
}

fn moves_on_page(page: &LiveServer) -> usize {
    let text = ureq::get(format!("http://{}/state.json", page.address())).call().unwrap();
    let text = text.into_body().read_to_string().unwrap();
    let state: serde_json::Value = serde_json::from_str(&text).unwrap();
    state["moves"].as_array().unwrap().len()
}

/// Enters a recording into the catalogue.
fn enter(catalogue: &Path, session: &Path) -> Result<(), String> {
    fs::create_dir_all(catalogue.parent().unwrap()).map_err(|error| error.to_string())?;
    let session = std::path::absolute(session).unwrap();
    let added = Catalogue::open(catalogue).and_then(|mut open| open.add(&[session], &mut |_| true));
    added.map(drop).map_err(|error| error.to_string())
}

/// What came to the hall and to the site.
#[derive(Default)]
struct Received {
    /// The lines of the journal, each once.
    lines: Vec<u8>,
    /// Whether another line came in the place of one that was there.
    is_forked: bool,
    /// The record.
    record: String,
}

impl Received {
    /// Takes the lines after the first `from`, as a hall does; returns how many there are.
    fn take(&mut self, from: usize, lines: &[u8]) -> usize {
        let whole = |bytes: &[u8]| bytes.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>();
        let mut known = whole(&self.lines);
        for (i, line) in whole(lines).into_iter().enumerate() {
            match known.get(from + i) {
                Some(same) => self.is_forked |= *same != line,
                None => known.push(line),
            }
        }
        self.lines = known.concat();
        known.len()
    }
}

/// A recording that is shown, and those who watch.
struct Shown {
    stage: Stage,
    received: Arc<Mutex<Received>>,
    site: HttpSite,
}

impl Shown {
    fn new() -> Self {
        let received = Arc::<Mutex<Received>>::default();
        let shared = Arc::clone(&received);
        let site = HttpSite::open(move |request| {
            let mut received = shared.lock().unwrap();
            if request.line.starts_with("PUT ") {
                received.record = request.body.clone();
                return Some((204, String::new()));
            }
            let from = request.line.split_once("from=").unwrap().1.split_once('&').unwrap().0.parse().unwrap();
            let offset = received.take(from, request.body.as_bytes());
            Some((200, format!(r#"{{"offset":{offset},"journal":"x","stored":0}}"#)))
        });
        Self { stage: Stage::new(Scenario::RecordAndShow(site.address().port())), received, site }
    }

    /// Begins anew, and runs the recording with a fault.
    fn run(&self, fault: Fault) -> super::faulty_disk::Run {
        *self.received.lock().unwrap() = Received::default();
        self.stage.run_from_the_beginning(fault)
    }

    fn received(&self) -> std::sync::MutexGuard<'_, Received> {
        self.received.lock().unwrap()
    }

    /// The record in the folder for spectators.
    fn in_folder(&self) -> Option<String> {
        let live = recording::session(&self.stage.folder())?.parent().unwrap().join("live");
        if let Ok(index) = fs::read_to_string(live.join("index.json")) {
            serde_json::from_str::<serde_json::Value>(&index).unwrap();
        }
        fs::read_to_string(live.join("board-01.sgf")).ok()
    }

    /// The moves and the bytes of the journal on the disk.
    fn on_disk(&self) -> (usize, Vec<u8>) {
        let Some(session) = recording::session(&self.stage.folder()) else { return Default::default() };
        let session = SessionFolder::at(session);
        let journal = session.read().unwrap();
        let mut bytes = fs::read(session.journal()).unwrap();
        bytes.truncate(journal.whole_bytes);
        (SessionState::from_events(&journal.events).moves().len(), bytes)
    }

    /// Nobody was shown what the disk does not have.
    #[track_caller]
    fn check_no_more_than_the_disk(&self, said: &str, when: &str) {
        let (moves, journal) = self.on_disk();
        let received = self.received();
        assert!(!received.is_forked && journal.starts_with(&received.lines), "{when}: the hall has more than the disk");
        for record in [received.record.clone(), self.in_folder().unwrap_or_default()] {
            assert!(moves_of(&record) <= moves, "{when}: spectators have more than the disk: {record}");
        }
        let shown = said.lines().filter_map(|line| line.strip_prefix("shown ")?.parse().ok()).max().unwrap_or(0);
        assert!(moves >= shown, "{when}: the page showed {shown} moves, and the disk has {moves}");
    }

    /// After the next start everybody has everything.
    #[track_caller]
    fn check_after_the_next_start(&self, whole: &Whole, when: &str) {
        let had_ended = recording::has_ended(&self.stage.folder());
        check_next_start(&self.stage, whole, when);
        let session = recording::session(&self.stage.folder()).unwrap();
        if had_ended {
            // Nothing goes on with it; `kifuscribe-hall send` and `archive add` do the rest.
            tail(&self.site.address().port().to_string(), &session).send_all().unwrap();
            enter(&self.stage.catalogue(), &session).unwrap();
        } else {
            for record in [self.received().record.clone(), self.in_folder().unwrap()] {
                assert_eq!(moves_of(&record), MOVES.len(), "{when}");
            }
        }
        let (_, journal) = self.on_disk();
        assert!(!self.received().is_forked && self.received().lines == journal, "{when}: the hall and the disk");
        let state = SessionState::from_events(&SessionFolder::at(&session).read().unwrap().events);
        check_catalogue(&self.stage, &state, &session, when);
    }
}

fn moves_of(record: &str) -> usize {
    if record.is_empty() { 0 } else { sgf::read(record.as_bytes()).unwrap().record.moves.len() }
}

/// Whether the operation of this number meets a fault.
fn is_met(number: usize) -> bool {
    number.is_multiple_of(EVERY) || Extent::asked() == Extent::All
}

#[test]
fn a_recording_that_is_killed() {
    let shown = Shown::new();
    let run = shown.run(Fault::None);
    assert_eq!(run.status, Some(0), "{}{}", run.out, run.err);
    assert!(run.out.contains("shown 6") && shown.received().lines == shown.on_disk().1, "{}", run.out);
    let whole = Whole::of(&shown.stage);
    let mut points = 0;
    for operation in run.trace.iter().filter(|operation| operation.act.changes() && is_met(operation.number)) {
        let is_long = matches!(&operation.act, Act::Write { bytes, .. } if bytes.len() > 1);
        let inside = is_long.then_some(Fault::StopInside(operation.number));
        for fault in [Some(Fault::StopBefore(operation.number)), inside].into_iter().flatten() {
            points += 1;
            let when = format!("{fault:?} of {:?}", operation.act).chars().take(300).collect::<String>();
            let killed = shown.run(fault);
            assert_eq!(killed.status, None, "{when}: it was not killed: {}{}", killed.out, killed.err);
            check_kept(&shown.stage, &whole, Promise::of(shown.stage.scenario, &killed.out), &when);
            shown.check_no_more_than_the_disk(&killed.out, &when);
            shown.check_after_the_next_start(&whole, &when);
        }
    }
    eprintln!("shown: killed at {points} points, of {} operations", run.trace.len());
}

#[test]
fn a_disk_that_refuses() {
    let shown = Shown::new();
    let run = shown.run(Fault::None);
    let whole = Whole::of(&shown.stage);
    let kinds = [DiskError::Full, DiskError::Broken, DiskError::ReadOnly].map(|error| [(error, 1), (error, 1_000_000)]);
    let mut runs = 0;
    for operation in run.trace.iter().filter(|operation| operation.number > 0 && is_met(operation.number)) {
        let (error, length) = kinds.as_flattened()[operation.number / EVERY % kinds.as_flattened().len()];
        runs += 1;
        let fault = Fault::Refuse(error, operation.number, length);
        let when = format!("{fault:?} of {:?}", operation.act).chars().take(300).collect::<String>();
        let ran = shown.run(fault);
        check_said(&ran, &when);
        let mut promise = Promise::of(shown.stage.scenario, &ran.out);
        // A sentence about what could not be done as well limits what was promised.
        promise.done &= ran.err.is_empty();
        check_kept(&shown.stage, &whole, promise, &when);
        shown.check_no_more_than_the_disk(&ran.out, &when);
        shown.check_after_the_next_start(&whole, &when);
    }
    eprintln!("shown: {runs} errors of the disk at {} operations", run.trace.len());
}

/// What the hall has survives at the table, too: else the table would go on with another line in its place.
#[test]
fn a_power_cut() {
    let shown = Shown::new();
    shown.stage.restore();
    let mut disk = Disk::of(&shown.stage.folder());
    let run = shown.stage.run_again(Fault::None);
    let journal = shown.on_disk().1;
    let (mut sent, mut cuts) = (0, 0);
    for (number, operation) in run.trace.iter().enumerate() {
        disk.apply(&operation.act);
        if let Act::Said(text) = &operation.act {
            let acknowledged = text.lines().filter_map(|line| line.strip_prefix("sent ")?.parse::<usize>().ok()).max();
            sent = sent.max(acknowledged.unwrap_or(0));
        }
        if matches!(operation.act, Act::Look(_)) || sent == 0 {
            continue;
        }
        let lines: Vec<u8> = journal.split_inclusive(|&byte| byte == b'\n').take(sent).flatten().copied().collect();
        for survival in [Survival::Nothing, Survival::Names, Survival::Chance(number as u64)] {
            cuts += 1;
            power_cut::write(&shown.stage.folder(), &disk.after_a_power_cut(survival));
            let kept = shown.on_disk().1;
            let what = String::from_utf8_lossy(&kept).into_owned();
            assert!(kept.starts_with(&lines), "{operation:?}, {survival:?}: the hall has {sent} lines of {what}");
        }
    }
    assert!(sent > MOVES.len());
    eprintln!("shown: {cuts} different disks after a power cut, of {} operations", run.trace.len());
}
