//! The exit status, and the error message: one sentence on standard error.
//!
//! 0: done. 1: done, with a finding (no board found, a count that differs, an unanswered question).
//! 2: it could not run.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use crate::terminal::{remark, remark_of};
use kifuscribe_language::system_reason;

/// The paragraph about the exit status at the end of `--help`.
pub const HELP: &str = "\
Exit status: 0 done; 1 a finding (no board found, an unanswered question); 2 could not run.
Results go to standard output (with --json: JSON Lines and nothing else), everything else to standard error.";

/// The outcome of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CommandOutcome {
    /// The command did what was asked for.
    Done,
    /// The command finished, with a finding that a person should check.
    Finding,
    /// Part of it could not be done; the reason has been printed.
    Failed,
}

impl CommandOutcome {
    /// Returns the exit status: 0, 1 or 2.
    #[must_use]
    pub const fn status(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Finding => 1,
            Self::Failed => 2,
        }
    }
}

/// Prints the error, if there is one, as a sentence of `program`, and returns the exit status.
///
/// A closed standard output (`kifuscribe ... | head -1`) is not an error.
pub fn exit_code(program: &str, outcome: anyhow::Result<CommandOutcome>) -> ExitCode {
    let outcome = outcome.unwrap_or_else(|error| {
        if is_closed_output(&error) {
            return CommandOutcome::Done;
        }
        remark_of(program, sentence(&error));
        CommandOutcome::Failed
    });
    ExitCode::from(outcome.status())
}

/// Prints an error to standard error as one sentence with a hint.
pub fn print_error(error: &anyhow::Error) {
    remark(sentence(error));
}

/// Returns the error and its causes as one sentence, without the causes that the text before contains already.
fn sentence(error: &anyhow::Error) -> String {
    let mut text = String::new();
    let words = |cause: &(dyn Error + 'static)| {
        // In the words in which the text before may have it.
        cause.downcast_ref::<io::Error>().map_or_else(|| cause.to_string(), system_reason)
    };
    for part in error.chain().map(words) {
        if text.is_empty() {
            text = part;
        } else if !text.contains(&part) {
            text = format!("{text}: {part}");
        }
    }
    without_codes(&text)
}

/// Leaves out the numbers that the system gives its errors, such as `(os error 21)`: the words before them say the same.
fn without_codes(text: &str) -> String {
    const CODE: &str = " (os error ";
    let mut parts = text.split(CODE);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(')') {
            Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => plain.push_str(rest),
            _ => plain.extend([CODE, part]),
        }
    }
    plain
}

/// Standard output has been closed. Only [`crate::output::Output`] makes this error, so that any other broken
/// pipe, such as a network camera's, remains an error.
#[derive(Debug, thiserror::Error)]
#[error("standard output was closed")]
pub struct ClosedOutput(#[source] pub io::Error);

/// The outcome of work that went on after standard output could not be written any more, because it failed so. That is an error,
/// unless whoever read it wanted no more.
pub fn after_output(outcome: CommandOutcome, failed: Option<anyhow::Error>) -> anyhow::Result<CommandOutcome> {
    failed.filter(|error| !is_closed_output(error)).map_or(Ok(outcome), Err)
}

/// Whether an error is that whoever read standard output has closed it.
fn is_closed_output(error: &anyhow::Error) -> bool {
    error.downcast_ref::<ClosedOutput>().is_some_and(|closed| closed.0.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use anyhow::Context;

    use super::*;
    use kifuscribe_storage::StorageError;

    #[test]
    fn a_cause_appears_once() {
        let io = || io::Error::other("the disk is full");
        let stated = Err::<(), _>(io()).context("cannot write a.sgf (the disk is full); make room").unwrap_err();
        assert_eq!(sentence(&stated), "cannot write a.sgf (the disk is full); make room");
        let unstated = Err::<(), _>(io()).context("cannot write a.sgf").unwrap_err();
        assert_eq!(sentence(&unstated), "cannot write a.sgf: the disk is full");
        // The folder of a record is not there.
        let source = io::Error::from(io::ErrorKind::NotFound);
        let missing = anyhow::Error::new(StorageError::Write { path: "new/a.sgf".into(), source });
        assert_eq!(
            sentence(&missing),
            "cannot write new/a.sgf (there is no such file or folder); check that the folder exists, that you may write \
             there, and that the disk is not full"
        );
    }

    #[test]
    fn numbers_of_system_errors_are_left_out() {
        let denied = anyhow::Error::from(io::Error::from_raw_os_error(13)).context("cannot write a.sgf");
        let said = sentence(&denied);
        assert!(said.starts_with("cannot write a.sgf: ") && !said.contains("os error"), "{said}");
        assert_eq!(
            without_codes("cannot read d (Is a directory (os error 21)); look"),
            "cannot read d (Is a directory); look"
        );
        assert_eq!(without_codes("a name (os error x)"), "a name (os error x)");
    }

    #[test]
    fn only_a_closed_standard_output_is_no_error() {
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
