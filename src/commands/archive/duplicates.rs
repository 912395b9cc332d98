//! `archive duplicates`: games that may be one.

use std::iter;

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::text::{game_json, game_text};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::{DuplicatePair, PairVerdict};

/// List games that may be one: the same moves on a turned board or with exchanged colours, one the beginning of the other, one move
/// apart, or one move missing.
///
/// Nothing is deleted. What is decided stands in a file beside the catalogue, catalogue.sqlite.duplicates.
#[derive(Debug, Args)]
pub(super) struct DuplicatesArgs {
    /// These two are two games: they are not listed again
    #[arg(long, value_name = "ID", num_args = 2, group = "verdict")]
    keep: Vec<String>,
    /// The second is a copy of the first: searches leave it out
    #[arg(long, value_name = "ID", num_args = 2, group = "verdict")]
    merge: Vec<String>,
    /// Take back what was decided about these two: they are listed again
    #[arg(long, value_name = "ID", num_args = 2, group = "verdict")]
    reopen: Vec<String>,
    /// Print JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &DuplicatesArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open_existing()?;
    let verdicts = [
        (&args.keep, Some(PairVerdict::TwoGames)),
        (&args.merge, Some(PairVerdict::SecondIsCopy)),
        (&args.reopen, None),
    ];
    for (ids, verdict) in verdicts {
        let [game, other] = &ids[..] else { continue };
        let (game, other) = (catalogue.game(game)?, catalogue.game(other)?);
        anyhow::ensure!(game.hash != other.hash, say!("archive-same-game-twice", id = game.hash.id()));
        catalogue.judge_pair(&game, &other, verdict)?;
        let (game, other) = (game.hash.id(), other.hash.id());
        if args.json {
            let second = if verdict == Some(PairVerdict::SecondIsCopy) { "copy" } else { "other" };
            Output.json(&json!({ "game": game, second: other }))?;
            return Ok(CommandOutcome::Done);
        }
        Output.line(&match verdict {
            Some(PairVerdict::TwoGames) => say!("archive-duplicates-kept", game, other),
            Some(PairVerdict::SecondIsCopy) => say!("archive-duplicates-merged", game, copy = other),
            None => say!("archive-duplicates-open", game, other),
        })?;
        return Ok(CommandOutcome::Done);
    }
    let pairs = catalogue.duplicates()?;
    for group in pairs.chunk_by(DuplicatePair::is_of_group) {
        let pair = &group[0];
        let games = || iter::once(&pair.game).chain(group.iter().map(|pair| &pair.other));
        if args.json {
            Output.json(&json!({
                "kind": <&str>::from(pair.kind), "colors_exchanged": pair.has_exchanged_colors,
                "names_exchanged": pair.has_exchanged_names,
                "games": games().map(|game| game_json(game, &[])).collect::<Vec<_>>(),
            }))?;
            continue;
        }
        Output.line(&pair.likeness())?;
        games().try_for_each(|game| Output.line(&format!("  {}", game_text(game, &[]))))?;
    }
    if pairs.is_empty() && !args.json {
        remark(say!("archive-duplicates-none"));
    }
    Ok(CommandOutcome::Done)
}
