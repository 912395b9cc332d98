//! What the referee does in the hall to a game whose table does not listen: kept in a journal of the hall's own, imported by the
//! table on its next contact, and shown where the table has decided otherwise.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::hall_import;
use kifuscribe_acts::performance::{ActPlace, perform};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::incident::{AppealLevel, Incident};
use kifuscribe_core::session::recording::{Answer, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::journal::Journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::hall_backlog::{self, BacklogNotice};
use kifuscribe_network::table_troubles::TableTroubles;
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::known_addresses::KnownAddresses;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::recording_sgf::sgf_of;
use tempfile::TempDir;

use crate::answers::asking;
use crate::games::{finished_with, session};
use crate::hall_process::{HallProcess, run, text, token, wait};
use kifuscribe_core::session::assent::Assent;

/// A recording on the disk of its table, with its SGF.
pub(crate) fn recording(folder: &Path, name: &str, lines: &[TimedLine]) -> PathBuf {
    let session = session(folder, name, lines);
    fs::write(session.with_extension("sgf"), sgf_of(&state(&session)).unwrap()).unwrap();
    session
}

pub(crate) fn journal(session: &Path) -> Journal {
    SessionFolder::at(session).read().unwrap()
}

fn state(session: &Path) -> SessionState {
    SessionState::from_events(&journal(session).events)
}

/// The journal as it lies in the session folder.
fn file(session: &Path) -> String {
    fs::read_to_string(SessionFolder::at(session).journal()).unwrap()
}

fn confirm(session: &Path, result: &str) {
    let (result, signed) =
        (GameResult::from_sgf(result).unwrap(), Signature::new("2026-11-21T12:00:00".to_owned(), "Ada"));
    let act = SessionAct::Confirm {
        result,
        protest: false,
        reasons: String::new(),
        assent: Assent::of_both(),
        appeals: Vec::new(),
    };
    perform(&ActPlace::recording(session, None), &signed, &mut |_, _| {}, |_| Ok(vec![act])).unwrap();
}

/// An appeal of White's at the table.
fn appeal(session: &Path) {
    let incident = Incident::Appeal { player: Color::White, level: AppealLevel::Committee, until: "16:00".to_owned() };
    let act = SessionAct::NoteIncident { incident, text: "The clock was wrong.".to_owned() };
    let signed = Signature::new("2026-11-21T12:05:00".to_owned(), "Hua");
    perform(&ActPlace::recording(session, None), &signed, &mut |_, _| {}, |_| Ok(vec![act])).unwrap();
}

fn send(hall: &HallProcess, session: &Path, token: &Path) -> (i32, String) {
    let (session, token) = (session.to_str().unwrap(), token.to_str().unwrap());
    let (status, _, err) = run(&["send", session, "--hall", &hall.address, "--table", "1", "--token-file", token]);
    (status, err)
}

/// Why table 1 needs a person: the kind, and the sentence.
fn need(hall: &HallProcess, organiser: &str) -> (String, String) {
    let need = &hall.table_for(1, Some(organiser))["needs"][0];
    let word = |name: &str| need[name].as_str().unwrap_or_default().to_owned();
    (word("kind"), word("text"))
}

/// A hall in a folder with tokens of its organiser, its referee, and table 1, which lies in a file.
fn tokens(folder: &Path) -> (PathBuf, [String; 2], PathBuf) {
    let (data, table) = (folder.join("data"), folder.join("table.token"));
    let [organiser, referee] = ["organiser", "referee"].map(|role| token(&data, role, None));
    fs::write(&table, token(&data, "table", Some(1))).unwrap();
    (data, [organiser, referee], table)
}

/// A hall with tokens, to which table 1 has sent a recording that is over.
struct RefereedTable {
    data: PathBuf,
    organiser: String,
    referee: String,
    /// The file with the table's token.
    table: PathBuf,
    hall: HallProcess,
    session: PathBuf,
    /// All of it lies in it.
    _folder: TempDir,
}

/// The same; `before` is done to the recording before it is sent.
fn refereed_table(before: impl Fn(&Path)) -> RefereedTable {
    let folder = TempDir::new().unwrap();
    let (data, [organiser, referee], table) = tokens(folder.path());
    let hall = HallProcess::start(&data, &[]);
    let session = recording(folder.path(), "game", &finished_with(["Ada", "Hua"], "1", 1, &[]));
    before(&session);
    assert_eq!(send(&hall, &session, &table).0, 0);
    RefereedTable { data, organiser, referee, table, hall, session, _folder: folder }
}

#[test]
fn a_decision_for_a_table_that_is_off_survives_a_kill_and_is_in_its_journal_after_its_next_contact() {
    let RefereedTable { _folder, data, organiser, referee, table, mut hall, session } = refereed_table(|_| {});
    let before = file(&session);
    let decide = |hall: &HallProcess, form: &[u8], token: &str| hall.post("/table/1/result", form, Some(token));
    assert!(hall.get("/table/1", Some(&referee)).body.contains("action=\"/table/1/result\""));
    assert_eq!(decide(&hall, b"result=B%2BR", fs::read_to_string(&table).unwrap().trim()).status, 403);
    assert_eq!(
        ["result=nobody", "result=", "reasons=x"].map(|form| decide(&hall, form.as_bytes(), &referee).status),
        [400; 3]
    );
    assert_eq!(decide(&hall, b"result=B%2BR&reasons=White+has+left", &referee).status, 303);
    let other = decide(&hall, b"result=W%2BR&reasons=Black+has+left", &organiser);
    assert_eq!(other.status, 409, "nobody decides otherwise while a decision waits");
    assert!(other.body.contains("B+R"), "{}", other.body);
    for is_killed in [false, true] {
        if is_killed {
            hall.kill();
            hall = HallProcess::start(&data, &[]);
        }
        let (kind, said) = need(&hall, &organiser);
        assert_eq!(kind, "decision-waits", "{said}");
        assert!(said.contains("Decided here: Black wins by resignation (referee "), "{said}");
        assert!(hall.get("/table/1", Some(&referee)).body.contains("/table/1/give-up?journal="));
        assert!(
            !hall.get("/public/table/1", None).body.contains("B+R"),
            "what waits is none of the spectators' business"
        );
    }
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, before, "the table's journal is the table's");
    let record = || hall.get("/table/1/game.sgf", Some(&referee)).body;
    let waiting = record();

    let (status, said) = send(&hall, &session, &table);
    assert!(status == 0 && said.contains("did in the hall is in its journal now"), "{said}");
    let after = file(&session);
    assert!(after.starts_with(&before) && after != before);
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, after);
    let state = state(&session);
    let note = state.confirmed_result().unwrap();
    assert_eq!(note.result.to_sgf(), "B+R");
    assert!(note.signed.by.starts_with("referee ") && !note.signed.at.is_empty(), "{note:?}");
    let ruling = state.counting().rulings.last().unwrap();
    assert_eq!((ruling.way, ruling.reasons.as_str()), (Resolution::RefereeDecided, "White has left"));
    let of_table = fs::read_to_string(session.with_extension("sgf")).unwrap();
    assert!(of_table.contains("RE[B+R]"), "{of_table}");
    assert_eq!([waiting, record()], [of_table.clone(), of_table], "the hall gives staff the record of the table");
    assert!(session.join("result.json").is_file(), "it is handed on as a result that was confirmed at the table");
    assert_eq!(need(&hall, &organiser).0, "");
    // The hall has nothing more to say, and a second contact adds nothing.
    assert_eq!(send(&hall, &session, &table), (0, String::new()));
    assert_eq!(file(&session), after);
    assert!(hall.get("/api/trail", Some(&organiser)).body.contains("table 1: decided: B+R"));
}

