//! A row of a list of pairings as the information on a game.

use super::error::InfoError;
use super::value::{InfoEntry, decode};
use super::wire::player_in_short;
use crate::game::record::{GameInfo, Player};

/// Reads one game of a list of pairings: that of `table`, or the only one.
///
/// # Errors
/// [`InfoError`] where there is no such row, or more than one, or it cannot be read.
pub fn from_csv(bytes: &[u8], table: Option<&str>) -> Result<GameInfo, InfoError> {
    let text = decode(bytes);
    let header = text.lines().next().unwrap_or_default();
    let separator = [b';', b'\t', b','].into_iter().max_by_key(|&s| header.bytes().filter(|&b| b == s).count());
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator.unwrap_or(b','))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let csv_error = |e: csv::Error| InfoError::Csv(e.to_string());
    let names: Vec<String> = reader.headers().map_err(csv_error)?.iter().map(column_name).collect();
    let rows: Vec<csv::StringRecord> = reader.records().collect::<Result<_, _>>().map_err(csv_error)?;
    let rows: Vec<InfoRow<'_>> =
        rows.iter().filter(|r| r.iter().any(|v| !v.is_empty())).map(|row| InfoRow { names: &names, row }).collect();
    for needed in ["black", "white"] {
        if !names.iter().any(|n| n == needed) {
            return Err(InfoError::Column { missing: needed, found: names.join(", ") });
        }
    }
    choose(&rows, table)?.info()
}

fn choose<'a, 'b>(rows: &'b [InfoRow<'a>], table: Option<&str>) -> Result<&'b InfoRow<'a>, InfoError> {
    let tables = || rows.iter().map(|r| r.get("table")).collect::<Vec<_>>().join(", ");
    let Some(wanted) = table else {
        return match rows {
            [] => Err(InfoError::NoGame),
            [only] => Ok(only),
            _ => Err(InfoError::WhichTable { games: rows.len(), tables: tables() }),
        };
    };
    let wanted = wanted.trim().to_owned();
    let mut there = rows.iter().filter(|r| same_table(r.get("table"), &wanted));
    match (there.next(), there.next()) {
        (None, _) => Err(InfoError::NoTable { wanted, tables: tables() }),
        (Some(row), None) => Ok(row),
        (Some(_), Some(_)) => Err(InfoError::TwoTables { wanted }),
    }
}

/// Whether two table numbers are the same: `03` and `3` are.
fn same_table(a: &str, b: &str) -> bool {
    let plain = |t: &str| t.trim_start_matches('0').to_lowercase();
    plain(a) == plain(b)
}

/// A column's name in its one spelling.
fn column_name(name: &str) -> String {
    let words: Vec<String> = name
        .trim_start_matches('\u{feff}')
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

struct InfoRow<'a> {
    names: &'a [String],
    row: &'a csv::StringRecord,
}

impl InfoRow<'_> {
    fn get(&self, name: &str) -> &str {
        self.names.iter().position(|n| n == name).and_then(|i| self.row.get(i)).unwrap_or_default()
    }

    /// The value of a column; the default where it is empty.
    fn entry<T: InfoEntry + Default>(&self, name: &'static str) -> Result<T, InfoError> {
        let value = self.get(name);
        let read = if value.is_empty() { Some(T::default()) } else { T::read(value) };
        read.ok_or_else(|| InfoError::Value { what: name, value: value.to_owned(), expected: T::EXPECTED })
    }

    fn info(&self) -> Result<GameInfo, InfoError> {
        let side = |color: &str| {
            let (name, rank) = (self.get(color), self.get(&format!("{color} rank")));
            let short = player_in_short(name);
            let team = self.get(&format!("{color} team")).to_owned();
            if rank.is_empty() {
                Player { team, ..short }
            } else {
                Player { name: name.to_owned(), rank: rank.to_owned(), team }
            }
        };
        Ok(GameInfo {
            black: side("black"),
            white: side("white"),
            event: self.get("event").to_owned(),
            round: self.get("round").to_owned(),
            table: self.get("table").to_owned(),
            place: self.get("place").to_owned(),
            date: self.get("date").to_owned(),
            rules: self.get("rules").to_owned(),
            komi: self.entry("komi")?,
            handicap: self.entry("handicap")?,
            main_time: self.entry("main time")?,
            overtime: self.get("overtime").to_owned(),
            ..GameInfo::default()
        })
    }
}
