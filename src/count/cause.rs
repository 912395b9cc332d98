//! What an audit can find, one word for each cause of docs/rules.md B.7.

use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;

/// So many open points are a fill that goes on, not stones that are missing.
pub const MANY_HOLES: usize = 4;

/// How a fill that goes on is said.
#[must_use]
pub fn not_finished(open: usize) -> String {
    format!("the fill is not finished: {open} points are open")
}

/// A cause that fits what the board shows. Several may fit: all are reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CauseKind {
    /// More black stones than half the points: a bowl of 181.
    ExtraBlack,
    /// More white stones than half the points.
    ExtraWhite,
    /// Fewer black stones: lost, or in a lid.
    BlackMissing,
    /// Fewer white stones: lost, or a prisoner that was not returned.
    WhiteMissing,
    /// Both colours miss the same number: the margin stands, the count is not certified.
    BothMissing,
    /// One colour has as many too many as the other has too few: only the colours show it.
    Exchanged,
    /// A dead stone was left in the opponent's territory.
    DeadLeft,
    /// A living string is gone as a whole.
    LivingLifted,
    /// A stone of the final position is not where it was.
    StoneMoved,
    /// Stones of the final position show the other colour: a misreading or a swap.
    ColorChanged,
    /// Too few compensation stones.
    CompensationSmall,
    /// Too many compensation stones.
    CompensationLarge,
    /// No compensation stones in the debtor's territory.
    CompensationMisplaced,
    /// Shared points filled unequally.
    SharedUnequal,
    /// The shared point that stays empty was filled.
    SharedFilled,
    /// Shared points were left open.
    SharedOpen,
    /// The empty point does not lie in the winning block.
    HoleOutside,
    /// Each side has a hole.
    HolesBothSides,
    /// The compensation lacks exactly the penalty.
    PenaltyForgotten,
    /// The point kept empty for an odd point is missing, or is not where it should be.
    ReservedPoint,
    /// The fill is not finished: stones are still in hand or in a bowl.
    Unfinished,
    /// The bowls do not hold what they should after the board was cleared.
    StrayStone,
    /// The result the players claim is not the computed one.
    Claim,
}

impl CauseKind {
    /// Every kind.
    pub const ALL: [Self; 23] = [
        Self::ExtraBlack,
        Self::ExtraWhite,
        Self::BlackMissing,
        Self::WhiteMissing,
        Self::BothMissing,
        Self::Exchanged,
        Self::DeadLeft,
        Self::LivingLifted,
        Self::StoneMoved,
        Self::ColorChanged,
        Self::CompensationSmall,
        Self::CompensationLarge,
        Self::CompensationMisplaced,
        Self::SharedUnequal,
        Self::SharedFilled,
        Self::SharedOpen,
        Self::HoleOutside,
        Self::HolesBothSides,
        Self::PenaltyForgotten,
        Self::ReservedPoint,
        Self::Unfinished,
        Self::StrayStone,
        Self::Claim,
    ];

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ExtraBlack => "extra-black",
            Self::ExtraWhite => "extra-white",
            Self::BlackMissing => "black-missing",
            Self::WhiteMissing => "white-missing",
            Self::BothMissing => "both-missing",
            Self::Exchanged => "exchanged",
            Self::DeadLeft => "dead-left",
            Self::LivingLifted => "living-lifted",
            Self::StoneMoved => "stone-moved",
            Self::ColorChanged => "color-changed",
            Self::CompensationSmall => "compensation-small",
            Self::CompensationLarge => "compensation-large",
            Self::CompensationMisplaced => "compensation-misplaced",
            Self::SharedUnequal => "shared-unequal",
            Self::SharedFilled => "shared-filled",
            Self::SharedOpen => "shared-open",
            Self::HoleOutside => "hole-outside",
            Self::HolesBothSides => "holes-both-sides",
            Self::PenaltyForgotten => "penalty-forgotten",
            Self::ReservedPoint => "reserved-point",
            Self::Unfinished => "unfinished",
            Self::StrayStone => "stray-stone",
            Self::Claim => "claim",
        }
    }

    /// The row of docs/rules.md B.7 that describes the cause; 0 for a claim and for the bowls after
    /// clearing (B.6, I11), which have none.
    #[must_use]
    pub const fn row(self) -> u8 {
        match self {
            Self::ExtraBlack => 1,
            Self::ExtraWhite => 2,
            Self::BlackMissing => 3,
            Self::WhiteMissing => 4,
            Self::BothMissing => 5,
            Self::Exchanged => 6,
            Self::DeadLeft => 7,
            Self::LivingLifted => 8,
            Self::StoneMoved => 9,
            Self::ColorChanged => 10,
            Self::CompensationSmall => 11,
            Self::CompensationLarge => 12,
            Self::CompensationMisplaced => 13,
            Self::SharedUnequal => 14,
            Self::SharedFilled => 15,
            Self::SharedOpen => 16,
            Self::HoleOutside => 17,
            Self::HolesBothSides => 18,
            Self::PenaltyForgotten => 19,
            Self::ReservedPoint => 20,
            Self::Unfinished => 22,
            Self::StrayStone | Self::Claim => 0,
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
    /// The finding as a sentence.
    pub text: String,
    /// Whether another cause, or none, fits the picture as well.
    pub uncertain: bool,
}