#[test]
fn a_result_that_the_table_has_confirmed_meanwhile_stands_and_the_hall_shows_both() {
    let RefereedTable { _folder, data, organiser, referee, table, mut hall, session } = refereed_table(|_| {});
    assert_eq!(hall.post("/table/1/result", b"result=B%2BR&reasons=x", Some(&referee)).status, 303);
    confirm(&session, "W+T");
    let confirmed = file(&session);
    assert_eq!(send(&hall, &session, &table), (0, String::new()));
    assert_eq!(file(&session), confirmed, "nothing is merged");
    for is_killed in [false, true] {
        if is_killed {
            hall.kill();
            hall = HallProcess::start(&data, &[]);
        }
        let doubt = hall.get("/api/results", Some(&organiser)).json()["results"][0]["doubt"].clone();
        assert_eq!(doubt.as_str(), Some("the hall has another decision, and the table's page has both"));
        let (kind, said) = need(&hall, &organiser);
        assert_eq!(kind, "conflict", "{said}");
        assert!(said.starts_with("Decided here: Black wins by resignation (referee "), "{said}");
        assert!(said.contains(" Confirmed at the table: White wins on time. Nothing was merged"), "{said}");
    }
    // A second decision is refused: the table's result is final.
    let refused = hall.post("/table/1/result", b"result=B%2BR&reasons=x", Some(&referee));
    assert!(refused.status == 409 && refused.body.contains("W+T"), "{refused:?}");
    // The next game takes the table, and the conflict stays where the games are listed.
    let next = finished_with(["Emmy", "Kurt"], "1", 2, &[]);
    let sent = hall.post(
        "/api/tables/1/journal?from=0",
        text(&next[..6]).as_bytes(),
        Some(fs::read_to_string(&table).unwrap().trim()),
    );
    assert_eq!(sent.json()["shown"], true, "{sent:?}");
    assert_eq!(need(&hall, &organiser).0, "");
    let page = hall.get("/table/1", Some(&organiser)).body;
    let give_up = page.split('"').find(|part| part.contains("/give-up?journal=")).unwrap_or_else(|| panic!("{page}"));
    assert!(page.contains("Confirmed at the table: White wins on time."), "{page}");
    assert_eq!(hall.post(give_up, b"", Some(&organiser)).status, 303);
    assert!(!hall.get("/table/1", Some(&organiser)).body.contains("/give-up"));
    assert_eq!(hall.post(give_up, b"", Some(&organiser)).status, 409, "there is nothing more to give up");
    let games = hall.get("/api/tables/1/games", Some(&organiser)).json();
    assert_eq!(games["games"][0]["result"], "W+T");
}

