//! Questions: what is asked, what is expected on the board until an answer, and when evidence has settled them.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::game::record::MoveFlag;
use crate::recorder::beam::Beam;
use crate::recorder::differences::Differences;
use crate::recorder::event::{Alternative, Question, QuestionKind, RecorderEvent};
use crate::recorder::hypotheses::{Discrepancy, Hypothesis};
use crate::recorder::likelihood::LogLikelihoods;
use crate::recorder::machine::open_questions::OpenQuestion;
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::{LAST_MARGIN, REPEATED_WITHIN, SURE};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// The most moves that an answer repeats.
const FEW_MOVES: usize = 3;

impl Recorder {
    /// Commits the most probable hypothesis, flagged, and asks which of `lines` was played. The question stands until a
    /// person answers it.
    pub(super) fn commit_best_and_ask(&mut self, lines: &[Hypothesis], view: &StableView, time: Duration) {
        let moves_of = |h: &Hypothesis| h.steps.iter().map(|s| (s.color, Some(s.point))).collect();
        let alternatives: Vec<Alternative> = lines.iter().map(moves_of).collect();
        let mut points: Vec<(Point, PointState)> =
            lines.iter().flat_map(|h| &h.steps).map(|s| (s.point, view.best(s.point).0)).collect();
        points.sort_by_key(|&(p, _)| p.index(view.size));
        points.dedup();
        let root = self.beam.best().clone();
        let id = self.ask(QuestionKind::Ambiguous, points, alternatives, time);
        self.questions.let_stand(|q| q.id == id);
        self.beam.retain(|h| *h == root);
        for step in root.steps {
            self.commit(step, time, [MoveFlag::Asked].into_iter().collect(), LAST_MARGIN);
            self.beam.drop_first_step();
        }
    }

