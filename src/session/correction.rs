//! What a person puts right in a record, named by the mistake. A correction supersedes; nothing is erased.

use std::time::Duration;

use thiserror::Error;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::{GameRecord, Move, MoveFlag};
use crate::recorder::event::CommittedMove;

/// A correction of the record. Moves are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Correction {
    /// The stone of this move lies elsewhere.
    WrongPoint {
        /// The move.
        number: usize,
        /// Where it was played.
        point: Point,
    },
    /// The move was the other side's.
    WrongColor {
        /// The move.
        number: usize,
    },
    /// Moves were played that are not in the record: a missed pair, a pass.
    Missed {
        /// The number of moves before them.
        after: usize,
        /// The moves, `None` being a pass.
        moves: Vec<(Color, Option<Point>)>,
    },
    /// A move that is in the record was not played.
    Extra {
        /// The move.
        number: usize,
    },
    /// Everything after this move is wrong: the record goes on from there.
    ResumeFrom {
        /// The last move that is right; 0 for the start.
        number: usize,
    },
    /// The correction made last is taken back. Once more takes back the one before it.
    Undo,
}

/// A correction that does not fit the record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CorrectionError {
    /// No such move.
    #[error("there is no move {number}: the record has {moves}")]
    NoSuchMove {
        /// The number given.
        number: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// A stone where none can be.
    #[error("no stone can be played at {label} at move {number}: there lies one already")]
    Occupied {
        /// The point's name.
        label: String,
        /// The move.
        number: usize,
    },
    /// Nothing to take back.
    #[error("there is no correction to take back")]
    NothingToUndo,
}

impl Correction {
    /// Whether the correction fits the record.
    ///
    /// # Errors
    /// [`CorrectionError`] where it does not.
    pub fn check(&self, record: &GameRecord) -> Result<(), CorrectionError> {
        let moves = record.moves.len();
        let known = |number: usize, least: usize| {
            if (least..=moves).contains(&number) { Ok(()) } else { Err(CorrectionError::NoSuchMove { number, moves }) }
        };
        let free = |point: Point, before: usize| {
            if record.position_after(before).stones().get(point).is_none() {
                Ok(())
            } else {
                Err(CorrectionError::Occupied { label: point.label(record.size), number: before + 1 })
            }
        };
        match self {
            Self::WrongPoint { number, point } => {
                known(*number, 1)?;
                free(*point, number - 1)
            }
            Self::WrongColor { number } | Self::Extra { number } => known(*number, 1),
            Self::ResumeFrom { number } => known(*number, 0),
            Self::Missed { after, moves } => {
                known(*after, 0)?;
                moves.iter().filter_map(|m| m.1).try_for_each(|p| free(p, *after))
            }
            Self::Undo => Ok(()),
        }
    }

    /// Carries the correction out on the moves and on what is known about each. What does not fit is left as
    /// it is: see [`Correction::check`].
    pub(super) fn apply(&self, time: Duration, moves: &mut Vec<Move>, seen: &mut Vec<CommittedMove>) {
        match self {
            Self::WrongPoint { number, point } => {
                if let (Some(m), Some(s)) = (moves.get_mut(number - 1), seen.get_mut(number - 1)) {
                    m.point = Some(*point);
                    s.point = Some(*point);
                    mark(m, s);
                }
            }
            Self::WrongColor { number } => {
                if let (Some(m), Some(s)) = (moves.get_mut(number - 1), seen.get_mut(number - 1)) {
                    m.color = m.color.opponent();
                    s.color = m.color;
                    mark(m, s);
                }
            }
            Self::Missed { after, moves: missed } => {
                for (i, &(color, point)) in missed.iter().enumerate() {
                    let at = (after + i).min(moves.len());
                    let mut m = Move::new(color, point);
                    let mut s = CommittedMove {
                        number: at + 1,
                        color,
                        point,
                        time: seen.get(at).map_or(time, |next| next.time),
                        committed: time,
                        confidence: 1.0,
                        flags: m.flags,
                    };
                    mark(&mut m, &mut s);
                    moves.insert(at, m);
                    seen.insert(at, s);
                }
            }
            Self::Extra { number } => {
                if *number >= 1 && *number <= moves.len() {
                    moves.remove(number - 1);
                    seen.remove(number - 1);
                }
            }
            Self::ResumeFrom { number } => {
                moves.truncate(*number);
                seen.truncate(*number);
            }
            Self::Undo => {}
        }
        for (i, s) in seen.iter_mut().enumerate() {
            s.number = i + 1;
        }
    }
}

/// Marks a move as put right by a person: no doubt is left in it.
fn mark(m: &mut Move, s: &mut CommittedMove) {
    for doubt in [MoveFlag::OrderUnseen, MoveFlag::Uncertain, MoveFlag::Asked] {
        m.flags.remove(doubt);
    }
    m.flags.insert(MoveFlag::Corrected);
    s.flags = m.flags;
}
