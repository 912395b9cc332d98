//! The wall list of a tournament, as it is sent to rating lists: a line a player, with what became of each round. OpenGotha and
//! MacMahon write it for the EGF (`.h9`) and, in a form of its own, for the FFG (`.tou`). It names no tables.
//!
//! ```text
//! 4 Li Boyuan  2D FR 75Op  33  128  503 0    3-/w0   15+/w4    1-/b0    0+
//! ```
//!
//! An entry is the opponent's place, `+`, `-`, `=` or `?`, and after a slash, which `.tou` leaves out, the player's colour
//! with the handicap of the game; `!` marks a result without a game. Place 0 is nobody: `0+` is a free win, the others are rounds without a game.
//! Not of a game, and not read: the time with what follows it reckoned in (`TM`, `ta`), and the first day of a tournament (`.tou`, `date`).
//! Source: EGF, Tournament table format.

use std::collections::{BTreeMap, BTreeSet};

use super::doubt::{PairingsDoubt, UnreadValues};
use super::error::PairingsError;
use super::tournament::{Bye, Pairing, PairingResult, Tournament, komi_with_handicap, rank};
use crate::info::value::{InfoEntry as _, read_date, read_or_default};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;

/// What OpenGotha has in place of a country and a club that nobody gave.
const NO_COUNTRY: [&str; 2] = ["XX", "xxxx"];

/// Whether a text is a wall list: its first line that is no remark is a player's, or it has remarks alone, as one that nobody
/// has entered.
pub(super) fn is_wall_list(text: &str) -> bool {
    match lines(text).next() {
        Some(line) => PlayerLine::read(line).is_some(),
        None => text.lines().next().and_then(heading).is_some(),
    }
}

/// The lines that are no remarks.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.split(';').next().unwrap_or_default().trim()).filter(|line| !line.is_empty())
}

/// The name and the value of a heading, `; EV[Spring Cup]` or `;name=Spring Cup`.
fn heading(line: &str) -> Option<(&str, &str)> {
    let line = line.trim().strip_prefix(';')?.trim();
    let (name, value) = line.split_once(['[', '='])?;
    let value = value.trim().strip_suffix(']').unwrap_or(value).trim();
    name.chars().all(char::is_alphanumeric).then_some((name, value))
}

/// Reads a wall list.
///
/// # Errors
/// [`PairingsError::Value`] for a komi that is no number.
pub(super) fn read(text: &str) -> Result<Tournament, PairingsError> {
    let headings: BTreeMap<&str, &str> = text.lines().filter_map(heading).collect();
    let of = |names: [&str; 2]| names.iter().find_map(|&name| headings.get(name).copied()).unwrap_or_default();
    let mut tournament = Tournament { name: of(["EV", "name"]).to_owned(), ..Tournament::default() };
    let place = of(["PC", "vill"]);
    let days = of(["DT", "DT"]);
    let (first_day, last_day) = days.split_once(',').unwrap_or((days, days));
    let mut unread = UnreadValues::default();
    let date = read_date("date", first_day.trim()).ok().filter(|_| read_date("date", last_day.trim()).is_ok());
    let date = unread.read("DT", days, date);
    tournament.doubts.extend(unread.doubt());
    let info = GameInfo {
        event: tournament.name.clone(),
        place: place.split_once(',').map_or(place, |(_, place)| place).trim().to_owned(),
        // Of several days it is not known on which a game was played.
        date: if first_day == last_day { date } else { String::new() },
        komi: read_or_default("komi", of(["KM", "komi"]))?,
        ..GameInfo::default()
    };
    let players: Vec<(&str, Option<PlayerLine>)> = lines(text).map(|line| (line, PlayerLine::read(line))).collect();
    // All lines have an entry for each round: of a shorter one it is not known which are missing.
    let rounds = players.iter().flat_map(|(_, player)| player).map(|player| player.entries.len()).max();
    let has_all = |player: &PlayerLine| Some(player.entries.len()) == rounds;
    let is_whole = |player: &PlayerLine| has_all(player) && player.entries.iter().all(Option::is_some);
    let unread = players.iter().filter(|(_, player)| !player.as_ref().is_some_and(is_whole));
    let unread: Vec<String> = unread.map(|(line, _)| (*line).to_owned()).collect();
    if !unread.is_empty() {
        tournament.doubts.push(PairingsDoubt::UnreadLines(unread));
    }
    let list = WallList::of(players.into_iter().map(|(_, player)| player.filter(has_all)).collect());
    for round in 0..rounds.unwrap_or_default() {
        list.add_round(round, &info, &mut tournament);
    }
    Ok(tournament)
}

