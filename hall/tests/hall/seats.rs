//! A table's way to the hall: one address, as a QR code, with a token that works.

use kifuscribe_formats::hall_answer::HallPairing;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_network::hall::HallTable;

use crate::chromium::Chromium;
use crate::hall_process::{HallProcess, run, token};

/// The address in the field of a page.
fn address_in(page: &str) -> HallSeat {
    let value = page.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    HallSeat::of_address(value).unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn the_organiser_makes_an_address_with_which_a_table_joins() {
    let folder = tempfile::tempdir().unwrap();
    let pairings = folder.path().join("pairings.csv");
    std::fs::write(&pairings, "round,table,black,white\n1,3,Ada Lovelace 3d,Hua Luogeng 5d\n").unwrap();
    let data = folder.path().join("data");
    let [organiser, referee] = ["organiser", "referee"].map(|role| token(&data, role, None));
    let hall = HallProcess::start(&data, &["--pairings", pairings.to_str().unwrap()]);
    let before = hall.get("/table/3/join", Some(&organiser)).body;
    assert!(before.contains("Make the address and its QR code") && !before.contains("svg"), "{before}");
    assert_eq!(hall.post("/table/3/join", b"", Some(&referee)).status, 403);
    let page = hall.post("/table/3/join", b"", Some(&organiser)).body;
    assert!(page.contains("<svg") && page.contains("QR code of the address for table 3"), "{page}");
    let seat = address_in(&page);
    assert_eq!((seat.hall.as_str(), seat.table), (hall.address.as_str(), 3));
    let HallPairing::Paired(info) = HallTable::of_seat(&seat).unwrap().join().unwrap().pairing else {
        panic!("not paired")
    };
    assert_eq!(info.black.name, "Ada Lovelace");
    let elsewhere = HallSeat { table: 4, ..seat.clone() };
    assert!(HallTable::of_seat(&elsewhere).unwrap().join().is_err(), "the token is of one table");
    assert!(hall.get("/api/trail", Some(&organiser)).body.contains("made: table 3"));
    assert!(!hall.get("/table/3/join", Some(&organiser)).body.contains(&seat.token), "it is shown once");
    // The page behind the address says nothing of the hall.
    let open = hall.get("/join/3", None);
    assert!(open.status == 200 && !open.body.contains("Ada"), "{}", open.body);
    assert_eq!(hall.get("/join/0", None).status, 404);
}

#[test]
fn the_organiser_says_at_which_address_tables_find_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--public-address", "http://hall.example:9000/"]);
    let page = hall.get("/table/3/join", None).body;
    assert_eq!(address_in(&page).hall, "http://hall.example:9000");
    assert!(!page.contains("works on this computer alone: open"), "{page}");
    drop(hall);
    let hall = HallProcess::start(folder.path(), &[]);
    assert!(hall.get("/table/3/join", None).body.contains("This address works on this computer alone"));
    drop(hall);
    let args =
        ["serve", "--listen", "127.0.0.1:0", "--public-address", "hall", "--data", folder.path().to_str().unwrap()];
    let (status, _, err) = run(&args);
    assert!(status == 2 && err.contains("it looks like http://host:8080"), "{err}");
    // A hall for the whole network is not found at 0.0.0.0, neither by its own computer nor by others.
    token(folder.path(), "organiser", None);
    let hall = HallProcess::start_at(folder.path(), "0.0.0.0:0", &[]);
    assert!(hall.address.starts_with("http://localhost:"), "{}", hall.address);
    assert_eq!(hall.get("/healthz", None).status, 200);
}

#[test]
fn the_command_prints_the_address_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let args = ["token", "--data", data, "--role", "table", "--table", "3", "--hall", "http://hall:8080"];
    let (status, out, err) = run(&args);
    let address = format!("http://hall:8080/join/3#{}", out.trim());
    assert_eq!((status, out.lines().count()), (0, 1), "standard output has the token alone: {out}");
    assert!(err.contains(&address) && !err.contains('\u{2588}'), "{err}");
    let (_, out, err) = run(&[&args[..], &["--qr"]].concat());
    assert!(err.contains(out.trim()) && err.contains('\u{2588}'), "the code where it is asked for: {err}");
    let (_, out, err) = run(&[&args[..], &["--json"]].concat());
    assert!(out.contains("\"address\":\"http://hall:8080/join/3#") && err.is_empty(), "{out}{err}");
    // For spectators it is the address with which they are in.
    let (status, out, err) = run(&["token", "--data", data, "--role", "public", "--hall", "http://hall:8080/"]);
    let address = format!("http://hall:8080/login#{}", out.trim());
    assert_eq!((status, err.lines().last()), (0, Some(address.as_str())), "{err}");
}

#[test]
fn the_page_behind_the_address_shows_it_whole_in_a_browser() {
    let Some(browser) = Chromium::open(&[]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    browser.go(&format!("{}/join/3#abc123", hall.address));
    browser.wait("document.getElementById('address')?.value.endsWith('/join/3#abc123') === true");
}
