//! What people do on pages of the hall is done to the game that the page was about, once, and stays with that game.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_acts::hall_acts::{HallAct, HallActKind, PlayersWord};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::session::counting::{CountEvent, Withdrawal};
use kifuscribe_core::session::incident::{AppealLevel, Incident, IncidentNote};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use kifuscribe_platform::clock;
use serde_json::Value;

use crate::answers::asking;
use crate::games::{chained, finished_with, without_end};
use crate::hall_process::{Answer, HallProcess, text, token, wait};
use crate::postgres_server::{PostgresServer, with_and_without_a_server};
use kifuscribe_core::session::assent::Assent;

/// Pairings of one game at table 1.
pub(crate) fn pair(path: &Path, event: &str, round: &str, players: [&str; 2]) {
    let [black, white] = players;
    fs::write(path, format!("event,round,table,black,white\n{event},{round},1,\"{black}\",\"{white}\"\n")).unwrap();
}

/// The result of table 1 as programs read it: the result, who won, and whether it is confirmed.
pub(crate) fn result(hall: &HallProcess) -> (Value, Value, Value) {
    let line = hall.get("/api/results", None).json()["results"][0].clone();
    (line["result"].clone(), line["winner_name"].clone(), line["confirmed"].clone())
}

pub(crate) fn confirmed(result: &str, winner: &str) -> (Value, Value, Value) {
    (result.into(), winner.into(), true.into())
}

pub(crate) fn enter(hall: &HallProcess, form: &str, token: Option<&str>) -> Answer {
    let form_type = [("content-type", "application/x-www-form-urlencoded")];
    hall.post_with("/table/1/result", who_says_so(form).as_bytes(), token, &form_type)
}

/// A form that somebody sends off with the button that both players agree, or with that of the referee where it has reasons.
pub(crate) fn who_says_so(form: &str) -> String {
    if form.contains("reasons=") { form.to_owned() } else { format!("{form}&both=on") }
}

/// The addresses to which the forms and buttons of a page send something, and the game in a field of the form, if there is one.
fn forms(page: &str) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for form in page.split("<form").skip(1) {
        let form = form.split("</form>").next().unwrap();
        let named = form.contains("name=\"game\"");
        for attribute in ["formaction=\"", " action=\""] {
            let addresses = form.split(attribute).skip(1).map(|rest| rest.split('"').next().unwrap());
            found.extend(addresses.map(|address| (address.replace("&amp;", "&"), named)));
        }
    }
    found
}

/// The address of the form of a page that has this in it.
#[track_caller]
pub(crate) fn form_with(page: &str, part: &str) -> String {
    let found = forms(page).into_iter().find(|(address, _)| address.contains(part));
    found.unwrap_or_else(|| panic!("no {part} in {page}")).0
}

/// The same game with an open question, recorded once more.
fn asking_again() -> Vec<TimedLine> {
    let mut events = journal::read(text(&asking()).as_bytes()).unwrap().events;
    if let SessionEvent::Opened { source, .. } = &mut events[0] {
        *source = "rehearsal once more".to_owned();
    }
    chained(&events)
}

#[test]
fn every_form_that_acts_on_a_game_names_it_and_a_page_of_another_game_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let (first, second) = (asking(), asking_again());
    hall.send(1, 0, &first);
    let page = hall.get("/table/1", None).body;
    let all = [forms(&page), forms(&hall.get("/table/1/result", None).body)].concat();
    assert!(all.len() >= 5, "{all:?}");
    for (address, named) in &all {
        let is_named = *named || address.contains("game=") || address.contains("journal=");
        assert!(is_named, "{address} names no game");
    }
    assert_eq!(hall.get("/table/1/state.json", None).json()["game"], first[0].hash.as_str(), "the script names it too");
    // The table shows another game by the time that somebody presses a button of that page.
    hall.post("/table/1/release", b"", None);
    hall.send(1, 0, &second);
    assert_eq!(hall.get("/table/1/state.json", None).json()["game"], second[0].hash.as_str());
    for part in ["/answer?question=1&answer=confirm", "/release", "/picture"] {
        let address = if part == "/picture" {
            format!("/table/1/picture?move=1&game={}", first[0].hash)
        } else {
            form_with(&page, part)
        };
        let refused = hall.post(&address, b"", None);
        assert_eq!(refused.status, 409, "{address}");
        let said = refused.json()["text"].as_str().unwrap().to_owned();
        assert_eq!(
            said,
            "table 1 has another game by now than the page on which this was entered; open that page again"
        );
    }
    let game = format!("winner=B&way=R&game={}", first[0].hash);
    assert_eq!(enter(&hall, &game, None).status, 409);
    let trail = hall.get("/api/trail", None).body;
    assert!(!trail.contains("answered") && !trail.contains("decided"), "{trail}");
    // The page of the game that is there now acts on it; who says no game means this one.
    let page = hall.get("/table/1", None).body;
    assert_eq!(hall.post(&form_with(&page, "/answer?question=1&answer=confirm"), b"", None).status, 303);
    assert_eq!(hall.post("/table/1/answer?question=1&answer=2", b"", None).status, 303);
    assert_eq!(hall.post(&form_with(&page, "/release"), b"", None).status, 303);
    let headers = [("accept", "text/html"), ("accept-language", "ru")];
    let said =
        hall.post_with(&format!("/table/1/answer?question=1&answer=1&game={}", first[0].hash), b"", None, &headers);
    assert!(
        said.status == 409 && said.body.contains("теперь другая партия"),
        "a page in the reader's language: {}",
        said.body
    );
}

