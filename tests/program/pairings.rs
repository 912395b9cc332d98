//! `pairings`, and `record` with a tournament.

use std::fs;
use std::path::Path;

use crate::http_site::HttpSite;
use crate::run::{check_refused_in, kifuscribe_in};

/// Real tournament files beside the project, and how many games each has by a count of its `Game` or `Pairing`
/// elements, byes of MacMahon left out.
const REAL_FILES: [(&str, usize); 7] = [
    ("opengotha/cdfo-2020.xml", 77),
    ("opengotha/simplemm.xml", 40),
    ("opengotha/swiss.xml", 170),
    ("opengotha/toulouse-2024.xml", 105),
    ("opengotha/tournoi-chinois.xml", 12),
    ("opengotha/veterans-2021.xml", 101),
    ("macmahon/sample-tournament.xml", 3),
];

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_sample_is_printed_as_the_guide_shows_it() {
    let guide = std::fs::read_to_string(project().join("docs/src/commands.md")).unwrap();
    for args in [&["--round", "2"][..], &["--round", "2", "--json"]] {
        let ran = kifuscribe_in(project(), &[&["pairings", "samples/pairings/opengotha.xml"], args].concat());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        let shown = ran.out.lines().last().unwrap();
        assert!(guide.contains(shown), "docs/src/commands.md does not show: {shown}");
    }
}

#[test]
fn every_game_of_real_files_is_read() {
    let folder = project().join("../shared/pairings");
    if !folder.is_dir() {
        eprintln!("SKIPPED: real tournament files, which are not in {}", folder.display());
        return;
    }
    for (file, games) in REAL_FILES {
        let ran = kifuscribe_in(&folder, &["pairings", file, "--json"]);
        assert_eq!(ran.status, 0, "{}", ran.err);
        assert_eq!(ran.out.lines().count(), games, "{file}");
        for line in ran.out.lines() {
            let game: serde_json::Value = serde_json::from_str(line).unwrap();
            for key in ["black", "white", "black_rank", "white_rank"] {
                assert!(game[key].as_str().is_some_and(|text| !text.is_empty()), "{file}: {key} of {line}");
            }
        }
    }
}

#[test]
fn what_is_doubtful_in_pairings_is_said_and_the_games_are_printed_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let table =
        "round,table,black,white,blak rank\n1,1,Ada,Hua,3d\n1,2,Ada,Emmy,\n1,2,Kurt,Grace,\n1,3,,,\n1,4,Otto,,\n";
    fs::write(folder.path().join("p.csv"), table).unwrap();
    let ran = kifuscribe_in(folder.path(), &["pairings", "p.csv"]);
    assert_eq!((ran.status, ran.out.lines().count()), (0, 4), "{}", ran.out);
    for sentence in [
        "the column blak rank is not known and is not read",
        "round 1, table 3: a player's name is missing",
        "round 1, table 2: 2 games are paired there, and nobody can tell which is meant, so that none is taken",
        "Ada is paired at more than one place (round 1, table 1; round 1, table 2)",
        "Otto has no opponent in round 1",
    ] {
        assert_eq!(ran.err.matches(sentence).count(), 1, "{sentence}: {}", ran.err);
    }
}

#[test]
fn what_cannot_be_read_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let check = |args: &[&str], sentence: &str| check_refused_in(folder.path(), args, sentence);
    check(
        &["pairings", "none.xml"],
        "cannot read none.xml (No such file or directory); check the name, and that you may read it",
    );
    std::fs::write(folder.path().join("page.xml"), "<html/>").unwrap();
    check(&["pairings", "page.xml"], "no tournament of OpenGotha or MacMahon");
    let sample = project().join("samples/pairings/opengotha.xml");
    check(&["pairings", sample.to_str().unwrap(), "--round", "9"], "the rounds with games are 1, 2");
    // A file without an end, as a device gives it, is not read to the end.
    #[cfg(unix)]
    check(&["pairings", "/dev/zero"], "larger than any tournament");
}

#[test]
fn xml_that_would_fill_the_memory_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    // A billion laughs: each entity is ten of the one before.
    let entities: String =
        (1..10).map(|i| format!("<!ENTITY l{i} \"{}\">", format!("&l{};", i - 1).repeat(10))).collect();
    let laughs = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE Tournament [<!ENTITY l0 \"ha\">{entities}]>\
         <Tournament><Players><Player name=\"&l9;\" firstName=\"A\"/></Players><Games/></Tournament>"
    );
    fs::write(folder.path().join("laughs.xml"), laughs).unwrap();
    check_refused_in(
        folder.path(),
        &["pairings", "laughs.xml"],
        "laughs.xml: this is not a tournament file of OpenGotha",
    );
    // A file from elsewhere is not opened either.
    let outside = "<!DOCTYPE Tournament [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><Tournament><Players>\
                   <Player name=\"&x;\" firstName=\"A\"/></Players><Games/></Tournament>";
    fs::write(folder.path().join("outside.xml"), outside).unwrap();
    check_refused_in(
        folder.path(),
        &["pairings", "outside.xml"],
        "outside.xml: this is not a tournament file of OpenGotha",
    );
    // 100 MB of a tournament that goes on and on.
    let mut large = b"<Tournament><Players>".to_vec();
    large.resize(100_000_000, b' ');
    fs::write(folder.path().join("large.xml"), large).unwrap();
    check_refused_in(folder.path(), &["pairings", "large.xml"], "the file is larger than any tournament");
}