/// One entry of a player's line.
#[derive(Clone, Copy, PartialEq, Eq)]
struct RoundEntry {
    /// The opponent's place; 0 for nobody.
    opponent: usize,
    /// Whether it was won; `None` where that is not known.
    outcome: Option<RoundOutcome>,
    /// The player's colour, where it is stated.
    color: Option<Color>,
    /// The handicap of the game, where it is stated.
    handicap: Option<usize>,
    /// Whether it was won or lost without a game.
    by_default: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RoundOutcome {
    Won,
    Lost,
    Drawn,
}

impl RoundEntry {
    fn read(text: &str) -> Option<Self> {
        let end = text.find(|c: char| !c.is_ascii_digit())?;
        let opponent = text[..end].parse().ok()?;
        let mut rest = text[end..].chars();
        let outcome = match rest.next()? {
            '+' => Some(RoundOutcome::Won),
            '-' => Some(RoundOutcome::Lost),
            '=' => Some(RoundOutcome::Drawn),
            '?' => None,
            _ => return None,
        };
        let rest = rest.as_str();
        let by_default = rest.contains('!');
        let rest = rest.trim_matches(['/', '!']);
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let color = match &rest[..rest.len() - digits.len()] {
            "b" => Some(Color::Black),
            "w" => Some(Color::White),
            "" | "h" => None,
            _ => return None,
        };
        let handicap = if digits.is_empty() { None } else { Option::read(digits)? };
        Some(Self { opponent, outcome, color, handicap, by_default })
    }
}

/// One player's line.
struct PlayerLine {
    /// The place, where the line states one: players with equal scores share the one above.
    place: Option<usize>,
    player: Player,
    /// The entries of the rounds; `None` for one that cannot be read.
    entries: Vec<Option<RoundEntry>>,
}

impl PlayerLine {
    fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_whitespace().filter(|word| !word.starts_with('|')).collect();
        let place = words.first()?.parse().ok();
        let names = usize::from(place.is_some());
        let at = (names + 1..words.len()).find(|&i| Rank::parse(words[i]).is_some())?;
        let first = (at + 1..words.len()).find(|&i| RoundEntry::read(words[i]).is_some())?;
        let entries = words[first..].iter().map(|word| RoundEntry::read(word)).collect();
        // The country comes before the club.
        let is_named = |word: &&&str| word.contains(char::is_alphabetic) && !NO_COUNTRY.contains(*word);
        let team = words[at + 1..first].iter().rfind(is_named).copied().unwrap_or_default().to_owned();
        let player = Player { name: words[names..at].join(" "), rank: rank(words[at]), team };
        Some(Self { place, player, entries })
    }
}

/// The players by their places.
struct WallList(BTreeMap<usize, PlayerLine>);

impl WallList {
    /// The list of these lines. Where places are shared, a player's place is the number of the line: also of one that is not read.
    fn of(players: Vec<Option<PlayerLine>>) -> Self {
        let stated: BTreeSet<usize> = players.iter().flatten().filter_map(|player| player.place).collect();
        let is_stated = stated.len() == players.iter().flatten().count();
        let place = |(line, player): (usize, Option<PlayerLine>)| {
            player.map(|player| (player.place.filter(|_| is_stated).unwrap_or(line), player))
        };
        Self((1..).zip(players).filter_map(place).collect())
    }

