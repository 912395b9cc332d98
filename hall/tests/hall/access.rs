//! Every address without a token, with a wrong one, and with each role's.

use std::time::{Duration, Instant};

use crate::hall_process::{HallProcess, game, run, text, token, wait};

/// Addresses of pages and lists, and who may have them.
const READ: &[(&str, [bool; 5])] = &[
    // address, [organiser, referee, table 3, table 4, public]
    ("/", [true, true, false, false, true]),
    ("/round", [true, true, false, false, true]),
    ("/projector", [true, true, false, false, true]),
    ("/public", [true, true, false, false, true]),
    ("/table/3", [true, true, false, false, true]),
    ("/table/3/board.svg", [true, true, false, false, true]),
    ("/table/3/game.sgf", [true, true, false, false, true]),
    ("/table/3/state.json", [true, true, false, false, true]),
    ("/public/table/3", [true, true, false, false, true]),
    ("/public/table/3/board.svg", [true, true, false, false, true]),
    ("/public/table/3/game.sgf", [true, true, false, false, true]),
    ("/public/table/3/state.json", [true, true, false, false, true]),
    ("/api/tables", [true, true, false, false, true]),
    ("/api/results", [true, true, false, false, true]),
    ("/api/results.csv", [true, true, false, false, true]),
    ("/api/trail", [true, false, false, false, false]),
    ("/api/tables/3", [true, true, true, false, false]),
    ("/api/tables/3/offset", [true, true, true, false, false]),
    ("/api/tables/3/journal", [true, true, false, false, false]),
    ("/api/tables/3/games", [true, true, false, false, false]),
    ("/metrics", [true, true, false, false, false]),
    ("/table/3/join", [true, false, false, false, false]),
    ("/table/3/result", [true, true, false, false, false]),
    ("/slips", [true, false, false, false, false]),
    ("/audit", [true, true, false, false, true]),
    ("/audit/table/3", [true, true, false, false, true]),
    ("/audit/other", [true, true, false, false, true]),
    ("/audit/position", [true, true, false, false, true]),
];

/// Acts of the organiser alone: with what they answer where nothing hinders them.
const ORGANISERS: &[(&str, u16)] = &[
    ("/api/tables/3/release", 200),
    ("/table/3/release", 303),
    ("/table/3/show?journal=JOURNAL", 303),
    // Without reasons nothing is discarded.
    ("/table/3/discard?journal=ab", 400),
    ("/api/rehearsal", 409),
    ("/round/send", 502),
    ("/table/3/join", 200),
    ("/table/3/code", 200),
];

/// Acts of several roles: with what each role's token is answered.
const ACTS: &[(&str, [u16; 5])] = &[
    ("/table/3/picture?move=1", [409, 409, 403, 403, 403]),
    ("/table/3/answer?question=1&answer=confirm", [409, 409, 403, 403, 403]),
    ("/api/tables/3/picture?journal=ab&hash=cd&full=false", [409, 403, 409, 403, 403]),
    // Without a picture there is nothing to read.
    ("/audit/table/3", [415, 415, 403, 403, 415]),
    ("/audit/other", [415, 415, 403, 403, 415]),
    ("/audit/position", [415, 415, 403, 403, 415]),
];

/// Acts of organiser and referee that want a form: nobody else comes as far as that.
const DECISIONS: &[&str] = &["/table/3/result", "/table/3/give-up", "/audit/table/3/decide"];

/// Streams of events.
const STREAMS: &[&str] = &["/events", "/public/events", "/table/3/events", "/public/table/3/events"];

/// What is checked in tests of its own: the journal, the pictures, the slip and the paper of an audit below, `a_page_from_elsewhere_neither_logs_in_nor_out`,
/// `the_organiser_alone_makes_codes_and_slips`, `codes_are_not_guessed`.
const ELSEWHERE: &[(&str, &str)] = &[
    ("post", "/api/tables/3/journal"),
    ("get", "/table/3/picture/ab"),
    ("get", "/api/tables/3/audited/ab"),
    ("get", "/audit/table/3/slip/ab"),
    ("get", "/audit/table/3/paper/ab"),
    ("post", "/login"),
    ("post", "/logout"),
    ("post", "/slips"),
    ("post", "/api/join"),
];

