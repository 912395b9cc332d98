//! Why a hall refuses a request: the code in its answer, and the sentence that a table makes of it in its own language.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use kifuscribe_language::Message;

/// The code in a hall's answer to a request that it refuses, by which programs decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// No token was given, or none can be made.
    NoToken,
    /// The hall does not know the token.
    WrongToken,
    /// The token was revoked.
    RevokedToken,
    /// The token is of another role, or of another table.
    OtherRole,
    /// The hall has no tokens, and serves its own computer alone.
    NotLocal,
    /// A code for joining is not valid, or no more.
    WrongCode,
    /// Too many requests without a valid token.
    TooMany,
    /// The hall has no such table.
    NoTable,
    /// The pairings have no such table.
    NotPaired,
    /// The pairings have several games at the table.
    SeveralGames,
    /// There are no pairings, or they cannot be read.
    NoPairings,
    /// The hall has not shown such a round.
    NoRound,
    /// The table has not sent such a journal.
    NoJournal,
    /// A question is not open.
    NotOpen,
    /// What somebody does in the hall to a game does not fit it.
    Act,
    /// A picture cannot be asked for, or is not taken.
    NoPicture,
    /// Results cannot be sent to the pairing program.
    NotSent,
    /// The hall is no place for a rehearsal.
    RealHall,
    /// Another recording of the table goes on.
    Claimed,
    /// Another computer has claimed the recording.
    OtherComputer,
    /// A result of a recording that its program has not claimed.
    NoClaim,
    /// More recordings of a table, or a longer one, than a hall keeps.
    TableFull,
    /// A name is longer than a hall takes.
    NameTooLong,
    /// A recording with more lines or moves than a hall takes.
    GameTooLong,
    /// The hall has another line there.
    Forked,
    /// The line before the first one that was sent is not there.
    Gap,
    /// No journal has such a line.
    Line,
    /// A line is longer than a hall takes.
    LineTooLong,
    /// A later version of the program than the hall's wrote the recording.
    NewerFormat,
    /// The lines that were sent are not those that were announced.
    Offset,
    /// More was sent at once than a hall takes.
    TooLarge,
    /// The body did not come in time, or not whole.
    Unread,
    /// A value is not of its form.
    Form,
    /// What the hall keeps cannot be read or written.
    Store,
    /// A code that this version does not know.
    #[serde(other)]
    Unknown,
}

/// Why a hall refuses what a table sends.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum HallRefusal {
    /// No token was given.
    NoToken,
    /// The hall does not know the token.
    WrongToken,
    /// The token was revoked.
    RevokedToken,
    /// The token is of another role, or of another table.
    OtherRole,
    /// The hall has no tokens, and serves its own computer alone.
    NotLocal,
    /// A code for joining is not valid, or no more.
    WrongCode,
    /// Too many requests without a valid token.
    TooMany,
    /// Another recording of the table goes on.
    Claimed,
    /// Another computer has claimed the recording.
    OtherComputer,
    /// A result of a recording that its program, an older one, has not claimed.
    NoClaim {
        /// The number of the line.
        line: usize,
    },
    /// More recordings of the table, or a longer one, than a hall keeps.
    TableFull,
    /// A name is longer than a hall takes.
    NameTooLong {
        /// The number of the line.
        line: usize,
    },
    /// More lines or moves of a recording than a hall takes.
    GameTooLong {
        /// The number of the line.
        line: usize,
    },
    /// The hall has another line there.
    Forked {
        /// The number of the line.
        line: usize,
    },
    /// No journal has such a line.
    Line {
        /// The number of the line.
        line: usize,
    },
    /// A later version of the program than the hall's wrote the recording.
    NewerFormat,
    /// A line is longer than a hall takes.
    LineTooLong {
        /// The number of the line.
        line: usize,
    },
    /// More was sent at once than a hall takes.
    TooLarge,
    /// The lines that were sent are not those that were announced.
    Offset,
    /// The hall asks for lines that it was sent.
    AsksAgain,
    /// The hall names more or larger photographs for its decisions than audits have.
    TooManyPictures,
    /// A reason that this version does not know, in the words of the hall.
    Other {
        /// The sentence of the hall.
        text: String,
    },
    /// The hall gives no reason.
    NoReason,
}

