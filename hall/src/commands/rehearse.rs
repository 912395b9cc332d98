//! `rehearse`: plays a tournament against a hall, and measures it.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_network::hall::HallTable;

use crate::clock;
use crate::hall::MOST_TABLES;
use crate::rehearsal::plan::Extent;
use crate::rehearsal::{self, HallAddress, Plan, question};
use crate::remark::remark;

/// Play simulated games at many tables against a hall: what is lost, what is doubled, and how late it is on the page.
///
/// The hall has a folder of its own: the games stay in it, and one with pairings or other games refuses.
#[derive(Debug, Args)]
pub(super) struct RehearseArgs {
    /// Play at table 1 alone, ask a question there, and wait until somebody answers it on the table's page
    #[arg(long, conflicts_with_all = ["tables", "speed", "moves", "seconds", "watchers", "json"])]
    question: bool,
    /// How long the question waits, in seconds
    #[arg(long, value_name = "S", default_value_t = 600, requires = "question")]
    wait: u64,
    /// How many tables
    #[arg(long, value_name = "N", required_unless_present = "question", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_TABLES)))]
    tables: Option<u32>,
    /// How much faster than at a tournament, where a move takes half a minute
    #[arg(long, value_name = "X", default_value = "1", value_parser = speed)]
    speed: f64,
    /// The address of the hall, or of several processes of it, separated by commas
    #[arg(long, value_name = "URL", value_delimiter = ',', required = true)]
    hall: Vec<String>,
    /// The file with the organiser's token
    #[arg(long, value_name = "F")]
    token_file: Option<PathBuf>,
    /// The moves of each game
    #[arg(long, value_name = "N", default_value_t = 300)]
    moves: usize,
    /// How long, in seconds; tables play one game after the other [default: one game at each table]
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    /// How many browsers more look at the organiser's page meanwhile
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=5000))]
    watchers: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn speed(text: &str) -> Result<f64, String> {
    /// Faster than anything can be.
    const FASTEST: f64 = 1e9;
    let speed = text.parse::<f64>().ok().filter(|speed| (0.001..=FASTEST).contains(speed));
    speed.ok_or_else(|| "it is a number from 0.001 on".to_owned())
}

/// The table that asks.
const ASKING: u32 = 1;

/// Asks a question at a simulated table, and says who answered it.
fn rehearse_question(args: &RehearseArgs, token: Option<String>) -> anyhow::Result<CommandOutcome> {
    let [hall] = &args.hall[..] else { anyhow::bail!("a question is asked of one hall; give one address with --hall") };
    let address = HallAddress::parse(hall.trim(), token.clone())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(rehearsal::ask(&address))?;
    let folder = tempfile::tempdir()?;
    let table = HallTable::new(hall.trim(), ASKING, token)?;
    let page = format!("{}/table/{ASKING}", hall.trim().trim_end_matches('/'));
    let asked = || remark(format_args!("table {ASKING} asks a question; answer it at {page}"));
    let longest_wait = Duration::from_secs(args.wait);
    let session = folder.path().join("rehearsal.session");
    let answer = question::ask(table, clock::now().unsigned_abs(), &session, longest_wait, asked)?;
    let Some(given) = answer else {
        Output.line("nobody answered; the question has settled itself, and the game is over")?;
        return Ok(CommandOutcome::Finding);
    };
    Output.line(&format!(
        "the table has the answer '{}' of {}, and the game is over",
        given.answer.word(),
        given.by
    ))?;
    Ok(CommandOutcome::Done)
}

/// Runs the command.
pub(super) fn run(args: &RehearseArgs) -> anyhow::Result<CommandOutcome> {
    let token = args.token_file.as_deref().map(super::send::read_token).transpose()?;
    if args.question {
        return rehearse_question(args, token);
    }
    let halls = args.hall.iter().map(|hall| HallAddress::parse(hall.trim(), token.clone()));
    let halls = halls.collect::<Result<Vec<_>, _>>()?;
    let lasting = args.seconds.map(Duration::from_secs);
    let seed = clock::now().unsigned_abs();
    let (moves, watchers) = (args.moves.clamp(1, 1000), args.watchers as usize);
    let extent = Extent { tables: args.tables.unwrap_or(1), moves, speed: args.speed, lasting, seed, watchers };
    remark("the games are made");
    let plan = Plan::new(halls, &extent)?;
    remark("the games begin");
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = runtime.block_on(rehearsal::play(plan))?;
    anyhow::ensure!(outcome.events > 0, "the hall took no line; see its log");
    if args.json {
        Output.json(&outcome.json())?;
    } else {
        let latency = outcome.latency;
        Output.line(&format!(
            "{} tables sent {} lines in {:.0} s; {} lost, {} doubled, {} tables shown wrongly; from line to page {} ms, 99 of 100 within {} ms, \
             all within {} ms",
            outcome.tables,
            outcome.events,
            outcome.lasted.as_secs_f64(),
            outcome.lost,
            outcome.duplicated,
            outcome.unshown,
            latency.p50,
            latency.p99,
            latency.max
        ))?;
    }
    Ok(if outcome.lost + outcome.duplicated + outcome.unshown > 0 {
        CommandOutcome::Finding
    } else {
        CommandOutcome::Done
    })
}
