//! What an audit finds, about the board and about the pictures.

use strum::IntoStaticStr;

use crate::audit::alignment::Turn;
use crate::audit::doubt::{CountBoard, ReadingOutcome};
use crate::audit::final_position::RecordedIn;
use crate::audit::pictures::PictureObservation;
use crate::count::cause::{Cause, CauseKind, CompensationPlaced, DeadLeft, SeenCompensation};
use crate::count::expectation::Guard;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::{BoardSize, Point};
use crate::game::result::GameResult;

/// Where the position comes from that the pictures are compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionSource {
    /// The record.
    Record,
    /// The picture before the fill.
    Picture,
}

/// One finding.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// Where it shows, in the coordinates of the record.
    pub points: Vec<Point>,
    /// How many stones it is about.
    pub stones: usize,
    /// What the players would read too much for Black because of it, where that is fixed.
    pub shift: Option<HalfPoints>,
}

/// What is found.
#[derive(Debug, Clone, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FindingKind {
    /// A cause of a wrong fill.
    Fill(CauseKind),
    /// A picture cannot be used.
    Picture(PictureFault),
    /// Something covers points of the final position.
    #[strum(serialize = "covered")]
    PositionCovered,
    /// The picture fits the position in several turns, and the verdict depends on the turn.
    WhichSide {
        /// The turns.
        turns: Vec<Turn>,
        /// Where the position comes from.
        source: PositionSource,
    },
    /// A point was not read with certainty, and the verdict or another finding depends on it.
    InDoubt(PointDoubt),
    /// Points were not read with certainty.
    #[strum(serialize = "in-doubt")]
    Unsure,
    /// The record and the picture before the fill show different positions, and the result depends on it.
    PositionUnclear {
        /// Where they differ.
        differs: Vec<Point>,
        /// The result by the record.
        by_record: GameResult,
        /// The result by the picture.
        by_picture: GameResult,
    },
    /// The result depends on the prisoners, and nobody counted them.
    PrisonersUnknown,
    /// The result depends on who made the last move, which is not known.
    LastMoveUnknown,
    /// The compensation was too small when filling began, and had the right number later: as it was put right, or as a
    /// losing stone was laid early.
    CompensationPutRight(CompensationPlaced),
    /// A group that lives was lifted, and nobody said that it is dead.
    LivingLifted {
        /// Whether it cannot be captured; else it is probably alive.
        is_certain: bool,
        /// The result with it.
        alive: Option<GameResult>,
        /// The result without it.
        lifted: Option<GameResult>,
    },
    /// Dead strings stand whole on the finished board, which is a right fill with them alive, too, or nobody named them.
    DeadStands {
        /// The result with them alive.
        alive: Option<GameResult>,
        /// The result with them dead.
        dead: Option<GameResult>,
        /// Whether the fill is right with them alive, too.
        is_right_alive: bool,
    },
    /// What was given is against the record, and nobody gave it with a name and reasons.
    AgainstRecord {
        /// The result with what was given.
        given: Option<GameResult>,
        /// The result by the record.
        recorded: Option<GameResult>,
        /// Where it stands what that is against.
        source: RecordedIn,
    },
    /// The record states another number of handicap stones than lie on the board, and the result depends on it.
    HandicapUnclear {
        /// The stones that the record states (SGF's `HA`).
        stated: usize,
        /// The stones that lie there before White's first move.
        laid: usize,
        /// The result with the number.
        by_number: Option<GameResult>,
        /// The result with the stones.
        by_stones: Option<GameResult>,
    },
    /// By WMSG's rules the numbers of board moves tell another last move than the record has, as after a pass in the game, and the result
    /// depends on it.
    ParityUnclear {
        /// Black's board moves and White's.
        plays: [usize; 2],
        /// Who made the last board move.
        last: Color,
        /// The result by the last move.
        by_last: Option<GameResult>,
        /// The result by the numbers.
        by_numbers: Option<GameResult>,
    },
    /// A note about the game decides it by the rules, such as a lost flag: nothing is counted while it stands.
    DecidedByNote {
        /// The number of the note, from 1.
        note: usize,
        /// The result by it.
        result: GameResult,
    },
    /// A note about the game leaves open how it ends, such as a position on which the players do not agree.
    LeftOpenByNote {
        /// The number of the note, from 1.
        note: usize,
    },
    /// The record states two values of a property on which the result depends.
    TwoValues {
        /// The property: `KM`, `RU` or `HA`.
        property: &'static str,
        /// The first value, which counts, and the other one.
        values: Box<[String; 2]>,
        /// The result with the first one.
        by_value: Option<GameResult>,
        /// The result with the other one.
        by_other: Option<GameResult>,
    },
    /// No fill of the position is possible, so that nothing is read off the board.
    NotFillable(Guard),
    /// The record ends with an open board: it is cut, or the game was not over, and its result is no count's.
    RecordUnfinished {
        /// The points that belong to neither side.
        open: usize,
    },
    /// With one more move the fill is right: the record may lack it.
    RecordLacksMove {
        /// The number of moves before it.
        after: usize,
        /// Whose move it is.
        color: Color,
        /// The result by the record.
        recorded: Option<GameResult>,
        /// The result with the move.
        with: Option<GameResult>,
    },
    /// Nobody said which stones are dead, and stones of this colour stand in the other side's territory as if they were not.
    #[strum(serialize = "dead-left")]
    DeadNotNamed(Color),
    /// The journal has other numbers of black and white stones in the bowls than the rules, and the fill would agree.
    WrongBowls {
        /// The stones that were counted.
        stones: [usize; 2],
        /// Those of the rules.
        due: [usize; 2],
    },
    /// The camera at the table saw another number of compensation stones than was due, and the finished fill, which would agree, does
    /// not show which stones are compensation.
    CompensationSeenWrong(SeenCompensation),
    /// The board does not show the final position.
    PositionDiffers,
    /// Somebody claims another result than the one that was compared.
    #[strum(serialize = "claim")]
    OtherClaim {
        /// Who claims it.
        by: String,
        /// The claim.
        claimed: GameResult,
        /// What the rules give.
        computed: GameResult,
    },
    /// The record names another result than the one that was computed, beside a claim or beside another result of its own.
    #[strum(serialize = "claim")]
    OtherRecorded {
        /// The record's result.
        recorded: GameResult,
        /// What the rules give.
        computed: GameResult,
    },
    /// A referee decided another result than the one that was computed.
    #[strum(serialize = "decision")]
    OtherDecision {
        /// Who.
        by: String,
        /// What was decided.
        decided: GameResult,
        /// What the rules give.
        computed: GameResult,
    },
    /// The result claimed is not that of the final position.
    #[strum(serialize = "claim")]
    PositionClaim {
        /// The claim.
        claimed: GameResult,
        /// What the rules give.
        computed: GameResult,
        /// Where the position comes from.
        source: PositionSource,
    },
}