#[test]
fn a_result_that_is_tapped_twice_is_entered_once() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    pair(&path, "Winter", "3", ["Ada", "Hua"]);
    let (organiser, referee) = (token(&data, "organiser", None), token(&data, "referee", None));
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    let decided = || hall.get("/api/trail", Some(&organiser)).body.matches("decided: ").count();
    let tap = |form: &str, token: &str| enter(&hall, form, Some(token)).status;
    let twice = "winner=W&way=points&margin=3,5&back=round";
    assert_eq!([(); 3].map(|()| tap(twice, &referee)), [303; 3]);
    assert_eq!(decided(), 1);
    // Another result, other reasons and another person are no second tap.
    for (form, token) in
        [("winner=B&way=R", &referee), ("result=W%2B3.5&reasons=the+clock", &referee), (twice, &organiser)]
    {
        assert_eq!(tap(form, token), 409, "{form}");
    }
    // So it is where a recording is there, and where both taps come at once.
    hall.post(
        "/api/tables/1/journal?from=0",
        text(&recorded("2026-11-28T09:00:00+00:00", ["Ada", "Hua"], "3")).as_bytes(),
        Some(&organiser),
    );
    let back = form_with(&hall.get("/table/1/result", Some(&referee)).body, "/give-up");
    assert_eq!(hall.post(&back, b"reasons=wrong", Some(&referee)).status, 303);
    let taps: Vec<u16> = std::thread::scope(|scope| {
        let taps: Vec<_> = (0..6).map(|_| scope.spawn(|| tap("winner=B&way=R", &referee))).collect();
        taps.into_iter().map(|tap| tap.join().unwrap()).collect()
    });
    assert_eq!((taps, decided()), (vec![303; 6], 2));
}

/// A recording that goes on, of these players, begun at that time in a round that it names or not.
pub(crate) fn recorded(at: &str, players: [&str; 2], round: &str) -> Vec<TimedLine> {
    let lines = without_end(&finished_with(players, round, 1, &[]));
    let mut events = journal::read(text(&lines).as_bytes()).unwrap().events;
    if let SessionEvent::Opened { at: begun, .. } = &mut events[0] {
        *begun = at.to_owned();
    }
    chained(&events)
}

