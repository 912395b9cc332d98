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

mod error;
mod pairings;
mod value;
mod wire;

pub use error::InfoError;
pub use pairings::from_csv;
pub(in crate::formats) use wire::InfoWire;

use crate::game::record::GameInfo;
use value::decode;

/// Reads the TOML file.
///
/// # Errors
/// [`InfoError::Toml`] with the line and what is wrong there.
pub fn from_toml(bytes: &[u8]) -> Result<GameInfo, InfoError> {
    // The error points at the place in several lines.
    let one_line = |e: toml::de::Error| e.to_string().split('\n').map(str::trim).collect::<Vec<_>>().join(" ");
    toml::Deserializer::parse(&decode(bytes))
        .and_then(InfoWire::deserialize)
        .map_err(|e| InfoError::Toml(one_line(e).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::halfpoints::HalfPoints;
    use crate::game::record::{Consent, MoveMade};
    use crate::game::result::GameResult;

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
        check("komi = 'much'", "\"much\" is not a number of points");
        check("blakc = 'A'", "unknown field `blakc`");
        check("komi 5", "line 1");
        check("main_time = 'long'", "1:30:00");
        check("handicap = 'many'", "0 to 25");
        check("permission = 'perhaps'", "permission = 'perhaps'");
        check("permission = 'perhaps'", "\"perhaps\" is not yes, no or open");
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
        let json = InfoWire::serialize(&info, serde_json::value::Serializer).unwrap();
        assert_eq!(InfoWire::deserialize(&json).unwrap(), info);
        assert_eq!(from_toml(toml::to_string(&json).unwrap().as_bytes()).unwrap(), info);
    }
}
