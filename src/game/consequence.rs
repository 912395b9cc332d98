//! What follows an illegal move.

use std::fmt;

/// What follows an illegal move under the rules. The referee decides; this is the proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// The position is put back and the offender plays a legal move, without penalty.
    Restore,
    /// Noticed within three moves: the move is taken back.
    Undo,
    /// It loses the game.
    Loss,
    /// The offending pair pays points, and no move is taken back (pair go).
    Penalty {
        /// How many.
        points: u32,
    },
    /// No penalty: the move before was out of order as well (pair go).
    NoPenalty,
    /// The rules do not cover it: the referee decides.
    Referee,
}

impl fmt::Display for Consequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Restore => f.write_str("the position is put back, no penalty"),
            Self::Undo => f.write_str(
                "it is taken back if noticed within 3 moves (RGF 22.3), else it loses (RGF 12.1); the referee decides",
            ),
            Self::Loss => f.write_str(
                "more than 3 moves later it is not taken back (RGF 22.3) and loses while the result is not confirmed \
                 (RGF 12.1); the referee decides",
            ),
            Self::Penalty { points: 1 } => f.write_str("a penalty of 1 point, no move is taken back"),
            Self::Penalty { points } => write!(f, "a penalty of {points} points, no move is taken back"),
            Self::NoPenalty => f.write_str("no penalty, no move is taken back"),
            Self::Referee => f.write_str("the referee decides"),
        }
    }
}