#[test]
fn a_decision_stays_with_its_game_when_the_event_is_renamed_and_with_its_winner_when_the_colours_are_exchanged() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    let serve = || HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    pair(&path, "Winter", "2", ["Emmy", "Kurt"]);
    drop(serve());
    pair(&path, "Winter", "3", ["Ada Lovelace", "Hua Luogeng"]);
    let mut hall = serve();
    assert_eq!(enter(&hall, "winner=W&way=points&margin=2.5", None).status, 303);
    assert_eq!(result(&hall), confirmed("W+2.5", "Hua Luogeng"));
    for open in [true, false] {
        // The event has another name, in a hall that is open and in one that is opened again.
        for event in ["Winter Cup", "Winter Cup 2026", ""] {
            if !open {
                hall.kill();
            }
            pair(&path, event, "3", ["LOVELACE, Ada", "Hua Luogeng"]);
            if !open {
                hall = serve();
            }
            wait(&format!("{event:?} is read, {open}"), || {
                hall.get("/api/tables", None).json()["tournament"] == event
                    && hall.get("/table/1", None).body.contains("LOVELACE, Ada")
            });
            assert_eq!(result(&hall), confirmed("W+2.5", "Hua Luogeng"), "{event}");
        }
    }
    pair(&path, "", "3", ["Hua Luogeng", "Ada Lovelace"]);
    wait("the colours are exchanged", || result(&hall).0 != "W+2.5");
    assert_eq!(result(&hall), confirmed("B+2.5", "Hua Luogeng"));
    assert!(hall.get("/public", None).body.contains("Black wins by 2.5"));
    // It can be taken back from there; another round and other players have no result of it.
    for (round, players) in [("4", ["Hua Luogeng", "Ada Lovelace"]), ("3", ["Hua Luogeng", "Grace Hopper"])] {
        pair(&path, "", round, players);
        wait("another game is paired", || result(&hall).0.is_null());
    }
    pair(&path, "", "3", ["Hua Luogeng", "Ada Lovelace"]);
    wait("the game is paired again", || result(&hall).0 == "B+2.5");
    let back = form_with(&hall.get("/table/1/result", None).body, "/give-up");
    assert_eq!(hall.post(&back, b"reasons=wrong", None).status, 303);
    assert!(result(&hall).0.is_null());
    assert_eq!(enter(&hall, "winner=W&way=R", None).status, 303);
    assert_eq!(result(&hall), confirmed("W+R", "Ada Lovelace"));
}

#[test]
fn the_record_says_which_of_its_values_the_pairings_alone_have() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairings.csv");
    pair(&path, "Winter", "3", ["Ada Lovelace", "Hua Luogeng"]);
    let hall = HallProcess::start(&folder.path().join("data"), &["--pairings", path.to_str().unwrap()]);
    hall.send(1, 0, &recorded(&clock::now(), ["", ""], "3"));
    let record = hall.get("/table/1/game.sgf", None).body;
    let said = "The pairings say this, and the recording does not\\: Black\\: Ada Lovelace; White\\: Hua Luogeng; Event\\: Winter";
    assert!(record.contains(said) && record.contains("PB[Ada Lovelace]"), "{record}");
}

#[test]
fn in_another_tournament_the_same_game_has_no_result_of_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let serve = |event: &str| {
        let path = folder.path().join(format!("{event}.csv"));
        pair(&path, event, "1", ["Ada", "Hua"]);
        HallProcess::start(&data, &["--pairings", path.to_str().unwrap()])
    };
    let hall = serve("October");
    assert_eq!(enter(&hall, "winner=B&way=R", None).status, 303);
    drop(hall);
    // Times of acts are whole seconds.
    std::thread::sleep(Duration::from_millis(1100));
    let hall = serve("November");
    assert!(result(&hall).0.is_null());
    assert_eq!(enter(&hall, "winner=W&way=R", None).status, 303);
    assert_eq!(result(&hall), confirmed("W+R", "Hua"));
    drop(hall);
    assert_eq!(result(&serve("October")), confirmed("B+R", "Ada"), "each keeps its own");
}

#[test]
fn a_decision_counts_beside_a_recording_of_other_players_and_the_page_of_the_result_is_about_the_paired_game() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    pair(&path, "Winter", "3", ["Ada Lovelace", "Hua Luogeng"]);
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    assert_eq!(enter(&hall, "winner=B&way=T", None).status, 303);
    // Somebody records another game there.
    hall.send(1, 0, &recorded(&clock::now(), ["Kurt", "Alonzo"], "3"));
    assert_eq!(result(&hall), confirmed("B+T", "Ada Lovelace"));
    let line = hall.get("/api/results", None).json()["results"][0].clone();
    assert_eq!((line["black"].as_str(), line["source"].as_str()), (Some("Ada Lovelace"), Some("hall")));
    assert!(line["doubt"].as_str().unwrap().contains("of other players"), "{line}");
    assert!(hall.get("/api/results.csv", None).body.contains("Ada Lovelace,Hua Luogeng,black"));
    let page = hall.get("/table/1/result", None).body;
    assert!(
        page.contains("Ada Lovelace") && !page.contains("Alonzo") && page.contains("This page is about the paired one"),
        "{page}"
    );
    assert_eq!(hall.post(&form_with(&page, "/give-up"), b"reasons=wrong", None).status, 303);
    assert!(result(&hall).0.is_null());
    let page = hall.get("/table/1/result", None).body;
    let game = page.split("name=\"game\" value=\"").nth(1).unwrap().split('"').next().unwrap().replace(' ', "+");
    assert_eq!(enter(&hall, &format!("winner=W&way=R&game={game}"), None).status, 303, "{game}");
    assert_eq!(result(&hall), confirmed("W+R", "Hua Luogeng"));
    // The other game is not decided by it.
    assert!(!hall.get("/table/1/game.sgf", None).body.contains("RE[W+R]"));
    assert_eq!(hall.send(1, 0, &recorded(&clock::now(), ["Kurt", "Alonzo"], "3")[..1]).json()["acts"], Value::Null);
}