#[test]
fn a_record_has_the_names_of_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let (clip, sample) = (project().join("samples/clip/clip.mp4"), project().join("samples/pairings/opengotha.xml"));
    let record = |more: &[&str]| {
        let args = ["record", clip.to_str().unwrap(), "-o", "game.sgf", "--info", sample.to_str().unwrap()];
        kifuscribe_in(folder.path(), &[&args, more].concat())
    };
    assert!(record(&[]).err.contains("there are 3 games; say which one with --table, one of 1, 2, 3"));
    let ran = record(&["--table", "3", "--round", "1"]);
    assert!(ran.err.contains("permission"), "{}", ran.err);
    // The clip shows an even game.
    let unlike = "the pairing has a handicap of 4 stones, and the camera saw something else: no stone lay on the board";
    assert_eq!(ran.err.matches(unlike).count(), 1, "{}", ran.err);
    assert!(fs::exists(folder.path().join("live/board-03.sgf")).unwrap());
    let sgf = std::fs::read_to_string(folder.path().join("game.sgf")).unwrap();
    for property in [
        "PB[Hopper Grace]",
        "BR[9k]",
        "PW[Ramanujan Srinivasa]",
        "WR[5k]",
        "EV[Sample Open]",
        "RO[1 (table 3)]",
        "KM[0.5]",
    ] {
        assert!(sgf.contains(property), "no {property} in {sgf}");
    }
}

/// What a pairgoth server answers about a tournament of two planned rounds, one of them paired.
const ANSWERS: [(&str, &str); 4] = [
    ("/api/tour/7", r#"{"id":7,"type":"INDIVIDUAL","name":"Winter","komi":6.5,"rounds":2}"#),
    (
        "/api/tour/7/part",
        r#"[{"id":1,"name":"Noguchi","firstname":"Motoki","rank":6},{"id":2,"name":"Brügger","firstname":"Li","rank":-1}]"#,
    ),
    ("/api/tour/7/pair/1", r#"{"games":[{"id":11,"t":3,"w":1,"b":2,"h":0}],"pairables":[],"unpairables":[]}"#),
    ("/api/tour/7/res/1", r#"[{"id":11,"res":"w"}]"#),
];

/// Answers requests as a pairgoth server does, while it is kept; returns it with the address of the tournament.
fn pairgoth_server() -> (HttpSite, String) {
    let site = HttpSite::open(|request| {
        let path = request.line.strip_prefix("GET ").unwrap();
        Some(match ANSWERS.iter().find(|(answered, _)| *answered == path) {
            Some((_, body)) => (200, (*body).to_owned()),
            None => (400, r#"{"success":false,"error":"invalid round"}"#.to_owned()),
        })
    });
    let address = format!("http://{}/api/tour/7", site.address());
    (site, address)
}

#[test]
fn a_tournament_is_read_from_a_pairgoth_server() {
    let folder = tempfile::tempdir().unwrap();
    let (_site, address) = pairgoth_server();
    let ran = kifuscribe_in(folder.path(), &["pairings", &address]);
    let expected = "Winter, round 1\ntable 3: Black Brügger Li (1k) - White Noguchi Motoki (7d), komi 6.5: W+\n";
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, expected, ""));
    let ran = kifuscribe_in(folder.path(), &["pairings", &address, "--json"]);
    assert!(ran.out.contains("\"id\":11"), "{}", ran.out);
    let check = |args: &[&str], sentence: &str| check_refused_in(folder.path(), args, sentence);
    check(&["pairings", &address, "--round", "2"], "the server answered 400");
    check(&["pairings", &address.replace("tour/7", "tour/8")], "the server answered 400");
    check(&["pairings", &address.replace("/api/tour/7", "")], "is not the address of a tournament");
    check(&["pairings", "http://127.0.0.1:1/api/tour/7"], "no answer from http://127.0.0.1:1/api/tour/7");
}

#[test]
fn a_file_about_one_game_takes_the_table_of_the_options_or_is_of_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let clip = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4").display().to_string();
    fs::write(folder.path().join("names.toml"), "black = \"Ada\"\nwhite = \"Emmy\"\n").unwrap();
    fs::write(folder.path().join("table-3.toml"), "black = \"Ada\"\nwhite = \"Emmy\"\ntable = \"3\"\n").unwrap();
    let record = |info: &str, table: &str| {
        kifuscribe_in(folder.path(), &["record", &clip, "-o", "game.sgf", "--info", info, "--table", table])
    };
    let refused = record("table-3.toml", "9");
    assert_eq!(refused.status, 2, "{}", refused.err);
    let said = "table-3.toml is about a game with \"3\" for --table, which says \"9\" here; give the file of that game";
    assert!(refused.err.contains(said), "{}", refused.err);
    assert!(!folder.path().join("game.session").exists());
    let ran = record("names.toml", "9");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(folder.path().join("live/board-09.sgf").exists(), "the game is that of table 9");
}
