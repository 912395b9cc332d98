//! The causes of a wrong fill (docs/rules.md B.7).

use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::result::GameResult;

/// With at least so many empty points a fill is unfinished: none of its stones count as missing.
pub const MANY_HOLES: usize = 4;

/// A cause that fits what the board shows. Several may fit: all are reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CauseKind {
    /// More black stones than half the points: a bowl of 181.
    ExtraBlack(StoneCount),
    /// More white stones than half the points.
    ExtraWhite(StoneCount),
    /// Fewer black stones: lost, or in a lid.
    BlackMissing(StoneCount),
    /// Fewer white stones: lost, or a prisoner that was not returned.
    WhiteMissing(StoneCount),
    /// Both colours miss the same number: the margin stands, the count is not certified.
    BothMissing,
    /// One colour has as many too many as the other has too few: only the colours show it.
    Exchanged,
    /// A dead stone was left in the opponent's territory.
    DeadLeft(DeadLeft),
    /// A living string of this colour is gone as a whole.
    LivingLifted(Color),
    /// A stone of the final position, or one laid during the count, is not where it was.
    StoneMoved(StoneMoved),
    /// Stones of the final position show the other colour: a misreading or a swap.
    ColorChanged,
    /// Too few compensation stones.
    CompensationSmall(CompensationPlaced),
    /// Too many compensation stones.
    CompensationLarge(CompensationPlaced),
    /// No compensation stones in the debtor's territory.
    CompensationMisplaced(CompensationPlaced),
    /// Shared points filled unequally.
    SharedUnequal {
        /// Black stones on shared points.
        black: usize,
        /// White stones on shared points.
        white: usize,
    },
    /// The shared point that stays empty was filled.
    SharedFilled,
    /// Shared points were left open.
    SharedOpen,
    /// The empty point does not lie in the winning block.
    HoleOutside,
    /// Each side has a hole.
    HolesBothSides,
    /// The compensation lacks exactly the penalty.
    PenaltyForgotten {
        /// Who pays it.
        owner: Color,
        /// The penalty in points.
        penalty: HalfPoints,
    },
    /// The empty point is not the one that this side keeps free for an odd point.
    ReservedPoint(Color),
    /// The fill is not finished: stones are still in hand or in a bowl.
    Unfinished(Unfinished),
    /// The bowls do not hold what they should after the board was cleared.
    StrayStone {
        /// The black and white stones in the bowls.
        after: [usize; 2],
        /// The black and white stones that lay on the board.
        on_board: [usize; 2],
    },
    /// The result the players claim is not the computed one.
    Claim {
        /// The claim.
        claimed: GameResult,
        /// What the rules give.
        computed: GameResult,
    },
}

/// The stones of one colour that lie on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StoneCount {
    /// How many there are.
    pub counted: usize,
    /// How many there should be: half the points.
    pub bowl: usize,
}

/// Compensation stones as they were placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CompensationPlaced {
    /// In whose territory they lie: the debtor's.
    pub owner: Color,
    /// How many are due there.
    pub due: usize,
    /// How many lie there.
    pub placed: usize,
}

/// How a dead stone that was not lifted shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DeadLeft {
    /// A stone lies apart from the compensation group.
    Apart,
    /// Dead stones of this colour lie where they lay before the count.
    InPlace(Color),
    /// Too many stones lie in this side's territory while the block is the other side's.
    TooMany(Color),
}

/// How a stone shows that was moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StoneMoved {
    /// The point is empty.
    Missing,
    /// A stone of the other colour lies there.
    Replaced,
    /// A stone that lay there after the compensation was placed is gone.
    SinceCompensation,
}

/// How an unfinished fill shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unfinished {
    /// Many points are open.
    Open,
    /// All that is missing are the losing stones.
    LosingStonesInHand,
}

