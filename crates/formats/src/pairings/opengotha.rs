//! The tournament file of OpenGotha, as its `tournament.dtd` describes it.

use std::collections::{BTreeSet, HashMap};

use serde::Deserialize;

use super::doubt::{PairingsDoubt, UnreadValues};
use super::error::PairingsError;
use super::tournament::{Bye, Pairing, PairingResult, Tournament, full_name, komi_with_handicap, rank};
use crate::info::value;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;

#[derive(Deserialize)]
struct TournamentXml {
    #[serde(rename = "Players", default)]
    players: PlayersXml,
    #[serde(rename = "Games", default)]
    games: GamesXml,
    #[serde(rename = "ByePlayers", default)]
    byes: ByesXml,
    #[serde(rename = "Teams", default)]
    teams: TeamsXml,
    #[serde(rename = "TournamentParameterSet", default)]
    parameters: ParametersXml,
}

#[derive(Default, Deserialize)]
struct PlayersXml {
    #[serde(rename = "Player", default)]
    all: Vec<PlayerXml>,
}

#[derive(Deserialize)]
struct PlayerXml {
    #[serde(rename = "@name")]
    name: String,
    #[serde(rename = "@firstName")]
    first_name: String,
    #[serde(rename = "@rank", default)]
    rank: String,
    #[serde(rename = "@club", default)]
    club: String,
    #[serde(rename = "@country", default)]
    country: String,
}

#[derive(Default, Deserialize)]
struct GamesXml {
    #[serde(rename = "Game", default)]
    all: Vec<GameXml>,
}

#[derive(Deserialize)]
struct GameXml {
    #[serde(rename = "@roundNumber")]
    round: u32,
    #[serde(rename = "@tableNumber", default)]
    table: i64,
    #[serde(rename = "@whitePlayer")]
    white: String,
    #[serde(rename = "@blackPlayer")]
    black: String,
    #[serde(rename = "@handicap", default)]
    handicap: String,
    #[serde(rename = "@knownColor", default)]
    known_color: String,
    #[serde(rename = "@result", default)]
    result: String,
}

#[derive(Default, Deserialize)]
struct ByesXml {
    #[serde(rename = "ByePlayer", default)]
    all: Vec<ByeXml>,
}

#[derive(Deserialize)]
struct ByeXml {
    #[serde(rename = "@roundNumber")]
    round: u32,
    #[serde(rename = "@player")]
    player: String,
}

#[derive(Default, Deserialize)]
struct TeamsXml {
    #[serde(rename = "Team", default)]
    all: Vec<TeamXml>,
}

#[derive(Deserialize)]
struct TeamXml {
    #[serde(rename = "@teamName")]
    name: String,
    #[serde(rename = "Board", default)]
    boards: Vec<BoardXml>,
}

#[derive(Deserialize)]
struct BoardXml {
    #[serde(rename = "@roundNumber")]
    round: u32,
    #[serde(rename = "@player")]
    player: String,
}

#[derive(Default, Deserialize)]
struct ParametersXml {
    #[serde(rename = "GeneralParameterSet", default)]
    general: GeneralXml,
}

/// The conditions of the tournament. Times are in minutes (`basicTime`) and seconds (the rest).
#[derive(Default, Deserialize)]
#[serde(default)]
struct GeneralXml {
    #[serde(rename = "@name")]
    name: String,
    #[serde(rename = "@location")]
    location: String,
    #[serde(rename = "@komi")]
    komi: String,
    #[serde(rename = "@basicTime")]
    basic_time: String,
    #[serde(rename = "@complementaryTimeSystem")]
    overtime: String,
    #[serde(rename = "@stdByoYomiTime")]
    byo_yomi: String,
    #[serde(rename = "@nbMovesCanTime")]
    canadian_moves: String,
    #[serde(rename = "@canByoYomiTime")]
    canadian_time: String,
    #[serde(rename = "@fischerTime")]
    fischer: String,
}

impl GeneralXml {
    /// The overtime as SGF's `OT` usually has it; `None` of a system that the format does not have. The file does not say how many
    /// byo-yomi periods there are.
    fn overtime(&self) -> Option<String> {
        Some(match self.overtime.as_str() {
            "STDBYOYOMI" => format!("{} byo-yomi", self.byo_yomi),
            "CANBYOYOMI" => format!("{}/{} Canadian", self.canadian_moves, self.canadian_time),
            "FISCHER" => format!("{} fischer", self.fischer),
            "" | "SUDDENDEATH" => String::new(),
            _ => return None,
        })
    }
}

