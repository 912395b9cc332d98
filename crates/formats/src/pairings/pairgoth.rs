//! The answers of a pairgoth server. Which address gives which is said at each part of [`Answers`].

use std::collections::HashMap;

use serde::Deserialize;

use super::doubt::UnreadValues;
use super::error::PairingsError;
use super::tournament::{Bye, Pairing, PairingResult, Tournament, full_name, komi_with_handicap};
use crate::info::value;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;

/// What a server said about a tournament.
#[derive(Debug, Clone, Default)]
pub struct Answers {
    /// `/api/tour/ID`.
    pub tournament: Vec<u8>,
    /// `/api/tour/ID/part`.
    pub players: Vec<u8>,
    /// `/api/tour/ID/team`, of a tournament of teams.
    pub teams: Option<Vec<u8>>,
    /// For each round that was asked for, its number and what `/api/tour/ID/pair/ROUND` and `/api/tour/ID/res/ROUND`
    /// gave.
    pub rounds: Vec<(u32, Vec<u8>, Vec<u8>)>,
}

/// What is needed to ask for the rest of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentOutline {
    /// The number of rounds that are planned.
    pub rounds: u32,
    /// Whether those who are paired are teams.
    pub has_teams: bool,
}

#[derive(Deserialize)]
struct TournamentJson {
    #[serde(rename = "type", default)]
    kind: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    location: String,
    #[serde(default)]
    rules: String,
    komi: Option<f64>,
    #[serde(default)]
    rounds: u32,
    #[serde(rename = "timeSystem", default)]
    time: TimeJson,
}

/// The time system. Times are in seconds.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct TimeJson {
    #[serde(rename = "type")]
    kind: String,
    main_time: Option<u64>,
    increment: u32,
    /// The most that a clock shows; 0 or -1 where it has no limit.
    max_time: i64,
    byoyomi: u32,
    periods: u32,
    stones: u32,
}

#[derive(Deserialize)]
struct PlayerJson {
    id: u64,
    #[serde(default)]
    name: String,
    #[serde(default)]
    firstname: String,
    rank: Option<i32>,
    #[serde(default)]
    club: String,
    #[serde(default)]
    country: String,
}

#[derive(Deserialize)]
struct RoundJson {
    games: Vec<GameJson>,
}

#[derive(Deserialize)]
struct GameJson {
    id: u64,
    #[serde(default)]
    t: u32,
    #[serde(default)]
    w: u64,
    #[serde(default)]
    b: u64,
    h: Option<u64>,
}

#[derive(Deserialize)]
struct ResultJson {
    id: u64,
    #[serde(alias = "r", default)]
    res: String,
}

/// Reads the answer of `/api/tour/ID`.
///
/// # Errors
/// [`PairingsError::Json`] when it is not one.
pub fn outline(tournament: &[u8]) -> Result<TournamentOutline, PairingsError> {
    let tournament: TournamentJson = json(tournament)?;
    Ok(TournamentOutline {
        rounds: tournament.rounds,
        has_teams: !matches!(tournament.kind.as_str(), "" | "INDIVIDUAL"),
    })
}

/// Reads a tournament.
///
/// # Errors
/// [`PairingsError::Json`] when an answer is not one of a pairgoth server.
pub fn tournament(answers: &Answers) -> Result<Tournament, PairingsError> {
    let about: TournamentJson = json(&answers.tournament)?;
    let mut unread = UnreadValues::default();
    let mut players: HashMap<u64, Player> = HashMap::new();
    for list in [Some(&answers.players), answers.teams.as_ref()].into_iter().flatten() {
        players.extend(json::<Vec<PlayerJson>>(list)?.into_iter().map(|p| (p.id, p.player(&mut unread))));
    }
    let komi: Option<HalfPoints> =
        value::read_or_default("komi", &about.komi.map(|k| k.to_string()).unwrap_or_default())?;
    let mut tournament = Tournament { name: about.name.clone(), ..Tournament::default() };
    for (number, paired, results) in &answers.rounds {
        let results: HashMap<u64, String> =
            json::<Vec<ResultJson>>(results)?.into_iter().map(|r| (r.id, r.res)).collect();
        for game in json::<RoundJson>(paired)?.games {
            let player = |id: u64| players.get(&id).cloned().unwrap_or_default();
            if game.w == 0 || game.b == 0 {
                tournament.byes.push(Bye { round: number.to_string(), player: player(game.w.max(game.b)) });
                continue;
            }
            // What no game has is refused here as everywhere: a journal could not hold it.
            let text = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
            let handicap = value::read_or_default("handicap", &text(game.h))?;
            let info = GameInfo {
                black: player(game.b),
                white: player(game.w),
                event: about.name.clone(),
                round: number.to_string(),
                table: if game.t > 0 { game.t.to_string() } else { String::new() },
                place: about.location.clone(),
                komi: komi.map(|komi| komi_with_handicap(komi, handicap)),
                rules: about.rules.clone(),
                handicap,
                main_time: value::read_or_default("main time", &text(about.time.main_time))?,
                overtime: unread.read("timeSystem", &about.time.kind, about.time.overtime()),
                ..GameInfo::default()
            };
            let letter = results.get(&game.id).map_or("?", String::as_str);
            let result = unread.read("res", letter, read_result(letter));
            tournament.games.push(Pairing { info, id: Some(game.id), colors_known: true, result, by_default: false });
        }
    }
    tournament.doubts.extend(unread.doubt());
    Ok(tournament.sorted())
}

