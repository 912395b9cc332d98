//! The settings of a recorder, and the limits that several of its parts share.

use std::time::Duration;

use crate::game::point::BoardSize;
use crate::game::record::MoveMade;
use crate::game::rules::{Rules, Suicide};
use crate::recorder::differences::PersistenceLimits;
use crate::recorder::likelihood::Weights;
use crate::recorder::stability::StabilitySettings;

/// The settings of a recorder. The defaults are reasoned from what happens at a real board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RecorderSettings {
    /// When a point of a moving picture is stable.
    pub stability: StabilitySettings,
    /// The costs of moves and of everything else that changes the board.
    pub weights: Weights,
    /// How long something unexplained has to last before the recorder acts on it.
    pub limits: PersistenceLimits,
    /// How far a move has to be ahead of every other hypothesis before it is committed, in nats. 2.2 nats are nine to
    /// one.
    pub margin: f64,
    /// The board's size, if it is known: a board of another size is a misreading.
    pub size: Option<BoardSize>,
    /// The handicap, if it is known; with 0 or 1 no stones lie on the board before the game.
    pub handicap: Option<usize>,
    /// When a move counts as made.
    pub move_made: MoveMade,
}

impl Default for RecorderSettings {
    fn default() -> Self {
        Self {
            stability: StabilitySettings::default(),
            weights: Weights::default(),
            limits: PersistenceLimits::default(),
            margin: 2.2,
            size: None,
            handicap: None,
            move_made: MoveMade::default(),
        }
    }
}

impl RecorderSettings {
    /// The settings for a game under `rules`.
    #[must_use]
    pub fn under(rules: &Rules) -> Self {
        let suicide = (rules.suicide != Suicide::Forbidden).then_some(SUICIDE);
        Self { weights: Weights { suicide, ..Weights::default() }, ..Self::default() }
    }
}

/// The further cost of a move by which the mover's own stones are lifted, in nats: it is hardly ever played.
const SUICIDE: f64 = 3.0;
/// The margin at the end of the source, in nats, where no more evidence can come.
pub(super) const LAST_MARGIN: f64 = 0.5;
/// Within this time, an equal view of a moving picture is not weighed again.
pub(super) const REPEATED_WITHIN: Duration = Duration::from_millis(500);
/// A reading of this probability or more is certain.
pub(super) const SURE: f32 = 0.9;
/// A board that moves or cannot be found pauses the recording after this time.
pub(super) const LOST_AFTER: Duration = Duration::from_millis(1500);

/// The probability of a hypothesis that is `ahead` nats ahead of its only rival, 0 to 1.
pub(super) fn confidence(ahead: f64) -> f32 {
    (1.0 / (1.0 + (-ahead).exp())) as f32
}
