//! The hypotheses that are still considered, and their search: continuations by moves that a view suggests.

use crate::game::point::Point;
use crate::recorder::hypotheses::Hypothesis;
use crate::recorder::likelihood::{LogLikelihoods, Weights};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// A stone of this probability or more is considered as a move.
const WORTH_A_MOVE: f32 = 0.15;
/// With more candidates than this between two views, at most two moves are searched.
const MOST_MOVES: usize = 130;

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
/// How far behind the best a hypothesis is dropped, in nats; the record as it is falls no further behind.
const GIVEN_UP: f64 = 12.0;

impl Beam {
    /// A beam that begins with `roots`.
    #[must_use]
    pub const fn new(weights: Weights, roots: Vec<Hypothesis>) -> Self {
        Self { weights, hypotheses: roots }
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
        let record = pool.iter().find(|h| h.is_record()).cloned();
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
        // The record as it is is never dropped: a stone that is knocked aside explains a few views better, and is put back.
        if let Some(mut record) = record
            && !self.hypotheses.iter().any(Hypothesis::is_record)
        {
            record.seen = record.seen.max(best - GIVEN_UP - record.prior);
            self.hypotheses.push(record);
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
    let candidates = candidates(root, view, weights);
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
fn candidates(root: &Hypothesis, view: &StableView, weights: &Weights) -> Vec<(Point, Option<[bool; 2]>)> {
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
    if vanished.is_empty() || vanished.len() > A_CAPTURE {
        return found;
    }
    if weights.suicide.is_some() {
        let taken = own_stones_taken(root, &vanished);
        found.extend(taken.into_iter().filter(|p| view.best(*p).0 == PointState::Empty).map(|p| (p, None)));
    }
    if found.is_empty() {
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

/// Points where the side whose turn it is may have taken its own stones: those that the move would lift are gone.
fn own_stones_taken(root: &Hypothesis, vanished: &[Point]) -> Vec<Point> {
    let stones = root.position.stones();
    let mover = root.position.to_play();
    let own = vanished.iter().filter(|p| stones.get(**p) == Some(mover));
    let mut points: Vec<Point> = own.flat_map(|&p| stones.liberties(p)).collect();
    points.sort_unstable();
    points.dedup();
    points.retain(|&p| {
        let lifted = root.position.clone().play(mover, Some(p)).suicide;
        !lifted.is_empty() && lifted.iter().all(|q| *q == p || vanished.contains(q))
    });
    points
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
