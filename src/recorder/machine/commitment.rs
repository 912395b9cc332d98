//! From what may be believed to moves in the record.

use std::time::Duration;

use super::{AGAIN, Recorder, confidence};
use crate::game::record::{MoveFlag, MoveFlags};
use crate::recorder::event::{CommittedMove, Event};
use crate::recorder::hypotheses::{Beam, Evidence, Hypothesis, Step};
use crate::recorder::stability::View;
use crate::sensing::observation::Seen;

/// How far ahead the record as it stands has to be for all other accounts to be dropped.
const SETTLED_MARGIN: f64 = 4.0;
/// A stone may be committed whose colour is at least this probable in the view: a white stone in a shadow may
/// look half black, and the turn decides.
const IN_SIGHT: f32 = 0.25;

impl Recorder {
    pub(super) fn play(&mut self, view: &View) {
        let evidence = Evidence::of_view(view, &self.settings.weights);
        self.sightings.see(view);
        let mut dated = view.clone();
        if view.settled {
            // One look has no past of its own.
            self.sightings.date(&mut dated);
        }
        let view = &dated;
        self.resolve_odd(view);
        if self.beam.agrees(&evidence) {
            self.beam.for_each(|h| h.see_lifted(view));
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
        } else {
            self.unexplained(view, &evidence, &contradicted, !seen_before);
        }
        if !seen_before {
            self.go_on(view);
            self.decide(view, false);
        }
    }

    /// The hypothesis that the last move was taken back, where its stone is no longer there.
    pub(super) fn last_move_taken_back(&self, view: &View) -> Vec<Hypothesis> {
        let (Some(last), [.., before, _]) = (self.moves.last(), &self.history[..]) else { return Vec::new() };
        let Some(point) = last.point else { return Vec::new() };
        if view.best(point).0 == Seen::Stone(last.color) || view.best(point).0 == Seen::Covered {
            return Vec::new();
        }
        let mut h = Hypothesis::nothing_new(before.clone()).costing(self.settings.weights.take_back);
        h.undone = 1;
        vec![h]
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
    pub(super) fn commit_what_is_settled(&mut self, view: &View, time: Duration, margin: f64) {
        while let Some(&step) = self.beam.best().steps.first() {
            let ahead = self.beam.margin_of_first_step();
            let in_sight = view.readings[step.point.index(view.size)].of(Seen::Stone(step.color)) >= IN_SIGHT;
            let captured = self.beam.best().position.stones().get(step.point) != Some(step.color);
            if ahead < margin || !(in_sight || captured) {
                return;
            }
            let undone = self.beam.best().undone;
            if undone > 0 {
                self.events.push(Event::TakenBack { time, moves: undone });
                let keep = self.beam.clone();
                self.take_back(undone);
                self.beam = keep;
            }
            let flags = self.flags_of_first_step(undone > 0, ahead < self.settings.margin || step.unseen);
            self.commit(step, time, flags, ahead);
            let mine = (undone, step.color, step.point);
            self.beam.retain(|h| h.steps.first().is_some_and(|s| (h.undone, s.color, s.point) == mine));
            self.beam.drop_first_step();
        }
    }

    pub(super) fn flags_of_first_step(&self, corrected: bool, uncertain: bool) -> MoveFlags {
        /// Stones first seen within this time of each other were seen together.
        const SAME_MOMENT: Duration = Duration::from_millis(200);
        let together = |a: &Step, b: &Step| b.since < a.since + SAME_MOMENT;
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

    pub(super) fn commit(&mut self, step: Step, time: Duration, flags: MoveFlags, ahead: f64) {
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
        if self.moves.windows(2).any(|pair| pair.iter().all(|m| m.point.is_none())) {
            // Both have passed: what follows is dame, reinforcing, or play that settles life and death.
            m.flags.insert(MoveFlag::AfterStop);
        }
        position.play(m.color, m.point);
        self.history.push(position);
        self.moves.push(m.clone());
        self.events.push(Event::Moved(m));
    }
}
