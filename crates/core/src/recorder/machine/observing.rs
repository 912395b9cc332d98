//! What happens with an observation first: whether the board can be read, and from which side.

use std::time::Duration;

use crate::game::point::Point;
use crate::recorder::differences::Differences;
use crate::recorder::event::{Pause, RecorderEvent};
use crate::recorder::likelihood::LogLikelihoods;
use crate::recorder::machine::phase::RecorderPhase;
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::{LOST_AFTER, SURE};
use crate::recorder::misalignment::{self, Misalignment};
use crate::recorder::stability::StableView;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::observation::{Observation, PointState};

/// How much rarer a turned board is than one that is seen from the same side, in nats: after a jump, and without one.
const TURN_AFTER_JUMP: f64 = 1.0;
const TURN_IN_PLACE: f64 = 8.0;
/// Without a jump, a turn is considered where so many stones of the record are not on their points.
const FEWEST_DISPLACED: usize = 2;
/// Whether a board is turned or misaligned is only decided where at most one in so many points is hidden.
const MAX_HIDDEN_SHARE: usize = 5;

impl Recorder {
    /// Takes the observation of one frame and returns the events that follow from it.
    ///
    /// `settled` is whether the frame stands for itself, as one of a folder of pictures does; a moving picture has to
    /// stay the same for some time.
    pub fn observe(&mut self, observed: &FrameObservation, settled: bool) -> Vec<RecorderEvent> {
        self.now = self.now.max(observed.time());
        match observed {
            FrameObservation::Board(observation) => self.observe_board(observation, settled),
            FrameObservation::Unchanged { time } => self.observe_unchanged(*time, settled),
            FrameObservation::Moving { time } => self.lose(Pause::Moving, *time),
            FrameObservation::NoBoard { time } => self.lose(Pause::NoBoard, *time),
        }
        std::mem::take(&mut self.events)
    }

    fn observe_unchanged(&mut self, time: Duration, settled: bool) {
        if self.visibility.is_other_size() {
            self.lose(Pause::Misread, time);
        } else if let Some(last) = self.visibility.last() {
            let observation = Observation { time, ..last.clone() };
            self.observe_board(&observation, settled);
        }
    }

    fn observe_board(&mut self, observation: &Observation, settled: bool) {
        self.visibility.set_other_size(self.line.size().is_some_and(|size| size != observation.size));
        if self.visibility.is_other_size() {
            self.lose(Pause::Misread, observation.time);
            return;
        }
        if self.orientation.note_pose(observation.pose, self.phase.is_playing()) {
            // What was seen on a point before the jump says nothing of what lies there after it.
            self.stability.interrupt();
        }
        self.visibility.set_last(observation.clone(), settled);
        let view = self.stable_view(observation, settled);
        if let Some(misalignment) = self.misalignment(&view) {
            self.observe_misaligned(misalignment, &view);
            return;
        }
        let is_mostly_hidden = is_mostly_hidden(&view);
        if self.orientation.is_misaligned() {
            // What is left of a misaligned board under a hand looks like other moves.
            if is_mostly_hidden {
                self.lose(Pause::Misread, view.time);
                return;
            }
            self.orientation.note_aligned();
        }
        let pause = self.visibility.note_found(observation);
        self.set_pause(pause, observation.time);
        if self.orientation.may_be_turned() {
            if is_mostly_hidden {
                return;
            }
            self.orientation.set_checked();
            if let Some(quarters) = self.likely_turn(&view, TURN_AFTER_JUMP) {
                self.turn_by(quarters, view.time);
                if settled {
                    let view = self.stable_view(observation, settled);
                    self.consider(&view);
                }
                return;
            }
        }
        self.consider(&view);
    }

    fn observe_misaligned(&mut self, misalignment: Misalignment, view: &StableView) {
        let since = self.orientation.misaligned_since(view.time);
        self.lose(Pause::Misread, view.time);
        let is_lasting = view.settled || view.time.saturating_sub(since) >= LOST_AFTER;
        if let Misalignment::Turned(quarters) = misalignment
            && is_lasting
        {
            self.turn_by(quarters, view.time);
        }
    }

