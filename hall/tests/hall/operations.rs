//! Starting, stopping, copying.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::hall_process::{HallProcess, game, run, text};

#[test]
fn a_copy_is_made_while_the_hall_is_open_and_tables_send_what_came_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let copy = folder.path().join("copy.sqlite");
    let (data_name, copy_name) = (data.to_str().unwrap(), copy.to_str().unwrap());
    let mut hall = HallProcess::start(&data, &[]);
    let lines = game(3, 1, 30);
    hall.send(3, 0, &lines[..10]);
    assert_eq!(run(&["backup", "--data", data_name, copy_name]).0, 0);
    hall.send(3, 10, &lines[10..20]);
    let restore = |copy: &str| run(&["restore", "--data", data_name, copy]);
    let refused = |copy: &str, said: &str| {
        let (status, _, err) = restore(copy);
        assert!(status == 2 && err.contains(said), "{err}");
    };
    refused(copy_name, "another kifuscribe-hall serves from");
    hall.kill();
    refused(copy_name, "holds a hall already, which is not written over");
    std::fs::remove_dir_all(&data).unwrap();
    let other = folder.path().join("pairings.xml");
    std::fs::write(&other, "<Tournament/>".repeat(100)).unwrap();
    refused(
        other.to_str().unwrap(),
        "pairings.xml is no copy of a hall; give a file that 'kifuscribe-hall backup' wrote",
    );
    let (status, _, err) = restore(copy_name);
    assert!(status == 0 && err.contains("give the pairings again with --pairings"), "{err}");
    let files = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let beside: Vec<_> = files.filter(|name| name.to_string_lossy().starts_with("copy.")).collect();
    assert_eq!(beside, ["copy.sqlite"], "a copy is one file");
    let hall = HallProcess::start(&data, &[]);
    assert_eq!(hall.journal(3), text(&lines[..10]));
    let refused = hall.send(3, 20, &lines[20..]).json();
    assert_eq!((refused["error"].as_str(), refused["offset"].as_u64()), (Some("gap"), Some(10)));
    assert_eq!(hall.send(3, 10, &lines[10..]).status, 200);
    assert_eq!(hall.journal(3), text(&lines));
}

#[test]
fn a_copy_that_holds_more_than_a_halls_tables_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let hall = HallProcess::start(Path::new(&place("data")), &[]);
    hall.send(3, 0, &game(3, 1, 30));
    assert_eq!(run(&["backup", "--data", &place("data"), &place("copy.sqlite")]).0, 0);
    for (what, more) in [
        ("a trigger", "CREATE TRIGGER t AFTER INSERT ON lines BEGIN DELETE FROM tokens; END"),
        ("a view", "CREATE VIEW v AS SELECT * FROM lines"),
        ("another table", "CREATE TABLE more (text)"),
    ] {
        std::fs::copy(place("copy.sqlite"), place("changed.sqlite")).unwrap();
        rusqlite::Connection::open(place("changed.sqlite")).unwrap().execute_batch(more).unwrap();
        let (status, _, err) = run(&["restore", "--data", &place("restored"), &place("changed.sqlite")]);
        assert!(status == 2 && err.contains("is no copy of a hall"), "{what}: {err}");
        assert!(!Path::new(&place("restored/hall.sqlite")).exists(), "{what}");
    }
    assert_eq!(run(&["restore", "--data", &place("restored"), &place("copy.sqlite")]).0, 0);
}

#[test]
fn a_hall_stops_in_order_and_two_do_not_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(folder.path(), &[]);
    let data = folder.path().to_str().unwrap();
    let (status, _, err) = run(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert_eq!(status, 2);
    assert!(err.contains("another kifuscribe-hall serves from"), "{err}");
    let lines = game(1, 1, 10);
    hall.send(1, 0, &lines);
    assert_eq!(hall.stop(), 0);
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(hall.journal(1), text(&lines));
    let entry = hall.get("/api/trail", None).json()["trail"][0].clone();
    let time = entry["time"].as_str().unwrap();
    assert!(
        entry["at"].is_i64() && time.len() == 19 && time.starts_with("20"),
        "the local time to the second: {entry}"
    );
    let trail = hall.get("/api/trail", None).body;
    assert_eq!((trail.matches("was opened").count(), trail.matches("was closed").count()), (2, 1), "{trail}");
}

#[test]
fn a_hall_that_could_not_be_opened_is_not_said_to_be_open() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let (data, listen) = (folder.path().to_str().unwrap(), taken.local_addr().unwrap().to_string());
    let (status, _, err) = run(&["serve", "--listen", &listen, "--data", data]);
    assert_eq!(status, 2);
    assert!(err.contains("cannot be opened at") && !err.contains("was opened"), "{err}");
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(hall.get("/api/trail", None).body.matches("was opened").count(), 1);
}

