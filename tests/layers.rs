//! The layer table of `ARCHITECTURE.md` is a promise; this test holds it.
//!
//! It walks every path that `src/` names (`use` trees and paths inside the code) and fails when a
//! module names one of ours, a crate of others', or a part of the outside world that its row does
//! not allow; and on `unsafe` and `unwrap` outside tests. The checker works on text, so that the
//! tests at the end can plant a violation of each kind and see it found.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot go on stops.

mod source {
    //! Rust source as far as this test needs it: without comments, texts and tests, cut into paths.

    /// `code` with comments removed and the insides of texts blanked.
    pub(super) fn without_comments_and_texts(code: &str) -> String {
        let chars: Vec<char> = code.chars().collect();
        let mut out = String::with_capacity(code.len());
        let mut i = 0;
        while i < chars.len() {
            let rest = &chars[i..];
            if rest.starts_with(&['/', '/']) {
                i += rest.iter().position(|&c| c == '\n').unwrap_or(rest.len());
            } else if rest.starts_with(&['/', '*']) {
                i += block_comment(rest);
            } else if let Some(length) = raw_text(rest).filter(|_| !out.ends_with(is_name_char)) {
                out.push_str("\"\"");
                i += length;
            } else if chars[i] == '"' {
                out.push_str("\"\"");
                i += quoted(rest, '"');
            } else if chars[i] == '\'' && (rest.get(1) == Some(&'\\') || rest.get(2) == Some(&'\'')) {
                out.push_str("' '");
                i += quoted(rest, '\'');
            } else {
                out.push(chars[i]);
                i += 1;
            }
        }
        out
    }

    fn block_comment(rest: &[char]) -> usize {
        let (mut depth, mut i) = (0, 0);
        while i < rest.len() {
            if rest[i..].starts_with(&['/', '*']) {
                depth += 1;
                i += 2;
            } else if rest[i..].starts_with(&['*', '/']) {
                depth -= 1;
                i += 2;
                if depth == 0 {
                    return i;
                }
            } else {
                i += 1;
            }
        }
        i
    }

    fn raw_text(rest: &[char]) -> Option<usize> {
        let start = usize::from(rest[0] == 'b');
        if rest.get(start) != Some(&'r') {
            return None;
        }
        let hashes = rest[start + 1..].iter().take_while(|&&c| c == '#').count();
        if rest.get(start + 1 + hashes) != Some(&'"') {
            return None;
        }
        let mut end = vec!['"'];
        end.extend(std::iter::repeat_n('#', hashes));
        let body = start + hashes + 2;
        let length = rest[body..].windows(end.len()).position(|w| w == end)?;
        Some(body + length + end.len())
    }

    fn quoted(rest: &[char], quote: char) -> usize {
        let mut i = 1;
        while i < rest.len() && rest[i] != quote {
            i += if rest[i] == '\\' { 2 } else { 1 };
        }
        i + 1
    }

    pub(super) fn is_name_char(c: char) -> bool {
        c.is_alphanumeric() || c == '_'
    }

    /// `code` without its `#[cfg(test)] mod ... { ... }`.
    pub(super) fn without_tests(code: &str) -> String {
        let mut out = String::new();
        let mut rest = code;
        while let Some(at) = rest.find("#[cfg(test)]") {
            out.push_str(&rest[..at]);
            rest = &rest[at + "#[cfg(test)]".len()..];
            let stop = rest.find([';', '{']).unwrap_or(rest.len());
            rest = if rest[stop..].starts_with('{') {
                &rest[stop + closing_brace(&rest[stop..])..]
            } else {
                &rest[stop..]
            };
        }
        out + rest
    }

    /// The modules that `code` declares for tests only: `#[cfg(test)] mod name;`.
    pub(super) fn test_modules(code: &str) -> Vec<String> {
        let code = without_comments_and_texts(code);
        code.split("#[cfg(test)]")
            .skip(1)
            .filter_map(|after| {
                let (name, _) = after.trim_start().strip_prefix("mod ")?.split_once(|c| !is_name_char(c))?;
                after.trim_start()["mod ".len() + name.len()..].starts_with(';').then(|| name.to_string())
            })
            .collect()
    }