#[test]
fn an_appeal_against_a_confirmed_result_is_rejected_in_the_hall_and_the_table_writes_down_that_it_stands() {
    let RefereedTable { _folder, organiser, referee, table, hall, session, .. } = refereed_table(|session| {
        confirm(session, "B+T");
        appeal(session);
    });
    let page = |path: &str| hall.get(path, Some(&referee)).body;
    let result = page("/table/1/result");
    assert!(result.contains("name=\"stands\"") && result.contains("Reject the appeal: the result stands"), "{result}");
    assert_eq!(result.matches("no. 1: ").count(), 1, "the appeal is there once: {result}");
    assert_eq!(page("/audit/table/1").matches("no. 1: ").count(), 1);
    let reject = |reasons: &str| {
        let form = format!("stands=on&appeal-1=on&reasons={reasons}&back=round");
        hall.post("/table/1/result", form.as_bytes(), Some(&referee)).status
    };
    assert_eq!(reject(""), 409, "a rejection has reasons");
    // Who taps twice has rejected it once.
    assert_eq!([reject("The+clock+was+right."), reject("The+clock+was+right.")], [303; 2]);
    assert_eq!(reject("Something+else."), 409);
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    let told = "table 1: the result stands, appeals rejected: no. 1: The clock was right.";
    assert_eq!(trail.matches(told).count(), 1, "{trail}");
    let said = "Appeal rejected here: no. 1; the result stands: The clock was right. (referee ";
    for path in ["/", "/round", "/table/1/state.json", "/table/1/result", "/audit/table/1"] {
        let body = page(path);
        assert!(body.contains(said), "{path}: {body}");
    }
    assert!(!page("/table/1/result").contains("name=\"stands\""), "it waits for the table");
    let before = file(&session);
    let (status, told) = send(&hall, &session, &table);
    assert!(status == 0 && told.contains("did in the hall is in its journal now"), "{told}");
    let (after, state) = (file(&session), state(&session));
    assert!(after.starts_with(&before) && after != before);
    assert_eq!(state.confirmed_result().map(|note| note.result.to_sgf()).as_deref(), Some("B+T"));
    let ruling = state.counting().rulings.last().unwrap();
    assert_eq!((ruling.result, &ruling.appeals[..], &*ruling.reasons), (None, &[1][..], "The clock was right."));
    assert!(ruling.by.starts_with("referee "), "{ruling:?}");
    assert!(state.counting().open_appeals().is_empty());
    let written = fs::read_to_string(session.join("result.json")).unwrap();
    assert!(written.contains("\"state\": \"decided\"") && written.contains("\"decided_by\": \"referee "), "{written}");
    // The hall has nothing more to say.
    assert!(!page("/table/1/result").contains("Appeal"));
    assert_eq!(send(&hall, &session, &table), (0, String::new()));
}

