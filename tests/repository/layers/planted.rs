//! Each check finds the violation that is planted for it, and nothing in a source without one.

use super::rows::Table;
use super::source::{File, without_test_modules};
use super::{circles, names};

const TABLE: &str = "\
| module | may import of ours | may name of others' | outside world |
|---|---|---|---|
| `lib` | - | - | no |
| `game` | - | - | no |
| `formats` | `game` | `serde` | no |
| `storage` | `game`, `formats` | - | `files`, `clock` |
| `main` | `storage` | - | no |
";

/// Files of the crate `go`, by name and text.
fn files(sources: &[(&str, &str)]) -> Vec<File> {
    without_test_modules(sources.iter().map(|(name, code)| File::parse("go", name, code)).collect())
}

/// Holds one file to the table above.
#[track_caller]
fn check(name: &str, code: &str, expected: &[&str]) {
    let table = Table::parse(TABLE, "go", ["serde", "opencv", "egui"].map(str::to_owned).into());
    let found = table.violations(&File::parse("go", name, code));
    let expected: Vec<String> = expected.iter().map(|what| format!("{name}:{what}")).collect();
    assert_eq!(found, expected, "{code}");
}

#[test]
fn a_module_outside_the_row_is_found() {
    check("src/game/point.rs", "use crate::formats::sgf;", &["1: names our `formats` (go::formats::sgf)"]);
    check("src/formats/sgf.rs", "use crate::game::point::Point;\nuse super::truth::Truth;", &[]);
    let group = "use crate::{\n    game::point,\n    storage::read,\n};";
    check("src/formats/sgf.rs", group, &["3: names our `storage` (go::storage::read)"]);
    check("src/formats/sgf.rs", "use super::super::storage::*;", &["1: names our `storage` (go::storage)"]);
    check("src/formats.rs", "fn f() { super::storage::read() }", &["1: names our `storage` (go::storage::read)"]);
    check("src/formats.rs", "fn f() -> crate::storage::Stop { g() }", &["1: names our `storage` (go::storage::Stop)"]);
    check(
        "src/formats.rs",
        "fn f() { g!(a, { crate::storage::read() }) }",
        &["1: names our `storage` (go::storage::read)"],
    );
    check("src/formats.rs", "mod a { use super::super::storage; }", &["1: names our `storage` (go::storage)"]);
    check("src/main.rs", "fn main() { go::game::play() }", &["1: names our `game` (go::game::play)"]);
    check("src/unknown.rs", "", &[" the layer table has no row for `unknown`"]);
}

#[test]
fn a_name_handed_on_is_found() {
    check("src/formats.rs", "pub use crate::game::A;", &["1: hands on a name of our `game` (go::game::A)"]);
    check("src/formats.rs", "pub(crate) use crate::game::A;", &["1: hands on a name of our `game` (go::game::A)"]);
    check("src/lib.rs", "pub use game::A;", &["1: names our `game` (game::A)"]);
    check("src/formats.rs", "pub use self::sgf::Sgf;", &[]);
}

#[test]
fn a_crate_outside_the_row_is_found() {
    check("src/game.rs", "use serde::Serialize;", &["1: names the crate `serde` (serde::Serialize)"]);
    check("src/game.rs", "#[derive(serde::Serialize)]\nstruct A;", &["1: names the crate `serde` (serde::Serialize)"]);
    check("src/game.rs", "fn f(m: &opencv::core::Mat) {}", &["1: names the crate `opencv` (opencv::core::Mat)"]);
    check("src/storage.rs", "use egui;", &["1: names the crate `egui` (egui)"]);
    check("src/formats.rs", "use serde::{Deserialize, Serialize};", &[]);
    check("src/game.rs", "// use serde::A;\nconst A: &str = \"egui::Ui\"; fn f(egui: u8) { g(egui) }", &[]);
}

#[test]
fn a_crate_that_a_row_allows_and_nothing_names_is_found() {
    let table = Table::parse(TABLE, "go", ["serde"].map(str::to_owned).into());
    let unused = "`formats` may name the crate `serde` and never does";
    assert_eq!(table.unused_crates(&files(&[("src/game.rs", "use serde::Serialize;")])), [unused]);
    assert_eq!(table.unused_crates(&files(&[("src/formats/a.rs", "#[cfg(test)] use serde::Serialize;")])), [unused]);
    assert!(table.unused_crates(&files(&[("src/formats/a.rs", "use serde::Serialize;")])).is_empty());
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
    check("src/storage.rs", "use std::{fs, time::Instant}; fn f() { Instant::now() }", &[]);
    check("src/storage.rs", "use std::thread;", &["1: names threads (std::thread)"]);
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
    let found = names::unwraps(&File::parse("go", "src/game.rs", code));
    assert_eq!(found, ["src/game.rs:3: calls unwrap", "src/game.rs:4: calls expect"]);
    let tests = "#[cfg(test)]\nmod tests { fn g() { h().unwrap() } }";
    assert!(names::unwraps(&File::parse("go", "src/game.rs", tests)).is_empty());
}
