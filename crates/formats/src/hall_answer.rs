//! The answers of a hall (`kifuscribe-hall`) to a table.

use std::time::Duration;

use serde::Deserialize;
use thiserror::Error;

use crate::event_json::person_names::{change_names, make_one_line};
use crate::hall_refusal::{HallRefusal, RefusalCode};
use crate::info::{self, InfoError, InfoField};
use crate::journal;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::recording::{Answer, SessionEvent};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::Message;

/// What a hall has of a journal, after lines were sent to it.
#[derive(Debug, Clone, PartialEq)]
pub enum JournalAnswer {
    /// The lines are kept.
    Kept {
        /// The number of lines of the journal that the hall has.
        offset: usize,
        /// Whether the table shows this journal; it may show another game.
        is_shown: bool,
        /// Whether a question is open in the journal, so that an answer may come.
        is_asking: bool,
        /// What people did in the hall to the recording, until the journal has it.
        acts: Vec<SessionEvent>,
        /// Pictures that somebody in the hall has asked for, until the hall has them.
        pictures: Vec<PictureWish>,
    },
    /// The line before the first one that was sent is not there.
    Gap {
        /// From where to go on, if `journal` is the journal that is sent; from 0 otherwise.
        offset: usize,
        /// The hash of the first line of the journal that the table shows.
        journal: Option<String>,
    },
    /// The lines are refused, and would be again.
    Refused(HallRefusal),
}

/// A picture of a move or of a question that somebody in the hall has asked for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct PictureWish {
    /// The hash by which the journal names the picture.
    pub hash: String,
    /// Whether the picture is asked for in its full size; otherwise a small one is enough.
    pub full: bool,
}

/// Who plays at a table, by its hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallPairing {
    /// The pairings have this game.
    Paired(Box<GameInfo>),
    /// The pairings have no such table.
    NotPaired,
    /// The pairings have several games at the table, of which none is taken.
    SeveralGames,
    /// The hall has no pairings.
    NoPairings,
}

/// What a hall says to a table that joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinAnswer {
    /// Who plays there.
    pub pairing: HallPairing,
    /// The newest format of journals that the hall reads.
    pub format: u64,
}

impl JoinAnswer {
    /// Whether the hall cannot read the journals that this program begins.
    #[must_use]
    pub const fn is_older(&self) -> bool {
        self.format < journal::FORMAT
    }
}

