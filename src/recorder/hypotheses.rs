//! The games that could explain the board, weighed against the views of it.
//!
//! A [`Hypothesis`] is a continuation of the record by legal moves in turn. It predicts what lies on every
//! point; [`LogLikelihoods`] measures how much a view contradicts the prediction, in nats (natural logarithms of
//! probability ratios). A floor limits the influence of a single point.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::sensing::observation::{PointReading, PointState};

use crate::recorder::stability::StableView;

/// The weights of the inference, in nats. Each is the logarithm of how much rarer one thing is at a real
/// board than another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// The least probability of any content of a point: the rate of confident misreadings.
    pub floor: f64,
    /// The cost of a move; without one, every doubtful point would be a move.
    pub per_move: f64,
    /// The cost of a captured stone that is still on the board.
    pub lingering: f64,
    /// The further cost of a move that puts a stone back on a point whose captured stone was never seen gone.
    pub replay_on_lingering: f64,
    /// The further cost of a move whose stone was asked about before.
    pub odd_is_move: f64,
    /// The cost of taking the last move back.
    pub take_back: f64,
    /// The cost of an order of moves that runs against the times at which their stones were first seen.
    pub against_time: f64,
    /// The further cost of a move whose stone was never seen because it was captured at once.
    pub unseen_move: f64,
    /// The cost of the less likely side moving first.
    pub other_side_first: f64,
    /// The share of the older evidence that still counts with a new view. Why: views of the same board are not
    /// independent.
    pub memory: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            floor: 0.005,
            per_move: 0.7,
            lingering: 0.3,
            replay_on_lingering: 4.0,
            odd_is_move: 2.0,
            take_back: 2.4,
            against_time: 0.5,
            unseen_move: 2.0,
            other_side_first: 1.5,
            memory: 0.5,
        }
    }
}

