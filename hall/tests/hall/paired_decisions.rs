//! What is decided of a game that is paired: before its recording comes, beside another recording, and between two rounds.

use kifuscribe_platform::clock;
use serde_json::Value;

use crate::decisions::{confirmed, enter, form_with, pair, recorded, result, with_withdrawal};
use crate::games::finished;
use crate::hall_process::{Answer, HallProcess, wait};
use crate::results::{letters, pairgoth, send};

/// The game that the page of the result of table 1 is about, as its form has it.
fn game_of_page(hall: &HallProcess) -> String {
    let page = hall.get("/table/1/result", None).body;
    let (_, value) = page.split_once("name=\"game\" value=\"").unwrap_or_else(|| panic!("{page}"));
    value.split('"').next().unwrap().replace(' ', "+")
}

#[test]
fn what_was_typed_for_one_game_is_offered_for_no_other_one() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    pair(&path, "Winter", "2", ["Ada", "Hua"]);
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    let of_round_2 = game_of_page(&hall);
    pair(&path, "Winter", "3", ["Ada", "Kurt"]);
    wait("round 3", || game_of_page(&hall) != of_round_2);
    let browser = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/html")];
    let press = |game: &str, margin: &str| -> Answer {
        let form = format!("winner=W&way=points&margin={margin}&reasons=adjudged&back=round&game={game}");
        hall.post_with("/table/1/result", form.as_bytes(), None, &browser)
    };
    // Also where the entry has a slip of its own.
    for margin in ["3.5", "three", ""] {
        let said = press(&of_round_2, margin);
        assert_eq!(said.status, 409, "{margin}");
        assert!(said.body.contains("has another game by now") && said.body.contains("Kurt"), "{}", said.body);
        for typed in ["\" checked", "value=\"points\" selected", "value=\"3.5\"", "value=\"adjudged\"", "three"] {
            assert!(!said.body.contains(typed), "{typed}: {}", said.body);
        }
    }
    // On the page of the same game it stays.
    let said = press(&game_of_page(&hall), "three");
    assert!(said.status == 400 && said.body.contains("value=\"W\" checked"), "{}", said.body);
    assert!(result(&hall).0.is_null());
}

#[test]
fn a_result_that_was_decided_before_the_recording_came_does_not_stand_once_the_table_withdraws_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    pair(&path, "Winter", "3", ["Ada", "Hua"]);
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    assert_eq!(enter(&hall, "winner=B&way=T", None).status, 303);
    // The table's computer was offline, and comes back.
    let lines = recorded("2026-11-28T09:00:00+00:00", ["Ada", "Hua"], "3");
    hall.send(1, 0, &lines);
    assert_eq!(result(&hall), confirmed("B+T", "Ada"));
    let all = with_withdrawal(&hall, &lines, "B+T");
    hall.send(1, lines.len(), &all[lines.len()..=lines.len()]);
    assert_eq!(result(&hall), confirmed("B+T", "Ada"));
    hall.send(1, lines.len() + 1, &all[lines.len() + 1..]);
    assert_eq!(result(&hall), (Value::Null, Value::Null, false.into()));
    assert!(!hall.get("/api/results.csv", None).body.contains("B+T"));
    assert!(!hall.get("/public", None).body.contains("wins on time"));
    let said = "The table had it, and it was withdrawn there (Kurt, the clock was wrong)";
    for page in ["/round", "/table/1/result"] {
        let body = hall.get(page, None).body;
        assert!(body.contains(said), "{page}: {body}");
    }
    // Somebody decides again, which the table hears of.
    assert_eq!(enter(&hall, "winner=W&way=R", None).status, 303);
    let needs = hall.table(1)["needs"].to_string();
    assert!(needs.contains("White wins by resignation") && !needs.contains("withdrawn there"), "{needs}");
}

#[test]
fn a_decision_beside_a_recording_of_other_players_is_sent_and_called_back_when_it_is_given_up() {
    let (_site, address, kept) = pairgoth();
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &address]);
    assert_eq!(enter(&hall, "winner=B&way=T", None).status, 303);
    hall.send(1, 0, &recorded(&clock::now(), ["Kurt", "Alonzo"], "1"));
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (0, "b??"), "{said}");
    assert!(said.contains("table 1: B+T, the pairing program has it now"), "{said}");
    assert!(!hall.get("/round", None).body.contains("and is withdrawn"));
    assert_eq!(
        hall.post(&form_with(&hall.get("/table/1/result", None).body, "/give-up"), b"reasons=wrong", None).status,
        303
    );
    assert!(hall.get("/round", None).body.contains("and is withdrawn; send the results again"));
    let (status, said) = send(folder.path(), &address);
    assert_eq!((status, letters(&kept).as_str()), (0, "???"), "{said}");
    assert!(said.contains("the hall has called it back from the pairing program"), "{said}");
}

#[test]
fn a_damaged_journal_of_the_paired_game_is_said_and_nothing_is_decided_past_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    let serve = || HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    let old = "paired Winter 3 ada hua";
    // Both lines or the second one alone, under the name of today and under that of an earlier version.
    for (damaged, name) in [("n = 2", None), ("n > 0", None), ("n = 2", Some(old)), ("n > 0", Some(old))] {
        let _ = std::fs::remove_dir_all(&data);
        pair(&path, "Winter", "3", ["Ada", "Hua"]);
        let hall = serve();
        assert_eq!(enter(&hall, "winner=B&way=R", None).status, 303);
        drop(hall);
        let database = rusqlite::Connection::open(data.join("hall.sqlite")).unwrap();
        let damage = format!("UPDATE hall_lines SET text = replace(text, 'hash', 'hush') WHERE {damaged}");
        assert!(database.execute(&damage, []).unwrap() > 0);
        database.execute("UPDATE hall_lines SET journal = coalesce(?, journal)", [name]).unwrap();
        drop(database);
        let hall = serve();
        let said = enter(&hall, "winner=W&way=R", None);
        assert!(said.status >= 400 && said.body.contains("the hall's own journal of this game is damaged"), "{said:?}");
        let game = game_of_page(&hall);
        let said = hall.post(&format!("/table/1/give-up?journal={game}"), b"", None);
        assert!(said.body.contains("is damaged"), "{said:?}");
        drop(hall);
        // The first line, or the name of today, says that it is of another round.
        pair(&path, "Winter", "4", ["Ada", "Hua"]);
        let is_known = damaged == "n = 2" || name.is_none();
        assert_eq!(enter(&serve(), "winner=W&way=R", None).status == 303, is_known, "{damaged}, {name:?}");
    }
}

#[test]
fn between_two_rounds_the_page_of_the_result_speaks_of_no_other_game() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (folder.path().join("pairings.csv"), folder.path().join("data"));
    pair(&path, "Winter", "1", ["Ada", "Hua"]);
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    hall.send(1, 0, &finished(["Ada", "Hua"], "1", 1));
    pair(&path, "Winter", "2", ["Emmy", "Kurt"]);
    wait("round 2", || hall.get("/table/1/result", None).body.contains("Emmy"));
    let page = hall.get("/table/1/result", None).body;
    assert!(!page.contains("The table shows another game") && page.contains("name=\"winner\""), "{page}");
}
