//! The round that is asked for is the one that is shown, or there is a refusal in words; a game that has not begun is said so.

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal;
use kifuscribe_hall::rehearsal::simulated_game::TimedLine;
use serde_json::json;

use crate::chromium::Chromium;
use crate::games::{chained, finished, finished_with, two_rounds};
use crate::hall_process::{HallProcess, run, text, token, wait};

#[test]
fn an_earlier_round_is_shown_with_its_own_players_and_results_and_never_in_the_place_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = two_rounds(folder.path());
    let mut hall = HallProcess::start(&data, &["--pairings", &pairings, "--round", "1"]);
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "1", 1));
    let round_1 = |hall: &HallProcess, query: &str| {
        let page = hall.get(&format!("/round{query}"), None).body;
        assert!(page.contains("<h1>Round 1</h1>") && page.contains("Hua Luogeng"), "{page}");
        assert!(page.contains("1 of 2 results confirmed"), "{page}");
        let json = hall.get(&format!("/api/results{query}"), None).json();
        assert_eq!(
            (json["round"].as_str(), json["results"][0]["winner_name"].as_str()),
            (Some("1"), Some("Hua Luogeng"))
        );
        let csv = hall.get(&format!("/api/results.csv{query}"), None).body;
        let rows: Vec<&str> = csv.lines().skip(1).collect();
        assert_eq!(
            rows,
            [",1,1,Ada Lovelace,Hua Luogeng,white,3.5,entered,W+3.5,false,confirmed,as the table says: both,true"]
        );
        page
    };
    let current = round_1(&hall, "");
    assert!(!current.contains("An earlier round"), "{current}");
    round_1(&hall, "?round=1");
    for path in ["/round?round=2", "/api/results?round=2", "/api/results.csv?round=2", "/round?round="] {
        let refused = hall.get(path, None);
        assert_eq!((refused.status, refused.json()["error"].as_str()), (404, Some("no-round")), "{path}");
        assert!(refused.body.contains("it has shown round 1"), "{path}: {refused:?}");
    }
    assert_eq!(hall.stop(), 0);
    let hall = HallProcess::start(&data, &["--pairings", &pairings, "--round", "2"]);
    // The game of this round is over too, with another winner.
    hall.send(1, 0, &finished(["Emmy Noether", "Ada Lovelace"], "2", 2));
    let earlier = round_1(&hall, "?round=1");
    assert!(earlier.contains("An earlier round") && earlier.contains("/api/results.csv?round=1"), "{earlier}");
    assert!(!earlier.contains("data-events"), "it does not turn into the current round by itself: {earlier}");
    let json = hall.get("/api/results", None).json();
    assert_eq!((json["round"].as_str(), json["results"][0]["winner_name"].as_str()), (Some("2"), Some("Ada Lovelace")));
    let now = hall.get("/round", None).body;
    assert!(now.contains("<h1>Round 2</h1>") && now.contains("href=\"/round?round=1\""), "{now}");
    let refused = hall.get("/round?round=3", None);
    assert!(
        refused.body.contains("this hall has shown no round") && refused.body.contains("rounds 1 and 2"),
        "{refused:?}"
    );
    let of_all = || run(&["results", "--data", data.to_str().unwrap()]);
    let (status, _, err) = of_all();
    let expected = "round 1: 1 of 2 results are confirmed; 'kifuscribe-hall results --round 1' names the others";
    assert!(status == 1 && err.contains(expected), "{status}: {err}");
    // A result of the first round comes late: the page and the list have it at once, as the command has.
    hall.send(2, 0, &finished(["Emmy Noether", "Kurt G\u{f6}del"], "1", 3));
    let page = hall.get("/round?round=1", None).body;
    assert!(page.contains("2 of 2 results confirmed"), "{page}");
    assert_eq!(hall.get("/api/results.csv?round=1", None).body.lines().count(), 3);
    let results = |round: &str| run(&["results", "--data", data.to_str().unwrap(), "--round", round]);
    assert_eq!(results("1").1.matches(", confirmed").count(), 2);
    // Where nobody names one, the command says which round it is.
    let (_, out, err) = run(&["results", "--data", data.to_str().unwrap()]);
    assert!(
        out.contains("Ada Lovelace") && err.contains("this is round 2; --round 1 gives another one"),
        "{out} {err}"
    );
    let (_, out, err) = run(&["results", "--data", data.to_str().unwrap(), "--json"]);
    assert!(out.contains("\"round\":\"2\"") && err.contains("this is round 2"), "{out} {err}");
    assert!(!results("1").2.contains("this is round"));
    let (_, _, err) = of_all();
    assert!(!err.contains("results are confirmed"), "{err}");
    // Nothing is said of a round that the hall has not shown, though the pairings may have it.
    let (status, out, err) = results("3");
    assert_eq!((status, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("this hall has shown no round \"3\"; it has shown rounds 1 and 2"), "{err}");
    // Where the pairings are gone, the earlier round is shown as it was read last, which is said.
    std::fs::remove_file(&pairings).unwrap();
    let page = || hall.get("/round?round=1", None).body;
    wait("the hall reads the pairings again", || page().contains("The pairings have not been readable since"));
    assert!(page().contains("2 of 2 results confirmed"));
    assert_eq!(hall.get("/round", None).status, 200);
}