#[test]
fn a_decision_that_the_table_does_not_take_is_said_with_why_and_the_referee_decides_again() {
    let RefereedTable { _folder, data, organiser, referee, table, mut hall, session } = refereed_table(|_| {});
    assert_eq!(hall.post("/table/1/result", b"result=B%2BR&both=on", Some(&referee)).status, 303);
    // Meanwhile White says otherwise at the table.
    let (result, assent) = (GameResult::from_sgf("W+T").unwrap(), Assent::NONE);
    let claim = SessionAct::Claim { result, protest: false, assent };
    let signed = Signature::new("2026-11-21T12:05:00".to_owned(), "Hua");
    perform(&ActPlace::recording(&session, None), &signed, &mut |_, _| {}, |_| Ok(vec![claim])).unwrap();
    let before = file(&session);
    let (status, said) = send(&hall, &session, &table);
    let why = "Hua claims W+T: where Hua agrees to the other result, note that as the claim of Hua first";
    assert!(status == 1 && said.contains(&format!("is not in its journal: {why}")), "{status}: {said}");
    assert_eq!(file(&session), before);
    let not_taken = format!("The table does not take this decision: {why}");
    for is_killed in [false, true] {
        if is_killed {
            hall.kill();
            hall = HallProcess::start(&data, &[]);
        }
        let (kind, said) = need(&hall, &organiser);
        assert_eq!(kind, "conflict", "{said}");
        assert!(said.starts_with("Decided here: Black wins by resignation (referee "), "{said}");
        assert!(said.contains(&not_taken) && said.contains("Decide again as the referee, with reasons"), "{said}");
        for path in ["/", "/round", "/table/1/state.json", "/table/1/result"] {
            let body = hall.get(path, Some(&referee)).body;
            assert!(body.contains(&not_taken) && !body.contains("turn its computer on"), "{path}: {body}");
        }
        let results = hall.get("/api/results", Some(&organiser)).json();
        let said = results["results"][0]["not_at_table"].as_str().unwrap_or_default();
        assert!(said.contains(&not_taken), "{results}");
        let (status, out, _) = run(&["results", "--data", data.to_str().unwrap()]);
        assert!(status == 1 && out.contains(&not_taken), "{status}: {out}");
    }
    let decided = hall.post("/table/1/result", b"result=B%2BR&reasons=White+has+left", Some(&referee));
    assert_eq!(decided.status, 303, "{decided:?}");
    assert_eq!(send(&hall, &session, &table).0, 0);
    assert_eq!(state(&session).confirmed_result().map(|note| note.result.to_sgf()).as_deref(), Some("B+R"));
    assert!(!hall.get("/round", Some(&referee)).body.contains("does not take"));
}

