//! The end of a game: what is pending when the record is frozen, what may be seen after, and what is added to it.

use std::time::Duration;

use super::{LAST_MARGIN, Pending, Recorder};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::MoveFlag;
use crate::recorder::differences::Differences;
use crate::recorder::event::{CommittedMove, QuestionKind, RecorderEvent, StopCause};
use crate::recorder::hypotheses::{Beam, Hypothesis, LogLikelihoods};
use crate::recorder::machine::RecorderState;
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// An account that is so little behind the best at the end is asked about, in nats.
const NEAR_AT_THE_END: f64 = 1.5;
/// The board is back as the record has it when it has been so for this time.
const BACK_FOR: Duration = Duration::from_secs(2);
/// A board that was cleared is being filled in when stones have been coming for this time.
const FILLING_FOR: Duration = Duration::from_secs(2);
/// A stone that came within this time before the first stone of a fill may be one of the fill.
const IN_ONE_GO: Duration = Duration::from_secs(10);

impl Recorder {
    /// Freezes the record.
    pub(super) fn stop(&mut self, why: StopCause, view: &StableView) {
        // What was asked since the last move was the beginning of the end.
        let last = self.moves.len();
        let first_of_fill = self.may_be_of_the_fill(why, view);
        self.settle_questions(|q| q.after == last, view.time);
        self.conclude_pending(view.time);
        if let Some(m) = first_of_fill.filter(|_| self.moves.len() == last) {
            self.ask_whether_a_move(&m, view.time);
        }
        self.events.push(RecorderEvent::Stopped { time: view.time, why });
        self.state = RecorderState::Stopped { why, whole_since: None, filled_since: None };
        self.trouble = None;
        self.hold = None;
        if let Some(position) = self.history.last() {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(position.clone())]);
        }
    }

    /// Remembers what is pending, as long as nothing is unexplained.
    pub(super) fn note_pending(&mut self, view: &StableView) {
        // Most of the time there is nothing but the record.
        let beam = (self.beam.all().len() > 1).then(|| self.beam.clone());
        self.pending = Some(Pending { beam, view: view.clone(), moves: self.moves.len() });
    }

    /// No more evidence comes: what was pending before the board was disturbed is committed where it is clearly the
    /// most probable, and asked about where it is not. It is never dropped without a word.
    pub(super) fn conclude_pending(&mut self, time: Duration) {
        let Some(pending) = self.pending.take().filter(|p| p.moves == self.moves.len()) else { return };
        let asked_already = self.questions.iter().any(|q| q.about_stones && !q.standing);
        let view = pending.view;
        match (pending.beam, self.history.last()) {
            (Some(beam), _) => self.beam = beam,
            (None, Some(end)) => {
                let mut nothing = Hypothesis::nothing_new(end.clone());
                nothing.odd = self.beam.best().odd.clone();
                self.beam = Beam::new(self.settings.weights, vec![nothing]);
                // What is hardly made out was not worth weighing as long as the next look could tell.
                self.beam.advance(&view, &LogLikelihoods::of_view(&view, &self.settings.weights), Vec::new());
            }
            (None, None) => return,
        }
        self.commit_what_is_settled(&view, time, LAST_MARGIN);
        if !asked_already {
            self.ask_what_is_open(&view, time);
        }
    }

    /// Asks about accounts that are not far behind the record as it stands, now that it ends.
    pub(super) fn ask_what_is_open(&mut self, view: &StableView, time: Duration) {
        const MOST_ALTERNATIVES: usize = 4;
        let best = self.beam.best();
        let first = |h: &Hypothesis| (h.undone, h.steps.first().map(|s| (s.color, s.point)));
        let is_near = |h: &&Hypothesis| h.undone == 0 && h.score() > best.score() - NEAR_AT_THE_END;
        let mut lines: Vec<&Hypothesis> = Vec::new();
        for h in self.beam.all().iter().filter(is_near) {
            if lines.len() < MOST_ALTERNATIVES && lines.iter().all(|l| first(l) != first(h)) {
                lines.push(h);
            }
        }
        if lines.len() < 2 || best.undone > 0 {
            return;
        }
        let lines: Vec<Hypothesis> = lines.into_iter().cloned().collect();
        self.go_on_and_ask(&lines, view, time);
    }

    /// The last move, where it may have been the first stone of the fill: one of the same colour, on a board from which
    /// nothing is missing, a moment before the others.
    fn may_be_of_the_fill(&self, why: StopCause, view: &StableView) -> Option<CommittedMove> {
        let last = self.moves.last().filter(|_| why == StopCause::Filled && !view.settled)?;
        let end = self.history.last()?;
        let mut extra: Vec<(Duration, Color)> = Vec::new();
        for p in view.size.points() {
            match (end.stones().get(p), view.best(p).0) {
                (None, PointState::Stone(c)) => extra.push((self.sightings.since(p, view), c)),
                (Some(_), PointState::Empty) => return None,
                _ => {}
            }
        }
        let &(since, color) = extra.iter().min_by_key(|e| e.0)?;
        (color == last.color && since.saturating_sub(last.time) <= IN_ONE_GO).then(|| last.clone())
    }

    /// Asks whether the last move was one.
    pub(super) fn ask_whether_a_move(&mut self, m: &CommittedMove, time: Duration) {
        let Some(point) = m.point else { return };
        let alternatives = vec![vec![(m.color, m.point)], Vec::new()];
        let id = self.ask_after(
            m.number - 1,
            QuestionKind::Ambiguous,
            vec![(point, PointState::Stone(m.color))],
            alternatives,
            time,
        );
        self.let_stand(id);
    }

    /// After a stop: is the board back as the record has it, or is it being filled in?
    pub(super) fn watch_for_return(&mut self, view: &StableView) {
        const NEARLY_ALL_SEEN: usize = 20;
        let evidence = LogLikelihoods::of_view(view, &self.settings.weights);
        let contradicted = self.beam.best().contradicted(view, &evidence, &self.settings.weights);
        let whole = contradicted.is_empty() && view.hidden() * NEARLY_ALL_SEEN <= view.size.area();
        let stones_more = |d: &Differences| d.extra.len() as isize - d.missing.len() as isize;
        let filled = self.history.last().is_some_and(|end| {
            let d = Differences::of(&contradicted, end);
            d.end_of_game(view, stones_more(&d)) == Some(StopCause::Filled)
        });
        let RecorderState::Stopped { why, whole_since, filled_since } = &mut self.state else { return };
        if !whole {
            *whole_since = None;
        }
        if !filled || *why == StopCause::Filled {
            *filled_since = None;
        } else {
            let since = *filled_since.get_or_insert(view.time);
            if view.settled || view.time.saturating_sub(since) >= FILLING_FOR {
                *why = StopCause::Filled;
                self.events.push(RecorderEvent::Stopped { time: view.time, why: StopCause::Filled });
            }
            return;
        }
        if whole {
            let since = *whole_since.get_or_insert(view.time);
            if view.settled || view.time.saturating_sub(since) >= BACK_FOR {
                self.state = RecorderState::Playing;
                self.events.push(RecorderEvent::Reopened { time: view.time });
            }
        }
    }

    /// Whether both sides have passed: what follows is dame, reinforcing, or play that settles life and death.
    pub(super) fn is_after_stop(&self) -> bool {
        self.moves.windows(2).any(|pair| pair.iter().all(|m| m.point.is_none()))
    }

    /// After both sides have passed, stones come in any order: one that is not in turn is no question. It is put at the
    /// end, and marked.
    pub(super) fn add_after_stop(&mut self, differences: &Differences, view: &StableView) -> bool {
        let in_order = differences.missing.is_empty() && differences.swapped.is_empty();
        if !self.is_after_stop() || !in_order {
            return false;
        }
        let mut stones: Vec<(Duration, Point, Color)> = Vec::new();
        for p in view.size.points() {
            if let (Some(None), PointState::Stone(color)) =
                (self.position().map(|end| end.stones().get(p)), view.best(p).0)
            {
                stones.push((self.sightings.since(p, view), p, color));
            }
        }
        stones.sort_by_key(|&(since, p, _)| (since, p.index(view.size)));
        for (since, point, color) in stones {
            let out_of_turn = self.position().is_some_and(|end| end.to_play() != color);
            let m = CommittedMove {
                number: 0,
                color,
                point: Some(point),
                time: since.min(view.time),
                committed: view.time,
                confidence: view.best(point).1,
                flags: [MoveFlag::AfterStop].into_iter().collect(),
            };
            self.record(m, out_of_turn, view.time);
        }
        if let Some(position) = self.history.last() {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(position.clone())]);
        }
        self.trouble = None;
        self.last_view = None;
        self.last_step = None;
        true
    }
}
