//! `results`: the results of the round, and their way to the pairing program.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_network::live::delay::SpectatorDelay;
use serde_json::Value;

use crate::commands::place::StorePlace;
use crate::commands::send::read_token;
use crate::hall::{Hall, shown_round};
use crate::named_here::known_addresses;
use crate::pages::ResultLine;
use crate::remark::remark;
use crate::round::{HallRound, PairingSource};
use crate::sent_result::SentLine;
use crate::shown::Audience;
use crate::store::{KeptRound, Store};

/// Print the results of the round, or send the confirmed ones to a pairgoth server.
///
/// The hall may be open meanwhile. A game at a table that the pairings do not have is none of the round's, and is said apart.
/// Only confirmed results are sent; another result that is there is left as it is, and one that was sent before and withdrawn
/// at its table is called back.
#[derive(Debug, Args)]
pub(super) struct ResultsArgs {
    #[command(flatten)]
    place: StorePlace,
    /// Send the confirmed results to the tournament at this address: http://host:8080/api/tour/1
    #[arg(long, value_name = "ADDRESS")]
    send: Option<String>,
    /// Who plays: a file of a pairing program, or the address of a tournament [default: where 'serve' took it from]
    #[arg(long, value_name = "FILE|URL", conflicts_with = "send")]
    pairings: Option<String>,
    /// The round [default: with --send or --pairings the last that is paired, without them that of 'serve']
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// A file with the token for the server
    #[arg(long, value_name = "F")]
    token_file: Option<PathBuf>,
    /// Ask also a server that nobody has named on this computer: without --pairings its address stands in the hall's folder, which may
    /// come from somebody else
    #[arg(long)]
    yes: bool,
    /// Print one line of JSON a table
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &ResultsArgs) -> anyhow::Result<CommandOutcome> {
    let token = args.token_file.as_deref().map(read_token).transpose()?;
    let given = args.send.clone().or_else(|| args.pairings.clone());
    let given = given.map(|source| PairingSource { source, round: args.round.clone(), token: token.clone() });
    let is_given = given.is_some();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let store = args.place.open_existing().await?;
        let (source, kept) = match given {
            Some(source) => (Some(source), None),
            None => served_source(&store, args.round.as_deref(), token).await?,
        };
        if let Some(server) = source.as_ref().filter(|source| source.is_server()) {
            let (known, address) = (known_addresses(), &server.source);
            anyhow::ensure!(
                is_given || args.yes || known.knows(address),
                "the hall names the pairing server {address}, which nobody has named on this computer: it may come from somebody \
                 else; give the address with --pairings, or say --yes, and it is asked"
            );
            known.add(address);
        }
        // A server's client has a runtime of its own.
        let round = tokio::task::spawn_blocking(move || read_round(source, kept)).await??;
        let is_kept = round.round.unread.is_some();
        let latest = store.rounds().await?.pop();
        let hall = Arc::new(Hall::open(store, SpectatorDelay::None, round, None).await?);
        // A round that is over has its results, whatever its tables show since; of the one that the hall shows, what its
        // pages say is what counts.
        if latest.is_some_and(|latest| latest.round != hall.round().name) {
            hall.show_fitting().await?;
        }
        let shown = hall.round().name.clone();
        let others: Vec<String> = hall.rounds().await?.into_iter().filter(|name| *name != shown).collect();
        if let Some(other) = others.last().filter(|_| args.round.is_none()) {
            // Once the next round is paired, its results are still to come.
            remark(format_args!("this is round {shown}; --round {other} gives another one that the hall has shown"));
        }
        let outcome = if args.send.is_some() { send(args, &hall).await } else { list(args, &hall) };
        let of_one = is_given || args.round.is_some();
        let earlier = if of_one { CommandOutcome::Done } else { say_earlier(&hall, &others).await? };
        hall.store.close();
        outcome.map(|outcome| outcome.max(earlier).max(if is_kept { CommandOutcome::Finding } else { CommandOutcome::Done }))
    })
}

