//! What is known about a game, entry by entry: the label of each, its text, and how a typed text is read.

use std::time::Duration;

use super::error::InfoError;
use super::value::{InfoValue, read_date};
use crate::color_text::color_name;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::GameInfo;
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

/// The value of an entry in `&info` or `&mut info`.
macro_rules! value_of {
    ($field:expr, $($info:tt)+) => {
        match $field {
            Self::Name(Color::Black) => $($info)+.black.name,
            Self::Rank(Color::Black) => $($info)+.black.rank,
            Self::Team(Color::Black) => $($info)+.black.team,
            Self::Name(Color::White) => $($info)+.white.name,
            Self::Rank(Color::White) => $($info)+.white.rank,
            Self::Team(Color::White) => $($info)+.white.team,
            Self::GameName => $($info)+.game_name,
            Self::Event => $($info)+.event,
            Self::Round => $($info)+.round,
            Self::Table => $($info)+.table,
            Self::Date => $($info)+.date,
            Self::Place => $($info)+.place,
            Self::Rules => $($info)+.rules,
            Self::Komi => $($info)+.komi,
            Self::Handicap => $($info)+.handicap,
            Self::MainTime => $($info)+.main_time,
            Self::Overtime => $($info)+.overtime,
            Self::Source => $($info)+.source,
            Self::Recorder => $($info)+.recorder,
            Self::Annotator => $($info)+.annotator,
            Self::Copyright => $($info)+.copyright,
            Self::MoveMade => $($info)+.move_made,
            Self::Permission => $($info)+.permission,
            Self::Consent(Color::Black) => $($info)+.black_consent,
            Self::Consent(Color::White) => $($info)+.white_consent,
        }
    };
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

    /// Every entry: those of the players, of the game, of its record and of the consent.
    pub fn all() -> impl Iterator<Item = Self> {
        let players =
            Color::BOTH.into_iter().flat_map(|color| [Self::Name(color), Self::Rank(color), Self::Team(color)]);
        players.chain(Self::OF_THE_GAME).chain(Self::OF_THE_RECORD).chain(Self::OF_THE_CONSENT)
    }

    /// Whether its text is the name of one person.
    #[must_use]
    pub const fn is_name(self) -> bool {
        matches!(self, Self::Name(_) | Self::Recorder | Self::Annotator)
    }

    /// Its text, which [`InfoField::put`] reads; empty where it is not known.
    #[must_use]
    pub fn text(self, info: &GameInfo) -> String {
        match self {
            Self::MainTime => info.main_time.map(hours_minutes_seconds).unwrap_or_default(),
            other => other.value(info).text(),
        }
    }

    /// Its text as it stands in `info`; `None` where its value is no text.
    pub fn text_mut(self, info: &mut GameInfo) -> Option<&mut String> {
        self.value_mut(info).as_text()
    }

    /// Puts a typed text in place of it; an empty one removes it.
    ///
    /// # Errors
    /// [`InfoError::Value`] where it is no such value; nothing changes then.
    pub fn put(self, info: &mut GameInfo, text: &str) -> Result<(), InfoError> {
        let (what, text) = (self.label(), text.trim());
        if self == Self::Date {
            read_date(what, text)?;
        }
        self.value_mut(info).put(what, text)
    }

    fn value(self, info: &GameInfo) -> &dyn InfoValue {
        value_of!(self, &info)
    }

    fn value_mut(self, info: &mut GameInfo) -> &mut dyn InfoValue {
        value_of!(self, &mut info)
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
        let mut copy = GameInfo::default();
        for field in InfoField::all() {
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
