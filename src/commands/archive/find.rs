//! `archive find`: a line a game.

use clap::Args;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::query::QueryArgs;
use crate::commands::archive::text::{
    continuation_heading, continuation_json, continuation_text, game_json, game_text,
};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_formats::terminal_text::printable_json;
use kifuscribe_language::say;
use kifuscribe_recording::archive_search;

/// Find games: a line a game, the newest first.
#[derive(Debug, Args)]
pub(super) struct FindArgs {
    #[command(flatten)]
    query: QueryArgs,
    /// Print what was played after the position instead of the games
    #[arg(long, requires = "position")]
    continuations: bool,
    /// Save this search under a name, for --saved
    #[arg(long, value_name = "NAME", conflicts_with = "saved")]
    save: Option<String>,
    /// Print JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &FindArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open_existing()?;
    let asked = args.query.query()?;
    if let Some(name) = &args.save
        && let Some(before) = archive_search::save(&mut catalogue, name, &asked)?
    {
        remark(say!("archive-search-replaced", name, options = typed(&before)));
    }
    let query = archive_search::resolved(&catalogue, asked.clone())?;
    let found = catalogue.matching(&query)?;
    if args.save.is_none() {
        // A search in a folder that cannot be written is made all the same.
        let _ = archive_search::remember(&catalogue, &asked);
    }
    if !args.continuations {
        for piece in catalogue.pieces(&found) {
            let line = |(game, same): &(_, Vec<_>)| match args.json {
                true => printable_json(&game_json(game, same).to_string()).into_owned(),
                false => game_text(game, same),
            };
            Output.lines(piece?.iter().map(line))?;
        }
    }
    let Some(pattern) = &query.position else {
        return conclude(args, found.numbers.len(), found.total);
    };
    let size = pattern.size();
    if args.json && args.continuations {
        found.continuations.iter().try_for_each(|next| Output.json(&continuation_json(next, size)))?;
    }
    if !args.json && !found.continuations.is_empty() {
        if !args.continuations {
            Output.line("")?;
        }
        Output.line(&match pattern.is_whole() {
            true => say!("archive-played-next").to_owned(),
            false => say!("archive-played-next-in", region = pattern.name()),
        })?;
        Output.line(&continuation_heading())?;
        found.continuations.iter().try_for_each(|next| Output.line(&continuation_text(next, size)))?;
    }
    conclude(args, found.numbers.len(), found.total)
}

/// Says how many games there are; nothing found is no failure.
fn conclude(args: &FindArgs, shown: usize, total: usize) -> anyhow::Result<CommandOutcome> {
    if !args.json {
        match total {
            0 => remark(say!("archive-no-game-found")),
            _ if shown < total => remark(say!("archive-shown-of", shown, total)),
            _ => remark(say!("count-games", n = total)),
        }
    }
    Ok(CommandOutcome::Done)
}
