//! The help of commands in the language of the reader.
//!
//! English stands in the types of the arguments. The other languages have it as messages in a file `help.ftl`, which no
//! other sentence is in and which is read only here. `about-archive-find` is what a command does: its value stands in
//! lists of commands, its attribute `long` below it on the command's own page. `help-archive-find-since` is an argument
//! of that command; where it has no message, that of the commands above it is taken, such as `help-json`. What can be
//! given for an argument is explained in attributes that are named as it is typed.

use clap::builder::PossibleValue;
use clap::{Arg, Command};

use kifuscribe_language::{self as language, say};

/// The message that describes the whole program.
pub const PROGRAM: &str = "about";

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

/// The message that describes the command at the end of `path`, which begins below the program.
#[must_use]
pub fn about_id(path: &[String]) -> String {
    format!("about-{}", path.join("-"))
}

/// The messages that may describe an argument, its own first.
pub fn argument_ids(arg: &Arg, path: &[String]) -> impl Iterator<Item = String> {
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
