//! Questions with what became of them, and what an answer does to the record.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::MoveFlag;
use crate::recorder::event::{Alternative, Question};
use crate::session::correction::Correction;
use crate::session::recording::SessionState;

/// How a question was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The record is right as it stands.
    Confirmed,
    /// The alternative of this number, from 0, is what happened.
    Chosen(usize),
    /// None of the proposals; the record is corrected by other means.
    Rejected,
}

/// A question with what became of it.
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

impl SessionState {
    pub(super) fn answer(&mut self, time: Duration, question: u32, answer: Answer) {
        let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == question) else { return };
        asked.answer = Some(answer);
        let asked = asked.question.clone();
        if let Answer::Chosen(choice) = answer
            && let Some(moves) = asked.alternatives.get(choice)
        {
            self.take_alternative(time, &asked, moves);
        }
        if answer != Answer::Rejected {
            self.confirm(&asked);
        }
    }

    /// Puts the chosen moves in the place of the proposal that the record went on with, if it did.
    fn take_alternative(&mut self, time: Duration, asked: &Question, moves: &Alternative) {
        let Some(record) = &self.record else { return };
        let written: Vec<(Color, Option<Point>)> =
            record.moves.iter().skip(asked.after).map(|m| (m.color, m.point)).collect();
        let taken = asked.alternatives.iter().find(|a| !a.is_empty() && written.starts_with(a));
        let replaced = taken.filter(|a| *a != moves).map_or(0, Vec::len);
        for number in (asked.after + 1..=asked.after + replaced).rev() {
            self.correct(time, &Correction::Extra { number });
        }
        let rest = &written[replaced.min(written.len())..];
        let missing: Alternative = moves.iter().filter(|m| !rest.contains(m)).copied().collect();
        if !missing.is_empty() {
            self.correct(time, &Correction::Missed { after: asked.after, moves: missing });
        }
    }

    /// The moves that a question was about are in doubt no longer.
    fn confirm(&mut self, asked: &Question) {
        let Some(record) = &mut self.record else { return };
        for (m, seen) in record.moves.iter_mut().zip(&mut self.moves).skip(asked.after.saturating_sub(1)) {
            let is_meant = asked.points.iter().any(|&(p, _)| m.point == Some(p));
            if is_meant && (m.flags.contains(MoveFlag::Asked) || m.flags.contains(MoveFlag::Uncertain)) {
                m.flags.remove(MoveFlag::Asked);
                m.flags.remove(MoveFlag::Uncertain);
                m.flags.insert(MoveFlag::Confirmed);
                seen.flags = m.flags;
            }
        }
    }
}