#[test]
fn a_late_result_of_an_earlier_round_is_entered_on_its_page_and_is_that_rounds_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (data, path) = (folder.path().join("data"), folder.path().join("pairings.csv"));
    // A club writes each round over the one before, with the same tables and, at table 3, the same pair.
    let pair = |round: u32, games: &str| {
        let games = games.split(' ').map(|game| format!("{round},{}\n", game.replace('-', ","))).collect::<String>();
        std::fs::write(&path, format!("round,table,black,white\n{games}")).unwrap();
    };
    pair(1, "1-Ada-Hua 2-Emmy-Kurt 3-Alan-Alonzo");
    let [referee, organiser] = ["referee", "organiser"].map(|role| token(&data, role, None));
    let hall = HallProcess::start(&data, &["--pairings", path.to_str().unwrap()]);
    let get = |path: &str| hall.get(path, Some(&referee)).body;
    // Table 1 has recorded its game, whose result is only claimed; the tables 2 and 3 record nothing.
    let noted = [ResultStatus::Claimed, ResultStatus::Confirmed];
    let [claimed, confirmed] = [1, 2].map(|noted_so_far| with_notes(["Ada", "Hua"], "1", &noted[..noted_so_far]));
    let send = |from: usize, lines: &[TimedLine]| {
        hall.post(&format!("/api/tables/1/journal?from={from}"), text(lines).as_bytes(), Some(&organiser))
    };
    assert_eq!(send(0, &claimed).status, 200);
    let stale = get("/table/2/result");
    pair(2, "1-Hua-Kurt 2-Ada-Emmy 3-Alan-Alonzo");
    wait("round 2", || get("/round").contains("<h1>Round 2</h1>"));
    let earlier = get("/round?round=1");
    assert!(earlier.contains("0 of 3 results confirmed"), "{earlier}");
    assert!(!earlier.contains("have not been readable"), "the file is read, and has another round by now: {earlier}");
    for table in 1..=3 {
        assert!(earlier.contains(&format!("href=\"/table/{table}/result?round=1\"")), "{earlier}");
    }
    let enter = |page: &str, fields: &str| {
        let value = |name: &str| {
            let (_, value) = page.split_once(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("{page}"));
            value.split('"').next().unwrap().replace(' ', "+")
        };
        let action =
            page.split("action=\"").find(|part| part.starts_with("/table/") && part.contains("/result")).unwrap();
        let form = format!("{fields}&game={}&round={}&back=round", value("game"), value("round"));
        let form_type = [("content-type", "application/x-www-form-urlencoded")];
        let action = action.split('"').next().unwrap();
        let entered = hall.post_with(action, form.as_bytes(), Some(&referee), &form_type);
        (entered.status, entered.location)
    };
    let [first, third] = [1, 3].map(|table| get(&format!("/table/{table}/result?round=1")));
    for page in [&first, &third] {
        assert!(page.contains("<h1>Round 1</h1>") && page.contains("This result is of an earlier round."), "{page}");
    }
    assert!(first.contains("Both players agree: Black wins by 2.5"), "{first}");
    assert_eq!(enter(&first, "result=B%2B2.5&both=on"), (303, "/round?round=1#table-1".to_owned()));
    // A page that was opened before the round was paired is still about its own game.
    assert_eq!(enter(&stale, "winner=W&way=R&both=on"), (303, "/round?round=1#table-2".to_owned()));
    assert_eq!(
        enter(&third, "winner=both-lose&way=&reasons=Both+came+late"),
        (303, "/round?round=1#table-3".to_owned())
    );
    // The table hears of it with its next sign of life, and writes it down.
    assert!(get("/round?round=1").contains("2 of 3 results confirmed"));
    assert!(get("/round?round=1").contains("Decided here: Black wins by 2.5"), "{}", get("/round?round=1"));
    wait("table 1 hears of it", || {
        send(claimed.len(), &[]).json()["acts"].as_str().is_some_and(|acts| acts.contains("B+2.5"))
    });
    assert_eq!(send(claimed.len(), &confirmed[claimed.len()..]).status, 200);
    assert!(get("/round?round=1").contains("3 of 3 results confirmed"));
    assert!(get("/round").contains("0 of 3 results confirmed"), "the same pair plays at table 3 again");
    let csv = get("/api/results.csv?round=1");
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|row| row.split(',').collect()).collect();
    let results: Vec<[&str; 4]> = rows.iter().map(|row| [row[1], row[2], row[7], row[8]]).collect();
    assert_eq!(
        results,
        [["1", "1", "agreement", "B+2.5"], ["1", "2", "resignation", "W+R"], ["1", "3", "both lose", "both-lose"]],
        "{csv}"
    );
    assert!(csv.contains(",referee "), "{csv}");
    let json = hall.get("/api/results?round=1", Some(&referee)).json();
    assert_eq!((json["round"].as_str(), json["results"][2]["result"].as_str()), (Some("1"), Some("both-lose")));
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.contains("round 1, table 3: decided: both-lose (Alan - Alonzo)"), "{trail}");
    // It is taken back where it was entered.
    let third = get("/table/3/result?round=1");
    let back = third.split("action=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
    assert!(back.starts_with("/table/3/give-up?journal=paired") && back.ends_with("&round=1"), "{third}");
    let taken = hall.post(&back, b"reasons=wrong", Some(&referee));
    assert_eq!((taken.status, taken.location.as_str()), (303, "/round?round=1#table-3"));
    assert!(get("/round?round=1").contains("2 of 3 results confirmed"));
    // A form without the game would mean the one that is played now.
    let form_type = [("content-type", "application/x-www-form-urlencoded")];
    let blind = hall.post_with("/table/3/result", b"winner=B&way=R&both=on&round=1", Some(&referee), &form_type);
    assert_eq!(blind.status, 400, "{blind:?}");
    let (_, out, err) = run(&["results", "--data", data.to_str().unwrap(), "--round", "1"]);
    assert_eq!(out.matches(", confirmed").count(), 2, "{out} {err}");
    assert!(!err.contains("cannot be read"), "{err}");
    // Its record names the result that was entered by hand; that of the round that is played now is of another game.
    let [earlier, now] = ["/table/2/game.sgf?round=1", "/table/2/game.sgf"].map(get);
    assert!(earlier.contains("PB[Emmy]") && earlier.contains("RE[W+R]"), "{earlier}");
    assert!(now.contains("PB[Ada]") && !now.contains("RE["), "{now}");
    // What records in the second round has recorded nothing in the first.
    let recorded = "recorded: 1 of 1; the others: 1 of 2";
    assert!(get("/round?round=1").contains(recorded), "{}", get("/round?round=1"));
    let second = finished(["Ada", "Emmy"], "2", 5);
    let sent = hall.post("/api/tables/2/journal?from=0", text(&second).as_bytes(), Some(&organiser));
    assert_eq!(sent.status, 200, "{sent:?}");
    assert!(get("/round?round=1").contains(recorded), "{}", get("/round?round=1"));
}

