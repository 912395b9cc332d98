//! Cases of the help: what it says in each language, and which page a hint names.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;

use clap::CommandFactory as _;

use clap::{Arg, Command};

use crate::commands::Cli;
use kifuscribe_console::help::{PROGRAM, about_id, argument_ids, translated};
use kifuscribe_console::usage::help_of;
use kifuscribe_language::{self as language, Language};

const OTHERS: [Language; 3] = [Language::Russian, Language::Ukrainian, Language::Chinese];

/// What the help of one language says of the commands.
#[derive(Default)]
struct Walk {
    /// The messages in use, with the English texts that they translate.
    used: BTreeMap<String, BTreeSet<String>>,
    /// Commands and arguments without a message.
    missing: Vec<String>,
}

impl Walk {
    fn command(&mut self, command: &Command, path: &[String]) {
        let id = if path.is_empty() { PROGRAM.to_owned() } else { about_id(path) };
        self.message(&id, &command.get_about().map(ToString::to_string).unwrap_or_default());
        if command.get_long_about().is_some() {
            self.attribute(&id, "long");
        }
        if command.get_after_help().is_some() {
            self.attribute(&id, "after");
        }
        command.get_arguments().for_each(|arg| self.argument(arg, path));
        for below in command.get_subcommands() {
            if below.get_name() == "help" {
                self.message("about-help", "");
            } else {
                self.command(below, &[path, &[below.get_name().to_owned()]].concat());
            }
        }
    }

    fn argument(&mut self, arg: &Arg, path: &[String]) {
        let own = argument_ids(arg, path).next().unwrap();
        let id = argument_ids(arg, path).find(|id| language::help(id).is_some()).unwrap_or(own);
        let english = if id == "help-help" { String::new() } else { arg.get_help().unwrap().to_string() };
        self.message(&id, &english);
        if arg.get_long_help().is_some() && id != "help-help" {
            self.attribute(&id, "long");
        }
        for value in arg.get_possible_values() {
            // What is a message elsewhere is in the current language already.
            if value.get_help().is_some_and(|help| help.to_string().is_ascii()) {
                self.attribute(&id, value.get_name());
            }
        }
    }

    fn message(&mut self, id: &str, english: &str) {
        self.missing.extend(language::help(id).is_none().then(|| id.to_owned()));
        self.used.entry(id.to_owned()).or_default().insert(english.to_owned());
    }

    fn attribute(&mut self, id: &str, name: &str) {
        let full = format!("{id}.{name}");
        self.missing.extend(language::help_attribute(id, name).is_none().then(|| full.clone()));
        self.used.entry(full).or_default();
    }
}

fn walked() -> Walk {
    let mut command = Cli::command();
    command.build();
    let mut walk = Walk::default();
    walk.command(&command, &[]);
    walk
}

#[test]
fn every_command_and_argument_has_help_in_every_language() {
    for language in OTHERS {
        let missing = language::within(language, || walked().missing);
        assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
    }
}

#[test]
fn a_message_for_several_arguments_translates_one_text() {
    let used = language::within(Language::Russian, || walked().used);
    let several: Vec<_> = used.iter().filter(|(_, texts)| texts.len() > 1).collect();
    assert!(several.is_empty(), "one message for several texts: {several:#?}");
}

#[test]
fn every_message_of_the_help_belongs_to_a_command_or_an_argument() {
    for language in OTHERS {
        let (used, there) = language::within(language, || (walked().used, language::help_ids()));
        assert!(there.len() > 200, "{language:?}: the help was not read");
        let more: Vec<_> = there.iter().filter(|id| !used.contains_key(*id)).collect();
        assert!(more.is_empty(), "{language:?} has help for nothing: {more:#?}");
    }
}

#[test]
fn help_pages_have_no_english_heading() {
    fn check(command: &mut Command) {
        for page in [command.render_help().to_string(), command.render_long_help().to_string()] {
            for english in [
                "Usage:",
                "Options:",
                "Arguments:",
                "Commands:",
                "[default",
                "[possible",
                "OPTIONS]",
                "Print help",
                "false]",
            ] {
                assert!(!page.contains(english), "{english} in\n{page}");
            }
            assert!(page.contains("Использование: kifuscribe"), "{page}");
        }
        command.get_subcommands_mut().for_each(check);
    }
    language::within(Language::Russian, || check(&mut translated(Cli::command())));
}

#[track_caller]
fn check(typed: &str, help: &str) {
    let args: Vec<OsString> = typed.split(' ').map(OsString::from).collect();
    assert_eq!(help_of(Cli::command(), &args), help);
}

#[test]
fn the_hint_names_the_help_of_the_command_that_was_typed() {
    check("kifuscribe --frobnicate", "kifuscribe --help");
    check("kifuscribe score", "kifuscribe score --help");
    // What is typed for an option is no command.
    check("kifuscribe --language score replay a.session", "kifuscribe replay --help");
    check("kifuscribe correct a.session wrong-point x", "kifuscribe correct wrong-point --help");
    check("kifuscribe incident a.session --by draw late --nope", "kifuscribe incident late --help");
}
