//! What is known about a game before it begins: a TOML file, or a row of a list of pairings.
//!
//! # The TOML file
//!
//! ```toml
//! event = "European Go Congress"
//! round = "3"
//! table = "1"
//! place = "Berlin"
//! date = "2026-11-21"
//! rules = "ing"
//! komi = 8
//! handicap = 0
//! main_time = "1:30:00"
//! overtime = "3x60 byo-yomi"
//! permission = "yes"       # the judge's, to record: yes, no, or open
//! black_consent = "yes"
//! white_consent = "open"
//! move_made = "hand-off"  # when a move counts as made: hand-off, clock, or captures
//! [black]
//! name = "Ada Lovelace"
//! rank = "3d"
//! team = "GB"
//! [white]
//! name = "Hua Luogeng"
//! ```
//!
//! Every entry may be left out; `black = "Ada Lovelace 3d"` names a player in short. An unknown entry is
//! refused, so that a misspelt name is not lost.
//!
//! # The list of pairings
//!
//! A table with a header row, separated by commas, semicolons or tabs; each row is a game. Columns, in any
//! order and any case, blanks and underscores alike: `table` (or `board`), `round`, `event`, `place`, `date`,
//! `black`, `black rank`, `black team` (or `black club`, `black country`), the same for `white`, `rules`,
//! `komi`, `handicap`, `main time`, `overtime`. Other columns are ignored.

use std::time::Duration;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::halfpoints::HalfPoints;
use crate::game::record::{Consent, GameInfo, MoveMade, Player};
use crate::game::result::GameResult;

/// Why the information on a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InfoError {
    /// Not the expected TOML.
    #[error("the game's information cannot be read: {0}")]
    Toml(String),
    /// A value of the wrong form.
    #[error("{what} is {value:?}, which is not {expected}")]
    Value {
        /// The entry.
        what: String,
        /// Its value.
        value: String,
        /// The form expected, with an example.
        expected: &'static str,
    },
    /// Not a table.
    #[error("the list of pairings cannot be read: {0}")]
    Csv(String),
    /// A table without the columns that are needed.
    #[error("the list of pairings has no column {missing:?}; its columns are {found}")]
    Column {
        /// What is missing.
        missing: &'static str,
        /// What there is.
        found: String,
    },
    /// Several games, and no table number to choose one.
    #[error("the list of pairings has {games} games; say which one with --table, one of {tables}")]
    WhichTable {
        /// How many games.
        games: usize,
        /// Their tables.
        tables: String,
    },
    /// No game at that table.
    #[error("the list of pairings has no table {wanted:?}; its tables are {tables}")]
    NoTable {
        /// The table asked for.
        wanted: String,
        /// The tables there are.
        tables: String,
    },
    /// Several games at that table.
    #[error("the list of pairings has table {wanted:?} more than once; leave only this round's games in it")]
    TwoTables {
        /// The table asked for.
        wanted: String,
    },
    /// No game at all.
    #[error("the list of pairings has no game in it")]
    NoGame,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PlayerWire {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    rank: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    team: String,
}

/// A number or a text: people write both.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum NumberOrText {
    Whole(i64),
    Real(f64),
    Text(String),
}

