//! Folders that somebody hands over: the addresses in them are not contacted before somebody has named them.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_network::hall_backlog::{RestOutcome, send_rest};
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::known_addresses::KnownAddresses;

use crate::games::{finished, session};
use crate::hall_process::{HallProcess, run_on};

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
    assert!(matches!(send_rest(&session, &known), Some((_, RestOutcome::Unknown))));
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
