//! Photographs that are read by a program beside the hall: without that program, and with one that misbehaves. What the right one does is
//! tested where it is built, in the tests of the program.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{TcpStream, UdpSocket};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_hall::store::Store;
use kifuscribe_storage::evidence::EvidenceFolder;

use crate::acts::{journal, recording};
use crate::decisions::{confirmed, pair, result};
use crate::games::finished_with;
use crate::hall_process::{HallProcess, game, wait};
use crate::postgres_server::{PostgresServer, with_and_without_a_server};

/// The first bytes of a JPEG, which is all that the hall itself looks at.
const PICTURE: &[u8] = &[0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4];

/// What a program does that finds no board in a picture.
const NO_BOARD: &str = r#"echo '{"observed":{"before":null,"compensated":null,"finals":[{"board":null,"shown":{"width":9,"height":9,"jpeg":"/9j/"}}]}}'"#;

/// Runs a command that writes a program. The tests do not write one themselves: a process that another test starts at that
/// moment would have the file's handle until it runs its own program, and a file that is open for writing is not started.
fn run(command: &mut Command) {
    assert!(command.status().unwrap().success(), "{command:?}");
}

/// Puts a script into a folder as the program `kifuscribe`, which no other program has open.
fn put_script(folder: &Path, script: &str) {
    let write = r#"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod +x "$2""#;
    run(Command::new("sh").args(["-c", write, "sh", script]).arg(folder.join("kifuscribe")));
}

/// A hall that lies in a folder of its own with what it puts down for a moment, and beside it a program with this text as `kifuscribe`.
fn hall_beside(folder: &Path, script: Option<&str>, options: &[&str]) -> HallProcess {
    run(Command::new("cp").args([env!("CARGO_BIN_EXE_kifuscribe-hall")]).arg(folder.join("kifuscribe-hall")));
    if let Some(script) = script {
        put_script(folder, script);
    }
    fs::create_dir(folder.join("temporary")).unwrap();
    open_again(folder, options)
}

/// The hall in that folder, once more.
fn open_again(folder: &Path, options: &[&str]) -> HallProcess {
    let program = folder.join("kifuscribe-hall");
    HallProcess::start_program(&program, &folder.join("data"), &folder.join("temporary"), options)
}

/// Whether a process goes on. One that has ended and that nobody has asked how does not.
#[cfg(target_os = "linux")]
fn goes_on(process: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/stat", process.trim()));
    status.is_ok_and(|status| !status.rsplit(')').next().unwrap_or_default().trim_start().starts_with('Z'))
}

#[test]
fn a_hall_without_the_program_that_reads_pictures_says_so_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    // The folder above it is looked at, too.
    let inner = folder.path().join("a/b");
    fs::create_dir_all(&inner).unwrap();
    let hall = hall_beside(&inner, None, &[]);
    hall.send(1, 0, &game(1, 1, 30)[..12]);
    let said = "the program kifuscribe is not installed beside the hall";
    for path in ["/audit", "/audit/table/1", "/audit/other", "/audit/position"] {
        let page = hall.get(path, None);
        assert!(page.status == 200 && page.body.contains(said), "{path}: {page:?}");
    }
    let answer = hall.post("/audit/table/1", PICTURE, None);
    assert_eq!(answer.status, 503);
    assert!(answer.json()["text"].as_str().unwrap().contains(said), "{answer:?}");
    let russian = hall.get_in("ru", "/audit/table/1").body;
    assert!(russian.contains("Снять готовое заполнение"), "{russian}");
}

