//! The round that is asked for is the one that is shown, or there is a refusal in words; a game that has not begun is said so.

use serde_json::json;

use crate::chromium::Chromium;
use crate::games::{finished, two_rounds};
use crate::hall_process::{HallProcess, run, wait};

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
            [",1,1,Ada Lovelace,Hua Luogeng,white,3.5,count,W+3.5,false,confirmed,as the table says: both,true"]
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
    // Where the pairings are gone, the earlier round is not known, which is said.
    std::fs::remove_file(&pairings).unwrap();
    wait("the hall reads the pairings again", || hall.get("/round?round=1", None).status != 200);
    let gone = hall.get("/round?round=1", None);
    assert_eq!((gone.status, gone.json()["error"].as_str()), (502, Some("no-pairings")), "{gone:?}");
    assert_eq!(hall.get("/round", None).status, 200);
}

#[test]
fn a_table_that_has_not_begun_is_not_called_live() {
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &["--pairings", &two_rounds(folder.path()), "--round", "1"]);
    assert!(!hall.get("/table/1", None).body.contains(">Live</p>"));
    let Some(browser) = Chromium::open(&[]) else { return };
    let text = |id: &str| format!("return document.getElementById('{id}').textContent");
    browser.go(&format!("{}/table/1", hall.address));
    browser.wait_for(&text("state"), &json!("The game has not begun"));
    let said = browser.run("return document.querySelector('main').innerText");
    assert!(!said.as_str().unwrap().to_lowercase().contains("live"), "{said}");
    hall.send(1, 0, &finished(["Ada Lovelace", "Hua Luogeng"], "1", 1)[..4]);
    browser.wait_for(&text("place"), &json!("2, live"));
}
