//! `archive duplicates`: games that may be one.

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::text::{game_json, game_text};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::PairVerdict;

/// List games that may be one: the same moves on a turned board, one the beginning of the other, or one move apart.
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
    for pair in &pairs {
        if args.json {
            Output.json(&json!({
                "kind": <&str>::from(pair.kind), "names_exchanged": pair.has_exchanged_names,
                "games": [game_json(&pair.game, &[]), game_json(&pair.other, &[])],
            }))?;
            continue;
        }
        let exchanged = if pair.has_exchanged_names { say!("archive-duplicates-names-exchanged") } else { "" };
        let kind = pair.kind.to_string();
        Output
            .line(&[kind.as_str(), exchanged].into_iter().filter(|t| !t.is_empty()).collect::<Vec<_>>().join(", "))?;
        Output.line(&format!("  {}", game_text(&pair.game, &[])))?;
        Output.line(&format!("  {}", game_text(&pair.other, &[])))?;
    }
    if pairs.is_empty() && !args.json {
        remark(say!("archive-duplicates-none"));
    }
    Ok(CommandOutcome::Done)
}
