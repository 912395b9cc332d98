//! The games that could explain the board, weighed against the views of it.
//!
//! A [`Hypothesis`] is a continuation of the record by legal moves in turn. It predicts what lies on every
//! point; [`LogLikelihoods`] measures how much a view contradicts the prediction, in nats (natural logarithms of
//! probability ratios). A floor limits the influence of a single point.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::sensing::observation::PointState;

use crate::recorder::likelihood::{LogLikelihoods, Weights};
use crate::recorder::stability::StableView;

/// A move of a hypothesis that is not in the record yet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HypothesisMove {
    /// Who moves.
    pub color: Color,
    /// The point.
    pub point: Point,
    /// Since when the stone has been seen with no hand near.
    pub since: Duration,
    /// Until when the point was seen empty before; zero if it was not, or if the stone was never seen.
    pub empty_until: Duration,
    /// When the move first explained a view.
    pub found: Duration,
    /// Whether its stone was never seen because it was captured at once.
    pub unseen: bool,
}

/// A point where the board is known to differ from the position for a reason outside the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discrepancy {
    /// What is seen there.
    pub seen: Option<Color>,
    /// The question that asks about it; `None` where a person put the record so that it differs.
    pub question: Option<u32>,
}

/// A game that could explain what is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Hypothesis {
    /// The number of moves at the end of the record that are taken back first.
    pub undone: usize,
    /// The moves played from there.
    pub steps: Vec<HypothesisMove>,
    /// The position they lead to.
    pub position: Position,
    /// Captured stones that may still be on the board.
    pub lingering: BTreeMap<Point, Color>,
    /// Points that differ from the position for a reason that has been asked about.
    pub odd: BTreeMap<Point, Discrepancy>,
    /// Whether another order of the same moves explains the views as well.
    pub order_open: bool,
    /// Until when the point of a stone of the record was still seen empty: what was seen before was not played after it. Zero where
    /// nothing is known of it.
    pub not_before: Duration,
    /// The prior costs, in nats.
    pub(super) prior: f64,
    /// The evidence of the views, in nats.
    pub(super) seen: f64,
}

impl Hypothesis {
    /// Nothing has happened since `position`.
    #[must_use]
    pub const fn nothing_new(position: Position) -> Self {
        Self {
            undone: 0,
            steps: Vec::new(),
            position,
            lingering: BTreeMap::new(),
            odd: BTreeMap::new(),
            order_open: false,
            not_before: Duration::ZERO,
            prior: 0.0,
            seen: 0.0,
        }
    }

    /// Whether it is the record as it is: nothing is played, and nothing taken back.
    pub(super) const fn is_record(&self) -> bool {
        self.undone == 0 && self.steps.is_empty()
    }

    /// Adds a prior cost.
    #[must_use]
    pub const fn costing(mut self, nats: f64) -> Self {
        self.prior -= nats;
        self
    }

    /// The score, in nats; 0 is the best.
    #[must_use]
    pub fn score(&self) -> f64 {
        self.prior + self.seen
    }

    pub(super) fn same_outcome(&self, other: &Self) -> bool {
        self.position.to_play() == other.position.to_play()
            && self.undone == other.undone
            && self.position.ko() == other.position.ko()
            && self.position.stones() == other.position.stones()
            && self.odd == other.odd
            && self.steps.len() == other.steps.len()
    }

    /// Forgets captured stones whose points are seen empty.
    pub fn forget_lifted(&mut self, view: &StableView) {
        const GONE: f32 = 0.8;
        self.lingering.retain(|&p, _| view.readings[p.index(view.size)].empty < GONE);
    }

    pub(super) fn drop_first_step(&mut self) {
        self.undone = 0;
        if !self.steps.is_empty() {
            self.not_before = self.not_before.max(self.steps.remove(0).empty_until);
        }
    }

    /// The expected content of `point`: that of the game, and another possible one, with whether it costs nothing.
    fn expected(&self, point: Point) -> (Option<Color>, Option<(Option<Color>, bool)>) {
        let game = self.position.stones().get(point);
        if let Some(odd) = self.odd.get(&point) {
            return (game, Some((odd.seen, true)));
        }
        (game, self.lingering.get(&point).map(|&c| (Some(c), false)))
    }

    fn loss(&self, point: Point, evidence: &LogLikelihoods, weights: &Weights) -> f64 {
        let (game, other) = self.expected(point);
        let by_game = evidence.of(point, game);
        match other {
            None => by_game,
            Some((other, true)) => by_game.max(evidence.of(point, other)),
            Some((other, false)) => by_game.max(evidence.of(point, other) - weights.lingering),
        }
    }