#[test]
fn every_address_of_the_router_is_in_the_matrix_of_roles() {
    let router = include_str!("../../src/server/router.rs");
    let mut routes = std::collections::BTreeSet::new();
    for line in router.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, methods) = line.split_once("\", ").unwrap();
        for (call, method) in [("get(", "get"), ("post(", "post"), ("fixed(", "get")] {
            if methods.starts_with(call) || methods.contains(&format!(".{call}")) {
                routes.insert((method, path.to_owned()));
            }
        }
    }
    assert!(routes.len() > 40, "the router is read as it is written: {routes:?}");
    // The path of a route that an address of the tables belongs to.
    let route = |address: &str| {
        let path = address.split('?').next().unwrap();
        let parts = path.split('/').map(|part| match part {
            "3" => "{table}",
            "ab" => "{hash}",
            part => part,
        });
        parts.collect::<Vec<_>>().join("/")
    };
    let read = READ.iter().map(|entry| entry.0).chain(OPEN.iter().copied()).chain(STREAMS.iter().copied());
    let acts = ORGANISERS.iter().map(|entry| entry.0).chain(ACTS.iter().map(|entry| entry.0));
    let acts = acts.chain(DECISIONS.iter().copied()).map(|path| ("post", route(path)));
    let checked = read.map(|path| ("get", route(path))).chain(acts);
    let checked: std::collections::BTreeSet<_> =
        checked.chain(ELSEWHERE.iter().map(|(method, path)| (*method, route(path)))).collect();
    assert_eq!(routes.difference(&checked).collect::<Vec<_>>(), Vec::<&(&str, String)>::new(), "not in the matrix");
    assert_eq!(checked.difference(&routes).collect::<Vec<_>>(), Vec::<&(&str, String)>::new(), "no route");
}

const OPEN: &[&str] =
    &["/healthz", "/login", "/join/3", "/hall.css", "/hall.js", "/audit.js", "/forms.js", "/live.css", "/live.js"];

#[test]
fn every_address_wants_the_right_token() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let pairings = folder.path().join("pairings.csv");
    std::fs::write(&pairings, "round,table,black,white\n1,3,Ada Lovelace 3d,Hua Luogeng 5d\n").unwrap();
    let roles = [("organiser", None), ("referee", None), ("table", Some(3)), ("table", Some(4)), ("public", None)];
    let tokens = roles.map(|(role, table)| token(&data, role, table));
    let hall = HallProcess::start(&data, &["--pairings", pairings.to_str().unwrap()]);
    let lines = text(&game(3, 1, 20));
    let sent = |token: Option<&str>| hall.post("/api/tables/3/journal?from=0", lines.as_bytes(), token).status;
    assert_eq!((sent(None), sent(Some("wrong"))), (401, 401));
    assert_eq!(tokens.each_ref().map(|token| sent(Some(token))), [200, 403, 200, 403, 403]);
    let journal = &game(3, 1, 20)[0].hash;
    for (path, done) in ORGANISERS {
        let path = &path.replace("JOURNAL", journal);
        let post = |token: Option<&str>| hall.post(path, b"", token).status;
        assert_eq!((post(None), post(Some("wrong"))), (401, 401), "{path}");
        assert_eq!(tokens.each_ref().map(|token| post(Some(token))), [*done, 403, 403, 403, 403], "{path}");
    }
    for (path, statuses) in ACTS {
        let post = |token: Option<&str>| hall.post(path, b"", token).status;
        assert_eq!((post(None), post(Some("wrong"))), (401, 401), "{path}");
        assert_eq!(&tokens.each_ref().map(|token| post(Some(token))), statuses, "{path}");
    }
    for path in DECISIONS {
        let post = |token: Option<&str>| hall.post(path, b"", token).status;
        assert_eq!((post(None), post(Some("wrong"))), (401, 401), "{path}");
        let statuses = tokens.each_ref().map(|token| post(Some(token)));
        assert_eq!(statuses[2..], [403, 403, 403], "{path}");
        assert!(statuses[..2].iter().all(|status| ![401, 403].contains(status)), "{path}: {statuses:?}");
    }
    for (path, statuses) in [
        // Pictures are for organiser and referee, and those of a decision for its table, too.
        ("/table/3/picture/ab", [404, 404, 403, 403, 403]),
        ("/api/tables/3/audited/ab", [404, 404, 404, 403, 403]),
        ("/audit/table/3/slip/ab?game=cd", [400, 400, 403, 403, 400]),
        // The paper names who decided, for staff.
        ("/audit/table/3/paper/ab?game=cd", [400, 400, 403, 403, 403]),
    ] {
        let got = |token: Option<&str>| hall.get(path, token).status;
        assert_eq!((got(None), got(Some("wrong"))), (401, 401), "{path}");
        assert_eq!(tokens.each_ref().map(|token| got(Some(token))), statuses, "{path}");
    }
    for (path, allowed) in READ {
        assert_eq!(hall.get(path, None).status, 401, "{path} without a token");
        assert_eq!(hall.get(path, Some("0123")).status, 401, "{path} with a wrong token");
        let got = tokens.each_ref().map(|token| hall.get(path, Some(token)).status);
        assert_eq!(got, allowed.map(|allowed| if allowed { 200 } else { 403 }), "{path}");
    }
    for path in OPEN {
        assert_eq!(hall.get(path, None).status, 200, "{path}");
    }
    let policies = hall.get("/", Some(&tokens[0])).policy;
    assert!(policies.contains("script-src 'self'") && !policies.contains("unsafe"), "{policies}");
}

