//! The events of the recorder: everything that can happen to a record.

use kifuscribe_language::Message;
use std::time::Duration;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::record::{Adjustment, MoveFlag, MoveFlags};
use crate::sensing::observation::PointState;

/// A move that went into the record.
#[derive(Debug, Clone, PartialEq)]
pub struct CommittedMove {
    /// Its number, from 1.
    pub number: usize,
    /// Who moved.
    pub color: Color,
    /// The point; `None` for a pass.
    pub point: Option<Point>,
    /// When the hand left the stone, from the start of the source.
    pub time: Duration,
    /// When the move was committed, from the start of the source.
    pub committed: Duration,
    /// The probability that the move is correct, 0 to 1: the weight of the hypotheses with this move among all.
    pub confidence: f32,
    /// The marks of the move, such as a doubt.
    pub flags: MoveFlags,
}

impl CommittedMove {
    /// Returns whether a person has confirmed or entered the move, or evidence beyond doubt has put it right: it is no longer taken
    /// for a misreading without a question.
    #[must_use]
    pub const fn is_vouched_for(&self) -> bool {
        let is_in_doubt = self.flags.contains(MoveFlag::Uncertain) || self.flags.contains(MoveFlag::Asked);
        self.flags.contains(MoveFlag::Confirmed) || self.flags.contains(MoveFlag::Corrected) && !is_in_doubt
    }
}

/// Why a question is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum QuestionKind {
    /// One side has played more stones than its turns allow.
    OutOfTurn,
    /// Stones are missing that no move has captured.
    Vanished,
    /// A stone is on another point, or of the other colour, than in the record.
    Moved,
    /// The stones on the board cannot be reached by legal moves in turn.
    Unexplained,
    /// Two games explain the board equally well.
    Ambiguous,
    /// Stones in territory at the end of a game: moves, or stones of the fill or of the compensation.
    MoveOrFill,
    /// The stone that had just taken a ko was taken in turn, or the last move was taken back.
    KoRetaken,
    /// A group is gone that its owner may have taken by a move of his or her own.
    Suicide,
    /// Black stones before the first white one, not on the handicap points: free handicap?
    Handicap,
}

/// A possible answer to a question: the moves that were then played after [`Question::after`] moves.
pub type Alternative = Vec<(Color, Option<Point>)>;

/// A question about something that cannot be decided from the pictures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Its number in this recording, from 1.
    pub id: u32,
    /// When it was asked, from the start of the source.
    pub time: Duration,
    /// The number of moves in the record before the moves in question.
    pub after: usize,
    /// Why the question is asked.
    pub kind: QuestionKind,
    /// The points in question, with what is seen there.
    pub points: Vec<(Point, PointState)>,
    /// The most probable answers, the best first; empty if none can be proposed.
    pub alternatives: Vec<Alternative>,
}

impl Question {
    /// The number, from 0, of the alternative with which the record goes on, if it does with one; `moves` are all moves of the record.
    #[must_use]
    pub fn recorded_alternative(&self, moves: &[(Color, Option<Point>)]) -> Option<usize> {
        let recorded = moves.get(self.after..)?;
        let alternatives = self.alternatives.iter().enumerate();
        alternatives.filter(|(_, a)| recorded.starts_with(a)).max_by_key(|(_, a)| a.len()).map(|(i, _)| i)
    }

    /// Whether the question is which of the moves in question was the last one: each alternative is a part of the same moves, up to one of
    /// them, and the stones after it are those of a fill.
    #[must_use]
    pub fn asks_for_last_move(&self) -> bool {
        let Some(all) = self.alternatives.iter().max_by_key(|a| a.len()) else { return false };
        let is_part = |a: &Alternative| all.starts_with(a) && a.iter().all(|(_, point)| point.is_some());
        self.kind == QuestionKind::MoveOrFill && self.alternatives.len() > 2 && self.alternatives.iter().all(is_part)
    }
}

/// Why the recording is paused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum Pause {
    /// A hand or something else covers points that matter.
    Covered,
    /// The board or the camera is moving.
    Moving,
    /// No board is found.
    NoBoard,
    /// A board of another size, or a grid a line beside the real one, is read.
    Misread,
    /// Stones of the record are missing from the board, or are on other points.
    Disturbed,
}

/// Why the record was frozen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum StopCause {
    /// Many stones left the board: it is cleared, dead stones are removed, or another board lies there.
    Cleared,
    /// Many stones came onto the board that no play explains: it is filled in for the count.
    Filled,
    /// Both sides have passed. Passes are entered by a person.
    Passes,
    /// A person stopped the recording.
    Person,
}

/// An event of the recorder.
#[derive(Debug, Clone, PartialEq)]
pub enum RecorderEvent {
    /// The board was fully visible for the first time, or again before the first move: the game starts here.
    Began {
        /// When, from the start of the source.
        time: Duration,
        /// The board's size.
        size: BoardSize,
        /// The stones at the start, in row-major order.
        setup: Vec<(Point, Color)>,
        /// Whose turn it is, if that is known.
        to_play: Option<Color>,
        /// How many of the stones are handicap stones.
        handicap: usize,
    },
    /// A move went into the record.
    Moved(CommittedMove),
    /// The last moves were removed from the record because of later evidence. What replaces them follows.
    TakenBack {
        /// When, from the start of the source.
        time: Duration,
        /// How many.
        moves: usize,
    },
    /// Stones of the record were adjusted without a move.
    Adjusted {
        /// When, from the start of the source.
        time: Duration,
        /// The adjustment.
        adjustment: Adjustment,
    },
    /// A question was asked.
    Asked(Question),
    /// Later evidence has settled a question.
    Settled {
        /// When, from the start of the source.
        time: Duration,
        /// The question's number.
        question: u32,
    },
    /// The recording was paused, or the reason of the pause changed.
    Held {
        /// Since when, from the start of the source.
        time: Duration,
        /// Why.
        why: Pause,
    },
    /// The pause is over.
    Resumed {
        /// When, from the start of the source.
        time: Duration,
    },
    /// The record is frozen.
    Stopped {
        /// When, from the start of the source.
        time: Duration,
        /// Why.
        why: StopCause,
    },
    /// The game goes on after a stop: the board is as the record has it again, or a person has said that play goes on, and the
    /// board is as moves after the record would have it, but for points that are asked about.
    Reopened {
        /// When, from the start of the source.
        time: Duration,
    },
    /// The board, or the camera, was turned. The record keeps its orientation.
    Turned {
        /// When, from the start of the source.
        time: Duration,
        /// The quarter turns, clockwise, from an observation to the record from now on: 0 to 3.
        quarters: u8,
    },
}

impl RecorderEvent {
    /// When it happened, from the start of the source.
    #[must_use]
    pub const fn time(&self) -> Duration {
        match self {
            Self::Moved(m) => m.committed,
            Self::Asked(q) => q.time,
            Self::Began { time, .. }
            | Self::TakenBack { time, .. }
            | Self::Adjusted { time, .. }
            | Self::Settled { time, .. }
            | Self::Held { time, .. }
            | Self::Resumed { time }
            | Self::Stopped { time, .. }
            | Self::Turned { time, .. }
            | Self::Reopened { time } => *time,
        }
    }
}
