//! Folders that somebody hands over: the addresses in them are not contacted before somebody has named them.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::journal;
use kifuscribe_network::hall_backlog::{RestOutcome, SentBy, send_rest};
use kifuscribe_network::hall_link::{HallLink, HallNews};
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::known_addresses::KnownAddresses;

use crate::games::{chained, finished, session};
use crate::hall_process::{HallProcess, run_on, text, token, wait};

/// Somebody who waits to be contacted.
struct Listener {
    address: String,
    contacts: Arc<AtomicUsize>,
}

impl Listener {
    fn open() -> Self {
        let socket = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, contacts) = (format!("http://{}", socket.local_addr().unwrap()), Arc::<AtomicUsize>::default());
        let counted = Arc::clone(&contacts);
        std::thread::Builder::new()
            .spawn(move || socket.incoming().for_each(|_| _ = counted.fetch_add(1, Ordering::SeqCst)))
            .unwrap();
        Self { address, contacts }
    }

    fn contacts(&self) -> usize {
        std::thread::sleep(Duration::from_millis(100));
        self.contacts.load(Ordering::SeqCst)
    }
}

/// A recording in a folder that names a hall.
fn recording(folder: &Path, hall: &str) -> std::path::PathBuf {
    let session = session(folder, "game", &finished(["Ada", "Hua"], "1", 1));
    let seat = HallSeat { hall: hall.to_owned(), table: 1, token: "secret".to_owned() };
    hall_copy::write(&session, &HallCopy { acknowledged: 3, claim: String::new(), seat }).unwrap();
    session
}

#[test]
fn a_hall_that_only_a_folder_names_is_asked_about_before_it_is_contacted() {
    let folder = tempfile::tempdir().unwrap();
    let (settings, stranger) = (folder.path().join("settings"), Listener::open());
    let session = recording(folder.path(), &stranger.address);
    let send = |options: &[&str]| run_on(&settings, &[&["send", session.to_str().unwrap()], options].concat());
    let (status, out, err) = send(&[]);
    assert_eq!((status, out.as_str(), stranger.contacts()), (2, "", 0));
    for part in [&stranger.address, "which nobody has named on this computer", "--hall", "--yes"] {
        assert!(err.contains(part), "{part} in {err}");
    }
    // What was added to it is not sent there either.
    let known = KnownAddresses::in_folder(&settings.join("kifuscribe"));
    assert!(matches!(send_rest(&session, &known, SentBy::Program), Some((_, RestOutcome::Unknown))));
    // A window says so.
    let mut link = HallLink::default();
    link.send_rest(&session, &known, SentBy::Program, |_, _| panic!("nobody was asked"));
    let mut news = Vec::new();
    wait("the window hears of it", || {
        news.extend(link.take_news());
        !news.is_empty()
    });
    let [HallNews::Problem(why)] = news.as_slice() else { panic!("{news:?}") };
    assert!(why.contains(&stranger.address) && why.contains("'kifuscribe-hall send"), "{why}");
    assert_eq!(stranger.contacts(), 0);
    let (status, _, _) = send(&["--yes"]);
    assert!(status == 2 && stranger.contacts() > 0, "it is contacted, and is no hall");
    assert!(known.knows(&stranger.address));
}

#[test]
fn a_hall_that_somebody_has_named_on_this_computer_is_not_asked_about_again() {
    let folder = tempfile::tempdir().unwrap();
    let (settings, data) = (folder.path().join("settings"), folder.path().join("data"));
    let hall = HallProcess::start(&data, &[]);
    let session = recording(folder.path(), &hall.address);
    let session = session.to_str().unwrap();
    assert_eq!(run_on(&settings, &["send", session, "--hall", &hall.address]).0, 0);
    assert_eq!(run_on(&settings, &["send", session]).0, 0);
    assert_eq!(run_on(&folder.path().join("another"), &["send", session]).0, 2, "on another computer it is");
}