#[test]
fn a_browser_is_refused_with_a_page_and_a_program_with_json() {
    let folder = tempfile::tempdir().unwrap();
    let referee = token(folder.path(), "referee", None);
    let hall = HallProcess::start(folder.path(), &[]);
    hall.post("/api/tables/1/journal?from=0", text(&game(1, 1, 5)).as_bytes(), Some(&referee));
    let config = ureq::Agent::config_builder().http_status_as_error(false);
    let agent = ureq::Agent::new_with_config(config.build());
    for (path, status, said) in [
        ("/table/99", 404, "This hall has no such table"),
        ("/nosuch", 404, "There is nothing at this address"),
        ("/table/1/join", 403, "This token does not allow that"),
    ] {
        let plain = hall.get(path, Some(&referee));
        assert_eq!(plain.status, status, "{path}");
        assert!(plain.json()["text"].is_string(), "{path}");
        let request = agent.get(format!("{}{path}", hall.address)).header("Authorization", format!("Bearer {referee}"));
        let mut answer = request.header("Accept", "text/html,application/xhtml+xml").call().unwrap();
        assert_eq!(answer.status().as_u16(), status, "{path}");
        assert_eq!(answer.headers()["content-type"], "text/html; charset=utf-8", "{path}");
        assert!(answer.headers().contains_key("content-security-policy"), "{path}");
        let page = answer.body_mut().read_to_string().unwrap();
        assert!(page.contains(said) && page.contains("To the tables"), "{path}: {page}");
    }
}

#[test]
fn a_token_that_makes_a_new_hall_says_that_no_other_hall_knows_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("elsewhere");
    let make = || run(&["token", "--data", data.to_str().unwrap(), "--role", "referee"]);
    let (status, out, err) = make();
    assert_eq!((status, out.lines().count()), (0, 1), "standard output has the token alone: {out}");
    assert!(err.contains("a new one was made there") && err.contains("--data"), "{err}");
    let (status, _, err) = make();
    assert!(status == 0 && !err.contains("was made there"), "the hall is there now: {err}");
    // A hall that was opened once is there too.
    let served = folder.path().join("served");
    drop(HallProcess::start(&served, &[]));
    let (status, _, err) = run(&["token", "--data", served.to_str().unwrap(), "--role", "referee"]);
    assert!(status == 0 && !err.contains("was made there"), "{err}");
}