/// A refusal as a hall sends it.
#[derive(Debug, Deserialize)]
struct RefusalWire {
    error: Option<RefusalCode>,
    text: Option<String>,
    line: Option<usize>,
}

impl HallRefusal {
    /// The code in the answer of a hall that refuses for this reason.
    #[must_use]
    pub const fn code(&self) -> RefusalCode {
        match self {
            Self::NoToken => RefusalCode::NoToken,
            Self::WrongToken => RefusalCode::WrongToken,
            Self::RevokedToken => RefusalCode::RevokedToken,
            Self::OtherRole => RefusalCode::OtherRole,
            Self::NotLocal => RefusalCode::NotLocal,
            Self::WrongCode => RefusalCode::WrongCode,
            Self::TooMany => RefusalCode::TooMany,
            Self::Claimed => RefusalCode::Claimed,
            Self::OtherComputer => RefusalCode::OtherComputer,
            Self::TableFull => RefusalCode::TableFull,
            Self::NoClaim { .. } => RefusalCode::NoClaim,
            Self::NameTooLong { .. } => RefusalCode::NameTooLong,
            Self::GameTooLong { .. } => RefusalCode::GameTooLong,
            Self::Forked { .. } => RefusalCode::Forked,
            Self::Line { .. } => RefusalCode::Line,
            Self::NewerFormat => RefusalCode::NewerFormat,
            Self::LineTooLong { .. } => RefusalCode::LineTooLong,
            Self::TooLarge => RefusalCode::TooLarge,
            Self::Offset => RefusalCode::Offset,
            Self::AsksAgain | Self::TooManyPictures | Self::Other { .. } | Self::NoReason => RefusalCode::Unknown,
        }
    }

    /// Whether the same lines are refused again whenever they are sent again from here.
    #[must_use]
    pub const fn is_lasting(&self) -> bool {
        matches!(
            self,
            Self::OtherComputer
                | Self::Forked { .. }
                | Self::Line { .. }
                | Self::LineTooLong { .. }
                | Self::NameTooLong { .. }
                | Self::GameTooLong { .. }
        )
    }

