//! Where the board is, and whether it can be read at all: motion, cover, a grid gone astray, a board turned.

use std::time::Duration;

use crate::recorder::event::{Pause, RecorderEvent};
use crate::recorder::hypotheses::LogLikelihoods;
use crate::recorder::machine::{LOST_FOR, Recorder, RecorderState};
use crate::recorder::misalignment;
use crate::recorder::misalignment::Misalignment;
use crate::recorder::stability::StableView;
use crate::sensing::observation::{Observation, PointState};

/// A board that was found so many cells from where it was may have been turned as well.
const JUMP: f64 = 1.5;
/// How much rarer a turned board is, after a jump, than one that is seen from the same side; in nats.
const TURN: f64 = 1.0;
/// A turn is only looked for where at most one in so many points is hidden.
const MOSTLY_SEEN: usize = 5;
/// Being covered is worth saying after this time.
const COVERED_FOR: Duration = Duration::from_secs(5);

impl Recorder {
    pub(super) fn lost(&mut self, why: Pause, time: Duration) {
        // Of a moving picture the eyes still give a look now and then: what stays the same over those may be
        // believed. After a picture without a board nothing may.
        if why == Pause::NoBoard {
            self.stability.interrupt();
        }
        self.stability.note_motion(time);
        self.last_view = None;
        let since = match self.lost_since {
            Some((before, since)) if before == why => since,
            _ => time,
        };
        self.lost_since = Some((why, since));
        if time.saturating_sub(since) >= LOST_FOR {
            self.set_hold(Some(why), time);
        }
    }

    pub(super) fn set_hold(&mut self, hold: Option<Pause>, time: Duration) {
        if self.hold == hold || matches!(self.state, RecorderState::Preparing { .. }) {
            return;
        }
        self.hold = hold;
        self.events.push(hold.map_or(RecorderEvent::Resumed { time }, |why| RecorderEvent::Held { time, why }));
    }

    pub(super) fn board(&mut self, observation: &Observation, settled: bool) {
        self.other_size = self.size.is_some_and(|size| size != observation.size);
        if self.other_size {
            self.lost(Pause::Misread, observation.time);
            return;
        }
        let jumped =
            self.last_pose.replace(observation.pose).is_some_and(|p| p.distance_in_cells(&observation.pose) > JUMP);
        self.maybe_turned |= jumped && matches!(self.state, RecorderState::Playing);
        self.last_look = Some(observation.clone());
        let view = self.believe(observation, settled);
        if let Some(how) = self.misplaced(&view) {
            let since = self.lost_since.map_or(view.time, |(_, since)| since);
            self.lost(Pause::Misread, view.time);
            let lasting = settled || view.time.saturating_sub(since) >= LOST_FOR;
            if let Misalignment::Turned(quarters) = how
                && lasting
            {
                self.turn_by(quarters, view.time);
            }
            return;
        }
        self.lost_since = None;
        self.note_cover(observation);
        if self.maybe_turned {
            if view.hidden() * MOSTLY_SEEN > view.size.area() {
                return;
            }
            self.maybe_turned = false;
            if let Some(quarters) = self.likely_turn(&view) {
                self.turn_by(quarters, view.time);
                if !settled {
                    return;
                }
                let view = self.believe(observation, settled);
                self.consider(&view);
                return;
            }
        }
        self.consider(&view);
    }

    /// What may be believed of a look, from the record's side of the board.
    pub(super) fn believe(&mut self, observation: &Observation, settled: bool) -> StableView {
        let turned = misalignment::turned(observation, self.turn);
        if settled { self.stability.settled(&turned) } else { self.stability.look(&turned) }
    }

    pub(super) fn misplaced(&self, view: &StableView) -> Option<Misalignment> {
        let position = self.history.last().filter(|_| matches!(self.state, RecorderState::Playing))?;
        misalignment::misplaced(view, position.stones())
    }

    /// After a jump: the turn that explains the view clearly better than none.
    pub(super) fn likely_turn(&self, view: &StableView) -> Option<u8> {
        let score = |quarters: u8| {
            let mut turned = view.clone();
            for p in view.size.points() {
                let q = misalignment::turn_point(p, view.size, quarters).index(view.size);
                turned.readings[q] = view.readings[p.index(view.size)];
                turned.since[q] = view.since[p.index(view.size)];
            }
            let mut beam = self.beam.clone();
            let evidence = LogLikelihoods::of_view(&turned, &self.settings.weights);
            beam.advance(&turned, &evidence, self.last_move_taken_back(&turned));
            beam.best().score() - if quarters == 0 { 0.0 } else { TURN }
        };
        let straight = score(0);
        let (best, quarters) = (1..=3).map(|q| (score(q), q)).max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
        (best > straight).then_some(quarters)
    }

    pub(super) fn turn_by(&mut self, quarters: u8, time: Duration) {
        self.turn = (self.turn + quarters) % 4;
        self.stability.interrupt();
        self.last_view = None;
        self.events.push(RecorderEvent::Turned { time, quarters: self.turn });
    }

    /// Says that the board is covered, or clear again.
    pub(super) fn note_cover(&mut self, observation: &Observation) {
        let covered = observation.readings.iter().any(|r| r.best().0 == PointState::Covered);
        if !covered {
            self.covered_since = None;
            if self.hold != Some(Pause::Disturbed) {
                self.set_hold(None, observation.time);
            }
            return;
        }
        let since = *self.covered_since.get_or_insert(observation.time);
        if observation.time.saturating_sub(since) >= COVERED_FOR {
            self.set_hold(Some(Pause::Covered), observation.time);
        } else if self.hold.is_some_and(|h| h != Pause::Covered && h != Pause::Disturbed) {
            self.set_hold(None, observation.time);
        }
    }
}