#[test]
fn a_token_can_carry_a_name_which_stands_in_the_trail() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let make = |args: &[&str]| run(&[&["token", "--data", data], args].concat());
    let (status, out, err) = make(&["--role", "organiser", "--name", "Anna Petrova"]);
    assert_eq!(status, 0, "{err}");
    let organiser = out.trim().to_owned();
    let hall = HallProcess::start(folder.path(), &[]);
    hall.post("/api/tables/1/journal?from=0", text(&game(1, 1, 20)[..5]).as_bytes(), Some(&organiser));
    assert_eq!(hall.post("/table/1/release", b"", Some(&organiser)).status, 303);
    wait("the trail names her", || {
        hall.get("/api/trail", Some(&organiser)).body.contains("\"who\":\"organiser Anna Petrova\"")
    });
    // Two people of one name could not be told apart there.
    let (status, out, err) = make(&["--role", "organiser", "--name", "Anna Petrova"]);
    assert_eq!((status, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("is that of organiser, Anna Petrova; give another --name, or revoke it"), "{err}");
    // Nor could those whose names look alike, or a name from the short name of a token that has none.
    for name in ["anna petrova", "Anna  Petrova", "An\u{200b}na Petrova", "ANNAPETROVA"] {
        let (status, out, err) = make(&["--role", "organiser", "--name", name]);
        assert!(status == 2 && out.is_empty() && err.contains("is that of organiser, Anna Petrova"), "{name:?}: {err}");
    }
    let (status, _, err) = make(&["--role", "organiser", "--name", "0a1b2c3d"]);
    assert!(status == 2 && err.contains("eight digits are the short name of a token"), "{err}");
    // Several tokens of one table are told apart.
    let (_, out, err) = make(&["--role", "table", "--table", "2", "--name", "laptop 5"]);
    assert_eq!((out.lines().count(), out.trim().len()), (1, 64), "the token stands alone: {out}");
    assert!(err.contains(", table 2, laptop 5; put it into a file, and at the table: kifuscribe record"), "{err}");
    assert!(!err.contains(out.trim()), "{err}");
    make(&["--role", "table", "--table", "2"]);
    let list = make(&["--list"]).1;
    let made = kifuscribe_platform::clock::today();
    assert!(list.contains(&format!("organiser, Anna Petrova, made {made}")), "{list}");
    assert!(list.contains(&format!("  table 2, laptop 5, made {made}")), "{list}");
    assert!(list.contains(&format!("  table 2, made {made}")), "{list}");
    let id = list.lines().find(|line| line.contains("laptop 5")).unwrap().split_whitespace().next().unwrap();
    assert_eq!(make(&["--revoke", id]).0, 0);
    let list = make(&["--list"]).1;
    assert_eq!(list.matches("revoked").count(), 1, "{list}");
    assert!(list.lines().any(|line| line.contains("laptop 5") && line.ends_with(", revoked")), "{list}");
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    assert!(trail.contains(&format!("token {id} revoked: table 2, laptop 5, made {made}")), "{trail}");
    assert_eq!(make(&["--role", "referee", "--name", "  "]).0, 2);
}

#[test]
fn streams_of_events_want_a_token_too() {
    let folder = tempfile::tempdir().unwrap();
    let table = token(folder.path(), "table", Some(3));
    let hall = HallProcess::start(folder.path(), &[]);
    hall.post("/api/tables/3/journal?from=0", text(&game(3, 1, 5)).as_bytes(), Some(&table));
    for path in STREAMS {
        let statuses = [None, Some("wrong"), Some(table.as_str())].map(|token| hall.get(path, token).status);
        assert_eq!(statuses, [401, 401, 403], "{path}");
    }
}

#[test]
fn a_revoked_token_is_refused_by_a_hall_that_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let (organiser, public) = (token(folder.path(), "organiser", None), token(folder.path(), "public", None));
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(hall.get("/public", Some(&public)).status, 200);
    let (_, list, _) = run(&["token", "--data", data, "--list"]);
    assert!(!list.contains(&public) && !list.contains(&organiser), "no token is listed: {list}");
    let line = list.lines().find(|line| line.contains("public")).unwrap();
    let name = line.split_whitespace().next().unwrap();
    assert_eq!(run(&["token", "--data", data, "--revoke", name]).0, 0);
    let revoked = Instant::now();
    wait("the token is refused", || hall.get("/public", Some(&public)).status == 401);
    assert!(revoked.elapsed() < Duration::from_millis(2500), "after {:?}", revoked.elapsed());
    assert_eq!(hall.get("/", Some(&organiser)).status, 200);
    let kept = std::fs::read(folder.path().join("hall.sqlite")).unwrap();
    let holds = |token: &str| kept.windows(token.len()).any(|part| part == token.as_bytes());
    assert!(!holds(&organiser) && !holds(&public), "no token is kept itself");
}

#[test]
fn a_token_made_at_the_command_line_works_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let hall = HallProcess::start(folder.path(), &[]);
    for table in 1..=8 {
        let made = token(folder.path(), "table", Some(table));
        let lines = text(&game(table, 1, 5));
        let sent = hall.post(&format!("/api/tables/{table}/journal?from=0"), lines.as_bytes(), Some(&made));
        assert_eq!(sent.status, 200, "{sent:?}");
    }
    assert_eq!(hall.get("/", Some(&organiser)).status, 200);
}