#[test]
fn what_is_wrong_with_a_photograph_is_said_once_it_has_come() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall_beside(folder.path(), None, &[]);
    hall.send(1, 0, &game(1, 1, 30)[..12]);
    for (path, status) in [
        ("/audit/table/9", 404),
        ("/audit/table/1?turn=4", 400),
        ("/audit/table/1?turn=x", 400),
        ("/audit/other?claimed=x", 400),
        ("/audit/other?turn=x", 400),
        ("/audit/position?table=9", 404),
        ("/audit/position?table=x", 400),
        ("/audit/position?purpose=x", 400),
        ("/audit/position?rules=x", 400),
    ] {
        let mut connection = TcpStream::connect(hall.address.trim_start_matches("http://")).unwrap();
        let length = PICTURE.len();
        let head = format!("POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {length}\r\n\r\n");
        connection.write_all(head.as_bytes()).unwrap();
        connection.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
        let early = connection.read(&mut [0]);
        assert!(early.is_err(), "{path}: it answers before the photograph has come");
        connection.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        connection.write_all(PICTURE).unwrap();
        let mut answer = [0; 12];
        connection.read_exact(&mut answer).unwrap();
        assert_eq!(String::from_utf8_lossy(&answer), format!("HTTP/1.1 {status}"), "{path}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_reader_that_hangs_lies_or_floods_costs_the_hall_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let seen = folder.path().join("seen");
    let hall = hall_beside(folder.path(), Some("exit 2"), &[]);
    hall.send(1, 0, &game(1, 1, 30)[..12]);
    let behave = |script: &str| {
        put_script(folder.path(), script);
        hall.post("/audit/table/1", PICTURE, None)
    };
    let refused =
        |why: &str, file: &str| format!("echo '{{\"refused\":\"{why}\",\"file\":\"{file}\",\"text\":\"\"}}'; exit 2");
    let cases: &[(&str, u16, &str)] = &[
        // One that does not know what it is asked.
        (
            "echo 'error: unexpected argument --observed' >&2; exit 2",
            503,
            concat!("install kifuscribe ", env!("CARGO_PKG_VERSION")),
        ),
        ("echo 'usage: kifuscribe'; exit 2", 503, "of another version"),
        (&refused("tired", "picture-1.jpg"), 503, "of another version"),
        (&refused("damaged", "picture-1.jpg"), 415, "this JPEG picture is damaged or was cut short"),
        (&refused("no-decoder", "picture-1.jpg"), 415, "this JPEG picture cannot be read, as the program"),
        (&refused("disk-full", "picture-1.jpg"), 503, "no room is left for photographs"),
        (&refused("failed", ""), 503, "could not do its work"),
        // It is to blame, and not a picture that it was not given.
        (&refused("damaged", "../picture-2.jpg"), 503, "could not do its work"),
        ("exit 101", 503, "has crashed (exit status 101)"),
        ("kill -SEGV $$", 503, "has crashed (signal 11)"),
        ("kill -KILL $$", 503, "too much time or memory"),
        ("kill -ABRT $$", 503, "too much time or memory"),
        ("kill -XCPU $$", 503, "too much time or memory"),
        ("echo '{}'", 503, "of another version"),
        ("echo nonsense", 503, "of another version"),
        (
            "echo '{\"observed\":{\"before\":null,\"compensated\":null,\"finals\":[{\"board\":null,\"shown\":null}]}}'",
            503,
            "of another version",
        ),
        ("yes | head -c 40000000", 503, "of another version"),
        ("exec yes", 503, "of another version"),
    ];
    for (script, status, said) in cases {
        let answer = behave(script);
        assert_eq!(answer.status, *status, "{script}: {answer:?}");
        assert!(answer.json()["text"].as_str().unwrap().contains(said), "{script}: {answer:?}");
    }
    // It gets the record and the picture in a folder of its own that nobody else looks into, no input, no secret, and no shell made a
    // command of what was sent.
    let look = format!("exec >{}\npwd; stat -c %a .; ls; env; echo \"$@\"; cat; exit 2", seen.display());
    behave(&look);
    let said = fs::read_to_string(&seen).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].contains("kifuscribe-hall-") && !Path::new(lines[0]).exists(), "deleted: {said}");
    assert_eq!(lines[1..4], ["700", "game.sgf", "picture-1.jpg"], "{said}");
    assert_eq!(lines.last(), Some(&"audit --json --observed --limited game.sgf picture-1.jpg"), "{said}");
    assert!(!said.contains("XDG_CONFIG_HOME") && !said.contains("HOME="), "{said}");
    // What it has started ends with it, however it ends.
    let started = folder.path().join("started");
    let start = format!("sleep 600 >/dev/null & echo $! >{}", started.display());
    behave(&format!("{start}; exit 2"));
    let left = fs::read_to_string(&started).unwrap();
    wait("what it has started ends with it", || !goes_on(&left));
    // While one hangs, the hall answers.
    let asked = Instant::now();
    std::thread::scope(|scope| {
        let hangs = scope.spawn(|| behave(&format!("sleep 600 & echo $! >{}; exec sleep 600", started.display())));
        std::thread::sleep(Duration::from_millis(300));
        let page = Instant::now();
        assert_eq!(hall.get("/", None).status, 200);
        assert!(page.elapsed() < Duration::from_secs(10), "the hall answers meanwhile");
        let answer = hangs.join().unwrap();
        assert_eq!(answer.status, 503, "{answer:?}");
        assert!(answer.body.contains("too much time or memory"), "{answer:?}");
    });
    assert!(asked.elapsed() >= Duration::from_secs(25), "it had its time");
    let hung = fs::read_to_string(&started).unwrap();
    assert_ne!(hung, left);
    wait("what has hung ends", || !goes_on(&hung));
    // Of all that was put down for them nothing is left.
    assert_eq!(fs::read_dir(folder.path().join("temporary")).unwrap().count(), 0);
}

