//! The information on a game as TOML and JSON write it.

use serde::{Deserialize, Serialize};

use super::error::InfoError;
use super::value::{consent, handicap, komi, main_time, move_made, player_and_rank};
use crate::game::named::Named;
use crate::game::record::{GameInfo, MoveMade, Player};
use crate::game::result::GameResult;

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
pub(in crate::formats) struct InfoWire {
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
    pub(in crate::formats) fn of(info: &GameInfo) -> Self {
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

    pub(in crate::formats) fn info(self) -> Result<GameInfo, InfoError> {
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
        PlayerEntry::Short(text) => player_and_rank(&text),
    }
}
