//! What is known about a game, entry by entry: the label of each, its text, and how a typed text is read.

use std::time::Duration;

use super::error::InfoError;
use super::value::{read_date, read_or_default};
use crate::color_text::color_name;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_language::say;

/// An entry of what is known about a game that has one text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InfoField {
    /// The name of the player of a side.
    Name(Color),
    /// The rank of that player.
    Rank(Color),
    /// The club, country or team of that player.
    Team(Color),
    /// The name of the game.
    GameName,
    /// The event.
    Event,
    /// The round.
    Round,
    /// The table or board number.
    Table,
    /// When it was played.
    Date,
    /// Where it was played.
    Place,
    /// The rule set.
    Rules,
    /// The komi.
    Komi,
    /// The handicap stones.
    Handicap,
    /// Each player's main time.
    MainTime,
    /// What follows the main time.
    Overtime,
    /// Where the record comes from.
    Source,
    /// Who recorded the game.
    Recorder,
    /// Who commented on it.
    Annotator,
    /// Who holds the rights.
    Copyright,
    /// When a move counts as made.
    MoveMade,
    /// The judge's permission to record.
    Permission,
    /// A player's consent to being recorded.
    Consent(Color),
}

impl InfoField {
    /// What is known about the game itself, in the order in which it is read.
    pub const OF_THE_GAME: [Self; 11] = [
        Self::GameName,
        Self::Event,
        Self::Round,
        Self::Table,
        Self::Date,
        Self::Place,
        Self::Rules,
        Self::Komi,
        Self::Handicap,
        Self::MainTime,
        Self::Overtime,
    ];

    /// What is known about its record, in the order in which it is read.
    pub const OF_THE_RECORD: [Self; 5] =
        [Self::Source, Self::Recorder, Self::Annotator, Self::Copyright, Self::MoveMade];

    /// What a recording needs (docs/rules.md A.10), in the order in which it is read.
    pub const OF_THE_CONSENT: [Self; 3] = [Self::Permission, Self::Consent(Color::Black), Self::Consent(Color::White)];

    /// Its label. That of a player's name is the side.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::Name(color) => color_name(color),
            Self::Rank(_) => say!("info-rank"),
            Self::Team(_) => say!("info-team"),
            Self::GameName => say!("game-info-game"),
            Self::Event => say!("word-event"),
            Self::Round => say!("word-round"),
            Self::Table => say!("game-info-table"),
            Self::Date => say!("word-date"),
            Self::Place => say!("kifu-place"),
            Self::Rules => say!("game-info-rules"),
            Self::Komi => say!("word-komi"),
            Self::Handicap => say!("game-info-handicap"),
            Self::MainTime => say!("info-main-time"),
            Self::Overtime => say!("info-overtime"),
            Self::Source => say!("game-info-source"),
            Self::Recorder => say!("info-recorder"),
            Self::Annotator => say!("info-annotator"),
            Self::Copyright => say!("info-copyright"),
            Self::MoveMade => say!("info-move-made"),
            Self::Permission => say!("info-permission"),
            Self::Consent(Color::Black) => say!("info-black-consent"),
            Self::Consent(Color::White) => say!("info-white-consent"),
        }
    }

    /// Its text, which [`InfoField::put`] reads; empty where it is not known.
    #[must_use]
    pub fn text(self, info: &GameInfo) -> String {
        let text = match self {
            Self::Name(color) => &player(info, color).name,
            Self::Rank(color) => &player(info, color).rank,
            Self::Team(color) => &player(info, color).team,
            Self::GameName => &info.game_name,
            Self::Event => &info.event,
            Self::Round => &info.round,
            Self::Table => &info.table,
            Self::Date => &info.date,
            Self::Place => &info.place,
            Self::Rules => &info.rules,
            Self::Overtime => &info.overtime,
            Self::Source => &info.source,
            Self::Recorder => &info.recorder,
            Self::Annotator => &info.annotator,
            Self::Copyright => &info.copyright,
            Self::Komi => return info.komi.map(|komi| komi.to_string()).unwrap_or_default(),
            Self::Handicap if info.handicap == 0 => return String::new(),
            Self::Handicap => return info.handicap.to_string(),
            Self::MainTime => return info.main_time.map(hours_minutes_seconds).unwrap_or_default(),
            Self::MoveMade => return info.move_made.name().to_owned(),
            Self::Permission => return info.permission.name().to_owned(),
            Self::Consent(color) => return info.consent(color).name().to_owned(),
        };
        text.clone()
    }

    /// Puts a typed text in place of it; an empty one removes it.
    ///
    /// # Errors
    /// [`InfoError::Value`] where it is no such value; nothing changes then.
    pub fn put(self, info: &mut GameInfo, text: &str) -> Result<(), InfoError> {
        let (what, text) = (self.label(), text.trim());
        match self {
            Self::Date => info.date = read_date(what, text)?,
            Self::Komi => info.komi = read_or_default(what, text)?,
            Self::Handicap => info.handicap = read_or_default(what, text)?,
            Self::MainTime => info.main_time = read_or_default(what, text)?,
            Self::MoveMade => info.move_made = read_or_default(what, text)?,
            Self::Permission => info.permission = read_or_default(what, text)?,
            Self::Consent(Color::Black) => info.black_consent = read_or_default(what, text)?,
            Self::Consent(Color::White) => info.white_consent = read_or_default(what, text)?,
            Self::Name(color) => text.clone_into(&mut player_mut(info, color).name),
            Self::Rank(color) => text.clone_into(&mut player_mut(info, color).rank),
            Self::Team(color) => text.clone_into(&mut player_mut(info, color).team),
            Self::GameName => text.clone_into(&mut info.game_name),
            Self::Event => text.clone_into(&mut info.event),
            Self::Round => text.clone_into(&mut info.round),
            Self::Table => text.clone_into(&mut info.table),
            Self::Place => text.clone_into(&mut info.place),
            Self::Rules => text.clone_into(&mut info.rules),
            Self::Overtime => text.clone_into(&mut info.overtime),
            Self::Source => text.clone_into(&mut info.source),
            Self::Recorder => text.clone_into(&mut info.recorder),
            Self::Annotator => text.clone_into(&mut info.annotator),
            Self::Copyright => text.clone_into(&mut info.copyright),
        }
        Ok(())
    }
}

