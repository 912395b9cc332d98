//! Pages in the language of the reader's browser.

use std::io::{BufRead as _, BufReader};
use std::path::Path;

use crate::answers::asking;
use crate::chromium::Chromium;
use crate::games::finished;
use crate::hall_process::HallProcess;

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
fn a_browser_keeps_its_language_while_the_hall_goes_on() {
    let Some(browser) = Chromium::open(&["--accept-lang=ru"]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let hall = HallProcess::start(folder.path(), &[]);
    browser.go(&format!("{}/", hall.address));
    browser.wait("document.getElementById('summary').textContent === 'Ни одному столу вы не нужны'");
    // The tile comes by the stream, and the script counts what it says.
    hall.send(2, 0, &asking());
    browser.wait("document.getElementById('summary').textContent === 'Столы, которым вы нужны: 1'");
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
