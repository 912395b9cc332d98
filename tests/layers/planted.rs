//! Each check finds the violation that is planted for it, and nothing in a source without one.

use super::rows::Table;
use super::source::{File, without_test_modules};
use super::{circles, names};

const TABLE: &str = "\
| package | builds on | outside world |
|---|---|---|
| `core` | - | no |
| `storage` | `core` | `files`, `clock` |
| `program` | `core`, `storage` | no |

| room | may name | outside world |
|---|---|---|
| `core::game` | - | no |
| `core::count` | `game` | no |
| `program::app` | - | no |
| `program::commands` | `app` | `files` |
";

/// Files of the crate `kifuscribe_core`, by name and text.
fn files(sources: &[(&str, &str)]) -> Vec<File> {
    without_test_modules(sources.iter().map(|(name, code)| File::parse("kifuscribe_core", name, code)).collect())
}

/// Holds one file of `krate` to the tables above.
#[track_caller]
fn check_in(krate: &str, name: &str, code: &str, expected: &[&str]) {
    let found = Table::parse(TABLE).violations(&File::parse(krate, name, code));
    let expected: Vec<String> = expected.iter().map(|what| format!("{name}:{what}")).collect();
    assert_eq!(found, expected, "{code}");
}

#[track_caller]
fn check(name: &str, code: &str, expected: &[&str]) {
    check_in("kifuscribe_core", name, code, expected);
}

#[test]
fn a_room_outside_the_row_is_found() {
    let of_count = "1: names our `count` (kifuscribe_core::count::fill)";
    check("src/game/point.rs", "use crate::count::fill;", &[of_count]);
    check("src/count/fill.rs", "use crate::game::point::Point;\nuse super::note::Note;", &[]);
    let group = "use crate::{\n    game::point,\n    count::fill,\n};";
    check("src/game/point.rs", group, &["3: names our `count` (kifuscribe_core::count::fill)"]);
    check("src/game/point.rs", "use super::super::count::*;", &["1: names our `count` (kifuscribe_core::count)"]);
    check("src/game.rs", "fn f() { super::count::fill() }", &[of_count]);
    check("src/game.rs", "fn f() { g!(a, { crate::count::fill() }) }", &[of_count]);
    check("src/game.rs", "mod a { use super::super::count; }", &["1: names our `count` (kifuscribe_core::count)"]);
    check_in(
        "kifuscribe",
        "src/app/a.rs",
        "use crate::commands::A;",
        &["1: names our `commands` (kifuscribe::commands::A)"],
    );
    check_in("kifuscribe", "src/commands/a.rs", "use crate::app::A;", &[]);
    check_in("kifuscribe_unknown", "src/a.rs", "", &[" the layer tables have no row for it"]);
}

#[test]
fn a_name_handed_on_is_found() {
    let handed_on = ["1: hands on a name of our `game` (kifuscribe_core::game::A)"];
    check("src/count.rs", "pub use crate::game::A;", &handed_on);
    check("src/count.rs", "pub(crate) use crate::game::A;", &handed_on);
    check("src/count.rs", "pub use self::fill::Fill;", &[]);
}

#[test]
fn a_crate_of_the_window_outside_it_is_found() {
    let found = ["1: names the crate `egui` of the window (egui::Ui)"];
    check_in("kifuscribe", "src/commands/a.rs", "use egui::Ui;", &found);
    check_in("kifuscribe", "src/commands/a.rs", "fn f(ui: &mut egui::Ui) {}", &found);
    check_in("kifuscribe", "src/app/a.rs", "use egui::Ui;", &[]);
    check("src/game.rs", "// use egui::A;\nconst A: &str = \"egui::Ui\"; fn f(egui: u8) { g(egui) }", &[]);
}

#[test]
fn the_outside_world_is_found() {
    check("src/game.rs", "use std::fs;", &["1: names files (std::fs)"]);
    check("src/game.rs", "use std::{fmt, thread::spawn};", &["1: names threads (std::thread::spawn)"]);
    check(
        "src/game.rs",
        "use std::net::{self, A};",
        &["1: names network (std::net)", "1: names network (std::net::A)"],
    );
    check("src/game.rs", "fn f() { std::process::exit(1) }", &["1: names processes (std::process::exit)"]);
    check("src/game.rs", "fn f() { std::env::var(k) }", &["1: names environment (std::env::var)"]);
    check("src/game.rs", "use std::time::{Duration, Instant};", &["1: names clock (std::time::Instant)"]);
    check("src/game.rs", "use std::time;", &["1: names clock (std::time)"]);
    check("src/game.rs", "fn f() { time::SystemTime::now() }", &["1: names clock (time::SystemTime::now)"]);
    let both = "use std::{fs, time::Instant}; fn f() { Instant::now() }";
    check_in("kifuscribe_storage", "src/atomic.rs", both, &[]);
    check_in("kifuscribe_storage", "src/a.rs", "use std::thread;", &["1: names threads (std::thread)"]);
}

