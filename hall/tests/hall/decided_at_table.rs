//! What the referee decided at a table and nobody has confirmed: it stands above claims on every face of the hall.

use std::time::Duration;

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::counting::{CountEvent, Resolution, Ruling};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use serde_json::Value;

use crate::claims::{Computer, ended, result, with};
use crate::hall_process::{HallProcess, game, run, token};

fn claim() -> SessionEvent {
    let (result, signed) = (GameResult::from_sgf("W+19").unwrap(), Signature::new(String::new(), "Ito Ken"));
    let result = ResultNote { result, status: ResultStatus::Claimed, protest: false, signed, assent: Assent::NONE };
    SessionEvent::Noted { time: Duration::from_secs(9000), result }
}

fn decision() -> SessionEvent {
    let (at, by, reasons) = (String::new(), "Anna".to_owned(), "A bowl was short.".to_owned());
    let (way, result, assent) = (Resolution::RefereeDecided, GameResult::from_sgf("B+1"), Assent::NONE);
    let ruling = Ruling { at, way, by, reasons, protest: false, result, assent, appeals: Vec::new() };
    SessionEvent::Counted { time: Duration::from_secs(9000), event: CountEvent::Ruled(ruling) }
}

#[test]
fn a_referees_decision_that_is_not_confirmed_is_said_on_every_face_and_offered_for_confirmation() {
    for events in [&[decision()][..], &[claim(), decision()], &[decision(), claim()]] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let (organiser, table) = (token(&data, "organiser", None), token(&data, "table", Some(1)));
        let pairings = folder.path().join("pairings.csv");
        std::fs::write(&pairings, "round,table,black,white\n1,1,Black 1,White 1\n").unwrap();
        let hall = HallProcess::start(&data, &["--pairings", pairings.to_str().unwrap()]);
        let lines = events.iter().fold(game(1, 1, 30), |lines, event| with(&lines, event));
        let computer = Computer { hall: &hall, token: &table, secret: Some("secret") };
        assert_eq!(computer.send(0, &with(&lines, &ended())).status, 200);
        let get = |path| hall.get(path, Some(&organiser)).body;
        let decided = "decided by the referee, not confirmed";
        let round = get("/round");
        assert!(round.contains("Black wins by 1") && round.contains(decided), "{round}");
        assert!(round.contains("as the table says: Anna") && !round.contains("wins by 19"), "{round}");
        let form = get("/table/1/result");
        assert!(form.contains("The referee has decided at the table: Black wins by 1."), "{form}");
        assert!(form.contains("name=\"result\" value=\"B+1\"") && !form.contains("W+19"), "{form}");
        let json = hall.get("/api/results", Some(&organiser)).json();
        let line = &json["results"][0];
        assert_eq!([&line["result"], &line["status"], &line["by"]], ["B+1", "decided", "Anna"], "{json}");
        assert_eq!(line["confirmed"], false, "{json}");
        assert_eq!(hall.get("/api/results.csv", Some(&organiser)).body.lines().count(), 1, "it does not leave");
        let (_, listed, _) = run(&["results", "--data", data.to_str().unwrap()]);
        assert!(listed.contains(&format!("Black wins by 1 (Black 1), {decided}")), "{listed}");
        // Spectators hear of what is confirmed.
        assert!(!get("/public").contains("wins by 1"), "{}", get("/public"));
        let confirmed = with(&with(&lines, &ended()), &result("B+1", "both"));
        assert_eq!(computer.send(lines.len() + 1, &confirmed[lines.len() + 1..]).status, 200);
        let line = &hall.get("/api/results", Some(&organiser)).json()["results"][0];
        assert_eq!((&line["status"], &line["confirmed"]), (&Value::from("confirmed"), &Value::from(true)));
    }
}
