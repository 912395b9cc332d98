//! What people did to a recording: answers, corrections, rulings and results, in the order in which they were given.

use std::time::Duration;

use crate::session::correction::Correction;
use crate::session::counting::{CountEvent, Ruling, Withdrawal};
use crate::session::recording::event::SessionEvent;
use crate::session::recording::question::Answer;
use crate::session::recording::result::ResultNote;

/// Something that a person did to a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A question was answered.
    Answered {
        /// The question's number.
        question: u32,
        /// The answer.
        answer: Answer,
        /// Who answered; empty where that was not said.
        by: String,
    },
    /// The record was corrected.
    Corrected(Correction),
    /// A count, or the game, was decided.
    Ruled(Ruling),
    /// A result was claimed or confirmed.
    Noted(ResultNote),
}

impl Act {
    /// Whether it decides a game: a ruling, or a result. It is taken back only with a name and reasons.
    #[must_use]
    pub const fn is_decision(&self) -> bool {
        matches!(self, Self::Ruled(_) | Self::Noted(_))
    }
}

/// An act, with when it was done and whether it still holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry {
    /// When, from the start of the recording.
    pub time: Duration,
    /// What was done.
    pub act: Act,
    /// Whether it was taken back.
    pub is_taken_back: bool,
}

/// A step in the history of a recording: something was done, taken back or made again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryStep {
    /// When, from the start of the recording.
    pub time: Duration,
    /// What happened.
    pub kind: HistoryStepKind,
    /// Whether what was done still holds; true of a step that takes back or makes again.
    pub holds: bool,
}

/// What happened in a step of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HistoryStepKind {
    /// Something was done.
    Done(Act),
    /// It was taken back; a decision with a name and reasons.
    TakenBack {
        /// What was taken back, the earlier first: a decision may be a ruling and a result.
        acts: Vec<Act>,
        /// Who took a decision back, and why.
        withdrawal: Option<Withdrawal>,
    },
    /// It was made again.
    MadeAgain {
        /// What was made again, the earlier first.
        acts: Vec<Act>,
    },
}

impl HistoryEntry {
    /// The entry of an event; `None` where it is not the act of a person.
    pub(super) fn of(event: &SessionEvent, is_taken_back: bool) -> Option<Self> {
        let act = match event {
            SessionEvent::Answered { question, answer, by, .. } => {
                Act::Answered { question: *question, answer: *answer, by: by.clone() }
            }
            SessionEvent::Corrected { correction, .. } => Act::Corrected(correction.clone()),
            SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. } => Act::Ruled(ruling.clone()),
            SessionEvent::Noted { result, .. } => Act::Noted(result.clone()),
            _ => return None,
        };
        Some(Self { time: event.time(), act, is_taken_back })
    }
}

/// Whether an event decides a game.
pub(super) const fn is_decision(event: &SessionEvent) -> bool {
    matches!(event, SessionEvent::Noted { .. } | SessionEvent::Counted { event: CountEvent::Ruled(_), .. })
}

/// Whether two decisions are one act: a ruling and the result in the record that it names.
pub(super) fn is_one_act(a: &SessionEvent, b: &SessionEvent) -> bool {
    match (a, b) {
        (SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. }, SessionEvent::Noted { result, .. })
        | (SessionEvent::Noted { result, .. }, SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. }) => {
            ruling.result == Some(result.result)
        }
        _ => false,
    }
}