    fn closing_brace(code: &str) -> usize {
        let mut depth = 0_usize;
        for (i, c) in code.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return i + 1;
            }
        }
        code.len()
    }

    #[derive(Debug, Clone, PartialEq)]
    pub(super) enum Token {
        Name(String),
        Sign(char),
        Colons,
    }

    pub(super) fn tokens(code: &str) -> Vec<Token> {
        let mut tokens = Vec::new();
        let mut rest = code;
        while let Some(c) = rest.chars().next() {
            let length = if is_name_char(c) {
                let length = rest.find(|c| !is_name_char(c)).unwrap_or(rest.len());
                tokens.push(Token::Name(rest[..length].to_string()));
                length
            } else if rest.starts_with("::") {
                tokens.push(Token::Colons);
                2
            } else {
                if !c.is_whitespace() {
                    tokens.push(Token::Sign(c));
                }
                c.len_utf8()
            };
            rest = &rest[length..];
        }
        tokens
    }

    /// A path that the code names, such as `std::fs::read`, and whether it stands in a `pub use`.
    #[derive(Debug, Clone, PartialEq)]
    pub(super) struct Named {
        pub(super) path: Vec<String>,
        pub(super) exported: bool,
    }

    /// Every path of two segments or more, and every path of a `use`; groups are written out.
    pub(super) fn paths(tokens: &[Token]) -> Vec<Named> {
        let name = |i: usize| match tokens.get(i) {
            Some(Token::Name(name)) => Some(name.as_str()),
            _ => None,
        };
        let mut found = Vec::new();
        let mut i = 0;
        while i < tokens.len() {
            if name(i) == Some("use") {
                // `pub use`, and `pub(crate) use` alike: what matters is that it is handed on.
                let exported = i > 0 && (name(i - 1) == Some("pub") || tokens[i - 1] == Token::Sign(')'));
                let mut all = Vec::new();
                i = tree(tokens, i + 1, &[], &mut all);
                found.extend(all.into_iter().map(|path| Named { path, exported }));
            } else if name(i).is_some() && tokens.get(i + 1) == Some(&Token::Colons) {
                let mut all = Vec::new();
                i = tree(tokens, i, &[], &mut all);
                found.extend(all.into_iter().map(|path| Named { path, exported: false }));
            } else {
                i += 1;
            }
        }
        found
    }

    /// Reads one use tree (or plain path) that begins at `i`; returns where it ends.
    fn tree(tokens: &[Token], mut i: usize, prefix: &[String], found: &mut Vec<Vec<String>>) -> usize {
        let mut path = prefix.to_vec();
        if tokens.get(i) == Some(&Token::Colons) {
            i += 1;
        }
        loop {
            match tokens.get(i) {
                Some(Token::Name(name)) => {
                    if name != "self" || path.is_empty() {
                        path.push(name.clone());
                    }
                    i += 1;
                }
                Some(Token::Sign('{')) => {
                    i += 1;
                    while i < tokens.len() && tokens[i] != Token::Sign('}') {
                        i = tree(tokens, i, &path, found);
                        while i < tokens.len() && ![Token::Sign(','), Token::Sign('}')].contains(&tokens[i]) {
                            i += 1;
                        }
                        i += usize::from(tokens.get(i) == Some(&Token::Sign(',')));
                    }
                    return i + 1;
                }
                _ => break,
            }
            if tokens.get(i) != Some(&Token::Colons) {
                break;
            }
            i += 1;
        }
        found.push(path);
        i
    }
}

mod table {
    //! The layer table.

    use std::collections::{BTreeMap, BTreeSet};

    #[derive(Debug, Clone, Default, PartialEq)]
    pub(super) struct Row {
        pub(super) ours: BTreeSet<String>,
        pub(super) others: BTreeSet<String>,
        pub(super) world: BTreeSet<String>,
    }

    /// Reads the table whose first heading is `module`: the words in backticks of each cell.
    pub(super) fn parse(markdown: &str) -> BTreeMap<String, Row> {
        let mut rows = BTreeMap::new();
        let lines = markdown.lines().skip_while(|l| !l.starts_with("| module |")).skip(2);
        for line in lines.take_while(|l| l.starts_with('|')) {
            let cells: Vec<BTreeSet<String>> = line.trim_matches('|').split('|').map(words).collect();
            let [modules, ours, others, world] = cells.as_slice() else { panic!("four cells are needed: {line}") };
            for module in modules {
                let row = Row { ours: ours.clone(), others: others.clone(), world: world.clone() };
                assert!(rows.insert(module.clone(), row).is_none(), "{module} has two rows");
            }
        }
        rows
    }

    fn words(cell: &str) -> BTreeSet<String> {
        cell.split('`').skip(1).step_by(2).map(str::to_string).collect()
    }
}

mod rules {
    //! What a file may not do.

    use std::collections::{BTreeMap, BTreeSet};

