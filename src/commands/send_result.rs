//! `result --send`: a confirmed result goes to the tournament, or is printed for the person who types it there.

use std::fs;
use std::io::{IsTerminal as _, Write as _, stderr, stdin};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;

use crate::commands::exit::CommandOutcome as Exit;
use crate::commands::output::Output;
use crate::commands::pairings::{is_address, read_tournament};
use crate::formats::outcome::result_sentence;
use crate::formats::pairings::{Pairing, PairingResult};
use crate::game::record::{GameInfo, Player};
use crate::game::result::GameResult;
use crate::session::recording::{ResultNote, ResultStatus};

/// Options of sending.
#[derive(Debug, Args)]
pub(super) struct SendArgs {
    /// Send the confirmed result to a tournament on a pairgoth server (http://host:8080/api/tour/1), after asking; of a
    /// pairing program's file, which is never changed, print what to type
    #[arg(long, value_name = "FILE|ADDRESS")]
    pub(super) send: Option<String>,
    /// The table of the game in the tournament [default: the recording's]
    #[arg(long, value_name = "N", requires = "send")]
    table: Option<String>,
    /// The round of the game in the tournament [default: the recording's]
    #[arg(long, value_name = "ROUND", requires = "send")]
    round: Option<String>,
    /// Send without asking
    #[arg(long, requires = "send")]
    yes: bool,
    /// A file with the token for the server
    #[arg(long, value_name = "F", requires = "send")]
    token_file: Option<PathBuf>,
}

/// Hands the result of the game that `info` describes to the tournament `source`.
///
/// # Errors
/// When the tournament cannot be read, has no such game, or has other players there; when nobody agreed to send it.
pub(super) fn send(args: &SendArgs, source: &str, info: &GameInfo, note: &ResultNote) -> anyhow::Result<Exit> {
    if note.status != ResultStatus::Confirmed {
        eprintln!(
            "kifuscribe: {} is only claimed, and nothing was sent; confirm it first, when both players agree",
            note.result.to_sgf()
        );
        return Ok(Exit::Finding);
    }
    let known = |given: &Option<String>, recorded: &str| {
        given.clone().or_else(|| Some(recorded.to_owned()).filter(|text| !text.is_empty()))
    };
    let (table, round) = (known(&args.table, &info.table), known(&args.round, &info.round));
    let token = args.token_file.as_ref().map(|path| {
        fs::read_to_string(path)
            .with_context(|| format!("cannot read {}; check the name, and that you may read it", path.display()))
    });
    let token = token.transpose()?;
    let tournament = read_tournament(source, round.as_deref(), token.as_deref())?;
    let game = tournament.game(table.as_deref(), round.as_deref()).with_context(|| source.to_owned())?;
    check_players(info, game)?;
    let place = match (game.info.round.as_str(), game.info.table.as_str()) {
        ("", table) => format!("table {table}"),
        (round, "") => format!("round {round}"),
        (round, table) => format!("round {round}, table {table}"),
    };
    Output.line(&format!("{place}: {}", result_sentence(note.result, &game.info)))?;
    if is_address(source) {
        return send_to_server(args, source, token.as_deref(), game, note.result);
    }
    type_by_hand(game, note.result)
}

/// Checks that the record and the pairing name the same players with the same colours. A record without names fits any.
fn check_players(info: &GameInfo, game: &Pairing) -> anyhow::Result<()> {
    let named = |player: &Player| if player.name.is_empty() { "nobody".to_owned() } else { player.name.clone() };
    let differs = |a: &Player, b: &Player| !a.name.is_empty() && a.name != b.name;
    if differs(&info.black, &game.info.black) || differs(&info.white, &game.info.white) {
        bail!(
            "the record has {} as Black and {} as White, the pairing has {} and {}; nothing was sent: check the table \
             and the round, or enter the result by hand",
            named(&info.black),
            named(&info.white),
            named(&game.info.black),
            named(&game.info.white)
        );
    }
    Ok(())
}

/// Whether the tournament has the same result, of which it keeps no margin.
fn is_same(there: &PairingResult, result: GameResult) -> bool {
    match (there, result) {
        (PairingResult::Game(GameResult::Win { winner, .. }), GameResult::Win { winner: ours, .. }) => *winner == ours,
        (PairingResult::Game(GameResult::Draw), GameResult::TechnicalDraw) => true,
        (PairingResult::Game(there), ours) => *there == ours,
        _ => false,
    }
}

/// Says what the person at the pairing program types, and whether another result is there.
fn type_by_hand(game: &Pairing, result: GameResult) -> anyhow::Result<Exit> {
    match &game.result {
        PairingResult::Game(GameResult::Unknown) => {
            Output.line("Type it into the pairing program; its file is not changed.")?;
            Ok(Exit::Done)
        }
        there if is_same(there, result) => {
            Output.line("The pairing program's file has it already.")?;
            Ok(Exit::Done)
        }
        there => conflict(there),
    }
}

/// Says that another result is there.
fn conflict(there: &PairingResult) -> anyhow::Result<Exit> {
    eprintln!(
        "kifuscribe: the tournament has another result for this game, {}, which is left as it is; settle with the \
         organiser which one is right",
        there.text()
    );
    Ok(Exit::Finding)
}

/// Asks on the terminal whether to send; without a terminal `--yes` is needed.
fn is_agreed(args: &SendArgs) -> anyhow::Result<bool> {
    if args.yes {
        return Ok(true);
    }
    if !stdin().is_terminal() {
        bail!("nothing was sent: nobody can be asked here; add --yes to send it");
    }
    eprint!("Send this? [y/N] ");
    stderr().flush()?;
    let mut answer = String::new();
    stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}

#[cfg(feature = "network")]
fn send_to_server(
    args: &SendArgs,
    address: &str,
    token: Option<&str>,
    game: &Pairing,
    result: GameResult,
) -> anyhow::Result<Exit> {
    use crate::formats::pairings::pairgoth::letter;
    use crate::network::pairgoth::{PairgothTournament, SentResult};

    let (Some(letter), Some(id)) = (letter(result), game.id) else {
        bail!("{result} is no result of a game that was played; enter it by hand");
    };
    if !matches!(game.result, PairingResult::Game(GameResult::Unknown)) && !is_same(&game.result, result) {
        return conflict(&game.result);
    }
    if !is_agreed(args)? {
        eprintln!("kifuscribe: nothing was sent");
        return Ok(Exit::Finding);
    }
    let round = game.info.round.parse().with_context(|| format!("round {:?} is not a number", game.info.round))?;
    match PairgothTournament::at(address, token)?.send_result(round, id, letter)? {
        SentResult::Taken => Output.line("The tournament has it now.")?,
        SentResult::Known => Output.line("The tournament has it already.")?,
        SentResult::Conflict(there) => return conflict(&there),
    }
    Ok(Exit::Done)
}

#[cfg(not(feature = "network"))]
fn send_to_server(args: &SendArgs, _: &str, _: Option<&str>, _: &Pairing, _: GameResult) -> anyhow::Result<Exit> {
    is_agreed(args)?;
    bail!("this program was built without network; enter the result by hand")
}
