//! Over which way staff decide something.

use crate::hall_process::{Answer, HallProcess, game, text, token};

/// By what staff decide something, with bodies that they would send.
const DECIDING: &[(&str, &[u8])] = &[
    ("/table/3/result", b"result=B%2BR&reasons=seen"),
    ("/audit/table/3/decide", b"result=B%2BR&reasons=seen&audit=ab"),
    ("/table/3/give-up?journal=JOURNAL", b""),
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
    let mut hall = HallProcess::start(&data, &[]);
    assert_eq!(hall.post("/api/tables/3/journal?from=0", text(&lines).as_bytes(), Some(&organiser)).status, 200);
    for (path, body) in DECIDING {
        for headers in elsewhere {
            let answer = post(&hall, path, body, headers);
            assert!(is_refused(&answer), "{path} {headers:?}: {answer:?}");
        }
    }
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
