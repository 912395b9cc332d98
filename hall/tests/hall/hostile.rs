//! Arbitrary requests to the endpoint of a journal, with the property of the fuzz target `hall_journal`, and names that would control a
//! terminal.

#[path = "../../../fuzz/src/hall_journal.rs"]
#[allow(unreachable_pub, clippy::expect_used)] // The fuzz target has it too.
mod hall_journal;

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};

use self::hall_journal::hall_journal;
use crate::games::finished;
use crate::hall_process::HallProcess;

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_kept_is_what_a_table_has_written(bytes in vec(any::<u8>(), 0..200)) {
        hall_journal(&bytes);
    }

    /// Mostly requests of a table's own form, so that much is kept, and forks and gaps meet it.
    #[test]
    fn lines_in_any_order_and_from_two_computers_never_mix(
        posts in vec((0_u8..4, 0_u8..16, 0_u8..16, any::<u8>(), any::<u8>()), 1..20),
    ) {
        let bytes: Vec<u8> = posts.iter().flat_map(|&(kind, from, count, at, change)| match kind {
            0 | 1 => vec![kind, from, count],
            2 => vec![kind, from, count, at % 16],
            _ => vec![kind, from, count, at, change],
        }).collect();
        hall_journal(&bytes);
    }
}

#[test]
fn names_that_would_control_a_terminal_come_out_of_no_page_record_or_table() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let hostile = ["Ito \u{1b}[2J\u{202e}", "Novak \u{9b}2J\u{2066}"];
    assert_eq!(hall.send(1, 0, &finished(hostile, "\u{202e}3", 1)).status, 200);
    for path in [
        "/",
        "/public",
        "/round",
        "/projector",
        "/table/1",
        "/public/table/1",
        "/table/1/result",
        "/table/1/game.sgf",
        "/public/table/1/game.sgf",
        "/api/results.csv",
    ] {
        let body = hall.get(path, None).body;
        assert!(!body.contains(['\u{1b}', '\u{9b}', '\u{202e}', '\u{2066}']), "{path}: {body}");
        assert!(
            body.contains("u{1b}[2J") || path == "/round" && !body.contains("Ito"),
            "{path}: they are shown: {body}"
        );
    }
    for path in ["/table/1/events", "/public/table/1/events", "/events", "/public/events"] {
        let event = first_event(&hall, path);
        assert!(!event.contains(['\u{1b}', '\u{9b}', '\u{202e}', '\u{2066}']), "{path}: {event}");
        // A script that reads it has them as the page shows them.
        assert!(event.contains("\\\\u{1b}[2J") && event.contains("\\\\u{202e}"), "{path}: {event}");
        assert!(!event.contains("\\u001b") && !event.contains("\\u202e"), "{path}: {event}");
    }
}

/// The first event of a stream.
fn first_event(hall: &HallProcess, path: &str) -> String {
    let mut stream = TcpStream::connect(hall.address.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    BufReader::new(stream).lines().map(Result::unwrap).find(|line| line.starts_with("data:")).unwrap()
}

#[test]
fn a_name_with_a_line_break_begins_no_line_of_what_the_hall_says() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data\nkifuscribe-hall: all is well");
    let (status, _, err) =
        crate::hall_process::run(&["token", "--role", "organiser", "--data", data.to_str().unwrap()]);
    assert!(status == 0 && err.contains("\\u{a}kifuscribe-hall: all is well"), "{err}");
    assert!(err.lines().all(|line| !line.starts_with("kifuscribe-hall: all is well")), "{err}");
}
