//! A tournament: its games, and the values that all pairing programs share.

use std::collections::{BTreeMap, BTreeSet};

use super::doubt::{PairingsDoubt, TablePlace};
use super::error::PairingsError;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::name_words::player_key;
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::{GameResult, WinBy};

/// A tournament as its pairing program has it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tournament {
    /// The name; empty where the file gives none.
    pub name: String,
    /// All games that are paired, by round and then by table.
    pub games: Vec<Pairing>,
    /// Who has no opponent, by round.
    pub byes: Vec<Bye>,
    /// What was doubtful when it was read; [`Tournament::doubts_of`] has the rest.
    pub doubts: Vec<PairingsDoubt>,
}

/// One game: its players, round, table and conditions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// What a record of the game begins with. Its `result` is not set: that is the recorded game's own.
    pub info: GameInfo,
    /// The server's number of the game, by which a result is sent back.
    pub id: Option<u64>,
    /// Whether the colours are decided; otherwise the players choose them at the table.
    pub colors_known: bool,
    /// What the pairing program has as the result.
    pub result: PairingResult,
    /// Whether the result was given without a game, such as when a player did not appear.
    pub by_default: bool,
}

/// A result as pairing programs keep it: no margin, and two values that a game of Go does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PairingResult {
    /// A result that a game can have; a win is without its margin.
    Game(GameResult),
    /// Both players are given a win.
    BothWin,
    /// A text such as `1-0`, which programs read in opposite ways: who won is not known from it.
    Ambiguous(String),
}

impl Default for PairingResult {
    /// A result that is not known.
    fn default() -> Self {
        Self::Game(GameResult::Unknown)
    }
}

impl PairingResult {
    /// Returns a win of `winner` without its margin.
    #[must_use]
    pub const fn win(winner: Color) -> Self {
        Self::Game(GameResult::win(winner, WinBy::Unspecified))
    }

    /// Whether the game has a result.
    #[must_use]
    pub fn is_known(&self) -> bool {
        *self != Self::default()
    }

    /// The result as `pairings` prints it: `B+`, `W+`, `0` (a draw), `both-win`, `both-lose`, `void`, or `?`.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::BothWin => "both-win".to_owned(),
            Self::Game(GameResult::Void) => "void".to_owned(),
            Self::Ambiguous(_) => "?".to_owned(),
            Self::Game(result) => result.to_listed(),
        }
    }
}

/// A player without an opponent in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bye {
    /// The round.
    pub round: String,
    /// The player.
    pub player: Player,
}

impl Tournament {
    /// The rounds that have games, in the order of the games.
    #[must_use]
    pub fn rounds(&self) -> Vec<&str> {
        let mut rounds: Vec<&str> = self.games.iter().map(|g| g.info.round.as_str()).collect();
        rounds.dedup();
        rounds
    }

    /// Returns the games of a round.
    ///
    /// # Errors
    /// [`PairingsError::NoGame`] where the tournament has none, [`PairingsError::NoRound`] where that round has none.
    pub fn round(&self, round: &str) -> Result<Vec<&Pairing>, PairingsError> {
        let games: Vec<&Pairing> = self.games.iter().filter(|g| is_same_number(&g.info.round, round)).collect();
        match (games.is_empty(), self.games.is_empty()) {
            (false, _) => Ok(games),
            (true, true) => Err(PairingsError::NoGame),
            (true, false) => Err(PairingsError::NoRound { wanted: round.to_owned(), rounds: self.rounds().join(", ") }),
        }
    }