#[test]
#[cfg(unix)]
fn the_same_players_in_the_same_round_of_another_event_have_no_audits_of_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let [winter, spring] = ["Winter", "Spring"].map(|event| {
        let path = folder.path().join(format!("{event}.csv"));
        pair(&path, event, "3", ["Ada", "Hua"]);
        path.to_str().unwrap().to_owned()
    });
    let mut hall = hall_beside(folder.path(), Some(NO_BOARD), &["--pairings", &winter]);
    let audited = hall.post_with("/audit/table/1", PICTURE, None, &[("accept", "text/html")]).body;
    let (_, audit) = audited.split_once("name=\"audit\" value=\"").unwrap();
    let form = format!("audit={}&result=B%2BR&reasons=the+clock", audit.split('"').next().unwrap());
    let picture = hash_of_bytes(PICTURE);
    let shows = |hall: &HallProcess, picture: &str| hall.get("/table/1", None).body.contains(picture);
    assert!(shows(&hall, &picture));
    hall.kill();
    let hall = open_again(folder.path(), &["--pairings", &spring]);
    assert_eq!(hall.post("/audit/table/1/decide", form.as_bytes(), None).status, 400);
    let other = [PICTURE, &[9]].concat();
    assert_eq!(hall.post("/audit/table/1", &other, None).status, 200);
    assert!(shows(&hall, &hash_of_bytes(&other)) && !shows(&hall, &picture), "it is of the other event");
    drop(hall);
    let hall = open_again(folder.path(), &["--pairings", &winter]);
    wait("the photograph is there again", || shows(&hall, &picture));
    assert!(!shows(&hall, &hash_of_bytes(&other)));
    assert_eq!(hall.post("/audit/table/1/decide", form.as_bytes(), None).status, 303);
}

#[test]
#[cfg(unix)]
fn an_audit_of_a_game_without_a_recording_outlives_its_process_and_stands_before_the_decision_with_its_picture() {
    for postgres in with_and_without_a_server() {
        let database = postgres.as_ref().map(PostgresServer::address);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pairings.csv");
        pair(&path, "Winter", "3", ["Ada", "Hua"]);
        let mut options = vec!["--pairings", path.to_str().unwrap()];
        options.extend(database.as_deref().map(|database| ["--database", database]).into_iter().flatten());
        let mut hall = hall_beside(folder.path(), Some(NO_BOARD), &options);
        let audited = hall.post_with("/audit/table/1", PICTURE, None, &[("accept", "text/html")]);
        let field = |name: &str| {
            let (_, value) =
                audited.body.split_once(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("{audited:?}"));
            value.split('"').next().unwrap().replace(' ', "+")
        };
        let (audit, game) = (field("audit"), field("game"));
        // Another process of the hall, or the same one once more.
        let first = if postgres.is_some() {
            Some(hall)
        } else {
            hall.kill();
            None
        };
        hall = open_again(folder.path(), &options);
        let decide = |audit: &str| {
            let form =
                format!("audit={audit}&game={game}&result=B%2BR&reasons=the+clock&protest=both&protest-why=the+clock");
            hall.post("/audit/table/1/decide", form.as_bytes(), None)
        };
        assert_eq!(decide(&hash_of_bytes(b"of nobody")).status, 400);
        assert_eq!(decide(&audit).status, 303, "{:?}", decide(&audit));
        assert_eq!(result(&hall), confirmed("B+R", "Ada"));
        // The decision's page shows what it rests on, and so does that of the table.
        let picture = format!("/table/1/picture/{}?full=false", hash_of_bytes(PICTURE));
        for page in ["/audit/table/1", "/table/1"] {
            let body = hall.get(page, None).body;
            assert!(body.contains(&format!("src=\"{picture}\"")), "{page}: {body}");
        }
        assert_eq!(hall.get(&picture, None).status, 200);
        let table = hall.get("/table/1", None).body;
        assert!(table.contains("It is kept with the game"), "{table}");
        drop((first, hall));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let kept: Vec<String> = runtime.block_on(async {
            let store = match &database {
                Some(database) => Store::connect(&database.parse().unwrap()).await.unwrap(),
                None => Store::open_existing(&folder.path().join("data")).unwrap(),
            };
            store.hall_lines().await.unwrap().into_iter().map(|line| line.text).collect()
        });
        let place =
            |what: &str| kept.iter().position(|line| line.contains(what)).unwrap_or_else(|| panic!("{what}: {kept:?}"));
        assert!(place(&hash_of_bytes(PICTURE)) < place("\"confirmed\""), "{kept:?}");
    }
}

