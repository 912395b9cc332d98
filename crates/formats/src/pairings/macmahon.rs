//! The tournament files of MacMahon: those that its versions 3.x write, with the root `Tournament`, and those with the root
//! `TournamentData`, as a sample of pairgoth's has it.

use std::collections::HashMap;

use serde::Deserialize;

use super::doubt::UnreadValues;
use super::error::PairingsError;
use super::tournament::{Bye, Pairing, PairingResult, Tournament, full_name, rank};
use crate::info::value;
use kifuscribe_core::game::color::Color;
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

/// What MacMahon 3.x writes: participants and rounds stand beside the settings.
#[derive(Deserialize)]
struct TournamentFileXml {
    #[serde(rename = "Name", default)]
    name: String,
    #[serde(rename = "IndividualParticipant", default)]
    participants: Vec<RegistrationXml>,
    #[serde(rename = "TournamentRound", default)]
    rounds: Vec<RoundXml>,
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

/// Reads the text of a tournament file with the root `TournamentData`.
pub(super) fn read(text: &str) -> Result<Tournament, PairingsError> {
    let xml: TournamentDataXml = quick_xml::de::from_str(text).map_err(|e| unreadable(&e))?;
    tournament(xml.tournament.name, &xml.players.all, &xml.rounds.all, None)
}

/// Reads the text of a tournament file that MacMahon 3.x wrote.
pub(super) fn read_file(text: &str) -> Result<Tournament, PairingsError> {
    let xml: TournamentFileXml = quick_xml::de::from_str(text).map_err(|e| unreadable(&e))?;
    let pairings = xml.rounds.iter().flat_map(|round| &round.pairings);
    // A player without an opponent wins: what is written of that says whose score comes first.
    let first = pairings.filter(|pairing| pairing.is_bye()).find_map(|bye| match decided(&bye.result)? {
        "1-0" => Some(bye.side_of_bye()),
        _ => Some(bye.side_of_bye().opponent()),
    });
    tournament(xml.name, &xml.participants, &xml.rounds, first)
}

fn unreadable(error: &quick_xml::DeError) -> PairingsError {
    PairingsError::Xml { program: "MacMahon", reason: error.to_string() }
}

/// The tournament of these players and rounds. `first` is whose score stands first in `1-0`, where that is known.
fn tournament(
    name: String,
    players: &[RegistrationXml],
    rounds: &[RoundXml],
    first: Option<Color>,
) -> Result<Tournament, PairingsError> {
    let players: HashMap<u32, Player> = players.iter().map(|p| (p.id, p.player.player())).collect();
    let mut tournament = Tournament { name, ..Tournament::default() };
    let mut unread = UnreadValues::default();
    for round in rounds {
        for pairing in &round.pairings {
            let player = |id: u32| players.get(&id).cloned().unwrap_or_default();
            let number = round.number.to_string();
            let with_bye = &pairing.pairing_with_bye;
            if unread.read("PairingWithBye", with_bye, is_true(with_bye)) {
                let id = [pairing.black, pairing.white][pairing.side_of_bye() as usize];
                tournament.byes.push(Bye { round: number, player: player(id) });
                continue;
            }
            let handicap = value::read_or_default("handicap", pairing.handicap.trim())?;
            let info = GameInfo {
                black: player(pairing.black),
                white: player(pairing.white),
                event: tournament.name.clone(),
                round: number,
                table: if pairing.board_number > 0 { pairing.board_number.to_string() } else { String::new() },
                handicap,
                ..GameInfo::default()
            };
            let result = unread.read("Result", &pairing.result, result(&pairing.result, first));
            tournament.games.push(Pairing { info, id: None, colors_known: true, result, by_default: false });
        }
    }
    tournament.doubts.extend(unread.doubt());
    Ok(tournament)
}

/// Whether a text says so; `None` where it says neither.
fn is_true(text: &str) -> Option<bool> {
    let text = text.trim().to_ascii_lowercase();
    if text.is_empty() { Some(false) } else { text.parse().ok() }
}

impl PairingXml {
    /// Whether a player has no opponent; the number 0 stands in its place.
    fn is_bye(&self) -> bool {
        is_true(&self.pairing_with_bye) == Some(true)
    }

    /// Where the player without an opponent stands.
    const fn side_of_bye(&self) -> Color {
        if self.black == 0 { Color::White } else { Color::Black }
    }
}

impl GoPlayerXml {
    fn player(&self) -> Player {
        let team = if self.club.is_empty() { &self.country } else { &self.club };
        Player { name: full_name(&self.surname, &self.first_name), rank: rank(&self.go_level), team: team.clone() }
    }
}

/// `1-0` or `0-1`, where a game was decided so; a `!` at its end says that the referee gave it.
fn decided(text: &str) -> Option<&str> {
    Some(text.trim().trim_end_matches('!')).filter(|text| ["1-0", "0-1"].contains(text))
}

/// The result; `None` of a text that the format does not have. Whose score the first number of `1-0` is stands nowhere in the file but in
/// its byes (`first`), and programs that read it disagree, so that a decided game else has an ambiguous result.
fn result(text: &str, first: Option<Color>) -> Option<PairingResult> {
    if let Some(decided) = decided(text) {
        return Some(first.map_or_else(
            || PairingResult::Ambiguous(decided.to_owned()),
            |first| PairingResult::win(if decided == "1-0" { first } else { first.opponent() }),
        ));
    }
    Some(match text.trim().trim_end_matches('!') {
        "½-½" | "1/2-1/2" => PairingResult::Game(GameResult::Draw),
        "0-0" => PairingResult::Game(GameResult::BothLose),
        "1-1" => PairingResult::BothWin,
        "?-?" | "?" | "" => PairingResult::Game(GameResult::Unknown),
        _ => return None,
    })
}
