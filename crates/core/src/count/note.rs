//! What else should be known about a fill.

use crate::count::cause::Cause;
use crate::count::expectation::Guard;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::result::GameResult;
use crate::game::score::ScoreFlag;

/// Something that should be known beside the causes: how the fill is laid out, and what further picture would decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FillNote {
    /// No correct fill shows a number of this parity (I12).
    WrongParity {
        /// The shared points.
        shared: usize,
        /// The number of points shown; White's are negative.
        shown: i32,
    },
    /// Stones are missing or too many, and empty points lie outside the winning block: with these counted, the board gives this result
    /// (the error law of docs/rules.md B.2).
    EmptyOutsideBlock(GameResult),
    /// What stands in the way of a fill as the rules have it.
    Guard(Guard),
    /// The claim is what the stones on the board give: what is settled by arithmetic after the count is left out of it.
    WithoutArithmetic {
        /// What is settled so; White's.
        settled: HalfPoints,
        /// The result without it.
        without: GameResult,
    },
    /// A cause that fits the picture, and that a correct claim rules out.
    RuledOut(Cause),
    /// So many of the creditor's stones on the shared points were counted as compensation, as a correct claim tells.
    CompensationOnShared {
        /// In whose territory they are due.
        owner: Color,
        /// How many there are.
        stones: usize,
        /// All stones of their colour on shared points.
        points: Vec<Point>,
    },
    /// A cause that explains a part of what the board shows, where no single one explains all.
    MayBe(Cause),
    /// The block is not the winner's.
    BlockIsNotTheWinners {
        /// In whose territory the block lies.
        block: Color,
        /// Who wins.
        winner: Color,
    },
    /// A doubt about the score itself.
    Score(ScoreFlag),
    /// The numbers of stones are wrong: every stone of both bowls has to be laid out.
    LayOut {
        /// The stones of each bowl.
        bowl: usize,
    },
    /// The stones in hand and the bowls decide between missing stones and stones that are not yet placed.
    ShowBowls,
    /// The fill is not finished: so many stones are not on the board.
    NotPlaced {
        /// Black stones.
        black: usize,
        /// White stones.
        white: usize,
    },
    /// The winning block touches no edge.
    BlockAwayFromEdge(Vec<Point>),
    /// The compensation stones do not lie as one group.
    CompensationScattered,
    /// The bowls hold again what lay on the board.
    BowlsRestored {
        /// Black stones.
        black: usize,
        /// White stones.
        white: usize,
    },
    /// Nothing shows which foreign stones in this side's territory were counted as compensation.
    NotWitnessed(Color),
    /// Nothing shows whether this empty point was kept free for an odd point owed, or counted as one of the block.
    ReservedNotWitnessed(Point),
    /// More compensation was placed than is owed.
    OverPaid {
        /// The stones placed.
        placed: usize,
        /// The points owed.
        owed: HalfPoints,
    },
}

impl FillNote {
    /// Whether it says that the boards do not show how something was counted, which only a claim tells.
    #[must_use]
    pub const fn is_unwitnessed(&self) -> bool {
        matches!(self, Self::NotWitnessed(_) | Self::ReservedNotWitnessed(_))
    }
}