    /// The entry of a player in a round, from 0.
    fn entry(&self, place: usize, round: usize) -> Option<RoundEntry> {
        self.0.get(&place)?.entries.get(round).copied().flatten()
    }

    fn add_round(&self, round: usize, info: &GameInfo, tournament: &mut Tournament) {
        let number = (round + 1).to_string();
        for (&place, line) in &self.0 {
            let Some(own) = self.entry(place, round) else { continue };
            if own.opponent == 0 {
                if own.outcome == Some(RoundOutcome::Won) {
                    tournament.byes.push(Bye { round: number.clone(), player: line.player.clone() });
                }
                continue;
            }
            let other = self.entry(own.opponent, round).filter(|other| other.opponent == place);
            let opponent = self.0.get(&own.opponent).filter(|_| own.opponent != place);
            let disagree =
                |b: String| PairingsDoubt::Disagree { round: number.clone(), a: line.player.name.clone(), b };
            let (Some(other), Some(opponent)) = (other, opponent) else {
                let named = opponent.map_or_else(|| own.opponent.to_string(), |opponent| opponent.player.name.clone());
                tournament.doubts.push(disagree(named));
                continue;
            };
            if own.opponent < place {
                continue;
            }
            let game = WallListGame { own, other };
            if !game.is_agreed() {
                tournament.doubts.push(disagree(opponent.player.name.clone()));
            }
            let color = own.color.or_else(|| other.color.map(Color::opponent));
            let (black, white) = match color {
                Some(Color::White) => (opponent, line),
                Some(Color::Black) | None => (line, opponent),
            };
            let handicap = own.handicap.or(other.handicap);
            let komi: Option<HalfPoints> = info.komi.map(|komi| komi_with_handicap(komi, handicap));
            tournament.games.push(Pairing {
                info: GameInfo {
                    black: black.player.clone(),
                    white: white.player.clone(),
                    round: number.clone(),
                    handicap,
                    komi,
                    ..info.clone()
                },
                id: None,
                colors_known: color.is_some(),
                result: game.result(color.unwrap_or(Color::Black)),
                by_default: own.by_default || other.by_default,
            });
        }
    }
}

/// A game as its two players' lines have it.
struct WallListGame {
    own: RoundEntry,
    other: RoundEntry,
}

impl WallListGame {
    /// Whether both lines can be true.
    fn is_agreed(&self) -> bool {
        let Self { own, other } = self;
        let colors = own.color.is_none() || other.color.is_none() || own.color != other.color;
        let handicaps = own.handicap.is_none() || other.handicap.is_none() || own.handicap == other.handicap;
        let draws = [own.outcome, other.outcome].map(|outcome| outcome == Some(RoundOutcome::Drawn));
        colors && handicaps && draws[0] == draws[1] && own.outcome.is_some() == other.outcome.is_some()
    }

    /// The result, where the player of the first line has `color`; unknown where the lines do not agree.
    fn result(&self, color: Color) -> PairingResult {
        let unknown = PairingResult::Game(GameResult::Unknown);
        if !self.is_agreed() {
            return unknown;
        }
        match (self.own.outcome, self.other.outcome) {
            (Some(RoundOutcome::Won), Some(RoundOutcome::Won)) => PairingResult::BothWin,
            (Some(RoundOutcome::Won), _) => PairingResult::win(color),
            (_, Some(RoundOutcome::Won)) => PairingResult::win(color.opponent()),
            (Some(RoundOutcome::Drawn), _) => PairingResult::Game(GameResult::Draw),
            (Some(RoundOutcome::Lost), _) => PairingResult::Game(GameResult::BothLose),
            (None, _) => unknown,
        }
    }
}
