//! Cases of the help: headings in the reader's language, and which page a hint names.

use std::ffi::OsString;

use clap::{Command, CommandFactory as _};

use crate::commands::Cli;
use kifuscribe_console::help::translated;
use kifuscribe_console::usage::help_of;
use kifuscribe_language::{self as language, Language};

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