#[test]
fn a_rejection_of_appeals_of_which_the_table_has_taken_one_back_is_said_as_not_taken() {
    let RefereedTable { _folder, organiser, referee, table, hall, session, .. } = refereed_table(|session| {
        confirm(session, "B+T");
        appeal(session);
        appeal(session);
    });
    let reject = |appeals: &str| {
        let form = format!("stands=on&{appeals}&reasons=The+clock+was+right.");
        hall.post("/table/1/result", form.as_bytes(), Some(&referee)).status
    };
    assert_eq!(reject("appeal-1=on&appeal-2=on"), 303);
    let incident = Incident::TakenBack { number: 1 };
    let act = SessionAct::NoteIncident { incident, text: "Hua takes it back.".to_owned() };
    let signed = Signature::new("2026-11-21T12:10:00".to_owned(), "Hua");
    perform(&ActPlace::recording(&session, None), &signed, &mut |_, _| {}, |_| Ok(vec![act])).unwrap();
    let (status, said) = send(&hall, &session, &table);
    let why = "no appeal with the number 1 is open; open: 2";
    assert!(status == 1 && said.contains(why), "{status}: {said}");
    let needs = hall.table_for(1, Some(&organiser))["needs"].to_string();
    let not_taken = format!("The table does not take this decision: {why}");
    assert!(needs.contains("Appeal rejected here: no. 1, 2") && needs.contains(&not_taken), "{needs}");
    assert_eq!(reject("appeal-2=on"), 303);
    assert_eq!(send(&hall, &session, &table).0, 0);
    assert!(state(&session).counting().open_appeals().is_empty());
}

#[test]
fn one_players_resignation_is_entered_in_the_hall_by_name_and_needs_nobody_else() {
    let RefereedTable { _folder, organiser, referee, table, hall, session, .. } = refereed_table(|_| {});
    let page = hall.get("/table/1/result", Some(&referee)).body;
    assert!(page.contains("Black (Ada) resigns") && page.contains("White (Hua) resigns"), "{page}");
    assert_eq!(hall.post("/table/1/result", b"resigned=white", Some(&referee)).status, 303);
    assert_eq!(hall.post("/table/1/result", b"resigned=white", Some(&referee)).status, 303, "who taps twice");
    let (status, said) = send(&hall, &session, &table);
    assert_eq!(status, 0, "{said}");
    let state = state(&session);
    let note = state.confirmed_result().unwrap();
    assert_eq!((note.result.to_sgf().as_str(), note.assent.resigned(note.result)), ("B+R", Some(Color::White)));
    assert!(note.signed.by.starts_with("referee ") && state.counting().rulings.is_empty(), "{note:?}");
    let result = hall.get("/table/1/result", Some(&organiser)).body;
    assert!(result.contains("White resigned, entered in the hall by referee "), "{result}");
}

#[test]
fn a_table_of_an_earlier_version_is_said_on_its_page_and_hears_of_answers_alone() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(&folder.path().join("data"), &[]);
    let older = "The program at this table is older than the hall";
    // A program that says nothing of formats, as those before format 2.
    hall.send(1, 0, &asking());
    assert!(hall.get("/table/1", None).body.contains(older));
    assert!(hall.get("/api/trail", None).body.contains("table 1 is recorded by an older program"));
    assert!(!hall.get("/public/table/1", None).body.contains(older));
    assert_eq!(hall.post("/table/1/answer?question=1&answer=2", b"", None).status, 303);
    let told = hall.post(&format!("/api/tables/1/journal?from=9&journal={}", asking()[0].hash), b"", None).json();
    assert_eq!(told["answers"][0]["answer"], "2");
    // It is updated, and says what it knows.
    let table = HallTable::new(&hall.address, 1, None).unwrap();
    assert!(!table.join().unwrap().is_older());
    table.send(9, (&asking()[0].hash, ""), b"", TableTroubles::default()).unwrap();
    assert!(!hall.get("/table/1", None).body.contains(older));
}