#[test]
fn tests_may_name_everything() {
    check("src/game.rs", "#[cfg(test)]\nmod tests { use std::fs; }", &[]);
    check("src/game.rs", "impl A { #[cfg(test)] fn f() { std::fs::read(p); } }", &[]);
    let declared = [("src/game.rs", "#[cfg(test)]\nmod cases;"), ("src/game/cases/a.rs", ""), ("src/game/b.rs", "")];
    let left: Vec<String> = files(&declared).into_iter().map(|file| file.name).collect();
    assert_eq!(left, ["src/game.rs", "src/game/b.rs"]);
}

#[test]
fn a_circle_of_files_is_found() {
    let found =
        |a: &str, b: &str| circles::circles(&files(&[("src/a.rs", a), ("src/a/b.rs", b), ("src/lib.rs", "mod a;")]));
    let expected = ["a circle of 2 files:\n  src/a.rs takes B from src/a/b.rs\n  src/a/b.rs takes A from src/a.rs"];
    assert_eq!(found("mod b; use b::B; pub struct A;", "use super::A; pub struct B;"), expected);
    assert_eq!(found("mod b; fn f(x: b::B) {} struct A;", "use super::*; fn g(x: A) {} pub struct B;"), expected);
    assert_eq!(found("pub use b::B; struct A(B);", "use crate::a; fn g(x: a::A) {} pub enum B {}"), expected);
    assert_eq!(found("mod b; fn f() { g![b::B::new()] } struct A;", "impl super::A {} pub struct B;"), expected);
    // Declaring a child, handing its names on, and tests make no circle.
    assert!(found("pub mod b; pub use b::B; pub struct A;", "use super::A; pub struct B(A);").is_empty());
    assert!(
        found("mod b; use b::B; struct A;", "pub struct B; #[cfg(test)] mod t { use super::super::A; }").is_empty()
    );
    assert!(found("mod b; use b::B; pub use c::C;", "use super::C; pub struct B;").is_empty());
}

#[test]
fn a_circle_through_a_name_handed_on_is_found() {
    let sources = [("src/a.rs", "pub use b::B; use crate::c::C;"), ("src/a/b.rs", "pub struct B;")];
    let c = ("src/c.rs", "use crate::a::B; pub struct C;");
    let found = circles::circles(&files(&[sources[0], sources[1], c, ("src/lib.rs", "")]));
    assert_eq!(found, ["a circle of 2 files:\n  src/a.rs takes C from src/c.rs\n  src/c.rs takes B from src/a.rs"]);
}

#[test]
fn names_that_say_nothing_or_two_things_are_found() {
    let vague = names::vague_folders(&files(&[("src/utils/a.rs", ""), ("src/game/jobs.rs", ""), ("src/game.rs", "")]));
    assert_eq!(vague, ["src/utils/a.rs: `utils` names no subject", "src/game/jobs.rs: `jobs` names no subject"]);
    let shared =
        [("src/a.rs", "struct A;\nenum B {}"), ("src/b.rs", "trait B {}\nfn f() {}\nimpl C for D { type A = u8; }")];
    assert_eq!(names::shared_type_names(&files(&shared)), ["`B` names 2 types: src/a.rs:2, src/b.rs:1"]);
    let shared = [("src/a.rs", "#[cfg(test)] struct A; fn f() {}"), ("src/b.rs", "type A = u8; fn f() {}")];
    assert!(names::shared_type_names(&files(&shared)).is_empty());
}

#[test]
fn an_unwrap_outside_tests_is_found() {
    let code = "fn f() {\n    g()\n    .unwrap();\n    g().expect(\"never\");\n    parser.expect(Comma);\n    g().unwrap_or(1) }";
    let found = names::unwraps(&File::parse("kifuscribe_core", "src/game.rs", code));
    assert_eq!(found, ["src/game.rs:3: calls unwrap", "src/game.rs:4: calls expect"]);
    let tests = "#[cfg(test)]\nmod tests { fn g() { h().unwrap() } }";
    assert!(names::unwraps(&File::parse("kifuscribe_core", "src/game.rs", tests)).is_empty());
}
