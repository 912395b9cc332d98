//! Help, and what is wrong with the arguments that were typed, as one sentence.

use std::error::Error as _;
use std::ffi::OsString;
use std::num::ParseIntError;

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::exit::CommandOutcome;
use crate::help;
use kifuscribe_language::{self as language, Language, say};

/// Prints help or the version of the program that `command` describes; turns any other error of `args` into one sentence
/// that ends with where to read on: the help of the command that was typed.
///
/// # Errors
/// The sentence.
pub fn usage_outcome(command: Command, args: &[OsString], error: &clap::Error) -> anyhow::Result<CommandOutcome> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let again = || help::translated(command).try_get_matches_from(args).err();
            let translated = (language::current() != Language::English).then(again).flatten();
            // A closed standard output is not an error here.
            let _ = translated.as_ref().unwrap_or(error).print();
            Ok(CommandOutcome::Done)
        }
        _ => Err(anyhow::anyhow!(usage_sentence(&help_of(command, args), error))),
    }
}

/// The arguments that print the help of the command that `args` name, such as `kifuscribe archive find --help`.
#[must_use]
pub fn help_of(mut command: Command, args: &[OsString]) -> String {
    command.build();
    let mut found = &command;
    let mut names = vec![command.get_name()];
    let mut is_value = false;
    for arg in args.iter().skip(1).map(|arg| arg.to_string_lossy()) {
        if is_value {
            is_value = false;
        } else if let Some(option) = arg.strip_prefix("--") {
            is_value =
                found.get_opts().any(|known| known.get_long() == Some(option) && known.get_action().takes_values());
        } else if let Some(below) = found.find_subcommand(&*arg) {
            names.push(below.get_name());
            found = below;
        }
    }
    format!("{} --help", names.join(" "))
}

fn usage_sentence(help: &str, error: &clap::Error) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(s)) => s.clone(),
        // clap lists the most likely suggestion last.
        Some(ContextValue::Strings(all)) => all.last().cloned().unwrap_or_default(),
        _ => String::new(),
    };
    let all = |kind| match error.get(kind) {
        Some(ContextValue::Strings(all)) => all.join(", "),
        Some(ContextValue::String(one)) => one.clone(),
        _ => String::new(),
    };
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    let what = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let typed = text(ContextKind::InvalidSubcommand);
            let similar = text(ContextKind::SuggestedSubcommand);
            return if similar.is_empty() || similar == "help" {
                say!("usage-no-such-command", typed, help)
            } else {
                say!("usage-no-such-command-similar", typed, similar, help)
            };
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            return say!("usage-command-missing", help);
        }
        ErrorKind::UnknownArgument => {
            let similar = text(ContextKind::SuggestedArg);
            if similar.is_empty() {
                say!("usage-unknown-argument", argument)
            } else {
                say!("usage-unknown-argument-similar", argument, similar)
            }
        }
        ErrorKind::ArgumentConflict => {
            let other = all(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                say!("usage-argument-twice", argument)
            } else {
                say!("usage-argument-conflict", argument, other)
            }
        }
        ErrorKind::MissingRequiredArgument => {
            say!("usage-argument-missing", arguments = all(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => say!("usage-value-missing", argument),
        ErrorKind::InvalidValue => {
            say!("usage-value-not-one-of", value, argument, known = all(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => say!("usage-value-wrong", value, argument, why = why(error)),
        ErrorKind::TooManyValues => say!("usage-value-too-many", value, argument),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => say!("usage-value-number", argument),
        ErrorKind::NoEquals => say!("usage-value-equals", argument),
        ErrorKind::InvalidUtf8 => say!("usage-not-utf8").to_owned(),
        _ => {
            // The first paragraph of clap's message states the error.
            let rendered = error.render().to_string();
            let first: Vec<&str> = rendered.lines().take_while(|l| !l.is_empty()).map(str::trim).collect();
            let sentence = first.join(" ");
            sentence.strip_prefix("error: ").unwrap_or(&sentence).to_owned()
        }
    };
    say!("usage-see", what, help)
}

/// Why a value was refused.
fn why(error: &clap::Error) -> String {
    match error.source() {
        Some(source) if source.is::<ParseIntError>() => say!("value-whole-number").to_owned(),
        Some(source) if source.is::<std::net::AddrParseError>() => say!("value-socket-address").to_owned(),
        Some(source) => source.to_string(),
        None => String::new(),
    }
}
