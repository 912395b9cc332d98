//! Lists the messages that a language shows in English, because their translation is missing or older than the English,
//! and translations of nothing; exits with 1 where there are any. `scripts/languages` runs it.
//!
//! `--accept [ID...]` stamps the translations of these messages, or all of them, after a person has looked at them.

#![allow(clippy::print_stdout, clippy::print_stderr)] // A program for people.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use kifuscribe::commands;
use kifuscribe_console::help;
use kifuscribe_language::entry::{self, MessageEntry};
use kifuscribe_language::{self as language, Language};

/// Where the messages are, a folder for each language.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/language/src");

/// The file with the help of the command line, which English does not have.
const HELP: &str = "help.ftl";

/// What is wrong with the translations of one language.
#[derive(Default)]
struct Findings {
    lines: BTreeSet<String>,
    /// The messages that are older than their English, with its fingerprint.
    outdated: BTreeMap<String, String>,
}

impl Findings {
    fn missing(&mut self, id: &str) {
        self.lines.insert(format!("{id}: missing"));
    }

    fn outdated(&mut self, id: &str, english: String) {
        self.lines.insert(format!("{id}: older than its English"));
        self.outdated.insert(id.to_owned(), english);
    }

    fn of_nothing(&mut self, id: &str) {
        self.lines.insert(format!("{id}: translates nothing"));
    }
}

/// The names of a message's attributes.
fn attributes<'a>(entry: &MessageEntry<'a>) -> impl Iterator<Item = &'a str> {
    entry.source.lines().filter_map(|line| Some(line.trim_start().strip_prefix('.')?.split_once(" =")?.0))
}

fn by_id<'a>(texts: &'a [String]) -> BTreeMap<&'a str, MessageEntry<'a>> {
    texts.iter().flat_map(|text| entry::entries(text)).map(|entry| (entry.id, entry)).collect()
}

/// The files of a language, without its help.
fn files(language: Language) -> io::Result<Vec<PathBuf>> {
    let all = fs::read_dir(Path::new(FOLDER).join(language.code()))?.map(|entry| Ok(entry?.path()));
    let all: io::Result<Vec<_>> = all.collect();
    Ok(all?.into_iter().filter(|path| path.file_name().is_some_and(|name| name != HELP)).collect())
}

fn read(paths: &[PathBuf]) -> io::Result<Vec<String>> {
    paths.iter().map(fs::read_to_string).collect()
}

fn compare_messages(language: Language, findings: &mut Findings) -> io::Result<()> {
    let [english, other] = [read(&files(Language::English)?)?, read(&files(language)?)?];
    let [english, other] = [by_id(&english), by_id(&other)];
    for (id, wanted) in &english {
        let Some(found) = other.get(id) else {
            findings.missing(id);
            continue;
        };
        let fingerprint = wanted.fingerprint();
        if found.stamp != Some(&fingerprint) {
            findings.outdated(id, fingerprint);
        }
        let there: BTreeSet<&str> = attributes(found).collect();
        attributes(wanted)
            .filter(|name| !there.contains(name))
            .for_each(|name| findings.missing(&format!("{id}.{name}")));
    }
    other.keys().filter(|id| !english.contains_key(*id)).for_each(|id| findings.of_nothing(id));
    Ok(())
}

fn compare_help(language: Language, findings: &mut Findings) -> io::Result<()> {
    let text = [fs::read_to_string(Path::new(FOLDER).join(language.code()).join(HELP))?];
    let entries = by_id(&text);
    let all = || help::help_texts(commands::command());
    let texts = all();
    let here = language::within(language, all);
    let mut used = BTreeSet::new();
    let mut rest = Vec::new();
    for (text, here) in texts.iter().zip(&here) {
        let english = |entry: &MessageEntry<'_>| {
            entry::fingerprint(&text.english(|name| attributes(entry).any(|there| there == name)))
        };
        let candidates = || text.ids.iter().filter_map(|id| entries.get(id.as_str()));
        let Some(found) = candidates().find(|entry| entry.stamp == Some(&english(entry))) else {
            rest.push((text, candidates().map(|entry| (entry.id, english(entry))).collect::<Vec<_>>()));
            continue;
        };
        used.insert(found.id);
        // A value whose help is in the current language already is a message elsewhere.
        let values = text.values.iter().zip(&here.values).filter(|(value, here)| value == here);
        let wanted = text.attributes().into_iter().chain(values.map(|((name, _), _)| name.as_str()));
        let there: BTreeSet<&str> = attributes(found).collect();
        wanted.filter(|name| !there.contains(name)).for_each(|name| findings.missing(&format!("{}.{name}", found.id)));
    }
    // A message that translates something else is not older than this.
    for (text, candidates) in rest {
        match candidates.into_iter().find(|(id, _)| !used.contains(id)) {
            Some((id, english)) if findings.outdated.get(id).is_none_or(|other| *other == english) => {
                findings.outdated(id, english);
            }
            _ => findings.missing(&text.ids[0]),
        }
    }
    let of_nothing = entries.keys().filter(|id| !used.contains(*id) && !findings.outdated.contains_key(**id));
    let of_nothing: Vec<_> = of_nothing.collect();
    of_nothing.into_iter().for_each(|id| findings.of_nothing(id));
    Ok(())
}

/// Writes the stamps of these messages into the files of a language.
fn stamp(language: Language, stamps: &BTreeMap<String, String>) -> io::Result<()> {
    let help = Path::new(FOLDER).join(language.code()).join(HELP);
    for path in files(language)?.into_iter().chain([help]) {
        let text = fs::read_to_string(&path)?;
        let mut lines: Vec<String> = Vec::new();
        for line in text.lines() {
            if let Some(stamp) = entry::id_of_line(line).and_then(|id| stamps.get(id)) {
                lines.pop_if(|last| entry::stamp_of_line(last).is_some());
                lines.push(entry::stamp_line(stamp));
            }
            lines.push(line.to_owned());
        }
        let stamped = lines.join("\n") + "\n";
        if stamped != text {
            fs::write(path, stamped)?;
        }
    }
    Ok(())
}

fn compare(language: Language) -> io::Result<Findings> {
    let mut findings = Findings::default();
    compare_messages(language, &mut findings)?;
    compare_help(language, &mut findings)?;
    Ok(findings)
}

fn run(args: &[String]) -> io::Result<bool> {
    let accepted = match args {
        [] => None,
        [option, ids @ ..] if option == "--accept" => Some(ids),
        _ => return Err(io::Error::other("use it as: scripts/languages [--accept [ID...]]")),
    };
    let mut is_complete = true;
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let mut findings = compare(language)?;
        if let Some(ids) = accepted {
            findings.outdated.retain(|id, _| ids.is_empty() || ids.contains(id));
            stamp(language, &findings.outdated)?;
            findings = compare(language)?;
        }
        findings.lines.iter().for_each(|line| println!("{}: {line}", language.code()));
        is_complete &= findings.lines.is_empty();
    }
    Ok(is_complete)
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match run(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("languages: {error}");
            ExitCode::from(2)
        }
    }
}
