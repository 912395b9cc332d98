//! The command line of the hall, one file per command.
//!
//! Results go to standard output, everything else to standard error. Exit status: 0 done; 1 a finding; 2 could not run.

mod backup;
mod place;
mod rehearse;
mod results;
mod send;
mod serve;
mod slips;
mod token;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use kifuscribe_console::exit::{self, CommandOutcome};
use kifuscribe_console::usage;

use crate::remark::PROGRAM;

/// Keeps the journals of many tables, and shows their games.
#[derive(Debug, Parser)]
#[command(name = PROGRAM, version, propagate_version = true, after_help = AFTER_HELP)]
struct HallCli {
    #[command(subcommand)]
    command: HallSubcommand,
}

/// The paragraph about the exit status at the end of `--help`.
const AFTER_HELP: &str = "\
Exit status: 0 done; 1 a finding (lines lost or refused, a result that needs a person); 2 could not run.
Results go to standard output (with --json: JSON and nothing else), everything else to standard error.";

#[derive(Debug, Subcommand)]
enum HallSubcommand {
    Serve(Box<serve::ServeArgs>),
    Token(token::TokenArgs),
    Send(send::SendJournalArgs),
    Rehearse(rehearse::RehearseArgs),
    Results(results::ResultsArgs),
    Slips(slips::SlipsArgs),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
}

/// Runs the command in `args`, which begin with the program's name, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let outcome = match HallCli::try_parse_from(&args) {
        Ok(cli) => dispatch(cli.command),
        Err(error) => usage::usage_outcome(HallCli::command(), &args, &error),
    };
    exit::exit_code(PROGRAM, outcome)
}

fn dispatch(command: HallSubcommand) -> anyhow::Result<CommandOutcome> {
    match command {
        HallSubcommand::Serve(args) => serve::run(&args),
        HallSubcommand::Token(args) => token::run(&args),
        HallSubcommand::Send(args) => send::run(&args),
        HallSubcommand::Rehearse(args) => rehearse::run(&args),
        HallSubcommand::Results(args) => results::run(&args),
        HallSubcommand::Slips(args) => slips::run(&args),
        HallSubcommand::Backup(args) => backup::run(&args),
        HallSubcommand::Restore(args) => backup::restore(&args),
    }
}