    use super::source::{Named, Token, paths, tokens, without_comments_and_texts, without_tests};
    use super::table::Row;

    /// What of the standard library is which part of the outside world.
    const WORLD: [(&str, &[&str]); 6] = [
        ("files", &["fs"]),
        ("threads", &["thread"]),
        ("network", &["net"]),
        ("processes", &["process"]),
        ("environment", &["env"]),
        ("clock", &["time"]),
    ];
    /// Names that are the clock wherever they come from.
    const CLOCKS: [&str; 2] = ["Instant", "SystemTime"];

    /// The table and what there is beside it.
    pub(super) struct House {
        pub(super) rows: BTreeMap<String, Row>,
        /// The crates of `Cargo.toml`.
        pub(super) crates: BTreeSet<String>,
    }

    impl House {
        /// Everything that `code`, the text of `file` (such as `src/game/point.rs`), does against the rules.
        pub(super) fn violations(&self, file: &str, code: &str) -> Vec<String> {
            let code = without_tests(&without_comments_and_texts(code));
            let tokens = tokens(&code);
            let home = module_path(file);
            let module = home.first().map_or("lib", String::as_str);
            let mut all = against_the_lints(&tokens);
            match self.rows.get(module) {
                Some(row) => all.extend(paths(&tokens).iter().filter_map(|named| self.judge(row, &home, named))),
                None => all.push(format!("the layer table has no row for `{module}`")),
            }
            all.dedup();
            all.into_iter().map(|what| format!("{file}: {what}")).collect()
        }

        fn judge(&self, row: &Row, home: &[String], named: &Named) -> Option<String> {
            let shown = named.path.join("::");
            let first = named.path.first()?.as_str();
            let mentions = |name: &str| named.path.iter().any(|s| s == name);
            if first == "std" || first == "core" {
                let second = named.path.get(1).map(String::as_str);
                let what = WORLD.iter().find(|(_, parts)| second.is_some_and(|s| parts.contains(&s)))?.0;
                // Of `std::time` only the clocks are the outside world, not a duration.
                let harmless = what == "clock" && named.path.len() > 2 && !CLOCKS.iter().any(|c| mentions(c));
                return (!harmless && !row.world.contains(what)).then(|| format!("names {shown} ({what})"));
            }
            if CLOCKS.iter().any(|c| mentions(c)) && !row.world.contains("clock") {
                return Some(format!("names {shown} (clock)"));
            }
            let from_the_root = (home.is_empty() && self.rows.contains_key(first)).then(|| named.path.clone());
            if let Some(ours) = resolve(home, &named.path).or(from_the_root) {
                let module = ours.first()?;
                let own = home.first() == Some(module);
                if !own && self.rows.contains_key(module) {
                    if !row.ours.contains(module) {
                        return Some(format!("names our `{module}` ({shown})"));
                    }
                    if named.exported {
                        return Some(format!("hands on a name of our `{module}` ({shown})"));
                    }
                }
                return None;
            }
            (self.crates.contains(first) && !row.others.contains(first))
                .then(|| format!("names the crate `{first}` ({shown})"))
        }
    }

    /// `unsafe` anywhere, and `.unwrap()` or `.expect("...")`.
    fn against_the_lints(tokens: &[Token]) -> Vec<String> {
        let name = |i: usize| match tokens.get(i) {
            Some(Token::Name(name)) => name.as_str(),
            _ => "",
        };
        let sign = |i: usize, c: char| tokens.get(i) == Some(&Token::Sign(c));
        let mut all = Vec::new();
        for i in 0..tokens.len() {
            if name(i) == "unsafe" {
                all.push("uses unsafe".to_string());
            }
            if sign(i, '.') && name(i + 1) == "unwrap" && sign(i + 2, '(') && sign(i + 3, ')') {
                all.push("calls unwrap".to_string());
            }
            if sign(i, '.') && name(i + 1) == "expect" && sign(i + 2, '(') && sign(i + 3, '"') {
                all.push("calls expect".to_string());
            }
        }
        all
    }

    /// `src/game/point.rs` -> `game`, `point`; `src/lib.rs` -> nothing; `src/main.rs` -> `main`.
    fn module_path(file: &str) -> Vec<String> {
        let path = file.trim_start_matches("src/").trim_end_matches(".rs");
        if path == "lib" { Vec::new() } else { path.split('/').map(str::to_string).collect() }
    }

