//! What the recorder says: the closed list of things that can happen to a record.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::record::{Adjustment, MoveFlags};
use crate::sensing::observation::PointState;

/// A move that went into the record.
#[derive(Debug, Clone, PartialEq)]
pub struct CommittedMove {
    /// Its number, from 1.
    pub number: usize,
    /// Who moved.
    pub color: Color,
    /// Where, or `None` for a pass.
    pub point: Option<Point>,
    /// When the hand left, counted from the start of the source.
    pub time: Duration,
    /// When it was committed.
    pub committed: Duration,
    /// How sure the recorder is, 0 to 1: the weight of the games with this move among all it weighs.
    pub confidence: f32,
    /// What a reader has to know about it.
    pub flags: MoveFlags,
}

/// Why a question is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QuestionKind {
    /// One side put more stones than the turns allow.
    OutOfTurn,
    /// Stones are gone that no move has captured.
    Vanished,
    /// A stone lies elsewhere, or is of the other colour, than the record says.
    Moved,
    /// The stones seen cannot be reached by legal moves in turn.
    Unexplained,
    /// Two games explain what is seen equally well.
    Ambiguous,
    /// Black stones before the first white one, not on the handicap points: free handicap?
    Handicap,
}

impl QuestionKind {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::OutOfTurn, Self::Vanished, Self::Moved, Self::Unexplained, Self::Ambiguous, Self::Handicap];

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OutOfTurn => "out-of-turn",
            Self::Vanished => "vanished",
            Self::Moved => "moved",
            Self::Unexplained => "unexplained",
            Self::Ambiguous => "ambiguous",
            Self::Handicap => "handicap",
        }
    }

    /// The kind of that [`QuestionKind::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|k| k.name() == name)
    }
}

/// One answer a question could have: the moves that would then be played from the record's end.
pub type Alternative = Vec<(Color, Option<Point>)>;

/// Something that cannot be told from the pictures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Its number in this recording, from 1.
    pub id: u32,
    /// When it arose, counted from the start of the source.
    pub time: Duration,
    /// The number of moves in the record when it arose.
    pub after: usize,
    /// Why it is asked.
    pub kind: QuestionKind,
    /// The points it is about, with what is seen there.
    pub points: Vec<(Point, PointState)>,
    /// The most probable answers, the best first; empty where only a person can say what happened.
    pub alternatives: Vec<Alternative>,
}

impl Question {
    /// The question in words, such as `After move 9: three white stones at once, E15 E5 P5. Which one was
    /// the move?`
    #[must_use]
    pub fn text(&self, size: BoardSize) -> String {
        let mut text = if self.after == 0 { "At the start".to_string() } else { format!("After move {}", self.after) };
        let what = match self.kind {
            QuestionKind::OutOfTurn => "one side has put more stones than its turn allows",
            QuestionKind::Vanished => "stones are gone that no move has captured",
            QuestionKind::Moved => "stones lie elsewhere than the record says",
            QuestionKind::Unexplained => "the stones seen are not reached by moves in turn",
            QuestionKind::Ambiguous => "two games explain the board equally well",
            QuestionKind::Handicap => "Black has put several stones before White's first: are they handicap stones?",
        };
        let _ = write!(text, ": {what}");
        for (i, (point, seen)) in self.points.iter().enumerate() {
            let name = match seen {
                PointState::Empty => "nothing on",
                PointState::Stone(Color::Black) => "black",
                PointState::Stone(Color::White) => "white",
                PointState::Covered => "hidden",
            };
            let _ = write!(text, "{} {name} {}", if i == 0 { " -" } else { "," }, point.label(size));
        }
        text
    }
}

/// Why the recorder does not believe what it sees at present.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pause {
    /// A hand or something else covers points that matter.
    Covered,
    /// The board or the camera is moving.
    Moving,
    /// No board can be made out.
    NoBoard,
    /// A board of another size, or a grid a line off, is read: the eyes have lost the board.
    Misread,
    /// Stones of the record are missing from the board, or lie elsewhere.
    Disturbed,
}

