//! `kifuscribe seal-key`: the key with which this computer signs its seals.

use std::path::PathBuf;

use clap::Args;

use crate::commands::records_folder::settings_folder;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;
use kifuscribe_storage::seal_proof;

/// Make the key with which this computer signs its seals, and give out its public part.
#[derive(Debug, Args)]
pub(super) struct SealKeyArgs {
    /// Write the public part here instead of to standard output
    #[arg(short, long, value_name = "KEY.pem")]
    output: Option<PathBuf>,
}

/// Returns the path of this computer's secret key, whether it exists or not.
pub(super) fn path() -> PathBuf {
    seal_proof::key_in(&settings_folder())
}

/// Runs `seal-key`.
pub(super) fn run(args: &SealKeyArgs) -> anyhow::Result<CommandOutcome> {
    let secret = path();
    let public = seal_proof::read_or_make_key(&secret)?.public();
    match &args.output {
        Some(path) => {
            seal_proof::write_public_key(path, &public)?;
            Output.line(&say!("printed-seal-key", key = public, public = path.display(), secret = secret.display()))?;
        }
        None => Output.line(public.to_pem().trim_end())?,
    }
    Ok(CommandOutcome::Done)
}
