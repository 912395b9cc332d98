//! `archive check`: is everything as it was written?

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::text::{damage_name, damage_text};
use crate::commands::interrupt;
use crate::commands::progress;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::{Output, for_programs};
use kifuscribe_console::terminal::remark;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::{CheckOutcome, check_package};

/// Check journals by their chains, pictures by their hashes, and records by their journals.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// Packages that 'archive export' wrote [default: the catalogue and all its files]
    #[arg(value_name = "FILE.zip")]
    packages: Vec<PathBuf>,
    /// Print JSON Lines: a line for each damage, then one with the numbers
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &CheckArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut outcome = CheckOutcome::default();
    for package in &args.packages {
        let of_package = for_programs(args.json, || check_package(package))?;
        outcome.games += of_package.games;
        outcome.journals += of_package.journals;
        outcome.pictures += of_package.pictures;
        outcome.damage.extend(of_package.damage);
    }
    if args.packages.is_empty() {
        let catalogue = place.open_existing()?;
        let stop = interrupt::stop_on_interrupt()?;
        let bar = progress::bar(None);
        bar.set_message(say!("archive-preview-games"));
        let check = || {
            catalogue.check(&mut |so_far| {
                bar.set_position(so_far.games as u64);
                !stop.is_raised()
            })
        };
        let checked = for_programs(args.json, check);
        bar.finish_and_clear();
        outcome = checked?;
    }
    for damage in &outcome.damage {
        let file = damage.file.to_string_lossy();
        let why = for_programs(args.json, || damage_text(&damage.kind));
        if args.json {
            Output.json(&json!({ "file": file, "id": damage.id, "damage": damage_name(&damage.kind), "why": why }))?;
        } else {
            Output.line(&format!("{file}: {why}"))?;
        }
    }
    if args.json {
        Output.json(&json!({
            "games": outcome.games, "journals": outcome.journals, "pictures": outcome.pictures,
            "pictures_deleted": outcome.pictures_deleted, "damaged": outcome.damage.len(),
        }))?;
    } else {
        let games = say!("count-games", n = outcome.games);
        let journals = say!("count-journals", n = outcome.journals);
        let pictures = say!("count-pictures", n = outcome.pictures);
        Output.line(&if outcome.damage.is_empty() {
            say!("archive-checked-whole", games, journals, pictures)
        } else {
            say!("archive-checked-damaged", games, journals, pictures)
        })?;
        if outcome.pictures_deleted > 0 {
            Output.line(&say!("archive-pictures-deleted", n = outcome.pictures_deleted))?;
        }
    }
    if outcome.stopped {
        remark(say!("archive-stopped-checking"));
        return Ok(CommandOutcome::Failed);
    }
    Ok(if outcome.damage.is_empty() { CommandOutcome::Done } else { CommandOutcome::Finding })
}
