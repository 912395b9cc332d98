//! `archive show`: one game.

use std::path::PathBuf;

use clap::Args;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::archive::text::{game_json, game_text, place};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::record_note::NoteGrade;
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
    if let Some(path) = &args.sgf {
        let text = catalogue.sgf_text(&catalogue.read_game(&game)?);
        if path.as_os_str() == "-" {
            Output.file(&text)?;
            return Ok(CommandOutcome::Done);
        }
        atomic::write(path, text.as_bytes())?;
    }
    // What only the file knows comes from the file; without it the catalogue's line is what there is.
    let file = catalogue.read_game(&game);
    if let Err(error) = &file {
        remark(error);
    }
    let notes = file.iter().flat_map(|file| &file.notes);
    let notes: Vec<(NoteGrade, String)> =
        notes.map(|note| (note.grade(), catalogue.redaction().text(&note.to_string()))).collect();
    if let Ok(file) = file.as_ref().map_err(|_| ())
        && !args.json
        && args.sgf.is_none()
    {
        Output.line(&diagram(&file.record.end().stones().rows()))?;
    }
    if args.json {
        let mut line = game_json(&game, &same);
        for (name, grade) in [("notes", NoteGrade::Doubt), ("respellings", NoteGrade::Respelling)] {
            let of_grade = notes.iter().filter(|note| note.0 == grade);
            line[name] = of_grade.map(|note| note.1.as_str()).collect();
        }
        line["tags"] = catalogue.marks().tags(game.hash).collect();
        line["note"] = catalogue.marks().note(game.hash).into();
        Output.json(&line)?;
    } else {
        Output.line(&game_text(&game, &same))?;
        for (property, value) in game.written.iter() {
            Output.line(&say!("archive-as-written", property, value))?;
        }
        notes.iter().try_for_each(|(grade, note)| Output.line(&say!("archive-graded-note", grade, note)))?;
        let tags: Vec<&str> = catalogue.marks().tags(game.hash).collect();
        if !tags.is_empty() {
            Output.line(&say!("archive-tags", tags = tags.join(", ")))?;
        }
        let note = catalogue.marks().note(game.hash);
        if !note.is_empty() {
            Output.line(&say!("archive-own-note", note))?;
        }
        Output.line(&say!("archive-file", file = place(&game, None)))?;
    }
    Ok(CommandOutcome::Done)
}
