//! The command line of the hall, one file per command.
//!
//! Results go to standard output, everything else to standard error. Exit status: 0 done; 1 a finding; 2 could not run.

mod backup;
mod rehearse;
mod send;
mod serve;
mod token;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kifuscribe::commands::exit::CommandOutcome;

/// Keeps the journals of many tables, and shows their games.
#[derive(Debug, Parser)]
#[command(name = "kifuscribe-hall", version, propagate_version = true, after_help = AFTER_HELP)]
struct HallCli {
    #[command(subcommand)]
    command: HallCommand,
}

/// The paragraph about the exit status at the end of `--help`.
const AFTER_HELP: &str = "\
Exit status: 0 done; 1 a finding (lines lost or refused); 2 could not run.
Results go to standard output (with --json: JSON and nothing else), everything else to standard error.";

#[derive(Debug, Subcommand)]
enum HallCommand {
    Serve(serve::ServeArgs),
    Token(token::TokenArgs),
    Send(send::SendJournalArgs),
    Rehearse(rehearse::RehearseArgs),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
}

/// Runs the command in `args`, which begin with the program's name, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match HallCli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => {
            // A closed output is no error here.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { CommandOutcome::Failed.status() } else { 0 });
        }
    };
    let outcome = match cli.command {
        HallCommand::Serve(args) => serve::run(&args),
        HallCommand::Token(args) => token::run(&args),
        HallCommand::Send(args) => send::run(&args),
        HallCommand::Rehearse(args) => rehearse::run(&args),
        HallCommand::Backup(args) => backup::run(&args),
        HallCommand::Restore(args) => backup::restore(&args),
    };
    let outcome = outcome.unwrap_or_else(|error| {
        eprintln!("kifuscribe-hall: {error:#}");
        CommandOutcome::Failed
    });
    ExitCode::from(outcome.status())
}
