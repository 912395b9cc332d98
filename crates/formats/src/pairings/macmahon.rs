//! The tournament file of MacMahon 3.9.

use std::collections::HashMap;

use serde::Deserialize;

use super::error::PairingsError;
use super::tournament::{Bye, Pairing, PairingResult, Tournament, full_name, rank};
use crate::info::value;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;

#[derive(Deserialize)]
struct TournamentDataXml {
    #[serde(rename = "Tournament")]
    tournament: SettingsXml,
    #[serde(rename = "Playerlist", default)]
    players: PlayerListXml,
    #[serde(rename = "Roundlist", default)]
    rounds: RoundListXml,
}

#[derive(Deserialize)]
struct SettingsXml {
    #[serde(rename = "Name", default)]
    name: String,
}

#[derive(Default, Deserialize)]
struct PlayerListXml {
    #[serde(rename = "Player", default)]
    all: Vec<RegistrationXml>,
}

#[derive(Deserialize)]
struct RegistrationXml {
    #[serde(rename = "Id")]
    id: u32,
    #[serde(rename = "GoPlayer")]
    player: GoPlayerXml,
}

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "PascalCase")]
struct GoPlayerXml {
    first_name: String,
    surname: String,
    club: String,
    country: String,
    go_level: String,
}

#[derive(Default, Deserialize)]
struct RoundListXml {
    #[serde(rename = "Round", default)]
    all: Vec<RoundXml>,
}

#[derive(Deserialize)]
struct RoundXml {
    #[serde(rename = "RoundNumber")]
    number: u32,
    #[serde(rename = "Pairing", default)]
    pairings: Vec<PairingXml>,
}

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "PascalCase")]
struct PairingXml {
    board_number: u32,
    pairing_with_bye: String,
    white: u32,
    black: u32,
    handicap: String,
    result: String,
}

/// Reads the text of a tournament file.
pub(super) fn read(text: &str) -> Result<Tournament, PairingsError> {
    let xml: TournamentDataXml = quick_xml::de::from_str(text)
        .map_err(|e| PairingsError::Xml { program: "MacMahon 3.9", reason: e.to_string() })?;
    let players: HashMap<u32, Player> = xml.players.all.iter().map(|p| (p.id, p.player.player())).collect();
    let mut tournament = Tournament { name: xml.tournament.name, ..Tournament::default() };
    for round in &xml.rounds.all {
        for pairing in &round.pairings {
            let player = |id: u32| players.get(&id).cloned().unwrap_or_default();
            let number = round.number.to_string();
            if pairing.pairing_with_bye.eq_ignore_ascii_case("true") {
                // The player without an opponent stands on either side, beside the number 0.
                let player = player(if pairing.black == 0 { pairing.white } else { pairing.black });
                tournament.byes.push(Bye { round: number, player });
                continue;
            }
            let handicap = value::read_or_default("handicap", &pairing.handicap)?;
            let info = GameInfo {
                black: player(pairing.black),
                white: player(pairing.white),
                event: tournament.name.clone(),
                round: number,
                table: if pairing.board_number > 0 { pairing.board_number.to_string() } else { String::new() },
                handicap,
                ..GameInfo::default()
            };
            let result = result(&pairing.result);
            tournament.games.push(Pairing { info, id: None, colors_known: true, result, by_default: false });
        }
    }
    Ok(tournament)
}

impl GoPlayerXml {
    fn player(&self) -> Player {
        let team = if self.club.is_empty() { &self.country } else { &self.club };
        Player { name: full_name(&self.surname, &self.first_name), rank: rank(&self.go_level), team: team.clone() }
    }
}

/// The result; a `!` at its end says that the referee gave it.
///
/// Whose score the first number of `1-0` is stands nowhere in the file, and programs that read it disagree, so that a
/// decided game has an ambiguous result.
fn result(text: &str) -> PairingResult {
    match text.trim().trim_end_matches('!') {
        decided @ ("1-0" | "0-1") => PairingResult::Ambiguous(decided.to_owned()),
        "½-½" | "1/2-1/2" => PairingResult::Game(GameResult::Draw),
        "0-0" => PairingResult::Game(GameResult::BothLose),
        "1-1" => PairingResult::BothWin,
        _ => PairingResult::Game(GameResult::Unknown),
    }
}
