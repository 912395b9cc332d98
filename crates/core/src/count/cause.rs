//! The causes of a wrong fill (docs/rules.md B.7).

use strum::IntoStaticStr;

use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::result::GameResult;
use crate::game::stones::Stones;

/// With at least so many empty points a fill is unfinished: none of its stones count as missing.
pub const MANY_HOLES: usize = 4;

/// A cause that fits what the board shows. Several may fit: all are reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CauseKind {
    /// A colour has more stones than half the points, as with a set of 181, or fewer: lost, in a lid, or prisoners that were
    /// not returned.
    WrongNumber(Color, StoneCount),
    /// Both colours miss the same number: the margin stands, the count is not certified.
    BothMissing,
    /// This colour has as many too many as the other has too few: only the colours show it.
    Exchanged(Color),
    /// A dead stone was left in the opponent's territory.
    DeadLeft(DeadLeft),
    /// A living string of this colour is gone as a whole.
    LivingLifted(Color),
    /// A stone of the final position, or one laid during the count, is not where it was.
    StoneMoved(StoneMoved),
    /// Stones of the final position show the other colour: a misreading or a swap.
    ColorChanged,
    /// Too few or too many compensation stones in the debtor's territory, or none.
    Compensation(CompensationPlaced),
    /// Each side has as many stones more in its territory than are due to the other, as where penalties of both that nobody noted
    /// are laid out in full: it changes nothing.
    MoreOnBothSides,
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
    /// The compensation lacks exactly the debtor's penalty.
    PenaltyForgotten(CompensationPlaced, HalfPoints),
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
    /// The board shows another number than the record gives, and no single cause explains all of it.
    Unexplained,
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

/// Compensation of the wrong number that the camera at the table saw in a count, and did not see put right before the fill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenCompensation {
    /// The wall-clock time as ISO 8601.
    pub at: String,
    /// In whose territory, how many stones were due and how many lay there.
    pub stones: CompensationPlaced,
}

/// How a dead stone that was not lifted shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DeadLeft {
    /// A stone lies apart from the compensation group.
    Apart,
    /// Dead stones of this colour lie where they lay before the count.
    InPlace(Color),
    /// Stones lie in this side's territory, where neither compensation nor losing stones belong.
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
    /// Whether it is about the result that is claimed, and not about the board.
    #[must_use]
    pub const fn is_claim(self) -> bool {
        matches!(self, Self::Claim { .. })
    }

    /// Whether it is a guess at why stones lie as they do, which another one may replace; else the board itself shows it.
    #[must_use]
    pub const fn is_guess(self) -> bool {
        matches!(
            self,
            Self::Compensation(_)
                | Self::MoreOnBothSides
                | Self::PenaltyForgotten(..)
                | Self::HoleOutside
                | Self::ReservedPoint(_)
                | Self::DeadLeft(DeadLeft::TooMany(_) | DeadLeft::Apart)
        )
    }

    /// Whether it is a guess at how the stones in the other side's territory were counted, by how they lie there.
    #[must_use]
    pub const fn is_of_layout(self) -> bool {
        self.is_guess() && !matches!(self, Self::HoleOutside | Self::ReservedPoint(_))
    }

    /// Whether it is about the shared points.
    #[must_use]
    pub const fn is_of_shared_points(self) -> bool {
        matches!(self, Self::SharedUnequal { .. } | Self::SharedFilled | Self::SharedOpen)
    }

    /// The name in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::WrongNumber(Color::Black, count) if count.counted > count.bowl => "extra-black",
            Self::WrongNumber(Color::White, count) if count.counted > count.bowl => "extra-white",
            Self::WrongNumber(Color::Black, _) => "black-missing",
            Self::WrongNumber(Color::White, _) => "white-missing",
            Self::Compensation(CompensationPlaced { placed: 0, .. }) => "compensation-misplaced",
            Self::Compensation(stones) if stones.placed < stones.due => "compensation-small",
            Self::Compensation(_) => "compensation-large",
            other => other.into(),
        }
    }

    /// Whether stones of one colour, or of both, are missing.
    #[must_use]
    pub const fn is_missing(self) -> bool {
        match self {
            Self::WrongNumber(_, count) => count.counted < count.bowl,
            _ => matches!(self, Self::BothMissing),
        }
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

/// A cause for each colour that has more or fewer stones on the board than its bowl holds (docs/rules.md B.6, I1).
#[must_use]
pub fn wrong_numbers(filled: &Stones, bowl: usize) -> Vec<Cause> {
    let of = |color: Color| {
        let counted = filled.count(color);
        let over = counted as i32 - bowl as i32;
        // An extra own stone costs its owner a point, a missing one gains one.
        let shift = Some(HalfPoints::points(if color == Color::Black { -over } else { over }));
        let points =
            if over > 0 { Vec::new() } else { filled.size().points().filter(|&p| filled.get(p).is_none()).collect() };
        let kind = CauseKind::WrongNumber(color, StoneCount { counted, bowl });
        (over != 0).then(|| Cause { kind, points, stones: counted.abs_diff(bowl), shift, uncertain: false })
    };
    Color::BOTH.into_iter().filter_map(of).collect()
}
