//! The exit status and the one sentence on standard error when something could not be done.
//!
//! 0: done. 1: done, with a finding (no board found, a count that differs, an unanswered question).
//! 2: it could not run.

use std::io;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The paragraph about the exit status at the end of `--help`.
pub const HELP: &str = "\
Exit status: 0 done; 1 a finding (no board found, an unanswered question); 2 could not run.
Results go to standard output (with --json: JSON Lines and nothing else), everything else to standard error.";

/// How a command ended that could run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CommandOutcome {
    /// Everything asked for was done.
    Done,
    /// It was done, and something was found that a person should look at.
    Finding,
    /// Part of it could not be done; the reason has been said already.
    Failed,
}

impl CommandOutcome {
    /// The exit status: 0, 1 or 2.
    #[must_use]
    pub const fn status(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Finding => 1,
            Self::Failed => 2,
        }
    }
}

/// Turns the outcome into the exit status, after saying on standard error what went wrong.
///
/// A reader of our output that went away (`kifuscribe ... | head -1`) has got what it wanted: that
/// is not a failure.
pub(super) fn conclude(outcome: anyhow::Result<CommandOutcome>) -> ExitCode {
    let outcome = outcome.unwrap_or_else(|error| {
        if is_closed_output(&error) {
            return CommandOutcome::Done;
        }
        complain(&error);
        CommandOutcome::Failed
    });
    ExitCode::from(outcome.status())
}

/// Says on standard error what went wrong: one sentence with a hint.
pub fn complain(error: &anyhow::Error) {
    eprintln!("kifuscribe: {}", sentence(error));
}

/// The error and its causes, without those that the text before has told already: the library's errors
/// say all there is to say in their own sentence.
fn sentence(error: &anyhow::Error) -> String {
    let mut said = String::new();
    for part in error.chain().map(ToString::to_string) {
        if said.is_empty() {
            said = part;
        } else if !said.contains(&part) {
            said = format!("{said}: {part}");
        }
    }
    said
}

/// The output's reader is gone. [`crate::commands::output::Output`] alone makes this error, so that a broken
/// pipe of some other kind (a camera's address, say) stays a failure.
#[derive(Debug, thiserror::Error)]
#[error("standard output was closed")]
pub(super) struct ClosedOutput(#[source] pub(super) io::Error);

fn is_closed_output(error: &anyhow::Error) -> bool {
    error.downcast_ref::<ClosedOutput>().is_some_and(|closed| closed.0.kind() == io::ErrorKind::BrokenPipe)
}

/// Help and version are results; anything else typed wrongly becomes one sentence with a hint.
pub(super) fn explain_usage(error: &clap::Error) -> anyhow::Result<CommandOutcome> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Help printed to a reader that went away has served its purpose.
            let _ = error.print();
            Ok(CommandOutcome::Done)
        }
        _ => Err(anyhow::anyhow!(usage_sentence(error))),
    }
}

fn usage_sentence(error: &clap::Error) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(s)) => Some(s.clone()),
        // clap lists the likeliest last.
        Some(ContextValue::Strings(all)) => all.last().cloned(),
        _ => None,
    };
    if let (ErrorKind::InvalidSubcommand, Some(typed)) = (error.kind(), text(ContextKind::InvalidSubcommand)) {
        let hint = text(ContextKind::SuggestedSubcommand)
            .filter(|s| s != "help")
            .map(|s| format!("did you mean '{s}'? "))
            .unwrap_or_default();
        return format!("there is no command '{typed}'; {hint}see 'kifuscribe --help' for those there are");
    }
    // clap's own first paragraph says what is wrong; the usage and tips after it belong to --help.
    let rendered = error.render().to_string();
    let first: Vec<&str> = rendered.lines().take_while(|l| !l.is_empty()).map(str::trim).collect();
    let sentence = first.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    format!("{sentence}; see 'kifuscribe --help'")
}

#[cfg(test)]
mod tests {
    use anyhow::Context;

    use super::*;

    #[test]
    fn a_cause_is_told_once() {
        let io = || io::Error::other("the disk is full");
        let notice = Err::<(), _>(io()).context("cannot write a.sgf (the disk is full); make room").unwrap_err();
        assert_eq!(sentence(&notice), "cannot write a.sgf (the disk is full); make room");
        let untold = Err::<(), _>(io()).context("cannot write a.sgf").unwrap_err();
        assert_eq!(sentence(&untold), "cannot write a.sgf: the disk is full");
    }

    #[test]
    fn only_our_own_output_ends_quietly() {
        let pipe = || io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(is_closed_output(&ClosedOutput(pipe()).into()));
        assert!(!is_closed_output(&pipe().into()));
        assert!(!is_closed_output(&ClosedOutput(io::Error::other("full")).into()));
    }

    #[test]
    fn the_worse_outcome_wins() {
        assert_eq!(CommandOutcome::Done.max(CommandOutcome::Finding).max(CommandOutcome::Failed).status(), 2);
        assert_eq!(CommandOutcome::Done.max(CommandOutcome::Finding).status(), 1);
    }
}
