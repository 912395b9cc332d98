//! Every citation of the rules page names a section that it has, no local link of the documents is broken, and the
//! README stays short. `cargo test -p kifuscribe-repository-tests citations` runs this alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use pulldown_cmark::{Event, Parser, Tag};

use super::root;

const RULES: &str = "docs/rules.md";

/// The most lines that the README may have.
const README_LINES: usize = 120;

/// What the rules page offers to citations.
#[derive(Debug, Default)]
struct RulesPage {
    /// The sections such as `B`, `B.6a` or `conventions`, each with the numbers of its list items and table rows.
    sections: BTreeMap<String, BTreeSet<u32>>,
    /// The sources such as `S4`, each with the articles that are listed for it.
    sources: BTreeMap<String, BTreeSet<String>>,
}

impl RulesPage {
    fn parse(text: &str) -> Self {
        let mut page = Self::default();
        let mut section = String::new();
        let mut articles_of = None;
        for line in text.lines() {
            let first =
                line.trim_start_matches('#').split_whitespace().next().unwrap_or_default().trim_end_matches('.');
            if line.starts_with('#') {
                section = if first == "Conventions" { "conventions".to_owned() } else { first.to_owned() };
                page.sections.entry(section.clone()).or_default();
                articles_of = line.strip_prefix("### Articles of ").map(str::to_owned);
                continue;
            }
            let cell = line.strip_prefix("| ").and_then(|l| l.split(" |").next()).unwrap_or_default();
            if let Some(source) = &articles_of {
                let articles = page.sources.entry(source.clone()).or_default();
                articles.extend(cell.split(", ").map(str::to_owned));
            } else if section == "Sources" && source_mark(cell).is_some_and(|rest| rest.is_empty()) {
                page.sources.entry(cell.to_owned()).or_default();
            }
            let number = if cell.is_empty() { line.split(". ").next().unwrap_or_default() } else { cell };
            if let (Ok(number), Some(items)) = (number.parse(), page.sections.get_mut(&section)) {
                items.insert(number);
            }
        }
        page
    }

    fn source(&self, mark: &str) -> Result<&BTreeSet<String>, String> {
        self.sources.get(mark).ok_or(format!("{RULES} lists no source {mark}"))
    }
}

/// The text after a mark such as `S4`, when `text` begins with one.
fn source_mark(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('S')?.strip_prefix(|c: char| c.is_ascii_digit())?;
    (!rest.starts_with(|c: char| c.is_alphanumeric() || c == '_')).then_some(rest)
}

/// Splits a number with an optional letter off, such as `16.2g`, `22.3` or `25`.
fn article(text: &str) -> Option<(&str, &str)> {
    let named = ["App.", "diagram "].into_iter().find(|name| text.starts_with(name)).map_or(0, str::len);
    let digits = text[named..].find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len() - named);
    let number = text[named..named + digits].trim_end_matches('.');
    let rest = &text[named + number.len()..];
    let letters = rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len());
    (!number.is_empty()).then(|| text.split_at(named + number.len() + letters))
}

/// Splits a section such as `B.6a` off; a single letter only where `alone` allows it.
fn section(text: &str, alone: bool) -> Option<(&str, &str)> {
    if let Some(rest) = text.strip_prefix("conventions") {
        return Some(("conventions", rest));
    }
    let after = text.strip_prefix(|c: char| ('A'..='E').contains(&c))?;
    let numbered = after.strip_prefix('.').filter(|n| n.starts_with(|c: char| c.is_ascii_digit()));
    let length = match numbered {
        Some(number) => 2 + article(number).map_or(0, |(n, _)| n.len()),
        None if alone && !after.starts_with(char::is_alphanumeric) => 1,
        None => return None,
    };
    Some(text.split_at(length))
}

