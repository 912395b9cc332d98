//! From stable views to moves in the record.

use std::time::Duration;

use crate::game::point::Point;
use crate::game::position::Position;
use crate::game::record::{MoveFlag, MoveFlags, MoveMade};
use crate::recorder::differences::Differences;
use crate::recorder::event::{CommittedMove, QuestionKind, RecorderEvent};
use crate::recorder::hypotheses::{Hypothesis, HypothesisMove, SAME_MOMENT};
use crate::recorder::likelihood::LogLikelihoods;
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::{SURE, confidence};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// How far the record has to be ahead for all other hypotheses to be dropped, in nats.
const SETTLED_MARGIN: f64 = 4.0;
/// A stone is visible enough for a commitment if its colour has at least this probability in the view. Why: a white
/// stone in a shadow may be read as half black, and the turn decides.
const MIN_VISIBLE: f32 = 0.25;

impl Recorder {
    /// Weighs a view during play, and commits what it settles.
    pub(super) fn play(&mut self, view: &StableView) {
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        self.point_history.observe(view);
        let mut dated = view.clone();
        self.point_history.date(&mut dated);
        let view = &dated;
        self.resolve_discrepancies(view);
        if self.may_be_another_board(view) {
            return;
        }
        if !self.laid_in_territory(view).is_empty() {
            let is_fill_begun = self.is_fill_begun(view);
            return self.leave_unexplained(view, &evidence, is_fill_begun);
        }
        if self.beam.agrees(&evidence) {
            self.beam.for_each(|h| h.forget_lifted(view));
            self.note_pending(view);
            self.clear_unexplained(view);
            self.weighing.forget();
            return;
        }
        let (is_new, is_fill_begun) = (!self.weighing.is_repeated(view), self.is_fill_begun(view));
        if is_new && (is_fill_begun || self.is_beyond_moves(view, &evidence)) {
            return self.leave_unexplained(view, &evidence, is_fill_begun);
        }
        if is_new {
            let mut extra = self.last_move_taken_back(view);
            let latest = self.line.end().map_or(Duration::ZERO, |end| self.point_history.latest_arrival(end));
            extra.iter_mut().for_each(|h| h.not_before = latest);
            self.beam.for_each(|h| h.not_before = h.not_before.max(latest));
            self.beam.advance(view, &evidence, extra);
        }
        let contradicted = self.beam.best().contradicted(view, &evidence, &self.settings.weights);
        if contradicted.is_empty() {
            self.clear_unexplained(view);
            self.commit_settled(view, view.time, self.settings.margin);
            self.drop_beaten();
            self.note_pending(view);
        } else {
            if contradicted.iter().all(|&(p, _)| view.best(p).1 < SURE) {
                // Uncertain readings are no disturbance.
                self.note_pending(view);
            }
            self.handle_unexplained(view, &evidence, &contradicted, (is_new, is_fill_begun));
        }
        if is_new {
            if !is_fill_begun {
                self.play_on_past_questions(view);
            }
            self.ask_if_undecided(view);
        }
    }

    /// Whether a stone has come while a good part of the record's stones are hidden or gone: only the board without the hand tells whether it
    /// is the same board.
    fn may_be_another_board(&self, view: &StableView) -> bool {
        let Some(end) = self.line.end().filter(|end| view.shows_too_little_of(end.stones())) else { return false };
        let odd = &self.beam.best().odd;
        let is_new = |p: &Point| end.stones().get(*p).is_none() && !odd.contains_key(p);
        view.size.points().any(|p| is_new(&p) && view.best(p).0.stone().is_some())
    }

    /// Whether no moves lead from the record to what the view shows, so that none are looked for.
    fn is_beyond_moves(&self, view: &StableView, evidence: &LogLikelihoods) -> bool {
        self.record_as_it_is().is_some_and(|mut record| {
            // Captured stones that are not lifted yet are no others.
            record.lingering.clone_from(&self.beam.best().lingering);
            let contradicted = record.contradicted(view, evidence, &self.settings.weights);
            Differences::of(&contradicted, &record.position).are_beyond_moves(view, record.position.stones())
        })
    }

    /// Takes no game that goes on from the record for an explanation of the view.
    fn leave_unexplained(&mut self, view: &StableView, evidence: &LogLikelihoods, is_fill_begun: bool) {
        let odd = self.beam.best().odd.clone();
        self.reset_beam();
        self.beam.for_each(|h| h.odd.clone_from(&odd));
        let contradicted = self.beam.best().contradicted(view, evidence, &self.settings.weights);
        self.handle_unexplained(view, evidence, &contradicted, (true, is_fill_begun));
    }

