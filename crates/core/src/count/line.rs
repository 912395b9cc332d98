//! The lines of a count's arithmetic.

use crate::count::cause::CauseKind;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::score::ScoreLine;

/// What a line of a count's arithmetic counts, with the numbers that it is reckoned from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountLine {
    /// A line of the score of the position.
    Score(ScoreLine),
    /// The stones of each colour that fill a board of so many points.
    StonesOfEach {
        /// The points of the board.
        points: usize,
    },
    /// The stones of each colour on shared points.
    SharedStones {
        /// The shared points.
        points: usize,
    },
    /// The compensation stones in the debtor's territory.
    Compensation {
        /// Whose stones they are: the creditor's.
        color: Color,
        /// How many are due.
        due: usize,
        /// How many can be placed.
        placed: usize,
        /// The points that they stand for.
        owed: HalfPoints,
    },
    /// The stone more of this side on the last shared point, for an odd point.
    ExtraOnShared(Color),
    /// The point of this side that stays empty, for an odd point.
    KeptEmpty(Color),
    /// The losing stones or the winning points of a side.
    Excess {
        /// The side.
        color: Color,
        /// Whether its stones do not fit into its territory.
        is_losing: bool,
        /// Its stones in all.
        stones: usize,
        /// Those that lie there as living ones, on shared points, and as compensation in the other's territory.
        laid: [usize; 3],
        /// The points of its territory.
        territory: usize,
        /// Those that the other's stones take, or that stay empty.
        taken: usize,
    },
    /// What a correct fill shows.
    CorrectFill {
        /// The winning points.
        points: usize,
        /// The losing stones.
        stones: usize,
    },
    /// The margin that the board shows, with what is settled by arithmetic.
    MarginByBoard {
        /// What the board shows.
        shown: i32,
        /// What is settled by arithmetic.
        settled: HalfPoints,
    },
    /// The stones of a colour that lie on the board.
    StonesOnBoard(Color),
    /// The empty points of the board.
    EmptyOnBoard,
    /// The losing stones in a side's territory.
    LosingIn {
        /// The side.
        owner: Color,
        /// The other's stones there.
        foreign: usize,
        /// Those of them that are compensation.
        compensation: usize,
    },
    /// The empty points in a side's territory.
    EmptyIn(Color),
    /// What this fill shows.
    Shown,
    /// What it shows with every foreign stone and empty point, wherever they lie.
    ShownInFull,
    /// What a correct fill shows, as it stands above.
    ShownCorrect,
    /// What this fill would show if each bowl had the right number of stones.
    EqualBowls {
        /// What it shows with every foreign stone and empty point.
        shown: i32,
        /// The stones of Black and of White that are too many; negative where some are missing.
        over: [i32; 2],
    },
    /// The way from what this fill shows to what a correct one does.
    Explained {
        /// What this fill shows.
        shown: i32,
        /// The steps, each with what it moves.
        steps: Vec<(HalfPoints, StepReason)>,
    },
    /// What the position and the bowls fix, whatever the players do, by this fill.
    CrossCheck,
    /// The same by Black's stones.
    ByBlackStones {
        /// Black's living stones.
        living: usize,
        /// Black's stones on shared points.
        shared: usize,
        /// The points of Black's territory.
        territory: usize,
        /// Black's stones in all.
        stones: usize,
    },
}

/// Why a correct fill shows more or less than this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepReason {
    /// Points are empty outside the winning block.
    OutsideTheBlock,
    /// A cause that was found.
    Cause(CauseKind),
    /// No cause was found.
    Unexplained,
}

impl From<ScoreLine> for CountLine {
    fn from(line: ScoreLine) -> Self {
        Self::Score(line)
    }
}
