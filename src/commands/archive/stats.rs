//! `archive stats`: numbers about the games.

use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use crate::archive::statistics::ArchiveStatistics;
use crate::commands::archive::place::CataloguePlace;
use crate::commands::exit::CommandOutcome;
use crate::commands::output::Output;
use crate::game::ledger::counted;

/// The most lines of a list that are printed.
const MOST_LINES: usize = 10;

/// Say what is in the catalogue: games, results, openings, players, and how sure recordings are.
#[derive(Debug, Args)]
pub(super) struct StatsArgs {
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &StatsArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let statistics = place.open_existing()?.statistics()?;
    if args.json {
        Output.json(&to_json(&statistics))?;
    } else {
        print(&statistics)?;
    }
    Ok(CommandOutcome::Done)
}

fn to_json(all: &ArchiveStatistics) -> Value {
    let counts = |list: &[(String, usize)]| {
        list.iter().map(|(k, n)| (k.clone(), Value::from(*n))).collect::<serde_json::Map<_, _>>()
    };
    let sizes =
        all.sizes.iter().map(|(size, n)| (size.to_string(), Value::from(*n))).collect::<serde_json::Map<_, _>>();
    let players: Vec<Value> = all.players.iter().map(|p| json!({
        "name": p.name, "black": p.black, "black_wins": p.black_wins, "white": p.white, "white_wins": p.white_wins,
    })).collect();
    let recorded = &all.recorded;
    json!({
        "games": all.games, "recordings": all.recordings, "moves": all.moves,
        "black_wins": all.black_wins, "white_wins": all.white_wins, "no_winner": all.no_winner,
        "sizes": sizes, "results": counts(&all.ways), "corners": counts(&all.corners), "players": players,
        "recorded": {
            "questions": recorded.asked, "open_questions": recorded.open_questions, "doubtful_moves": recorded.doubtful,
            "confidence": recorded.confidence, "phases_s": recorded.phases.map(|phase| phase.as_secs()),
        },
    })
}

fn print(all: &ArchiveStatistics) -> anyhow::Result<()> {
    let recordings = counted(all.recordings, "recording");
    Output.line(&format!("{}, {recordings} among them, {}", counted(all.games, "game"), counted(all.moves, "move")))?;
    Output
        .line(&format!("Black won {}, White {}, {} without a winner", all.black_wins, all.white_wins, all.no_winner))?;
    let list = |list: Vec<String>| list.into_iter().take(MOST_LINES).collect::<Vec<_>>().join(", ");
    let pairs = |pairs: &[(String, usize)]| list(pairs.iter().map(|(what, n)| format!("{what} {n}")).collect());
    let ways: Vec<(String, usize)> = all.ways.iter().map(|(way, n)| (way_text(way), *n)).collect();
    let sizes = list(all.sizes.iter().map(|(size, n)| format!("{size}x{size} {n}")).collect());
    for (what, text) in [("Boards", sizes), ("Results", pairs(&ways)), ("Corners", pairs(&all.corners))] {
        if !text.is_empty() {
            Output.line(&format!("{what}: {text}"))?;
        }
    }
    for p in all.players.iter().take(MOST_LINES) {
        let (black, white) = (counted(p.black, "game"), counted(p.white, "game"));
        Output.line(&format!(
            "{}: {black} with Black, {} won; {white} with White, {} won",
            p.name, p.black_wins, p.white_wins
        ))?;
    }
    if all.recordings > 0 {
        let recorded = &all.recorded;
        let [opening, middle, ending] = recorded.phases.map(minutes);
        Output.line(&format!("Time: {opening} to move 50, {middle} to move 150, {ending} after it, on the average"))?;
        let sure =
            recorded.confidence.map_or_else(String::new, |sure| format!("; moves are {:.1} % sure", sure * 100.0));
        let (asked, doubtful) = (counted(recorded.asked, "question"), counted(recorded.doubtful, "move"));
        Output.line(&format!("{asked}, {} open; {doubtful} in doubt{sure}", recorded.open_questions))?;
    }
    Ok(())
}

fn minutes(time: Duration) -> String {
    format!("{} min", (time.as_secs() + 30) / 60)
}

/// How games ended, in words; the catalogue has what SGF writes after the plus.
fn way_text(way: &str) -> String {
    match way.to_ascii_lowercase().as_str() {
        "points" => "by points",
        "r" | "resign" => "resignation",
        "t" | "time" => "time",
        "f" | "forfeit" => "forfeit",
        "" => "by an unknown margin",
        "0" | "draw" => "draw",
        "void" => "void",
        "?" => "unknown",
        _ => way,
    }
    .to_owned()
}