#[test]
fn a_decision_of_a_recording_that_was_begun_again_is_said_until_somebody_chooses() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    pair(&path, "Winter", "3", ["Ada", "Hua"]);
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    hall.send(1, 0, &recorded("2026-11-28T09:00:00+00:00", ["Ada", "Hua"], "3"));
    assert_eq!(enter(&hall, "winner=B&way=T", None).status, 303);
    // The laptop was off, and records the game once more, in a file of its own.
    hall.post("/table/1/release", b"", None);
    let again = recorded("2026-11-28T10:00:00+00:00", ["Ada", "Hua"], "3");
    hall.send(1, 0, &again);
    let line = hall.get("/api/results", None).json()["results"][0].clone();
    assert_eq!(line["other_result"], serde_json::json!({ "result": "B+T", "confirmed": true }), "{line}");
    let needs = hall.table(1)["needs"].to_string();
    assert!(needs.contains("\"other-result\"") && needs.contains("B+T"), "{needs}");
    // Where the new recording comes to another result, none counts.
    let mut events = journal::read(text(&again).as_bytes()).unwrap().events;
    let more = finished_with(["Ada", "Hua"], "3", 1, &[Some("W+R")]);
    events.push(journal::read(text(&more).as_bytes()).unwrap().events.pop().unwrap());
    hall.send(1, again.len(), &chained(&events)[again.len()..]);
    assert_eq!(result(&hall).2, false);
    assert!(hall.table(1)["needs"].to_string().contains("results-differ"));
}

#[test]
fn a_decision_before_a_recording_that_comes_to_another_result_is_shown_as_a_conflict() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    pair(&path, "Winter", "3", ["Ada", "Hua"]);
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    assert_eq!(enter(&hall, "winner=B&way=T", None).status, 303);
    let decided = clock::now();
    wait("the next second", || clock::now() != decided);
    // The players sit down with the other colours, and the winner stays the same.
    let lines = recorded(&clock::now(), ["Hua", "Ada"], "3");
    hall.send(1, 0, &lines);
    assert_eq!(result(&hall), confirmed("W+T", "Ada"));
    let needs = hall.table(1)["needs"].to_string();
    assert!(needs.contains("decision-waits") && needs.contains("White wins on time"), "{needs}");
    let more = finished_with(["Hua", "Ada"], "3", 1, &[Some("B+R")]);
    let mut events = journal::read(text(&lines).as_bytes()).unwrap().events;
    events.push(journal::read(text(&more).as_bytes()).unwrap().events.pop().unwrap());
    hall.send(1, lines.len(), &chained(&events)[lines.len()..]);
    assert_eq!(result(&hall).2, false, "neither is taken in silence");
    let page = hall.get("/table/1/result", None).body;
    assert!(
        page.contains("Decided here: White wins on time")
            && page.contains("Confirmed at the table: Black wins by resignation"),
        "{page}"
    );
}

/// A recording that is sent from table 1, with the result that the hall has for it and with its withdrawal.
pub(crate) fn with_withdrawal(hall: &HallProcess, lines: &[TimedLine], result: &str) -> Vec<TimedLine> {
    let asked = format!("/api/tables/1/journal?from={}&journal={}", lines.len(), lines[0].hash);
    let acts = hall.post(&asked, b"", None).json();
    let acts = journal::read_detached(acts["acts"].as_str().unwrap().as_bytes()).unwrap();
    let signed = HallAct::standing(&acts).remove(0).signed;
    let mut events = journal::read(text(lines).as_bytes()).unwrap().events;
    let time = events.last().unwrap().time();
    let result = kifuscribe_core::game::result::GameResult::from_sgf(result).unwrap();
    let note = ResultNote { result, status: ResultStatus::Confirmed, protest: false, signed, assent: Assent::NONE };
    events.push(SessionEvent::Noted { time, result: note });
    let (at, by, reasons) = (String::new(), "Kurt".to_owned(), "the clock was wrong".to_owned());
    let withdrawal = Withdrawal { at, by, reasons };
    events.push(SessionEvent::Counted { time, event: CountEvent::Withdrawn(withdrawal) });
    chained(&events)
}

