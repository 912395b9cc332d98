//! `archive players`: who is who.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_language::say;
use kifuscribe_storage::atomic;

/// List the players, and say which names are one player's.
///
/// The names are kept in a table beside the catalogue, catalogue.sqlite.players.csv: a line a player, the name that is shown first.
#[derive(Debug, Args)]
pub(super) struct PlayersArgs {
    /// Make these names those of one player; the first one is shown
    #[arg(long, value_name = "NAME", num_args = 2.., group = "change")]
    join: Vec<String>,
    /// Make this name, or these together, those of a player of their own: this undoes a wrong join
    #[arg(long, value_name = "NAME", num_args = 1.., group = "change")]
    part: Vec<String>,
    /// List only the players with several names
    #[arg(long, group = "change")]
    joined: bool,
    /// List names that may be of one player
    #[arg(long, group = "change")]
    suggest: bool,
    /// Say that these two names belong to different players: --suggest names them no more
    #[arg(long, value_name = "NAME", num_args = 2, group = "change")]
    different: Vec<String>,
    /// Take back that these two names belong to different players
    #[arg(long, value_name = "NAME", num_args = 2, group = "change")]
    suggest_again: Vec<String>,
    /// Write the table of names into this file; - for standard output
    #[arg(long, value_name = "FILE.csv", group = "change")]
    csv: Option<PathBuf>,
    /// Print JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &PlayersArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open_existing()?;
    if !args.join.is_empty() {
        let joined = catalogue.join_players(&args.join.iter().map(String::as_str).collect::<Vec<_>>())?;
        let names = catalogue.authority().names_of(&args.join[0]);
        if args.json {
            Output.json(&json!({
                "name": names.first(), "names": names, "joined": joined.joined, "unknown": joined.unknown,
                "were_different": joined.were_different,
            }))?;
            return Ok(CommandOutcome::Done);
        }
        Output.line(&say!("archive-players-joined", names = names.join(", ")))?;
        if !joined.unknown.is_empty() {
            remark(say!("archive-players-unknown", names = joined.unknown.join(", ")));
        }
        for pair in &joined.were_different {
            remark(say!("archive-players-different-before", names = pair.join(", ")));
        }
        remark(say!("archive-players-part-again", names = typed(&joined.joined)));
        return Ok(CommandOutcome::Done);
    }
    if !args.part.is_empty() {
        let is_parted = catalogue.part_players(&args.part.iter().map(String::as_str).collect::<Vec<_>>())?;
        let name = args.part.join(", ");
        match (args.json, is_parted) {
            (true, _) => Output.json(&json!({ "parted": is_parted }))?,
            (false, true) => Output.line(&say!("archive-player-parted", name))?,
            (false, false) => Output.line(&say!("archive-player-not-joined", name))?,
        }
        return Ok(if is_parted { CommandOutcome::Done } else { CommandOutcome::Finding });
    }
    for (names, are_different) in [(&args.different, true), (&args.suggest_again, false)] {
        let [one, other] = &names[..] else { continue };
        let is_new = catalogue.tell_apart([one, other], are_different)?;
        let names = names.join(", ");
        match (args.json, is_new, are_different) {
            (true, _, _) => Output.json(&json!({ "different": are_different }))?,
            (false, true, true) => Output.line(&say!("archive-players-different", names))?,
            (false, true, false) => Output.line(&say!("archive-players-suggested-again", names))?,
            (false, false, true) => Output.line(&say!("archive-players-were-different", names))?,
            (false, false, false) => Output.line(&say!("archive-players-were-not-different", names))?,
        }
        return Ok(CommandOutcome::Done);
    }
    if let Some(path) = &args.csv {
        let table = catalogue.authority().to_csv();
        if path.as_os_str() == "-" {
            Output.file(&table)?;
        } else {
            atomic::write(path, table.as_bytes())?;
        }
        return Ok(CommandOutcome::Done);
    }
    if args.suggest {
        for pair in catalogue.suggested_players()? {
            match args.json {
                true => Output.json(&json!({ "name": pair.name, "other": pair.other }))?,
                false => Output.line(&format!("{} = {}", pair.name, pair.other))?,
            }
        }
        return Ok(CommandOutcome::Done);
    }
    for player in catalogue.players()? {
        let names = catalogue.authority().names_of(&player.name);
        if args.joined && names.is_empty() {
            continue;
        }
        let others: Vec<&String> = names.iter().filter(|name| **name != player.name).collect();
        let games = player.black + player.white;
        if args.json {
            Output.json(&json!({
                "name": player.name, "aliases": others, "games": games, "black": player.black,
                "black_wins": player.black_wins, "white": player.white, "white_wins": player.white_wins,
            }))?;
            continue;
        }
        let mut line = format!("{}  {}", player.name, say!("count-games", n = games));
        if !others.is_empty() {
            let others = others.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(", ");
            line.push_str(&format!("  ({others})"));
        }
        Output.line(&line)?;
    }
    Ok(CommandOutcome::Done)
}