    /// The line that it is about, from 1.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::NoClaim { line }
            | Self::NameTooLong { line }
            | Self::GameTooLong { line }
            | Self::Forked { line }
            | Self::Line { line }
            | Self::LineTooLong { line } => Some(*line),
            Self::NoToken
            | Self::WrongToken
            | Self::RevokedToken
            | Self::OtherRole
            | Self::NotLocal
            | Self::WrongCode
            | Self::TooMany
            | Self::Claimed
            | Self::OtherComputer
            | Self::TableFull
            | Self::NewerFormat
            | Self::TooLarge
            | Self::Offset
            | Self::AsksAgain
            | Self::TooManyPictures
            | Self::Other { .. }
            | Self::NoReason => None,
        }
    }

    /// Reads a refusal; `None` where the answer is none. The code decides; the sentence beside it is for people, and stands for a
    /// code that is not known.
    #[must_use]
    pub fn of_answer(body: &[u8]) -> Option<Self> {
        let wire: RefusalWire = serde_json::from_slice(body).ok()?;
        let known = match wire.error? {
            RefusalCode::NoToken => Some(Self::NoToken),
            RefusalCode::WrongToken => Some(Self::WrongToken),
            RefusalCode::RevokedToken => Some(Self::RevokedToken),
            RefusalCode::OtherRole => Some(Self::OtherRole),
            RefusalCode::NotLocal => Some(Self::NotLocal),
            RefusalCode::WrongCode => Some(Self::WrongCode),
            RefusalCode::TooMany => Some(Self::TooMany),
            RefusalCode::Claimed => Some(Self::Claimed),
            RefusalCode::OtherComputer => Some(Self::OtherComputer),
            RefusalCode::TableFull => Some(Self::TableFull),
            RefusalCode::NoClaim => wire.line.map(|line| Self::NoClaim { line }),
            RefusalCode::NameTooLong => wire.line.map(|line| Self::NameTooLong { line }),
            RefusalCode::GameTooLong => wire.line.map(|line| Self::GameTooLong { line }),
            RefusalCode::Forked => wire.line.map(|line| Self::Forked { line }),
            RefusalCode::Line => wire.line.map(|line| Self::Line { line }),
            RefusalCode::LineTooLong => wire.line.map(|line| Self::LineTooLong { line }),
            RefusalCode::NewerFormat => Some(Self::NewerFormat),
            RefusalCode::TooLarge => Some(Self::TooLarge),
            RefusalCode::Offset => Some(Self::Offset),
            _ => None,
        };
        let text = wire.text.filter(|text| !text.trim().is_empty());
        Some(known.or_else(|| text.map(|text| Self::Other { text })).unwrap_or(Self::NoReason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_language::{Language, within};

    #[test]
    fn the_code_makes_the_sentence_in_the_language_of_the_table() {
        let codes = [
            r#"{"error":"no-token","text":"TEXT"}"#,
            r#"{"error":"wrong-token","text":"TEXT"}"#,
            r#"{"error":"revoked-token","text":"TEXT"}"#,
            r#"{"error":"other-role","text":"TEXT"}"#,
            r#"{"error":"not-local","text":"TEXT"}"#,
            r#"{"error":"too-many","text":"TEXT"}"#,
            r#"{"error":"claimed","text":"TEXT","journal":"ab"}"#,
            r#"{"error":"other-computer","text":"TEXT","journal":"ab"}"#,
            r#"{"error":"table-full","text":"TEXT"}"#,
            r#"{"error":"no-claim","text":"TEXT","offset":2,"line":3}"#,
            r#"{"error":"name-too-long","text":"TEXT","offset":2,"line":3}"#,
            r#"{"error":"game-too-long","text":"TEXT","offset":2,"line":3}"#,
            r#"{"error":"forked","text":"TEXT","offset":2,"line":2}"#,
            r#"{"error":"line","text":"TEXT","offset":2,"line":3}"#,
            r#"{"error":"line-too-long","text":"TEXT","offset":2,"line":3}"#,
            r#"{"error":"newer-format","text":"TEXT","offset":0,"line":1}"#,
            r#"{"error":"too-large","text":"TEXT"}"#,
            r#"{"error":"offset","text":"TEXT"}"#,
        ];
        for body in codes {
            let refusal = HallRefusal::of_answer(body.as_bytes()).unwrap();
            let code = serde_json::to_value(refusal.code()).unwrap();
            assert!(body.contains(&format!(r#""error":{code}"#)), "{body}: the hall and the table have one list");
            let said = Language::ALL.map(|language| within(language, || refusal.to_string()));
            assert!(!said.iter().any(|text| text.contains("TEXT")), "{said:?}");
            assert!(said[1..].iter().all(|text| text.chars().any(|c| c > '\u{400}')), "{said:?}");
        }
    }

    #[test]
    fn a_code_that_is_not_known_leaves_the_words_of_the_hall() {
        let read = |body: &str| HallRefusal::of_answer(body.as_bytes());
        let other = |text: &str| Some(HallRefusal::Other { text: text.to_owned() });
        assert_eq!(read(r#"{"error":"asleep","text":"the hall sleeps"}"#), other("the hall sleeps"));
        assert_eq!(read(r#"{"error":"line","text":"no number"}"#), other("no number"));
        assert_eq!(read(r#"{"error":"asleep"}"#), Some(HallRefusal::NoReason));
        assert_eq!((read("{}"), read("<html>")), (None, None));
    }
}
