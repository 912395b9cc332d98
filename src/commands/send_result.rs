//! `result --send`: a confirmed result goes to the tournament, or is printed for the person who types it there.

use std::fs;
use std::io::{IsTerminal as _, Write as _, stderr, stdin};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;

use crate::commands::pairings::{is_address, read_tournament};
use kifuscribe_console::exit::CommandOutcome as Exit;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::name_words::player_key;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::{ResultNote, ResultStatus};
use kifuscribe_formats::pairings::pairgoth::letter;
use kifuscribe_formats::pairings::{Pairing, PairingResult};
use kifuscribe_language::{as_sentence, say};
use kifuscribe_network::pairgoth::{PairgothTournament, SentResult};
use kifuscribe_words::result_text;

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

/// Hands the result of the game that `info` describes to the tournament `source`; it is called counted where it `is_counted`.
///
/// # Errors
/// When the tournament cannot be read, has no such game, or has other players there; when nobody agreed to send it.
pub(super) fn send(
    args: &SendArgs,
    source: &str,
    (info, note, is_counted): (&GameInfo, &ResultNote, bool),
) -> anyhow::Result<Exit> {
    if note.status != ResultStatus::Confirmed {
        remark(say!("send-only-claimed", result = result_text::short(note.result)));
        return Ok(Exit::Finding);
    }
    let known = |given: &Option<String>, recorded: &str| {
        given.clone().or_else(|| Some(recorded.to_owned()).filter(|text| !text.is_empty()))
    };
    let (table, round) = (known(&args.table, &info.table), known(&args.round, &info.round));
    let token = args
        .token_file
        .as_ref()
        .map(|path| fs::read_to_string(path).with_context(|| say!("read-file", path = path.display())));
    let token = token.transpose()?;
    let tournament = read_tournament(source, round.as_deref(), token.as_deref())?;
    let game = tournament.game(table.as_deref(), round.as_deref()).with_context(|| source.to_owned())?;
    check_players(info, game)?;
    let place = match (game.info.round.as_str(), game.info.table.as_str()) {
        ("", table) => say!("word-table", table),
        (round, "") => say!("word-round-number", round),
        (round, table) => say!("send-round-and-table", round, table),
    };
    let said = match is_counted {
        true => result_text::counted(note.result, &game.info),
        false => result_text::in_words(note.result, &game.info),
    };
    Output.line(&format!("{place}: {said}"))?;
    if is_address(source) {
        return send_to_server(args, source, token.as_deref(), game, note.result);
    }
    type_by_hand(game, note.result)
}

/// Checks that the record and the pairing name the same players with the same colours. A record without names fits any.
fn check_players(info: &GameInfo, game: &Pairing) -> anyhow::Result<()> {
    let named =
        |player: &Player| if player.name.is_empty() { say!("send-nobody").to_owned() } else { player.name.clone() };
    let differs = |a: &Player, b: &Player| !a.name.is_empty() && player_key(&a.name) != player_key(&b.name);
    let are_others = differs(&info.black, &game.info.black) || differs(&info.white, &game.info.white);
    if are_others || game.info.has_other_colors_than(info) {
        bail!(say!(
            "send-other-players",
            black = named(&info.black),
            white = named(&info.white),
            paired_black = named(&game.info.black),
            paired_white = named(&game.info.white)
        ));
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

/// Says what the person at the pairing program types, or what is there.
fn type_by_hand(game: &Pairing, result: GameResult) -> anyhow::Result<Exit> {
    match &game.result {
        PairingResult::Game(GameResult::Unknown) => {
            Output.line(say!("send-type-it"))?;
            Ok(Exit::Done)
        }
        there if is_same(there, result) => answered(&SentResult::Known),
        there => answered(&SentResult::Conflict(there.clone())),
    }
}

/// Says what became of the result.
fn answered(answer: &SentResult) -> anyhow::Result<Exit> {
    if matches!(answer, SentResult::Conflict(_)) {
        remark(answer.text());
        return Ok(Exit::Finding);
    }
    Output.line(&as_sentence(&answer.text()))?;
    Ok(Exit::Done)
}

/// Asks on the terminal whether to send; without a terminal `--yes` is needed.
fn is_agreed(args: &SendArgs) -> anyhow::Result<bool> {
    if args.yes {
        return Ok(true);
    }
    if !stdin().is_terminal() {
        bail!(say!("send-nobody-to-ask"));
    }
    write!(stderr(), "{} [y/N] ", say!("send-question"))?;
    stderr().flush()?;
    let mut answer = String::new();
    stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}

fn send_to_server(
    args: &SendArgs,
    address: &str,
    token: Option<&str>,
    game: &Pairing,
    result: GameResult,
) -> anyhow::Result<Exit> {
    let (Some(letter), Some(id)) = (letter(result), game.id) else {
        bail!(say!("sent-not-played"));
    };
    if !matches!(game.result, PairingResult::Game(GameResult::Unknown)) && !is_same(&game.result, result) {
        return answered(&SentResult::Conflict(game.result.clone()));
    }
    if !is_agreed(args)? {
        remark(say!("send-nothing"));
        return Ok(Exit::Finding);
    }
    let round = game
        .info
        .round
        .parse()
        .with_context(|| say!("send-round-no-number", round = format!("{:?}", game.info.round)))?;
    answered(&PairgothTournament::at(address, token)?.send_result(round, id, letter)?)
}
