//! The help of commands in the language of the reader.
//!
//! English stands in the types of the arguments. The other languages have it as messages in a file `help.ftl`, which no
//! other sentence is in and which is read only here. `about-archive-find` is what a command does: its value stands in
//! lists of commands, its attribute `long` below it on the command's own page. `help-archive-find-since` is an argument
//! of that command; where it has no message, that of the commands above it is taken, such as `help-json`. What can be
//! given for an argument is explained in attributes that are named as it is typed.

use clap::builder::PossibleValue;
use clap::{Arg, Command};

use crate::language::{self, say};

/// The message that describes the whole program.
const PROGRAM: &str = "about";

/// Returns the command with its help in the current language.
#[must_use]
pub fn translated(mut command: Command) -> Command {
    command.build();
    let about = PROGRAM.to_owned();
    at(command, &[], &about)
}

/// `command` at the end of `path`, which begins below the program; `about` is its message.
fn at(command: Command, path: &[String], about: &str) -> Command {
    let command = match language::help(about) {
        Some(text) => {
            let long = language::help_attribute(about, "long").map(|rest| format!("{text}\n\n{rest}"));
            let after = language::help_attribute(about, "after");
            let command = long.into_iter().fold(command.about(text), Command::long_about);
            after.into_iter().fold(command, Command::after_help)
        }
        None => command,
    };
    let usage = usage(&command);
    let template = template(&command);
    let command = command.override_usage(usage).help_template(template).mut_args(|arg| argument(arg, path));
    command.mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        // The commands below `help` are those of the command that it belongs to.
        let place = if name == "help" { path.to_vec() } else { [path, std::slice::from_ref(&name)].concat() };
        let about = if name == "help" { "about-help".to_owned() } else { about_id(&place) };
        at(below, &place, &about)
    })
}

fn about_id(path: &[String]) -> String {
    format!("about-{}", path.join("-"))
}

/// The messages that may describe an argument, its own first.
fn argument_ids(arg: &Arg, path: &[String]) -> impl Iterator<Item = String> {
    let name = arg.get_id().as_str().replace('_', "-");
    let ids: Vec<String> = (0..=path.len())
        .rev()
        .map(|n| ["help".to_owned()].iter().chain(&path[..n]).chain([&name]).cloned().collect::<Vec<_>>().join("-"))
        .collect();
    ids.into_iter()
}

/// The argument with its help, its default and what can be given for it.
fn argument(arg: Arg, path: &[String]) -> Arg {
    let Some((id, text)) = argument_ids(&arg, path).find_map(|id| language::help(&id).map(|text| (id, text))) else {
        return arg;
    };
    let mut short = text.to_owned();
    let mut long = language::help_attribute(&id, "long").map(|rest| format!("{text}\n\n{rest}"));
    let possible = arg.get_possible_values();
    if !possible.is_empty() {
        let names: Vec<&str> = possible.iter().map(PossibleValue::get_name).collect();
        let meaning = |value: &PossibleValue| {
            let own = || value.get_help().map(ToString::to_string);
            language::help_attribute(&id, value.get_name()).map(str::to_owned).or_else(own)
        };
        let lines: Vec<String> =
            possible.iter().filter_map(|value| Some(format!("- {}: {}", value.get_name(), meaning(value)?))).collect();
        let values = say!("usage-values", values = names.join(", "));
        if !lines.is_empty() {
            long = Some(format!("{}\n\n{}", long.unwrap_or_else(|| text.to_owned()), lines.join("\n")));
        }
        short = format!("{short} [{values}]");
    }
    // A flag is off unless it is given, which needs no words.
    let defaults = if arg.get_action().takes_values() { arg.get_default_values() } else { &[] };
    let default: Vec<_> = defaults.iter().map(|value| value.to_string_lossy()).collect();
    let default = default.join(" ");
    if !default.is_empty() {
        let default = say!("usage-default", default);
        short = format!("{short} [{default}]");
        long = long.map(|long| format!("{long}\n\n[{default}]"));
    }
    if long.is_none() && arg.get_long_help().is_some() {
        long = Some(short.clone());
    }
    let arg = arg.help(short).hide_default_value(true).hide_possible_values(true);
    long.into_iter().fold(arg, Arg::long_help)
}

/// How the command is typed.
fn usage(command: &Command) -> String {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let [options, name] = [say!("usage-word-options"), say!("usage-word-command")];
    usage
        .replace("[OPTIONS]", &format!("[{options}]"))
        .replace("[COMMAND]", &format!("[{name}]"))
        .replace("<COMMAND>", &format!("<{name}>"))
}

/// The order of a help page, as it is in English, with headings in the current language.
fn template(command: &Command) -> String {
    let style = command.get_styles().get_header();
    let heading = |word: &str| format!("{style}{word}:{style:#}");
    let parts = [
        (command.has_subcommands(), say!("usage-heading-commands"), "{subcommands}"),
        (command.get_positionals().next().is_some(), say!("usage-heading-arguments"), "{positionals}"),
        (command.get_opts().next().is_some() || has_flags(command), say!("usage-heading-options"), "{options}"),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(is_there, ..)| *is_there)
        .map(|(_, word, what)| format!("{}\n{what}", heading(word)))
        .collect();
    let usage = heading(say!("usage-heading-usage"));
    format!("{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{}{{after-help}}", parts.join("\n\n"))
}

fn has_flags(command: &Command) -> bool {
    command.get_arguments().any(|arg| !arg.is_positional())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use clap::CommandFactory as _;

    use super::*;
    use crate::commands::Cli;
    use crate::language::Language;

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

    #[cfg(all(feature = "window", feature = "archive"))]
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
}