    /// The hypothesis that the last move was taken back, where its stone is no longer there; with it those whose stones came and
    /// went together with it.
    pub(super) fn last_move_taken_back(&self, view: &StableView) -> Vec<Hypothesis> {
        let Some(last) = self.line.moves().last() else { return Vec::new() };
        // What a person has entered or put right is asked about first; what was put right by the pictures may be again.
        let is_given = last.is_vouched_for() && self.line.last_step().is_none();
        if is_given || self.line.fixed() == self.line.moves().len() {
            return Vec::new();
        }
        // A person's word stands where nothing but what it overrules speaks against it.
        let is_suicide =
            |p: Point| last.is_vouched_for() && self.position().is_none_or(|end| end.stones().get(p).is_none());
        let Some(point) = last.point.filter(|&p| !self.is_overruled(p) && !is_suicide(p)) else { return Vec::new() };
        if view.best(point).0 == PointState::Stone(last.color) || view.best(point).0 == PointState::Covered {
            return Vec::new();
        }
        // A captured stone that was never seen gone has not been lifted yet: the move was taken back before.
        let is_lifted = |ko: &Point| view.empty_until[ko.index(view.size)] >= last.time;
        if let Some(ko) = self.line.end().and_then(Position::ko).filter(is_lifted) {
            return self.ko_retaken(ko, view).into_iter().collect();
        }
        let undone = if self.is_inferred_exchange() { 2 } else { self.gone_together(view) };
        let Some(before) = self.line.positions().iter().rev().nth(undone) else { return Vec::new() };
        let mut h = Hypothesis::nothing_new(before.clone()).costing(self.settings.weights.take_back);
        h.undone = undone;
        vec![h]
    }

    /// How many moves are taken back with the last one, whose stone is gone: those that were first seen together with it and
    /// are gone too, such as two fingers that were taken for stones. At least 1.
    fn gone_together(&self, view: &StableView) -> usize {
        let moves = self.line.moves();
        let Some(last) = moves.last() else { return 1 };
        let is_gone =
            |m: &CommittedMove| m.point.is_some_and(|p| view.best(p).0 == PointState::Empty && !self.is_overruled(p));
        let is_with_last = |m: &&CommittedMove| {
            m.flags.contains(MoveFlag::OrderUnseen) && m.time.abs_diff(last.time) < SAME_MOMENT && is_gone(m)
        };
        moves.iter().rev().take_while(is_with_last).count().max(1)
    }

    /// The hypothesis that the ko which the last move took was retaken at once, where the other side's stone lies there
    /// again. The board is the same if the last move was taken back: which of the two it was cannot be seen.
    fn ko_retaken(&self, ko: Point, view: &StableView) -> Option<Hypothesis> {
        let end = self.line.end()?;
        let color = end.to_play();
        if view.best(ko).0 != PointState::Stone(color) {
            return None;
        }
        let mut h = Hypothesis::nothing_new(end.clone()).costing(self.settings.weights.take_back);
        let captured = h.position.play(color, Some(ko)).captured;
        h.lingering.extend(captured.into_iter().map(|p| (p, color.opponent())));
        let since = view.since[ko.index(view.size)];
        let empty_until = Duration::ZERO;
        h.steps.push(HypothesisMove { color, point: ko, since, empty_until, found: view.time, unseen: false });
        Some(h)
    }

    /// Whether the first of the last two moves was only inferred: its stone was never seen, as the last move captured it.
    /// Both are taken back together.
    fn is_inferred_exchange(&self) -> bool {
        let ([.., inferred, last], [.., before, after]) = (self.line.moves(), self.line.positions()) else {
            return false;
        };
        let was_captured = inferred.point.is_some_and(|point| {
            before.stones().get(point) == Some(inferred.color) && after.stones().get(point).is_none()
        });
        inferred.flags.contains(MoveFlag::Uncertain) && inferred.color != last.color && was_captured
    }

    /// Drops the other hypotheses when the record is far ahead of them.
    fn drop_beaten(&mut self) {
        let best = self.beam.best();
        if best.is_record() && self.beam.margin_of_first_step() >= SETTLED_MARGIN {
            self.beam.retain(Hypothesis::is_record);
        }
    }

    /// Commits the first move of the best hypothesis as long as every hypothesis less than `margin` nats behind begins
    /// with it, and its stone is visible or was captured since.
    pub(super) fn commit_settled(&mut self, view: &StableView, time: Duration, margin: f64) {
        while let Some(&step) = self.beam.best().steps.first() {
            let ahead = self.beam.margin_of_first_step();
            let is_visible =
                view.readings[step.point.index(view.size)].of(PointState::Stone(step.color)) >= MIN_VISIBLE;
            let is_captured = self.beam.best().position.stones().get(step.point) != Some(step.color);
            let is_last = margin < self.settings.margin;
            if ahead < margin || !(is_visible || is_captured) || !(is_last || self.is_made(&step)) {
                return;
            }
            let undone = self.beam.best().undone;
            if undone > 0 {
                self.events.push(RecorderEvent::TakenBack { time, moves: undone });
                let keep = self.beam.clone();
                self.take_back(undone);
                self.beam = keep;
            }
            let mut flags = self.flags_of_first_step(undone > 0, ahead < self.settings.margin || step.unseen);
            let doubt = self.doubt_about(&step, view.settled);
            if doubt.is_some() {
                flags.insert(MoveFlag::Asked);
            }
            if doubt == Some(QuestionKind::KoRetaken) {
                flags.insert(MoveFlag::Illegal);
            }
            let choices = self.choices_of_order(&step);
            self.commit(step, time, flags, ahead);
            self.lower_confidence_in_order(choices);
            if let Some(kind) = doubt {
                self.ask_whether_played(kind, view, time);
            }
            let first = (undone, step.color, step.point);
            self.beam.retain(|h| h.steps.first().is_some_and(|s| (h.undone, s.color, s.point) == first));
            self.beam.drop_first_step();
        }
    }