#[test]
fn wrong_options_are_said_in_a_sentence() {
    for (args, expected, help) in [
        (
            &["serve", "--listen", "nowhere"][..],
            "kifuscribe-hall: invalid value 'nowhere' for '--listen <ADDR:PORT>'",
            "see 'kifuscribe-hall serve --help'",
        ),
        (&["serve"], "were not provided: --listen <ADDR:PORT>", "see 'kifuscribe-hall serve --help'"),
        (
            &["serv"],
            "there is no command 'serv'; did you mean 'serve'?",
            "see 'kifuscribe-hall --help' for the commands there are",
        ),
        (&["token", "--role", "king"], "it is organiser (everything), referee (", "see 'kifuscribe-hall token --help'"),
        (
            &["token"],
            "give the role of the token with --role: it is organiser (everything)",
            "(sees what spectators see)",
        ),
    ] {
        let (status, out, err) = run(args);
        assert_eq!((status, out.as_str(), err.lines().count()), (2, "", 1), "{err}");
        assert!(err.contains(expected) && err.trim_end().ends_with(help), "{err}");
    }
    let (status, _, err) = run(&["token", "--data", "/nonexistent/hall", "--list"]);
    assert_eq!(status, 2);
    assert!(err.contains("there is no hall in /nonexistent/hall; give the folder"), "{err}");
}

#[test]
fn a_hall_with_a_certificate_speaks_tls() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key) = (folder.path().join("hall.pem"), folder.path().join("hall.key"));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost", "-out"])
        .arg(&certificate)
        .arg("-keyout")
        .arg(&key)
        .output();
    let Ok(made) = made else {
        eprintln!("SKIPPED: openssl is not installed, so TLS was not tested (apt-get install openssl)");
        return;
    };
    assert!(made.status.success());
    let options = ["--tls-certificate", certificate.to_str().unwrap(), "--tls-key", key.to_str().unwrap()];
    let hall = HallProcess::start(&folder.path().join("data"), &options);
    assert!(hall.address.starts_with("https://"));
    // The certificate is nobody's: that it is used is what is tested.
    let tls = ureq::tls::TlsConfig::builder().disable_verification(true).build();
    let agent = ureq::Agent::new_with_config(ureq::Agent::config_builder().tls_config(tls).build());
    let mut answer = agent.get(format!("{}/healthz", hall.address)).call().unwrap();
    assert_eq!(answer.body_mut().read_to_string().unwrap(), "ok\n");
    let plain = ureq::get(format!("{}/healthz", hall.address.replace("https", "http"))).call();
    assert!(plain.is_err(), "nothing is answered without TLS");
    let wrong = ["serve", "--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()];
    let wrong = run(&[&wrong[..], &["--tls-certificate", key.to_str().unwrap(), "--tls-key", "none"]].concat());
    assert_eq!(wrong.0, 2);
    assert!(wrong.2.contains("give a file in PEM form"), "{}", wrong.2);
}

/// What a hall says while it is opened.
fn said_at_the_start(data: &Path) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kifuscribe-hall"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    for line in BufReader::new(child.stderr.take().unwrap()).lines() {
        said += &line.unwrap();
        if said.contains("spectators see each move at once") {
            break;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    said
}

#[test]
fn a_hall_that_is_opened_in_a_fresh_folder_says_that_it_is_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let sentence = format!("there was no hall in {}, so a new one was made there", data.display());
    let first = said_at_the_start(&data);
    assert!(first.contains(&sentence), "{first}");
    let again = said_at_the_start(&data);
    assert!(!again.contains("there was no hall"), "{again}");
}

#[test]
fn a_hall_whose_tokens_lock_the_organiser_out_says_how_that_is_put_right() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let sentence = format!(
        "this hall has tokens, and none is an organiser's: nobody can release a table, choose which game is shown or send \
         results; 'kifuscribe-hall token --role organiser --data {data}' makes one, also while the hall is open"
    );
    let opened = |is_locked_out: bool| {
        let said = said_at_the_start(folder.path());
        assert_eq!(said.contains(&sentence), is_locked_out, "{said}");
    };
    let make = |args: &[&str]| run(&[&["token", "--data", data], args].concat());
    opened(false);
    // For other computers a token is needed first, in the folder of this hall.
    let (status, _, err) = run(&["serve", "--listen", "0.0.0.0:0", "--data", data]);
    assert_eq!(status, 2, "{err}");
    assert!(err.contains(&format!("'kifuscribe-hall token --role organiser --data {data}' makes a token")), "{err}");
    let (_, _, err) = make(&["--revoke", "12345678"]);
    assert!(err.contains(&format!("'kifuscribe-hall token --list --data {data}' has them")), "{err}");
    // Until then whoever sits at the hall's computer was the organiser.
    let (status, out, err) = make(&["--role", "table", "--table", "3"]);
    assert_eq!((status, out.lines().count()), (0, 1), "{err}");
    assert!(err.contains(&sentence), "{err}");
    opened(true);
    let (_, _, err) = make(&["--role", "organiser"]);
    assert!(!err.contains("none is an organiser"), "{err}");
    opened(false);
    let list = make(&["--list"]).1;
    let id = list.lines().find(|line| line.contains("organiser")).unwrap().split_whitespace().next().unwrap();
    assert_eq!(make(&["--revoke", id]).0, 0);
    opened(true);
}
