//! Questions: what is asked, what it is taken for until somebody answers, and when it has settled itself.

use std::time::Duration;

use super::{AGAIN, LAST_MARGIN, OpenQuestion, Recorder, SURE};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::game::record::MoveFlag;
use crate::recorder::differences::Differences;
use crate::recorder::event::{Alternative, Question, QuestionKind, RecorderEvent};
use crate::recorder::hypotheses::{Beam, Discrepancy, Hypothesis, LogLikelihoods};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

impl Recorder {
    /// Commits the most probable account, flagged, and asks which of `lines` it was; the question stands until somebody
    /// answers it.
    pub(super) fn go_on_and_ask(&mut self, lines: &[Hypothesis], view: &StableView, time: Duration) {
        let moves_of = |h: &Hypothesis| h.steps.iter().map(|s| (s.color, Some(s.point))).collect();
        let alternatives: Vec<Alternative> = lines.iter().map(moves_of).collect();
        let mut points: Vec<(Point, PointState)> =
            lines.iter().flat_map(|h| &h.steps).map(|s| (s.point, view.best(s.point).0)).collect();
        points.sort_by_key(|&(p, _)| p.index(view.size));
        points.dedup();
        let root = self.beam.best().clone();
        let id = self.ask(QuestionKind::Ambiguous, points, alternatives, time);
        self.let_stand(id);
        self.beam.retain(|h| *h == root);
        for step in root.steps {
            self.commit(step, time, [MoveFlag::Asked].into_iter().collect(), LAST_MARGIN);
            self.beam.drop_first_step();
        }
    }

