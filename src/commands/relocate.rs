//! `kifuscribe relocate`: has a recording that runs go on in another folder.

use std::path::PathBuf;

use clap::Args;

use kifuscribe_acts::relocation::relocate;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;

/// Have a recording that runs go on in another folder, because its disk is full; nothing is lost.
///
/// The journal is copied there with everything that is only in memory, and the record is written there. The pictures so far stay
/// where they are.
#[derive(Debug, Args)]
pub(super) struct RelocateArgs {
    /// The session folders
    #[arg(required = true)]
    sessions: Vec<PathBuf>,
    /// A folder on another disk; it is made where there is none
    #[arg(long, value_name = "FOLDER")]
    to: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &RelocateArgs) -> anyhow::Result<CommandOutcome> {
    for session in &args.sessions {
        let session = relocate(session, &args.to)?;
        Output.line(&say!("printed-goes-on-in", session = session.display()))?;
    }
    Ok(CommandOutcome::Done)
}