    /// What is doubtful in a round: names that are missing or of one game are alike, tables without a number or with several games, and
    /// players at several tables.
    #[must_use]
    pub fn doubts_of(&self, round: &str) -> Vec<PairingsDoubt> {
        let mut doubts = Vec::new();
        let mut at_table: BTreeMap<String, Vec<TablePlace>> = BTreeMap::new();
        let mut of_player: BTreeMap<(String, &str, &str), (&str, Vec<TablePlace>)> = BTreeMap::new();
        for game in self.games.iter().filter(|game| is_same_number(&game.info.round, round)) {
            let place = TablePlace { round: game.info.round.clone(), table: game.info.table.clone() };
            if !place.table.is_empty() {
                at_table.entry(plain_number(&place.table)).or_default().push(place.clone());
            }
            let rest = |player: &Player| [player.rank.clone(), player.team.clone()];
            if game.info.has_names_alike() && rest(&game.info.black) != rest(&game.info.white) {
                doubts.push(PairingsDoubt::NamesAlike(place.clone()));
            }
            for Player { name, rank, team } in [&game.info.black, &game.info.white] {
                // Of a name in characters that a file cannot hold, question marks are left.
                if !name.chars().any(char::is_alphanumeric) {
                    let doubt = PairingsDoubt::NoName(place.clone());
                    // Games without a table are not told apart.
                    if !doubts.contains(&doubt) {
                        doubts.push(doubt);
                    }
                } else {
                    let (_, places) = of_player.entry((player_key(name), rank, team)).or_insert((name, Vec::new()));
                    places.push(place.clone());
                }
            }
        }
        let of_round = self.games.iter().filter(|game| is_same_number(&game.info.round, round));
        let rules: BTreeSet<&str> = of_round.map(|game| game.info.rules.trim()).collect();
        let is_unknown = |rules: &&str| !rules.is_empty() && Preset::from_sgf(rules).is_none();
        let unknown: Vec<String> = rules.into_iter().filter(is_unknown).map(ToOwned::to_owned).collect();
        if !unknown.is_empty() {
            doubts.push(PairingsDoubt::UnknownRules(unknown));
        }
        for (number, places) in at_table {
            let (games, Some(place)) = (places.len(), places.into_iter().next()) else { continue };
            if !number.parse().is_ok_and(|number: u32| number > 0) {
                doubts.push(PairingsDoubt::NoNumber(place.clone()));
            }
            if games > 1 {
                doubts.push(PairingsDoubt::SameTable { place, games });
            }
        }
        for (player, places) in of_player.into_values().filter(|(_, places)| places.len() > 1) {
            doubts.push(PairingsDoubt::SamePlayer { player: player.to_owned(), places });
        }
        doubts
    }

    /// Returns the game at `table`, or the only one, of `round` or else of the last round that has games.
    ///
    /// # Errors
    /// [`PairingsError`] where there is no such game, or more than one.
    pub fn game(&self, table: Option<&str>, round: Option<&str>) -> Result<&Pairing, PairingsError> {
        let last = self.games.last().ok_or(PairingsError::NoGame)?;
        let games = self.round(round.unwrap_or(&last.info.round))?;
        let tables = || games.iter().map(|g| g.info.table.as_str()).collect::<Vec<_>>().join(", ");
        let Some(wanted) = table else {
            return match games[..] {
                [only] => Ok(only),
                _ => Err(PairingsError::WhichTable { games: games.len(), tables: tables() }),
            };
        };
        let mut there = games.iter().filter(|g| is_same_number(&g.info.table, wanted));
        match (there.next(), there.next()) {
            (None, _) if games.iter().all(|g| g.info.table.is_empty()) => Err(PairingsError::NoTables),
            (None, _) => Err(PairingsError::NoTable { wanted: wanted.trim().to_owned(), tables: tables() }),
            (Some(game), None) => Ok(game),
            (Some(_), Some(_)) => Err(PairingsError::TwoTables { wanted: wanted.trim().to_owned() }),
        }
    }

    /// Puts the games into the order of rounds and tables. Numbers come in their order, then other names; what has
    /// no number comes last.
    pub(super) fn sorted(mut self) -> Self {
        let key = |text: &str| (text.parse::<u32>().unwrap_or(u32::MAX), text.is_empty(), text.to_owned());
        self.games.sort_by_cached_key(|g| (key(&g.info.round), key(&g.info.table)));
        self.byes.sort_by_cached_key(|b| key(&b.round));
        self
    }
}

/// Whether two numbers of a round or table are the same: `03` and `3` are.
#[must_use]
pub fn is_same_number(a: &str, b: &str) -> bool {
    plain_number(a) == plain_number(b)
}

/// A number of a round or table in its one spelling.
fn plain_number(text: &str) -> String {
    text.trim().trim_start_matches('0').to_lowercase()
}

/// The komi of a game with `handicap` in a tournament whose even games have `komi`: its fraction alone, so that a
/// draw stays as possible or impossible as it was. OpenGotha and pairgoth print it so on their result sheets.
pub(super) fn komi_with_handicap(komi: HalfPoints, handicap: Option<usize>) -> HalfPoints {
    match handicap {
        None | Some(0) => komi,
        _ => HalfPoints::halves(komi.as_halves().rem_euclid(2)),
    }
}

/// A rank in the one spelling of the program, `10K` as `10k`; what is no rank stays as it is.
pub(super) fn rank(text: &str) -> String {
    Rank::parse(text).map_or_else(|| text.trim().to_owned(), |rank| rank.to_string())
}

/// Surname and first name as one, as lists of tournaments have them: the surname first. Between Chinese characters is
/// no space.
pub(super) fn full_name(surname: &str, first_name: &str) -> String {
    let (surname, first_name) = (surname.trim(), first_name.trim());
    let is_cjk = |text: &str| {
        !text.is_empty()
            && text
                .chars()
                .all(|c| matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{20000}'..='\u{3ffff}'))
    };
    let space = if is_cjk(surname) && is_cjk(first_name) { "" } else { " " };
    format!("{surname}{space}{first_name}").trim().to_owned()
}
