//! `kifuscribe hall`: what a table does with its hall before it records.

use anyhow::Context as _;
use clap::{Args, Subcommand};

use crate::commands::named_here::known_addresses;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_language::say;
use kifuscribe_network::hall::seat_for_code;

/// Join the hall of a tournament.
#[derive(Debug, Args)]
pub(super) struct HallCommandArgs {
    #[command(subcommand)]
    what: HallStep,
}

#[derive(Debug, Subcommand)]
enum HallStep {
    /// Get a table's address for the short code that somebody reads out: it is printed, for 'record --hall-token-file', and
    /// the code is used up
    Join {
        /// The address of the hall, such as http://hall:8080
        address: String,
        /// The code, such as ACDE-FHJK
        code: String,
    },
}

/// Runs the command.
pub(super) fn run(args: &HallCommandArgs) -> anyhow::Result<CommandOutcome> {
    let HallStep::Join { address, code } = &args.what;
    let code = JoinCode::of_text(code).with_context(|| say!("hall-no-code", text = format!("{code:?}")))?;
    let seat = seat_for_code(address.trim(), &code)?;
    known_addresses().add(&seat.hall);
    Output.line(&seat.address())?;
    Ok(CommandOutcome::Done)
}
