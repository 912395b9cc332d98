//! `archive forget`: a name is withheld, once it was listed what that takes.

use std::collections::BTreeMap;

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::ForgetOutcome;

/// The most texts of a list that are printed; '--json' has every one.
const MOST_LISTED: usize = 100;

/// Withhold a player's name, in every spelling, in the catalogue and in what it exports.
///
/// Without '--yes' nothing is withheld, and what would be is listed. Journals and SGF files stay as they are.
#[derive(Debug, Args)]
pub(super) struct ForgetArgs {
    /// The whole name
    #[arg(long, value_name = "NAME")]
    player: String,
    /// Withhold it, and do not only list what that takes
    #[arg(long)]
    yes: bool,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &ForgetArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = if args.yes { place.open()? } else { place.open_existing()? };
    let is_withheld = catalogue.redaction().withholds(&args.player);
    let outcome = if args.yes { catalogue.forget(&args.player)? } else { catalogue.would_forget(&args.player)? };
    let ForgetOutcome { games, taken, stays, has_more, searches, marks } = outcome;
    if args.json {
        Output.json(&json!({
            "withheld": args.yes || is_withheld, "games": games, "taken": taken, "stays": stays, "has_more": has_more,
            "searches": searches, "marks": marks,
        }))?;
    } else {
        let held = say!("count-games", n = games);
        Output.line(&if is_withheld {
            say!("archive-name-withheld-already", games = held)
        } else if args.yes {
            say!("archive-name-withheld", games = held)
        } else {
            say!("archive-name-would-be-withheld", games = held)
        })?;
        if games == 0 {
            Output.line(say!("archive-name-not-found"))?;
        }
        list(&taken)?;
        if searches > 0 {
            Output.line(&say!("archive-searches-removed", n = searches))?;
        }
        if marks > 0 {
            Output.line(&say!("archive-marks-withheld", n = marks))?;
        }
        if !stays.is_empty() {
            Output.line(say!("archive-names-alike-stay"))?;
            list(&stays)?;
        }
        if has_more {
            Output.line(say!("archive-names-not-all-looked-through"))?;
        }
        Output.line(if args.yes || is_withheld {
            say!("archive-name-stays-in-files")
        } else {
            say!("archive-name-not-yet-withheld")
        })?;
    }
    // Who takes the list for the deed learns that by the status, too.
    Ok(if args.yes || is_withheld { CommandOutcome::Done } else { CommandOutcome::Finding })
}

/// Lists texts with their numbers of games.
fn list(texts: &BTreeMap<String, usize>) -> anyhow::Result<()> {
    for (text, games) in texts.iter().take(MOST_LISTED) {
        Output.line(&format!("  {text}: {}", say!("count-games", n = games)))?;
    }
    match texts.len().checked_sub(MOST_LISTED) {
        None | Some(0) => Ok(()),
        Some(more) => Ok(Output.line(&format!("  {}", say!("archive-names-more", n = more)))?),
    }
}
