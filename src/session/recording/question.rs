//! Questions, and the answers that people give.

use crate::recorder::event::Question;

/// How a question was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The record is right as it stands.
    Confirmed,
    /// The alternative of this number, from 0, is what happened.
    Chosen(usize),
    /// None of the alternatives; the record is corrected by other means.
    Rejected,
}

/// A question, and whether it was settled or answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedQuestion {
    /// The question.
    pub question: Question,
    /// Whether later evidence has settled it.
    pub settled: bool,
    /// What a person answered.
    pub answer: Option<Answer>,
}

impl AskedQuestion {
    /// Whether it still waits for a person.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.settled && self.answer.is_none()
    }
}
