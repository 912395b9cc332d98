//! `archive stats`: numbers about the games.

use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use crate::commands::archive::place::CataloguePlace;
use kifuscribe_archive::statistics::ArchiveStatistics;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_language::say;

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
    let (games, moves) = (say!("count-games", n = all.games), say!("count-moves", n = all.moves));
    let recordings = say!("count-recordings", n = all.recordings);
    Output.line(&say!("stats-games", games, recordings, moves))?;
    let (black, white, none) = (all.black_wins, all.white_wins, all.no_winner);
    Output.line(&say!("stats-winners", black, white, none))?;
    let list = |list: Vec<String>| list.into_iter().take(MOST_LINES).collect::<Vec<_>>().join(", ");
    let size = |(size, n): &(usize, usize)| say!("stats-board", n, size = format!("{size}x{size}"));
    let way = |(way, n): &(String, usize)| say!("stats-way", n, way = way_text(way));
    let corner = |(place, n): &(String, usize)| say!("stats-corner", n, place);
    for (what, text) in [
        (say!("stats-boards"), list(all.sizes.iter().map(size).collect())),
        (say!("stats-results"), list(all.ways.iter().map(way).collect())),
        (say!("stats-corners"), list(all.corners.iter().map(corner).collect())),
    ] {
        if !text.is_empty() {
            Output.line(&format!("{what}: {text}"))?;
        }
    }
    for p in all.players.iter().take(MOST_LINES) {
        let (black, white) = (say!("count-games", n = p.black), say!("count-games", n = p.white));
        let (black_wins, white_wins) = (p.black_wins, p.white_wins);
        Output.line(&say!("stats-player", name = p.name, black, black_wins, white, white_wins))?;
    }
    if all.recordings > 0 {
        let recorded = &all.recorded;
        let [opening, middle, ending] = recorded.phases.map(minutes);
        let phases = [say!("stats-opening", opening), say!("stats-middle", middle), say!("stats-ending", ending)];
        // A part that no recording has come to has no time.
        let reached = phases.into_iter().zip(recorded.phases).filter(|(_, time)| !time.is_zero());
        let times: Vec<String> = reached.map(|(text, _)| text).collect();
        if !times.is_empty() {
            Output.line(&say!("stats-time", times = times.join(", ")))?;
        }
        let asked = say!("count-questions", n = recorded.asked);
        let (open, doubtful) = (recorded.open_questions, say!("count-moves", n = recorded.doubtful));
        Output.line(&match recorded.confidence {
            Some(sure) => say!("stats-doubts-and-sure", asked, open, doubtful, sure = format!("{:.1}", sure * 100.0)),
            None => say!("stats-doubts", asked, open, doubtful),
        })?;
    }
    Ok(())
}

fn minutes(time: Duration) -> String {
    say!("hall-minutes", n = (time.as_secs() + 30) / 60)
}

/// How games ended, in words; the catalogue has what SGF writes after the plus.
fn way_text(way: &str) -> String {
    match way.to_ascii_lowercase().as_str() {
        "points" => say!("stats-by-points"),
        "r" | "resign" => say!("stats-resignation"),
        "t" | "time" => say!("stats-on-time"),
        "f" | "forfeit" => say!("stats-forfeit"),
        "" => say!("stats-unknown-margin"),
        "0" | "draw" => say!("stats-draw"),
        "both-lose" => say!("result-both-lose"),
        "no-result" => say!("result-no-result"),
        "technical-draw" => say!("result-technical-draw"),
        "void" => say!("stats-void"),
        "?" => say!("stats-unknown"),
        _ => way,
    }
    .to_owned()
}
