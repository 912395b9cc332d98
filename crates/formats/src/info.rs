//! What is known about a game before it begins, as a TOML file. For lists of pairings see [`super::pairings`].
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

mod error;
mod field;
mod refusal;
pub(crate) mod value;
mod wire;

pub use error::InfoError;
pub use field::InfoField;
pub(crate) use wire::InfoWire;

use serde::Serialize;
use toml::{Table, Value};

use crate::character_set::decode;
use kifuscribe_core::game::record::GameInfo;

/// Reads the TOML file.
///
/// # Errors
/// [`InfoError`] with the line and what is wrong there.
pub fn from_toml(bytes: &[u8]) -> Result<GameInfo, InfoError> {
    let text = decode(bytes);
    let info =
        toml::Deserializer::parse(&text).and_then(InfoWire::deserialize).map_err(|e| refusal::refusal(&text, &e))?;
    value::read_date("date", &info.date)?;
    Ok(info)
}

/// What is known about a game with the entries of a TOML file in place of its own; an entry that the file leaves out stays,
/// and an empty text removes one.
///
/// # Errors
/// [`InfoError`] with the line and what is wrong there.
pub fn amended(info: &GameInfo, bytes: &[u8]) -> Result<GameInfo, InfoError> {
    from_toml(bytes)?;
    let table = |text: &str| text.parse::<Table>().map_err(|e| refusal::refusal(text, &e));
    let (given, mut all) = (table(&decode(bytes))?, table(&to_toml(info)?)?);
    for (key, value) in given {
        let key = match key.as_str() {
            "board" => "table".to_owned(),
            "name" => "game_name".to_owned(),
            _ => key,
        };
        match (all.get_mut(&key), value) {
            (Some(Value::Table(known)), Value::Table(given)) => known.extend(given),
            (_, value) => drop(all.insert(key, value)),
        }
    }
    InfoWire::deserialize(all).map_err(|e| InfoError::Unwritable(e.message().to_owned()))
}

/// Writes the TOML file. What is empty or usual is left out.
///
/// # Errors
/// [`InfoError::Unwritable`] for what TOML cannot hold.
pub fn to_toml(info: &GameInfo) -> Result<String, InfoError> {
    #[derive(Serialize)]
    #[serde(transparent)]
    struct InfoDocument(#[serde(with = "InfoWire")] GameInfo);
    toml::to_string(&InfoDocument(info.clone())).map_err(|e| InfoError::Unwritable(e.to_string()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::record::{Consent, MoveMade};
    use kifuscribe_core::game::result::GameResult;

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
    fn a_file_puts_right_what_it_names_and_leaves_the_rest() {
        let known = from_toml(b"event='Congress'\nkomi=6.5\n[black]\nname='Ada'\nrank='3d'\n").unwrap();
        let put_right = amended(&known, b"event=''\nwhite='Hua 2d'\nboard=4\n[black]\nname='Ada L.'\n").unwrap();
        assert_eq!((put_right.event.as_str(), put_right.table.as_str()), ("", "4"));
        assert_eq!((put_right.black.name.as_str(), put_right.black.rank.as_str()), ("Ada L.", "3d"));
        assert_eq!((put_right.white.name.as_str(), put_right.komi), ("Hua", HalfPoints::parse("6.5")));
        assert_eq!(amended(&known, b""), Ok(known.clone()));
        assert!(amended(&known, b"komi='much'").is_err());
    }

    #[test]
    fn a_wrong_entry_is_named() {
        let check = |text: &str, expected: &str| {
            let message = from_toml(text.as_bytes()).unwrap_err().to_string();
            assert!(message.contains(expected), "{message}");
            assert!(!message.contains('\n'), "{message}");
        };
        check("komi = 'much'", "\"much\" is not a number of points");
        check("event = 'A'\nblakc = 'A'", "line 2: there is no entry \"blakc\"; did you mean \"black\"?");
        check("[black]\nnames = 'A'", "line 2: there is no entry \"names\"; did you mean \"name\"?");
        check("opponent = 'A'", "the guide lists those there are");
        check("komi 5", "line 1 cannot be read: komi 5; write NAME = VALUE");
        check("main_time = 'long'", "1:30:00");
        check("handicap = 'many'", "0 to 25");
        check("date = '2026-02-30'", "date is \"2026-02-30\", which is not a date that exists");
        check("date = 'yesterday'", "write 2026-11-21");
        check("permission = 'perhaps'", "permission = 'perhaps'");
        check("permission = 'perhaps'", "\"perhaps\" is not yes, no or open");
    }

    #[test]
    fn what_is_known_survives_its_writing() {
        let info =
            from_toml(b"black='Lovelace, Ada 3d'\nwhite='Hua Luogeng 5d'\nkomi=6.5\nround=2\ntable=1\n").unwrap();
        let info = GameInfo {
            main_time: Some(Duration::from_millis(1500)),
            result: Some(GameResult::Draw),
            handicap: Some(4),
            permission: Consent::Given,
            white_consent: Consent::Open,
            move_made: MoveMade::CapturesLifted,
            ..info
        };
        let json = InfoWire::serialize(&info, serde_json::value::Serializer).unwrap();
        assert_eq!(InfoWire::deserialize(&json).unwrap(), info);
        assert_eq!(from_toml(to_toml(&info).unwrap().as_bytes()).unwrap(), info);
    }
}