/// Why a picture cannot be used.
#[derive(Debug, Clone, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PictureFault {
    /// No board was found in this picture.
    NoBoard {
        /// The picture's name.
        picture: String,
    },
    /// The board in the picture has another number of lines.
    WrongSize {
        /// The picture's name.
        picture: String,
        /// The size found.
        found: BoardSize,
        /// The size of the position.
        size: BoardSize,
        /// Where the position comes from.
        source: PositionSource,
    },
    /// Part of the board lies outside the picture.
    NotWhole {
        /// The picture's name.
        picture: String,
        /// How many points lie outside, where that is known.
        outside: Option<usize>,
    },
    /// Something covers points of the board.
    Covered {
        /// The picture's name; `None` for all pictures of the fill together.
        picture: Option<String>,
        /// How many points are covered.
        covered: usize,
    },
    /// The picture does not show this game.
    OtherGame {
        /// The picture's name.
        picture: String,
        /// The share of the position's stones that lie there, 0 to 1.
        matched: f64,
        /// Where the position comes from.
        source: PositionSource,
    },
    /// The picture from before the fill shows another position: neither the record nor the finished board has these points so.
    OtherPosition {
        /// The picture's name.
        picture: String,
        /// How many points.
        points: usize,
    },
    /// The picture given as one from before the fill shows a fill.
    AlreadyFilled {
        /// The picture's name.
        picture: String,
    },
    /// The picture given as one from before the fill, of a game that nobody recorded, shows the compensation: with it the fill is right.
    ShowsCompensation {
        /// The picture's name.
        picture: String,
    },
    /// The picture given as that of the compensation shows no stone of it, and the finished fill is right without it.
    BeforeCompensation {
        /// The picture's name.
        picture: String,
    },
    /// The picture given as that of the compensation shows a fill.
    AfterCompensation {
        /// The picture's name.
        picture: String,
    },
    /// The picture is a mirror image.
    Mirrored {
        /// The picture's name.
        picture: String,
        /// Where the position comes from.
        source: PositionSource,
    },
    /// Too many points of all pictures of the fill are in doubt.
    Unclear {
        /// How many.
        points: usize,
    },
    /// Too many points of one picture are in doubt.
    #[strum(serialize = "unclear")]
    UnclearPicture {
        /// The picture's name.
        picture: String,
        /// The share of the points in doubt, 0 to 1.
        share: f64,
    },
}

