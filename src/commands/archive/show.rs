//! `archive show`: one game.

use std::path::PathBuf;

use clap::Args;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::text::{game_json, game_text, place};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_formats::report::diagram;
use kifuscribe_language::say;
use kifuscribe_storage::atomic;

/// Show one game, and write its SGF.
#[derive(Debug, Args)]
pub(super) struct ShowArgs {
    /// The name of the game, as 'archive find' prints it, or its first letters
    id: String,
    /// Write the game, with its variations, into this file; - for standard output
    #[arg(long, value_name = "FILE.sgf")]
    sgf: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &ShowArgs, catalogue: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let catalogue = catalogue.open_existing()?;
    let game = catalogue.game(&args.id)?;
    let same = catalogue.same_moves(&game)?;
    match &args.sgf {
        Some(path) => {
            let text = catalogue.sgf_text(&catalogue.read_game(&game)?);
            if path.as_os_str() == "-" {
                Output.line(text.trim_end())?;
                return Ok(CommandOutcome::Done);
            }
            atomic::write(path, text.as_bytes())?;
        }
        None if !args.json => {
            // What only the file knows comes from the file; without it the catalogue's line is what there is.
            match catalogue.read_game(&game) {
                Ok(file) => Output.line(&diagram(&file.record.end().stones().rows()))?,
                Err(error) => remark(&error),
            }
        }
        None => {}
    }
    if args.json {
        Output.json(&game_json(&game, &same))?;
    } else {
        Output.line(&game_text(&game, &same))?;
        Output.line(&say!("archive-file", file = place(&game, None)))?;
    }
    Ok(CommandOutcome::Done)
}