    /// The path from the crate's root of what `path` names in the module `home`, if it begins at
    /// `crate`, `super`, `self` or the library's name.
    fn resolve(home: &[String], path: &[String]) -> Option<Vec<String>> {
        let mut rest = path;
        let mut at = match path.first()?.as_str() {
            "crate" | "kifuscribe" => Vec::new(),
            "self" | "super" => home.to_vec(),
            _ => return None,
        };
        while let Some(first) = rest.first() {
            match first.as_str() {
                "super" => drop(at.pop()),
                "crate" | "kifuscribe" | "self" => {}
                _ => break,
            }
            rest = &rest[1..];
        }
        at.extend(rest.iter().cloned());
        Some(at)
    }
}

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rules::House;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The names of the dependencies as code writes them.
fn crates_of(manifest: &str) -> BTreeSet<String> {
    let manifest: toml::Table = manifest.parse().unwrap();
    let mut tables = vec![manifest["dependencies"].as_table().unwrap()];
    for target in manifest.get("target").and_then(|t| t.as_table()).into_iter().flat_map(|t| t.values()) {
        tables.extend(target.get("dependencies").and_then(|d| d.as_table()));
    }
    tables.iter().flat_map(|t| t.keys()).map(|name| name.replace('-', "_")).collect()
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found.sort();
}

fn house() -> House {
    House {
        rows: table::parse(&fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap()),
        crates: crates_of(&fs::read_to_string(root().join("Cargo.toml")).unwrap()),
    }
}

/// The files of the modules that are declared for tests only.
fn files_for_tests(files: &[PathBuf]) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for file in files {
        let folder = if file.ends_with("lib.rs") { file.parent().unwrap().to_owned() } else { file.with_extension("") };
        let names = source::test_modules(&fs::read_to_string(file).unwrap());
        found.extend(names.iter().map(|name| folder.join(format!("{name}.rs"))));
    }
    found
}

#[test]
fn every_module_keeps_to_its_row() {
    let house = house();
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    assert!(files.len() > 10, "src/ has not been walked: {files:?}");
    let for_tests = files_for_tests(&files);
    let mut all = Vec::new();
    let is_for_tests =
        |file: &PathBuf| for_tests.iter().any(|test| file == test || file.starts_with(test.with_extension("")));
    for file in files.iter().filter(|file| !is_for_tests(file)) {
        let name = file.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
        all.extend(house.violations(&name, &fs::read_to_string(file).unwrap()));
    }
    assert!(all.is_empty(), "against the layer table of ARCHITECTURE.md:\n{}", all.join("\n"));
}

#[test]
fn the_table_names_only_what_there_is() {
    let house = house();
    let modules: BTreeSet<&String> = house.rows.keys().collect();
    for (module, row) in &house.rows {
        for ours in &row.ours {
            assert!(modules.contains(ours), "{module} may import {ours}, which has no row");
        }
        for others in &row.others {
            assert!(house.crates.contains(others), "{module} may name {others}, which Cargo.toml does not have");
        }
    }
}

/// A small house to plant violations in.
fn sample() -> House {
    let table = "\
| module | may import of ours | may name of others' | outside world |
|---|---|---|---|
| `lib` | | | no |
| `game` | - | - | no |
| `formats` | `game` | `serde` | no |
| `jobs` | `game`, `formats` | - | `files`, `clock` |
| `main` | `jobs` | - | no |
";
    let crates = ["serde", "opencv", "egui"].map(str::to_string).into();
    House { rows: table::parse(table), crates }
}

#[track_caller]
fn check(file: &str, code: &str, expected: &[&str]) {
    let expected: Vec<String> = expected.iter().map(|what| format!("{file}: {what}")).collect();
    assert_eq!(sample().violations(file, code), expected, "{code}");
}

#[test]
fn a_module_that_its_row_does_not_allow_is_found() {
    check("src/game/point.rs", "use crate::formats::sgf;", &["names our `formats` (crate::formats::sgf)"]);
    check("src/formats/sgf.rs", "use crate::game::point::Point;", &[]);
    check("src/formats/sgf.rs", "use crate::{game::point, jobs::read};", &["names our `jobs` (crate::jobs::read)"]);
    check("src/formats/sgf.rs", "use super::super::jobs::read;", &["names our `jobs` (super::super::jobs::read)"]);
    check("src/formats.rs", "fn f() { super::jobs::read::read() }", &["names our `jobs` (super::jobs::read::read)"]);
    check("src/formats/sgf.rs", "fn f() -> crate::jobs::Stop { g() }", &["names our `jobs` (crate::jobs::Stop)"]);
    check("src/formats/sgf.rs", "use super::truth::Truth;", &[]);
    check("src/main.rs", "fn main() { kifuscribe::game::play() }", &["names our `game` (kifuscribe::game::play)"]);
    check("src/unknown.rs", "", &["the layer table has no row for `unknown`"]);
}