    /// The kind of the question whether `step` was played at all, where stones put back or lifted by hand look the same.
    fn doubt_about(&self, step: &HypothesisMove, settled: bool) -> Option<QuestionKind> {
        let end = self.line.end()?;
        if end.ko() == Some(step.point) && end.to_play() == step.color {
            return Some(QuestionKind::KoRetaken);
        }
        let is_suicide = !end.clone().play(step.color, Some(step.point)).suicide.is_empty();
        match step.unseen {
            true if is_suicide => Some(QuestionKind::Suicide),
            // Between two pictures nobody saw whether there was time for it: the stone that captured it may be out of turn.
            true if settled => Some(QuestionKind::Ambiguous),
            _ => None,
        }
    }

    /// Whether the first move of the best hypothesis counts as made. A reply shows in any case that it does.
    fn is_made(&self, step: &HypothesisMove) -> bool {
        let best = self.beam.best();
        if best.steps.len() > 1 {
            return true;
        }
        match self.settings.move_made {
            MoveMade::HandOff => true,
            MoveMade::ClockPressed => false,
            MoveMade::CapturesLifted => {
                let before = {
                    let positions = self.line.positions();
                    positions.len().checked_sub(1 + best.undone).and_then(|i| positions.get(i))
                };
                let captured = |p: &Position| p.clone().play(step.color, Some(step.point)).captured;
                before.is_none_or(|p| captured(p).iter().all(|p| !best.lingering.contains_key(p)))
            }
        }
    }

    /// The number of stones of its colour that were first seen together with the first move of the best hypothesis. Any
    /// of them may have been this move.
    fn choices_of_order(&self, step: &HypothesisMove) -> usize {
        let together = |since: Duration| since.abs_diff(step.since) < SAME_MOMENT;
        let to_come = self.beam.best().steps.iter().filter(|s| s.color == step.color && together(s.since));
        let committed =
            self.line.moves().iter().rev().take_while(|m| together(m.time)).filter(|m| m.color == step.color);
        to_come.count() + committed.count()
    }

    /// Lowers the confidence of the last move if it is one of `choices` that may have come first.
    fn lower_confidence_in_order(&mut self, choices: usize) {
        let Some(RecorderEvent::Moved(m)) = self.events.last_mut() else { return };
        if m.flags.contains(MoveFlag::OrderUnseen)
            && choices > 1
            && let Some(confidence) = self.line.divide_last_confidence(choices)
        {
            m.confidence = confidence;
        }
    }

    fn flags_of_first_step(&self, corrected: bool, uncertain: bool) -> MoveFlags {
        let together = |a: &HypothesisMove, b: &HypothesisMove| b.since < a.since + SAME_MOMENT;
        let best = self.beam.best();
        let mut flags = MoveFlags::NONE;
        let with_last = self.line.last_step().is_some_and(|last| together(last, &best.steps[0]));
        let with_next = best.steps.get(1).is_some_and(|next| together(&best.steps[0], next));
        if with_last || with_next {
            flags.insert(MoveFlag::OrderUnseen);
        }
        if corrected {
            flags.insert(MoveFlag::Corrected);
        }
        if uncertain {
            flags.insert(MoveFlag::Uncertain);
        }
        flags
    }

    /// Puts a step of the best hypothesis, `ahead` nats ahead of its rivals, into the record.
    pub(super) fn commit(&mut self, step: HypothesisMove, time: Duration, flags: MoveFlags, ahead: f64) {
        self.line.set_first_to_play(step.color);
        let m = CommittedMove {
            number: 0,
            color: step.color,
            point: Some(step.point),
            time: step.since.min(time),
            committed: time,
            confidence: confidence(ahead),
            flags,
        };
        self.record(m, false, time);
        self.line.set_last_step(Some(step));
    }

    /// Puts a move at the end of the record.
    pub(super) fn record(&mut self, mut m: CommittedMove, is_out_of_turn: bool, committed: Duration) {
        if self.line.end().is_none() {
            return;
        }
        m.number = self.line.moves().len() + 1;
        m.committed = committed;
        if is_out_of_turn {
            m.flags.insert(MoveFlag::OutOfTurn);
        } else {
            m.flags.remove(MoveFlag::OutOfTurn);
        }
        if self.line.is_after_two_passes() {
            m.flags.insert(MoveFlag::AfterStop);
        }
        self.line.push(m.clone());
        self.events.push(RecorderEvent::Moved(m));
    }
}
