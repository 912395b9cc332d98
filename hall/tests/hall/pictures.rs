//! Pictures of moves and questions: on request of the organiser or the referee, small first, never for spectators.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_core::recorder::event::{Question, QuestionKind, RecorderEvent};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::journal_sender::JournalSender;
use kifuscribe_storage::evidence::{EvidenceFolder, jpeg};

use crate::hall_process::{HallProcess, game, text, token, wait};
use crate::postgres_server::PostgresServer;

/// A picture of one colour.
fn picture(side: usize, grey: u8) -> Vec<u8> {
    jpeg(side, side, &vec![grey; 3 * side * side]).unwrap()
}

/// A session folder with a game of six moves and a question: after move 5 a picture of usual size, after move 6 a large one,
/// at the question one that was deleted since.
struct PicturedTable {
    session: std::path::PathBuf,
    lines: Vec<TimedLine>,
    hashes: [String; 3],
    pictures: [Vec<u8>; 3],
}

impl PicturedTable {
    fn new(folder: &Path) -> Self {
        let session = folder.join("game.session");
        let evidence = EvidenceFolder::of(&session, u64::MAX);
        let pictures = [picture(466, 100), picture(1200, 150), picture(466, 200)];
        let hashes = pictures.each_ref().map(|picture| evidence.keep(picture).unwrap());
        fs::remove_file(session.join("evidence").join(format!("{}.jpg", hashes[2]))).unwrap();
        let mut lines = game(1, 1, 10)[..8].to_vec();
        let time = lines[7].time;
        let pictured = |moves: &[usize], hash: &str| SessionEvent::Pictured {
            time,
            moves: moves.to_vec(),
            before: None,
            after: Some(hash.to_owned()),
        };
        let question = Question {
            id: 1,
            time,
            after: 6,
            kind: QuestionKind::Vanished,
            points: Vec::new(),
            alternatives: Vec::new(),
        };
        let asked = SessionEvent::Recorder(RecorderEvent::Asked(question));
        for event in [pictured(&[5], &hashes[0]), pictured(&[6], &hashes[1]), asked, pictured(&[], &hashes[2])] {
            let (text, hash) = journal::line(lines.len() + 1, &lines.last().unwrap().hash, &event).unwrap();
            lines.push(TimedLine { time, text, hash });
        }
        fs::write(session.join("journal.jsonl"), text(&lines)).unwrap();
        Self { session, lines, hashes, pictures }
    }

    fn send_to(&self, hall: &HallProcess, token: Option<String>) -> JournalSender {
        let table = HallTable::new(&hall.address, 1, token).unwrap();
        JournalSender::start(table, &self.session.join("journal.jsonl"), |_| {}).unwrap()
    }
}

/// The bytes at an address of the hall; `None` where there are none.
fn bytes(hall: &HallProcess, path: &str, token: &str) -> Option<Vec<u8>> {
    let request = ureq::get(format!("{}{path}", hall.address)).header("Authorization", format!("Bearer {token}"));
    request.call().ok()?.body_mut().read_to_vec().ok()
}