    /// Asks about what contradicts the accounts that do equally well, and takes it as it lies from now on.
    pub(super) fn ask_about_trouble(&mut self, view: &StableView) {
        const EQUALLY_WELL: f64 = 1.0;
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        let best = self.beam.best().score();
        let mut points: Vec<(Point, PointState)> = Vec::new();
        let mut alternatives: Vec<Alternative> = Vec::new();
        for h in self.beam.all().iter().filter(|h| h.score() > best - EQUALLY_WELL) {
            points.extend(h.contradicted(view, &evidence, &self.settings.weights));
            if !h.steps.is_empty() {
                alternatives.push(h.steps.iter().map(|s| (s.color, Some(s.point))).collect());
            }
        }
        points.extend(self.knocked_aside(&points, view));
        points.sort_by_key(|&(p, _)| p.index(view.size));
        points.dedup();
        if points.is_empty() {
            return;
        }
        let base = self.history.last().cloned().unwrap_or_else(|| Position::new(view.size));
        let kind = Differences::of(&points, &base).kind();
        if let [(p, PointState::Stone(color))] = points[..]
            && kind == QuestionKind::OutOfTurn
            && color != base.to_play()
        {
            // No camera sees a pass.
            alternatives.push(vec![(color.opponent(), None), (color, Some(p))]);
        }
        let id = self.ask(kind, points.clone(), alternatives, view.time);
        self.beam.retain(|h| h.steps.iter().all(|s| points.iter().all(|&(p, _)| p != s.point)));
        if self.beam.best().steps.iter().any(|s| points.iter().any(|&(p, _)| p == s.point)) {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(base)]);
        }
        self.take_as_odd(&points, id);
        self.trouble = None;
        self.last_view = None;
    }

    /// Stones that came beside stones of their own colour that are gone: knocked aside rather than played.
    pub(super) fn knocked_aside(
        &self,
        contradicted: &[(Point, PointState)],
        view: &StableView,
    ) -> Vec<(Point, PointState)> {
        let Some(end) = self.history.last() else { return Vec::new() };
        let near = |a: Point, b: Point| a.col.abs_diff(b.col) <= 1 && a.row.abs_diff(b.row) <= 1;
        let gone = |color: Color, at: Point| {
            contradicted.iter().any(|&(p, seen)| {
                seen == PointState::Empty && end.stones().get(p) == Some(color) && near(p, at) && {
                    self.sightings.since(at, view) >= self.sightings.since(p, view).saturating_sub(AGAIN)
                }
            })
        };
        let steps = self.beam.all().iter().flat_map(|h| &h.steps);
        steps.filter(|s| gone(s.color, s.point)).map(|s| (s.point, PointState::Stone(s.color))).collect()
    }

    /// Takes the points as they lie, for a reason outside the game.
    pub(super) fn take_as_odd(&mut self, points: &[(Point, PointState)], question: u32) {
        self.beam.for_each(|h| {
            for &(p, seen) in points {
                let seen = match seen {
                    PointState::Stone(c) => Some(c),
                    _ => None,
                };
                h.odd.insert(p, Discrepancy { seen, question });
            }
        });
    }

    pub(super) fn ask(
        &mut self,
        kind: QuestionKind,
        points: Vec<(Point, PointState)>,
        alternatives: Vec<Alternative>,
        time: Duration,
    ) -> u32 {
        self.ask_after(self.moves.len(), kind, points, alternatives, time)
    }

    /// Asks about what came after an earlier move.
    pub(super) fn ask_after(
        &mut self,
        after: usize,
        kind: QuestionKind,
        points: Vec<(Point, PointState)>,
        alternatives: Vec<Alternative>,
        time: Duration,
    ) -> u32 {
        let id = self.next_question;
        self.next_question += 1;
        let about_stones = kind != QuestionKind::Handicap;
        let asked = OpenQuestion { id, time, after, points: points.clone(), about_stones, standing: false };
        self.questions.push(asked);
        self.events.push(RecorderEvent::Asked(Question { id, time, after, kind, points, alternatives }));
        id
    }

    /// The record has taken one of the answers: only a person, or a revision, settles the question now.
    pub(super) fn let_stand(&mut self, question: u32) {
        self.questions.iter_mut().filter(|q| q.id == question).for_each(|q| q.standing = true);
    }

    /// Takes a question back when a point of it is as the record has it again: what is left of it is looked at
    /// anew, and asked about anew if it has to be.
    pub(super) fn resolve_odd(&mut self, view: &StableView) {
        let best = self.beam.best();
        if best.odd.is_empty() && self.questions.iter().all(|q| !q.about_stones || q.standing) {
            return;
        }
        let as_recorded = |p: Point| {
            let (seen, sure) = view.best(p);
            let there = best.position.stones().get(p);
            sure >= SURE && seen != PointState::Covered && seen == there.map_or(PointState::Empty, PointState::Stone)
        };
        let mut resolved: Vec<u32> =
            best.odd.iter().filter(|&(&p, _)| as_recorded(p)).map(|(_, odd)| odd.question).collect();
        if best.steps.is_empty() {
            let open = |id: u32| best.odd.values().any(|odd| odd.question == id);
            let settled = |q: &&OpenQuestion| q.about_stones && !q.standing && !open(q.id);
            resolved.extend(self.questions.iter().filter(settled).map(|q| q.id));
        }
        if resolved.is_empty() {
            return;
        }
        self.beam.for_each(|h| h.odd.retain(|_, odd| !resolved.contains(&odd.question)));
        self.settle_questions(|q| resolved.contains(&q.id), view.time);
    }

    pub(super) fn settle_questions(&mut self, settled: impl Fn(&OpenQuestion) -> bool, time: Duration) {
        let (gone, left): (Vec<_>, Vec<_>) = std::mem::take(&mut self.questions).into_iter().partition(|q| settled(q));
        self.questions = left;
        self.events.extend(gone.into_iter().map(|q| RecorderEvent::Settled { time, question: q.id }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::game::record::MoveFlags;
    use crate::recorder::event::CommittedMove;
    use crate::recorder::machine::RecorderSettings;
    use crate::recorder::opening::GameOpening;

    #[test]
    fn a_question_stands_by_itself_and_not_with_others_of_the_same_time() {
        let time = Duration::from_secs(9);
        let mut recorder = Recorder::new(RecorderSettings::default());
        let opening = GameOpening { setup: Vec::new(), to_play: None, handicap: 0, likely_first: Color::Black };
        recorder.start(BoardSize::NINE, opening);
        let stray = vec![(Point::new(2, 2), PointState::Stone(Color::White))];
        let open = recorder.ask(QuestionKind::OutOfTurn, stray, Vec::new(), time);
        let point = Some(Point::new(4, 4));
        let last = CommittedMove {
            number: 1,
            color: Color::Black,
            point,
            time,
            committed: time,
            confidence: 0.9,
            flags: MoveFlags::NONE,
        };
        recorder.ask_whether_a_move(&last, time);
        let standing: Vec<u32> = recorder.questions.iter().filter(|q| q.standing).map(|q| q.id).collect();
        assert_eq!(standing, [open + 1]);
    }
}
