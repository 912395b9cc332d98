//! From what may be believed to moves in the record.

use std::time::Duration;

use super::{AGAIN, Recorder, SURE, confidence};
use crate::game::position::Position;
use crate::game::record::{MoveFlag, MoveFlags, MoveMade};
use crate::recorder::event::{CommittedMove, RecorderEvent};
use crate::recorder::hypotheses::{Beam, Hypothesis, HypothesisMove, LogLikelihoods};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// Stones first seen within this time of each other were seen together.
const SAME_MOMENT: Duration = Duration::from_millis(200);
/// How far ahead the record as it stands has to be for all other accounts to be dropped.
const SETTLED_MARGIN: f64 = 4.0;
/// A stone may be committed whose colour is at least this probable in the view: a white stone in a shadow may
/// look half black, and the turn decides.
const IN_SIGHT: f32 = 0.25;

impl Recorder {
    pub(super) fn play(&mut self, view: &StableView) {
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        self.sightings.observe(view);
        let mut dated = view.clone();
        if view.settled {
            // One look has no past of its own.
            self.sightings.date(&mut dated);
        }
        let view = &dated;
        self.resolve_odd(view);
        if self.beam.agrees(&evidence) {
            self.beam.for_each(|h| h.see_lifted(view));
            self.note_pending(view);
            self.no_trouble(view.time);
            self.last_view = None;
            return;
        }
        let rows = view.rows();
        let seen_before = self
            .last_view
            .as_ref()
            .is_some_and(|(last, time)| !view.settled && *last == rows && view.time.saturating_sub(*time) < AGAIN);
        if !seen_before {
            let extra = self.last_move_taken_back(view);
            self.beam.advance(view, &evidence, extra);
            self.last_view = Some((rows, view.time));
        }
        let contradicted = self.beam.best().contradicted(view, &evidence, &self.settings.weights);
        if contradicted.is_empty() {
            self.no_trouble(view.time);
            self.commit_what_is_settled(view, view.time, self.settings.margin);
            self.drop_what_is_beaten();
            self.note_pending(view);
        } else {
            if contradicted.iter().all(|&(p, _)| view.best(p).1 < SURE) {
                // Points that are badly read are no disturbance.
                self.note_pending(view);
            }
            self.unexplained(view, &evidence, &contradicted, !seen_before);
        }
        if !seen_before {
            self.go_on(view);
            self.decide(view);
        }
    }

    /// The hypothesis that the last move was taken back, where its stone is no longer there.
    pub(super) fn last_move_taken_back(&self, view: &StableView) -> Vec<Hypothesis> {
        let (Some(last), [.., before, _]) = (self.moves.last(), &self.history[..]) else { return Vec::new() };
        let Some(point) = last.point else { return Vec::new() };
        if view.best(point).0 == PointState::Stone(last.color) || view.best(point).0 == PointState::Covered {
            return Vec::new();
        }
        let mut h = Hypothesis::nothing_new(before.clone()).costing(self.settings.weights.take_back);
        h.undone = 1;
        if let Some(before_both) = self.before_what_it_captured_unseen() {
            h = Hypothesis::nothing_new(before_both.clone()).costing(self.settings.weights.take_back);
            h.undone = 2;
        }
        vec![h]
    }

    /// The position before the last two moves, where the first of them was only inferred: nobody saw its stone, and the
    /// last move captured it. What goes with the last move then is both.
    fn before_what_it_captured_unseen(&self) -> Option<&Position> {
        let ([.., inferred, last], [.., before_both, before, after]) = (&self.moves[..], &self.history[..]) else {
            return None;
        };
        let point = inferred.point?;
        let was_captured = before.stones().get(point) == Some(inferred.color) && after.stones().get(point).is_none();
        let is_inferred = inferred.flags.contains(MoveFlag::Uncertain) && inferred.color != last.color && was_captured;
        is_inferred.then_some(before_both)
    }

    /// Drops the accounts that the record as it stands has beaten by far.
    pub(super) fn drop_what_is_beaten(&mut self) {
        let best = self.beam.best();
        if best.steps.is_empty() && best.undone == 0 && self.beam.margin_of_first_step() >= SETTLED_MARGIN {
            self.beam.retain(|h| h.steps.is_empty() && h.undone == 0);
        }
    }

