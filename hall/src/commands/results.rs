//! `results`: the results of the round, and their way to the pairing program.

use std::path::PathBuf;

use clap::Args;
use kifuscribe::commands::exit::CommandOutcome;
use kifuscribe::commands::output::Output;
use kifuscribe::live::delay::SpectatorDelay;

use crate::commands::place::StorePlace;
use crate::commands::send::read_token;
use crate::hall::Hall;
use crate::pages::ResultLine;
use crate::round::{HallRound, PairingSource};
use crate::sent_result::SentLine;
use crate::shown::Audience;

/// Print the results of the round, or send the confirmed ones to a pairgoth server.
///
/// The hall may be open meanwhile. Only confirmed results are sent; another result that is there is left as it is, and one
/// that was sent before and withdrawn at its table is called back.
#[derive(Debug, Args)]
pub(super) struct ResultsArgs {
    #[command(flatten)]
    place: StorePlace,
    /// Send the confirmed results to the tournament at this address: http://host:8080/api/tour/1
    #[arg(long, value_name = "ADDRESS")]
    send: Option<String>,
    /// The round [default: the last that is paired]
    #[arg(long, value_name = "ROUND", requires = "send")]
    round: Option<String>,
    /// A file with the token for the server
    #[arg(long, value_name = "F", requires = "send")]
    token_file: Option<PathBuf>,
    /// Print one line of JSON a table
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &ResultsArgs) -> anyhow::Result<CommandOutcome> {
    let token = args.token_file.as_deref().map(read_token).transpose()?;
    let source = args.send.clone().map(|source| PairingSource { source, round: args.round.clone(), token });
    let round = HallRound::read(source)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let store = args.place.open_existing().await?;
        let hall = Hall::open(store, SpectatorDelay::None, round, None).await?;
        let outcome = if args.send.is_some() { send(args, &hall).await } else { list(args, &hall) };
        hall.store.close();
        outcome
    })
}

async fn send(args: &ResultsArgs, hall: &Hall) -> anyhow::Result<CommandOutcome> {
    let lines = hall.send_results_home("results").await?;
    for line in &lines {
        if args.json {
            Output.json(&line.json())?;
        } else {
            Output.line(&sent_text(line))?;
        }
    }
    let is_finding = lines.iter().any(|line| line.outcome.is_finding());
    Ok(if is_finding { CommandOutcome::Finding } else { CommandOutcome::Done })
}

fn sent_text(SentLine { table, result, outcome }: &SentLine) -> String {
    let result = if result.is_empty() { String::new() } else { format!("{result}, ") };
    format!("table {table}: {result}{}", outcome.text())
}

fn list(args: &ResultsArgs, hall: &Hall) -> anyhow::Result<CommandOutcome> {
    let round = hall.round();
    for shown in hall.shown(Audience::Staff) {
        let line = ResultLine::of(&shown, &round, None);
        if args.json {
            Output.json(&line.json())?;
        } else {
            Output.line(&format!("table {}: {}", line.table, line.state_text()))?;
        }
    }
    Ok(CommandOutcome::Done)
}
