//! `pairings`: prints who plays at which table.

use std::path::Path;

use anyhow::Context;
use clap::Args;
use serde_json::{Value, json};

use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_formats::pairings;
use kifuscribe_formats::pairings::{Pairing, PairingResult, Tournament};
use kifuscribe_formats::terminal_text::printable_line;
use kifuscribe_language::say;
use kifuscribe_network::pairgoth::PairgothTournament;
use kifuscribe_storage::tournament_file;
use kifuscribe_words::info_text;

/// Who plays at which table: a line a game, of every round or of one.
///
/// Reads the tournament files of OpenGotha and MacMahon (XML), wall lists for rating lists (.h9, .tou), a table with the columns
/// "table", "black" and "white" (CSV), and a tournament on a pairgoth server. The file is never changed. Players without an opponent
/// are named on standard error.
#[derive(Debug, Args)]
pub(super) struct PairingsArgs {
    /// A file, or the address of a tournament: http://host:8080/api/tour/1.
    #[arg(value_name = "FILE|ADDRESS")]
    source: String,
    /// Only this round [default: all].
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// Print one line of JSON a game.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &PairingsArgs) -> anyhow::Result<CommandOutcome> {
    let tournament = read_tournament(&args.source, args.round.as_deref(), None)?;
    let rounds: Vec<&str> = args.round.as_deref().map_or_else(|| tournament.rounds(), |round| vec![round]);
    if rounds.is_empty() {
        return Err(anyhow::Error::new(pairings::PairingsError::NoGame).context(args.source.clone()));
    }
    let name = [&tournament.name].into_iter().filter(|name| !name.is_empty());
    tournament.doubts.iter().for_each(remark);
    for round in rounds {
        let games = tournament.round(round).with_context(|| args.source.clone())?;
        if !args.json {
            let round = Some(say!("word-round-number", round)).filter(|_| !round.is_empty());
            let heading: Vec<String> = name.clone().cloned().chain(round).collect();
            if !heading.is_empty() {
                Output.line(&heading.join(", "))?;
            }
        }
        for game in games {
            if args.json { Output.json(&json_line(game))? } else { Output.line(&printable_line(&text_line(game)))? }
        }
        for bye in tournament.byes.iter().filter(|bye| bye.round == round) {
            let player = info_text::ranked_name(&bye.player);
            remark(match round {
                "" => say!("pairings-bye-no-round", player),
                round => say!("pairings-bye", player, round),
            });
        }
        tournament.doubts_of(round).iter().for_each(remark);
    }
    if tournament.games.iter().any(|game| matches!(game.result, PairingResult::Ambiguous(_))) {
        remark(say!("pairings-ambiguous"));
    }
    Ok(CommandOutcome::Done)
}

/// Reads a tournament from a file or a server; from a server only the given round, where one is given, with a token
/// where it needs one.
///
/// # Errors
/// When it cannot be read.
pub(super) fn read_tournament(source: &str, round: Option<&str>, token: Option<&str>) -> anyhow::Result<Tournament> {
    if is_address(source) {
        return from_address(source, round, token);
    }
    Ok(tournament_file::read(Path::new(source))?)
}

/// Whether `source` is an address rather than a file's name.
pub(super) fn is_address(source: &str) -> bool {
    source.starts_with("http://") || source.starts_with("https://")
}

fn from_address(address: &str, round: Option<&str>, token: Option<&str>) -> anyhow::Result<Tournament> {
    let round = round
        .map(|round| {
            round.trim().parse().with_context(|| say!("pairings-round-no-number", round = format!("{round:?}")))
        })
        .transpose()?;
    Ok(PairgothTournament::at(address, token)?.read(round)?)
}

fn json_line(game: &Pairing) -> Value {
    let info = &game.info;
    let table = info.table.parse::<u32>().map_or_else(|_| text_or_null(&info.table), Value::from);
    let mut line = json!({
        "table": table,
        "black": info.black.name,
        "white": info.white.name,
        "black_rank": text_or_null(&info.black.rank),
        "white_rank": text_or_null(&info.white.rank),
        "handicap": info.known_handicap(),
        "komi": info.komi.map(|komi| f64::from(komi.as_halves()) / 2.0),
        "result": game.result.text(),
        "by_default": game.by_default,
        "round": info.round.parse::<u32>().map_or_else(|_| text_or_null(&info.round), Value::from),
        "colors_known": game.colors_known,
    });
    if let Some(id) = game.id {
        line["id"] = id.into();
    }
    line
}

fn text_or_null(text: &str) -> Value {
    if text.is_empty() { Value::Null } else { text.into() }
}

/// A game as a person reads it: `table 3: Black Lovelace Ada (3d) - White Hua Luogeng (5d), komi 7.5`.
fn text_line(paired: &Pairing) -> String {
    let table = match paired.info.table.as_str() {
        "" => say!("pairings-no-table").to_owned(),
        table => say!("word-table", table),
    };
    let game = info_text::paired_game(&paired.info, paired.colors_known);
    match paired.result.text() {
        result if result == "?" => say!("pairings-game", table, game),
        result if paired.by_default => say!("pairings-game-by-default", table, game, result),
        result => say!("pairings-game-with-result", table, game, result),
    }
}