/// Why an answer cannot be read.
#[derive(Debug, Error, Message)]
pub enum HallAnswerError {
    /// Not the answer of a hall.
    Form(
        #[message(skip)]
        #[from]
        serde_json::Error,
    ),
    /// The information on the game is not understood.
    #[message(transparent)]
    Info(#[from] InfoError),
}

#[derive(Deserialize)]
struct HallAnswerWire {
    error: Option<RefusalCode>,
    offset: Option<usize>,
    journal: Option<String>,
    shown: Option<bool>,
    #[serde(default)]
    asking: bool,
    #[serde(default)]
    answers: Vec<TableAnswerWire>,
    /// The hall's own journal of the game; an older hall has only answers.
    acts: Option<String>,
    #[serde(default)]
    pictures: Vec<PictureWish>,
}

#[derive(Deserialize)]
struct TableAnswerWire {
    question: u32,
    answer: String,
    by: String,
}

impl TableAnswerWire {
    /// The answer as an act; `None` where its word is not understood, and the question stays open.
    fn act(self) -> Option<SessionEvent> {
        let (answer, signed) = (Answer::of_word(&self.answer)?, Signature::new(String::new(), &self.by));
        Some(SessionEvent::Answered { time: Duration::ZERO, question: self.question, answer, signed })
    }
}

/// Reads the answer to lines that were sent.
///
/// # Errors
/// [`HallAnswerError::Form`].
pub fn journal_answer(body: &[u8]) -> Result<JournalAnswer, HallAnswerError> {
    let wire: HallAnswerWire = serde_json::from_slice(body)?;
    Ok(match (wire.error, wire.offset) {
        (None, Some(offset)) => {
            // A journal of a later version is not understood: the answers beside it are.
            let acts = wire.acts.and_then(|text| journal::read_detached(text.as_bytes()).ok());
            let answers = || wire.answers.into_iter().filter_map(TableAnswerWire::act).collect();
            let mut acts: Vec<SessionEvent> = acts.unwrap_or_else(answers);
            acts.iter_mut().for_each(|act| change_names(act, as_name));
            let (is_shown, is_asking) = (wire.shown.unwrap_or(true), wire.asking);
            JournalAnswer::Kept { offset, is_shown, is_asking, acts, pictures: wire.pictures }
        }
        (Some(RefusalCode::Gap), Some(offset)) => JournalAnswer::Gap { offset, journal: wire.journal },
        _ => JournalAnswer::Refused(HallRefusal::of_answer(body).unwrap_or(HallRefusal::NoReason)),
    })
}

/// Reads who plays at a table, and how; `None` for a refusal that says nothing of it.
///
/// # Errors
/// [`HallAnswerError`].
pub fn pairing(body: &[u8]) -> Result<Option<HallPairing>, HallAnswerError> {
    #[derive(Deserialize)]
    struct PairingWire {
        info: Option<String>,
        error: Option<RefusalCode>,
    }
    let wire: PairingWire = serde_json::from_slice(body)?;
    Ok(match (wire.info, wire.error) {
        (Some(info), _) => {
            let mut info = info::from_toml(info.as_bytes())?;
            for field in InfoField::all() {
                field.text_mut(&mut info).map(as_name);
            }
            Some(HallPairing::Paired(Box::new(info)))
        }
        (None, Some(RefusalCode::NotPaired)) => Some(HallPairing::NotPaired),
        (None, Some(RefusalCode::SeveralGames)) => Some(HallPairing::SeveralGames),
        (None, Some(RefusalCode::NoPairings)) => Some(HallPairing::NoPairings),
        (None, _) => None,
    })
}

/// The most characters of a name that a hall gives.
const LONGEST_NAME: usize = 200;

/// Makes one line of a text that a hall gives, of no more characters than a name has.
fn as_name(text: &mut String) {
    make_one_line(text);
    if text.contains(char::is_control) {
        *text = text.replace(char::is_control, " ");
    }
    if let Some((end, _)) = text.char_indices().nth(LONGEST_NAME) {
        text.truncate(end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_answers_what_it_has_or_why_not() {
        let check =
            |body: &str, expected: JournalAnswer| assert_eq!(journal_answer(body.as_bytes()).unwrap(), expected);
        let kept = |is_shown, is_asking, acts| {
            let pictures = Vec::new();
            JournalAnswer::Kept { offset: 7, is_shown, is_asking, acts, pictures }
        };
        check(r#"{"offset":7,"journal":"ab","stored":2}"#, kept(true, false, Vec::new()));
        check(r#"{"offset":7,"journal":"ab","stored":2,"shown":false}"#, kept(false, false, Vec::new()));
        let answer = |answer| {
            let signed = Signature::new(String::new(), "referee");
            SessionEvent::Answered { time: Duration::ZERO, question: 3, answer, signed }
        };
        check(
            r#"{"offset":7,"asking":true,"answers":[{"question":3,"answer":"2","by":"referee"},
                {"question":3,"answer":"confirm","by":"referee"},{"question":3,"answer":"0","by":"referee"}]}"#,
            kept(true, true, vec![answer(Answer::Chosen(1)), answer(Answer::Confirmed)]),
        );
        let pictures = vec![PictureWish { hash: "ab12".to_owned(), full: false }];
        check(
            r#"{"offset":7,"asking":false,"pictures":[{"hash":"ab12","full":false}]}"#,
            JournalAnswer::Kept { offset: 7, is_shown: true, is_asking: false, acts: Vec::new(), pictures },
        );
        let acts = vec![answer(Answer::Rejected)];
        let lines = serde_json::to_string(&journal::detached_lines(&acts).unwrap()).unwrap();
        let with = |lines: &str| {
            format!(r#"{{"offset":7,"answers":[{{"question":3,"answer":"confirm","by":"referee"}}],"acts":{lines}}}"#)
        };
        check(&with(&lines), kept(true, false, acts));
        // A name is one line of at most so many characters.
        let long = format!(
            r#"{{"offset":7,"answers":[{{"question":3,"answer":"confirm","by":"I\nto{}"}}]}}"#,
            "o".repeat(300)
        );
        let signed = Signature::new(String::new(), &format!("I to{}", "o".repeat(196)));
        let by_ito = SessionEvent::Answered { time: Duration::ZERO, question: 3, answer: Answer::Confirmed, signed };
        check(&long, kept(true, false, vec![by_ito]));
        // What a later hall writes there is not understood; the answers beside it are.
        check(&with(r#""{\"n\":1,\"format\":9}\n""#), kept(true, false, vec![answer(Answer::Confirmed)]));
        let gap = JournalAnswer::Gap { offset: 3, journal: Some("ab".to_owned()) };
        check(r#"{"error":"gap","text":"t","offset":3,"journal":"ab"}"#, gap);
        let refused = JournalAnswer::Refused;
        check(r#"{"error":"claimed","text":"another one","journal":"ab"}"#, refused(HallRefusal::Claimed));
        check(r#"{"error":"forked","text":"t","offset":2,"line":2}"#, refused(HallRefusal::Forked { line: 2 }));
        check("{}", refused(HallRefusal::NoReason));
        assert!(journal_answer(b"<html>").is_err());
    }

    #[test]
    fn a_hall_says_who_plays() {
        let answer = pairing(br#"{"table":3,"round":"2","info":"black='Ada Lovelace 3d'\nkomi=6.5\n"}"#).unwrap();
        let Some(HallPairing::Paired(info)) = answer else { panic!("{answer:?}") };
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("Ada Lovelace", "3d"));
        let hostile = format!(r#"{{"info":"black='EVE'\nwhite=\"two\\nlines\"\nevent='{}'\n"}}"#, "x".repeat(3000));
        let Some(HallPairing::Paired(info)) = pairing(hostile.as_bytes()).unwrap() else { panic!("{hostile}") };
        assert_eq!((info.white.name.as_str(), info.event.len()), ("two lines", 200));
        let refused = |error: &str| pairing(format!(r#"{{"error":"{error}","text":"t"}}"#).as_bytes()).unwrap();
        assert_eq!(refused("not-paired"), Some(HallPairing::NotPaired));
        assert_eq!(refused("several-games"), Some(HallPairing::SeveralGames));
        assert_eq!(refused("no-pairings"), Some(HallPairing::NoPairings));
        assert_eq!(refused("other-role"), None);
        assert!(pairing(b"<html>").is_err());
    }
}