    /// Asks about what contradicts the equally good hypotheses, and expects it on the board from now on. Of stones of a fill one answer is that
    /// they are moves with passes between them.
    pub(super) fn ask_about_unexplained(&mut self, view: &StableView, is_fill_begun: bool) {
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
        let base = self.line.end().cloned().unwrap_or_else(|| Position::new(view.size));
        let kind = Differences::of(&points, &base).kind();
        if kind == QuestionKind::OutOfTurn {
            self.join_stones_out_of_turn(&mut points, view);
        }
        if let [(p, PointState::Stone(color))] = points[..]
            && kind == QuestionKind::OutOfTurn
            && color != base.to_play()
        {
            // A pass cannot be seen.
            alternatives.push(vec![(color.opponent(), None), (color, Some(p))]);
        }
        if is_fill_begun {
            let laid = self.beyond_record(view).into_iter().map(|(_, p, color)| (color, p));
            let laid: Vec<_> = laid.filter(|l| points.iter().any(|&(p, _)| p == l.1)).collect();
            alternatives = vec![Self::as_moves(base.to_play(), &laid)];
        }
        let mut after = self.line.moves().len();
        if let Some(elsewhere) = self.played_elsewhere(&points).filter(|_| !is_fill_begun) {
            (after, alternatives) = elsewhere;
        }
        let (question, time) = (self.questions.next(), view.time);
        let id = self.push_question(Question { id: question, time, after, kind, points: points.clone(), alternatives });
        self.beam.retain(|h| h.steps.iter().all(|s| points.iter().all(|&(p, _)| p != s.point)));
        if self.beam.best().steps.iter().any(|s| points.iter().any(|&(p, _)| p == s.point)) {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(base)]);
        }
        self.expect_discrepancies(&points, Some(id));
        self.unexplained.take();
        self.weighing.forget();
    }

    /// Adds to stones out of turn those of the same side that were asked about before, while the other side has not replied: they make one
    /// question.
    fn join_stones_out_of_turn(&mut self, points: &mut Vec<(Point, PointState)>, view: &StableView) {
        let (odd, after, side) = (self.beam.best().odd.clone(), self.line.moves().len(), points[0].1);
        let is_before = |q: &OpenQuestion| {
            let expected = odd.values().filter(|odd| odd.question == Some(q.id)).count();
            let is_open = q.kind == QuestionKind::OutOfTurn && q.after == after && q.is_unexplained();
            is_open && q.points.len() == expected && q.points.iter().all(|p| p.1 == side)
        };
        self.join_questions(is_before, points, view);
    }

    /// Adds the points of earlier questions, which are settled: with the new ones they make one question.
    pub(super) fn join_questions(
        &mut self,
        is_before: impl Fn(&OpenQuestion) -> bool,
        points: &mut Vec<(Point, PointState)>,
        view: &StableView,
    ) {
        points.extend(self.questions.iter().filter(|q| is_before(q)).flat_map(|q| &q.points));
        points.sort_by_key(|&(p, _)| p.index(view.size));
        self.settle_questions(is_before, view.time);
    }

    /// The stones that came next to missing stones of their own colour: knocked aside rather than played. Not those
    /// that were never seen.
    pub(super) fn knocked_aside(
        &self,
        contradicted: &[(Point, PointState)],
        view: &StableView,
    ) -> Vec<(Point, PointState)> {
        let Some(end) = self.line.end() else { return Vec::new() };
        let gone = |color: Color, at: Point| {
            contradicted.iter().any(|&(p, seen)| {
                seen == PointState::Empty && end.stones().get(p) == Some(color) && p.touches(at) && {
                    let came = self.point_history.since(at, view);
                    came >= self.point_history.since(p, view).saturating_sub(REPEATED_WITHIN)
                }
            })
        };
        let steps = self.beam.all().iter().flat_map(|h| &h.steps);
        steps.filter(|s| !s.unseen && gone(s.color, s.point)).map(|s| (s.point, PointState::Stone(s.color))).collect()
    }

    /// Expects the points as they are seen, for a reason outside the game.
    pub(super) fn expect_discrepancies(&mut self, points: &[(Point, PointState)], question: Option<u32>) {
        self.beam.for_each(|h| {
            h.odd.extend(points.iter().map(|&(p, seen)| (p, Discrepancy { seen: seen.stone(), question })));
        });
    }

    /// Asks about what came after the last move. Returns the number of the question.
    pub(super) fn ask(
        &mut self,
        kind: QuestionKind,
        points: Vec<(Point, PointState)>,
        alternatives: Vec<Alternative>,
        time: Duration,
    ) -> u32 {
        let after = self.line.moves().len();
        self.push_question(Question { id: self.questions.next(), time, after, kind, points, alternatives })
    }

    /// The answers where these points are one stone of the record that lies elsewhere, and it was played among the last moves: the moves as
    /// recorded, and with the point where it lies now, with the number of moves before them.
    pub(super) fn played_elsewhere(&self, points: &[(Point, PointState)]) -> Option<(usize, Vec<Alternative>)> {
        let end = self.line.end()?;
        let [(from, to, color)] = Differences::of(points, end).displaced(end)[..] else { return None };
        let (moves, positions) = (self.line.moves(), self.line.positions());
        let number = moves.iter().rposition(|m| (m.color, m.point) == (color, Some(from)))?;
        if moves.len() - number > FEW_MOVES {
            return None;
        }
        let recorded: Alternative = moves[number..].iter().map(|m| (m.color, m.point)).collect();
        let elsewhere: Alternative =
            recorded.iter().map(|&(c, p)| if p == Some(from) { (c, Some(to)) } else { (c, p) }).collect();
        let mut position = positions.get(number)?.clone();
        let is_legal = elsewhere.iter().all(|&(c, p)| {
            let is_free = p.is_none_or(|p| position.stones().get(p).is_none());
            is_free && position.play(c, p).suicide.is_empty()
        });
        (is_legal && position.stones().get(to) == Some(color)).then(|| (number, vec![recorded, elsewhere]))
    }

    /// Asks whether the last move was played. A ko that was retaken was taken by the move before: the question is about
    /// both, as neither was played if that one was taken back.
    pub(super) fn ask_whether_played(&mut self, kind: QuestionKind, view: &StableView, time: Duration) {
        let last = self.line.moves().len();
        let asked = if kind == QuestionKind::KoRetaken { 2 } else { 1 };
        let moves: Alternative = self.line.moves()[last - asked..].iter().map(|m| (m.color, m.point)).collect();
        let points = moves.iter().filter_map(|m| m.1).map(|p| (p, view.best(p).0)).collect();
        self.ask_whether_moves(kind, moves, last, points, time);
    }

    /// Asks whether `moves`, which are the last of the first `until` moves of the record, were played. The record keeps
    /// them until a person answers.
    pub(super) fn ask_whether_moves(
        &mut self,
        kind: QuestionKind,
        moves: Alternative,
        until: usize,
        points: Vec<(Point, PointState)>,
        time: Duration,
    ) {
        let (id, after) = (self.questions.next(), until - moves.len());
        self.push_question(Question { id, time, after, kind, points, alternatives: vec![moves, Vec::new()] });
        self.questions.let_stand(|q| q.id == id);
    }

    /// Asks a question. Returns its number.
    pub(super) fn push_question(&mut self, question: Question) -> u32 {
        let id = question.id;
        self.questions.add(&question, false);
        self.events.push(RecorderEvent::Asked(question));
        id
    }

    /// The points at which something else was expected than the record has, and that a view shows as the record has them.
    fn odd_as_recorded(&self, view: &StableView) -> Vec<Point> {
        let best = self.beam.best();
        let is_as_recorded = |p: &Point| {
            let (seen, sure) = view.best(*p);
            sure >= SURE && seen != PointState::Covered && seen == best.position.stones().get(*p).into()
        };
        best.odd.keys().copied().filter(is_as_recorded).collect()
    }

    /// Forgets where a person's word overruled what was seen, where a view shows the board as the record has it.
    pub(super) fn forget_agreed(&mut self, view: &StableView) {
        let agreed = self.odd_as_recorded(view);
        self.beam.for_each(|h| h.odd.retain(|p, odd| odd.question.is_some() || !agreed.contains(p)));
    }

    /// Settles a question when a point of it is as the record has it again. What remains of it is weighed again, and
    /// asked about again if necessary.
    pub(super) fn resolve_discrepancies(&mut self, view: &StableView) {
        let best = self.beam.best();
        if best.odd.is_empty() && !self.questions.any_unexplained() {
            return;
        }
        let settled_points = self.odd_as_recorded(view);
        let mut resolved: Vec<u32> = settled_points.iter().filter_map(|p| best.odd[p].question).collect();
        if best.steps.is_empty() {
            let open = |id: u32| best.odd.values().any(|odd| odd.question == Some(id));
            let settled = |q: &&OpenQuestion| q.is_unexplained() && !open(q.id);
            resolved.extend(self.questions.iter().filter(settled).map(|q| q.id));
        }
        // A stone out of turn that the other side has answered was a move, also where it is taken off with the others.
        let was_a_move = |q: &OpenQuestion| {
            let is_gone = |&(p, _): &(Point, PointState)| best.position.stones().get(p).is_none();
            q.kind == QuestionKind::OutOfTurn && q.points.iter().all(is_gone) && self.is_answered(q)
        };
        resolved.retain(|id| !self.questions.iter().any(|q| q.id == *id && was_a_move(q)));
        if resolved.is_empty() && settled_points.is_empty() {
            return;
        }
        let is_settled = |p: &Point, odd: &Discrepancy| match odd.question {
            Some(question) => resolved.contains(&question),
            None => settled_points.contains(p),
        };
        self.beam.for_each(|h| h.odd.retain(|p, odd| !is_settled(p, odd)));
        self.settle_questions(|q| resolved.contains(&q.id), view.time);
    }

    /// Whether the record has a move of the other side after each stone of a question.
    pub(super) fn is_answered(&self, q: &OpenQuestion) -> bool {
        let later = self.line.moves().get(q.after..).unwrap_or_default();
        q.points.iter().all(|&(_, seen)| later.iter().any(|m| seen == PointState::Stone(m.color.opponent())))
    }

    /// Settles the questions that later evidence has answered.
    pub(super) fn settle_questions(&mut self, settled: impl Fn(&OpenQuestion) -> bool, time: Duration) {
        let settled = self.questions.settle(settled);
        self.events.extend(settled.into_iter().map(|question| RecorderEvent::Settled { time, question }));
    }
}
