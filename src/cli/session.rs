//! `kifuscribe verify` and `kifuscribe replay`: what a session folder is good for without the camera.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::exit::Outcome;
use super::output::Output;
use crate::archive::ArchiveError;
use crate::archive::atomic;
use crate::archive::session_folder::SessionFolder;
use crate::jobs::scribe;
use crate::session::recording::Recording;

/// Check that a recording is as it was written.
#[derive(Debug, Args)]
pub(super) struct VerifyArgs {
    /// The session folder
    session: PathBuf,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Runs `verify`.
pub(super) fn verify(args: &VerifyArgs) -> anyhow::Result<Outcome> {
    let output = Output;
    let journal = match SessionFolder::at(&args.session).read() {
        Ok(journal) => journal,
        Err(error @ ArchiveError::Journal { .. }) => {
            if args.json {
                output.json(&json!({ "whole": false, "why": error.to_string() }))?;
            } else {
                output.line(&error.to_string())?;
            }
            return Ok(Outcome::Finding);
        }
        Err(error) => return Err(error.into()),
    };
    let state = Recording::from_events(&journal.events);
    let moves = state.moves().len();
    if args.json {
        output.json(&json!({
            "whole": true, "events": journal.events.len(), "moves": moves, "torn": journal.torn, "head": journal.head,
        }))?;
    } else {
        output.line(&format!(
            "The journal is as it was written: {} events, {moves} moves, seal {}",
            journal.events.len(),
            journal.head
        ))?;
        if journal.torn {
            output.line("Its last line is unfinished, as a power cut leaves it; nothing committed is lost.")?;
        }
    }
    Ok(Outcome::Done)
}

/// Rebuild the record from the journal.
#[derive(Debug, Args)]
pub(super) struct ReplayArgs {
    /// The session folder
    session: PathBuf,
    /// Write the SGF here instead of to standard output
    #[arg(short, long, value_name = "GAME.sgf")]
    output: Option<PathBuf>,
}

/// Runs `replay`.
pub(super) fn replay(args: &ReplayArgs) -> anyhow::Result<Outcome> {
    let journal = SessionFolder::at(&args.session).read()?;
    let state = Recording::from_events(&journal.events);
    let Some(text) = scribe::sgf_of(&state) else {
        eprintln!("kifuscribe: no board was seen in this recording");
        return Ok(Outcome::Finding);
    };
    match &args.output {
        Some(path) => atomic::write(path, text.as_bytes())?,
        None => Output.line(text.trim_end())?,
    }
    let open = state.questions().iter().any(crate::session::recording::AskedQuestion::is_open);
    Ok(if open { Outcome::Finding } else { Outcome::Done })
}
