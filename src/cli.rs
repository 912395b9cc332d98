//! What was typed -> what is meant -> a job. One file a command.
//!
//! Results go to standard output, everything else to standard error. The exit status is part of the
//! contract: see [`exit`].

#[cfg(feature = "window")]
mod app;
#[cfg(feature = "eyes")]
mod audit;
#[cfg(feature = "eyes")]
mod calibrate;
mod correct;
#[cfg(feature = "eyes")]
mod evaluate;
#[cfg(feature = "eyes")]
mod evaluate_games;
pub mod exit;
mod expect;
pub mod interrupt;
#[cfg(feature = "eyes")]
mod models;
pub mod output;
pub mod progress;
#[cfg(feature = "eyes")]
mod read;
#[cfg(feature = "eyes")]
mod record;
mod result;
mod score;
mod session;
#[cfg(feature = "eyes")]
mod simulate;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use exit::Outcome;

/// Watches a real Go board through a camera and writes the game down.
#[derive(Debug, Parser)]
#[command(name = "kifuscribe", version, propagate_version = true, after_help = exit::HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

/// Every command there is: a command that is not listed here does not exist yet.
#[derive(Debug, Subcommand)]
enum Command {
    #[cfg(feature = "window")]
    App(app::AppArgs),
    #[cfg(feature = "eyes")]
    Read(read::ReadArgs),
    #[cfg(feature = "eyes")]
    Evaluate(evaluate::EvaluateArgs),
    #[cfg(feature = "eyes")]
    EvaluateGames(evaluate_games::EvaluateGamesArgs),
    #[cfg(feature = "eyes")]
    Simulate(simulate::SimulateArgs),
    Score(score::ScoreArgs),
    Expect(expect::ExpectArgs),
    #[cfg(feature = "eyes")]
    Audit(audit::AuditArgs),
    #[cfg(feature = "eyes")]
    Record(record::RecordArgs),
    #[cfg(feature = "eyes")]
    Calibrate(calibrate::CalibrateArgs),
    Answer(correct::AnswerArgs),
    Correct(correct::CorrectArgs),
    Result(result::ResultArgs),
    Verify(session::VerifyArgs),
    Prune(session::PruneArgs),
    Seal(session::SealArgs),
    Replay(session::ReplayArgs),
}

/// Does what the arguments say (`args` begins with the program's name) and gives the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let outcome = match Cli::try_parse_from(args) {
        Ok(cli) => dispatch(cli.command),
        Err(error) => exit::explain_usage(&error),
    };
    exit::conclude(outcome)
}

fn dispatch(command: Option<Command>) -> anyhow::Result<Outcome> {
    match command {
        #[cfg(feature = "window")]
        None => app::run(app::AppArgs::default()),
        #[cfg(not(feature = "window"))]
        None => Err(anyhow::anyhow!("no command was given; see 'kifuscribe --help'")),
        #[cfg(feature = "window")]
        Some(Command::App(args)) => app::run(args),
        #[cfg(feature = "eyes")]
        Some(Command::Read(args)) => read::run(&args),
        #[cfg(feature = "eyes")]
        Some(Command::Evaluate(args)) => evaluate::run(&args),
        #[cfg(feature = "eyes")]
        Some(Command::EvaluateGames(args)) => evaluate_games::run(&args),
        #[cfg(feature = "eyes")]
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Score(args)) => score::run(&args),
        Some(Command::Expect(args)) => expect::run(&args),
        #[cfg(feature = "eyes")]
        Some(Command::Audit(args)) => audit::run(&args),
        #[cfg(feature = "eyes")]
        Some(Command::Record(args)) => record::run(&args),
        #[cfg(feature = "eyes")]
        Some(Command::Calibrate(args)) => calibrate::run(&args),
        Some(Command::Answer(args)) => correct::answer(&args),
        Some(Command::Correct(args)) => correct::correct(&args),
        Some(Command::Result(args)) => result::run(&args),
        Some(Command::Prune(args)) => session::prune(&args),
        Some(Command::Seal(args)) => session::seal(&args),
        Some(Command::Verify(args)) => session::verify(&args),
        Some(Command::Replay(args)) => session::replay(&args),
    }
}
