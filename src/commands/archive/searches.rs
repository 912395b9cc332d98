//! `archive searches`: searches that are saved, and those that were made.

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use kifuscribe_archive::recent_searches::RecentSearches;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_language::say;

/// List the saved searches, or those that were made last.
///
/// They are kept beside the catalogue, in catalogue.sqlite.marks.json; the last ones in catalogue.sqlite.recent.json.
#[derive(Debug, Args)]
pub(super) struct SearchesArgs {
    /// Delete the search that is saved under this name
    #[arg(long, value_name = "NAME", group = "what")]
    delete: Option<String>,
    /// List the last hundred searches, the newest first
    #[arg(long, group = "what")]
    recent: bool,
    /// Forget the searches that were made; the saved ones stay
    #[arg(long, group = "what")]
    clear: bool,
    /// Print JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &SearchesArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open_existing()?;
    if let Some(name) = &args.delete {
        let is_deleted = catalogue.change_marks(|marks| marks.delete_search(name))?;
        anyhow::ensure!(is_deleted, say!("archive-no-saved-search", name));
        match args.json {
            true => Output.json(&json!({ "deleted": name }))?,
            false => Output.line(&say!("archive-search-deleted", name))?,
        }
        return Ok(CommandOutcome::Done);
    }
    if args.clear {
        catalogue.change_recent_searches(RecentSearches::clear)?;
        return Ok(CommandOutcome::Done);
    }
    if args.recent {
        for options in catalogue.recent_searches()?.iter() {
            match args.json {
                true => Output.json(&json!({ "options": options }))?,
                false => Output.line(&typed(options))?,
            }
        }
        return Ok(CommandOutcome::Done);
    }
    for (name, options) in catalogue.marks().searches() {
        match args.json {
            true => Output.json(&json!({ "search": name, "options": options }))?,
            false => Output.line(&format!("{name}: {}", typed(options)))?,
        }
    }
    if catalogue.marks().searches().next().is_none() && !args.json {
        remark(say!("archive-no-searches"));
    }
    Ok(CommandOutcome::Done)
}