impl TimeJson {
    /// The overtime as SGF's `OT` usually has it; `None` of a system that the server does not have.
    fn overtime(&self) -> Option<String> {
        Some(match self.kind.as_str() {
            "JAPANESE" | "STANDARD" => format!("{}x{} byo-yomi", self.periods, self.byoyomi),
            "CANADIAN" => format!("{}/{} Canadian", self.stones, self.byoyomi),
            "FISCHER" if self.max_time > 0 => format!("{} fischer, at most {}", self.increment, self.max_time),
            "FISCHER" => format!("{} fischer", self.increment),
            "" | "SUDDEN_DEATH" => String::new(),
            _ => return None,
        })
    }
}

impl PlayerJson {
    fn player(self, unread: &mut UnreadValues) -> Player {
        let team = if self.club.is_empty() { self.country } else { self.club };
        let rank = self.rank.map(|number| unread.read("rank", &number.to_string(), rank(number))).unwrap_or_default();
        Player { name: full_name(&self.name, &self.firstname), rank, team }
    }
}

/// The server's number of a rank: -1 is 1 kyu, 0 is 1 dan. `None` of one that no player has.
fn rank(number: i32) -> Option<String> {
    let rank = match number {
        -30..0 => Rank::Kyu(u8::try_from(-number).ok()?),
        _ => Rank::Dan(u8::try_from(number.checked_add(1)?).ok()?),
    };
    Some(rank.to_string())
}

/// The result of which the server keeps this letter; unknown of one that it does not have.
#[must_use]
pub fn result(letter: &str) -> PairingResult {
    read_result(letter).unwrap_or_default()
}

/// The result of a letter, `None` of one that the server does not have.
fn read_result(letter: &str) -> Option<PairingResult> {
    Some(match letter {
        "b" => PairingResult::win(Color::Black),
        "w" => PairingResult::win(Color::White),
        "=" => PairingResult::Game(GameResult::Draw),
        "X" => PairingResult::Game(GameResult::Void),
        "#" => PairingResult::BothWin,
        "0" => PairingResult::Game(GameResult::BothLose),
        "?" | "" => PairingResult::Game(GameResult::Unknown),
        _ => return None,
    })
}

/// The server's letter of a result that a game had, which it keeps without the margin; `None` of one that is not decided,
/// or that no game has.
#[must_use]
pub const fn letter(result: GameResult) -> Option<&'static str> {
    match result {
        GameResult::Win { winner: Color::Black, .. } => Some("b"),
        GameResult::Win { winner: Color::White, .. } => Some("w"),
        GameResult::Draw | GameResult::TechnicalDraw => Some("="),
        GameResult::BothLose => Some("0"),
        GameResult::NoResult | GameResult::Void => Some("X"),
        GameResult::Pending | GameResult::NotPlayed | GameResult::Bye { .. } | GameResult::Unknown => None,
    }
}

/// Returns the result of the game `id` in the answer of `/api/tour/ID/res/ROUND`; `None` where the round has no such
/// game.
///
/// # Errors
/// [`PairingsError::Json`] when it is no such answer.
pub fn result_of(results: &[u8], id: u64) -> Result<Option<PairingResult>, PairingsError> {
    Ok(json::<Vec<ResultJson>>(results)?.into_iter().find(|r| r.id == id).map(|r| result(&r.res)))
}

fn json<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, PairingsError> {
    serde_json::from_slice(bytes).map_err(|e| PairingsError::Json(e.to_string()))
}