impl NumberOrText {
    fn text(&self) -> String {
        match self {
            Self::Whole(n) => n.to_string(),
            Self::Real(x) => x.to_string(),
            Self::Text(t) => t.trim().to_owned(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum PlayerEntry {
    Short(String),
    Long(PlayerWire),
}

impl PlayerEntry {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for PlayerEntry {
    fn default() -> Self {
        Self::Long(PlayerWire::default())
    }
}

/// What is known about a game, as TOML and JSON write it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct InfoWire {
    #[serde(skip_serializing_if = "String::is_empty")]
    event: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<NumberOrText>,
    #[serde(skip_serializing_if = "Option::is_none", alias = "board")]
    table: Option<NumberOrText>,
    #[serde(skip_serializing_if = "String::is_empty")]
    place: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<DateWire>,
    #[serde(skip_serializing_if = "String::is_empty", alias = "name")]
    game_name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    source: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    recorder: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    annotator: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    copyright: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    komi: Option<NumberOrText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    handicap: Option<NumberOrText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    main_time: Option<NumberOrText>,
    #[serde(skip_serializing_if = "String::is_empty")]
    overtime: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    result: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    permission: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    black_consent: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    white_consent: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    move_made: String,
    #[serde(skip_serializing_if = "PlayerEntry::is_empty")]
    black: PlayerEntry,
    #[serde(skip_serializing_if = "PlayerEntry::is_empty")]
    white: PlayerEntry,
}

/// A date as text, or as TOML's own kind of value.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum DateWire {
    Text(String),
    Toml(toml::value::Datetime),
}

impl InfoWire {
    pub(super) fn of(info: &GameInfo) -> Self {
        let text = |t: &String| (!t.is_empty()).then(|| NumberOrText::Text(t.clone()));
        let player = |p: &Player| {
            PlayerEntry::Long(PlayerWire { name: p.name.clone(), rank: p.rank.clone(), team: p.team.clone() })
        };
        Self {
            event: info.event.clone(),
            round: text(&info.round),
            table: text(&info.table),
            place: info.place.clone(),
            date: (!info.date.is_empty()).then(|| DateWire::Text(info.date.clone())),
            game_name: info.game_name.clone(),
            source: info.source.clone(),
            recorder: info.recorder.clone(),
            annotator: info.annotator.clone(),
            copyright: info.copyright.clone(),
            rules: info.rules.clone(),
            komi: info.komi.map(|k| NumberOrText::Text(k.to_string())),
            handicap: (info.handicap > 0).then_some(NumberOrText::Whole(info.handicap as i64)),
            main_time: info.main_time.map(|t| NumberOrText::Text(format!("{}s", t.as_secs_f64()))),
            overtime: info.overtime.clone(),
            result: info.result.map(GameResult::to_sgf).unwrap_or_default(),
            permission: info.permission.name().to_owned(),
            black_consent: info.black_consent.name().to_owned(),
            white_consent: info.white_consent.name().to_owned(),
            move_made: if info.move_made == MoveMade::default() {
                String::new()
            } else {
                info.move_made.name().to_owned()
            },
            black: player(&info.black),
            white: player(&info.white),
        }
    }

    pub(super) fn info(self) -> Result<GameInfo, InfoError> {
        let text = |t: Option<NumberOrText>| t.map(|t| t.text()).unwrap_or_default();
        let result = match self.result.trim() {
            "" => None,
            value => Some(GameResult::from_sgf(value).ok_or_else(|| InfoError::Value {
                what: "result".to_owned(),
                value: value.to_owned(),
                expected: "a result such as B+3.5, W+R or 0",
            })?),
        };
        Ok(GameInfo {
            black: player(self.black),
            white: player(self.white),
            event: self.event,
            round: text(self.round),
            table: text(self.table),
            place: self.place,
            date: match self.date {
                None => String::new(),
                Some(DateWire::Text(t)) => t,
                Some(DateWire::Toml(d)) => d.to_string(),
            },
            game_name: self.game_name,
            source: self.source,
            recorder: self.recorder,
            annotator: self.annotator,
            copyright: self.copyright,
            rules: self.rules,
            komi: self.komi.map(|k| komi(&k.text())).transpose()?,
            handicap: self.handicap.map(|h| handicap(&h.text())).transpose()?.unwrap_or(0),
            main_time: self.main_time.map(|t| main_time(&t.text())).transpose()?,
            overtime: self.overtime,
            result,
            permission: consent("permission", &self.permission)?,
            black_consent: consent("black_consent", &self.black_consent)?,
            white_consent: consent("white_consent", &self.white_consent)?,
            move_made: move_made(&self.move_made)?,
        })
    }
}

fn player(entry: PlayerEntry) -> Player {
    match entry {
        PlayerEntry::Long(p) => Player { name: p.name, rank: p.rank, team: p.team },
        PlayerEntry::Short(text) => {
            let text = text.trim();
            let (name, rank) = match text.rsplit_once(char::is_whitespace) {
                Some((name, rank)) if is_rank(rank) => (name.trim_end(), rank),
                _ => (text, ""),
            };
            Player { name: name.to_owned(), rank: rank.to_owned(), team: String::new() }
        }
    }
}

/// Whether a word is a rank: a number and `k`, `d` or `p`, such as `12k`, `3d`, `9p`.
fn is_rank(word: &str) -> bool {
    let digits = word.trim_end_matches(['k', 'd', 'p', 'K', 'D', 'P']);
    digits.len() + 1 == word.len() && digits.parse::<u8>().is_ok()
}

fn komi(value: &str) -> Result<HalfPoints, InfoError> {
    HalfPoints::parse(value).ok_or_else(|| InfoError::Value {
        what: "komi".to_owned(),
        value: value.to_owned(),
        expected: "a number of points and half-points such as 6.5",
    })
}

fn consent(what: &str, value: &str) -> Result<Consent, InfoError> {
    Consent::from_name(value.trim()).ok_or_else(|| InfoError::Value {
        what: what.to_owned(),
        value: value.to_owned(),
        expected: "yes, no or open",
    })
}

fn move_made(value: &str) -> Result<MoveMade, InfoError> {
    let value = value.trim();
    if value.is_empty() {
        return Ok(MoveMade::default());
    }
    MoveMade::from_name(value).ok_or_else(|| InfoError::Value {
        what: "move_made".to_owned(),
        value: value.to_owned(),
        expected: "hand-off, clock or captures",
    })
}

fn handicap(value: &str) -> Result<usize, InfoError> {
    value.parse().ok().filter(|&h: &usize| h <= 25).ok_or_else(|| InfoError::Value {
        what: "handicap".to_owned(),
        value: value.to_owned(),
        expected: "a number of stones from 0 to 25",
    })
}

/// Reads `90m`, `1h30m`, `5400`, `5400s`, `1:30:00` and `45:00` (minutes and seconds).
fn main_time(value: &str) -> Result<Duration, InfoError> {
    parse_time(value).ok_or_else(|| InfoError::Value {
        what: "main_time".to_owned(),
        value: value.to_owned(),
        expected: "a time such as 1:30:00, 90m or 5400 (seconds)",
    })
}

fn parse_time(value: &str) -> Option<Duration> {
    const LONGEST: f64 = 1.0e7;
    let value = value.trim();
    let seconds = if value.contains(':') {
        let parts: Vec<u32> = value.split(':').map(|p| p.parse().ok()).collect::<Option<_>>()?;
        if parts.len() > 3 {
            return None;
        }
        parts.iter().fold(0.0, |sum, &p| sum * 60.0 + f64::from(p))
    } else if let Ok(seconds) = value.parse::<f64>() {
        seconds
    } else {
        let mut sum = 0.0;
        let mut number = String::new();
        for c in value.chars().filter(|c| !c.is_whitespace()) {
            let unit = match c.to_ascii_lowercase() {
                'h' => 3600.0,
                'm' => 60.0,
                's' => 1.0,
                _ => {
                    number.push(c);
                    continue;
                }
            };
            sum += unit * number.parse::<f64>().ok()?;
            number.clear();
        }
        number.is_empty().then_some(sum)?
    };
    (seconds.is_finite() && (0.0..=LONGEST).contains(&seconds)).then(|| Duration::from_secs_f64(seconds))
}

/// Reads the TOML file.
///
/// # Errors
/// [`InfoError::Toml`] with the line and what is wrong there, [`InfoError::Value`] for a value of the wrong
/// form.
pub fn from_toml(bytes: &[u8]) -> Result<GameInfo, InfoError> {
    let wire: InfoWire = toml::from_str(&decode(bytes))
        .map_err(|e| InfoError::Toml(e.to_string().trim().split('\n').map(str::trim).collect::<Vec<_>>().join(" ")))?;
    wire.info()
}

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

    fn info(&self) -> Result<GameInfo, InfoError> {
        let given = |name: &str| Some(self.get(name)).filter(|v| !v.is_empty());
        let side = |color: &str| {
            let (name, rank) = (self.get(color), self.get(&format!("{color} rank")));
            let short = player(PlayerEntry::Short(name.to_owned()));
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
            komi: given("komi").map(komi).transpose()?,
            handicap: given("handicap").map(handicap).transpose()?.unwrap_or(0),
            main_time: given("main time").map(main_time).transpose()?,
            overtime: self.get("overtime").to_owned(),
            ..GameInfo::default()
        })
    }
}

/// Bytes as text: UTF-8, or else the likeliest character set. Pairing programs export Latin-9 and others.
fn decode(bytes: &[u8]) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.trim_start_matches('\u{feff}').to_owned();
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Deny).decode(bytes).0.into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_toml_file_says_who_plays() {
        let info = from_toml(
            b"event='Congress'\nround=3\ntable='1'\nkomi=6.5\nrules='ing'\ndate=2026-11-21\nmain_time='1:30:00'\nblack='Ada Lovelace 3d'\n[white]\nname='Hua Luogeng'\nteam='CN'\n",
        )
        .unwrap();
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("Ada Lovelace", "3d"));
        assert_eq!((info.white.name.as_str(), info.white.team.as_str()), ("Hua Luogeng", "CN"));
        assert_eq!((info.round.as_str(), info.date.as_str()), ("3", "2026-11-21"));
        assert_eq!(info.komi, HalfPoints::parse("6.5"));
        assert_eq!(info.main_time, Some(Duration::from_secs(5400)));
    }

    #[test]
    fn a_wrong_entry_is_named() {
        let check = |text: &str, expected: &str| {
            let message = from_toml(text.as_bytes()).unwrap_err().to_string();
            assert!(message.contains(expected), "{message}");
            assert!(!message.contains('\n'), "{message}");
        };
        check("komi = 'much'", "komi is \"much\", which is not a number of points");
        check("blakc = 'A'", "unknown field `blakc`");
        check("komi 5", "line 1");
        check("main_time = 'long'", "1:30:00");
        check("handicap = 'many'", "0 to 25");
        check("permission = 'perhaps'", "permission is \"perhaps\", which is not yes, no or open");
    }

    const PAIRINGS: &str = "\
Board;Black;Black rank;White;White_Rank;Komi;Round
1;Lovelace, Ada;3d;Hua Luogeng;5d;6,5;2
02;Müller;1k;Ōta 2k;;0.5;2
";

    #[test]
    fn a_row_is_chosen_by_its_table() {
        let info = from_csv(PAIRINGS.as_bytes(), Some("2")).unwrap();
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("Müller", "1k"));
        assert_eq!((info.white.name.as_str(), info.white.rank.as_str()), ("Ōta", "2k"));
        assert_eq!((info.komi, info.round.as_str(), info.table.as_str()), (HalfPoints::parse("0.5"), "2", "02"));
        let latin: Vec<u8> = "table,black,white\n1,M\u{fc}ller,B\n".chars().map(|c| c as u8).collect();
        assert_eq!(from_csv(&latin, None).unwrap().black.name, "Müller");
    }

    #[test]
    fn a_row_that_is_not_there_is_said() {
        let check = |text: &str, table: Option<&str>, expected: &str| {
            let message = from_csv(text.as_bytes(), table).unwrap_err().to_string();
            assert!(message.contains(expected), "{message}");
        };
        check(PAIRINGS, None, "2 games; say which one with --table, one of 1, 02");
        check(PAIRINGS, Some("7"), "no table \"7\"; its tables are 1, 02");
        check("table,black\n1,A\n", None, "no column \"white\"");
        check("table,black,white\n", None, "no game in it");
        check("table,black,white\n1,A,B\n1,C,D\n", Some("1"), "more than once");
        check("table,black,white,komi\n1,A,B,x\n", None, "komi is \"x\"");
    }

    #[test]
    fn what_is_known_survives_its_writing() {
        let info = from_csv(PAIRINGS.as_bytes(), Some("1")).unwrap();
        let info = GameInfo {
            main_time: Some(Duration::from_millis(1500)),
            result: Some(GameResult::Draw),
            handicap: 4,
            permission: Consent::Given,
            white_consent: Consent::Open,
            move_made: MoveMade::CapturesLifted,
            ..info
        };
        let json = serde_json::to_string(&InfoWire::of(&info)).unwrap();
        let back: InfoWire = serde_json::from_str(&json).unwrap();
        assert_eq!(back.info().unwrap(), info);
        assert_eq!(from_toml(toml::to_string(&InfoWire::of(&info)).unwrap().as_bytes()).unwrap(), info);
    }
}