    /// Commits the first move of the best account as long as every account that is not `margin` behind
    /// begins with it, and its stone is in sight or captured since.
    pub(super) fn commit_what_is_settled(&mut self, view: &StableView, time: Duration, margin: f64) {
        while let Some(&step) = self.beam.best().steps.first() {
            let ahead = self.beam.margin_of_first_step();
            let in_sight = view.readings[step.point.index(view.size)].of(PointState::Stone(step.color)) >= IN_SIGHT;
            let captured = self.beam.best().position.stones().get(step.point) != Some(step.color);
            let at_last = margin < self.settings.margin;
            if ahead < margin || !(in_sight || captured) || !(at_last || self.is_made(&step)) {
                return;
            }
            let undone = self.beam.best().undone;
            if undone > 0 {
                self.events.push(RecorderEvent::TakenBack { time, moves: undone });
                let keep = self.beam.clone();
                self.take_back(undone);
                self.beam = keep;
            }
            let flags = self.flags_of_first_step(undone > 0, ahead < self.settings.margin || step.unseen);
            let choices = self.choices_of_order(&step);
            self.commit(step, time, flags, ahead);
            self.doubt_the_order(choices);
            let mine = (undone, step.color, step.point);
            self.beam.retain(|h| h.steps.first().is_some_and(|s| (h.undone, s.color, s.point) == mine));
            self.beam.drop_first_step();
        }
    }

    /// Whether the first move of the best account counts as made. A reply shows in every case that it does.
    fn is_made(&self, step: &HypothesisMove) -> bool {
        let best = self.beam.best();
        if best.steps.len() > 1 {
            return true;
        }
        match self.settings.move_made {
            MoveMade::HandOff => true,
            MoveMade::ClockPressed => false,
            MoveMade::CapturesLifted => {
                let before = self.history.len().checked_sub(1 + best.undone).and_then(|i| self.history.get(i));
                let captured = |p: &Position| p.clone().play(step.color, Some(step.point)).captured;
                before.is_none_or(|p| captured(p).iter().all(|p| !best.lingering.contains_key(p)))
            }
        }
    }

    /// How many stones of its colour were first seen together with the first move of the best account: any of them may
    /// have been the one.
    fn choices_of_order(&self, step: &HypothesisMove) -> usize {
        let together = |since: Duration| since.abs_diff(step.since) < SAME_MOMENT;
        let to_come = self.beam.best().steps.iter().filter(|s| s.color == step.color && together(s.since));
        let written = self.moves.iter().rev().take_while(|m| together(m.time)).filter(|m| m.color == step.color);
        to_come.count() + written.count()
    }

    /// The move that was written last was one of so many that may have come first.
    fn doubt_the_order(&mut self, choices: usize) {
        let (Some(m), Some(RecorderEvent::Moved(said))) = (self.moves.last_mut(), self.events.last_mut()) else {
            return;
        };
        if m.flags.contains(MoveFlag::OrderUnseen) && choices > 1 {
            m.confidence /= choices as f32;
            said.confidence = m.confidence;
        }
    }

    pub(super) fn flags_of_first_step(&self, corrected: bool, uncertain: bool) -> MoveFlags {
        let together = |a: &HypothesisMove, b: &HypothesisMove| b.since < a.since + SAME_MOMENT;
        let best = self.beam.best();
        let mut flags = MoveFlags::NONE;
        let with_last = self.last_step.as_ref().is_some_and(|last| together(last, &best.steps[0]));
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

    pub(super) fn commit(&mut self, step: HypothesisMove, time: Duration, flags: MoveFlags, ahead: f64) {
        if self.moves.is_empty() {
            self.history[0].set_to_play(step.color);
        }
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
        self.last_step = Some(step);
    }

    pub(super) fn take_back(&mut self, moves: usize) {
        let keep = self.moves.len().saturating_sub(moves);
        self.moves.truncate(keep);
        self.history.truncate(keep + 1);
        self.last_step = None;
        if let Some(position) = self.history.last() {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(position.clone())]);
        }
    }

    /// Puts a move at the record's end.
    pub(super) fn record(&mut self, mut m: CommittedMove, out_of_turn: bool, committed: Duration) {
        let Some(mut position) = self.history.last().cloned() else { return };
        m.number = self.moves.len() + 1;
        m.committed = committed;
        if out_of_turn {
            m.flags.insert(MoveFlag::OutOfTurn);
        } else {
            m.flags.remove(MoveFlag::OutOfTurn);
        }
        if self.is_after_stop() {
            m.flags.insert(MoveFlag::AfterStop);
        }
        position.play(m.color, m.point);
        self.history.push(position);
        self.moves.push(m.clone());
        self.events.push(RecorderEvent::Moved(m));
    }
}
