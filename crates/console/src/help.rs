//! The help of commands in the language of the reader.
//!
//! English stands in the types of the arguments. The other languages have it as messages in a file `help.ftl`, which no
//! other sentence is in and which is read only here. `about-archive-find` is what a command does: its value stands in
//! lists of commands, its attribute `long` below it on the command's own page. `help-archive-find-since` is an argument
//! of that command; where it has no message, that of the commands above it is taken, such as `help-json`. What can be
//! given for an argument is explained in attributes that are named as it is typed. A message whose stamp is not that of
//! today's English (see `language::entry`) is left out.

use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, Command};

use kifuscribe_language::{self as language, say};

/// The message that describes the whole program.
const PROGRAM: &str = "about";

/// The message that describes the command `help`, wherever it stands.
const ABOUT_HELP: &str = "about-help";

/// What the help says of a command or an argument in English.
#[derive(Debug)]
pub struct HelpText {
    /// The messages that may translate it, its own first.
    pub ids: Vec<String>,
    short: String,
    long: String,
    after: String,
    /// What can be given for an argument, each with its help.
    pub values: Vec<(String, String)>,
}

impl HelpText {
    fn of_command(command: &Command, id: String) -> Self {
        // What clap itself says of its own commands and options differs from place to place.
        let is_own = command.get_name() != "help";
        let own = |text: Option<&StyledStr>| text.filter(|_| is_own).map(ToString::to_string).unwrap_or_default();
        let [short, long, after] = [command.get_about(), command.get_long_about(), command.get_after_help()].map(own);
        Self { ids: vec![id], short, long, after, values: Vec::new() }
    }

    fn of_argument(arg: &Arg, path: &[String]) -> Self {
        let is_own = !["help", "version"].contains(&arg.get_id().as_str());
        let own = |text: Option<&StyledStr>| text.filter(|_| is_own).map(ToString::to_string).unwrap_or_default();
        let [short, long] = [arg.get_help(), arg.get_long_help()].map(own);
        let values = arg.get_possible_values();
        let values = values.iter().filter_map(|v| Some((v.get_name().to_owned(), v.get_help()?.to_string())));
        Self { ids: argument_ids(arg, path), short, long, after: String::new(), values: values.collect() }
    }

    /// The text that a message translates which explains the values for which `has` is true. Why not all values: what is
    /// a message elsewhere is in the current language already.
    #[must_use]
    pub fn english(&self, has: impl Fn(&str) -> bool) -> String {
        let values = self.values.iter().filter(|(name, _)| has(name)).map(|(_, help)| help.as_str());
        [self.short.as_str(), &self.long, &self.after].into_iter().chain(values).collect::<Vec<_>>().join("\n")
    }

    /// The attributes that a message needs beside those for values.
    #[must_use]
    pub fn attributes(&self) -> Vec<&'static str> {
        let parts = [("long", &self.long), ("after", &self.after)];
        parts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(name, _)| name).collect()
    }

    /// The message that translates it into the current language, with its text.
    fn translation(&self) -> Option<(&str, &'static str)> {
        self.ids.iter().find_map(|id| {
            let english = self.english(|name| language::help_attribute(id, name).is_some());
            Some((id.as_str(), language::help(id, &english)?))
        })
    }
}

/// The help of all commands and arguments of the program that `command` describes.
#[must_use]
pub fn help_texts(mut command: Command) -> Vec<HelpText> {
    command.build();
    let mut texts = Vec::new();
    collect(&command, &[], &mut texts);
    texts
}

fn collect(command: &Command, path: &[String], texts: &mut Vec<HelpText>) {
    texts.push(HelpText::of_command(command, about_id(path)));
    texts.extend(command.get_arguments().map(|arg| HelpText::of_argument(arg, path)));
    for below in command.get_subcommands() {
        if below.get_name() == "help" {
            texts.push(HelpText::of_command(below, ABOUT_HELP.to_owned()));
        } else {
            collect(below, &[path, &[below.get_name().to_owned()]].concat(), texts);
        }
    }
}

/// Returns the command with its help in the current language.
#[must_use]
pub fn translated(mut command: Command) -> Command {
    command.build();
    let mut texts = Vec::new();
    collect(&command, &[], &mut texts);
    at(command, &[], PROGRAM, &texts)
}

/// `command` at the end of `path`, which begins below the program; `about` is its message, which stands in `texts`.
fn at(command: Command, path: &[String], about: &str, texts: &[HelpText]) -> Command {
    let found = texts.iter().find(|text| text.ids[0] == about).and_then(HelpText::translation);
    let command = match found {
        Some((_, text)) => {
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
        let about = if name == "help" { ABOUT_HELP.to_owned() } else { about_id(&place) };
        at(below, &place, &about, texts)
    })
}

fn about_id(path: &[String]) -> String {
    if path.is_empty() { PROGRAM.to_owned() } else { format!("about-{}", path.join("-")) }
}

/// The messages that may describe an argument, its own first.
fn argument_ids(arg: &Arg, path: &[String]) -> Vec<String> {
    let name = arg.get_id().as_str().replace('_', "-");
    let id = |n| ["help".to_owned()].iter().chain(&path[..n]).chain([&name]).cloned().collect::<Vec<_>>().join("-");
    (0..=path.len()).rev().map(id).collect()
}

/// The argument with its help, its default and what can be given for it.
fn argument(arg: Arg, path: &[String]) -> Arg {
    let english = HelpText::of_argument(&arg, path);
    let Some((id, text)) = english.translation() else { return arg };
    let mut short = text.to_owned();
    let mut long = language::help_attribute(id, "long").map(|rest| format!("{text}\n\n{rest}"));
    let possible = arg.get_possible_values();
    if !possible.is_empty() {
        let names: Vec<&str> = possible.iter().map(PossibleValue::get_name).collect();
        let meaning = |value: &PossibleValue| {
            let own = || value.get_help().map(ToString::to_string);
            language::help_attribute(id, value.get_name()).map(str::to_owned).or_else(own)
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