/// A point that decides what is found: how it was read, how else it may be read, and what each reading comes to.
#[derive(Debug, Clone, PartialEq)]
pub struct PointDoubt {
    /// The board it is on.
    pub board: CountBoard,
    /// Whether no picture shows what lies there. Then what was read means nothing.
    pub is_hidden: bool,
    /// What was read, and its probability.
    pub read: (Option<Color>, f64),
    /// What else it may be, and its probability.
    pub other: (Option<Color>, f64),
    /// What the count comes to with either; `None` where only several points together decide.
    pub outcomes: Option<Box<[ReadingOutcome; 2]>>,
}

impl PictureFault {
    /// Whether the picture is of something else than it was given for.
    #[must_use]
    pub const fn is_of_something_else(&self) -> bool {
        match self {
            Self::WrongSize { .. }
            | Self::OtherGame { .. }
            | Self::OtherPosition { .. }
            | Self::AlreadyFilled { .. }
            | Self::ShowsCompensation { .. }
            | Self::BeforeCompensation { .. }
            | Self::AfterCompensation { .. } => true,
            Self::NoBoard { .. }
            | Self::NotWhole { .. }
            | Self::Covered { .. }
            | Self::Mirrored { .. }
            | Self::Unclear { .. }
            | Self::UnclearPicture { .. } => false,
        }
    }
}

impl FindingKind {
    /// The name in JSON.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Fill(kind) => kind.name(),
            Self::Picture(fault) => fault.into(),
            other => other.into(),
        }
    }

    /// The result that was claimed, recorded or decided, which it compares with the computed one; `None` where it is about the board.
    #[must_use]
    pub const fn claim(&self) -> Option<GameResult> {
        match self {
            Self::Fill(CauseKind::Claim { claimed: result, .. })
            | Self::PositionClaim { claimed: result, .. }
            | Self::OtherClaim { claimed: result, .. }
            | Self::OtherRecorded { recorded: result, .. }
            | Self::OtherDecision { decided: result, .. } => Some(*result),
            _ => None,
        }
    }

    /// The two results between which it leaves the verdict open; `None` where it leaves something else open, or both are one.
    #[must_use]
    pub fn two_results(&self) -> Option<[Option<GameResult>; 2]> {
        let results = match self {
            Self::LivingLifted { alive: one, lifted: other, .. }
            | Self::DeadStands { alive: one, dead: other, .. }
            | Self::HandicapUnclear { by_number: one, by_stones: other, .. }
            | Self::ParityUnclear { by_last: one, by_numbers: other, .. }
            | Self::TwoValues { by_value: one, by_other: other, .. }
            | Self::RecordLacksMove { recorded: one, with: other, .. } => [*one, *other],
            Self::PositionUnclear { by_record, by_picture, .. } => [Some(*by_record), Some(*by_picture)],
            _ => return None,
        };
        (results[0] != results[1]).then_some(results)
    }

    /// Whether it is about the result claimed.
    #[must_use]
    pub const fn is_claim(&self) -> bool {
        self.claim().is_some()
    }

    /// Whether it is about points that were not read with certainty.
    #[must_use]
    pub const fn is_doubt(&self) -> bool {
        matches!(self, Self::InDoubt(_) | Self::Unsure)
    }

    /// Whether a person should check single points of the board.
    #[must_use]
    pub const fn asks_to_check_points(&self) -> bool {
        matches!(
            self,
            Self::InDoubt(_)
                | Self::Unsure
                | Self::Fill(CauseKind::StoneMoved(_) | CauseKind::ColorChanged | CauseKind::HoleOutside)
        )
    }
}

impl Finding {
    /// A finding about points that no stones are counted for.
    pub(super) const fn at(kind: FindingKind, points: Vec<Point>) -> Self {
        Self { kind, points, stones: 0, shift: None }
    }

    /// Makes of dead stones that stand where they lay such that nobody has named as dead.
    pub(super) fn say_dead_was_not_named(&mut self) {
        if let FindingKind::Fill(CauseKind::DeadLeft(DeadLeft::InPlace(color))) = self.kind {
            self.kind = FindingKind::DeadNotNamed(color);
        }
    }

    /// The finding that a picture shows no board.
    pub(super) fn no_board(picture: &PictureObservation) -> Self {
        Self::at(FindingKind::Picture(PictureFault::NoBoard { picture: picture.name.clone() }), Vec::new())
    }
}

impl From<Cause> for Finding {
    fn from(cause: Cause) -> Self {
        let Cause { kind, points, stones, shift, .. } = cause;
        Self { kind: FindingKind::Fill(kind), points, stones, shift }
    }
}