/// Reads the round or, where its pairings cannot be read any more, the file of them that the hall has kept, and says so.
fn read_round(source: Option<PairingSource>, kept: Option<KeptRound>) -> anyhow::Result<HallRound> {
    let (Some(source), Some(kept)) = (source.clone(), kept) else { return HallRound::read(source) };
    let round = HallRound::read_or_kept(source, &kept.file, kept.opened)?;
    if let Some(unread) = &round.round.unread {
        remark(format_args!("the pairings cannot be read: {}", unread.why));
        remark("these are the results by the pairings that the hall has read last; mend the file");
    }
    Ok(round)
}

/// The pairings of a round that the hall has shown, by default of the one that it was opened with last, with what it has kept of it;
/// `None` where it had none.
async fn served_source(
    store: &Store,
    round: Option<&str>,
    token: Option<String>,
) -> anyhow::Result<(Option<PairingSource>, Option<KeptRound>)> {
    let shown = store.rounds().await?;
    let latest = shown.last().cloned();
    let served = match round {
        Some(round) => {
            let tournament = latest.map(|latest| latest.tournament).unwrap_or_default();
            Some(shown_round(&shown, &tournament, round.trim())?)
        }
        None => latest.filter(|latest| !latest.source.is_empty()),
    };
    let source = served.as_ref().map(|kept| {
        let round = Some(kept.round.clone()).filter(|name| !name.is_empty());
        PairingSource { source: kept.source.clone(), round, token }
    });
    Ok((source, served))
}

/// Says of which of the other rounds that the hall has shown results are not confirmed.
async fn say_earlier(hall: &Arc<Hall>, others: &[String]) -> anyhow::Result<CommandOutcome> {
    let mut outcome = CommandOutcome::Done;
    for name in others {
        let which = format!("'kifuscribe-hall results --round {}'", typed(&[name]));
        match hall.of_round(name).await {
            Ok(past) => {
                let lines = ResultLine::all(&past.shown(Audience::Staff), &past.round(), &BTreeMap::new());
                let paired = lines.iter().filter(|line| line.is_paired);
                let (all, confirmed) = (paired.clone().count(), paired.filter(|line| line.stands()).count());
                if confirmed == all {
                    continue;
                }
                remark(format_args!(
                    "round {name}: {confirmed} of {all} results are confirmed; {which} names the others"
                ));
            }
            Err(why) => remark(format_args!("round {name}: {why}; {which} says more")),
        }
        outcome = CommandOutcome::Finding;
    }
    Ok(outcome)
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

fn sent_text(line: &SentLine) -> String {
    format!("table {}: {}", line.table, line.text())
}

fn list(args: &ResultsArgs, hall: &Hall) -> anyhow::Result<CommandOutcome> {
    if let Some(restored) = hall.restored() {
        remark(restored.text());
    }
    let round = hall.round();
    let mut outcome = CommandOutcome::Done;
    for line in ResultLine::all(&hall.shown(Audience::Staff), &round, &BTreeMap::new()) {
        let needs_person = !line.doubt.is_empty()
            || line.other_result.is_some()
            || line.withdrawn.is_some()
            || !line.not_there.is_empty()
            || line.outdated.is_some();
        if !line.is_paired || line.differs || needs_person {
            outcome = CommandOutcome::Finding;
        }
        if !line.is_paired {
            // None of the round's results, so that it does not stand among them.
            let what_helps = match line.result.as_str() {
                "" => "check the number at the table",
                _ => "send its recording for the right table ('kifuscribe-hall send')",
            };
            remark(format_args!("not counted: table {}: {}; {what_helps}", line.table, line.state_text()));
        } else if args.json {
            let mut json = line.json();
            json["round"] = round.name.as_str().into();
            if !line.is_recorded {
                // At which tables recordings are expected is known where the hall is served.
                json["recorded"] = Value::Null;
            }
            Output.json(&json)?;
        } else {
            Output.line(&format!("table {}: {}", line.table, line.state_text()))?;
            if line.differs {
                let known = line.known_text();
                remark(format_args!(
                    "table {}: the pairings have another result: {known}; ask which one holds",
                    line.table
                ));
            }
        }
    }
    Ok(outcome)
}