    /// Notes that the board cannot be read.
    fn lose(&mut self, why: Pause, time: Duration) {
        // A board that moves is still read now and then, and what stays the same over that counts. After a picture
        // without a board nothing does.
        if why == Pause::NoBoard {
            self.stability.interrupt();
        }
        self.stability.note_motion(time);
        self.weighing.forget();
        if self.visibility.note_lost(why, time) {
            self.set_pause(Some(why), time);
        }
    }

    /// Begins, changes or ends the pause. There is none before the start.
    pub(super) fn set_pause(&mut self, pause: Option<Pause>, time: Duration) {
        if !self.phase.is_preparing() {
            self.events.extend(self.visibility.set_pause(pause, time));
        }
    }

    /// The stable points of an observation, turned to the side of the record.
    fn stable_view(&mut self, observation: &Observation, settled: bool) -> StableView {
        let turned = misalignment::turned(observation, self.orientation.quarters());
        if settled { self.stability.observe_settled(&turned) } else { self.stability.observe(&turned) }
    }

    fn misalignment(&self, view: &StableView) -> Option<Misalignment> {
        let stones = self.line.end().filter(|_| self.phase.is_playing())?.stones();
        misalignment::misplaced(view, stones).or_else(|| {
            // Stones that were played since hide the turn from a comparison of the stones alone.
            let is_displaced = |p: &Point| {
                let seen = view.best(*p).0;
                seen != PointState::Covered && stones.get(*p).is_some_and(|color| seen != PointState::Stone(color))
            };
            let displaced = view.size.points().filter(is_displaced).count();
            let is_possible = displaced >= FEWEST_DISPLACED && !is_mostly_hidden(view);
            is_possible.then(|| self.likely_turn(view, TURN_IN_PLACE)).flatten().map(Misalignment::Turned)
        })
    }

    /// The turn that explains the view better than none, together with moves since. `cost` is that of a turn, in nats.
    fn likely_turn(&self, view: &StableView, cost: f64) -> Option<u8> {
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
            beam.best().score() - if quarters == 0 { 0.0 } else { cost }
        };
        let possible = (1..=3).filter(|&q| self.may_be_turned_by(q, view));
        let best = possible.map(|q| (score(q), q)).max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
        best.filter(|(best, _)| *best > score(0)).map(|(_, quarters)| quarters)
    }

    /// Whether the view, after this turn, may show the board of the record rather than another one.
    fn may_be_turned_by(&self, quarters: u8, view: &StableView) -> bool {
        let Some(end) = self.line.end() else { return false };
        let turned = |p: Point| (misalignment::turn_point(p, view.size, quarters), view.best(p).0);
        let differs =
            |&(p, seen): &(Point, PointState)| seen != PointState::Covered && seen != end.stones().get(p).into();
        let differing: Vec<_> = view.size.points().map(turned).filter(differs).collect();
        !Differences::of(&differing, end).are_of_another_board(end.stones())
    }

    fn turn_by(&mut self, quarters: u8, time: Duration) {
        let quarters = self.orientation.turn_by(quarters);
        self.stability.interrupt();
        self.weighing.forget();
        self.events.push(RecorderEvent::Turned { time, quarters });
    }

    /// Passes a view on to what the phase calls for.
    pub(super) fn consider(&mut self, view: &StableView) {
        match self.phase {
            RecorderPhase::Preparing { .. } => {
                let is_empty = |o: &Observation| o.readings.iter().all(|r| r.empty >= SURE);
                let is_empty = self.visibility.last().is_some_and(is_empty);
                if let Some((views, empty)) = self.phase.count_view(is_empty) {
                    self.prepare(view, views, empty);
                }
            }
            RecorderPhase::Playing if self.is_counted => self.watch_count(view),
            RecorderPhase::Playing => self.play(view),
            RecorderPhase::Stopped { .. } => self.update_stop(view),
            RecorderPhase::Awaiting { .. } => self.await_play(view),
        }
    }
}

/// Whether too much is hidden to decide whether the board is turned or misaligned.
fn is_mostly_hidden(view: &StableView) -> bool {
    view.hidden() * MAX_HIDDEN_SHARE > view.size.area()
}