/// What is wrong with the citations in a comment: byte offset and reason.
fn wrong_citations(comment: &str, page: &RulesPage) -> Vec<(usize, String)> {
    let mut wrong = Vec::new();
    for (at, name) in comment.match_indices("RULES.md").chain(comment.match_indices(RULES)) {
        let outcome = match name {
            RULES => rules_citation(&comment[at + name.len()..], page),
            _ => Err(format!("RULES.md is not part of the project; cite {RULES}")),
        };
        wrong.extend(outcome.err().map(|why| (at, why)));
    }
    for (at, _) in comment.match_indices('S') {
        let begins = !comment[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        if let Some(rest) = source_mark(&comment[at..]).filter(|_| begins) {
            let outcome = source_citation(&comment[at..at + 2], rest, page);
            wrong.extend(outcome.err().map(|why| (at, why)));
        }
    }
    wrong
}

/// Checks what follows `docs/rules.md`: one section, or several joined by `,`, `and` or `to`, each with items after it.
fn rules_citation(text: &str, page: &RulesPage) -> Result<(), String> {
    let text = text.trim_start();
    let text = text.strip_prefix("section ").unwrap_or(text);
    let (mut name, mut rest) = section(text, true).ok_or(format!("the citation of {RULES} names no section"))?;
    loop {
        let items = page.sections.get(name).ok_or(format!("{RULES} has no section {name}"))?;
        let Some(next) = [", ", " and ", " to "].into_iter().find_map(|joint| rest.strip_prefix(joint)) else {
            return Ok(());
        };
        if let Some((following, after)) = section(next, false) {
            (name, rest) = (following, after);
            continue;
        }
        let digits = next.find(|c: char| !c.is_ascii_digit()).unwrap_or(next.len());
        let Ok(item) = next[..digits].parse() else { return Ok(()) };
        if !items.contains(&item) {
            return Err(format!("{RULES} {name} has no item {item}"));
        }
        rest = &next[digits..];
    }
}

/// Checks a source's mark and the articles that follow it.
fn source_citation(mark: &str, rest: &str, page: &RulesPage) -> Result<(), String> {
    let articles = page.source(mark)?;
    let mut rest = rest.strip_prefix(' ');
    while let Some((cited, after)) = rest.and_then(article) {
        if !articles.contains(cited) {
            return Err(format!("{RULES} lists no article {cited} of {mark}"));
        }
        rest = after.strip_prefix(", ");
    }
    Ok(())
}

/// A run of comment lines, joined by spaces.
#[derive(Debug, Default)]
struct Comment {
    text: String,
    /// Where each line begins in the text, with its number.
    lines: Vec<(usize, usize)>,
}

impl Comment {
    fn line_of(&self, at: usize) -> usize {
        self.lines.iter().rev().find(|(start, _)| *start <= at).map_or(0, |(_, number)| *number)
    }
}

/// The comments of a source file; `mark` begins a comment in its language.
fn comments(source: &str, mark: &str) -> Vec<Comment> {
    let mut found: Vec<Comment> = Vec::new();
    let mut goes_on = false;
    for (i, line) in source.lines().enumerate() {
        let (code, comment) = match line.split_once(mark) {
            Some((code, comment)) if code.is_empty() || code.ends_with(' ') => (code, Some(comment)),
            _ => (line, None),
        };
        let Some(comment) = comment else {
            goes_on = false;
            continue;
        };
        if !goes_on || !code.trim().is_empty() {
            found.push(Comment::default());
        }
        goes_on = true;
        let Some(last) = found.last_mut() else { continue };
        if !last.text.is_empty() {
            last.text.push(' ');
        }
        last.lines.push((last.text.len(), i + 1));
        last.text.push_str(comment.trim_start_matches(['/', '!', '#']).trim());
    }
    found
}

/// The wrong citations of a source file, each as `name:line: reason`.
fn faults(name: &str, source: &str, page: &RulesPage) -> Vec<String> {
    let mark = if name.ends_with(".rs") { "//" } else { "#" };
    let of = |comment: &Comment| {
        let wrong = wrong_citations(&comment.text, page);
        wrong.into_iter().map(|(at, why)| format!("{name}:{}: {why}", comment.line_of(at))).collect::<Vec<_>>()
    };
    comments(source, mark).iter().flat_map(of).collect()
}

fn name_of(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().display().to_string()
}

/// The files under a folder of the project with one of these endings, build folders left out.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![root().join(folder)];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            let ending = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
            if path.is_dir() && !path.ends_with("target") {
                open.push(path);
            } else if endings.contains(&ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// A document with what it includes in mdBook's way put in.
fn document(path: &Path) -> Result<String, String> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut whole = String::new();
    for line in text.lines() {
        match line.trim().strip_prefix("{{#include ").and_then(|l| l.strip_suffix("}}")) {
            Some(included) => whole += &document(&path.with_file_name(included))?,
            None => whole += line,
        }
        whole.push('\n');
    }
    Ok(whole)
}

/// The anchors of a document's headings, as GitHub and mdBook make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|l| l.starts_with('#')).map(|l| l.trim_start_matches('#').trim());
    let keep = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let anchor = |h: &str| h.to_lowercase().chars().filter(|&c| keep(c)).collect::<String>().replace(' ', "-");
    headings.map(anchor).collect()
}