/// Reads the text of a tournament file.
pub(super) fn read(text: &str) -> Result<Tournament, PairingsError> {
    let xml: TournamentXml = quick_xml::de::from_str(text)
        .map_err(|e| PairingsError::Xml { program: "OpenGotha", reason: e.to_string() })?;
    let players = KeyedPlayers::of(&xml.players.all);
    let teams: HashMap<(u32, &str), &str> = xml
        .teams
        .all
        .iter()
        .flat_map(|team| team.boards.iter().map(|b| ((b.round, b.player.as_str()), team.name.as_str())))
        .collect();
    // A key that no player has is shown as it is.
    let player = |key: &str, round: u32| {
        let known = players.get(key).cloned();
        let mut player = known.unwrap_or_else(|| Player { name: key.to_owned(), ..Player::default() });
        if let Some(team) = teams.get(&(round, key)) {
            (*team).clone_into(&mut player.team);
        }
        player
    };
    let general = &xml.parameters.general;
    let mut unread = UnreadValues::default();
    let games = xml.games.all.iter().map(|game| game.pairing(general, &player, &mut unread));
    let games = games.collect::<Result<_, _>>()?;
    let byes = xml.byes.all.iter();
    let byes = byes.map(|b| Bye { round: b.round.to_string(), player: player(&b.player, b.round) }).collect();
    let of_games = xml.games.all.iter().flat_map(|game| [&game.black, &game.white]);
    let named = of_games.chain(xml.byes.all.iter().map(|bye| &bye.player));
    let unknown: BTreeSet<String> = named.filter(|key| players.get(key).is_none()).cloned().collect();
    let unknown = Some(unknown.into_iter().collect::<Vec<_>>()).filter(|unknown| !unknown.is_empty());
    let doubts = unknown.map(PairingsDoubt::UnknownPlayers).into_iter().chain(unread.doubt()).collect();
    Ok(Tournament { name: general.name.clone(), games, byes, doubts })
}

/// The players by the names with which games refer to them.
struct KeyedPlayers {
    exact: HashMap<String, Player>,
    /// The same without what the capitals of a language add; `None` where two players are the same then.
    plain: HashMap<String, Option<Player>>,
}

impl KeyedPlayers {
    fn of(players: &[PlayerXml]) -> Self {
        let exact = players.iter().map(|p| (p.key(), p.player())).collect();
        let mut plain: HashMap<String, Option<Player>> = HashMap::new();
        for player in players {
            let known = plain.entry(plain_key(&player.key()));
            known.and_modify(|other| *other = None).or_insert_with(|| Some(player.player()));
        }
        Self { exact, plain }
    }

    fn get(&self, key: &str) -> Option<&Player> {
        let exact = self.exact.get(&key.to_uppercase());
        exact.or_else(|| self.plain.get(&plain_key(key)).and_then(Option::as_ref))
    }
}

/// A key without the dots that Turkish, Azerbaijani and Lithuanian capitals have, or small letters lose: OpenGotha makes its keys
/// by the language of the organiser's computer (`String.toUpperCase`).
fn plain_key(key: &str) -> String {
    key.to_uppercase().replace('İ', "I").replace('\u{307}', "")
}

impl PlayerXml {
    /// The name by which games refer to a player: surname and first name in capitals without spaces.
    fn key(&self) -> String {
        let joined = format!("{}{}", self.name, self.first_name);
        joined.split_whitespace().collect::<String>().to_uppercase()
    }

    fn player(&self) -> Player {
        let team = if self.club.is_empty() { &self.country } else { &self.club };
        Player { name: full_name(&self.name, &self.first_name), rank: rank(&self.rank), team: team.clone() }
    }
}

impl GameXml {
    fn pairing(
        &self,
        general: &GeneralXml,
        player: &impl Fn(&str, u32) -> Player,
        unread: &mut UnreadValues,
    ) -> Result<Pairing, PairingsError> {
        let handicap = value::read_or_default("handicap", &self.handicap)?;
        let komi: Option<HalfPoints> = value::read_or_default("komi", &general.komi)?;
        let info = GameInfo {
            black: player(&self.black, self.round),
            white: player(&self.white, self.round),
            event: general.name.clone(),
            round: self.round.to_string(),
            // A game without a table has the number 0 or -1.
            table: if self.table > 0 { self.table.to_string() } else { String::new() },
            place: general.location.clone(),
            komi: komi.map(|komi| komi_with_handicap(komi, handicap)),
            handicap,
            main_time: value::read_minutes("main time", &general.basic_time)?,
            overtime: unread.read("complementaryTimeSystem", &general.overtime, general.overtime()),
            ..GameInfo::default()
        };
        // Colours that are not known are drawn at the table.
        let colors_known = unread.read("knownColor", &self.known_color, self.knows_colors());
        let played = self.result.strip_suffix("_BYDEF");
        let result = unread.read("result", &self.result, result(played.unwrap_or(&self.result)));
        Ok(Pairing { info, id: None, colors_known, result, by_default: played.is_some() })
    }

    fn knows_colors(&self) -> Option<bool> {
        match self.known_color.as_str() {
            "true" | "" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }
}

/// The result of this name; `None` where the format has no such name.
fn result(name: &str) -> Option<PairingResult> {
    Some(match name {
        "RESULT_BLACKWINS" => PairingResult::win(Color::Black),
        "RESULT_WHITEWINS" => PairingResult::win(Color::White),
        "RESULT_EQUAL" => PairingResult::Game(GameResult::Draw),
        "RESULT_BOTHWIN" => PairingResult::BothWin,
        "RESULT_BOTHLOSE" => PairingResult::Game(GameResult::BothLose),
        "RESULT_UNKNOWN" | "" => PairingResult::Game(GameResult::Unknown),
        _ => return None,
    })
}