#[test]
fn a_token_in_the_place_of_the_address_is_said_to_be_one_and_not_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let made = token(folder.path(), "table", Some(1));
    let session = folder.path().join("game.session");
    std::fs::create_dir(&session).unwrap();
    let (status, _, err) = run(&["send", session.to_str().unwrap(), "--hall", &made, "--table", "1"]);
    assert_eq!(status, 2);
    assert!(err.contains("this is a token, not the address of a hall") && err.contains("--token-file"), "{err}");
    assert!(!err.contains(&made), "{err}");
}

#[test]
fn a_hall_without_tokens_serves_its_own_computer_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (status, _, err) = run(&["serve", "--listen", "0.0.0.0:0", "--data", folder.path().to_str().unwrap()]);
    assert_eq!(status, 2);
    assert!(err.contains("no tokens") && err.contains("kifuscribe-hall token"), "{err}");
    let hall = HallProcess::start(folder.path(), &[]);
    assert_eq!(hall.get("/", None).status, 200);
    let elsewhere = ureq::Agent::new_with_config(ureq::Agent::config_builder().http_status_as_error(false).build());
    let named = elsewhere.get(format!("{}/", hall.address)).header("Host", "evil.example").call().unwrap();
    assert_eq!(named.status().as_u16(), 403, "a page from elsewhere that leads here by its own name");
    let path = format!("{}/api/tables/3/release", hall.address);
    let crossed = elsewhere.post(path).header("Origin", "https://evil.example").send_empty().unwrap();
    assert_eq!(crossed.status().as_u16(), 403, "a form on a page from elsewhere");
}

#[test]
fn a_page_from_elsewhere_neither_logs_in_nor_out() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let hall = HallProcess::start(folder.path(), &[]);
    let agent = ureq::Agent::new_with_config(
        ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).build(),
    );
    let send = |path: &str, headers: &[(&str, &str)]| {
        let mut request = agent.post(format!("{}{path}", hall.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = request.send(format!("token={organiser}")).unwrap();
        let cookie = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
        (answer.status().as_u16(), cookie.unwrap_or_default())
    };
    let own = hall.address.clone();
    for path in ["/login", "/logout"] {
        for elsewhere in
            [("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"), ("origin", "https://evil.example")]
        {
            assert_eq!(send(path, &[elsewhere]), (403, String::new()), "{path} {elsewhere:?}");
        }
        for here in [("sec-fetch-site", "same-origin"), ("origin", own.as_str())] {
            let (status, cookie) = send(path, &[here]);
            assert_eq!(status, 303, "{path} {here:?}");
            assert!(cookie.contains("HttpOnly; SameSite=Strict") && !cookie.contains("Secure"), "{cookie}");
        }
    }
    let (_, cookie) = send("/login", &[("x-forwarded-proto", "https")]);
    assert!(cookie.ends_with("; Secure"), "behind a proxy that speaks TLS: {cookie}");
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_computer_reads_the_hall() {
    use std::os::unix::fs::PermissionsExt as _;
    let around = tempfile::tempdir().unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let data = around.path().join("data");
    let hall = HallProcess::start(&data, &[]);
    hall.send(1, 0, &game(1, 1, 5));
    assert_eq!(mode(&data), 0o700);
    for file in ["hall.sqlite", "hall.sqlite-wal", "hall.sqlite-shm"] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    drop(hall);
    // A folder that others can look into, perhaps on purpose, is named and stays as it is.
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).unwrap();
    let _hall = HallProcess::start(&data, &[]);
    let (status, _, err) = run(&["serve", "--listen", "192.0.2.1:1", "--data", data.to_str().unwrap()]);
    assert_eq!((status, mode(&data)), (2, 0o755));
    assert!(err.contains("others on this computer may look into"), "{err}");
}

#[test]
fn guessing_is_slowed_down_and_those_with_a_token_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let hall = HallProcess::start(folder.path(), &[]);
    let guess = |i: u32| hall.get("/", Some(&format!("{i:064x}"))).status;
    assert_eq!(guess(0), 401);
    // Several at once, as a slow machine makes fewer one after another than are allowed.
    let is_refused = std::thread::scope(|scope| {
        let guessers: Vec<_> =
            (0..8).map(|n| scope.spawn(move || (1..200).any(|i| guess(200 * n + i) == 429))).collect();
        guessers.into_iter().any(|guesser| guesser.join().unwrap())
    });
    assert!(is_refused, "too many guesses are refused without looking");
    assert_eq!(hall.get("/", Some(&organiser)).status, 200);
}

