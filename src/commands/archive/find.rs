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
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::Catalogue;

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

/// The options that ask for games, as they were typed, without those that say what becomes of them. A file is named by its whole path,
/// so that it is found from every folder.
fn saved_options(typed: impl Iterator<Item = String>) -> Vec<String> {
    let mut kept = Vec::new();
    let mut typed = typed.skip_while(|word| word != "find").skip(1);
    while let Some(word) = typed.next() {
        let (name, has_value) = word.split_once('=').map_or((word.as_str(), false), |(name, _)| (name, true));
        match name {
            "--save" | "--archive" if !has_value => drop(typed.next()),
            "--save" | "--archive" | "--json" | "--continuations" => {}
            "--position" => match word.split_once('=').map(|(_, file)| file.to_owned()).or_else(|| typed.next()) {
                Some(file) => kept.extend([name.to_owned(), whole_path(&file)]),
                None => kept.push(word),
            },
            _ => kept.push(word),
        }
    }
    kept
}

fn whole_path(file: &str) -> String {
    std::path::absolute(file).ok().and_then(|path| path.to_str().map(str::to_owned)).unwrap_or_else(|| file.to_owned())
}

/// Saves the search under a name, and says what it takes the place of.
fn save(catalogue: &mut Catalogue, name: &str, options: Vec<String>) -> anyhow::Result<()> {
    anyhow::ensure!(!name.trim().is_empty(), say!("archive-search-nameless"));
    let before = catalogue.change_marks(|marks| marks.save_search(name, options.clone()))?;
    anyhow::ensure!(catalogue.marks().search(name).is_some(), say!("archive-search-withheld"));
    if let Some(before) = before.filter(|before| *before != options) {
        remark(say!("archive-search-replaced", name, options = typed(&before)));
    }
    Ok(())
}

/// Runs the command.
pub(super) fn run(args: &FindArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open_existing()?;
    let query = args.query.query_in(&catalogue)?;
    let typed: Result<Vec<String>, _> = std::env::args_os().map(std::ffi::OsString::into_string).collect();
    let made = match (typed, &args.save) {
        (Ok(typed), Some(name)) => {
            save(&mut catalogue, name, saved_options(typed.into_iter()))?;
            Vec::new()
        }
        (Ok(typed), None) => saved_options(typed.into_iter()),
        (Err(word), Some(_)) => anyhow::bail!(say!("archive-search-not-text", word = word.display())),
        (Err(_), None) => Vec::new(),
    };
    let found = catalogue.find(&query)?;
    if !made.is_empty() {
        let names = catalogue.redaction();
        // A search in a folder that cannot be written is made all the same.
        let _ = catalogue.change_recent_searches(|recent| recent.remember_found(made, &found.games, names));
    }
    if !args.continuations {
        for game in &found.games {
            let same = catalogue.same_moves(game)?;
            if args.json { Output.json(&game_json(game, &same))? } else { Output.line(&game_text(game, &same))? }
        }
    }
    let Some(pattern) = &query.position else {
        return conclude(args, found.games.len(), found.total);
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
    conclude(args, found.games.len(), found.total)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_search_is_what_was_asked() {
        let typed = "kifuscribe archive find --player Ada --save mine --json --archive=x --result B+ --archive y";
        let kept = saved_options(typed.split(' ').map(str::to_owned));
        assert_eq!(kept, ["--player", "Ada", "--result", "B+"]);
    }

    #[test]
    fn a_saved_search_names_its_file_from_every_folder() {
        let here = std::env::current_dir().unwrap().join("joseki.sgf").to_str().unwrap().to_owned();
        for typed in ["find --position joseki.sgf --corner", "find --position=joseki.sgf --corner"] {
            let kept = saved_options(typed.split(' ').map(str::to_owned));
            assert_eq!(kept, ["--position", &here, "--corner"], "{typed}");
        }
    }
}
