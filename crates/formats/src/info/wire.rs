//! The information on a game as TOML and JSON write it.

use std::fmt;
use std::time::Duration;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::value::{entry, is_default, player_and_rank};
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::{Consent, GameInfo, MoveMade, Player};
use kifuscribe_core::game::result::GameResult;

/// How [`GameInfo`] is written. What is empty or usual is left out.
#[derive(Serialize, Deserialize)]
#[serde(remote = "GameInfo", default = "GameInfo::default", deny_unknown_fields)]
pub(crate) struct InfoWire {
    #[serde(skip_serializing_if = "is_default")]
    event: String,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    round: String,
    #[serde(skip_serializing_if = "is_default", with = "entry", alias = "board")]
    table: String,
    #[serde(skip_serializing_if = "is_default")]
    place: String,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    date: String,
    #[serde(skip_serializing_if = "is_default", alias = "name")]
    game_name: String,
    #[serde(skip_serializing_if = "is_default")]
    source: String,
    #[serde(skip_serializing_if = "is_default")]
    recorder: String,
    #[serde(skip_serializing_if = "is_default")]
    annotator: String,
    #[serde(skip_serializing_if = "is_default")]
    copyright: String,
    #[serde(skip_serializing_if = "is_default")]
    rules: String,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    komi: Option<HalfPoints>,
    #[serde(skip_serializing_if = "is_default", deserialize_with = "entry::deserialize")]
    handicap: Option<usize>,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    main_time: Option<Duration>,
    #[serde(skip_serializing_if = "is_default")]
    overtime: String,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    result: Option<GameResult>,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    permission: Consent,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    black_consent: Consent,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    white_consent: Consent,
    #[serde(skip_serializing_if = "is_default", with = "entry")]
    move_made: MoveMade,
    #[serde(skip_serializing_if = "is_default", serialize_with = "PlayerWire::serialize", deserialize_with = "player")]
    black: Player,
    #[serde(skip_serializing_if = "is_default", serialize_with = "PlayerWire::serialize", deserialize_with = "player")]
    white: Player,
}

/// How a [`Player`] is written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", default = "Player::default", deny_unknown_fields)]
struct PlayerWire {
    #[serde(skip_serializing_if = "is_default")]
    name: String,
    #[serde(skip_serializing_if = "is_default")]
    rank: String,
    #[serde(skip_serializing_if = "is_default")]
    team: String,
}

/// Reads a player as a table, or in short, such as `Ada Lovelace 3d`.
fn player<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
    deserializer.deserialize_any(PlayerVisitor)
}

/// Reads either form, so that an error says what is wrong with the one that was meant.
struct PlayerVisitor;

impl<'de> Visitor<'de> for PlayerVisitor {
    type Value = Player;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player as \"Ada Lovelace 3d\", or a table with name, rank and team")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Player, E> {
        Ok(player_and_rank(text))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Player, A::Error> {
        PlayerWire::deserialize(MapAccessDeserializer::new(map))
    }
}
