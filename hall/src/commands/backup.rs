//! `backup` and `restore`: a copy of everything that the hall keeps.

use std::path::PathBuf;

use clap::Args;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_formats::shell_words::typed_path;

use crate::commands::serve::lock;
use crate::remark::remark;
use crate::store::{self, Store};

/// Copy everything that the hall keeps into one file, while the hall may be open.
#[derive(Debug, Args)]
pub(super) struct BackupArgs {
    /// The folder of the hall
    #[arg(long, value_name = "DIR", default_value = super::place::DATA)]
    data: PathBuf,
    /// The copy; it may not exist yet
    copy: PathBuf,
}

/// Put a copy that 'backup' made into a folder that holds no hall. Tables send again what came after the copy.
#[derive(Debug, Args)]
pub(super) struct RestoreArgs {
    /// The copy
    copy: PathBuf,
    /// The folder for the hall
    #[arg(long, value_name = "DIR", default_value = super::place::DATA)]
    data: PathBuf,
}

/// Runs `backup`.
pub(super) fn run(args: &BackupArgs) -> anyhow::Result<CommandOutcome> {
    anyhow::ensure!(!args.copy.exists(), "{} exists already; give another name", args.copy.display());
    Store::open_existing(&args.data)?.copy_to(&args.copy)?;
    remark(format_args!("copied into {}", args.copy.display()));
    Ok(CommandOutcome::Done)
}

/// Runs `restore`.
pub(super) fn restore(args: &RestoreArgs) -> anyhow::Result<CommandOutcome> {
    let copy = args.copy.display();
    anyhow::ensure!(args.copy.exists(), "there is no copy at {copy}; check the name");
    anyhow::ensure!(
        args.copy.is_file(),
        "{copy} is no regular file; give the file that 'kifuscribe-hall backup' wrote"
    );
    // A hall that is open is said to be so.
    let _lock = if args.data.exists() { lock(&args.data)? } else { None };
    let tokens = store::restore(&args.copy, &args.data)?;
    let data = typed_path(&args.data);
    remark(format_args!(
        "restored; open it with 'kifuscribe-hall serve --data {data}', and give the pairings again with \
         --pairings: they are not in the copy. What tables sent after it may be missing; / and /round say at which"
    ));
    if tokens > 0 {
        remark(format_args!(
            "tokens of organisers and referees that the copy has, and that are valid in this hall: {tokens}; look at them \
             with 'kifuscribe-hall token --list --data {data}', and revoke those that you do not know"
        ));
    }
    Ok(CommandOutcome::Done)
}
