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

impl Answer {
    /// Reads an answer as a person types it: `confirm`, `reject`, or the number of an alternative, from 1.
    #[must_use]
    pub fn of_word(text: &str) -> Option<Self> {
        match text {
            "confirm" => Some(Self::Confirmed),
            "reject" => Some(Self::Rejected),
            number => number.parse::<usize>().ok()?.checked_sub(1).map(Self::Chosen),
        }
    }

    /// The answer as a person types it.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Self::Confirmed => "confirm".to_owned(),
            Self::Rejected => "reject".to_owned(),
            Self::Chosen(choice) => (choice + 1).to_string(),
        }
    }
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
    /// Whether a move was recorded since that answer: then the answer no longer says how the board is.
    pub is_played_on: bool,
}

impl AskedQuestion {
    /// Whether it still waits for a person.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.settled && self.answer.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_typed_as_a_word_or_as_the_number_of_a_proposal() {
        for (answer, word) in [(Answer::Confirmed, "confirm"), (Answer::Rejected, "reject"), (Answer::Chosen(1), "2")] {
            assert_eq!(answer.word(), word);
            assert_eq!(Answer::of_word(word), Some(answer));
        }
        assert_eq!(Answer::of_word("0"), None, "proposals are numbered from 1");
        assert_eq!(Answer::of_word("yes"), None);
    }
}
