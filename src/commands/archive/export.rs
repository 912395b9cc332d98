//! `archive export`: games for others.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::query::QueryArgs;
use crate::commands::interrupt;
use crate::commands::progress;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_language::say;
use kifuscribe_recording::archive_search;
use kifuscribe_storage::catalogue::{Catalogue, ExportOutcome, is_package};

/// Write games into a folder, with a table of them, or into one package with journals and pictures.
#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    query: QueryArgs,
    /// A new or empty folder, or a file that ends in .zip for one package with a list of hashes
    #[arg(short, long, value_name = "DIR|FILE.zip")]
    output: PathBuf,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Endings of files, which no folder has.
const FILES: [&str; 10] = ["pdf", "html", "htm", "gif", "png", "jpg", "svg", "sgf", "csv", "json"];
/// Those of them that 'kifuscribe export' writes.
const ONE_GAME: [&str; 5] = ["pdf", "html", "htm", "gif", "png"];

/// Runs the command.
pub(super) fn run(args: &ExportArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let ending = args.output.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    if let Some(ending) = ending.filter(|ending| FILES.contains(&ending.as_str())) {
        let file = args.output.display();
        match ONE_GAME.contains(&ending.as_str()) {
            true => anyhow::bail!("{}", say!("archive-export-one-game", file, ending)),
            false => anyhow::bail!("{}", say!("archive-export-file", file)),
        }
    }
    let catalogue = place.open_existing()?;
    let query = archive_search::resolved(&catalogue, args.query.query()?)?;
    let games = catalogue.matching(&query)?.numbers;
    let is_package = is_package(&args.output);
    let outcome = if games.is_empty() {
        remark(say!("archive-nothing-to-export"));
        ExportOutcome::default()
    } else {
        export(&catalogue, &games, &args.output)?
    };
    if outcome.stopped {
        remark(say!("archive-export-stopped"));
        return Ok(CommandOutcome::Failed);
    }
    for refusal in &outcome.refused {
        remark(&refusal.why);
    }
    if outcome.withheld > 0 {
        remark(say!("archive-journals-left-out", n = outcome.withheld));
    }
    if args.json {
        Output.json(&json!({
            "games": outcome.games, "journals": outcome.journals, "pictures": outcome.pictures,
            "withheld": outcome.withheld, "refused": outcome.refused.len(), "file": args.output.to_string_lossy(),
        }))?;
    } else if !games.is_empty() {
        let (n, file) = (outcome.games, args.output.display());
        let journals = say!("count-journals", n = outcome.journals);
        let pictures = say!("count-pictures", n = outcome.pictures);
        Output.line(&match is_package {
            true => say!("archive-written-package", games = say!("count-games", n), journals, pictures, file),
            false => say!("archive-written", games = say!("count-games", n), file),
        })?;
    }
    Ok(if outcome.refused.is_empty() { CommandOutcome::Done } else { CommandOutcome::Finding })
}

/// Writes games under a progress bar; Ctrl-C stops it.
fn export(catalogue: &Catalogue, games: &[i64], output: &Path) -> anyhow::Result<ExportOutcome> {
    let stop = interrupt::stop_on_interrupt()?;
    let bar = progress::bar(Some(games.len() as u64));
    bar.set_message(say!("archive-preview-games"));
    let exported = catalogue.export(games, output, &mut |so_far| {
        bar.set_position((so_far.games + so_far.refused.len()) as u64);
        !stop.is_raised()
    });
    bar.finish_and_clear();
    Ok(exported?)
}