/// The links and pictures of a document that lead into the project, with their lines.
fn local_links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (event, range) in Parser::new(text).into_offset_iter() {
        let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event else { continue };
        if !dest_url.contains("://") && !dest_url.starts_with("mailto:") {
            found.push((text[..range.start].matches('\n').count() + 1, dest_url.to_string()));
        }
    }
    found
}

/// Why a link from the document at `from` leads nowhere.
fn broken(from: &Path, link: &str) -> Result<(), String> {
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { from.to_path_buf() } else { from.with_file_name("").join(file) };
    if !target.exists() {
        return Err(format!("there is no {link}"));
    }
    if !anchor.is_empty() && !anchors(&document(&target)?).contains(anchor) {
        return Err(format!("{} has no heading for #{anchor}", name_of(&target)));
    }
    Ok(())
}

#[test]
fn every_citation_resolves() {
    let page = RulesPage::parse(&fs::read_to_string(root().join(RULES)).unwrap());
    let mut cited = 0;
    let mut wrong = Vec::new();
    for path in
        ["src", "crates", "models", "tests", "benches", "fuzz", "hall"].iter().flat_map(|f| files(f, &["rs", "py"]))
    {
        // This file's own examples are wrong on purpose.
        if path.ends_with("tests/repository/citations.rs") {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        cited += source.matches(RULES).count();
        wrong.extend(faults(&name_of(&path), &source, &page));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(cited > 50, "only {cited} citations were found: is the search still right?");
}

#[test]
fn the_rules_page_has_all_its_sections_and_lists_what_it_cites() {
    let text = fs::read_to_string(root().join(RULES)).unwrap();
    let page = RulesPage::parse(&text);
    for (letter, last) in [('A', 10), ('B', 7), ('C', 9), ('D', 5)] {
        for number in 1..=last {
            assert!(page.sections.contains_key(&format!("{letter}.{number}")), "{letter}.{number}");
        }
    }
    assert_eq!(page.sources.keys().collect::<Vec<_>>(), ["S0", "S1", "S2", "S3", "S4"]);
    let wrong: Vec<String> = text
        .lines()
        .enumerate()
        .flat_map(|(i, line)| wrong_citations(line, &page).into_iter().map(move |(_, why)| format!("{}: {why}", i + 1)))
        .filter(|why| !why.contains("cite docs/rules.md"))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn no_local_link_is_broken() {
    let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ARCHITECTURE.md"].map(|f| root().join(f));
    let mut wrong = Vec::new();
    let mut links = 0;
    for path in top.into_iter().chain(files("docs", &["md"])) {
        let text = document(&path).unwrap();
        for (line, link) in local_links(&text) {
            links += 1;
            wrong.extend(broken(&path, &link).err().map(|why| format!("{}:{line}: {why}", name_of(&path))));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(links > 20, "only {links} links were found: is the search still right?");
}

#[test]
fn every_test_that_the_security_page_names_is_where_it_says() {
    let text = fs::read_to_string(root().join("docs/security.md")).unwrap();
    let named: Vec<(&str, &str)> = text
        .split("[`")
        .skip(1)
        .map(|rest| {
            let (name, rest) = rest.split_once("`](../").unwrap_or_else(|| panic!("no link of a test: {rest}"));
            (name, rest.split_once(')').unwrap().0)
        })
        .collect();
    assert!(named.len() > 20, "only {} tests were found", named.len());
    // Each claim of the tables has a test beside it.
    let claimed = text.split("\n## What a flood costs").next().unwrap();
    let claims = claimed.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| what they want"));
    let untested: Vec<&str> = claims.filter(|line| !line.contains("[`")).collect();
    assert!(untested.is_empty(), "claims without a test: {untested:#?}");
    for (name, path) in named {
        let source = fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"));
        assert!(source.contains(&format!("fn {name}(")), "{path} has no test {name}");
    }
}

#[test]
fn every_chapter_stands_in_the_summary() {
    let summary = fs::read_to_string(root().join("docs/src/SUMMARY.md")).unwrap();
    let listed: BTreeSet<String> = local_links(&summary).into_iter().map(|(_, link)| link).collect();
    let folder = root().join("docs/src");
    for path in files("docs/src", &["md"]) {
        let name = path.strip_prefix(&folder).unwrap().display().to_string();
        assert!(name == "SUMMARY.md" || listed.contains(&name), "docs/src/SUMMARY.md does not list {name}");
    }
}

#[test]
fn the_readme_is_short() {
    let lines = fs::read_to_string(root().join("README.md")).unwrap().lines().count();
    assert!(lines <= README_LINES, "README.md has {lines} lines, at most {README_LINES} are wanted");
}

mod checker {
    use super::*;

    const PAGE: &str = "
## Sources
| mark | text |
|---|---|
| S1 | an article |
| S4 | a code |
### Articles of S4
| article | subject |
|---|---|
| 16.2, 16.2g | when a move is made |
| App.3, diagram 15, 25 | equipment |
## Conventions
# A. Rule sets
## A.1 Play
## A.9 Contradictions
| # | contradiction |
|---|---|
| 1 | suicide |
| 7 | komi |
# B. The count
## B.6 Invariants
1. first
2. second
## B.6a Checkpoints
";

    fn check(comment: &str) -> Vec<String> {
        wrong_citations(comment, &RulesPage::parse(PAGE)).into_iter().map(|(_, why)| why).collect()
    }

    #[test]
    fn what_is_there_is_accepted() {
        for right in [
            "(docs/rules.md A.1)",
            "docs/rules.md section B, and more",
            "docs/rules.md conventions",
            "docs/rules.md B.6a: looks",
            "S1, docs/rules.md A.9, 7.",
            "docs/rules.md A.1, B.6 and B.6a",
            "docs/rules.md B.6, 2 and B.6a",
            "(S4 16.2g, 16.2)",
            "S4 App.3 and S4 diagram 15, S4 25.",
            "the point S17, a type S3Client, HMACS4",
        ] {
            assert_eq!(check(right), Vec::<String>::new(), "{right}");
        }
    }

    #[test]
    fn what_is_not_there_is_refused() {
        for (wrong, why) in [
            ("docs/rules.md A.2", "docs/rules.md has no section A.2"),
            ("docs/rules.md B.6b", "docs/rules.md has no section B.6b"),
            ("docs/rules.md section C", "docs/rules.md has no section C"),
            ("docs/rules.md A.1 to A.3", "docs/rules.md has no section A.3"),
            ("docs/rules.md A.9, 8", "docs/rules.md A.9 has no item 8"),
            ("see docs/rules.md for it", "the citation of docs/rules.md names no section"),
            ("RULES.md A.1", "RULES.md is not part of the project; cite docs/rules.md"),
            ("(S5)", "docs/rules.md lists no source S5"),
            ("S4 16.3", "docs/rules.md lists no article 16.3 of S4"),
            ("S4 16.2, 16.2h", "docs/rules.md lists no article 16.2h of S4"),
            ("S1 App.3", "docs/rules.md lists no article App.3 of S1"),
        ] {
            assert_eq!(check(wrong), [why], "{wrong}");
        }
    }

    #[test]
    fn a_fault_is_given_with_its_file_and_line() {
        let source = "//! Fine (docs/rules.md\n//! A.1).\nlet a = \"docs/rules.md X\"; // S4\nfn f() {}\n\
                      /// It is (docs/rules.md\n/// A.5).\n";
        let page = RulesPage::parse(PAGE);
        assert_eq!(faults("a.rs", source, &page), ["a.rs:5: docs/rules.md has no section A.5"]);
        assert_eq!(faults("a.py", "x = 1\n# S4 3.3\n", &page), ["a.py:2: docs/rules.md lists no article 3.3 of S4"]);
    }

    #[test]
    fn links_are_found_and_followed() {
        let text = "# A page\n\n[a](b.md#c) and ![p](images/p.png)\n[web](https://example.org) `[no](no.md)`\n";
        assert_eq!(local_links(text), [(3, "b.md#c".to_owned()), (3, "images/p.png".to_owned())]);
        let readme = root().join("README.md");
        assert_eq!(broken(&readme, "ARCHITECTURE.md"), Ok(()));
        assert_eq!(broken(&readme, "docs/rules.md#b2-why-it-works"), Ok(()));
        assert_eq!(broken(&readme, "nowhere.md"), Err("there is no nowhere.md".to_owned()));
        assert!(broken(&readme, "docs/rules.md#nothing").is_err_and(|why| why.contains("has no heading")));
        assert!(anchors(text).contains("a-page"));
    }
}

/// The code spans in a cell of a table, such as `audit --report`.
fn code_spans(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// What a row of section F names that does not exist: a file, a command of the guide, or a test.
fn missing_of_row(row: &str, commands: &BTreeSet<String>) -> Vec<String> {
    let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
    let [_, source, code, shown, test] = cells[..] else { return vec![format!("{row}: not five cells")] };
    let mut missing = Vec::new();
    // `[S4 13.1]`, or `[D]` and `[X]`, which are no rule of a text.
    if !["[S", "[D]", "[X]"].iter().any(|mark| source.contains(mark)) {
        missing.push(format!("{row}: no source"));
    }
    let (code, test) = (code_spans(code), code_spans(test));
    if code.is_empty() || shown.is_empty() || test.len() != 2 {
        missing.push(format!("{row}: a cell is empty"));
    }
    missing
        .extend(code.iter().filter(|file| !root().join(file).is_file()).map(|file| format!("{file} does not exist")));
    let typed = code_spans(shown).into_iter().filter_map(|typed| typed.split_whitespace().next());
    let unknown = typed.filter(|command| !commands.contains(*command));
    missing.extend(unknown.map(|command| format!("docs/src/commands.md has no command {command}")));
    if let [file, name] = test[..] {
        let text = fs::read_to_string(root().join(file)).unwrap_or_default();
        let is_test = text.split("#[test]").skip(1).any(|after| {
            let signature = after.trim_start().lines().find(|line| !line.trim_start().starts_with("#["));
            signature.is_some_and(|line| line.trim_start().starts_with(&format!("fn {name}(")))
        });
        if !is_test {
            missing.push(format!("{file} has no test {name}"));
        }
    }
    missing
}

#[test]
fn every_rule_names_its_code_its_command_and_its_test() {
    let guide = fs::read_to_string(root().join("docs/src/commands.md")).unwrap();
    let commands: BTreeSet<String> =
        guide.lines().filter_map(|l| l.strip_prefix("## ")).flat_map(|l| l.split(", ").map(str::to_owned)).collect();
    let page = fs::read_to_string(root().join(RULES)).unwrap();
    let (_, rules) = page.split_once("\n# F. ").unwrap();
    let (rules, left_out) = rules.split_once("\n## F.8 ").unwrap();
    let is_row = |line: &&str| line.starts_with("| ") && !line.starts_with("| rule ");
    let rows: Vec<&str> = rules.lines().filter(is_row).collect();
    assert!(rows.len() >= 100, "only {} rules are listed", rows.len());
    let missing: Vec<String> = rows.iter().flat_map(|row| missing_of_row(row, &commands)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    for row in left_out.lines().filter(is_row) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        assert!(cells.len() == 3 && cells.iter().all(|cell| !cell.is_empty()), "{row}");
    }
    // The check itself: a test that does not exist is found.
    let engine = "crates/core/tests/rules/engine.rs";
    let row = |code: &str, shown: &str, test: &str| {
        format!("| a rule | A.1 [S1] | `crates/core/src/game/{code}` | `{shown}` | `{engine}` `{test}` |")
    };
    let missing = missing_of_row(&row("play.rs", "score", "g99_no_such_test"), &commands);
    assert_eq!(missing, [format!("{engine} has no test g99_no_such_test")]);
    assert_eq!(missing_of_row(&row("no_such.rs", "guess", "g01_one_stone_suicide"), &commands).len(), 2);
}
