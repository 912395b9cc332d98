//! The questions that no evidence has settled yet.

use std::time::Duration;

use crate::game::point::Point;
use crate::recorder::event::{Question, QuestionKind};
use crate::sensing::observation::PointState;

/// A question that evidence may still settle.
#[derive(Debug, Clone)]
pub(super) struct OpenQuestion {
    pub(super) id: u32,
    pub(super) time: Duration,
    pub(super) after: usize,
    pub(super) kind: QuestionKind,
    pub(super) points: Vec<(Point, PointState)>,
    /// Whether the record has taken the most probable answer, so that only a person, or a revision, settles it.
    standing: bool,
}

impl OpenQuestion {
    /// Whether it is about stones that the record does not explain yet.
    pub(super) fn is_unexplained(&self) -> bool {
        self.kind != QuestionKind::Handicap && !self.standing
    }
}

/// The open questions, and the number of the next one.
#[derive(Debug, Clone)]
pub(super) struct OpenQuestions {
    open: Vec<OpenQuestion>,
    next: u32,
}

impl OpenQuestions {
    pub(super) const fn new() -> Self {
        Self { open: Vec::new(), next: 1 }
    }

    /// The open questions, the oldest first.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &OpenQuestion> {
        self.open.iter()
    }

    /// The number of the next question.
    pub(super) const fn next(&self) -> u32 {
        self.next
    }

    /// Adds a question as open.
    pub(super) fn add(&mut self, question: &Question, standing: bool) {
        let &Question { id, time, after, kind, .. } = question;
        self.open.push(OpenQuestion { id, time, after, kind, points: question.points.clone(), standing });
        self.next = self.next.max(id + 1);
    }

    /// Whether there are questions about stones that the record does not explain yet.
    pub(super) fn any_unexplained(&self) -> bool {
        self.open.iter().any(OpenQuestion::is_unexplained)
    }

    /// Marks the questions for which the record has taken the most probable answer.
    pub(super) fn let_stand(&mut self, is_meant: impl Fn(&OpenQuestion) -> bool) {
        self.open.iter_mut().filter(|q| is_meant(q)).for_each(|q| q.standing = true);
    }

    /// Removes the questions that are settled. Returns their numbers.
    pub(super) fn settle(&mut self, is_settled: impl Fn(&OpenQuestion) -> bool) -> Vec<u32> {
        self.open.extract_if(.., |q| is_settled(q)).map(|q| q.id).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_stands_by_itself_and_not_with_others_of_the_same_time() {
        let mut questions = OpenQuestions::new();
        for kind in [QuestionKind::OutOfTurn, QuestionKind::Ambiguous] {
            let (id, time) = (questions.next(), Duration::from_secs(9));
            questions.add(&Question { id, time, after: 0, kind, points: vec![], alternatives: vec![] }, false);
        }
        questions.let_stand(|q| q.id == 2);
        assert_eq!(questions.iter().filter(|q| q.is_unexplained()).map(|q| q.id).collect::<Vec<_>>(), [1]);
        assert_eq!(questions.settle(|q| q.is_unexplained()), [1]);
        assert!(!questions.any_unexplained());
    }
}
