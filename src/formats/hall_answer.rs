//! The answers of a hall (`kifuscribe-hall`) to a table.

use serde::Deserialize;
use thiserror::Error;

use crate::formats::info::{self, InfoError};
use crate::game::record::GameInfo;

/// What a hall has of a journal, after lines were sent to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalAnswer {
    /// The lines are kept.
    Kept {
        /// The number of lines of the journal that the hall has.
        offset: usize,
    },
    /// The line before the first one that was sent is not there.
    Gap {
        /// From where to go on, if `journal` is the journal that is sent; from 0 otherwise.
        offset: usize,
        /// The hash of the first line of the journal that the table shows.
        journal: Option<String>,
    },
    /// The lines are refused, and would be again.
    Refused {
        /// Why, as a sentence of the hall.
        text: String,
    },
}

/// Why an answer cannot be read.
#[derive(Debug, Error)]
pub enum HallAnswerError {
    /// Not the answer of a hall.
    #[error("the answer is not that of a hall; check the address")]
    Form(#[from] serde_json::Error),
    /// The information on the game is not understood.
    #[error(transparent)]
    Info(#[from] InfoError),
}

#[derive(Deserialize)]
struct HallAnswerWire {
    error: Option<String>,
    text: Option<String>,
    offset: Option<usize>,
    journal: Option<String>,
}

/// Reads the answer to lines that were sent.
///
/// # Errors
/// [`HallAnswerError::Form`].
pub fn journal_answer(body: &[u8]) -> Result<JournalAnswer, HallAnswerError> {
    let wire: HallAnswerWire = serde_json::from_slice(body)?;
    Ok(match (wire.error.as_deref(), wire.offset) {
        (None, Some(offset)) => JournalAnswer::Kept { offset },
        (Some("gap"), Some(offset)) => JournalAnswer::Gap { offset, journal: wire.journal },
        _ => JournalAnswer::Refused { text: wire.text.unwrap_or_else(|| "the hall gives no reason".to_owned()) },
    })
}

/// Reads who plays at a table, and how.
///
/// # Errors
/// [`HallAnswerError`].
pub fn settings(body: &[u8]) -> Result<GameInfo, HallAnswerError> {
    #[derive(Deserialize)]
    struct SettingsWire {
        info: String,
    }
    let wire: SettingsWire = serde_json::from_slice(body)?;
    Ok(info::from_toml(wire.info.as_bytes())?)
}

/// Reads the sentence of a refusal; empty where there is none.
#[must_use]
pub fn refusal_text(body: &[u8]) -> String {
    serde_json::from_slice::<HallAnswerWire>(body).ok().and_then(|wire| wire.text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_answers_what_it_has_or_why_not() {
        let check =
            |body: &str, expected: JournalAnswer| assert_eq!(journal_answer(body.as_bytes()).unwrap(), expected);
        check(r#"{"offset":7,"journal":"ab","stored":2}"#, JournalAnswer::Kept { offset: 7 });
        let gap = JournalAnswer::Gap { offset: 3, journal: Some("ab".to_owned()) };
        check(r#"{"error":"gap","text":"t","offset":3,"journal":"ab"}"#, gap);
        let refused = |text: &str| JournalAnswer::Refused { text: text.to_owned() };
        check(r#"{"error":"claimed","text":"another one","journal":"ab"}"#, refused("another one"));
        check(r#"{"error":"forked","text":"line 3","offset":2}"#, refused("line 3"));
        check("{}", refused("the hall gives no reason"));
        assert!(journal_answer(b"<html>").is_err());
    }

    #[test]
    fn a_hall_says_who_plays() {
        let info = settings(br#"{"table":3,"round":"2","info":"black='Ada Lovelace 3d'\nkomi=6.5\n"}"#).unwrap();
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("Ada Lovelace", "3d"));
    }
}
