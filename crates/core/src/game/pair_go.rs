//! Pair go: four players in turn (S4 App.4, docs/rules.md A.6, 3).

use std::fmt;

use super::color::Color;
use super::consequence::Consequence;
use super::halfpoints::HalfPoints;

/// The two players of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Partner {
    /// The woman of the pair.
    Woman,
    /// The man of the pair.
    Man,
}

impl fmt::Display for Partner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Partner::Woman => "Woman",
            Partner::Man => "Man",
        })
    }
}

/// Whose turn it is.
pub type Seat = (Color, Partner);

/// The order of play: with handicap 1 or none it begins with Black's woman; with two stones or more she has
/// laid the handicap, and White's woman begins.
#[must_use]
pub const fn order(handicap_stones: usize) -> [Seat; 4] {
    use Color::{Black, White};
    use Partner::{Man, Woman};
    if handicap_stones <= 1 {
        [(Black, Woman), (White, Woman), (Black, Man), (White, Man)]
    } else {
        [(White, Woman), (Black, Man), (White, Man), (Black, Woman)]
    }
}

/// Whose turn move `number` (from 1) is.
#[must_use]
pub const fn seat(handicap_stones: usize, number: usize) -> Seat {
    order(handicap_stones)[(number + 3) % 4]
}

/// The penalty for a move out of order; it counts like prisoners (S4 16.3a).
pub const PENALTY: u32 = 3;

/// A claim that a move was made out of order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// It was made right after the move.
    pub at_once: bool,
    /// The move before it was in order.
    pub previous_in_order: bool,
    /// The player did it on purpose.
    pub deliberate: bool,
}

/// What follows a claim: nothing (`None`) when it comes too late; the referee ends the game when it was
/// deliberate; else a penalty, unless the move before was out of order as well. No move is taken back.
#[must_use]
pub const fn ruling(claim: Claim) -> Option<Consequence> {
    match claim {
        Claim { at_once: false, .. } => None,
        Claim { deliberate: true, .. } => Some(Consequence::Referee),
        Claim { previous_in_order: true, .. } => Some(Consequence::Penalty { points: PENALTY }),
        Claim { .. } => Some(Consequence::NoPenalty),
    }
}

/// The komi of a game without difference of rank. (The source's wording suggests that Black receives it,
/// which is taken for a slip of translation: docs/rules.md A.9, 7.)
pub const KOMI: HalfPoints = HalfPoints::points(6);
