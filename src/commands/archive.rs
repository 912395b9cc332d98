//! `kifuscribe archive`: the games of a catalogue.

mod add;
mod check;
mod duplicates;
mod export;
mod find;
mod forget;
mod mark;
mod place;
mod players;
mod profile;
mod query;
mod searches;
mod show;
mod stats;
mod text;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::commands::archive::place::CataloguePlace;
use kifuscribe_console::exit::CommandOutcome;

/// Find recorded games again: by player, event, date, result, text or position.
///
/// The catalogue is one file. Games stay in their own files, and the catalogue can be made anew from them.
#[derive(Debug, Args)]
pub(super) struct ArchiveArgs {
    #[command(subcommand)]
    command: ArchiveSubcommand,
    /// The catalogue [default: catalogue.sqlite in the folder for records]
    #[arg(long, value_name = "FILE", global = true)]
    archive: Option<PathBuf>,
}

/// The commands of the archive.
#[derive(Debug, Subcommand)]
enum ArchiveSubcommand {
    Add(add::AddArgs),
    Find(Box<find::FindArgs>),
    Show(show::ShowArgs),
    Export(Box<export::ExportArgs>),
    Duplicates(duplicates::DuplicatesArgs),
    Mark(mark::MarkArgs),
    Players(players::PlayersArgs),
    Searches(searches::SearchesArgs),
    Profile(Box<profile::ProfileArgs>),
    Stats(stats::StatsArgs),
    Check(check::CheckArgs),
    Rebuild(add::RebuildArgs),
    Forget(forget::ForgetArgs),
}

/// Runs the command.
pub(super) fn run(args: &ArchiveArgs) -> anyhow::Result<CommandOutcome> {
    let place = CataloguePlace { chosen: args.archive.clone() };
    match &args.command {
        ArchiveSubcommand::Add(args) => add::add(args, &place),
        ArchiveSubcommand::Find(args) => find::run(args, &place),
        ArchiveSubcommand::Show(args) => show::run(args, &place),
        ArchiveSubcommand::Export(args) => export::run(args, &place),
        ArchiveSubcommand::Duplicates(args) => duplicates::run(args, &place),
        ArchiveSubcommand::Profile(args) => profile::run(args, &place),
        ArchiveSubcommand::Mark(args) => mark::run(args, &place),
        ArchiveSubcommand::Players(args) => players::run(args, &place),
        ArchiveSubcommand::Searches(args) => searches::run(args, &place),
        ArchiveSubcommand::Stats(args) => stats::run(args, &place),
        ArchiveSubcommand::Check(args) => check::run(args, &place),
        ArchiveSubcommand::Rebuild(args) => add::rebuild(args, &place),
        ArchiveSubcommand::Forget(args) => forget::run(args, &place),
    }
}
