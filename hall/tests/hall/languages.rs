//! Pages in the language of the reader's browser.

use std::io::{BufRead as _, BufReader};
use std::path::Path;

use kifuscribe_formats::hall_answer::JournalAnswer;
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_language::{Language, within};
use kifuscribe_network::hall::{HallError, HallTable};
use kifuscribe_network::table_troubles::TableTroubles;

use crate::answers::asking;
use crate::chromium::Chromium;
use crate::games::finished;
use crate::hall_process::{HallProcess, game, run, text, token};

/// What is said of a table that asks a question, beside the table's number, in four languages.
const SAID: [[&str; 4]; 4] = [
    ["en-GB,en;q=0.9", "Table 2", "Question: ", "The record is right as it stands; nothing is changed"],
    ["ru,en;q=0.5", "Стол 2", "Вопрос: ", "Запись верна, как есть; ничего не меняется"],
    ["uk-UA,uk;q=0.9", "Стіл 2", "Запитання: ", "Запис правильний, як є; нічого не змінюється"],
    ["zh-CN", "第 2 台", "问题：", "记录无误；不作改动"],
];

/// Pages of that hall, and one that is not there.
const PATHS: [&str; 9] =
    ["/", "/public", "/projector", "/round", "/table/2", "/table/3/join", "/join/3", "/login", "/nothing"];

/// What a page says in words: the texts between its tags that have two letters of English beside each other.
fn texts_of(page: &str) -> Vec<&str> {
    let has_word = |text: &&str| text.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic));
    // The names of players, and the arrows on buttons.
    let is_name = |text: &str| ["Black 1", "White 1"].contains(&text) || text.contains("&lt;") || text.contains("&gt;");
    let texts = page.split('>').filter_map(|part| part.split('<').next()).map(str::trim);
    texts.filter(|text| has_word(text) && !is_name(text)).collect()
}

/// A hall whose second table asks a question.
fn hall_with_a_question(folder: &Path) -> HallProcess {
    let hall = HallProcess::start(folder, &[]);
    assert_eq!(hall.send(2, 0, &asking()).status, 200);
    hall
}

#[test]
fn each_reader_has_the_pages_in_the_language_that_the_browser_asks_for() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall_with_a_question(folder.path());
    for [language, table, question, answer] in SAID {
        let glance = hall.get_in(language, "/").body;
        assert!(glance.contains(table) && glance.contains(question), "{language}: {glance}");
        let code = &language[..2];
        assert!(glance.contains(&format!("<html lang=\"{code}\">")), "{glance}");
        let page = hall.get_in(language, "/table/2").body;
        assert!(page.contains(answer), "{language}: {page}");
        let state = hall.get_in(language, "/table/2/state.json").json();
        assert_eq!(state["open_questions"][0]["choices"][0]["text"], answer);
        assert_eq!(state["needs"][0]["kind"], "question", "what programs read is the same in every language");
        for path in PATHS {
            let english = hall.get_in("en", path).body;
            let english = texts_of(&english);
            let body = hall.get_in(language, path).body;
            let texts = texts_of(&body);
            let left: Vec<&&str> = texts.iter().filter(|text| english.contains(*text)).collect();
            assert!(code == "en" || left.is_empty(), "{language} {path}: {left:?} in {body}");
        }
    }
    // A language that there is none of, and a program that names none.
    assert!(hall.get_in("fr", "/").body.contains("Table 2"));
    assert!(hall.get("/", None).body.contains("Table 2"));
}

#[test]
fn streams_speak_the_language_of_the_page_that_follows_them() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall_with_a_question(folder.path());
    for [language, table, question, answer] in SAID {
        let first = |path: &str| {
            let request = ureq::get(format!("{}{path}", hall.address)).header("Accept-Language", language);
            let lines = BufReader::new(request.call().unwrap().into_body().into_reader()).lines();
            let mut data = lines.filter_map(|line| Some(line.unwrap().strip_prefix("data:")?.to_owned()));
            data.next().unwrap()
        };
        let tile = first("/events");
        assert!(tile.contains(table) && tile.contains(question), "{language}: {tile}");
        let state = first("/table/2/events");
        assert!(state.contains(answer), "{language}: {state}");
    }
}

