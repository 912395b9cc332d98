//! `send`: sends what a table could not send while it recorded.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use kifuscribe::commands::exit::CommandOutcome;
use kifuscribe::commands::output::Output;
use kifuscribe::game::ledger::counted;
use kifuscribe::network::hall::HallTable;
use kifuscribe::network::journal_sender::{JournalTail, SendStep};
use kifuscribe::storage::session_folder::SessionFolder;
use serde_json::json;

/// Send recordings to a hall. What the hall has already is passed over.
#[derive(Debug, Args)]
pub(super) struct SendJournalArgs {
    /// The session folders of the recordings
    #[arg(required = true, value_name = "SESSION")]
    sessions: Vec<PathBuf>,
    /// The address of the hall
    #[arg(long, value_name = "URL")]
    hall: String,
    /// The table
    #[arg(long, value_name = "N")]
    table: u32,
    /// The file with the table's token for the hall
    #[arg(long, value_name = "F")]
    token_file: Option<PathBuf>,
    /// Print one line of JSON a recording
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &SendJournalArgs) -> anyhow::Result<CommandOutcome> {
    let token = args.token_file.as_deref().map(read_token).transpose()?;
    let hall = HallTable::new(&args.hall, args.table, token)?;
    let mut outcome = CommandOutcome::Done;
    for session in &args.sessions {
        let folder = SessionFolder::at(session);
        let lines = folder.read()?.events.len();
        let mut tail = JournalTail::new(hall.clone(), &folder.journal());
        let refusal = loop {
            match tail.step()? {
                SendStep::More => {}
                SendStep::Done => break None,
                SendStep::Refused(text) => break Some(text),
            }
        };
        if let Some(text) = &refusal {
            eprintln!("kifuscribe-hall: the hall refuses {}: {text}", session.display());
            outcome = CommandOutcome::Finding;
        }
        let unsent = lines.saturating_sub(tail.acknowledged());
        if args.json {
            Output.json(&json!({ "session": session, "lines": lines, "unsent": unsent, "refused": refusal }))?;
        } else {
            let sent = counted(tail.acknowledged(), "line");
            Output.line(&format!("{}: the hall has {sent} of {lines}", session.display()))?;
        }
    }
    Ok(outcome)
}

/// Reads a token from its file.
///
/// # Errors
/// When it cannot be read, or holds none.
pub(super) fn read_token(path: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(path)
        .with_context(|| format!("cannot read {}; check the name, and that you may read it", path.display()))?;
    let token = text.trim().to_owned();
    anyhow::ensure!(!token.is_empty(), "{} does not hold a token", path.display());
    Ok(token)
}