/// A move of a hypothesis that is not in the record yet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HypothesisMove {
    /// Who moves.
    pub color: Color,
    /// The point.
    pub point: Point,
    /// Since when the stone has been seen with no hand near.
    pub since: Duration,
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
    /// The question that asks about it.
    pub question: u32,
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
    prior: f64,
    seen: f64,
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
            prior: 0.0,
            seen: 0.0,
        }
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

    fn drop_first_step(&mut self) {
        self.undone = 0;
        if !self.steps.is_empty() {
            self.steps.remove(0);
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

    fn likelihood(&self, evidence: &LogLikelihoods, weights: &Weights) -> f64 {
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

    /// The hypothesis after one more move, or `None` if the rules forbid it.
    fn play(&self, point: Point, view: &StableView, weights: &Weights) -> Option<Self> {
        let color = self.position.to_play();
        if self.position.stones().get(point).is_some() || self.position.ko() == Some(point) {
            return None;
        }
        let mut next = self.clone();
        let effect = next.position.play(color, Some(point));
        if !effect.suicide.is_empty() {
            return None;
        }
        next.prior -= weights.per_move;
        if next.lingering.remove(&point) == Some(color) {
            next.prior -= weights.replay_on_lingering;
        }
        if next.odd.remove(&point).is_some_and(|odd| odd.seen == Some(color)) {
            next.prior -= weights.odd_is_move;
        }
        for p in effect.captured {
            next.lingering.insert(p, color.opponent());
        }
        let unseen = view.best(point).0 == PointState::Empty;
        if unseen {
            next.prior -= weights.unseen_move;
        }
        let since = view.since[point.index(view.size)];
        if self.steps.last().is_some_and(|last| since + SAME_MOMENT < last.since) {
            next.prior -= weights.against_time;
        }
        next.steps.push(HypothesisMove { color, point, since, found: view.time, unseen });
        Some(next)
    }
}

/// A point is contradicted when its expected content is this much less likely than what is seen.
const OUTRIGHT: f64 = 0.12;

/// Stones first seen within this time of each other were seen together.
const SAME_MOMENT: Duration = Duration::from_millis(200);

/// A stone of this probability or more is considered as a move.
const WORTH_A_MOVE: f32 = 0.15;

/// With more possible moves between two views than this, their order is not searched.
const MOST_MOVES: usize = 130;

/// The log-likelihood of each content of each point relative to the most probable one, in nats: 0 or less.
#[derive(Debug, Clone)]
pub struct LogLikelihoods {
    size: BoardSize,
    nats: Vec<[f64; 3]>,
}

impl LogLikelihoods {
    /// The evidence of a view. A covered point is no evidence: all contents are equal there.
    #[must_use]
    pub fn of_view(view: &StableView, weights: &Weights) -> Self {
        let nats = view.readings.iter().map(|r| point_nats(r, weights.floor)).collect();
        Self { size: view.size, nats }
    }

    fn of(&self, point: Point, content: Option<Color>) -> f64 {
        let i = content.map_or(0, |c| 1 + c as usize);
        self.nats[point.index(self.size)][i]
    }
}

fn point_nats(r: &PointReading, floor: f64) -> [f64; 3] {
    let hidden = f64::from(r.covered) / 3.0;
    let p = [r.empty, r.black, r.white].map(|p| (f64::from(p) + hidden).max(floor));
    let best = p[0].max(p[1]).max(p[2]);
    p.map(|p| (p / best).ln())
}

/// The hypotheses that are still considered, the best first.
#[derive(Debug, Clone)]
pub struct Beam {
    weights: Weights,
    hypotheses: Vec<Hypothesis>,
}

/// The most hypotheses that are kept from view to view.
const KEPT: usize = 24;
/// The most that are followed at each ply of the search within one view.
const FOLLOWED: usize = 12;
/// How far behind the best a hypothesis is dropped, in nats.
const GIVEN_UP: f64 = 12.0;

impl Beam {
    /// A beam that begins with `roots`.
    #[must_use]
    pub const fn new(weights: Weights, roots: Vec<Hypothesis>) -> Self {
        Self { weights, hypotheses: roots }
    }

    /// The weights in use.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The hypotheses, the best first; never empty.
    #[must_use]
    pub fn all(&self) -> &[Hypothesis] {
        &self.hypotheses
    }

    /// The best hypothesis.
    #[must_use]
    pub fn best(&self) -> &Hypothesis {
        &self.hypotheses[0]
    }

    /// Whether the view agrees with the only hypothesis there is, so that nothing has to be weighed.
    #[must_use]
    pub fn agrees(&self, evidence: &LogLikelihoods) -> bool {
        const HARDLY_ANYTHING: f64 = 0.5;
        self.hypotheses.len() == 1
            && self.hypotheses[0].steps.is_empty()
            && self.hypotheses[0].likelihood(evidence, &self.weights) > -HARDLY_ANYTHING
    }

    /// Weighs every hypothesis, and every continuation of it that the view suggests, against the view.
    /// `extra` are hypotheses that come in with this view, such as a move taken back.
    pub fn advance(&mut self, view: &StableView, evidence: &LogLikelihoods, extra: Vec<Hypothesis>) {
        let weights = self.weights;
        let mut pool: Vec<Hypothesis> = Vec::new();
        let mut roots = std::mem::take(&mut self.hypotheses);
        // Only differences matter: the past cost of the best hypothesis becomes 0, which is also that of a new one.
        let past = roots.iter().map(|h| h.seen).fold(f64::NEG_INFINITY, f64::max);
        roots.iter_mut().for_each(|h| h.seen -= past);
        roots.extend(extra);
        for mut root in roots {
            root.forget_lifted(view);
            root.seen *= weights.memory;
            grow(&root, view, evidence, &weights, &mut pool);
        }
        pool.sort_by(|a, b| b.score().total_cmp(&a.score()).then(a.steps.len().cmp(&b.steps.len())));
        let best = pool.first().map_or(0.0, Hypothesis::score);
        for h in pool {
            if h.score() < best - GIVEN_UP || self.hypotheses.len() == KEPT {
                break;
            }
            if let Some(same) = self.hypotheses.iter_mut().find(|s| s.same_outcome(&h)) {
                let as_good = same.score() - h.score() < weights.against_time / 2.0;
                same.order_open |= as_good && same.steps != h.steps && same.undone == h.undone;
            } else {
                self.hypotheses.push(h);
            }
        }
    }

    /// How far the best hypothesis is ahead of the best one that does not begin with the same move, in
    /// nats.
    #[must_use]
    pub fn margin_of_first_step(&self) -> f64 {
        let best = self.best();
        let first = |h: &Hypothesis| (h.undone, h.steps.first().map(|s| (s.color, s.point)));
        let mine = first(best);
        self.hypotheses.iter().find(|h| first(h) != mine).map_or(GIVEN_UP, |rival| best.score() - rival.score())
    }

    /// Keeps the hypotheses that pass; if none does, the best one.
    pub fn retain(&mut self, mut keep: impl FnMut(&Hypothesis) -> bool) {
        let best = self.hypotheses[0].clone();
        self.hypotheses.retain(|h| keep(h));
        if self.hypotheses.is_empty() {
            self.hypotheses.push(best);
        }
    }

    /// Removes the first step of every hypothesis, as it is in the record now, and its cost: costs count from the end of
    /// the record.
    pub fn drop_first_step(&mut self) {
        let best = &self.hypotheses[0];
        let open = best.steps.len().saturating_sub(1) as f64 * self.weights.per_move;
        let paid = best.prior + open;
        for h in &mut self.hypotheses {
            h.drop_first_step();
            h.prior -= paid;
        }
    }

    /// Changes every hypothesis.
    pub fn for_each(&mut self, change: impl FnMut(&mut Hypothesis)) {
        self.hypotheses.iter_mut().for_each(change);
    }
}

impl Hypothesis {
    fn same_outcome(&self, other: &Self) -> bool {
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
}

/// Adds to `pool` the root and its continuations by moves that the view suggests.
fn grow(
    root: &Hypothesis,
    view: &StableView,
    evidence: &LogLikelihoods,
    weights: &Weights,
    pool: &mut Vec<Hypothesis>,
) {
    let weigh = |mut h: Hypothesis| {
        h.seen = root.seen + h.likelihood(evidence, weights);
        h
    };
    let candidates = candidates(root, view);
    let mut ply = vec![weigh(root.clone())];
    let most = if candidates.len() > MOST_MOVES { 1 } else { candidates.len() + 2 };
    for _ in 0..=most {
        let mut next: Vec<Hypothesis> = Vec::new();
        for h in &ply {
            let color = h.position.to_play();
            for &(point, suggested) in &candidates {
                let fits = suggested.is_none_or(|s| s[color as usize]);
                if !fits || h.steps[root.steps.len()..].iter().any(|s| s.point == point && s.color == color) {
                    continue;
                }
                if let Some(grown) = h.play(point, view, weights).map(weigh) {
                    next.push(grown);
                }
            }
        }
        pool.append(&mut ply);
        if next.is_empty() {
            return;
        }
        next.sort_by(|a, b| b.score().total_cmp(&a.score()));
        for h in next {
            if ply.len() == FOLLOWED {
                break;
            }
            if let Some(same) = ply.iter_mut().find(|s| s.same_outcome(&h)) {
                same.order_open |= same.score() - h.score() < weights.against_time / 2.0;
            } else {
                ply.push(h);
            }
        }
    }
    pool.append(&mut ply);
}

/// The points where a move may have been made, each with the colours that are seen there (Black, White), or
/// `None` for a point where a stone may have come and gone: the liberties of missing strings.
fn candidates(root: &Hypothesis, view: &StableView) -> Vec<(Point, Option<[bool; 2]>)> {
    let stones = root.position.stones();
    let mut found: Vec<(Point, Option<[bool; 2]>)> = Vec::new();
    let mut vanished: Vec<Point> = Vec::new();
    for point in view.size.points() {
        let r = &view.readings[point.index(view.size)];
        let known = 1.0 - r.covered;
        if stones.get(point).is_some() {
            if known > 0.5 && r.empty > 0.5 {
                vanished.push(point);
            }
        } else if r.black.max(r.white) > WORTH_A_MOVE {
            found.push((point, Some([r.black > WORTH_A_MOVE, r.white > WORTH_A_MOVE])));
        }
    }
    found.extend(thrown_in(root, view, &found).into_iter().map(|p| (p, None)));
    const A_CAPTURE: usize = 30;
    if vanished.is_empty() || vanished.len() > A_CAPTURE || found.is_empty() {
        return found;
    }
    for point in vanished {
        for liberty in stones.string(point).iter().flat_map(|p| p.neighbors(view.size)) {
            if stones.get(liberty).is_none() && found.iter().all(|&(p, _)| p != liberty) {
                found.push((liberty, None));
            }
        }
    }
    found
}

/// Points of a stone that the next one may have captured at once, before it was seen: those beside a new stone of the
/// side whose turn it is not.
fn thrown_in(root: &Hypothesis, view: &StableView, found: &[(Point, Option<[bool; 2]>)]) -> Vec<Point> {
    let mover = root.position.to_play();
    let capturer = mover.opponent();
    let mut points = Vec::new();
    for &(new, _) in found.iter().filter(|(p, _)| view.best(*p).0 == PointState::Stone(capturer)) {
        for p in new.neighbors(view.size) {
            let empty = root.position.stones().get(p).is_none() && view.best(p).0 == PointState::Empty;
            if !empty || points.contains(&p) || root.position.ko() == Some(p) {
                continue;
            }
            let mut after = root.position.clone();
            let put = after.play(mover, Some(p));
            let is_captured = put.suicide.is_empty() && after.play(capturer, Some(new)).captured.contains(&p);
            if is_captured {
                points.push(p);
            }
        }
    }
    points
}
