//! Questions with what became of them, and what an answer does to the record.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::MoveFlag;
use crate::recorder::event::{Alternative, CommittedMove, Question};
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
        let taken = asked.alternatives.iter().filter(|a| written.starts_with(a)).max_by_key(|a| a.len());
        let taken = taken.map_or(&[][..], Vec::as_slice);
        let common = taken.iter().zip(moves).take_while(|(a, b)| a == b).count();
        for number in (asked.after + common + 1..=asked.after + taken.len()).rev() {
            self.correct(time, &Correction::Extra { number });
        }
        self.play_at(time, asked.after, moves);
    }

    /// Makes `moves` the moves that follow the first `after` moves of the record. Those that are there already stay;
    /// the others are inserted.
    fn play_at(&mut self, time: Duration, after: usize, moves: &Alternative) {
        let mut inserted = Vec::new();
        for (i, &(color, point)) in moves.iter().enumerate() {
            if self.moves.get(after + i).is_none_or(|m| (m.color, m.point) != (color, point)) {
                self.correct(time, &Correction::Missed { after: after + i, moves: vec![(color, point)] });
                inserted.extend(point.map(|p| (color, p)));
            }
        }
        for (color, point) in inserted {
            self.remove_second_play(time, after + moves.len(), color, point);
        }
    }

    /// Removes the first move after move `from` that plays `point` again, unless the stone was captured in between as
    /// in a ko.
    fn remove_second_play(&mut self, time: Duration, from: usize, color: Color, point: Point) {
        let is_same = |m: &&CommittedMove| (m.color, m.point) == (color, Some(point));
        let Some(number) = self.moves.iter().skip(from).find(is_same).map(|m| m.number) else { return };
        let before = self.record.as_ref().map(|record| record.position_after(number - 1));
        if before.is_some_and(|before| before.stones().get(point) == Some(color)) {
            self.correct(time, &Correction::Extra { number });
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