    pub(super) fn likelihood(&self, evidence: &LogLikelihoods, weights: &Weights) -> f64 {
        evidence.size.points().map(|p| self.loss(p, evidence, weights)).sum()
    }

    /// The points at which the view clearly contradicts it, with what is seen there.
    #[must_use]
    pub fn contradicted(
        &self,
        view: &StableView,
        evidence: &LogLikelihoods,
        weights: &Weights,
    ) -> Vec<(Point, PointState)> {
        let outright = -(OUTRIGHT.ln());
        view.size
            .points()
            .filter(|&p| -self.loss(p, evidence, weights) > outright)
            .map(|p| (p, view.best(p).0))
            .filter(|&(_, seen)| seen != PointState::Covered)
            .collect()
    }

    /// The earliest time at which a further stone can lie on the board with no hand near, if the stone of the last of `steps` was
    /// never seen because this one captured it; zero if it was seen.
    fn earliest_capture(&self) -> Duration {
        let mut earliest = self.not_before;
        let mut is_exchange = false;
        for step in &self.steps {
            earliest = (earliest + if is_exchange { EXCHANGE } else { Duration::ZERO }).max(step.empty_until);
            is_exchange = step.unseen;
        }
        if is_exchange { earliest + EXCHANGE } else { Duration::ZERO }
    }

    /// The hypothesis after one more move, or `None` if the rules forbid it.
    pub(super) fn play(&self, point: Point, view: &StableView, weights: &Weights) -> Option<Self> {
        let color = self.position.to_play();
        if self.position.stones().get(point).is_some() || self.position.ko() == Some(point) {
            return None;
        }
        // A person has said that this stone is no move.
        if self.odd.get(&point).is_some_and(|odd| odd.question.is_none() && odd.seen == Some(color)) {
            return None;
        }
        let mut next = self.clone();
        let effect = next.position.play(color, Some(point));
        match (effect.suicide.len(), weights.suicide) {
            (0, _) => {}
            (2.., Some(cost)) => next.prior -= cost,
            // A single stone is lifted at once and leaves nothing to see.
            _ => return None,
        }
        next.prior -= weights.per_move;
        if next.lingering.remove(&point) == Some(color) {
            next.prior -= weights.replay_on_lingering;
        }
        if next.odd.remove(&point).is_some_and(|odd| odd.seen == Some(color)) {
            next.prior -= weights.odd_is_move;
        }
        next.lingering.extend(effect.captured.iter().map(|&p| (p, color.opponent())));
        next.lingering.extend(effect.suicide.iter().map(|&p| (p, color)));
        let unseen = view.best(point).0 == PointState::Empty;
        if unseen {
            next.prior -= weights.unseen_move;
        }
        // A stone that took its own group unseen was played when that was lifted.
        let shown_by = effect.suicide.iter().find(|p| unseen && **p != point).unwrap_or(&point);
        let since = view.since[shown_by.index(view.size)];
        if self.steps.last().is_some_and(|last| since + SAME_MOMENT < last.since) {
            next.prior -= weights.against_time;
        }
        let seen_first = |other_empty_until: Duration| match view.settled {
            // Settled views have one moment each: what one shows, and what it does not show, is an order.
            true => since <= other_empty_until && other_empty_until > Duration::ZERO,
            false => since + SAME_MOMENT < other_empty_until,
        };
        if !unseen && (seen_first(self.not_before) || self.steps.iter().any(|earlier| seen_first(earlier.empty_until)))
        {
            next.prior -= weights.against_sight;
        }
        if !unseen && !view.settled && since < self.earliest_capture() {
            next.prior -= weights.too_soon;
        }
        let empty_until = if unseen { Duration::ZERO } else { view.empty_until[point.index(view.size)] };
        next.steps.push(HypothesisMove { color, point, since, empty_until, found: view.time, unseen });
        Some(next)
    }
}

/// A point is contradicted when its expected content is this much less likely than what is seen.
const OUTRIGHT: f64 = 0.12;

/// The shortest time in which one player puts a stone down, and the other one captures it, lifts it, and takes the hand away.
const EXCHANGE: Duration = Duration::from_secs(2);

/// Stones first seen within this time of each other were seen together.
pub(super) const SAME_MOMENT: Duration = Duration::from_millis(200);