#[test]
#[cfg(unix)]
fn a_table_takes_over_an_audit_of_the_hall_with_its_photograph_and_its_slip_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall_beside(folder.path(), Some(NO_BOARD), &[]);
    let session = recording(folder.path(), "game", &finished_with(["Ada", "Hua"], "1", 1, &[]));
    let send =
        || crate::hall_process::run(&["send", session.to_str().unwrap(), "--hall", &hall.address, "--table", "1"]);
    assert_eq!(send().0, 0);
    let answer = hall.post_with("/audit/table/1", PICTURE, None, &[("accept", "text/html")]).body;
    let part = |before: &str| {
        let (_, rest) = answer.split_once(before).unwrap_or_else(|| panic!("{before}: {answer}"));
        rest.split('"').next().unwrap().replace("&amp;", "&")
    };
    // The mail has the game, the verdict, the settings and the address of the slip, which has a page without a script.
    let mail = part("id=\"mail\" href=\"");
    let slip = part("id=\"slip\" href=\"");
    let pairs: Vec<(String, String)> = url::Url::parse(&mail).unwrap().query_pairs().into_owned().collect();
    assert_eq!(pairs[0], ("subject".to_owned(), "Table 1, Ada - Hua: Cannot tell".to_owned()));
    assert!(
        pairs[1].1.contains("Rule set: ing (assumed)") && pairs[1].1.ends_with(&format!("Slip, for a day: {slip}")),
        "{pairs:?}"
    );
    let path = slip.strip_prefix(&hall.address).unwrap_or_else(|| panic!("{slip}"));
    let page = hall.get(path, None).body;
    for said in ["Audit slip of table 1", "Ada - Hua", "Cannot tell", "href=\"mailto:?subject=Table%201"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let (of, query) = path.split_once('?').unwrap();
    for wrong in [of.to_owned(), format!("{of}0?{query}"), format!("{of}?game=other")] {
        assert_eq!(hall.get(&wrong, None).status, 400, "{wrong}");
    }
    let form = format!("audit={}&result=B%2BR&reasons=the+clock", part("name=\"audit\" value=\""));
    assert_eq!(hall.post("/audit/table/1/decide", form.as_bytes(), None).status, 303);
    assert!(hall.get(path, None).body.contains("Decided here: Black wins by resignation"));
    // The table writes down what the decision rests on before it, and keeps the photograph among its evidence.
    let hash = hash_of_bytes(PICTURE);
    assert_eq!(hall.get("/api/tables/1/audited/0", None).status, 404);
    assert_eq!(send().0, 0);
    let events = journal(&session).events;
    let audited = events.iter().position(|event| {
        matches!(event, SessionEvent::Counted { event: CountEvent::Audited(audit), .. } if audit.has_file(&hash))
    });
    let confirmed = events.iter().position(|event| matches!(event, SessionEvent::Noted { .. }));
    assert!(audited.is_some() && audited < confirmed, "{events:?}");
    let evidence = EvidenceFolder::of(&session, u64::MAX);
    assert_eq!(evidence.read(&hash).as_deref(), Some(PICTURE));
    // What checks and packs the pictures of a recording has it, too.
    assert!(evidence.pictures_of(&SessionState::from_events(&events)).contains(&&hash));
    let (status, _, said) = send();
    assert_eq!((status, said.as_str()), (0, ""), "once");
    assert_eq!(journal(&session).events.len(), events.len());
}

#[test]
fn the_pages_that_audit_are_named_as_phones_reach_them() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--audit-listen", "0.0.0.0:0"]);
    let here = UdpSocket::bind("0.0.0.0:0").unwrap();
    // A computer without a network has no such address.
    if here.connect("192.0.2.1:9").is_ok() {
        assert!(hall.said.contains("phones open http://"), "{}", hall.said);
        let named = hall.said.split("phones open http://").nth(1).unwrap();
        assert!(!named.starts_with("localhost") && !named.starts_with("0.0.0.0"), "{named}");
    }
}
