//! Seals that are signed with an organiser's key, and what a player who owns the files can do about them.

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use assert_cmd::Command;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::known_addresses::KnownAddresses;
use kifuscribe_storage::session_folder::SessionFolder;
use serde_json::Value;
use tempfile::TempDir;

use crate::archivist::recorded;

/// Runs `kifuscribe args...` in `folder` on the computer whose settings are in the folder `computer` there; returns the
/// exit status and everything that was said.
fn on(computer: &str, folder: &TempDir, args: &[&str]) -> (i32, String) {
    let home = folder.path().join(computer);
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    program.args(args).current_dir(folder).env("HOME", &home).env("XDG_CONFIG_HOME", home.join("settings"));
    let output = program.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

#[track_caller]
fn check(computer: &str, folder: &TempDir, args: &[&str], status: i32, sentence: &str) {
    let (ended, said) = on(computer, folder, args);
    assert!(ended == status && said.contains(sentence), "{args:?} ended with {ended}: {said}");
}

/// Writes a journal like that of `game.session` in which the first move is at A1, with its own chain of hashes, and the
/// signature beside it.
fn forge(folder: &TempDir, name: &str) {
    let mut events = SessionFolder::at(folder.path().join("game.session")).read().unwrap().events;
    let moved = |event: &&mut SessionEvent| matches!(event, SessionEvent::Recorder(RecorderEvent::Moved(_)));
    if let Some(SessionEvent::Recorder(RecorderEvent::Moved(played))) = events.iter_mut().find(moved) {
        played.point = Point::from_label("A1", BoardSize::NINE);
    }
    let forged = folder.path().join(name);
    SessionFolder::at(&forged).create().unwrap().append(&events).unwrap();
    let signature = Path::new("seal-signature.json");
    fs::copy(folder.path().join("game.session").join(signature), forged.join(signature)).unwrap();
}

#[test]
fn a_seal_is_signed_with_the_key_of_the_computer_once_that_has_one() {
    let folder = recorded("E5 C3 G7");
    check("hall", &folder, &["verify", "game.session", "--key", "hall.pem"], 2, "hall.pem");
    check("hall", &folder, &["verify", "game.sgf"], 2, "give the session folder of a recording");
    check("hall", &folder, &["seal-key", "-o", "hall.pem"], 0, "give it to whoever checks");
    check("other", &folder, &["seal-key", "-o", "other.pem"], 0, "give it to whoever checks");
    check("hall", &folder, &["verify", "game.session", "--key", "hall.pem"], 1, "not signed");
    check("hall", &folder, &["seal", "game.session"], 0, "The seal is signed with the key ");
    check("player", &folder, &["verify", "game.session", "--key", "hall.pem"], 0, "The seal is signed with the key ");
    check("player", &folder, &["verify", "game.session", "--key", "other.pem"], 1, ", and not with ");
    // What is added after the seal is not signed, and does not spoil what is.
    check("hall", &folder, &["correct", "game.session", "wrong-point", "2", "C4"], 0, "");
    check("player", &folder, &["verify", "game.session", "--key", "hall.pem"], 0, "The seal is signed with the key ");
    let (_, line) = on("player", &folder, &["verify", "game.session", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&line).unwrap()["signature"], "genuine");
    check("player", &folder, &["verify", "game.session"], 0, "sealed, and one line was added since");
    check("player", &folder, &["verify", "game.session"], 0, "Anybody could have made that key");
}

#[test]
fn a_result_that_is_only_claimed_is_said_at_the_seal() {
    let folder = recorded("E5 C3 G7");
    check("hall", &folder, &["result", "game.session", "claim", "W+R"], 1, "claimed");
    check("hall", &folder, &["seal", "game.session"], 0, "What stands now: White wins by resignation (claimed");
    check(
        "hall",
        &folder,
        &["result", "game.session", "confirm", "W+R", "--by", "both", "--both-agree"],
        0,
        "confirmed",
    );
    let (_, said) = on("hall", &folder, &["seal", "game.session"]);
    assert!(!said.contains("What stands now"), "{said}");
}

#[test]
fn a_record_that_somebody_changed_is_not_as_it_was_written() {
    let folder = recorded("E5 C3 G7");
    check("hall", &folder, &["seal", "game.session"], 0, "Sealed after 3 moves");
    check("hall", &folder, &["verify", "game.session"], 0, "3 moves, sealed\n");
    let sgf = folder.path().join("game.sgf");
    let text = fs::read_to_string(&sgf).unwrap();
    fs::write(&sgf, text.replace("B[ee]", "B[ef]")).unwrap();
    assert_ne!(fs::read_to_string(&sgf).unwrap(), text);
    check("hall", &folder, &["verify", "game.session"], 1, "game.sgf is not what the journal gives: it was changed");
    check("hall", &folder, &["seal", "game.session"], 1, "game.sgf is not what the journal gives: it was changed");
    let (_, line) = on("hall", &folder, &["verify", "game.session", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&line).unwrap()["record"], "changed");
    fs::remove_file(&sgf).unwrap();
    check("hall", &folder, &["verify", "game.session"], 1, "game.sgf is missing: it was deleted or moved");
}

#[test]
fn a_game_that_was_changed_with_all_its_hashes_has_no_genuine_signature() {
    let folder = recorded("E5 C3 G7");
    on("hall", &folder, &["seal-key", "-o", "hall.pem"]);
    on("hall", &folder, &["seal", "game.session"]);
    forge(&folder, "forged.session");
    check("player", &folder, &["verify", "forged.session"], 1, "is not genuine, or belongs to another recording");
    // The player signs it anew: that is genuine, and of another key.
    fs::remove_file(folder.path().join("forged.session/seal-signature.json")).unwrap();
    on("player", &folder, &["seal-key", "-o", "player.pem"]);
    check("player", &folder, &["seal", "forged.session"], 0, "The seal is signed with the key ");
    check("hall", &folder, &["verify", "forged.session", "--key", "hall.pem"], 1, ", and not with ");
}

#[test]
fn a_seal_whose_time_is_no_time_or_that_was_signed_later_proves_no_more_than_it_does() {
    let folder = recorded("E5 C3 G7");
    // The owner chains the hashes again behind a time of several lines.
    let mut events = SessionFolder::at(folder.path().join("game.session")).read().unwrap().events;
    let at = "2026-11-01T10:00:00Z, by its computer's clock\nThe seal is signed with the key b466-b466".to_owned();
    events.push(SessionEvent::Sealed { time: std::time::Duration::from_secs(700), at });
    let lied = folder.path().join("lied.session");
    SessionFolder::at(&lied).create().unwrap().append(&events).unwrap();
    let (_, said) = on("hall", &folder, &["verify", "lied.session"]);
    assert!(!said.contains("is signed with") && !said.contains("2026-11-01"), "{said}");
    // One that is a time may be wrong as well.
    let at = "2026-11-01T10:00:00Z".to_owned();
    events.pop();
    events.push(SessionEvent::Sealed { time: std::time::Duration::from_secs(700), at });
    SessionFolder::at(folder.path().join("early.session")).create().unwrap().append(&events).unwrap();
    on("hall", &folder, &["seal-key", "-o", "hall.pem"]);
    check("hall", &folder, &["seal", "early.session"], 0, "is signed only now");
    // Its record is missing, which verify names.
    for (status, args) in
        [(0, &["seal", "early.session"][..]), (1, &["verify", "early.session", "--key", "hall.pem"][..])]
    {
        check("hall", &folder, args, status, "It was signed only after it had been sealed");
    }
    let (_, line) = on("hall", &folder, &["verify", "early.session", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&line).unwrap()["signed_later"], true);
    check("hall", &folder, &["seal", "game.session"], 0, "The seal is signed with the key ");
    let (_, said) = on("hall", &folder, &["verify", "game.session", "--key", "hall.pem"]);
    assert!(!said.contains("signed only"), "{said}");
}

#[test]
fn a_command_that_is_offered_runs_nothing_of_a_folders_name() {
    let folder = recorded("E5 C3 G7");
    on("hall", &folder, &["result", "game.session", "confirm", "B+R", "--both-agree", "--by", "both"]);
    let name = "a;touch pwn.session";
    fs::rename(folder.path().join("game.session"), folder.path().join(name)).unwrap();
    fs::rename(folder.path().join("game.sgf"), folder.path().join("a;touch pwn.sgf")).unwrap();
    fs::write(folder.path().join(name).join("result.json"), "{}").unwrap();
    check("hall", &folder, &["verify", name], 1, "'kifuscribe result 'a;touch pwn.session'' keeps it beside");
    let (_, said) = on("hall", &folder, &["result", name, "claim", "W+R"]);
    assert!(said.contains("'kifuscribe correct 'a;touch pwn.session' withdraw"), "{said}");
}

#[test]
fn the_signature_of_another_computer_is_not_replaced() {
    let folder = recorded("E5 C3 G7");
    on("hall", &folder, &["seal-key", "-o", "hall.pem"]);
    on("hall", &folder, &["seal", "game.session"]);
    on("player", &folder, &["seal-key", "-o", "player.pem"]);
    on("player", &folder, &["seal", "game.session"]);
    check("player", &folder, &["verify", "game.session", "--key", "hall.pem"], 0, "The seal is signed with the key ");
    let secret = folder.path().join("player/settings/kifuscribe/seal-key.pem");
    check("player", &folder, &["seal", "game.session", "--key", secret.to_str().unwrap()], 1, ", and not with ");
}

#[test]
fn a_computer_without_a_key_seals_without_a_signature() {
    let folder = recorded("E5 C3 G7");
    let (status, said) = on("hall", &folder, &["seal", "game.session"]);
    let today = kifuscribe_platform::clock::today();
    let both =
        [format!("Sealed at {today}"), "The seal is not signed: nothing proves who sealed it, or when".to_owned()];
    assert!(status == 0 && both.iter().all(|sentence| said.contains(sentence)), "{said}");
    both.iter().for_each(|sentence| check("hall", &folder, &["verify", "game.session"], 0, sentence));
    let (_, line) = on("hall", &folder, &["verify", "game.session", "--json"]);
    assert!(line.contains(&format!("\"sealed_at\":\"{today}")) && line.contains("\"signature\":\"none\""), "{line}");
    fs::write(folder.path().join("notes.pem"), "my notes").unwrap();
    check("hall", &folder, &["seal", "game.session", "--key", "notes.pem"], 2, "holds no Ed25519 key");
}

#[test]
fn a_seal_says_which_names_it_lacks_and_that_its_hall_is_closed() {
    let folder = recorded("E5 C3 G7");
    // It was recorded for a hall that was not open, and is still closed.
    let seat = HallSeat { hall: "http://127.0.0.1:9".to_owned(), table: 3, token: String::new() };
    let session = folder.path().join("game.session");
    KnownAddresses::in_folder(&folder.path().join("hall/settings/kifuscribe")).add(&seat.hall);
    hall_copy::write(&session, &HallCopy { acknowledged: 0, claim: String::new(), seat }).unwrap();
    fs::write(folder.path().join("names.toml"), "black = \"Ada\"\n").unwrap();
    let (status, said) =
        on("hall", &folder, &["correct", "game.session", "info", "--info", "names.toml", "--by", "Anna"]);
    assert!(
        status == 0 && said.contains("it has nothing of this recording; if it is a game"),
        "without both names it may be one: {said}"
    );
    let (status, said) = on("hall", &folder, &["seal", "game.session"]);
    assert_eq!(status, 0, "{said}");
    let names = "the sealed record lacks names (White), and takes none any more; write them into a copy of the SGF";
    let hall = "what was added is not in the hall yet: ";
    assert!(said.contains(names) && said.contains(hall), "{said}");
    assert!(!said.contains("trial"), "nobody seals one: {said}");
}

#[test]
fn what_is_added_to_a_folder_that_was_handed_over_is_sent_nowhere() {
    let folder = recorded("E5 C3 G7");
    let socket = TcpListener::bind("127.0.0.1:0").unwrap();
    socket.set_nonblocking(true).unwrap();
    let hall = format!("http://{}", socket.local_addr().unwrap());
    let seat = HallSeat { hall: hall.clone(), table: 3, token: "secret".to_owned() };
    let copy = HallCopy { acknowledged: 1, claim: String::new(), seat };
    hall_copy::write(&folder.path().join("game.session"), &copy).unwrap();
    let (status, said) =
        on("archive", &folder, &["result", "game.session", "confirm", "B+R", "--both-agree", "--by", "Anna"]);
    assert_eq!(status, 0, "{said}");
    let why =
        format!("the recording names {hall}, which nobody has named on this computer, so that it was not contacted");
    assert!(said.contains(&why), "{said}");
    assert!(
        said.contains(&format!("'kifuscribe-hall send game.session --hall {hall} --table 3' sends it there")),
        "{said}"
    );
    assert!(socket.accept().is_err(), "nobody was contacted");
}

#[test]
fn several_recordings_are_sealed_and_verified_at_once_and_the_worst_decides() {
    let folder = recorded("E5 C3 G7");
    let other = recorded("E5 D4");
    for part in ["session", "sgf"] {
        let (from, to) = (other.path().join(format!("game.{part}")), folder.path().join(format!("other.{part}")));
        fs::rename(from, to).unwrap();
    }
    let both = ["game.session", "other.session"];
    let (status, said) = on("hall", &folder, &[&["seal"], &both[..]].concat());
    assert_eq!(status, 0, "{said}");
    assert!(
        said.contains("game.session:\nSealed after 3 moves") && said.contains("other.session:\nSealed after 2"),
        "{said}"
    );
    let (status, said) = on("hall", &folder, &[&["verify", "--json"], &both[..]].concat());
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let found: Vec<_> = lines.iter().map(|line| (line["session"].as_str().unwrap(), line["moves"].as_u64())).collect();
    assert_eq!((status, found), (0, vec![("game.session", Some(3)), ("other.session", Some(2))]));

    let sgf = folder.path().join("game.sgf");
    fs::write(&sgf, fs::read_to_string(&sgf).unwrap().replace("B[ee]", "B[ef]")).unwrap();
    let (status, said) = on("hall", &folder, &[&["verify"], &both[..]].concat());
    assert!(status == 1 && said.contains("game.sgf is not what") && said.contains("2 moves, sealed"), "{said}");
    let (status, said) = on("hall", &folder, &["verify", "nowhere.session", "other.session"]);
    assert!(status == 2 && said.contains("2 moves, sealed"), "one that is not there does not stop the others: {said}");
    let number = ["verify", "game.session", "other.session", "--number", "0123456789ab"];
    check("hall", &folder, &number, 2, "give one session folder with --number");
}