impl Pause {
    /// Every reason.
    pub const ALL: [Self; 5] = [Self::Covered, Self::Moving, Self::NoBoard, Self::Misread, Self::Disturbed];

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Covered => "covered",
            Self::Moving => "moving",
            Self::NoBoard => "no-board",
            Self::Misread => "misread",
            Self::Disturbed => "disturbed",
        }
    }

    /// The reason of that [`Pause::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|h| h.name() == name)
    }

    /// What a person can do about it, as a sentence without a full stop; nothing where it is only a hand.
    #[must_use]
    pub const fn advice(self) -> Option<&'static str> {
        match self {
            Self::Covered => None,
            Self::Moving => Some("the board or the camera is moving; let it lie still, and play is followed again"),
            Self::NoBoard => Some("the board is out of sight; check where the camera looks, and the light"),
            Self::Misread => Some("the grid in the picture does not lie on the board; check the picture"),
            Self::Disturbed => Some("stones are gone from the board or lie elsewhere; put them back, or stop"),
        }
    }

    /// The reason as part of a sentence.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Covered => "Board covered",
            Self::Moving => "Board or camera moving",
            Self::NoBoard => "No board in sight",
            Self::Misread => "The grid does not fit the board",
            Self::Disturbed => "Stones missing or moved",
        }
    }
}

/// Why the record was frozen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StopCause {
    /// Stones left the board in numbers: clearing up, or dead stones taken off.
    Cleared,
    /// Stones came onto the board in numbers that no play explains: counting by filling in.
    Filled,
    /// Both sides have passed, as a person said: no camera sees it.
    Passes,
    /// A person said so.
    Person,
}

impl StopCause {
    /// Every cause.
    pub const ALL: [Self; 4] = [Self::Cleared, Self::Filled, Self::Passes, Self::Person];

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cleared => "cleared",
            Self::Filled => "filled",
            Self::Passes => "passes",
            Self::Person => "person",
        }
    }

    /// The cause of that [`StopCause::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.name() == name)
    }

    /// The cause as part of a sentence.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Cleared => "stones are being taken off",
            Self::Filled => "the board is being filled in",
            Self::Passes => "both sides have passed",
            Self::Person => "stopped by hand",
        }
    }
}

/// What happened, as far as the record is concerned.
#[derive(Debug, Clone, PartialEq)]
pub enum RecorderEvent {
    /// The board was seen clearly for the first time, or anew before the first move: the game starts here.
    Began {
        /// When.
        time: Duration,
        /// The board's size.
        size: BoardSize,
        /// The stones that already lay there, in row-major order.
        setup: Vec<(Point, Color)>,
        /// Whose turn it is, where that is known.
        to_play: Option<Color>,
        /// How many of the stones are handicap stones.
        handicap: usize,
    },
    /// A move went into the record.
    Moved(CommittedMove),
    /// The last moves were taken out of the record again, because later evidence says so; what replaces
    /// them follows.
    TakenBack {
        /// When.
        time: Duration,
        /// How many.
        moves: usize,
    },
    /// Stones were put right without a move.
    Adjusted {
        /// When.
        time: Duration,
        /// What was put right.
        adjustment: Adjustment,
    },
    /// Something cannot be told.
    Asked(Question),
    /// Later evidence has settled a question.
    Settled {
        /// When.
        time: Duration,
        /// The question's number.
        question: u32,
    },
    /// Nothing that is seen is believed for now.
    Held {
        /// Since when.
        time: Duration,
        /// Why.
        why: Pause,
    },
    /// The hold is over.
    Resumed {
        /// When.
        time: Duration,
    },
    /// The record is frozen.
    Stopped {
        /// When.
        time: Duration,
        /// Why.
        why: StopCause,
    },
    /// The board is back as the record has it: the stop was none.
    Reopened {
        /// When.
        time: Duration,
    },
    /// The board, or the camera, was turned. The record stays as the board was seen first.
    Turned {
        /// When.
        time: Duration,
        /// By how many quarters, clockwise, what is seen has to be turned from now on to fit the record.
        quarters: u8,
    },
}

impl RecorderEvent {
    /// When it happened, counted from the start of the source.
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
