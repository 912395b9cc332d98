//! What an answer does to the record.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::{GameRecord, MoveFlag};
use crate::recorder::event::{Alternative, CommittedMove, Question};
use crate::session::correction::Correction;
use crate::session::recording::question::{Answer, AskedQuestion};

/// A record with the times of its moves, while an answer changes it.
struct AnsweredRecord<'a> {
    time: Duration,
    record: &'a mut GameRecord,
    moves: &'a mut Vec<CommittedMove>,
}

/// Carries out the answer to a question. `time` is that of the moves that it adds, and `moves` are the moves of `record`, one
/// for each.
pub(super) fn apply(
    answer: Answer,
    question: &Question,
    time: Duration,
    record: &mut GameRecord,
    moves: &mut Vec<CommittedMove>,
) {
    let mut answered = AnsweredRecord { time, record, moves };
    if let Answer::Chosen(choice) = answer
        && let Some(alternative) = question.alternatives.get(choice)
    {
        answered.choose(question, alternative);
    }
    if answer != Answer::Rejected {
        answered.confirm(question);
    }
}

/// Leaves no move of which the record says that a question is open, where none is that may be about it: of what no person has confirmed
/// the record says that it is not certain.
pub(super) fn mark_closed(questions: &[AskedQuestion], record: &mut GameRecord, moves: &mut [CommittedMove]) {
    let open: Vec<usize> = questions.iter().filter(|asked| asked.is_open()).map(|asked| asked.question.after).collect();
    for (number, (m, committed)) in (1..).zip(record.moves.iter_mut().zip(moves)) {
        if m.flags.contains(MoveFlag::Asked) && !open.iter().any(|&after| after <= number) {
            m.flags.remove(MoveFlag::Asked);
            m.flags.insert(MoveFlag::Uncertain);
            committed.flags = m.flags;
        }
    }
}

impl AnsweredRecord<'_> {
    fn correct(&mut self, correction: &Correction) {
        correction.apply(self.time, self.record, self.moves);
    }

    /// Replaces the alternative that the record went on with, if any, by the chosen one.
    fn choose(&mut self, question: &Question, chosen: &Alternative) {
        let recorded: Vec<(Color, Option<Point>)> = self.moves.iter().map(|m| (m.color, m.point)).collect();
        let taken = question.recorded_alternative(&recorded).map_or(&[][..], |i| &question.alternatives[i]);
        let common = taken.iter().zip(chosen).take_while(|(a, b)| a == b).count();
        for number in (question.after + common + 1..=question.after + taken.len()).rev() {
            self.correct(&Correction::Extra { number });
        }
        self.play_after(question.after, chosen);
    }

    /// Makes `line` the moves that follow the first `after` moves. Moves that are there already stay, the others are
    /// inserted.
    fn play_after(&mut self, after: usize, line: &Alternative) {
        let mut inserted = Vec::new();
        for (i, &(color, point)) in line.iter().enumerate() {
            if self.moves.get(after + i).is_none_or(|m| (m.color, m.point) != (color, point)) {
                self.correct(&Correction::Missed { after: after + i, moves: vec![(color, point)] });
                inserted.extend(point.map(|p| (color, p)));
            }
        }
        for (color, point) in inserted {
            self.remove_second_play(after + line.len(), color, point);
        }
    }

    /// Removes the first move after move `from` that plays `point` again, unless the stone was captured in between as
    /// in a ko.
    fn remove_second_play(&mut self, from: usize, color: Color, point: Point) {
        let is_same = |m: &CommittedMove| (m.color, m.point) == (color, Some(point));
        let Some(before) = (from..self.moves.len()).find(|&i| is_same(&self.moves[i])) else { return };
        if self.record.position_after(before).stones().get(point) == Some(color) {
            self.correct(&Correction::Extra { number: before + 1 });
        }
    }

    /// Removes the doubt from the moves that the question was about.
    fn confirm(&mut self, question: &Question) {
        let moves = self.record.moves.iter_mut().zip(&mut *self.moves);
        for (m, committed) in moves.skip(question.after.saturating_sub(1)) {
            let is_meant = question.points.iter().any(|&(p, _)| m.point == Some(p));
            if is_meant && (m.flags.contains(MoveFlag::Asked) || m.flags.contains(MoveFlag::Uncertain)) {
                m.flags.remove(MoveFlag::Asked);
                m.flags.remove(MoveFlag::Uncertain);
                m.flags.insert(MoveFlag::Confirmed);
                committed.flags = m.flags;
            }
        }
    }
}
