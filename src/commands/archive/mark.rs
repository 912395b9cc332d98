//! `archive mark`: tags and notes of the archivist's own.

use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::text::game_text;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;

/// Give a game tags and a note of your own.
///
/// They are kept beside the catalogue, in catalogue.sqlite.marks.json. Without a game: the saved searches.
#[derive(Debug, Args)]
pub(super) struct MarkArgs {
    /// The name of the game, as 'archive find' prints it, or its first letters
    id: Option<String>,
    /// A tag
    #[arg(long, value_name = "TAG", requires = "id")]
    tag: Vec<String>,
    /// A tag that is taken away
    #[arg(long, value_name = "TAG", requires = "id")]
    untag: Vec<String>,
    /// The note, in place of the one that is there; an empty one removes it
    #[arg(long, value_name = "TEXT", requires = "id")]
    note: Option<String>,
    /// Print one line of JSON, or for saved searches JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &MarkArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open_existing()?;
    let Some(id) = &args.id else {
        for (name, options) in catalogue.marks().searches() {
            match args.json {
                true => Output.json(&json!({ "search": name, "options": options }))?,
                false => Output.line(&format!("{name}: {}", options.join(" ")))?,
            }
        }
        return Ok(CommandOutcome::Done);
    };
    let game = catalogue.game(id)?;
    catalogue.change_marks(|marks| {
        args.tag.iter().for_each(|tag| marks.tag(game.hash, tag));
        args.untag.iter().for_each(|tag| marks.untag(game.hash, tag));
        if let Some(note) = &args.note {
            marks.set_note(game.hash, note);
        }
    })?;
    let tags: Vec<&str> = catalogue.marks().tags(game.hash).collect();
    let note = catalogue.marks().note(game.hash);
    if args.json {
        Output.json(&json!({ "id": game.hash.id(), "tags": tags, "note": note }))?;
        return Ok(CommandOutcome::Done);
    }
    Output.line(&game_text(&game, &[]))?;
    if !tags.is_empty() {
        Output.line(&say!("archive-tags", tags = tags.join(", ")))?;
    }
    if !note.is_empty() {
        Output.line(&say!("archive-note", note))?;
    }
    Ok(CommandOutcome::Done)
}