#[test]
fn an_answer_to_a_recording_that_is_over_is_imported_when_the_next_one_begins_at_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut hall = HallProcess::start(&folder.path().join("data"), &[]);
    let first = recording(folder.path(), "first", &asking());
    let seat = |hall: &HallProcess| HallSeat { hall: hall.address.clone(), table: 1, token: String::new() };
    let copy =
        |hall: &HallProcess, lines: usize| HallCopy { acknowledged: lines, claim: String::new(), seat: seat(hall) };
    hall.send(1, 0, &asking());
    hall_copy::write(&first, &copy(&hall, asking().len())).unwrap();
    assert_eq!(hall.post("/table/1/answer?question=1&answer=2", b"", None).status, 303);
    hall.kill();
    let address = hall.address.trim_start_matches("http://").to_owned();
    let hall = HallProcess::start_at(&folder.path().join("data"), &address, &[]);
    // The next recording at this table begins, and its computer is heard of again.
    let (notices, came) = sync_channel(4);
    let known = KnownAddresses::default();
    known.add(&hall.address);
    let notify = move |notice: &BacklogNotice| {
        if let BacklogNotice::Acted(session, acts) = notice {
            let mut send = |session: &Path, _: &SessionState| {
                drop(hall_backlog::send_rest(session, &known, hall_backlog::SentBy::Program));
            };
            let done = hall_import::import(session, acts, &mut send);
            notices.send(done.0.len()).unwrap();
        }
    };
    let table = HallTable::new(&hall.address, 1, None).unwrap();
    hall_backlog::send_earlier(&table, &folder.path().join("next.session"), notify).unwrap();
    assert_eq!(came.recv_timeout(Duration::from_secs(20)).unwrap(), 1);
    let asked = state(&first).questions()[0].clone();
    assert_eq!(asked.answer, Some(Answer::Chosen(1)));
    wait("the hall has it", || hall.journal(1) == file(&first));
    assert_ne!(hall.journal(1), text(&asking()));
}

/// Does this at the table.
fn at_table(session: &Path, by: &str, act: SessionAct) {
    let signed = Signature::new("2026-11-21T12:30:00+01:00".to_owned(), by);
    perform(&ActPlace::recording(session, None), &signed, &mut |_, _| {}, |_| Ok(vec![act])).unwrap();
}

/// What the lists say of table 1: the result, its status, whether it is confirmed, the rows of the table of results, and what the page of
/// the round counts.
fn listed(hall: &HallProcess, token: &str) -> (String, Option<String>, bool, usize, bool) {
    let line = hall.get("/api/results", Some(token)).json();
    let line = [&line["results"][0], &line["unpaired"][0]].into_iter().find(|line| line.is_object()).unwrap().clone();
    let text = |name: &str| line[name].as_str().map(ToOwned::to_owned);
    let rows = hall.get("/api/results.csv", Some(token)).body.lines().count() - 1;
    let is_counted = hall.get("/round", Some(token)).body.contains("1 of 1 results confirmed");
    (text("result").unwrap_or_default(), text("status"), line["confirmed"].as_bool().unwrap(), rows, is_counted)
}

