//! `archive profile`: games year by year.

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::query::QueryArgs;
use kifuscribe_archive::query::YearProfile;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;
use kifuscribe_recording::archive_search;

/// The longest bar, in characters.
const LONGEST: usize = 40;

/// Count the games of a search year by year, with who won; with '--player' also those that the player won and lost.
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
    let years = catalogue.matching(&query)?.years;
    let of_player = catalogue.player_years(&query)?;
    let most = years.iter().map(|profile| profile.games).max().unwrap_or_default().max(1);
    if !args.json {
        let titles: &[&str] = match of_player {
            None => &[say!("archive-black-wins"), say!("archive-white-wins")],
            Some(_) => &[
                say!("archive-player-won"),
                say!("archive-player-lost"),
                say!("archive-player-black"),
                say!("archive-player-white"),
            ],
        };
        let titles: String = titles.iter().map(|title| format!(" {title:>11}")).collect();
        Output.line(&format!("{:<6} {:>8}{titles}", "", say!("archive-preview-games")))?;
    }
    for profile in &years {
        let sides = of_player.as_ref().map(|sides| {
            let of = |years: &[YearProfile]| years.iter().find(|found| found.year == profile.year).copied();
            sides.each_ref().map(|years| of(years).unwrap_or_default())
        });
        // What the player won and lost with the stones of each colour.
        let record =
            sides.map(|[black, white]| [[black.black_wins, black.white_wins], [white.white_wins, white.black_wins]]);
        let (games, black, white) = (profile.games, profile.black_wins, profile.white_wins);
        if args.json {
            let mut line = json!({
                "year": profile.year, "games": games, "black_wins": black, "white_wins": white,
                "no_winner": games - black - white,
            });
            if let Some((sides, record)) = sides.zip(record) {
                for ((name, side), [won, lost]) in ["with_black", "with_white"].into_iter().zip(sides).zip(record) {
                    line[name] = json!({ "games": side.games, "won": won, "lost": lost });
                }
                line["won"] = record.iter().map(|of| of[0]).sum::<usize>().into();
                line["lost"] = record.iter().map(|of| of[1]).sum::<usize>().into();
            }
            Output.json(&line)?;
            continue;
        }
        let year = profile.year.map_or_else(|| "?".to_owned(), |year| year.to_string());
        let bar = "█".repeat((games * LONGEST).div_ceil(most));
        let cells = match record {
            None => vec![black.to_string(), white.to_string()],
            Some(record @ [black, white]) => {
                let sum = |at: usize| (record[0][at] + record[1][at]).to_string();
                vec![sum(0), sum(1), format!("{}-{}", black[0], black[1]), format!("{}-{}", white[0], white[1])]
            }
        };
        let cells: String = cells.iter().map(|cell| format!(" {cell:>11}")).collect();
        Output.line(&format!("{year:<6} {games:>8}{cells}  {bar}"))?;
    }
    Ok(CommandOutcome::Done)
}