#[test]
fn a_name_handed_on_is_found() {
    check("src/formats.rs", "pub use crate::game::Point;", &["hands on a name of our `game` (crate::game::Point)"]);
    check(
        "src/formats.rs",
        "pub(crate) use crate::game::Point;",
        &["hands on a name of our `game` (crate::game::Point)"],
    );
    check(
        "src/lib.rs",
        "pub use game::Point;\npub use crate::game::Point;",
        &["names our `game` (game::Point)", "names our `game` (crate::game::Point)"],
    );
    check("src/formats.rs", "pub use self::sgf::Sgf;", &[]);
}

#[test]
fn a_crate_that_its_row_does_not_allow_is_found() {
    check("src/game.rs", "use serde::Serialize;", &["names the crate `serde` (serde::Serialize)"]);
    check("src/game.rs", "fn f(m: &opencv::core::Mat) {}", &["names the crate `opencv` (opencv::core::Mat)"]);
    check("src/jobs.rs", "use egui;", &["names the crate `egui` (egui)"]);
    check("src/formats.rs", "use serde::{Deserialize, Serialize};", &[]);
    check("src/game.rs", "// use serde::Serialize;\n/* egui::Ui */ const A: &str = \"egui::Ui\";", &[]);
}

#[test]
fn the_outside_world_is_found() {
    check("src/game.rs", "use std::fs;", &["names std::fs (files)"]);
    check("src/game.rs", "use std::{fmt, thread::spawn};", &["names std::thread::spawn (threads)"]);
    check(
        "src/game.rs",
        "use std::net::{TcpStream, self};",
        &["names std::net::TcpStream (network)", "names std::net (network)"],
    );
    check("src/game.rs", "fn f() { std::process::exit(1) }", &["names std::process::exit (processes)"]);
    check("src/game.rs", "let home = std::env::var(key);", &["names std::env::var (environment)"]);
    check("src/game.rs", "use std::time::{Duration, Instant};", &["names std::time::Instant (clock)"]);
    check(
        "src/game.rs",
        "use std::time; fn f() { time::SystemTime::now() }",
        &["names std::time (clock)", "names time::SystemTime::now (clock)"],
    );
    check("src/game.rs", "use std::time::Duration;", &[]);
    check("src/jobs.rs", "use std::{fs, time::Instant}; fn f() { Instant::now() }", &[]);
    check("src/jobs.rs", "use std::thread;", &["names std::thread (threads)"]);
}

#[test]
fn unsafe_and_unwrap_are_found_outside_tests() {
    check("src/game.rs", "fn f() { unsafe { g() } }", &["uses unsafe"]);
    check("src/game.rs", "fn f() { g()\n    .unwrap() }", &["calls unwrap"]);
    check("src/game.rs", "fn f() { g().expect(\"never\") }", &["calls expect"]);
    check("src/game.rs", "fn f() { parser.expect(Token::Comma); g().unwrap_or(1) }", &[]);
    check("src/game.rs", "/// `g().unwrap()` is unsafe.\nfn f() {}", &[]);
    let tests =
        "fn f() {}\n#[cfg(test)]\nmod tests { use std::fs; fn g() { if a { h().unwrap() } } }\nfn k() { l().unwrap() }";
    check("src/game.rs", tests, &["calls unwrap"]);
}

#[test]
fn modules_for_tests_are_known_by_their_declaration() {
    let names = |code: &str| source::test_modules(code);
    assert_eq!(names("pub mod a;\n#[cfg(test)]\nmod cases;\n#[cfg(test)]\nmod tests { use std::fs; }"), ["cases"]);
    assert!(names("#[cfg(feature = \"eyes\")]\nmod cases;\n// #[cfg(test)] mod cases;").is_empty());
}

#[test]
fn texts_and_characters_do_not_confuse_the_walk() {
    check(
        "src/game.rs",
        r##"const Q: char = '"'; const R: &str = r#"a "quoted" unsafe"#; use std::fs;"##,
        &["names std::fs (files)"],
    );
    check("src/game.rs", "fn f<'a>(x: &'a str) -> &'a str { x } const E: &str = \"\\\" unsafe\";", &[]);
    check("src/game.rs", "const A: char = '\\''; fn unsafe_name() {}", &[]);
}