#[test]
fn a_table_says_why_it_is_refused_in_its_own_language() {
    let folder = tempfile::tempdir().unwrap();
    let organiser = token(folder.path(), "organiser", None);
    let [two, revoked] = [2, 1].map(|table| token(folder.path(), "table", Some(table)));
    let data = folder.path().to_str().unwrap();
    let list = run(&["token", "--data", data, "--list"]).1;
    let id = list.lines().find(|line| line.contains("table 1,")).unwrap().split_whitespace().next().unwrap().to_owned();
    assert_eq!(run(&["token", "--data", data, "--revoke", &id]).0, 0);
    let hall = HallProcess::start(folder.path(), &[]);
    let denied = |token: Option<&str>| {
        let table = HallTable::new(&hall.address, 1, token.map(str::to_owned)).unwrap();
        match table.join().unwrap_err() {
            HallError::Denied { why, .. } => why,
            other => panic!("{other}"),
        }
    };
    assert_eq!(
        [None, Some("wrong"), Some(&*revoked), Some(&*two)].map(denied),
        [HallRefusal::NoToken, HallRefusal::WrongToken, HallRefusal::RevokedToken, HallRefusal::OtherRole]
    );
    let sent = |lines: &str, from: usize| {
        let table = HallTable::new(&hall.address, 2, Some(two.clone())).unwrap();
        match table.send(from, (&game(2, 1, 20)[0].hash, ""), lines.as_bytes(), TableTroubles::default()).unwrap() {
            JournalAnswer::Refused(why) => Some(why),
            _ => None,
        }
    };
    let (first, second) = (game(2, 1, 20), game(2, 2, 20));
    assert_eq!(sent(&text(&first[..8]), 0), None);
    assert_eq!(sent(&text(&second[..8]), 0), Some(HallRefusal::Claimed));
    assert_eq!(sent(&text(&first[8..9]), 3), Some(HallRefusal::Offset));
    assert_eq!(sent("no line\n", 8), Some(HallRefusal::Line { line: 9 }));
    assert_eq!(sent(&format!("{}\n", "x".repeat(300 << 10)), 8), Some(HallRefusal::LineTooLong { line: 9 }));
    let why = sent(&text(&second[..8]), 0).unwrap();
    let table = HallTable::new(&hall.address, 1, None).unwrap().join().unwrap_err();
    for (language, claimed, no_token) in [
        (Language::Russian, "идёт другая запись этого стола", "нужен токен"),
        (Language::Ukrainian, "триває інший запис цього столу", "потрібен токен"),
        (Language::Chinese, "此台的另一份记录正在进行", "令牌"),
    ] {
        let said = within(language, || format!("{why} {table}"));
        assert!(said.contains(claimed) && said.contains(no_token), "{said}");
        assert!(!said.contains("organiser") && !said.contains("token is needed"), "{said}");
    }
    // The sentence beside the code is still there for people.
    assert_eq!(hall.get("/api/tables/1", None).json()["error"], "no-token");
    assert!(hall.get("/", Some(&organiser)).status == 200);
}

#[test]
fn who_answered_and_the_parts_of_a_line_are_in_the_language_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let args = ["token", "--data", data, "--role", "referee", "--name", "Ito Ken"];
    let referee = run(&args).1.trim().to_owned();
    let hall = HallProcess::start(folder.path(), &[]);
    let lines = asking();
    assert_eq!(
        hall.post("/api/tables/2/journal?from=0", text(&lines).as_bytes(), Some(&organiser_of(data))).status,
        200
    );
    assert_eq!(hall.post("/table/2/answer?question=1&answer=confirm", b"", Some(&referee)).status, 303);
    for (language, who) in
        [("en", "(referee Ito Ken)"), ("ru", "(судья Ito Ken)"), ("uk", "(суддя Ito Ken)"), ("zh", "裁判 Ito Ken")]
    {
        let page = hall.get_signed_in(language, "/table/2", &referee).body;
        assert!(page.contains(who), "{language}: {page}");
    }
    let tile = hall.get_signed_in("zh", "/", &referee).body;
    assert!(tile.contains("，<time") && !tile.contains(", <time"), "{tile}");
}

/// A token of an organiser of that hall.
fn organiser_of(data: &str) -> String {
    run(&["token", "--data", data, "--role", "organiser"]).1.trim().to_owned()
}

#[test]
fn a_browser_keeps_its_language_while_the_hall_goes_on() {
    let Some(browser) = Chromium::open(&["--accept-lang=ru"]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    browser.go(&format!("{}/", hall.address));
    browser.wait("document.getElementById('summary').textContent === 'Ни один стол вас не ждёт'");
    // The tile comes by the stream, and the script counts what it says.
    hall.send(2, 0, &asking());
    browser.wait("document.getElementById('summary').textContent === 'Вас ждут столы: 1'");
    browser.wait("/^\\d+ с$/.test(document.querySelector('#table-2 time')?.textContent)");
    browser.go(&format!("{}/table/2", hall.address));
    browser.wait(
        "document.querySelector('#questions button')?.textContent === 'Запись верна, как есть; ничего не меняется'",
    );
    browser.wait("document.getElementById('state').textContent === 'Ждём судью'");
}

#[test]
fn dates_are_written_in_the_language_of_the_page() {
    // The browser itself speaks English; its reader wants pages in Russian.
    let Some(browser) = Chromium::open(&["--lang=en-US", "--accept-lang=ru"]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    for seed in [1, 2] {
        hall.send(2, 0, &finished(["Ada", "Hua"], "", seed));
    }
    browser.go(&format!("{}/table/2", hall.address));
    browser.wait("/^21 нояб\\. 2026/.test(document.querySelector('#games time')?.textContent)");
}
