//! The costs of the inference, and the evidence of a view.

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointReading;

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
    /// The further cost of an order of moves that was seen to be another: a point was still empty after the stone that
    /// is played later had been seen. It is more than a stone costs that no move explains, however long it has been seen:
    /// such a stone is asked about.
    pub against_sight: f64,
    /// The further cost of a move by which two or more of the mover's own stones are lifted; `None` where the rules forbid
    /// it.
    pub suicide: Option<f64>,
    /// The further cost of a move whose stone was never seen because it was captured at once.
    pub unseen_move: f64,
    /// The further cost of a move that captures such a stone sooner than two players can have played both. It is as high as
    /// `against_sight`, because such a game is as impossible: several stones that one player puts down at once may otherwise be
    /// explained by stones of the other one, captured between them.
    pub too_soon: f64,
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
            against_sight: 14.0,
            suicide: None,
            unseen_move: 2.0,
            too_soon: 14.0,
            other_side_first: 1.5,
            memory: 0.5,
        }
    }
}

/// The log-likelihood of each content of each point relative to the most probable one, in nats: 0 or less.
#[derive(Debug, Clone)]
pub struct LogLikelihoods {
    pub(super) size: BoardSize,
    nats: Vec<[f64; 3]>,
}

impl LogLikelihoods {
    /// The evidence of a view. A covered point is no evidence: all contents are equal there.
    #[must_use]
    pub fn of_view(view: &StableView, weights: &Weights) -> Self {
        let nats = view.readings.iter().map(|r| point_nats(r, weights.floor)).collect();
        Self { size: view.size, nats }
    }

    /// The log-likelihood of a content of a point.
    pub(super) fn of(&self, point: Point, content: Option<Color>) -> f64 {
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
