//! The command line, one file per command.
//!
//! Results go to standard output, everything else to standard error. For the exit status see [`exit`].

mod acting;
mod app;
mod archive;
mod assent_args;
mod audit;
mod board_place;
pub mod calibrate;
mod clock;
mod correct;
mod doctor;
pub mod evaluate;
pub mod evaluate_games;
pub mod evaluation;
mod expect;
mod export;
mod hall;
mod hall_join;
mod hall_rest;
#[cfg(test)]
mod help_cases;
mod incident;
mod info_file;
pub mod interrupt;
mod last_picture;
mod live;
mod models;
mod named_here;
mod noted_count;
mod observed;
mod pairings;
mod phone;
pub mod progress;
mod protest_args;
mod read;
mod record;
mod records_folder;
mod relocate;
mod result;
mod score;
mod seal_key;
mod send_result;
mod session;
mod settling_option;
mod signature_check;
pub mod simulate;
mod value;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use kifuscribe_console::exit::{self, CommandOutcome};
use kifuscribe_console::usage;
use kifuscribe_language::{self as language, Language};
use kifuscribe_platform::locale;

/// The name of the program, in its help and before its messages.
const PROGRAM: &str = "kifuscribe";

/// Watches a real Go board through a camera and writes the game down.
#[derive(Debug, Parser)]
#[command(name = PROGRAM, version, propagate_version = true, after_help = exit::HELP)]
struct Cli {
    /// The language of sentences: en, ru, uk or zh [default: KIFUSCRIBE_LANGUAGE, or the system's]
    #[arg(long, global = true, value_name = "CODE")]
    language: Option<Language>,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

/// All commands.
#[derive(Debug, Subcommand)]
enum CliCommand {
    App(app::AppArgs),
    Read(read::ReadArgs),
    Evaluate(evaluate::EvaluateArgs),
    EvaluateGames(evaluate_games::EvaluateGamesArgs),
    Simulate(simulate::SimulateArgs),
    Score(score::ScoreArgs),
    Expect(expect::ExpectArgs),
    Audit(audit::AuditArgs),
    Record(record::arguments::RecordArgs),
    Relocate(relocate::RelocateArgs),
    Export(export::GameExportArgs),
    Pairings(pairings::PairingsArgs),
    Hall(hall_join::HallCommandArgs),
    Archive(Box<archive::ArchiveArgs>),
    Calibrate(calibrate::CalibrateArgs),
    Doctor(doctor::DoctorArgs),
    Answer(correct::AnswerArgs),
    Correct(correct::CorrectArgs),
    Result(result::ResultArgs),
    Incident(incident::IncidentArgs),
    Clock(clock::ClockArgs),
    Verify(session::VerifyArgs),
    Prune(session::PruneArgs),
    Seal(session::SealArgs),
    SealKey(seal_key::SealKeyArgs),
    Replay(session::ReplayArgs),
}

/// Runs the command in `args`, which begin with the program's name, and returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    language::use_everywhere(language_of(&args));
    let outcome = match Cli::try_parse_from(&args) {
        Ok(cli) => dispatch(cli.command),
        Err(error) => usage::usage_outcome(Cli::command(), &args, &error),
    };
    exit::exit_code(PROGRAM, outcome)
}

/// The command line as it is described to its reader.
#[must_use]
pub fn command() -> clap::Command {
    Cli::command()
}

/// The variable of the environment that names the language.
const LANGUAGE: &str = "KIFUSCRIBE_LANGUAGE";

/// The language of sentences: as the arguments say, else the environment, else the system. Why before the arguments are
/// parsed: what is wrong with them is said in that language, too.
fn language_of(args: &[OsString]) -> Language {
    let texts = || args.iter().map(|arg| arg.to_string_lossy());
    let after = texts().zip(texts().skip(1)).find(|(option, _)| option == "--language").map(|(_, code)| code);
    let joined = || texts().find_map(|arg| arg.strip_prefix("--language=").map(|code| code.to_owned().into()));
    let typed = after.or_else(joined).and_then(|code| code.parse().ok());
    let set = || env::var(LANGUAGE).ok().and_then(|code| code.parse().ok());
    typed.or_else(set).unwrap_or_else(|| Language::of_locales(&locale::preferred()))
}

fn dispatch(command: Option<CliCommand>) -> anyhow::Result<CommandOutcome> {
    match command {
        None => app::run(app::AppArgs::default()),
        Some(CliCommand::App(args)) => app::run(args),
        Some(CliCommand::Read(args)) => read::run(&args),
        Some(CliCommand::Evaluate(args)) => evaluate::run(&args),
        Some(CliCommand::EvaluateGames(args)) => evaluate_games::run(&args),
        Some(CliCommand::Simulate(args)) => simulate::run(&args),
        Some(CliCommand::Score(args)) => score::run(&args),
        Some(CliCommand::Expect(args)) => expect::run(&args),
        Some(CliCommand::Audit(args)) => audit::run(&args),
        Some(CliCommand::Record(args)) => record::run(&args),
        Some(CliCommand::Relocate(args)) => relocate::run(&args),
        Some(CliCommand::Export(args)) => export::run(&args),
        Some(CliCommand::Pairings(args)) => pairings::run(&args),
        Some(CliCommand::Hall(args)) => hall_join::run(&args),
        Some(CliCommand::Archive(args)) => archive::run(&args),
        Some(CliCommand::Calibrate(args)) => calibrate::run(&args),
        Some(CliCommand::Doctor(args)) => doctor::run(&args),
        Some(CliCommand::Answer(args)) => correct::answer(&args),
        Some(CliCommand::Correct(args)) => correct::correct(&args),
        Some(CliCommand::Result(args)) => result::run(&args),
        Some(CliCommand::Prune(args)) => session::prune(&args),
        Some(CliCommand::Seal(args)) => session::seal(&args),
        Some(CliCommand::SealKey(args)) => seal_key::run(&args),
        Some(CliCommand::Incident(args)) => incident::run(&args),
        Some(CliCommand::Clock(args)) => clock::run(&args),
        Some(CliCommand::Verify(args)) => session::verify(&args),
        Some(CliCommand::Replay(args)) => session::replay(&args),
    }
}
