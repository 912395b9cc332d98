//! `archive mark`: tags and notes of the archivist's own.

use anyhow::Context as _;
use clap::Args;
use serde_json::json;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::text::game_text;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::marks::ArchiveMarks;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::Catalogue;

/// Give a game tags and a note of your own.
///
/// They are kept beside the catalogue, in catalogue.sqlite.marks.json. Without a game: every game that has some.
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
    /// Take over the tags and the note of a game that is not in the catalogue any more
    #[arg(long, value_name = "ID", requires = "id")]
    from: Option<String>,
    /// Print one line of JSON, or without a game JSON Lines
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &MarkArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open_existing()?;
    let Some(id) = &args.id else {
        let games: Vec<GameHash> = catalogue.marks().games().into_iter().filter_map(GameHash::parse).collect();
        for hash in games {
            let game = catalogue.game(&hash.to_string()).ok();
            print(catalogue.marks(), hash, game.as_ref(), args.json)?;
        }
        return Ok(CommandOutcome::Done);
    };
    let game = catalogue.game(id)?;
    let from = args.from.as_ref().map(|from| gone(&catalogue, from)).transpose()?;
    catalogue.mark(|marks| {
        if let Some(from) = from {
            marks.carry(from, game.hash);
        }
        args.tag.iter().for_each(|tag| marks.tag(game.hash, tag));
        args.untag.iter().for_each(|tag| marks.untag(game.hash, tag));
        if let Some(note) = &args.note {
            marks.set_note(game.hash, note);
        }
    })?;
    print(catalogue.marks(), game.hash, Some(&game), args.json)?;
    Ok(CommandOutcome::Done)
}

/// The game with tags or a note whose name begins like this, and that is not in the catalogue.
fn gone(catalogue: &Catalogue, id: &str) -> anyhow::Result<GameHash> {
    let marked = catalogue.marks().games();
    let mut found =
        marked.iter().filter(|hash| hash.starts_with(&id.to_lowercase())).filter_map(|h| GameHash::parse(h));
    let hash = found.next().filter(|_| found.next().is_none()).with_context(|| say!("archive-no-marked-game", id))?;
    anyhow::ensure!(catalogue.game(&hash.to_string()).is_err(), say!("archive-marked-game-is-there", id = hash.id()));
    Ok(hash)
}

/// Prints what is kept of a game; of one that is not in the catalogue, where it was last.
fn print(marks: &ArchiveMarks, hash: GameHash, game: Option<&FoundGame>, json: bool) -> anyhow::Result<()> {
    let tags: Vec<&str> = marks.tags(hash).collect();
    let note = marks.note(hash);
    let last = marks.anchor(hash).map_or("?", |anchor| &anchor.file);
    if json {
        let file = game.map_or(last.into(), |game| game.path.to_string_lossy());
        let is_there = game.is_some();
        let line = json!({ "id": hash.id(), "tags": tags, "note": note, "file": file, "in_catalogue": is_there });
        return Output.json(&line);
    }
    match game {
        Some(game) => Output.line(&game_text(game, &[]))?,
        None => Output.line(&say!("archive-marked-game-gone", id = hash.id(), file = last))?,
    }
    if !tags.is_empty() {
        Output.line(&say!("archive-tags", tags = tags.join(", ")))?;
    }
    if !note.is_empty() {
        Output.line(&say!("archive-own-note", note))?;
    }
    Ok(())
}