#[test]
fn a_referees_result_that_the_table_withdraws_is_said_on_every_page_of_staff() {
    for postgres in with_and_without_a_server() {
        let database = postgres.as_ref().map(PostgresServer::address);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pairings.csv");
        pair(&path, "Winter", "3", ["Ada", "Hua"]);
        let mut options = vec!["--pairings", path.to_str().unwrap()];
        options.extend(database.as_deref().map(|database| ["--database", database]).into_iter().flatten());
        let hall = HallProcess::start(&folder.path().join("data"), &options);
        let lines = recorded("2026-11-28T09:00:00+00:00", ["Ada", "Hua"], "3");
        hall.send(1, 0, &lines);
        assert_eq!(enter(&hall, "winner=B&way=T", None).status, 303);
        // The table has it, as its journal says.
        let all = with_withdrawal(&hall, &lines, "B+T");
        hall.send(1, lines.len(), &all[lines.len()..=lines.len()]);
        assert_eq!(result(&hall), confirmed("B+T", "Ada"));
        hall.send(1, lines.len() + 1, &all[lines.len() + 1..]);
        assert!(result(&hall).0.is_null());
        let said = "The table had it, and it was withdrawn there (Kurt, the clock was wrong)";
        for page in ["/", "/round", "/table/1/result"] {
            let body = hall.get(page, None).body;
            assert!(body.contains(said), "{page}: {body}");
        }
        assert!(hall.table(1)["needs"].to_string().contains(said));
        assert!(!hall.get("/public", None).body.contains("withdrawn there"));
        // Left as the table has it, nothing is said any more.
        assert_eq!(hall.post(&form_with(&hall.get("/table/1/result", None).body, "/give-up"), b"", None).status, 303);
        wait("nothing is said", || !hall.get("/round", None).body.contains("withdrawn there"));
    }
}

#[test]
fn the_referee_says_in_the_hall_which_of_several_appeals_a_decision_answers_and_that_both_players_agree() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    let mut events = journal::read(text(&finished_with(["Ada", "Hua"], "1", 5, &[])).as_bytes()).unwrap().events;
    let time = events.last().unwrap().time();
    for player in Color::BOTH {
        let (at, by, text) = ("2026-11-21T12:00:00".to_owned(), "A. Referee".to_owned(), String::new());
        let incident = Incident::Appeal { player, level: AppealLevel::Committee, until: "16:00".to_owned() };
        let note = IncidentNote { at, after: 12, incident, by, text };
        events.push(SessionEvent::Counted { time, event: CountEvent::Incident(note) });
    }
    let lines = chained(&events);
    hall.send(1, 0, &lines);
    let page = hall.get("/table/1/result", None).body;
    assert!(page.contains("name=\"appeal-1\"") && page.contains("no. 2: "), "{page}");
    let decide = format!("winner=W&way=R&reasons=the+clock&both=on&back=round&game={}", lines[0].hash);
    for (answered, said) in [("", "several appeals are open"), ("&appeal-2=on", "would stay open: 1")] {
        let refused = enter(&hall, &format!("{decide}{answered}"), None);
        assert!(refused.status == 409 && refused.body.contains(said), "{}: {}", refused.status, refused.body);
    }
    assert_eq!(enter(&hall, &format!("{decide}&appeal-1=on&appeal-2=on"), None).status, 303);
    let asked = format!("/api/tables/1/journal?from={}&journal={}", lines.len(), lines[0].hash);
    let acts = hall.post(&asked, b"", None).json();
    let acts = journal::read_detached(acts["acts"].as_str().unwrap().as_bytes()).unwrap();
    let decided = HallAct::standing(&acts).remove(0).kind;
    assert!(
        matches!(&decided, HallActKind::Decision { players: PlayersWord::Both, appeals, .. } if appeals == &[1, 2]),
        "{decided:?}"
    );
}
