//! Several processes of one hall on a real PostgreSQL, with a real NATS, and what happens when one of them is gone.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::hall_process::{HallProcess, game, run, text, wait};
use crate::nats_cluster::NatsCluster;
use crate::postgres_server::PostgresServer;

/// Starts two processes of one hall.
fn two(folder: &Path, postgres: &PostgresServer, more: &[&str]) -> [HallProcess; 2] {
    let address = postgres.address();
    let options = [&["--database", &address][..], more].concat();
    [HallProcess::start(folder, &options), HallProcess::start(folder, &options)]
}

/// Whether a process shows that many lines of table 1.
fn shows(hall: &HallProcess, lines: usize) -> bool {
    let state = hall.get("/table/1/state.json", None);
    state.status == 200 && state.json()["lines"] == lines
}

fn metric(hall: &HallProcess, name: &str) -> u64 {
    let text = hall.get("/metrics", None).body;
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("kifuscribe_hall_{name} ")).map(str::to_owned));
    line.unwrap().parse().unwrap()
}

#[test]
fn what_one_process_takes_the_other_one_shows_and_goes_on_with() {
    let Some(postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = two(folder.path(), &postgres, &[]);
    let lines = game(3, 1, 30);
    assert_eq!(a.send(3, 0, &lines[..10]).status, 200);
    wait("the other process shows them", || b.get("/table/3/state.json", None).body.contains("\"lines\":10"));
    // The table's next lines go to the other process, and then to the first again: each takes them on.
    assert_eq!(b.send(3, 10, &lines[10..20]).json()["offset"], 20);
    assert_eq!(a.send(3, 20, &lines[20..25]).json()["offset"], 25);
    let again = b.send(3, 0, &lines[..25]).json();
    assert_eq!((again["offset"].as_u64(), again["stored"].as_u64()), (Some(25), Some(0)), "sending twice is harmless");
    // Another recording is refused by the process that has not heard of the first one itself.
    let other = game(3, 2, 30);
    assert_eq!(b.send(3, 0, &other[..5]).json()["error"], "claimed");
    assert_eq!(a.send(3, 30, &lines[30..]).json()["offset"], 25, "a gap is told with what both have");
    wait("the claim is shown by both", || a.table(3)["needs"].to_string().contains("claimed"));
    assert_eq!(a.post("/api/tables/3/release", b"", None).status, 200);
    assert_eq!(b.send(3, 0, &other[..5]).status, 200, "released by one process, taken by the other");
    wait("both show it", || a.table(3)["games"] == 2 && a.table(3)["lines"] == 5);
    for hall in [&a, &b] {
        let kept = hall.get(&format!("/api/tables/3/journal?journal={}", lines[0].hash), None).body;
        assert_eq!(kept, text(&lines[..25]));
    }
    assert_eq!(postgres.number("SELECT count(*) FROM lines"), 30);
}

#[test]
fn of_two_processes_that_take_the_same_lines_at_once_the_database_decides() {
    let Some(postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let halls = two(folder.path(), &postgres, &[]);
    let lines = game(1, 1, 60);
    thread::scope(|scope| {
        for i in 0..6 {
            let (hall, lines) = (&halls[i % 2], &lines);
            scope.spawn(move || {
                for from in (0..lines.len()).step_by(3) {
                    // Each sends from where it believes to be; what a process refuses it was told of by the other one.
                    let to = (from + 3 + i).min(lines.len());
                    let answer = hall.send(1, from, &lines[from..to]);
                    assert!(matches!(answer.status, 200 | 409 | 503), "{answer:?}");
                }
            });
        }
    });
    for hall in &halls {
        assert_eq!(hall.send(1, 0, &lines).json()["offset"], lines.len());
        assert_eq!(hall.journal(1), text(&lines));
    }
    let counts = ["SELECT count(*) FROM lines", "SELECT count(*) FROM journals", "SELECT count(*) FROM forks"];
    assert_eq!(counts.map(|count| postgres.number(count)), [lines.len() as i64, 1, 0]);
}

#[test]
fn a_hall_goes_on_when_its_database_was_killed_and_has_everything_that_it_acknowledged() {
    let Some(mut postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = two(folder.path(), &postgres, &[]);
    let lines = game(1, 1, 60);
    let mut acknowledged = 0;
    for round in 0..3 {
        for _ in 0..7 {
            assert_eq!(a.send(1, acknowledged, &lines[acknowledged..=acknowledged]).status, 200);
            acknowledged += 1;
        }
        postgres.kill();
        let refused = a.send(1, acknowledged, &lines[acknowledged..=acknowledged]);
        assert_eq!((refused.status, refused.json()["error"].as_str()), (503, Some("store")), "{round}: {refused:?}");
        assert!(refused.body.contains("PostgreSQL failed"), "{refused:?}");
        assert_eq!(a.get("/table/1/state.json", None).status, 200, "pages go on");
        postgres.start_again();
        wait("the hall answers again", || a.get("/api/tables/1/journal", None).status == 200);
        assert_eq!(a.journal(1), text(&lines[..acknowledged]));
    }
    assert_eq!(b.send(1, acknowledged, &lines[acknowledged..]).json()["offset"], lines.len());
    wait("the first one shows what the second one took", || a.table(1)["state"] == "ended");
}

#[test]
fn a_database_that_was_restored_from_an_older_copy_under_the_hall_gets_what_it_lacks() {
    let Some(postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let [a, _b] = two(folder.path(), &postgres, &[]);
    let lines = game(1, 1, 30);
    assert_eq!(a.send(1, 0, &lines[..10]).status, 200);
    let gone = "WITH gone AS (DELETE FROM lines WHERE n > 5 RETURNING 1) SELECT count(*) FROM gone";
    assert_eq!(postgres.number(gone), 5);
    // In memory the hall still has ten lines: the eleventh must not stand after the fifth.
    let refused = a.send(1, 10, &lines[10..12]).json();
    assert_eq!((refused["error"].as_str(), refused["offset"].as_u64()), (Some("gap"), Some(5)), "{refused}");
    assert_eq!(a.send(1, 5, &lines[5..]).json()["offset"], lines.len());
    assert_eq!(a.journal(1), text(&lines));
}

#[test]
fn lines_flow_over_nats_and_past_it_when_it_is_gone() {
    let (Some(postgres), Some(mut nats)) = (PostgresServer::start(), NatsCluster::start(1)) else { return };
    let folder = tempfile::tempdir().unwrap();
    let address = nats.address();
    let [a, b] = [1, 2].map(|i| {
        let (process, database) = (format!("process-{i}"), postgres.address());
        let options = ["--database", &database, "--nats", &address, "--process", &process];
        HallProcess::start(folder.path(), &options)
    });
    let lines = game(1, 1, 60);
    let mut sent = 0;
    let mut send = |count: usize| {
        assert_eq!(a.send(1, sent, &lines[sent..sent + count]).status, 200);
        sent += count;
        sent
    };
    let first = send(3);
    wait("the other process shows them", || shows(&b, first));
    wait("a line comes over NATS", || {
        let count = send(1);
        wait("the other process shows it", || shows(&b, count));
        metric(&b, "heard_lines_total") > 0
    });
    nats.kill(0);
    let count = send(5);
    wait("they come from the database", || shows(&b, count));
    nats.start_again(0);
    let before = metric(&b, "heard_lines_total");
    wait("lines come over NATS again", || {
        thread::sleep(Duration::from_millis(200));
        let count = send(1);
        wait("the other process shows it", || shows(&b, count));
        metric(&b, "heard_lines_total") > before
    });
    assert_eq!(b.journal(1), text(&lines[..sent]));
}

#[test]
fn tokens_and_the_trail_are_shared_and_wrong_addresses_are_said() {
    let Some(postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let address = postgres.address();
    let (status, out, err) = run(&["token", "--database", &address, "--role", "organiser"]);
    assert_eq!(status, 0, "{err}");
    let organiser = out.trim();
    let [a, b] = two(folder.path(), &postgres, &[]);
    for hall in [&a, &b] {
        assert_eq!((hall.get("/", None).status, hall.get("/", Some(organiser)).status), (401, 200));
        assert_eq!(hall.get("/api/trail", Some(organiser)).body.matches("was opened").count(), 2);
    }
    let serve = |options: &[&str]| run(&[&["serve", "--listen", "127.0.0.1:0"][..], options].concat());
    for (options, expected) in [
        (&["--database", "mysql://db/hall"][..], "this is not the address of a database"),
        (&["--database", "postgres://hall:secret@127.0.0.1:1/x"], "the hall's PostgreSQL failed"),
        (&["--database", &address, "--nats", "http://nats"], "is not the address of a NATS server"),
        (&["--nats", "nats://127.0.0.1:4222"], "--database"),
    ] {
        let (status, _, err) = serve(options);
        assert_eq!(status, 2, "{options:?}: {err}");
        assert!(err.contains(expected) && !err.contains("secret"), "{options:?}: {err}");
    }
}

#[test]
fn connections_to_the_database_are_encrypted_and_the_server_is_checked_where_that_is_asked_for() {
    let Some((postgres, authority)) = PostgresServer::start_with_tls() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (port, authority) = (postgres.port(), authority.display().to_string());
    let address = |host: &str, options: &str| format!("postgres://hall@{host}:{port}/postgres?{options}");
    let encrypted = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE ssl AND application_name = 'kifuscribe-hall'";
    let plain = encrypted.replace("WHERE ssl", "WHERE NOT ssl");
    let verified = format!("sslmode=verify-full&sslrootcert={authority}");
    let lines = game(1, 1, 30);
    let mut from = 0;
    let mut takes_over = |address: &str, is_encrypted: bool| {
        let hall = HallProcess::start(folder.path(), &["--database", address]);
        let answer = hall.send(1, from, &lines[from..from + 3]);
        assert_eq!(answer.status, 200, "{address}: {answer:?}");
        from += 3;
        let counts = [postgres.number(encrypted) > 0, postgres.number(&plain) > 0];
        assert_eq!(counts, [is_encrypted, !is_encrypted], "{address}");
    };
    takes_over(&address("localhost", &verified), true);
    takes_over(&address("localhost", "sslmode=require"), true);
    takes_over(&address("127.0.0.1", "sslmode=require"), true);
    takes_over(&address("127.0.0.1", "connect_timeout=5"), true);
    takes_over(&address("127.0.0.1", "sslmode=disable"), false);
    // Another name than the certificate's, and another authority, are refused.
    let other = folder.path().join("other.pem");
    let made = std::process::Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "1",
            "-subj",
            "/CN=other",
            "-keyout",
            "/dev/null",
        ])
        .arg("-out")
        .arg(&other)
        .output();
    assert!(made.unwrap().status.success());
    let refused = |address: &str, said: &str| {
        let (status, _, err) = run(&["serve", "--listen", "127.0.0.1:0", "--database", address]);
        assert_eq!(status, 2, "{address}");
        assert!(err.contains(said), "{address}: {err}");
    };
    refused(&address("127.0.0.1", &verified), "the hall's PostgreSQL failed");
    let by_other = format!("sslmode=verify-full&sslrootcert={}", other.display());
    refused(&address("localhost", &by_other), "the hall's PostgreSQL failed");
    refused(&address("localhost", "sslmode=verify-full&sslrootcert=/none.pem"), "cannot use the certificate /none.pem");
    refused(&address("localhost", "sslmode=verify-full"), "sslmode=verify-full needs the authority's certificate");
    // A server without TLS is refused where encryption is asked for.
    let Some(without) = PostgresServer::start() else { return };
    refused(&format!("postgres://hall@127.0.0.1:{}/postgres?sslmode=require", without.port()), "PostgreSQL failed");
}