#[test]
fn the_address_of_one_table_in_a_file_is_named_on_this_computer_and_is_no_word_for_recordings_of_other_tables() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (first, fifth) = (token(&data, "table", Some(1)), token(&data, "table", Some(5)));
    let hall = HallProcess::start(&data, &[]);
    let link = |table: u32, token: &str| {
        let path = folder.path().join(format!("{table}.link"));
        fs::write(&path, format!("{}/join/{table}#{token}\n", hall.address)).unwrap();
        path.display().to_string()
    };
    let (first, fifth) = (link(1, &first), link(5, &fifth));
    let session = recording(folder.path(), &hall.address);
    let session = session.to_str().unwrap();
    let mut computers = 0;
    let mut send = |options: &[&str]| {
        computers += 1;
        run_on(&folder.path().join(format!("settings {computers}")), &[&["send"], options].concat())
    };
    let (status, _, err) = send(&[session, "--token-file", &fifth]);
    let refused = "it was recorded at table 1, and the address in --token-file is that of table 5";
    assert!(status == 2 && err.contains(refused) && err.contains("--table 5"), "{err}");
    let (status, out, err) = send(&[session, "--token-file", &first]);
    assert!(status == 0 && out.contains("table 1 shows it now"), "{out}{err}");
    let (status, out, err) = send(&[session, "--token-file", &fifth, "--table", "5"]);
    assert!(status == 0 && out.contains("table 5 shows it now"), "{out}{err}");
    // Of a recording for no hall its own table counts, where it names one.
    let named = |name: &str, table: &str| {
        let mut events = journal::read(text(&finished(["Emmy", "Kurt"], "1", 2)).as_bytes()).unwrap().events;
        if let SessionEvent::Opened { info, source, .. } = &mut events[0] {
            (info.table, *source) = (table.to_owned(), name.to_owned());
        }
        crate::games::session(folder.path(), name, &chained(&events)).display().to_string()
    };
    let (third, nowhere) = (named("third", "3"), named("nowhere", ""));
    let (status, _, err) = send(&[&third, &nowhere, "--token-file", &fifth]);
    assert!(status == 2 && err.contains(&format!("{third}: it was recorded at table 3")), "{err}");
    assert!(!err.contains(&nowhere), "{err}");
    // No other hall hears of the token.
    let stranger = Listener::open();
    let (status, _, err) = send(&[&nowhere, "--token-file", &fifth, "--hall", &stranger.address, "--table", "5"]);
    assert!(status == 2 && err.contains(&format!("for the hall {}, not for", hall.address)), "{err}");
    assert_eq!(stranger.contacts(), 0);
}

#[test]
fn a_pairing_server_that_only_a_halls_folder_names_is_asked_about_before_it_is_contacted() {
    let folder = tempfile::tempdir().unwrap();
    let (settings, data, stranger) = (folder.path().join("settings"), folder.path().join("data"), Listener::open());
    let server = format!("{}/api/tour/1", stranger.address);
    let path = folder.path().join("pairings.csv");
    fs::write(&path, "event,round,table,black,white\nWinter,1,1,Ada,Hua\nWinter,2,1,Emmy,Kurt\n").unwrap();
    let pairings = path.to_str().unwrap();
    for round in ["1", "2"] {
        drop(HallProcess::start(&data, &["--pairings", pairings, "--round", round]));
    }
    // Whoever hands the folder over has put the address of a server into it.
    let name_server = |round: &str| {
        let database = rusqlite::Connection::open(data.join("hall.sqlite")).unwrap();
        let changed = database.execute("UPDATE rounds SET source = ? WHERE round = ?", [&server, round]).unwrap();
        assert_eq!(changed, 1);
    };
    name_server("1");
    let hall = HallProcess::start(&data, &["--pairings", pairings, "--round", "2"]);
    let refused = hall.get("/round?round=1", None);
    assert_eq!((refused.status, stranger.contacts()), (502, 0));
    assert!(refused.body.contains("which nobody has named on this computer"), "{}", refused.body);
    drop(hall);
    name_server("2");
    let results =
        |options: &[&str]| run_on(&settings, &[&["results", "--data", data.to_str().unwrap()], options].concat());
    let (status, _, err) = results(&[]);
    assert_eq!((status, stranger.contacts()), (2, 0));
    assert!(err.contains(&server) && err.contains("--pairings") && err.contains("--yes"), "{err}");
    results(&["--yes"]);
    assert!(stranger.contacts() > 0);
    // What is said on the command line is no address from a folder.
    assert_eq!(results(&["--pairings", pairings]).0, 0);
}

#[test]
fn half_a_copy_that_is_a_link_is_replaced_and_what_it_leads_to_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (settings, data, copy) = (path("settings"), path("data"), path("copy.sqlite"));
    token(&data, "organiser", None);
    let places = rusqlite::Connection::open(path("places.sqlite")).unwrap();
    places
        .execute_batch("CREATE TABLE bookmarks (address TEXT); INSERT INTO bookmarks VALUES ('the owner''s')")
        .unwrap();
    let link = |name: &str| std::os::unix::fs::symlink(path("places.sqlite"), path(name)).unwrap();
    let run = |args: &[&str]| run_on(&settings, args);
    link("copy.sqlite.part");
    let (status, _, err) = run(&["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    assert_eq!(status, 0, "{err}");
    fs::create_dir(path("restored")).unwrap();
    link("restored/hall.sqlite.part");
    let (status, _, err) = run(&["restore", copy.to_str().unwrap(), "--data", path("restored").to_str().unwrap()]);
    assert_eq!(status, 0, "{err}");
    for made in [&copy, &path("restored/hall.sqlite")] {
        assert!(fs::symlink_metadata(made).unwrap().is_file(), "{made:?}");
    }
    let kept: String = places.query_row("SELECT address FROM bookmarks", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, "the owner's");
}
