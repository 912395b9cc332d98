//! The program in each language.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

use super::run::{home, kifuscribe_in};

const GAME: &str = "samples/games/19x19.sgf";
const FILL: &str = "samples/count/fill.jpg";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_report_of_a_count_is_written_in_the_chosen_language() {
    for (language, title, slip, verdict) in [
        ("en", "Audit of a fill-in count", "Result slip", "AGREES"),
        ("ru", "Проверка подсчёта заполнением", "Бланк результата", "СХОДИТСЯ"),
        ("uk", "Перевірка підрахунку заповненням", "Бланк результату", "ЗБІГАЄТЬСЯ"),
        ("zh", "填满计点核查报告", "成绩单", "相符"),
    ] {
        let folder = TempDir::new().unwrap();
        let report = folder.path().join("report.html");
        let args = ["audit", GAME, FILL, "--report", report.to_str().unwrap(), "--language", language];
        let ran = kifuscribe_in(root(), &args);
        assert_eq!(ran.status, 0, "{language}: {}", ran.err);
        let html = fs::read_to_string(&report).unwrap();
        for text in [title, slip, verdict, &format!("lang=\"{language}\"")] {
            assert!(html.contains(text), "{language}: {text}");
        }
        assert!(fs::read(report.with_extension("pdf")).unwrap().starts_with(b"%PDF"), "{language}");
    }
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let json = |language: &str| {
        let ran = kifuscribe_in(root(), &["audit", GAME, FILL, "--json", "--language", language]);
        let mut value: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        // How long it took.
        value.as_object_mut().unwrap().remove("ms");
        value
    };
    let english = json("en");
    for language in ["ru", "uk", "zh"] {
        assert_eq!(json(language), english, "{language}");
    }
}

/// What `audit` says first where these variables are set and no language is asked for.
fn verdict_with(variables: &[(&str, &str)]) -> String {
    let mut program = Command::cargo_bin("kifuscribe").unwrap();
    program.args(["audit", GAME, FILL]).current_dir(root()).env("HOME", home());
    for name in ["KIFUSCRIBE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(name);
    }
    let output = program.envs(variables.iter().copied()).output().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().next().unwrap().to_owned()
}

#[test]
fn the_environment_chooses_the_language() {
    let (english, russian, chinese) = ("The fill matches", "Заполнение совпадает", "填子与此棋谱");
    for (variables, expected) in [
        (&[][..], english),
        (&[("LANG", "C")], english),
        (&[("LANG", "de_DE.UTF-8")], english),
        (&[("LANG", "ru_RU.UTF-8")], russian),
        (&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "C")], english),
        (&[("LANG", "ru_RU.UTF-8"), ("KIFUSCRIBE_LANGUAGE", "zh")], chinese),
    ] {
        let said = verdict_with(variables);
        assert!(said.contains(expected), "{variables:?}: {said}");
    }
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    super::run::check_refused_in(root(), &["verify", "x", "--language", "tlh"], "choose en, ru, uk or zh");
}