#[test]
fn a_picture_comes_when_it_is_asked_for_small_first_and_for_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let roles = [("organiser", None), ("referee", None), ("table", Some(1)), ("public", None)];
    let [organiser, referee, table, public] = roles.map(|(role, number)| token(&data, role, number));
    let hall = HallProcess::start(&data, &[]);
    let pictured = PicturedTable::new(folder.path());
    let sender = pictured.send_to(&hall, Some(table.clone()));
    wait("the journal comes", || {
        hall.get("/table/1", Some(&referee)).body.contains("See the camera\u{2019}s picture of it")
    });
    let path = |hash: &str, full: bool| format!("/table/1/picture/{hash}?full={full}");
    let [five, six, asked] = &pictured.hashes;
    // Nothing comes unasked, and nobody but organiser and referee asks.
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(bytes(&hall, &path(five, false), &organiser), None);
    let ask = |query: &str, token: &str| hall.post(&format!("/table/1/picture?{query}"), b"", Some(token)).status;
    assert_eq!([&table, &public].map(|token| ask("move=5", token)), [403, 403]);
    assert_eq!(["move=4", "question=2", "move=x", "move=5&question=1"].map(|q| ask(q, &referee)), [409, 409, 400, 400]);
    // A stored picture that is small enough comes as it was taken.
    assert_eq!(ask("move=5", &referee), 303);
    wait("the picture of move 5", || bytes(&hall, &path(five, false), &referee).is_some());
    assert_eq!(bytes(&hall, &path(five, false), &referee).as_ref(), Some(&pictured.pictures[0]));
    // A larger one comes small, and in full on a second request.
    assert_eq!(hall.post("/table/1/picture", b"move=6", Some(&organiser)).status, 303, "typed into the form");
    wait("the small picture of move 6", || bytes(&hall, &path(six, false), &organiser).is_some());
    let small = bytes(&hall, &path(six, false), &organiser).unwrap();
    assert!(small.starts_with(&[0xff, 0xd8, 0xff]) && small.len() < pictured.pictures[1].len());
    assert_eq!(bytes(&hall, &path(six, true), &organiser), None, "the full one was not asked for");
    let page = hall.get("/table/1", Some(&organiser)).body;
    assert_eq!(page.matches(">Ask for the full picture<").count(), 1, "of move 6 alone: {page}");
    assert_eq!(page.matches("Not verified: the table has made this picture smaller").count(), 1, "{page}");
    assert_eq!(ask("move=6&full=true", &organiser), 303);
    wait("the full picture of move 6", || bytes(&hall, &path(six, true), &organiser).is_some());
    assert_eq!(bytes(&hall, &path(six, true), &organiser).as_ref(), Some(&pictured.pictures[1]));
    // One that the table has deleted is said to be gone.
    assert_eq!(ask("question=1", &referee), 303);
    wait("it is gone", || {
        hall.get("/table/1", Some(&referee)).body.contains("The table does not have this picture any more.")
    });
    assert_eq!(bytes(&hall, &path(asked, false), &referee), None);
    // Spectators and tables get nothing, by no address.
    for token in [&table, &public] {
        assert_eq!(hall.get(&path(five, false), Some(token)).status, 403);
        assert_eq!(hall.get(&format!("/public{}", path(five, false)), Some(token)).status, 404);
    }
    for path in ["/public/table/1", "/public/table/1/state.json"] {
        // What a page says over a dead camera is no picture.
        let said = ["No picture since {time}", "noPicture", "no_picture_since"];
        let body = said.iter().fold(hall.get(path, Some(&public)).body, |body, said| body.replace(said, ""));
        assert!(!body.contains("icture") && !body.contains(five.as_str()), "{body}");
    }
    // A picture that nobody has asked for, or another one than was asked for, is not kept.
    let claim = kifuscribe_storage::hall_copy::of(&pictured.session).unwrap().claim;
    let own =
        |path: &str, body: &[u8]| hall.post_with(path, body, Some(&table), &[("x-kifuscribe-claim", &claim)]).status;
    let first = &pictured.lines[0].hash;
    let push = |hash: &str, full: bool, body: &[u8]| {
        let path = format!("/api/tables/1/picture?journal={first}&hash={hash}&full={full}");
        own(&path, body)
    };
    assert_eq!(push(five, true, &pictured.pictures[0]), 409, "not asked for in full");
    assert_eq!(push(five, false, &pictured.pictures[0]), 409, "it has come");
    assert_eq!(ask("move=5&full=true", &referee), 303);
    assert!(matches!(push(five, true, &pictured.pictures[1]), 409), "another picture");
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    let notes = ["the picture after move 5 asked for", "the full picture after move 6", "the picture at question 1"];
    assert!(notes.iter().all(|note| trail.contains(note)), "{trail}");
    assert_eq!(sender.finish(Duration::from_secs(10)), 0);
    // A recording that is over answers nobody.
    let last = pictured.lines.last().unwrap();
    let ended = SessionEvent::Ended { time: last.time, why: "test".to_owned() };
    let (line, _) = journal::line(pictured.lines.len() + 1, &last.hash, &ended).unwrap();
    let path = format!("/api/tables/1/journal?from={}", pictured.lines.len());
    assert_eq!(own(&path, line.as_bytes()), 200);
    let refused = hall.post("/table/1/picture?move=6", b"", Some(&referee));
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("is over, and its computer does not answer any more"), "{refused:?}");
    let page = hall.get("/table/1", Some(&referee)).body;
    assert!(page.contains("sends no more of them") && !page.contains("picture-move"), "{page}");
}

#[test]
fn a_picture_asked_of_one_process_comes_from_a_table_that_sends_to_the_other() {
    let Some(postgres) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let address = postgres.address();
    let [a, b] = [(); 2].map(|()| HallProcess::start(folder.path(), &["--database", &address]));
    let pictured = PicturedTable::new(folder.path());
    let _sender = pictured.send_to(&a, None);
    wait("the other process knows the game", || b.post("/table/1/picture?move=6", b"", None).status == 303);
    let path = format!("/table/1/picture/{}?full=false", pictured.hashes[1]);
    wait("the picture comes", || bytes(&b, &path, "").is_some());
}
