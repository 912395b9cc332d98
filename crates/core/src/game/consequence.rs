//! What follows an illegal move.

use super::color::Color;

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
    /// A position came back: the game ends without result where both players want that (S4 13.1).
    NoResultIfAgreed,
    /// A player begins a cycle again that has gone round: not allowed in a disturbing ko (docs/rules.md A.2).
    NotBegunAgain {
        /// Who; the opponent breaks no rule.
        player: Color,
    },
    /// The rules do not cover it: the referee decides.
    Referee,
}
