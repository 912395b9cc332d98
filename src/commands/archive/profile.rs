//! `archive profile`: games year by year.

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::query::QueryArgs;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;
use kifuscribe_recording::archive_search;

/// The longest bar, in characters.
const LONGEST: usize = 40;

/// Count the games of a search year by year, with who won.
#[derive(Debug, Args)]
pub(super) struct ProfileArgs {
    #[command(flatten)]
    query: QueryArgs,
    /// Print JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &ProfileArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let catalogue = place.open_existing()?;
    let query = archive_search::resolved(&catalogue, args.query.query()?)?;
    let years = catalogue.find(&query)?.years;
    let most = years.iter().map(|profile| profile.games).max().unwrap_or_default().max(1);
    if !args.json {
        let [games, black, white] =
            [say!("archive-preview-games"), say!("archive-black-wins"), say!("archive-white-wins")];
        Output.line(&format!("{:<6} {games:>8} {black:>11} {white:>11}", ""))?;
    }
    for profile in &years {
        let (games, black, white) = (profile.games, profile.black_wins, profile.white_wins);
        if args.json {
            Output.json(&json!({
                "year": profile.year, "games": games, "black_wins": black, "white_wins": white,
                "no_winner": games - black - white,
            }))?;
            continue;
        }
        let year = profile.year.map_or_else(|| "?".to_owned(), |year| year.to_string());
        let bar = "█".repeat((games * LONGEST).div_ceil(most));
        Output.line(&format!("{year:<6} {games:>8} {black:>11} {white:>11}  {bar}"))?;
    }
    Ok(CommandOutcome::Done)
}