impl CauseKind {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ExtraBlack(_) => "extra-black",
            Self::ExtraWhite(_) => "extra-white",
            Self::BlackMissing(_) => "black-missing",
            Self::WhiteMissing(_) => "white-missing",
            Self::BothMissing => "both-missing",
            Self::Exchanged => "exchanged",
            Self::DeadLeft(_) => "dead-left",
            Self::LivingLifted(_) => "living-lifted",
            Self::StoneMoved(_) => "stone-moved",
            Self::ColorChanged => "color-changed",
            Self::CompensationSmall(_) => "compensation-small",
            Self::CompensationLarge(_) => "compensation-large",
            Self::CompensationMisplaced(_) => "compensation-misplaced",
            Self::SharedUnequal { .. } => "shared-unequal",
            Self::SharedFilled => "shared-filled",
            Self::SharedOpen => "shared-open",
            Self::HoleOutside => "hole-outside",
            Self::HolesBothSides => "holes-both-sides",
            Self::PenaltyForgotten { .. } => "penalty-forgotten",
            Self::ReservedPoint(_) => "reserved-point",
            Self::Unfinished(_) => "unfinished",
            Self::StrayStone { .. } => "stray-stone",
            Self::Claim { .. } => "claim",
        }
    }

    /// The row of docs/rules.md B.7 that describes the cause; 0 for a claim and for the bowls after
    /// clearing (B.6, I11), which have none.
    #[must_use]
    pub const fn row(self) -> u8 {
        match self {
            Self::ExtraBlack(_) => 1,
            Self::ExtraWhite(_) => 2,
            Self::BlackMissing(_) => 3,
            Self::WhiteMissing(_) => 4,
            Self::BothMissing => 5,
            Self::Exchanged => 6,
            Self::DeadLeft(_) => 7,
            Self::LivingLifted(_) => 8,
            Self::StoneMoved(_) => 9,
            Self::ColorChanged => 10,
            Self::CompensationSmall(_) => 11,
            Self::CompensationLarge(_) => 12,
            Self::CompensationMisplaced(_) => 13,
            Self::SharedUnequal { .. } => 14,
            Self::SharedFilled => 15,
            Self::SharedOpen => 16,
            Self::HoleOutside => 17,
            Self::HolesBothSides => 18,
            Self::PenaltyForgotten { .. } => 19,
            Self::ReservedPoint(_) => 20,
            Self::Unfinished(_) => 22,
            Self::StrayStone { .. } | Self::Claim { .. } => 0,
        }
    }

    /// Returns the cause that a colour has more or fewer stones than half the points.
    #[must_use]
    pub const fn of_number(color: Color, count: StoneCount) -> Self {
        match (color, count.counted > count.bowl) {
            (Color::Black, true) => Self::ExtraBlack(count),
            (Color::White, true) => Self::ExtraWhite(count),
            (Color::Black, false) => Self::BlackMissing(count),
            (Color::White, false) => Self::WhiteMissing(count),
        }
    }

    /// Whether stones of one colour, or of both, are missing.
    #[must_use]
    pub const fn is_missing(self) -> bool {
        matches!(self, Self::BlackMissing(_) | Self::WhiteMissing(_) | Self::BothMissing)
    }

    /// Whether the number of stones of a colour is wrong.
    #[must_use]
    pub const fn is_wrong_number(self) -> bool {
        self.is_missing() || matches!(self, Self::ExtraBlack(_) | Self::ExtraWhite(_))
    }

    /// Whether the compensation is wrong.
    #[must_use]
    pub const fn is_compensation(self) -> bool {
        matches!(self, Self::CompensationSmall(_) | Self::CompensationLarge(_) | Self::CompensationMisplaced(_))
    }
}

/// One cause that fits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    /// The cause.
    pub kind: CauseKind,
    /// Where it shows, top row first.
    pub points: Vec<Point>,
    /// How many stones it is about.
    pub stones: usize,
    /// What the players would read too much for Black because of it, where that is fixed.
    pub shift: Option<HalfPoints>,
    /// Whether another cause, or none, fits the picture as well.
    pub uncertain: bool,
}