const fn player(info: &GameInfo, color: Color) -> &Player {
    match color {
        Color::Black => &info.black,
        Color::White => &info.white,
    }
}

const fn player_mut(info: &mut GameInfo, color: Color) -> &mut Player {
    match color {
        Color::Black => &mut info.black,
        Color::White => &mut info.white,
    }
}

/// A time such as `1:30:00`.
fn hours_minutes_seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::info::from_toml;

    #[test]
    fn every_entry_is_read_as_it_is_written() {
        let info = from_toml(
            b"event='Cup'\nround='3'\ntable='4'\nplace='Berlin'\ndate=2026-11-21\ngame_name='Final'\nsource='a book'\n\
              recorder='Ana'\nannotator='Bo'\ncopyright='Club'\nrules='ing'\nkomi=-6.5\nhandicap=4\nmain_time='1:30:05'\n\
              overtime='3x60 byo-yomi'\nmove_made='clock'\npermission='yes'\nblack_consent='open'\nwhite_consent='no'\n[black]\nname='Ada'\nrank='3d'\nteam='GB'\n\
              [white]\nname='Hua'\nrank='9p'\nteam='CN'\n",
        )
        .unwrap();
        let players =
            Color::BOTH.into_iter().flat_map(|c| [InfoField::Name(c), InfoField::Rank(c), InfoField::Team(c)]);
        let mut copy = GameInfo::default();
        let others =
            InfoField::OF_THE_GAME.into_iter().chain(InfoField::OF_THE_RECORD).chain(InfoField::OF_THE_CONSENT);
        for field in players.chain(others) {
            let text = field.text(&info);
            assert!(!text.is_empty(), "{field:?}");
            field.put(&mut copy, &format!(" {text} ")).unwrap();
        }
        assert_eq!(copy, info);
    }

    #[test]
    fn what_is_no_such_value_changes_nothing_and_is_said() {
        let mut info = from_toml(b"komi=6.5\ndate='2026-11-21'\n").unwrap();
        let known = info.clone();
        for (field, text, said) in [
            (InfoField::Komi, "6.3", "Komi is \"6.3\", which is not a number of points such as 6.5, a multiple of 0.5"),
            (InfoField::Handicap, "26", "Handicap is \"26\", which is not a number of stones from 0 to 25"),
            (
                InfoField::Date,
                "2026-02-30",
                "Date is \"2026-02-30\", which is not a date that exists; write 2026-11-21, or 2026-11-21,22 for two days",
            ),
            (
                InfoField::MainTime,
                "long",
                "Main time is \"long\", which is not a time such as 1:30:00, 90m or 5400 (seconds)",
            ),
        ] {
            assert_eq!(field.put(&mut info, text).unwrap_err().to_string(), said);
        }
        assert_eq!(info, known);
        InfoField::Komi.put(&mut info, " ").unwrap();
        assert_eq!(info.komi, None, "an empty text removes it");
    }
}
