//! What else should be known about an audit.

use crate::audit::final_position::PositionNote;
use crate::audit::finding::{Finding, FindingKind, PositionSource};
use crate::count::cause::SeenCompensation;
use crate::count::note::FillNote;
use crate::count::setting::Origin;
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record_note::RecordNote;
use crate::game::result::GameResult;
use crate::game::score::ScoreFlag;
use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr};

/// Something that should be known beside the findings.
#[derive(Debug, Clone, PartialEq)]
pub enum Note {
    /// What was left out, corrected or guessed when the record was read from its file.
    Reading(RecordNote),
    /// What was assumed about the position.
    Position(PositionNote),
    /// About the fill.
    Fill(FillNote),
    /// A doubt about the score.
    Score(ScoreFlag),
    /// A final picture was not used.
    Unusable(Finding),
    /// An earlier picture was not used.
    NotUsed {
        /// Which one.
        picture: EarlierPicture,
        /// Why.
        why: Finding,
    },
    /// An earlier picture was given, and the pictures are compared with the final position rather than with a fill.
    NotOfFill(EarlierPicture),
    /// A final picture shows something else than the others, which outvoted it.
    Outvoted {
        /// The picture's name.
        picture: String,
        /// Where.
        points: Vec<Point>,
    },
    /// The pictures fit in another turn than a person gave.
    OtherTurn {
        /// The quarters given, clockwise.
        given: u8,
        /// The quarters found.
        found: u8,
        /// Where the position comes from.
        source: PositionSource,
    },
    /// This result is claimed, and is not compared: by the record the game was decided without a count.
    ClaimNotCompared(GameResult),
    /// A person gave this turn, in quarters, and there is no position that the pictures could be turned to.
    TurnUnused(u8),
    /// Dead stones still lie here in the picture before the fill.
    DeadStillThere(Vec<Point>),
    /// Dead stones of these points stand there on the finished board, among other stones of their colour.
    DeadStands(Vec<Point>),
    /// Stones of the final position are not on these points in the picture of the compensation.
    MovedAtCompensation(Vec<Point>),
    /// These stones were gone already in the picture before the fill.
    GoneBeforeTheFill(Vec<Point>),
    /// The picture before the fill differs here from the record, which does not change the verdict.
    PictureDiffers(Vec<Point>),
    /// A finding of the likeliest reading, where the verdict depends on points in doubt.
    AsRead(Finding),
    /// A point is taken otherwise than it was read, which explains the board more simply.
    TakenOtherwise {
        /// The point.
        point: Point,
        /// What was read, and its probability; `None` where no picture shows it.
        read: Option<(Option<Color>, f64)>,
        /// What it is taken to be.
        taken: Option<Color>,
    },
    /// A point is taken as it was read; something less probable there would make the fill wrong.
    TakenAsRead {
        /// The point.
        point: Point,
        /// What was read, and its probability.
        read: (Option<Color>, f64),
        /// What it would be wrong with.
        other: Option<Color>,
    },
    /// The record has so many moves that the rules forbid or a referee should check.
    FlaggedMoves(usize),
    /// The arithmetic is only that of a correct fill.
    OnlyExpectedArithmetic,
    /// The dead stones are not agreed; these are taken for dead.
    DeadChosen {
        /// One stone of each string that is taken for dead; none where no stone is.
        strings: Vec<Point>,
        /// Why they are taken for dead.
        origin: Origin,
    },
    /// Without a position only the stones can be counted.
    OnlyNumbers,
    /// Of several final pictures only the first was counted.
    OnlyFirstCounted,
    /// The point left free among the stones laid out is not the centre.
    CentreNotFree,
    /// The journal has other numbers of black and white stones in the bowls than the rules.
    BowlsNoted {
        /// The stones that were counted.
        stones: [usize; 2],
        /// Those of the rules.
        due: [usize; 2],
    },
    /// The camera at the table saw another number of compensation stones than was due.
    CompensationSeenWrong(SeenCompensation),
    /// A picture that the camera did not get.
    Missed(MissedPicture),
    /// A person left a photograph out, as it could not be used.
    LeftOut {
        /// Which one; `None` of the finished fill.
        picture: Option<EarlierPicture>,
        /// Why.
        why: LeftOutCause,
    },
}

impl Note {
    /// Why a picture was not used, where it is one of something else than it was given for.
    #[must_use]
    pub fn strange_picture(&self) -> Option<&Finding> {
        let (Self::Unusable(why) | Self::NotUsed { why, .. }) = self else { return None };
        matches!(&why.kind, FindingKind::Picture(fault) if fault.is_of_something_else()).then_some(why)
    }

    /// The point that was read with doubt, where the note is about one.
    #[must_use]
    pub const fn point_in_doubt(&self) -> Option<Point> {
        match self {
            Self::TakenOtherwise { point, .. } | Self::TakenAsRead { point, .. } => Some(*point),
            _ => None,
        }
    }
}

/// A picture taken before the fill was finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EarlierPicture {
    /// Before the fill.
    Before,
    /// After the compensation.
    Compensated,
}

/// Why a photograph was left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LeftOutCause {
    /// It cannot be read.
    Unreadable,
    /// It is too large.
    TooLarge,
}

/// A picture of a count that the camera did not get without hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum MissedPicture {
    /// The board with the dead stones off.
    DeadOff,
    /// The board with the compensation placed.
    Compensated,
    /// A fill with one empty point; the last picture of the board is used instead.
    Finished,
    /// Any picture of the finished fill.
    Final,
}
