//! Over which way staff decide something.

use crate::claims::{result, with};
use crate::hall_process::{Answer, HallProcess, game, text, token};

/// By what staff decide something, with bodies that they would send.
const DECIDING: &[(&str, &[u8])] = &[
    ("/table/3/result", b"result=B%2BR&reasons=seen"),
    ("/audit/table/3/decide", b"result=B%2BR&reasons=seen&audit=ab"),
    ("/table/3/give-up?journal=JOURNAL", b"reasons=seen"),
    ("/table/3/answer?question=1&answer=confirm", b""),
    ("/table/3/discard?journal=JOURNAL", b"reasons=seen"),
    ("/table/3/show?journal=JOURNAL", b""),
    ("/table/3/release", b""),
    ("/api/tables/3/release", b""),
    ("/round/send", b""),
];

#[test]
fn staff_decide_over_tls_or_at_the_halls_own_computer_by_one_rule_for_every_address() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let organiser = token(&data, "organiser", None);
    let lines = game(3, 1, 20);
    let post = |hall: &HallProcess, path: &str, body: &[u8], headers: &[(&str, &str)]| {
        hall.post_with(&path.replace("JOURNAL", &lines[0].hash), body, Some(&organiser), headers)
    };
    let is_refused = |answer: &Answer| answer.status == 403 && answer.body.contains("--decide-over-http");
    // From elsewhere in the network the hall has another name, and a proxy leaves its marks.
    let elsewhere: [&[(&str, &str)]; 2] = [&[("host", "hall.example:8080")], &[("x-forwarded-for", "10.0.0.9")]];
    let over_tls: &[(&str, &str)] = &[("host", "hall.example"), ("x-forwarded-proto", "https")];
    let pairings = folder.path().join("pairings.csv");
    std::fs::write(&pairings, "round,table,black,white\n1,5,Ada,Hua\n").unwrap();
    let mut hall = HallProcess::start(&data, &["--pairings", pairings.to_str().unwrap()]);
    assert_eq!(hall.post("/api/tables/3/journal?from=0", text(&lines).as_bytes(), Some(&organiser)).status, 200);
    for (path, body) in DECIDING {
        for headers in elsewhere {
            let answer = post(&hall, path, body, headers);
            assert!(is_refused(&answer), "{path} {headers:?}: {answer:?}");
        }
    }
    // Pages say so, and show nothing to press that would be refused; pictures can be asked for.
    let shown = |path: &str, headers: &[(&str, &str)]| hall.get_with(path, Some(&organiser), headers).body;
    let decides = |page: &str| {
        let actions = ["/result", "/answer?", "/release", "/discard", "/show?", "/give-up", "/round/send"];
        page.split("<form").skip(1).chain(page.split("class=\"enter\"").skip(1)).any(|form| {
            let form = form.split_once("</form>").map_or(form, |(form, _)| form);
            actions.iter().any(|action| form.contains(action))
        })
    };
    let why = "Staff decide over https or at the hall";
    for path in ["/table/3", "/round"] {
        for headers in elsewhere {
            let page = shown(path, headers);
            assert!(page.contains(why) && !decides(&page), "{path}: {page}");
            assert!(page.contains("http://localhost:"), "it says what to open: {page}");
        }
        for headers in [&[][..], over_tls] {
            let page = shown(path, headers);
            assert!(!page.contains(why) && decides(&page), "{path}: {page}");
        }
    }
    assert!(!shown("/public/table/3", elsewhere[0]).contains(why));
    // Who may not decide is told so before anything is typed.
    let page = hall.get_with("/table/3/result", Some(&organiser), &[("host", "hall.example:8080")]);
    assert!(is_refused(&page), "{page:?}");
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(!trail.contains("released") && !trail.contains("decided"), "nothing was done: {trail}");
    for (path, body) in DECIDING {
        for headers in [&[][..], over_tls] {
            let answer = post(&hall, path, body, headers);
            assert!(answer.status != 403, "{path} {headers:?}: {answer:?}");
        }
    }
    hall.kill();
    let hall = HallProcess::start(&data, &["--decide-over-http"]);
    for (path, body) in DECIDING {
        let answer = post(&hall, path, body, elsewhere[0]);
        assert!(answer.status != 403, "{path}: {answer:?}");
    }
}

#[test]
fn an_organisers_token_that_was_listened_to_sends_nothing_into_the_recording_of_another_computer() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (organiser, table) = (token(&data, "organiser", None), token(&data, "table", Some(1)));
    let hall = HallProcess::start(&data, &[]);
    let lines = game(1, 1, 30);
    let send = |table: u32, from: usize, token: &str, headers: &[(&str, &str)]| {
        let forged = with(&lines[..10], &result("W+R", "referee Anna"));
        let path = format!("/api/tables/{table}/journal?from={from}");
        hall.post_with(&path, text(&forged[from..]).as_bytes(), Some(token), headers)
    };
    let own = [("x-kifuscribe-claim", "the recording's secret")];
    let kept = hall.post_with("/api/tables/1/journal?from=0", text(&lines[..10]).as_bytes(), Some(&table), &own);
    assert_eq!(kept.status, 200);
    // Over plain HTTP from elsewhere it is worth no more than a table's token.
    for headers in [[("host", "hall.example:8080")], [("x-forwarded-for", "10.0.0.9")]] {
        let refused = send(1, 10, &organiser, &headers);
        assert_eq!((refused.status, refused.json()["error"].as_str()), (409, Some("other-computer")), "{headers:?}");
        let refused = send(2, 0, &organiser, &headers);
        assert_eq!((refused.status, refused.json()["error"].as_str()), (422, Some("no-claim")), "{headers:?}");
    }
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, text(&lines[..10]));
    assert_eq!(send(1, 10, &organiser, &[("host", "hall.example"), ("x-forwarded-proto", "https")]).status, 200);
}

#[test]
fn a_hall_at_all_addresses_of_both_families_knows_its_own_computer() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let organiser = token(&data, "organiser", None);
    if std::net::TcpListener::bind("[::]:0").is_err() {
        eprintln!("NOT TESTED: this computer has no addresses of the newer family");
        return;
    }
    let mut hall = HallProcess::start_at(&data, "[::]:0", &[]);
    let port = hall.address.rsplit_once(':').unwrap().1.to_owned();
    for own in ["127.0.0.1", "[::1]"] {
        hall.address = format!("http://{own}:{port}");
        let released = hall.post("/api/tables/3/release", b"", Some(&organiser));
        assert_eq!(released.status, 200, "{own}: {released:?}");
    }
}

#[test]
fn who_has_listened_to_a_token_does_not_use_up_the_decisions_of_its_owner() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(
        hall.post("/api/tables/3/journal?from=0", text(&game(3, 1, 20)).as_bytes(), Some(&organiser)).status,
        200
    );
    let elsewhere = [("host", "hall.example:8080")];
    let asked = || hall.post_with("/table/3/picture?move=1", b"", Some(&organiser), &elsewhere).status;
    assert!((0..400).any(|_| asked() == 429));
    assert_eq!(hall.post("/api/tables/3/release", b"", Some(&organiser)).status, 200);
}
