//! A table of pairings: a header row, then a row a game.

use std::collections::BTreeSet;

use super::doubt::{PairingsDoubt, TablePlace, UnreadValues};
use super::error::PairingsError;
use super::tournament::{Bye, Pairing, PairingResult, Tournament};
use crate::info::value::{player_and_rank, read_date, read_or_default};
use crate::table_text::TableText;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;

/// The columns that are read, in their one spelling.
const COLUMNS: [&str; 17] = [
    "table",
    "black",
    "white",
    "black rank",
    "white rank",
    "black team",
    "white team",
    "event",
    "round",
    "place",
    "date",
    "rules",
    "komi",
    "handicap",
    "main time",
    "overtime",
    "result",
];

/// What stands in place of a player where there is none, in small letters.
const NOBODY: [&str; 9] = ["-", "–", "—", "bye", "free", "freilos", "exempt", "轮空", "輪空"];

/// Reads a table; [`TableText`] says which.
pub(super) fn read(text: &str) -> Result<Tournament, PairingsError> {
    let table =
        TableText::read(text, &["black", "white"], column_name).map_err(|e| PairingsError::Csv(e.to_string()))?;
    let names = &table.names;
    if names.len() < 2 || names.iter().any(|name| name.contains(char::is_control)) {
        return Err(PairingsError::UnknownFormat);
    }
    for needed in ["black", "white"] {
        if !names.iter().any(|n| n == needed) {
            return Err(match names.iter().any(|n| n == "firstname" || n == "first name") {
                true => PairingsError::PlayersOnly,
                false => PairingsError::Column { missing: needed, found: names.join(", ") },
            });
        }
    }
    let mut tournament = Tournament::default();
    let unknown: Vec<String> = names.iter().filter(|name| !is_known(name)).cloned().collect();
    if !unknown.is_empty() {
        tournament.doubts.push(PairingsDoubt::Columns(unknown));
    }
    let is_repeated = |&(i, name): &(usize, &String)| !name.is_empty() && names[..i].contains(name);
    let repeated: BTreeSet<String> =
        names.iter().enumerate().filter(is_repeated).map(|(_, name)| name.clone()).collect();
    if !repeated.is_empty() {
        tournament.doubts.push(PairingsDoubt::RepeatedColumns(repeated.into_iter().collect()));
    }
    // A name with a separator in it puts what follows into other columns.
    let is_long = |row: &&csv::StringRecord| row.iter().skip(names.len()).any(|value| !value.is_empty());
    let (long, rows): (Vec<_>, Vec<_>) = table.rows.iter().partition(is_long);
    if !long.is_empty() {
        let long = long.into_iter().map(|row| row.iter().collect::<Vec<_>>().join(", ")).collect();
        tournament.doubts.push(PairingsDoubt::LongRows(long));
    }
    let mut unread = UnreadValues::default();
    for row in rows.into_iter().map(|row| Row { table: &table, row }) {
        match (row.player("black"), row.player("white")) {
            (player, absent) | (absent, player) if absent.name.is_empty() => {
                if player.name.is_empty() {
                    let (round, table) = (row.get("round").to_owned(), row.get("table").to_owned());
                    tournament.doubts.push(PairingsDoubt::NoName(TablePlace { round, table }));
                    continue;
                }
                tournament.byes.push(Bye { round: row.get("round").to_owned(), player });
            }
            (black, white) => tournament.games.push(row.pairing(black, white, &mut unread)?),
        }
    }
    tournament.doubts.extend(unread.doubt());
    tournament.name = tournament.games.first().map(|g| g.info.event.clone()).unwrap_or_default();
    Ok(tournament)
}

/// Whether a column in its one spelling is one that is read; one without a name has nothing that could be meant.
fn is_known(name: &str) -> bool {
    COLUMNS.contains(&name) || name.is_empty()
}

/// A column's name in its one spelling.
fn column_name(name: &str) -> String {
    let words: Vec<String> = name
        .split(|c: char| c.is_whitespace() || c == '_' || c == '-')
        .filter(|w| !w.is_empty())
        .map(str::to_lowercase)
        .collect();
    match words.join(" ").as_str() {
        "board" | "table number" | "board number" | "table no" | "board no" => "table",
        "black name" | "black player" | "pb" => "black",
        "white name" | "white player" | "pw" => "white",
        "black club" | "black country" | "bt" => "black team",
        "white club" | "white country" | "wt" => "white team",
        "br" => "black rank",
        "wr" => "white rank",
        "hd" | "hcap" | "handicap stones" => "handicap",
        "time" | "basic time" => "main time",
        other => return other.to_owned(),
    }
    .to_owned()
}

struct Row<'a> {
    table: &'a TableText,
    row: &'a csv::StringRecord,
}

impl Row<'_> {
    fn get(&self, name: &str) -> &str {
        self.table.value(self.row, name)
    }

    fn player(&self, color: &str) -> Player {
        let (name, rank) = (self.get(color), self.get(&format!("{color} rank")));
        let team = self.get(&format!("{color} team")).to_owned();
        if NOBODY.contains(&name.to_lowercase().as_str()) {
            return Player::default();
        }
        match rank {
            "" => Player { team, ..player_and_rank(name) },
            rank => Player { name: name.to_owned(), rank: rank.to_owned(), team },
        }
    }

    fn pairing(&self, black: Player, white: Player, unread: &mut UnreadValues) -> Result<Pairing, PairingsError> {
        let text = |name: &str| self.get(name).to_owned();
        let info = GameInfo {
            black,
            white,
            event: text("event"),
            round: text("round"),
            table: text("table"),
            place: text("place"),
            date: unread.read("date", self.get("date"), read_date("date", self.get("date")).ok()),
            rules: text("rules"),
            komi: read_or_default("komi", self.get("komi"))?,
            handicap: read_or_default("handicap", self.get("handicap"))?,
            main_time: read_or_default("main time", self.get("main time"))?,
            overtime: text("overtime"),
            ..GameInfo::default()
        };
        let result = self.get("result");
        let result = match (GameResult::from_sgf(result).or_else(|| GameResult::from_words(result)), result) {
            (Some(result), _) => PairingResult::Game(result),
            (None, "") => PairingResult::Game(GameResult::Unknown),
            (None, other) => PairingResult::Ambiguous(other.to_owned()),
        };
        Ok(Pairing { info, id: None, colors_known: true, result, by_default: false })
    }
}