#[test]
fn every_list_has_the_same_where_the_table_withdraws_the_halls_decision_and_confirms_another_result() {
    let RefereedTable { _folder, organiser, referee, table, hall, session, .. } = refereed_table(|_| {});
    assert_eq!(hall.post("/table/1/result", b"result=B%2BR&reasons=White+has+left", Some(&referee)).status, 303);
    let own = |text: &str| Some(text.to_owned());
    // What waits for the table is the result that its record has, and is not confirmed.
    let record = hall.get("/table/1/game.sgf", Some(&referee)).body;
    assert!(record.contains("RE[B+R]"), "{record}");
    assert_eq!(listed(&hall, &organiser), ("B+R".to_owned(), own("decided"), false, 0, false));
    let source = hall.get("/api/results", Some(&organiser)).json()["results"][0]["source"].clone();
    assert_eq!(source, "hall");
    assert_eq!(send(&hall, &session, &table).0, 0);
    assert_eq!(listed(&hall, &organiser), ("B+R".to_owned(), own("confirmed"), true, 1, true));
    at_table(&session, "A. Referee", SessionAct::Withdraw { reasons: "White is back.".to_owned() });
    confirm(&session, "W+T");
    assert_eq!(send(&hall, &session, &table).0, 0);
    assert_eq!(listed(&hall, &organiser), ("W+T".to_owned(), None, false, 0, false), "two results, and none counts");
    let taken_back = || hall.get("/api/results", Some(&organiser)).json()["results"][0]["taken_back"].clone();
    assert_eq!(taken_back(), serde_json::json!(["B+R was taken back"]));
    let page = hall.get("/table/1", Some(&organiser)).body;
    let give_up = page.split('"').find(|part| part.contains("/give-up?journal=")).unwrap().replace("&amp;", "&");
    assert!(hall.post(&give_up, b"reasons=As+the+table+says.", Some(&organiser)).status == 303, "{give_up}");
    assert_eq!(listed(&hall, &organiser), ("W+T".to_owned(), own("confirmed"), true, 1, true));
    assert_eq!(taken_back(), serde_json::json!(["B+R was taken back"]), "it was one decision");
}

#[test]
fn a_result_that_was_confirmed_before_the_record_changed_is_decided_anew_in_the_hall() {
    for (form, now) in [("result=W%2B3.5&both=on", "W+3.5"), ("result=B%2B2.5&reasons=Counted+again.", "B+2.5")] {
        let RefereedTable { _folder, data, organiser, referee, table, hall, session } = refereed_table(|session| {
            let (result, assent) = (GameResult::from_sgf("W+3.5").unwrap(), Assent::of_both());
            let (reasons, appeals) = (String::new(), Vec::new());
            at_table(session, "Ada", SessionAct::Confirm { result, protest: false, reasons, assent, appeals });
            at_table(session, "A. Referee", SessionAct::Correct(Correction::Extra { number: 12 }));
        });
        let page = |path: &str| hall.get(path, Some(&referee)).body;
        for path in ["/table/1", "/table/1/result", "/audit/table/1"] {
            assert!(page(path).contains("it does not stand on this record"), "{path}: {}", page(path));
        }
        for path in ["/public/table/1", "/public/table/1/game.sgf"] {
            let said = hall.get(path, Some(&token(&data, "public", None)));
            assert!(said.body.contains("oes not stand"), "{path}: {} {}", said.status, said.body);
        }
        assert!(page("/round").contains("0 of 1 results confirmed; confirmed on an earlier record: 1"));
        assert_eq!(listed(&hall, &organiser), ("W+3.5".to_owned(), Some("confirmed".to_owned()), true, 1, false));
        let result = page("/table/1/result");
        assert!(result.contains("name=\"winner\"") && result.contains("value=\"W+3.5\""), "{result}");
        assert_eq!(hall.post("/table/1/result", form.as_bytes(), Some(&referee)).status, 303);
        assert_eq!((listed(&hall, &organiser).0.as_str(), listed(&hall, &organiser).2), (now, false), "it waits");
        assert_eq!(send(&hall, &session, &table).0, 0);
        let state = state(&session);
        assert_eq!(state.confirmed_result().map(|note| note.result.to_sgf()).as_deref(), Some(now));
        assert_eq!(state.changed_since_confirmed(), None);
        assert_eq!(listed(&hall, &organiser), (now.to_owned(), Some("confirmed".to_owned()), true, 1, true));
    }
}