#[test]
fn hostile_requests_do_not_reach_the_tables() {
    let folder = tempfile::tempdir().unwrap();
    let (table, organiser) = (token(folder.path(), "table", Some(1)), token(folder.path(), "organiser", None));
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = game(1, 1, 40);
    let until = Instant::now() + Duration::from_secs(3);
    let hostile: Vec<_> = (0..4_u8)
        .map(|i| {
            let address = hall.address.clone();
            let flood = move || {
                let config = ureq::Agent::config_builder().http_status_as_error(false);
                let agent = ureq::Agent::new_with_config(config.build());
                let mut statuses = Vec::new();
                while Instant::now() < until {
                    let path = format!("{address}/api/tables/{}/journal?from=0", i % 2 + 1);
                    let request = agent.post(path).header("Authorization", format!("Bearer {:064x}", statuses.len()));
                    statuses.push(request.send("{\"n\":1}\n").map_or(0, |answer| answer.status().as_u16()));
                }
                statuses
            };
            std::thread::Builder::new().spawn(flood).unwrap()
        })
        .collect();
    for (i, line) in lines.iter().enumerate() {
        let path = format!("/api/tables/1/journal?from={i}");
        assert_eq!(hall.post(&path, line.text.as_bytes(), Some(&table)).status, 200, "line {}", i + 1);
    }
    let statuses: Vec<u16> = hostile.into_iter().flat_map(|thread| thread.join().unwrap()).collect();
    assert!(statuses.len() > 200, "{} hostile requests", statuses.len());
    assert!(statuses.iter().all(|status| matches!(status, 401 | 429)), "{statuses:?}");
    assert_eq!(hall.get("/api/tables/1/journal", Some(&organiser)).body, text(&lines));
    assert_eq!(hall.get("/api/tables", Some(&organiser)).json()["tables"].as_array().unwrap().len(), 1);
    let trail = hall.get("/api/trail", Some(&organiser)).body;
    let noted = trail.matches("comes with").count();
    assert!((1..=20).contains(&noted), "counted, and not a line a request: {trail}");
}

#[test]
fn a_guesser_behind_the_same_address_locks_nobody_out_who_has_a_token_or_wants_to_give_one() {
    let folder = tempfile::tempdir().unwrap();
    let (table, referee) = (token(folder.path(), "table", Some(1)), token(folder.path(), "referee", None));
    let hall = HallProcess::start(folder.path(), &[]);
    let guess = |i: u32| hall.get("/", Some(&format!("{i:064x}"))).status;
    let until = Instant::now() + Duration::from_secs(3);
    std::thread::scope(|scope| {
        let guessers: Vec<_> = (0..4_u32)
            .map(|n| {
                scope.spawn(move || {
                    let guesses = (0..).take_while(|_| Instant::now() < until).map(|i| guess(1_000_000 * n + i));
                    guesses.filter(|status| *status == 429).count()
                })
            })
            .collect();
        // Until the guesses are refused.
        wait("the guesser is slowed down", || guess(99_999_999) == 429);
        for line in 0..10 {
            let lines = text(&game(1, 1, 8)[line..=line]);
            let sent = hall.post(&format!("/api/tables/1/journal?from={line}"), lines.as_bytes(), Some(&table));
            assert_eq!(sent.status, 200, "{sent:?}");
            assert_eq!(hall.get("/", Some(&referee)).status, 200);
            // A browser that has none yet is asked for it, and gets in.
            let browser = [("accept", "text/html")];
            assert_eq!(hall.get("/", None).status, 401);
            assert_eq!(hall.get("/login", None).status, 200);
            let login = hall.post_with("/login", format!("token={referee}").as_bytes(), None, &browser);
            assert_eq!(login.status, 303);
        }
        assert!(guessers.into_iter().map(|guesser| guesser.join().unwrap()).sum::<usize>() > 0);
    });
}