/// The journal of a game that is over, which Black wins by 2.5, as is noted with each status in turn.
fn with_notes(players: [&str; 2], round: &str, noted: &[ResultStatus]) -> Vec<TimedLine> {
    let lines = finished_with(players, round, 1, &[]);
    let mut events = journal::read(text(&lines).as_bytes()).unwrap().events;
    let (time, result) = (events.last().unwrap().time(), GameResult::from_sgf("B+2.5").unwrap());
    events.extend(noted.iter().map(|&status| {
        let (signed, assent) = (Signature::default(), Assent::of_both());
        SessionEvent::Noted { time, result: ResultNote { result, status, protest: false, signed, assent } }
    }));
    chained(&events)
}

#[test]
fn a_table_that_has_not_begun_is_not_called_live() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &two_rounds(folder.path()), "--round", "1"]);
    assert!(!hall.get("/table/1", None).body.contains(">Live</p>"));
    let Some(browser) = Chromium::open(&[]) else { return };
    let text = |id: &str| format!("return document.getElementById('{id}').textContent");
    browser.go(&format!("{}/table/1", hall.address));
    browser.wait_for(&text("state"), &json!("Not begun"));
    let said = browser.run("return document.querySelector('main').innerText");
    assert!(!said.as_str().unwrap().to_lowercase().contains("live"), "{said}");
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "1", 1)[..4]);
    browser.wait_for(&text("place"), &json!("2, live"));
}
